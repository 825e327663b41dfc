#include "ui/theme/Theme.h"

#include <QGuiApplication>

#include <utility>

namespace ui::theme {

namespace {

// Names between @ are roles and sizes. Looks of a kind of label or button hang on its property "look".
const char sheet[] = R"(
QToolTip { background: @surface@; color: @text@; border: 1px solid @line@; padding: 4px; }

#header, #rail, #whyPanel, #buttonRow { background: @surface@; border: 0px solid @line@; }
#header { border-bottom-width: 1px; }
#rail { border-@end@-width: 1px; }
#whyPanel { border-@start@-width: 1px; }
#buttonRow { border-top-width: 1px; }
#railBudget { background: @surface@; border: 0px solid @line@; border-top-width: 1px; }
#content, #contentViewport { background: @ground@; border: none; }
#railScroll, #railViewport, #steps { background: @surface@; border: none; }
#whyText { background: @surface@; border: 1px solid transparent; color: @muted@; }
#whyText:focus { border: 1px solid @focus@; }

ui--Card { background: @surface@; border: 1px solid @line@; border-radius: 8px; }
ui--Card[chosen="true"] { border: 2px solid @accent@; }
#interruptionSheet { background: @spendsSoft@; border: 1px solid @spendsLine@; border-@start@-width: 4px;
    border-radius: 8px; }
#releasedSheet { background: @doneSoft@; border: 1px solid @done@; border-@start@-width: 4px; border-radius: 8px; }
ui--ErrorBox { background: @surface@; border: 1px solid @cap@; border-@start@-width: 4px; border-radius: 8px; }
#declareQuestion { background: @spendsSoft@; border: 1px solid @spendsLine@; border-@start@-width: 4px; border-radius: 8px; }

QLabel { background: transparent; }
QLabel[look="brand"] { font-size: @brand@px; font-weight: 600; }
QLabel[look="heading"] { font-size: @heading@px; font-weight: 600; }
QLabel[look="question"] { color: @muted@; }
QLabel[look="cardTitle"] { font-size: @cardTitle@px; color: @muted@; }
QLabel[look="strong"] { font-weight: 600; }
QLabel[look="caption"] { font-size: @caption@px; color: @muted@; }
QLabel[look="captionStrong"] { font-size: @caption@px; font-weight: 600; }
QLabel[look="small"] { font-size: @small@px; color: @muted@; }
QLabel[look="big"] { font-size: @big@px; font-weight: 600; }
QLabel[look="consider"] { color: @spends@; }
QLabel[look="weak"] { color: @capText@; font-weight: 600; }
QLabel[look="good"] { color: @doneText@; font-weight: 600; }
QLabel[look="errorTitle"] { font-weight: 600; color: @capText@; }

QPushButton, QToolButton {
    background: @surface@; color: @text@; border: 1px solid @fieldLine@; border-radius: 6px;
    padding: 6px 14px; min-height: 18px; }
QPushButton:hover, QToolButton:hover { background: @ground@; border-color: @muted@; }
QPushButton:pressed, QToolButton:pressed { background: @track@; }
QPushButton:checked, QToolButton:checked { background: @accentSoft@; border-color: @accent@; color: @accent@; }
QPushButton:focus, QToolButton:focus { border: 2px solid @focus@; padding: 5px 13px; }
QPushButton:disabled, QToolButton:disabled { background: @ground@; color: @faint@; border-color: @line@; }
QToolButton { padding: 5px 8px; }
QToolButton:focus { padding: 4px 7px; }
QToolButton::menu-indicator { image: none; }

QPushButton[look="primary"] { background: @accent@; color: @onAccent@; border-color: @accent@; font-weight: 600; }
QPushButton[look="primary"]:hover { background: @accentHover@; border-color: @accentHover@; }
QPushButton[look="primary"]:focus { border: 2px solid @ring@; padding: 5px 13px; }
QPushButton[look="primary"]:disabled { background: @track@; color: @faint@; border-color: @track@; }
QPushButton[look="link"], QToolButton[look="link"] {
    background: transparent; border: 1px solid transparent; color: @accent@; text-decoration: underline;
    padding: 2px 1px; text-align: left; }
QPushButton[look="link"]:focus, QToolButton[look="link"]:focus { border: 2px solid @focus@; padding: 1px 0px; }
QPushButton[look="link"]:disabled { color: @faint@; }
QToolButton[look="small"] { font-size: @caption@px; padding: 3px 8px; min-height: 16px; }
QToolButton[look="small"]:focus { padding: 2px 7px; }
QToolButton[look="flat"] { background: transparent; border: 1px solid transparent; }
QToolButton[look="flat"]:hover { background: @ground@; }
QToolButton[look="flat"]:focus { border: 2px solid @focus@; }

QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QAbstractSpinBox, QListView, QTableView, QTreeView {
    background: @surface@; color: @text@; border: 1px solid @fieldLine@; border-radius: 6px;
    selection-background-color: @accent@; selection-color: @onAccent@; }
QLineEdit, QComboBox, QAbstractSpinBox { padding: 5px 8px; min-height: 20px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus, QAbstractSpinBox:focus,
QListView:focus, QTableView:focus, QTreeView:focus { border: 2px solid @focus@; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus { padding: 4px 7px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {
    background: @ground@; color: @faint@; border-color: @line@; }
QLineEdit[readOnly="true"], QPlainTextEdit[readOnly="true"] { background: @ground@; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/icons/chevron-@shade@.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @surface@; color: @text@; border: 1px solid @line@; border-radius: 0px;
    selection-background-color: @accentSoft@; selection-color: @text@; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 22px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/chevron-up-@shade@.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/chevron-@shade@.svg); width: 10px; height: 10px; }

QListView, QTableView, QTreeView { selection-background-color: @accentSoft@; selection-color: @text@;
    gridline-color: @line@; alternate-background-color: @ground@; outline: none; }
QTableView[look="plain"], QListView[look="plain"], QTreeView[look="plain"] { border: 1px solid transparent; }
QTableView[look="plain"]:focus, QListView[look="plain"]:focus, QTreeView[look="plain"]:focus {
    border: 1px solid @focus@; }
QHeaderView { background: @surface@; border: none; }
QHeaderView::section { background: @surface@; color: @muted@; font-weight: 600; font-size: @caption@px;
    border: none; border-bottom: 1px solid @line@; padding: 6px 3px; }
QTableView[padded="true"] QHeaderView::section { padding: 6px 12px; }
QTableCornerButton::section { background: @surface@; border: none; border-bottom: 1px solid @line@; }

QCheckBox, QRadioButton { spacing: 8px; background: transparent; border: 1px solid transparent; padding: 2px; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: 16px; height: 16px; background: @surface@;
    border: 1px solid @fieldLine@; border-radius: 4px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: @accent@; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: @track@; border-color: @line@; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { border-color: @accent@; image: url(:/icons/checkbox-@shade@.svg); }
QRadioButton::indicator:checked { border-color: @accent@; image: url(:/icons/radio-@shade@.svg); }
QCheckBox::indicator:indeterminate { background: @accentSoft@; border-color: @accent@; }
QTableView::indicator { width: 14px; height: 14px; } /* leaves a gap in front of the text */
QTableView::indicator:disabled { background: @track@; border-color: @line@; }
QCheckBox:disabled, QRadioButton:disabled { color: @faint@; }
QCheckBox:focus, QRadioButton:focus { border: 1px solid @focus@; border-radius: 4px; }
QGroupBox { border: none; margin: 0px; padding: 0px; }

QSlider:horizontal { min-height: 26px; background: transparent; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: @track@; }
QSlider::handle:horizontal { background: @surface@; border: 3px solid @accent@; width: 14px; height: 14px;
    margin: -7px 0px; border-radius: 10px; }
QSlider::handle:horizontal:focus { background: @accentSoft@; }
QSlider:focus { border: 1px solid @focus@; border-radius: 6px; }
QSlider::handle:horizontal:disabled { border-color: @faint@; }

QProgressBar { background: @track@; border: none; border-radius: 5px; min-height: 10px; max-height: 10px; }
QProgressBar::chunk { background: @accent@; border-radius: 5px; }

QTabWidget::pane { border: 1px solid @line@; border-radius: 8px; background: @surface@; top: -1px; }
QTabBar::tab { background: transparent; color: @muted@; padding: 8px 14px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text@; font-weight: 600; border-bottom: 2px solid @accent@; }
QTabBar::tab:hover { color: @text@; }
QTabBar::tab:focus { color: @accent@; border: 1px solid @focus@; border-bottom: 2px solid @accent@; }

QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; margin: 0px; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: @fieldLine@; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @used@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenu { background: @surface@; color: @text@; border: 1px solid @line@; padding: 4px; }
QMenu::item { padding: 6px 20px; border-radius: 4px; }
QMenu::item:selected { background: @accentSoft@; }
QMenu::separator { height: 1px; background: @line@; margin: 4px 8px; }
)";

} // namespace

QString styleSheetFor(const Roles &roles, int bodyPixels)
{
    const Sizes size = sizesFor(bodyPixels);
    const bool isMirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    const std::pair<const char *, QString> values[] = {
        {"ground", roles.ground.name()},
        {"surface", roles.surface.name()},
        {"line", roles.line.name()},
        {"fieldLine", roles.fieldLine.name()},
        {"text", roles.text.name()},
        {"muted", roles.muted.name()},
        {"faint", roles.faint.name()},
        {"track", roles.track.name()},
        {"used", roles.used.name()},
        {"accent", roles.accent.name()},
        {"onAccent", roles.onAccent.name()},
        {"accentSoft", roles.accentSoft.name()},
        {"accentHover", roles.accentHover.name()},
        {"done", roles.done.name()},
        {"doneText", roles.doneText.name()},
        {"doneSoft", roles.doneSoft.name()},
        {"spends", roles.spends.name()},
        {"spendsSoft", roles.spendsSoft.name()},
        {"spendsLine", roles.spendsLine.name()},
        {"cap", roles.cap.name()},
        {"capText", roles.capText.name()},
        {"focus", roles.focus.name()},
        {"ring", roles.text.name()}, // round a button that has the colour of the usual ring already
        {"start", isMirrored ? QStringLiteral("right") : QStringLiteral("left")},
        {"end", isMirrored ? QStringLiteral("left") : QStringLiteral("right")},
        {"shade", roles.dark ? QStringLiteral("dark") : QStringLiteral("light")},
        {"brand", QString::number(size.body + 1)},
        {"heading", QString::number(size.heading)},
        {"cardTitle", QString::number(size.cardTitle)},
        {"caption", QString::number(size.caption)},
        {"small", QString::number(size.small)},
        {"big", QString::number(size.big)},
    };
    QString text = QString::fromLatin1(sheet);
    for (const auto &[name, value] : values)
        text.replace(QLatin1Char('@') + QLatin1String(name) + QLatin1Char('@'), value);
    return text;
}

} // namespace ui::theme
