#include "core/learning/PlainText.h"

#include "core/base/Result.h"
#include "core/learning/TextInput.h"

#include <algorithm>
#include <system_error>

namespace core::learning {

namespace {

using records::TextStream;

Error noText(const std::filesystem::path &path)
{
    return {ErrorCode::InvalidRecords,
            path.string() + ": this is no plain text; leave it out, or save its text as UTF-8"};
}

} // namespace

Result<PlainText> PlainText::open(const std::filesystem::path &path)
{
    auto stream = TextStream::open({.path = path}, {});
    if (!stream && stream.error().code == ErrorCode::InvalidRecords)
        return fail(noText(path));
    if (!stream)
        return fail(toError(stream.error(), path));
    return PlainText(std::move(*stream), path);
}

PlainText::PlainText(TextStream stream, std::filesystem::path path)
    : m_stream(std::move(stream))
    , m_path(std::move(path))
{}

Result<void> PlainText::fill()
{
    while (!m_isAtEnd && m_text.size() < TextInput::pieceBytes) {
        const std::size_t before = m_text.size();
        const auto piece = m_stream.append(m_text);
        if (!piece)
            return fail(toError(piece.error(), m_path));
        m_line += static_cast<std::uint64_t>(
            std::count(m_text.begin() + static_cast<std::ptrdiff_t>(before), m_text.end(), '\n'));
        if (*piece == TextStream::Piece::Undecodable) {
            const auto likely = m_stream.encodingOfBadByte();
            return fail(ErrorCode::InvalidRecords,
                        m_path.string() + ":" + std::to_string(m_line) + ": byte "
                            + std::to_string(m_stream.badByte()) + " of the file is no " + m_stream.encoding()
                            + (likely ? "; it looks like " + *likely : std::string())
                            + "; save the file as UTF-8, or leave it out");
        }
        m_isAtEnd = *piece == TextStream::Piece::End;
    }
    return {};
}

Result<bool> PlainText::next(std::string_view &piece)
{
    m_text.erase(0, m_given);
    m_given = 0;
    KEYSEED_TRY(fill());
    if (m_text.empty())
        return false;
    // A text without any blank is cut where it is: between two characters, as they arrive whole.
    const std::size_t blank = m_isAtEnd ? std::string::npos : m_text.find_last_of(" \n\t");
    m_given = blank == std::string::npos ? m_text.size() : blank + 1;
    piece = std::string_view(m_text).substr(0, m_given);
    return true;
}

namespace {

namespace fs = std::filesystem;

Error unreadable(const fs::path &folder, const std::error_code &problem)
{
    return {ErrorCode::Io, folder.string() + ": the folder cannot be read: " + problem.message()};
}

bool isHidden(const fs::path &path)
{
    return path.filename().string().starts_with('.');
}

} // namespace

Result<PlainFolder> PlainFolder::list(const fs::path &folder)
{
    PlainFolder found;
    std::error_code problem;
    fs::recursive_directory_iterator at(folder, problem);
    if (problem)
        return fail(unreadable(folder, problem));
    for (const fs::recursive_directory_iterator end; at != end;) {
        const fs::directory_entry &entry = *at;
        const fs::file_status status = entry.symlink_status(problem);
        if (isHidden(entry.path()))
            at.disable_recursion_pending();
        else if (!problem && status.type() == fs::file_type::regular && isPlainTextFile(entry.path())) {
            const std::uint64_t bytes = entry.file_size(problem);
            found.files.push_back({entry.path().lexically_relative(folder), problem ? 0 : bytes});
            found.bytes += found.files.back().bytes;
        }
        if (found.files.size() > mostFiles)
            return fail(ErrorCode::InvalidParameter,
                        folder.string() + ": holds more than " + std::to_string(mostFiles)
                            + " texts; name a part of them, or put several into one file");
        const fs::path here = entry.path();
        at.increment(problem);
        if (problem)
            return fail(unreadable(here, problem));
    }
    if (found.files.empty())
        return fail(ErrorCode::InvalidParameter,
                    folder.string()
                        + ": holds no plain text; .txt and .md are read of a folder, name other files one by "
                          "one");
    std::ranges::sort(found.files, {}, [](const File &file) { return file.path.generic_string(); });
    return found;
}

} // namespace core::learning
