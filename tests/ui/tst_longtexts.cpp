#include "tests/core/plan/PlanParts.h"
#include "tests/ui/Layouts.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/charts/ChartNumbers.h"
#include "ui/charts/LedgerChart.h"
#include "ui/dialogs/LedgerDialog.h"
#include "ui/steps/Step.h"
#include "ui/steps/Steps.h"
#include "ui/theme/Theme.h"
#include "ui/window/MainWindow.h"

#include <QAbstractButton>
#include <QDoubleSpinBox>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTranslator>

namespace tst_longtexts {

namespace {

/// A language whose texts are a third longer than English, as those of German are.
class LongLanguage final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        QString text = QString::fromUtf8(source);
        const qsizetype wanted = text.size() * 135 / 100;
        for (const QString filler = QStringLiteral(" lang"); text.size() < wanted;)
            text += filler.left(wanted - text.size());
        return text;
    }
};

/// What of a widget's text has no room; empty when all of it has.
QString clippedText(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height() + 1
                                            : label->sizeHint().width() <= label->width() + 1;
        return fits ? QString() : label->text();
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->sizeHint().width() <= button->width() + 1 ? QString() : button->text();
    return {};
}

QStringList clippedTexts(const QWidget &page)
{
    QStringList clipped;
    for (const QWidget *widget : page.findChildren<QWidget *>())
        if (widget->isVisible())
            if (const QString text = clippedText(*widget); !text.isEmpty())
                clipped.append(widget->objectName() + QStringLiteral(": ") + text.left(60));
    return clipped;
}

} // namespace

/// The pages from the budget to the phrases in a small window, in a language with long words and in one that
/// writes numbers in its own way.
class TestLongTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothing_is_clipped_data();
    void nothing_is_clipped();
    void numbers_are_written_as_the_locale_does();
    void the_ledger_fits_a_small_window();

private:
    /// What has changed takes its place: a new height goes up one nested layout with each round.
};

void TestLongTexts::initTestCase()
{
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
}

void TestLongTexts::nothing_is_clipped_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<bool>("committed");
    QTest::addColumn<QString>("method");
    QTest::newRow("method") << 3 << false << QStringLiteral("iterative-linear");
    QTest::newRow("method with texts") << 3 << false << QStringLiteral("augpe");
    QTest::newRow("budget") << 3 << false << QStringLiteral("histogram");
    QTest::newRow("budget of a published method") << 3 << false << QStringLiteral("iterative-linear");
    QTest::newRow("commit") << 4 << false << QStringLiteral("histogram");
    QTest::newRow("what was learned") << 4 << true << QStringLiteral("histogram");
    QTest::newRow("documents") << 5 << true << QStringLiteral("histogram");
}

void TestLongTexts::nothing_is_clipped()
{
    QFETCH(int, page);
    QFETCH(bool, committed);
    QFETCH(QString, method);
    LongLanguage language;
    QVERIFY(QCoreApplication::installTranslator(&language));
    ReleaseStage stage(4.0, 6.0);
    stage.session().edit([&](auto &plan) {
        plan.synthesis.method = method.toStdString();
        tests::setBudget(
            plan, epsilonOf(plan, "phrases"), method == QLatin1String("histogram") ? 0.0 : 8.0, 0.5);
    });
    if (committed) {
        QVERIFY(stage.commit());
        QVERIFY(stage.sample());
    }
    {
        ui::MainWindow window(stage.session(), ui::makeSteps(stage.session()));
        window.resize(960, 640);
        window.show();
        QVERIFY(window.goTo(page));
        if (page == 3) {
            part<QAbstractButton>(window, "advanced").click();
            if (!part(window, "methodPart").isVisible())
                part<QAbstractButton>(window, "otherMethods").click();
        }
        if (page == 5)
            stage.session().edit([](auto &plan) { plan.sampling.sharpness = 0.5; }); // something is tried
        if (page != 4 || committed) // the other pages open the vocabulary
            QTRY_VERIFY(stage.session().inputs());
        if (page == 5)
            QTRY_VERIFY(textOf(window, "trialDocuments") != QStringLiteral("–"));
        settleLayouts();
        const auto &scroll = part<QScrollArea>(window, "contentScroll");
        QCOMPARE(scroll.horizontalScrollBar()->maximum(), 0);
        const QStringList clipped = clippedTexts(*scroll.widget());
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
        for (const QTabBar *tabs : scroll.widget()->findChildren<QTabBar *>())
            for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab)
                QVERIFY(tabs->rect().contains(tabs->tabRect(tab)));
    }
    QCoreApplication::removeTranslator(&language);
}

void TestLongTexts::numbers_are_written_as_the_locale_does()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    {
        ReleaseStage stage(4.0, 6.5);
        ui::MainWindow window(stage.session(), ui::makeSteps(stage.session()));
        window.show();
        QCOMPARE(part<QDoubleSpinBox>(window, "epsilonExact").text(), QStringLiteral("4,00"));
        QCOMPARE(part<QDoubleSpinBox>(window, "cap").text(), QStringLiteral("6,50"));
        QCOMPARE(textOf(window, "epsilonNumber"), QStringLiteral("4,0"));
        QCOMPARE(textOf(window, "split-phrases"), QStringLiteral("4,0"));
        QVERIFY(textOf(window, "oddsText").contains(QLatin1String("98,3 %")));
        QVERIFY(textOf(window, "publishedEpsilons").contains(QLatin1String("9,98")));
        QVERIFY(textOf(window, "commitSentence").contains(QLatin1String("4,0")));
        QVERIFY(stage.commit());
        QVERIFY(stage.sample());
        QVERIFY(textOf(window, "varietyWords").contains(QLatin1String("1,50")));
        stage.session().edit([](auto &plan) { plan.sampling.perLabel = 2000; });
        QVERIFY(textOf(window, "sequenceTotal").contains(QLatin1String("4.000")));
        // A day of the ledger has its month in the middle and all digits of its year.
        static const QRegularExpression day(QStringLiteral("^\\d{2}\\.\\d{2}\\.\\d{4}$"));
        const auto &ledger = part<QWidget>(window, "budgetStep").findChild<ui::LedgerChart *>()->numbers();
        QTRY_VERIFY(day.match(ledger->index(0, 0).data().toString()).hasMatch());
        QCOMPARE(ledger->index(0, 1).data().toString(), QStringLiteral("4,0"));
    }
    QLocale::setDefault(before);
}

void TestLongTexts::the_ledger_fits_a_small_window()
{
    ReleaseStage stage(4.0, 6.0);
    QVERIFY(stage.commit());
    ui::MainWindow window(stage.session(), ui::makeSteps(stage.session()));
    window.resize(960, 640);
    window.show();
    QTRY_VERIFY(!stage.session().ledger().entries.empty());
    ui::LedgerDialog dialog(stage.session(), &window);
    dialog.show();
    settleLayouts();
    QVERIFY(dialog.width() <= window.width() && dialog.height() <= window.height());
    QVERIFY2(clippedTexts(dialog).isEmpty(), qPrintable(clippedTexts(dialog).join(QLatin1Char('\n'))));
}

} // namespace tst_longtexts

QTEST_MAIN(tst_longtexts::TestLongTexts)
#include "tst_longtexts.moc"
