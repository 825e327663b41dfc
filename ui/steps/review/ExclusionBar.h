#pragma once

#include "core/package/contents/Contents.h"
#include "core/pipeline/ReleaseProducts.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class ProjectSession;

/// Below the list of documents: leave out those that are chosen, or take them back in; how many are out, what
/// that means, and a warning where a label loses all of its documents. There is no free text for a reason: it
/// could carry private words.
class ExclusionBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ExclusionBar(ProjectSession &session, QWidget *parent = nullptr);

    /// The selection in the list.
    struct Chosen
    {
        int in = 0;  ///< documents that the package would hold
        int out = 0; ///< left out
        /// The reason that the marks of a single document suggest; nothing for several.
        std::optional<core::package::ExclusionReason> guess = std::nullopt;
    };
    void setChosen(const Chosen &chosen);
    /// Returns the reason; nothing if the marks decide for each document.
    std::optional<core::package::ExclusionReason> reason() const;
    /// Counts again.
    void refresh();

signals:
    void leaveOutAsked();
    void takeBackAsked();

private:
    void makeReasons();
    void offerActions();
    void showCount(int out, int all);
    void showWarning(int out, int all);
    void followDocuments();

    ProjectSession &m_session;
    Chosen m_chosen;
    QPushButton *m_leaveOut;
    QPushButton *m_takeBack;
    QComboBox *m_reason;
    QLabel *m_count;
    QLabel *m_warning;
    QLabel *m_again;
    std::shared_ptr<const core::pipeline::Documents> m_seen; ///< what was omitted was omitted of these
};

} // namespace ui
