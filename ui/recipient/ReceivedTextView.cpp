#include "ui/recipient/ReceivedTextView.h"

#include "ui/findings/PhraseMarks.h"
#include "ui/models/ReleaseText.h"
#include "ui/recipient/ReceivedDesk.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"

#include <QEvent>
#include <QLabel>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

namespace ui {

ReceivedTextView::ReceivedTextView(QWidget *parent)
    : QWidget(parent)
    , m_title(makeLabel({}, "strong", this))
    , m_phrases(new QWidget(this))
    , m_chips(new FlowLayout(m_phrases))
    , m_text(new QTextEdit(this))
{
    m_title->setObjectName(QStringLiteral("receivedTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_phrases->setObjectName(QStringLiteral("receivedPhrases"));
    m_text->setObjectName(QStringLiteral("receivedText"));
    m_text->setAccessibleName(tr("Text of the document"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setHelp(m_text, QStringLiteral("recipient.documents"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addWidget(m_title);
    all->addWidget(m_phrases);
    all->addWidget(m_text, 1);
}

void ReceivedTextView::clear()
{
    m_shown.reset();
    m_title->clear();
    m_chips->clear();
    m_text->clear();
}

void ReceivedTextView::show(const core::recipient::ReceivedText &text)
{
    m_shown = text;
    const QString label = text.label.empty() ? labelName(text.label) : shownText(text.label);
    //: number and label of a document
    m_title->setText(tr("%1 · %2").arg(shownText(text.id), label));
    m_chips->clear();
    for (const std::string &phrase : text.keyphrases)
        m_chips->addWidget(new Chip(shownText(phrase), m_phrases));
    m_text->setCurrentCharFormat({});
    m_text->setPlainText(QString::fromStdString(text.text));
    markPhrases(*m_text, text.text, text.keyphrases);
    m_text->moveCursor(QTextCursor::Start);
}

void ReceivedTextView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_shown)
        markPhrases(*m_text, m_shown->text, m_shown->keyphrases);
}

} // namespace ui
