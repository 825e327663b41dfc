#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace ui {

class Card;
class ProjectSession;
class SettingField;

/// Returns whether the vocabulary is one of the person's own files, of whatever kind.
bool isOwnFile(const core::plan::Plan::Vocabulary &vocabulary);
/// A vocabulary of the plan made of a file: its kind where the file tells, with what lies beside it.
core::plan::Plan::Vocabulary vocabularyOfFile(const QString &path);

/// Chooses the kind of an own file, and the settings of that kind. Hidden for other vocabularies.
class SourceForm final : public QWidget
{
    Q_OBJECT

public:
    explicit SourceForm(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// Shows an error beside the setting that it names, if it names one; else nowhere.
    void showError(const core::Error &error);
    void hideError();

private:
    void fillKinds();
    void makeFields(const std::string &source);
    void chooseKind(int index);
    void set(const std::string &key, const core::Setting &value);

    ProjectSession &m_session;
    Card *m_card;
    QComboBox *m_kind;
    QLabel *m_unknown;
    QLabel *m_advice;
    QVBoxLayout *m_rows;
    std::vector<SettingField *> m_fields;
    std::string m_source; ///< that the fields are of
};

} // namespace ui
