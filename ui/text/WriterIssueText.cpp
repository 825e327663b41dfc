#include "ui/text/WriterIssueText.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {

namespace {

using core::plan::PlanFault;

struct WriterIssueText
{
    Q_DECLARE_TR_FUNCTIONS(WriterIssueText)
};

} // namespace

QString missingOfWriter(const QString &field)
{
    if (field == QLatin1String("writer.template"))
        return WriterIssueText::tr("Choose a prompt template.");
    if (field == QLatin1String("writer.language"))
        return WriterIssueText::tr("Choose the language of the documents.");
    if (field == QLatin1String("writer.length"))
        return WriterIssueText::tr("Enter the length of a document, such as \"about 200 words\".");
    if (field == QLatin1String("writer.examples"))
        return WriterIssueText::tr("An example is empty: enter a text, or remove it from the list.");
    if (field == QLatin1String("writer.baseUrl") || field == QLatin1String("writer.servers.baseUrl"))
        return WriterIssueText::tr("Give the address of the server.");
    if (field == QLatin1String("writer.model") || field == QLatin1String("writer.servers.model"))
        return WriterIssueText::tr("Choose a model.");
    if (field == QLatin1String("writer.apiVersion") || field == QLatin1String("writer.servers.apiVersion"))
        return WriterIssueText::tr("Enter the API version of the Azure server, such as 2024-06-01.");
    if (field == QLatin1String("writer.caFile"))
        return WriterIssueText::tr("Choose the file of certificates, or leave the field empty.");
    if (field == QLatin1String("writer.modelFile"))
        return WriterIssueText::tr("Choose the model file, or leave the field empty.");
    if (field == QLatin1String("writer.texts.files"))
        return WriterIssueText::tr("Choose the files of public texts.");
    if (field == QLatin1String("writer.texts.text"))
        return WriterIssueText::tr("Choose the column of the public texts that holds the text.");
    if (field == QLatin1String("writer.texts.label"))
        return WriterIssueText::tr("Choose the column of the public texts that holds the label, or none.");
    if (field == QLatin1String("writer.texts.origin"))
        return WriterIssueText::tr("Enter the origin of the public texts.");
    if (field == QLatin1String("writer.texts.licence"))
        return WriterIssueText::tr("Enter the licence of the public texts.");
    return {};
}

QString subjectOfWriter(const QString &field)
{
    if (field == QLatin1String("writer.template"))
        return WriterIssueText::tr("The name or path of the prompt template");
    if (field == QLatin1String("writer.language"))
        return WriterIssueText::tr("The language");
    if (field == QLatin1String("writer.length"))
        //: How long the model is asked to make a document, in words: "about 200 words".
        return WriterIssueText::tr("The length of a document");
    if (field == QLatin1String("writer.examples"))
        return WriterIssueText::tr("An example");
    if (field == QLatin1String("writer.baseUrl") || field == QLatin1String("writer.servers.baseUrl"))
        return WriterIssueText::tr("The address of the server");
    if (field == QLatin1String("writer.model") || field == QLatin1String("writer.servers.model"))
        return WriterIssueText::tr("The name of the model");
    if (field == QLatin1String("writer.apiVersion") || field == QLatin1String("writer.servers.apiVersion"))
        return WriterIssueText::tr("The API version");
    if (field == QLatin1String("writer.caFile"))
        return WriterIssueText::tr("The path of the file of certificates");
    if (field == QLatin1String("writer.modelFile"))
        return WriterIssueText::tr("The path of the model file");
    if (field == QLatin1String("writer.texts.files"))
        return WriterIssueText::tr("The path of the public texts");
    if (field == QLatin1String("writer.texts.origin"))
        return WriterIssueText::tr("The origin of the public texts");
    if (field == QLatin1String("writer.texts.licence"))
        return WriterIssueText::tr("The licence of the public texts");
    if (field.startsWith(QLatin1String("writer.texts.")))
        return WriterIssueText::tr("The name of a column of the public texts");
    return {};
}

QString unknownOfWriter(const QString &field)
{
    if (field == QLatin1String("writer.server") || field == QLatin1String("writer.servers.server"))
        return WriterIssueText::tr(
            "This version does not support the kind of server in the plan. Choose another one.");
    if (field.startsWith(QLatin1String("writer.flaws.")))
        return WriterIssueText::tr("This version does not support the setting for flawed answers in the "
                                   "plan. Choose keep, retry or mark.");
    return {};
}

