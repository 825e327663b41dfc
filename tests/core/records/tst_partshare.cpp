#include "core/records/parts/PartShare.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <algorithm>

namespace tst_partshare {

using namespace core::records;
namespace fs = std::filesystem;

/// Several programs that divide the files of a source.
class TestPartShare : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void the_shares_are_the_records_each_once_and_sum_to_one_digest_data();
    void the_shares_are_the_records_each_once_and_sum_to_one_digest();
    void another_size_or_name_is_another_listing();
    void a_fault_is_named_by_its_file_and_line_in_any_share();
    void only_parts_that_divide_evenly_are_worth_it();

private:
    void write(const std::string &name, const std::string &bytes) const
    {
        std::ofstream(m_root / name, std::ios::binary) << bytes;
    }

    std::optional<QTemporaryDir> m_folder;
    fs::path m_root;
    Source m_source;
};

void TestPartShare::init()
{
    m_folder.emplace();
    m_root = m_folder->path().toStdString();
    write("a.csv", "id,text\n1,one\n2,two\n");
    write("b.zip",
          zipped({{"x.csv", "id,text\n3,three\n"}, {"y.csv", "id,text\n"}, {"z.csv", "id,text\n4,four\n"}}));
    write("c.csv.gz", compressed("id,text\n5,five\n1,six\n", "gzip"));
    write("d.csv", "id,text\n6,\"a\nb\"\n");
    m_source = {};
    for (const char *name : {"a.csv", "b.zip", "c.csv.gz", "d.csv"})
        m_source.files.push_back(m_root / name);
    m_source.textColumn = "text";
}

void TestPartShare::the_shares_are_the_records_each_once_and_sum_to_one_digest_data()
{
    QTest::addColumn<bool>("hasJoin");
    QTest::newRow("labels in the files") << false;
    QTest::newRow("labels in others") << true;
}

void TestPartShare::the_shares_are_the_records_each_once_and_sum_to_one_digest()
{
    QFETCH(bool, hasJoin);
    write("labels.csv", "id,kind\n1,A\n5,B\n");
    if (hasJoin)
        m_source.join = {.files = {m_root / "labels.csv"}, .on = "id", .key = {}, .labelColumn = "kind"};
    const Reading whole = readAll(m_source);
    const auto rows = [](const std::vector<Record> &records) {
        std::vector<std::string> all;
        for (const Record &record : records)
            all.push_back(record.text + "|" + record.label);
        std::ranges::sort(all);
        return all;
    };
    for (const std::size_t count : {1, 2, 3, 8}) {
        std::vector<Record> records;
        FileSums sums;
        for (std::size_t own = 0; own < count; ++own) {
            const auto reader = Reader::openShare(m_source, {own, count});
            QVERIFY(reader);
            Record record;
            while ((*reader)->next(record).value())
                records.push_back(record);
            FileSums share = (*reader)->fileSums();
            QVERIFY(own == 0 || share.listing == sums.listing);
            sums.lines.merge(share.lines);
            QVERIFY(share.lines.empty());
            sums.listing = share.listing;
            sums.ofJoin = share.ofJoin;
        }
        QCOMPARE(rows(records), rows(whole.records));
        QCOMPARE(core::toHex(sums.content()), core::toHex(whole.digest));
    }
}

void TestPartShare::another_size_or_name_is_another_listing()
{
    const auto listing = [this] { return (*Reader::openShare(m_source, {0, 2}))->fileSums().listing; };
    const std::uint64_t before = listing();
    QCOMPARE(listing(), before);
    write("d.csv", "id,text\n6,longer\n");
    const std::uint64_t longer = listing();
    QVERIFY(longer != before);
    fs::rename(m_root / "d.csv", m_root / "e.csv");
    m_source.files.back() = m_root / "e.csv";
    QVERIFY(listing() != longer);
}

void TestPartShare::a_fault_is_named_by_its_file_and_line_in_any_share()
{
    write("d.csv", "id,text\n6,six\n7,seven,more\n");
    const Reading whole = readAll(m_source);
    QVERIFY(whole.error);
    int failed = 0;
    for (std::size_t own = 0; own < 4; ++own) {
        const auto reader = Reader::openShare(m_source, {own, 4});
        Record record;
        core::Result<bool> isThere = true;
        while (isThere && *isThere)
            isThere = (*reader)->next(record);
        if (isThere)
            continue;
        ++failed;
        QCOMPARE(isThere.error().detail, whole.error->detail);
    }
    QCOMPARE(failed, 1);
}

// Reading takes 1, the rest 1: by files load x 2, else 1 + 1 / count.
void TestPartShare::only_parts_that_divide_evenly_are_worth_it()
{
    const auto areEven = [this](const std::vector<std::size_t> &sizes, std::size_t count) {
        std::vector<Part> parts;
        for (const std::size_t size : sizes) {
            const std::string name = "part" + std::to_string(parts.size());
            write(name, std::string(size, 'x'));
            parts.push_back({.path = m_root / name});
        }
        return DividedParts(parts, {0, count}).areEven();
    };
    QVERIFY(!areEven({1000}, 2));
    QVERIFY(areEven({1000, 1000}, 2));
    QVERIFY(areEven({7000, 3000}, 2));
    QVERIFY(!areEven({8000, 2000}, 2));
    QVERIFY(areEven({1000, 1000, 1000}, 8));
    QVERIFY(!areEven({6000, 4000}, 8));
}

} // namespace tst_partshare

QTEST_APPLESS_MAIN(tst_partshare::TestPartShare)
#include "tst_partshare.moc"
