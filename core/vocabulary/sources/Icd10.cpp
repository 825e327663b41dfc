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

constexpr std::array<SourceSetting, 2> icd10Settings = {{
    {.key = "file",
     .type = SettingType::File,
     .what =
         "the path of an order file of ICD-10-CM, or of the codes of ICD-10-GM (icd10gm2024syst_kodes.txt)",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Codes"),
     .advice = QT_TRANSLATE_NOOP(
         "VocabularyText",
         "An order file of ICD-10-CM, or the codes of ICD-10-GM (icd10gm2024syst_kodes.txt)")},
    {.key = "alphabet",
     .type = SettingType::File,
     .isNeeded = false,
     .what = "the path of the alphabet of ICD-10-GM (icd10gm2024alpha_edvtxt.txt)",
     .title = QT_TRANSLATE_NOOP("VocabularyText", "Alphabet of ICD-10-GM"),
     .advice = QT_TRANSLATE_NOOP("VocabularyText",
                                 "More names of the same diagnoses (icd10gm2024alpha_edvtxt.txt)")},
}};

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isCapital(char character)
{
    return character >= 'A' && character <= 'Z';
}

// "A00", "A00.-", "A00.0", "A000" and such: a letter and a digit at its front.
bool isCode(std::string_view code)
{
    return code.size() >= 3 && isCapital(code[0]) && isDigit(code[1]);
}

// Chapters: XVIII symptoms and findings, XX external causes, XXI factors, XXII reserved.
Kind kindOfCode(std::string_view code)
{
    constexpr std::string_view circumstances = "VWXYZU";
    if (code[0] == 'R')
        return Kind::Symptom;
    return circumstances.find(code[0]) == std::string_view::npos ? Kind::Disease : Kind::Other;
}

// Returns the code without dots and marks: "A00.-" is "A00".
std::string plainCode(std::string_view code)
{
    std::string plain;
    std::ranges::copy_if(code, std::back_inserter(plain), [](char character) {
        return isDigit(character) || isCapital(character);
    });
    return plain;
}

void addTitle(ConceptList &concepts, std::string_view code, std::string_view title, std::uint8_t rank)
{
    const auto which = concepts.conceptOf(plainCode(code));
    concepts.addKind(which, kindOfCode(code));
    concepts.addName(which, title, rank);
}

// Columns of the order file (icd10OrderFiles.pdf of the CDC), from 0: 0 to 4 order number, 6 to 12 code, 14
// heading or billable, 16 to 75 short description, 77 on long description.
constexpr std::size_t codeColumn = 6, flagColumn = 14, shortTitle = 16, longTitle = 77;

bool isOrderLine(std::string_view line)
{
    return line.size() > longTitle && std::all_of(line.begin(), line.begin() + 5, isDigit)
           && isCode(line.substr(codeColumn, 7)) && (line[flagColumn] == '0' || line[flagColumn] == '1');
}

Result<void> takeOrderLine(const LineStream &lines, std::string_view line, ConceptList &concepts)
{
    if (!isOrderLine(line))
        return lines.wrong(
            "an order number of 5 digits, a code, 0 or 1 and two descriptions in fixed columns were "
            "expected (icd10cm_order_2024.txt); name an order file of ICD-10-CM, or the codes of "
            "ICD-10-GM");
    const std::string_view number = trimmed(line.substr(codeColumn, 7));
    addTitle(concepts, number, line.substr(longTitle), 0);
    addTitle(concepts, number, line.substr(shortTitle, longTitle - shortTitle), 1);
    return {};
}

// Fields of the codes file (ICD-10-GM, metadata), from 0: 0 level, 1 terminal or not, 2 kind, 3 chapter, 5
// code, 8 title of the class, 9 to 11 the titles it is put together of.
using CodesFields = std::array<std::string_view, 12>;

bool splitCodesLine(std::string_view line, CodesFields &fields)
{
    return splitInto(line, ';', fields) >= fields.size() && isCode(fields[5]) && !trimmed(fields[8]).empty();
}

Result<void> takeCodesLine(const LineStream &lines, std::string_view line, ConceptList &concepts)
{
    CodesFields fields;
    if (!splitCodesLine(line, fields))
        return lines.wrong(
            "at least 12 fields between semicolons, with a code in the sixth and a title in the ninth, "
            "were expected; name the codes of ICD-10-GM (icd10gm2024syst_kodes.txt)");
    addTitle(concepts, fields[5], fields[8], 0);
    return {};
}

// Fields of the alphabet (ICD-10-GM, EDV text), from 0: 0 kind, 1 id, 2 printed, 3 primary code, 4 star code,
// 5 further code, 6 primary code 2, 7 text.
Result<void> takeAlphabetLine(const LineStream &lines, std::string_view line, ConceptList &concepts)
{
    std::array<std::string_view, 8> fields;
    if (splitInto(line, '|', fields) != fields.size() || !isDigit(fields[0].empty() ? ' ' : fields[0][0]))
        return lines.wrong(
            "8 fields between bars, with codes in the fourth to seventh and a text in the last, were "
            "expected; name the alphabet of ICD-10-GM (icd10gm2024alpha_edvtxt.txt)");
    const auto code = std::ranges::find_if(fields.begin() + 3, fields.begin() + 7, isCode);
    if (code == fields.begin() + 7)
        concepts.leaveOut(QT_TRANSLATE_NOOP("VocabularyText", "entries of the alphabet without a code"));
    else
        addTitle(concepts, *code, fields[7], 2);
    return {};
}

/// Diagnoses: ICD-10-CM, or ICD-10-GM with its alphabet.
class Icd10 final : public ImportingSource
{
public:
    std::string_view name() const override { return "icd10"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "ICD-10-CM or ICD-10-GM");
    }
    std::string_view advice() const override
    {
        return QT_TRANSLATE_NOOP(
            "VocabularyText",
            "Codes of diagnoses. Their titles that survive the noise are published: check the terms of use.");
    }
    std::span<const SourceSetting> settings() const override { return icd10Settings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> text = {".txt"};
        return text;
    }
    Confidence recognise(const FileHeader &header) const override
    {
        CodesFields fields;
        return isOrderLine(header.firstLine) || splitCodesLine(header.firstLine, fields) ? Confidence::Content
                                                                                         : Confidence::None;
    }

private:
    Result<Imported> read(const Settings &settings, JobControl &control) const override
    {
        ConceptList concepts;
        std::vector<ImportSummary::File> files;
        for (const auto &[key, path] : this->files(settings)) {
            const bool isAlphabet = key == "alphabet";
            KEYSEED_ASSIGN(auto lines, LineStream::open(path, {isAlphabet ? 0.5 : 0.0, 1.0}, control));
            std::optional<bool> isGerman;
            auto taken = forEachFilledLine(lines, [&](std::string_view line) {
                if (!isGerman)
                    isGerman = line.find(';') == 1;
                return isAlphabet  ? takeAlphabetLine(lines, line, concepts)
                       : *isGerman ? takeCodesLine(lines, line, concepts)
                                   : takeOrderLine(lines, line, concepts);
            });
            KEYSEED_TRY(taken);
            files.push_back({path, lines.number(), lines.finish()});
        }
        auto imported = concepts.finish(control);
        if (imported)
            imported->summary.files = std::move(files);
        return imported;
    }
};

} // namespace

const Source &icd10()
{
    static const Icd10 source;
    return source;
}

} // namespace core::vocabulary::source
