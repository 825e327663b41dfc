// Writes the user guide from the help that is in the program. Run by the build, without a screen:
//   keyseed-guide --output DIR --source resources/guide --translations DIR --language en --language de
//   keyseed-guide --renew-pictures SCREENSHOTS --output resources/guide/pictures
#include "app/desktop/Translations.h"
#include "app/guide/Guide.h"
#include "app/guide/Renewal.h"
#include "core/base/Result.h"
#include "core/base/Version.h"
#include "ui/text/Languages.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QTextStream>

namespace {

/// By code, English where none is named.
core::Result<QList<ui::Language>> chosen(QStringList codes)
{
    if (codes.isEmpty())
        codes.append(QStringLiteral("en"));
    QList<ui::Language> languages;
    for (const ui::Language &each : ui::languages())
        if (codes.removeAll(each.code) > 0)
            languages.append(each);
    if (!codes.isEmpty())
        return core::fail(core::ErrorCode::InvalidParameter,
                          "--language " + codes.constFirst().toStdString()
                              + ": expected a language of the program, such as en or de");
    return languages;
}

core::Result<void>
writeAll(const QString &output, const QString &source, const QString &catalogues, const QStringList &codes)
{
    KEYSEED_ASSIGN(const auto languages, chosen(codes));
    desktop::Translations translations({catalogues});
    for (const ui::Language &each : languages) {
        const QString catalogue = QStringLiteral("%1/keyseed_%2.qm").arg(catalogues, each.code);
        if (!QFile::exists(catalogue))
            return core::fail(core::ErrorCode::NotFound,
                              catalogue.toStdString()
                                  + ": expected the catalogue of this language; name its "
                                    "folder with --translations");
        translations.speak(each.code);
        KEYSEED_TRY(guide::writeGuide(output, each.code, languages));
    }
    translations.speak(QStringLiteral("en"));
    return guide::writeShared(output, source, languages);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationVersion(QString::fromUtf8(core::programVersion));
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    const QString folder = QStringLiteral("DIR");
    const QCommandLineOption output(
        QStringLiteral("output"), QStringLiteral("Where to write."), folder, QStringLiteral("guide"));
    const QCommandLineOption source(QStringLiteral("source"),
                                    QStringLiteral("Pictures and the recipient's guide: resources/guide."),
                                    folder,
                                    QStringLiteral("resources/guide"));
    const QCommandLineOption catalogues(
        QStringLiteral("translations"), QStringLiteral("The built catalogues (keyseed_de.qm)."), folder);
    const QCommandLineOption language(QStringLiteral("language"),
                                      QStringLiteral("Write the guide in this language, too."),
                                      QStringLiteral("CODE"));
    const QCommandLineOption renew(
        QStringLiteral("renew-pictures"),
        QStringLiteral("Write no guide: take the pictures for it from those of tst_journey in DIR."),
        folder);
    parser.addOptions({output, source, catalogues, language, renew});
    parser.process(application);
    ui::theme::apply(application, ui::theme::Scheme::Light); // the drawings take its colours

    const auto done = parser.isSet(renew) ? guide::renewPictures(parser.value(renew), parser.value(output))
                                          : writeAll(parser.value(output),
                                                     parser.value(source),
                                                     parser.value(catalogues),
                                                     parser.values(language));
    if (!done)
        QTextStream(stderr) << "keyseed-guide: " << QString::fromStdString(done.error().detail) << '\n';
    return done ? 0 : 1;
}
