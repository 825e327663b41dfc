#include "tests/ui/PlanStage.h"
#include "ui/text/BudgetText.h"
#include "ui/text/ProblemText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/BudgetMeter.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"
#include "ui/widgets/ProgressRow.h"
#include "ui/window/HelpPicture.h"

#include <QChart>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QLineSeries>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <set>
#include <vector>

namespace tst_widgets {

using core::ErrorCode;

class TestWidgets : public QObject
{
    Q_OBJECT

private slots:
    void an_epsilon_is_shown_without_needless_zeros_data();
    void an_epsilon_is_shown_without_needless_zeros();
    void a_delta_is_shown_in_full_and_only_where_there_is_one();
    void time_left_is_not_guessed_too_early();
    void every_error_has_a_title_and_an_advice();
    void an_error_box_shows_and_copies_the_detail();
    void a_cancellation_is_no_error();
    void a_card_is_chosen_with_the_keyboard();
    void chips_wrap_into_lines();
    void a_list_lets_the_page_scroll_by();
    void cards_stand_beside_each_other_where_there_is_room();
    void lines_of_text_stay_short_on_a_wide_page();
    void a_progress_row_asks_once_for_a_cancel();
    void a_chart_shows_and_copies_its_numbers();
    void a_chart_is_saved_as_picture_data();
    void a_chart_is_saved_as_picture();
    void icons_take_the_colour();
    void a_help_picture_is_in_the_colours_of_the_theme();
    void the_meter_follows_the_theme();
};

void TestWidgets::an_epsilon_is_shown_without_needless_zeros_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << 2.0 << QStringLiteral("2.0");
    QTest::newRow("hundredths") << 2.35 << QStringLiteral("2.35");
    QTest::newRow("rounded") << 2.3549 << QStringLiteral("2.35");
    QTest::newRow("small") << 0.125 << QStringLiteral("0.125");
    QTest::newRow("tenth") << 0.1 << QStringLiteral("0.1");
    QTest::newRow("nothing") << 0.0 << QStringLiteral("0.0");
    QTest::newRow("ten") << 10.0 << QStringLiteral("10.0");
}

void TestWidgets::an_epsilon_is_shown_without_needless_zeros()
{
    QFETCH(const double, epsilon);
    QFETCH(const QString, text);
    QCOMPARE(ui::epsilonText(epsilon), text);
}

void TestWidgets::a_delta_is_shown_in_full_and_only_where_there_is_one()
{
    QCOMPARE(ui::deltaText(1e-6), QStringLiteral("0.000001"));
    QCOMPARE(ui::deltaText(1e-12), QStringLiteral("0.000000000001"));
    QCOMPARE(ui::deltaText(0.0), QStringLiteral("0"));
    QCOMPARE(ui::budgetText(6.0, 1e-6), QStringLiteral("6.0 at delta 0.000001"));
    QCOMPARE(ui::budgetText({.microEpsilon = 4'000'000, .picoRho = 1, .picoDelta = 0}),
             QStringLiteral("4.0"));
}

