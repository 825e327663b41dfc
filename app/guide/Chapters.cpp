#include "app/guide/Chapters.h"

#include "app/guide/GuideText.h"
#include "app/guide/Page.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/Step.h"
#include "ui/steps/Steps.h"
#include "ui/text/HelpText.h"
#include "ui/window/HelpPicture.h"

#include <QSettings>
#include <QTemporaryDir>

#include <memory>
#include <set>
#include <vector>

namespace guide {

namespace {

struct Chapter
{
    QString name;
    QString title;
    QString content;
};

/// Title and question of a page, as the window shows them before anything is chosen.
struct PageWords
{
    QString topic;
    QString title;
    QString question;
};

std::vector<PageWords> pagesOfTheWizard(const QString &folder)
{
    ui::Environment environment;
    environment.ledgerPath = (folder + QStringLiteral("/ledger.sqlite")).toStdString();
    environment.projectsDir = folder.toStdString();
    environment.settings =
        std::make_shared<QSettings>(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat);
    ui::ProjectSession session(std::move(environment));
    std::vector<PageWords> pages;
    for (ui::Step *each : ui::makeSteps(session)) {
        const std::unique_ptr<ui::Step> step(each);
        pages.push_back({ui::chapterOf(step->helpTopic()), step->heading(), step->question()});
    }
    return pages;
}

QString drawing(const QString &name)
{
    // It has no words and says nothing that the text does not.
    return QStringLiteral("<img class=\"drawing\" src=\"../drawings/%1.svg\" alt=\"\" width=\"216\" "
                          "height=\"84\"/>\n")
        .arg(name);
}

/// Each drawing once in a list: neighbouring topics share some.
QString definitions(const QList<ui::HelpTopics::Entry> &topics)
{
    std::set<QString> drawn;
    QString list;
    for (const auto &each : topics) {
        const QString name = ui::pictureOf(each.id);
        const bool isNew = !name.isEmpty() && drawn.insert(name).second;
        list += QStringLiteral("<dt id=\"%1\">%2</dt>\n<dd>\n")
                    .arg(each.id.toHtmlEscaped(), each.text.title.toHtmlEscaped());
        list += (isNew ? drawing(name) : QString()) + each.text.body + QStringLiteral("\n</dd>\n");
    }
    return QStringLiteral("<dl>\n") + list + QStringLiteral("</dl>\n");
}

QString picturesOf(const PageWords &page)
{
    QString figures;
    for (const Picture &each : pictures()) {
        if (ui::chapterOf(each.name.section(QLatin1Char('-'), 0, 0)) != page.topic)
            continue;
        figures += QStringLiteral("<figure>\n<img src=\"../pictures/%1.png\" alt=\"%2\"/>\n%3\n</figure>\n")
                       .arg(each.name,
                            words::screenshot(page.title).toHtmlEscaped(),
                            element(QStringLiteral("figcaption"), each.caption));
    }
    return figures;
}

QList<ui::HelpTopics::Entry> topicsOf(const QString &chapter, const ui::HelpTopics &topics)
{
    QList<ui::HelpTopics::Entry> found;
    for (const auto &each : topics.entries())
        if (ui::chapterOf(each.id) == chapter)
            found.append(each);
    return found;
}

Chapter ownChapter(const QString &name)
{
    const ui::HelpText text = ui::guideChapters().value(name);
    const QString above = name == QLatin1String("line") ? drawing(name) : QString();
    return {name, text.title, above + text.body + QLatin1Char('\n')};
}

Chapter promiseChapter(const ui::HelpTopics &topics)
{
    Chapter chapter = ownChapter(QStringLiteral("promise"));
    QString list;
    for (const QString &each : promiseTopics())
        list += QStringLiteral("<li>") + link(QLatin1Char('#') + each, topics.value(each).title)
                + QStringLiteral("</li>\n");
    chapter.content += element(QStringLiteral("h3"), words::inTheWordsOfThePages())
                       + QStringLiteral("\n<ul>\n") + list + QStringLiteral("</ul>\n");
    return chapter;
}

QString section(const Chapter &chapter)
{
    return QStringLiteral("<section id=\"chapter-%1\">\n").arg(chapter.name)
           + element(QStringLiteral("h2"), chapter.title) + QLatin1Char('\n') + chapter.content
           + QStringLiteral("</section>\n");
}

QString contents(const std::vector<Chapter> &chapters)
{
    QString list;
    for (const Chapter &each : chapters)
        list += QStringLiteral("<li>") + link(QStringLiteral("#chapter-") + each.name, each.title)
                + QStringLiteral("</li>\n");
    return QStringLiteral("<nav aria-label=\"%1\">\n").arg(words::contents().toHtmlEscaped())
           + element(QStringLiteral("h2"), words::contents()) + QStringLiteral("\n<ul>\n") + list
           + QStringLiteral("</ul>\n</nav>\n");
}

} // namespace

core::Result<QString> makeChapters()
{
    const QTemporaryDir folder;
    const ui::HelpTopics topics = ui::helpTopics();
    std::vector<Chapter> chapters;
    QList<ui::HelpTopics::Entry> ofTheFrame;
    const ui::HelpTopics frame = ui::frameHelp();
    for (const auto &each : frame.entries())
        ofTheFrame.append(each);
    qsizetype told = ofTheFrame.size();
    int number = 0;
    for (const PageWords &page : pagesOfTheWizard(folder.path())) {
        const auto own = topicsOf(page.topic, topics);
        told += own.size();
        chapters.push_back(
            {page.topic,
             QStringLiteral("%1. %2").arg(++number).arg(page.title),
             QStringLiteral("<p class=\"question\">%1</p>\n").arg(page.question.toHtmlEscaped())
                 + picturesOf(page) + definitions(own)});
    }
    if (told != topics.entries().size())
        return core::fail(
            core::ErrorCode::Internal,
            "the help has topics of no page: an id begins with the topic of its page and a dot, or "
            "the topic is one of frameHelp()");
    chapters.push_back({QStringLiteral("frame"), words::frame(), definitions(ofTheFrame)});
    chapters.push_back(ownChapter(QStringLiteral("commandLine")));
    chapters.push_back(promiseChapter(topics));

    QString text = section(ownChapter(QStringLiteral("about"))) + section(ownChapter(QStringLiteral("line")));
    if (const QString note = words::picturesAreEnglish(); !note.isEmpty())
        text += QStringLiteral("<p class=\"note\">%1</p>\n").arg(note.toHtmlEscaped());
    text += contents(chapters);
    for (const Chapter &each : chapters)
        text += section(each);
    return text;
}

} // namespace guide
