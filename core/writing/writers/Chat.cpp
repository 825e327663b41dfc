#include "core/base/ForTranslators.h"
#include "core/writing/Writer.h"

namespace core::writing {

namespace {

class OpenChat final : public OpenWriter
{
public:
    explicit OpenChat(const WriterServices &services)
        : m_services(services)
    {}

    Result<Written> documents(const Sequences &sequences, JobControl &) const override
    {
        return m_services.storedAnswers(sequences);
    }
    Result<ReleasedTexts> write(const Sequences &wanted, JobControl &control) const override
    {
        return m_services.askServer(wanted, control);
    }

private:
    const WriterServices &m_services;
};

/// A language model on a server that the program asks. Its answers are in the project file: those for the
/// documents before documents() is called, those for candidates when write() returns.
class Chat final : public Writer
{
public:
    std::string_view name() const override { return "chat"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "With a lan&guage model");
    }
    std::string_view summary() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "A server of your choice is asked for each document.");
    }
    std::string_view leaves() const override
    {
        return QT_TRANSLATE_NOOP(
            "WriterText", "Only prompts made of the released phrases go to the server, never a record.");
    }
    Need need() const override { return Need::Server; }
    bool isLanguageModel() const override { return true; }
    std::string inWords(std::string_view model) const override
    {
        return (model.empty() ? "a language model" : "the language model " + std::string(model))
               + " (writer: chat)";
    }
    Result<std::shared_ptr<const OpenWriter>> open(const WriterInputs &inputs, JobControl &) const override
    {
        return std::make_shared<const OpenChat>(*inputs.services);
    }
};

} // namespace

namespace writer {

const Writer &chat()
{
    static const Chat writer;
    return writer;
}

} // namespace writer

} // namespace core::writing
