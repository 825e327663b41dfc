#include "core/package/facts/PlanFacts.h"

#include "core/base/JsonInput.h"
#include "core/base/PackageText.h"
#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/plan/PublishedPlan.h"
#include "core/writing/Writer.h"

#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace core::package {

namespace {

/// Makes visible what may not stand in a package. Plans of release 0.2 were not checked for it.
void showHidden(Json &value)
{
    if (auto *text = value.get_ptr<std::string *>())
        *text = packageText(*text);
    else if (value.is_structured())
        for (Json &each : value)
            showHidden(each);
}

// Returns what a package names of a plan, its texts unchanged.
Json namedOf(const Json &plan)
{
    Json kept = plan::publishedPlan(plan);
    const auto records = plan.find("records");
    if (records == plan.end() || !records->is_object())
        return kept;
    // A package names the unit, not the column of the persons.
    if (const auto person = records->find("person"); person != records->end())
        kept["records"]["unit"] = unitWord(!person->is_null());
    else if (const auto unit = records->find("unit"); unit != records->end())
        kept["records"]["unit"] = *unit;
    return kept;
}

} // namespace

Json exportedPlan(const Json &plan)
{
    Json named = namedOf(plan);
    if (const auto about = named.find("about"); about != named.end() && about->is_object())
        if (const auto isPublic = about->find("recordCountPublic");
            isPublic == about->end() || *isPublic != Json(true))
            about->erase("approximateRecords");
    showHidden(named);
    return named;
}

std::string differenceFromExported(const Json &plan)
{
    if (nlohmann::json(namedOf(plan)) != nlohmann::json(plan))
        return "plan";
    Json read = plan;
    if (const auto records = read.find("records"); records != read.end() && records->is_object())
        if (const auto unit = records->find("unit"); unit != records->end()) {
            if (*unit != unitWord(true) && *unit != unitWord(false))
                return "records";
            records->erase(unit); // a plan has the column of the persons instead
        }
    return std::string(plan::differenceInPublishedPlan(read));
}

namespace {

icu::UnicodeString folded(const std::string &text)
{
    return icu::UnicodeString::fromUTF8(text).trim().foldCase();
}

// Given as its English name or as a code.
std::string codeOf(const std::string &language)
{
    const icu::UnicodeString wanted = folded(language);
    for (const char *const *code = icu::Locale::getISOLanguages(); *code != nullptr; ++code) {
        icu::UnicodeString name;
        icu::Locale(*code).getDisplayLanguage(icu::Locale::getEnglish(), name);
        if (name.foldCase() == wanted || icu::UnicodeString::fromUTF8(*code) == wanted)
            return *code;
    }
    return {};
}

const Json *objectIn(const Json &plan, const char *key)
{
    const auto found = plan.is_object() ? plan.find(key) : plan.end();
    return found != plan.end() && found->is_object() ? &*found : nullptr;
}

// A writer with a list of languages may follow the vocabulary; others write the language of the plan.
std::string languageOf(const Json &plan, const Description &about)
{
    if (const auto *known = writing::findWriter(about.writerKind); known && !known->languages().empty())
        return about.language;
    const Json *writer = objectIn(plan, "writer");
    const auto language = writer ? writer->find("language") : Json::const_iterator();
    return writer && language != writer->end() && language->is_string() ? language->get<std::string>() : "";
}

std::string textIn(const Json &part, const char *key)
{
    const auto found = part.find(key);
    return found != part.end() && found->is_string() ? found->get<std::string>() : std::string();
}

void takeRules(const Json &records, PlanFacts &facts)
{
    if (const auto sections = records.find("sections"); sections != records.end() && sections->is_array())
        for (const Json &each : *sections)
            if (each.is_string())
                facts.sections.push_back(each.get<std::string>());
    facts.severalLabels = textIn(records, "severalLabels");
    facts.negation = textIn(records, "negation");
    facts.recordsLanguage = textIn(records, "language");
    facts.copies = textIn(records, "copies");
}

} // namespace

std::string titleOf(const Description &about)
{
    return oneLine(about.title.empty() ? about.project : about.title);
}

PlanFacts planFactsOf(const Description &about)
{
    const Json plan = parseJson<Json>(about.planJson);
    PlanFacts facts;
    facts.language = languageOf(plan, about);
    facts.languageCode = facts.language.empty() ? "" : codeOf(facts.language);
    if (const Json *records = objectIn(plan, "records"))
        takeRules(*records, facts);
    const Json *answers = objectIn(plan, "about");
    if (!answers)
        return facts;
    if (const auto given = answers->find("recordCountPublic"); given != answers->end())
        facts.recordCountPublic = given->is_boolean() && given->get<bool>();
    if (const auto given = answers->find("approximateRecords"); given != answers->end())
        if (given->is_number_integer())
            facts.approximateRecords = given->get<int>();
    return facts;
}

} // namespace core::package
