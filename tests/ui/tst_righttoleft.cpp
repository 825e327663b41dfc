#include "tests/ui/JourneyStage.h"
#include "tests/ui/PseudoTranslator.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/BudgetMeter.h"
#include "ui/window/StepRail.h"
#include "ui/window/WhyPanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTextDocument>

#include <algorithm>

namespace tst_righttoleft {

namespace {

QString nameOf(const QWidget &widget)
{
    return widget.objectName().isEmpty() ? QString::fromLatin1(widget.metaObject()->className())
                                         : widget.objectName();
}

/// In words, if the label does not show all of its text.
QString clipped(const QLabel &label)
{
    if (label.text().isEmpty() || label.pixmap().width() > 0)
        return {};
    const QRect room = label.contentsRect();
    if (label.wordWrap()) {
        const int needed = label.heightForWidth(label.width());
        return needed > label.height() + 1
                   ? QStringLiteral("needs %1 px of height, has %2").arg(needed).arg(label.height())
                   : QString();
    }
    const QString shown = label.buddy() ? QString(label.text()).remove(QLatin1Char('&')) : label.text();
    QTextDocument rich;
    rich.setDefaultFont(label.font());
    rich.setDocumentMargin(0);
    rich.setHtml(shown);
    const int needed = Qt::mightBeRichText(shown) ? static_cast<int>(rich.idealWidth())
                                                  : label.fontMetrics().horizontalAdvance(shown);
    return needed > room.width() + 1
               ? QStringLiteral("needs %1 px of width, has %2").arg(needed).arg(room.width())
               : QString();
}

QString clipped(const QAbstractButton &button)
{
    const int needed = button.sizeHint().width();
    return needed > button.width() + 1 && button.text().size() > 1 /* a sign is not a word */
               ? QStringLiteral("needs %1 px of width, has %2").arg(needed).arg(button.width())
               : QString();
}

} // namespace

/// All pages in a language that is longer, and in one that is read from the right.
class TestRightToLeft : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void long_texts_are_not_clipped_data() { pages(); }
    void long_texts_are_not_clipped();
    void the_frame_is_mirrored();
    void every_page_is_mirrored_data() { pages(); }
    void every_page_is_mirrored();

private:
    static void pages();
    JourneyStage &journey(int state);
    void speak(PseudoTranslator::Script script);
    void picture(const QString &name);

    std::unique_ptr<PseudoTranslator> m_translator;
    std::unique_ptr<JourneyStage> m_journey;
    PseudoTranslator::Script m_script = PseudoTranslator::Script::Latin;
    int m_state = 0;
};

void TestRightToLeft::initTestCase()
{
    QDir().mkpath(QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/pseudo"));
}

void TestRightToLeft::pages()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("page");
    for (int page = 0; page <= JourneyStage::commitPage; ++page)
        QTest::addRow("page %d before the commit", page + 1) << 0 << page;
    for (int page = JourneyStage::commitPage + 1; page <= JourneyStage::lastPage; ++page)
        QTest::addRow("page %d with documents", page + 1) << 1 << page;
    for (int page = JourneyStage::commitPage; page <= JourneyStage::lastPage; ++page)
        QTest::addRow("page %d with everything made", page + 1) << 2 << page;
}

void TestRightToLeft::speak(PseudoTranslator::Script script)
{
    if (m_translator && m_script == script)
        return;
    m_journey.reset();
    if (m_translator)
        QCoreApplication::removeTranslator(m_translator.get());
    m_script = script;
    m_translator = std::make_unique<PseudoTranslator>(script);
    QCoreApplication::installTranslator(m_translator.get());
    QGuiApplication::setLayoutDirection(script == PseudoTranslator::Script::Arabic ? Qt::RightToLeft
                                                                                   : Qt::LeftToRight);
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
}

JourneyStage &TestRightToLeft::journey(int state)
{
    if (!m_journey || m_state != state) {
        m_journey.reset();
        m_journey = std::make_unique<JourneyStage>();
        if (state == 1)
            m_journey->write();
        else if (state == 2)
            m_journey->finish();
        m_state = state;
    }
    return *m_journey;
}

