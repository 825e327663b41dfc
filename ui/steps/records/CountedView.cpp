#include "ui/steps/records/CountedView.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Preview.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using core::preparation::PartKind;
using core::preparation::TextPart;

} // namespace

CountedView countedView(const std::string &text, const core::preparation::Rules &rules)
{
    const core::preparation::PreparedText prepared = core::preparation::Preparation(rules).prepare(text);
    CountedView view;
    view.bytes = text.size();
    const std::size_t end = core::cutUtf8(text, CountedView::mostShown).size();
    view.isShortened = end < text.size();
    for (const TextPart &part : prepared.parts) {
        view.hasSections |= !part.section.empty();
        if (part.kind == PartKind::Counted)
            view.counted += part.range.end - part.range.begin;
        const core::preparation::TextRange shown{part.range.begin, std::min(part.range.end, end)};
        if (shown.begin >= shown.end)
            continue;
        const std::string_view bytes = shown.in(text);
        view.pieces.append(
            {part.kind, QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()))});
    }
    return view;
}

CountedQuestion CountedQuestion::of(const core::plan::Plan &plan, std::size_t place)
{
    CountedQuestion question;
    const core::plan::Plan::Records &own = plan.records;
    core::plan::Plan::Records &records = question.records;
    records.files = own.files;
    records.format = own.format;
    records.delimiter = own.delimiter;
    records.quoting = own.quoting;
    records.headerRow = own.headerRow;
    records.encoding = own.encoding;
    records.table = own.table;
    records.textColumn = own.textColumn;
    question.place = place;
    question.rules = preparationRules(own);
    question.rules.copiesOnce = false; // told by other records: it does not show
    return question;
}

core::Result<CountedAnswer>
answered(const CountedQuestion &question, std::shared_ptr<const std::string> known, core::JobControl &control)
{
    if (!known) {
        KEYSEED_ASSIGN(auto text,
                       core::records::recordText(recordsSource(question.records), question.place, control));
        if (!text)
            return CountedAnswer();
        known = std::make_shared<const std::string>(std::move(*text));
    }
    CountedView view = countedView(*known, question.rules);
    return CountedAnswer{std::move(known), std::move(view)};
}

} // namespace ui
