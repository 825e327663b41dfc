#include "ui/steps/records/CountedText.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Labels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace ui {

namespace {

using core::preparation::PartKind;

constexpr int heightOfText = 220;

/// Strikes out what does not count; what is denied is in italics, too, so that colours are not needed.
QTextCharFormat formatOf(PartKind kind)
{
    const theme::Roles roles = theme::roles();
    QTextCharFormat format;
    format.setForeground(kind == PartKind::Counted  ? roles.text
                         : kind == PartKind::Denied ? roles.capText
                                                    : roles.faint);
    format.setFontStrikeOut(kind != PartKind::Counted);
    format.setFontItalic(kind == PartKind::Denied);
    return format;
}

QString sample(const QString &words, PartKind kind)
{
    const QTextCharFormat format = formatOf(kind);
    QString text = words.toHtmlEscaped();
    if (format.fontItalic())
        text = QStringLiteral("<i>%1</i>").arg(text);
    if (format.fontStrikeOut())
        text = QStringLiteral("<s>%1</s>").arg(text);
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(format.foreground().color().name(), text);
}

} // namespace

CountedText::CountedText(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(makeLabel({}, "strong", this))
    //: the record before this one
    , m_before(makeButton(tr("Previous"), "recordBefore", "", this))
    //: the record behind this one
    , m_behind(makeButton(tr("Following"), "recordBehind", "", this))
    , m_legend(makeLabel({}, "caption", this))
    , m_text(new QTextEdit(this))
    , m_note(makeLabel({}, "caption", this))
{
    m_title->setObjectName(QStringLiteral("countedTitle"));
    m_before->setAccessibleName(tr("Show the record before"));
    m_behind->setAccessibleName(tr("Show the next record"));
    for (QPushButton *button : {m_before, m_behind})
        setHelp(button, QStringLiteral("records.counted"));
    m_legend->setObjectName(QStringLiteral("countedLegend"));
    m_legend->setTextFormat(Qt::RichText);
    m_note->setObjectName(QStringLiteral("countedNote"));
    makeText();

    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title);
    head->addWidget(new Badge(Badge::Kind::Private, tr("only on this screen"), this));
    head->addStretch(1);
    head->addWidget(m_before);
    head->addWidget(m_behind);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    all->addLayout(head);
    all->addWidget(m_legend);
    all->addWidget(m_text);
    all->addWidget(m_note);
    connect(m_before, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_behind, &QPushButton::clicked, this, [this] { step(1); });
    refresh();
}

void CountedText::makeText()
{
    m_text->setObjectName(QStringLiteral("countedText"));
    m_text->setAccessibleName(tr("Text of the record, private; what does not count is struck out"));
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setAcceptRichText(false);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::NoTextInteraction); // other programs read the clipboard
    m_text->setContextMenuPolicy(Qt::NoContextMenu);
    m_text->setFocusPolicy(Qt::StrongFocus);
    m_text->setFixedHeight(heightOfText);
    setHelp(m_text, QStringLiteral("records.counted"));
}

void CountedText::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_text)
        draw();
}

int CountedText::rows() const
{
    const auto &preview = m_session.records().preview();
    const bool isThere = preview && !m_session.plan().records.textColumn.empty();
    return isThere ? static_cast<int>(preview->rows.size()) : 0;
}

void CountedText::clear()
{
    m_reader.cancel();
    m_asked.reset();
    m_row = 0;
    forget();
}

void CountedText::forget()
{
    m_answered.reset();
    m_answer = {};
    m_failure.clear();
    draw();
}

void CountedText::step(int by)
{
    showRecord(m_row + by);
    emit recordShown(m_row);
}

void CountedText::showRecord(int row)
{
    if (row < 0 || row >= rows() || row == m_row)
        return;
    m_row = row;
    refresh();
}

void CountedText::refresh()
{
    const int count = rows();
    setVisible(count > 0);
    if (count == 0) {
        if (m_asked)
            clear();
        return;
    }
    m_row = std::min(m_row, count - 1);
    //: %1 and %2: numbers
    m_title->setText(
        tr("Record %1 of the first %2").arg(QLocale().toString(m_row + 1), QLocale().toString(count)));
    m_before->setEnabled(m_row > 0);
    m_behind->setEnabled(m_row + 1 < count);
    ask();
}

void CountedText::ask()
{
    const auto question = CountedQuestion::of(m_session.plan(), static_cast<std::size_t>(m_row));
    if (m_asked == question)
        return;
    if (m_reader.isRunning()) { // its outcome asks again
        m_reader.cancel();
        return;
    }
    if (m_answered && !m_answered->isSameText(question))
        forget();
    m_asked = question;
    m_note->setText(m_answered ? m_note->text() : note());
    m_reader.start([question, known = m_answer.text](
                       core::JobControl &control) { return answered(question, known, control); },
                   this,
                   [this, question](const core::Result<CountedAnswer> &answer) { take(question, answer); });
}

void CountedText::take(const CountedQuestion &question, const core::Result<CountedAnswer> &answer)
{
    if (m_asked != question || (!answer && answer.error().code == core::ErrorCode::Cancelled)) {
        m_asked.reset(); // something else is wanted by now, if anything is
        refresh();
        return;
    }
    m_answered = question;
    m_failure = answer ? QString()
                       : errorTitle(answer.error().code) + QLatin1Char('\n') + errorDetail(answer.error());
    m_answer = answer ? *answer : CountedAnswer();
    draw();
    refresh();
}

void CountedText::draw()
{
    m_text->clear();
    QTextCursor cursor(m_text->document());
    cursor.beginEditBlock();
    for (const CountedView::Piece &piece : std::as_const(m_answer.view.pieces))
        cursor.insertText(piece.text, formatOf(piece.kind));
    cursor.endEditBlock();
    drawLegend();
    m_note->setText(note());
    m_text->setAccessibleDescription(m_note->text());
}

void CountedText::drawLegend()
{
    const auto &rules = m_answered ? m_answered->rules : core::preparation::Rules();
    //: in a legend: how a text looks that counts
    QStringList samples = {sample(tr("counts"), PartKind::Counted)};
    if (!rules.sections.empty())
        //: in a legend: how a text looks that does not count, by the section that it stands in
        samples.append(sample(tr("left out by its section"), PartKind::Cut));
    if (!rules.negation.empty())
        //: in a legend: how a text looks that says what a patient does not have
        samples.append(sample(tr("denied"), PartKind::Denied));
    m_legend->setText(samples.join(QStringLiteral(" &nbsp;·&nbsp; ")));
}

QString CountedText::note() const
{
    if (!m_failure.isEmpty())
        return m_failure;
    if (!m_answered)
        return m_asked ? tr("The text is being read.") : QString();
    if (!m_answer.text)
        return tr("This record cannot be read; the check shows the error.");
    const CountedView &view = m_answer.view;
    if (view.bytes == 0)
        return tr("This record has no text.");
    const double share = static_cast<double>(view.counted) / static_cast<double>(view.bytes);
    QString text = view.counted == view.bytes ? tr("All of this text counts.")
                   : view.counted == 0
                       ? tr("Nothing of this text counts.")
                       //: %1: a number
                       : tr("%1 percent of this text counts.").arg(QLocale().toString(100.0 * share, 'f', 0));
    if (!m_answered->rules.sections.empty() && !view.hasSections)
        text += QLatin1Char(' ') + tr("It has no known heading, so its sections are not recognised.");
    if (view.isShortened)
        text += QLatin1Char(' ') + tr("Only its beginning is shown.");
    return text;
}

} // namespace ui