void TestWidgets::time_left_is_not_guessed_too_early()
{
    QCOMPARE(ui::timeLeftText(0.5, 500), QString());
    QCOMPARE(ui::timeLeftText(0.001, 60'000), QString());
    QVERIFY(ui::timeLeftText(0.5, 10'000).contains(QLatin1String("10 second")));
    QVERIFY(ui::timeLeftText(0.25, 200'000).contains(QLatin1String("10 minute")));
    QCOMPARE(ui::timeLeftText(1.0, 60'000), QString());
}

void TestWidgets::every_error_has_a_title_and_an_advice()
{
    std::set<QString> titles;
    for (int code = 0; code <= static_cast<int>(ErrorCode::Internal); ++code) {
        titles.insert(ui::errorTitle(static_cast<ErrorCode>(code)));
        QVERIFY(ui::errorAdvice(static_cast<ErrorCode>(code)).endsWith(QLatin1Char('.')));
    }
    QCOMPARE(titles.size(), static_cast<std::size_t>(ErrorCode::Internal) + 1);
}

void TestWidgets::an_error_box_shows_and_copies_the_detail()
{
    ui::ErrorBox box;
    box.showError(core::Error{ErrorCode::Io, "notes.csv: disk full"});
    QVERIFY(box.isVisible());
    QCOMPARE(box.title(), ui::errorTitle(ErrorCode::Io));
    box.findChild<QPushButton *>(QStringLiteral("copyError"))->click();
    QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("notes.csv: disk full")));
    box.findChild<QPushButton *>(QStringLiteral("dismissError"))->click();
    QVERIFY(!box.isVisible());
}

void TestWidgets::a_cancellation_is_no_error()
{
    ui::ErrorBox box;
    box.showError(core::Error{ErrorCode::Cancelled, "cancelled"});
    QVERIFY(!box.isVisible());
}

void TestWidgets::a_card_is_chosen_with_the_keyboard()
{
    ui::Card card(QStringLiteral("Medical"));
    QSignalSpy clicked(&card, &ui::Card::clicked);
    QTest::keyClick(&card, Qt::Key_Space);
    QCOMPARE(clicked.count(), 0);
    card.setClickable(true);
    QTest::keyClick(&card, Qt::Key_Space);
    QTest::keyClick(&card, Qt::Key_Return);
    QTest::mouseClick(&card, Qt::LeftButton);
    QCOMPARE(clicked.count(), 3);
    card.setChosen(true);
    QCOMPARE(card.accessibleName(), QStringLiteral("Medical, chosen"));
}

void TestWidgets::chips_wrap_into_lines()
{
    QWidget host;
    auto *flow = new ui::FlowLayout(&host, 6);
    for (int chip = 0; chip < 10; ++chip)
        flow->addWidget(new ui::Chip(QStringLiteral("heart failure")));
    const int one = flow->itemAt(0)->sizeHint().height();
    const int width = flow->itemAt(0)->sizeHint().width();
    QCOMPARE(flow->heightForWidth(10 * (width + 6)), one);
    QCOMPARE(flow->heightForWidth(5 * (width + 6)), 2 * one + 6);
    flow->clear();
    QCOMPARE(flow->count(), 0);
    QVERIFY(host.findChildren<ui::Chip *>().isEmpty());
}

void TestWidgets::a_list_lets_the_page_scroll_by()
{
    QScrollArea page;
    page.setFrameShape(QFrame::NoFrame);
    auto *content = new QWidget;
    content->setFixedSize(300, 2000);
    QStandardItemModel rows(100, 1);
    auto *table = new QTableView(content);
    table->setModel(&rows);
    ui::makePlain(*table);
    table->setGeometry(0, 0, 200, 200);
    auto *field = new QLineEdit(content);
    field->move(0, 300);
    page.setWidget(content);
    page.resize(320, 400);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const auto turn = [&](int wheel) {
        QWheelEvent event({10, 10},
                          table->viewport()->mapToGlobal(QPointF(10, 10)),
                          {},
                          {0, wheel},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false);
        QSpontaneKeyEvent::setSpontaneous(&event); // as from a mouse: what ignores it passes it on
        qApp->notify(table->viewport(), &event);   // sendEvent would forget that
    };
    const QScrollBar &outer = *page.verticalScrollBar();
    const QScrollBar &inner = *table->verticalScrollBar();

    field->setFocus();
    turn(-120); // the pointer only happens to be over the list
    QVERIFY(outer.value() > 0);
    QCOMPARE(inner.value(), 0);
    page.verticalScrollBar()->setValue(outer.maximum());
    turn(-120); // the page is at its end
    QVERIFY(inner.value() > 0);

    page.verticalScrollBar()->setValue(0);
    table->verticalScrollBar()->setValue(0);
    table->setFocus();
    turn(-120);
    QVERIFY(inner.value() > 0);
    QCOMPARE(outer.value(), 0);
    table->verticalScrollBar()->setValue(inner.maximum());
    turn(-120); // the list is at its end
    QVERIFY(outer.value() > 0);
}

void TestWidgets::cards_stand_beside_each_other_where_there_is_room()
{
    QWidget page;
    auto *cards = new ui::CardColumns(&page, 10);
    std::vector<QWidget *> sheets;
    for (const int height : {100, 60, 50, 200}) {
        auto *sheet = new QWidget(&page);
        sheet->setMinimumSize(200, height);
        sheet->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        if (height == 200)
            cards->addAcross(sheet);
        else
            cards->addWidget(sheet);
        sheets.push_back(sheet);
    }
    page.show();
    cards->setGeometry({0, 0, 600, 1000});
    for (const QWidget *each : sheets)
        QCOMPARE(each->width(), 600);
    QCOMPARE(cards->heightForWidth(600), 100 + 60 + 50 + 200 + 3 * 10);

    // 100 on the left, 60 and 50 on the right: 120 is lower than 170 beside 50.
    cards->setGeometry({0, 0, 1000, 1000});
    QCOMPARE(sheets[0]->geometry(), QRect(0, 0, 495, 100));
    QCOMPARE(sheets[1]->geometry(), QRect(505, 0, 495, 60));
    QCOMPARE(sheets[2]->geometry(), QRect(505, 70, 495, 50));
    QCOMPARE(sheets[3]->geometry(), QRect(0, 130, 1000, 200));
    QCOMPARE(cards->heightForWidth(1000), 330);

    sheets[1]->hide();
    sheets[2]->hide();
    cards->setGeometry({0, 0, 1000, 999});
    QCOMPARE(sheets[0]->geometry(), QRect(0, 0, 1000, 100));
}

void TestWidgets::lines_of_text_stay_short_on_a_wide_page()
{
    QWidget page;
    QLabel *label = ui::makeLabel(QStringLiteral("many words in a row ").repeated(40), "", &page);
    page.show();
    const int letter = label->fontMetrics().averageCharWidth();
    label->resize(200 * letter, 400);
    QCOMPARE(label->heightForWidth(200 * letter), label->heightForWidth(78 * letter));
    QCOMPARE(label->contentsRect().width(), 78 * letter);
    QVERIFY(label->minimumSizeHint().width() < 78 * letter); // the window can become narrow again
    label->resize(50 * letter, 400);
    QCOMPARE(label->contentsRect().width(), 50 * letter);
    // Lines are as long in letters when the font changes under a text that is shown.
    label->resize(200 * letter, 400);
    QFont larger = label->font();
    larger.setPointSizeF(1.5 * larger.pointSizeF());
    label->setFont(larger);
    QVERIFY(label->fontMetrics().averageCharWidth() > letter);
    QCOMPARE(label->contentsRect().width(), 78 * label->fontMetrics().averageCharWidth());
}

void TestWidgets::a_progress_row_asks_once_for_a_cancel()
{
    ui::ProgressRow row;
    QSignalSpy cancelled(&row, &ui::ProgressRow::cancelRequested);
    row.begin(QStringLiteral("Learning"));
    auto &button = part<QPushButton>(row, "cancelJob");
    button.click();
    button.click();
    QCOMPARE(cancelled.count(), 1);
    row.begin(QStringLiteral("Learning"));
    row.setCancellable(false);
    button.click();
    QCOMPARE(cancelled.count(), 1);
}

namespace {

/// A chart of two points and their numbers.
struct ChartStage
{
    ChosenFile files;
    QStandardItemModel numbers{2, 2};
    ui::ChartPanel panel{QStringLiteral("Ledger of this source"), files};

    ChartStage()
    {
        numbers.setHorizontalHeaderLabels({QStringLiteral("month"), QStringLiteral("epsilon")});
        numbers.setItem(0, 0, new QStandardItem(QStringLiteral("May")));
        numbers.setItem(0, 1, new QStandardItem(QStringLiteral("2.0")));
        numbers.setItem(1, 0, new QStandardItem(QStringLiteral("June")));
        numbers.setItem(1, 1, new QStandardItem(QStringLiteral("3.0")));
        panel.setTable(&numbers);
        QChart *chart = ui::ChartPanel::makeChart();
        auto *series = new QLineSeries;
        series->append(0, 2);
        series->append(1, 3);
        chart->addSeries(series);
        chart->createDefaultAxes();
        panel.setChart(chart);
        panel.resize(400, 300);
    }
};

} // namespace

void TestWidgets::a_chart_shows_and_copies_its_numbers()
{
    ChartStage stage;
    QVERIFY(!stage.panel.isTableShown());
    part<QAbstractButton>(stage.panel, "chartTable").click();
    QVERIFY(stage.panel.isTableShown());
    part<QAbstractButton>(stage.panel, "chartCopy").click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("month\tepsilon\nMay\t2.0\nJune\t3.0"));
}

void TestWidgets::a_chart_is_saved_as_picture_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("png") << QStringLiteral("chart.png") << QByteArray("\x89PNG");
    QTest::newRow("svg") << QStringLiteral("chart.svg") << QByteArray("<?xml");
}

void TestWidgets::a_chart_is_saved_as_picture()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, begin);
    const QTemporaryDir folder;
    ChartStage stage;
    stage.panel.show();
    stage.files.answer = folder.filePath(name);
    part<QAbstractButton>(stage.panel, "chartSave").click();
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(begin));
    QVERIFY(!stage.panel.savePicture(folder.filePath(QStringLiteral("no/such/folder/") + name)));
}

void TestWidgets::icons_take_the_colour()
{
    for (const char *name : {"lock",
                             "shield",
                             "shield-check",
                             "check",
                             "warning",
                             "help",
                             "globe",
                             "close",
                             "file",
                             "folder",
                             "drop"}) {
        const QImage image = ui::theme::icon(QLatin1String(name), QColor(Qt::red))
                                 .pixmap(32, 32)
                                 .toImage()
                                 .convertToFormat(QImage::Format_ARGB32);
        QVERIFY2(!image.isNull(), name);
        int painted = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                if (pixel.alpha() < 250)
                    continue;
                ++painted;
                QVERIFY2(pixel.red() > 240 && pixel.green() < 15, name);
            }
        }
        QVERIFY2(painted > 10, name);
    }
}

