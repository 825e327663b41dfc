#include "tests/ui/ReceivedStage.h"
#include "ui/map/MapView.h"

#include <QImage>
#include <QSpinBox>
#include <QTest>

namespace tst_receivedmap {

/// The recipient's window: where the texts of a package and one's own lie on a map.
class TestReceivedMap : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_stage.reset(); }

    void the_map_shows_both_kinds_and_tells_each_text();
    void the_same_seed_gives_the_same_map();
    void a_cancelled_map_leaves_none();
    void pictures_are_saved_as_png_and_svg();
    void the_legend_fits_below_the_field();

private:
    ReceivedStage &at() { return *m_stage; }
    ui::MapView &view() { return at().part<ui::MapView>("mapView"); }
    void draw();

    std::unique_ptr<ReceivedStage> m_stage;
};

void TestReceivedMap::initTestCase()
{
    m_stage = std::make_unique<ReceivedStage>();
    QByteArray own = "specialty,text\n";
    for (int row = 0; row < 40; ++row)
        own += row % 2 == 0 ? "Cardiology,Loud murmur and arrhythmia with <b>chest pain\n"
                            : "Pulmonology,Coughing with sputum and asthma\n";
    at().write("own.csv", own);
}

void TestReceivedMap::init()
{
    at().openWindow();
    QVERIFY(at().open("received.zip"));
    at().goTo(2);
    at().files().answer = at().path("own.csv");
    at().click("chooseOwnTexts");
    QVERIFY(at().waitUntil([this] { return at().part("ownTextsTable").isVisible(); }));
    at().goTo(3);
}

void TestReceivedMap::draw()
{
    at().click("drawMap");
    QVERIFY(at().waitUntil([this] { return at().part("drawMap").isEnabled(); }));
    QVERIFY(!at().part("mapError").isVisible());
}

void TestReceivedMap::the_map_shows_both_kinds_and_tells_each_text()
{
    draw();
    QVERIFY(view().isVisible());
    const ui::ShownMap &map = view().map();
    QCOMPARE(map.sets.size(), 2);
    QCOMPARE(std::ranges::count(map.points, std::size_t(1), &core::evaluation::MapPoint::set), 40);
    QVERIFY(map.points.size() > 100);
    QCOMPARE(QString::fromStdString(map.points.back().label), QStringLiteral("Pulmonology"));
    const QString words = view().wordsOf(map.points.size() - 2);
    QVERIFY2(words.startsWith(QStringLiteral("Cardiology")) && words.contains(QStringLiteral("<b>chest")),
             qPrintable(words));
    QTest::mouseMove(&view(), view().placeOf(0).toPoint());
    QVERIFY(view().pointAt(view().placeOf(0)).has_value());
    QVERIFY(!view().pointAt({-50, -50}).has_value());
    at().keepPicture(QStringLiteral("4-map"));
}

void TestReceivedMap::the_same_seed_gives_the_same_map()
{
    const auto places = [this] {
        std::vector<std::pair<double, double>> all;
        for (const auto &point : view().map().points)
            all.emplace_back(point.x, point.y);
        return all;
    };
    draw();
    const auto first = places();
    draw();
    QVERIFY(first == places());
    at().part<QSpinBox>("mapSeed").setValue(2);
    draw();
    QVERIFY(first != places());
}

void TestReceivedMap::a_cancelled_map_leaves_none()
{
    at().click("drawMap");
    QVERIFY(!at().part("drawMap").isEnabled());
    QTest::mouseClick(at().part("mapProgress").findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(at().waitUntil([this] { return at().part("drawMap").isEnabled(); }));
    QVERIFY(!view().isVisible());
    QVERIFY(!at().part("mapError").isVisible());
}

void TestReceivedMap::pictures_are_saved_as_png_and_svg()
{
    draw();
    settleLayouts();
    const QSize shown = view().size();
    at().files().answer = at().path("map.png");
    at().click("saveMap");
    const QImage picture(at().path("map.png"));
    QCOMPARE(picture.size(), shown * 2);
    at().files().answer = at().path("map.svg");
    at().click("saveMap");
    const QByteArray svg = at().bytesOf(at().path("map.svg"));
    QVERIFY(svg.contains("<svg") && svg.contains("Cardiology"));
    QVERIFY(!svg.contains("murmur")); // a picture holds no text of a document
    at().files().answer = at().path("no-folder/map.png");
    at().click("saveMap");
    QVERIFY(at().part("mapError").isVisible());
}

/// At every width, also of points without a label: no entry is drawn where it would be cut off.
void TestReceivedMap::the_legend_fits_below_the_field()
{
    ui::MapView map;
    map.set({.sets = {QStringLiteral("of the package"), QStringLiteral("your texts")},
             .points = {{.x = 0, .y = 0, .label = "Cardiology"},
                        {.x = 1, .y = 0, .label = ""},
                        {.x = 0, .y = 1, .label = "Pulmonology"}},
             .texts = {}});
    for (int width = 120; width < 480; ++width) {
        map.resize(width, 480);
        for (const ui::LegendEntry &entry : map.legend())
            QVERIFY2(entry.place.bottom() <= map.legendHeight(), qPrintable(entry.words));
    }
}

} // namespace tst_receivedmap

QTEST_MAIN(tst_receivedmap::TestReceivedMap)
#include "tst_receivedmap.moc"
