#include "core/vectorserver/VectorQueue.h"

#include "core/vectorserver/AskingRun.h"

#include <vector>

namespace core::vectorserver {

namespace {

class KeptAnswers final : public Answers
{
public:
    explicit KeptAnswers(embedding::AskedVectors &kept)
        : m_kept(kept)
    {}

    bool has(std::string_view text) const override { return m_kept.has(text); }
    std::size_t dimension() const override { return m_kept.dimension(); }
    Result<void> add(std::span<const std::string_view> texts, const embedding::RowMatrix &rows) override
    {
        return m_kept.add(texts, rows);
    }

private:
    embedding::AskedVectors &m_kept;
};

} // namespace

Result<RequestOutcome> askForVectors(const vocabulary::Vocabulary &terms,
                                     const ServerAccess &access,
                                     embedding::AskedVectors &kept,
                                     JobControl &control)
{
    std::vector<std::string_view> texts;
    for (vocabulary::TermId term = 0; term < terms.size(); ++term)
        texts.push_back(terms.term(term));
    KeptAnswers answers(kept);
    auto outcome = runAsking(texts, access, answers, control);
    if (!outcome && outcome.error().code == ErrorCode::Network)
        outcome.error().detail += "; what was answered is kept, ask again when it is mended";
    return outcome;
}

} // namespace core::vectorserver
