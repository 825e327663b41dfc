#pragma once

#include "resources/sentences/generator/SentenceFile.h"

#include <string>
#include <vector>

namespace sentences {

/// The sentences for phrases of one role.
struct Part
{
    std::string role; ///< as Role of core/writing/Language.h names it: "BodyPart"
    std::vector<std::string> sentences;
};

struct DocumentKind
{
    std::string type;
    std::string nothing;
    std::vector<std::string> titles;
    std::vector<Part> parts; ///< in the order of the document
};

struct WordEnding
{
    std::string text; ///< a space before it: a whole word
    std::string role;
};

struct SentenceLanguage
{
    std::string code; ///< the name of the folder
    std::string name;
    std::string colon;
    bool headStandsFirst = false;
    bool inflects = false;
    std::vector<std::string> sentenceJoints;
    std::vector<std::string> listJoints;
    std::vector<std::string> prepositions;
    std::vector<WordEnding> endings;
    std::vector<DocumentKind> documents; ///< the last one is the general kind
};

/// Reads the folder of a language and checks it: no key, group, role or placeholder is unknown, nothing is
/// missing, no list is empty, each document has sentences for each role.
SentenceLanguage readLanguage(const std::filesystem::path &folder, Problems &problems);

} // namespace sentences
