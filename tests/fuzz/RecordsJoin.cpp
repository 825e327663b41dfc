#include "tests/fuzz/RecordsRun.h"

#include <algorithm>
#include <map>
#include <set>

namespace {

using namespace core::records;

constexpr auto joinedNotes = "id,text\n1,first\n2,second\n 3 ,third\n,fourth\n1,fifth\n";

using Labels = std::map<std::string, std::set<std::string>>;

/// By key, as they stand in the file; nothing when it has errors.
std::optional<Labels> labelsIn(const std::filesystem::path &file)
{
    Source source = fuzz::recordsSource(file, nullptr);
    source.textColumn = "@file";
    source.personColumn = "key";
    source.labelColumn = "code";
    auto rows = RecordStream::open(source);
    Labels labels;
    Record row;
    while (rows) {
        const auto isThere = (*rows)->next(row);
        if (!isThere)
            break;
        if (!*isThere)
            return labels;
        if (!row.person.empty() && !row.label.empty())
            labels[row.person].insert(row.label);
    }
    return std::nullopt;
}

void checkRecord(const Record &record, const Labels &labels)
{
    std::vector<std::string> all = record.otherLabels;
    if (!record.label.empty())
        all.insert(all.begin(), record.label);
    fuzz::expect(std::ranges::is_sorted(all), "labels stand in the order of the alphabet");
    const auto own = labels.find(record.person);
    const std::set<std::string> expected = own == labels.end() ? std::set<std::string>() : own->second;
    fuzz::expect(std::vector<std::string>(expected.begin(), expected.end()) == all,
                 "a record has the labels of all rows of its key, each once");
}

} // namespace

// The input is the file of labels.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto file = fuzz::written(joinedNotes, "notes.csv");
    const auto codes = fuzz::written(fuzz::textOf(data, size), "codes.csv");
    Source source = fuzz::recordsSource(file, "csv");
    source.labelColumn.reset();
    source.join = {.files = {codes}, .on = "id", .key = "key", .labelColumn = "code"};
    const auto labels = labelsIn(codes);
    auto records = RecordStream::open(source);
    fuzz::expect(records.has_value() == labels.has_value(), "labels are joined when they can be read");
    if (!records) {
        fuzz::expectLine(records.error().what);
        // Names of columns may be told, labels not.
        fuzz::expect(records.error().code != core::ErrorCode::InvalidRecords
                         || records.error().what.find(fuzz::secret) == std::string::npos,
                     "no message quotes a label");
        return 0;
    }
    std::size_t count = 0;
    for (Record record; (*records)->next(record).value_or(false); ++count)
        checkRecord(record, *labels);
    fuzz::expect(count == 5, "a join loses no record");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"key,seq,code\n1,1,428\n1,2,I50.9\n1,3,428\n2,1,\n9,1,Zq7Secret\n",
            "code\tkey\nA\t1\nB\t2\nA\t 3\nB\t3 \n",
            "{\"key\": 1, \"code\": \"a\"}\n{\"key\": \"2\", \"code\": [1]}\n",
            "key,code\n1,\"x\n2,y\n",
            "\xef\xbb\xbfkey;code\r\n1;\xc3\xa4\r\n,b\r\n"};
}
