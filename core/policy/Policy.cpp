#include "core/policy/Policy.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/base/system/Process.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <system_error>

namespace core::policy {

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t mostPolicyBytes = std::uint64_t{1} << 20;
constexpr std::string_view schema = "keyseed-policy/1";
constexpr std::string_view section = "policy";

std::string lineOf(std::string_view text, std::string_view key)
{
    const std::size_t at = text.find('"' + std::string(key) + '"');
    if (at == std::string_view::npos)
        return "1";
    return std::to_string(1 + std::ranges::count(text.substr(0, at), '\n'));
}

std::optional<Setting> settingOf(const Json &value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number())
        return value.get<double>();
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_array() || !std::ranges::all_of(value, [](const Json &each) { return each.is_string(); }))
        return std::nullopt;
    return value.get<std::vector<std::string>>();
}

FieldCheck checkServers(const std::string &field, const std::vector<std::string> &servers)
{
    for (std::size_t at = 0; at < servers.size(); ++at)
        if (servers[at] != thisComputer && servers[at] != byHand && !servers[at].starts_with("https://")
            && !servers[at].starts_with("http://"))
            return tl::unexpected(
                wrongType(field + '[' + std::to_string(at) + ']',
                          "\"this computer\", \"by hand\" or an address such as https://host:port"));
    return {};
}

std::string shown(double number)
{
    char text[40];
    std::snprintf(text, sizeof text, "%g", number);
    return text;
}

tl::unexpected<Error> beyond(const std::string &what, double given, double most)
{
    return fail(ErrorCode::BudgetExhausted,
                what + ": " + shown(given) + " is more than " + shown(most) + ", "
                    + std::string(setByOrganisation));
}

// Sums of decimal numbers may pass a limit by their rounding alone.
bool isAbove(double given, const std::optional<double> &most)
{
    constexpr double rounding = 1e-9;
    return most && given > *most * (1 + rounding);
}

} // namespace

const FieldTable<Policy> &policyFields()
{
    const NumberFrom epsilon{0.0, 50.0};
    const NumberFrom delta{0.0, 1.0};
    const FieldUse<Policy> given = {FieldWritten::WhenGiven, nullptr};
    static const FieldTable<Policy> fields = {
        {"servers",
         &Policy::servers,
         checkServers,
         given,
         {"Servers that may be asked: \"this computer\", \"by hand\" (prompt packs), https://host:port."}},
        {"models",
         &Policy::models,
         AnyValue(),
         given,
         {"Language models that may be used; a name that ends in * stands for all that begin so."}},
        {"maxEpsilon", &Policy::maxEpsilon, epsilon, given, {"Largest epsilon of a release."}},
        {"maxDelta", &Policy::maxDelta, delta, given, {"Largest delta of a release."}},
        {"maxSourceEpsilon",
         &Policy::maxSourceEpsilon,
         NumberFrom{0.0, 1000.0},
         given,
         {"Largest sum of epsilon of all releases of a data source."}},
        {"maxSourceDelta",
         &Policy::maxSourceDelta,
         delta,
         given,
         {"Largest sum of delta of all releases of a data source."}},
        {"licences", &Policy::licences, AnyValue(), given, {"Licences of packages to choose from."}},
        {"purposes", &Policy::purposes, AnyValue(), given, {"Purposes of packages to choose from."}},
        {"checks",
         &Policy::checks,
         AnyValue(),
         given,
         {"Checks of documents that cannot be switched off; \"all\": every one."}},
    };
    return fields;
}

std::filesystem::path policyPath()
{
#ifdef KEYSEED_TEST_POLICY
    if (const char *given = std::getenv("KEYSEED_TEST_POLICY"); given != nullptr && *given != '\0')
        return given;
#endif
#ifdef _WIN32
    return "C:\\ProgramData\\Keyseed\\policy.json"; // not %ProgramData%, which a user can set
#else
    return system::settingsFolder() / "policy.json";
#endif
}

Result<PolicyFile> readPolicy(const std::filesystem::path &path)
{
    const std::string name = printable(path.string());
    KEYSEED_ASSIGN(const auto text, readWholeFile(path, mostPolicyBytes));
    if (const std::string fault = jsonFault(text); !fault.empty())
        return fail(ErrorCode::InvalidPlan, name + ":" + fault);
    const Json object = parseJson(text);
    const auto wrong = [&](std::string_view key, const std::string &words) {
        return fail(ErrorCode::InvalidPlan, name + ":" + lineOf(text, key) + ": " + printable(words));
    };
    if (!object.is_object() || object.value("schema", Json()) != schema)
        return wrong("schema", "schema: \"" + std::string(schema) + "\" was expected");
    Settings settings;
    for (const auto &[key, value] : object.items()) {
        if (key == "schema")
            continue;
        auto setting = settingOf(value);
        if (!setting)
            return wrong(key, key + ": a number, a text or a list of texts was expected");
        settings.emplace(key, std::move(*setting));
    }
    auto policy = readSettings(settings, std::string(section), policyFields());
    if (!policy) {
        const std::string field = policy.error().field.substr(section.size() + 1);
        return wrong(field.substr(0, field.find('[')), field + ": " + policy.error().what);
    }
    return PolicyFile{.path = path, .digest = sha256(text), .policy = std::move(*policy)};
}

Result<std::optional<PolicyFile>> policyInForce()
{
    const std::filesystem::path path = policyPath();
    std::error_code error;
    const auto status = std::filesystem::symlink_status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        return std::optional<PolicyFile>();
    KEYSEED_ASSIGN(auto file, readPolicy(path));
    return std::optional<PolicyFile>(std::move(file));
}

Result<void> checkSpend(double epsilon, double delta, double spentEpsilon, double spentDelta)
{
    KEYSEED_ASSIGN(const auto file, policyInForce());
    if (!file)
        return {};
    const Policy &policy = file->policy;
    if (isAbove(epsilon, policy.maxEpsilon))
        return beyond("epsilon of a release", epsilon, *policy.maxEpsilon);
    if (isAbove(delta, policy.maxDelta))
        return beyond("delta of a release", delta, *policy.maxDelta);
    if (isAbove(spentEpsilon + epsilon, policy.maxSourceEpsilon))
        return beyond(
            "epsilon of all releases of the data source", spentEpsilon + epsilon, *policy.maxSourceEpsilon);
    if (isAbove(spentDelta + delta, policy.maxSourceDelta))
        return beyond("delta of all releases of the data source", spentDelta + delta, *policy.maxSourceDelta);
    return {};
}

} // namespace core::policy
