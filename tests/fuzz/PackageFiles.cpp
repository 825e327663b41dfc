#include "core/package/archive/PackageFiles.h"

#include "core/base/Digest.h"
#include "core/package/archive/Sums.h"
#include "core/package/check/Verification.h"
#include "core/signing/Key.h"
#include "tests/core/package/SignedSample.h"
#include "tests/fuzz/FixedKey.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>
#include <map>

using namespace core;
namespace fs = std::filesystem;
namespace files = core::package::files;

namespace {

/// A signed package with all that one can have, in memory and in a folder.
struct Package
{
    Package()
        : folder(fuzz::folder() / "package")
        , sample(QString::fromStdString(fuzz::folder().string()), 3)
    {
        sample.signer = fuzz::fixedKey(1);
        sample.officer = fuzz::fixedKey(2);
        sample.writeTo(QString::fromStdString(folder.string()));
        const auto verification = package::verify(folder).value();
        for (const auto &file : verification.files) {
            contents[file.name] = fuzz::contentOf(folder / file.name);
            names.push_back(file.name);
        }
    }

    fs::path folder;
    tests::SignedSample sample;
    std::map<std::string, std::string> contents;
    std::vector<std::string> names; ///< of a number in the input
};

Package &original()
{
    static Package one;
    return one;
}

/// Sums that fit, in the manifest and in SHA256SUMS, and a signature of them: what stands behind these checks
/// is reached by whoever signs a package of their own.
void makeSumsFit(std::map<std::string, std::string> &contents, const std::string &changed)
{
    const std::string before = toHex(sha256(original().contents.at(changed)));
    std::string &manifest = contents[std::string(files::manifest)];
    if (const std::size_t at = manifest.find(before); at != std::string::npos && changed != files::manifest)
        manifest.replace(at, before.size(), toHex(sha256(contents.at(changed))));
    std::vector<package::FileEntry> sums;
    for (const auto &[name, bytes] : contents)
        if (files::isSummed(name))
            sums.push_back({name, bytes.size(), toHex(sha256(bytes))});
    std::ranges::sort(sums, files::comesBefore, &package::FileEntry::name);
    std::string &text = contents[std::string(files::sums)] = package::sumsText(sums);
    contents[std::string(files::signature)] =
        signing::signatureText(original().sample.signer, text, "comment");
}

void check(const package::Verification &verification)
{
    for (const std::string &difference : verification.differences)
        fuzz::expectLine(difference);
    fuzz::expect(verification.differences.size() < 21 * verification.files.size() + 21,
                 "differences are not endless");
}

} // namespace

// The first byte says which file the rest stands for, and whether sums and signature are made to fit it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto rest = fuzz::textOf(data, size);
    const std::uint8_t how = fuzz::takeByte(rest);
    const std::string name = original().names[how % 128 % original().names.size()];
    auto contents = original().contents;
    contents[name] = rest;
    const bool isForged = how < 128;
    if (isForged && files::isSummed(name))
        makeSumsFit(contents, name);
    for (const auto &[file, bytes] : contents)
        if (bytes != original().contents.at(file))
            fuzz::written(bytes, "package/" + file);
    const auto verification = package::verify(original().folder);
    for (const auto &[file, bytes] : contents)
        if (bytes != original().contents.at(file))
            fuzz::written(original().contents.at(file), "package/" + file);
    fuzz::expect(verification.has_value(), "a folder with these files is a package");
    check(*verification);
    if (!isForged || !files::isSummed(name))
        fuzz::expect(verification->differences.empty() == (rest == original().contents.at(name)),
                     "a file that was changed after it was signed is told of");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    std::vector<std::string> seeds;
    for (std::size_t i = 0; i < original().names.size(); ++i) {
        const std::string &bytes = original().contents.at(original().names[i]);
        seeds.push_back(static_cast<char>(i) + bytes);
        // What is parsed is worth more tries than what is only summed.
        const bool isParsed = original().names[i].ends_with(".json")
                              || original().names[i].ends_with(".jsonl")
                              || original().names[i].ends_with(".csv");
        for (int more = isParsed ? 3 : 0; more > 0; --more)
            seeds.push_back(seeds.back());
        seeds.push_back(static_cast<char>(i + 128) + bytes);
    }
    return seeds;
}
