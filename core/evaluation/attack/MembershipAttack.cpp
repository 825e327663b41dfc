#include "core/evaluation/attack/MembershipAttack.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/attack/PhraseModel.h"
#include "core/evaluation/classifiers/TextFeatures.h"
#include "core/pipeline/reading/RecordPump.h"
#include "core/records/RecordStream.h"

#include <atomic>
#include <mutex>

namespace core::evaluation {

namespace {

/// The features of a text for the attacks. PRIVATE for a record.
struct AttackedText
{
    double nearest = -1.0;
    PhraseUses phrases;
};

/// The synthetic texts as both attacks see them. Immutable once made.
class SyntheticTexts final
{
public:
    explicit SyntheticTexts(const synthesis::PublicInputs &inputs)
        : m_inputs(inputs)
        , m_features(inputs, {})
        , m_model(inputs.vocabulary.size())
    {}

    Result<void> add(const std::vector<std::string> &texts, const Progress &progress)
    {
        m_vectors.resize(static_cast<Eigen::Index>(texts.size()),
                         static_cast<Eigen::Index>(m_features.vectorColumns()));
        for (std::size_t i = 0; i < texts.size(); ++i) {
            KEYSEED_TRY(progress.at(static_cast<double>(i) / static_cast<double>(texts.size())));
            m_vectors.row(static_cast<Eigen::Index>(i)) = vectorOf(texts[i]);
            m_model.add(phraseUses(m_inputs, texts[i]));
        }
        return {};
    }

    AttackedText look(std::string_view text) const
    {
        const Eigen::VectorXf products = m_vectors * vectorOf(text).transpose();
        return {static_cast<double>(products.maxCoeff()), phraseUses(m_inputs, text)};
    }
    double logLikelihood(const PhraseUses &text) const { return m_model.logLikelihood(text); }

private:
    Eigen::RowVectorXf vectorOf(std::string_view text) const
    {
        const auto row = m_features.vector(weighedPhrases(m_inputs, text));
        return Eigen::Map<const Eigen::RowVectorXf>(row.values.data(),
                                                    static_cast<Eigen::Index>(row.values.size()));
    }

    const synthesis::PublicInputs &m_inputs;
    TextFeatures m_features;
    PhraseModel m_model;
    RowMatrix<float> m_vectors; ///< one row for each text
};

struct Side
{
    std::vector<AttackedText> texts;
    std::int64_t passedOver = 0;
};

Result<Side>
readSide(records::Source source, const SyntheticTexts &released, unsigned threads, const Progress &progress)
{
    source.personColumn.reset();
    source.labelColumn.reset();
    source.join = {};
    KEYSEED_ASSIGN(auto reader, records::openToCheck(source));
    Side side;
    std::mutex mutex;
    const auto work = [&](const records::Record &record) {
        const bool isUsable = records::hasText(record);
        auto text = isUsable ? released.look(record.text) : AttackedText{};
        const std::scoped_lock lock(mutex);
        if (isUsable)
            side.texts.push_back(std::move(text));
        else
            ++side.passedOver;
    };
    PartControl part(progress);
    KEYSEED_TRY(pipeline::pumpRecords(*reader, threads, work, part));
    if (part.isCancelled())
        return cancelled();
    if (side.texts.empty())
        return fail(ErrorCode::InvalidRecords,
                    source.file().string() + ": no record with a text to attack with; check the columns");
    return side;
}

std::vector<double> scoresOf(const Side &side,
                             AttackKind kind,
                             const SyntheticTexts &released,
                             const PhraseModel &reference,
                             bool isInReference)
{
    std::vector<double> scores;
    for (const AttackedText &text : side.texts) {
        if (kind == AttackKind::Nearest)
            scores.push_back(text.nearest);
        else
            scores.push_back(released.logLikelihood(text.phrases)
                             - (isInReference ? reference.logLikelihoodWithout(text.phrases)
                                              : reference.logLikelihood(text.phrases)));
    }
    return scores;
}

} // namespace

std::string_view attackName(AttackKind kind)
{
    return kind == AttackKind::Nearest ? "nearest document" : "likelihood ratio";
}

Result<MembershipAttack> attackMembership(const std::vector<std::string> &texts,
                                          const records::Source &members,
                                          const records::Source &others,
                                          const synthesis::PublicInputs &inputs,
                                          JobControl &control,
                                          unsigned threads)
{
    if (texts.empty())
        return fail(ErrorCode::InvalidPackage, "the package has no text to attack");
    SyntheticTexts released(inputs);
    KEYSEED_TRY(released.add(texts, featureStage(control)));
    const Progress testing = Progress(control, "testing").part(0.1, 1.0);
    KEYSEED_ASSIGN(const auto outside, readSide(others, released, threads, testing.part(0.0, 0.5)));
    KEYSEED_ASSIGN(const auto inside, readSide(members, released, threads, testing.part(0.5, 1.0)));
    PhraseModel reference(inputs.vocabulary.size());
    for (const AttackedText &text : outside.texts)
        reference.add(text.phrases);
    MembershipAttack attack{.synthetic = static_cast<std::int64_t>(texts.size()),
                            .passedOver = inside.passedOver + outside.passedOver,
                            .attacks = {}};
    for (const AttackKind kind : attackKinds)
        attack.attacks.push_back({kind,
                                  rocCurve(scoresOf(inside, kind, released, reference, false),
                                           scoresOf(outside, kind, released, reference, true))});
    return attack;
}

std::vector<double> attackScores(const std::vector<std::string> &texts,
                                 const std::vector<std::string> &reference,
                                 std::string_view text,
                                 const synthesis::PublicInputs &inputs)
{
    NoControl control;
    SyntheticTexts released(inputs);
    (void)released.add(texts, Progress(control, "features"));
    PhraseModel model(inputs.vocabulary.size());
    for (const std::string &other : reference)
        model.add(phraseUses(inputs, other));
    const AttackedText seen = released.look(text);
    return {seen.nearest, released.logLikelihood(seen.phrases) - model.logLikelihood(seen.phrases)};
}

} // namespace core::evaluation
