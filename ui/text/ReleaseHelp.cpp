#include "ui/text/HelpText.h"
#include "ui/text/SigningHelp.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct ReleaseHelp
{
    Q_DECLARE_TR_FUNCTIONS(ReleaseHelp)
};

HelpTopics commitHelp()
{
    return {
        {QStringLiteral("commit"),
         {ReleaseHelp::tr("What happens here?"),
          ReleaseHelp::tr("<p>The records are read once. Each patient (or record) counts as one, shared "
                          "among the phrases that it has. "
                          "Then random noise is added to every count, and only the noisy counts are kept.</p>"
                          "<p>Before the noise is drawn, the ledger of this computer is debited. A crash in "
                          "between counts as "
                          "spent.</p>"
                          "<h3>May I stop it?</h3>"
                          "<p>While the records are read: yes, and nothing is spent. From the moment the "
                          "noise is drawn it runs "
                          "to its end.</p>")}},
        {QStringLiteral("commit.checklist"),
         {ReleaseHelp::tr("What is checked?"),
          ReleaseHelp::tr(
              "<p>These are your choices of pages 1 to 5. They cannot change after the commit, because the "
              "noise was made for them.</p><p>Go back to change one; nothing is spent yet.</p>")}},
        {QStringLiteral("commit.spend"),
         {ReleaseHelp::tr("Why can it not be undone?"),
          ReleaseHelp::tr(
              "<p>Once noisy counts are on the screen, somebody may have seen them. Throwing them away does "
              "not take that back, so the budget stays spent.</p><p>Drawing again would spend again.</p>")}},
        {QStringLiteral("commit.rounds"),
         {ReleaseHelp::tr("Rounds of votes"),
          ReleaseHelp::tr(
              "<p>Before each round synthetic texts are written, without a record. Then every patient (or "
              "record) gives one vote to the text that is nearest to it, and noise is added to the votes of "
              "every text. Only these noisy numbers are shown: a bar may stand for votes that were never "
              "given.</p><p>The <b>whisker</b> holds the exact number in 95 of 100 cases. Below the dashed "
              "<b>line</b> votes cannot be told from noise. What is above it goes on to the next round.</p>"
              "<h3>Pause</h3><p>Nothing new is asked or drawn; what is under way is still stored. All rounds "
              "were paid before the first, and every answer and every round is kept in the project: whether "
              "you "
              "resume, cancel, or close the program, nothing is lost, paid or asked for twice.</p>")}},
        {QStringLiteral("commit.histogram"),
         {ReleaseHelp::tr("How to read it"),
          ReleaseHelp::tr(
              "<p>Each patient (or record) counts as one, shared among all of its phrases. A bar is what "
              "came "
              "together for the phrase, plus random noise. The whisker is the noise: in 95 of 100 cases the "
              "true number lies within it.</p>"
              "<p>Bars below the dashed line cannot be told from noise; they hardly come into the "
              "documents. About 10 of each label may be above it by noise alone.</p>"
              "<p>With a small budget groups of near phrases are counted instead of single ones; with a "
              "published method, phrases over all labels together.</p>"
              "<h3>May I draw again?</h3>"
              "<p>Drawing new noise would spend the budget again. Everything after this page is free.</p>")}},
    };
}

