#include "core/base/JobControl.h"
#include "core/base/Text.h"
#include "core/sources/Sources.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core::vocabulary;

namespace {

// With a comma, for instance, a term does not stand in a text as one phrase.
bool isPlainWords(std::string_view term)
{
    return term.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ")
           == std::string_view::npos;
}

} // namespace

// The first byte chooses the source.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto text = fuzz::textOf(data, size);
    std::vector<const ImportingSource *> importing;
    for (const Source *source : sources())
        if (source->importing() != nullptr)
            importing.push_back(source->importing());
    const ImportingSource &source = *importing[fuzz::takeByte(text) % importing.size()];
    core::NoControl control;
    const auto file = fuzz::written(text, "terminology");
    const auto recognised = recognisedSource(file);
    fuzz::expect(recognised ? *recognised == nullptr || findSource((*recognised)->name()) == *recognised
                            : recognised.error().code == core::ErrorCode::InvalidPlan,
                 "what a file is, is one of the sources or unknown, or it is compressed");
    const auto imported = source.importFiles({{"file", file.string()}}, control);
    if (!imported) {
        fuzz::expectLine(imported.error().detail);
        return 0;
    }
    fuzz::expect(imported->summary.concepts >= imported->terms.size(), "a term is a concept");
    const auto vocabulary = Vocabulary::fromTerms(imported->terms);
    fuzz::expect(vocabulary.has_value(), "what is imported is a lexicon");
    const PhraseMatcher matcher(*vocabulary);
    for (TermId id = 0; id < vocabulary->size(); ++id) {
        const auto term = vocabulary->term(id);
        fuzz::expect(term.size() <= 200 && core::isPlainText(term), "a term is a short plain text");
        const auto found = matcher.matchInOrder(term);
        fuzz::expect(!isPlainWords(term) || (found.size() == 1 && found.front() == id),
                     "a term alone is found as itself");
    }
    return 0;
}

// In the order of the sources: umls, snomed, mesh, icd10, obo, rxnorm, csv.
std::vector<std::string> fuzzSeeds()
{
    const auto seed = [](char source, const std::string &bytes) { return std::string(1, source) + bytes; };
    const std::string rrf = "C01|ENG|P|L1|PF|S1|Y|A1||M1|D1|MSH|MH|D1|Heart Failure|0|N|256|\n"
                            "C01|ENG|S|L2|PF|S2|N|A2||M1|D1|RXNORM|SY|D1|cardiac failure|0|N||\n"
                            "C02|GER|P|L3|VO|S3|Y|A3||M1|D1|MSHGER|MH|D2|Herz|0|O||\n";
    return {
        seed(0, rrf),
        seed(1,
             "id\teffectiveTime\tactive\tmoduleId\tconceptId\tlanguageCode\ttypeId\tterm\tcaseSignificanceId"
             "\r\n"
             "1\t2024\t1\t9\t22\ten\t900000000000003001\tAsthma (disorder)\t9\r\n"
             "2\t2024\t1\t9\t22\ten\t900000000000013009\tBronchial asthma\t9\r\n"),
        seed(2,
             "*NEWRECORD\nMH = Lung Diseases, Interstitial\nENTRY = Pneumonitis|T047\nMN = C08.381\nUI = "
             "D1\n"),
        seed(2, "Headache;C23.888\nFoot;A01.378\n"),
        seed(2, "Tree Number\tDesc Ui\tTerm\nA01\tD001829\tBody Regions\n"),
        seed(3,
             "00001 A00     0 Cholera                                                      Cholera\n"
             "00002 R51     1 Headache                                                     Headache\n"),
        seed(3, "3;N;X;01;A00;A00.-;A00;A00;Cholera;Cholera;;;V;V\n"),
        seed(4,
             "format-version: 1.2\n\n[Term]\nid: HP:1\nname: Fever {a=\"b\"} ! c\nsynonym: \"py\\\"rexia\" "
             "EXACT "
             "[]\n\n[Typedef]\nid: x\n"),
        seed(5, rrf),
        seed(6, "term;concept;weight;kind\n\"femur\";1;2.5;body part\nthigh bone;1;;\n"),
    };
}
