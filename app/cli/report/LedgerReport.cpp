#include "app/cli/report/LedgerReport.h"

#include "app/cli/LedgerFigures.h"
#include "core/privacy/Accounting.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;
using core::privacy::LedgerEntry;
using core::privacy::SourceAccount;
using core::privacy::Spend;

void addSpend(Json &object, const Spend &spend)
{
    object["microEpsilon"] = spend.microEpsilon;
    object["picoRho"] = spend.picoRho;
    object["picoDelta"] = spend.picoDelta;
    object["epsilon"] = spend.epsilon();
    object["rho"] = spend.rho();
    object["delta"] = spend.delta();
}

struct Names
{
    const char *exact;
    const char *readable;
};

void addParts(Json &object, Names names, const std::optional<std::int64_t> &parts, double partsOfOne)
{
    object[names.exact] = parts ? Json(*parts) : Json();
    object[names.readable] = parts ? Json(static_cast<double>(*parts) / partsOfOne) : Json();
}

void addEpsilon(Json &object, Names names, const std::optional<std::int64_t> &micro)
{
    addParts(object, names, micro, 1e6);
}

void addDelta(Json &object, Names names, const std::optional<std::int64_t> &pico)
{
    addParts(object, names, pico, 1e12);
}

Json sourceJson(const SourceAccount &source)
{
    Json object{{"source", source.name}};
    addSpend(object, source.spent);
    object["epsilonFromRho"] = core::privacy::zcdpEpsilon(source.spent.rho(), deltaOfRho);
    object["epsilonFromRhoDelta"] = deltaOfRho;
    addEpsilon(object, {"capMicroEpsilon", "cap"}, source.caps.microEpsilon);
    addEpsilon(object, {"freeMicroEpsilon", "free"}, source.freeMicroEpsilon());
    addDelta(object, {"capPicoDelta", "capDelta"}, source.capPicoDelta());
    addDelta(object, {"freePicoDelta", "freeDelta"}, source.freePicoDelta());
    object["capDeltaIsDefault"] = !source.caps.picoDelta;
    return object;
}

Json entryJson(const LedgerEntry &entry)
{
    Json object{{"sequence", entry.sequence},
                {"time", entry.time},
                {"kind", entry.kind},
                {"source", entry.source},
                {"project", entry.project},
                {"person", entry.person},
                {"detail", entry.detail}};
    if (entry.kind == "reserve") {
        addSpend(object, entry.spend);
        object["state"] = stateOf(entry);
    } else if (entry.kind == "cap") {
        addEpsilon(object, {"capMicroEpsilon", "cap"}, entry.caps.microEpsilon);
        addDelta(object, {"capPicoDelta", "capDelta"}, entry.caps.picoDelta);
    } else {
        object["refers"] = entry.refers;
    }
    return object;
}

} // namespace

std::string ledgerJson(const std::filesystem::path &ledger, const core::privacy::LedgerContents &contents)
{
    Json sources = Json::array();
    for (const SourceAccount &source : contents.sources)
        sources.push_back(sourceJson(source));
    Json entries = Json::array();
    for (const LedgerEntry &entry : contents.entries)
        entries.push_back(entryJson(entry));
    const Json chain{{"verified", !contents.broken},
                     {"entries", contents.entries.size()},
                     {"fault", contents.broken ? Json(contents.broken->detail) : Json()}};
    const Json object{{"schema", "keyseed-ledger/1"},
                      {"ledger", ledger.string()},
                      {"chain", chain},
                      {"sources", std::move(sources)},
                      {"entries", std::move(entries)}};
    // A path or a user name may hold bytes that are no UTF-8.
    return object.dump(2, ' ', false, Json::error_handler_t::replace);
}

} // namespace cli