HelpTopics phrasesHelp()
{
    return {
        {QStringLiteral("phrases"),
         {ReleaseHelp::tr("What is a sequence?"),
          ReleaseHelp::tr(
              "<p>A few phrases that one synthetic document will be written around. They are drawn by chance "
              "from the "
              "noisy counts of the page before: frequent phrases come often, and phrases of kindred meaning "
              "come "
              "together.</p>"
              "<h3>Why is it free?</h3>"
              "<p>What was released stays private whatever is done with it. No record is read again.</p>")}},
        {QStringLiteral("phrases.perLabel"),
         {ReleaseHelp::tr("How many documents?"),
          ReleaseHelp::tr(
              "<p>So many for each label, chosen by you; on average, where the Budget page says how "
              "documents are spread over the labels. It costs nothing to ask for more.</p>")}},
        {QStringLiteral("phrases.length"),
         {ReleaseHelp::tr("How many phrases in each?"),
          ReleaseHelp::tr(
              "<p>A short letter does with 5, a full note with 8 to 12. Where fewer phrases were learned, "
              "the rest are public neighbours: phrases of kindred meaning from the vocabulary.</p>")}},
        {QStringLiteral("phrases.variety"),
         {ReleaseHelp::tr("Typical or varied?"),
          ReleaseHelp::tr(
              "<p><b>More typical</b>: the frequent phrases of a label come more often. The documents are "
              "closer to what was learned, and more alike.</p>"
              "<p><b>More varied</b>: rare phrases, and those that public knowledge adds, come more often as "
              "well.</p>"
              "<p><b>Sharpness</b> is the number behind it: the power to which the learned shares are "
              "raised, "
              "or, with a published method, how strongly its estimates count. Where such estimates are no "
              "more than noise, the counts of the phrases decide and this changes nothing: the figures "
              "below tell.</p>")}},
        {QStringLiteral("phrases.together"),
         {ReleaseHelp::tr("What goes together?"),
          ReleaseHelp::tr(
              "<p>A vocabulary that was learnt from public texts also knows which of its phrases stand in "
              "the "
              "same passages there. <b>Gentle</b> and <b>strong</b> draw the phrases of a document towards "
              "each other by it, so that they read like one case.</p>"
              "<p>What it costs is variety, not budget: fewer different phrases come up, and those that are "
              "usual in public texts more often. The figure is counted in small draws with these settings, "
              "with it and without it, which are thrown away.</p>"
              "<p>Nothing of the records goes into it: the public texts alone say what goes together.</p>")}},
        {QStringLiteral("phrases.trial"),
         {ReleaseHelp::tr("What is tried?"),
          ReleaseHelp::tr(
              "<p>While the settings differ from those of the sequences below, a small draw shows what they "
              "would give. It is free and thrown away; <b>Draw again</b> makes sequences to keep.</p>"
              "<p><b>Learned phrases that occur</b>: of the phrases (or groups of them) that stand out of "
              "the noise, how many come up at all.</p>"
              "<p>Ctrl+Z takes back the last change of a setting.</p>")}},
        {QStringLiteral("phrases.pairs"),
         {ReleaseHelp::tr("How to read the matrix"),
          ReleaseHelp::tr(
              "<p>The most frequent phrases of the label, each with each. A large mark: the two come "
              "together in many more sequences than if each fell on the sequences by chance. A ring: they "
              "avoid each other. A dot: no more than chance.</p>"
              "<p>With <b>all labels</b>, phrases of one label seem to seek each other; within one label, "
              "phrases are mostly drawn each by itself.</p>"
              "<p>It is counted from the drawn sequences, not from the records. Point at a mark for its "
              "numbers, or choose Table.</p>")}},
        {QStringLiteral("phrases.draw"),
         {ReleaseHelp::tr("Draw again?"),
          ReleaseHelp::tr(
              "<p>As often as you like: it costs no budget. The documents of before are forgotten, since "
              "they belong to the sequences of before.</p>")}},
        {QStringLiteral("phrases.sequences"),
         {ReleaseHelp::tr("What am I looking at?"),
          ReleaseHelp::tr(
              "<p>Each row will be one document. The order is random. Stay on a row with the mouse to see "
              "all of its phrases.</p><p>The search finds the documents with a phrase that contains what you "
              "type.</p>")}},
        {QStringLiteral("phrases.coverage"),
         {ReleaseHelp::tr("What do the figures say?"),
          ReleaseHelp::tr(
              "<p><b>Phrases drawn</b>: different phrases in the sequences of a label.</p>"
              "<p><b>Learned</b>: phrases, or groups of phrases, that stand out of the noise.</p>"
              "<p><b>Of them used</b>: how many of those come up in the sequences.</p>"
              "<p><b>From them</b>: the share of what was drawn that was learned from the records; "
              "the rest was filled up from public knowledge. A low share means that more budget, more "
              "records or shorter sequences would help.</p>")}},
    };
}

