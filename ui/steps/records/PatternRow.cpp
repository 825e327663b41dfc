#include "ui/steps/records/PatternRow.h"

#include "core/plan/PlanIssue.h"
#include "core/records/labels/ValuePattern.h"
#include "core/records/parts/Part.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int shownLetters = 40;

/// Returns the value of the column in the first row, or that of the first file.
std::string sampleOf(const core::records::Preview &preview, const std::string &column)
{
    for (const auto &[name, value] : preview.fileColumns)
        if (name == column)
            return value;
    const auto place = std::ranges::find(preview.columns, column);
    return place == preview.columns.end() || preview.rows.empty()
               ? std::string()
               : preview.rows.front().at(static_cast<std::size_t>(place - preview.columns.begin()));
}

QString inShort(const std::string &value)
{
    const QString text = QString::fromStdString(value).simplified();
    return text.size() > shownLetters ? text.left(shownLetters) + QChar(0x2026) : text;
}

} // namespace

PatternRow::PatternRow(ProjectSession &session, Of what, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_what(what)
    //: of the name of a file, say, which is chosen as the label
    , m_caption(makeLabel(what == Of::Label ? tr("Which part of the label counts")
                                            : tr("Which part counts as the person"),
                          "caption",
                          this))
    , m_pattern(new QLineEdit(this))
    , m_result(makeLabel({}, "caption", this))
{
    m_pattern->setObjectName(what == Of::Label ? QStringLiteral("labelPattern")
                                               : QStringLiteral("personPattern"));
    m_pattern->setAccessibleName(m_caption->text());
    //: in a field that is empty: no regular expression, all of the value counts
    m_pattern->setPlaceholderText(tr("all of it; or a regular expression, such as ^([0-9]+)-"));
    m_caption->setBuddy(m_pattern);
    m_result->setObjectName(m_pattern->objectName() + QStringLiteral("Result"));
    setHelp(m_pattern, QStringLiteral("records.pattern"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_caption, 0, 0);
    grid->addWidget(m_pattern, 1, 0);
    grid->addWidget(m_result, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    connect(m_pattern, &QLineEdit::textEdited, this, &PatternRow::showResult);
    connect(m_pattern, &QLineEdit::editingFinished, this, &PatternRow::write);
    refresh();
}

std::string PatternRow::column() const
{
    const Plan::Records &records = m_session.plan().records;
    return (m_what == Of::Label ? records.labelColumn : records.personColumn).value_or("");
}

std::string PatternRow::pattern() const
{
    const Plan::Records &records = m_session.plan().records;
    return m_what == Of::Label ? records.labelPattern : records.personPattern;
}

/// A pattern that is none is written as well: the page says why it cannot be left.
void PatternRow::write()
{
    m_pattern->setModified(false); // from now on it follows the plan
    m_session.edit([this](Plan &plan) {
        (m_what == Of::Label ? plan.records.labelPattern : plan.records.personPattern) =
            m_pattern->text().trimmed().toStdString();
    });
}

void PatternRow::refresh()
{
    const auto &preview = m_session.records().preview();
    const bool isOfFile = core::records::findFileColumn(column()) != nullptr;
    setVisible(preview && !m_session.plan().records.textColumn.empty() && !column().empty()
               && (isOfFile || preview->files > 1 || !pattern().empty()));
    if (!m_pattern->isModified())
        m_pattern->setText(QString::fromStdString(pattern()));
    showResult();
}

void PatternRow::showResult()
{
    const auto &preview = m_session.records().preview();
    if (!preview || column().empty())
        return;
    const std::string typed = m_pattern->text().trimmed().toStdString();
    const std::string sample = sampleOf(*preview, column());
    QString words = tr("In the first row all of it: %1").arg(inShort(sample));
    bool isGood = true;
    if (!typed.empty()) {
        const auto made = core::records::ValuePattern::of(typed, "");
        const auto value = made ? made->in(sample) : core::records::ReadResult<std::string>();
        const std::string found = value.value_or(std::string());
        isGood = !found.empty();
        if (!value)
            words = tr("The pattern takes too long to look for in the first row. Use a simpler one.");
        else if (!made)
            words = planIssueText(m_session.plan(),
                                  core::plan::PlanIssue{.fault = core::plan::PlanFault::PatternImpossible,
                                                        .field = {},
                                                        .what = {}});
        else if (found.empty())
            words = tr("The pattern does not match the first row: it would have no value.");
        else
            //: %1: part of a value that counts, %2: all of it
            words = tr("In the first row: %1 of %2").arg(inShort(found), inShort(sample));
    }
    setLook(m_result, isGood ? "caption" : "weak");
    m_result->setText(words);
    m_pattern->setAccessibleDescription(words);
}

} // namespace ui
