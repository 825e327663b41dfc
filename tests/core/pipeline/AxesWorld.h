#pragma once

#include "core/embedding/VectorFile.h"
#include "core/synthesis/Synthesizer.h"
#include "tests/core/synthesis/TermList.h"

#include <QTemporaryDir>

#include <memory>

/// 320 terms whose vectors are the axes of 40 dimensions, eight terms to an axis: their clusters do not hang
/// on how a processor rounds.
struct AxesWorld
{
    static constexpr int terms = 320;
    static constexpr int groups = terms / 8;

    AxesWorld()
        : phrases(inventedTerms(folder, terms))
        , inputs{phrases, axes(), std::make_shared<const core::vocabulary::PhraseMatcher>(phrases)}
    {}

    core::embedding::Embedding axes() const
    {
        Eigen::MatrixXf rows = Eigen::MatrixXf::Zero(terms, groups);
        for (int term = 0; term < terms; ++term)
            rows(term, term % groups) = 1;
        const auto path = folder.filePath(QStringLiteral("terms.vectors")).toStdString();
        if (!core::embedding::writeVectors(path, rows))
            qFatal("the vectors could not be written");
        return *core::embedding::Embedding::openVectors(path);
    }

    QTemporaryDir folder;
    core::vocabulary::Vocabulary phrases;
    core::synthesis::PublicInputs inputs;
};
