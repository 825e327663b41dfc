#include "core/pipeline/SyntheticPatients.h"

#include "core/fields/FieldModel.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/plan/FieldMap.h"
#include "core/synthesis/FieldTables.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>
#include <random>

namespace core::pipeline {

namespace {

using Codes = std::vector<std::uint16_t>;
using fields::Role;

/// Draws patients and their notes from a fitted model.
class PatientDraw final
{
public:
    PatientDraw(const synthesis::ReleasedModel &model, const Plan &plan)
        : m_plan(plan)
        , m_domain(fields::domainFrom(model.parameters.further))
        , m_label(m_domain.placeOf(Role::Label))
        , m_notes(m_domain.placeOf(Role::Notes))
        , m_fitted(fields::fitFields(m_domain, synthesis::fieldMarginalsOf(model).tables))
        , m_wanted(sequencesPerLabel(plan, model))
    {}

    std::vector<SyntheticNote> draw();

private:
    /// A note with the codes of all fields.
    struct CodedNote
    {
        std::uint32_t patient = 0;
        std::uint32_t note = 0;
        Codes codes;
        std::optional<int> day = {}; ///< since the first note of the patient
        int order = 0;               ///< of its date among those of the patient
    };
    std::vector<CodedNote> drawCoded();
    std::vector<double> shareOfLabels() const;
    std::uint32_t labelOf(const Codes &codes) const { return m_label ? codes[*m_label] : 0; }
    Codes patientOf(const Codes &codes) const;
    void takeNoteFields(const Codes &from, Codes &to) const;
    void adjustLabels(std::vector<CodedNote> &notes);
    /// Returns the fields with a date of the note: first those of days.
    std::vector<std::size_t> datesOfNotes() const;
    void giveFirstDays(std::size_t field, std::vector<CodedNote> &notes);
    void orderByDate(std::vector<CodedNote> &notes);
    int dayIn(std::uint16_t group);
    std::size_t notesOf(const Codes &codes);
    double meanNotes() const;
    std::vector<int> countLabels(const std::vector<CodedNote> &notes) const;
    std::string valueOf(const plan::RecordField &field, std::uint16_t code);

