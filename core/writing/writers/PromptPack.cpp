#include "core/base/ForTranslators.h"
#include "core/writing/Writer.h"

namespace core::writing {

namespace {

class OpenPack final : public OpenWriter
{
public:
    explicit OpenPack(const WriterServices &services)
        : m_services(services)
    {}

    Result<Written> documents(const Sequences &sequences, JobControl &) const override
    {
        return m_services.storedAnswers(sequences);
    }
    Result<ReleasedTexts> write(const Sequences &wanted, JobControl &control) const override
    {
        return m_services.carriedAnswers(wanted, control);
    }

private:
    const WriterServices &m_services;
};

/// A language model elsewhere. A person carries the prompts to it and the answers back, as files.
class PromptPack final : public Writer
{
public:
    std::string_view name() const override { return "promptPack"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("WriterText", "&Elsewhere"); }
    std::string_view summary() const override
    {
        return QT_TRANSLATE_NOOP("WriterText",
                                 "You carry the prompts to a model and its answers back, as files.");
    }
    std::string_view leaves() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "Only the file that you carry leaves this computer.");
    }
    Need need() const override { return Need::CarriedAnswers; }
    bool isLanguageModel() const override { return true; }
    std::string inWords(std::string_view model) const override
    {
        return (model.empty() ? "a language model" : "the language model " + std::string(model))
               + ", which was asked outside Keyseed (writer: promptPack)";
    }
    Result<std::shared_ptr<const OpenWriter>> open(const WriterInputs &inputs, JobControl &) const override
    {
        return std::make_shared<const OpenPack>(*inputs.services);
    }
};

} // namespace

namespace writer {

const Writer &promptPack()
{
    static const PromptPack writer;
    return writer;
}

} // namespace writer

} // namespace core::writing
