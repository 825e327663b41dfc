// Makes the C++ source with the sentences of the template writer: keyseed-sentences OUTPUT FOLDER...
// Each folder is a language; the first must be English. Fails with "file:line: what is wrong".
#include "resources/sentences/generator/Sentences.h"

#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>

namespace sentences {

namespace {

std::string literal(const std::string &text)
{
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            quoted += '\\';
        quoted += letter;
    }
    return quoted + '"';
}

/// Writes the constants of one language. Their names begin with its code.
class Writing
{
public:
    Writing(const SentenceLanguage &language, std::ostream &out)
        : m_language(language)
        , m_out(out)
    {}

    void write()
    {
        std::vector<std::string> documents;
        for (const DocumentKind &each : m_language.documents)
            documents.push_back(document(each));
        const std::string sentenceJoints = texts(m_language.sentenceJoints);
        const std::string listJoints = texts(m_language.listJoints);
        const std::string prepositions = texts(m_language.prepositions);
        const std::string endings = nextName();
        m_out << "constexpr Ending " << endings << "[] = {\n";
        for (const WordEnding &each : m_language.endings)
            m_out << "    {" << literal(each.text) << ", Role::" << each.role << "},\n";
        m_out << "};\n";
        m_out << "constexpr Language " << m_language.code
              << "Language = {\n    .code = " << literal(m_language.code)
              << ",\n    .title = " << literal(m_language.name) << ",\n    .documents = {";
        for (std::size_t i = 0; i + 1 < documents.size(); ++i)
            m_out << (i == 0 ? "&" : ", &") << documents[i];
        m_out << "},\n    .general = &" << documents.back() << ",\n    .sentenceJoints = " << sentenceJoints
              << ",\n    .listJoints = " << listJoints << ",\n    .endings = " << endings
              << ",\n    .prepositions = " << prepositions
              << ",\n    .headStandsFirst = " << word(m_language.headStandsFirst)
              << ",\n    .inflects = " << word(m_language.inflects)
              << ",\n    .colon = " << literal(m_language.colon) << ",\n};\n\n";
    }

private:
    static const char *word(bool answer) { return answer ? "true" : "false"; }
    std::string nextName() { return m_language.code + std::to_string(++m_names); }

    std::string texts(const std::vector<std::string> &all)
    {
        if (all.empty())
            return "{}";
        const auto [place, isNew] = m_texts.try_emplace(all);
        if (!isNew)
            return place->second;
        const std::string name = place->second = nextName();
        m_out << "constexpr std::string_view " << name << "[] = {\n";
        for (const std::string &each : all)
            m_out << "    " << literal(each) << ",\n";
        m_out << "};\n";
        return name;
    }

    std::string parts(const std::vector<Part> &all)
    {
        std::ostringstream list;
        for (const Part &each : all)
            list << "    {Role::" << each.role << ", " << texts(each.sentences) << "},\n";
        const auto [place, isNew] = m_parts.try_emplace(list.str());
        if (!isNew)
            return place->second;
        const std::string name = place->second = nextName();
        m_out << "constexpr RoleSentences " << name << "[] = {\n" << list.str() << "};\n";
        return name;
    }

    std::string document(const DocumentKind &kind)
    {
        const std::string sentences = parts(kind.parts);
        const std::string titles = texts(kind.titles);
        const std::string name = nextName();
        m_out << "constexpr DocumentPatterns " << name << " = {\n    .type = " << literal(kind.type)
              << ",\n    .titles = " << titles << ",\n    .parts = " << sentences
              << ",\n    .nothing = " << literal(kind.nothing) << ",\n};\n";
        return name;
    }

    const SentenceLanguage &m_language;
    std::ostream &m_out;
    int m_names = 0;
    std::map<std::vector<std::string>, std::string> m_texts; ///< the name of each list that was written
    std::map<std::string, std::string> m_parts;              ///< the name of each set of sentences
};

std::string sourceOf(const std::vector<SentenceLanguage> &languages)
{
    std::ostringstream out;
    out << "// Made from resources/sentences by the build.\n#include \"core/writing/Language.h\"\n\n"
           "namespace core::writing {\n\nnamespace {\n\n";
    for (const SentenceLanguage &each : languages)
        Writing(each, out).write();
    out << "constexpr std::array all = {";
    for (std::size_t i = 0; i < languages.size(); ++i)
        out << (i == 0 ? "&" : ", &") << languages[i].code << "Language";
    out << "};\n\n} // namespace\n\nconst Language &english = *all.front();\n\n"
           "std::span<const Language *const> languages()\n{\n    return all;\n}\n\n} // namespace "
           "core::writing\n";
    return out.str();
}

int run(const std::vector<std::string> &arguments)
{
    if (arguments.size() < 2) {
        std::fputs("usage: keyseed-sentences OUTPUT FOLDER...\n", stderr);
        return 2;
    }
    Problems problems;
    std::vector<SentenceLanguage> languages;
    for (std::size_t i = 1; i < arguments.size(); ++i)
        languages.push_back(readLanguage(arguments[i], problems));
    for (const std::string &line : problems.lines())
        std::fprintf(stderr, "%s\n", line.c_str());
    if (!problems.isEmpty())
        return 1;
    std::ofstream file(arguments.front(), std::ios::binary);
    file << sourceOf(languages);
    file.close();
    if (!file)
        std::fprintf(stderr, "%s: the file cannot be written\n", arguments.front().c_str());
    return file ? 0 : 1;
}

} // namespace

} // namespace sentences

int main(int count, char **arguments)
{
    return sentences::run({arguments + 1, arguments + count});
}
