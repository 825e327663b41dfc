#include "core/evaluation/attack/MembershipAttack.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/attack/PhraseModel.h"
#include "core/evaluation/classifiers/TextFeatures.h"
#include "core/pipeline/reading/RecordPump.h"
#include "core/plan/LabelMap.h"
#include "core/records/RecordStream.h"

#include <algorithm>
#include <mutex>
#include <unordered_map>
#include <utility>

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
    std::vector<AttackedText> units;
    std::int64_t passedOver = 0;
};

/// Collects what is known of each unit. PRIVATE. add() may be called from several threads at once.
class Units final
{
public:
    explicit Units(bool areByPerson)
        : m_areByPerson(areByPerson)
    {}

    void add(const std::string &person, AttackedText &&text)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_areByPerson) {
            m_side.units.push_back(std::move(text));
            return;
        }
        const auto [place, isNew] = m_places.try_emplace(person, m_side.units.size());
        if (isNew) {
            m_side.units.push_back(std::move(text));
            return;
        }
        AttackedText &unit = m_side.units[place->second];
        unit.nearest = std::max(unit.nearest, text.nearest);
        unit.phrases = sumOf(unit.phrases, text.phrases);
    }
    void passOver()
    {
        const std::scoped_lock lock(m_mutex);
        ++m_side.passedOver;
    }
    Side take() && { return std::move(m_side); }

private:
    bool m_areByPerson;
    std::mutex m_mutex;
    std::unordered_map<std::string, std::size_t> m_places;
    Side m_side;
};

bool hasLabels(const std::vector<std::string> &labels)
{
    return labels.size() > 1 || (labels.size() == 1 && !labels.front().empty());
}

Result<Side> readSide(const TestRecords &records,
                      const std::vector<std::string> &labels,
                      const SyntheticTexts &released,
                      unsigned threads,
                      const Progress &progress)
{
    KEYSEED_ASSIGN(auto reader, records::openToCheck(records.source));
    const plan::LabelMap declared(labels, records.labelValues, records.severalLabels);
    const bool needsLabel =
        hasLabels(labels) && (records.source.labelColumn || !records.source.join.files.empty());
    const bool needsPerson = records.source.personColumn.has_value();
    Units units(needsPerson);
    const auto work = [&](const records::Record &record) {
        const bool counts = records::hasText(record) && (!needsPerson || !record.person.empty())
                            && (!needsLabel || !declared.labelsOf(record).empty());
        if (counts)
            units.add(record.person, released.look(record.text));
        else
            units.passOver();
    };
    PartControl part(progress);
    KEYSEED_TRY(pipeline::pumpRecords(*reader, threads, work, part));
    if (part.isCancelled())
        return cancelled();
    Side side = std::move(units).take();
    if (side.units.empty())
        return fail(ErrorCode::InvalidRecords,
                    records.source.file().string()
                        + ": no record counts, so there is nothing to attack; check the columns and labels");
    return side;
}

/// The others with the columns of the members. A file to join says nothing of them.
TestRecords likeMembers(const TestRecords &members, const records::Source &others)
{
    TestRecords records = members;
    records.source = others;
    if (!members.source.join.files.empty()) {
        records.source.join = {};
        records.source.labelColumn.reset();
    }
    return records;
}

std::vector<double> scoresOf(const Side &side,
                             AttackKind kind,
                             const SyntheticTexts &released,
                             const PhraseModel &reference,
                             bool isInReference)
{
    std::vector<double> scores;
    for (const AttackedText &text : side.units) {
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
                                          const TestRecords &members,
                                          const records::Source &others,
                                          const std::vector<std::string> &labels,
                                          const synthesis::PublicInputs &inputs,
                                          JobControl &control,
                                          unsigned threads)
{
    if (texts.empty())
        return fail(ErrorCode::InvalidPackage, "the package has no text to attack");
    SyntheticTexts released(inputs);
    KEYSEED_TRY(released.add(texts, featureStage(control)));
    const Progress testing = Progress(control, "testing").part(0.1, 1.0);
    KEYSEED_ASSIGN(const auto outside,
                   readSide(likeMembers(members, others), labels, released, threads, testing.part(0.0, 0.5)));
    KEYSEED_ASSIGN(const auto inside, readSide(members, labels, released, threads, testing.part(0.5, 1.0)));
    PhraseModel reference(inputs.vocabulary.size());
    for (const AttackedText &text : outside.units)
        reference.add(text.phrases);
    MembershipAttack attack{.synthetic = static_cast<std::int64_t>(texts.size()),
                            .passedOver = inside.passedOver + outside.passedOver,
                            .unitIsPerson = members.source.personColumn.has_value(),
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
