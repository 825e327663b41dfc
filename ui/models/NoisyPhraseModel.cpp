#include "ui/models/NoisyPhraseModel.h"

#include "core/seeding/NoiseThreshold.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t firstDropped = 5;
constexpr std::size_t maximumFound = 200;

using core::seeding::HistogramModel;

bool isKept(const HistogramModel &model, std::size_t label, std::uint32_t term, double threshold)
{
    return static_cast<double>(model.cell(label, term)) > threshold;
}

} // namespace

int keptPhraseCount(const HistogramModel &model)
{
    const double threshold = core::seeding::noiseThreshold(model);
    int kept = 0;
    for (std::uint32_t term = 0; term < model.vocabularySize; ++term) {
        std::size_t label = 0;
        while (label < model.labels.size() && !isKept(model, label, term, threshold))
            ++label;
        kept += label < model.labels.size() ? 1 : 0;
    }
    return kept;
}

QString unitsText(double units)
{
    return QLocale().toString(units, 'f', std::abs(units) < 9.95 ? 1 : 0);
}

void NoisyPhraseModel::setReleased(std::shared_ptr<const core::project::Model> model,
                                   std::shared_ptr<const core::project::PublicInputs> inputs)
{
    m_model = std::move(model);
    m_inputs = std::move(inputs);
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

QString NoisyPhraseModel::phraseOf(std::uint32_t term) const
{
    const std::string_view text = m_inputs->vocabulary.term(term);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void NoisyPhraseModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    m_kept = 0;
    if (m_model && m_inputs && m_label < (*m_model)->labels.size()) {
        const HistogramModel &model = **m_model;
        const double threshold = core::seeding::noiseThreshold(model);
        m_threshold = model.inUnits(threshold);
        m_noise = model.inUnits(core::seeding::noiseHalfWidth95(model));
        std::vector<std::pair<std::int64_t, std::uint32_t>> found; // negated count, term: larger ones first
        for (std::uint32_t term = 0; term < model.vocabularySize; ++term) {
            m_kept += isKept(model, m_label, term, threshold) ? 1 : 0;
            if (m_search.isEmpty() || phraseOf(term).contains(m_search, Qt::CaseInsensitive))
                found.emplace_back(-model.cell(m_label, term), term);
        }
        const std::size_t wanted =
            m_search.isEmpty() ? static_cast<std::size_t>(m_kept) + firstDropped : maximumFound;
        const std::size_t shown = std::min(found.size(), wanted);
        std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(shown), found.end());
        for (std::size_t index = 0; index < shown; ++index) {
            const auto [negated, term] = found[index];
            m_rows.push_back({phraseOf(term),
                              model.inUnits(static_cast<double>(-negated)),
                              isKept(model, m_label, term, threshold)});
        }
    }
    endResetModel();
}

int NoisyPhraseModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int NoisyPhraseModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant NoisyPhraseModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isNumber = index.column() == Units || index.column() == Noise;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const Row &row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Phrase:
        return row.phrase;
    case Units:
        return unitsText(row.units);
    case Noise:
        return QStringLiteral("± %1").arg(unitsText(m_noise));
    case Kept:
        //: of a phrase: its count is above the line, where it stands out of the noise, or below
        return row.isKept ? tr("above") : tr("below");
    default:
        return {};
    }
}

QVariant NoisyPhraseModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Phrase:
        return tr("Phrase");
    case Units:
        return unitIsPerson() ? tr("Patients, noise added") : tr("Records, noise added");
    case Noise:
        return tr("Noise (95 %)");
    case Kept:
        //: a column that says whether a count is above or below the dashed line of the chart
        return tr("Line");
    default:
        return {};
    }
}

} // namespace ui
