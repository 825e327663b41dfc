#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class Badge;
class Card;
class ProjectSession;
class VerificationView;

/// The package that was written, now or before the project was opened: its files, whether it verifies, and
/// the way to it and on from it.
class PackageCard final : public QWidget
{
    Q_OBJECT

public:
    explicit PackageCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

signals:
    void openRequested(const QString &path); ///< as its recipient would

private:
    void showVerification();
    void openFolder();
    void copyPath();

    ProjectSession &m_session;
    Card *m_card;
    Badge *m_state;
    QLabel *m_path;
    VerificationView *m_found;
    QPushButton *m_see;
    QPushButton *m_open;
    QPushButton *m_copy;
    QPushButton *m_again;
    QLabel *m_free;
};

} // namespace ui
