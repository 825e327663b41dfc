#include "core/records/hl7/Documents.h"

#include "core/records/Columns.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/hl7/Separators.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <utility>

namespace core::records::hl7 {

namespace {

/// The indices of documentColumns.
enum Column : std::size_t {
    Text,
    MessageType,
    Patient,
    Visit,
    DocumentType,
    DocumentNumber,
    DocumentStatus,
    Test,
    TestName,
    Date,
    SendingFacility
};

constexpr std::string_view cancelEvent = "T11"; ///< the event of a message that cancels a document

ReadError spoilt(std::int64_t line, std::int64_t offset, std::string what)
{
    return {.place = {.line = line}, .what = std::move(what), .canGoOn = true, .offset = offset};
}

/// Returns a code in upper case, without blanks around it.
std::string codeIn(std::string_view field)
{
    std::string code(trimmed(field));
    for (char &c : code)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return code;
}

/// Returns whether a status of a document means that it was withdrawn or replaced: CA (deleted) and OB
/// (obsolete) of HL7's table 0273, D, W and X of the table 0085, and words that systems write.
bool isWithdrawnStatus(std::string_view status)
{
    constexpr std::array<std::string_view, 14> codes = {"CA",
                                                        "OB",
                                                        "D",
                                                        "W",
                                                        "X",
                                                        "CANCELED",
                                                        "CANCELLED",
                                                        "DELETED",
                                                        "OBSOLETE",
                                                        "REPLACED",
                                                        "SUPERSEDED",
                                                        "WITHDRAWN",
                                                        "RETRACTED",
                                                        "ENTERED-IN-ERROR"};
    return std::ranges::find(codes, codeIn(status)) != codes.end();
}

std::optional<std::uint64_t> numberIn(std::string_view field)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
    return error == std::errc() && end == field.data() + field.size() ? std::optional(number) : std::nullopt;
}

std::string ordinal(std::size_t number)
{
    const std::size_t tens = number % 100;
    const std::size_t ones = tens > 10 && tens < 14 ? 0 : number % 10;
    return std::to_string(number) + (ones == 1 ? "st" : ones == 2 ? "nd" : ones == 3 ? "rd" : "th");
}

} // namespace

Documents::Documents(const Message &message,
                     std::vector<std::string> segments,
                     const Separators &separators,
                     std::vector<std::string> encodings)
    : m_line(message.line)
    , m_offset(message.offset)
    , m_segments(std::move(segments))
    , m_separators(separators)
    , m_encodings(std::move(encodings))
    , m_hasTxa(std::ranges::any_of(m_segments, [](const std::string &s) { return s.starts_with("TXA"); }))
{}

ReadResult<Documents> Documents::open(const Message &message, const std::optional<std::string> &encoding)
{
    const auto separators = separatorsOf(message.segments.front());
    if (!separators)
        return fail(spoilt(message.line,
                           message.offset,
                           "MSH names no separators; the field separator in MSH-1 and others, each once, in "
                           "MSH-2 are expected (MSH|^~\\&|): fix it, or export the message again"));
    const std::string_view all = fieldOf(message.segments.front(), 18, *separators);
    std::vector<std::string> encodings = encodingsOf(pieceOf(all, separators->repetition, 0), encoding);
    for (; !encodings.empty(); encodings.erase(encodings.begin())) {
        std::vector<std::string> segments;
        for (const std::string &bytes : message.segments) {
            auto text = decodedWholly(bytes, encodings.front());
            if (!text)
                break;
            segments.push_back(std::move(*text));
        }
        if (segments.size() == message.segments.size())
            return Documents(message, std::move(segments), *separators, std::move(encodings));
    }
    return fail(
        spoilt(message.line,
               message.offset,
               "the message is not in the encoding that its MSH-18 and records.encoding say, which is "
               "UTF-8 where they say nothing; set records.encoding to the one it is in, or fix MSH-18"));
}

bool Documents::isCancellation() const
{
    const auto begins = [](std::string_view name) {
        return [name](const std::string &segment) { return segment.starts_with(name); };
    };
    const auto event = std::ranges::find_if(m_segments, begins("EVN"));
    const bool cancels = codeIn(value(m_segments.front(), 9, 1)) == cancelEvent
                         || (event != m_segments.end() && codeIn(value(*event, 1, 0)) == cancelEvent);
    return cancels && std::ranges::none_of(m_segments, begins("OBX"));
}

