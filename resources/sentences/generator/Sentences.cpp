#include "resources/sentences/generator/Sentences.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace sentences {

namespace {

constexpr std::array kinds = {
    "medical-record", "discharge-summary", "radiology-report", "encyclopaedia-summary", "general"};

// The names of roles in the files, and in core/writing/Language.h.
const std::map<std::string, std::string, std::less<>> roles = {{"symptom", "Symptom"},
                                                               {"disease", "Disease"},
                                                               {"drug", "Drug"},
                                                               {"procedure", "Procedure"},
                                                               {"body part", "BodyPart"},
                                                               {"substance", "Substance"},
                                                               {"organism", "Organism"},
                                                               {"term", "Term"}};

enum class Line { Sentence, Title, Plain };

// Returns the words in braces, and "?" for a brace without its partner.
std::vector<std::string> placeholders(const std::string &text)
{
    std::vector<std::string> found;
    for (std::size_t at = 0; (at = text.find_first_of("{}", at)) != text.npos;) {
        const std::size_t end = text.find('}', at);
        if (text[at] == '}' || end == text.npos)
            return {"?"};
        found.push_back(text.substr(at, end - at + 1));
        at = end + 1;
    }
    return found;
}

/// Reads one language.
class Reader
{
public:
    Reader(const std::filesystem::path &folder, Problems &problems)
        : m_folder(folder)
        , m_problems(problems)
    {}

    SentenceLanguage read()
    {
        m_language.code = m_folder.filename().string();
        readWords();
        readSentences();
        for (const char *kind : kinds)
            m_language.documents.push_back(readDocument(kind));
        for (const auto &[name, set] : m_sets)
            if (!set.isUsed)
                m_problems.add(m_folder / setsName, set.line, "no document uses \"" + name + '"');
        return m_language;
    }

private:
    void report(int line, const std::string &what) { m_problems.add(m_file.path, line, what); }

    void checkKeys(const Group &group, const std::set<std::string, std::less<>> &known)
    {
        std::set<std::string> seen;
        for (const Entry &entry : group.entries) {
            if (!known.contains(entry.key))
                report(entry.line, "unknown key \"" + entry.key + '"');
            else if (!seen.insert(entry.key).second)
                report(entry.line, "the key \"" + entry.key + "\" is used twice");
        }
    }

    std::string value(const Group &group, const std::string &key)
    {
        const Entry *entry = group.find(key);
        if (entry == nullptr || entry->value.empty())
            report(entry == nullptr ? group.line : entry->line, "\"" + key + ": ...\" is missing");
        return entry == nullptr ? std::string() : entry->value;
    }

    bool yes(const Group &group, const std::string &key)
    {
        const std::string answer = value(group, key);
        if (answer != "yes" && answer != "no")
            report(group.line, "\"" + key + "\": yes or no was expected");
        return answer == "yes";
    }

    void check(const Item &item, Line line)
    {
        const auto found = placeholders(item.text);
        const auto isOf = [](std::initializer_list<std::string_view> known) {
            return [known](const std::string &each) { return std::ranges::find(known, each) != known.end(); };
        };
        const bool isSentence = line == Line::Sentence;
        const bool isTitle = line == Line::Title;
        for (const std::string &each : found)
            if (!(isSentence && isOf({"{}", "{the}", "{The}", "{was}", "{is}", "{has}"})(each))
                && !(isTitle && isOf({"{type}", "{Type}"})(each)))
                report(item.line, "unknown placeholder " + each + " in: " + item.text);
        if (isSentence && std::ranges::count_if(found, isOf({"{}", "{the}", "{The}"})) != 1)
            report(item.line, "one place for phrases was expected, {} or {the} or {The}, in: " + item.text);
        if (!isTitle && !item.text.ends_with('.'))
            report(item.line, "a full stop was expected at the end of: " + item.text);
        if (item.text.find_first_of("0123456789") != std::string::npos)
            report(item.line, "a text without figures was expected: " + item.text);
    }

    // Checks the items of an entry and returns their texts.
    std::vector<std::string> texts(const Group &group, const std::string &key, std::optional<Line> line)
    {
        const Entry *entry = group.find(key);
        if (entry == nullptr || entry->items.empty()) {
            report(entry == nullptr ? group.line : entry->line,
                   "the list \"" + key + "\" is missing or empty");
            return {};
        }
        std::vector<std::string> all;
        for (const Item &item : entry->items) {
            if (item.text.empty())
                report(item.line, "a text was expected after \"-\"");
            else if (line)
                check(item, *line);
            if (line && std::ranges::find(all, item.text) != all.end())
                report(item.line, "this text is in the list twice: " + item.text);
            all.push_back(item.text);
        }
        return all;
    }

