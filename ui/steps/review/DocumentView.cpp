#include "ui/steps/review/DocumentView.h"

#include "ui/findings/PhraseMarks.h"
#include "ui/models/ReleaseText.h"
#include "ui/steps/review/ReviewText.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

namespace ui {

DocumentView::DocumentView(QWidget *parent)
    : QWidget(parent)
    , m_title(makeLabel({}, "strong", this))
    , m_leftOut(makeLabel({}, "weak", this))
    , m_like(makeButton({}, "reviewLike", "link", this))
    , m_missing(new QWidget(this))
    , m_chips(new FlowLayout(m_missing))
    , m_text(new QTextEdit(this))
{
    m_title->setObjectName(QStringLiteral("reviewTitle"));
    m_leftOut->setObjectName(QStringLiteral("reviewLeftOut"));
    setHelp(m_like, QStringLiteral("review.like"));
    connect(m_like, &QPushButton::clicked, this, &DocumentView::likeAsked);
    m_missing->setObjectName(QStringLiteral("missingPhrases"));
    m_text->setObjectName(QStringLiteral("reviewText"));
    m_text->setAccessibleName(tr("Text of the document"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setHelp(m_text, QStringLiteral("review.text"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addWidget(m_title);
    all->addWidget(m_leftOut);
    all->addWidget(m_like, 0, Qt::AlignLeft);
    all->addWidget(m_missing);
    all->addWidget(m_text, 1);
    clear();
}

void DocumentView::clear()
{
    m_document = {};
    m_findings = {};
    m_title->clear();
    m_chips->clear();
    m_missing->hide();
    m_text->clear();
    setLeftOut({});
    setLike({}, false);
}

void DocumentView::setLeftOut(const QString &reason)
{
    //: %1: why: "repeats another document"
    m_leftOut->setText(reason.isEmpty() ? QString() : tr("Left out: %1").arg(reason));
    m_leftOut->setVisible(!reason.isEmpty());
}

void DocumentView::setLike(const QString &id, bool isSame)
{
    //: %1: number of another document
    const QString words =
        isSame ? tr("The same text as %1").arg(id) : tr("Nearly the same text as %1").arg(id);
    m_like->setText(words);
    m_like->setAccessibleName(words);
    m_like->setVisible(!id.isEmpty());
}

void DocumentView::show(const core::writing::Document &document,
                        const core::review::DocumentFindings &findings)
{
    m_document = document;
    m_findings = findings;
    //: number and label of a document
    m_title->setText(
        tr("%1 · %2").arg(QString::fromStdString(document.seed.id), labelName(document.seed.label)));
    m_chips->clear();
    if (!findings.missing.empty()) {
        auto *words = makeLabel(tr("Not in the text:"), "caption", m_missing);
        words->setWordWrap(false);
        m_chips->addWidget(words);
    }
    for (const std::string &phrase : findings.missing) {
        auto *chip = new Chip(QString::fromStdString(phrase), m_missing);
        chip->setMissing(true);
        m_chips->addWidget(chip);
    }
    m_missing->setVisible(!findings.missing.empty());
    m_text->setCurrentCharFormat({});
    m_text->setPlainText(QString::fromStdString(document.text));
    highlight();
}

void DocumentView::highlight()
{
    const theme::Roles roles = theme::roles();
    markPhrases(*m_text, m_document.text, m_document.seed.keyphrases);
    QTextCharFormat lookAlike;
    lookAlike.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    lookAlike.setUnderlineColor(roles.cap);
    lookAlike.setBackground(roles.spendsSoft);
    for (const core::review::LookAlike &place : m_findings.lookAlikes) {
        lookAlike.setToolTip(tr("Looks like: %1").arg(lookAlikeText(place.kind)));
        markPlace(*m_text, place.start, place.length, lookAlike);
    }
    m_text->moveCursor(QTextCursor::Start);
}

void DocumentView::select(const core::review::LookAlike &place)
{
    QTextCursor cursor(m_text->document());
    cursor.setPosition(static_cast<int>(place.start));
    cursor.setPosition(static_cast<int>(place.start + place.length), QTextCursor::KeepAnchor);
    m_text->setTextCursor(cursor);
    m_text->ensureCursorVisible();
}

void DocumentView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_document.text.empty())
        highlight();
}

} // namespace ui
