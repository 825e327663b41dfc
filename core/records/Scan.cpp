#include "core/records/Columns.h"
#include "core/records/Preview.h"
#include "core/records/RecordStream.h"
#include "core/records/ScanCounts.h"

#include <utility>

namespace core::records {

namespace {

class Scanner final
{
public:
    explicit Scanner(std::string textColumn)
        : m_textColumn(std::move(textColumn))
    {}

    void add(const Record &record)
    {
        ++m_scan.records;
        if (record.isLikelyCut && ++m_scan.warningCount <= std::int64_t{Scan::maximumProblems})
            m_scan.warnings.push_back(cutText(record, m_textColumn));
        if (record.pagesWithoutText > 0 && ++m_scan.warningCount <= std::int64_t{Scan::maximumProblems})
            m_scan.warnings.push_back(pagesWithoutText(record));
        m_scan.withoutText += trimmed(record.text).empty() ? 1 : 0;
        m_scan.withoutLabel += record.label.empty() ? 1 : 0;
        addLabels(record);
        m_persons.add(record.person);
    }

    void add(const ReadError &found)
    {
        if (found.leftOut)
            m_scan.leftOut.add(*found.leftOut);
        if (found.leftOut == LeftOutReason::Withdrawn)
            return; // nothing is to be mended
        ++m_scan.problemCount;
        m_scan.isComplete = found.canGoOn;
        // The problem that ends the reading is always listed: nothing behind it can be checked before it is
        // fixed.
        if (m_scan.problems.size() == Scan::maximumProblems && !found.canGoOn)
            m_scan.problems.pop_back();
        if (m_scan.problems.size() < Scan::maximumProblems)
            m_scan.problems.push_back(toProblem(found));
    }

    Scan result(const LeftOut &leftOut)
    {
        m_scan.leftOut += leftOut;
        m_scan.labels = m_labels.byFallingCount();
        m_scan.hasMoreLabels = m_labels.isFull();
        m_scan.several = m_several.placed(m_labels.places());
        m_scan.hasMoreSeveral = m_several.isFull();
        m_scan.persons = m_persons.different();
        m_scan.hasMorePersons = m_persons.isFull();
        return std::move(m_scan);
    }

private:
    void addLabels(const Record &record)
    {
        const auto first = m_labels.add(record.label);
        if (record.otherLabels.empty())
            return;
        bool areCounted = first.has_value();
        std::vector<std::uint32_t> numbers = {first.value_or(0)};
        for (const std::string &label : record.otherLabels) {
            const auto number = m_labels.add(label);
            areCounted = areCounted && number;
            numbers.push_back(number.value_or(0));
        }
        if (areCounted)
            m_several.add(std::move(numbers));
        else
            m_several.pass();
    }

    std::string m_textColumn;
    Scan m_scan;
    LabelCounts m_labels;
    CombinationCounts m_several;
    PersonCounts m_persons;
};

} // namespace

Result<Scan> scan(const Source &given, JobControl &control)
{
    Source source = given;
    source.isCancelled = [&control] { return control.isCancelled(); };
    auto records = RecordStream::open(source, {.hasDigest = false, .expectsColumns = true});
    if (!records)
        return fail(toError(records.error(), source.file()));

    Scanner scanner(source.textColumn);
    Record record;
    double reported = -1.0;
    for (bool isThere = true; isThere;) {
        // The fraction changes with every chunk: often enough to stop at once, seldom enough to cost nothing.
        if (const double fraction = (*records)->fractionRead(); fraction != reported) {
            if (control.isCancelled())
                return cancelled();
            control.report(fraction, "scan");
            reported = fraction;
        }
        const auto read = (*records)->next(record);
        if (!read && !isInTheFile(read.error()))
            return fail(toError(read.error(), source.file()));
        isThere = read ? *read : read.error().canGoOn;
        if (!read)
            scanner.add(read.error());
        else if (isThere)
            scanner.add(record);
    }
    return scanner.result((*records)->leftOut());
}

} // namespace core::records
