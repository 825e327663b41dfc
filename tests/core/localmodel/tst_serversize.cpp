#include "core/localmodel/ServerSize.h"

#include <QTest>

namespace tst_serversize {

using namespace core::localmodel;

/// The size of a server for the memory and the cores that there are.
class TestServerSize : public QObject
{
    Q_OBJECT

private slots:
    void answers_follow_memory_data();
    void answers_follow_memory();
    void a_model_that_does_not_fit_is_refused_with_both_figures();
    void a_context_is_no_longer_than_the_model_knows();
    void threads_leave_a_core_and_what_others_use_data();
    void threads_leave_a_core_and_what_others_use();
    void this_computer_has_memory_and_cores();

private:
    static constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;

    // A token needs 4 bytes x 32 layers x 8 heads x 128 numbers: 128 KiB; 1,024 tokens 128 MiB.
    static GgufFile model()
    {
        GgufFile made;
        made.path = "/models/some.gguf";
        made.bytes = 1000 * mebibyte;
        made.contextLength = 4096;
        made.layers = 32;
        made.width = 4096;
        made.heads = 32;
        made.keyHeads = 8;
        return made;
    }
};

void TestServerSize::answers_follow_memory_data()
{
    QTest::addColumn<int>("free");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("answers");
    // 1,300 MiB for weights and working space, 128 MiB for each answer, of 85 % of the free memory.
    QTest::newRow("one") << 1700 << 8 << 1;
    QTest::newRow("three") << 2000 << 8 << 3;
    QTest::newRow("all that were asked for") << 64'000 << 8 << 8;
    QTest::newRow("unknown memory") << 0 << 8 << 8;
}

void TestServerSize::answers_follow_memory()
{
    QFETCH(const int, free);
    QFETCH(const int, most);
    QFETCH(const int, answers);
    const Computer computer{.freeMemory = static_cast<std::uint64_t>(free) * mebibyte, .cores = 4, .load = 0};
    const auto size = sizeFor(model(), computer, 1000, most);
    QVERIFY2(size, size ? "" : size.error().detail.c_str());
    QCOMPARE(size->answers, answers);
    QCOMPARE(size->contextOfSlot, 1024);
    QCOMPARE(size->memory, (1300 + 128 * static_cast<std::uint64_t>(answers)) * mebibyte);
}

void TestServerSize::a_model_that_does_not_fit_is_refused_with_both_figures()
{
    const auto size = sizeFor(model(), {.freeMemory = 1000 * mebibyte, .cores = 4, .load = 0}, 1000, 4);
    QVERIFY(!size);
    const QString words = QString::fromStdString(size.error().detail);
    QVERIFY2(words.contains(QStringLiteral("about 1.4 GiB of memory, and 0.9 GiB can be used")),
             qPrintable(words));
}

void TestServerSize::a_context_is_no_longer_than_the_model_knows()
{
    const auto size = sizeFor(model(), {.freeMemory = 64'000 * mebibyte, .cores = 4, .load = 0}, 9000, 1);
    QVERIFY(size);
    QCOMPARE(size->contextOfSlot, 4096);
}

void TestServerSize::threads_leave_a_core_and_what_others_use_data()
{
    QTest::addColumn<int>("cores");
    QTest::addColumn<double>("load");
    QTest::addColumn<int>("threads");
    QTest::newRow("one core") << 1 << 0.0 << 1;
    QTest::newRow("two cores") << 2 << 0.0 << 1;
    QTest::newRow("eight idle cores") << 8 << 0.1 << 7;
    QTest::newRow("eight cores, three busy") << 8 << 3.2 << 5;
    QTest::newRow("all busy") << 8 << 20.0 << 1;
}

void TestServerSize::threads_leave_a_core_and_what_others_use()
{
    QFETCH(const int, cores);
    QFETCH(const double, load);
    QFETCH(const int, threads);
    const auto size = sizeFor(model(), {.freeMemory = 0, .cores = cores, .load = load}, 1000, 1);
    QVERIFY(size);
    QCOMPARE(size->threads, threads);
}

void TestServerSize::this_computer_has_memory_and_cores()
{
    const Computer computer = thisComputer();
    QVERIFY(computer.cores >= 1);
    QVERIFY(computer.freeMemory > mebibyte);
}

} // namespace tst_serversize

QTEST_APPLESS_MAIN(tst_serversize::TestServerSize)
#include "tst_serversize.moc"
