#pragma once

#include <QString>
#include <QWidget>

class QPushButton;

namespace ui {

/// Choices that most people leave as they are: folded under a link that shows and hides them.
class Fold final : public QWidget
{
    Q_OBJECT

public:
    struct Words
    {
        QString show;
        QString hide;
    };

    /// `objectName` is that of the link, which explains itself by the topic `help`.
    Fold(Words words, const char *objectName, const char *help, QWidget *content, QWidget *parent = nullptr);

    void setUnfolded(bool unfolded);
    /// Shows or hides the link; with little to fold it is not needed.
    void setLinkVisible(bool visible);

private:
    Words m_words;
    QPushButton *m_link;
    QWidget *m_content;
};

} // namespace ui
