#include "core/base/Family.h"
#include "core/writing/Writer.h"

#include <algorithm>

// One line for each writer: the function that its file in core/writing/writers defines.
#define KEYSEED_WRITERS(MEMBER)                                                                              \
    MEMBER(builtInSentences)                                                                                 \
    MEMBER(chat)                                                                                             \
    MEMBER(promptPack)                                                                                       \
    MEMBER(sentences)                                                                                        \
    MEMBER(publicTexts)                                                                                      \
    MEMBER(method)

namespace core::writing {

KEYSEED_FAMILY(Writer, writer, KEYSEED_WRITERS)

std::span<const Writer *const> writers()
{
    return writer::members();
}

const Writer *findWriter(std::string_view name)
{
    return findByName(writers(), name);
}

std::vector<std::string_view> writerNames()
{
    std::vector<std::string_view> names;
    for (const Writer *each : writers())
        if (each->isChosenByPlan())
            names.push_back(each->name());
    return names;
}

const Writer &defaultWriter()
{
    return writer::builtInSentences();
}

const Writer &methodWriter()
{
    return writer::method();
}

bool writerNeeds(std::string_view name, Need need)
{
    const Writer *found = findWriter(name);
    return found != nullptr && found->need() == need;
}

bool isLanguageModel(std::string_view name)
{
    const Writer *found = findWriter(name);
    return found != nullptr && found->isLanguageModel();
}

bool Writer::writes(std::string_view language) const
{
    const auto known = languages();
    return known.empty() || std::ranges::find(known, language) != known.end();
}

std::vector<std::string_view> Writer::manifestKeys() const
{
    std::vector<std::string_view> keys = {"kind", "documentType"};
    if (need() == Need::PublicTexts)
        keys.emplace_back("texts");
    if (isLanguageModel())
        keys.insert(keys.end(), {"model", "prompt", "flaws"});
    return keys;
}

ReleasedTexts textsOf(const Documents &documents)
{
    return documents.derive([](const std::vector<Document> &all) {
        std::vector<std::string> texts;
        for (const Document &each : all)
            texts.push_back(each.text);
        return texts;
    });
}

Result<ReleasedTexts> OpenWriter::write(const Sequences &wanted, JobControl &control) const
{
    KEYSEED_ASSIGN(const auto written, documents(wanted, control));
    return textsOf(written.documents);
}

} // namespace core::writing
