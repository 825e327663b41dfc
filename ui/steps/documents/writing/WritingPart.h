#pragma once

#include "ui/steps/StepPart.h"

class QBoxLayout;
class QLabel;
class QPlainTextEdit;
class QTableView;

namespace ui {

class Card;
class DocumentTableModel;
class PromptPackCard;
class WriterSettings;
class WritingRunCard;

/// Chooses the writer, and shows the documents as they are written.
class WritingPart final : public StepPart
{
    Q_OBJECT

public:
    explicit WritingPart(ProjectSession &session, QWidget *parent = nullptr);

    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    void initializePage() override { refresh(); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeDocuments();
    void connectSession();
    void refresh();
    void showDocuments();
    void showText();
    void showChecks();
    QString whyNoDocuments() const;

    QLabel *m_own;              ///< instead of the settings, where the method makes the documents
    WriterSettings *m_settings; // first: what is made first comes first by the tab key
    WritingRunCard *m_run;
    PromptPackCard *m_pack;
    DocumentTableModel *m_documents;
    Card *m_documentsCard;
    QBoxLayout *m_reading; ///< the table and the document
    QTableView *m_table;
    QLabel *m_textTitle;
    QPlainTextEdit *m_text;
    QString m_shown; ///< there
    QLabel *m_checks;
    bool m_wasPaused = false;
};

} // namespace ui
