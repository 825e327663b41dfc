#pragma once

#include "core/package/Package.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QWidget>

#include <vector>

class QLabel;
class QPlainTextEdit;
class QTableView;

namespace ui {

/// The files of a release package.
class ReleaseFilesModel final : public TableOf<core::package::FileEntry>
{
    Q_DECLARE_TR_FUNCTIONS(ReleaseFilesModel)

public:
    enum Column { Name, Sum, Size };

    explicit ReleaseFilesModel(QObject *parent = nullptr);
};

/// Shows the result of a verification: the files and which of them have only a sum, the signer and the
/// approver, and every difference.
class VerificationView final : public QWidget
{
    Q_OBJECT

public:
    /// `name` begins the object names, `advice` is a sentence on what to do with a package that differs.
    VerificationView(const char *name, const QString &advice, QWidget *parent = nullptr);

    void showFound(const core::package::Verification &found);
    /// While there is none: `words` instead, and the files as they were written.
    void showWords(const QString &words, std::vector<core::package::FileEntry> files);

private:
    void showPeople(const core::package::Verification &found);
    void showApproval(const core::package::Verification &found);
    void showOnlySummed(const std::vector<std::string> &files);
    void showDifferences(const std::vector<std::string> &differences);

    QString m_advice;
    QLabel *m_verdict;
    QLabel *m_signed;
    QLabel *m_approved;
    QLabel *m_onlySummed;
    QPlainTextEdit *m_differences;
    ReleaseFilesModel *m_files;
    QTableView *m_table;
};

} // namespace ui
