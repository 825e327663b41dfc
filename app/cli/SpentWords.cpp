#include "app/cli/SpentWords.h"

#include "core/base/PrintableText.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/Prose.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cli {

using core::privacy::LedgerEntry;
using core::privacy::SourceAccount;

std::string Spent::inWords() const
{
    using core::package::millionths;
    const auto cap = source.caps.microEpsilon;
    return core::package::spendInWords(debited.spend) + " of source \"" + core::printable(source.name)
           + "\", which has spent " + millionths(source.spent.microEpsilon)
           + (cap ? " of " + millionths(*cap) : std::string());
}

std::string Spent::asEvent() const
{
    nlohmann::ordered_json event{{"event", "spent"},
                                 {"source", source.name},
                                 {"epsilon", debited.spend.epsilon()},
                                 {"delta", debited.spend.delta()},
                                 {"sourceSpent", source.spent.epsilon()},
                                 {"sourceDelta", source.spent.delta()}};
    if (source.caps.microEpsilon)
        event["sourceCap"] = static_cast<double>(*source.caps.microEpsilon) / 1e6;
    return event.dump();
}

std::optional<Spent> spentBy(core::privacy::Ledger &ledger, std::int64_t sequence)
{
    const auto contents = ledger.contents();
    if (!contents || contents->broken)
        return {};
    const auto debited = std::ranges::find(contents->entries, sequence, &LedgerEntry::sequence);
    if (debited == contents->entries.end())
        return {};
    return Spent{*debited, *std::ranges::find(contents->sources, debited->source, &SourceAccount::name)};
}

} // namespace cli
