#pragma once

#include "ui/jobs/LatestJob.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class Card;
class ProjectSession;

/// Shows the request for one drawn sequence, byte for byte, before anything is sent: the request with its key
/// masked, or the line of a prompt pack.
class RequestCard final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestCard(ProjectSession &session, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeChooser();
    void makeText();
    void refresh();
    void fetch();
    void show(const core::Result<std::string> &request);
    bool isPack() const;
    bool hasKey() const;

    ProjectSession &m_session;
    Card *m_card;
    QSpinBox *m_number;
    QLabel *m_count;
    QPushButton *m_previous;
    QPushButton *m_next;
    QComboBox *m_format;
    QLabel *m_note;
    QPlainTextEdit *m_text;
    LatestJob m_job; ///< last, so that it is gone before what it reports to
};

} // namespace ui
