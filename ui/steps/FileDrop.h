#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

class QDropEvent;

namespace ui {

/// Takes one dropped file anywhere on a page and round it, and says in words why it does not take anything
/// else. While something is dragged over the page, the page says so.
class FileDrop final : public QObject
{
    Q_OBJECT

public:
    explicit FileDrop(QWidget &page);

signals:
    void dropped(const QString &path);
    void refused(const QString &why);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followPage(bool shown);
    void take(QDropEvent &event);

    QWidget &m_page;
    QPointer<QWidget> m_around; ///< the scroll area that the page lies in
    QWidget *m_sign;
};

} // namespace ui
