#pragma once

#include <QString>

namespace core::plan {
struct Plan;
}
namespace core::writing {
struct CheckCounts;
}

namespace ui {

class WritingBoard;

// A run that has a model write the documents, in words.

/// "1,204 of 3,300 written · 16 asked · 2 waiting for another try"
QString writtenText(const WritingBoard &board);

/// "1,290 requests · 412,880 tokens · cost 1.20 of at most 25.00"; empty before a model was asked.
QString costText(const WritingBoard &board, const core::plan::Plan &plan);

/// Returns a line for each check of documents that found something; empty if none did.
QString checksText(const core::writing::CheckCounts &counts);

/// A line for each of several servers: what it wrote in this run, and how it stands. Empty with one.
QString serversText(const WritingBoard &board);

/// Returns how it stands, or how it ended and what can be done. `documents`: how many there are.
QString writingStateText(const WritingBoard &board, const core::plan::Plan &plan);

} // namespace ui
