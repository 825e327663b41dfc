#pragma once

#include "core/base/Result.h"
#include "core/encoder/ModelJson.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core::encoder {

/// How BERT prepares a text.
struct BertNormalization
{
    bool cleansText = true;   ///< drops control characters, and makes all white space a blank
    bool partsChinese = true; ///< puts blanks around ideographs
    bool stripsAccents = true;
    bool lowersCase = true;
};

/// The steps of a tokenizer.json that change a text before it is cut into words. Text that is not UTF-8 is
/// repaired first (U+FFFD).
class Normalizer final
{
public:
    /// Changes nothing.
    Normalizer() = default;
    explicit Normalizer(BertNormalization steps);
    /// Reads the member "normalizer": BertNormalizer, Precompiled, NFC, NFD, NFKC, NFKD, Lowercase,
    /// StripAccents, Strip, Replace, Prepend, or a Sequence of them. Errors: InvalidPlan: another one.
    static Result<Normalizer> from(const ModelJson &file);

    std::string normalized(std::string_view text) const;

private:
    using Step = std::function<std::string(std::string)>;

    Result<void> add(const ModelJson &file, const ModelJson::Json &json);
    static Result<Step> stepOf(const ModelJson &file, const std::string &type, const ModelJson::Json &json);

    std::vector<Step> m_steps;
};

} // namespace core::encoder
