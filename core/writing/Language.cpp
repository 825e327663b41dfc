#include "core/writing/Language.h"

#include "core/writing/PatternText.h"

#include <algorithm>

namespace core::writing {

namespace {

bool sameIgnoringCase(std::string_view left, std::string_view right)
{
    return lowerCase(left) == lowerCase(right);
}

} // namespace

const Language *findLanguage(std::string_view codeOrTitle)
{
    const std::string_view code = codeOrTitle.substr(0, codeOrTitle.find_first_of("-_"));
    const auto found = std::ranges::find_if(languages(), [&](const Language *language) {
        return sameIgnoringCase(language->code, code) || sameIgnoringCase(language->title, codeOrTitle);
    });
    return found == languages().end() ? nullptr : *found;
}

std::vector<std::string_view> languageTitles()
{
    std::vector<std::string_view> titles;
    for (const Language *each : languages())
        titles.push_back(each->title);
    return titles;
}

const Language &languageFor(std::string_view ofPlan, std::string_view ofVocabulary)
{
    const Language *asked = findLanguage(ofPlan);
    if ((asked == nullptr || asked == &english) && !ofVocabulary.empty())
        asked = findLanguage(ofVocabulary);
    return asked == nullptr ? english : *asked;
}

const DocumentPatterns &patternsFor(const Language &language, std::string_view documentType)
{
    for (std::size_t type = 0; type < documentTypeCount; ++type)
        if (sameIgnoringCase(language.documents[type]->type, documentType)
            || sameIgnoringCase(english.documents[type]->type, documentType))
            return *language.documents[type];
    return *language.general;
}

} // namespace core::writing
