#include "core/package/Package.h"
#include "core/signing/KeyFile.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/release/ReleaseStep.h"
#include "ui/steps/release/RequestDialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>

namespace tst_releasesigning {

using core::package::Exclusion;
using ui::ApprovalStanding;
using ui::ReleaseStep;

namespace {

const QString passphrase = QStringLiteral("quiet lantern 47 rivers");
const QString otherPassphrase = QStringLiteral("seven brass otters swim");

/// Files below `folder` that hold the text, as one byte or two bytes a letter.
QStringList filesWith(const QString &folder, const QString &text)
{
    const QByteArray narrow = text.toUtf8();
    const QByteArray wide(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    QStringList found;
    int seen = 0;
    for (QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         each.hasNext();) {
        QFile file(each.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        ++seen;
        const QByteArray bytes = file.readAll();
        if (bytes.contains(narrow) || bytes.contains(wide))
            found.append(file.fileName());
    }
    return seen > 3 ? found : QStringList(QStringLiteral("nothing was searched"));
}

} // namespace

/// A package that is signed, and one that a second person agreed to, through the page.
class TestReleaseSigning : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void signs_nothing_unless_there_is_a_key();
    void makes_a_key_once_both_passphrases_agree();
    void signs_what_the_recipient_can_check();
    void minisign_agrees();
    void a_wrong_passphrase_writes_nothing();
    void passphrases_are_in_no_file();
    void hands_out_the_public_key();
    void takes_another_key();
    void a_second_person_approves();
    void a_second_person_approves_at_another_computer();
    void an_answer_for_another_release_is_refused();
    void an_approval_of_other_texts_stops_the_export();
    void one_key_is_not_two_people();

private:
    void type(const char *field, const QString &text);
    bool makeKey(const char *role, const QString &secret);
    bool exportTo(const QString &path);
    bool approveAs(const QString &name, const QString &secret);
    bool approveAway(const QString &request, const QString &answer);
    ui::ProjectSession &session() { return m_stage->session(); }
    core::signing::PublicKey signer();
    QPushButton &button(const char *name) { return part<QPushButton>(*m_page, name); }
    QLineEdit &field(const char *name) { return part<QLineEdit>(*m_page, name); }

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<ReleaseStep> m_page;
};

void TestReleaseSigning::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    session().environment().settings->setValue(QStringLiteral("lastReleaseFolder"), m_stage->path(""));
    m_page = std::make_unique<ReleaseStep>(session());
    m_page->show();
    QVERIFY(m_stage->untilWritten());
    m_page->initializePage();
}

void TestReleaseSigning::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestReleaseSigning::type(const char *name, const QString &text)
{
    field(name).clear();
    QTest::keyClicks(&field(name), text);
}

bool TestReleaseSigning::makeKey(const char *role, const QString &secret)
{
    const std::string name(role);
    type((name + "NewPassphrase").c_str(), secret);
    type((name + "RepeatPassphrase").c_str(), secret);
    button((name + "MakeKey").c_str()).click();
    return QTest::qWaitFor([&] { return field((name + "Passphrase").c_str()).isVisible(); }, 30'000)
           && QTest::qWaitFor([&] { return field((name + "Passphrase").c_str()).isEnabled(); });
}

bool TestReleaseSigning::exportTo(const QString &path)
{
    field("targetPath").setText(path);
    button("exportPackage").click();
    return QTest::qWaitFor(
        [&] { return session().release().verification().has_value() && !session().jobs().isBusy(); }, 30'000);
}

bool TestReleaseSigning::approveAs(const QString &name, const QString &secret)
{
    type("approverName", name);
    type("approvalReason", QStringLiteral("read a tenth of it"));
    type("approverPassphrase", secret);
    button("approve").click();
    return QTest::qWaitFor(
        [&] {
            return session().release().approvalStanding() == ApprovalStanding::Holds
                   && !session().jobs().isBusy();
        },
        30'000);
}

// The second person has a computer, a key and a window of their own.
bool TestReleaseSigning::approveAway(const QString &request, const QString &answer)
{
    PlanStage other;
    ui::RequestDialog dialog(other.session(), request.toStdString());
    dialog.show();
    if (!QTest::qWaitFor([&] { return dialog.findChild<QLabel *>(QStringLiteral("requestBudget")); }, 30'000))
        return false;
    const auto typeInto = [&](const char *name, const QString &text) {
        QTest::keyClicks(&part<QLineEdit>(dialog, name), text);
    };
    typeInto("requestNewPassphrase", otherPassphrase);
    typeInto("requestRepeatPassphrase", otherPassphrase);
    part<QPushButton>(dialog, "requestMakeKey").click();
    auto &secret = part<QLineEdit>(dialog, "requestPassphrase");
    if (!QTest::qWaitFor([&] { return secret.isVisible() && secret.isEnabled(); }, 30'000)
        || part(dialog, "requestApprove").isEnabled())
        return false;
    typeInto("requestName", QStringLiteral("Dr. Example"));
    typeInto("requestReason", QStringLiteral("read the plan"));
    typeInto("requestPassphrase", otherPassphrase);
    other.files().answer = answer;
    part<QPushButton>(dialog, "requestApprove").click();
    return QTest::qWaitFor([&] { return part(dialog, "requestSaved").isVisible(); }, 30'000);
}

core::signing::PublicKey TestReleaseSigning::signer()
{
    const auto key = core::signing::readPublicKey(session().environment().signingKeyPath);
    return key ? *key : core::signing::PublicKey();
}

void TestReleaseSigning::signs_nothing_unless_there_is_a_key()
{
    QVERIFY(!part<QCheckBox>(*m_page, "signPackage").isChecked());
    QVERIFY(!field("signingPassphrase").isVisible());
    QVERIFY(exportTo(m_stage->path("package")));
    QVERIFY(!session().release().verification()->signature);
    QVERIFY(textOf(*m_page, "packageSigned").startsWith(QLatin1String("Not signed")));
    // Somebody who has a key, and never said otherwise, signs.
    QVERIFY(core::signing::makeKeyFile(session().environment().signingKeyPath,
                                       passphrase.toStdString(),
                                       session().environment().signingCost));
    ReleaseStep again(session());
    QVERIFY(part<QCheckBox>(again, "signPackage").isChecked());
    part<QCheckBox>(again, "signPackage").click();
    ReleaseStep third(session());
    QVERIFY(!part<QCheckBox>(third, "signPackage").isChecked());
}

void TestReleaseSigning::makes_a_key_once_both_passphrases_agree()
{
    part<QCheckBox>(*m_page, "signPackage").click();
    QVERIFY(!button("exportPackage").isEnabled());
    QVERIFY(textOf(*m_page, "exportObstacle").startsWith(QLatin1String("Make a signing key")));
    type("signingNewPassphrase", QStringLiteral("too short"));
    type("signingRepeatPassphrase", QStringLiteral("too short"));
    button("signingMakeKey").click();
    QVERIFY(textOf(*m_page, "signingKeyWords").contains(QLatin1String("10 characters")));
    type("signingNewPassphrase", passphrase);
    type("signingRepeatPassphrase", otherPassphrase);
    button("signingMakeKey").click();
    QVERIFY(textOf(*m_page, "signingKeyWords").contains(QLatin1String("not the same")));
    QVERIFY(!std::filesystem::exists(session().environment().signingKeyPath));
    QVERIFY(makeKey("signing", passphrase));
    QVERIFY(std::filesystem::exists(session().environment().signingKeyPath));
    QVERIFY(!part(*m_page, "signingKeyWords").isVisible());
    QVERIFY(textOf(*m_page, "signingFingerprint").contains(QString::fromStdString(signer().fingerprint())));
    QVERIFY(field("signingNewPassphrase").text().isEmpty());
    QVERIFY(field("signingRepeatPassphrase").text().isEmpty());
    QVERIFY(button("exportPackage").isEnabled());
}

void TestReleaseSigning::signs_what_the_recipient_can_check()
{
    part<QCheckBox>(*m_page, "signPackage").click();
    QVERIFY(makeKey("signing", passphrase));
    field("targetPath").setText(m_stage->path("signed.zip"));
    type("signingPassphrase", passphrase);
    QVERIFY(!field("signingPassphrase").displayText().contains(QLatin1Char('q')));
    QTest::keyClick(&field("signingPassphrase"), Qt::Key_Return);
    QVERIFY(field("signingPassphrase").text().isEmpty());
    QVERIFY(!field("signingPassphrase").isUndoAvailable());
    QTRY_VERIFY_WITH_TIMEOUT(session().isReleased() && !session().jobs().isBusy(), 30'000);
    const auto verified = core::package::verify(m_stage->path("signed.zip").toStdString());
    QVERIFY(verified && verified->differences.empty() && verified->signature);
    QVERIFY(verified->signature->key == signer());
    QVERIFY(textOf(*m_page, "packageSigned").contains(QString::fromStdString(signer().fingerprint())));
    // The same once more needs the passphrase once more.
    button("exportPackage").click();
    QVERIFY(textOf(*m_page, "signingKeyWords").contains(QLatin1String("passphrase")));
    QVERIFY(!session().jobs().isBusy());
}

void TestReleaseSigning::minisign_agrees()
{
    const QString minisign = QStandardPaths::findExecutable(QStringLiteral("minisign"));
    if (minisign.isEmpty())
        QSKIP("minisign is not installed");
    part<QCheckBox>(*m_page, "signPackage").click();
    QVERIFY(makeKey("signing", passphrase));
    type("signingPassphrase", passphrase);
    QVERIFY(exportTo(m_stage->path("signed")));
    QProcess check;
    check.setWorkingDirectory(m_stage->path("signed"));
    check.start(minisign,
                {QStringLiteral("-V"),
                 QStringLiteral("-p"),
                 QStringLiteral("signing-key.pub"),
                 QStringLiteral("-m"),
                 QStringLiteral("SHA256SUMS")});
    QVERIFY(check.waitForFinished());
    QVERIFY2(check.exitCode() == 0, check.readAllStandardError().constData());
}

void TestReleaseSigning::a_wrong_passphrase_writes_nothing()
{
    part<QCheckBox>(*m_page, "signPackage").click();
    QVERIFY(makeKey("signing", passphrase));
    field("targetPath").setText(m_stage->path("signed.zip"));
    type("signingPassphrase", otherPassphrase);
    button("exportPackage").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "signingKeyWords").isVisible(), 30'000);
    QVERIFY(textOf(*m_page, "signingKeyWords").contains(QLatin1String("not the passphrase")));
    QVERIFY(field("signingPassphrase").text().isEmpty());
    QVERIFY(field("signingPassphrase").accessibleDescription().contains(QLatin1String("not the passphrase")));
    QVERIFY(!session().jobs().isBusy());
    QVERIFY(!session().release().package());
    QVERIFY(!QFile::exists(m_stage->path("signed.zip")));
    type("signingPassphrase", passphrase);
    QVERIFY(!part(*m_page, "signingKeyWords").isVisible());
    QVERIFY(exportTo(m_stage->path("signed.zip")));
    QVERIFY(session().release().verification()->signature);
}

void TestReleaseSigning::passphrases_are_in_no_file()
{
    part<QCheckBox>(*m_page, "signPackage").click();
    QVERIFY(makeKey("signing", passphrase));
    button("showApproval").click();
    m_stage->files().answer = m_stage->path("approver.key");
    button("approverNewKey").click();
    QVERIFY(makeKey("approver", otherPassphrase));
    QVERIFY(approveAs(QStringLiteral("Dr. Example"), otherPassphrase));
    type("signingPassphrase", QStringLiteral("a wrong guess at it"));
    button("exportPackage").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "signingKeyWords").isVisible(), 30'000);
    type("signingPassphrase", passphrase);
    QVERIFY(exportTo(m_stage->path("package")));
    QVERIFY(session().save().has_value());
    session().environment().settings->sync();
    for (const QString &secret : {passphrase, otherPassphrase, QStringLiteral("a wrong guess at it")})
        QCOMPARE(filesWith(m_stage->path(""), secret), QStringList());
    // What is looked for would be found.
    QVERIFY(!filesWith(m_stage->path(""), QStringLiteral("Dr. Example")).isEmpty());
}

void TestReleaseSigning::hands_out_the_public_key()
{
    part<QCheckBox>(*m_page, "signPackage").click();
    QVERIFY(makeKey("signing", passphrase));
    button("signingCopyFingerprint").click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(signer().fingerprint()));
    m_stage->files().answer = m_stage->path("for-you.pub");
    button("signingSavePublicKey").click();
    QFile saved(m_stage->path("for-you.pub"));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const auto key = core::signing::parsePublicKey(saved.readAll().toStdString());
    QVERIFY(key && *key == signer());
}

void TestReleaseSigning::takes_another_key()
{
    const QString file = m_stage->path("mini.key");
    const auto made = core::signing::makeKeyFile(
        file.toStdString(), passphrase.toStdString(), session().environment().signingCost);
    QVERIFY(made);
    part<QCheckBox>(*m_page, "signPackage").click();
    m_stage->files().answer = file;
    button("signingOtherKey").click();
    QVERIFY(textOf(*m_page, "signingFingerprint")
                .contains(QString::fromStdString(made->publicKey().fingerprint())));
    type("signingPassphrase", passphrase);
    QVERIFY(exportTo(m_stage->path("package")));
    QVERIFY(session().release().verification()->signature->key == made->publicKey());
    ReleaseStep again(session()); // remembered
    QVERIFY(textOf(again, "signingFingerprint")
                .contains(QString::fromStdString(made->publicKey().fingerprint())));
}

void TestReleaseSigning::a_second_person_approves()
{
    QVERIFY(!field("approverName").isVisible());
    button("showApproval").click();
    QVERIFY(field("approverName").isVisible());
    QVERIFY(!button("approve").isEnabled());
    m_stage->files().answer = m_stage->path("approver.key");
    button("approverNewKey").click();
    QVERIFY(makeKey("approver", otherPassphrase));
    QVERIFY(textOf(*m_page, "approvalMissing").contains(QLatin1String("a name and a reason")));
    QVERIFY(approveAs(QStringLiteral("Dr. Example"), otherPassphrase));
    const QString given = textOf(*m_page, "approvalGiven");
    QVERIFY(given.startsWith(QLatin1String("Approved by Dr. Example on ")));
    QVERIFY(given.endsWith(QLatin1String(": read a tenth of it")));
    QVERIFY(session().open(session().projectPath()).has_value()); // kept with the project
    QVERIFY(session().release().approval());
    QVERIFY(m_stage->write());
    QTRY_COMPARE_WITH_TIMEOUT(session().release().approvalStanding(), ApprovalStanding::Holds, 30'000);
    QVERIFY(exportTo(m_stage->path("package")));
    QVERIFY(session().release().verification()->approval);
    QCOMPARE(session().release().verification()->approval->name, std::string("Dr. Example"));
    QVERIFY(textOf(*m_page, "packageApproved").startsWith(QLatin1String("Approved by Dr. Example on ")));
}

void TestReleaseSigning::a_second_person_approves_at_another_computer()
{
    button("showApproval").click();
    const QString request = m_stage->path("test.approval-request");
    const QString answer = m_stage->path("test.approval");
    m_stage->files().answer = request;
    button("saveRequest").click();
    QVERIFY(m_stage->settle());
    QFile file(request);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray sent = file.readAll();
    for (const auto &document : **session().documents()) // nothing of the texts travels
        QVERIFY(!sent.contains(QByteArray::fromStdString(document.text)));

    QVERIFY(approveAway(request, answer));
    m_stage->files().answer = answer;
    button("loadAnswer").click();
    QTRY_COMPARE_WITH_TIMEOUT(session().release().approvalStanding(), ApprovalStanding::Holds, 30'000);
    QVERIFY(textOf(*m_page, "approvalGiven").startsWith(QLatin1String("Approved by Dr. Example on ")));
    QVERIFY(m_stage->settle());
    QVERIFY(exportTo(m_stage->path("package")));
    QCOMPARE(session().release().verification()->approval->name, std::string("Dr. Example"));
}

void TestReleaseSigning::an_answer_for_another_release_is_refused()
{
    const QString request = m_stage->path("test.approval-request");
    const QString answer = m_stage->path("test.approval");
    QVERIFY(session().release().saveRequest(request.toStdString()));
    QVERIFY(m_stage->settle());
    QVERIFY(approveAway(request, answer));
    session().edit([](auto &plan) { plan.about.purpose = "another one"; });
    QVERIFY(session().release().takeApproval(answer.toStdString()));
    QVERIFY(m_stage->settle());
    QVERIFY(!session().release().approval());
    QVERIFY(session().release().takeApproval(request.toStdString()));
    QVERIFY(m_stage->settle());
    QVERIFY(!session().release().approval());
}

void TestReleaseSigning::an_approval_of_other_texts_stops_the_export()
{
    button("showApproval").click();
    m_stage->files().answer = m_stage->path("approver.key");
    button("approverNewKey").click();
    QVERIFY(makeKey("approver", otherPassphrase));
    QVERIFY(approveAs(QStringLiteral("Dr. Example"), otherPassphrase));
    QVERIFY(button("exportPackage").isEnabled());
    session().setExclusions({{"SYN-000003", {}}});
    QTRY_COMPARE_WITH_TIMEOUT(session().release().approvalStanding(), ApprovalStanding::Stale, 30'000);
    QVERIFY(!button("exportPackage").isEnabled());
    QVERIFY(textOf(*m_page, "exportObstacle").contains(QLatin1String("for another release")));
    QVERIFY(textOf(*m_page, "approvalStanding").contains(QLatin1String("approved again")));
    session().undo(); // the texts of before
    QTRY_COMPARE_WITH_TIMEOUT(session().release().approvalStanding(), ApprovalStanding::Holds, 30'000);
    QVERIFY(button("exportPackage").isEnabled());
    session().redo();
    QTRY_COMPARE_WITH_TIMEOUT(session().release().approvalStanding(), ApprovalStanding::Stale, 30'000);
    button("takeOutApproval").click();
    QTRY_VERIFY_WITH_TIMEOUT(!session().release().approval() && !session().jobs().isBusy(), 30'000);
    QVERIFY(!part(*m_page, "approvalGiven").isVisible());
    QVERIFY(exportTo(m_stage->path("package")));
    QVERIFY(!session().release().verification()->approval);
    QVERIFY(textOf(*m_page, "packageApproved").startsWith(QLatin1String("Not approved")));
}

void TestReleaseSigning::one_key_is_not_two_people()
{
    part<QCheckBox>(*m_page, "signPackage").click();
    QVERIFY(makeKey("signing", passphrase));
    button("showApproval").click();
    QVERIFY(!part(*m_page, "approverSameKey").isVisible());
    m_stage->files().answer = QString::fromStdString(session().environment().signingKeyPath.string());
    button("approverOtherKey").click();
    QVERIFY(part(*m_page, "approverSameKey").isVisible());
    QVERIFY(approveAs(QStringLiteral("The same"), passphrase)); // a hint, not a refusal
    QVERIFY(textOf(*m_page, "approvalStanding").contains(QLatin1String("one person")));
}

} // namespace tst_releasesigning

QTEST_MAIN(tst_releasesigning::TestReleaseSigning)
#include "tst_releasesigning.moc"
