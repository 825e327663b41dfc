#include "core/vectorserver/VectorRequest.h"

#include "core/base/JsonInput.h"
#include "core/chat/ServerWords.h"
#include "core/http/Address.h"

#include <cmath>
#include <vector>

namespace core::vectorserver {

namespace {

using chat::memberOf;
using Json = nlohmann::json;

// Returns the list of numbers for each text, in the order of the texts; null for one that is not there.
std::vector<const Json *> listsIn(const Json &answer, std::string_view protocol, std::size_t count)
{
    std::vector<const Json *> lists(count, nullptr);
    const bool isOllama = protocol == "ollama";
    const Json &rows = answer.is_array() ? answer : memberOf(answer, isOllama ? "embeddings" : "data");
    if (!rows.is_array() || rows.size() != count)
        return lists;
    for (std::size_t i = 0; i < count; ++i) {
        const Json &index = memberOf(rows[i], "index"); // some servers leave it out
        const std::size_t place = index.is_number_unsigned() ? index.get<std::size_t>() : i;
        if (place < count && lists[place] == nullptr)
            lists[place] = rows[i].is_array() ? &rows[i] : &memberOf(rows[i], "embedding");
    }
    return lists;
}

// Fills the row, with zeros if a number of it is null; returns false if there is anything but numbers.
bool fill(const Json &list, Eigen::Ref<Eigen::RowVectorXf, 0, Eigen::InnerStride<>> row)
{
    bool isNull = false;
    for (Eigen::Index i = 0; i < row.size(); ++i) {
        const Json &number = list[static_cast<std::size_t>(i)];
        if (!number.is_number() && !number.is_null())
            return false;
        const double value = number.is_null() ? 0.0 : number.get<double>();
        if (!(std::abs(value) <= 1e30))
            return false;
        isNull = isNull || number.is_null();
        row[i] = static_cast<float>(value);
    }
    if (isNull || row.isZero(0.0F)) // minus zero, too
        row.setZero();
    return true;
}

// Some servers write numbers that JSON does not have; makes null of them.
std::string withoutNaN(std::string_view body)
{
    std::string kept;
    bool isInString = false;
    for (std::size_t at = 0; at < body.size(); ++at) {
        const bool isSign = body[at] == '-';
        std::size_t length = 0;
        for (const std::string_view word : {"NaN", "Infinity", "nan", "inf"})
            if (!isInString && length == 0 && body.substr(at + (isSign ? 1 : 0)).starts_with(word))
                length = word.size() + (isSign ? 1 : 0);
        if (length > 0) {
            kept += "null";
            at += length - 1;
            continue;
        }
        if (body[at] == '"' && (at == 0 || body[at - 1] != '\\'))
            isInString = !isInString;
        kept += body[at];
    }
    return kept;
}

} // namespace

http::Request vectorRequest(const embedding::VectorServer &server,
                            std::span<const std::string_view> texts,
                            const std::string &key,
                            bool namesFormat)
{
    const bool isOllama = server.protocol == "ollama";
    nlohmann::ordered_json body{{"model", server.model}, {"input", nlohmann::ordered_json::array()}};
    for (const std::string_view text : texts)
        body["input"].push_back(text);
    if (!isOllama && namesFormat)
        body["encoding_format"] = "float";
    http::Request request{.url = http::asciiUrl(server.baseUrl + (isOllama ? "/api/embed" : "/embeddings")),
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
    Json answer = parseJson(body);
    if (answer.is_discarded())
        answer = parseJson(withoutNaN(body));
    if (answer.is_discarded())
        return wrong("the server's answer is no JSON");
    const auto lists = listsIn(answer, protocol, count);
    embedding::RowMatrix rows;
    for (std::size_t i = 0; i < count; ++i) {
        const Json *list = lists[i];
        if (list != nullptr && list->is_array() && list->size() == 1 && list->front().is_array())
            list = &list->front(); // some servers give a list of one row for each text
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
            return wrong("the server answered with a vector that holds something that is no number");
    }
    if (count > 1 && rows.isZero(0.0F))
        return wrong("the server answered with vectors of nothing but zeros");
    return rows;
}

} // namespace core::vectorserver
