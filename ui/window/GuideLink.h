#pragma once

#include <QUrl>
#include <QWidget>

#include <filesystem>

class QLabel;
class QPushButton;

namespace ui {

/// The place in the user guide below `guideDir` that tells of `topic`: in the language that is spoken, else
/// in English. Empty if there is no guide.
QUrl guideAddress(const std::filesystem::path &guideDir, const QString &topic);

/// The way from the help of the moment to the same place in the user guide, which the system's browser opens.
class GuideLink final : public QWidget
{
    Q_OBJECT

public:
    explicit GuideLink(std::filesystem::path guideDir, QWidget *parent = nullptr);

    void setTopic(const QString &topic);

private:
    void open();
    void say(const QString &words);

    std::filesystem::path m_guideDir;
    QString m_topic;
    QPushButton *m_open;
    QLabel *m_words; ///< why it cannot be opened
};

} // namespace ui
