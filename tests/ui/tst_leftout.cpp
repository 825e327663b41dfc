#include "tests/ui/ReleaseStage.h"

#include <algorithm>

namespace tst_leftout {

using core::package::Exclusion;
using core::package::ExclusionReason;
using Job = ui::Jobs::Job;

/// Documents left out by hand, as the session keeps them.
class TestLeftOut : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void come_back_with_the_project();
    void are_in_order_and_named_once();
    void are_undone_in_order_with_choices_of_the_plan();
    void are_forgotten_by_a_new_draw();
    void stay_when_the_documents_are_written_again();
    void make_the_package_smaller();
    void forget_the_package_of_before();
    void nothing_is_exported_when_all_are_left_out();

private:
    ui::ProjectSession &session() { return m_stage->session(); }
    std::vector<Exclusion> all();
    bool exported(const QString &path);

    std::unique_ptr<ReleaseStage> m_stage;
};

void TestLeftOut::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    QVERIFY(m_stage->untilWritten());
}

void TestLeftOut::cleanup()
{
    m_stage.reset();
}

std::vector<Exclusion> TestLeftOut::all()
{
    std::vector<Exclusion> exclusions;
    for (const auto &document : **session().documents())
        exclusions.push_back({document.seed.id, ExclusionReason::Unsuitable});
    return exclusions;
}

bool TestLeftOut::exported(const QString &path)
{
    return session().release().exportPackage(path.toStdString()) && m_stage->settle()
           && session().release().package();
}

void TestLeftOut::come_back_with_the_project()
{
    const std::vector<Exclusion> out{{"SYN-000002", ExclusionReason::LookAlike},
                                     {"SYN-000005", ExclusionReason::Duplicate}};
    QSignalSpy changed(&session(), &ui::ProjectSession::exclusionsChanged);
    session().setExclusions(out);
    QCOMPARE(changed.count(), 1);
    session().setExclusions(out);
    QCOMPARE(changed.count(), 1);
    QVERIFY(session().save().has_value());
    const auto path = session().projectPath();
    QVERIFY(session().open(path).has_value());
    QVERIFY(session().exclusions() == out);
}

void TestLeftOut::are_in_order_and_named_once()
{
    session().setExclusions({{"SYN-000005", ExclusionReason::Duplicate},
                             {"SYN-000002", ExclusionReason::LookAlike},
                             {"SYN-000005", ExclusionReason::Unsuitable}});
    const std::vector<Exclusion> expected{{"SYN-000002", ExclusionReason::LookAlike},
                                          {"SYN-000005", ExclusionReason::Duplicate}};
    QVERIFY(session().exclusions() == expected);
    QCOMPARE(session().documentsToRelease(), std::size_t(8));
}

void TestLeftOut::are_undone_in_order_with_choices_of_the_plan()
{
    session().edit([](auto &plan) { plan.about.title = "Before"; });
    session().setExclusions({{"SYN-000001", {}}});
    session().edit([](auto &plan) { plan.about.title = "After"; });
    session().undo();
    QCOMPARE(session().plan().about.title, std::string("Before"));
    QCOMPARE(session().exclusions().size(), std::size_t(1));
    session().undo();
    QVERIFY(session().exclusions().empty());
    QCOMPARE(session().plan().about.title, std::string("Before"));
    session().redo();
    QCOMPARE(session().exclusions().size(), std::size_t(1));
    session().redo();
    QCOMPARE(session().plan().about.title, std::string("After"));
}

void TestLeftOut::are_forgotten_by_a_new_draw()
{
    session().edit([](auto &plan) { plan.about.title = "Before"; });
    session().setExclusions({{"SYN-000001", {}}});
    QVERIFY(session().save().has_value());
    QVERIFY(m_stage->sample());
    QVERIFY(session().exclusions().empty());
    session().undo(); // nothing of the documents that are gone comes back
    QVERIFY(session().exclusions().empty());
    QVERIFY(session().plan().about.title.empty());
    QVERIFY(session().save().has_value());
    QVERIFY(core::pipeline::ProjectStore::open(session().projectPath())->exclusions()->empty());
}

void TestLeftOut::stay_when_the_documents_are_written_again()
{
    session().setExclusions({{"SYN-000001", {}}});
    QVERIFY(m_stage->write());
    QCOMPARE(session().exclusions().size(), std::size_t(1));
    QCOMPARE(session().documentsToRelease(), std::size_t(9));
}

void TestLeftOut::make_the_package_smaller()
{
    session().setExclusions({{"SYN-000003", {}}, {"SYN-000010", {}}});
    QVERIFY(exported(m_stage->path("package")));
    QFile corpus(m_stage->path("package/corpus.jsonl"));
    QVERIFY(corpus.open(QIODevice::ReadOnly));
    const QByteArray bytes = corpus.readAll();
    QCOMPARE(bytes.count('\n'), 8);
    // Numbered without gaps, so that nobody reads off which ones are missing.
    QVERIFY(bytes.contains("SYN-000008"));
    QVERIFY(!bytes.contains("SYN-000009"));
    QVERIFY(core::package::verify(m_stage->path("package").toStdString())->differences.empty());
}

void TestLeftOut::forget_the_package_of_before()
{
    QVERIFY(exported(m_stage->path("package")));
    QSignalSpy changed(&session().release(), &ui::ReleaseDesk::packageChanged);
    session().setExclusions({{"SYN-000003", {}}});
    QVERIFY(!session().release().package());
    QVERIFY(!changed.isEmpty());
}

void TestLeftOut::nothing_is_exported_when_all_are_left_out()
{
    session().setExclusions(all());
    QCOMPARE(session().documentsToRelease(), std::size_t(0));
    QSignalSpy failed(&session().jobs(), &ui::Jobs::failed);
    QVERIFY(session().release().exportPackage(m_stage->path("package").toStdString()));
    QVERIFY(m_stage->settle());
    QCOMPARE(failed.count(), 1);
    QVERIFY(!QFile::exists(m_stage->path("package")));
}

} // namespace tst_leftout

QTEST_MAIN(tst_leftout::TestLeftOut)
#include "tst_leftout.moc"
