#pragma once

#include <QHash>
#include <QString>

class QObject;

namespace ui {

/// A short text of the Why panel: what one thing on a page means, and why it is asked.
struct HelpText
{
    QString title;
    QString body; ///< rich text: <p>, <b>, <h3>; short and plain
};

using HelpTopics = QHash<QString, HelpText>;

/// All topics by id ("budget", "budget.epsilon"). Translated when called.
HelpTopics helpTopics();

HelpTopics frameHelp();
HelpTopics planHelp();
HelpTopics releaseHelp();
HelpTopics writerHelp();

/// Gives a control its own topic: the Why panel shows it while the control has the focus.
void setHelp(QObject *control, const QString &topic);
QString helpOf(const QObject *control);

} // namespace ui
