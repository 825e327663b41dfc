#include "core/base/ForTranslators.h"
#include "core/writing/TemplateWriter.h"
#include "core/writing/Writer.h"

namespace core::writing {

namespace {

class OpenTemplate final : public OpenWriter
{
public:
    explicit OpenTemplate(const WriterInputs &inputs)
        : m_writer({.documentType = inputs.documentType,
                    .language = languageFor(inputs.language, inputs.vocabularyLanguage),
                    .vocabulary = inputs.vocabulary})
    {}

    Result<Written> documents(const Sequences &sequences, JobControl &control) const override
    {
        KEYSEED_ASSIGN(auto documents, m_writer.write(sequences, control));
        return Written{.documents = std::move(documents)};
    }

private:
    TemplateWriter m_writer;
};

class BuiltInSentences final : public Writer
{
public:
    std::string_view name() const override { return "template"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("WriterText", "W&ithout a model"); }
    std::string_view summary() const override
    {
        return QT_TRANSLATE_NOOP("WriterText",
                                 "Built-in sentences are put around the phrases, on this computer.");
    }
    std::string_view leaves() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "Nothing leaves this computer.");
    }
    std::vector<std::string_view> languages() const override { return languageTitles(); }
    bool writes(std::string_view language) const override { return findLanguage(language) != nullptr; }
    std::string languageFor(const WriterInputs &inputs) const override
    {
        return std::string(writing::languageFor(inputs.language, inputs.vocabularyLanguage).title);
    }
    std::string inWords(std::string_view) const override { return "built-in sentences (writer: template)"; }
    Result<std::shared_ptr<const OpenWriter>> open(const WriterInputs &inputs, JobControl &) const override
    {
        return std::make_shared<const OpenTemplate>(inputs);
    }
};

} // namespace

namespace writer {

const Writer &builtInSentences()
{
    static const BuiltInSentences writer;
    return writer;
}

} // namespace writer

} // namespace core::writing
