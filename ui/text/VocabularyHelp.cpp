#include "ui/text/HelpText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct VocabularyHelp
{
    Q_DECLARE_TR_FUNCTIONS(VocabularyHelp)
};

} // namespace

HelpTopics vocabularyHelp()
{
    return {
        {QStringLiteral("vocabulary"),
         {VocabularyHelp::tr("Why a vocabulary?"),
          VocabularyHelp::tr(
              "<p>Only phrases of a public list are counted in the notes; anything else, a name for example, "
              "has no way into the release.</p>"
              "<h3>Which one?</h3><p>The smallest that covers what you need. Noise lands on every phrase of "
              "the list, so a short list of telling phrases keeps more of the signal.</p>"
              "<h3>Why not look?</h3><p>A list made by looking at the records would itself be made of "
              "private "
              "data, and it is published.</p>")}},
        {QStringLiteral("vocabulary.choice"),
         {VocabularyHelp::tr("The built-in lists"),
          VocabularyHelp::tr(
              "<p>Both come from WordNet 3.0, a dictionary made at Princeton University. <b>Medical</b> "
              "holds "
              "diseases, symptoms, body parts, drugs, procedures and the like. <b>English</b> is all of it. "
              "Plurals and other forms are found as well.</p>")}},
        {QStringLiteral("vocabulary.own"),
         {VocabularyHelp::tr("A file of your own"),
          VocabularyHelp::tr(
              "<p>A list with one phrase a line, a table, or the files of a terminology as they were "
              "delivered: UMLS, SNOMED CT, MeSH, ICD-10, RxNorm, an ontology in OBO format. A concept with "
              "all its synonyms counts as one phrase and is written by its preferred name.</p>"
              "<p>Phrases that survive the noise are published: check that the licence allows it. It is read "
              "once; after that it opens quickly.</p>")}},
        {QStringLiteral("vocabulary.source"),
         {VocabularyHelp::tr("What kind of file is it?"),
          VocabularyHelp::tr(
              "<p>Keyseed tells it from the name or the beginning of the file where it can. If it guessed "
              "wrong, choose another kind: the file is then read by the rules of that kind, and what does "
              "not fit is named by its line.</p>")}},
        {QStringLiteral("vocabulary.settings"),
         {VocabularyHelp::tr("Less of a large vocabulary"),
          VocabularyHelp::tr(
              "<p>A terminology has far more names than a corpus needs. Noise lands on every phrase, so "
              "choose a language, semantic types or parts of the tree. What a field may hold is told below "
              "it; several values stand with commas between them. What is optional may stay "
              "empty.</p>")}},
        {QStringLiteral("vocabulary.kinds"),
         {VocabularyHelp::tr("Kinds of phrases"),
          VocabularyHelp::tr(
              "<p>Take away the tick from a kind, and its phrases are looked for nowhere. Fewer phrases mean "
              "less noise on the others. A shorter phrase inside one that is left out is found instead.</p>"
              "<p>Decide by what the recipient needs: what is left out is public, as the vocabulary "
              "is.</p>")}},
        {QStringLiteral("vocabulary.leftOut"),
         {VocabularyHelp::tr("Leaving phrases out"),
          VocabularyHelp::tr(
              "<p>Choose rows with Shift or Ctrl and press Delete: a word that means something else in your "
              "field, or too much. Ctrl+Z takes them back, and so does the list of what is left "
              "out.</p><p>Do "
              "not leave a phrase out because of what a record says: what is left out is published with the "
              "plan.</p>")}},
        {QStringLiteral("vocabulary.learn"),
         {VocabularyHelp::tr("Learn from public texts?"),
          VocabularyHelp::tr(
              "<p>A list from a dictionary knows no abbreviations, no local words, and not what goes "
              "together. "
              "Published texts of the field do: case reports, textbooks, guidelines, patient information, in "
              "your language.</p>"
              "<p>The program finds the words and phrases that are frequent there and rare elsewhere, what "
              "each "
              "tells of a subject, and which stand together. It works on this computer and sends nothing.</p>"
              "<p><b>Never your own notes</b>, de-identified or not: what is learnt goes out with every "
              "release, "
              "and no noise protects it.</p>"
              "<p>It takes some minutes for 20 MB. The window may be closed meanwhile: learning goes "
              "on.</p>")}},
        {QStringLiteral("vocabulary.learnTexts"),
         {VocabularyHelp::tr("Which texts, and how many?"),
          VocabularyHelp::tr(
              "<p>Files of records (CSV, TSV, JSON Lines) with a text in each row, plain texts (.txt, .md), "
              "and "
              "folders of plain texts, each of which is one text. Links and hidden files of a folder are "
              "passed "
              "over.</p>"
              "<p><b>20 MB or more</b> are advised. With less than 5 MB few phrases stand often enough to be "
              "told from chance.</p>")}},
        {QStringLiteral("vocabulary.learnDeclaration"),
         {VocabularyHelp::tr("What do I declare?"),
          VocabularyHelp::tr(
              "<p>That anyone could have these texts, and that none of them was written about your patients. "
              "No "
              "program can check that; the promise to the patients rests on it.</p>"
              "<p>Origin and licence stand in the package, so that recipients can judge for themselves. The "
              "names of the files do not.</p>"
              "<p>Keyseed refuses the records of this project and copies of them.</p>")}},
        {QStringLiteral("vocabulary.learnTerms"),
         {VocabularyHelp::tr("What should be left out?"),
          VocabularyHelp::tr(
              "<p>Words that come from how the texts are made and not from the field: headings, names of "
              "journals, standing sentences. <b>Delete</b> leaves out the selected ones, <b>Ctrl+Z</b> takes "
              "them back in. How many were left out is told in the package.</p>"
              "<p><b>Expected</b>: how often the phrase may come up before anything is known of the records. "
              "<b>Weight</b>: how much an occurrence counts, more where it tells more. <b>Passages</b>: "
              "parts of "
              "about 150 words of the public texts that hold it.</p>")}},
        {QStringLiteral("vocabulary.search"),
         {VocabularyHelp::tr("Look into the list"),
          VocabularyHelp::tr(
              "<p>The search goes over the public list, not over the records. Phrases that begin with what "
              "you type come first.</p>")}},
        {QStringLiteral("vocabulary.vectors"),
         {VocabularyHelp::tr("What is near?"),
          VocabularyHelp::tr(
              "<p>A vector is a list of numbers for each phrase; phrases that are used alike have vectors "
              "that point the same way. Where the budget is too small to count every phrase, near phrases "
              "are counted together, and some methods learn which kinds of phrases go together.</p>"
              "<p><b>Built in</b> ones are made of WordNet. A <b>file</b> of word2vec, GloVe, fastText or "
              "model2vec knows other languages and fields: a phrase takes the mean of its words, in which "
              "rare words count more. Only vectors that were made of public texts belong here: they are "
              "named in the release.</p>"
              "<p>A phrase without a known word takes its place from the built-in vectors; if these do not "
              "know it either, it is near to nothing.</p>")}},
        {QStringLiteral("vocabulary.vectorServer"),
         {VocabularyHelp::tr("A server that gives vectors"),
          VocabularyHelp::tr(
              "<p>A model on a server of yours, or of a provider, is asked for the vector of each phrase of "
              "the public vocabulary. Nothing else can be sent: the program has no way to give it records. "
              "The server learns which vocabulary you use.</p>"
              "<p>Nothing is sent before you press the button. The answers stay on this computer, and a run "
              "that was stopped goes on where it was.</p>")}},
        {QStringLiteral("vocabulary.near"),
         {VocabularyHelp::tr("Try it"),
          VocabularyHelp::tr(
              "<p>Type a phrase of the vocabulary to see the ten nearest ones. If they make no sense "
              "to you, take other vectors.</p>")}},
    };
}

} // namespace ui
