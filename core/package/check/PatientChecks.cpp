#include "core/package/archive/PackageFiles.h"
#include "core/package/check/RowChecks.h"
#include "core/package/text/Prose.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace core::package {

namespace {

std::optional<double> decimalOf(const std::string &text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

// An empty value is a missing one.
bool isOfField(const PlannedField &field, const std::string &value)
{
    if (value.empty())
        return true;
    if (!field.isNumber)
        return std::ranges::find(field.values, value) != field.values.end();
    const auto number = decimalOf(value);
    return number && *number >= field.low && *number < field.high;
}

} // namespace

std::optional<std::string> CheckedPatients::take(const std::vector<PlannedField> &fields,
                                                 const std::vector<std::string> &row,
                                                 std::size_t first)
{
    const std::uint64_t number = positiveNumber(row[first]);
    const std::uint64_t note = positiveNumber(row[first + 1]);
    if (number == 0 || note == 0)
        return "its patient_id and note_number are not numbers from 1 on";
    Patient &patient = patients[number];
    if (!patient.notes.insert(note).second)
        return "its patient has two notes of this number";
    std::vector<std::string> shared;
    for (std::size_t field = 0; field < fields.size(); ++field) {
        const std::string &value = row[first + 2 + field];
        if (!isOfField(fields[field], value))
            return "its " + fields[field].name + " is not a value that the plan declares";
        if (fields[field].isOfPatient)
            shared.push_back(value);
    }
    if (patient.notes.size() == 1)
        patient.fields = shared;
    return patient.fields == shared
               ? std::nullopt
               : std::optional<std::string>(
                   "its fields of the patient are not those of another note of the patient");
}

std::unique_ptr<ContentCheck> checkPatients(const std::vector<PlannedField> &fields,
                                            std::map<std::uint64_t, CheckedPatientRow> &rows,
                                            Differences &differences)
{
    std::vector<std::string> header = {"patient_id", "notes"};
    for (const PlannedField &field : fields)
        if (field.isOfPatient)
            header.push_back(field.name);
    const auto take = [&rows](std::size_t, std::vector<std::string> &row) -> std::optional<std::string> {
        const std::uint64_t number = positiveNumber(row[0]);
        if (number == 0 || (!rows.empty() && number <= rows.rbegin()->first))
            return "its patient_id is not a number from 1 on, or does not rise";
        rows[number] = {positiveNumber(row[1]), {row.begin() + 2, row.end()}};
        return std::nullopt;
    };
    return std::make_unique<CsvCheck>(files::patients, std::move(header), take, differences);
}

namespace {

/// Checks fields.csv: declared fields and values, each once, and shares that add up.
class FieldTableCheck final : public ContentCheck
{
public:
    FieldTableCheck(const std::vector<PlannedField> &fields, Differences &differences)
        : m_differences(differences)
        , m_csv(
              files::fieldTable,
              {"field", "value", "other_field", "other_value", "share"},
              [this](std::size_t, std::vector<std::string> &row) { return take(row); },
              differences)
    {
        for (const PlannedField &field : fields)
            m_values[field.name] = {field.values.begin(), field.values.end()};
    }

    void add(std::string_view bytes) override { m_csv.add(bytes); }
    void finish() override
    {
        m_csv.finish();
        for (const auto &[field, values] : m_values)
            if (!m_shares.contains({field, ""}))
                m_differences.add(files::fieldTable, "has no shares of the field " + field);
        // Shares are rounded to six decimals.
        for (const auto &[fields, shares] : m_shares)
            if (std::abs(shares.sum - 1) > 1e-6 * static_cast<double>(shares.rows.size() + 1))
                m_differences.add(files::fieldTable,
                                  "shares of " + fields.first
                                      + (fields.second.empty() ? "" : " and " + fields.second)
                                      + " do not add up to 1");
    }

private:
    struct Shares
    {
        double sum = 0;
        std::set<std::pair<std::string, std::string>> rows;
    };

    // The label and the number of notes have no declared values.
    bool isKnown(const std::string &field, const std::string &value) const
    {
        if (field == "label" || field == "notes")
            return true;
        const auto found = m_values.find(field);
        return found != m_values.end() && (value.empty() || found->second.contains(value));
    }

    std::optional<std::string> take(const std::vector<std::string> &row)
    {
        const bool isAlone = row[2].empty() && row[3].empty();
        if (!isKnown(row[0], row[1]) || !(isAlone || isKnown(row[2], row[3])))
            return "is of a field or a value that the plan does not declare";
        const auto share = decimalOf(row[4]);
        if (!share || *share < 0 || *share > 1)
            return "its share is not from 0 to 1";
        Shares &shares = m_shares[{row[0], row[2]}];
        shares.sum += *share;
        return shares.rows.insert({row[1], row[3]}).second
                   ? std::nullopt
                   : std::optional<std::string>("has the values of another row");
    }

    Differences &m_differences;
    std::map<std::string, std::set<std::string>> m_values; ///< by field
    std::map<std::pair<std::string, std::string>, Shares> m_shares;
    CsvCheck m_csv;
};

} // namespace

std::unique_ptr<ContentCheck> checkFieldTable(const std::vector<PlannedField> &fields,
                                              Differences &differences)
{
    return std::make_unique<FieldTableCheck>(fields, differences);
}

void comparePatients(const CheckedPatients &corpus,
                     const std::map<std::uint64_t, CheckedPatientRow> &rows,
                     Differences &differences)
{
    bool isSame = rows.size() == corpus.patients.size();
    for (const auto &[number, patient] : corpus.patients) {
        const auto found = rows.find(number);
        isSame = isSame && found != rows.end() && found->second.notes == patient.notes.size()
                 && found->second.fields == patient.fields;
    }
    if (!isSame)
        differences.add(files::patients,
                        "does not have the patients of corpus.csv with their notes and fields");
}

} // namespace core::package
