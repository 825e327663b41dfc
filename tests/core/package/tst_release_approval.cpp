#include "core/package/archive/PackageFiles.h"
#include "core/package/corpus/ApprovalRequest.h"
#include "tests/core/package/SignedSample.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

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

    void a_request_goes_to_another_computer_and_its_answer_comes_back()
    {
        const auto contents = m_sample->contents();
        const auto request = approvalRequest(contents);
        QVERIFY(request);
        const auto text = requestText(*request);
        QVERIFY(text);
        for (const core::writing::Document &document : m_sample->sample.documents)
            QVERIFY(text->find(document.text) == std::string::npos);

        const auto received = readRequest(*text);
        QVERIFY2(received, received ? "" : received.error().detail.c_str());
        QVERIFY(received->release == request->release);
        QCOMPARE(received->texts, m_sample->sample.documents.size());
        QCOMPARE(received->plan, request->plan);
        const auto signature = approve({.name = "Dr Ada Officer",
                                        .reason = "Agreed in the board",
                                        .approvedAt = "2026-02-01T10:00:00Z",
                                        .key = m_sample->officer.publicKey(),
                                        .release = received->release},
                                       m_sample->officer);
        QVERIFY(signature);
        const auto answer = answerText(*signature);
        QVERIFY(answer);
        const auto taken = readAnswer(*answer);
        QVERIFY(taken);

        auto other = m_sample->contents();
        other.approval = *taken;
        core::NoControl control;
        QVERIFY(writeFolder(other, path(m_root->filePath("package")), control));
        const auto verification = verify(path(m_root->filePath("package")));
        QVERIFY2(verification && verification->approval, listed(*verification));
        QCOMPARE(verification->approval->name, std::string("Dr Ada Officer"));
    }

    void a_request_that_was_changed_is_refused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("the purpose beside its plan") << "\n  \"purpose\": \""
                                                     << "\n  \"purpose\": \"other ";
        QTest::newRow("the recipient beside its plan") << "\n  \"recipient\": \""
                                                       << "\n  \"recipient\": \"other ";
        QTest::newRow("the plan") << "\"plan\": {"
                                  << "\"plan\": {\"also\": 1,";
        QTest::newRow("the sum of a file") << "\"corpus.csv\": \""
                                           << "\"corpus.csv\": \"x";
        QTest::newRow("a file less") << "\"corpus.csv\""
                                     << "\"other.csv\"";
        QTest::newRow("the schema") << "keyseed-approval-request/1"
                                    << "keyseed-approval-request/9";
        QTest::newRow("no number of texts") << "\"texts\": "
                                            << "\"texts\": -";
        QTest::newRow("no JSON") << "{"
                                 << "";
    }
    void a_request_that_was_changed_is_refused()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        const auto request = approvalRequest(m_sample->contents());
        QVERIFY(request);
        const auto whole = requestText(*request);
        QVERIFY(whole && readRequest(*whole));
        QString text = QString::fromStdString(*whole);
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        const auto received = readRequest(text.toStdString());
        QVERIFY(!received);
        QCOMPARE(received.error().code, core::ErrorCode::InvalidPackage);
    }

    void an_answer_that_was_changed_is_refused()
    {
        const Approval approval = m_sample->approvalOf(m_sample->contents());
        const auto whole = answerText(approval);
        QVERIFY(whole && readAnswer(*whole));
        std::string changed = *whole;
        const auto place = changed.find("Agreed in the board");
        QVERIFY(place != std::string::npos);
        changed.replace(place, 6, "Doubts");
        for (const std::string &text : {changed, std::string("{}"), std::string("no JSON"), std::string()})
            QCOMPARE(readAnswer(text).error().code, core::ErrorCode::InvalidPackage);
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

    void another_release_is_not_approved_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("what");
        QTest::newRow("purpose") << "Training a sorter"
                                 << "Selling to advertisers"
                                 << "for another purpose";
        QTest::newRow("recipient") << "University of Somewhere"
                                   << "Evil Corp"
                                   << "for another recipient";
        QTest::newRow("plan") << "\"delta\": 0.0"
                              << "\"delta\": 1e-6"
                              << "of another plan";
    }
    void another_release_is_not_approved()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, what);
        std::string &plan = m_sample->sample.description.planJson;
        plan =
            R"({"schema": "keyseed-plan/2", "project": "Notes of ward 7", "vocabulary": {"source": "terms"},
            "privacy": {"delta": 0.0},
            "about": {"purpose": "Training a sorter", "recipient": "University of Somewhere"}})";
        const Approval approval = m_sample->approvalOf(m_sample->contents());
        const QString changed = QString::fromStdString(plan).replace(from, to);
        QVERIFY(changed.toStdString() != plan);
        plan = changed.toStdString();
        auto other = m_sample->contents();
        other.approval = approval;
        core::NoControl control;
        const auto written = writeFolder(other, path(m_root->filePath("package")), control);
        QVERIFY(!written);
        QVERIFY2(QString::fromStdString(written.error().detail).contains(what),
                 written.error().detail.c_str());
    }

    void another_project_or_budget_is_not_approved()
    {
        const auto release = approvedRelease(m_sample->contents());
        const auto facts = readApproval(m_sample->approvalOf(m_sample->contents()));
        QVERIFY(release && facts);
        QVERIFY(!approvalProblem(*facts, *release));
        ApprovedRelease other = *release;
        other.project = "another";
        QVERIFY(approvalProblem(*facts, other)->find("another project") != std::string::npos);
        other = *release;
        other.epsilon = "differentially private with epsilon 8 per record";
        QVERIFY(approvalProblem(*facts, other)->find("privacy budget") != std::string::npos);
    }

    // Release 0.2 signed neither purpose nor recipient nor plan.
    void an_approval_of_0_2_is_read_and_not_packed_again()
    {
        auto contents = m_sample->contents();
        contents.approval = formerApprovalOf(contents);
        const auto facts = readApproval(*contents.approval);
        QVERIFY2(facts, facts ? "" : facts.error().detail.c_str());
        QVERIFY(!facts->release.coversPlan());
        QVERIFY(!approvalProblem(*facts, *approvedRelease(m_sample->contents())));
        core::NoControl control;
        const auto written = writeFolder(contents, path(m_root->filePath("package")), control);
        QVERIFY(!written);
        QVERIFY(written.error().detail.find("have the release approved again") != std::string::npos);
    }

    void one_key_of_signer_and_approver_is_pointed_out_data()
    {
        QTest::addColumn<bool>("isOne");
        QTest::newRow("one key") << true;
        QTest::newRow("two keys") << false;
    }
    void one_key_of_signer_and_approver_is_pointed_out()
    {
        QFETCH(bool, isOne);
        auto contents = m_sample->contents();
        contents.approval = m_sample->approvalOf(contents);
        if (isOne)
            contents.signer = &m_sample->officer;
        core::NoControl control;
        QVERIFY(writeFolder(contents, path(m_root->filePath("package")), control));
        const auto verification = verify(path(m_root->filePath("package")));
        QVERIFY2(verification && verification->differences.empty(), listed(*verification));
        QVERIFY(verification->approval && verification->approval->coversPlan);
        QCOMPARE(verification->hasOneKey(), isOne);
        std::vector<std::string> documents(files::documents.begin(), files::documents.end());
        std::erase_if(documents,
                      [](const std::string &name) { return !files::isAmong(files::always, name); });
        QVERIFY(std::ranges::is_permutation(verification->onlySummed, documents));
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
    Approval formerApprovalOf(const Contents &contents) const
    {
        const auto now = nlohmann::ordered_json::parse(m_sample->approvalOf(contents).text);
        nlohmann::ordered_json former;
        for (const auto &[key, value] : now.items())
            if (key != "purpose" && key != "recipient" && key != "planSha256")
                former[key] = key == "schema" ? nlohmann::ordered_json("keyseed-approval/1") : value;
        const std::string text = former.dump(2) + "\n";
        return {text, core::signing::signatureText(m_sample->officer, text, "approval")};
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SignedSample> m_sample;
};

} // namespace tst_release_approval

QTEST_APPLESS_MAIN(tst_release_approval::ApprovalTest)
#include "tst_release_approval.moc"
