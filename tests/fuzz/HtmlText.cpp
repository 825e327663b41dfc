#include "core/records/documents/DocumentText.h"
#include "core/records/text/Decoder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto html = fuzz::textOf(data, size);
    const std::string text = core::records::plainTextOfHtml(html);
    fuzz::expect(core::records::isUtf8(text), "a text is UTF-8");
    // An entity is four bytes at least and a character four at most; a byte that is no UTF-8 becomes three.
    fuzz::expect(text.size() <= 3 * html.size(), "a text is no longer than what it is of");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {
        "<!DOCTYPE html><html><head><title>T</title><style>p{}</style></head><body><p>Chest &amp; pain<br>"
        "<ul><li>one<li>two</ul><table><tr><td>1<td>2</table><pre>\n a\n  b</pre></body></html>",
        "<script>never shown</script>a &eacute;&#233;&#x1F600; &nbsp;<!-- c --><![CDATA[d]]>",
        "<p title='a > b' x=\"<i>\">RR < 120<b><font><font><font></i></p></div>\xE9\xC3\xA9",
        "<html xmlns:o='urn:x'><?xml version='1.0'?><o:p>a</o:p><meta charset=utf-16>\xC3\xA9"};
}
