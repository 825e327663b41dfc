#pragma once

#include "ui/text/HelpText.h"

#include <QFrame>

#include <filesystem>

class QTextBrowser;

namespace ui {

class GuideLink;
class HelpPicture;

/// Help for the control that has the focus, else for the page. Works offline: the texts are in the program.
class WhyPanel final : public QFrame
{
    Q_OBJECT

public:
    static constexpr int panelWidth = 248;

    /// `guideDir`: see Environment.
    explicit WhyPanel(const std::filesystem::path &guideDir, QWidget *parent = nullptr);

    /// Sets the topic that is shown while the focus is on nothing with a topic of its own.
    void setPageTopic(const QString &topic);
    QString topic() const { return m_topic; }

signals:
    void closeRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow(QWidget *focused);
    void show(const QString &topic);

    HelpTopics m_topics;
    QString m_pageTopic;
    QString m_topic;
    HelpPicture *m_picture;
    QTextBrowser *m_text;
    GuideLink *m_guide;
};

} // namespace ui
