#include "core/recipient/ModelFile.h"
#include "tests/fuzz/FuzzTarget.h"

#include <cstring>
#include <string>

using namespace core::recipient;

// The head; its size is put before it, and numbers behind.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto head = fuzz::textOf(data, size);
    const std::uint64_t length = head.size();
    std::string bytes(sizeof(length), '\0');
    std::memcpy(bytes.data(), &length, sizeof(length));
    bytes.append(head).append(std::string(256, '\0'));
    const auto model = StoredModel::parse(bytes, "own.model");
    if (!model) {
        fuzz::expectLine(model.error().detail);
        return 0;
    }
    fuzz::expect(model->facts().labels.size() >= 2, "a model tells two labels or more apart");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string digest(64, 'a');
    const auto headOf = [&](const std::string &classifier,
                            const std::string &features,
                            const std::string &more,
                            const std::string &arrays) {
        return R"({"__metadata__":{"keyseed":"{\"schema\":\"keyseed-model/1\",\"classifier\":\")" + classifier
               + R"(\",\"features\":\")" + features
               + R"(\",\"labels\":[\"A\",\"B\"],\"vocabulary\":{\"name\":\"v\",\"sha256\":\")" + digest
               + R"(\"},\"vectors\":{\"name\":\"w\",\"sha256\":\")" + digest + R"(\"})" + more + R"(}"},)"
               + arrays + "}";
    };
    return {
        headOf("regression", "vectors", "", R"("coef":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]})"),
        headOf("regression",
               "both",
               R"(,\"phrases\":{\"names\":[\"a\"],\"ids\":[3],\"weights\":[1000]})",
               R"("coef":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]})"),
        headOf("network",
               "vectors",
               "",
               R"("0.weight":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]},)"
               R"("0.bias":{"dtype":"F32","shape":[2],"data_offsets":[24,32]},)"
               R"("2.weight":{"dtype":"F32","shape":[1,2],"data_offsets":[32,40]},)"
               R"("2.bias":{"dtype":"F32","shape":[1],"data_offsets":[40,44]},)"
               R"("4.weight":{"dtype":"F32","shape":[2,1],"data_offsets":[44,52]},)"
               R"("4.bias":{"dtype":"F32","shape":[2],"data_offsets":[52,60]})")};
}
