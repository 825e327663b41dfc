#pragma once

#include "core/evaluation/classifiers/Classifier.h"

#include <cstdint>
#include <random>
#include <vector>

/// Invented feature rows of labels that overlap: each row has some of its label's columns and some of others.
/// The seed is fixed and public.
struct RandomRows
{
    static constexpr std::size_t columns = 30;
    static constexpr std::size_t labels = 3;

    explicit RandomRows(int count, bool dense = false)
    {
        std::mt19937 random(5);
        for (int i = 0; i < count; ++i) {
            const auto label = static_cast<std::uint32_t>(random() % labels);
            std::vector<std::uint32_t> where;
            std::vector<float> values;
            for (std::uint32_t column = 0; column < columns; ++column) {
                const bool isOwn = column % labels == label;
                const bool isThere = random() % 100 < (isOwn ? 30U : 12U);
                if (!isThere && !dense)
                    continue;
                where.push_back(column);
                values.push_back(isThere ? 0.1F + static_cast<float>(random() % 8) / 8.0F : 0.0F);
            }
            rows.add({where, values});
            labelOf.push_back(label);
        }
    }

    core::evaluation::TrainingSet set() const { return {rows, labelOf, labels}; }

    core::evaluation::FeatureRows rows{columns};
    std::vector<std::uint32_t> labelOf;
};
