#include "core/evaluation/FieldEvaluation.h"

#include "core/evaluation/Confusions.h"
#include "core/evaluation/Stages.h"
#include "core/fields/FieldSums.h"
#include "core/pipeline/reading/RecordPump.h"
#include "core/plan/FieldMap.h"
#include "core/records/Reader.h"
#include "core/synthesis/FieldTables.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <map>
#include <mutex>
#include <numeric>

namespace core::evaluation {

namespace {

using plan::RecordField;
using synthesis::UnitDocument;

Result<void> checkSameFields(const PackagedCorpus &corpus, const plan::Plan &plan)
{
    const auto namesOf = [](const plan::Plan &of) {
        std::vector<std::pair<std::string, int>> names;
        for (const RecordField &field : of.records.fields)
            names.emplace_back(field.name, plan::valuesOf(field));
        return names;
    };
    if (corpus.notes.empty())
        return fail(ErrorCode::InvalidPlan, "the package has no declared fields to compare");
    if (namesOf(plan) == namesOf(corpus.plan))
        return {};
    return fail(ErrorCode::InvalidPlan,
                "records.fields: the fields of the package were expected; give its plan (--plan FILE)");
}

/// Hands each record with a text, a declared label and, where persons are the unit, a person to `work`.
class FieldReading final
{
public:
    FieldReading(const plan::Plan &plan, unsigned threads)
        : m_plan(plan)
        , m_threads(threads)
        , m_labels(plan)
        , m_fields(plan)
    {}

    using Labels = std::vector<std::uint32_t>;
    using Work = std::function<void(
        const records::Record &record, const Labels &labels, const std::vector<std::uint16_t> &codes)>;

    Result<void> read(const Work &work, JobControl &control) const
    {
        KEYSEED_ASSIGN(auto reader, records::Reader::open(recordsSource(m_plan.records)));
        PartControl part(testingStage(control));
        const auto take = [&](const records::Record &record) {
            const Labels labels = m_labels.isEmpty() ? Labels{0} : m_labels.labelsOf(record);
            const bool isPersonMissing = m_plan.records.personColumn && record.person.empty();
            if (!labels.empty() && records::hasText(record) && !isPersonMissing)
                work(record, labels, m_fields.codesOf(record));
        };
        return pipeline::pumpRecords(*reader, m_threads, take, part);
    }

private:
    const plan::Plan &m_plan;
    unsigned m_threads;
    plan::LabelMap m_labels;
    plan::FieldMap m_fields;
};

/// Units by the key that they have in the records or the package. PRIVATE for records.
using FieldUnits = std::map<std::string, std::vector<UnitDocument>>;

// The features tell notes apart; nothing else is done with them.
FieldUnits unitsOf(const PackagedCorpus &corpus, bool arePersons)
{
    FieldUnits units;
    for (std::size_t i = 0; i < corpus.notes.size(); ++i) {
        const std::string key = arePersons ? corpus.notes[i].patient : std::to_string(i);
        units[key].push_back(
            {corpus.texts.labelOf[i], {static_cast<std::uint32_t>(i)}, corpus.notes[i].fields});
    }
    return units;
}

fields::FieldSums sumsOf(const FieldUnits &units, const fields::Domain &domain)
{
    fields::FieldSums sums(domain);
    for (const auto &[key, unit] : units)
        sums.add(synthesis::fieldNotesOf(unit, domain));
    return sums;
}

std::vector<double> sharesOf(const std::vector<std::int64_t> &cells, std::size_t from, std::size_t count)
{
    std::vector<double> shares(cells.begin() + static_cast<std::ptrdiff_t>(from),
                               cells.begin() + static_cast<std::ptrdiff_t>(from + count));
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double &share : shares)
        share = sum > 0 ? share / sum : 0.0;
    return shares;
}

double variationOf(const std::vector<double> &one, const std::vector<double> &other)
{
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        sum += std::abs(one[i] - other[i]);
    return sum / 2;
}

// The fields of the domain with the names of their values; a missing value has no name.
std::vector<FieldShares> namedShares(const plan::Plan &plan, const fields::Domain &domain)
{
    std::vector<FieldShares> named;
    for (std::size_t place = 0; place < domain.count(); ++place) {
        FieldShares &each = named.emplace_back();
        if (domain.roles[place] == fields::Role::Label) {
            each.field = "label";
            each.values = plan.labels;
        } else if (domain.roles[place] == fields::Role::Notes) {
            each.field = "notes";
            for (int group = 0; group < fields::noteGroups; ++group)
                each.values.push_back(
                    std::to_string(fields::notesOfGroup(static_cast<std::uint16_t>(group)).first));
        } else {
            const RecordField &field = plan.records.fields[place];
            each.field = field.name;
            for (int value = 0; value < plan::valuesOf(field); ++value)
                each.values.push_back(plan::nameOfValue(field, value));
        }
        each.values.resize(static_cast<std::size_t>(domain.sizes[place]));
    }
    return named;
}

FieldComparison compared(const plan::Plan &plan,
                         const fields::Domain &domain,
                         const FieldUnits &original,
                         const FieldUnits &synthetic)
{
    const fields::FieldSums before = sumsOf(original, domain);
    const fields::FieldSums after = sumsOf(synthetic, domain);
    FieldComparison comparison{.fields = namedShares(plan, domain),
                               .pairs = {},
                               .units = static_cast<std::int64_t>(original.size()),
                               .synthetic = static_cast<std::int64_t>(synthetic.size())};
    const auto ones = before.oneWay();
    const auto otherOnes = after.oneWay();
    std::size_t from = 0;
    for (FieldShares &field : comparison.fields) {
        field.original = sharesOf(ones, from, field.values.size());
        field.synthetic = sharesOf(otherOnes, from, field.values.size());
        field.variation = variationOf(field.original, field.synthetic);
        from += field.values.size();
    }
    const auto twos = before.pairs();
    const auto otherTwos = after.pairs();
    from = 0;
    for (const auto &[i, j] : fields::pairsOf(domain)) {
        const std::size_t cells = comparison.fields[i].values.size() * comparison.fields[j].values.size();
        comparison.pairs.push_back(
            {comparison.fields[i].field,
             comparison.fields[j].field,
             variationOf(sharesOf(twos, from, cells), sharesOf(otherTwos, from, cells))});
        from += cells;
    }
    return comparison;
}

} // namespace

