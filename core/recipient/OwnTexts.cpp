#include "core/recipient/OwnTexts.h"

#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/system/Folders.h"
#include "core/package/text/Csv.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/records/RecordStream.h"

#include <functional>
#include <system_error>
#include <utility>

namespace core::recipient {

namespace {

// SplitMix64 (Steele, Lea & Flood 2014): neighbouring places fall into either half.
std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
}

class HalfReader final : public records::Reader
{
public:
    HalfReader(std::unique_ptr<records::Reader> all, Half half)
        : m_all(std::move(all))
        , m_half(half)
    {}

    Result<bool> next(records::Record &record) override
    {
        while (true) {
            auto isThere = m_all->next(record);
            if (!isThere || !*isThere || isOf(m_half, m_place++))
                return isThere;
        }
    }

    records::LeftOut leftOut() const override { return m_all->leftOut(); }
    double fractionRead() const override { return m_all->fractionRead(); }
    Digest contentDigest() override { return m_all->contentDigest(); }
    records::FileSums fileSums() override { return m_all->fileSums(); }

private:
    std::unique_ptr<records::Reader> m_all;
    Half m_half;
    std::int64_t m_place = 0;
};

} // namespace

bool isLabelled(const OwnTexts &texts)
{
    return (texts.source.labelColumn && !texts.source.labelColumn->empty())
           || !texts.source.join.files.empty();
}

bool isOf(Half half, std::int64_t place)
{
    if (half == Half::All)
        return true;
    const bool isToAdapt = mixed(static_cast<std::uint64_t>(place)) % 2 == 0;
    return isToAdapt == (half == Half::ToAdapt);
}

Half halfToAdapt(const OwnTexts &texts)
{
    return isLabelled(texts) ? Half::ToAdapt : Half::All;
}

Result<std::unique_ptr<records::Reader>> openHalf(const OwnTexts &texts, Half half)
{
    auto reader = records::openToCheck(texts.source);
    KEYSEED_TRY(reader);
    if (half == Half::All)
        return reader;
    return std::make_unique<HalfReader>(std::move(*reader), half);
}

namespace {

constexpr const char *savingStage = "saving";

using LineOf = std::function<Result<std::string>(const ReceivedText &)>;

Result<void> goOn(std::size_t done, std::size_t all, JobControl &control)
{
    if (control.isCancelled())
        return cancelled();
    control.report(static_cast<double>(done) / static_cast<double>(all), savingStage);
    return {};
}

Result<void> saveLines(const ReceivedContents &contents,
                       const TextPlaces &places,
                       const std::filesystem::path &path,
                       std::string_view header,
                       const LineOf &lineOf,
                       JobControl &control)
{
    KEYSEED_ASSIGN(auto file, NewFile::at(path));
    KEYSEED_TRY(file.write(header));
    for (std::size_t i = 0; i < places.size(); ++i) {
        KEYSEED_TRY(goOn(i, places.size(), control));
        KEYSEED_ASSIGN(const auto line, lineOf(contents.texts.at(places[i])));
        KEYSEED_TRY(file.write(line + "\n"));
    }
    return file.finish();
}

Result<std::string> csvLine(const ReceivedText &text)
{
    return text.id + "," + package::csvText(text.label) + "," + package::csvText(text.text);
}

Result<std::string> jsonLine(const ReceivedText &text)
{
    return package::jsonLine(
        {{"id", text.id}, {"label", text.label}, {"text", text.text}, {"keyphrases", text.keyphrases}});
}

Result<void> saveEach(const ReceivedContents &contents,
                      const TextPlaces &places,
                      const std::filesystem::path &folder,
                      JobControl &control)
{
    for (std::size_t i = 0; i < places.size(); ++i) {
        KEYSEED_TRY(goOn(i, places.size(), control));
        const ReceivedText &text = contents.texts.at(places[i]);
        if (package::numberOfId(text.id) == 0) // the id becomes a file name
            return fail(ErrorCode::InvalidPackage, "an id is not of the form SYN-000001");
        KEYSEED_TRY(writeNewFile(folder / (text.id + ".txt"), text.text));
    }
    return {};
}

} // namespace

Result<void> saveAsCsv(const ReceivedContents &contents,
                       const TextPlaces &places,
                       const std::filesystem::path &file,
                       JobControl &control)
{
    return saveLines(contents, places, file, "id,label,text\n", csvLine, control);
}

Result<void> saveAsJsonLines(const ReceivedContents &contents,
                             const TextPlaces &places,
                             const std::filesystem::path &file,
                             JobControl &control)
{
    return saveLines(contents, places, file, "", jsonLine, control);
}

Result<void> saveAsTextFiles(const ReceivedContents &contents,
                             const TextPlaces &places,
                             const std::filesystem::path &folder,
                             JobControl &control)
{
    std::error_code error;
    if (std::filesystem::exists(std::filesystem::symlink_status(folder, error)))
        return fail(ErrorCode::InvalidParameter,
                    folder.string() + ": is there already; choose another folder");
    if (!std::filesystem::create_directory(folder, error))
        return fail(ioError(folder.string(), "cannot be made", error.value()));
    auto saved = saveEach(contents, places, folder, control);
    if (!saved)
        system::removeFolder(folder);
    return saved;
}

} // namespace core::recipient