    void readWords()
    {
        m_file = readSentenceFile(m_folder / "language.txt", m_problems);
        const Group &words = m_file.groups.front();
        checkKeys(words,
                  {"name",
                   "colon",
                   "nouns come first",
                   "adjectives agree",
                   "last in a sentence",
                   "last in a list",
                   "prepositions"});
        m_language.name = value(words, "name");
        m_language.colon = value(words, "colon");
        m_language.headStandsFirst = yes(words, "nouns come first");
        m_language.inflects = yes(words, "adjectives agree");
        m_language.sentenceJoints = texts(words, "last in a sentence", std::nullopt);
        m_language.listJoints = texts(words, "last in a list", std::nullopt);
        if (words.find("prepositions") != nullptr)
            for (const std::string &each : texts(words, "prepositions", std::nullopt))
                m_language.prepositions.push_back(' ' + each + ' ');
        if (m_file.groups.size() != 2 || m_file.groups.back().name != "endings")
            report(0, "one group \"[endings]\" was expected");
        for (const Entry &entry : m_file.groups.back().entries)
            if (m_file.groups.size() == 2)
                readEndings(entry);
    }

    void readEndings(const Entry &entry)
    {
        const auto role = roles.find(entry.key);
        if (role == roles.end())
            return report(entry.line, "unknown role \"" + entry.key + '"');
        for (std::size_t at = 0; at <= entry.value.size();) {
            const std::size_t end = std::min(entry.value.find(',', at), entry.value.size());
            const std::string text = trimmed(entry.value.substr(at, end - at));
            if (text.empty() || text == "-")
                report(entry.line, "an ending or a word was expected between two commas");
            m_language.endings.push_back(
                {.text = text.starts_with('-') ? text.substr(1) : ' ' + text, .role = role->second});
            at = end + 1;
        }
    }

    void readSentences()
    {
        m_file = readSentenceFile(m_folder / setsName, m_problems);
        const std::vector<Group> groups = m_file.groups;
        if (!groups.front().entries.empty())
            report(groups.front().entries.front().line, "a line \"[name]\" was expected before it");
        std::set<std::string, std::less<>> known;
        for (const auto &[name, role] : roles)
            known.insert(name);
        for (std::size_t i = 1; i < groups.size(); ++i) {
            const Group &group = groups[i];
            checkKeys(group, known);
            SentenceSet set{.line = group.line, .parts = {}};
            for (const Entry &entry : group.entries)
                if (const auto role = roles.find(entry.key); role != roles.end())
                    set.parts.push_back(
                        {.role = role->second, .sentences = texts(group, entry.key, Line::Sentence)});
            for (const std::string &name : known)
                if (group.find(name) == nullptr)
                    report(group.line, "no sentences for \"" + name + '"');
            if (!group.entries.empty())
                checkTerms(group.entries.back());
            if (!m_sets.emplace(group.name, std::move(set)).second)
                report(group.line, "the name \"" + group.name + "\" is used twice");
        }
    }

    // A term may be anything: it stands in a list behind a colon, at the end.
    void checkTerms(const Entry &entry)
    {
        if (entry.key != "term")
            return report(entry.line, "\"term:\" was expected as the last role");
        for (const Item &item : entry.items)
            if (item.text.find(m_language.colon + " {}") == std::string::npos)
                report(item.line,
                       "\"" + m_language.colon + " {}\" was expected in a sentence of terms: " + item.text);
    }

    DocumentKind readDocument(const std::string &kind)
    {
        m_file = readSentenceFile(m_folder / (kind + ".txt"), m_problems);
        const Group head = m_file.groups.front();
        if (m_file.groups.size() > 1)
            report(m_file.groups[1].line, "no group was expected in a document");
        checkKeys(head, {"type", "nothing", "sentences", "titles"});
        DocumentKind document;
        document.type = value(head, "type");
        document.nothing = value(head, "nothing");
        if (const Entry *entry = head.find("nothing"))
            check({.text = entry->value, .line = entry->line}, Line::Plain);
        document.titles = texts(head, "titles", Line::Title);
        const Entry *entry = head.find("sentences");
        const auto set = m_sets.find(value(head, "sentences"));
        if (set != m_sets.end()) {
            set->second.isUsed = true;
            document.parts = set->second.parts;
        } else if (entry != nullptr) {
            report(entry->line, std::string(setsName) + " has no \"[" + entry->value + "]\"");
        }
        return document;
    }

    struct SentenceSet
    {
        int line = 0;
        std::vector<Part> parts;
        bool isUsed = false;
    };

    static constexpr const char *setsName = "sentences.txt";

    std::filesystem::path m_folder;
    Problems &m_problems;
    SentenceLanguage m_language;
    SentenceFile m_file;                                    ///< the one that is read
    std::map<std::string, SentenceSet, std::less<>> m_sets; ///< of sentences.txt, by name
};

} // namespace

SentenceLanguage readLanguage(const std::filesystem::path &folder, Problems &problems)
{
    return Reader(folder, problems).read();
}

} // namespace sentences
