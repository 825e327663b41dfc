#include "core/records/labels/LabelJoin.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/RecordStream.h"
#include "core/records/labels/Spelling.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace core::records {

bool takeLabels(std::string_view cell, std::string_view separator, Record &record)
{
    std::vector<std::string> labels;
    for (std::size_t begin = 0; begin <= cell.size() && labels.size() <= mostLabelsOfCell;) {
        const std::size_t end = std::min(cell.find(separator, begin), cell.size());
        if (std::string label = asSeen(cell.substr(begin, end - begin)); !label.empty())
            labels.push_back(std::move(label));
        begin = end + separator.size();
    }
    const bool areFew = labels.size() <= mostLabelsOfCell;
    setLabels(areFew ? std::move(labels) : std::vector<std::string>(), record);
    return areFew;
}

void setLabels(std::vector<std::string> labels, Record &record)
{
    std::erase(labels, std::string());
    std::ranges::sort(labels);
    const auto same = std::ranges::unique(labels);
    labels.erase(same.begin(), same.end());
    record.label.clear();
    record.otherLabels.clear();
    if (labels.empty())
        return;
    record.label = std::move(labels.front());
    record.otherLabels.assign(std::make_move_iterator(labels.begin() + 1),
                              std::make_move_iterator(labels.end()));
}

namespace {

constexpr std::size_t mostRows = 200'000'000;
constexpr std::size_t mostLabels = 1'000'000;

std::uint64_t hashOf(std::string_view key)
{
    return std::hash<std::string_view>()(key);
}

ReadError tooMany(std::string_view what)
{
    return {.what = "the files of labels hold more than " + std::string(what)
                    + "; name the column that holds codes or groups of them"};
}

} // namespace

ReadResult<std::unique_ptr<const LabelJoin>>
LabelJoin::open(const Join &join, const std::string &labelSeparator, const ReadOptions &options)
{
    Source source;
    source.files = join.files;
    source.textColumn = "@file"; // there is none, and this costs nothing
    source.personColumn = join.key.empty() ? join.on : join.key;
    source.labelColumn = join.labelColumn;
    source.labelSeparator = labelSeparator;
    auto labels = std::make_unique<LabelJoin>();
    auto read = labels->read(source, options);
    if (!read) {
        if (read.error().place.file.empty() && !join.files.empty())
            read.error().place.file = join.files.front().string();
        read.error().canGoOn = false;
        return fail(read.error());
    }
    return labels;
}

ReadResult<void> LabelJoin::read(const Source &source, const ReadOptions &options)
{
    KEYSEED_ASSIGN(auto rows, RecordStream::open(source, options));
    for (Record row;;) {
        const auto isThere = rows->next(row);
        if (!isThere && isThere.error().leftOut)
            continue;
        KEYSEED_TRY(isThere);
        if (!*isThere)
            break;
        if (row.person.empty() || row.label.empty())
            continue;
        KEYSEED_TRY(add(row.person, row.label));
        for (const std::string &label : row.otherLabels)
            KEYSEED_TRY(add(row.person, label));
    }
    m_sums = toHex(rows->contentDigest()) + "  labels\n";
    sort();
    return {};
}

ReadResult<void> LabelJoin::add(std::string_view key, const std::string &label)
{
    if (m_entries.size() == mostRows)
        return fail(tooMany("200,000,000 rows"));
    KEYSEED_ASSIGN(const auto number, numberOf(label));
    m_entries.push_back({hashOf(key), number});
    return {};
}

ReadResult<std::uint32_t> LabelJoin::numberOf(const std::string &label)
{
    const auto [known, isNew] = m_numbers.try_emplace(label, static_cast<std::uint32_t>(m_labels.size()));
    if (!isNew)
        return known->second;
    if (m_labels.size() == mostLabels)
        return fail(tooMany("1,000,000 different labels"));
    m_labels.push_back(label);
    return known->second;
}

// Sorts by the labels, too, so that their order does not tell that of the rows.
void LabelJoin::sort()
{
    std::vector<std::uint32_t> order(m_labels.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](std::uint32_t label) -> const std::string & { return m_labels[label]; });
    std::vector<std::uint32_t> rank(m_labels.size());
    for (std::uint32_t place = 0; place < order.size(); ++place)
        rank[order[place]] = place;
    for (Entry &entry : m_entries)
        entry.label = rank[entry.label];
    std::ranges::sort(m_labels);
    m_numbers.clear();
    std::ranges::sort(m_entries);
    const auto same = std::ranges::unique(m_entries);
    m_entries.erase(same.begin(), same.end());
    m_entries.shrink_to_fit();
}

std::string LabelJoin::valueOf(std::string_view key) const
{
    const auto found = std::ranges::lower_bound(m_entries, hashOf(key), {}, &Entry::key);
    return key.empty() || found == m_entries.end() || found->key != hashOf(key) ? std::string()
                                                                                : m_labels[found->label];
}

void LabelJoin::labelsOf(std::string_view key, Record &record) const
{
    record.label.clear();
    record.otherLabels.clear();
    if (key.empty())
        return;
    const auto found = std::ranges::equal_range(m_entries, hashOf(key), {}, &Entry::key);
    for (const Entry &entry : found)
        if (record.label.empty())
            record.label = m_labels[entry.label];
        else
            record.otherLabels.push_back(m_labels[entry.label]);
}

} // namespace core::records
