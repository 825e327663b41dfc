#include "core/records/letters/Letter.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records {

std::optional<LetterKind> letterKindOfEnding(std::string_view ending)
{
    constexpr std::array<std::pair<std::string_view, LetterKind>, 5> endings{{
        {".docx", LetterKind::Docx},
        {".docm", LetterKind::Docx},
        {".odt", LetterKind::Odt},
        {".pdf", LetterKind::Pdf},
        {".eml", LetterKind::Mail},
    }};
    for (const auto &[name, kind] : endings)
        if (name == ending)
            return kind;
    return std::nullopt;
}

std::optional<LetterKind> letterKindOfBytes(std::string_view bytes)
{
    constexpr std::size_t looked = 1024; // some programs write a header in front
    if (bytes.substr(0, looked).find("%PDF-") != std::string_view::npos)
        return LetterKind::Pdf;
    if (!bytes.starts_with("PK\x03\x04"))
        return std::nullopt;
    constexpr std::string_view odt = "mimetypeapplication/vnd.oasis.opendocument.text";
    constexpr std::size_t headerOfEntry = 30;
    const std::string_view first = bytes.substr(std::min(headerOfEntry, bytes.size()), odt.size() + 1);
    if (first.starts_with(odt) && !first.ends_with('-')) // "text-master" is a book of documents
        return LetterKind::Odt;
    if (bytes.find("word/document") != std::string_view::npos)
        return LetterKind::Docx;
    return std::nullopt;
}

ReadResult<LetterText> textOfLetter(LetterKind kind, std::string_view bytes, std::size_t mostBytes)
{
    switch (kind) {
    case LetterKind::Docx:
        return textOfDocx(bytes, mostBytes);
    case LetterKind::Odt:
        return textOfOdt(bytes, mostBytes);
    case LetterKind::Pdf:
        return textOfPdf(bytes, mostBytes);
    case LetterKind::Mail:
        break;
    }
    return textOfMail(bytes, mostBytes);
}

ReadError unreadableLetter(std::string_view what)
{
    return {.what = "the document cannot be read (" + std::string(what)
                    + "); open it in its own program and save it again, or leave it out",
            .canGoOn = true};
}

} // namespace core::records
