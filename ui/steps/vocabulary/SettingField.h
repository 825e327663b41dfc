#pragma once

#include "core/base/Settings.h"
#include "core/vocabulary/Source.h"
#include "ui/widgets/FileChooser.h"

#include <QWidget>

#include <string>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class PartsField;

/// One setting of a source as a field of a form: what it is called, what it holds, and what is wrong with it.
/// Which widget it is, is said by the setting's type.
class SettingField final : public QWidget
{
    Q_OBJECT

public:
    struct Words
    {
        QString title;
        QString advice; ///< one line; may be empty
    };
    SettingField(const core::vocabulary::SourceSetting &setting,
                 const Words &words,
                 FileChooser &files,
                 QWidget *parent = nullptr);

    const std::string &key() const { return m_key; }
    /// Null: nothing is set.
    void setValue(const core::Setting *value);
    /// Below the field; empty: nothing is wrong.
    void showProblem(const QString &problem);

signals:
    /// The person finished an edit. Empty text or an empty list: nothing is set.
    void edited(const core::Setting &value);

private:
    QWidget *makeEditor();
    QWidget *makeChoice();
    QWidget *makeLine();
    QWidget *makeFiles();
    void chooseFile();
    void takeLine();
    void showFiles(const QStringList &paths);
    bool isList() const;

    core::vocabulary::SourceSetting m_setting;
    std::string m_key;
    Words m_words;
    FileChooser &m_files;
    QComboBox *m_choice = nullptr;
    QLineEdit *m_line = nullptr;
    QCheckBox *m_flag = nullptr;
    QLabel *m_paths = nullptr;
    PartsField *m_parts = nullptr;
    QPushButton *m_remove = nullptr;
    QLabel *m_problem;
    QStringList m_chosen; ///< files
};

} // namespace ui
