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

} // namespace

HelpTopics recipientHelp()
{
    return readingHelp();
}

} // namespace ui
