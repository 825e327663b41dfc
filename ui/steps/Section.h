#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// A part of a page under a heading of its own, with a line of words beside it. Choices that most people
/// leave as they are can be folded away under a link.
class Section final : public QWidget
{
    Q_OBJECT

public:
    explicit Section(const QString &title, QWidget *parent = nullptr);

    /// Returns the layout of the content; no margins, 14 px between.
    QVBoxLayout *body() const { return m_body; }
    void setSummary(const QString &summary);

    /// Folds the content away under a link called `objectName`, which explains itself by the topic `help`.
    void makeFoldable(const char *objectName, const char *help);
    void setUnfolded(bool unfolded);

private:
    QLabel *m_title;
    QLabel *m_summary;
    QPushButton *m_link;
    QWidget *m_content;
    QVBoxLayout *m_body;
};

} // namespace ui
