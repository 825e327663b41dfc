#pragma once

#include "core/package/corpus/Approval.h"
#include "core/signing/Key.h"
#include "tests/core/package/SampleRelease.h"

namespace tests {

/// A package with all that a package can have: signed, approved, with a note table and texts one by one.
struct SignedSample
{
    explicit SignedSample(const QString &folder, int documents = 12)
        : sample(folder, documents)
    {}

    core::package::Contents contents()
    {
        core::package::Contents all = sample.contents();
        all.extras = {.noteTable = true, .textFiles = true};
        all.signer = &signer;
        all.history =
            history({{"2026-01-01T10:00:00Z", all.budget.spend}, {"2026-02-01T09:59:00Z", all.budget.spend}},
                    20'000'000);
        return all;
    }

    core::package::Approval approvalOf(const core::package::Contents &contents) const
    {
        const auto release = core::package::approvedRelease(contents);
        if (!release)
            throw std::runtime_error(release.error().detail);
        auto approval = core::package::approve({.name = "Dr Ada Officer",
                                                .reason = "Agreed in the board",
                                                .approvedAt = "2026-02-01T10:00:00Z",
                                                .key = officer.publicKey(),
                                                .release = *release},
                                               officer);
        if (!approval)
            throw std::runtime_error(approval.error().detail);
        return *approval;
    }

    void writeTo(const QString &folder)
    {
        core::NoControl control;
        auto all = contents();
        all.approval = approvalOf(all);
        if (const auto written = core::package::writeFolder(all, path(folder), control); !written)
            throw std::runtime_error(written.error().detail);
    }

    SampleRelease sample;
    core::signing::SecretKey signer = core::signing::SecretKey::make();
    core::signing::SecretKey officer = core::signing::SecretKey::make();
};

} // namespace tests
