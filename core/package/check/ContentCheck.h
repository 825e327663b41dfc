#pragma once

#include "core/base/Digest.h"
#include "core/package/check/Differences.h"
#include "core/package/text/Csv.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// A row of a corpus file, as far as files are compared by it.
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
    /// The same for a label alone. Index of a label, new ones added; of one too many, the last.
    std::optional<std::string> takeLabel(const std::string &label, std::uint32_t &index);

private:
    std::map<std::string, std::uint32_t> m_indices;
    bool m_hasTooMany = false;
};

/// Reads one file of a package piece by piece and tells what is wrong with its form.
class ContentCheck
{
public:
    virtual ~ContentCheck() = default;
    virtual void add(std::string_view bytes) = 0;
    virtual void finish() = 0;
};

/// `rows` and `differences` must outlive the check.
std::unique_ptr<ContentCheck> checkCorpusCsv(CheckedRows &rows, Differences &differences);
std::unique_ptr<ContentCheck> checkCorpusJsonl(CheckedRows &rows, Differences &differences);
std::unique_ptr<ContentCheck> checkKeyphrases(CheckedRows &rows, Differences &differences);
/// `labels` takes the labels that occur.
std::unique_ptr<ContentCheck> checkVocabulary(CheckedRows &labels, Differences &differences);
/// note.csv: takes number, label and text of each row, to be compared with corpus.csv; what is the same in
/// every row is checked here.
std::unique_ptr<ContentCheck> checkNoteTable(CheckedRows &rows, Differences &differences);
/// Keeps the text of a small file (at most 4 MiB; of SHA256SUMS, which may list a million texts, 128 MiB).
std::unique_ptr<ContentCheck> keepText(std::string_view file, std::string &text, Differences &differences);

} // namespace core::package
