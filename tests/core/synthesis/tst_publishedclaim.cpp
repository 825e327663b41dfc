#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/discrimination/DiscriminationSynthesizer.h"
#include "core/methods/discrimination/TeacherForecast.h"
#include "core/privacy/accounting/Accounting.h"

#include <QLocale>
#include <QTest>

#include <cmath>

namespace tst_publishedclaim {

using namespace core;
using namespace core::synthesis;

/// What DP-DA as published costs, and how many teachers its repaired form needs. The figures are those of a
/// calculation with another program, to the digits that are given.
class TestPublishedClaim : public QObject
{
    Q_OBJECT

private slots:
    void answers_cost_what_their_composition_costs_data();
    void answers_cost_what_their_composition_costs();
    void the_claim_pays_for_twelve_answers();
    void mu_and_epsilon_belong_together();
    void all_questions_at_once_need_noise_and_teachers_data();
    void all_questions_at_once_need_noise_and_teachers();
    void whole_variances_and_other_noise_need_no_fewer_teachers();
    void the_method_says_it_in_words();
};

void TestPublishedClaim::answers_cost_what_their_composition_costs_data()
{
    QTest::addColumn<int>("answers");
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<double>("halfOfTheLastDigit");
    QTest::newRow("1") << 1 << 1.00 << 0.005;
    QTest::newRow("10") << 10 << 3.51 << 0.005;
    QTest::newRow("100") << 100 << 13.4 << 0.05;
    QTest::newRow("1,000") << 1000 << 62.0 << 0.5;
    QTest::newRow("3,750") << 3750 << 172.0 << 0.5;
    QTest::newRow("6,000") << 6000 << 253.0 << 0.5;
}

void TestPublishedClaim::answers_cost_what_their_composition_costs()
{
    QFETCH(int, answers);
    QFETCH(double, epsilon);
    QFETCH(double, halfOfTheLastDigit);
    QVERIFY2(std::abs(publishedCost(answers) - epsilon) <= halfOfTheLastDigit,
             qPrintable(QString::number(publishedCost(answers))));
}

void TestPublishedClaim::the_claim_pays_for_twelve_answers()
{
    QCOMPARE(answersPaidFor(), 12);
    QVERIFY(publishedCost(12) <= 4 && publishedCost(13) > 4);
}

void TestPublishedClaim::mu_and_epsilon_belong_together()
{
    for (const double epsilon : {0.1, 1.0, 4.0, 20.0, 170.0})
        for (const double delta : {1e-5, 1e-6, 1e-10})
            QVERIFY(std::abs(privacy::gaussianEpsilon(privacy::gaussianMu(epsilon, delta), delta) - epsilon)
                    < 1e-6);
}

void TestPublishedClaim::all_questions_at_once_need_noise_and_teachers_data()
{
    QTest::addColumn<int>("questions");
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<double>("delta");
    QTest::addColumn<double>("sigma"); // 0: not printed
    QTest::addColumn<int>("teachers");
    struct Row
    {
        int questions;
        double sigma1;
        int teachers1;
        double sigma4;
        int teachers4;
        int lax1;
        int lax4;
    };
    for (const Row &row : {Row{20, 18.9, 63, 5.3, 18, 55, 16},
                           Row{50, 29.9, 99, 8.4, 28, 87, 26},
                           Row{100, 42.2, 139, 11.9, 40, 123, 36},
                           Row{200, 59.7, 197, 16.9, 56, 174, 51},
                           Row{1000, 133.6, 440, 37.7, 125, 389, 113}}) {
        const auto name = [&](const char *rest) { return QByteArray::number(row.questions) + rest; };
        QTest::newRow(name(", epsilon 1")) << row.questions << 1.0 << 1e-6 << row.sigma1 << row.teachers1;
        QTest::newRow(name(", epsilon 4")) << row.questions << 4.0 << 1e-6 << row.sigma4 << row.teachers4;
        QTest::newRow(name(", epsilon 1, delta 1e-5")) << row.questions << 1.0 << 1e-5 << 0.0 << row.lax1;
        QTest::newRow(name(", epsilon 4, delta 1e-5")) << row.questions << 4.0 << 1e-5 << 0.0 << row.lax4;
    }
}

void TestPublishedClaim::all_questions_at_once_need_noise_and_teachers()
{
    QFETCH(int, questions);
    QFETCH(double, epsilon);
    QFETCH(double, delta);
    QFETCH(double, sigma);
    QFETCH(int, teachers);
    const double found = sigmaFor(questions, epsilon, delta);
    if (sigma > 0)
        QVERIFY2(std::abs(found - sigma) <= 0.05, qPrintable(QString::number(found)));
    // The table's numbers of teachers are of sigmas that were rounded, up or down.
    const int needed = teachersFor(found);
    QVERIFY2(std::abs(needed - teachers) <= 1, qPrintable(QString::number(needed)));
}

// In cell units a vote is voteWeight. Laplace noise of scale b passes t on one side with a chance of
// exp(-t/b)/2: one in twenty at b ln 10.
void TestPublishedClaim::whole_variances_and_other_noise_need_no_fewer_teachers()
{
    const auto sigma = static_cast<std::int64_t>(20 * voteWeight);
    QCOMPARE(teachersFor(privacy::Noise(privacy::GaussianVariance{sigma * sigma})), 66);  // 65.8
    QCOMPARE(teachersFor(privacy::Noise(privacy::LaplaceScale{10 * voteWeight, 1})), 47); // 46.05
}

void TestPublishedClaim::the_method_says_it_in_words()
{
    const std::string costs(DiscriminationSynthesizer().family().costs);
    const auto answers = QLocale(QLocale::English).toString(publishedAnswers).toStdString();
    for (const std::string &said :
         {"claims epsilon " + std::to_string(std::llround(publishedEpsilon)),
          "pays for " + std::to_string(answersPaidFor()) + " of its " + answers,
          "cost epsilon " + std::to_string(std::llround(publishedCost(publishedAnswers)))})
        QVERIFY2(costs.find(said) != std::string::npos, said.c_str());
}

} // namespace tst_publishedclaim

QTEST_APPLESS_MAIN(tst_publishedclaim::TestPublishedClaim)
#include "tst_publishedclaim.moc"
