#include "core/methods/discrimination/DiscriminationSynthesizer.h"

#include "core/methods/discrimination/DiscriminationRun.h"
#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/discrimination/Student.h"
#include "core/methods/discrimination/TeacherForecast.h"
#include "core/methods/evolution/Selection.h"
#include "core/methods/evolution/VoteSums.h"
#include "core/methods/evolution/WrittenTexts.h"
#include "core/synthesis/ReleasePlan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::synthesis {

namespace {

constexpr std::string_view teachersPart = "teachers";
constexpr int variationsLookedAt = 64; // before they are written, for each document

Result<std::vector<Sequence>> kept(const ReleasedModel &model,
                                   const PublicInputs &inputs,
                                   const SamplingChoices &wanted,
                                   JobControl &control)
{
    const Student student(model, inputs);
    const double looked = student.reliability() * variationsLookedAt;
    return expanded(model,
                    inputs,
                    wanted,
                    student.weightsOf(model),
                    discriminationIn(model.parameters).hidden,
                    control,
                    {.of = [&student](const Wish &wish) { return student.scoreOf(wish); },
                     .tries = static_cast<int>(std::lround(looked))});
}

} // namespace

std::span<const BudgetPart> DiscriminationSynthesizer::parts() const
{
    static constexpr std::array<BudgetPart, 1> parts = {
        {{.key = teachersPart,
          .isRequired = true,
          .words = QT_TRANSLATE_NOOP("MethodText", "which texts are like the records"),
          .defaultShare = 1}}};
    return parts;
}

std::vector<FieldDescription> DiscriminationSynthesizer::settingFields() const
{
    return describe(discriminationSettings());
}

FieldCheck
DiscriminationSynthesizer::checkSettings(const Settings &settings, const std::string &path, int) const
{
    const auto read = readSettings(settings, path, discriminationSettings());
    return read ? FieldCheck() : tl::unexpected(read.error());
}

ReleasePlan DiscriminationSynthesizer::plan(const Choices &choices, const Budgets &budgets) const
{
    const auto settings = readSettings(choices.settings, {}, discriminationSettings());
    const auto noiseFor = [&](int questions, int approved) {
        const privacy::Sensitivity sensitivity = teacherSensitivity(questions, approved);
        return quieterBudget(choices, budgets, teachersPart, sensitivity, 1).noiseFor(sensitivity);
    };
    const DiscriminationShape shape = discriminationShape(*settings, choices, noiseFor);
    ReleasePlan release;
    release.parameters = parametersOf(shape, choices);
    release.parameters.method = name();
    release.tables.push_back({.name = teacherTableName,
                              .cells = choices.labels * static_cast<std::size_t>(shape.questions),
                              .sensitivity = teacherSensitivity(shape.questions, shape.approved),
                              .noise = noiseFor(shape.questions, shape.approved)});
    release.bytesBesides =
        choices.labels * static_cast<std::size_t>(shape.candidates) * storedBytesOf(choices.length);
    return release;
}

std::unique_ptr<PrivateRun>
DiscriminationSynthesizer::begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned) const
{
    return std::make_unique<DiscriminationRun>(release, inputs);
}

std::int64_t DiscriminationSynthesizer::textsBefore(int round, const ReleasePlan &release) const
{
    return round == 1
               ? static_cast<std::int64_t>(release.labels) * discriminationIn(release.parameters).candidates
               : 0;
}

std::vector<ForecastLine> DiscriminationSynthesizer::forecast(const ReleasePlan &release,
                                                              const ForecastFacts &facts) const
{
    const auto votes = votesOfTeachers(release);
    return votes ? linesOf(*votes, facts) : std::vector<ForecastLine>();
}

Result<privacy::Released<std::vector<Sequence>>>
DiscriminationSynthesizer::sample(const privacy::Released<ReleasedModel> &model,
                                  const PublicInputs &inputs,
                                  const SamplingChoices &choices,
                                  JobControl &control) const
{
    return model.tryDerive(kept, inputs, choices, control);
}

std::optional<std::uint64_t> DiscriminationSynthesizer::cellsOf(const ModelShape &shape,
                                                                std::string_view table) const
{
    if (table != teacherTableName)
        return std::nullopt;
    return shape.labels * static_cast<std::uint64_t>(discriminationIn(shape.parameters).questions);
}

std::optional<std::string> DiscriminationSynthesizer::missing(const ModelShape &,
                                                              const TableNames &tables) const
{
    return tables.contains(teacherTableName) ? std::nullopt
                                             : std::optional<std::string>("the votes of the teachers are "
                                                                          "missing");
}

std::optional<std::string> DiscriminationSynthesizer::modelProblem(const ReleasedModel &model) const
{
    const DiscriminationShape shape = discriminationIn(model.parameters);
    const auto texts =
        static_cast<std::int64_t>(shape.candidates) * static_cast<std::int64_t>(model.labels.size());
    if (shape.questions < 1 || shape.questions > texts || shape.teachers < 1 || shape.approved < 1
        || shape.approved > shape.questions || shape.chosen < 1 || shape.chosen > shape.candidates
        || shape.hidden > 100)
        return "a number of texts or of teachers is out of range";
    return poolProblem(model, static_cast<std::size_t>(shape.candidates));
}

namespace method {

const Synthesizer &dpDa()
{
    static const DiscriminationSynthesizer method;
    return method;
}

} // namespace method

} // namespace core::synthesis
