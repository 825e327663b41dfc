#include "core/rewriter/Frames.h"

#include "tests/fuzz/FuzzTarget.h"

using core::rewriter::bytesOfFrame;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto input = fuzz::textOf(data, size);
    const std::size_t piece = fuzz::takeByte(input) + std::size_t{1};
    core::rewriter::FrameReader reader;
    while (!input.empty()) {
        reader.add(input.substr(0, piece));
        input.remove_prefix(std::min(piece, input.size()));
        auto frame = reader.next();
        for (; frame && *frame; frame = reader.next())
            fuzz::expect((*frame)->header.is_object() && bytesOfFrame(**frame).has_value(),
                         "what was read as a frame can be written as one");
        if (!frame) {
            fuzz::expectLine(frame.error().detail);
            fuzz::expect(!reader.next().has_value(), "nothing is read behind what is no frame");
        }
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"\x03" + *bytesOfFrame({{{"do", "hello"}}, {}})
                + *bytesOfFrame({{{"do", "decode"}, {"rows", 1}}, {1.0F, 2.0F}}),
            "\xff" + *bytesOfFrame({{{"texts", {"a", "b"}}}, {}})};
}
