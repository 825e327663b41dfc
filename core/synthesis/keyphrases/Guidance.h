#pragma once

namespace core::synthesis {

/// How strongly sequences are drawn towards phrases that stand together in public texts: beta of
/// GuidedDrawing.
enum class Guidance { Off, Gentle, Strong };

constexpr double betaOf(Guidance guidance)
{
    switch (guidance) {
    case Guidance::Off:
        return 0;
    case Guidance::Gentle:
        return 1;
    case Guidance::Strong:
        break;
    }
    return 2;
}

} // namespace core::synthesis
