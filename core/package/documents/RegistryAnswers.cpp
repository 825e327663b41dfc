#include "core/package/documents/RegistryAnswers.h"

#include "core/package/documents/DocumentFacts.h"
#include "core/package/documents/Templates.h"

#include <sstream>

namespace core::package {

std::map<std::string, std::string> registryAnswers(const Contents &contents)
{
    constexpr std::string_view heading = "## ";
    std::map<std::string, std::string> answers;
    std::string *answer = nullptr;
    std::istringstream lines(documentText("registry-answers.md", documentFacts(contents)));
    // No line begins with what people wrote: that stands behind words of the template, on the same line.
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(heading))
            answer = &answers[line.substr(heading.size())];
        else if (answer)
            answer->append(line).append("\n");
    }
    for (auto &[key, text] : answers)
        text.erase(text.find_last_not_of('\n') + 1).append("\n");
    return answers;
}

} // namespace core::package
