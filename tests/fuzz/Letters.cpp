#include "core/records/letters/Letter.h"
#include "core/records/letters/PdfLayout.h"
#include "core/records/text/Decoder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr std::size_t most = std::size_t{1} << 20;
    const auto bytes = fuzz::textOf(data, size);
    const auto mail = core::records::textOfMail(bytes, most);
    fuzz::expect(!mail || core::records::isUtf8(mail->text), "a text is UTF-8");
    fuzz::expect(mail || mail.error().canGoOn, "the next mail can be read");
    const auto layout = core::records::textOfLayout(bytes);
    fuzz::expect(layout.pagesWithoutText >= 0, "pages are counted");
    static_cast<void>(core::records::textOfDocx(bytes, most));
    static_cast<void>(core::records::textOfOdt(bytes, most));
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"From: a@b\nContent-Type: multipart/mixed; boundary=\"b\"\n\n--b\nContent-Type: text/plain; "
            "charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nCaf=E9 a=\nb\n--b--\n",
            "<page width=\"600\" height=\"800\">\n<line xMin=\"50\" yMin=\"1\" xMax=\"540\" yMax=\"9\">\n"
            "<word xMin=\"50\" yMin=\"1\" xMax=\"90\" yMax=\"9\">a&amp;-</word>\n</line>\n</page>\n"};
}
