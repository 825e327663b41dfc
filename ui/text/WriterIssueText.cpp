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
        return WriterIssueText::tr("Say in which language the documents are to be written.");
    if (field == QLatin1String("writer.length"))
        return WriterIssueText::tr("Say how long a document is to be, such as \"about 200 words\".");
    if (field == QLatin1String("writer.examples"))
        return WriterIssueText::tr("An example is empty: fill it in, or take it off the list.");
    if (field == QLatin1String("writer.baseUrl") || field == QLatin1String("writer.servers.baseUrl"))
        return WriterIssueText::tr("Give the address of the server.");
    if (field == QLatin1String("writer.model") || field == QLatin1String("writer.servers.model"))
        return WriterIssueText::tr("Choose a model.");
    if (field == QLatin1String("writer.apiVersion") || field == QLatin1String("writer.servers.apiVersion"))
        return WriterIssueText::tr("Give the API version that the Azure server expects, such as 2024-06-01.");
    if (field == QLatin1String("writer.caFile"))
        return WriterIssueText::tr("Choose the file of certificates, or leave the field empty.");
    if (field == QLatin1String("writer.texts.files"))
        return WriterIssueText::tr("Choose the files of public texts.");
    if (field == QLatin1String("writer.texts.text"))
        return WriterIssueText::tr("Choose the column of the public texts that holds the text.");
    if (field == QLatin1String("writer.texts.label"))
        return WriterIssueText::tr("Choose the column of the public texts that holds the label, or none.");
    if (field == QLatin1String("writer.texts.origin"))
        return WriterIssueText::tr("Say where the public texts come from.");
    if (field == QLatin1String("writer.texts.licence"))
        return WriterIssueText::tr("Say under which licence the public texts may be used.");
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
            "The plan names a kind of server that this version does not know; choose one.");
    if (field.startsWith(QLatin1String("writer.flaws.")))
        return WriterIssueText::tr("The plan names something to do with a flawed answer that this version "
                                   "does not know; choose keep, retry or mark.");
    return {};
}

QString rangeOfWriter(const QString &field, const QString &most)
{
    if (field == QLatin1String("writer.maxTokens"))
        //: Tokens are the pieces of text in which a language model counts.
        return WriterIssueText::tr("Tokens of an answer: a number from 1 to %1 is needed.").arg(most);
    if (field == QLatin1String("writer.servers.weight"))
        return WriterIssueText::tr("The weight of a server: a number from 1 to %1 is needed.").arg(most);
    if (field == QLatin1String("writer.inFlight") || field == QLatin1String("writer.servers.inFlight"))
        return WriterIssueText::tr("Requests at the same time: a number from 1 to %1 is needed.").arg(most);
    if (field == QLatin1String("writer.tries"))
        return WriterIssueText::tr("Tries for a document: a number from 1 to %1 is needed.").arg(most);
    if (field == QLatin1String("writer.maxRequests"))
        return WriterIssueText::tr("The cap in requests: a number from 1 to %1 is needed.").arg(most);
    return {};
}

QString writerFaultText(const core::plan::PlanIssue &issue, const QString &field)
{
    switch (issue.fault) {
    case PlanFault::TooManyExamples:
        return WriterIssueText::tr("At most %1 examples can be given.")
            .arg(QLocale().toString(static_cast<qlonglong>(issue.limit)));
    case PlanFault::ExamplesNotPublic:
        return WriterIssueText::tr(
            "Every prompt shows the examples: declare that none of them was taken from "
            "the records, or take them off the list.");
    case PlanFault::TemperatureRange:
        return WriterIssueText::tr("The temperature: a number from 0 to 2 is needed.");
    case PlanFault::EmptyKept:
        return WriterIssueText::tr(
            "An empty answer is no document and cannot be kept: choose retry or mark.");
    case PlanFault::SentencesNotInLanguage:
        return WriterIssueText::tr("The built-in sentences are in English, German, French and Spanish: "
                                   "choose one of these.");
    case PlanFault::AddressIncomplete:
        return WriterIssueText::tr("The address of the server is not complete: it begins with https:// and "
                                   "names a host.");
    case PlanFault::AddressNotAlone:
        return WriterIssueText::tr("The address of the server cannot hold a user name, a password, ? or #; "
                                   "the key has a field of its own.");
    case PlanFault::AddressPlain:
        return WriterIssueText::tr("Plain http would send the key and the prompts in the open: use https, or "
                                   "allow it for this host by name.");
    case PlanFault::KeyNotNamed:
        return WriterIssueText::tr(
            "Give the name of an environment variable, such as OPENAI_API_KEY, not the "
            "key itself.");
    case PlanFault::KeyVariableForeign:
        return WriterIssueText::tr("Name a variable that ends in _KEY or _TOKEN: others may hold other "
                                   "secrets than the key of a server.");
    case PlanFault::ProxyUnusable:
        return WriterIssueText::tr("The proxy: an address such as http://host:3128, without user name and "
                                   "password, is needed.");
    case PlanFault::HostNotAlone:
        return WriterIssueText::tr("The host that may be reached by plain http: its name alone, without "
                                   "http:// and port, is needed.");
    case PlanFault::RateNegative:
        return field.endsWith(QLatin1String(".tokensPerMinute"))
                   ? WriterIssueText::tr(
                       "Tokens in a minute: a number above 0, or 0 for no limit, is needed.")
                   : WriterIssueText::tr(
                       "Requests in a minute: a number above 0, or 0 for no limit, is needed.");
    case PlanFault::MoneyRange:
        return WriterIssueText::tr("The cap in money: an amount above 0 is needed.");
    case PlanFault::PriceRange:
        return field == QLatin1String("writer.completionPrice")
                   ? WriterIssueText::tr("The price of a million tokens of answers: 0 or more is needed.")
                   : WriterIssueText::tr("The price of a million tokens of prompts: 0 or more is needed.");
    case PlanFault::TooManyServers:
        return WriterIssueText::tr("At most %1 servers can be asked.")
            .arg(QLocale().toString(static_cast<qlonglong>(issue.limit)));
    case PlanFault::ServerTwice:
        return WriterIssueText::tr(
            "A server is on the list twice: take one off and give the other more weight.");
    case PlanFault::TextsNotPublic:
        return WriterIssueText::tr(
            "Documents repeat sentences of these texts: declare that all of them are public and none was "
            "taken from the records, or choose another way of writing.");
    case PlanFault::TextsForNobody:
        return WriterIssueText::tr(
            "This method hands on phrases, and public texts are written from by methods "
            "that choose among texts only: choose another way of writing, or another "
            "method.");
    default:
        return {};
    }
}

} // namespace ui
