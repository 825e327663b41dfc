// How long the window stands still, and how much memory it takes, while the Records page works on a large
// file:
//     recordspage FILE.csv TEXT_COLUMN LABEL_COLUMN OTHER_LABEL_COLUMN
#include "tests/ui/PlanStage.h"
#include "ui/models/ColumnRoles.h"
#include "ui/steps/records/RecordsStep.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextStream>
#include <QTimer>

#include <cstdio>
#include <ctime>

using Job = ui::Jobs::Job;

namespace {

double threadMilliseconds()
{
    timespec spent = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

int peakMebibytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    return text.mid(text.indexOf("VmHWM:") + 6, 20).simplified().split(' ').first().toInt() / 1024;
}

/// The longest time between two turns of the event loop: by the clock, and of this thread alone, which does
/// not grow when other programs keep the processor busy.
class Stall final : public QObject
{
public:
    Stall()
    {
        m_clock.start();
        m_timer.setInterval(1);
        connect(&m_timer, &QTimer::timeout, this, &Stall::turn);
        m_timer.start();
    }

    void report(const char *stage)
    {
        turn();
        std::printf("%-44s %7.1f ms by the clock %7.1f ms of the thread, peak memory %d MiB\n",
                    stage,
                    m_longest,
                    m_longestOfThread,
                    peakMebibytes());
        std::fflush(stdout);
        m_longest = m_longestOfThread = 0;
    }

private:
    void turn()
    {
        const double spent = threadMilliseconds();
        m_longest = std::max(m_longest, static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
        m_longestOfThread = std::max(m_longestOfThread, spent - m_spent);
        m_spent = spent;
        m_clock.restart();
    }

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_spent = threadMilliseconds();
    double m_longest = 0;
    double m_longestOfThread = 0;
};

class Page
{
public:
    Page(const QString &path, QStringList columns)
        : m_columns(std::move(columns))
    {
        m_stage.createProject();
        m_page = std::make_unique<ui::RecordsStep>(m_stage.session());
        m_page->resize(720, 1500);
        m_page->show();
        m_page->initializePage();
        m_stage.files().answer = path;
    }

    void run()
    {
        QTest::qWait(200);
        m_stall.report("the empty page");
        part<QPushButton>(*m_page, "chooseRecords").click();
        wait([&] { return session().records().preview().has_value(); });
        m_stall.report("first rows");

        setRole(m_columns[0], ui::ColumnRole::Text);
        setRole(m_columns[1], ui::ColumnRole::Label);
        part<QPushButton>(*m_page, "confirmRoles").click();
        QTest::qWait(300);
        setRole(m_columns[2], ui::ColumnRole::Label); // while the check goes on
        QTest::qWait(300);
        setRole(m_columns[1], ui::ColumnRole::Label);
        m_stall.report("roles changed while the file is checked");
        QElapsedTimer clock;
        clock.start();
        session().jobs().cancel(Job::Scan);
        wait([&] { return !session().jobs().isRunning(Job::Scan); });
        std::printf("%-44s %lld ms\n",
                    "  until a cancelled check had ended",
                    static_cast<long long>(clock.elapsed()));
        m_stall.report("cancelled");

        check("the whole file checked");
        part<QLineEdit>(*m_page, "labelFilter").setText(QStringLiteral("ology"));
        part<QPushButton>(*m_page, "declareAll").click();
        part<QPushButton>(*m_page, "agreeToDeclare").click();
        part<QLineEdit>(*m_page, "labelFilter").clear();
        part<QPushButton>(*m_page, "declareNone").click();
        part<QCheckBox>(*m_page, "showLabelCounts").setChecked(true);
        QTest::qWait(100);
        m_stall.report("labels filtered, declared, counted");

        setRole(m_columns[2], ui::ColumnRole::Label);
        check("another column as the label, checked");
        std::printf("  %zu different values\n", session().records().scan()->labels.size());
        part<QLineEdit>(*m_page, "labelFilter").setText(QStringLiteral("a"));
        part<QPushButton>(*m_page, "declareAll").click();
        part<QPushButton>(*m_page, "agreeToDeclare").click();
        part<QCheckBox>(*m_page, "showLabelCounts").setChecked(false);
        QTest::qWait(100);
        m_stall.report("its values filtered, declared");
        if (!session().records().scan()->problems.empty())
            showLine();
    }

private:
    void showLine()
    {
        auto &problems = part<QTableView>(*m_page, "problems");
        auto &lines = part<QTableView>(*problems.parentWidget(), "rawLines");
        QElapsedTimer clock;
        clock.start();
        emit problems.clicked(problems.model()->index(problems.model()->rowCount() - 1, 0));
        wait([&] { return lines.model()->rowCount() > 0; });
        std::printf("%-44s %lld ms\n",
                    "  until the last problem's line was there",
                    static_cast<long long>(clock.elapsed()));
        m_stall.report("the last problem's line shown");
    }

    void check(const char *stage)
    {
        QElapsedTimer clock;
        clock.start();
        if (!session().jobs().isRunning(Job::Scan))
            part<QPushButton>(*m_page, "checkAgain").click();
        wait(
            [&] { return !session().jobs().isRunning(Job::Scan) && session().records().scan().has_value(); });
        std::printf(
            "%-44s %lld ms\n", "  until the check had ended", static_cast<long long>(clock.elapsed()));
        m_stall.report(stage);
    }

    void setRole(const QString &column, ui::ColumnRole role)
    {
        const auto &columns = session().records().preview()->columns;
        const auto place = std::find(columns.begin(), columns.end(), column.toStdString()) - columns.begin();
        auto &chooser = part<QComboBox>(*m_page, qPrintable(QStringLiteral("role%1").arg(place)));
        chooser.setCurrentIndex(static_cast<int>(role));
        emit chooser.activated(static_cast<int>(role));
    }

    template<typename Condition>
    static void wait(Condition condition)
    {
        if (!QTest::qWaitFor(condition, 600'000))
            qFatal("it took too long");
    }

    ui::ProjectSession &session() { return m_stage.session(); }

    QStringList m_columns;
    PlanStage m_stage;
    std::unique_ptr<ui::RecordsStep> m_page;
    Stall m_stall;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 5) {
        std::fputs("usage: recordspage FILE.csv TEXT_COLUMN LABEL_COLUMN OTHER_LABEL_COLUMN\n", stderr);
        return 2;
    }
    ui::theme::apply(application, ui::theme::Scheme::Light);
    Page(arguments[1], arguments.mid(2)).run();
    return 0;
}
