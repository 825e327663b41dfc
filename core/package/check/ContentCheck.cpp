#include "core/package/check/ContentCheck.h"

#include "core/base/Text.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/check/OmopCheck.h"
#include "core/package/check/RowChecks.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/text/Prose.h"

#include <optional>
#include <utility>

namespace core::package {

namespace {

std::size_t maximumBytesOf(std::string_view file)
{
    return std::size_t{file == files::sums ? 128U : 4U} << 20;
}

std::string rowName(std::size_t row)
{
    return "row " + std::to_string(row) + ": ";
}

// The common part of the three corpus files: rising ids and labels.
class RowKeeper final
{
public:
    RowKeeper(std::string_view file, CheckedRows &rows, Differences &differences)
        : m_file(file)
        , m_rows(rows)
        , m_differences(differences)
    {}

    void keep(std::size_t row, const std::string &id, const std::string &label, const Digest &text)
    {
        const std::uint64_t number = numberOfId(id);
        if (number == 0)
            problem(row, "its id is not of the form SYN-000001");
        else if (!m_rows.rows.empty() && number <= m_rows.rows.back().number)
            problem(row, "its id does not rise");
        if (const auto tooMany = m_rows.take(number, label, text))
            problem(row, *tooMany);
    }

    void problem(std::size_t row, const std::string &what) { m_differences.add(m_file, rowName(row) + what); }
    void problem(const std::string &what) { m_differences.add(m_file, what); }

private:
    std::string_view m_file;
    CheckedRows &m_rows;
    Differences &m_differences;
};

class TextKeeper final : public ContentCheck
{
public:
    TextKeeper(std::string_view file, std::string &text, Differences &differences)
        : m_file(file)
        , m_text(text)
        , m_differences(differences)
    {}

    void add(std::string_view bytes) override
    {
        m_bytes += bytes.size();
        if (m_bytes <= maximumBytesOf(m_file))
            m_text.append(bytes);
    }

    void finish() override
    {
        if (m_bytes > maximumBytesOf(m_file)) {
            m_text.clear();
            m_differences.add(m_file, "is larger than this file of a package can be");
        }
    }

private:
    std::string_view m_file;
    std::string &m_text;
    Differences &m_differences;
    std::size_t m_bytes = 0;
};

bool hasStrings(const JsonLinesCheck::Object &object, std::initializer_list<const char *> keys)
{
    for (const char *key : keys) {
        const auto found = object.find(key);
        if (found == object.end() || !found->is_string())
            return false;
    }
    return true;
}

bool isListOfPhrases(const JsonLinesCheck::Object &list)
{
    if (!list.is_array())
        return false;
    for (const auto &phrase : list) {
        const auto *text = phrase.get_ptr<const std::string *>();
        if (!text || text->empty() || !isPlainText(*text))
            return false;
    }
    return true;
}

} // namespace

std::optional<std::string> CheckedRows::takeLabel(const std::string &label, std::uint32_t &index)
{
    const auto found = m_indices.find(label);
    if (found != m_indices.end()) {
        index = found->second;
        return std::nullopt;
    }
    index = static_cast<std::uint32_t>(labels.size());
    if (labels.size() < maximumLabels) {
        m_indices.emplace(label, index);
        labels.push_back(label);
        return std::nullopt;
    }
    --index;
    return std::exchange(m_hasTooMany, true)
               ? std::nullopt
               : std::optional("is of one label more than the " + std::to_string(maximumLabels)
                               + " that a package can have");
}

std::optional<std::string>
CheckedRows::take(std::uint64_t number, const std::string &label, const Digest &text)
{
    if (rows.size() == maximumRows)
        return std::exchange(m_hasTooMany, true)
                   ? std::nullopt
                   : std::optional("is one more than the " + std::to_string(maximumRows)
                                   + " that a package can have");
    std::uint32_t index = 0;
    auto problem = takeLabel(label, index);
    rows.push_back({number, index, text});
    return problem;
}

std::unique_ptr<ContentCheck> checkCorpusCsv(const std::vector<PlannedField> &fields,
                                             CheckedRows &rows,
                                             CheckedPatients &patients,
                                             OmopCheck *tables,
                                             Differences &differences)
{
    RowKeeper keeper(files::corpusCsv, rows, differences);
    std::vector<std::string> names;
    for (const PlannedField &field : fields)
        names.push_back(field.name);
    const auto take = [keeper, &fields, &patients, tables](
                          std::size_t row,
                          std::vector<std::string> &cells) mutable -> std::optional<std::string> {
        keeper.keep(row, cells[0], cells[1], sha256(cells[2]));
        if (tables != nullptr)
            tables->take(cells);
        return fields.empty() ? std::nullopt : patients.take(fields, cells, 3);
    };
    return std::make_unique<CsvCheck>(files::corpusCsv, corpusColumns(names), take, differences);
}

std::unique_ptr<ContentCheck> checkCorpusJsonl(CheckedRows &rows, Differences &differences)
{
    RowKeeper keeper(files::corpusJsonl, rows, differences);
    const auto take = [keeper](std::size_t row,
                               const JsonLinesCheck::Object &object) mutable -> std::optional<std::string> {
        if (object.size() != 3 || !hasStrings(object, {"id", "label", "text"}))
            return "must have the strings id, label and text and nothing else";
        keeper.keep(
            row, object["id"], object["label"], sha256(object["text"].get_ref<const std::string &>()));
        return std::nullopt;
    };
    return std::make_unique<JsonLinesCheck>(files::corpusJsonl, take, differences);
}

/// Ten times as many as a plan can ask for: a window marks each of them in the text.
constexpr std::size_t mostPhrasesOfDocument = 1000;

std::unique_ptr<ContentCheck>
checkKeyphrases(CheckedRows &rows, std::set<std::string> &different, Differences &differences)
{
    RowKeeper keeper(files::keyphrases, rows, differences);
    const auto take =
        [keeper, &different](std::size_t row,
                             const JsonLinesCheck::Object &object) mutable -> std::optional<std::string> {
        const auto phrases = object.find("keyphrases");
        if (object.size() != 3 || !hasStrings(object, {"id", "label"}) || phrases == object.end()
            || !isListOfPhrases(*phrases))
            return "must have the strings id and label and the list of strings keyphrases and nothing else";
        if (phrases->size() > mostPhrasesOfDocument)
            return "must have at most " + std::to_string(mostPhrasesOfDocument) + " keyphrases";
        keeper.keep(row, object["id"], object["label"], Digest{});
        for (const auto &phrase : *phrases)
            if (different.size() <= vocabulary::Associations::mostTerms)
                different.insert(phrase.get<std::string>());
        return std::nullopt;
    };
    return std::make_unique<JsonLinesCheck>(files::keyphrases, take, differences);
}

std::unique_ptr<ContentCheck> keepText(std::string_view file, std::string &text, Differences &differences)
{
    return std::make_unique<TextKeeper>(file, text, differences);
}

} // namespace core::package
