#pragma once

#include "core/base/Result.h"
#include "resources/wordnet/Database.h"

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace wordnet {

/// English inflection both ways, after morphy(7WN): exception lists first, then rules.
class Morphology final
{
public:
    /// Reads noun.exc, verb.exc, adj.exc, adv.exc; `database` must outlive the object.
    /// Errors: NotFound.
    static core::Result<Morphology> load(const std::filesystem::path &folder, const Database &database);

    /// The lemma a lower-case word of running text most likely belongs to; itself when WordNet has none.
    std::string baseForm(const std::string &word) const;

    /// The inflected forms of a term in one part of speech, without the term itself: plurals of a noun's
    /// head, -s, -ed and -ing of a verb phrase's first word, comparatives of short adjectives.
    std::vector<std::string> inflections(std::string_view term, PartOfSpeech part) const;

private:
    explicit Morphology(const Database &database)
        : m_database(&database)
    {}
    std::vector<std::string> candidates(const std::string &word, PartOfSpeech part) const;
    std::vector<std::string> irregular(const std::string &word, PartOfSpeech part) const;
    std::vector<std::string> plurals(const std::string &word) const;
    std::vector<std::string> verbForms(const std::string &word) const;
    std::vector<std::string> comparisons(const std::string &word) const;

    using Table = std::unordered_map<std::string, std::vector<std::string>>;
    const Database *m_database;
    std::array<Table, partsOfSpeech> m_baseOf;
    std::array<Table, partsOfSpeech> m_irregularOf;
};

} // namespace wordnet
