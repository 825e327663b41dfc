#include "core/base/ForTranslators.h"
#include "core/writing/Writer.h"

namespace core::writing {

namespace {

std::vector<Document> withoutTexts(const std::vector<synthesis::Sequence> &seeds)
{
    std::vector<Document> documents;
    for (const synthesis::Sequence &seed : seeds)
        documents.push_back({.seed = seed, .text = {}});
    return documents;
}

std::vector<Document> withTexts(std::vector<Document> documents, const std::vector<std::string> &texts)
{
    for (std::size_t i = 0; i < documents.size(); ++i)
        documents[i].text = texts[i];
    return documents;
}

class OpenMethod final : public OpenWriter
{
public:
    explicit OpenMethod(const WriterServices &services)
        : m_services(services)
    {}

    Result<Written> documents(const Sequences &sequences, JobControl &control) const override
    {
        KEYSEED_ASSIGN(const auto texts, m_services.methodTexts(sequences, control));
        if (texts->size() != sequences->size())
            return fail(ErrorCode::Internal,
                        "the method made another number of texts than there are sequences");
        return Written{.documents = Documents::combine(sequences.derive(withoutTexts), texts, withTexts)};
    }

private:
    const WriterServices &m_services;
};

/// The method of the release, where it makes texts itself. No plan names it.
class Method final : public Writer
{
public:
    std::string_view name() const override { return "method"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("WriterText", "The method itself"); }
    std::string_view summary() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "The method makes the texts from what it released.");
    }
    std::string_view leaves() const override
    {
        return QT_TRANSLATE_NOOP("WriterText", "Nothing leaves this computer.");
    }
    Need need() const override { return Need::Method; }
    bool isChosenByPlan() const override { return false; }
    std::string inWords(std::string_view) const override
    {
        return "the method itself, which makes texts of what it released (writer: method)";
    }
    Result<std::shared_ptr<const OpenWriter>> open(const WriterInputs &inputs, JobControl &) const override
    {
        return std::make_shared<const OpenMethod>(*inputs.services);
    }
};

} // namespace

namespace writer {

const Writer &method()
{
    static const Method writer;
    return writer;
}

} // namespace writer

} // namespace core::writing