ReadResult<bool> Documents::next(Document &document)
{
    for (; m_at < m_segments.size(); ++m_at) {
        if (m_isBegun && endsDocument(m_segments[m_at]))
            return finish(document);
        take(m_segments[m_at]);
    }
    // A message without a document is a record, too.
    return m_isBegun || !m_hasGiven ? finish(document) : false;
}

/// Results of several requests, and of several patients, may be in one message.
bool Documents::endsDocument(std::string_view segment) const
{
    return segment.starts_with("PID") || (!m_hasTxa && segment.starts_with("OBR"));
}

/// Hands over the record at hand, and keeps what the next has in common with it.
ReadResult<bool> Documents::finish(Document &document)
{
    endPieces();
    document = m_document;
    const std::string unreadable = m_hasText ? std::string() : m_unreadable;
    const bool isWithdrawn = m_isCancelled || m_isWithdrawn || (m_withdrawnHere > 0 && !m_hasText);
    if (m_hasText && !isWithdrawn) {
        m_leftOut.add(m_reason, m_unread);
        m_leftOut.add(LeftOutReason::Withdrawn, m_withdrawnHere);
    }
    for (const Column own : {Text, DocumentType, DocumentNumber, DocumentStatus, Test, TestName, Date})
        m_document[own].clear();
    m_isBegun = false;
    m_hasLines = false;
    m_hasText = false;
    m_hasGiven = true;
    m_unreadable.clear();
    m_isWithdrawn = false;
    m_withdrawnHere = 0;
    m_unread = 0;
    if (isWithdrawn) {
        ReadError found = spoilt(m_line, m_offset, "the document was withdrawn or replaced; it is left out");
        found.leftOut = LeftOutReason::Withdrawn;
        return fail(std::move(found));
    }
    if (!unreadable.empty()) {
        ReadError found = spoilt(m_line, m_offset, unreadable);
        found.leftOut = m_reason;
        return fail(std::move(found));
    }
    return true;
}

void Documents::take(std::string_view segment)
{
    const std::string_view name = segment.substr(0, 3);
    if (name != "OBX")
        endPieces();
    if (name == "MSH")
        header(segment);
    else if (name == "PID")
        patient(segment);
    else if (name == "PV1")
        m_document[Visit] = value(segment, 19, 0);
    else if (name == "TXA")
        documentHeader(segment);
    else if (name == "OBR")
        request(segment);
    else if (name == "OBX")
        observation(segment);
    else if (name == "NTE")
        comment(segment);
    else if (name == "EVN" && codeIn(value(segment, 1, 0)) == cancelEvent)
        m_isCancelled = true;
}

std::string Documents::value(std::string_view segment, std::size_t field, std::size_t component) const
{
    return firstValue(fieldOf(segment, field, m_separators), component, m_separators, m_encodings.front());
}

void Documents::header(std::string_view segment)
{
    const std::string event = value(segment, 9, 1);
    m_isCancelled = codeIn(event) == cancelEvent;
    m_document[MessageType] = value(segment, 9, 0) + (event.empty() ? "" : "^" + event);
    m_document[SendingFacility] = authority(segment, 4, 0);
}

/// Returns the name of a hierarchic designator, or else its universal id.
std::string Documents::authority(std::string_view segment, std::size_t field, std::size_t component) const
{
    const std::string_view first = pieceOf(fieldOf(segment, field, m_separators), m_separators.repetition, 0);
    const bool isComponent = component > 0; // then its parts are subcomponents
    const std::string_view whole = isComponent ? pieceOf(first, m_separators.component, component) : first;
    const char separator = isComponent ? m_separators.subcomponent : m_separators.component;
    std::string named = firstValue(pieceOf(whole, separator, 0), 0, m_separators, m_encodings.front());
    return named.empty() ? firstValue(pieceOf(whole, separator, 1), 0, m_separators, m_encodings.front())
                         : named;
}

/// Results of several patients may be in one message: what follows is of another one.
void Documents::patient(std::string_view segment)
{
    m_document[Visit].clear();
    const std::string by = authority(segment, 3, 3);
    const std::string id = value(segment, 3, 0);
    m_document[Patient] = id.empty() || by.empty() ? id : id + "^" + by;
}

void Documents::documentHeader(std::string_view segment)
{
    m_isBegun = true;
    m_document[DocumentType] = value(segment, 2, 0);
    m_document[DocumentNumber] = value(segment, 12, 0);
    m_document[DocumentStatus] = value(segment, 17, 0);
    m_isWithdrawn = isWithdrawnStatus(m_document[DocumentStatus]) || isWithdrawnStatus(value(segment, 19, 0));
    if (std::string date = value(segment, 4, 0); !date.empty())
        m_document[Date] = std::move(date);
}