HelpTopics writingHelp()
{
    return {
        {QStringLiteral("writing"),
         {ReleaseHelp::tr("What leaves this computer?"),
          ReleaseHelp::tr(
              "<p>Only prompts made of the phrases of the page before, and only where you choose a server or "
              "carry them yourself. No record, no part of one. Without a model nothing leaves at all.</p>"
              "<h3>If it stops</h3>"
              "<p>Each document is kept in the project as it comes. Close the program if you like: it goes "
              "on "
              "where it was and asks for nothing twice.</p>")}},
        {QStringLiteral("writing.kind"),
         {ReleaseHelp::tr("Which of the three?"),
          ReleaseHelp::tr(
              "<p><b>Without a model</b> the texts are plain and much alike, but every phrase is in them, "
              "word for word: enough to train or test a sorter of documents.</p><p><b>With a language "
              "model</b> they read like documents. <b>Elsewhere</b> is the same for a house without a way "
              "out: you carry files.</p>")}},
        {QStringLiteral("writing.type"),
         {ReleaseHelp::tr("Kind of document"),
          ReleaseHelp::tr("<p>Chooses the sentences. Type words of your own for a general pattern that names "
                          "them. Public knowledge only: do not copy from a record.</p>")}},
        {QStringLiteral("writing.sentences"),
         {ReleaseHelp::tr("The built-in sentences"),
          ReleaseHelp::tr(
              "<p>A phrase is used as what it is: a symptom is complained of, a drug is taken, a procedure "
              "was "
              "done. That is known from the vocabulary, or from how the phrase ends.</p>"
              "<p>There are sentences in English, German, French and Spanish. Unless you choose one, a "
              "vocabulary that was learnt from texts in one of these has its own; with all others, the "
              "text is English.</p>"
              "<p>Projects that were released or approved with release 0.1 keep its sentences, so that they "
              "can be exported again.</p>")}},
        {QStringLiteral("writing.write"),
         {ReleaseHelp::tr("Write again?"),
          ReleaseHelp::tr(
              "<p>It costs no budget. Without a model, sentences are chosen by chance, so the texts come out "
              "differently; the phrases stay.</p>"
              "<p>With a model, only documents without an answer are asked for.</p>")}},
        {QStringLiteral("writing.run"),
         {ReleaseHelp::tr("Pause or stop?"),
          ReleaseHelp::tr(
              "<p><b>Pause</b>: nothing new is asked for, what is under way is still answered and paid.</p>"
              "<p><b>Stop</b>: what is under way is dropped, and may have to be paid all the same.</p>"
              "<p>Either way the documents that came are kept.</p>")}},
        {QStringLiteral("writing.partial"),
         {ReleaseHelp::tr("Fewer documents?"),
          ReleaseHelp::tr(
              "<p>Some documents have no answer. Ask again, perhaps later; or go on with those there are: "
              "the "
              "package then says how many documents it holds.</p>"
              "<p>Which ones are missing was decided by the model and its server, not by the records.</p>")}},
        {QStringLiteral("writing.log"),
         {ReleaseHelp::tr("What was sent"),
          ReleaseHelp::tr(
              "<p>Every request of this project, byte for byte, with its time and how it ended; one JSON "
              "object a line. The key of the server is not in it.</p>"
              "<p>For your own files: it is no part of the package.</p>")}},
        {QStringLiteral("writing.pack"),
         {ReleaseHelp::tr("Prompts in a file"),
          ReleaseHelp::tr(
              "<p>One line for each document. <b>OpenAI batch</b> is what several servers take as it is; "
              "<b>plain</b> is for a script of your own: {\"id\", \"system\", \"prompt\"}.</p>"
              "<p>The prompts hold phrases that are public already, and nothing of a record.</p>")}},
        {QStringLiteral("writing.answers"),
         {ReleaseHelp::tr("Answers in a file"),
          ReleaseHelp::tr(
              "<p>The output file of the batch, or one line {\"id\", \"text\"} for each document. Any order, "
              "and in several files, one after the other.</p>")}},
        {QStringLiteral("writing.problems"),
         {ReleaseHelp::tr("Lines that could not be used"),
          ReleaseHelp::tr(
              "<p>Choose one to see it as it stands in the file. What could be used was taken; mend the file "
              "and read it again if you want the rest.</p>")}},
        {QStringLiteral("writing.documents"),
         {ReleaseHelp::tr("Documents"),
          ReleaseHelp::tr(
              "<p>One row for each sequence. Choose a row to read its text below.</p>"
              "<p><b>Marked</b>: the check of the answer found that the text is cut off, that the model "
              "declined, or that phrases are missing. No record is read for this.</p>"
              "<p><b>No answer</b>: all tries failed; stay on the word with the mouse to see why.</p>")}},
    };
}

