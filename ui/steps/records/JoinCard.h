#pragma once

#include "core/records/Preview.h"
#include "core/records/Source.h"
#include "ui/jobs/JobRunner.h"

#include <QWidget>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ui {

class ProjectSession;

/// Labels that stand in another file: which file, which key ties them to the records, which of its columns is
/// the label. Looks at the file in a worker of its own.
class JoinCard final : public QWidget
{
    Q_OBJECT

public:
    explicit JoinCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QComboBox *addChooser(const QString &text, const char *objectName);
    void choose();
    void remove();
    /// Looks at a file; puts it into the plan when it was just chosen.
    void read(const std::filesystem::path &file, bool isChosen);
    void take(const core::Result<core::records::Preview> &labels, bool isChosen);
    void change(const std::function<void(core::records::Join &)> &edit);
    void connectChoosers();
    void fillChoosers();
    std::vector<std::string> columnsHere() const;

    ProjectSession &m_session;
    QLabel *m_words;
    QLabel *m_name;
    QPushButton *m_choose;
    QPushButton *m_remove;
    QWidget *m_choices;
    QGridLayout *m_grid;
    QComboBox *m_on;
    QComboBox *m_key;
    QComboBox *m_label;
    QLabel *m_refusal;
    std::filesystem::path m_seen; ///< the file whose columns are known, or that was tried
    std::vector<std::string> m_columns;
    JobRunner m_reader; ///< last, so that the worker is gone before anything it reports to
};

} // namespace ui
