#pragma once

#include "tests/core/embedding/VectorStage.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tests {

/// A .bin file as FastText::saveModel writes it (fastText 0.9.2, version 12).
struct FastTextFile
{
    std::int32_t magic = 793712314;
    std::int32_t version = 12;
    std::int32_t dimension = 2;
    std::int32_t buckets = 50;
    std::int32_t shortest = 3;
    std::int32_t longest = 6;
    std::vector<std::string> words = {"heart", "attack"};
    std::vector<std::string> labels = {};
    std::int64_t pruned = -1;
    bool isQuantised = false;
    std::map<std::int32_t, std::vector<float>> rows = {}; ///< zeros where none is given

    std::string bytes() const
    {
        std::string all = bytesOf(magic) + bytesOf(version) + bytesOf(dimension);
        for (const std::int32_t setting :
             {5, 5, 1, 5, 1, 1, 2}) // ws epoch minCount neg wordNgrams loss model
            all += bytesOf(setting);
        all += bytesOf(buckets) + bytesOf(shortest) + bytesOf(longest) + bytesOf(std::int32_t{100})
               + bytesOf(1e-4);
        const auto wordCount = static_cast<std::int32_t>(words.size());
        const auto labelCount = static_cast<std::int32_t>(labels.size());
        all += bytesOf(wordCount + labelCount) + bytesOf(wordCount) + bytesOf(labelCount)
               + bytesOf(std::int64_t{1000}) + bytesOf(pruned);
        for (const std::string &word : words)
            all += word + '\0' + bytesOf(std::int64_t{10}) + '\0';
        for (const std::string &label : labels)
            all += label + '\0' + bytesOf(std::int64_t{10}) + '\1';
        all += isQuantised ? '\1' : '\0';
        const std::int32_t count = wordCount + buckets;
        all += bytesOf(std::int64_t{count}) + bytesOf(std::int64_t{dimension});
        for (std::int32_t row = 0; row < count; ++row) {
            const auto given = rows.find(row);
            all += floats(given == rows.end() ? std::vector<float>(static_cast<std::size_t>(dimension))
                                              : given->second);
        }
        // The output matrix, which nobody needs, follows.
        return all + '\0' + bytesOf(std::int64_t{1}) + bytesOf(std::int64_t{2}) + floats({1, 2});
    }
};

} // namespace tests