double FieldComparison::meanOneWay() const
{
    double sum = 0;
    for (const FieldShares &each : fields)
        sum += each.variation;
    return fields.empty() ? 0.0 : sum / static_cast<double>(fields.size());
}

double FieldComparison::meanPair() const
{
    double sum = 0;
    for (const PairVariation &each : pairs)
        sum += each.variation;
    return pairs.empty() ? 0.0 : sum / static_cast<double>(pairs.size());
}

double FieldComparison::largestPair() const
{
    double largest = 0;
    for (const PairVariation &each : pairs)
        largest = std::max(largest, each.variation);
    return largest;
}

Result<FieldComparison>
compareFields(const PackagedCorpus &corpus, const plan::Plan &plan, JobControl &control)
{
    KEYSEED_TRY(checkSameFields(corpus, plan));
    plan::Plan whole = plan;
    whole.labels = corpus.plan.labels;
    const bool arePersons = whole.records.personColumn.has_value();
    if (corpus.unitIsPerson != arePersons)
        return fail(ErrorCode::InvalidPlan,
                    "records.person: the privacy unit of the package was expected; give its plan");
    FieldUnits original;
    std::mutex mutex;
    std::uint32_t number = 0;
    const auto take = [&](const records::Record &record,
                          const FieldReading::Labels &labels,
                          const std::vector<std::uint16_t> &codes) {
        const std::scoped_lock lock(mutex);
        std::vector<UnitDocument> &unit = original[arePersons ? record.person : std::to_string(number)];
        for (const std::uint32_t label : labels)
            unit.push_back({label, {number}, codes});
        ++number;
    };
    KEYSEED_TRY(FieldReading(whole, 1).read(take, control));
    return compared(whole, plan::fieldDomain(whole), original, unitsOf(corpus, arePersons));
}

namespace {

/// The columns of the facts about a note beside its text, for the prediction of one field.
class FactColumns final
{
public:
    FactColumns(const plan::Plan &plan, std::size_t target)
    {
        for (std::size_t field = 0; field < plan.records.fields.size(); ++field) {
            // Days since the first note of a patient are not known of a record alone.
            const RecordField &declared = plan.records.fields[field];
            const bool isUsed = field != target && !plan::isOfDays(declared);
            m_starts.push_back(m_count);
            m_used.push_back(isUsed);
            m_count += isUsed ? static_cast<std::uint32_t>(plan::valuesOf(declared) + 1) : 0;
        }
        m_labels = m_count;
        m_count += static_cast<std::uint32_t>(plan.labels.size());
    }

