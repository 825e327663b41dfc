#pragma once

#include "core/synthesis/MethodWords.h"

namespace core::synthesis {

/// The methods that learn noisy numbers of phrases, from which sequences are drawn for a writer.
MethodFamily keyphraseFamily();

} // namespace core::synthesis
