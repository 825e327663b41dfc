#include "core/audit/CanaryFiles.h"
#include "core/audit/ReaderAudit.h"

#include <QTest>

#include <algorithm>

namespace tst_readeraudit {

using namespace core;
using namespace core::audit;
using Rows = std::vector<CanaryRow>;
using Records = core::plan::Plan::Records;

/// Every reader reads the records of one person whatever others have, and what does not is found.
class TestReaderAudit : public QObject
{
    Q_OBJECT

private slots:
    void every_reader_is_neutral();
    void a_reader_that_follows_the_majority_is_found();
    void records_that_are_lost_are_found();
    void a_reader_that_stops_is_found();
};

namespace {

std::vector<ReaderRow> audited(const RecordForm &form)
{
    NoControl control;
    auto rows = auditReaders(std::span(&form, 1), control);
    if (!rows)
        qFatal("%s", rows.error().detail.c_str());
    return *rows;
}

Result<void> writeRest(const std::filesystem::path &folder, Rows rows, Records &records, bool keepsOdd)
{
    if (std::ranges::any_of(rows, &CanaryRow::isOdd))
        std::erase_if(rows, [&](const CanaryRow &row) { return row.isOdd != keepsOdd; });
    return recordForms().front().write(folder, rows, records);
}

} // namespace

void TestReaderAudit::every_reader_is_neutral()
{
    NoControl control;
    const auto rows = auditReaders(recordForms(), control);
    QVERIFY2(rows, rows ? "" : rows.error().detail.c_str());
    QCOMPARE(rows->size(), std::size_t{15});
    for (const ReaderRow &row : *rows)
        QVERIFY2(row.holds(), (row.form + ": " + row.fault).c_str());
}

// As a folder of which only the files of the most frequent kind are read.
void TestReaderAudit::a_reader_that_follows_the_majority_is_found()
{
    const auto rows = audited({"majority", [](const auto &folder, const Rows &all, Records &records) {
                                   return writeRest(folder, all, records, true);
                               }});
    QVERIFY(!rows.front().holds());
    QVERIFY(rows.front().fault.find("changes how the records of others are read") != std::string::npos);
}

void TestReaderAudit::records_that_are_lost_are_found()
{
    const auto rows = audited({"lost", [](const auto &folder, const Rows &all, Records &records) {
                                   return writeRest(folder, all, records, false);
                               }});
    QVERIFY(rows.front().fault.find("not all read") != std::string::npos);
}

void TestReaderAudit::a_reader_that_stops_is_found()
{
    const auto rows = audited({"stops", [](const auto &folder, const Rows &all, Records &records) {
                                   const bool isThere = std::ranges::any_of(all, &CanaryRow::isOdd);
                                   auto written = recordForms().front().write(folder, all, records);
                                   if (isThere)
                                       records.textColumn = "no such column";
                                   return written;
                               }});
    QVERIFY(rows.front().fault.find("stop the reader") != std::string::npos);
}

} // namespace tst_readeraudit

QTEST_APPLESS_MAIN(tst_readeraudit::TestReaderAudit)
#include "tst_readeraudit.moc"
