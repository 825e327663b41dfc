#pragma once

class QWidget;

namespace ui {

/// Fills in what a person has entered or chosen in `from` but what no plan keeps: search words, filters,
/// ticks of a checklist, an open tab. `to` is the same window built again; parts are matched by their object
/// names.
void carryOver(const QWidget &from, QWidget &to);

} // namespace ui
