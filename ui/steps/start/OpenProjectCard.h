#pragma once

#include "core/base/Result.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace ui {

class ProjectSession;

/// The ways to a project that exists: open, recent, and the sample.
class OpenProjectCard final : public QWidget
{
    Q_OBJECT

public:
    explicit OpenProjectCard(ProjectSession &session, QWidget *parent = nullptr);

    /// Lists the recent projects again.
    void refresh();

signals:
    /// A way was taken: an older error no longer holds.
    void begun();
    void failed(const core::Error &error);
    /// A package of somebody else, a zip file, is to be looked at.
    void packageChosen(const QString &path);

private:
    void choose();
    void choosePackage();
    void open(const QString &path);
    /// The button that opens it.
    QWidget *addRecent(const QString &path, int number);

    ProjectSession &m_session;
    bool m_isOpening = false; ///< what loads was asked for here, so that its error is told here
    QPushButton *m_choose;
    QPushButton *m_sample;
    QPushButton *m_package;
    QWidget *m_recent;
    QVBoxLayout *m_recentRows;
};

} // namespace ui
