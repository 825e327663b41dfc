#include "core/records/LeftOut.h"

#include "core/base/ForTranslators.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace core::records {

std::string_view words(LeftOutReason reason)
{
    static constexpr std::array<std::string_view, leftOutReasons> all = {
        QT_TRANSLATE_NOOP("LeftOutText", "files with an ending that the format does not have"),
        QT_TRANSLATE_NOOP("LeftOutText", "links and other files that are no regular files"),
        QT_TRANSLATE_NOOP("LeftOutText", "folders that may not be opened"),
        QT_TRANSLATE_NOOP("LeftOutText", "documents that cannot be read"),
        QT_TRANSLATE_NOOP("LeftOutText", "documents whose file is not there"),
        QT_TRANSLATE_NOOP("LeftOutText", "documents that were withdrawn or replaced"),
        QT_TRANSLATE_NOOP("LeftOutText", "records whose key has no label in the joined files"),
        QT_TRANSLATE_NOOP("LeftOutText", "records whose label is not declared"),
        QT_TRANSLATE_NOOP("LeftOutText", "records with too many labels in a cell"),
        QT_TRANSLATE_NOOP("LeftOutText", "records without a person"),
        QT_TRANSLATE_NOOP("LeftOutText", "records without text"),
        QT_TRANSLATE_NOOP("LeftOutText", "pages of PDF documents without text"),
    };
    return all[static_cast<std::size_t>(reason)];
}

std::int64_t LeftOut::total() const
{
    return std::reduce(counts.begin(), counts.end());
}

LeftOut &LeftOut::operator+=(const LeftOut &other)
{
    std::ranges::transform(counts, other.counts, counts.begin(), std::plus());
    return *this;
}

std::vector<LeftOutReason> LeftOut::reasons() const
{
    std::vector<LeftOutReason> found;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            found.push_back(static_cast<LeftOutReason>(i));
    return found;
}

std::string inWords(const LeftOut &leftOut)
{
    const auto reasons = leftOut.reasons();
    std::string line = reasons.size() > 1 ? std::to_string(leftOut.total()) + " in all: " : std::string();
    bool isFirst = true;
    for (const LeftOutReason reason : reasons)
        line += (std::exchange(isFirst, false) ? "" : ", ") + std::to_string(leftOut.of(reason)) + ' '
                + std::string(words(reason));
    return line;
}

} // namespace core::records
