#include "core/base/Result.h"
#include "core/zip/Unpacker.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <zlib.h>

namespace tst_unpacker {

using core::zip::PackedData;
using core::zip::Unpacker;

namespace {

std::uint32_t sumOf(const std::string &text)
{
    return static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef *>(text.data()), static_cast<uInt>(text.size())));
}

/// Returns a raw deflate stream, as zip archives hold it.
std::string deflated(const std::string &text)
{
    z_stream z = {};
    deflateInit2(&z, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&z, static_cast<uLong>(text.size())) + 16, '\0');
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
    z.avail_in = static_cast<uInt>(text.size());
    z.next_out = reinterpret_cast<Bytef *>(packed.data());
    z.avail_out = static_cast<uInt>(packed.size());
    deflate(&z, Z_FINISH);
    const auto size = static_cast<std::size_t>(z.total_out);
    deflateEnd(&z);
    return packed.substr(0, size);
}

PackedData dataOf(const std::string &packed, const std::string &text, bool isDeflated)
{
    return {
        .isDeflated = isDeflated, .packed = packed.size(), .unpacked = text.size(), .checksum = sumOf(text)};
}

struct Unpacked
{
    bool isWhole = false;
    std::string text = {};
    std::uint64_t unused = 0;
};

/// Reads `packed` in pieces of `piece` bytes into buffers of `room` bytes.
Unpacked unpacked(const PackedData &data, const std::string &packed, std::size_t piece, std::size_t room)
{
    Unpacker unpacker(data);
    std::size_t at = 0;
    const auto read = [&](std::span<char> buffer) -> core::Result<std::size_t> {
        const std::size_t count = packed.copy(buffer.data(), std::min(piece, buffer.size()), at);
        at += count;
        return count;
    };
    Unpacked result;
    std::string buffer(room, '\0');
    for (;;) {
        const auto count = unpacker.read(read, buffer);
        if (!count || !*count)
            return result;
        if (**count == 0) {
            result.isWhole = true;
            result.unused = unpacker.unusedBytes();
            return result;
        }
        result.text.append(buffer, 0, **count);
    }
}

std::string someText()
{
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += std::to_string(i * i % 7919) + (i % 11 == 0 ? "\n" : " ");
    return text;
}

} // namespace

class TestUnpacker : public QObject
{
    Q_OBJECT

private slots:
    void text_comes_out_in_pieces_of_any_size_data();
    void text_comes_out_in_pieces_of_any_size();
    void an_empty_entry_is_whole();
    void damaged_data_are_never_whole();
    void a_cut_entry_is_not_whole();
    void a_wrong_size_or_checksum_is_noticed();
    void bytes_that_are_not_needed_are_counted();
    void an_error_of_the_reader_is_returned();
};

void TestUnpacker::text_comes_out_in_pieces_of_any_size_data()
{
    QTest::addColumn<bool>("isDeflated");
    QTest::addColumn<int>("piece");
    QTest::addColumn<int>("room");
    for (const bool isDeflated : {false, true})
        for (const int piece : {1, 13, 1 << 20})
            for (const int room : {1, 17, 1 << 20})
                QTest::addRow("%s, %d into %d", isDeflated ? "deflated" : "stored", piece, room)
                    << isDeflated << piece << room;
}

void TestUnpacker::text_comes_out_in_pieces_of_any_size()
{
    QFETCH(bool, isDeflated);
    QFETCH(int, piece);
    QFETCH(int, room);
    const std::string text = someText();
    const std::string packed = isDeflated ? deflated(text) : text;
    const auto result = unpacked(dataOf(packed, text, isDeflated),
                                 packed,
                                 static_cast<std::size_t>(piece),
                                 static_cast<std::size_t>(room));
    QVERIFY(result.isWhole);
    QVERIFY(result.text == text);
    QCOMPARE(result.unused, std::uint64_t{0});
}

void TestUnpacker::an_empty_entry_is_whole()
{
    QVERIFY(unpacked(dataOf({}, {}, false), {}, 10, 10).isWhole);
    QVERIFY(unpacked(dataOf({}, {}, true), {}, 10, 10).isWhole);
    const std::string packed = deflated({});
    QVERIFY(unpacked(dataOf(packed, {}, true), packed, 10, 10).isWhole);
}

void TestUnpacker::damaged_data_are_never_whole()
{
    const std::string text = someText().substr(0, 3000);
    for (const bool isDeflated : {false, true}) {
        const std::string packed = isDeflated ? deflated(text) : text;
        for (std::size_t at = 0; at < packed.size(); ++at) {
            std::string damaged = packed;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << (at % 8)));
            const auto result = unpacked(dataOf(packed, text, isDeflated), damaged, 500, 4096);
            // Bits behind the end of the stream, in its last byte, belong to nobody.
            QVERIFY2(!result.isWhole || result.text == text, qPrintable(QString::number(at)));
        }
    }
}

void TestUnpacker::a_cut_entry_is_not_whole()
{
    const std::string text = someText().substr(0, 1000);
    for (const bool isDeflated : {false, true}) {
        const std::string packed = isDeflated ? deflated(text) : text;
        for (std::size_t size = 0; size < packed.size(); ++size)
            QVERIFY(!unpacked(dataOf(packed, text, isDeflated), packed.substr(0, size), 100, 64).isWhole);
    }
}

void TestUnpacker::a_wrong_size_or_checksum_is_noticed()
{
    const std::string text = "chest pain since this morning";
    for (const bool isDeflated : {false, true}) {
        const std::string packed = isDeflated ? deflated(text) : text;
        PackedData data = dataOf(packed, text, isDeflated);
        data.unpacked -= 1;
        QVERIFY(!unpacked(data, packed, 10, 10).isWhole);
        data.unpacked += 2;
        QVERIFY(!unpacked(data, packed, 10, 10).isWhole);
        data.unpacked -= 1;
        data.checksum += 1;
        QVERIFY(!unpacked(data, packed, 10, 10).isWhole);
    }
}

void TestUnpacker::bytes_that_are_not_needed_are_counted()
{
    const std::string text = "chest pain since this morning";
    const std::string packed = deflated(text) + "hidden";
    for (const std::size_t piece : {std::size_t{1}, std::size_t{1000}}) {
        const auto result = unpacked(dataOf(packed, text, true), packed, piece, 100);
        QVERIFY(result.isWhole);
        QCOMPARE(result.unused, std::uint64_t{6});
    }
}

void TestUnpacker::an_error_of_the_reader_is_returned()
{
    Unpacker unpacker({.isDeflated = false, .packed = 5, .unpacked = 5, .checksum = 0});
    const auto fails = [](std::span<char>) -> core::Result<std::size_t> {
        return core::fail(core::ErrorCode::Io, "gone");
    };
    std::string buffer(10, '\0');
    const auto count = unpacker.read(fails, buffer);
    QVERIFY(!count);
    QCOMPARE(count.error().code, core::ErrorCode::Io);
}

} // namespace tst_unpacker

QTEST_APPLESS_MAIN(tst_unpacker::TestUnpacker)
#include "tst_unpacker.moc"
