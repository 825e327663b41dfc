#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

class ProjectSession;

/// Documents that the recipient gave as examples for the model, and the declaration that none of them was
/// taken from the records. The declaration is for the examples it was made for: another one wants it again.
class ExamplesChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit ExamplesChoice(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    QWidget *makeButtons();
    void addFromFile();
    void addFromClipboard();
    void add(const QString &text);
    void removeChosen();
    void showList();
    /// Shows why nothing was added; the next change of the list removes it.
    void refuse(const QString &why);

    ProjectSession &m_session;
    std::vector<std::string> m_shown;
    QListWidget *m_list;
    QPushButton *m_remove;
    QCheckBox *m_declared;
    QLabel *m_note;
    QLabel *m_refusal;
};

} // namespace ui
