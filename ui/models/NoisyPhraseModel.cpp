#include "ui/models/NoisyPhraseModel.h"

#include "core/methods/Methods.h"
#include "core/synthesis/PublicInputs.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t firstDropped = 5;
constexpr std::size_t maximumFound = 200;

QString toText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace

int keptItemCount(const core::synthesis::ReleasedCounts &counts, std::size_t labels)
{
    int kept = 0;
    for (std::size_t item = 0; item < counts.items(); ++item) {
        std::size_t label = 0;
        while (label < labels && !counts.standsOut(label, item))
            ++label;
        kept += label < labels ? 1 : 0;
    }
    return kept;
}

QString unitsText(double units)
{
    return QLocale().toString(units, 'f', std::abs(units) < 9.95 ? 1 : 0);
}

QString labelShareText(double share)
{
    //: a share in per cent
    return NoisyPhraseModel::tr("%1 %").arg(QLocale().toString(100.0 * share, 'f', share < 0.0995 ? 1 : 0));
}

QString countText(double units, double halfWidth, double share)
{
    if (share <= 0.0)
        //: a count with the noise that is in it, "209 ± 22"
        return NoisyPhraseModel::tr("%1 ± %2").arg(unitsText(units), unitsText(halfWidth));
    //: a count with the noise that is in it and its share of the label, "209 ± 22 · 4 %"
    return NoisyPhraseModel::tr("%1 ± %2 · %3")
        .arg(unitsText(units), unitsText(halfWidth), labelShareText(share));
}

QString sharesCaption(bool unitIsPerson)
{
    return unitIsPerson
               ? NoisyPhraseModel::tr("A patient counts once in all, divided among their phrases. Per cent: "
                                      "the share of all that is above the line under this label.")
               : NoisyPhraseModel::tr("A record counts once in all, divided among its phrases. Per cent: the "
                                      "share of all that is above the line under this label.");
}

NoisyPhraseModel::NoisyPhraseModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    setColumns({{.title = tr("Phrase"), .text = [](const Row &row) { return row.name; }},
                {.title = unitsTitle(),
                 .text = [](const Row &row) { return unitsText(row.units); },
                 .isNumber = true},
                {.title = tr("Share of the label"),
                 .text = [](const Row &row) { return row.isKept ? labelShareText(row.share) : QString(); },
                 .isNumber = true},
                {.title = tr("Noise (95 %)"),
                 .text = [this](const Row &) { return QStringLiteral("± %1").arg(unitsText(noise())); },
                 .isNumber = true},
                //: a column that says whether a count is above or below the dashed line of the chart
                {.title = tr("Line"), .text = [](const Row &row) {
                     //: of a phrase or a group of phrases: its count is above the line, where it stands out
                     //: of the noise, or below
                     return row.isKept ? tr("above") : tr("below");
                 }}});
}

QString NoisyPhraseModel::unitsTitle() const
{
    if (isJoint())
        return unitIsPerson() ? tr("Patients of all labels, noisy") : tr("Records of all labels, noisy");
    return unitIsPerson() ? tr("Patients, noisy") : tr("Records, noisy");
}

void NoisyPhraseModel::setReleased(std::shared_ptr<const core::pipeline::Model> model,
                                   std::shared_ptr<const core::pipeline::PublicInputs> inputs)
{
    m_counts.reset();
    m_model = std::move(model);
    m_inputs = std::move(inputs);
    if (m_model && m_inputs)
        m_counts = core::synthesis::releasedCounts(**m_model, m_inputs->vocabulary);
    m_label = 0;
    rebuild();
}

void NoisyPhraseModel::setLabel(std::size_t label)
{
    m_label = label;
    rebuild();
}

void NoisyPhraseModel::setSearch(const QString &search)
{
    m_search = search.trimmed();
    rebuild();
}

/// The items that the search finds, all of them without one.
std::vector<std::size_t> NoisyPhraseModel::found() const
{
    std::vector<bool> isFound(m_counts->items(), m_search.isEmpty());
    const auto phrases = static_cast<core::vocabulary::TermId>(m_inputs->vocabulary.size());
    for (core::vocabulary::TermId term = 0; !m_search.isEmpty() && term < phrases; ++term)
        if (toText(m_inputs->vocabulary.term(term)).contains(m_search, Qt::CaseInsensitive))
            isFound[m_counts->areClusters() ? (*m_model)->clusterOf[term] : term] = true;
    std::vector<std::size_t> items;
    for (std::size_t item = 0; item < isFound.size(); ++item)
        if (isFound[item] && m_counts->hasPhrases(item))
            items.push_back(item);
    return items;
}

void NoisyPhraseModel::rebuild()
{
    std::vector<Row> rows;
    m_kept = 0;
    if (m_counts && m_label < (*m_model)->labels.size()) {
        double all = 0.0; // above 0 where something stands out
        for (std::size_t item = 0; item < m_counts->items(); ++item)
            if (m_counts->standsOut(m_label, item)) {
                ++m_kept;
                all += m_counts->count(m_label, item);
            }
        std::vector<std::pair<double, std::size_t>> sorted; // negated count, item: larger ones first
        for (const std::size_t item : found())
            sorted.emplace_back(-m_counts->count(m_label, item), item);
        const std::size_t wanted =
            m_search.isEmpty() ? static_cast<std::size_t>(m_kept) + firstDropped : maximumFound;
        const std::size_t shown = std::min(sorted.size(), wanted);
        std::partial_sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(shown), sorted.end());
        for (std::size_t index = 0; index < shown; ++index) {
            const auto [negated, item] = sorted[index];
            const bool isKept = m_counts->standsOut(m_label, item);
            rows.push_back({QString::fromStdString(m_counts->name(item)),
                            -negated,
                            isKept,
                            isKept ? -negated / all : 0.0});
        }
    }
    setTitle(Item, itemsAreGroups() ? tr("Group of phrases") : tr("Phrase"));
    setTitle(Units, unitsTitle());
    setRows(std::move(rows));
}

} // namespace ui
