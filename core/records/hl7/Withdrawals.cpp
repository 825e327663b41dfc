#include "core/records/hl7/Withdrawals.h"

#include "core/base/Result.h"
#include "core/records/hl7/Messages.h"
#include "core/records/hl7/Separators.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace core::records::hl7 {

namespace {

constexpr std::array<std::string_view, 3> withdrawingEvents = {"T09", "T10", "T11"};
constexpr std::string_view cancelling = "T11";
constexpr std::string_view replacingByContent = "T10";

bool isWithdrawing(std::string_view event)
{
    return std::ranges::find(withdrawingEvents, event) != withdrawingEvents.end();
}

/// Returns whether a part holds the name of such an event anywhere.
ReadResult<bool> mayWithdraw(const Part &part, const ReadOptions &options)
{
    constexpr std::size_t nameBytes = 3;
    KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, false));
    std::string text;
    std::string chunk(options.chunkBytes, '\0');
    for (;;) {
        KEYSEED_ASSIGN(const auto count, bytes.read(chunk));
        if (count == 0)
            return false;
        // A name may begin in the chunk before.
        text.erase(0, text.size() - std::min(text.size(), nameBytes - 1));
        text.append(chunk, 0, count);
        for (const std::string_view event : withdrawingEvents)
            if (text.find(event) != std::string::npos)
                return true;
    }
}

/// The fields of a message about its document, in the bytes of the file.
struct Notice
{
    std::string event;
    std::string patient;
    std::string number;
    std::string parent; ///< number of the document that this one belongs to, or replaces
};

Notice noticeOf(const Message &message)
{
    Notice notice;
    const auto separators = separatorsOf(message.segments.front());
    if (!separators)
        return notice;
    const auto value = [&](std::string_view segment, std::size_t field, std::size_t component) {
        return firstValue(fieldOf(segment, field, *separators), component, *separators, "UTF-8");
    };
    notice.event = value(message.segments.front(), 9, 1);
    for (const std::string &segment : message.segments) {
        if (segment.starts_with("EVN") && notice.event.empty())
            notice.event = value(segment, 1, 0);
        else if (segment.starts_with("PID") && notice.patient.empty())
            notice.patient = value(segment, 3, 0);
        else if (segment.starts_with("TXA") && notice.number.empty()) {
            notice.number = value(segment, 12, 0);
            notice.parent = value(segment, 13, 0);
        }
    }
    return notice;
}

/// The documents that were not withdrawn so far, by patient and number.
class OpenDocuments final
{
public:
    explicit OpenDocuments(WithdrawsOf which)
        : m_which(which)
    {}

    void take(const Notice &notice, std::int64_t line)
    {
        if (isWithdrawing(notice.event))
            withdraw(notice.patient,
                     notice.event != cancelling && !notice.parent.empty() ? notice.parent : notice.number);
        const bool hasContent = !isWithdrawing(notice.event) || notice.event == replacingByContent;
        if (hasContent && !notice.number.empty())
            m_lines[keyOf(notice.patient, notice.number)].push_back(line);
    }

    std::vector<std::int64_t> withdrawn() &&
    {
        std::ranges::sort(m_withdrawn);
        return std::move(m_withdrawn);
    }

private:
    static std::uint64_t keyOf(const std::string &patient, const std::string &number)
    {
        return std::hash<std::string>()(std::to_string(patient.size()) + ":" + patient + number);
    }

    void withdraw(const std::string &patient, const std::string &number)
    {
        const auto found = m_lines.find(keyOf(patient, number));
        if (number.empty() || found == m_lines.end())
            return;
        do {
            m_withdrawn.push_back(found->second.back());
            found->second.pop_back();
        } while (m_which == WithdrawsOf::Patient && !found->second.empty());
        if (found->second.empty())
            m_lines.erase(found);
    }

    WithdrawsOf m_which;
    std::unordered_map<std::uint64_t, std::vector<std::int64_t>> m_lines;
    std::vector<std::int64_t> m_withdrawn;
};

} // namespace

ReadResult<std::vector<std::int64_t>>
withdrawnMessages(const Part &part, WithdrawsOf which, const ReadOptions &options)
{
    KEYSEED_ASSIGN(const auto isNeeded, mayWithdraw(part, options));
    if (!isNeeded)
        return std::vector<std::int64_t>();
    ReadOptions withoutDigest = options;
    withoutDigest.hasDigest = false;
    KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, false));
    Messages messages(std::move(bytes), withoutDigest);
    OpenDocuments open(which);
    for (Message message;;) {
        const auto isThere = messages.next(message);
        if (!isThere && !isThere.error().canGoOn)
            return fail(isThere.error());
        if (isThere && !*isThere)
            break;
        if (isThere)
            open.take(noticeOf(message), message.line);
    }
    return std::move(open).withdrawn();
}

} // namespace core::records::hl7
