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
        {QStringLiteral("phrases"), GuideText::tr("Sequences of phrases, one for each document.")},
        {QStringLiteral("phrases-together"), GuideText::tr("Which phrases come together in the sequences.")},
        {QStringLiteral("writing"), GuideText::tr("The documents that were written, and the text of one.")},
        {QStringLiteral("review"), GuideText::tr("A document beside the phrases it was written around.")},
        {QStringLiteral("release-before"), GuideText::tr("What the recipient is told about the package.")},
        {QStringLiteral("release-after"), GuideText::tr("The package is written, read again and verified.")},
    };
}

ui::HelpTopics ownChapters()
{
    return {
        {QStringLiteral("about"),
         {GuideText::tr("What Keyseed does"),
          GuideText::tr(
              "<p>Keyseed turns text records that must not leave a house, such as the notes of a hospital, "
              "into "
              "a synthetic corpus that may be handed on. It counts how many patients (or records) have a "
              "phrase "
              "of a public vocabulary, adds random noise to every count, and makes new documents from the "
              "noisy "
              "counts alone.</p>"
              "<p>How well the noise hides each patient is a number, epsilon, that you choose: the smaller, "
              "the "
              "more noise. What is spent on the same records is added up in a ledger on this computer.</p>"
              "<p>This guide has a chapter for each page of the program. Its texts are those that the "
              "program "
              "shows beside the page; F1 folds them in and out.</p>")}},
        {QStringLiteral("line"),
         {GuideText::tr("The line between private and public"),
          GuideText::tr("<p>Pages 1 to 6 are the <b>private zone</b>, under an amber strip. What they show "
                        "comes from the "
                        "records, is held in memory only, and stays on this computer.</p>"
                        "<p>On page 6 the noise is drawn, once, and the budget is spent. That is the line. "
                        "It cannot be "
                        "crossed back: nothing that was spent is given back.</p>"
                        "<p>Pages 7 to 10 are the <b>public zone</b>, under a green strip. Everything there "
                        "is made from "
                        "the noisy counts, costs no budget, and can be done again as often as you like. A "
                        "figure that is "
                        "measured on the records is marked as internal, and no package takes it in.</p>")}},
        {QStringLiteral("commandLine"),
         {GuideText::tr("On the command line"),
          GuideText::tr(
              "<p>The program <b>keyseed-cli</b> does the same without a window, from the same plans and "
              "project "
              "files, and with the same ledger:</p>"
              "<pre>keyseed-cli run --plan plan.json --output package\nkeyseed-cli verify package</pre>"
              "<p>Its page of the manual, <b>man keyseed-cli</b>, has every command and option.</p>")}},
        {QStringLiteral("promise"),
         {GuideText::tr("What is promised, and what is not"),
          GuideText::tr(
              "<h3>Promised</h3><p>A bound on what anyone can learn about one patient (or record) from the "
              "package, whatever else they know, and whatever is done with it later. Several packages with "
              "noise "
              "drawn anew add up; the ledger does the sum.</p>"
              "<h3>Not promised</h3><ul>"
              "<li>That nothing can be learned. What is true of many, such as which phrases are frequent "
              "under a "
              "label, is meant to come through.</li>"
              "<li>That a large epsilon protects. Above 8 the bound says little.</li>"
              "<li>That a patient with many notes is protected as one, where each row counts by itself.</li>"
              "<li>That what you declare is harmless: the labels, the vocabulary and the answers of the "
              "first "
              "page are published as they are.</li>"
              "<li>That the documents are right. They are no source of medical facts.</li>"
              "<li>That this computer is safe: who can read the records or the memory of the program needs "
              "no "
              "package.</li></ul>")}},
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
