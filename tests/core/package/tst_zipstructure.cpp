#include "core/package/archive/PackageReader.h"
#include "core/package/archive/ZipStructure.h"
#include "tests/core/package/SampleFiles.h"
#include "tests/core/package/SampleZip.h"
#include "tests/core/records/ZipFile.h"

#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

namespace tst_zipstructure {

using namespace tests;
using core::package::checkedZipEntries;

namespace {

// Offsets within the records of a zip file (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16).
constexpr qsizetype localVersionNeeded = 4;
constexpr qsizetype localFlags = 6;
constexpr qsizetype localMethod = 8;
constexpr qsizetype localNameLength = 26;
constexpr qsizetype localExtraLength = 28;
constexpr qsizetype localChecksum = 14;
constexpr qsizetype localName = 30;
constexpr qsizetype listHost = 5;
constexpr qsizetype listVersionNeeded = 6;
constexpr qsizetype listFlags = 8;
constexpr qsizetype listMethod = 10;
constexpr qsizetype listChecksum = 16;
constexpr qsizetype listSize = 24;
constexpr qsizetype listNameLength = 28;
constexpr qsizetype listExtraLength = 30;
constexpr qsizetype listAttributes = 38;
constexpr qsizetype listOffset = 42;
constexpr qsizetype listName = 46;
constexpr qsizetype endHere = 8;
constexpr qsizetype endCount = 10;
constexpr qsizetype endListBytes = 12;
constexpr qsizetype endListOffset = 16;
constexpr qsizetype endComment = 20;

} // namespace

/// A zip of two files that can be changed field by field.
struct Zip
{
    QByteArray bytes;

    qsizetype local(int entry) const { return nth("PK\x03\x04", entry); }
    qsizetype listed(int entry) const { return nth("PK\x01\x02", entry); }
    qsizetype end() const { return bytes.lastIndexOf("PK\x05\x06"); }

    template<typename Number>
    Number number(qsizetype place) const
    {
        return qFromLittleEndian<Number>(bytes.constData() + place);
    }
    template<typename Number>
    void set(qsizetype place, Number value)
    {
        qToLittleEndian(value, bytes.data() + place);
    }
    /// Puts bytes before the list or before the end, and lets the end say so.
    void insertBeforeList(const QByteArray &more)
    {
        bytes.insert(listed(0), more);
        moveList(static_cast<std::uint32_t>(more.size()));
    }
    void moveList(std::uint32_t by)
    {
        set(end() + endListOffset, number<std::uint32_t>(end() + endListOffset) + by);
    }
    /// Gives an entry of the list a further extra field.
    void addToList(int entry, const QByteArray &extra)
    {
        const qsizetype list = listed(entry);
        bytes.insert(list + listName + number<std::uint16_t>(list + listNameLength), extra);
        const auto more = static_cast<std::uint32_t>(extra.size());
        set(list + listExtraLength,
            static_cast<std::uint16_t>(number<std::uint16_t>(list + listExtraLength) + more));
        set(end() + endListBytes, number<std::uint32_t>(end() + endListBytes) + more);
    }
    /// Gives the local header of the last entry a further extra field.
    void addToLastEntry(const QByteArray &extra)
    {
        const qsizetype local = this->local(1);
        bytes.insert(local + localName + number<std::uint16_t>(local + localNameLength), extra);
        const auto more = static_cast<std::uint32_t>(extra.size());
        set(local + localExtraLength,
            static_cast<std::uint16_t>(number<std::uint16_t>(local + localExtraLength) + more));
        moveList(more);
    }
    /// So that its offsets hold again after something was put before everything.
    void moveEntries(std::uint32_t by)
    {
        for (int entry : {0, 1})
            set(listed(entry) + listOffset, number<std::uint32_t>(listed(entry) + listOffset) + by);
        moveList(by);
    }

    bool isRefused() const
    {
        return !checkedZipEntries(
            std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), 10);
    }

private:
    qsizetype nth(const char *mark, int entry) const
    {
        qsizetype place = bytes.indexOf(mark);
        for (; entry > 0; --entry)
            place = bytes.indexOf(mark, place + 4);
        return place;
    }
};

class ZipStructureTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("two.zip");
        makeZip(file, {{"top/a.txt", QByteArray(300, 'a'), {}}, {"top/b.txt", "b and more of it", {}}});
        m_zip.bytes = contentOf(file);
        QVERIFY(!m_zip.isRefused());
    }

    void every_cut_is_refused()
    {
        for (qsizetype size = 0; size < m_zip.bytes.size(); ++size)
            QVERIFY2(Zip{m_zip.bytes.left(size)}.isRefused(), qPrintable(QString::number(size)));
    }

    void what_stands_outside_entries_is_refused()
    {
        QVERIFY(Zip{m_zip.bytes + "x"}.isRefused());
        QVERIFY(Zip{"x" + m_zip.bytes}.isRefused());
        Zip moved{"junk" + m_zip.bytes};
        moved.moveEntries(4); // as a program that unpacks itself does
        QVERIFY(moved.isRefused());
        Zip between = m_zip;
        between.insertBeforeList("junk");
        QVERIFY(between.isRefused());
        Zip behind = m_zip;
        behind.bytes.insert(behind.end(), "junk");
        QVERIFY(behind.isRefused());
        Zip comment = m_zip;
        comment.set(comment.end() + endComment, std::uint16_t{4});
        comment.bytes += "junk";
        QVERIFY(comment.isRefused());
    }

    // A program that reads from the front finds it, one that reads the list does not.
    void a_hidden_entry_is_refused()
    {
        Zip hidden = m_zip;
        const qsizetype from = hidden.local(1);
        const QByteArray second = hidden.bytes.mid(from, hidden.listed(0) - from);
        hidden.insertBeforeList(second);
        QVERIFY(hidden.isRefused());

        Zip unlisted = m_zip;
        const qsizetype bytes = unlisted.end() - unlisted.listed(1);
        unlisted.bytes.remove(unlisted.listed(1), bytes);
        unlisted.set(unlisted.end() + endHere, std::uint16_t{1});
        unlisted.set(unlisted.end() + endCount, std::uint16_t{1});
        unlisted.set(unlisted.end() + endListBytes,
                     static_cast<std::uint32_t>(unlisted.number<std::uint32_t>(unlisted.end() + endListBytes)
                                                - bytes));
        QVERIFY(unlisted.isRefused());
    }

    void what_the_list_says_otherwise_is_refused()
    {
        const auto refused = [this](auto change) {
            Zip changed = m_zip;
            change(changed);
            return changed.bytes != m_zip.bytes && changed.isRefused();
        };
        QVERIFY(refused([](Zip &zip) { zip.bytes[zip.local(1) + localName + 4] = 'c'; }));
        QVERIFY(refused([](Zip &zip) { zip.bytes[zip.listed(1) + listName + 4] = 'c'; }));
        QVERIFY(refused([](Zip &zip) { zip.set(zip.local(1) + localMethod, std::uint16_t{12}); }));
        QVERIFY(refused([](Zip &zip) { zip.set(zip.listed(1) + listMethod, std::uint16_t{12}); }));
        QVERIFY(refused([](Zip &zip) { zip.set(zip.listed(1) + listChecksum, 0x12345678U); }));
        QVERIFY(refused([](Zip &zip) { zip.set(zip.listed(1) + listSize, 15U); }));
        QVERIFY(refused([](Zip &zip) { zip.set(zip.listed(1) + listOffset, 0U); }));
        QVERIFY(refused([](Zip &zip) { zip.set(zip.end() + endCount, std::uint16_t{3}); }));
    }

    void encrypted_and_renamed_entries_are_refused()
    {
        Zip encrypted = m_zip;
        encrypted.bytes[encrypted.local(0) + localFlags] |= 1;
        encrypted.bytes[encrypted.listed(0) + listFlags] |= 1;
        QVERIFY(encrypted.isRefused());

        // Info-ZIP's second name of an entry in Unicode: some programs take it, others do not.
        Zip renamed = m_zip;
        renamed.addToList(1, QByteArray("up\x06\x00\x01\x00\x00\x00\x00z", 10));
        QVERIFY(renamed.isRefused());
    }

    // Programs that do not know so high a version leave the entry out.
    void an_entry_for_newer_programs_is_refused()
    {
        const auto isRefused = [this](qsizetype place, std::uint16_t version) {
            Zip changed = m_zip;
            changed.set(place, version);
            return changed.isRefused();
        };
        for (const qsizetype place :
             {m_zip.listed(1) + listVersionNeeded, m_zip.local(1) + localVersionNeeded}) {
            QVERIFY(isRefused(place, 52));
            QVERIFY(isRefused(place, 0x0214));
            QVERIFY(!isRefused(place, 45));
        }
    }

    // Some programs make a folder of it, others a file.
    void a_file_that_says_it_is_a_folder_is_refused()
    {
        for (const std::uint32_t attributes : {0x10U, 0040755U << 16U}) {
            Zip changed = m_zip;
            changed.set(changed.listed(1) + listAttributes, attributes);
            QVERIFY(changed.isRefused());
        }
    }

    // Programs differ in the systems of which they read the Unix mode: host 5 made a link of a file for unzip
    // alone.
    void attributes_that_programs_read_in_different_ways_are_refused()
    {
        const auto isRefused = [this](char host, std::uint32_t mode) {
            Zip changed = m_zip;
            changed.bytes[changed.listed(1) + listHost] = host;
            changed.set(changed.listed(1) + listAttributes, mode << 16U);
            return changed.isRefused();
        };
        for (const char host : {'\0', '\3'}) {
            QVERIFY(!isRefused(host, 0100644));
            QVERIFY(!isRefused(host, 0));
            for (const std::uint32_t mode : {0120777U, 0040755U, 0010644U, 0060644U, 0140777U})
                QVERIFY(isRefused(host, mode));
        }
        for (const char host : {'\1', '\2', '\5', '\7', '\n', '\x10', '\x13'})
            QVERIFY(isRefused(host, 0100644));
    }

    void only_times_and_owners_of_their_own_length_are_extra_fields()
    {
        const auto field = [](std::uint16_t id, const QByteArray &data) {
            QByteArray header(4, '\0');
            qToLittleEndian(id, header.data());
            qToLittleEndian(static_cast<std::uint16_t>(data.size()), header.data() + 2);
            return header + data;
        };
        const Zip plain{QByteArray::fromStdString(
            zipOfMembers({{.name = "top/a.txt", .data = "a"}, {.name = "top/b.txt", .data = "b"}}))};
        const auto isRefused = [&plain](const QByteArray &list, const QByteArray &entry) {
            Zip changed = plain;
            if (!list.isEmpty())
                changed.addToList(1, list);
            if (!entry.isEmpty())
                changed.addToLastEntry(entry);
            return changed.isRefused();
        };
        const QByteArray time("\x03\x00\x00\x00\x65", 5); // 2023
        const QByteArray twoTimes = time + time.right(4);
        QVERIFY(!isRefused(field(0x5455, time), {}));
        QVERIFY(!isRefused({}, field(0x5455, twoTimes)));
        QVERIFY(!isRefused(field(0x7875, QByteArray(11, '\1')), field(0x7875, QByteArray(11, '\1'))));
        QVERIFY(!isRefused({}, field(0xcafe, {})));
        // A length with room for something else, such as a second list of entries.
        QVERIFY(!isRefused(field(0x5455, twoTimes), {})); // as libarchive writes it
        QVERIFY(isRefused(field(0x5455, twoTimes + QByteArray(8, '\1')), {}));
        QVERIFY(isRefused(field(0x5455, time + QByteArray(98, '\0')), {}));
        QVERIFY(isRefused(field(0x7875, QByteArray(31, '\1')), {}));
        QVERIFY(isRefused({}, field(0xcafe, "PK")));
        QVERIFY(isRefused(field(0x5455, time) + field(0x5455, time), {}));
        // A time before 1970, at which jar stops.
        QVERIFY(isRefused(field(0x5455, QByteArray("\x01\xff\xff\xff\xff", 5)), {}));
        // Times of NTFS: their tag and length, then three times.
        const QByteArray ntfs = QByteArray(4, '\0') + QByteArray("\x01\x00\x18\x00", 4);
        const QByteArray year2023("\x00\x80\x3e\xd5\xde\xb1\xd9\x01", 8);
        QVERIFY(!isRefused(field(0x000a, ntfs + year2023 + year2023 + year2023), {}));
        QVERIFY(isRefused(field(0x000a, ntfs + QByteArray(24, '\0')), {}));
        QVERIFY(isRefused(field(0x000a, ntfs + year2023), {}));
    }

    // From the front, its end could only be guessed: it may hold what looks like sizes and further entries.
    void stored_data_with_their_sizes_behind_them_are_refused()
    {
        const auto withSizesBehind = [](Zip zip) {
            const qsizetype local = zip.local(1);
            const qsizetype list = zip.listed(1);
            for (const qsizetype flags : {local + localFlags, list + listFlags})
                zip.set(flags, static_cast<std::uint16_t>(zip.number<std::uint16_t>(flags) | 8U));
            const QByteArray sizes = zip.bytes.mid(list + listChecksum, 12);
            zip.bytes.replace(local + localChecksum, 12, QByteArray(12, '\0'));
            zip.insertBeforeList("PK\x07\x08" + sizes);
            return zip;
        };
        const Zip stored{QByteArray::fromStdString(
            zipOfMembers({{.name = "top/a.txt", .data = "a"}, {.name = "top/b.txt", .data = "b"}}))};
        QVERIFY(!stored.isRefused());
        QVERIFY(withSizesBehind(stored).isRefused());
        // Deflated data end of themselves: m_zip has its sizes behind them, and is accepted.
        QCOMPARE(m_zip.number<std::uint16_t>(m_zip.local(1) + localMethod), std::uint16_t{8});
        QVERIFY((m_zip.number<std::uint16_t>(m_zip.local(1) + localFlags) & 8U) != 0);
    }

    // Some programs follow a locator of the zip64 end where the plain end does not ask for it.
    void a_second_end_that_is_not_needed_is_refused()
    {
        Zip changed = m_zip;
        const qsizetype place = changed.end();
        QByteArray wide(56 + 20, '\0');
        wide.replace(0, 4, "PK\x06\x06");
        wide.replace(56, 4, "PK\x06\x07");
        changed.bytes.insert(place, wide);
        changed.set(changed.end() + endListBytes,
                    static_cast<std::uint32_t>(changed.number<std::uint32_t>(changed.end() + endListBytes)
                                               + static_cast<std::uint32_t>(wide.size())));
        QVERIFY(changed.isRefused());
    }

    void more_entries_than_allowed_are_refused()
    {
        const auto bytes =
            std::as_bytes(std::span(m_zip.bytes.constData(), static_cast<std::size_t>(m_zip.bytes.size())));
        QVERIFY(checkedZipEntries(bytes, 2));
        QVERIFY(!checkedZipEntries(bytes, 1));
    }

    // They count as packed data, and no program shows them.
    void bytes_behind_packed_data_are_refused()
    {
        const std::string text(300, 'a');
        uLongf size = compressBound(static_cast<uLong>(text.size()));
        std::string packed(size, '\0');
        QCOMPARE(compress(reinterpret_cast<Bytef *>(packed.data()),
                          &size,
                          reinterpret_cast<const Bytef *>(text.data()),
                          static_cast<uLong>(text.size())),
                 Z_OK);
        packed = packed.substr(2, size - 6); // without what zlib puts around the stream
        QTemporaryDir folder;
        const QString path = folder.filePath("a.zip");
        for (const char *hidden : {"", "hidden"}) {
            write(path,
                  QByteArray::fromStdString(zipOfMembers(
                      {{.name = "top/a.txt", .data = packed + hidden, .content = text, .method = 8}})));
            core::Result<void> read;
            const auto onEntry = [&read](const core::package::PackageEntry &entry) -> core::Result<void> {
                read = entry.read([](std::string_view) { return core::Result<void>(); });
                return {};
            };
            QVERIFY(core::package::forEachInZip(path.toStdString(), {}, onEntry));
            QCOMPARE(read.has_value(), *hidden == '\0');
        }
    }

private:
    Zip m_zip;
};

} // namespace tst_zipstructure

QTEST_APPLESS_MAIN(tst_zipstructure::ZipStructureTest)
#include "tst_zipstructure.moc"
