#include "core/pipeline/ranks/RankMessages.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

namespace core::pipeline {

static_assert(std::endian::native == std::endian::little, "ranks of other computers would misread numbers");

namespace {

constexpr char beginKind = 'B';
constexpr char unitsKind = 'U';
constexpr char sumsKind = 'S';
constexpr char piecesKind = 'P';
constexpr char piecesDoneKind = 'F';
constexpr char doneKind = 'D';
constexpr char errorKind = 'E';

template<typename T>
void append(std::string &bytes, const T &value)
{
    static_assert(std::is_trivially_copyable_v<T>);
    const std::size_t at = bytes.size();
    bytes.resize(at + sizeof value);
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

/// Takes values from the front; once something was missing, isWhole() is false and all is zero.
class Front final
{
public:
    explicit Front(std::string_view bytes)
        : m_bytes(bytes)
    {}

    template<typename T>
    T take()
    {
        static_assert(std::is_trivially_copyable_v<T>);
        T value{};
        if (m_bytes.size() < sizeof value) {
            m_isWhole = false;
            return value;
        }
        std::memcpy(&value, m_bytes.data(), sizeof value);
        m_bytes.remove_prefix(sizeof value);
        return value;
    }

    template<typename T>
    std::vector<T> numbers(std::size_t count)
    {
        std::vector<T> taken;
        if (m_bytes.size() / sizeof(T) < count) {
            m_isWhole = false;
            return taken;
        }
        taken.resize(count);
        if (count > 0)
            std::memcpy(taken.data(), m_bytes.data(), count * sizeof(T));
        m_bytes.remove_prefix(count * sizeof(T));
        return taken;
    }

    std::string text(std::size_t size)
    {
        const std::vector<char> taken = numbers<char>(size);
        return {taken.begin(), taken.end()};
    }

    bool isEmpty() const { return m_bytes.empty(); }
    bool isWhole() const { return m_isWhole; }
    std::size_t size() const { return m_bytes.size(); }

private:
    std::string_view m_bytes;
    bool m_isWhole = true;
};

std::vector<synthesis::UnitDocument> documentsIn(Front &front)
{
    std::vector<synthesis::UnitDocument> documents;
    for (auto left = front.take<std::uint32_t>(); left > 0 && front.isWhole(); --left) {
        const auto label = front.take<std::uint32_t>();
        const auto features = front.take<std::uint32_t>();
        synthesis::UnitDocument &document = documents.emplace_back();
        document.label = label;
        document.features = front.numbers<std::uint32_t>(features);
        document.fields = front.numbers<std::uint16_t>(front.take<std::uint32_t>());
    }
    return documents;
}

Units unitsIn(Front &front)
{
    Units units;
    while (!front.isEmpty() && front.isWhole())
        units.push_back(documentsIn(front));
    return units;
}

PersonPieces piecesIn(Front &front)
{
    PersonPieces pieces;
    while (!front.isEmpty() && front.isWhole()) {
        const auto person = front.take<privacy::KeyedHash>();
        pieces.emplace_back(person, documentsIn(front));
    }
    return pieces;
}

SumStretch stretchIn(Front &front)
{
    SumStretch stretch;
    stretch.table = front.take<std::uint32_t>();
    stretch.first = front.take<std::uint64_t>();
    const auto count = front.take<std::uint64_t>();
    stretch.sums = front.numbers<std::int64_t>(count);
    return stretch;
}

ReadingDone doneIn(Front &front)
{
    ReadingDone done;
    done.outline = front.take<std::uint64_t>();
    done.seen = front.take<PrivateCounts>();
    for (auto left = front.take<std::uint64_t>(); left > 0 && front.isWhole(); --left) {
        const auto part = front.take<std::uint32_t>();
        const auto size = front.take<std::uint32_t>();
        done.files[part] = front.text(size);
    }
    const auto count = front.take<std::uint64_t>();
    done.shared = front.numbers<SharedWords>(count);
    return done;
}

} // namespace

std::string encoded(const BeginReading &begin)
{
    std::string bytes(1, beginKind);
    append(bytes, begin.key);
    append(bytes, begin.inputs);
    append(bytes, begin.isOfFiles);
    return bytes;
}

std::string encoded(const SumStretch &stretch)
{
    std::string bytes(1, sumsKind);
    append(bytes, stretch.table);
    append(bytes, stretch.first);
    append(bytes, static_cast<std::uint64_t>(stretch.sums.size()));
    return bytes.append(reinterpret_cast<const char *>(stretch.sums.data()),
                        stretch.sums.size() * sizeof(std::int64_t));
}

std::string encoded(const PiecesDone &)
{
    return {piecesDoneKind};
}

std::string encoded(const ReadingDone &done)
{
    std::string bytes(1, doneKind);
    append(bytes, done.outline);
    append(bytes, done.seen);
    append(bytes, static_cast<std::uint64_t>(done.files.size()));
    for (const auto &[part, line] : done.files) {
        append(bytes, part);
        append(bytes, static_cast<std::uint32_t>(line.size()));
        bytes += line;
    }
    append(bytes, static_cast<std::uint64_t>(done.shared.size()));
    for (const SharedWords &each : done.shared)
        append(bytes, each);
    return bytes;
}

std::string encoded(const Error &error)
{
    std::string bytes(1, errorKind);
    append(bytes, error.code);
    return bytes + error.detail;
}

Result<RankMessage> decodedMessage(std::string_view bytes)
{
    Front front(bytes);
    RankMessage message;
    switch (front.take<char>()) {
    case beginKind: {
        const auto key = front.take<privacy::HashKey>();
        const auto inputs = front.take<Digest>();
        message = BeginReading{key, inputs, front.take<char>() != 0};
        break;
    }
    case unitsKind:
        message = unitsIn(front);
        break;
    case sumsKind:
        message = stretchIn(front);
        break;
    case piecesKind:
        message = piecesIn(front);
        break;
    case piecesDoneKind:
        message = PiecesDone{};
        break;
    case doneKind:
        message = doneIn(front);
        break;
    case errorKind: {
        const auto code = front.take<ErrorCode>();
        message = Error{code, front.text(front.size())};
        break;
    }
    default:
        return fail(ErrorCode::Internal, "another rank sent what is no message");
    }
    if (!front.isWhole() || !front.isEmpty())
        return fail(ErrorCode::Internal, "a message of another rank is not whole");
    return message;
}

void UnitBytes::add(std::span<const synthesis::UnitDocument> unit)
{
    if (m_bytes.empty())
        m_bytes = unitsKind;
    addDocuments(unit);
}

void UnitBytes::add(const privacy::KeyedHash &person, std::span<const synthesis::UnitDocument> documents)
{
    if (m_bytes.empty())
        m_bytes = piecesKind;
    append(m_bytes, person);
    addDocuments(documents);
}

void UnitBytes::addDocuments(std::span<const synthesis::UnitDocument> documents)
{
    append(m_bytes, static_cast<std::uint32_t>(documents.size()));
    for (const synthesis::UnitDocument &document : documents) {
        append(m_bytes, document.label);
        append(m_bytes, static_cast<std::uint32_t>(document.features.size()));
        m_bytes.append(reinterpret_cast<const char *>(document.features.data()),
                       document.features.size() * sizeof(std::uint32_t));
        append(m_bytes, static_cast<std::uint32_t>(document.fields.size()));
        m_bytes.append(reinterpret_cast<const char *>(document.fields.data()),
                       document.fields.size() * sizeof(std::uint16_t));
    }
}

std::string UnitBytes::take()
{
    return std::exchange(m_bytes, {});
}

} // namespace core::pipeline
