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
