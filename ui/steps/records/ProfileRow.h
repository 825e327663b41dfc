#pragma once

#include "ui/jobs/JobRunner.h"
#include "ui/session/RecordsFacts.h"

#include <QWidget>

#include <filesystem>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace ui {

class Badge;
class ProjectSession;

/// The kind of export that the records are known as, by what it is told, and the buttons that take its
/// meaning of the columns off again, fill it in, or take a profile of the organisation from a file. Such a
/// file is read in a worker of its own; what is wrong with it is said here, and changes nothing.
class ProfileRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileRow(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void toggle();
    void choose();
    /// Reads a profile of the organisation; puts it into the plan when it was just chosen.
    void read(const std::string &path, bool isChosen);
    void take(const std::vector<std::filesystem::path> &files,
              const core::Result<HouseProfile> &house,
              bool isChosen);
    void refreshWords();

    ProjectSession &m_session;
    Badge *m_badge;
    QLabel *m_why;
    QPushButton *m_toggle;
    QPushButton *m_fromFile;
    QLabel *m_refusal;
    std::string m_tried; ///< the file that was read last, or could not be
    JobRunner m_reader;  ///< last, so that the worker is gone before anything it reports to
};

} // namespace ui
