#include "core/base/Family.h"
#include "core/base/Text.h"

#include <QTest>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tst_text {

namespace {

struct Shape
{
    std::string_view itsName;
    int corners = 0;
    std::string_view name() const { return itsName; }
};

std::vector<const Shape *> shapes()
{
    static constexpr Shape line{"line", 2};
    static constexpr Shape triangle{"triangle", 3};
    static constexpr Shape bend{"bend", 3};
    return {&line, &triangle, &bend};
}

} // namespace

class TestText : public QObject
{
    Q_OBJECT

private slots:
    void white_space_is_taken_off_both_ends()
    {
        QCOMPARE(core::trimmed(" \t\r\n\v\fa b \n"), std::string_view("a b"));
        QVERIFY(core::trimmed(" \n ").empty() && core::trimmed("").empty());
        QCOMPARE(core::trimmed("\u00A0a"), std::string_view("\u00A0a")); // no white space of ASCII
    }

    void capitals_of_ascii_alone_are_made_small()
    {
        QCOMPARE(core::lowered(std::string_view("AZ@[\u00C4")), std::string("az@[\u00C4"));
        QCOMPARE(core::lowered('Q'), 'q');
    }

    void texts_are_joined_without_a_separator_at_the_ends()
    {
        using Texts = std::vector<std::string_view>;
        QCOMPARE(core::joined(Texts{}), std::string());
        QCOMPARE(core::joined(Texts{"a"}), std::string("a"));
        QCOMPARE(core::joined(Texts{"", "b", ""}, "; "), std::string("; b; "));
    }

    void a_member_of_a_family_is_found_by_its_name()
    {
        const auto all = shapes();
        const std::span<const Shape *const> members = all;
        QVERIFY(core::findByName(members, "triangle") == all[1]);
        QVERIFY(core::findByName(members, "Triangle") == nullptr);
        QCOMPARE(core::joined(core::namesOf(members)), std::string("line, triangle, bend"));
    }

    void the_surest_member_is_one_alone()
    {
        const auto all = shapes();
        const std::span<const Shape *const> members = all;
        const auto cornersOf = [](const Shape &shape) { return shape.corners; };
        QVERIFY(core::surestOf(members, cornersOf) == nullptr); // two have three
        QVERIFY(core::surestOf(members.first(2), cornersOf) == all[1]);
        QVERIFY(core::surestOf(members, [](const Shape &) { return 0; }) == nullptr);
    }
};

} // namespace tst_text

QTEST_APPLESS_MAIN(tst_text::TestText)
#include "tst_text.moc"