QString rangeOfWriter(const QString &field, const QString &most)
{
    if (field == QLatin1String("writer.maxTokens"))
        //: Tokens are the pieces of text in which a language model counts.
        return WriterIssueText::tr("Tokens of an answer: enter a number from 1 to %1.").arg(most);
    if (field == QLatin1String("writer.servers.weight"))
        return WriterIssueText::tr("The weight of a server: enter a number from 1 to %1.").arg(most);
    if (field == QLatin1String("writer.inFlight") || field == QLatin1String("writer.servers.inFlight"))
        return WriterIssueText::tr("Requests at the same time: enter a number from 1 to %1.").arg(most);
    if (field == QLatin1String("writer.tries"))
        return WriterIssueText::tr("Tries for a document: enter a number from 1 to %1.").arg(most);
    if (field == QLatin1String("writer.silence"))
        return WriterIssueText::tr("Seconds without a word that end an answer: enter a number from 1 to %1.")
            .arg(most);
    if (field == QLatin1String("writer.maxRequests"))
        return WriterIssueText::tr("The cap in requests: enter a number from 1 to %1.").arg(most);
    return {};
}

QString writerFaultText(const core::plan::PlanIssue &issue, const QString &field)
{
    switch (issue.fault) {
    case PlanFault::TooManyExamples:
        return WriterIssueText::tr("At most %1 examples can be given.")
            .arg(QLocale().toString(static_cast<qlonglong>(issue.limit)));
    case PlanFault::ExamplesNotPublic:
        return WriterIssueText::tr("Every prompt contains the examples: declare that none of them was taken "
                                   "from the records, or remove them.");
    case PlanFault::TemperatureRange:
        return WriterIssueText::tr("The temperature: enter a number from 0 to 2.");
    case PlanFault::EmptyKept:
        return WriterIssueText::tr("An empty answer cannot be kept as a document: choose retry or mark.");
    case PlanFault::SentencesNotInLanguage:
        return WriterIssueText::tr("The built-in sentences are in English, German, French and Spanish: "
                                   "choose one of these.");
    case PlanFault::AddressIncomplete:
        return WriterIssueText::tr(
            "The address of the server is not valid: it must begin with https:// and contain a host name.");
    case PlanFault::AddressNotAlone:
        return WriterIssueText::tr("The address of the server must not contain a user name, a password, ? or "
                                   "#. Enter the key in its own field.");
    case PlanFault::AddressPlain:
        return WriterIssueText::tr("Plain http would send the key and the prompts without encryption: use "
                                   "https, or allow it for this host by name.");
    case PlanFault::KeyNotNamed:
        return WriterIssueText::tr(
            "Enter the name of an environment variable, such as OPENAI_API_KEY, not the key itself.");
    case PlanFault::KeyVariableForeign:
        return WriterIssueText::tr(
            "Use a variable that ends in _KEY or _TOKEN: other variables may contain other secrets.");
    case PlanFault::ProxyUnusable:
        return WriterIssueText::tr(
            "The proxy: enter an address such as http://host:3128, without user name and password.");
    case PlanFault::HostNotAlone:
        return WriterIssueText::tr(
            "The host that may be reached by plain http: enter its name only, without http:// and port.");
    case PlanFault::RateNegative:
        return field.endsWith(QLatin1String(".tokensPerMinute"))
                   ? WriterIssueText::tr("Tokens per minute: enter a number above 0, or 0 for no limit.")
                   : WriterIssueText::tr("Requests per minute: enter a number above 0, or 0 for no limit.");
    case PlanFault::MoneyRange:
        return WriterIssueText::tr("The cap in money: enter an amount above 0.");
    case PlanFault::PriceRange:
        return field == QLatin1String("writer.completionPrice")
                   ? WriterIssueText::tr("The price of a million tokens of answers: enter 0 or more.")
                   : WriterIssueText::tr("The price of a million tokens of prompts: enter 0 or more.");
    case PlanFault::TooManyServers:
        return WriterIssueText::tr("At most %1 servers can be asked.")
            .arg(QLocale().toString(static_cast<qlonglong>(issue.limit)));
    case PlanFault::ServerTwice:
        return WriterIssueText::tr(
            "A server is on the list twice: remove one and give the other more weight.");
    case PlanFault::TextsNotPublic:
        return WriterIssueText::tr("Documents repeat sentences of these texts: declare that all of them are "
                                   "public and none was taken from the records, or choose another writer.");
    case PlanFault::TextsForNobody:
        return WriterIssueText::tr("The writer \"public texts\" only works with methods that select texts. "
                                   "Choose another writer or another method.");
    default:
        return {};
    }
}

} // namespace ui
