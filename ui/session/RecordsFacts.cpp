#include "ui/session/RecordsFacts.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Format.h"
#include "core/records/parts/Part.h"
#include "core/records/parts/Parts.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using core::records::Part;

QString nameOf(const Part &part)
{
    return QString::fromStdString(core::records::findFileColumn("@path")->valueIn(part));
}

RecordsFacts factsOf(const std::vector<Part> &parts, const core::records::Preview &shown)
{
    RecordsFacts facts;
    facts.isArchive = !parts.front().entry.empty();
    const std::size_t listed = std::min(parts.size(), RecordsFacts::maximumNames);
    for (std::size_t i = 0; i < listed; ++i)
        facts.names.append(nameOf(parts[i]));
    if (const core::records::Format *format = core::records::findFormat(shown.format))
        if (auto tables = format->tables(parts.front()))
            facts.tables = std::move(*tables);
    return facts;
}

} // namespace

core::Result<FirstLook> lookAt(const core::records::Source &source)
{
    const auto parts = core::records::partsOf(source);
    if (!parts)
        return core::fail(toError(parts.error(), source.file()));
    KEYSEED_ASSIGN(auto preview, core::records::preview(source, *parts));
    FirstLook look{std::move(preview), {}};
    look.facts = factsOf(*parts, look.preview);
    look.facts.profile = core::records::profileOf(look.preview);
    look.facts.meant.files = source.files;
    if (look.facts.profile)
        fillIn(look.facts.meant, *look.facts.profile, look.preview);
    if (look.facts.meant.textColumn.empty()) // of the same kind, but with columns of its own
        look.facts.profile = nullptr;
    return look;
}

core::Result<HouseProfile> readHouseProfile(const std::string &path,
                                            const std::vector<std::filesystem::path> &files,
                                            const core::records::Preview &shown)
{
    KEYSEED_ASSIGN(auto profile, core::records::profileNamed(path));
    HouseProfile house{std::move(profile), {}};
    house.meant.files = files;
    fillIn(house.meant, house.profile, shown);
    if (house.meant.textColumn.empty())
        return core::fail(core::ErrorCode::InvalidPlan,
                          path + ": text: the name of a column of these records was expected, and "
                              + core::printable(house.profile.textColumn) + " is none");
    return house;
}

} // namespace ui
