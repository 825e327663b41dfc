#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/imports/ConceptList.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "core/vocabulary/imports/LineStream.h"

#include <algorithm>
#include <array>
#include <optional>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 3> meshSettings = {{
    {.key = "file",
     .type = SettingType::File,
     .what = "the path of the descriptors (d2024.bin), or of a file of the tree",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Headings"),
     .advice =
         QT_TRANSLATE_NOOP("VocabularyText", "The descriptors in ASCII (d2024.bin), or a file of the tree")},
    {.key = "supplement",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "the path of the supplementary concepts (c2024.bin)",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Supplementary concepts"),
     .advice =
         QT_TRANSLATE_NOOP("VocabularyText", "Drugs and rare diseases beside the headings (c2024.bin)")},
    {.key = "trees",
     .type = SettingType::Texts,
     .isNeeded = false,
     .what = "the beginning of a tree number, such as C or F03",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Parts of the tree"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText", "All unless you name some: C, D27, F03"),
     .isPublished = true},
}};

struct Tree
{
    std::string_view prefix;
    Kind kind;
};
// The categories of MeSH; a longer beginning goes before a shorter one.
constexpr std::array<Tree, 12> trees = {{
    {"C23.888", Kind::Symptom}, // Signs and Symptoms
    {"D26", Kind::Drug},        // Pharmaceutical Preparations
    {"D27", Kind::Drug},        // Chemical Actions and Uses
    {"E07", Kind::Other},       // Equipment and Supplies
    {"F03", Kind::Disease},     // Mental Disorders
    {"F04", Kind::Procedure},   // Behavioral Disciplines and Activities
    {"A", Kind::BodyPart},
    {"B", Kind::Organism},
    {"C", Kind::Disease},
    {"D", Kind::Substance},
    {"E", Kind::Procedure},
    {"I", Kind::Other},
}};

Kind kindOfTree(std::string_view treeNumber)
{
    const auto found =
        std::ranges::find_if(trees, [&](const Tree &tree) { return treeNumber.starts_with(tree.prefix); });
    return found == trees.end() ? Kind::Other : found->kind;
}

// "Lung Diseases, Interstitial" is written "interstitial lung diseases" in texts; empty when nothing is to be
// turned round.
std::string inReadingOrder(std::string_view name)
{
    const std::size_t comma = name.find(", ");
    if (comma == std::string_view::npos || name.find(", ", comma + 1) != std::string_view::npos)
        return {};
    return std::string(name.substr(comma + 2)) + ' ' + std::string(name.substr(0, comma));
}

bool isTreeNumber(std::string_view text)
{
    return text.size() >= 1 && text[0] >= 'A' && text[0] <= 'Z'
           && text.find_first_not_of("0123456789.", 1) == std::string_view::npos;
}

/// Descriptors and supplementary concepts in ASCII, and the two kinds of tree files (NLM: MeSH ASCII record
/// types; mtrees.bin).
class MeshReader final
{
public:
    MeshReader(std::vector<std::string> chosen, ConceptList &concepts)
        : m_chosen(std::move(chosen))
        , m_concepts(concepts)
    {}

    Result<void> read(LineStream &lines, bool isSupplement);

private:
    struct Record
    {
        std::string id;
        std::string heading;
        std::vector<std::string> entries;
        std::vector<std::string> treeNumbers;
    };

    bool isChosen(std::string_view treeNumber) const;
    Result<void> takeLine(const LineStream &lines, std::string_view line);
    Result<void> takeTreeLine(const LineStream &lines, std::string_view line);
    void takeElement(std::string_view key, std::string_view value);
    void addNames(ConceptList::Concept which, std::string_view name, std::uint8_t rank);
    void endRecord();

    std::vector<std::string> m_chosen;
    ConceptList &m_concepts;
    bool m_isSupplement = false;
    bool m_isInRecord = false;
    Record m_record;
};

bool MeshReader::isChosen(std::string_view treeNumber) const
{
    return m_chosen.empty() || std::ranges::any_of(m_chosen, [&](const std::string &beginning) {
               return treeNumber.starts_with(beginning);
           });
}

void MeshReader::addNames(ConceptList::Concept which, std::string_view name, std::uint8_t rank)
{
    m_concepts.addName(which, name, rank);
    if (const std::string turned = inReadingOrder(name); !turned.empty())
        m_concepts.addName(which, turned, static_cast<std::uint8_t>(rank + 1));
}

void MeshReader::endRecord()
{
    const auto isOneChosen = [&](const std::string &number) { return isChosen(number); };
    if (m_isInRecord && !m_record.heading.empty()) {
        if (!m_isSupplement && !m_chosen.empty() && std::ranges::none_of(m_record.treeNumbers, isOneChosen)) {
            m_concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "headings in other trees"));
        } else {
            const auto which = m_concepts.conceptOf(m_record.id.empty() ? m_record.heading : m_record.id);
            if (m_isSupplement)
                m_concepts.addKind(which, Kind::Substance);
            for (const std::string &number : m_record.treeNumbers)
                m_concepts.addKind(which, kindOfTree(number));
            addNames(which, m_record.heading, 0);
            for (const std::string &entry : m_record.entries)
                addNames(which, entry, 2);
        }
    }
    m_record = {};
}

