#pragma once

#include "core/synthesis/PublicInputs.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace tests {

/// Stands in for a model: a row is a line, and its numbers are those after "v". Simulated, as real weights
/// take minutes to train; the program itself is tested in tests/rewriter.
class PlainRewriter final : public core::synthesis::TextRewriter
{
public:
    explicit PlainRewriter(std::int64_t values = 4,
                           core::rewriter::ModelForm form = core::rewriter::ModelForm::Bart)
    {
        m_facts.form = form;
        m_facts.values = values;
        m_facts.clip = 1.0;
        m_weights.fill(7);
    }

    core::rewriter::ModelFacts &facts() { return m_facts; }
    core::Digest &weights() { return m_weights; }
    /// What every row decodes to from now on, in place of a line that rowsOf() takes.
    void decodeTo(std::string text) { m_decoded = std::move(text); }
    const core::rewriter::ModelFacts &facts() const override { return m_facts; }
    const core::Digest &weights() const override { return m_weights; }

    std::vector<std::string> rowsOf(std::string_view text) const override
    {
        std::vector<std::string> rows;
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            if (end > 0)
                rows.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return rows;
    }

    core::Result<std::vector<float>> encode(std::span<const std::string> rows,
                                            core::JobControl &control) const override
    {
        if (control.isCancelled())
            return core::cancelled();
        std::vector<float> numbers;
        for (const std::string &row : rows)
            numbers.insert(numbers.end(), static_cast<std::size_t>(m_facts.values), numberOf(row));
        return numbers;
    }

    core::Result<std::vector<std::string>> decode(std::span<const float> numbers,
                                                  core::JobControl &) const override
    {
        std::vector<std::string> texts;
        for (std::size_t at = 0; at < numbers.size(); at += static_cast<std::size_t>(m_facts.values))
            texts.push_back(m_decoded ? *m_decoded : "v" + std::to_string(std::lround(numbers[at] * 100)));
        return texts;
    }

private:
    // In hundredths: "v25" is 0.25.
    static float numberOf(const std::string &row)
    {
        return row.size() > 1 && row[0] == 'v' ? static_cast<float>(std::atof(row.c_str() + 1) / 100) : 0.0F;
    }

    core::rewriter::ModelFacts m_facts;
    core::Digest m_weights = {};
    std::optional<std::string> m_decoded;
};

} // namespace tests
