#include "tests/fuzz/RecordsRun.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto json = fuzz::textOf(data, size);
    auto source = fuzz::recordsSource(fuzz::written(json, "records.ndjson"), "fhir");
    source.labelColumn = "type";
    source.personColumn = "patient";
    fuzz::checkTellsNothing(fuzz::checkRecords(source));
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string document =
        R"({"resourceType":"DocumentReference","id":"d","status":"current","type":{"coding":[{"code":"1"}],)"
        R"("text":"Note"},"subject":{"reference":"https://x/Patient/p/_history/1"},"content":[{"attachment":)"
        R"({"contentType":"text/plain; charset=utf-8","data":"Wnk3\nU2VjcmV0"}},{"attachment":)"
        R"({"contentType":"text/html","data":"PHA+YTwvcD4="}}]})";
    const std::string linked =
        R"({"resourceType":"DocumentReference","contained":[{"id":"p","identifier":[{"value":"9"}]}],)"
        R"("subject":{"reference":"#p"},"content":[{"attachment":{"url":"Binary/b"}}]})";
    const std::string binary = R"({"resourceType":"Binary","id":"b","contentType":"application/rtf",)"
                               R"("data":"e1xydGYxIENsZWFyfQ=="})";
    const std::string report = R"({"resourceType":"DiagnosticReport","presentedForm":[{"contentType":)"
                               R"("application/pdf","data":"YQ=="}],"conclusion":"Zq7Secret \" {["})";
    const std::string patient = R"({"resourceType":"Patient","id":"Zq7Secret"})";
    return {document + "\n" + patient + "\n" + linked + "\r\n" + binary + "\n" + report + "\n",
            R"({"resourceType":"Bundle","type":"collection","entry":[{"fullUrl":"urn:uuid:1","resource":)"
                + document + "},\n{\"resource\":" + linked + "},{\"resource\":" + binary
                + "}],\n\"total\":3}\n" + report,
            document + "\n{\"Zq7Secret\n" + report.substr(0, 90) + "\n[1]\n{\"a\":[[[[" + patient + "\n"
                + document};
}