void TestWidgets::a_help_picture_is_in_the_colours_of_the_theme()
{
    ui::HelpPicture picture;
    picture.resize(216, picture.height());
    const auto holds = [&picture](const QColor &colour) {
        const QImage image = picture.grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == colour)
                    return true;
        return false;
    };
    picture.setTopic(QStringLiteral("commit"));
    QVERIFY(picture.isVisibleTo(nullptr));
    for (const auto scheme : {ui::theme::Scheme::Dark, ui::theme::Scheme::Light}) {
        ui::theme::apply(*qApp, scheme);
        QVERIFY(holds(ui::theme::roles().spends));
        QVERIFY(holds(ui::theme::roles().done));
    }
    picture.setTopic(QStringLiteral("no such topic"));
    QVERIFY(!picture.isVisibleTo(nullptr));
}

void TestWidgets::the_meter_follows_the_theme()
{
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    ui::BudgetMeter meter;
    meter.setBudget(1.0, 2.0, 4.0, true);
    const QString words = meter.text();
    for (const auto scheme : {ui::theme::Scheme::Dark, ui::theme::Scheme::Light}) {
        ui::theme::apply(*qApp, scheme);
        QTRY_VERIFY(std::ranges::any_of(meter.findChildren<QLabel *>(), [](const QLabel *label) {
            return label->text().contains(ui::theme::roles().accent.name());
        }));
        QCOMPARE(meter.text(), words);
    }
}

} // namespace tst_widgets

QTEST_MAIN(tst_widgets::TestWidgets)
#include "tst_widgets.moc"
