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
    /// What the file is to hold.
    enum class Kind { Records, Answers };

    explicit FileDrop(QWidget &page, Kind kind = Kind::Records);

signals:
    void dropped(const QString &path);
    void refused(const QString &why);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followPage(bool shown);
    void take(QDropEvent &event);
    QString invitation() const;
    QString tooMany(int files) const;
    QString notHere() const;
    QString folder() const;

    QWidget &m_page;
    const Kind m_kind;
    QPointer<QWidget> m_around; ///< the scroll area that the page lies in
    QWidget *m_sign;
};

} // namespace ui
