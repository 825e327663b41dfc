#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct PlanHelp
{
    Q_DECLARE_TR_FUNCTIONS(PlanHelp)
};

HelpTopics startHelp()
{
    return {
        {QStringLiteral("start"),
         {PlanHelp::tr("What happens here?"),
          PlanHelp::tr(
              "<p>Keyseed makes a synthetic corpus from your records: documents that show what the notes are "
              "about, and that no patient stands behind.</p>"
              "<h3>What is a project?</h3><p>A file that keeps your choices and what was released, so that "
              "you can "
              "make more documents later. It holds nothing of the records. Every change is saved at once.</p>"
              "<h3>Why the questions?</h3><p>The answers go into the data sheet that travels with the "
              "corpus. The "
              "recipient sees what it is good for, and what it is not.</p>")}},
        {QStringLiteral("start.new"),
         {PlanHelp::tr("A new project"),
          PlanHelp::tr(
              "<p>Name and folder of the project file. The files of the release are named after the project, "
              "so the name should not tell more than you want to tell.</p>")}},
        {QStringLiteral("start.open"),
         {PlanHelp::tr("Go on with a project"),
          PlanHelp::tr(
              "<p>A project opens where you left it. The records themselves are not in it: they have to be "
              "where they were, as long as no phrases are learned.</p>")}},
        {QStringLiteral("start.sample"),
         {PlanHelp::tr("The sample project"),
          PlanHelp::tr(
              "<p>Made-up notes of five specialties with a finished plan. It spends a budget of its own and "
              "leaves your data sources alone. Try it as often as you like.</p>")}},
        {QStringLiteral("start.purpose"),
         {PlanHelp::tr("What is it for?"),
          PlanHelp::tr("<p>One sentence for the data sheet. A corpus for training a classifier can do with "
                       "less detail "
                       "than one for testing software, and that helps to choose the budget.</p>")}},
        {QStringLiteral("start.recipient"),
         {PlanHelp::tr("Who receives it?"),
          PlanHelp::tr(
              "<p>For the data sheet. The guarantee holds whoever receives it and whatever else they know, "
              "also if they hand it on.</p>")}},
        {QStringLiteral("start.unit"),
         {PlanHelp::tr("What is protected as one?"),
          PlanHelp::tr(
              "<p>The guarantee says that the release would be about the same without any one of them. If a "
              "patient can have several rows, all of them have to count as one, or a patient with many notes "
              "is protected less.</p><p>The Records page then asks for the column that tells patients apart, "
              "a record number for example. It is read in memory only.</p>")}},
        {QStringLiteral("start.count"),
         {PlanHelp::tr("Why ask for the number?"),
          PlanHelp::tr(
              "<p>How many records there are is private as well, unless you say otherwise. A rough number "
              "that may be public lets the Budget page forecast what to expect. It is never counted from the "
              "file.</p>")}},
    };
}

