#include "core/base/ForTranslators.h"
#include "core/writing/SentenceWriter.h"
#include "core/writing/Writer.h"

namespace core::writing {

namespace {

class OpenSentences final : public OpenWriter
{
public:
    OpenSentences(SentencePool pool, TextOrigin origin, const WriterInputs &inputs)
        : m_origin(std::move(origin))
        , m_writer(std::move(pool),
                   {.documentType = inputs.documentType,
                    .language = languageFor(inputs.language, inputs.vocabularyLanguage),
                    .uses = inputs.sentenceUses,
                    .identifiers = [services = inputs.services](std::string_view text) {
                        return services->identifiersIn(text);
                    }})
    {}

    Result<Written> documents(const Sequences &sequences, JobControl &control) const override
    {
        KEYSEED_ASSIGN(auto documents, m_writer.write(sequences, control));
        return Written{.documents = std::move(documents), .writtenFrom = m_origin};
    }

private:
    TextOrigin m_origin;
    SentenceWriter m_writer;
};

class Sentences final : public Writer
{
public:
    std::string_view name() const override { return "sentences"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "Sentences of public texts");
    }
    std::string_view summary() const override
    {
        return QT_TRANSLATE_NOOP("WriterText",
                                 "Sentences of public texts that hold the phrases are put together.");
    }
    std::string_view leaves() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "Nothing leaves this computer.");
    }
    Need need() const override { return Need::PublicTexts; }
    std::vector<std::string_view> languages() const override { return languageTitles(); }
    bool writes(std::string_view language) const override { return findLanguage(language) != nullptr; }
    std::string languageFor(const WriterInputs &inputs) const override
    {
        return std::string(writing::languageFor(inputs.language, inputs.vocabularyLanguage).title);
    }
    std::string inWords(std::string_view) const override
    {
        return "sentences of public texts, chosen by the phrases that they hold (writer: sentences)";
    }
    Result<std::shared_ptr<const OpenWriter>> open(const WriterInputs &inputs,
                                                   JobControl &control) const override
    {
        KEYSEED_ASSIGN(auto texts, inputs.services->publicTexts(control));
        TextOrigin origin = texts->origin;
        KEYSEED_ASSIGN(auto pool, SentencePool::of(std::move(texts), control));
        return std::make_shared<const OpenSentences>(std::move(pool), std::move(origin), inputs);
    }
};

} // namespace

namespace writer {

const Writer &sentences()
{
    static const Sentences writer;
    return writer;
}

} // namespace writer

} // namespace core::writing
