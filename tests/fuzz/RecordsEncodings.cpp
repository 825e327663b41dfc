#include "tests/fuzz/RecordsRun.h"

#include <array>

namespace {

constexpr std::array encodings{"",
                               "UTF-8",
                               "UTF-16LE",
                               "UTF-16BE",
                               "UTF-32LE",
                               "windows-1252",
                               "GB18030",
                               "Shift_JIS",
                               "ISO-2022-JP",
                               "UTF-7",
                               "EUC-JP",
                               "ISO-2022-KR",
                               "HZ",
                               "SCSU",
                               "ibm-37",
                               "x-no-such",
                               "BOCU-1",
                               "IMAP-mailbox-name"};

std::string wide(std::string_view text, bool isBig)
{
    std::string bytes = isBig ? "\xfe\xff" : "\xff\xfe";
    for (const char each : text)
        bytes += isBig ? std::string{'\0', each} : std::string{each, '\0'};
    return bytes;
}

} // namespace

// The first byte chooses an encoding, or leaves it and the format to be recognised.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto rest = fuzz::textOf(data, size);
    const std::string encoding = encodings[fuzz::takeByte(rest) % encodings.size()];
    auto source = fuzz::recordsSource(fuzz::written(rest, "records.txt"), nullptr);
    if (!encoding.empty())
        source.encoding = encoding;
    fuzz::checkRecords(source);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string csv = "id,label,text\n1,A,first text\n2,B,\"second\ntext\"\n";
    const auto seedOf = [](char encoding, const std::string &text) {
        std::string seed(1, encoding);
        return seed += text;
    };
    return {
        seedOf(0, csv),
        seedOf(0, wide(csv, false)),
        seedOf(0, wide(csv, true)),
        seedOf(0, "{\"text\": \"a\", \"label\": \"b\", \"id\": 1}\n"),
        seedOf(1, "\xef\xbb\xbf" + csv),
        seedOf(2, wide(csv, false)),
        seedOf(5, csv + "3,C,caf\xe9 \x80\n"),
        seedOf(6, csv + "3,C,\xb5\xda \x81\x30\x84\x36\n"),
        // Half a character at the end of a piece, of which all but the first byte has to be read again.
        seedOf(6, "id,label,text\n1e-320,A,first text\n2,B,\"second\ntext\"\n3,C,\xb5\xda \x81\x30\xc3(\n"),
        seedOf(7, csv + "3,C,\x83\x65\x83\x58\n"),
        seedOf(8, csv + "3,C,\x1b$B%F%9\x1b(B\n"),
        seedOf(9, csv + "3,C,+AOk- +-\n"),
        seedOf(12, csv + "3,C,~{<:Ky2;~}\n")};
}
