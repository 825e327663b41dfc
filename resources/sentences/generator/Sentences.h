#pragma once

#include "resources/sentences/generator/SentenceFile.h"

#include <string>
#include <vector>

namespace sentences {

/// The sentences of a section for phrases of one role.
struct Part
{
    std::string role; ///< as Role of core/writing/Role.h names it: "BodyPart"
    std::vector<std::string> sentences;
    std::vector<std::string> lists; ///< the lines above a list
};

struct DocumentSection
{
    std::vector<std::string> headings;
    std::vector<Part> parts;
};

struct DocumentKind
{
    std::string type;
    std::string nothing;
    bool headed = true;
    std::vector<std::string> titles;
    std::vector<std::string> labelledTitles;
    std::vector<DocumentSection> sections;
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
/// missing, no list is empty, phrases of each role have a place in each document.
SentenceLanguage readLanguage(const std::filesystem::path &folder, Problems &problems);

} // namespace sentences
