#include "tests/fuzz/RecordsRun.h"

// The first byte says in what encoding the steward says the file is: UTF-8 where a message says nothing, or
// that of Windows.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto rest = fuzz::textOf(data, size);
    const bool isWindows = (fuzz::takeByte(rest) & 1U) != 0;
    auto source = fuzz::recordsSource(fuzz::written(rest, "records.hl7"), "hl7");
    source.labelColumn = "document_type";
    source.personColumn = "patient";
    if (isWindows)
        source.encoding = "windows-1252";
    fuzz::checkTellsNothing(fuzz::checkRecords(source));
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string document =
        "MSH|^~\\&|A|CLINIC|B|C|20240131||MDM^T02|1|P|2.5||||||8859/1\rPID|1||4711^^^HOSP&1.2&ISO~8\r"
        "PV1|1|I|WARD||||||||||||||||V-9\rTXA|1|DS|TX|20240131||||||||D-7|||||AU\r"
        "OBX|1|TX|a||Zq7Secret one~two \\.br\\\\XE9\\\\T\\\\.sp2\\\rOBX|2|FT|a||\r"
        "OBX|3|ED|a||^TEXT^RTF^Base64^e1xydGYxIENsZWFyfQ==\r";
    const std::string results =
        "MSH#*%!$#A\r\nPID###1\r\nOBR#1###c*CT###20240101\r\nOBX#1#ST#a##Zq7Secret!F!\r\n"
        "ADD# more\r\n\r\nOBR#2###d\r\nOBX#1#ED#a##*application*pdf*Hex*5A7137\r\n";
    return {std::string(1, '\0') + "FHS|^~\\&|A\rBHS|^~\\&|A\r" + document + results + "BTS|2\rFTS|1\r",
            "\x01\x0B" + document + "\x1C\r\x0B" + results + "\x1C\r",
            "\x01Zq7Secret\rMSH||A\rMSH|^~\\&|A\rZq7Secret\rMSH|^~\\&|A\nOBX|1|TX|a||one\n\ntwo\n"};
}
