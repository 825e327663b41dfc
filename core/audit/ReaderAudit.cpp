#include "core/audit/ReaderAudit.h"

#include "core/audit/CanaryWorld.h"
#include "core/package/archive/OutputFile.h"
#include "core/records/Reader.h"

#include <algorithm>
#include <compare>

namespace core::audit {

namespace {

constexpr std::size_t ordinaryPersons = 12;
constexpr std::size_t oddPersons = 2;
constexpr std::size_t recordsOfOrdinary = 3;
constexpr std::size_t recordsOfOdd = 60; // more than all others have together

std::string personName(std::size_t person)
{
    const std::string digits = std::to_string(person);
    return "person" + std::string(5 - std::min<std::size_t>(5, digits.size()), '0') + digits;
}

void addRows(std::size_t person, std::size_t records, bool isOdd, std::vector<CanaryRow> &rows)
{
    for (std::size_t record = 0; record < records; ++record)
        rows.push_back({.person = personName(person),
                        .labels = labelName(record % 2),
                        .text = phraseName(person) + ' ' + phraseName(1000 + record),
                        .isOdd = isOdd});
}

/// A record as it was read; its text as the words that count.
struct ReadRow
{
    std::string person;
    std::string label;
    std::string words;

    friend auto operator<=>(const ReadRow &, const ReadRow &) = default;
};

std::string wordsOf(std::string_view text)
{
    std::string words;
    const std::string_view name = "canaryword";
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string_view::npos; at += name.size())
        words += std::string(text.substr(at, name.size() + 5)) + ' ';
    return words;
}

Result<std::vector<ReadRow>>
readBack(const RecordForm &form, const std::filesystem::path &folder, const std::vector<CanaryRow> &rows)
{
    KEYSEED_ASSIGN(const auto place, package::TemporaryFolder::beside(folder / "reader"));
    plan::Plan::Records records;
    KEYSEED_TRY(form.write(place.path(), rows, records));
    KEYSEED_ASSIGN(auto reader, records::Reader::openWithoutDigest(plan::recordsSource(records)));
    std::vector<ReadRow> read;
    records::Record record;
    for (;;) {
        KEYSEED_ASSIGN(const auto isThere, reader->next(record));
        if (!isThere)
            break;
        read.push_back({record.person, record.label, wordsOf(record.text)});
    }
    std::ranges::sort(read);
    return read;
}

/// Returns what is wrong when odd persons stand before or behind the others; empty if nothing is.
Result<std::string>
faultOf(const RecordForm &form, const std::filesystem::path &folder, bool areFirst, JobControl &control)
{
    std::vector<CanaryRow> ordinary;
    for (std::size_t person = 0; person < ordinaryPersons; ++person)
        addRows(oddPersons + person, recordsOfOrdinary, false, ordinary);
    std::vector<CanaryRow> odd;
    for (std::size_t person = 0; person < oddPersons; ++person)
        addRows(person, recordsOfOdd, true, odd);
    if (control.isCancelled())
        return cancelled();
    const auto without = readBack(form, folder, ordinary);
    std::vector<CanaryRow> all = areFirst ? odd : ordinary;
    const std::vector<CanaryRow> &rest = areFirst ? ordinary : odd;
    all.insert(all.end(), rest.begin(), rest.end());
    auto with = readBack(form, folder, all);
    if (!without || !with)
        return "persons with unusual records " + std::string(with ? "are read" : "stop the reader") + ": "
               + (with ? without.error() : with.error()).detail;
    const auto isOdd = [](const ReadRow &row) { return row.person < personName(oddPersons); };
    const auto ofOdd = std::ranges::count_if(*with, isOdd);
    std::erase_if(*with, isOdd);
    if (*with != *without || without->size() != ordinary.size())
        return std::string("what one person has changes how the records of others are read");
    if (static_cast<std::size_t>(ofOdd) != odd.size())
        return std::string("records of an unusual form are not all read");
    return std::string();
}

} // namespace

Result<std::vector<ReaderRow>> auditReaders(std::span<const RecordForm> forms, JobControl &control)
{
    KEYSEED_ASSIGN(const auto world, CanaryWorld::make(1));
    std::vector<ReaderRow> rows;
    for (const RecordForm &form : forms) {
        control.report(static_cast<double>(rows.size()) / static_cast<double>(forms.size()), "audit");
        ReaderRow row{.form = std::string(form.name),
                      .persons = ordinaryPersons + oddPersons,
                      .oddPersons = oddPersons};
        for (const bool areFirst : {true, false})
            if (row.holds()) {
                KEYSEED_ASSIGN(auto fault, faultOf(form, world.folder(), areFirst, control));
                row.fault = std::move(fault);
            }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace core::audit
