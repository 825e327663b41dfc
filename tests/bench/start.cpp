// How fast the program starts and what it holds when it does nothing, on this machine:
//
//   start [PROJECT.keyseed]
//
// painted    from the start of the process to the first window on the screen (with QT_QPA_PLATFORM=offscreen:
// in
//            memory)
// processor  the processor time of all its threads until it is idle
// resident   what the idle process holds in memory; private: of that, what no other process shares
//
// Settings, ledger and projects are those of a folder of its own.

#include "app/desktop/Desktop.h"
#include "app/desktop/Places.h"
#include "ui/theme/SystemTheme.h"
#include "ui/widgets/FileChooser.h"
#include "ui/window/MainWindow.h"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace {

double now(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

/// Seconds since the kernel made this process, to a hundredth; the loader's work is in it.
double sinceStart()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0.0;
    const QByteArray line = file.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    return now(CLOCK_BOOTTIME) - fields.value(19).toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// A line of /proc/self/smaps_rollup, in MiB.
double memory(const char *name)
{
    QFile file(QStringLiteral("/proc/self/smaps_rollup"));
    if (!file.open(QIODevice::ReadOnly))
        return 0.0;
    double kilobytes = 0.0;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith(name))
            kilobytes += line.simplified().split(' ').value(1).toDouble();
    return kilobytes / 1024.0;
}

/// Tells when the window has been painted for the first time.
class FirstPaint final : public QObject
{
public:
    double painted = 0.0;

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && painted == 0.0)
            QTimer::singleShot(0, this, [this] { painted = painted == 0.0 ? sinceStart() : painted; });
        return false;
    }
};

ui::Environment environmentIn(const QTemporaryDir &folder)
{
    ui::Environment environment;
    environment.ledgerPath = folder.filePath(QStringLiteral("ledger.sqlite")).toStdString();
    environment.resourcesDir = desktop::resourcesDir();
    environment.sampleDir = desktop::sampleDir();
    environment.projectsDir = folder.path().toStdString();
    environment.settings =
        std::make_shared<QSettings>(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    environment.files = ui::makeFileChooser(*environment.settings);
    return environment;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication application(argc, argv);
    const QTemporaryDir folder;
    desktop::Translations translations(desktop::translationDirs());
    translations.speak({});
    const ui::SystemTheme theme(application);
    desktop::Desktop desktop(environmentIn(folder), translations);
    FirstPaint paint;
    desktop.window().installEventFilter(&paint);
    desktop.window().tellInterruptedRuns();
    if (argc > 1)
        desktop.window().openPath(argv[1]);
    QTimer::singleShot(2000, &application, [&] {
        std::printf("painted   %.2f s\n", paint.painted);
        std::printf("processor %.2f s\n", now(CLOCK_PROCESS_CPUTIME_ID));
        std::printf("resident  %.0f MiB, private %.0f MiB\n", memory("Rss"), memory("Private"));
        QApplication::quit();
    });
    return QApplication::exec();
}
