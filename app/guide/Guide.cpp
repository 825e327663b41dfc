#include "app/guide/Guide.h"

#include "app/guide/Chapters.h"
#include "app/guide/GuideText.h"
#include "app/guide/Page.h"
#include "core/base/Result.h"
#include "core/base/Version.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/window/HelpPicture.h"

namespace guide {

namespace {

const QString recipientsPage = QStringLiteral("recipients-guide.html");
const QString recipientsText = QStringLiteral("recipients-guide.md");

QString languageList(const QList<ui::Language> &languages, const QString &before)
{
    QString list;
    for (const ui::Language &each : languages)
        list += QStringLiteral("<li lang=\"%1\">").arg(each.code)
                + link(before + each.code + QStringLiteral("/index.html"), each.name)
                + QStringLiteral("</li>\n");
    return QStringLiteral("<ul>\n") + list + QStringLiteral("</ul>\n");
}

core::Result<void> writeDrawings(const QString &folder)
{
    const ui::HelpTopics topics = ui::helpTopics();
    for (const auto &topic : topics.entries()) {
        const QString name = ui::pictureOf(topic.id);
        if (name.isEmpty())
            continue;
        auto written = write(folder + QStringLiteral("/drawings/%1.svg").arg(name), ui::drawingOf(name));
        if (!written)
            return written;
    }
    return {};
}

core::Result<void> writePictures(const QString &folder, const QString &source)
{
    for (const Picture &each : pictures()) {
        const QString file = QStringLiteral("/pictures/%1.png").arg(each.name);
        KEYSEED_ASSIGN(const auto bytes, read(source + file));
        KEYSEED_TRY(write(folder + file, bytes));
    }
    return {};
}

core::Result<void> writeRecipientsGuide(const QString &folder, const QString &source)
{
    KEYSEED_ASSIGN(const auto markdown, read(source + QLatin1Char('/') + recipientsText));
    const QString page = makePage(
        QStringLiteral("en"), words::recipientsGuide(), ui::htmlFromMarkdown(QString::fromUtf8(markdown)));
    KEYSEED_TRY(write(folder + QLatin1Char('/') + recipientsText, markdown));
    return write(folder + QLatin1Char('/') + recipientsPage, page.toUtf8());
}

} // namespace

core::Result<void>
writeShared(const QString &folder, const QString &source, const QList<ui::Language> &languages)
{
    KEYSEED_TRY(writeRecipientsGuide(folder, source));
    KEYSEED_TRY(writeDrawings(folder));
    KEYSEED_TRY(writePictures(folder, source));
    const QString content = element(QStringLiteral("h1"), words::title()) + languageList(languages, QString())
                            + QStringLiteral("<p>") + link(recipientsPage, words::recipientsGuide())
                            + QStringLiteral("</p>\n");
    const QString page = makePage(QStringLiteral("en"), words::title(), content);
    return write(folder + QStringLiteral("/index.html"), page.toUtf8());
}

core::Result<void>
writeGuide(const QString &folder, const QString &code, const QList<ui::Language> &languages)
{
    KEYSEED_ASSIGN(const auto chapters, makeChapters());
    QString content = element(QStringLiteral("h1"), words::title());
    content += chapters;
    content += QStringLiteral("<section id=\"chapter-recipients\">\n")
               + element(QStringLiteral("h2"), words::recipientsGuide())
               + element(QStringLiteral("p"), words::recipients()) + QStringLiteral("\n<p>")
               + link(QStringLiteral("../") + recipientsPage, words::recipientsGuide())
               + QStringLiteral("</p>\n</section>\n");
    QList<ui::Language> others = languages;
    others.removeIf([&](const ui::Language &each) { return each.code == code; });
    content += QStringLiteral("<footer>\n<p>Keyseed %1</p>\n").arg(QString::fromUtf8(core::programVersion));
    if (!others.isEmpty())
        content += element(QStringLiteral("p"), words::otherLanguages())
                   + languageList(others, QStringLiteral("../"));
    content += QStringLiteral("</footer>\n");
    const QString page = makePage(code, words::title(), content);
    return write(folder + QLatin1Char('/') + code + QStringLiteral("/index.html"), page.toUtf8());
}

} // namespace guide
