#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/imports/ConceptList.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "core/vocabulary/imports/LineStream.h"
#include "core/vocabulary/imports/SemanticTypes.h"

#include <algorithm>
#include <array>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 1> oboSettings = {
    {{.key = "file",
      .type = SettingType::File,
      .what = "the path of an ontology in OBO format",
      .title = QT_TRANSLATE_NOOP("VocabularyText", "File")}}};

/// The kind of terms in well-known ontologies, by the prefix of their ids.
struct Ontology
{
    std::string_view prefix;
    Kind kind;
};
constexpr std::array<Ontology, 9> ontologies = {{
    {"DOID", Kind::Disease},
    {"MONDO", Kind::Disease},
    {"HP", Kind::Symptom},
    {"UBERON", Kind::BodyPart},
    {"FMA", Kind::BodyPart},
    {"CL", Kind::BodyPart},
    {"DRON", Kind::Drug},
    {"NCBITaxon", Kind::Organism},
    {"CHEBI", Kind::Substance},
}};

Kind kindOfId(std::string_view id)
{
    const std::string_view prefix = id.substr(0, std::min(id.find(':'), id.size()));
    const auto found = std::ranges::find(ontologies, prefix, &Ontology::prefix);
    return found == ontologies.end() ? Kind::Other : found->kind;
}

// OBO 1.4, section "Escape characters".
char unescaped(char code)
{
    return code == 'n' || code == 't' || code == 'W' ? ' ' : code;
}

/// One `[Term]`, as far as a vocabulary needs it.
struct Stanza
{
    std::string id;
    std::string name;
    std::vector<std::string> synonyms; ///< those that mean the same
    bool isTerm = false;
    bool isObsolete = false;
};

/// OBO 1.2 and 1.4: stanzas of `tag: value {modifiers} ! comment` lines (owlcollab/oboformat).
class OboReader final
{
public:
    explicit OboReader(LineStream lines)
        : m_lines(std::move(lines))
    {}

    Result<Imported> read(JobControl &control);

private:
    Result<bool> nextLine();
    Result<void> take();
    Result<void> takeTag(std::string_view tag, std::string_view value);
    Result<void> takeSynonym(std::string_view value);
    void endStanza();

    LineStream m_lines;
    std::string m_line; // with the lines that continue it
    bool m_isHeader = true;
    bool m_isFirst = true;
    Stanza m_stanza;
    ConceptList m_concepts;
};

Result<bool> OboReader::nextLine()
{
    m_line.clear();
    std::string_view line;
    while (true) {
        const auto more = m_lines.next(line);
        if (!more || !*more)
            return !more || m_line.empty() ? more : Result<bool>(true);
        m_line += line;
        // An escaped backslash at the end is no continuation.
        const std::size_t last = m_line.find_last_not_of('\\');
        const std::size_t slashes = m_line.size() - (last == std::string::npos ? 0 : last + 1);
        if (slashes % 2 == 0)
            return true;
        m_line.pop_back();
        if (m_line.size() > std::size_t{1} << 20)
            return m_lines.wrong("longer than 1 MB with the lines that continue it");
    }
}

// Returns the value without modifiers and comment, and with its escapes resolved.
std::string plainValue(std::string_view value)
{
    std::string plain;
    for (std::size_t i = 0; i < value.size() && value[i] != '{' && value[i] != '!'; ++i) {
        if (value[i] == '\\' && i + 1 < value.size())
            plain += unescaped(value[++i]);
        else
            plain += value[i];
    }
    return std::string(trimmed(plain));
}

Result<void> OboReader::takeSynonym(std::string_view value)
{
    std::string text;
    std::size_t i = 1;
    for (; value.starts_with('"') && i < value.size() && value[i] != '"'; ++i) {
        if (value[i] == '\\' && i + 1 < value.size())
            text += unescaped(value[++i]);
        else
            text += value[i];
    }
    if (!value.starts_with('"') || i >= value.size())
        return m_lines.wrong("a synonym in double quotes was expected (OBO 1.2 or 1.4)");
    const std::string_view scope = trimmed(value.substr(i + 1));
    if (scope.starts_with("EXACT"))
        m_stanza.synonyms.push_back(std::move(text));
    else
        m_concepts.leaveOut(
            QT_TRANSLATE_NOOP("VocabularyText", "synonyms that are broader, narrower or related"));
    return {};
}

Result<void> OboReader::takeTag(std::string_view tag, std::string_view value)
{
    if (tag == "id")
        m_stanza.id = plainValue(value);
    else if (tag == "name")
        m_stanza.name = plainValue(value);
    else if (tag == "is_obsolete")
        m_stanza.isObsolete = plainValue(value) == "true";
    else if (tag == "synonym")
        return takeSynonym(value);
    return {};
}

void OboReader::endStanza()
{
    if (m_stanza.isTerm && m_stanza.isObsolete)
        m_concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "obsolete concepts"));
    else if (m_stanza.isTerm && !m_stanza.id.empty()) {
        const auto which = m_concepts.conceptOf(m_stanza.id);
        m_concepts.addKind(which, kindOfId(m_stanza.id));
        m_concepts.addName(which, m_stanza.name, 0);
        for (const std::string &synonym : m_stanza.synonyms)
            m_concepts.addName(which, withoutTag(synonym).name, 1);
    }
    m_stanza = {};
}

Result<void> OboReader::take()
{
    const std::string_view line = trimmed(m_line);
    if (line.empty() || line.starts_with('!'))
        return {};
    if (line.starts_with('[')) {
        endStanza();
        m_isHeader = false;
        m_stanza.isTerm = line.starts_with("[Term]");
        return {};
    }
    const std::size_t colon = line.find(':');
    const bool isTag = colon != std::string_view::npos && colon > 0;
    if (!isTag || (std::exchange(m_isFirst, false) && m_isHeader && line.find(' ') < colon))
        return m_lines.wrong("\"tag: value\" or \"[Term]\" was expected (OBO 1.2 or 1.4); name an .obo file");
    return m_isHeader ? Result<void>() : takeTag(line.substr(0, colon), trimmed(line.substr(colon + 1)));
}

Result<Imported> OboReader::read(JobControl &control)
{
    while (true) {
        KEYSEED_ASSIGN(const auto more, nextLine());
        if (!more)
            break;
        KEYSEED_TRY(take());
    }
    endStanza();
    auto imported = m_concepts.finish(control);
    if (imported)
        imported->summary.files.push_back({m_lines.path(), m_lines.number(), m_lines.finish()});
    return imported;
}

/// An ontology: HPO, the Human Disease Ontology and others.
class Obo final : public ImportingSource
{
public:
    std::string_view name() const override { return "obo"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "An ontology in OBO format, such as HPO");
    }
    std::string_view advice() const override
    {
        return QT_TRANSLATE_NOOP(
            "VocabularyText",
            "Synonyms that mean the same count as the same phrase. Check the licence of the ontology.");
    }
    std::span<const SourceSetting> settings() const override { return oboSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> obo = {".obo"};
        return obo;
    }
    Confidence recognise(const FileHeader &header) const override
    {
        if (header.firstLine.starts_with("format-version:"))
            return Confidence::Content;
        return header.name.ends_with(".obo") ? Confidence::Name : Confidence::None;
    }

private:
    Result<Imported> read(const Settings &settings, JobControl &control) const override
    {
        auto lines = LineStream::open(textOf(settings, "file"), {}, control);
        return lines ? OboReader(std::move(*lines)).read(control) : fail(lines.error());
    }
};

} // namespace

const Source &obo()
{
    static const Obo source;
    return source;
}

} // namespace core::vocabulary::source
