#pragma once

#include "core/package/corpus/Approval.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace core::package {

/// A release that a second person at another computer is asked to approve. It holds public choices and sums
/// of released files: no record, no text and no count of records.
struct ApprovalRequest
{
    ApprovedRelease release;
    std::size_t texts = 0; ///< the number of synthetic texts
    std::string plan;      ///< the published plan as jsonPage() writes it; release.planSha256 is its sum
};

/// The ending of the name of a request, and of its answer.
inline constexpr std::string_view requestEnding = ".approval-request";
inline constexpr std::string_view answerEnding = ".approval";

/// The size limit of the file of a request or an answer.
inline constexpr std::uint64_t mostRequestBytes = std::uint64_t{1} << 20;

/// Returns the request for a release of these contents. Errors: those of writing a package.
Result<ApprovalRequest> approvalRequest(const Contents &contents);

/// Returns the file of a request, JSON. Errors: Internal (a text is not UTF-8).
Result<std::string> requestText(const ApprovalRequest &request);
/// Reads the file of a request. Errors: InvalidPackage (it is none; its plan is not that of its sum; a text
/// has characters that a person does not see).
Result<ApprovalRequest> readRequest(std::string_view text);

/// Returns the file of an answer, JSON: the approval and its signature. Errors: Internal.
Result<std::string> answerText(const Approval &approval);
/// Reads the file of an answer, after the signature was checked. Errors: InvalidPackage.
Result<Approval> readAnswer(std::string_view text);

} // namespace core::package
