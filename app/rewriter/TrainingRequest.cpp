#include "app/rewriter/TrainingRequest.h"

#include "core/base/Result.h"

#include <cmath>

namespace rewriter {

using core::ErrorCode;
using core::fail;
using core::Result;

namespace {

using RequestJson = nlohmann::json;

tl::unexpected<core::Error> refuseField(const std::string &key, const std::string &what)
{
    return fail(ErrorCode::InvalidParameter, "training: \"" + key + "\" must be " + what);
}

Result<void> take(const RequestJson &header, const char *key, std::int64_t &value)
{
    const auto found = header.find(key);
    if (found == header.end())
        return {};
    if (!found->is_number_unsigned() || found->get<std::uint64_t>() > 1'000'000'000)
        return refuseField(key, "a whole number from 0 to 1000000000");
    value = found->get<std::int64_t>();
    return {};
}

Result<void> take(const RequestJson &header, const char *key, double &value)
{
    const auto found = header.find(key);
    if (found == header.end())
        return {};
    if (!found->is_number())
        return refuseField(key, "a number");
    value = found->get<double>();
    return {};
}

Result<void> take(const RequestJson &header, const char *key, std::filesystem::path &value)
{
    const auto found = header.find(key);
    if (found == header.end())
        return {};
    if (!found->is_string())
        return refuseField(key, "a folder");
    value = found->get<std::string>();
    return {};
}

bool isWithin(double value, double least, double most)
{
    return value >= least && value <= most; // false for what is no number
}

} // namespace

Result<TrainingPlan> trainingOf(const RequestJson &header)
{
    TrainingPlan plan;
    const auto texts = header.find("texts");
    if (texts == header.end() || !texts->is_array())
        return refuseField("texts", "a list of files");
    for (const RequestJson &each : *texts) {
        if (!each.is_string())
            return refuseField("texts", "a list of files");
        plan.texts.emplace_back(each.get<std::string>());
    }
    std::int64_t threads = plan.threads;
    std::int64_t seed = 1;
    std::int64_t layers = 2;
    plan.shape.width = 96;
    plan.shape.tokens = 2000;
    for (const auto &taken : {take(header, "out", plan.out),
                              take(header, "from", plan.from),
                              take(header, "width", plan.shape.width),
                              take(header, "vocabulary", plan.shape.tokens),
                              take(header, "layers", layers),
                              take(header, "clip", plan.clip),
                              take(header, "rounds", plan.rounds),
                              take(header, "steps", plan.steps),
                              take(header, "batch", plan.batch),
                              take(header, "rate", plan.rate),
                              take(header, "noiseEpsilon", plan.noiseEpsilon),
                              take(header, "noiseDelta", plan.noiseDelta),
                              take(header, "every", plan.every),
                              take(header, "patience", plan.patience),
                              take(header, "seed", seed),
                              take(header, "threads", threads)})
        KEYSEED_TRY(taken);
    plan.isAdept = header.value("form", RequestJson("bart")) == "adept";
    plan.seed = static_cast<std::uint64_t>(seed);
    plan.threads = static_cast<int>(std::min<std::int64_t>(threads, 64));
    plan.shape.encoderLayers = plan.shape.decoderLayers = layers;
    plan.shape.encoderHeads = plan.shape.decoderHeads = 4;
    plan.shape.encoderInner = plan.shape.decoderInner = 4 * plan.shape.width;
    plan.shape.positions = rowTokens;
    KEYSEED_TRY(checked(plan));
    return plan;
}

Result<void> checked(const TrainingPlan &plan)
{
    if (plan.out.empty())
        return refuseField("out", "the folder of the model to be made");
    if (plan.texts.empty())
        return refuseField("texts", "at least one file");
    if (plan.shape.width < 8 || plan.shape.width > 4096 || plan.shape.width % 4 != 0)
        return refuseField("width", "a multiple of 4 from 8 to 4096");
    if (plan.shape.tokens < 300 || plan.shape.tokens > 100'000)
        return refuseField("vocabulary", "from 300 to 100000");
    if (plan.shape.encoderLayers < 1 || plan.shape.encoderLayers > 12)
        return refuseField("layers", "from 1 to 12");
    if (plan.clip != 0.0 && !isWithin(plan.clip, 1e-6, 1e6))
        return refuseField("clip", "0, for that of the model, or from 0.000001 to 1000000");
    if (plan.rounds > 20)
        return refuseField("rounds", "at most 20");
    if (plan.steps < 1 || plan.steps > 1'000'000 || plan.every < 1 || plan.patience < 1)
        return refuseField("steps", "from 1 to 1000000, and \"every\" and \"patience\" at least 1");
    if (plan.batch < 1 || plan.batch > 4096)
        return refuseField("batch", "from 1 to 4096");
    if (plan.rate != 0.0 && !isWithin(plan.rate, 1e-9, 1.0))
        return refuseField("rate", "0, for the usual one, or above it and at most 1");
    if (!isWithin(plan.noiseEpsilon, 0.0, 5000.0) || !isWithin(plan.noiseDelta, 1e-15, 0.1))
        return refuseField("noiseEpsilon", "from 0 to 5000, and \"noiseDelta\" from 1e-15 to 0.1");
    if (plan.threads < 1)
        return refuseField("threads", "at least 1");
    return {};
}

RequestJson progressJson(const Progress &progress)
{
    return {{"step", progress.step},
            {"steps", progress.steps},
            {"units", progress.units},
            {"loss", progress.loss},
            {"heldOutLoss", progress.heldOutLoss}};
}

RequestJson curveJson(const std::vector<Progress> &curve)
{
    RequestJson points = RequestJson::array();
    for (const Progress &point : curve)
        points.push_back(progressJson(point));
    return points;
}

} // namespace rewriter
