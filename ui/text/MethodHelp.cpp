#include "ui/text/HelpText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct MethodHelp
{
    Q_DECLARE_TR_FUNCTIONS(MethodHelp)
};

} // namespace

HelpTopics methodHelp()
{
    return {
        {QStringLiteral("method"),
         {MethodHelp::tr("Which way?"),
          MethodHelp::tr(
              "<p>There are several ways from records to a synthetic corpus. The guarantee is the same for "
              "all: "
              "what may become known of one patient is bounded by the epsilon of the next page.</p>"
              "<p>What differs is what the budget buys. Each card says what its way needs, what it costs, "
              "what "
              "comes of it, and when it is of no use.</p><p>The choice can be changed until the budget is "
              "spent; "
              "the total you chose stays.</p>")}},
        {QStringLiteral("method.family"),
         {MethodHelp::tr("Keyphrases, or texts?"),
          MethodHelp::tr(
              "<p><b>Keyphrases</b>: the budget buys noisy counts of phrases. A writer makes documents of "
              "them afterwards, as often as you like. This needs the fewest records, and what was released "
              "can be read.</p><p><b>Texts of a model</b>: the budget buys noisy votes on texts that were "
              "written "
              "without the records. They never see a server: only synthetic texts do.</p><p>The arrow keys "
              "move "
              "between the cards.</p>")}},
        {QStringLiteral("method.form"),
         {MethodHelp::tr("Which form?"),
          MethodHelp::tr(
              "<p>The <b>histogram</b> counts which phrases, and which groups of near phrases, come under "
              "each "
              "label. A reader can check what it released, and it needs the fewest records.</p>"
              "<p>The published forms are those of the paper by Nagesh, Chen, Mishra and Wagner: a list of "
              "phrases with noisy counts, then tables from which the next phrase is guessed. They are here "
              "to reproduce and to compare.</p>")}},
        {QStringLiteral("method.rewriting"),
         {MethodHelp::tr("The rewriting model"),
          MethodHelp::tr(
              "<p>Each row of text, of about 20 words, is encoded by the model as numbers. These are "
              "clipped, get noise, and what is left is decoded. The program <b>keyseed-rewriter</b> does "
              "it on this computer; it is a package of its own.</p><p><b>The model</b> is a folder: one that "
              "was trained here on public texts, or BART with <i>config.json</i>, "
              "<i>model.safetensors</i>, <i>vocab.json</i> and <i>merges.txt</i>. It says by itself which "
              "form of rewriting is meant.</p><p><b>Rows</b>: how many come out is published. A record or "
              "patient takes part with at most as many as you say, taken at random, and pays for all of "
              "them together.</p>")}},
        {QStringLiteral("method.trial"),
         {MethodHelp::tr("What is left of a sentence?"),
          MethodHelp::tr(
              "<p>The sentence is rewritten as a row of a record would be: the same clipping, the same "
              "noise, another draw each time. Nothing is spent, because the sentence is public: never type "
              "one of the records.</p><p>Published figures are of epsilon 250 to 2,500 for a text. There a "
              "sentence may come back, and the promise is all but empty; at 10 it comes back as other "
              "words.</p>")}},
        {QStringLiteral("method.rewriterTraining"),
         {MethodHelp::tr("Training a model"),
          MethodHelp::tr(
              "<p>A small model learns to give back public sentences. Pruned, it does so with fewer numbers, "
              "each of which then needs less noise; trained on with noise it learns to read what noise "
              "leaves.</p><p>It learns from the texts that you name and from nothing else, and nothing that "
              "it learns is protected.</p><p>The curves should fall together. Where the one of the held-out "
              "texts does not fall any more, training ends.</p>")}},
        {QStringLiteral("method.writer"),
         {MethodHelp::tr("Who writes the texts?"),
          MethodHelp::tr(
              "<p>Texts are asked for between the rounds, while the budget is being spent, so that their "
              "writer "
              "has to be chosen before. The same one writes the documents later, unless you choose another "
              "on "
              "the Writing page.</p><p>A model gets the name of a label, phrases of the public vocabulary, "
              "and "
              "synthetic texts that noisy votes chose. No record reaches it.</p>")}},
    };
}

} // namespace ui
