#pragma once

#include "core/base/Fields.h"
#include "core/plan/Plan.h"
#include "core/plan/PlanIssue.h"

namespace core::plan {

/// The tables of a plan's sections: one line for a key serves reading, writing, checks and messages.
template<typename Section>
using SectionTable = FieldTable<Section, PlanIssue>;

const SectionTable<Plan::Records> &recordsFields();
const SectionTable<Plan::Vocabulary> &vocabularyFields();
const SectionTable<Plan::Embedding> &embeddingFields();
const SectionTable<Plan::Privacy> &privacyFields();
/// Without the budget and the settings, whose keys are those of the method.
const SectionTable<Plan::Synthesis> &synthesisFields();
const SectionTable<Plan::Sampling> &samplingFields();
const SectionTable<Plan::Writer> &writerFields();
/// Of one of the servers of a writer.
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

} // namespace core::plan
