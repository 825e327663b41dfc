#pragma once

#include "ui/session/ProjectSession.h"
#include "ui/steps/Step.h"

#include <string>

namespace ui {

class ColumnRolesCard;
class LabelsCard;
class LanguageCard;
class MoreSection;
class RecordsCheckCard;
class RecordsFileCard;
class RecordsTrouble;
class Section;
class SourceCard;

/// Chooses the files of the notes, the meaning of their columns, and the public labels; further choices are
/// folded away.
class RecordsStep final : public Step
{
    Q_OBJECT

public:
    explicit RecordsStep(ProjectSession &session, QWidget *parent = nullptr);
    /// A name that is being typed is taken over while the widgets go; the page no longer follows.
    ~RecordsStep() override { session().disconnect(this); }

    QString title() const override { return tr("Records"); }
    QString question() const override
    {
        return tr("Which files hold the notes, and what is in their columns?");
    }
    QString helpTopic() const override { return QStringLiteral("records"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return true; }
    void initializePage() override;

private:
    void arrange();
    void connectSession();
    void refresh();
    /// Starts to read what the screen lacks: the first rows, then the whole file.
    void look();
    void lookAgain();
    void onFailed(Jobs::Job job, const core::Error &error);
    void takeDropped(const QStringList &paths);

    RecordsTrouble *m_trouble;
    RecordsFileCard *m_file;
    ColumnRolesCard *m_roles;
    LanguageCard *m_language;
    SourceCard *m_source;
    LabelsCard *m_labels;
    RecordsCheckCard *m_check;
    MoreSection *m_more;
    Section *m_labelsPart;
    bool m_isShown = false;
    /// The last request, so that a failure or a cancellation is not tried again automatically.
    std::string m_previewed;
    std::string m_scanned;
};

} // namespace ui
