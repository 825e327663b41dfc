#include "core/encoder/TensorFile.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <utility>

namespace core::encoder {

namespace {

using HeadJson = nlohmann::json;

constexpr std::uint64_t longestHead = TensorHead::most;
constexpr std::array<std::pair<std::string_view, std::uint64_t>, 12> typeBytes = {{{"F64", 8},
                                                                                   {"F32", 4},
                                                                                   {"F16", 2},
                                                                                   {"BF16", 2},
                                                                                   {"I64", 8},
                                                                                   {"I32", 4},
                                                                                   {"I16", 2},
                                                                                   {"I8", 1},
                                                                                   {"U64", 8},
                                                                                   {"U32", 4},
                                                                                   {"U16", 2},
                                                                                   {"U8", 1}}};

std::optional<std::vector<std::uint64_t>> numbersOf(const HeadJson &json, std::string_view key)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_array() || found->size() > 8)
        return std::nullopt;
    std::vector<std::uint64_t> numbers;
    for (const HeadJson &each : *found) {
        if (!each.is_number_unsigned() || each.get<std::uint64_t>() > mostbytes::vectors)
            return std::nullopt;
        numbers.push_back(each.get<std::uint64_t>());
    }
    return numbers;
}

// Returns the tensor; nothing if it is invalid. `begin` and `size` are those of the part after the header.
std::optional<Tensor> tensorOf(const HeadJson &json, std::uint64_t begin, std::uint64_t size)
{
    if (!json.is_object())
        return std::nullopt;
    const auto type = json.find("dtype");
    auto shape = numbersOf(json, "shape");
    const auto offsets = numbersOf(json, "data_offsets");
    if (type == json.end() || !type->is_string() || !shape || !offsets || offsets->size() != 2
        || (*offsets)[0] > (*offsets)[1] || (*offsets)[1] > size)
        return std::nullopt;
    const std::string name = type->get<std::string>();
    Tensor tensor{name, std::move(*shape), begin + (*offsets)[0], begin + (*offsets)[1]};
    std::uint64_t bytes = 1;
    for (const std::uint64_t each : tensor.shape) {
        if (each > 0 && bytes > mostbytes::vectors / each)
            return std::nullopt;
        bytes *= each;
    }
    for (const auto &[known, width] : typeBytes)
        if (known == name && bytes * width != tensor.end - tensor.begin)
            return std::nullopt;
    return tensor;
}

// Checks that no two arrays share a byte, as the format requires.
Result<void> checkApart(const Tensors &tensors)
{
    std::vector<const Tensors::value_type *> inOrder;
    for (const auto &each : tensors)
        if (each.second.begin < each.second.end)
            inOrder.push_back(&each);
    std::ranges::sort(inOrder, {}, [](const auto *each) { return each->second.begin; });
    for (std::size_t i = 1; i < inOrder.size(); ++i)
        if (inOrder[i]->second.begin < inOrder[i - 1]->second.end)
            return fail(ErrorCode::InvalidPlan,
                        "the arrays " + inQuotes(inOrder[i - 1]->first) + " and "
                            + inQuotes(inOrder[i]->first)
                            + " share bytes of the file; it is damaged, get it again");
    return {};
}

std::uint64_t headSize(std::string_view head)
{
    std::uint64_t size = 0;
    std::memcpy(&size, head.data(), sizeof(size));
    return size;
}

} // namespace

std::uint64_t Tensor::count() const
{
    std::uint64_t count = 1;
    for (const std::uint64_t each : shape)
        count *= each;
    return count;
}

bool isTensorFile(std::string_view head)
{
    return head.size() > 8 && headSize(head) <= longestHead && head[8] == '{';
}

Result<TensorHead> tensorHeadOf(std::string_view json, std::uint64_t fileSize)
{
    const HeadJson parsed = parseJson(json);
    if (!parsed.is_object())
        return fail(ErrorCode::InvalidPlan, "a JSON object was expected; name a file model.safetensors");
    const std::uint64_t begin = sizeof(std::uint64_t) + json.size();
    TensorHead head;
    for (const auto &[name, described] : parsed.items()) {
        if (name == "__metadata__") {
            for (const auto &[key, value] : described.items())
                if (value.is_string())
                    head.metadata.emplace(key, value.get<std::string>());
            continue;
        }
        auto tensor = tensorOf(described, begin, fileSize - begin);
        if (!tensor)
            return fail(
                ErrorCode::InvalidPlan,
                "the array " + inQuotes(name)
                    + " does not lie within the file, or is not as long as its type and shape say; the "
                      "file is cut short or damaged, get it again");
        head.tensors.emplace(name, std::move(*tensor));
    }
    KEYSEED_TRY(checkApart(head.tensors));
    return head;
}

Result<std::uint64_t> tensorHeadSize(std::string_view first)
{
    const std::uint64_t size = first.size() < sizeof(std::uint64_t) ? 0 : headSize(first);
    if (size < 2 || size > longestHead)
        return fail(ErrorCode::InvalidPlan,
                    "the size of a head of at most 16 MB was expected; name a file model.safetensors");
    return size;
}

} // namespace core::encoder
