#pragma once

#include "core/base/Digest.h"
#include "core/package/check/Differences.h"
#include "core/package/text/Csv.h"
#include "core/vocabulary/LearntFile.h"

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// The part of a row of a corpus file by which files are compared.
struct CheckedRow
{
    std::uint64_t number = 0; ///< of "SYN-000001"; 0 when the id is none
    std::uint32_t label = 0;  ///< index into CheckedRows::labels
    Digest text = {};         ///< of the text; zeros in keyphrases.jsonl
};

struct CheckedRows
{
    // The maximum number of rows, as a plan can ask for; a small zip could decompress to many more.
    static constexpr std::size_t maximumRows = 1'000'000;
    static constexpr std::size_t maximumLabels = 1'000;

    std::vector<std::string> labels; ///< that occur, in order of appearance
    std::vector<CheckedRow> rows;

    /// Takes a row. Returns an error if there are more rows or labels than a package can have: once, and
    /// further rows are not taken.
    std::optional<std::string> take(std::uint64_t number, const std::string &label, const Digest &text);
    /// Takes a label alone. Returns its index; a new label is added, and beyond the limit the last index is
    /// returned.
    std::optional<std::string> takeLabel(const std::string &label, std::uint32_t &index);

private:
    std::map<std::string, std::uint32_t> m_indices;
    bool m_hasTooMany = false;
};

/// The facts of vocabulary.csv that are compared with the manifest.
struct CheckedVocabulary
{
    CheckedRows labels; ///< that occur; without rows
    double leastCount = std::numeric_limits<double>::infinity();
    /// The smallest and the largest half-width; without rows, the first is larger.
    double leastHalfWidth = std::numeric_limits<double>::infinity();
    double largestHalfWidth = -std::numeric_limits<double>::infinity();
};

/// The vocabulary that travels in a package.
struct CheckedTerms
{
    std::optional<vocabulary::LearntFile> file; ///< empty: there is none, or it is damaged
};

/// A declared field, by the plan in the manifest.
struct PlannedField
{
    std::string name;
    bool isOfPatient = false;
    bool isNumber = false;
    double low = 0;
    double high = 0;
    std::vector<std::string> values;
    std::string omop; ///< its meaning in the OMOP tables
};

/// The synthetic patients of corpus.csv.
struct CheckedPatients
{
    struct Patient
    {
        std::set<std::uint64_t> notes;
        std::vector<std::string> fields; ///< those of the patient
    };
    std::map<std::uint64_t, Patient> patients;

    /// Takes the cells from patient_id on, at `first`. Returns the fault of a row, if any.
    std::optional<std::string>
    take(const std::vector<PlannedField> &fields, const std::vector<std::string> &row, std::size_t first);
};

/// A row of patients.csv.
struct CheckedPatientRow
{
    std::uint64_t notes = 0;
    std::vector<std::string> fields;
};

/// Reads one file of a package piece by piece and reports faults of its form.
class ContentCheck
{
public:
    virtual ~ContentCheck() = default;
    virtual void add(std::string_view bytes) = 0;
    virtual void finish() = 0;
};

class OmopCheck;

/// `rows` and `differences` must outlive the check. `tables`: gets every row, to make the OMOP tables of
/// them; null without these.
std::unique_ptr<ContentCheck> checkCorpusCsv(const std::vector<PlannedField> &fields,
                                             CheckedRows &rows,
                                             CheckedPatients &patients,
                                             OmopCheck *tables,
                                             Differences &differences);
/// Make the checks of patients.csv and fields.csv. `fields` must outlive the first.
std::unique_ptr<ContentCheck> checkPatients(const std::vector<PlannedField> &fields,
                                            std::map<std::uint64_t, CheckedPatientRow> &rows,
                                            Differences &differences);
std::unique_ptr<ContentCheck> checkFieldTable(const std::vector<PlannedField> &fields,
                                              Differences &differences);
/// Compares patients.csv with corpus.csv.
void comparePatients(const CheckedPatients &corpus,
                     const std::map<std::uint64_t, CheckedPatientRow> &rows,
                     Differences &differences);
std::unique_ptr<ContentCheck> checkCorpusJsonl(CheckedRows &rows, Differences &differences);
/// `phrases` gets the different keyphrases, at most as many as a vocabulary that travels can have.
std::unique_ptr<ContentCheck>
checkKeyphrases(CheckedRows &rows, std::set<std::string> &phrases, Differences &differences);
/// Makes the check of vocabulary.learnt, which is read into memory.
std::unique_ptr<ContentCheck> checkTerms(CheckedTerms &terms, Differences &differences);
/// Makes the check of vocabulary.csv.
std::unique_ptr<ContentCheck> checkVocabulary(CheckedVocabulary &vocabulary, Differences &differences);
/// Makes the check of note.csv: takes number, label and text of each row, to be compared with corpus.csv;
/// checks the fields that are the same in every row.
std::unique_ptr<ContentCheck> checkNoteTable(CheckedRows &rows, Differences &differences);
/// Makes a reader that keeps the text of a small file (at most 4 MiB; 128 MiB for SHA256SUMS, which may list
/// a million texts).
std::unique_ptr<ContentCheck> keepText(std::string_view file, std::string &text, Differences &differences);

} // namespace core::package
