#pragma once

#include <QString>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class Badge;
class ProjectSession;

/// Asks whether the records are those of an earlier project, with the accounts of the ledger as a list, and
/// shows the account on which their budget adds up.
class SourceCard final : public QWidget
{
    Q_OBJECT

public:
    explicit SourceCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    void fill();
    void answer(int choice);
    void rename();
    QString accountText() const;

    ProjectSession &m_session;
    Badge *m_badge;
    QLabel *m_question;
    QComboBox *m_answer;
    QLabel *m_known; ///< under which names the ledger knows these records
    QLineEdit *m_name;
    QLabel *m_account;
};

} // namespace ui
