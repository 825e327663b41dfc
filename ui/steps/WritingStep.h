#pragma once

#include "ui/steps/Step.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace ui {

class Card;
class DocumentTableModel;
class JobFeedback;

/// Who turns the phrases into documents, and the documents as they come.
class WritingStep final : public Step
{
    Q_OBJECT

public:
    explicit WritingStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Writing"); }
    QString question() const override { return tr("Who turns the phrases into documents?"); }
    QString helpTopic() const override { return QStringLiteral("writing"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return false; }
    void initializePage() override { refresh(); }

private:
    QWidget *makeChoices();
    QWidget *makeDocuments();
    void connectSession();
    void refresh();
    void showDocuments();
    void showText();

    QComboBox *m_type;
    QPushButton *m_write;
    QLabel *m_note;
    JobFeedback *m_feedback;
    DocumentTableModel *m_documents;
    Card *m_documentsCard;
    QTableView *m_table;
    QLabel *m_textTitle;
    QPlainTextEdit *m_text;
    /// What the present documents were written as; a later choice of another type wants them written again.
};

} // namespace ui
