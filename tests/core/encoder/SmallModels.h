#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace tests {

/// A text with its tokens and its vector, as models/make.py computed them.
struct ExpectedText
{
    std::string text;
    std::vector<std::uint32_t> tokens;
    std::vector<double> vector;
};

inline std::filesystem::path smallModel(const std::string &name)
{
    return std::filesystem::path(KEYSEED_SOURCE_DIR) / "tests/core/encoder/models" / name;
}

inline std::vector<ExpectedText> expectedTexts(const std::string &name)
{
    QFile file(QString::fromStdString((smallModel(name) / "expected.json").string()));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read the expected vectors");
    std::vector<ExpectedText> texts;
    for (const auto &each : QJsonDocument::fromJson(file.readAll()).array()) {
        ExpectedText text;
        text.text = each.toObject()["text"].toString().toStdString();
        for (const auto &token : each.toObject()["ids"].toArray())
            text.tokens.push_back(static_cast<std::uint32_t>(token.toInt()));
        for (const auto &number : each.toObject()["vector"].toArray())
            text.vector.push_back(number.toDouble());
        texts.push_back(std::move(text));
    }
    return texts;
}

inline std::string contentOfFile(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void writeFile(const std::filesystem::path &path, const std::string &bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

} // namespace tests