HelpTopics recordsHelp()
{
    return {
        {QStringLiteral("records"),
         {PlanHelp::tr("What happens to the records?"),
          PlanHelp::tr(
              "<p>They are read where they are, into memory only. No copy, no log and no part of the release "
              "holds a text of theirs. What this page shows and counts stays on this screen.</p>"
              "<h3>What do you need?</h3><p>The notes in one file or in many, as the system writes them out: "
              "tables with a row for each note, or a file for each. One column holds the text. A label (a "
              "specialty, a kind of note) and a column that tells patients apart are optional.</p>")}},
        {QStringLiteral("records.file"),
         {PlanHelp::tr("Which files?"),
          PlanHelp::tr(
              "<p>The export of your notes: a file, several of the same kind, or a folder with all that lies "
              "in it and below. Files may be packed with gzip or zstd, or together in a zip file. The ledger "
              "knows a source by its content: the same notes under another name have the same budget.</p>")}},
        {QStringLiteral("records.parts"),
         {PlanHelp::tr("Which files are read?"),
          PlanHelp::tr("<p>All of these, in this order. Of a folder it is the files of the most common kind. "
                       "What this "
                       "page shows of rows is of the first; the check reads all of them.</p>")}},
        {QStringLiteral("records.profile"),
         {PlanHelp::tr("What is a known kind of export?"),
          PlanHelp::tr(
              "<p>Some exports are the same everywhere, and it is known which column holds what, and where "
              "the labels stand. Such a kind is told by its columns and filled in when you choose the files. "
              "Take it off where it is wrong: what you chose yourself stays.</p><p>Labels that are usual for "
              "it are public knowledge, as they come with the program and not from your records.</p>"
              "<p>Your house can describe an export of its own in a file (JSON), which <b>From a file</b> "
              "takes. "
              "<b>text</b> names the column of the notes; <b>title</b>, <b>why</b>, <b>columns</b>, "
              "<b>label</b>, <b>person</b>, <b>join</b> and <b>labels</b> may stand beside it. All that it "
              "says is filled in, also in place of what you chose.</p>")}},
        {QStringLiteral("records.pattern"),
         {PlanHelp::tr("Which part counts?"),
          PlanHelp::tr(
              "<p>The name of a file may hold more than the patient or the label: 220-01 is note 01 of "
              "patient "
              "220. A regular expression says which part counts: what its first pair of brackets finds, or "
              "else "
              "all that it finds. <b>^([0-9]+)-</b> takes the digits in front of the dash.</p><p>A record in "
              "which nothing fits has no value.</p>")}},
        {QStringLiteral("records.severalLabels"),
         {PlanHelp::tr("What if a record has several labels?"),
          PlanHelp::tr(
              "<p>A cell may hold several (<b>I50; E11</b>): say what stands between them. Labels in "
              "another file may be several for a record as well.</p><p>Of the declared ones, the "
              "<b>first</b> takes the record, in the order in which they were declared; or the record stands "
              "under <b>each</b>. Then it shares what it contributes among them, and adds no more in all "
              "than "
              "with one label: the promise is the same, whichever you choose.</p>")}},
        {QStringLiteral("records.join"),
         {PlanHelp::tr("Labels in another file"),
          PlanHelp::tr("<p>Diagnoses often stand in a table of their own. A <b>key</b> that both files have, "
                       "the number "
                       "of the admission for instance, ties them to the notes. A note gets the labels of all "
                       "rows with "
                       "its key; where it has several, you say under Labels what becomes of it.</p>")}},
        {QStringLiteral("records.reading"),
         {PlanHelp::tr("How is it read?"),
          PlanHelp::tr(
              "<p>Format, delimiter and encoding are recognised from the beginning of the file. If the rows "
              "below look broken, or letters look strange, choose another one here.</p>")}},
        {QStringLiteral("records.roles"),
         {PlanHelp::tr("What is a role?"),
          PlanHelp::tr(
              "<p><b>Text</b>: the note itself. <b>Label</b>: what the corpus is sorted by; each label gets "
              "documents of its own. <b>Person</b>: tells patients apart. <b>Ignore</b>: not read at all.</p>"
              "<p>The guess goes by the names of the columns alone, so it needs your confirmation.</p>")}},
        {QStringLiteral("records.labels"),
         {PlanHelp::tr("Why declare labels?"),
          PlanHelp::tr(
              "<p>The list of labels is published as it is, without noise. Taken from the records by itself, "
              "it could give a patient away: a label that only one note has. So you declare which labels may "
              "be known. What was found is only a proposal.</p><p>A good list is one that you could have "
              "written down without looking: the departments of the hospital, say. You may declare labels "
              "that no record has.</p>")}},
        {QStringLiteral("records.labelList"),
         {PlanHelp::tr("Declaring quickly"),
          PlanHelp::tr("<p>Type into <b>Show only</b> to shorten the list, then declare what is shown, once "
                       "you have read it: you are asked first. Or "
                       "select rows (with "
                       "Shift and Ctrl, too) and press Space. A list from a letter or a table can be pasted "
                       "into <b>Add by "
                       "hand</b>: one label a line, or with semicolons or commas between them.</p>")}},
        {QStringLiteral("records.labelCounts"),
         {PlanHelp::tr("Why are the counts hidden?"),
          PlanHelp::tr(
              "<p>Which labels you declare is public. Chosen by how many records have them, the list tells "
              "of "
              "the records: that a label is missing says that it was rare. No epsilon covers that.</p><p>So "
              "the labels stand by name, and the counts appear when you ask for them: to find an error in "
              "the file, say. To let the records decide, <b>keyseed-cli labels</b> finds the frequent labels "
              "under a promise, for an epsilon and a delta.</p>")}},
        {QStringLiteral("records.labelNames"),
         {PlanHelp::tr("Public names"),
          PlanHelp::tr(
              "<p>A label may be called otherwise in the release than in the records: press F2 or "
              "double click it. "
              "Select several and group them, and they come under one name, which you can change at "
              "once. Small "
              "groups put together stand out of the noise better.</p><p>Codes are put together by rules "
              "under <b>Stands for</b>: "
              "<b>428*</b> is all that begin so (dots do not count), <b>I50-I52</b> a range, <b>*</b> "
              "whatever falls under no other label.</p><p>What a name stands for is "
              "published with "
              "it.</p>")}},
        {QStringLiteral("records.check"),
         {PlanHelp::tr("What is checked?"),
          PlanHelp::tr(
              "<p>The whole file is read once, as the commit will read it. The numbers are true counts and "
              "therefore private: do not copy them into a report. Rows without text or without a declared "
              "label are left out, which is no error.</p>")}},
        {QStringLiteral("records.problems"),
         {PlanHelp::tr("Lines to mend"),
          PlanHelp::tr(
              "<p>Line numbers are those of a text editor, the header line is line 1. Mend the lines in the "
              "program the file came from, save it, and check again. The list never quotes a record. A click "
              "or "
              "Enter shows the line.</p>")}},
        {QStringLiteral("records.lines"),
         {PlanHelp::tr("The line itself"),
          PlanHelp::tr("<p>As it stands in the file, with the lines around it, on this screen only. A tab or "
                       "another sign "
                       "that cannot be seen is shown as a small picture of its name. Copy the number of the "
                       "line to find it "
                       "in the program the file came from; the text cannot be copied from here.</p>")}},
    };
}

