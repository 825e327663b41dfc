#include "core/vocabulary/imports/SemanticTypes.h"

#include "core/vocabulary/imports/LineStream.h"

#include <algorithm>
#include <array>

namespace core::vocabulary {

namespace {

struct KindOf
{
    std::string_view name;
    Kind kind;
};

// Sorted by name.
constexpr std::array types = std::to_array<KindOf>({
    {"T001", Kind::Organism},  {"T002", Kind::Organism},  {"T004", Kind::Organism},
    {"T005", Kind::Organism},  {"T007", Kind::Organism},  {"T008", Kind::Organism},
    {"T010", Kind::Organism},  {"T011", Kind::Organism},  {"T012", Kind::Organism},
    {"T013", Kind::Organism},  {"T014", Kind::Organism},  {"T015", Kind::Organism},
    {"T016", Kind::Organism},  {"T017", Kind::BodyPart},  {"T018", Kind::BodyPart},
    {"T019", Kind::Disease},   {"T020", Kind::Disease},   {"T021", Kind::BodyPart},
    {"T022", Kind::BodyPart},  {"T023", Kind::BodyPart},  {"T024", Kind::BodyPart},
    {"T025", Kind::BodyPart},  {"T026", Kind::BodyPart},  {"T029", Kind::BodyPart},
    {"T030", Kind::BodyPart},  {"T031", Kind::Substance}, {"T033", Kind::Symptom},
    {"T037", Kind::Disease},   {"T046", Kind::Disease},   {"T047", Kind::Disease},
    {"T048", Kind::Disease},   {"T049", Kind::Disease},   {"T050", Kind::Disease},
    {"T058", Kind::Procedure}, {"T059", Kind::Procedure}, {"T060", Kind::Procedure},
    {"T061", Kind::Procedure}, {"T063", Kind::Procedure}, {"T103", Kind::Substance},
    {"T104", Kind::Substance}, {"T109", Kind::Substance}, {"T114", Kind::Substance},
    {"T116", Kind::Substance}, {"T120", Kind::Substance}, {"T121", Kind::Drug},
    {"T122", Kind::Substance}, {"T123", Kind::Substance}, {"T125", Kind::Substance},
    {"T126", Kind::Substance}, {"T127", Kind::Substance}, {"T129", Kind::Substance},
    {"T130", Kind::Substance}, {"T131", Kind::Substance}, {"T167", Kind::Substance},
    {"T168", Kind::Substance}, {"T184", Kind::Symptom},   {"T190", Kind::Disease},
    {"T191", Kind::Disease},   {"T192", Kind::Substance}, {"T194", Kind::Organism},
    {"T195", Kind::Drug},      {"T196", Kind::Substance}, {"T197", Kind::Substance},
    {"T200", Kind::Drug},      {"T204", Kind::Organism},
});

constexpr std::array tags = std::to_array<KindOf>({
    {"assessment scale", Kind::Other},
    {"attribute", Kind::Other},
    {"basic dose form", Kind::Other},
    {"body structure", Kind::BodyPart},
    {"cell", Kind::BodyPart},
    {"cell structure", Kind::BodyPart},
    {"clinical drug", Kind::Drug},
    {"disorder", Kind::Disease},
    {"dose form", Kind::Other},
    {"environment", Kind::Other},
    {"ethnic group", Kind::Other},
    {"event", Kind::Other},
    {"finding", Kind::Symptom},
    {"geographic location", Kind::Other},
    {"medicinal product", Kind::Drug},
    {"medicinal product form", Kind::Drug},
    {"morphologic abnormality", Kind::Disease},
    {"observable entity", Kind::Other},
    {"occupation", Kind::Other},
    {"organism", Kind::Organism},
    {"person", Kind::Other},
    {"physical force", Kind::Other},
    {"physical object", Kind::Other},
    {"procedure", Kind::Procedure},
    {"product", Kind::Drug},
    {"qualifier value", Kind::Other},
    {"real clinical drug", Kind::Drug},
    {"record artifact", Kind::Other},
    {"regime/therapy", Kind::Procedure},
    {"religion/philosophy", Kind::Other},
    {"situation", Kind::Other},
    {"social concept", Kind::Other},
    {"specimen", Kind::Other},
    {"staging scale", Kind::Other},
    {"substance", Kind::Substance},
    {"tumor staging", Kind::Other},
});

template<std::size_t count>
const KindOf *find(const std::array<KindOf, count> &known, std::string_view name)
{
    const auto found = std::ranges::lower_bound(known, name, {}, &KindOf::name);
    return found == known.end() || found->name != name ? nullptr : &*found;
}

} // namespace

Kind kindOfSemanticType(std::string_view type)
{
    const KindOf *found = find(types, type);
    return found == nullptr ? Kind::Other : found->kind;
}

std::optional<Kind> kindOfSemanticTag(std::string_view tag)
{
    const KindOf *found = find(tags, tag);
    return found == nullptr ? std::nullopt : std::optional(found->kind);
}

TaggedName withoutTag(std::string_view name)
{
    const std::size_t open = name.rfind('(');
    if (!name.ends_with(')') || open == std::string_view::npos || open == 0)
        return {.name = name, .tag = {}};
    const std::string_view tag = name.substr(open + 1, name.size() - open - 2);
    if (!kindOfSemanticTag(tag))
        return {.name = name, .tag = {}};
    return {.name = trimmed(name.substr(0, open)), .tag = tag};
}

} // namespace core::vocabulary
