#include "core/base/Digest.h"
#include "core/base/PackageText.h"
#include "core/base/Text.h"
#include "core/package/check/ManifestProblems.h"
#include "core/package/facts/TextNature.h"
#include "core/package/text/JsonText.h"
#include "core/signing/Key.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace core::package {

namespace {

using CheckedJson = nlohmann::json;

bool isText(const CheckedJson &value)
{
    const auto *text = value.get_ptr<const std::string *>();
    return text && isPackageLine(*text);
}

// Texts of release 0.2 were not checked by isPackageText(): characters without a width may be in them.
bool hasPlainTexts(const CheckedJson &value)
{
    if (const auto *text = value.get_ptr<const std::string *>())
        return isPlainText(*text) || isPackageText(*text);
    return !value.is_structured() || std::ranges::all_of(value, hasPlainTexts);
}

bool isPlain(const CheckedJson &value)
{
    return value.is_string() && hasPlainTexts(value);
}

bool isVersion(const CheckedJson &value)
{
    constexpr std::size_t longest = 40;
    const auto *text = value.get_ptr<const std::string *>();
    return text && !text->empty() && text->size() <= longest
           && text->find_first_not_of("0123456789.+-abcdefghijklmnopqrstuvwxyz") == std::string::npos;
}

bool isRandomness(const CheckedJson &value)
{
    return value == "operating system";
}

bool isSum(const CheckedJson &value)
{
    const auto *text = value.get_ptr<const std::string *>();
    return text && isHexDigest(*text);
}

bool isCount(const CheckedJson &value)
{
    return wholeNumber(value).value_or(-1) >= 0;
}

bool isNumber(const CheckedJson &value)
{
    return value.is_number();
}

bool isObject(const CheckedJson &value)
{
    return value.is_object();
}

bool isList(const CheckedJson &value)
{
    return value.is_array();
}

struct Key
{
    std::string_view name;
    bool (*isOfType)(const CheckedJson &);
    bool isNeeded = true; ///< a package of an earlier version may not have it
};

/// An object below the manifest, or each of a list. Keys without a name are none.
struct CheckedPart
{
    const char *place; ///< the pointer to it
    bool isEachOf;
    std::array<Key, 3> keys;
};

constexpr std::array knownParts = {
    CheckedPart{"/versions", false, {{{"keyseed", isVersion}}}},
    CheckedPart{"/randomness", false, {{{"kind", isRandomness}}}},
    CheckedPart{"/publicInputs", false, {{{"vocabulary", isObject}, {"embedding", isObject}}}},
    CheckedPart{
        "/publicInputs/vocabulary", false, {{{"source", isText}, {"phrases", isCount}, {"sha256", isSum}}}},
    CheckedPart{"/publicInputs/embedding", false, {{{"sha256", isSum}, {"source", isText, false}}}},
    CheckedPart{"/documents", false, {{{"total", isCount}, {"perLabel", isList}}}},
    CheckedPart{"/documents/perLabel", true, {{{"label", isPlain}, {"documents", isCount}}}},
    CheckedPart{"/excluded", false, {{{"total", isCount}, {"perReason", isObject}}}},
    CheckedPart{"/vocabularyList",
                false,
                {{{"toleratedFalsePhrases", isNumber}, {"threshold", isNumber}, {"halfWidth95", isNumber}}}},
    CheckedPart{"/signing", false, {{{"publicKey", isText}, {"fingerprint", isText}}}},
    CheckedPart{"/files", true, {{{"name", isText}, {"bytes", isCount}, {"sha256", isSum}}}},
};

bool isAsSaid(const CheckedJson &object, const CheckedPart &part)
{
    if (!object.is_object())
        return false;
    std::size_t named = 0;
    for (const Key &key : part.keys) {
        if (key.name.empty())
            continue;
        const auto found = object.find(key.name);
        if (found == object.end() && !key.isNeeded)
            continue;
        ++named;
        if (found == object.end() || !key.isOfType(*found))
            return false;
    }
    return object.size() == named;
}

/// Returns whether a sentence says of the texts what one of the natures of texts allows.
bool isClaim(const CheckedJson &value)
{
    return std::ranges::any_of(textNatures, [&value](TextNature nature) {
        return value == std::string("the texts were ") + wordsOf(nature).made;
    });
}

/// Returns whether the fingerprint of the signer follows from the key.
bool isFingerprinted(const CheckedJson &signer)
{
    const auto key = signing::parsePublicKey(signer.at("publicKey").get<std::string>());
    return key && key->text() == signer.at("publicKey") && signer.at("fingerprint") == key->fingerprint();
}

void addUnlistedProblems(const CheckedJson &manifest, std::vector<std::string> &problems)
{
    if (!isText(manifest.at("project")))
        problems.emplace_back("project is not a text of one line");
    if (!isClaim(manifest.at("synthetic")))
        problems.emplace_back("synthetic: says of the texts what no package does");
    if (manifest.contains("textFiles") && !manifest.at("textFiles").is_boolean())
        problems.emplace_back("textFiles is not true or false");
    if (manifest.contains("signing") && !isFingerprinted(manifest.at("signing")))
        problems.emplace_back("signing: the fingerprint is not that of the key");
    if (!hasPlainTexts(manifest))
        problems.emplace_back("has a text with characters that hide or reorder what a reader sees");
}

} // namespace

std::vector<std::string> partsProblems(const CheckedJson &manifest)
{
    std::vector<std::string> problems;
    addUnlistedProblems(manifest, problems);
    for (const CheckedPart &part : knownParts) {
        const CheckedJson::json_pointer pointer(part.place);
        if (!manifest.contains(pointer))
            continue; // that it lacks what it needs is said elsewhere
        const CheckedJson &found = manifest.at(pointer);
        const bool isGood =
            part.isEachOf ? found.is_array()
                                && std::ranges::all_of(
                                    found, [&part](const CheckedJson &each) { return isAsSaid(each, part); })
                          : isAsSaid(found, part);
        if (!isGood)
            problems.push_back(std::string(part.place).substr(1)
                               + " has other keys than it can have, or one of another type");
    }
    return problems;
}

} // namespace core::package
