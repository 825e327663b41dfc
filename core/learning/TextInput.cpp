#include "core/learning/TextInput.h"

#include "core/base/Result.h"
#include "core/learning/PlainText.h"
#include "core/records/RecordStream.h"

#include <algorithm>
#include <array>
#include <string>
#include <system_error>

namespace core::learning {

namespace {

namespace fs = std::filesystem;

/// A file of records, each of which is a document.
class RecordTexts final : public TextInput
{
public:
    explicit RecordTexts(std::unique_ptr<records::Reader> reader)
        : m_reader(std::move(reader))
    {}

    Result<std::optional<Piece>> next() override
    {
        KEYSEED_ASSIGN(const auto isThere, m_reader->next(m_record));
        return isThere ? std::optional(Piece{m_record.text, true, m_record.label}) : std::nullopt;
    }
    double fractionRead() const override { return m_reader->fractionRead(); }
    Digest digest() override { return m_reader->contentDigest(); }

private:
    std::unique_ptr<records::Reader> m_reader;
    records::Record m_record;
};

/// One document.
class PlainFile final : public TextInput
{
public:
    explicit PlainFile(PlainText text)
        : m_text(std::move(text))
    {}

    Result<std::optional<Piece>> next() override
    {
        Piece piece{.text = {}, .beginsDocument = std::exchange(m_isBeginning, false)};
        KEYSEED_ASSIGN(const auto isThere, m_text.next(piece.text));
        return isThere ? std::optional(piece) : std::nullopt;
    }
    double fractionRead() const override { return m_text.fractionRead(); }
    Digest digest() override { return m_text.digest(); }

private:
    PlainText m_text;
    bool m_isBeginning = true;
};

/// A document for each file.
class FolderTexts final : public TextInput
{
public:
    FolderTexts(fs::path folder, PlainFolder content)
        : m_folder(std::move(folder))
        , m_content(std::move(content))
    {}

    Result<std::optional<Piece>> next() override
    {
        for (;;) {
            if (!m_text && m_file == m_content.files.size())
                return std::nullopt;
            KEYSEED_TRY(open());
            Piece piece{.text = {}, .beginsDocument = std::exchange(m_isBeginning, false)};
            KEYSEED_ASSIGN(const auto isThere, m_text->next(piece.text));
            if (isThere)
                return piece;
            close();
        }
    }

    double fractionRead() const override
    {
        const double here = m_text ? m_text->fractionRead() : 0.0;
        const double bytes = m_text ? static_cast<double>(m_content.files[m_file].bytes) : 0.0;
        const double all = static_cast<double>(m_content.bytes);
        return all > 0 ? std::min(1.0, (static_cast<double>(m_bytesRead) + here * bytes) / all) : 1.0;
    }
    Digest digest() override { return m_digest.finish(); }

private:
    Result<void> open()
    {
        if (m_text)
            return {};
        KEYSEED_ASSIGN(auto text, PlainText::open(m_folder / m_content.files[m_file].path));
        m_text.emplace(std::move(text));
        m_isBeginning = true;
        return {};
    }

    void close()
    {
        const PlainFolder::File &file = m_content.files[m_file++];
        m_digest.add(toHex(m_text->digest()) + "  " + file.path.generic_string() + "\n");
        m_bytesRead += file.bytes;
        m_text.reset();
    }

    fs::path m_folder;
    PlainFolder m_content;
    std::size_t m_file = 0;
    std::optional<PlainText> m_text; ///< of that file
    bool m_isBeginning = true;
    std::uint64_t m_bytesRead = 0;
    Sha256 m_digest;
};

bool isFolder(const fs::path &path)
{
    std::error_code problem;
    return fs::is_directory(path, problem);
}

template<typename Input, typename Opened>
Result<std::unique_ptr<TextInput>> made(Opened opened)
{
    KEYSEED_TRY(opened);
    return std::make_unique<Input>(std::move(*opened));
}

} // namespace

Result<std::unique_ptr<TextInput>> openTextInput(const records::Source &source)
{
    const bool areRecords = source.format || source.labelColumn;
    if (!areRecords && isFolder(source.file())) {
        KEYSEED_ASSIGN(auto content, PlainFolder::list(source.file()));
        return std::make_unique<FolderTexts>(source.file(), std::move(content));
    }
    if (!areRecords && isPlainTextFile(source.file()))
        return made<PlainFile>(PlainText::open(source.file()));
    return made<RecordTexts>(records::openToCheck(source));
}

bool isPlainTextFile(const fs::path &path)
{
    constexpr std::array<std::string_view, 2> endings = {".txt", ".md"};
    std::string ending = path.extension().string();
    std::ranges::transform(
        ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return std::ranges::find(endings, ending) != endings.end();
}

std::uint64_t bytesIn(const records::Source &source)
{
    if (isFolder(source.file())) {
        const auto content = PlainFolder::list(source.file());
        return content ? content->bytes : 0;
    }
    std::error_code problem;
    const std::uint64_t size = fs::file_size(source.file(), problem);
    return problem ? 0 : size;
}

std::string nameOf(const fs::path &path)
{
    return (path.has_filename() ? path : path.parent_path()).filename().string();
}

} // namespace core::learning
