#include "core/methods/evolution/TextDirections.h"

#include "core/methods/histogram/PhrasePrior.h"
#include "core/synthesis/keyphrases/Informativeness.h"

#include <cmath>
#include <numeric>

namespace core::synthesis {

TextDirections::TextDirections(const PublicInputs &inputs)
    : m_inputs(inputs)
    , m_isSilent(silentPhrases(inputs.vocabulary))
    , m_centre(Eigen::VectorXf::Zero(static_cast<Eigen::Index>(inputs.embedding.dimension())))
{
    const Eigen::VectorXf prior = phrasePrior(inputs.vocabulary);
    Eigen::VectorXf row(m_centre.size());
    for (Eigen::Index phrase = 0; phrase < prior.size(); ++phrase) {
        if (prior[phrase] <= 0)
            continue;
        inputs.embedding.copyRow(static_cast<vocabulary::TermId>(phrase),
                                 {row.data(), inputs.embedding.dimension()});
        m_centre += prior[phrase] * row;
    }
}

Direction TextDirections::of(std::span<const LabelledCount> uses) const
{
    constexpr float longest = 127;
    Eigen::VectorXf sum = Eigen::VectorXf::Zero(m_centre.size());
    Eigen::VectorXf row(m_centre.size());
    for (const LabelledCount &use : uses) {
        if (m_isSilent[use.term])
            continue;
        m_inputs.embedding.copyRow(use.term, {row.data(), m_inputs.embedding.dimension()});
        sum +=
            static_cast<float>(informativeness(use.count, m_inputs.vocabulary, use.term)) * (row - m_centre);
    }
    const float norm = sum.norm();
    if (!(norm > 0))
        return {};
    Direction direction(static_cast<std::size_t>(sum.size()));
    for (Eigen::Index at = 0; at < sum.size(); ++at)
        direction[static_cast<std::size_t>(at)] =
            static_cast<std::int8_t>(std::lround(sum[at] / norm * longest));
    return direction;
}

Direction TextDirections::of(std::string_view text) const
{
    const UnitDocument document{0, phraseCounts(*m_inputs.matcher, text)};
    return of(usesOf(std::span(&document, 1)));
}

std::int64_t nearness(const Direction &one, const Direction &other)
{
    return std::inner_product(one.begin(), one.end(), other.begin(), std::int64_t{0});
}

} // namespace core::synthesis
