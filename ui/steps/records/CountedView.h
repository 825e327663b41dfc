#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/plan/Plan.h"
#include "core/preparation/Preparation.h"

#include <QList>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace ui {

/// A view of what counts of a text. PRIVATE: for the steward's screen only.
struct CountedView
{
    /// Bytes of a text that are shown; the rest of a longer one is counted, and not shown.
    static constexpr std::size_t mostShown = std::size_t{64} << 10;

    struct Piece
    {
        core::preparation::PartKind kind = core::preparation::PartKind::Counted;
        QString text;
    };
    QList<Piece> pieces; ///< of the beginning, in order
    bool isShortened = false;
    bool hasSections = false; ///< a heading was found; sections matter only where some are chosen
    std::size_t bytes = 0;    ///< of the whole text
    std::size_t counted = 0;  ///< of these
};

CountedView countedView(const std::string &text, const core::preparation::Rules &rules);

/// The text to show, and the rules.
struct CountedQuestion
{
    core::plan::Plan::Records records; ///< of it, what says where the text stands
    std::size_t place = 0;             ///< as core::records::recordText counts
    core::preparation::Rules rules;

    static CountedQuestion of(const core::plan::Plan &plan, std::size_t place);
    bool isSameText(const CountedQuestion &other) const
    {
        return records == other.records && place == other.place;
    }

    friend bool operator==(const CountedQuestion &, const CountedQuestion &) = default;
};

/// Its answer, with the text itself, which other rules are tried on next. PRIVATE.
struct CountedAnswer
{
    std::shared_ptr<const std::string> text; ///< null: there is no such record
    CountedView view;
};

/// Reads the text, unless it is `known`, and applies the rules; for a worker. Errors: as recordText.
core::Result<CountedAnswer> answered(const CountedQuestion &question,
                                     std::shared_ptr<const std::string> known,
                                     core::JobControl &control);

} // namespace ui
