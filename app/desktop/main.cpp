// The desktop program: puts the parts together and hands over to the window.
#include "app/desktop/Desktop.h"
#include "app/desktop/Places.h"
#include "core/base/UserFolders.h"
#include "core/base/Version.h"
#include "core/base/system/Process.h"
#include "core/http/Exchange.h"
#include "core/privacy/ledger/Ledger.h"
#include "ui/text/Languages.h"
#include "ui/theme/SystemTheme.h"
#include "ui/widgets/FileChooser.h"
#include "ui/window/MainWindow.h"
#include "ui/window/RecipientWindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStyleFactory>

namespace {

struct Arguments
{
    QString file;
    std::filesystem::path ledger;
    bool sample = false;
};

Arguments parse(const QApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate(
        "main", "Turns sensitive text records into a synthetic corpus with differential privacy."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption sample(
        QStringLiteral("sample"), QApplication::translate("main", "Open a new project of the sample notes."));
    const QCommandLineOption ledger(
        QStringLiteral("ledger"),
        QApplication::translate("main", "Use another ledger than that of the user."),
        QStringLiteral("FILE"));
    parser.addOptions({sample, ledger});
    parser.addPositionalArgument(
        QStringLiteral("file"),
        QApplication::translate("main",
                                "Project (.keyseed), plan (.json) or package (a folder or .zip) to open."),
        QStringLiteral("[FILE]"));
    parser.process(application);
    return {.file = parser.positionalArguments().value(0),
            .ledger = parser.isSet(ledger) ? std::filesystem::path(parser.value(ledger).toStdString())
                                           : core::privacy::Ledger::defaultPath(),
            .sample = parser.isSet(sample)};
}

// Makes the file of the settings readable for this user alone: it names projects and servers.
void keepSettingsPrivate()
{
    const QString path = QSettings().fileName();
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    if (file.exists() || file.open(QIODevice::WriteOnly))
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

ui::Environment makeEnvironment(const std::filesystem::path &ledger)
{
    ui::Environment environment;
    environment.ledgerPath = ledger;
    environment.resourcesDir = desktop::resourcesDir();
    environment.cacheDir = core::userCacheFolder();
    environment.sampleDir = desktop::sampleDir();
    environment.projectsDir = desktop::projectsDir();
    environment.guideDir = desktop::guideDir();
    environment.settings = std::make_shared<QSettings>();
    environment.files = ui::makeFileChooser(*environment.settings);
    environment.version = QApplication::applicationVersion();
    return environment;
}

} // namespace

int main(int argc, char **argv)
{
    core::system::forbidCoreDumps();
    core::http::keepTlsSecrets(); // before there is a second thread
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Keyseed"));
    QApplication::setApplicationName(QStringLiteral("keyseed"));
    QApplication::setApplicationDisplayName(QStringLiteral("Keyseed"));
    QApplication::setApplicationVersion(QString::fromUtf8(core::programVersion));
    QApplication::setDesktopFileName(QStringLiteral("keyseed"));
    keepSettingsPrivate();
    desktop::Translations translations(desktop::translationDirs());
    translations.speak(ui::chosenLanguage(QSettings()));
    const Arguments arguments = parse(application);
    const ui::SystemTheme theme(application);

    using desktop::Desktop;
    const std::filesystem::path file(arguments.file.toStdString());
    const bool isPackage = !arguments.sample && ui::isPackagePath(file);
    Desktop desktop(makeEnvironment(arguments.ledger),
                    translations,
                    isPackage ? Desktop::Begin::Package : Desktop::Begin::Wizard);
    if (isPackage) {
        desktop.openPackage(file);
        return QApplication::exec();
    }
    desktop.window().tellInterruptedRuns();
    if (arguments.sample)
        desktop.window().openSample();
    else if (!arguments.file.isEmpty())
        desktop.window().openPath(file);
    return QApplication::exec();
}
