#include "tests/bench/experiments/Results.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"

#include <fstream>
#include <sstream>

namespace experiments {

namespace {

using core::ErrorCode;
using core::fail;
using Json = nlohmann::json;

std::string lineOf(const Measured &measured)
{
    return Json{{"key", measured.key}, {"measures", measured.measures}, {"seconds", measured.seconds}}.dump()
           + '\n';
}

std::optional<Measured> measuredIn(const std::string &line)
{
    const Json json = core::parseJson<Json>(line);
    try {
        return Measured{.key = json.at("key"),
                        .measures = json.at("measures").get<std::map<std::string, double>>(),
                        .seconds = json.at("seconds")};
    } catch (const Json::exception &) {
        return {};
    }
}

} // namespace

core::Result<Results> Results::open(const std::filesystem::path &file)
{
    Results results(file);
    if (!std::filesystem::exists(file))
        return results;
    constexpr std::uint64_t largest = 100'000'000;
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(file, largest));
    const std::string whole = text.substr(0, text.rfind('\n') + 1);
    std::istringstream lines(whole);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const auto measured = measuredIn(line);
        if (!measured)
            return fail(
                ErrorCode::InvalidRecords,
                file.string() + ':' + std::to_string(number)
                    + ": is no result of an experiment; remove the line, or begin with another folder");
        results.m_all.insert_or_assign(measured->key, *measured);
    }
    // The next line must not follow half of another.
    if (whole.size() != text.size())
        std::filesystem::resize_file(file, whole.size());
    return results;
}

std::optional<Measured> Results::find(const std::string &key) const
{
    const std::scoped_lock lock(*m_mutex);
    const auto found = m_all.find(key);
    return found == m_all.end() ? std::nullopt : std::optional(found->second);
}

core::Result<void> Results::add(const Measured &measured)
{
    const std::scoped_lock lock(*m_mutex);
    std::ofstream file(m_file, std::ios::app | std::ios::binary);
    file << lineOf(measured) << std::flush;
    if (!file)
        return fail(ErrorCode::Io, m_file.string() + ": cannot be written; check the disk");
    m_all.insert_or_assign(measured.key, measured);
    return {};
}

std::size_t Results::size() const
{
    const std::scoped_lock lock(*m_mutex);
    return m_all.size();
}

} // namespace experiments
