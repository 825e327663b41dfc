#include "core/recipient/ModelFile.h"
#include "core/recipient/OwnTexts.h"
#include "tests/ui/ReceivedStage.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

namespace tst_receivedtraining {

/// The recipient's window: somebody who has never seen it trains on a package and sorts their own texts.
class TestReceivedTraining : public QObject
{
    Q_OBJECT

public:
    static constexpr int rows = 60; ///< of own.csv

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_stage.reset(); }

    void the_journey_of_a_recipient_by_mouse_alone();
    void without_texts_it_trains_and_says_what_is_missing();
    void texts_without_labels_are_predicted_without_figures();
    void logistic_regression_does_not_offer_to_adapt();
    void the_seed_decides_how_a_network_begins();
    void a_cancelled_training_leaves_no_model();
    void a_window_built_anew_shows_the_same();
    void a_training_outlives_its_window();
    void a_saved_model_is_loaded_in_a_new_window();
    void predictions_never_replace_the_texts_themselves();
    void texts_that_cannot_be_read_are_told();

private:
    ReceivedStage &at() { return *m_stage; }
    /// As a dialog answers it.
    void chooseOwn(const char *name);
    void train();
    bool isEnabled(const char *name) { return at().part(name).isEnabled(); }
    QString savePredictions();

    std::unique_ptr<ReceivedStage> m_stage;
};

void TestReceivedTraining::initTestCase()
{
    m_stage = std::make_unique<ReceivedStage>();
    // Texts in words of their own, with the specialties of the package as labels.
    QByteArray own = "case,specialty,text\n";
    const QList<std::pair<QByteArray, QByteArray>> kinds = {
        {"Cardiology", "Loud murmur at the apex, arrhythmia on the monitor, ventricle dilated"},
        {"Neurology", "Headache and a seizure at night, weakness of the left arm, reflexes brisk"},
        {"Orthopedics", "Knee swollen after a fall, fracture of the tibia, ligament intact"},
        {"Gastroenterology", "Black stool, reflux and pain of the abdomen, duodenum inflamed"},
        {"Pulmonology", "Coughing with sputum, wheezing, asthma since childhood, lung hyperinflated"}};
    for (int row = 0; row < rows; ++row) {
        const auto &[label, words] = kinds.at(row % kinds.size());
        own += QByteArray::number(row) + "," + label + ",\"" + words + ". Seen " + QByteArray::number(row)
               + " days ago.\"\n";
    }
    at().write("own.csv", own);
    at().write("unlabelled.csv", "text\nHeadache and a seizure.\nCoughing and asthma.\n\"\"\n");
}

void TestReceivedTraining::init()
{
    at().openWindow();
    QVERIFY(at().open("received.zip"));
    at().goTo(2);
}

void TestReceivedTraining::chooseOwn(const char *name)
{
    at().files().answer = at().path(name);
    at().click("chooseOwnTexts");
    QVERIFY(at().waitUntil(
        [this] { return at().part("ownTextsTable").isVisible() || at().part("ownTextsError").isVisible(); }));
}

void TestReceivedTraining::train()
{
    at().click("train");
    QVERIFY(at().waitUntil([this] { return isEnabled("train"); }));
    QVERIFY(!at().part("trainingError").isVisible());
}

QString TestReceivedTraining::savePredictions()
{
    const QString file = at().path("predictions.csv");
    QFile::remove(file);
    at().files().answer = file;
    at().click("savePredictions");
    if (!at().waitUntil([this] { return isEnabled("savePredictions"); }))
        return {};
    return file;
}

void TestReceivedTraining::the_journey_of_a_recipient_by_mouse_alone()
{
    QVERIFY(!isEnabled("savePredictions"));
    at().keepPicture(QStringLiteral("3-train-begin"));
    chooseOwn("own.csv");
    QCOMPARE(at().part<QComboBox>("ownTextColumn").currentText(), QStringLiteral("text"));
    QCOMPARE(at().part<QComboBox>("ownLabelColumn").currentText(), QStringLiteral("specialty"));
    at().click("adapts");
    QVERIFY(at().part<QCheckBox>("adapts").isChecked());
    at().keepPicture(QStringLiteral("3-train-chosen"));
    train();
    // With and without adaptation, each with its own curve, both judged on the same half.
    const auto *judged = at().part<QTableView>("judgementTable").model();
    QCOMPARE(judged->rowCount(), 2);
    int toJudge = 0;
    for (int place = 0; place < rows; ++place)
        toJudge += core::recipient::isOf(core::recipient::Half::ToJudge, place) ? 1 : 0;
    for (int row = 0; row < 2; ++row)
        QCOMPARE(judged->index(row, 5).data().toInt(), toJudge);
    QVERIFY(at().part("lossPanel").isVisible());
    auto *losses = at().part("lossPanel").findChild<QTableView *>(QStringLiteral("chartNumbers"))->model();
    QVERIFY(losses->rowCount() > 1);
    for (int column = 1; column < losses->columnCount(); ++column)
        QVERIFY(!losses->index(0, column).data().toString().isEmpty());
    QCOMPARE(at().part<QTableView>("labelFigureTable").model()->rowCount(), 5);
    QCOMPARE(at().part<QTableView>("ownConfusionTable").model()->rowCount(), 5);
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("lossPanel"));
    at().keepPicture(QStringLiteral("3-train-loss"));
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("ownConfusionTable"));
    at().keepPicture(QStringLiteral("3-train-figures"));
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("calibrationPanel"));
    at().keepPicture(QStringLiteral("3-train-calibration"));
    const QString file = savePredictions();
    const QList<QByteArray> lines = at().bytesOf(file).split('\n');
    QCOMPARE(lines.size(), rows + 2); // a header, sixty rows, and nothing behind the last line break
    QCOMPARE(lines.first(), QByteArray("case,specialty,text,prediction,probability"));
    QTRY_VERIFY(at().text("applyDone").contains(QStringLiteral("60")));
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("applyDone"));
    at().keepPicture(QStringLiteral("3-train-applied"));
}

