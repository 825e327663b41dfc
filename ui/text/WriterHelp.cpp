#include "ui/text/HelpText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct WriterHelp
{
    Q_DECLARE_TR_FUNCTIONS(WriterHelp)
};

HelpTopics serverHelp()
{
    return {
        {QStringLiteral("writing.settings"),
         {WriterHelp::tr("Settings"),
          WriterHelp::tr("<p>Which model is asked, with what words, and what it may cost. Folded away while "
                         "documents are written; nothing can be changed then.</p>")}},
        {QStringLiteral("writing.server"),
         {WriterHelp::tr("Which server?"),
          WriterHelp::tr("<p>The program that runs the model: on this computer (Ollama, LM Studio, "
                         "llama.cpp), in your house (vLLM), or a service.</p><p>Whatever it is, it sees "
                         "prompts made of the released phrases, never a record.</p>")}},
        {QStringLiteral("writing.servers"),
         {WriterHelp::tr("Several servers"),
          WriterHelp::tr(
              "<p>Documents are shared out by <b>weight</b>: a server of weight 2 gets twice as "
              "many as one of weight 1, as far as it is fast enough. <b>At once</b> is how many "
              "requests a server gets at the same time.</p><p>A server that fails is left alone for "
              "a while that grows, and its documents go to the others; one that refuses its key is "
              "asked no more in this run. What one server has written, no other is asked for "
              "again.</p><p>The package says how many documents each model wrote, and not where "
              "the servers are.</p>")}},
        {QStringLiteral("writing.protocol"),
         {WriterHelp::tr("Protocol"),
          WriterHelp::tr("<p>The language that the server speaks. Most speak that of OpenAI; the server's "
                         "handbook says so as <b>chat completions</b>.</p>")}},
        {QStringLiteral("writing.address"),
         {WriterHelp::tr("Address"),
          WriterHelp::tr("<p>Up to where the protocol's own path begins, as in "
                         "<b>https://models.hospital.example/v1</b>. It must begin with https://, unless the "
                         "server is on this computer.</p>")}},
        {QStringLiteral("writing.apiVersion"),
         {WriterHelp::tr("API version"),
          WriterHelp::tr("<p>Azure wants to know which version of its rules is meant: a day, as in "
                         "2024-06-01.</p>")}},
        {QStringLiteral("writing.model"),
         {WriterHelp::tr("Model"),
          WriterHelp::tr("<p>As the server calls it. <b>Test the connection</b> fills the list with those it "
                         "has. For Azure this is the name of the deployment.</p>")}},
        {QStringLiteral("writing.key"),
         {WriterHelp::tr("Where is the key kept?"),
          WriterHelp::tr("<p>In memory until the program ends and, if you say so, in the keyring of this "
                         "system, under the address of the server. Never in the project, the package, a log "
                         "or a message.</p>")}},
        {QStringLiteral("writing.keyVariable"),
         {WriterHelp::tr("Environment variable"),
          WriterHelp::tr("<p>The <b>name</b> of a variable that holds the key, set by whoever starts the "
                         "program. The plan keeps the name, not the key: right for the command line and for "
                         "computers that several people use.</p>")}},
        {QStringLiteral("writing.test"),
         {WriterHelp::tr("What is sent?"),
          WriterHelp::tr(
              "<p>A question for the list of models. Where that proves nothing, one fixed sentence "
              "that costs a few tokens. Nothing of your project.</p>")}},
    };
}

