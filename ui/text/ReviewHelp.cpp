#include "ui/text/HelpText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct ReleaseHelp
{
    Q_DECLARE_TR_FUNCTIONS(ReleaseHelp)
};

HelpTopics readingHelp()
{
    return {
        {QStringLiteral("review"),
         {ReleaseHelp::tr("What should I look for?"),
          ReleaseHelp::tr(
              "<p>Whether the texts are of use, and whether a reader could mistake something in them for a "
              "fact about somebody.</p>"
              "<p>The promise does not hang on this page: the texts are private already.</p>")}},
        {QStringLiteral("review.tabs"),
         {ReleaseHelp::tr("Two tabs"),
          ReleaseHelp::tr(
              "<p><b>Documents</b>: what the package would hold, to read and to leave out. All of it is "
              "private already.</p>"
              "<p><b>Internal</b>: figures that were computed from the records without noise. They stay on "
              "this computer and are not saved.</p>")}},
        {QStringLiteral("review.filter"),
         {ReleaseHelp::tr("Filter"),
          ReleaseHelp::tr("<p>Show one label, only documents with marks, those left out, or those whose text "
                          "holds certain words.</p>")}},
        {QStringLiteral("review.list"),
         {ReleaseHelp::tr("Marks"),
          ReleaseHelp::tr(
              "<p><b>Missing</b>: phrases that seeded a document and are not in its text.</p>"
              "<p><b>Look-alikes</b>: what looks like an identifier.</p>"
              "<p><b>Duplicate</b>: an earlier document has the same text.</p>"
              "<p><b>Like SYN-000123</b>: nearly the same text as that one: of all groups of three words in "
              "the two, at least 80 % are in both.</p>"
              "<p><b>Cut off, withheld, declined</b>: what the check of a model's answer said.</p>"
              "<p><b>Left out</b>, with a line through it: the package will not hold it.</p>"
              "<p>Choose several rows with Shift or Ctrl. Delete leaves them out, Ctrl+Z takes it "
              "back.</p>")}},
        {QStringLiteral("review.text"),
         {ReleaseHelp::tr("Bold and underlined"),
          ReleaseHelp::tr(
              "<p>These are the phrases the document was written around. A wavy line is under what looks "
              "like an identifier.</p>")}},
        {QStringLiteral("review.like"),
         {ReleaseHelp::tr("Like another one"),
          ReleaseHelp::tr(
              "<p>Shows the earlier document with the same text, or nearly the same. Where you leave out all "
              "that are marked so, no two of the rest are alike.</p>")}},
        {QStringLiteral("review.lookAlikes"),
         {ReleaseHelp::tr("Look-alikes"),
          ReleaseHelp::tr(
              "<p>Names with titles or behind words such as \"patient\", days, telephone numbers, e-mail, "
              "web "
              "and postal addresses, record, insurance, bank and long numbers, found by plain rules. Where "
              "documents are written around phrases they point to nobody: what wrote the text saw no record, "
              "and a name in a phrase comes from the public vocabulary. In rewritten records they may be "
              "those of a record.</p>"
              "<p>The rules find what is written in the usual ways, in English and in part in German, French "
              "and Spanish. They do not find everything, and never stop you.</p>")}},
    };
}

HelpTopics exclusionHelp()
{
    return {
        {QStringLiteral("review.leaveOut"),
         {ReleaseHelp::tr("Leave out or take back in"),
          ReleaseHelp::tr(
              "<p>The package will hold the other documents. It costs no budget, and the manifest names what "
              "is left out and why, so that a recipient knows that a person chose.</p>"
              "<p>Choose by what stands in the text. To leave a document out because it is like a record, or "
              "unlike all of them, would be a choice made with the records: the promise does not cover "
              "it.</p>"
              "<p>Drawing new phrases forgets what was left out; writing again keeps it, so look at it once "
              "more.</p>")}},
        {QStringLiteral("review.reason"),
         {ReleaseHelp::tr("Why only these reasons?"),
          ReleaseHelp::tr(
              "<p>The reason stands in the package. Words of your own are not offered, because they could "
              "carry something of a record.</p>"
              "<p>The first choice takes the reason from the marks of each document.</p>"
              "<p>For another reason, choose it and leave out once more.</p>")}},
    };
}

