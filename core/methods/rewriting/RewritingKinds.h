#pragma once

#include "core/base/ForTranslators.h"
#include "core/privacy/mechanisms/RewrittenRows.h"
#include "core/rewriter/ModelFolder.h"

#include <array>
#include <string_view>

namespace core::synthesis {

/// An epsilon of a row above which rewriting protects next to nothing: who sees it bets e^15 to 1.
inline constexpr double protectsNothingAbove = 15.0;

/// A published way to rewrite each text by an autoencoder with noise between its halves.
struct RewritingKind
{
    std::string_view name;
    std::string_view title;
    std::string_view summary;
    rewriter::ModelForm form = rewriter::ModelForm::Bart;
    privacy::RowClip clip = privacy::RowClip::ByValue;
    bool isPruned = false;           ///< the model has left out units of its encoder
    bool isTrainedWithNoise = false; ///< and learnt to decode what noise leaves
};

/// Igamberdiev & Habernal 2023, "DP-BART for Privatized Text Rewriting under Local Differential Privacy",
/// sections 3.2 to 3.4; Krishna et al. 2021, "ADePT", with the sensitivity that Habernal 2021 corrected.
inline constexpr std::array<RewritingKind, 4> rewritingKinds = {{
    {.name = "dp-bart-clv",
     .title = QT_TRANSLATE_NOOP("MethodText", "DP-BART, clipped by value (CLV)"),
     .summary =
         QT_TRANSLATE_NOOP("MethodText",
                           "Each row of text is encoded by BART, every number of it is clipped and gets "
                           "noise, and what is left is decoded.")},
    {.name = "dp-bart-pr",
     .title = QT_TRANSLATE_NOOP("MethodText", "DP-BART, pruned (PR)"),
     .summary =
         QT_TRANSLATE_NOOP("MethodText",
                           "As by value, with a model that has learnt to do with fewer numbers, each of "
                           "which then needs less noise."),
     .isPruned = true},
    {.name = "dp-bart-pr+",
     .title = QT_TRANSLATE_NOOP("MethodText", "DP-BART, pruned and trained with noise (PR+)"),
     .summary =
         QT_TRANSLATE_NOOP("MethodText",
                           "As pruned, with a model that has learnt on public texts to decode what noise "
                           "leaves."),
     .isPruned = true,
     .isTrainedWithNoise = true},
    {.name = "adept",
     .title = QT_TRANSLATE_NOOP("MethodText", "ADePT, clipped by norm"),
     .summary =
         QT_TRANSLATE_NOOP("MethodText",
                           "Each row of text is encoded by a small recurrent network, its numbers together "
                           "are clipped and get noise, and what is left is decoded."),
     .form = rewriter::ModelForm::Adept,
     .clip = privacy::RowClip::ByNorm},
}};

} // namespace core::synthesis
