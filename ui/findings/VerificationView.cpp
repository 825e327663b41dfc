#include "ui/findings/VerificationView.h"

#include "ui/text/HelpText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

ReleaseFilesModel::ReleaseFilesModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    setColumns(
        {{.title = tr("File"), .text = [](const Row &file) { return QString::fromStdString(file.name); }},
         {.title = tr("SHA-256"),
          .text = [](const Row &file) { return QString::fromStdString(file.sha256); }},
         {.title = tr("Size"),
          .text =
              [](const Row &file) {
                  return QLocale().formattedDataSize(
                      static_cast<qint64>(file.bytes), 1, QLocale::DataSizeTraditionalFormat);
              },
          .isNumber = true}});
}

namespace {

constexpr int mostFindings = 10;

bool has(const core::package::Verification &found, const char *name)
{
    return std::any_of(found.files.begin(), found.files.end(), [name](const core::package::FileEntry &file) {
        return file.name == name;
    });
}

} // namespace

VerificationView::VerificationView(const char *name, const QString &advice, QWidget *parent)
    : QWidget(parent)
    , m_advice(advice)
    , m_verdict(makeLabel({}, "", this))
    , m_signed(makeLabel({}, "", this))
    , m_approved(makeLabel({}, "", this))
    , m_onlySummed(makeLabel({}, "caption", this))
    , m_differences(new QPlainTextEdit(this))
    , m_files(new ReleaseFilesModel(this))
    , m_table(new QTableView(this))
{
    const auto named = [name](const char *part) { return QLatin1String(name) + QLatin1String(part); };
    m_verdict->setObjectName(named("Verdict"));
    m_signed->setObjectName(named("Signed"));
    m_approved->setObjectName(named("Approved"));
    m_onlySummed->setObjectName(named("OnlySummed"));
    // A comment, a name and a reason may hold anything.
    for (QLabel *label : {m_signed, m_approved, m_onlySummed}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_differences->setObjectName(named("Differences"));
    m_differences->setAccessibleName(tr("Differences found"));
    m_differences->setReadOnly(true);
    m_differences->setTabChangesFocus(true);
    m_differences->setFixedHeight(120);
    setHelp(m_differences, QStringLiteral("release.verify"));
    m_table->setObjectName(named("Files"));
    m_table->setAccessibleName(tr("Files of the package"));
    m_table->setModel(m_files);
    makePlainTable(*m_table, ReleaseFilesModel::Sum);
    setHelp(m_table, QStringLiteral("release.files"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_verdict, m_signed, m_approved, m_onlySummed, m_differences, m_table})
        column->addWidget(part);
}

void VerificationView::showFound(const core::package::Verification &found)
{
    m_files->setRows(found.files);
    fitToRows(*m_table, mostFindings);
    m_table->setVisible(!found.files.empty());
    showPeople(found);
    showOnlySummed(found.onlySummed);
    showDifferences(found.differences);
    const int files = static_cast<int>(found.files.size());
    const int differences = static_cast<int>(found.differences.size());
    setLook(m_verdict, differences == 0 ? "good" : "weak");
    if (differences == 0)
        m_verdict->setText(
            tr("Read again from the disk: %n file(s), every sum and every count agrees.", nullptr, files));
    else
        //: %1: what to do, a sentence
        m_verdict->setText(tr("%1 %n difference(s) found.", nullptr, differences).arg(m_advice));
}

void VerificationView::showWords(const QString &words, std::vector<core::package::FileEntry> files)
{
    setLook(m_verdict, "");
    m_verdict->setText(words);
    m_files->setRows(std::move(files));
    fitToRows(*m_table, mostFindings);
    m_table->setVisible(m_files->rowCount() > 0);
    m_signed->hide();
    m_approved->hide();
    m_onlySummed->hide();
    m_differences->hide();
}

void VerificationView::showPeople(const core::package::Verification &found)
{
    m_signed->show();
    m_approved->show();
    if (found.signature)
        //: %1: "3F2A 91C0 77DE 0B15 44AC", %2: what was signed beside it
        m_signed->setText(tr("Signed by the key with the fingerprint %1: %2")
                              .arg(QString::fromStdString(found.signature->key.fingerprint()),
                                   QString::fromStdString(found.signature->comment)));
    else
        m_signed->setText(has(found, "SHA256SUMS.minisig") ? tr("There is a signature, but it is not valid.")
                                                           : tr("Not signed."));
    showApproval(found);
}

void VerificationView::showApproval(const core::package::Verification &found)
{
    setLook(m_approved, found.hasOneKey() ? "weak" : "");
    if (!found.approval)
        return m_approved->setText(has(found, "approval.json")
                                       ? tr("There is an approval, but it is not valid.")
                                       : tr("Not approved by a second person."));
    QStringList sentences;
    //: %1: a name, %2: a time, %3: "3F2A 91C0 77DE 0B15 44AC", %4: why, in the words of that person
    sentences.append(tr("Approved by %1 on %2, fingerprint %3: %4")
                         .arg(QString::fromStdString(found.approval->name),
                              localTimeText(found.approval->approvedAt),
                              QString::fromStdString(found.approval->key.fingerprint()),
                              QString::fromStdString(found.approval->reason)));
    if (found.hasOneKey())
        sentences.append(tr("The same key signed the package: this shows one person, not two."));
    if (!found.approval->coversPlan)
        sentences.append(
            tr("The approval is for the project, the budget, the model and the texts. Approvals of "
               "release 0.2 were not for the purpose, the recipient and the plan."));
    m_approved->setText(sentences.join(QLatin1Char('\n')));
}

void VerificationView::showOnlySummed(const std::vector<std::string> &files)
{
    QStringList names;
    for (const std::string &file : files)
        names.append(QString::fromStdString(file));
    //: %1: a list of files, "README.md, privacy-statement.pdf"
    m_onlySummed->setText(tr("Compared by their checksums alone, not by what they say: %1")
                              .arg(names.join(QStringLiteral(", "))));
    m_onlySummed->setVisible(!names.isEmpty());
}

void VerificationView::showDifferences(const std::vector<std::string> &differences)
{
    QStringList lines;
    for (const std::string &difference : differences)
        lines.append(QString::fromStdString(difference));
    m_differences->setPlainText(lines.join(QLatin1Char('\n')));
    m_differences->setVisible(!lines.isEmpty());
}

} // namespace ui