HelpTopics internalHelp()
{
    return {
        {QStringLiteral("review.exact"),
         {ReleaseHelp::tr("Exact figures"),
          ReleaseHelp::tr("<p>Counts of the records and a comparison with them, without noise. Whoever "
                          "decides by them lets the "
                          "records decide, and no epsilon covers that.</p>"
                          "<p>Where a figure is needed, pay for a noisy one: <code>keyseed-cli evaluate "
                          "--publish</code>.</p>")}},
        {QStringLiteral("review.counts"),
         {ReleaseHelp::tr("Counts of the commit"),
          ReleaseHelp::tr(
              "<p>Exact numbers of records. They are known only in the run of the program that learned the "
              "phrases, because they are not saved.</p>"
              "<p>Do not tell them to a recipient: no noise protects them.</p>")}},
        {QStringLiteral("review.usefulness"),
         {ReleaseHelp::tr("Usefulness"),
          ReleaseHelp::tr(
              "<p>Classifiers learn the labels from the synthetic documents alone, and then sort your "
              "records "
              "by label. The more they get right, the more of what tells the labels apart is in the "
              "documents.</p>"
              "<p>The records are read again and nothing of them is kept. The result is exact, so it is for "
              "your eyes only; a figure for publication costs budget.</p>")}},
        {QStringLiteral("review.map"),
         {ReleaseHelp::tr("The map of documents"),
          ReleaseHelp::tr(
              "<p>Each point is a record or a synthetic document. Those with phrases that mean nearly the "
              "same "
              "lie near each other; the colour is the label, the shape says which of both it is. Good "
              "documents lie where the records lie, without copying single ones. Public examples that the "
              "plan names for prompts have a shape of their own.</p><p>Perplexity says about "
              "how many neighbours count: 5 to 50 is usual. The same seed gives the same map.</p>"
              "<p>The map is exact and no noise protects it.</p>")}},
        {QStringLiteral("review.attack"),
         {ReleaseHelp::tr("The membership attack"),
          ReleaseHelp::tr(
              "<p>The other records have to be of the same kind and with the same columns, and not in the "
              "data. One classifier asks how near a record is to the nearest document, the other how much "
              "likelier its phrases are in the documents than in other records.</p><p>A curve far below the "
              "bound does not prove protection: a stronger attack may exist. The proof is that of the noise. "
              "A curve far above it is a reason to look for a fault, or for a difference between the two "
              "files.</p>")}},
        {QStringLiteral("review.testRecords"),
         {ReleaseHelp::tr("Which records?"),
          ReleaseHelp::tr(
              "<p>The file that the phrases were learned from, or another with the same columns. Your plan "
              "stays as it is.</p>")}},
        {QStringLiteral("review.scores"),
         {ReleaseHelp::tr("How to read it"),
          ReleaseHelp::tr(
              "<p><b>Right</b>: share of the records that are sorted rightly. <b>95 % interval</b>: where "
              "the "
              "share of many more records like these would lie, in 95 of 100 cases.</p>"
              "<p><b>Guessing</b>: what always answering the most frequent label would get right. A useful "
              "package is well above it.</p>")}},
        {QStringLiteral("review.labelScores"),
         {ReleaseHelp::tr("Label by label"),
          ReleaseHelp::tr(
              "<p><b>Found</b>: of the records of a label, the share that was given it (recall).</p>"
              "<p><b>Right where answered</b>: of the records that were given a label, the share that has it "
              "(precision).</p>")}},
        {QStringLiteral("review.confusion"),
         {ReleaseHelp::tr("What is taken for what"),
          ReleaseHelp::tr(
              "<p>A row for each label of the records, a column for each answer. On the frames are those "
              "sorted rightly. Go through the cells with the arrow keys; each is told in words.</p>"
              "<p>Two labels that are often taken for each other may share most of their phrases.</p>")}},
        {QStringLiteral("review.report"),
         {ReleaseHelp::tr("Internal report"),
          ReleaseHelp::tr(
              "<p>For the files of your house, under the same rules as the records. Every page says that it "
              "is not to leave, and it cannot be saved beside a package.</p>")}},
    };
}

} // namespace

HelpTopics reviewHelp()
{
    HelpTopics topics = readingHelp();
    topics.insert(exclusionHelp());
    topics.insert(internalHelp());
    return topics;
}

} // namespace ui
