#include "core/package/Package.h"
#include "core/package/check/Verification.h"
#include "tests/core/package/SignedSample.h"
#include "tests/fuzz/FixedKey.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <map>

using namespace core;

namespace {

using Files = std::map<std::string, std::string>; ///< sums by name

struct Zips
{
    std::vector<std::string> bytes;
    Files files; ///< of the signed one
    Files unsignedFiles;
};

Files filesOf(const package::Verification &verification)
{
    Files files;
    for (const auto &file : verification.files)
        files[file.name] = file.sha256;
    return files;
}

Zips madeZips()
{
    const auto zip = fuzz::folder() / "seed.zip";
    const QString folder = QString::fromStdString(fuzz::folder().string());
    Zips zips;
    NoControl control;
    const auto keep = [&](const package::Contents &contents) {
        fuzz::expect(package::writeZip(contents, zip, control).has_value(), "a zip can be written");
        zips.bytes.push_back(fuzz::contentOf(zip));
        return filesOf(package::verify(zip).value());
    };
    tests::SignedSample whole(folder, 2);
    whole.signer = fuzz::fixedKey(1);
    whole.officer = fuzz::fixedKey(2);
    auto contents = whole.contents();
    contents.approval = whole.approvalOf(contents);
    zips.files = keep(contents);
    tests::SampleRelease plain(folder, 2);
    zips.unsignedFiles = keep(plain.contents());
    return zips;
}

const Zips &originalZips()
{
    static const Zips zips = madeZips();
    return zips;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto verification = package::verify(fuzz::written(fuzz::textOf(data, size), "a.zip"));
    if (!verification) {
        fuzz::expectLine(verification.error().detail);
        return 0;
    }
    for (const std::string &difference : verification->differences)
        fuzz::expectLine(difference);
    if (!verification->differences.empty())
        return 0;
    const auto &wanted = verification->signature ? originalZips().files : originalZips().unsignedFiles;
    fuzz::expect(filesOf(*verification) == wanted,
                 "a package without differences is the one that was written");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return originalZips().bytes;
}
