#include "core/methods/rewriting/ProgramRewriter.h"

#include "core/base/Result.h"

#include <chrono>
#include <cmath>

namespace core::synthesis {

namespace {

using rewriter::Frame;

// Rows are encoded as many at once as the program takes together.
constexpr std::size_t rowsEncodedAtOnce = 32;
constexpr std::size_t rowsDecodedAtOnce = 8;
constexpr std::chrono::minutes patience(10);

Result<void> checkCount(std::size_t have, std::size_t expected)
{
    if (have == expected)
        return {};
    return fail(ErrorCode::Io, "keyseed-rewriter answered with another number of rows");
}

template<typename T>
bool says(const Frame &answer, const char *key, const T &value)
{
    const auto found = answer.header.find(key);
    return found != answer.header.end() && *found == value;
}

bool isOfFacts(const Frame &answer, const rewriter::ModelFacts &facts)
{
    const auto clip = answer.header.find("clip");
    return says(answer, "form", facts.form == rewriter::ModelForm::Bart ? "bart" : "adept")
           && says(answer, "values", facts.values) && clip != answer.header.end() && clip->is_number()
           && std::abs(clip->get<double>() - facts.clip) <= 1e-9 * facts.clip;
}

} // namespace

Result<std::shared_ptr<const ProgramRewriter>>
ProgramRewriter::open(const std::filesystem::path &folder, const std::string &program, JobControl &control)
{
    control.report(0.0, "rewriting");
    KEYSEED_ASSIGN(const auto facts, rewriter::factsOfModel(folder));
    KEYSEED_ASSIGN(auto splitter, rewriter::RowSplitter::open(folder));
    if (control.isCancelled())
        return cancelled();
    KEYSEED_ASSIGN(const auto weights, rewriter::digestOfModel(folder, facts.form));
    return std::shared_ptr<const ProgramRewriter>(
        new ProgramRewriter(folder, program, facts, weights, std::move(splitter)));
}

Result<ProgramRewriter::Process> ProgramRewriter::started(const JobControl &control) const
{
    auto process = rewriter::RewriterProcess::start(m_program, patience, control);
    KEYSEED_TRY(process);
    const bool isBart = m_facts.form == rewriter::ModelForm::Bart;
    const auto answer = (*process)->ask(
        {{{"do", "open"}, {"model", m_folder.string()}, {"form", isBart ? "bart" : "adept"}}, {}},
        patience,
        control);
    if (!answer && answer.error().code == ErrorCode::Cancelled)
        return cancelled();
    if (!answer)
        return fail(answer.error().code,
                    m_folder.string() + ": " + answer.error().detail
                        + "; the model there cannot be opened, or there is too little memory for it");
    if (!isOfFacts(*answer, m_facts))
        return fail(ErrorCode::InvalidPlan,
                    m_folder.string()
                        + ": keyseed-rewriter finds another model there than its description says");
    if (!says(*answer, "sha256", toHex(m_weights)))
        return fail(ErrorCode::InvalidPlan, m_folder.string() + ": the weights changed while they were used");
    return process;
}

Result<std::vector<float>> ProgramRewriter::encode(std::span<const std::string> rows,
                                                   JobControl &control) const
{
    KEYSEED_ASSIGN(const auto process, started(control));
    const auto values = static_cast<std::size_t>(m_facts.values);
    std::vector<float> numbers;
    numbers.reserve(rows.size() * values);
    for (std::size_t begin = 0; begin < rows.size(); begin += rowsEncodedAtOnce) {
        control.report(static_cast<double>(begin) / static_cast<double>(rows.size()), "rewriting");
        const auto some = rows.subspan(begin, std::min(rowsEncodedAtOnce, rows.size() - begin));
        const auto answer = process->ask(
            {{{"do", "encode"}, {"texts", std::vector<std::string>(some.begin(), some.end())}}, {}},
            patience,
            control);
        KEYSEED_TRY(answer);
        KEYSEED_TRY(checkCount(answer->numbers.size(), some.size() * values));
        numbers.insert(numbers.end(), answer->numbers.begin(), answer->numbers.end());
    }
    return numbers;
}

Result<std::vector<std::string>> ProgramRewriter::decode(std::span<const float> numbers,
                                                         JobControl &control) const
{
    KEYSEED_ASSIGN(const auto process, started(control));
    const auto values = static_cast<std::size_t>(m_facts.values);
    const std::size_t rows = numbers.size() / values;
    std::vector<std::string> texts;
    for (std::size_t begin = 0; begin < rows; begin += rowsDecodedAtOnce) {
        control.report(static_cast<double>(begin) / static_cast<double>(rows), "rewriting");
        const std::size_t count = std::min(rowsDecodedAtOnce, rows - begin);
        const auto some = numbers.subspan(begin * values, count * values);
        const auto answer =
            process->ask({{{"do", "decode"}, {"rows", count}}, std::vector<float>(some.begin(), some.end())},
                         patience,
                         control);
        KEYSEED_TRY(answer);
        const auto told = answer->header.find("texts");
        if (told == answer->header.end() || !told->is_array())
            return fail(ErrorCode::Io, "keyseed-rewriter answered without texts");
        KEYSEED_TRY(checkCount(told->size(), count));
        for (const auto &text : *told)
            texts.push_back(text.is_string() ? text.get<std::string>() : std::string());
    }
    return texts;
}

} // namespace core::synthesis
