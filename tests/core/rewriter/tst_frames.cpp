#include "core/rewriter/Frames.h"

#include <QTest>

#include <array>
#include <string>
#include <unistd.h>

namespace tst_frames {

using namespace core;
using namespace core::rewriter;

class TestFrames : public QObject
{
    Q_OBJECT

private slots:
    void a_frame_is_two_lengths_a_header_and_numbers()
    {
        const auto bytes = bytesOfFrame({{{"do", "x"}}, {1.0F}});
        QVERIFY(bytes.has_value());
        const std::string expected("\x0a\0\0\0\x04\0\0\0{\"do\":\"x\"}\0\0\x80\x3f", 22);
        QCOMPARE(QByteArray::fromStdString(*bytes), QByteArray::fromStdString(expected));
    }

    void frames_are_found_in_pieces_of_any_length()
    {
        const auto first = bytesOfFrame({{{"texts", {"a", "\u00e9"}}}, {0.5F, -2.0F}});
        const auto second = bytesOfFrame({{{"do", "hello"}}, {}});
        const std::string all = *first + *second;
        for (std::size_t length = 1; length <= all.size(); ++length) {
            FrameReader reader;
            std::vector<Frame> found;
            for (std::size_t at = 0; at < all.size(); at += length) {
                reader.add(std::string_view(all).substr(at, length));
                for (auto next = reader.next(); *next; next = reader.next())
                    found.push_back(**next);
            }
            QCOMPARE(found.size(), std::size_t{2});
            QVERIFY(!reader.isAmidFrame());
            QCOMPARE(found[0].header["texts"][1].get<std::string>(), std::string("\u00e9"));
            QCOMPARE(found[0].numbers, (std::vector<float>{0.5F, -2.0F}));
            QCOMPARE(found[1].header["do"].get<std::string>(), std::string("hello"));
        }
    }

    void what_is_no_frame_is_refused_and_nothing_behind_it_read_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("header too long") << QByteArray("\1\0\0\1\0\0\0\0", 8);
        QTest::newRow("header too short") << QByteArray("\1\0\0\0\0\0\0\0{", 9);
        QTest::newRow("payload too long") << QByteArray("\2\0\0\0\4\0\0\x10{}", 10);
        QTest::newRow("payload of no numbers") << QByteArray("\2\0\0\0\3\0\0\0{}abc", 13);
        QTest::newRow("no JSON") << QByteArray("\2\0\0\0\0\0\0\0{]", 10);
        QTest::newRow("no object") << QByteArray("\2\0\0\0\0\0\0\0[]", 10);
    }
    void what_is_no_frame_is_refused_and_nothing_behind_it_read()
    {
        QFETCH(QByteArray, bytes);
        FrameReader reader;
        reader.add(bytes.toStdString());
        const auto refused = reader.next();
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::InvalidParameter);
        reader.add(*bytesOfFrame({{{"do", "hello"}}, {}}));
        QVERIFY(!reader.next().has_value());
    }

    void a_text_that_is_not_utf8_is_not_sent()
    {
        QVERIFY(!bytesOfFrame({{{"texts", {"\xff"}}}, {}}).has_value());
    }

    void the_end_of_a_pipe_is_told_from_a_message_cut_short()
    {
        const std::string bytes = *bytesOfFrame({{{"do", "hello"}}, {1.0F}});
        for (const std::size_t length : {bytes.size(), bytes.size() - 1}) {
            std::array<int, 2> ends{};
            QCOMPARE(::pipe(ends.data()), 0);
            QCOMPARE(::write(ends[1], bytes.data(), length), static_cast<ssize_t>(length));
            ::close(ends[1]);
            FrameReader reader;
            const auto first = readFrame(ends[0], reader);
            if (length < bytes.size()) {
                QCOMPARE(first.error().code, ErrorCode::Io);
            } else {
                QCOMPARE(first->header["do"].get<std::string>(), std::string("hello"));
                QCOMPARE(readFrame(ends[0], reader).error().code, ErrorCode::NotFound);
            }
            ::close(ends[0]);
        }
    }
};

} // namespace tst_frames

QTEST_APPLESS_MAIN(tst_frames::TestFrames)
#include "tst_frames.moc"
