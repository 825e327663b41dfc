#pragma once

#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;

namespace ui {

class ProjectSession;

/// Edits the part of a column that counts, as a regular expression, and shows what it finds in the first row.
/// Hidden if the column has no such role, or the records are one file without a pattern.
class PatternRow final : public QWidget
{
    Q_OBJECT

public:
    enum class Of { Label, Person };

    PatternRow(ProjectSession &session, Of what, QWidget *parent = nullptr);

    void refresh();

private:
    std::string column() const;
    std::string pattern() const;
    void write();
    void showResult();

    ProjectSession &m_session;
    const Of m_what;
    QLabel *m_caption;
    QLineEdit *m_pattern;
    QLabel *m_result;
};

} // namespace ui