HelpTopics budgetHelp()
{
    return {
        {QStringLiteral("budget"),
         {PlanHelp::tr("What is epsilon?"),
          PlanHelp::tr(
              "<p>Random noise on every count hides each patient. Epsilon says how well: the smaller it is, "
              "the more noise, and the less anyone can learn about one person.</p>"
              "<p>The guarantee holds whatever else the reader knows, and for all uses of the release.</p>"
              "<h3>Why is it spent?</h3><p>What is learned adds up: two releases with epsilon 1 tell as much "
              "as "
              "one with epsilon 2. The ledger of this computer adds it up for these records.</p>")}},
        {QStringLiteral("budget.epsilon"),
         {PlanHelp::tr("How much?"),
          PlanHelp::tr(
              "<p>There is no default, because it is a decision about your patients. Up to 1 is strong, up "
              "to 3 "
              "good, up to 8 fair; above 8 we call protection weak.</p>"
              "<h3>What do others use?</h3><p>The Ministry of Health of Israel published its registry of "
              "live "
              "births of 2014 with epsilon %1 (Hod and Canetti, arXiv:2405.00267, 2024). The Census Bureau "
              "of the United States published the redistricting data of its 2020 census with %2, under a "
              "definition that is weaker by a tiny delta (announced by the Bureau on 9 June 2021).</p>"
              "<p>Such numbers depend on what counts as one: here, everything of one patient or "
              "record.</p>")
              .arg(epsilonText(9.98), epsilonText(19.61))}},
        {QStringLiteral("budget.odds"),
         {PlanHelp::tr("How to read the dots"),
          PlanHelp::tr(
              "<p>Picture someone who would bet even money that a certain patient is in the data: 50 of 100 "
              "dots, in grey. After reading the release, and with any other knowledge, they can be sure to "
              "at "
              "most as many dots as are filled. Hollow dots are the doubt that is left for certain.</p>"
              "<p>It is a limit, not a forecast: real readers learn less.</p>")}},
        {QStringLiteral("budget.forecast"),
         {PlanHelp::tr("What to expect"),
          PlanHelp::tr(
              "<p><b>Noise</b>: in 95 of 100 cases a published count is off by at most this "
              "much.</p><p><b>Survives from</b>: counts below this cannot be told from noise and hardly come "
              "into the documents. A larger vocabulary needs a higher line.</p>"
              "<p><b>That survive</b>: <i>at most</i>, because each record or patient adds to a few phrases "
              "only. <i>About</i> is a guess: phrases are taken to be as uneven as the words of a language, "
              "the second half as frequent as the first, the third a third, and so on (Zipf's law). About "
              "10 under each label may be above the line by noise alone and are not counted here.</p>"
              "<p><b>Groups of phrases</b>: near phrases of the vocabulary, counted as one where the budget "
              "is "
              "small. Which phrases are near is public knowledge.</p>"
              "<p>All of it follows from public numbers. Nothing is spent by looking.</p>")}},
        {QStringLiteral("budget.advanced"),
         {PlanHelp::tr("Do I need this?"),
          PlanHelp::tr(
              "<p>Hardly. The recommended choices are in place: noise without a delta, and the same number "
              "of documents for each label.</p><p>Open it when the recipient needs the labels in their true "
              "proportions, or to take Gaussian noise.</p>")}},
        {QStringLiteral("budget.split"),
         {PlanHelp::tr("What is divided?"),
          PlanHelp::tr(
              "<p>One part of the budget pays for <b>which phrases there are</b>, the other for <b>which "
              "phrases go together</b> in a record. The total stays what you chose above.</p>"
              "<p>With the histogram, phrases of kindred meaning are put together from public knowledge, "
              "which costs nothing: leave the second part at 0. The published methods learn their "
              "sequences from it and need it; two thirds is recommended for them.</p>")}},
        {QStringLiteral("budget.delta"),
         {PlanHelp::tr("What is delta?"),
          PlanHelp::tr(
              "<p>The chance that the promise of epsilon may fail. With 0 it never does. A delta has to be "
              "far smaller than one in the number of patients; one in a million is common.</p>"
              "<p>In return Gaussian noise is used, which rarely strays far and is smaller where a record "
              "adds to many numbers at once, as in the published methods.</p>")}},
        {QStringLiteral("budget.proportions"),
         {PlanHelp::tr("How many of each?"),
          PlanHelp::tr(
              "<p><b>The same number</b>: good for training a sorter of documents, and it tells nothing.</p>"
              "<p><b>Declared shares</b>: what you know without looking into these records.</p>"
              "<p><b>Noisy counts</b>: the number of records of each label, with noise. It costs a little of "
              "the budget, and the noisy counts are published.</p>")}},
        {QStringLiteral("budget.cap"),
         {PlanHelp::tr("What is the cap?"),
          PlanHelp::tr(
              "<p>The most that may ever be spent on these records, over all projects and all releases. A "
              "plan "
              "above it is refused. Once the ledger holds a cap, raising it takes a reason that is written "
              "down for good; people who decide on data, not a page of a wizard, should do that.</p>")}},
        {QStringLiteral("budget.ledger"),
         {PlanHelp::tr("Reading the charts"),
          PlanHelp::tr(
              "<p>The bar shows what was spent on these records before, what this plan adds, and what is "
              "left "
              "up to the cap. The other chart has the same over time: each step is a release, the dashed "
              "step is this "
              "plan.</p><p>The button Table shows the numbers.</p>")}},
    };
}

} // namespace

HelpTopics planHelp()
{
    HelpTopics topics = startHelp();
    topics.insert(recordsHelp());
    topics.insert(countingHelp());
    topics.insert(vocabularyHelp());
    topics.insert(methodHelp());
    topics.insert(budgetHelp());
    return topics;
}

} // namespace ui
