#include "ui/steps/budget/PreviewCard.h"

#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

namespace {

constexpr double usualEpsilon = 1.0;

QString wholePercent(double share)
{
    //: a share in per cent
    return PreviewCard::tr("%1 %").arg(QLocale().toString(std::lround(100.0 * share)));
}

} // namespace

PreviewCard::PreviewCard(const std::filesystem::path &sampleFolder, QWidget *parent)
    : QWidget(parent)
    , m_preview(SamplePreview::read(sampleFolder))
    , m_score(makeLabel({}, "big", this))
    , m_words(makeLabel({}, "", this))
    , m_documents(makeLabel({}, "small", this))
    , m_corpora(new QGridLayout)
{
    auto *card = new Card(tr("What it gives: an invented clinic"), this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    m_score->setObjectName(QStringLiteral("previewScore"));
    m_score->setWordWrap(false);
    m_words->setObjectName(QStringLiteral("previewWords"));
    m_documents->setObjectName(QStringLiteral("previewDocuments"));
    m_documents->setTextFormat(Qt::RichText);
    m_documents->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setHelp(this, QStringLiteral("budget.preview"));
    card->body()->addWidget(m_score);
    card->body()->addWidget(m_words);
    card->body()->addWidget(m_documents);
    card->body()->addWidget(makeLabel(
        tr("The same share on published corpora, with the number of records and labels:"), "caption", card));
    m_corpora->setHorizontalSpacing(12);
    m_corpora->setVerticalSpacing(4);
    m_corpora->setColumnStretch(0, 1);
    card->body()->addLayout(m_corpora);
    card->body()->addWidget(
        makeLabel(tr("Measured with this program; your records can give more or less."), "caption", card));
    card->body()->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setVisible(m_preview.has_value());
    setEpsilon(std::nullopt);
}

void PreviewCard::setEpsilon(std::optional<double> epsilon)
{
    if (!m_preview)
        return;
    show(m_preview->stepAt(epsilon.value_or(usualEpsilon)));
    showCorpora(epsilon.value_or(usualEpsilon));
}

void PreviewCard::show(const SamplePreview::Step &step)
{
    m_score->setText(wholePercent(step.right));
    m_words->setText(
        //: %1: an epsilon; %2: a share in per cent
        tr("of other notes get the right specialty from a classifier that was trained on the synthetic "
           "documents, "
           "at epsilon %1 for 2,500 patients under five labels. %2 of the phrases in these documents are "
           "common in "
           "notes of their specialty. Two of the documents:")
            .arg(epsilonText(step.epsilon), wholePercent(step.phrases)));
    QString documents;
    for (const SamplePreview::Document &document : step.documents)
        documents += QStringLiteral("<p><b>%1</b><br/>%2</p>")
                         .arg(document.label.toHtmlEscaped(), document.text.toHtmlEscaped());
    m_documents->setText(documents);
}

void PreviewCard::showCorpora(double epsilon)
{
    for (qsizetype row = 0; row < m_preview->corpora().size(); ++row) {
        const SamplePreview::Corpus &corpus = m_preview->corpora().at(row);
        if (row == m_shares.size()) {
            //: a published corpus: %1: its name; %2: its language; %3, %4: numbers
            QLabel *name = makeLabel(tr("%1 (%2): %3 records, %4 labels")
                                         .arg(corpus.name,
                                              QLocale(corpus.language).nativeLanguageName(),
                                              QLocale().toString(corpus.records),
                                              QLocale().toString(corpus.labels)),
                                     "small",
                                     this);
            m_shares.append(makeLabel({}, "small", this));
            m_shares.back()->setObjectName(QStringLiteral("previewShare%1").arg(row + 1));
            m_corpora->addWidget(name, static_cast<int>(row), 0);
            m_corpora->addWidget(m_shares.back(), static_cast<int>(row), 1, Qt::AlignRight | Qt::AlignTop);
        }
        const auto [measuredAt, share] = SamplePreview::nearestIn(corpus, epsilon);
        //: %1: a share in per cent; %2: an epsilon; %3: the share of the most frequent label
        m_shares[row]->setText(
            tr("%1 at epsilon %2 (guessing: %3)")
                .arg(wholePercent(share), epsilonText(measuredAt), wholePercent(corpus.mostFrequent)));
    }
}

} // namespace ui
