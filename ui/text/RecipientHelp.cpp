#include "ui/text/RecipientHelp.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct RecipientHelp
{
    Q_DECLARE_TR_FUNCTIONS(RecipientHelp)
};

HelpTopics readingHelp()
{
    return {
        {QStringLiteral("recipient"),
         {RecipientHelp::tr("A package you received"),
          RecipientHelp::tr(
              "<p>A package opens in a window of its own. It is checked first: whether every file is as it "
              "was made, whether it is signed, whether what it says of itself fits what is in it.</p>"
              "<p>A damaged package is not opened any further. Ask the sender for another copy.</p>")}},
        {QStringLiteral("recipient.signer"),
         {RecipientHelp::tr("Whose signature is it?"),
          RecipientHelp::tr(
              "<p>A signature shows that the package was made by the owner of a key, and that nothing was "
              "changed since. It does not show who the owner is: anybody can make a key.</p>"
              "<p>So compare the fingerprint with what the sender says over the telephone or on their web "
              "page. Twenty letters and digits; read them out in words.</p>")}},
        {QStringLiteral("recipient.promise"),
         {RecipientHelp::tr("What is promised?"),
          RecipientHelp::tr(
              "<p>Epsilon says how much surer somebody can become, by all that is in the package, that a "
              "certain patient or record was among what it was made from. The dots show the same as "
              "odds.</p><p>It is a bound for the worst case, about each one alone. What is true of many may "
              "be learned, and is meant to be.</p>")}},
        {QStringLiteral("recipient.use"),
         {RecipientHelp::tr("What is it for?"),
          RecipientHelp::tr("<p>Purpose, recipient, licence and contact are the words of whoever made the "
                            "package. The file recipients-guide.md in it says more.</p>")}},
        {QStringLiteral("recipient.documents"),
         {RecipientHelp::tr("The documents"),
          RecipientHelp::tr(
              "<p>Every text was written around phrases that were drawn from noisy counts; they are bold and "
              "underlined in it. A search finds phrases and texts, whatever the case of the "
              "letters.</p>")}},
        {QStringLiteral("recipient.save"),
         {RecipientHelp::tr("Saving documents"),
          RecipientHelp::tr(
              "<p>All that the list shows, or what is chosen in it: as CSV with the columns id, label and "
              "text, as JSON lines with the phrases as well, or each text in a file of its own in a new "
              "folder.</p><p>Whoever gets them should know that a machine made them.</p>")}},
        {QStringLiteral("recipient.counts"),
         {RecipientHelp::tr("Noisy counts"),
          RecipientHelp::tr(
              "<p>How many patients or records count for a phrase, or for a group of near phrases, with the "
              "noise that protects them. What is too rare to stand out is missing, and the numbers are no "
              "statement about how common anything is.</p>")}},
    };
}

HelpTopics trainingHelp()
{
    return {
        {QStringLiteral("recipient.map"),
         {RecipientHelp::tr("The map of documents"),
          RecipientHelp::tr(
              "<p>Each point is a document. Those with phrases that mean nearly the same lie near each "
              "other; "
              "the colour is the label, the shape says where it comes from. The mouse, or the arrow keys, "
              "shows what a point is.</p><p>Perplexity says about how many neighbours count: 5 to 50 is "
              "usual. The seed decides where the points start: the same seed gives the same map.</p>"
              "<p>Only a picture that you save leaves the window. Where it shows your own texts, keep it as "
              "you keep these.</p>")}},
        {QStringLiteral("recipient.training"),
         {RecipientHelp::tr("Train and apply"),
          RecipientHelp::tr(
              "<p>A classifier learns from the documents of the package which label a text has, and sorts "
              "your own texts by it. Training takes seconds to minutes; nothing is sent "
              "anywhere, unless you agree that a server gives vectors of the texts.</p><p>The curve shows "
              "how wrong it still is on the documents, pass by "
              "pass.</p>")}},
        {QStringLiteral("recipient.own"),
         {RecipientHelp::tr("Your own texts"),
          RecipientHelp::tr(
              "<p>Any kind of file that Keyseed reads: CSV, JSON, spreadsheets, text files, archives. Say "
              "which column holds the text and, where there is one, the true label. Labels have to be called "
              "as in the package.</p><p>Your texts stay on this computer, unless you agree that a server "
              "gives "
              "vectors of them. Nothing of them is kept when the window is closed.</p>")}},
        {QStringLiteral("recipient.classifier"),
         {RecipientHelp::tr("Which classifier?"),
          RecipientHelp::tr(
              "<p>A <b>network of three layers</b> can be adapted to your texts. <b>Logistic regression</b> "
              "is plain, quick and often as good.</p><p>They look at which phrases of the vocabulary stand "
              "in a text, at vectors, which are alike for phrases of like meaning, or at both.</p>")}},
        {QStringLiteral("recipient.vectorServer"),
         {RecipientHelp::tr("Vectors of a server"),
          RecipientHelp::tr(
              "<p>Vectors that belong to the vocabulary are of phrases, and nothing is sent for them. A "
              "model "
              "on a server of your choice gives vectors of whole texts, which often tell more; for that it "
              "gets the texts themselves, those of the package and your own. Whether yours may go there is "
              "for you to know.</p><p>Nothing is sent before you agree, and only to the address that you "
              "typed. A model that was trained so needs the same server whenever it is applied; its file "
              "holds "
              "the name of the server's model, never the address or the key.</p>")}},
        {QStringLiteral("recipient.adapt"),
         {RecipientHelp::tr("Adapting"),
          RecipientHelp::tr(
              "<p>Documents of a package are written in another style than yours. Adapting (Deep CORAL) "
              "brings both to look alike to the network, without the labels of your texts.</p><p>Where your "
              "texts have labels, half of them is for adapting and the other half judges. An adapted model "
              "depends on your texts: keep it as you keep these.</p>")}},
        {QStringLiteral("recipient.vocabulary"),
         {RecipientHelp::tr("A vocabulary of its own"),
          RecipientHelp::tr(
              "<p>Phrases are found with the vocabulary that the package was made with. One that is built "
              "into Keyseed is here already; any other is a file that the sender has. It is compared with "
              "what the package says of it.</p>")}},
        {QStringLiteral("recipient.figures"),
         {RecipientHelp::tr("How well does it sort?"),
          RecipientHelp::tr(
              "<p><b>Found</b>: of the texts with a label, how many were taken for it. <b>Right</b>: of "
              "those "
              "taken for it, how many have it. <b>F1</b> joins both; macro F1 is its mean over the labels. "
              "The intervals hold the true value in 95 of 100 cases; with few texts they are "
              "wide.</p><p>These are exact figures of your own texts. Think before you publish "
              "them.</p>")}},
        {QStringLiteral("recipient.calibration"),
         {RecipientHelp::tr("Calibration"),
          RecipientHelp::tr(
              "<p>The model says how sure it is. On the dashed line it is right as often as it says; below, "
              "it is too sure of itself. The calibration error is the mean distance from the "
              "line.</p>")}},
        {QStringLiteral("recipient.apply"),
         {RecipientHelp::tr("Predictions and models"),
          RecipientHelp::tr(
              "<p>Predictions are a CSV file with the columns of your texts, and two more: "
              "<b>prediction</b> and <b>probability</b>. It holds your texts: keep it as you keep "
              "these.</p><p>A saved model can be loaded here later, by keyseed-cli, and by programs in "
              "Python, as recipients-guide.md shows.</p>")}},
    };
}

} // namespace

HelpTopics recipientHelp()
{
    HelpTopics topics = readingHelp();
    topics.insert(trainingHelp());
    return topics;
}

} // namespace ui
