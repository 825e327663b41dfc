#pragma once

#include "core/plan/Plan.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAbstractSpinBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

class ProjectSession;
class ServerPlace;

/// A form of choices of plan.writer, one below the other. Each field shows its member of the plan and edits
/// it through the session; what is typed in one go is undone in one go.
class WriterFields final : public QWidget
{
    Q_OBJECT

public:
    using Writer = core::plan::Plan::Writer;

    struct Words
    {
        QString label;          ///< with a mnemonic where it has one
        const char *objectName; ///< the choice is merged in the history under this name
        const char *help;       ///< topic
        QString example = {};   ///< stands in the empty field
    };

    /// Forms that stand near each other have the same labels, so that their fields are in one line.
    enum class Labels { Short = 140, Long = 220 };
    /// With a place, the fields are those of its server; it must outlive them.
    WriterFields(ProjectSession &session,
                 Labels labels,
                 QWidget *parent = nullptr,
                 ServerPlace *place = nullptr);

    QLineEdit *addText(const Words &words, std::string Writer::*member);
    /// `none` is shown for zero, where zero means that there is no such number.
    QSpinBox *
    addNumber(const Words &words, int Writer::*member, int least, int most, const QString &none = {});
    QSpinBox *
    addNumber(const Words &words, std::optional<int> Writer::*member, int most, const QString &none);
    QDoubleSpinBox *addMoney(const Words &words, double Writer::*member, double most, int decimals);
    /// `none` is shown one step below `least`.
    QDoubleSpinBox *addDecimal(const Words &words,
                               std::optional<double> Writer::*member,
                               double least,
                               double most,
                               int decimals,
                               const QString &none);
    /// A field of the caller's own; `wide` fields take the row, others only the room they need.
    void addRow(const Words &words, QWidget *field, bool wide = true);
    /// Below the fields, over their whole width.
    void addNote(QLabel *note);
    void setRowVisible(QWidget *field, bool visible);

    void refresh();

private:
    void prepare(const Words &words, QAbstractSpinBox *field);
    /// The history merges what follows each other under the same name.
    static QString mergeKey(const Words &words);

    /// `change(Writer &)`
    void edit(const std::function<void(Writer &)> &change, const QString &key);

    ProjectSession &m_session;
    ServerPlace *m_place;
    QGridLayout *m_grid;
    std::vector<std::function<void(const Writer &)>> m_shows;
};

} // namespace ui
