#pragma once

/// The colours of printed documents by what they mean: the program's own, on white paper. What they tell is
/// also told by a shape, a pattern or words, for readers in black and white.
namespace core::print {

struct Colour
{
    double red = 0.0;
    double green = 0.0;
    double blue = 0.0;

    static constexpr Colour of(int red, int green, int blue)
    {
        return {red / 255.0, green / 255.0, blue / 255.0};
    }
};

namespace palette {

inline constexpr Colour paper = Colour::of(0xff, 0xff, 0xff);
inline constexpr Colour text = Colour::of(0x1c, 0x22, 0x2b);
inline constexpr Colour muted = Colour::of(0x4d, 0x58, 0x66);
inline constexpr Colour line = Colour::of(0xc4, 0xca, 0xd2);
inline constexpr Colour ground = Colour::of(0xf3, 0xf4, 0xf6);
inline constexpr Colour used = Colour::of(0xae, 0xb6, 0xc2);
inline constexpr Colour accent = Colour::of(0x0b, 0x6e, 0x99);
inline constexpr Colour accentSoft = Colour::of(0xe4, 0xf0, 0xf6);
inline constexpr Colour cap = Colour::of(0xa8, 0x48, 0x00);
inline constexpr Colour warning = Colour::of(0x7a, 0x4f, 0x00);
inline constexpr Colour warningSoft = Colour::of(0xfd, 0xf3, 0xdc);

} // namespace palette

} // namespace core::print