    const Plan &m_plan;
    fields::Domain m_domain;
    std::optional<std::size_t> m_label;
    std::optional<std::size_t> m_notes;
    fields::FieldModel m_fitted;
    std::vector<int> m_wanted;
    std::vector<Codes> m_pool; ///< of the last draw, from which further notes of a patient are taken
    privacy::SecureRandom m_random;
};

double PatientDraw::meanNotes() const
{
    if (!m_notes)
        return 1;
    const std::vector<double> shares = m_fitted.tree.oneWay(*m_notes);
    double mean = 0;
    for (std::size_t group = 0; group < shares.size(); ++group) {
        const auto [low, high] = fields::notesOfGroup(static_cast<std::uint16_t>(group));
        mean += shares[group] * (low + high) / 2;
    }
    return std::max(1.0, mean);
}

std::size_t PatientDraw::notesOf(const Codes &codes)
{
    if (!m_notes)
        return 1;
    const auto [low, high] = fields::notesOfGroup(codes[*m_notes]);
    return static_cast<std::size_t>(std::uniform_int_distribution<int>(low, high)(m_random));
}

// The codes that all notes of a patient share.
Codes PatientDraw::patientOf(const Codes &codes) const
{
    Codes shared;
    for (std::size_t field = 0; field < codes.size(); ++field)
        if (m_domain.roles[field] == Role::Patient || m_domain.roles[field] == Role::Notes)
            shared.push_back(codes[field]);
    return shared;
}

void PatientDraw::takeNoteFields(const Codes &from, Codes &to) const
{
    for (std::size_t field = 0; field < to.size(); ++field)
        if (m_domain.roles[field] != Role::Patient && m_domain.roles[field] != Role::Notes)
            to[field] = from[field];
}

// Further notes of a patient are those of drawn patients who are alike in all fields of the patient.
std::vector<PatientDraw::CodedNote> PatientDraw::drawCoded()
{
    const auto total = static_cast<std::size_t>(std::accumulate(m_wanted.begin(), m_wanted.end(), 0));
    const auto patients = static_cast<std::size_t>(std::ceil(static_cast<double>(total) / meanNotes()));
    std::vector<CodedNote> notes;
    std::uint32_t patient = 0;
    while (notes.size() < total) {
        m_pool = fields::drawNotes(
            m_fitted.tree, notes.empty() ? patients : std::max<std::size_t>(patients / 20, 1), m_random);
        std::map<Codes, std::vector<std::size_t>> alike;
        for (std::size_t row = 0; row < m_pool.size(); ++row)
            alike[patientOf(m_pool[row])].push_back(row);
        for (const Codes &row : m_pool) {
            const std::size_t count = std::min(notesOf(row), total - notes.size());
            if (count > 0)
                ++patient;
            const std::vector<std::size_t> &others = alike[patientOf(row)];
            for (std::size_t note = 0; note < count; ++note) {
                CodedNote &added = notes.emplace_back();
                added.patient = patient;
                added.note = static_cast<std::uint32_t>(note + 1);
                added.codes = row;
                if (note > 0)
                    takeNoteFields(m_pool[others[std::uniform_int_distribution<std::size_t>(
                                       0, others.size() - 1)(m_random)]],
                                   added.codes);
            }
        }
    }
    return notes;
}

std::vector<int> PatientDraw::countLabels(const std::vector<CodedNote> &notes) const
{
    std::vector<int> counts(m_wanted.size(), 0);
    for (const CodedNote &note : notes)
        ++counts[labelOf(note.codes)];
    return counts;
}

// Notes of a label with too many become notes of one with too few: the fields of the note are taken from a
// drawn note of that label, of a patient as much alike as there is among some.
void PatientDraw::adjustLabels(std::vector<CodedNote> &notes)
{
    std::vector<int> counts = countLabels(notes);
    std::vector<std::vector<std::size_t>> ofLabel(m_wanted.size());
    for (std::size_t row = 0; row < m_pool.size(); ++row)
        ofLabel[labelOf(m_pool[row])].push_back(row);
    std::vector<std::size_t> order(notes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::shuffle(order.begin(), order.end(), m_random);
    std::size_t needy = 0;
    for (const std::size_t place : order) {
        Codes &codes = notes[place].codes;
        const std::uint32_t label = labelOf(codes);
        if (counts[label] <= m_wanted[label])
            continue;
        while (counts[needy] >= m_wanted[needy])
            ++needy;
        const Codes shared = patientOf(codes);
        constexpr int tries = 50;
        const std::vector<std::size_t> &rows = ofLabel[needy];
        const Codes *best = nullptr;
        std::ptrdiff_t most = -1;
        for (int attempt = 0; attempt < tries && !rows.empty(); ++attempt) {
            const Codes &tried =
                m_pool[rows[std::uniform_int_distribution<std::size_t>(0, rows.size() - 1)(m_random)]];
            const Codes other = patientOf(tried);
            std::ptrdiff_t same = 0;
            for (std::size_t i = 0; i < shared.size(); ++i)
                same += shared[i] == other[i] ? 1 : 0;
            if (same > most) {
                most = same;
                best = &tried;
            }
        }
        if (best != nullptr)
            takeNoteFields(*best, codes);
        codes[*m_label] = static_cast<std::uint16_t>(needy);
        --counts[label];
        ++counts[needy];
    }
}

std::vector<std::size_t> PatientDraw::datesOfNotes() const
{
    std::vector<std::size_t> places;
    const auto &declared = m_plan.records.fields;
    for (std::size_t field = 0; field < declared.size(); ++field)
        if (declared[field].kind == plan::dateKind && declared[field].of == plan::ofNote)
            places.push_back(field);
    std::ranges::stable_partition(places, [&](std::size_t field) { return plan::isOfDays(declared[field]); });
    return places;
}

// A patient whose notes all come later takes the first day from a patient who has it twice, so that its share
// of all notes stays the same; else the first of the notes is moved to it.
void PatientDraw::giveFirstDays(std::size_t field, std::vector<CodedNote> &notes)
{
    std::vector<std::size_t> spare;
    std::vector<std::size_t> earliest; // the first note of each patient who has none of the first day
    for (std::size_t begin = 0, end = 0; begin < notes.size(); begin = end) {
        std::size_t first = begin;
        bool hasFirst = false;
        for (end = begin; end < notes.size() && notes[end].patient == notes[begin].patient; ++end) {
            const std::uint16_t group = notes[end].codes[field];
            if (group == 0 && hasFirst)
                spare.push_back(end);
            hasFirst = hasFirst || group == 0;
            if (group < notes[first].codes[field])
                first = end;
        }
        if (!hasFirst && notes[first].codes[field] < fields::dayGroups)
            earliest.push_back(first);
    }
    std::shuffle(spare.begin(), spare.end(), m_random);
    for (const std::size_t note : earliest) {
        if (spare.empty()) {
            notes[note].codes[field] = 0;
            continue;
        }
        std::swap(notes[note].codes[field], notes[spare.back()].codes[field]);
        spare.pop_back();
    }
}

// The notes of a patient take the order of their days, or of their first date. Further dates rise with it.
// Missing dates come last.
void PatientDraw::orderByDate(std::vector<CodedNote> &notes)
{
    const std::vector<std::size_t> dates = datesOfNotes();
    if (dates.empty())
        return;
    const bool haveDays = plan::isOfDays(m_plan.records.fields[dates.front()]);
    if (haveDays)
        giveFirstDays(dates.front(), notes);
    for (CodedNote &note : notes) {
        const std::uint16_t code = note.codes[dates.front()];
        if (haveDays && code < fields::dayGroups)
            note.day = dayIn(code);
        note.order = note.day.value_or(haveDays ? fields::mostDays + 1 : int{code});
    }
    std::ranges::stable_sort(
        notes, {}, [](const CodedNote &note) { return std::pair(note.patient, note.order); });
    for (std::size_t begin = 0, end = 0; begin < notes.size(); begin = end) {
        for (end = begin; end < notes.size() && notes[end].patient == notes[begin].patient; ++end)
            notes[end].note = static_cast<std::uint32_t>(end - begin + 1);
        for (std::size_t further = 1; further < dates.size(); ++further) {
            std::vector<std::uint16_t> codes;
            for (std::size_t note = begin; note < end; ++note)
                codes.push_back(notes[note].codes[dates[further]]);
            std::ranges::sort(codes);
            for (std::size_t note = begin; note < end; ++note)
                notes[note].codes[dates[further]] = codes[note - begin];
        }
    }
}

int PatientDraw::dayIn(std::uint16_t group)
{
    const auto [low, high] = fields::daysOfGroup(group);
    return std::uniform_int_distribution<int>(low, high)(m_random);
}

std::vector<double> PatientDraw::shareOfLabels() const
{
    std::vector<double> shares(m_wanted.begin(), m_wanted.end());
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double &share : shares)
        share = sum > 0 ? share / sum : 1.0 / static_cast<double>(shares.size());
    return shares;
}

std::string PatientDraw::valueOf(const plan::RecordField &field, std::uint16_t code)
{
    if (code >= plan::valuesOf(field))
        return {};
    if (plan::isOfDays(field))
        return std::to_string(dayIn(code));
    if (field.kind != plan::numberKind)
        return plan::nameOfValue(field, code);
    const auto [low, high] = plan::binOf(field, code);
    if (plan::isWhole(field)) {
        const auto first = static_cast<std::int64_t>(low);
        const auto last = std::max(first, static_cast<std::int64_t>(high) - 1);
        return std::to_string(std::uniform_int_distribution<std::int64_t>(first, last)(m_random));
    }
    // One digit more than a hundredth of the bin needs.
    const int digits = std::clamp(2 - static_cast<int>(std::floor(std::log10(high - low))), 0, 12);
    const double power = std::pow(10, digits);
    const double drawn = std::uniform_real_distribution<double>(low, high)(m_random);
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", digits, std::max(low, std::floor(drawn * power) / power));
    return buffer;
}

std::vector<SyntheticNote> PatientDraw::draw()
{
    std::vector<CodedNote> notes;
    std::vector<double> asked = shareOfLabels();
    const std::vector<double> wanted = asked;
    // Shares of the labels are of notes, and a drawn row is one note of each patient.
    constexpr int rounds = 3;
    for (int round = 0; round < rounds; ++round) {
        if (m_label) {
            m_fitted.tree.fit({*m_label}, asked);
            m_fitted.tree.calibrate();
        }
        notes = drawCoded();
        if (!m_label || !m_notes || notes.empty())
            break;
        const std::vector<int> counts = countLabels(notes);
        for (std::size_t label = 0; label < asked.size(); ++label)
            asked[label] *= wanted[label] * static_cast<double>(notes.size()) / std::max(1, counts[label]);
        const double sum = std::accumulate(asked.begin(), asked.end(), 0.0);
        for (double &share : asked)
            share = std::max(share / sum, 1e-9);
    }
    if (m_label)
        adjustLabels(notes);
    orderByDate(notes);
    std::map<std::uint32_t, std::uint32_t> notesOfPatient;
    for (const CodedNote &note : notes)
        ++notesOfPatient[note.patient];
    std::vector<SyntheticNote> drawn;
    std::vector<std::string> ofPatient;
    std::uint32_t patient = 0;
    std::optional<int> last;
    const std::vector<std::size_t> dates = datesOfNotes();
    for (const CodedNote &note : notes) {
        SyntheticNote &each = drawn.emplace_back();
        each.patient = note.patient;
        each.note = note.note;
        each.notes = notesOfPatient[note.patient];
        each.label = labelOf(note.codes);
        const auto &declared = m_plan.records.fields;
        for (std::size_t field = 0; field < declared.size(); ++field) {
            const bool isShared = note.patient == patient && m_domain.roles[field] == Role::Patient;
            const bool isDay = note.day && field == dates.front();
            each.fields.push_back(isShared ? ofPatient[field]
                                  : isDay  ? std::to_string(*note.day)
                                           : valueOf(declared[field], note.codes[field]));
        }
        if (note.patient == patient && note.day && last)
            each.daysSinceLast = *note.day - *last;
        last = note.day;
        ofPatient = each.fields;
        patient = note.patient;
    }
    return drawn;
}

/// The notes of synthetic patients, which withPatients() puts into sequences.
struct PatientNotes
{
    std::vector<SyntheticNote> notes;
    std::vector<std::vector<std::string>> facts; ///< of the notes
    std::vector<std::string> labels;             ///< names
};

PatientNotes patientNotes(const synthesis::ReleasedModel &model, const Plan &plan)
{
    PatientNotes drawn{drawSyntheticNotes(model, plan), {}, model.labels};
    for (const SyntheticNote &note : drawn.notes)
        drawn.facts.push_back(factsOfNote(plan, note.fields));
    return drawn;
}

// Each note takes the next sequence of its label.
std::vector<synthesis::Sequence> assigned(const std::vector<synthesis::Sequence> &sequences,
                                          const PatientNotes &drawn)
{
    std::vector<synthesis::Sequence> all = sequences;
    std::map<std::string, std::vector<std::size_t>> ofLabel;
    for (std::size_t i = all.size(); i-- > 0;)
        ofLabel[all[i].label].push_back(i);
    for (std::size_t i = 0; i < drawn.notes.size(); ++i) {
        const SyntheticNote &note = drawn.notes[i];
        std::vector<std::size_t> &left = ofLabel[drawn.labels[note.label]];
        if (left.empty())
            continue;
        synthesis::Sequence &sequence = all[left.back()];
        left.pop_back();
        sequence.patient = note.patient;
        sequence.note = note.note;
        sequence.notes = note.notes;
        sequence.fields = note.fields;
        sequence.facts = drawn.facts[i];
        sequence.daysSinceLast = note.daysSinceLast;
    }
    return all;
}

} // namespace

std::vector<std::string> factsOfNote(const Plan &plan, const std::vector<std::string> &values)
{
    std::vector<std::string> facts;
    const auto &declared = plan.records.fields;
    for (std::size_t field = 0; field < std::min(declared.size(), values.size()); ++field) {
        if (values[field].empty() || plan::isOfDays(declared[field]))
            continue;
        std::string name = declared[field].name;
        std::ranges::replace(name, '_', ' ');
        facts.push_back(name + ": " + values[field]
                        + (declared[field].unit.empty() ? "" : " " + declared[field].unit));
    }
    return facts;
}

std::vector<SyntheticNote> drawSyntheticNotes(const synthesis::ReleasedModel &model, const Plan &plan)
{
    return PatientDraw(model, plan).draw();
}

Sequences withPatients(const Plan &plan, const Model &model, const Sequences &sequences)
{
    if (!synthesis::hasFields(model->parameters))
        return sequences;
    return Sequences::combine(sequences, model.derive(patientNotes, plan), assigned);
}

std::vector<double> labelSharesOfFields(const synthesis::ReleasedModel &model)
{
    const fields::Domain domain = fields::domainFrom(model.parameters.further);
    const auto label = domain.placeOf(Role::Label);
    const fields::FieldMarginals marginals = synthesis::fieldMarginalsOf(model);
    if (!label || marginals.tables.empty())
        return {};
    return fields::oneWayFrom(domain, marginals.tables).shares[*label];
}

} // namespace core::pipeline
