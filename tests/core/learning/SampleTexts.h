#pragma once

#include "core/learning/Learn.h"

#include <QTemporaryDir>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// Short texts on two subjects, heart and stomach, written for these tests.
struct SampleLanguage
{
    std::string_view code;
    std::vector<std::string_view> frames; ///< of sentences, with two blanks
    std::vector<std::string_view> heart;  ///< terms
    std::vector<std::string_view> stomach;
};

const SampleLanguage &sampleLanguage(std::string_view code);

/// Public documents of these sentences in a temporary folder: each on one of the subjects, in an order of its
/// own.
class SampleTexts final
{
public:
    explicit SampleTexts(std::string_view language, int documents = 160);

    std::vector<core::records::Source> files() const;
    /// What suits so little text.
    core::learning::LearnOptions options() const;
    std::filesystem::path path(const char *name) const { return m_folder.filePath(name).toStdString(); }

private:
    QTemporaryDir m_folder;
    std::string m_language;
};

} // namespace tests
