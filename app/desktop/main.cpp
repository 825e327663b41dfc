// The desktop program: puts the parts together and hands over to the window.
#include "app/desktop/Places.h"
#include "core/privacy/Ledger.h"
#include "ui/dialogs/FileChooser.h"
#include "ui/models/ProjectSession.h"
#include "ui/steps/Steps.h"
#include "ui/theme/SystemTheme.h"
#include "ui/window/MainWindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QLocale>
#include <QSettings>
#include <QStyleFactory>
#include <QTranslator>

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
        QApplication::translate("main", "Project (.keyseed) or plan (.json) to open."),
        QStringLiteral("[FILE]"));
    parser.process(application);
    return {.file = parser.positionalArguments().value(0),
            .ledger = parser.isSet(ledger) ? std::filesystem::path(parser.value(ledger).toStdString())
                                           : core::privacy::Ledger::defaultPath(),
            .sample = parser.isSet(sample)};
}

ui::Environment makeEnvironment(const std::filesystem::path &ledger)
{
    ui::Environment environment;
    environment.ledgerPath = ledger;
    environment.resourcesDir = desktop::resourcesDir();
    environment.sampleDir = desktop::sampleDir();
    environment.projectsDir = desktop::projectsDir();
    environment.settings = std::make_shared<QSettings>();
    environment.files = ui::makeFileChooser(*environment.settings);
    environment.version = QApplication::applicationVersion();
    return environment;
}

/// English, the language of the sources, has a catalogue too: for its plural forms.
void translate(QTranslator &translator)
{
    for (const QLocale &locale : {QLocale(), QLocale(QLocale::English)}) {
        for (const QString &folder : desktop::translationDirs()) {
            if (translator.load(locale, QStringLiteral("keyseed"), QStringLiteral("_"), folder)) {
                QApplication::installTranslator(&translator);
                return;
            }
        }
    }
}

} // namespace

int main(int argc, char **argv)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Keyseed"));
    QApplication::setApplicationName(QStringLiteral("keyseed"));
    QApplication::setApplicationDisplayName(QStringLiteral("Keyseed"));
    QApplication::setApplicationVersion(QStringLiteral(KEYSEED_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("keyseed"));
    QTranslator translator;
    translate(translator);
    const Arguments arguments = parse(application);
    const ui::SystemTheme theme(application);

    ui::ProjectSession session(makeEnvironment(arguments.ledger));
    ui::MainWindow window(session, ui::makeSteps(session));
    window.show();
    window.tellInterruptedRuns();
    if (arguments.sample)
        window.openSample();
    else if (!arguments.file.isEmpty())
        window.openPath(arguments.file.toStdString());
    return QApplication::exec();
}
