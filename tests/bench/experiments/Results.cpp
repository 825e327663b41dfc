#include "tests/bench/experiments/Results.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>

namespace experiments {

namespace {

using core::ErrorCode;
using core::fail;
using Json = nlohmann::json;

std::string lineOf(const Measured &measured)
{
    const Cell &cell = measured.cell;
    return Json{{"system", cell.system},
                {"epsilon", cell.epsilon},
                {"draw", cell.draw},
                {"learner", cell.learner},
                {"seed", cell.seed},
                {"accuracy", measured.accuracy},
                {"macroF1", measured.macroF1},
                {"seconds", measured.seconds}}
               .dump()
           + '\n';
}

std::optional<Measured> measuredIn(const std::string &line)
{
    const Json json = core::parseJson<Json>(line);
    try {
        return Measured{.cell = {.system = json.at("system"),
                                 .epsilon = json.at("epsilon"),
                                 .draw = json.at("draw"),
                                 .learner = json.at("learner"),
                                 .seed = json.at("seed")},
                        .accuracy = json.at("accuracy"),
                        .macroF1 = json.at("macroF1"),
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
                    + ": is no result of an experiment; take the line out, or begin with another folder");
        results.m_all.push_back(*measured);
    }
    // So that the next line does not stand behind half of another.
    if (whole.size() != text.size())
        std::filesystem::resize_file(file, whole.size());
    return results;
}

bool Results::has(const Cell &cell) const
{
    const std::scoped_lock lock(*m_mutex);
    return std::ranges::any_of(m_all, [&](const Measured &each) { return each.cell == cell; });
}

core::Result<void> Results::add(const Measured &measured)
{
    const std::scoped_lock lock(*m_mutex);
    std::ofstream file(m_file, std::ios::app | std::ios::binary);
    file << lineOf(measured) << std::flush;
    if (!file)
        return fail(ErrorCode::Io, m_file.string() + ": cannot be written; check the disk");
    m_all.push_back(measured);
    return {};
}

std::vector<Measured> Results::all() const
{
    const std::scoped_lock lock(*m_mutex);
    return m_all;
}

} // namespace experiments
