#include "core/ranks/Launch.h"

#include <QTest>

#include <cstdlib>

namespace tst_launch {

/// What launchers say in the environment.
class TestLaunch : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        for (const char *name : {"OMPI_COMM_WORLD_RANK",
                                 "OMPI_COMM_WORLD_SIZE",
                                 "PMI_RANK",
                                 "PMI_SIZE",
                                 "SLURM_PROCID",
                                 "SLURM_STEP_NUM_TASKS",
                                 "SLURM_NTASKS"})
            qunsetenv(name);
    }
    void a_process_by_itself_is_one_of_one();
    void several_are_seen_whoever_started_them_data();
    void several_are_seen_whoever_started_them();
    void a_batch_script_of_slurm_is_one_process();
};

void TestLaunch::a_process_by_itself_is_one_of_one()
{
    QCOMPARE(core::ranks::launchOfThisProcess().count, 1);
    QCOMPARE(core::ranks::launchOfThisProcess().rank, 0);
}

void TestLaunch::several_are_seen_whoever_started_them_data()
{
    QTest::addColumn<QByteArray>("rank");
    QTest::addColumn<QByteArray>("count");
    QTest::newRow("Open MPI") << QByteArray("OMPI_COMM_WORLD_RANK") << QByteArray("OMPI_COMM_WORLD_SIZE");
    QTest::newRow("PMI") << QByteArray("PMI_RANK") << QByteArray("PMI_SIZE");
    QTest::newRow("srun") << QByteArray("SLURM_PROCID") << QByteArray("SLURM_STEP_NUM_TASKS");
}

void TestLaunch::several_are_seen_whoever_started_them()
{
    QFETCH(QByteArray, rank);
    QFETCH(QByteArray, count);
    qputenv(rank.constData(), "3");
    qputenv(count.constData(), "8");

    QCOMPARE(core::ranks::launchOfThisProcess().rank, 3);
    QCOMPARE(core::ranks::launchOfThisProcess().count, 8);
}

void TestLaunch::a_batch_script_of_slurm_is_one_process()
{
    qputenv("SLURM_NTASKS", "8");
    qputenv("SLURM_PROCID", "0");

    QCOMPARE(core::ranks::launchOfThisProcess().count, 1);
}

} // namespace tst_launch

QTEST_GUILESS_MAIN(tst_launch::TestLaunch)
#include "tst_launch.moc"