void TestReceivedTraining::without_texts_it_trains_and_says_what_is_missing()
{
    QVERIFY(!isEnabled("adapts"));
    train();
    QVERIFY(!at().part("judgementCard").isVisible());
    QVERIFY(isEnabled("saveModel"));
    QVERIFY(!isEnabled("savePredictions"));
    QVERIFY(at().text("applyNote").contains(QStringLiteral("Choose your own texts")));
}

void TestReceivedTraining::texts_without_labels_are_predicted_without_figures()
{
    chooseOwn("unlabelled.csv");
    QCOMPARE(at().part<QComboBox>("ownLabelColumn").currentIndex(), 0);
    train();
    QVERIFY(!at().part("judgementCard").isVisible());
    const QList<QByteArray> lines = at().bytesOf(savePredictions()).split('\n');
    QCOMPARE(lines.first(), QByteArray("text,prediction,probability"));
    QTRY_VERIFY(at().text("applyDone").contains(QStringLiteral("no text")));
}

void TestReceivedTraining::logistic_regression_does_not_offer_to_adapt()
{
    chooseOwn("own.csv");
    QVERIFY(isEnabled("adapts"));
    auto &classifier = at().part<QComboBox>("classifier");
    classifier.setCurrentIndex(
        classifier.findData(static_cast<int>(core::recipient::ClassifierKind::Regression)));
    QVERIFY(!isEnabled("adapts"));
    train();
    QCOMPARE(at().part<QTableView>("judgementTable").model()->index(0, 5).data().toInt(), rows);
    QVERIFY(!at().part("lossChart").isVisible()); // it has no passes
}

void TestReceivedTraining::the_seed_decides_how_a_network_begins()
{
    const auto firstLoss = [this] {
        train();
        return at()
            .part("lossPanel")
            .findChild<QTableView *>(QStringLiteral("chartNumbers"))
            ->model()
            ->index(0, 1)
            .data()
            .toString();
    };
    const QString first = firstLoss();
    QCOMPARE(firstLoss(), first);
    at().part<QSpinBox>("trainingSeed").setValue(2);
    QVERIFY(firstLoss() != first);
}

void TestReceivedTraining::a_cancelled_training_leaves_no_model()
{
    chooseOwn("own.csv");
    at().click("adapts");
    at().click("train");
    QVERIFY(!isEnabled("train"));
    QTest::mouseClick(at().part("trainingProgress").findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(at().waitUntil([this] { return isEnabled("train"); }));
    QVERIFY(!isEnabled("saveModel"));
    QVERIFY(!at().part("trainingError").isVisible());
}

void TestReceivedTraining::a_window_built_anew_shows_the_same()
{
    chooseOwn("own.csv");
    train();
    const QString name = at().text("packageName");
    const QString own = at().text("ownTextsName");
    at().buildAnew();
    QCOMPARE(at().part<QTabWidget>("recipientTabs").currentIndex(), 2);
    QCOMPARE(at().text("packageName"), name);
    QCOMPARE(at().text("ownTextsName"), own);
    QVERIFY(at().part("ownTextsTable").isVisible());
    // The model is still there; the texts are read again.
    QVERIFY(at().waitUntil([this] { return isEnabled("savePredictions"); }));
    QVERIFY(!savePredictions().isEmpty());
}

void TestReceivedTraining::a_training_outlives_its_window()
{
    chooseOwn("own.csv");
    at().click("train");
    QVERIFY(!isEnabled("train"));
    at().buildAnew();
    QVERIFY(at().part("trainingProgress").isVisible());
    QVERIFY(at().waitUntil([this] { return isEnabled("savePredictions"); }));
    QVERIFY(!at().part("trainingProgress").isVisible());
}

void TestReceivedTraining::a_saved_model_is_loaded_in_a_new_window()
{
    chooseOwn("own.csv");
    train();
    const QString file = at().path("own.model");
    at().files().answer = file;
    at().click("saveModel");
    QVERIFY(core::recipient::StoredModel::read(file.toStdString()).has_value());
    const QByteArray before = at().bytesOf(savePredictions());
    init();
    chooseOwn("own.csv");
    at().files().answer = file;
    at().click("loadModel");
    QVERIFY(at().waitUntil([this] { return isEnabled("savePredictions"); }));
    QCOMPARE(at().part<QTableView>("judgementTable").model()->rowCount(), 1);
    QCOMPARE(at().bytesOf(savePredictions()), before);
}

void TestReceivedTraining::predictions_never_replace_the_texts_themselves()
{
    chooseOwn("own.csv");
    train();
    const QByteArray before = at().bytesOf(at().path("own.csv"));
    at().files().answer = at().path("own.csv");
    at().click("savePredictions");
    QVERIFY(at().waitUntil([this] { return at().part("trainingError").isVisible(); }));
    QCOMPARE(at().bytesOf(at().path("own.csv")), before);
}

void TestReceivedTraining::texts_that_cannot_be_read_are_told()
{
    chooseOwn("taken-away.csv");
    QVERIFY(at().part("ownTextsError").isVisible());
    QVERIFY(!isEnabled("adapts"));
}

} // namespace tst_receivedtraining

QTEST_MAIN(tst_receivedtraining::TestReceivedTraining)
#include "tst_receivedtraining.moc"
