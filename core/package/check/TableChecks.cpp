#include "core/package/archive/PackageFiles.h"
#include "core/package/check/RowChecks.h"
#include "core/package/corpus/TableFiles.h"
#include "core/package/text/Prose.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace core::package {

namespace {

// Returns what is wrong with the fields that follow from the number of the row or are the same in all.
std::optional<std::string> fieldProblem(const std::vector<std::string> &fields, std::uint64_t number)
{
    if (number == 0)
        return "its note_id is not a number from 1 on";
    if (fields[PersonId] != fields[NoteId])
        return "its person_id is not its note_id";
    if (fields[NoteSourceValue] != idOfNumber(number))
        return "its note_source_value is not the id of its number";
    for (std::size_t column = 0; column < noteColumns.size(); ++column) {
        const auto fixed = fixedNoteValue(column);
        if (fixed && fields[column] != *fixed)
            return "its " + std::string(noteColumns[column]) + " is not "
                   + (fixed->empty() ? "empty" : std::string(*fixed));
    }
    return std::nullopt;
}

} // namespace

std::unique_ptr<ContentCheck> checkNoteTable(CheckedRows &rows, Differences &differences)
{
    const auto take = [&rows](std::size_t, std::vector<std::string> &fields) -> std::optional<std::string> {
        const std::uint64_t number = positiveNumber(fields[NoteId]);
        auto problem = fieldProblem(fields, number);
        if (!problem && !rows.rows.empty() && number <= rows.rows.back().number)
            problem = "its note_id does not rise";
        // Taken in any case: the comparison with corpus.csv goes row by row.
        auto tooMany = rows.take(number, fields[NoteTitle], sha256(fields[NoteText]));
        return tooMany ? tooMany : problem;
    };
    return std::make_unique<CsvCheck>(files::noteTable,
                                      std::vector<std::string>(noteColumns.begin(), noteColumns.end()),
                                      take,
                                      differences);
}

namespace {

struct Before
{
    std::string label;
    double count = std::numeric_limits<double>::infinity();
};

std::optional<double> number(const std::string &field)
{
    double value = 0.0;
    const auto end = std::from_chars(field.data(), field.data() + field.size(), value);
    if (end.ec != std::errc() || end.ptr != field.data() + field.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace

std::unique_ptr<ContentCheck> checkVocabulary(CheckedVocabulary &vocabulary, Differences &differences)
{
    const auto take = [&vocabulary, before = Before()](
                          std::size_t,
                          std::vector<std::string> &fields) mutable -> std::optional<std::string> {
        const auto count = number(fields[2]);
        const auto halfWidth = number(fields[3]);
        if (fields[1].empty() || !count || !halfWidth)
            return "must have a phrase and two numbers";
        std::uint32_t ignored = 0;
        if (auto tooMany = vocabulary.labels.takeLabel(fields[0], ignored))
            return tooMany;
        vocabulary.leastCount = std::min(vocabulary.leastCount, *count);
        vocabulary.leastHalfWidth = std::min(vocabulary.leastHalfWidth, *halfWidth);
        vocabulary.largestHalfWidth = std::max(vocabulary.largestHalfWidth, *halfWidth);
        const bool sorted = fields[0] > before.label || (fields[0] == before.label && *count <= before.count);
        before = {fields[0], *count};
        return sorted ? std::nullopt : std::optional<std::string>("is not sorted by label and falling count");
    };
    return std::make_unique<CsvCheck>(
        files::vocabulary,
        std::vector<std::string>{"label", "phrase", "noisy_count", "half_width_95"},
        take,
        differences);
}

} // namespace core::package
