#pragma once

#include "core/review/Findings.h"
#include "core/writing/Document.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTextEdit;

namespace ui {

class FlowLayout;

/// One document to read: its phrases bold and underlined, look-alikes with a wavy line, and phrases that the
/// text lacks as chips above it.
class DocumentView final : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(QWidget *parent = nullptr);

    void clear();
    void show(const core::writing::Document &document, const core::review::DocumentFindings &findings);
    /// Marks a place and scrolls to it.
    void select(const core::review::LookAlike &place);
    /// Sets why the document is excluded; an empty text if it is not.
    void setLeftOut(const QString &reason);
    /// The document that this one repeats, or nearly; an empty id without one.
    void setLike(const QString &id, bool isSame);

signals:
    /// Asks for the document that this one repeats.
    void likeAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void highlight();

    QLabel *m_title;
    QLabel *m_leftOut;
    QPushButton *m_like;
    QWidget *m_missing;
    FlowLayout *m_chips;
    QTextEdit *m_text;
    core::writing::Document m_document;
    core::review::DocumentFindings m_findings;
};

} // namespace ui
