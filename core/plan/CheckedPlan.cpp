#include "core/plan/CheckedPlan.h"

#include "core/embedding/Sources.h"
#include "core/methods/Methods.h"
#include "core/plan/PublicFiles.h"
#include "core/sources/Sources.h"
#include "core/writing/Writer.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace core::plan {

namespace {

/// The parts that name public files.
constexpr std::array<std::string_view, 3> partsWithFiles = {"vocabulary", "embedding", "writer"};

} // namespace

CheckedPlan::CheckedPlan(Plan plan, PlanParts parts)
    : m_plan(std::make_shared<const Plan>(std::move(plan)))
    , m_parts(parts)
    , m_method(synthesis::findSynthesizer(m_plan->synthesis.method))
    , m_vocabularySource(vocabulary::findSource(m_plan->vocabulary.source))
    , m_vectorSource(embedding::findSource(m_plan->embedding.source))
    , m_writer(writing::findWriter(m_plan->writer.kind))
{}

const synthesis::Synthesizer &CheckedPlan::method() const
{
    assert(covers({"synthesis"}));
    return *m_method;
}

const vocabulary::Source &CheckedPlan::vocabularySource() const
{
    assert(covers({"vocabulary"}));
    return *m_vocabularySource;
}

const embedding::Source &CheckedPlan::vectorSource() const
{
    assert(covers({"embedding"}));
    return *m_vectorSource;
}

const writing::Writer &CheckedPlan::writer() const
{
    assert(covers({"writer"}));
    return *m_writer;
}

bool CheckedPlan::covers(PlanParts parts) const
{
    if (m_parts.empty())
        return true;
    return parts.size() > 0 && std::ranges::all_of(parts, [&](std::string_view part) {
               return std::ranges::find(m_parts, part) != m_parts.end();
           });
}

Result<CheckedPlan> check(Plan plan, PlanParts parts)
{
    if (parts.size() == 0)
        KEYSEED_TRY(validate(plan));
    for (const std::string_view part : parts)
        KEYSEED_TRY(validatePart(plan, part));
    const bool hasFiles = parts.size() == 0 || std::ranges::any_of(parts, [](std::string_view part) {
                              return std::ranges::find(partsWithFiles, part) != partsWithFiles.end();
                          });
    if (hasFiles)
        KEYSEED_TRY(checkPublicFiles(plan));
    return CheckedPlan(std::move(plan), parts);
}

} // namespace core::plan
