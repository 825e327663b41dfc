#pragma once

#include <QColor>
#include <QList>
#include <QPalette>

namespace ui::theme {

/// The colours of the program by what they mean, never by what they look like.
struct Roles
{
    bool dark = false;
    QColor ground;    ///< behind the cards
    QColor surface;   ///< cards, header, rail, panels, fields
    QColor line;      ///< borders of surfaces
    QColor fieldLine; ///< borders of controls: stronger, they can be acted on
    QColor text;
    QColor muted;  ///< captions, questions, axis text
    QColor faint;  ///< what cannot be used yet
    QColor track;  ///< empty part of bars and sliders
    QColor used;   ///< budget that was spent before
    QColor accent; ///< what can be done next
    QColor onAccent;
    QColor accentSoft; ///< selection, phrase chips
    QColor accentHover;
    QColor done; ///< finished, public
    QColor doneText;
    QColor doneSoft;
    QColor spends; ///< private, spends budget
    QColor spendsSoft;
    QColor spendsLine;
    QColor cap; ///< the cap, weak protection
    QColor capText;
    QColor focus; ///< ring around the control with the keyboard focus
};

Roles rolesFor(bool dark);

/// The roles in force: those of the application's palette.
Roles roles();

bool isDark(const QPalette &palette);

/// Colours of data that stay apart for colour-blind readers (Okabe and Ito 2008), in the order of use.
QList<QColor> dataColours();

} // namespace ui::theme
