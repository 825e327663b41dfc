#pragma once

#include "ui/steps/Step.h"

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

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeDocuments();
    void connectSession();
    void refresh();
    void showDocuments();
    void showText();
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
    bool m_wasPaused = false;
};

} // namespace ui
