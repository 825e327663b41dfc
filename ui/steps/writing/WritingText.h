#pragma once

#include <QString>

namespace core::plan {
struct Plan;
}

namespace ui {

class WritingBoard;

// A run that has a model write the documents, in words.

/// "1,204 of 3,300 written · 16 asked · 2 waiting for another try"
QString writtenText(const WritingBoard &board);

/// "1,290 requests · 412,880 tokens · cost 1.20 of at most 25.00"; empty before a model was asked.
QString costText(const WritingBoard &board, const core::plan::Plan &plan);

/// A line for each of several servers: what it wrote in this run, and how it stands. Empty with one.
QString serversText(const WritingBoard &board);

/// Returns how it stands, or how it ended and what can be done. `documents`: how many there are.
QString writingStateText(const WritingBoard &board, const core::plan::Plan &plan);

} // namespace ui
