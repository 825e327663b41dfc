#include "ui/steps/vocabulary/VocabularyReport.h"

#include "ui/text/VocabularyText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <numeric>

namespace ui {

namespace {

using core::vocabulary::ImportSummary;
using core::vocabulary::VocabularyFacts;

QString heading(const QString &words)
{
    return QStringLiteral("<tr><td colspan=\"2\"><b>%1</b></td></tr>").arg(words.toHtmlEscaped());
}

QString row(std::uint64_t count, const QString &words)
{
    return QStringLiteral("<tr><td align=\"right\">%1</td><td>&nbsp;&nbsp;%2</td></tr>")
        .arg(QLocale().toString(static_cast<qulonglong>(count)), words.toHtmlEscaped());
}

QString rowsOf(const ImportSummary &summary)
{
    QString rows = heading(VocabularyReport::tr("Read"));
    for (const auto &file : summary.files)
        //: behind a number; %1: name of a file
        rows += row(file.lines,
                    VocabularyReport::tr("lines of %1").arg(QString::fromStdString(file.path.string())));
    //: behind a number
    rows += row(summary.concepts, VocabularyReport::tr("concepts"));
    //: behind a number
    rows += row(summary.names, VocabularyReport::tr("names of these"));
    if (!summary.leftOut.empty())
        rows += heading(VocabularyReport::tr("Left out while reading"));
    for (const auto &[reason, count] : summary.leftOut)
        rows += row(count, leftOutReasonText(reason));
    return rows;
}

QString exampleLine(const VocabularyFacts::Example &example)
{
    QString line = QString::fromStdString(example.term);
    for (std::size_t i = 0; i < example.forms.size(); ++i)
        line +=
            (i == 0 ? QStringLiteral(": ") : QStringLiteral(", ")) + QString::fromStdString(example.forms[i]);
    return line;
}

} // namespace

VocabularyReport::VocabularyReport(QWidget *parent)
    : QWidget(parent)
    , m_numbers(makeLabel({}, "", this))
    , m_examples(makeLabel({}, "caption", this))
{
    m_numbers->setObjectName(QStringLiteral("vocabularyRead"));
    m_numbers->setTextFormat(Qt::RichText);
    m_examples->setObjectName(QStringLiteral("vocabularyExamples"));
    m_examples->setTextFormat(Qt::PlainText);
    auto *card = new Card(tr("What it holds"), this);
    card->setTitleLook("strong");
    card->body()->addWidget(m_numbers);
    card->body()->addWidget(makeLabel(tr("Examples, with other ways to write them"), "captionStrong", card));
    card->body()->addWidget(m_examples);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
}

void VocabularyReport::show(const VocabularyFacts &facts, const std::optional<ImportSummary> &summary)
{
    const std::size_t terms = std::accumulate(facts.terms.begin(), facts.terms.end(), std::size_t{0});
    QString rows = summary ? rowsOf(*summary) : QString();
    rows += heading(tr("Phrases"));
    //: behind a number: phrases
    rows += row(terms, tr("in all"));
    //: behind a number: other ways to write the phrases
    rows += row(facts.forms, tr("further names and inflections"));
    m_numbers->setText(QStringLiteral("<table cellspacing=\"2\">%1</table>").arg(rows));
    QStringList examples;
    for (const auto &example : facts.examples)
        examples += exampleLine(example);
    m_examples->setText(examples.join(QLatin1Char('\n')));
}

} // namespace ui
