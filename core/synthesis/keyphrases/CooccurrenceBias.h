#pragma once

namespace core::synthesis {

/// How strongly sequences are drawn towards phrases that stand together in public texts: beta of
/// GuidedDrawing. Gentle is the strongest that cost no accuracy of a classifier trained on the texts, on
/// halves of a training set of clinical notes; strong is for who reads them.
enum class CooccurrenceBias { Off, Gentle, Strong };

constexpr double betaOf(CooccurrenceBias cooccurrence)
{
    switch (cooccurrence) {
    case CooccurrenceBias::Off:
        return 0;
    case CooccurrenceBias::Gentle:
        return 0.5;
    case CooccurrenceBias::Strong:
        break;
    }
    return 1.5;
}

} // namespace core::synthesis
