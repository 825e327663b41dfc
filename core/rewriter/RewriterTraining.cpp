#include "core/rewriter/RewriterTraining.h"

#include "core/base/Result.h"
#include "core/rewriter/RewriterProcess.h"

#include <algorithm>

namespace core::rewriter {

namespace {

using RequestJson = nlohmann::json;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds greeting{60'000}; // libtorch is large and may lie on a slow disk

// The program starts in the same folder: relative names mean the same to both.
RequestJson requestJson(const TrainingRequest &request)
{
    RequestJson texts = RequestJson::array();
    for (const auto &each : request.texts)
        texts.push_back(each.string());
    RequestJson json = {{"do", "train"},
                        {"texts", std::move(texts)},
                        {"out", request.out.string()},
                        {"form", request.form == ModelForm::Adept ? "adept" : "bart"},
                        {"width", request.width},
                        {"layers", request.layers},
                        {"vocabulary", request.vocabulary},
                        {"clip", request.clip},
                        {"rounds", request.rounds},
                        {"steps", request.steps},
                        {"batch", request.batch},
                        {"rate", request.rate},
                        {"noiseEpsilon", request.noiseEpsilon},
                        {"noiseDelta", request.noiseDelta},
                        {"every", request.every},
                        {"patience", request.patience},
                        {"seed", request.seed},
                        {"threads", request.threads}};
    if (!request.from.empty())
        json["from"] = request.from.string();
    return json;
}

template<typename Number>
Number numberOf(const RequestJson &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? found->get<Number>() : Number{};
}

TrainingProgress progressOf(const RequestJson &json)
{
    return {.step = numberOf<std::int64_t>(json, "step"),
            .steps = numberOf<std::int64_t>(json, "steps"),
            .units = numberOf<std::int64_t>(json, "units"),
            .loss = numberOf<double>(json, "loss"),
            .heldOutLoss = numberOf<double>(json, "heldOutLoss")};
}

std::string textAt(const RequestJson &json, const char *key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Error refusalOf(const RequestJson &error)
{
    const std::string code = textAt(error, "code");
    ErrorCode known = ErrorCode::InvalidParameter;
    for (const ErrorCode each :
         {ErrorCode::InvalidPlan, ErrorCode::NotFound, ErrorCode::Io, ErrorCode::Internal})
        if (code == nameOf(each))
            known = each;
    const std::string detail = textAt(error, "detail");
    return {known, detail.empty() ? "keyseed-rewriter refused to train" : detail};
}

} // namespace

Result<ModelFacts> trainRewriter(const std::string &program,
                                 const TrainingRequest &request,
                                 std::chrono::milliseconds silence,
                                 JobControl &control,
                                 const std::function<void(const TrainingProgress &)> &told)
{
    control.report(0.0, "training");
    KEYSEED_ASSIGN(const auto process, RewriterProcess::start(program, greeting, control));
    KEYSEED_TRY(process->begin({requestJson(request), {}}));
    for (auto deadline = Clock::now() + silence;;) {
        const auto frame = process->next(RewriterProcess::cancelIsSeenWithin);
        if (control.isCancelled()) // before errors: an interrupt at a terminal ends the program as well
            return cancelled();
        KEYSEED_TRY(frame);
        if (!*frame && Clock::now() < deadline)
            continue;
        if (!*frame)
            return fail(ErrorCode::Io, "keyseed-rewriter did not tell how training goes in time");
        deadline = Clock::now() + silence;
        const RequestJson &header = (*frame)->header;
        if (header.contains("error"))
            return fail(refusalOf(header["error"]));
        if (header.contains("trained"))
            break;
        if (!header.contains("progress") || !header["progress"].is_object())
            return fail(ErrorCode::Io, "keyseed-rewriter sent what is no answer");
        const TrainingProgress progress = progressOf(header["progress"]);
        told(progress);
        control.report(static_cast<double>(progress.step)
                           / static_cast<double>(std::max<std::int64_t>(1, progress.steps)),
                       "training");
    }
    return factsOfModel(request.out);
}

} // namespace core::rewriter
