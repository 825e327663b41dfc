#include "core/vectorserver/VectorRequest.h"

#include "core/base/JsonInput.h"

#include <cmath>
#include <vector>

namespace core::vectorserver {

namespace {

using Json = nlohmann::json;

const Json &memberOf(const Json &object, const char *name)
{
    static const Json nothing;
    if (!object.is_object())
        return nothing;
    const auto found = object.find(name);
    return found == object.end() ? nothing : *found;
}

// Returns the list of numbers for each text, in the order of the texts; null for one that is not there.
std::vector<const Json *> listsIn(const Json &answer, std::string_view protocol, std::size_t count)
{
    std::vector<const Json *> lists(count, nullptr);
    const bool isOllama = protocol == "ollama";
    const Json &rows = memberOf(answer, isOllama ? "embeddings" : "data");
    if (!rows.is_array() || rows.size() != count)
        return lists;
    for (std::size_t i = 0; i < count; ++i) {
        const Json &index = memberOf(rows[i], "index"); // some servers leave it out
        const std::size_t place = index.is_number_unsigned() ? index.get<std::size_t>() : i;
        if (place < count && lists[place] == nullptr)
            lists[place] = isOllama ? &rows[i] : &memberOf(rows[i], "embedding");
    }
    return lists;
}

bool fill(const Json &list, Eigen::Ref<Eigen::RowVectorXf, 0, Eigen::InnerStride<>> row)
{
    for (Eigen::Index i = 0; i < row.size(); ++i) {
        const Json &number = list[static_cast<std::size_t>(i)];
        if (!number.is_number())
            return false;
        const double value = number.get<double>();
        if (!(std::abs(value) <= 1e30)) // NaN, too
            return false;
        row[i] = static_cast<float>(value);
    }
    return row.stableNorm() > 0.0F;
}

} // namespace

http::Request vectorRequest(const embedding::VectorServer &server,
                            std::span<const std::string_view> texts,
                            const std::string &key)
{
    const bool isOllama = server.protocol == "ollama";
    nlohmann::ordered_json body{{"model", server.model}, {"input", nlohmann::ordered_json::array()}};
    for (const std::string_view text : texts)
        body["input"].push_back(text);
    if (!isOllama)
        body["encoding_format"] = "float";
    http::Request request{.url = server.baseUrl + (isOllama ? "/api/embed" : "/embeddings"),
                          .headers = {{"Content-Type", "application/json"}},
                          .body = {}};
    if (!key.empty())
        request.headers.push_back({"Authorization", "Bearer " + key, true});
    request.body = body.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    return request;
}

Result<embedding::RowMatrix> vectorsIn(std::string_view body, std::string_view protocol, std::size_t count)
{
    const auto wrong = [](std::string words) { return fail(ErrorCode::Network, std::move(words)); };
    const Json answer = parseJson(body);
    if (answer.is_discarded())
        return wrong("the server's answer is no JSON");
    const auto lists = listsIn(answer, protocol, count);
    embedding::RowMatrix rows;
    for (std::size_t i = 0; i < count; ++i) {
        const Json *list = lists[i];
        if (list == nullptr || !list->is_array())
            return wrong("the server did not answer with a list of numbers for each of "
                         + std::to_string(count) + " texts; is the model one that gives vectors?");
        if (i == 0 && (list->size() < 2 || list->size() > largestAnswered))
            return wrong("the server answered with vectors of dimension " + std::to_string(list->size())
                         + ", and 2 to 4096 was expected");
        if (i == 0)
            rows.resize(static_cast<Eigen::Index>(count), static_cast<Eigen::Index>(list->size()));
        if (list->size() != static_cast<std::size_t>(rows.cols()))
            return wrong("the server answered with vectors of different dimensions");
        if (!fill(*list, rows.row(static_cast<Eigen::Index>(i))))
            return wrong("the server answered with a vector that holds something that is no number, or "
                         "nothing but zeros");
    }
    return rows;
}

} // namespace core::vectorserver
