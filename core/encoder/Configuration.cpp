#include "core/encoder/Configuration.h"

#include "core/base/Text.h"
#include "core/encoder/ModelJson.h"

#include <algorithm>

namespace core::encoder {

namespace {

constexpr std::uint64_t mostConfigBytes = std::uint64_t{1} << 20;

Result<void> readFamily(const ModelJson &json, Configuration &made)
{
    const std::string type = ModelJson::text(json.json(), "model_type");
    if (type != "bert" && type != "mpnet" && type != "xlm-roberta")
        return json.wrong("model_type",
                          inQuotes(type)
                              + " is no encoder that this program can run; bert, mpnet or xlm-roberta was "
                                "expected");
    made.isMpnet = type == "mpnet";
    if (type != "bert") {
        // Their positions begin behind that of padding.
        const auto &padding = json["pad_token_id"];
        if (!padding.is_null() && !(padding.is_number_unsigned() && padding.get<std::uint64_t>() <= 16))
            return json.wrong("pad_token_id", "a whole number from 0 to 16 was expected");
        made.firstPosition = (padding.is_null() ? 1 : padding.get<std::size_t>()) + 1;
    }
    const std::string positions = ModelJson::text(json.json(), "position_embedding_type", "absolute");
    if (positions != "absolute")
        return json.wrong("position_embedding_type", "\"absolute\" was expected");
    return {};
}

Result<void> readShape(const ModelJson &json, Configuration &made)
{
    KEYSEED_ASSIGN(made.width, json.number("hidden_size", 8, 4096));
    KEYSEED_ASSIGN(made.inner, json.number("intermediate_size", 1, 16384));
    KEYSEED_ASSIGN(made.layers, json.number("num_hidden_layers", 1, 64));
    KEYSEED_ASSIGN(made.heads, json.number("num_attention_heads", 1, 256));
    KEYSEED_ASSIGN(made.tokens, json.number("vocab_size", 1, 2'000'000));
    KEYSEED_ASSIGN(made.positions, json.number("max_position_embeddings", 8, 16384));
    if (made.width % 8 != 0)
        return json.wrong("hidden_size", "a multiple of 8 was expected");
    if (made.width % made.heads != 0)
        return json.wrong("num_attention_heads", "a divisor of hidden_size was expected");
    if (made.isMpnet) {
        KEYSEED_ASSIGN(made.buckets, json.number("relative_attention_num_buckets", 4, 1024, 32));
        if (made.buckets % 4 != 0)
            return json.wrong("relative_attention_num_buckets", "a multiple of 4 was expected");
    } else {
        KEYSEED_ASSIGN(made.tokenTypes, json.number("type_vocab_size", 1, 64));
    }
    return {};
}

Result<void> readArithmetic(const ModelJson &json, Configuration &made)
{
    const auto &epsilon = json["layer_norm_eps"];
    if (!epsilon.is_null()) {
        if (!epsilon.is_number() || !(epsilon.get<double>() >= 0.0 && epsilon.get<double>() <= 0.1))
            return json.wrong("layer_norm_eps", "a number from 0 to 0.1 was expected");
        made.epsilon = epsilon.get<float>();
    }
    const std::string activation = ModelJson::text(json.json(), "hidden_act", "gelu");
    if (activation == "gelu")
        made.activation = Activation::Gelu;
    else if (activation == "gelu_new" || activation == "gelu_pytorch_tanh")
        made.activation = Activation::GeluTanh;
    else if (activation == "relu")
        made.activation = Activation::Relu;
    else
        return json.wrong("hidden_act",
                          inQuotes(activation) + " is not known; gelu, gelu_new or relu was expected");
    return {};
}

// Refuses a list of modules with more than the network, the pooling and the normalisation.
Result<void> checkModules(const std::filesystem::path &path)
{
    if (!isThere(path))
        return {};
    KEYSEED_ASSIGN(const auto text, readWholeFile(path, mostConfigBytes));
    const nlohmann::json json = parseJson(text);
    if (!json.is_array())
        return fail(ErrorCode::InvalidPlan, path.string() + ": a JSON list was expected");
    for (const auto &each : json) {
        const std::string type = ModelJson::text(each, "type");
        const std::string kind = type.substr(type.find_last_of('.') + 1);
        if (kind != "Transformer" && kind != "Pooling" && kind != "Normalize")
            return fail(ErrorCode::InvalidPlan,
                        path.string() + ": type: a module " + inQuotes(kind)
                            + " is not known; Transformer, Pooling or Normalize was expected");
    }
    return {};
}

Result<Pooling> readPooling(const std::filesystem::path &path)
{
    if (!isThere(path))
        return Pooling::Mean;
    KEYSEED_ASSIGN(const auto json, ModelJson::read(path, mostConfigBytes));
    std::vector<std::string> modes;
    if (const std::string named = ModelJson::text(json.json(), "pooling_mode"); !named.empty())
        modes.push_back(named);
    for (const auto &[key, value] : json.json().items())
        if (key.starts_with("pooling_mode_") && value == true)
            modes.push_back(key.substr(std::string_view("pooling_mode_").size()));
    if (modes.size() == 1 && (modes[0] == "mean" || modes[0] == "mean_tokens"))
        return Pooling::Mean;
    if (modes.size() == 1 && (modes[0] == "cls" || modes[0] == "cls_token"))
        return Pooling::First;
    return json.wrong("pooling_mode",
                      "the mean of the tokens or the first token, and nothing else, was expected");
}

} // namespace

Result<Configuration> readConfiguration(const std::filesystem::path &folder)
{
    const auto path = folder / "config.json";
    if (!isThere(path))
        return fail(ErrorCode::NotFound,
                    folder.string()
                        + ": no config.json is there; name the folder of an encoder with config.json, "
                          "tokenizer.json or vocab.txt, and model.safetensors");
    KEYSEED_ASSIGN(const auto json, ModelJson::read(path, mostConfigBytes));
    Configuration made;
    KEYSEED_TRY(readFamily(json, made));
    KEYSEED_TRY(readShape(json, made));
    KEYSEED_TRY(readArithmetic(json, made));
    KEYSEED_TRY(checkModules(folder / "modules.json"));
    KEYSEED_ASSIGN(made.pooling, readPooling(folder / "1_Pooling" / "config.json"));
    if (made.firstPosition + 4 > made.positions)
        return json.wrong("max_position_embeddings", "more positions were expected");
    const std::size_t most = std::min<std::size_t>(made.positions - made.firstPosition, 2048);
    made.mostTokens = std::min<std::size_t>(most, 512);
    const auto sentences = folder / "sentence_bert_config.json";
    if (isThere(sentences)) {
        KEYSEED_ASSIGN(const auto lengths, ModelJson::read(sentences, mostConfigBytes));
        KEYSEED_ASSIGN(made.mostTokens, lengths.number("max_seq_length", 4, most, made.mostTokens));
    }
    return made;
}

} // namespace core::encoder
