#include "core/base/ForTranslators.h"
#include "core/writing/PublicTextWriter.h"
#include "core/writing/Writer.h"

namespace core::writing {

namespace {

class OpenTexts final : public OpenWriter
{
public:
    OpenTexts(std::shared_ptr<const TextPool> pool, const WriterServices &services)
        : m_origin(pool->origin)
        , m_writer(std::move(pool))
        , m_services(services)
    {}

    Result<Written> documents(const Sequences &sequences, JobControl &control) const override
    {
        KEYSEED_ASSIGN(const auto documents, m_writer.write(sequences, control));
        return Written{.documents = m_services.withFoundPhrases(documents), .writtenFrom = m_origin};
    }
    Result<ReleasedTexts> write(const Sequences &wanted, JobControl &control) const override
    {
        KEYSEED_ASSIGN(const auto documents, m_writer.write(wanted, control));
        return textsOf(documents);
    }
    bool takesPhrasesAsHints() const override { return true; }

private:
    TextOrigin m_origin;
    PublicTextWriter m_writer;
    const WriterServices &m_services;
};

class PublicTexts final : public Writer
{
public:
    std::string_view name() const override { return "publicTexts"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("WriterText", "Public texts"); }
    std::string_view summary() const override
    {
        return QT_TRANSLATE_NOOP("WriterText",
                                 "Sentences of texts that you declare to be public are put together.");
    }
    std::string_view leaves() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "Nothing leaves this computer.");
    }
    Need need() const override { return Need::PublicTexts; }
    bool isForChosenTexts() const override { return true; }
    std::string inWords(std::string_view) const override
    {
        return "sentences of texts that were declared to be public (writer: publicTexts)";
    }
    Result<std::shared_ptr<const OpenWriter>> open(const WriterInputs &inputs,
                                                   JobControl &control) const override
    {
        KEYSEED_ASSIGN(auto pool, inputs.services->publicTexts(control));
        return std::make_shared<const OpenTexts>(std::move(pool), *inputs.services);
    }
};

} // namespace

namespace writer {

const Writer &publicTexts()
{
    static const PublicTexts writer;
    return writer;
}

} // namespace writer

} // namespace core::writing
