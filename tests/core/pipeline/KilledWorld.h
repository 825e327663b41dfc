#pragma once

#include "core/embedding/VectorFile.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/plan/Plan.h"
#include "tests/core/plan/PlanParts.h"

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

/// A folder with records, terms and vectors, and a plan that evolves texts: for a program that is killed, and
/// for the test that kills it.
struct KilledWorld
{
    static constexpr int termCount = 60;
    static constexpr int rounds = 3;
    static constexpr int labels = 2;
    static constexpr int chosen = 2;
    static constexpr int variations = 2;
    static constexpr int documents = 10;
    /// Texts that are asked for in all: new ones, variations before each later round, the documents.
    static constexpr int texts =
        labels * chosen * (1 + variations) + (rounds - 1) * labels * chosen * variations + documents;

    std::filesystem::path folder;

    std::filesystem::path file(const char *name) const { return folder / name; }

    void write() const
    {
        std::ofstream terms(file("terms.txt"));
        for (int term = 0; term < termCount; ++term)
            terms << "term" << term << '\n';
        std::ofstream records(file("notes.csv"));
        records << "text,label\n";
        for (int record = 0; record < 40; ++record)
            records << "term" << record << (record % 2 == 0 ? ",A\n" : ",B\n");
        (void)core::embedding::writeVectors(file("terms.vectors"),
                                            Eigen::MatrixXf::Identity(termCount, termCount));
    }

    core::plan::Plan plan(const std::string &server) const
    {
        core::plan::Plan plan;
        plan.project = "killed";
        plan.records.files = {file("notes.csv")};
        plan.records.source = "notes";
        plan.records.textColumn = "text";
        plan.records.labelColumn = "label";
        plan.labels = {"A", "B"};
        plan.vocabulary = tests::termsIn(file("terms.txt"));
        plan.synthesis = {.method = "augpe",
                          .epsilon = {{"votes", 3.0}},
                          .settings = {{"rounds", std::int64_t{rounds}},
                                       {"chosen", std::int64_t{chosen}},
                                       {"variations", std::int64_t{variations}}}};
        plan.sampling.length = 5;
        plan.sampling.perLabel = documents / labels;
        plan.writer.kind = "chat";
        plan.writer.baseUrl = server;
        plan.writer.model = "small-model";
        plan.writer.inFlight = 2;
        return plan;
    }

    core::pipeline::PublicInputs inputs() const
    {
        auto vocabulary = *core::vocabulary::Vocabulary::fromTermFile(file("terms.txt"));
        auto matcher = std::make_shared<const core::vocabulary::PhraseMatcher>(vocabulary);
        return {vocabulary, *core::embedding::Embedding::openVectors(file("terms.vectors")), matcher};
    }
};
