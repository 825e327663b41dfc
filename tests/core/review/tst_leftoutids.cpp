#include "core/review/Exclusions.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <QTest>

namespace tst_leftoutids {

using namespace core::review;
using core::package::Exclusion;
using core::package::ExclusionReason;
using core::synthesis::idComesBefore;

/// Ids stand in the order of their numbers, also where these have more than six digits.
class LeftOutIdsTest : public QObject
{
    Q_OBJECT

private slots:
    void a_longer_number_comes_later()
    {
        QVERIFY(idComesBefore("SYN-000002", "SYN-000010"));
        QVERIFY(idComesBefore("SYN-999999", "SYN-1000000"));
        QVERIFY(!idComesBefore("SYN-1000000", "SYN-999999"));
        QVERIFY(!idComesBefore("SYN-1000000", "SYN-1000000"));
    }

    void documents_beyond_a_million_are_left_out_and_taken_back()
    {
        const Exclusions some = {{"SYN-000007", ExclusionReason::Duplicate},
                                 {"SYN-999999", ExclusionReason::Unsuitable}};
        const Exclusions all = with(some, {{"SYN-1000000", ExclusionReason::LookAlike}});
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all.back().id, std::string("SYN-1000000"));
        for (const Exclusion &each : all)
            QCOMPARE(reasonOf(all, each.id), std::optional(each.reason));
        QVERIFY(without(all, {"SYN-1000000"}) == some);
        QCOMPARE(without(all, {"SYN-999999"}).back().id, std::string("SYN-1000000"));
    }
};

} // namespace tst_leftoutids

QTEST_GUILESS_MAIN(tst_leftoutids::LeftOutIdsTest)
#include "tst_leftoutids.moc"
