#include "core/pipeline/RankMessages.h"

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

    std::vector<std::uint32_t> numbers(std::size_t count)
    {
        std::vector<std::uint32_t> taken;
        if (m_bytes.size() / sizeof(std::uint32_t) < count) {
            m_isWhole = false;
            return taken;
        }
        taken.resize(count);
        if (count > 0)
            std::memcpy(taken.data(), m_bytes.data(), count * sizeof(std::uint32_t));
        m_bytes.remove_prefix(count * sizeof(std::uint32_t));
        return taken;
    }

    bool isEmpty() const { return m_bytes.empty(); }
    bool isWhole() const { return m_isWhole; }
    std::string_view rest() const { return m_bytes; }

private:
    std::string_view m_bytes;
    bool m_isWhole = true;
};

Units unitsIn(Front &front)
{
    Units units;
    while (!front.isEmpty() && front.isWhole()) {
        auto &unit = units.emplace_back();
        for (auto documents = front.take<std::uint32_t>(); documents > 0 && front.isWhole(); --documents) {
            const auto label = front.take<std::uint32_t>();
            const auto features = front.take<std::uint32_t>();
            unit.push_back({label, front.numbers(features)});
        }
    }
    return units;
}

} // namespace

std::string encoded(const BeginReading &begin)
{
    std::string bytes(1, beginKind);
    append(bytes, begin.key);
    append(bytes, begin.inputs);
    return bytes;
}

std::string encoded(const ReadingDone &done)
{
    std::string bytes(1, doneKind);
    append(bytes, done.outline);
    append(bytes, done.seen);
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
        message = BeginReading{key, front.take<Digest>()};
        break;
    }
    case unitsKind:
        message = unitsIn(front);
        break;
    case doneKind: {
        const auto outline = front.take<std::uint64_t>();
        message = ReadingDone{outline, front.take<PrivateCounts>()};
        break;
    }
    case errorKind: {
        const auto code = front.take<ErrorCode>();
        message = Error{code, std::string(front.rest())};
        front = Front({});
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
    append(m_bytes, static_cast<std::uint32_t>(unit.size()));
    for (const synthesis::UnitDocument &document : unit) {
        append(m_bytes, document.label);
        append(m_bytes, static_cast<std::uint32_t>(document.features.size()));
        m_bytes.append(reinterpret_cast<const char *>(document.features.data()),
                       document.features.size() * sizeof(std::uint32_t));
    }
}

std::string UnitBytes::take()
{
    return std::exchange(m_bytes, {});
}

} // namespace core::pipeline
