#pragma once

#include "core/base/Fields.h"
#include "core/plan/Plan.h"
#include "core/plan/PlanIssue.h"

namespace core::plan {

/// The tables of a plan's sections: one line for a key serves reading, writing, checks and messages.
template<typename Section>
using SectionTable = FieldTable<Section, PlanIssue>;

/// The last part of a row: its description, and whether a package names the value.
constexpr FieldFacts published(std::string_view description)
{
    return {.description = description, .published = FieldPublished::Yes};
}
constexpr FieldFacts publishedName(std::string_view description)
{
    return {.description = description, .published = FieldPublished::AsName};
}
constexpr FieldFacts local(std::string_view description)
{
    return {.description = description};
}

const SectionTable<Plan::Records> &recordsFields();
/// Returns the keys of one of the fields beside the text, without `values`, which has a form of its own.
const SectionTable<Plan::Records::Field> &recordFieldFields();
const SectionTable<Plan::Vocabulary> &vocabularyFields();
const SectionTable<Plan::Embedding> &embeddingFields();
const SectionTable<Plan::Privacy> &privacyFields();
/// Returns the fields of the section without the budget and the settings, whose keys are those of the method.
const SectionTable<Plan::Synthesis> &synthesisFields();
const SectionTable<Plan::Sampling> &samplingFields();
const SectionTable<Plan::Writer> &writerFields();
/// Returns the fields of one of the servers of a writer.
const SectionTable<Plan::Writer::Endpoint> &endpointFields();
const SectionTable<Plan::About> &aboutFields();

/// Calls visit(key, section, its table) for all sections in the order in which they are written.
template<typename AnyPlan, typename Visit>
void eachSection(AnyPlan &plan, Visit visit)
{
    visit("records", plan.records, recordsFields());
    visit("vocabulary", plan.vocabulary, vocabularyFields());
    visit("embedding", plan.embedding, embeddingFields());
    visit("privacy", plan.privacy, privacyFields());
    visit("synthesis", plan.synthesis, synthesisFields());
    visit("sampling", plan.sampling, samplingFields());
    visit("writer", plan.writer, writerFields());
    visit("about", plan.about, aboutFields());
}

/// The checks of a part of the plan that take more than its section.

/// The declared labels and the values they stand for: each name and each value once, short, on one line.
PlanCheck checkLabels(const Plan &plan);
/// The fields beside the text: names, values and ranges, and the size of the domain.
PlanCheck checkRecordFields(const Plan &plan);
/// The settings, by the rules of their source.
PlanCheck checkVocabulary(const Plan &plan);
PlanCheck checkEmbedding(const Plan &plan);
/// The budget and the settings, by the rules of the method.
PlanCheck checkSynthesis(const Plan &plan);

} // namespace core::plan
