#include "core/methods/rewriting/RewritingRun.h"

#include "core/base/Digest.h"
#include "core/base/Result.h"

#include <algorithm>
#include <utility>

namespace core::synthesis {

namespace {

privacy::HashKey drawnKey()
{
    privacy::SecureRandom random;
    return privacy::freshHashKey(random);
}

privacy::ExactCounts
labelCells(std::span<const OfferedRow> rows, std::size_t labels, const privacy::Sensitivity &sensitivity)
{
    std::vector<std::int64_t> cells(rows.size() * labels);
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (!rows[row].text.empty())
            cells[row * labels + rows[row].label] = rowLabelWeight;
    return {std::move(cells), sensitivity};
}

} // namespace

RewritingRun::RewritingRun(const RewritingKind &kind, const ReleasePlan &release, const PublicInputs &inputs)
    : m_kind(kind)
    , m_release(release)
    , m_shape(rewritingIn(release.parameters))
    , m_inputs(inputs)
    , m_key(drawnKey())
    , m_offered(static_cast<std::size_t>(m_shape.rows), static_cast<std::size_t>(m_shape.rowsPerUnit))
{}

// The same text has the same rows, so that a person's record that is there twice counts once.
Features RewritingRun::featuresOf(std::string_view text) const
{
    if (!m_inputs.rewriter)
        return {};
    std::vector<std::string> rows = m_inputs.rewriter->rowsOf(text);
    const auto most = static_cast<std::size_t>(m_shape.rowsPerUnit);
    if (rows.size() <= most)
        return packedRows(rows);
    // The text is hashed once: for each of its rows, a long one would take a time by its square.
    const privacy::KeyedHash whole = privacy::keyedHash(m_key, {text});
    std::vector<std::pair<privacy::KeyedHash, std::size_t>> order;
    for (std::size_t row = 0; row < rows.size(); ++row)
        order.emplace_back(privacy::keyedHash(m_key, {bytesOf(whole), std::to_string(row)}), row);
    std::ranges::sort(order);
    std::vector<std::string> taken;
    for (std::size_t at = 0; at < most; ++at)
        taken.push_back(std::move(rows[order[at].second]));
    return packedRows(taken);
}

void RewritingRun::add(std::span<const UnitDocument> unit)
{
    m_offered.add(unit);
}

// Empty rows are encoded as the others are: what a row is encoded to may depend on its place and on how many
// there are, and both are public.
Result<void> RewritingRun::prepareRound(int, JobControl &control)
{
    if (!m_inputs.rewriter)
        return fail(ErrorCode::Internal, "no rewriting model is open");
    std::vector<OfferedRow> rows = std::move(m_offered).take();
    if (m_release.table(rowLabelTableName) != nullptr)
        m_labelCells = labelCells(rows, m_release.labels, rowLabelSensitivity(m_shape.rowsPerUnit));
    std::vector<std::string> texts;
    texts.reserve(rows.size());
    for (OfferedRow &row : rows)
        texts.push_back(std::move(row.text));
    KEYSEED_ASSIGN(const auto encoded, m_inputs.rewriter->encode(texts, control));
    if (encoded.size() != texts.size() * static_cast<std::size_t>(m_shape.values))
        return fail(ErrorCode::Internal, "the rewriting model gave another number of values");
    KEYSEED_ASSIGN(auto cells, privacy::rewrittenRows(encoded, gridOf(m_kind, m_shape), m_shape.rowsPerUnit));
    m_cells = std::move(cells);
    return {};
}

Result<void> RewritingRun::drawRound(int, privacy::Drawing &drawing, JobControl &)
{
    KEYSEED_ASSIGN(auto rows, drawing.draw(std::move(*m_cells), m_release.table(rowTableName)->noise));
    m_rows = std::move(rows);
    if (!m_labelCells)
        return {};
    KEYSEED_ASSIGN(auto labels,
                   drawing.draw(std::move(*m_labelCells), m_release.table(rowLabelTableName)->noise));
    m_labels = std::move(labels);
    return {};
}

privacy::Released<ReleasedModel> RewritingRun::model(const ModelFacts &facts) const
{
    ModelFacts known = facts;
    setWeights(known.parameters, m_inputs.rewriter->weights());
    const auto rows = m_rows->derive(
        [](const privacy::NoisyCounts &noisy, const ModelFacts &with) {
            return ReleasedModel{with, {{rowTableName, noisy}}, {}, {}};
        },
        known);
    if (!m_labels)
        return rows;
    return privacy::Released<ReleasedModel>::combine(
        rows, *m_labels, [](const ReleasedModel &of, const privacy::NoisyCounts &noisy) {
            ReleasedModel whole = of;
            whole.tables.push_back({rowLabelTableName, noisy});
            return whole;
        });
}

} // namespace core::synthesis
