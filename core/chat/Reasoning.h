#pragma once

#include <string>
#include <string_view>

namespace core::chat {

/// Returns the document in the text of an answer: without the model's reasoning and without the marks of its
/// chat template, which some servers leave in it. Reasoning is what stands between `<think>` and `</think>`
/// and their relatives, before a closing mark without an opening one, behind an opening one without a closing
/// one, in the channels of gpt-oss other than `final`, and in the turns of other roles. Empty if the answer
/// is reasoning alone. A text without such marks is unchanged.
std::string withoutReasoning(std::string_view text);

} // namespace core::chat