HelpTopics packageHelp()
{
    return {
        {QStringLiteral("release"),
         {ReleaseHelp::tr("What is in the package?"),
          ReleaseHelp::tr(
              "<p>The documents, the phrases they were written around, the noisy counts, a README with the "
              "promise in plain words, a datasheet, and sums to check that nothing was changed.</p>"
              "<p>No record, no true count, no path of this computer.</p>")}},
        {QStringLiteral("release.title"),
         {ReleaseHelp::tr("Title"),
          ReleaseHelp::tr(
              "<p>Heads the README and the datasheet. The name of the project stands there while it is "
              "empty.</p>")}},
        {QStringLiteral("release.licence"),
         {ReleaseHelp::tr("Licence"),
          ReleaseHelp::tr(
              "<p>What a recipient may do with the package: a usual licence or the name of your own "
              "agreement.</p>")}},
        {QStringLiteral("release.contact"),
         {ReleaseHelp::tr("Contact"),
          ReleaseHelp::tr("<p>Whom a recipient can ask: an office rather than a person lasts longer.</p>")}},
        {QStringLiteral("release.statement"),
         {ReleaseHelp::tr("What is promised?"),
          ReleaseHelp::tr(
              "<p>A bound on what anyone can learn about one patient or record from the package, whatever "
              "else they know. It follows from the budget that was spent.</p>")}},
        {QStringLiteral("release.target"),
         {ReleaseHelp::tr("File or folder?"),
          ReleaseHelp::tr(
              "<p>A name that ends in .zip gives one file, easy to send. Any other name gives a folder with "
              "the same files.</p>")}},
        {QStringLiteral("release.export"),
         {ReleaseHelp::tr("Export"),
          ReleaseHelp::tr(
              "<p>Writes the package, reads it again and checks it. Nothing half-written is left behind if "
              "it fails or you cancel. It costs no budget.</p>"
              "<p>Once the package is verified, its plan is read-only.</p>")}},
        {QStringLiteral("release.files"),
         {ReleaseHelp::tr("Files and sums"),
          ReleaseHelp::tr(
              "<p>The sum (SHA-256) of a file changes when the file does. A recipient can check them with "
              "<b>sha256sum -c SHA256SUMS</b>, without our program.</p>")}},
        {QStringLiteral("release.verify"),
         {ReleaseHelp::tr("Verification"),
          ReleaseHelp::tr(
              "<p>Checks that there is no file too many, that the sums and the signatures fit, and that the "
              "manifest, the budget and the texts agree.</p>")}},
    };
}

} // namespace

HelpTopics releaseHelp()
{
    HelpTopics topics = commitHelp();
    topics.insert(phrasesHelp());
    topics.insert(writingHelp());
    topics.insert(reviewHelp());
    topics.insert(packageHelp());
    topics.insert(signingHelp());
    return topics;
}

} // namespace ui