    std::uint32_t count() const { return m_count; }
    std::vector<std::uint32_t> of(const std::vector<std::uint16_t> &codes,
                                  const std::vector<std::uint32_t> &labels) const
    {
        std::vector<std::uint32_t> columns;
        for (std::size_t field = 0; field < m_starts.size(); ++field)
            if (m_used[field])
                columns.push_back(m_starts[field] + codes[field]);
        for (const std::uint32_t label : labels)
            if (m_labels + label < m_count)
                columns.push_back(m_labels + label);
        return columns;
    }

private:
    std::vector<std::uint32_t> m_starts;
    std::vector<bool> m_used;
    std::uint32_t m_labels = 0;
    std::uint32_t m_count = 0;
};

Usefulness usefulnessOf(const TrainingTexts &training,
                        const TrainedClassifiers &classifiers,
                        const Confusions &confusions,
                        std::int64_t tested,
                        std::int64_t passedOver)
{
    return {.labels = training.labels,
            .trainedOn = classifiers.trainedOn(),
            .tested = tested,
            .passedOver = passedOver,
            .largestLabelShare = static_cast<double>(confusions.mostOfALabel())
                                 / static_cast<double>(std::max<std::int64_t>(tested, 1)),
            .scores = confusions.scores()};
}

} // namespace

Result<FieldPrediction> evaluateField(const PackagedCorpus &corpus,
                                      const plan::Plan &plan,
                                      const std::string &field,
                                      const pipeline::PublicInputs &inputs,
                                      JobControl &control,
                                      unsigned threads)
{
    KEYSEED_TRY(checkSameFields(corpus, plan));
    plan::Plan whole = plan;
    whole.labels = corpus.plan.labels;
    const auto &declared = whole.records.fields;
    const auto found = std::ranges::find(declared, field, &RecordField::name);
    if (found == declared.end())
        return fail(ErrorCode::InvalidPlan, "--field: the package has no field of this name");
    if (plan::isOfDays(*found))
        return fail(ErrorCode::InvalidPlan,
                    "--field: days since the first note of a patient cannot be predicted from one note");
    const auto target = static_cast<std::size_t>(found - declared.begin());
    const int values = plan::valuesOf(*found);
    const FactColumns columns(whole, target);
    TrainingTexts alone;
    for (int value = 0; value < values; ++value)
        alone.labels.push_back(plan::nameOfValue(*found, value));
    TrainingTexts together = alone;
    together.factColumns = columns.count();
    for (std::size_t i = 0; i < corpus.notes.size(); ++i) {
        const std::vector<std::uint16_t> &codes = corpus.notes[i].fields;
        if (codes[target] >= values)
            continue;
        alone.texts.push_back(corpus.texts.texts[i]);
        alone.labelOf.push_back(codes[target]);
        together.facts.push_back(columns.of(codes, {corpus.texts.labelOf[i]}));
    }
    together.texts = alone.texts;
    together.labelOf = alone.labelOf;
    const auto byText = TrainedClassifiers::train(alone, inputs, WhichClassifiers::All, control, threads);
    KEYSEED_TRY(byText);
    const auto byBoth = TrainedClassifiers::train(together, inputs, WhichClassifiers::All, control, threads);
    KEYSEED_TRY(byBoth);
    Confusions ofText(*byText, alone.labels.size());
    Confusions ofBoth(*byBoth, alone.labels.size());
    std::atomic<std::int64_t> tested = 0;
    std::atomic<std::int64_t> passedOver = 0;
    const auto take = [&](const records::Record &record,
                          const FieldReading::Labels &labels,
                          const std::vector<std::uint16_t> &codes) {
        if (codes[target] >= values) {
            ++passedOver;
            return;
        }
        ++tested;
        const TrueLabels truth({codes[target]});
        ofText.take(byText->answers(record.text), truth);
        ofBoth.take(byBoth->answers(record.text, columns.of(codes, labels)), truth);
    };
    KEYSEED_TRY(FieldReading(whole, threads).read(take, control));
    if (tested == 0)
        return fail(ErrorCode::InvalidRecords,
                    whole.records.file().string() + ": no record has a value of this field to test on");
    return FieldPrediction{usefulnessOf(alone, *byText, ofText, tested, passedOver),
                           usefulnessOf(together, *byBoth, ofBoth, tested, passedOver)};
}

} // namespace core::evaluation
