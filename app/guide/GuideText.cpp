#include "app/guide/GuideText.h"

#include <QCoreApplication>
#include <QLocale>

namespace guide {

namespace {

struct GuideText
{
    Q_DECLARE_TR_FUNCTIONS(GuideText)
};

} // namespace

QList<Picture> pictures()
{
    return {
        {QStringLiteral("start"), GuideText::tr("A new project, and the questions for its data sheet.")},
        {QStringLiteral("records"), GuideText::tr("The file is read, and each column has its role.")},
        {QStringLiteral("records-labels"), GuideText::tr("The labels that were found, and those declared.")},
        {QStringLiteral("vocabulary"), GuideText::tr("The medical list is chosen and can be searched.")},
        {QStringLiteral("method"), GuideText::tr("The ways to make a corpus, and what each needs.")},
        {QStringLiteral("budget"), GuideText::tr("Epsilon, what it means, and what to expect of it.")},
        {QStringLiteral("commit-before"), GuideText::tr("Before: what will be spent, and on what.")},
        {QStringLiteral("commit-after"), GuideText::tr("After: the noisy histogram of each label.")},
        {QStringLiteral("documents"), GuideText::tr("Who writes the documents, and from which phrases.")},
        {QStringLiteral("phrases"), GuideText::tr("Sequences of phrases, one for each document.")},
        {QStringLiteral("phrases-together"), GuideText::tr("Which phrases come together in the sequences.")},
        {QStringLiteral("writing"), GuideText::tr("The documents that were written, and the text of one.")},
        {QStringLiteral("review"), GuideText::tr("A document beside the phrases it was written around.")},
        {QStringLiteral("release-before"), GuideText::tr("What the recipient is told about the package.")},
        {QStringLiteral("release-after"), GuideText::tr("The package is written, read again and verified.")},
    };
}

QStringList promiseTopics()
{
    return {QStringLiteral("budget"),
            QStringLiteral("budget.odds"),
            QStringLiteral("budget.delta"),
            QStringLiteral("start.unit"),
            QStringLiteral("records.labels"),
            QStringLiteral("vocabulary"),
            QStringLiteral("commit.spend"),
            QStringLiteral("review.lookAlikes"),
            QStringLiteral("release.statement")};
}

namespace words {

QString title()
{
    return GuideText::tr("Keyseed: user guide");
}

QString contents()
{
    return GuideText::tr("Contents");
}

QString frame()
{
    return GuideText::tr("Around the pages");
}

QString screenshot(const QString &page)
{
    //: %1: title of a page, as in "Budget"
    return GuideText::tr("Picture of the page %1").arg(page);
}

QString picturesAreEnglish()
{
    return QLocale().language() == QLocale::English
               ? QString()
               : GuideText::tr("The pictures show the program in English.");
}

QString inTheWordsOfThePages()
{
    return GuideText::tr("In the words of the pages");
}

QString recipients()
{
    return GuideText::tr(
        "Whoever receives a package finds this guide in it, too: how to check, load and use the "
        "texts, and what epsilon means. In English:");
}

QString recipientsGuide()
{
    return GuideText::tr("Guide for recipients");
}

QString otherLanguages()
{
    return GuideText::tr("Other languages");
}

} // namespace words

} // namespace guide
