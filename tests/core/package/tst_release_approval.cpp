#include "tests/core/package/SignedSample.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_approval {

using namespace tests;
using namespace core::package;

class ApprovalTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_sample = std::make_unique<SignedSample>(m_root->path());
    }

    void who_approved_is_told()
    {
        m_sample->writeTo(m_root->filePath("package"));
        const auto verification = verify(path(m_root->filePath("package")));
        QVERIFY2(verification && verification->approval, listed(*verification));
        QCOMPARE(verification->approval->name, std::string("Dr Ada Officer"));
        QCOMPARE(verification->approval->reason, std::string("Agreed in the board"));
        QCOMPARE(verification->approval->approvedAt, std::string("2026-02-01"));
        QVERIFY(verification->approval->key == m_sample->officer.publicKey());
    }

    void other_texts_are_not_approved()
    {
        auto contents = m_sample->contents();
        const Approval approval = m_sample->approvalOf(contents);
        m_sample->sample.documents[0].text += " And more.";
        auto other = m_sample->contents();
        other.approval = approval;
        core::NoControl control;
        const auto written = writeFolder(other, path(m_root->filePath("package")), control);
        QVERIFY(!written);
        QCOMPARE(written.error().code, core::ErrorCode::InvalidPlan);
        QVERIFY(!QFile::exists(m_root->filePath("package")));
    }

    void a_text_less_is_not_approved()
    {
        auto contents = m_sample->contents();
        const Approval approval = m_sample->approvalOf(contents);
        m_sample->sample.documents.pop_back();
        auto other = m_sample->contents();
        other.approval = approval;
        core::NoControl control;
        QVERIFY(!writeFolder(other, path(m_root->filePath("package")), control));
    }

    void changed_words_do_not_fit_the_signature_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("name") << QByteArray("Ada") << QByteArray("Bob");
        QTest::newRow("reason") << QByteArray("Agreed") << QByteArray("Argued");
        QTest::newRow("time") << QByteArray("2026") << QByteArray("2027");
    }
    void changed_words_do_not_fit_the_signature()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto contents = m_sample->contents();
        Approval approval = m_sample->approvalOf(contents);
        QVERIFY(readApproval(approval));
        approval.text = QByteArray::fromStdString(approval.text).replace(before, after).toStdString();
        QVERIFY(!readApproval(approval));
    }

    void a_name_and_a_reason_are_needed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no name") << ""
                                 << "because";
        QTest::newRow("no reason") << "Ada"
                                   << " \n";
        QTest::newRow("a long reason") << "Ada" << QString(2001, 'x');
    }
    void a_name_and_a_reason_are_needed()
    {
        QFETCH(QString, name);
        QFETCH(QString, reason);
        const auto release = approvedRelease(m_sample->contents());
        const auto approval = approve({.name = name.toStdString(),
                                       .reason = reason.toStdString(),
                                       .approvedAt = "2026-02-01T10:00:00Z",
                                       .key = m_sample->officer.publicKey(),
                                       .release = *release},
                                      m_sample->officer);
        QVERIFY(!approval);
        QCOMPARE(approval.error().code, core::ErrorCode::InvalidParameter);
    }

    void nothing_is_left_behind()
    {
        const auto temporary =
            QDir::temp().entryList({".keyseed-approval*"}, QDir::AllEntries | QDir::Hidden);
        QVERIFY(approvedRelease(m_sample->contents()));
        QCOMPARE(QDir::temp().entryList({".keyseed-approval*"}, QDir::AllEntries | QDir::Hidden), temporary);
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SignedSample> m_sample;
};

} // namespace tst_release_approval

QTEST_APPLESS_MAIN(tst_release_approval::ApprovalTest)
#include "tst_release_approval.moc"
