#pragma once

#include <QFrame>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QWidget>

#include <initializer_list>

class QDropEvent;

class QPushButton;

namespace ui {

/// Takes what is dropped anywhere on a page and round it: records are files and folders, answers are one
/// file. Says in words why it does not take anything else. While something is dragged over the page, the page
/// says so.
class FileDrop final : public QObject
{
    Q_OBJECT

public:
    /// The kind of files to drop.
    enum class Kind { Records, Answers };

    explicit FileDrop(QWidget &page, Kind kind = Kind::Records);

signals:
    void dropped(const QStringList &paths);
    void refused(const QString &why);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followPage(bool shown);
    void take(QDropEvent &event);
    QString invitation() const;
    QString notHere() const;
    /// Returns why not all of it is taken; empty if it is.
    QString refusalOf(const QList<QUrl> &urls) const;
    QString refusalOf(const QUrl &url) const;

    QWidget &m_page;
    const Kind m_kind;
    QPointer<QWidget> m_around; ///< the scroll area that the page lies in
    QWidget *m_sign;
};

/// A dashed field that invites to drop a file, with the buttons that choose it instead. Where a file may be
/// dropped is for FileDrop.
class DropZone final : public QFrame
{
    Q_OBJECT

public:
    /// The buttons become its children.
    DropZone(const QString &invitation,
             std::initializer_list<QPushButton *> buttons,
             QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace ui
