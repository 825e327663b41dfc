#pragma once

#include "core/recipient/OwnTexts.h"
#include "core/records/Preview.h"
#include "ui/jobs/LatestJob.h"
#include "ui/recipient/ReceivedDesk.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class Badge;
class ErrorBox;
class PrivateTable;
class RecordPreviewModel;

/// The recipient's own texts: which files, in which column the text is, and in which the label, if any. Reads
/// the first rows in a worker. PRIVATE: on this screen only.
class OwnTextsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit OwnTextsCard(ReceivedDesk &desk, QWidget *parent = nullptr);

    /// Files of any format of records.
    void take(const QStringList &paths);
    /// The same files and columns as another card shows.
    void continueFrom(const OwnTextsCard &before);
    /// Empty until files and a column of texts are chosen.
    std::optional<core::recipient::OwnTexts> texts() const;
    bool hasLabels() const;
    /// Sets whether they go to a server, as the recipient agreed.
    void setSent(bool isSent);

signals:
    void changed();

private:
    QWidget *makeColumns();
    void choose();
    void forget();
    void show(core::Result<core::records::Preview> preview);
    void fillColumns(const core::records::Preview &preview);
    void refresh();
    QString words() const;

    ReceivedDesk &m_desk;
    core::records::Source m_source;
    QString m_format;
    std::vector<std::string> m_columnNames;
    std::optional<core::records::Preview> m_preview; ///< of the files, once they were read
    QPushButton *m_choose;
    QPushButton *m_folder;
    QLabel *m_name;
    Badge *m_badge;
    ErrorBox *m_error;
    QWidget *m_columns = nullptr;
    QComboBox *m_text = nullptr;
    QComboBox *m_label = nullptr;
    RecordPreviewModel *m_rows;
    PrivateTable *m_table = nullptr;
    LatestJob m_reader; ///< last, so that the worker is gone before anything it reports to
};

} // namespace ui
