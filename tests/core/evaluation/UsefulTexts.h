#pragma once

#include "core/evaluation/Evaluation.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QByteArray>

#include <random>

/// Synthetic texts for the terms of SmallWorld: label A has the terms 0 to 4, label B the others, and now and
/// then one of the other label's.
inline core::evaluation::TrainingTexts usefulTexts(int count = 200)
{
    std::mt19937 random(3);
    core::evaluation::TrainingTexts texts{
        .labels = {"A", "B"}, .texts = {}, .labelOf = {}, .corpusSha256 = "c0"};
    for (int i = 0; i < count; ++i) {
        const std::uint32_t label = static_cast<std::uint32_t>(i) % 2;
        std::string text;
        for (int word = 0; word < 6; ++word) {
            const bool isOther = random() % 8 == 0;
            const auto term = random() % 5 + (isOther ? 1 - label : label) * 5;
            text += "term" + std::to_string(term) + " ";
        }
        texts.texts.push_back(std::move(text));
        texts.labelOf.push_back(label);
    }
    return texts;
}

/// A row of a records file: person,label,text.
inline QByteArray noteRow(const QByteArray &person, const QByteArray &label, const QByteArray &text)
{
    return person + "," + label + "," + text + "\n";
}

inline const QByteArray noteHeader = "person,label,text\n";
