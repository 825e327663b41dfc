#include "ui/text/PlanIssueText.h"

#include "core/sources/Sources.h"
#include "ui/text/VocabularyText.h"
#include "ui/text/WriterIssueText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace ui {

namespace {

using core::plan::Plan;
using core::plan::PlanFault;
using core::plan::PlanIssue;

struct PlanIssueText
{
    Q_DECLARE_TR_FUNCTIONS(PlanIssueText)
};

constexpr QLatin1String vocabularyExclude("vocabulary.exclude.");

QString number(std::int64_t value)
{
    return QLocale().toString(static_cast<qlonglong>(value));
}

/// "labels[3].values[0]" without the places in lists.
QString kindOf(const PlanIssue &issue)
{
    static const QRegularExpression place(QStringLiteral("\\[\\d+\\]"));
    return QString::fromStdString(issue.field).remove(place);
}

/// A declared name; its place on the list where it has none.
QString labelName(const Plan &plan, std::int64_t place)
{
    const auto index = static_cast<std::size_t>(place);
    return index < plan.labels.size() ? QString::fromStdString(plan.labels[index]).simplified()
                                      : number(place + 1);
}

/// Returns the name of a setting of the vocabulary on the page: "vocabulary.types".
QString settingOf(const Plan &plan, const QString &field)
{
    const std::string key = field.section(QLatin1Char('.'), 1).toStdString();
    if (const auto *source = core::vocabulary::findSource(plan.vocabulary.source))
        for (const auto &setting : source->settings())
            if (setting.key == key)
                return sourceSettingTitle(setting);
    return QString::fromStdString(key);
}

QString missing(const Plan &plan, const QString &field)
{
    if (field == QLatin1String("project"))
        return PlanIssueText::tr("Give the project a name.");
    if (field == QLatin1String("records.files"))
        return PlanIssueText::tr("Choose the files that hold the records.");
    if (field == QLatin1String("records.join.on"))
        return PlanIssueText::tr("Choose the key that connects the labels in the other file to the records.");
    if (field == QLatin1String("records.join.label"))
        return PlanIssueText::tr("Choose the column of the other file that holds the label.");
    if (field == QLatin1String("records.profile"))
        return PlanIssueText::tr("records.profile is empty. Remove it or choose a profile.");
    if (field == QLatin1String("records.table"))
        return PlanIssueText::tr("Choose the sheet or table that holds the records.");
    if (field == QLatin1String("records.withdrawn.column"))
        return PlanIssueText::tr("The plan has values that mark withdrawn records, but no column for them. "
                                 "Name the column, or remove the values.");
    if (field == QLatin1String("records.source"))
        return PlanIssueText::tr("Enter a readable name for the data source.");
    if (field == QLatin1String("records.text"))
        return PlanIssueText::tr("Choose the column that holds the text.");
    if (field == QLatin1String("labels"))
        return PlanIssueText::tr("A declared label has no name: enter a name, or remove the label.");
    if (field == QLatin1String("labels.values"))
        return PlanIssueText::tr("A declared label stands for an empty value: remove the value.");
    if (field == QLatin1String("vocabulary.source") || field == QLatin1String("vocabulary.name"))
        return PlanIssueText::tr("Choose a vocabulary.");
    if (field.startsWith(vocabularyExclude))
        return PlanIssueText::tr(
            "A phrase that is left out of the vocabulary has no name: remove it from the list.");
    if (field.startsWith(QLatin1String("vocabulary.")))
        //: %1: what a field is called, such as "Semantic types"
        return PlanIssueText::tr("The vocabulary needs one more choice: %1.").arg(settingOf(plan, field));
    if (field == QLatin1String("embedding.baseUrl"))
        return PlanIssueText::tr("Give the address of the server that gives vectors.");
    if (field == QLatin1String("embedding.model"))
        return PlanIssueText::tr("Enter the name of the model that gives vectors.");
    if (field.startsWith(QLatin1String("embedding.")))
        return PlanIssueText::tr("Choose a file of word vectors.");
    if (field == QLatin1String("writer.documentType"))
        return PlanIssueText::tr("Enter the kind of document to write.");
    return missingOfWriter(field);
}

/// Returns what a text is, as the beginning of a sentence.
QString subject(const QString &field)
{
    if (field == QLatin1String("project"))
        return PlanIssueText::tr("The name of the project");
    if (field == QLatin1String("records.files"))
        return PlanIssueText::tr("The path of the records");
    if (field == QLatin1String("records.join.files"))
        return PlanIssueText::tr("The path of the file with the labels");
    if (field == QLatin1String("records.profile"))
        return PlanIssueText::tr("The path of the profile");
    if (field == QLatin1String("records.table"))
        return PlanIssueText::tr("The name of the sheet or table");
    if (field == QLatin1String("records.source"))
        return PlanIssueText::tr("The name of the data source");
    if (field == QLatin1String("labels"))
        return PlanIssueText::tr("A declared label");
    if (field == QLatin1String("labels.values"))
        return PlanIssueText::tr("A value of a declared label");
    if (field.startsWith(vocabularyExclude))
        return PlanIssueText::tr("A phrase that is left out of the vocabulary");
    if (field == QLatin1String("vocabulary.file"))
        return PlanIssueText::tr("The path of the vocabulary");
    if (field.startsWith(QLatin1String("vocabulary.")))
        return PlanIssueText::tr("A setting of the vocabulary");
    if (field == QLatin1String("embedding.baseUrl"))
        return PlanIssueText::tr("The address of the server that gives vectors");
    if (field.startsWith(QLatin1String("embedding.")))
        return PlanIssueText::tr("A setting of the vectors");
    if (field == QLatin1String("writer.documentType"))
        return PlanIssueText::tr("The kind of document");
    return subjectOfWriter(field);
}

/// `sentence` with the subject for %1; nothing when the subject is unknown.
QString about(const QString &field, const QString &sentence)
{
    const QString what = subject(field);
    return what.isEmpty() ? QString() : sentence.arg(what);
}

QString unknown(const QString &field)
{
    if (field.startsWith(vocabularyExclude))
        return PlanIssueText::tr("The plan leaves out a kind of phrases that this version does not support. "
                                 "Choose the vocabulary again.");
    if (field.startsWith(QLatin1String("vocabulary.")))
        return PlanIssueText::tr(
            "This version does not support the vocabulary of the plan. Choose another one.");
    if (field == QLatin1String("records.format"))
        return PlanIssueText::tr(
            "This version does not support the format of records in the plan. Choose another one.");
    if (field == QLatin1String("records.language"))
        return PlanIssueText::tr("Choose the language of the texts, or leave it open.");
    if (field == QLatin1String("records.quoting"))
        return PlanIssueText::tr(
            "This version does not support the rule for quotes in the plan. Choose another one.");
    if (field == QLatin1String("records.severalLabels"))
        return PlanIssueText::tr("This version does not support the rule for records with several labels in "
                                 "the plan. Choose \"first\" or \"each\".");
    if (field == QLatin1String("records.sections"))
        return PlanIssueText::tr("The plan contains a section twice, or a section that this version does not "
                                 "support. Choose the sections again.");
    if (field == QLatin1String("records.negation"))
        return PlanIssueText::tr("This version cannot detect negation in the language of the plan. Choose "
                                 "another language, or none.");
    if (field == QLatin1String("records.copies"))
        return PlanIssueText::tr("This version does not support the rule for copied paragraphs in the plan. "
                                 "Choose again whether they count once.");
    if (field == QLatin1String("embedding.source"))
        return PlanIssueText::tr(
            "This version does not support the vectors of the plan. Choose the vocabulary again.");
    if (field == QLatin1String("synthesis.method"))
        return PlanIssueText::tr("This version does not support the method of the plan. Choose another one.");
    if (field == QLatin1String("writer.kind"))
        return PlanIssueText::tr("This version does not support the writer of the plan. Choose another one.");
    return unknownOfWriter(field);
}

QString range(const QString &field, const QString &most)
{
    if (field == QLatin1String("sampling.length"))
        return PlanIssueText::tr("Phrases in each document: enter a number from 1 to %1.").arg(most);
    if (field == QLatin1String("sampling.perLabel"))
        return PlanIssueText::tr("Documents for each label: enter a number from 1 to %1.").arg(most);
    if (field == QLatin1String("synthesis.phrasesPerUnit"))
        return PlanIssueText::tr(
                   "Phrases that one record or patient counts for: enter a number from 1 to %1.")
            .arg(most);
    if (field == QLatin1String("synthesis.selectedPhrases"))
        return PlanIssueText::tr("Phrases that are kept: enter a number from 1 to %1.").arg(most);
    if (field == QLatin1String("synthesis.featurePairs"))
        return PlanIssueText::tr("Pairs of features: enter 0 for an automatic number, or a number up to %1.")
            .arg(most);
    if (field == QLatin1String("synthesis.prefixSizes"))
        return PlanIssueText::tr(
                   "Lengths that are learned: enter a number from 1 to %1, the phrases in each document.")
            .arg(most);
    if (field == QLatin1String("records.headerRow"))
        return PlanIssueText::tr("The row with the names of the columns: enter a number from 1 to %1.")
            .arg(most);
    if (field == QLatin1String("about.approximateRecords"))
        return PlanIssueText::tr("The approximate number of records: enter a number from 1 to %1.").arg(most);
    return rangeOfWriter(field, most);
}

QString columnText(const Plan &plan, const QString &field, PlanFault fault)
{
    const bool isTaken = fault == PlanFault::ColumnTaken;
    if (field == QLatin1String("writer.texts.label"))
        return PlanIssueText::tr("The column of the public texts cannot hold their label as well; choose "
                                 "another, or none.");
    if (field == QLatin1String("records.label") && isTaken && !plan.records.join.files.empty())
        return PlanIssueText::tr(
            "The labels are in another file: choose no column for them, or remove that file.");
    if (field == QLatin1String("records.label"))
        return isTaken ? PlanIssueText::tr("The column of the text cannot hold the label as well; choose "
                                           "another, or none.")
                       : PlanIssueText::tr("Choose the column that holds the label, or none.");
    if (field == QLatin1String("records.person") && !isTaken && !plan.records.personColumn)
        return PlanIssueText::tr("Copied paragraphs can count once only if a column identifies patients: "
                                 "choose a column, or count the copies.");
    if (field == QLatin1String("records.person"))
        return isTaken
                   ? PlanIssueText::tr("The column of the text cannot identify patients. Choose another one.")
                   : PlanIssueText::tr("Choose the column that identifies patients.");
    return {};
}

QString partRange(const QString &field)
{
    if (field == QLatin1String("synthesis.epsilon.pairs")
        || field == QLatin1String("synthesis.epsilon.sequences"))
        return PlanIssueText::tr(
            "The part of the budget for phrases that occur together: enter 0 or a number up to 50.");
    if (field == QLatin1String("synthesis.epsilon.labels"))
        return PlanIssueText::tr(
            "The part of the budget for the counts of the labels: enter 0 or a number up to 50.");
    return {};
}

/// Empty when there is no sentence for the case. The compiler says which fault was forgotten.
QString sentence(const Plan &plan, const PlanIssue &issue)
{
    const QString field = kindOf(issue);
    const QString limit = number(issue.limit);
    switch (issue.fault) {
    case PlanFault::Missing:
        return missing(plan, field);
    case PlanFault::NotUtf8:
        //: %1: "The name of the project"
        return about(field, PlanIssueText::tr("%1 contains characters that cannot be saved."));
    case PlanFault::NotOneLine:
        //: %1: "The name of the project"
        return about(field, PlanIssueText::tr("%1 must be on one line, without control characters."));
    case PlanFault::HiddenText:
        //: %1: "The name of the project"
        return about(
            field,
            PlanIssueText::tr("%1 contains an invisible character that no package can hold. Type it again."));
    case PlanFault::TooLong:
        //: %1: "The name of the project", %2: a number
        return about(field,
                     PlanIssueText::tr("%1 is longer than %2 characters.").arg(QStringLiteral("%1"), limit));
    case PlanFault::UnknownChoice:
        return unknown(field);
    case PlanFault::OutOfRange:
        return range(field, limit);
    case PlanFault::SettingUnknown:
    case PlanFault::SettingType:
        return PlanIssueText::tr(
            "The plan has a setting that its method does not use. Choose the method again.");
    case PlanFault::SlashInName:
        return PlanIssueText::tr(
            "The name of the project cannot contain slashes, because files get this name.");
    case PlanFault::ColumnUnnamed:
    case PlanFault::ColumnTaken:
        return columnText(plan, field, issue.fault);
    case PlanFault::DelimiterOfNoCsv:
        return PlanIssueText::tr("A file of this format has no delimiter to choose; choose \"recognised\".");
    case PlanFault::DelimiterImpossible:
        return PlanIssueText::tr("This delimiter cannot separate columns; choose another.");
    case PlanFault::RuleOfOtherFormat:
        return PlanIssueText::tr("A file of this format has neither quotes nor a row with the names of the "
                                 "columns to choose; remove the rule from the plan.");
    case PlanFault::DatabaseImpossible:
        return PlanIssueText::tr(
            "The database cannot be read as the plan says: check its connection, the query "
            "and the variables of its user and password.");
    case PlanFault::PatternImpossible:
        return PlanIssueText::tr("The pattern is not a valid regular expression. Check its brackets.");
    case PlanFault::EncodingUnnamed:
        return PlanIssueText::tr("The encoding has no name; choose one, or \"recognised\".");
    case PlanFault::SeparatorImpossible:
        return PlanIssueText::tr("The separator of labels has one to three characters that are neither "
                                 "letters nor digits, for example \";\".");
    case PlanFault::SeparatorOfNoColumn:
        return PlanIssueText::tr(
            "A separator of labels needs a column of labels: choose a column, or remove the separator.");
    case PlanFault::TooManyLabels:
        return PlanIssueText::tr("At most %1 labels can be declared.").arg(limit);
    case PlanFault::LabelTwice:
        return PlanIssueText::tr("%1 is already declared: choose another name, or group the two labels.")
            .arg(labelName(plan, issue.other));
    case PlanFault::LabelWithoutValues:
        return PlanIssueText::tr("A declared label stands for no value: remove it from the list.");
    case PlanFault::ValueTwice:
        return PlanIssueText::tr("A value can belong to one label only. This value already belongs to %1.")
            .arg(labelName(plan, issue.other));
    case PlanFault::SeparatorInLabel:
        return PlanIssueText::tr("A declared label contains the separator of labels, so no record can have "
                                 "it: choose another separator, or declare the parts of the label.");
    case PlanFault::PartImpossible:
        if (issue.field == "vocabulary.of")
            return PlanIssueText::tr("Combine at least two vocabularies, with at most one of public "
                                     "documents: put all files of documents into one.");
        //: %1: a place in the list of vocabularies, "of[1].file"
        return PlanIssueText::tr(
                   "One of the vocabularies cannot be used (%1): choose it again, or remove it.")
            .arg(QString::fromStdString(issue.field).section(QLatin1Char('.'), 1));
    case PlanFault::VocabularyLanguage:
        return PlanIssueText::tr(
            "The vocabulary is in another language than the records: choose a vocabulary "
            "in their language, or correct the language on the Records page.");
    case PlanFault::LabelColumnMissing:
        return PlanIssueText::tr(
            "Labels are declared: choose the column that holds the label, or declare none.");
    case PlanFault::EpsilonMissing:
        return PlanIssueText::tr("Move the slider to choose a budget.");
    case PlanFault::EpsilonRange:
        return PlanIssueText::tr("The part of the budget for the phrases: enter a number above 0, up to 50.");
    case PlanFault::PartNeeded:
        return PlanIssueText::tr("This method needs a part of the budget for phrases that occur together.");
    case PlanFault::PartRange:
        return partRange(field);
    case PlanFault::PartUnknown:
        return PlanIssueText::tr(
            "The plan spends budget on something that its method does not learn. Choose the method again.");
    case PlanFault::TotalTooLarge:
        return PlanIssueText::tr("The parts of the budget are more than %1 together. Reduce one of them.")
            .arg(limit);
    case PlanFault::DeltaRange:
        return PlanIssueText::tr("Delta: enter 0 or a number up to 0.001.");
    case PlanFault::CapRange:
        return field == QLatin1String("privacy.capDelta")
                   ? PlanIssueText::tr("The cap of delta: enter a number above 0, up to 0.001.")
                   : PlanIssueText::tr("The cap: enter a number above 0, up to 1000.");
    case PlanFault::TooManyDocuments:
        return PlanIssueText::tr(
                   "That is more than a million documents: with %Ln label(s), at most %1 for each.",
                   nullptr,
                   static_cast<int>(issue.other))
            .arg(limit);
    case PlanFault::SharpnessRange:
        return PlanIssueText::tr("Variety: enter a number from %1 to %2.")
            .arg(QLocale().toString(core::plan::limits::minimumSharpness),
                 QLocale().toString(core::plan::limits::maximumSharpness));
    case PlanFault::SharesBesideNoisyCounts:
        return PlanIssueText::tr("The shares of the labels are declared, so noisy counts of them are not "
                                 "needed. Choose one of the two.");
    case PlanFault::SharesCount:
        return PlanIssueText::tr("Declare a share for each label.");
    case PlanFault::ShareNegative:
        return PlanIssueText::tr("A share has to be 0 or more.");
    case PlanFault::SharesAllZero:
        return PlanIssueText::tr("At least one label needs a share above 0.");
    case PlanFault::TooManyExamples:
    case PlanFault::ExamplesNotPublic:
    case PlanFault::TemperatureRange:
    case PlanFault::EmptyKept:
    case PlanFault::SentencesNotInLanguage:
    case PlanFault::AddressIncomplete:
    case PlanFault::AddressNotAlone:
    case PlanFault::AddressPlain:
    case PlanFault::KeyNotNamed:
    case PlanFault::KeyVariableForeign:
    case PlanFault::ProxyUnusable:
    case PlanFault::HostNotAlone:
    case PlanFault::RateNegative:
    case PlanFault::MoneyRange:
    case PlanFault::PriceRange:
    case PlanFault::TooManyServers:
    case PlanFault::ServerTwice:
    case PlanFault::TextsNotPublic:
    case PlanFault::TextsForNobody:
        return writerFaultText(issue, field);
    }
    return {};
}

} // namespace

QString planIssueText(const Plan &plan, const PlanIssue &issue)
{
    const QString own = sentence(plan, issue);
    return own.isEmpty() ? QString::fromStdString(issue.field + ": " + issue.what) : own;
}

QString planIssueText(const Plan &plan, std::initializer_list<std::string_view> parts)
{
    for (const std::string_view part : parts)
        if (const auto issue = core::plan::issueOf(plan, part))
            return planIssueText(plan, *issue);
    return {};
}

QString planIssueText(const Plan &plan)
{
    const auto issue = core::plan::issueOf(plan);
    return issue ? planIssueText(plan, *issue) : QString();
}

} // namespace ui
