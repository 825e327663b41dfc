#pragma once

#include "ui/text/HelpTopics.h"

class QObject;

namespace ui {

/// All topics, those of a page together and in order. Translated when called.
HelpTopics helpTopics();

/// What concerns the window round the pages.
HelpTopics frameHelp();
HelpTopics planHelp();
HelpTopics countingHelp();
HelpTopics methodHelp();
HelpTopics releaseHelp();
HelpTopics reviewHelp();
HelpTopics vocabularyHelp();
HelpTopics writerHelp();

/// Where a topic is told: the topic of its page ("budget" for "budget" and "budget.epsilon"), or one of the
/// frame.
QString chapterOf(const QString &topic);

/// Gives a control its own topic: the Why panel shows it while the control has the focus.
void setHelp(QObject *control, const QString &topic);
QString helpOf(const QObject *control);

} // namespace ui
