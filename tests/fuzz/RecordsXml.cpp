#include "tests/fuzz/RecordsRun.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const auto file = fuzz::written(text, "records.xml");
    auto source = fuzz::recordsSource(file, "xml");
    source.textColumn = "TEXT";
    source.labelColumn = "TAGS/A@met";
    source.personColumn = "@id";
    const auto read = fuzz::checkRecords(source);
    fuzz::expect(read.found.size() <= 1, "a document is one record");
    if (text.starts_with('<')) // and is no damaged archive
        for (const core::records::ReadError &error : read.errors)
            fuzz::expect(error.code == core::ErrorCode::InvalidPlan || error.place.line > 0,
                         "a error has its line");
    fuzz::checkTellsNothing(read);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n<PatientMatching "
            "id='7'>\n<TEXT><![CDATA[\nZq7Secret <pain> "
            "&\n]]></TEXT>\n<TAGS>\n<A met=\"not met\" />\n<A met='met'/>\n</TAGS>\n</PatientMatching>\n",
            "<?xml version='1.0' encoding='windows-1252'?><r id='1'><TEXT> a <b>\xE9</b>&lt;&#233;</TEXT>"
            "<!-- c --><?p q?><TAGS><A met='x'/></TAGS></r>",
            "<!DOCTYPE r [<!ENTITY a 'Zq7Secret'><!ENTITY b '&a;&a;'>]><r><TEXT>&b;</TEXT></r>",
            "<!DOCTYPE r SYSTEM 'x.dtd'><r id=''><TEXT>&c;</TEXT><TEXT/><TAGS><A met=''>t</A></TAGS></r>",
            "<a><a><a><TEXT>x</TEXT></a></a></a>"};
}
