#pragma once

#include "core/embedding/Sources.h"
#include "core/embedding/VectorFile.h"
#include "core/vocabulary/LexiconFile.h"

#include <QString>
#include <QTemporaryDir>

#include <cstring>
#include <fstream>
#include <string>
#include <vector>

namespace tests {

/// A folder for files of vectors, with built-in vectors of 40 words along 40 axes ("known0" ...).
class VectorStage
{
public:
    static constexpr int builtInWords = 40;

    VectorStage()
    {
        std::vector<core::vocabulary::LexiconTerm> terms;
        for (int i = 0; i < builtInWords; ++i)
            terms.push_back({.term = "known" + std::to_string(i), .forms = {}});
        if (!core::vocabulary::writeLexicon(path("english.lexicon"), terms)
            || !core::embedding::writeVectors(path("english.vectors"),
                                              Eigen::MatrixXf::Identity(builtInWords, builtInWords)))
            qFatal("cannot write the built-in vectors");
    }

    std::filesystem::path path(const std::string &name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    std::string write(const std::string &name, const std::string &bytes) const
    {
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name).string();
    }
    core::vocabulary::Folders folders() const { return {.resources = path(""), .cache = path("cache")}; }

    core::Result<core::embedding::Embedding>
    open(const std::string &source, const core::Settings &settings, const std::vector<std::string> &terms)
    {
        return core::embedding::findSource(source)->open(
            settings, {.vocabulary = lexicon(terms)}, folders(), control);
    }
    /// Of one file with these bytes.
    core::Result<core::embedding::Embedding>
    openBytes(const std::string &source, const std::string &bytes, const std::vector<std::string> &terms)
    {
        return open(source, {{"file", write("vectors", bytes)}}, terms);
    }

    static core::vocabulary::Vocabulary lexicon(const std::vector<std::string> &terms)
    {
        std::vector<core::vocabulary::LexiconTerm> list;
        for (const std::string &term : terms)
            list.push_back({.term = term, .forms = {}});
        return *core::vocabulary::Vocabulary::fromTerms(list);
    }

    core::NoControl control;

private:
    QTemporaryDir m_folder;
};

/// The bytes of a value as they stand in a little-endian file.
template<typename T>
std::string bytesOf(T value)
{
    std::string bytes(sizeof(value), '\0');
    std::memcpy(bytes.data(), &value, sizeof(value));
    return bytes;
}

inline std::string floats(const std::vector<float> &values)
{
    std::string bytes;
    for (const float value : values)
        bytes += bytesOf(value);
    return bytes;
}

inline QString detailOf(const core::Result<core::embedding::Embedding> &opened)
{
    return opened ? QString() : QString::fromStdString(opened.error().detail);
}

/// Row `id`, all numbers rounded to two places: "0.71 0.71 0.00".
inline QString rowText(const core::embedding::Embedding &embedding, core::vocabulary::TermId id)
{
    std::vector<float> row(embedding.dimension());
    embedding.copyRow(id, row);
    QStringList texts;
    for (const float value : row)
        texts << QString::number(double(value) + 0.0, 'f', 2)
                     .replace(QStringLiteral("-0.00"), QStringLiteral("0.00"));
    return texts.join(QLatin1Char(' '));
}

} // namespace tests
