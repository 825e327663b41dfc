#include "core/privacy/ledger/Ledger.h"

#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>

using namespace core;
using namespace core::privacy;

namespace {

/// A ledger with the two files beside it, which an attacker of the ledger does not have.
struct Original
{
    std::string ledger;
    std::string key;
    std::string head;
    std::vector<std::string> entries;
};

std::string inWords(const LedgerEntry &entry)
{
    std::string words;
    for (const std::string &text :
         {entry.time, entry.kind, entry.source, entry.project, entry.person, entry.detail})
        words += text + "|";
    for (const std::int64_t number : {entry.sequence,
                                      entry.spend.microEpsilon,
                                      entry.spend.picoRho,
                                      entry.spend.picoDelta,
                                      entry.caps.microEpsilon.value_or(-1),
                                      entry.caps.picoDelta.value_or(-1),
                                      entry.refers})
        words += std::to_string(number) + "|";
    return words;
}

std::vector<std::string> inWords(const std::vector<LedgerEntry> &entries)
{
    std::vector<std::string> words;
    std::ranges::transform(
        entries, std::back_inserter(words), [](const LedgerEntry &each) { return inWords(each); });
    return words;
}

Original madeLedger()
{
    const auto path = fuzz::folder() / "seed.sqlite";
    Original original;
    {
        auto ledger = Ledger::open(path, KeyPlace::FileBeside).value();
        const Spend two{2'000'000, 2'000'000'000'000, 0};
        const core::privacy::DataSource cardiology{"cardiology notes", "/data/notes.csv", Digest{1}};
        const core::privacy::DataSource others{"other notes", "/data/other.csv", Digest{2}};
        for (const auto &source : {cardiology, others, cardiology})
            fuzz::expect(ledger.reserve(source, "project", "histogram", two, {}).has_value(),
                         "a spend is debited");
        fuzz::expect(
            ledger.setCaps("other notes", {.microEpsilon = 9'000'000, .picoDelta = {}}, "agreed").has_value(),
            "a cap is set");
        original.entries = inWords(ledger.entries().value());
    }
    original.ledger = fuzz::contentOf(path);
    original.key = fuzz::contentOf(path.string() + ".key");
    original.head = fuzz::contentOf(path.string() + ".head");
    fuzz::expect(!original.key.empty() && !original.head.empty(), "key and head are kept beside the ledger");
    return original;
}

const Original &originalLedger()
{
    static const Original one = madeLedger();
    return one;
}

std::filesystem::path writtenForOwner(std::string_view bytes, const std::string &name)
{
    auto path = fuzz::written(bytes, name);
    std::filesystem::permissions(path,
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    return path;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    writtenForOwner(originalLedger().key, "a.sqlite.key");
    writtenForOwner(originalLedger().head, "a.sqlite.head");
    std::filesystem::remove(fuzz::folder() / "a.sqlite-journal");
    const auto path = writtenForOwner(fuzz::textOf(data, size), "a.sqlite");
    auto ledger = Ledger::open(path);
    if (!ledger) {
        fuzz::expectLine(ledger.error().detail);
        return 0;
    }
    (void)ledger->account("cardiology notes");
    (void)ledger->otherNamesOf({"third", "/data/notes.csv", Digest{1}});
    (void)ledger->unfinished();
    const auto contents = ledger->contents();
    if (!contents) {
        fuzz::expectLine(contents.error().detail);
        return 0;
    }
    const bool isWhole = ledger->verifyChain().has_value();
    fuzz::expect(isWhole == !contents->broken, "a chain is checked one way");
    if (isWhole)
        fuzz::expect(inWords(contents->entries) == originalLedger().entries,
                     "a ledger that verifies is as it was written");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {originalLedger().ledger};
}
