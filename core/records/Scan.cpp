#include "core/records/Columns.h"
#include "core/records/Preview.h"
#include "core/records/RecordStream.h"

#include <algorithm>
#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace core::records {

namespace {

/// Counts labels until their names take more memory than the labels of any corpus would: then the column
/// holds something else, a text or an id.
class LabelCounts final
{
public:
    /// False for the first label that is no longer counted.
    bool add(const std::string &label)
    {
        constexpr std::size_t maximumBytes = std::size_t{4} << 20;
        constexpr std::size_t bytesPerEntry = 64;
        if (label.empty())
            return true;
        if (const auto known = m_counts.find(label); known != m_counts.end()) {
            ++known->second;
            return true;
        }
        if (m_bytes + label.size() + bytesPerEntry > maximumBytes)
            return std::exchange(m_isFull, true);
        m_bytes += label.size() + bytesPerEntry;
        m_counts.emplace(label, 1);
        return true;
    }

    std::vector<Scan::Label> byFallingCount() const
    {
        std::vector<Scan::Label> labels;
        labels.reserve(m_counts.size());
        for (const auto &[name, records] : m_counts)
            labels.push_back({.name = name, .records = records});
        const auto kept = std::min(labels.size(), Scan::maximumLabels);
        std::ranges::partial_sort(labels,
                                  labels.begin() + static_cast<std::ptrdiff_t>(kept),
                                  [](const Scan::Label &left, const Scan::Label &right) {
                                      return left.records != right.records ? left.records > right.records
                                                                           : left.name < right.name;
                                  });
        labels.resize(kept);
        return labels;
    }

private:
    std::unordered_map<std::string, std::int64_t> m_counts;
    std::size_t m_bytes = 0;
    bool m_isFull = false;
};

class Scanner final
{
public:
    void add(const Record &record)
    {
        ++m_scan.records;
        m_scan.withoutText += trimmed(record.text).empty() ? 1 : 0;
        if (!m_labels.add(record.label))
            add({record.line,
                 "too many different labels to count from here on; choose the column that holds few "
                 "different "
                 "values"});
        // Eight bytes for an id of any length; two ids in 2^32 would have to meet to be miscounted.
        if (!record.person.empty())
            m_persons.insert(std::hash<std::string>{}(record.person));
    }

    void add(Problem problem)
    {
        if (m_scan.problems.size() < Scan::maximumProblems)
            m_scan.problems.push_back(std::move(problem));
    }

    Scan finish()
    {
        m_scan.labels = m_labels.byFallingCount();
        m_scan.persons = static_cast<std::int64_t>(m_persons.size());
        return std::move(m_scan);
    }

private:
    Scan m_scan;
    LabelCounts m_labels;
    std::unordered_set<std::size_t> m_persons;
};

} // namespace

Result<Scan> scan(const Source &source, JobControl &control)
{
    auto records = RecordStream::open(source, {.hasDigest = false});
    if (!records)
        return fail(toError(records.error(), source.path));

    Scanner scanner;
    Record record;
    double reported = -1.0;
    for (bool isThere = true; isThere;) {
        // The fraction moves with every chunk read: often enough to stop at once, seldom enough to cost
        // nothing.
        if (const double fraction = (*records)->fractionRead(); fraction != reported) {
            if (control.isCancelled())
                return cancelled();
            control.report(fraction, "scan");
            reported = fraction;
        }
        const auto read = (*records)->next(record);
        if (!read && !read.error().canGoOn)
            return fail(toError(read.error(), source.path));
        isThere = !read || *read;
        if (!read)
            scanner.add(Problem{read.error().line, read.error().what});
        else if (isThere)
            scanner.add(record);
    }
    return scanner.finish();
}

} // namespace core::records
