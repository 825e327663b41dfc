#include "ui/text/HelpText.h"

#include "ui/text/Markdown.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QObject>
#include <QRegularExpression>
#include <QVariant>

#include <algorithm>
#include <array>
#include <utility>

// Outside the namespace: the macro declares a function of the global one. Without this call the linker drops
// the texts and drawings from the static library.
static void initializeHelp()
{
    Q_INIT_RESOURCE(help);
}

namespace ui {

namespace {

/// Parts of a page have topics of their own.
constexpr std::array<std::pair<const char *, const char *>, 3> topicsOfParts{
    {{"method", "budget"}, {"phrases", "documents"}, {"writing", "documents"}}};

QString languageOfHelp()
{
    initializeHelp();
    const QString spoken = QLocale().name().section(QLatin1Char('_'), 0, 0);
    return QFileInfo::exists(QStringLiteral(":/help/") + spoken) ? spoken : QStringLiteral("en");
}

/// Reads the topics of one file: a line "# Title {#topic}" and, up to the next such line, its text.
/// resources/help/check.cmake holds the files to this form.
HelpTopics topicsOfFile(const QString &name)
{
    static const QRegularExpression heading(QStringLiteral("^# (.+) \\{#([\\w.]+)\\}$"),
                                            QRegularExpression::MultilineOption);
    const QString text = QString::fromUtf8(helpFile(QStringLiteral("%1/%2.md").arg(languageOfHelp(), name)));
    HelpTopics topics;
    for (auto match = heading.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch topic = match.next();
        const qsizetype end = match.hasNext() ? match.peekNext().capturedStart() : text.size();
        const QString body = text.mid(topic.capturedEnd(), end - topic.capturedEnd());
        topics.append({topic.captured(2), {topic.captured(1), htmlFromMarkdown(body).trimmed()}});
    }
    return topics;
}

} // namespace

const HelpText *HelpTopics::find(const QString &id) const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &each) { return each.id == id; });
    return found == m_entries.end() ? nullptr : &found->text;
}

HelpText HelpTopics::value(const QString &id, const HelpText &otherwise) const
{
    const HelpText *found = find(id);
    return found ? *found : otherwise;
}

HelpTopics helpTopics()
{
    HelpTopics topics = frameHelp();
    for (const char *page : {"start",
                             "records",
                             "vocabulary",
                             "budget",
                             "method",
                             "commit",
                             "documents",
                             "phrases",
                             "writing",
                             "review",
                             "release"})
        topics.insert(topicsOfFile(QLatin1String(page)));
    return topics;
}

HelpTopics frameHelp()
{
    HelpTopics topics = topicsOfFile(QStringLiteral("frame"));
    topics.insert(topicsOfFile(QStringLiteral("recipient")));
    return topics;
}

HelpTopics guideChapters()
{
    return topicsOfFile(QStringLiteral("guide"));
}

QByteArray helpFile(const QString &name)
{
    initializeHelp();
    QFile file(QStringLiteral(":/help/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString chapterOf(const QString &topic)
{
    const QString first = topic.section(QLatin1Char('.'), 0, 0);
    for (const auto &[part, page] : topicsOfParts)
        if (first == QLatin1String(part))
            return QLatin1String(page);
    return first;
}

void setHelp(QObject *control, const QString &topic)
{
    control->setProperty("help", topic);
}

QString helpOf(const QObject *control)
{
    return control->property("help").toString();
}

} // namespace ui
