#include "app/rewriter/Serve.h"

#include "app/rewriter/Adept.h"
#include "app/rewriter/Bart.h"
#include "app/rewriter/Training.h"
#include "app/rewriter/TrainingRequest.h"
#include "core/base/Result.h"
#include "core/base/Version.h"
#include "core/rewriter/Frames.h"
#include "core/rewriter/ModelFolder.h"

#include <ATen/ATen.h>
#include <optional>
#include <variant>

namespace rewriter {

using core::ErrorCode;
using core::fail;
using core::Result;
using core::rewriter::digestOfModel;
using core::rewriter::Frame;
using core::rewriter::ModelForm;

namespace {

using MessageJson = nlohmann::json;

constexpr std::int64_t rowsAtOnce = 32; // as many as lie in the decoder's memory at a time
constexpr std::int64_t beamsPublished = 3;
constexpr std::size_t mostRows = 100'000;

using Model = std::variant<std::monostate, BartModel, AdeptModel>;

Frame errorFrame(const core::Error &error)
{
    return {{{"error", {{"code", core::nameOf(error.code)}, {"detail", error.detail}}}}, {}};
}

Result<std::string> textOf(const MessageJson &header, const char *key)
{
    const auto found = header.find(key);
    if (found == header.end() || !found->is_string())
        return fail(ErrorCode::InvalidParameter, std::string("\"") + key + "\" must be a text");
    return found->get<std::string>();
}

Result<Frame> open(const MessageJson &header, Model &model)
{
    KEYSEED_ASSIGN(const auto folder, textOf(header, "model"));
    model = std::monostate{};
    const MessageJson form = header.value("form", MessageJson("bart"));
    if (form != "bart" && form != "adept")
        return fail(ErrorCode::InvalidParameter, "\"form\" must be \"bart\" or \"adept\"");
    KEYSEED_ASSIGN(const auto digest,
                   digestOfModel(folder, form == "bart" ? ModelForm::Bart : ModelForm::Adept));
    Frame answer{{{"tokens", rowTokens}, {"sha256", core::toHex(digest)}}, {}};
    if (form == "bart") {
        KEYSEED_ASSIGN(auto opened, openBart(folder));
        answer.header.update({{"form", "bart"},
                              {"values", opened.valuesPerRow()},
                              {"units", opened.keptUnits().size()},
                              {"width", opened.bart.shape().width},
                              {"clip", opened.facts.clip},
                              {"clipNorm", false},
                              {"trainedWithNoise", opened.facts.noiseEpsilon > 0.0},
                              {"noiseEpsilon", opened.facts.noiseEpsilon},
                              {"noiseDelta", opened.facts.noiseDelta}});
        model = std::move(opened);
        return answer;
    }
    KEYSEED_ASSIGN(auto opened, openAdept(folder));
    answer.header.update({{"form", "adept"},
                          {"values", opened.valuesPerRow()},
                          {"units", opened.valuesPerRow()},
                          {"width", opened.valuesPerRow()},
                          {"clip", opened.clip},
                          {"clipNorm", true},
                          {"trainedWithNoise", false},
                          {"noiseEpsilon", 0.0},
                          {"noiseDelta", 0.0}});
    model = std::move(opened);
    return answer;
}

Result<std::vector<std::string>> textsOf(const MessageJson &header)
{
    const auto found = header.find("texts");
    if (found == header.end() || !found->is_array() || found->size() > mostRows)
        return fail(ErrorCode::InvalidParameter, "\"texts\" must be a list of at most 100000 texts");
    std::vector<std::string> texts;
    for (const MessageJson &each : *found) {
        if (!each.is_string())
            return fail(ErrorCode::InvalidParameter, "\"texts\" must be a list of texts");
        texts.push_back(each.get<std::string>());
    }
    return texts;
}

at::Tensor encoded(const Model &model, std::span<const std::string> texts)
{
    if (const auto *bart = std::get_if<BartModel>(&model))
        return bart->encode(bart->rows(texts));
    return std::get<AdeptModel>(model).encode(texts);
}

std::int64_t valuesOf(const Model &model)
{
    if (const auto *bart = std::get_if<BartModel>(&model))
        return bart->valuesPerRow();
    return std::get<AdeptModel>(model).valuesPerRow();
}

Result<Frame> encode(const MessageJson &header, const Model &model)
{
    KEYSEED_ASSIGN(const auto texts, textsOf(header));
    const auto values = static_cast<std::size_t>(valuesOf(model));
    if (texts.size() * values * sizeof(float) > core::rewriter::mostPayloadBytes)
        return fail(ErrorCode::InvalidParameter, "too many texts for one answer; ask for fewer at a time");
    Frame answer{{{"rows", texts.size()}}, {}};
    answer.numbers.reserve(texts.size() * values);
    for (std::size_t begin = 0; begin < texts.size(); begin += rowsAtOnce) {
        const std::size_t count = std::min<std::size_t>(rowsAtOnce, texts.size() - begin);
        const at::Tensor some = encoded(model, std::span(texts).subspan(begin, count)).contiguous();
        const float *first = some.data_ptr<float>();
        answer.numbers.insert(answer.numbers.end(), first, first + some.numel());
    }
    return answer;
}

Result<Frame> decode(const Frame &request, const Model &model)
{
    const auto rows = request.header.find("rows");
    const auto values = valuesOf(model);
    if (rows == request.header.end() || !rows->is_number_unsigned() || rows->get<std::uint64_t>() > mostRows
        || rows->get<std::uint64_t>() * static_cast<std::uint64_t>(values) != request.numbers.size())
        return fail(ErrorCode::InvalidParameter,
                    "\"rows\" must be how many rows of " + std::to_string(values) + " numbers follow");
    const auto count = rows->get<std::int64_t>();
    const at::Tensor all = at::tensor(at::ArrayRef<float>(request.numbers)).view({count, values});
    if (!at::isfinite(all).all().item<bool>())
        return fail(ErrorCode::InvalidParameter, "a number to decode is none");
    Frame answer{{{"texts", MessageJson::array()}}, {}};
    for (std::int64_t begin = 0; begin < count; begin += rowsAtOnce) {
        const at::Tensor some = all.narrow(0, begin, std::min(rowsAtOnce, count - begin));
        const auto *bart = std::get_if<BartModel>(&model);
        const auto texts =
            bart != nullptr ? bart->decode(some, beamsPublished) : std::get<AdeptModel>(model).decode(some);
        for (const std::string &text : texts)
            answer.header["texts"].push_back(text);
    }
    return answer;
}

Result<Frame> train(const MessageJson &header, int out)
{
    KEYSEED_ASSIGN(const auto plan, trainingOf(header));
    const auto tell = [out](const Progress &progress) {
        return core::rewriter::writeFrame(out, {{{"progress", progressJson(progress)}}, {}}).has_value();
    };
    KEYSEED_ASSIGN(const auto trained, train(plan, tell));
    return Frame{{{"trained", plan.out.string()}, {"curve", curveJson(trained)}}, {}};
}

Result<Frame> answerTo(const Frame &request, Model &model, int out)
{
    KEYSEED_ASSIGN(const auto what, textOf(request.header, "do"));
    if (what == "hello")
        return Frame{{{"version", core::rewriter::protocolVersion},
                      {"program", std::string("keyseed-rewriter ") + core::programVersion}},
                     {}};
    if (what == "train")
        return train(request.header, out);
    if (what == "open")
        return open(request.header, model);
    if (what != "encode" && what != "decode")
        return fail(ErrorCode::InvalidParameter, "\"do\" must be hello, open, encode, decode or train");
    if (std::holds_alternative<std::monostate>(model))
        return fail(ErrorCode::InvalidParameter, "no model is open; open one first");
    const at::NoGradGuard noGradients;
    return what == "encode" ? encode(request.header, model) : decode(request, model);
}

// An exception of a library may quote its input: only its kind is reported.
Frame safeAnswer(const Frame &request, Model &model, int out)
{
    try {
        auto answer = answerTo(request, model, out);
        return answer ? std::move(*answer) : errorFrame(answer.error());
    } catch (const std::bad_alloc &) {
        return errorFrame(
            {ErrorCode::Internal, "the rewriter has too little memory; rewrite fewer rows at a time"});
    } catch (const std::exception &) {
        return errorFrame(
            {ErrorCode::Internal, "the rewriter failed in its arithmetic; the model may be damaged"});
    }
}

} // namespace

int serve(int in, int out)
{
    core::rewriter::FrameReader reader;
    Model model;
    while (true) {
        const auto request = core::rewriter::readFrame(in, reader);
        if (!request && request.error().code == ErrorCode::NotFound)
            return 0;
        if (!request) {
            static_cast<void>(core::rewriter::writeFrame(out, errorFrame(request.error())));
            return 1;
        }
        if (!core::rewriter::writeFrame(out, safeAnswer(*request, model, out)))
            return 1;
    }
}

} // namespace rewriter
