#include "core/package/corpus/Approval.h"

#include "core/signing/Key.h"
#include "tests/fuzz/FixedKey.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace core;

namespace {

const signing::SecretKey &officer()
{
    static const auto key = fuzz::fixedKey(1);
    return key;
}

package::ApprovalFacts facts()
{
    const std::string sum(64, 'a');
    return {.name = "Dr Ada Officer",
            .reason = "Agreed in the board",
            .approvedAt = "2026-02-01",
            .key = officer().publicKey(),
            .release = {.project = "Notes of ward 7",
                        .epsilon = "epsilon 4 per record",
                        .purpose = "Training a sorter of letters",
                        .recipient = "University of Somewhere",
                        .planSha256 = sum,
                        .files = {{"corpus.csv", sum}, {"keyphrases.jsonl", sum}, {"vocabulary.csv", sum}}}};
}

} // namespace

// Signed again after each change: else a signature that does not fit is all that is ever found.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(fuzz::textOf(data, size));
    const package::Approval approval{text, signing::signatureText(officer(), text, "approval")};
    const auto read = package::readApproval(approval);
    if (!read) {
        fuzz::expectLine(read.error().detail);
        return 0;
    }
    fuzz::expect(read->key == officer().publicKey(), "an approval names the key that signed it");
    package::Approval unsigned_ = approval;
    unsigned_.text += ' ';
    fuzz::expect(!package::readApproval(unsigned_), "an approval is as it was signed");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    auto withMore = facts();
    withMore.release.files["README.md"] = std::string(64, 'b');
    withMore.reason = "\"quoted\"\nlines, \xc3\xa9";
    return {package::approve(facts(), officer())->text, package::approve(withMore, officer())->text};
}