HelpTopics networkHelp()
{
    return {
        {QStringLiteral("writing.advanced"),
         {WriterHelp::tr("Advanced"),
          WriterHelp::tr("<p>How long an answer may be, the way through the network of your house, and how "
                         "fast the server is asked. The usual values suit most.</p>")}},
        {QStringLiteral("writing.tokens"),
         {WriterHelp::tr("Tokens"),
          WriterHelp::tr(
              "<p>Models count text in pieces of about four letters, called tokens. An answer that "
              "reaches the limit is cut off; a thousand tokens are some 700 words.</p>")}},
        {QStringLiteral("writing.temperature"),
         {WriterHelp::tr("Temperature"),
          WriterHelp::tr("<p>How much chance is in the choice of words: 0 gives the likeliest ones, 1 is "
                         "usual, higher becomes odd. Some models refuse a number; then leave it to the "
                         "server.</p>")}},
        {QStringLiteral("writing.ca"),
         {WriterHelp::tr("Own CA file"),
          WriterHelp::tr("<p>Many houses sign the certificates of their servers themselves. The file (PEM) "
                         "with their authority, from your IT, lets this program trust them. Certificates are "
                         "always checked.</p>")}},
        {QStringLiteral("writing.proxy"),
         {WriterHelp::tr("Proxy"),
          WriterHelp::tr(
              "<p>The computer that lets connections out of your house, as in "
              "<b>http://proxy.hospital.example:3128</b>. Empty: the one the system names. Without "
              "user name and password, which a plan must not hold.</p>")}},
        {QStringLiteral("writing.plainHost"),
         {WriterHelp::tr("Without TLS?"),
          WriterHelp::tr(
              "<p>Without TLS everybody on the way can read prompts and key. It is refused, except "
              "for this computer and for the one host named here: its name alone, without http:// "
              "and port.</p>")}},
        {QStringLiteral("writing.pace"),
         {WriterHelp::tr("How fast?"),
          WriterHelp::tr("<p>More requests at the same time are faster, up to what the server can do. Limits "
                         "a minute keep below what a service allows; a server that asks for patience gets "
                         "it in any case.</p>")}},
        {QStringLiteral("writing.tries"),
         {WriterHelp::tr("Tries"),
          WriterHelp::tr("<p>How often one document is asked for when the server fails, or its answer has a "
                         "flaw and is to be asked for again. Then it is left out and named.</p>")}},
    };
}

HelpTopics promptHelp()
{
    return {
        {QStringLiteral("writing.template"),
         {WriterHelp::tr("Prompt"),
          WriterHelp::tr("<p>What the model is told, with places for the phrases and the choices below. A "
                         "file of your own has places such as <b>{phrases}</b>, <b>{label}</b>, "
                         "<b>{documentType}</b>, <b>{language}</b>, <b>{length}</b> and <b>{examples}</b>; "
                         "a line of three hyphens ends what is said as the system.</p>")}},
        {QStringLiteral("writing.language"),
         {WriterHelp::tr("Language"),
          WriterHelp::tr("<p>Which language the model is to write. The phrases are given as they are in the "
                         "vocabulary.</p>")}},
        {QStringLiteral("writing.length"),
         {WriterHelp::tr("Length"),
          WriterHelp::tr("<p>In words for the model, as in <b>about 200 words</b>. The tokens of an answer "
                         "(advanced) must leave room for it.</p>")}},
        {QStringLiteral("writing.examples"),
         {WriterHelp::tr("Examples"),
          WriterHelp::tr("<p>Documents that the recipient wrote or published show the model style and form. "
                         "They stand in every prompt, word for word, so they make each one longer.</p>")}},
        {QStringLiteral("writing.examplesDeclared"),
         {WriterHelp::tr("Why must I say so?"),
          WriterHelp::tr("<p>The promise of privacy covers the phrases. A passage of a record that is pasted "
                         "as an example would leave the house unprotected, and no program can tell. Only you "
                         "can.</p>")}},
        {QStringLiteral("writing.flaws"),
         {WriterHelp::tr("Flawed answers"),
          WriterHelp::tr(
              "<p>Judged by the answer alone, never by the records. <b>Ask again</b> costs another "
              "request, with another seed. <b>Mark</b> keeps the text and shows the flaw at the "
              "review.</p>")}},
        {QStringLiteral("writing.request"),
         {WriterHelp::tr("The exact request"),
          WriterHelp::tr("<p>What goes to the server for this document, letter for letter: the address, the "
                         "lines before the text, the prompt. Look for yourself that no record is in "
                         "it.</p>")}},
        {QStringLiteral("writing.cost"),
         {WriterHelp::tr("The estimate"),
          WriterHelp::tr("<p>One request a document, without those that are asked again. The tokens of the "
                         "answers and the money are at most: most answers end sooner. While it runs, the "
                         "server's own count is shown.</p>")}},
        {QStringLiteral("writing.prices"),
         {WriterHelp::tr("Prices"),
          WriterHelp::tr("<p>From the price list of the service, for a million tokens, in any currency: the "
                         "program knows none. 0 for a server of your own.</p>")}},
        {QStringLiteral("writing.cap"),
         {WriterHelp::tr("Caps"),
          WriterHelp::tr("<p>Nothing new is asked for that would go beyond a cap. What is there by then is "
                         "kept; raise the cap to go on. This money is no budget of privacy.</p>")}},
    };
}

} // namespace

HelpTopics writerHelp()
{
    HelpTopics topics = serverHelp();
    topics.insert(networkHelp());
    topics.insert(promptHelp());
    return topics;
}

} // namespace ui