void TestRightToLeft::picture(const QString &name)
{
    const QString script =
        m_script == PseudoTranslator::Script::Arabic ? QStringLiteral("rtl") : QStringLiteral("long");
    QVERIFY(m_journey->window().grab().save(
        QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/pseudo/%1-%2.png").arg(script, name)));
}

void TestRightToLeft::long_texts_are_not_clipped()
{
    QFETCH(const int, state);
    QFETCH(const int, page);
    speak(PseudoTranslator::Script::Latin);
    journey(state).show(page);
    picture(QString::fromLatin1(QTest::currentDataTag()).replace(QLatin1Char(' '), QLatin1Char('-')));
    QStringList wrong;
    int seen = 0;
    for (QWidget *widget : m_journey->window().findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &m_journey->window())
            continue;
        QString problem;
        if (const auto *label = qobject_cast<QLabel *>(widget))
            problem = clipped(*label);
        else if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            problem = clipped(*button);
        else
            continue;
        ++seen;
        if (!problem.isEmpty())
            wrong.append(nameOf(*widget) + QLatin1Char(' ') + problem + QStringLiteral(": ")
                         + widget->property("text").toString().left(60));
    }
    for (const QTableView *table : m_journey->window().findChildren<QTableView *>())
        for (int column = 0; table->isVisible() && table->model() && column < table->model()->columnCount();
             ++column)
            if (!table->isColumnHidden(column)
                && table->horizontalHeader()->sectionSizeHint(column) > table->columnWidth(column) + 1
                && table->horizontalHeader()->textElideMode() == Qt::ElideNone
                && !table->horizontalHeader()->inherits("ui::RoleHeader"))
                wrong.append(QStringLiteral("%1: head of column %2").arg(nameOf(*table)).arg(column));
    const auto &scroll = part<QScrollArea>(m_journey->window(), "contentScroll");
    if (scroll.horizontalScrollBar()->maximum() > 0)
        wrong.append(
            QStringLiteral("the page is %1 px too wide").arg(scroll.horizontalScrollBar()->maximum()));
    QVERIFY(seen > 20);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestRightToLeft::the_frame_is_mirrored()
{
    speak(PseudoTranslator::Script::Arabic);
    ui::MainWindow &window = journey(0).window();
    m_journey->show(0);
    const auto left = [&](const QWidget &widget) { return widget.mapTo(&window, QPoint()).x(); };
    QVERIFY(left(*window.findChild<ui::StepRail *>()) > window.width() / 2);
    QVERIFY(left(*window.findChild<ui::BudgetMeter *>()) > window.width() / 2);
    QVERIFY(left(*window.findChild<ui::WhyPanel *>()) < window.width() / 4);
    QVERIFY(left(part(window, "back")) > left(part(window, "next")));
    QVERIFY(left(part(window, "showHelp")) < left(part(window, "openProject")));
}

void TestRightToLeft::every_page_is_mirrored()
{
    QFETCH(const int, state);
    QFETCH(const int, page);
    speak(PseudoTranslator::Script::Arabic);
    ui::Step &shown = journey(state).show(page);
    picture(QString::fromLatin1(QTest::currentDataTag()).replace(QLatin1Char(' '), QLatin1Char('-')));
    // A heading begins at the right, and what is alone in its line lies at the right as well.
    const QLabel &heading = part<QLabel>(m_journey->window(), "heading");
    QCOMPARE(QStyle::visualAlignment(heading.layoutDirection(), heading.alignment()) & Qt::AlignRight,
             Qt::AlignRight);
    QCOMPARE(shown.layoutDirection(), Qt::RightToLeft);
    // Lines of files keep the order of the file; everything else turns.
    const QList<QWidget *> lines = shown.findChildren<QWidget *>(QStringLiteral("rawLines"))
                                   + shown.findChildren<QWidget *>(QStringLiteral("packLine"));
    for (const QWidget *widget : shown.findChildren<QWidget *>()) {
        const bool isOfFile = std::any_of(lines.begin(), lines.end(), [&](const QWidget *table) {
            return widget == table || table->isAncestorOf(widget);
        });
        QVERIFY2(isOfFile
                     ? widget->layoutDirection() == Qt::LeftToRight
                     : widget->layoutDirection() == Qt::RightToLeft || widget->inherits("QPlainTextEdit"),
                 qPrintable(nameOf(*widget)));
    }
}

} // namespace tst_righttoleft

QTEST_MAIN(tst_righttoleft::TestRightToLeft)
#include "tst_righttoleft.moc"
