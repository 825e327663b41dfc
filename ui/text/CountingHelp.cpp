#include "ui/text/HelpText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct CountingHelp
{
    Q_DECLARE_TR_FUNCTIONS(CountingHelp)
};

} // namespace

HelpTopics countingHelp()
{
    return {
        {QStringLiteral("records.counting"),
         {CountingHelp::tr("What of a text counts?"),
          CountingHelp::tr(
              "<p>All of it, unless you say otherwise. Notes repeat themselves: findings of an examination "
              "that was normal, a history that is copied from note to note, a signature. What is passed over "
              "here leaves more room for what the notes are about.</p><p>The rules are public and the same "
              "for every record. They cost nothing of the budget, and the package says which were in "
              "force.</p>")}},
        {QStringLiteral("records.sections"),
         {CountingHelp::tr("Sections"),
          CountingHelp::tr(
              "<p>What stands under the headings that you tick counts, up to the next heading. Headings are "
              "known in English, German, French and Spanish, by public lists: at the beginning of a line, "
              "with a colon or alone on it, or in capitals.</p><p>A text without any known heading counts as "
              "a whole. A text with headings, but none of those, counts for nothing.</p><p>Choose by what "
              "the corpus is for, rather than by what you see in one record.</p>")}},
        {QStringLiteral("records.negation"),
         {CountingHelp::tr("What is denied"),
          CountingHelp::tr(
              "<p>Much of what a note names, the patient does not have: <i>no fever</i>, <i>pneumonia was "
              "ruled out</i>. With a language chosen, such phrases are not counted. The words that deny are "
              "those of NegEx and ConText, which are published; they reach to the end of the sentence, or "
              "to a <i>but</i>.</p><p>Choose the language in which the notes are written.</p>")}},
        {QStringLiteral("records.copies"),
         {CountingHelp::tr("What was copied"),
          CountingHelp::tr(
              "<p>A paragraph or line of eight words or more that stands in several notes of a patient "
              "counts "
              "in one of them. Only the notes of the same patient are compared, so a column has to tell "
              "patients apart.</p><p>The records are read once more for it.</p>")}},
        {QStringLiteral("records.counted"),
         {CountingHelp::tr("The text as it counts"),
          CountingHelp::tr(
              "<p>One of the records above, as the rules read it. What is struck out does not count: in grey "
              "what your choice of sections leaves out, in italics what is denied. Copies do not show, since "
              "they are told by other notes.</p><p>The text is on this screen only, and cannot be copied "
              "from it.</p>")}},
    };
}

} // namespace ui
