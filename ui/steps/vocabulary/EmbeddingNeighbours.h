#pragma once

#include "ui/jobs/LatestJob.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace ui {

class ProjectSession;

/// The nearest phrases of one that is typed.
class EmbeddingNeighbours final : public QWidget
{
    Q_OBJECT

public:
    explicit EmbeddingNeighbours(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void look();

    ProjectSession &m_session;
    QLineEdit *m_field;
    QLabel *m_words;
    LatestJob m_job; ///< last, so that it is gone before what it reports to
};

} // namespace ui
