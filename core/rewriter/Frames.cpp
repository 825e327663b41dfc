#include "core/rewriter/Frames.h"

#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"

#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <utility>

namespace core::rewriter {

namespace {

using FrameJson = nlohmann::json;

constexpr std::size_t prefixBytes = 8;
static_assert(std::endian::native == std::endian::little, "numbers are copied as they lie");

std::uint32_t lengthAt(const std::string &bytes, std::size_t place)
{
    std::uint32_t length = 0;
    std::memcpy(&length, bytes.data() + place, sizeof(length));
    return length;
}

void appendLength(std::string &bytes, std::size_t length)
{
    const auto value = static_cast<std::uint32_t>(length);
    std::array<char, sizeof(value)> four{};
    std::memcpy(four.data(), &value, sizeof(value));
    bytes.append(four.data(), four.size());
}

} // namespace

Result<std::string> bytesOfFrame(const Frame &frame)
{
    std::string header;
    try {
        header = frame.header.dump();
    } catch (const FrameJson::exception &) {
        return fail(ErrorCode::InvalidParameter, "a text of a message is not UTF-8; read the records again");
    }
    const std::size_t payload = frame.numbers.size() * sizeof(float);
    if (header.size() > mostHeaderBytes || payload > mostPayloadBytes)
        return fail(ErrorCode::InvalidParameter,
                    "a message to the rewriter is too long; rewrite fewer rows at a time");
    std::string bytes;
    bytes.reserve(prefixBytes + header.size() + payload);
    appendLength(bytes, header.size());
    appendLength(bytes, payload);
    bytes += header;
    bytes.append(reinterpret_cast<const char *>(frame.numbers.data()), payload);
    return bytes;
}

void FrameReader::add(std::string_view bytes)
{
    if (m_broken)
        return;
    m_bytes.erase(0, m_begin);
    m_begin = 0;
    m_bytes.append(bytes);
}

Result<std::optional<Frame>> FrameReader::refuse(std::string why)
{
    m_broken = Error{ErrorCode::InvalidParameter, "not a message of the rewriter: " + std::move(why)};
    m_bytes.clear();
    m_begin = 0;
    return fail(*m_broken);
}

Result<std::optional<Frame>> FrameReader::next()
{
    if (m_broken)
        return fail(*m_broken);
    if (m_bytes.size() - m_begin < prefixBytes)
        return std::optional<Frame>{};
    const std::size_t header = lengthAt(m_bytes, m_begin);
    const std::size_t payload = lengthAt(m_bytes, m_begin + 4);
    if (header < 2 || header > mostHeaderBytes)
        return refuse("a header of 2 bytes to 16 MB was expected");
    if (payload > mostPayloadBytes || payload % sizeof(float) != 0)
        return refuse("float32 numbers of at most 256 MB were expected behind the header");
    if (m_bytes.size() - m_begin < prefixBytes + header + payload)
        return std::optional<Frame>{};
    Frame frame;
    const std::string_view text(m_bytes.data() + m_begin + prefixBytes, header);
    frame.header = parseJson(text);
    if (!frame.header.is_object())
        return refuse("a JSON object was expected as header");
    frame.numbers.resize(payload / sizeof(float));
    if (payload > 0)
        std::memcpy(frame.numbers.data(), text.data() + header, payload);
    m_begin += prefixBytes + header + payload;
    return std::optional<Frame>{std::move(frame)};
}

Result<Frame> readFrame(int descriptor, FrameReader &reader)
{
    std::string piece(std::size_t{1} << 16, '\0');
    while (true) {
        KEYSEED_ASSIGN(auto frame, reader.next());
        if (frame)
            return std::move(*frame);
        const std::int64_t count = system::readSome(descriptor, piece);
        if (count > 0) {
            reader.add({piece.data(), static_cast<std::size_t>(count)});
        } else if (count == 0) {
            if (reader.isAmidFrame())
                return fail(ErrorCode::Io, "the other side of the pipe ended amid a message");
            return fail(ErrorCode::NotFound, "the other side of the pipe is closed");
        } else {
            return fail(ErrorCode::Io, std::string("cannot read from the pipe: ") + std::strerror(errno));
        }
    }
}

Result<void> writeFrame(int descriptor, const Frame &frame)
{
    KEYSEED_ASSIGN(const auto bytes, bytesOfFrame(frame));
    if (!system::writeAll(descriptor, bytes))
        return fail(ErrorCode::Io, std::string("cannot write to the pipe: ") + std::strerror(errno));
    return {};
}

} // namespace core::rewriter