void Documents::request(std::string_view segment)
{
    m_isBegun = true;
    if (!m_document[Test].empty() || !m_document[TestName].empty())
        return;
    m_document[Test] = value(segment, 4, 0);
    m_document[TestName] = value(segment, 4, 1);
    if (m_document[Date].empty())
        m_document[Date] = value(segment, 7, 0);
}

void Documents::observation(std::string_view segment)
{
    m_isBegun = true;
    ++m_observations;
    const std::string type = codeIn(fieldOf(segment, 2, m_separators));
    const std::string_view field = fieldOf(segment, 5, m_separators);
    const std::string status = codeIn(fieldOf(segment, 11, m_separators));
    if (type != "ED")
        endPieces();
    m_passesComments = status == "D" || status == "W";
    if (m_passesComments) {
        endPieces();
        ++m_withdrawnHere;
    } else if (type == "TX" || type == "FT" || type == "ST" || (type.empty() && !field.empty())) {
        textLines(field);
    } else if (type == "ED") {
        takePiece(segment, field);
    } else if (type == "RP" && !field.empty()) {
        leaveOut(m_observations,
                 "refers to a document elsewhere, and nothing is fetched; export the text with the message",
                 LeftOutReason::MissingFile);
    }
}

/// Takes a comment on the document, its request or its last observation.
void Documents::comment(std::string_view segment)
{
    if (const std::string_view field = fieldOf(segment, 3, m_separators);
        m_isBegun && !m_passesComments && !field.empty())
        textLines(field);
}

void Documents::textLines(std::string_view field)
{
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = m_separators.repetition == 0 ? std::string_view::npos : field.find(m_separators.repetition);
        const std::string_view line = field.substr(0, end);
        addLine(line == "\"\"" ? "" : unescaped(line, m_separators, m_encodings.front()));
        field.remove_prefix(end == std::string_view::npos ? field.size() : end + 1);
    }
}

/// Returns whether an encapsulated document is the next piece of the one at hand: of the same name, with the
/// next number or none, in an encoding of bytes that has not come to its end and not beginning with markup
/// anew.
bool Documents::continuesPieces(std::string_view segment, std::string_view field) const
{
    if (m_pieces.empty() || fieldOf(segment, 3, m_separators) != m_pieceName)
        return false;
    const std::string_view number = fieldOf(segment, 4, m_separators);
    const auto last = numberIn(m_pieceNumber);
    const auto next = numberIn(number);
    const bool follows = (number.empty() && m_pieceNumber.empty()) || (last && next && *next == *last + 1);
    return follows && isNextPiece(m_pieces.back(), field, m_separators);
}

void Documents::takePiece(std::string_view segment, std::string_view field)
{
    if (field.empty())
        return;
    if (!continuesPieces(segment, field)) {
        endPieces();
        m_pieceObservation = m_observations;
    }
    m_pieces.emplace_back(field);
    m_pieceName = fieldOf(segment, 3, m_separators);
    m_pieceNumber = fieldOf(segment, 4, m_separators);
}

/// Reads the encapsulated document at hand: its pieces together, or, where they are no document together,
/// each by itself.
void Documents::endPieces()
{
    if (m_pieces.empty())
        return;
    const std::vector<std::string> pieces = std::exchange(m_pieces, {});
    if (pieces.size() > 1)
        if (const auto text = encapsulatedText(joinedPieces(pieces, m_separators), m_separators, m_encodings))
            return addLine(*text);
    for (std::size_t i = 0; i < pieces.size(); ++i)
        encapsulated(pieces[i], m_pieceObservation + i);
}

void Documents::encapsulated(std::string_view field, std::size_t observation)
{
    if (const auto text = encapsulatedText(field, m_separators, m_encodings))
        addLine(*text);
    else
        leaveOut(observation, text.error().what, LeftOutReason::UnreadableKind);
}

/// Notes that the document in an OBX has no text. `why` continues a sentence about it.
void Documents::leaveOut(std::size_t observation, const std::string &why, LeftOutReason reason)
{
    ++m_unread;
    if (!m_unreadable.empty())
        return;
    m_unreadable = "the document in OBX-5 of the " + ordinal(observation) + " OBX of the message " + why;
    m_reason = reason;
}

void Documents::addLine(std::string_view line)
{
    if (m_hasLines)
        m_document[Text] += '\n';
    m_document[Text] += line;
    m_hasLines = true;
    m_hasText = m_hasText || !line.empty();
}

} // namespace core::records::hl7
