#include "core/review/Findings.h"
#include "core/review/PhraseSpans.h"
#include "tests/core/privacy/ReleasedForTests.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core;

// What a model answered, looked through: what begins an answer is compared with the rest of it as another
// document.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(fuzz::textOf(data, size));
    writing::Document one;
    one.seed = {"SYN-000001", "A", {"heart failure", text.substr(0, 12)}};
    one.text = text;
    writing::Document other = one;
    other.seed.id = "SYN-000002";
    other.text = text.substr(0, size / 2) + "more";
    NoControl control;
    const auto findings =
        review::reviewDocuments(privacy::ReleasedForTests::of(std::vector{one, other}), control);
    fuzz::expect(findings && findings->documents.size() == 2, "each document has findings");
    const std::size_t units = review::utf16(text).size();
    std::size_t end = 0;
    for (const review::LookAlike &found : findings->documents[0].lookAlikes) {
        fuzz::expect(found.start >= end && found.length > 0 && found.start + found.length <= units,
                     "what is found stands in the text, one behind the other");
        end = found.start + found.length;
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    std::string longRuns(300, '1');
    longRuns.append(" ").append(300, '-').append(200, 'A');
    return {
        "Seen on 12/03/2019 at 10 a.m., MRN 00123456. Call (555) 010-1234 or write to ada@example.org.\n",
        "Dr. Jane Q. Doe, 12 High Street, Springfield, SSN 123-45-6789, IBAN DE89 3704 0044 0532 0130 00.",
        "https://example.org/a?b=c 4111 1111 1111 1111, geboren am 3. M\xc3\xa4rz 1970, +49 (0)30 1234567",
        longRuns};
}
