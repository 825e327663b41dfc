#include "ui/text/SigningHelp.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct SigningHelp
{
    Q_DECLARE_TR_FUNCTIONS(SigningHelp)
};

HelpTopics keyHelp()
{
    return {
        {QStringLiteral("release.sign"),
         {SigningHelp::tr("Why sign?"),
          SigningHelp::tr(
              "<p>The sums in a package show that no file was damaged. A signature shows more: that the "
              "package comes from whoever holds the key, and that nothing in it was changed since.</p>"
              "<p>A recipient checks it with Keyseed or with <b>minisign</b>, against the public key that "
              "you "
              "hand out.</p>")}},
        {QStringLiteral("release.key"),
         {SigningHelp::tr("The key"),
          SigningHelp::tr(
              "<p>It is made once and lies on this computer in a file that is encrypted under your "
              "passphrase. Its public half may be known to everybody.</p>"
              "<p>An existing key of <b>minisign</b> can be used as well. Keep a copy of the file where you "
              "keep other keys: nobody can make the same one again.</p>")}},
        {QStringLiteral("release.passphrase"),
         {SigningHelp::tr("Passphrase"),
          SigningHelp::tr(
              "<p>It opens the key for one signature and is then forgotten: it is stored nowhere, neither in "
              "the project nor in the settings.</p><p>Four or five words picked by chance are easy to keep "
              "and hard to guess.</p>")}},
        {QStringLiteral("release.fingerprint"),
         {SigningHelp::tr("Fingerprint"),
          SigningHelp::tr(
              "<p>Twenty letters and digits that stand for the key. Tell it to the recipient by another way "
              "than the package, over the telephone or on your web site: who compares it knows that the key "
              "is yours.</p>")}},
    };
}

HelpTopics closingHelp()
{
    return {
        {QStringLiteral("release.approval"),
         {SigningHelp::tr("A second person"),
          SigningHelp::tr(
              "<p>Somebody else, such as a privacy officer, agrees to exactly these texts and signs that "
              "with "
              "a key of their own. Nobody has to: it is for houses where two pairs of eyes are the rule.</p>"
              "<p>When texts change or are left out afterwards, the approval is of other texts and does not "
              "count any more.</p>"
              "<p>Name, reason and time are in the package for all to read.</p>")}},
        {QStringLiteral("release.extras"),
         {SigningHelp::tr("More files"),
          SigningHelp::tr(
              "<p><b>NOTE</b>: the texts once more as note.csv, in the columns of the NOTE table of the OMOP "
              "model, for a research database.</p><p><b>A file for each document</b>: the folder texts, for "
              "tools that read one text a file.</p>")}},
        {QStringLiteral("release.again"),
         {SigningHelp::tr("Another release"),
          SigningHelp::tr(
              "<p>What was handed on must not change, so its plan is read-only. A new release starts from "
              "the "
              "same learned phrases: draw, write and review again, as often as you like. It costs no budget, "
              "because no record is read.</p><p>The package of before stays as it is.</p>")}},
        {QStringLiteral("release.other"),
         {SigningHelp::tr("A package from somebody"),
          SigningHelp::tr("<p>Checks a package that was sent to you, a zip file or a folder, in the same way "
                          "as your own: "
                          "files, sums, signature, and whether plan and texts agree. Nothing of this project "
                          "changes.</p>")}},
        {QStringLiteral("release.pdf"),
         {SigningHelp::tr("The privacy statement"),
          SigningHelp::tr(
              "<p>The page for the privacy officer, as it will be in the package: the promise, the budget "
              "and "
              "the noisy counts. It opens in the program that shows PDF files on this computer, and holds "
              "only what is released.</p>")}},
    };
}

} // namespace

HelpTopics signingHelp()
{
    HelpTopics topics = keyHelp();
    topics.insert(closingHelp());
    return topics;
}

} // namespace ui