void MeshReader::takeElement(std::string_view key, std::string_view value)
{
    const std::string text(trimmed(value.substr(0, value.find('|'))));
    if (key == (m_isSupplement ? "NM" : "MH"))
        m_record.heading = text;
    else if (key == "UI")
        m_record.id = text;
    else if (key == "ENTRY" || key == "PRINT ENTRY" || (m_isSupplement && key == "SY"))
        m_record.entries.push_back(text);
    else if (key == "MN")
        m_record.treeNumbers.push_back(text);
}

Result<void> MeshReader::takeLine(const LineStream &lines, std::string_view line)
{
    if (line == "*NEWRECORD") {
        endRecord();
        m_isInRecord = true;
        return {};
    }
    const std::size_t equals = line.find(" = ");
    const bool isEmptyElement = line.ends_with(" =");
    if (!m_isInRecord || (equals == std::string_view::npos && !isEmptyElement))
        return lines.wrong(
            "*NEWRECORD or \"KEY = value\" was expected; name a file of MeSH in ASCII (d2024.bin), "
            "or of its tree");
    if (!isEmptyElement)
        takeElement(trimmed(line.substr(0, equals)), line.substr(equals + 3));
    return {};
}

// "Body Regions;A01", or "A01<tab>D001829<tab>Body Regions" below a header.
Result<void> MeshReader::takeTreeLine(const LineStream &lines, std::string_view line)
{
    if (line.starts_with("Tree Number\t"))
        return {};
    std::array<std::string_view, 3> fields;
    std::string_view name, number, id;
    if (splitInto(line, '\t', fields) == 3) {
        number = trimmed(fields[0]);
        id = trimmed(fields[1]);
        name = fields[2];
    } else if (const std::size_t last = line.rfind(';'); last != std::string_view::npos) {
        name = id = line.substr(0, last);
        number = trimmed(line.substr(last + 1));
    }
    if (trimmed(name).empty() || id.empty() || !isTreeNumber(number))
        return lines.wrong("a heading with its tree number was expected, as in \"Body Regions;A01\" or with "
                           "tabs: tree number, id, heading");
    if (!isChosen(number)) {
        m_concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "places in other trees"));
        return {};
    }
    const auto which = m_concepts.conceptOf(id);
    m_concepts.addKind(which, kindOfTree(number));
    addNames(which, name, 0);
    return {};
}

Result<void> MeshReader::read(LineStream &lines, bool isSupplement)
{
    m_isSupplement = isSupplement;
    m_isInRecord = false;
    std::optional<bool> isTree;
    auto taken = forEachFilledLine(lines, [&](std::string_view line) {
        if (!isTree)
            isTree = !isSupplement && !line.starts_with('*')
                     && (line.starts_with("Tree Number\t")
                         || isTreeNumber(trimmed(line.substr(line.rfind(';') + 1))));
        return *isTree ? takeTreeLine(lines, line) : takeLine(lines, line);
    });
    if (taken)
        endRecord();
    return taken;
}

/// Medical Subject Headings of the National Library of Medicine.
class Mesh final : public ImportingSource
{
public:
    std::string_view name() const override { return "mesh"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "MeSH, Medical Subject Headings");
    }
    std::string_view advice() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText",
                                 "From the National Library of Medicine of the United States, whose terms of "
                                 "use ask to be named.");
    }
    std::span<const SourceSetting> settings() const override { return meshSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 2> bin = {".bin", ".txt"};
        return bin;
    }
    Confidence recognise(const FileHeader &header) const override
    {
        const std::string_view line = header.firstLine;
        const std::string_view number = trimmed(line.substr(line.find(';') + 1));
        const bool isTree = std::ranges::count(line, ';') == 1 && number.size() > 1 && isTreeNumber(number);
        return isTree || line == "*NEWRECORD" || line.starts_with("Tree Number\t") ? Confidence::Content
                                                                                   : Confidence::None;
    }

private:
    Result<Imported> read(const Settings &settings, JobControl &control) const override
    {
        ConceptList concepts;
        MeshReader reader(textsOf(settings, "trees"), concepts);
        std::vector<ImportSummary::File> files;
        const std::string supplement = textOf(settings, "supplement");
        for (const auto &[key, path] : this->files(settings)) {
            const bool isSupplement = key == "supplement";
            const Share share = supplement.empty() ? Share{}
                                : isSupplement     ? Share{0.5, 1.0}
                                                   : Share{0.0, 0.5};
            KEYSEED_ASSIGN(auto lines, LineStream::open(path, share, control));
            KEYSEED_TRY(reader.read(lines, isSupplement));
            files.push_back({path, lines.number(), lines.finish()});
        }
        auto imported = concepts.finish(control);
        if (imported)
            imported->summary.files = std::move(files);
        return imported;
    }
};

} // namespace

const Source &mesh()
{
    static const Mesh source;
    return source;
}

} // namespace core::vocabulary::source
