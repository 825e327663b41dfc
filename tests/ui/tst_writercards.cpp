#include "core/pipeline/asking/ModelWriting.h"
#include "tests/ui/Layouts.h"
#include "tests/ui/PseudoTranslator.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/documents/writing/WriterSettings.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeySequence>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

namespace tst_writercards {

using ui::WriterSettings;

/// The three ways of writing, the exact request, and what it will take.
class TestWriterCards : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void the_chosen_way_is_that_of_the_plan();
    void a_click_anywhere_on_a_card_chooses_it();
    void arrow_keys_choose_the_next_way();
    void a_screen_reader_hears_radio_buttons();
    void a_choice_can_be_undone();
    void shows_only_what_belongs_to_the_chosen_way();
    void shows_the_request_of_each_document();
    void masks_the_key_in_the_request();
    void says_why_there_is_no_request();
    void shows_the_line_of_a_prompt_pack();
    void estimates_by_the_prices_of_the_plan();
    void says_what_a_cap_leaves_unwritten();
    void prices_are_typed_as_the_locale_writes_them();
    void is_locked_while_documents_are_written();
    void tab_goes_through_everything_as_it_is_read_data() { kinds(); }
    void tab_goes_through_everything_as_it_is_read();
    void every_control_is_spoken_and_explained_data() { kinds(); }
    void every_control_is_spoken_and_explained();
    void mnemonics_are_unique_data() { kinds(); }
    void mnemonics_are_unique();
    void long_words_find_room_data() { kinds(); }
    void long_words_find_room();

private:
    ui::ProjectSession &session() { return m_stage->session(); }
    QString text(const char *name) { return textOf(*m_page, name); }
    QString request() { return part<QPlainTextEdit>(*m_page, "requestText").toPlainText(); }
    void ask(const std::string &kind);
    static void kinds();
    /// The kind of the row, with everything unfolded that can be.
    void unfold();
    QList<QWidget *> tabStops() const;

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<WriterSettings> m_page;
};

void TestWriterCards::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    m_stage = std::make_unique<ReleaseStage>();
    QVERIFY(m_stage->commit());
    QVERIFY(m_stage->sample());
}

void TestWriterCards::cleanupTestCase()
{
    m_page.reset();
    m_stage.reset();
}

void TestWriterCards::init()
{
    m_page.reset();
    session().edit([](auto &plan) { plan.writer = {}; });
    m_page = std::make_unique<WriterSettings>(session());
    m_page->resize(700, 900);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

/// With all that a request needs.
void TestWriterCards::ask(const std::string &kind)
{
    session().edit([&](auto &plan) {
        plan.writer.kind = kind;
        plan.writer.baseUrl = "https://models.hospital.example/v1";
        plan.writer.model = "house-model";
    });
}

void TestWriterCards::the_chosen_way_is_that_of_the_plan()
{
    QVERIFY(part<ui::Card>(*m_page, "templateWriter").isChosen());
    QVERIFY(part<QRadioButton>(*m_page, "writerTemplate").isChecked());
    session().edit([](auto &plan) { plan.writer.kind = "promptPack"; });
    QVERIFY(!part<ui::Card>(*m_page, "templateWriter").isChosen());
    QVERIFY(part<ui::Card>(*m_page, "promptPackWriter").isChosen());
    QVERIFY(part<QRadioButton>(*m_page, "writerPromptPack").isChecked());
}

void TestWriterCards::a_click_anywhere_on_a_card_chooses_it()
{
    auto &card = part<ui::Card>(*m_page, "chatWriter");
    QTest::mouseClick(&card, Qt::LeftButton, {}, {card.width() - 6, card.height() - 6});
    QCOMPARE(session().plan().writer.kind, std::string("chat"));
    QVERIFY(card.isChosen());
}

void TestWriterCards::arrow_keys_choose_the_next_way()
{
    auto &first = part<QRadioButton>(*m_page, "writerTemplate");
    first.setFocus();
    QTest::keyClick(&first, Qt::Key_Right);
    QCOMPARE(session().plan().writer.kind, std::string("chat"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(session().plan().writer.kind, std::string("promptPack"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(session().plan().writer.kind, std::string("chat"));
}

void TestWriterCards::a_screen_reader_hears_radio_buttons()
{
    for (const char *name : {"writerTemplate", "writerChat", "writerPromptPack"}) {
        QAccessibleInterface *spoken =
            QAccessible::queryAccessibleInterface(&part<QRadioButton>(*m_page, name));
        QCOMPARE(spoken->role(), QAccessible::RadioButton);
        QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
        QVERIFY(!spoken->text(QAccessible::Name).contains(QLatin1Char('&')));
        QVERIFY(!spoken->text(QAccessible::Description).isEmpty());
    }
}

void TestWriterCards::a_choice_can_be_undone()
{
    part<QRadioButton>(*m_page, "writerChat").click();
    QCOMPARE(session().plan().writer.kind, std::string("chat"));
    session().undo();
    QCOMPARE(session().plan().writer.kind, std::string("template"));
    QVERIFY(part<QRadioButton>(*m_page, "writerTemplate").isChecked());
}

void TestWriterCards::shows_only_what_belongs_to_the_chosen_way()
{
    const auto isShown = [this](const char *name) { return part(*m_page, name).isVisible(); };
    QVERIFY(isShown("documentType"));
    for (const char *name : {"writerServer", "writerModel", "promptTemplate", "requestText", "costRequests"})
        QVERIFY2(!isShown(name), name);
    ask("chat");
    for (const char *name : {"documentType", "writerServer", "writerModel", "promptTemplate", "costRequests"})
        QVERIFY2(isShown(name), name);
    ask("promptPack");
    for (const char *name :
         {"documentType", "writerModel", "promptTemplate", "requestFormat", "costRequests"})
        QVERIFY2(isShown(name), name);
    QVERIFY(!isShown("writerServer"));
    QVERIFY(!isShown("testConnection"));
}

void TestWriterCards::shows_the_request_of_each_document()
{
    ask("chat");
    const auto &sequences = **session().sequences();
    for (std::size_t index = 0; index < 3; ++index) {
        QTRY_VERIFY(request().contains(QString::fromStdString(sequences[index].keyphrases.front())));
        const auto exact =
            core::pipeline::shownRequest(session().plan(), *session().sequences(), index, false);
        QVERIFY(exact.has_value());
        QTRY_COMPARE(request(), QString::fromStdString(*exact).remove(QLatin1Char('\r')));
        part<QPushButton>(*m_page, "nextRequest").click();
    }
    QCOMPARE(part<QSpinBox>(*m_page, "requestNumber").value(), 4);
    part<QPushButton>(*m_page, "previousRequest").click();
    QCOMPARE(part<QSpinBox>(*m_page, "requestNumber").value(), 3);
}

void TestWriterCards::masks_the_key_in_the_request()
{
    ask("chat");
    QTRY_VERIFY(request().contains(QLatin1String("models.hospital.example")));
    QVERIFY(!request().contains(QLatin1String("Authorization"), Qt::CaseInsensitive));
    QVERIFY(text("requestNote").contains(QLatin1String("no key")));
    session().keys().hold("https://models.hospital.example/v1", "sk-secret-1234");
    QTRY_VERIFY(request().contains(QLatin1String("Authorization"), Qt::CaseInsensitive));
    QVERIFY(!request().contains(QLatin1String("sk-secret-1234")));
    QVERIFY(text("requestNote").contains(QLatin1String("masked")));
    session().keys().hold("https://models.hospital.example/v1", {});
}

void TestWriterCards::says_why_there_is_no_request()
{
    session().edit([](auto &plan) { plan.writer.kind = "chat"; });
    QTRY_VERIFY(!part(*m_page, "requestText").isVisible());
    QVERIFY(!text("requestNote").isEmpty());
    ask("chat");
    QTRY_VERIFY(part(*m_page, "requestText").isVisible());
    session().edit(
        [this](auto &plan) { plan.writer.promptTemplate = m_stage->path("not-there.txt").toStdString(); });
    QTRY_VERIFY(!part(*m_page, "requestText").isVisible());
    QTRY_VERIFY(text("requestNote").contains(QLatin1String("not-there.txt")));
}

void TestWriterCards::shows_the_line_of_a_prompt_pack()
{
    ask("promptPack");
    const auto &first = (**session().sequences()).front();
    QTRY_VERIFY(
        request().contains(QStringLiteral("\"custom_id\":\"%1\"").arg(QString::fromStdString(first.id))));
    QVERIFY(request().contains(QLatin1String("house-model")));
    auto &format = part<QComboBox>(*m_page, "requestFormat");
    format.setCurrentIndex(1);
    emit format.activated(1);
    QTRY_VERIFY(request().contains(QStringLiteral("\"id\":\"%1\"").arg(QString::fromStdString(first.id))));
    QVERIFY(!request().contains(QLatin1String("custom_id")));
}

void TestWriterCards::estimates_by_the_prices_of_the_plan()
{
    ask("chat");
    QTRY_COMPARE(text("costRequests"), QStringLiteral("10"));
    QVERIFY(text("costMoney").contains(QLatin1String("no prices")));
    session().edit([](auto &plan) {
        plan.writer.maxTokens = 1000;
        plan.writer.completionPrice = 50.0;
    });
    // Ten answers of a thousand tokens at most, at fifty for a million.
    QTRY_COMPARE(text("costMoney"), QStringLiteral("at most 0.50"));
    QCOMPARE(text("costAnswerTokens"), QStringLiteral("at most 10,000"));
}

void TestWriterCards::says_what_a_cap_leaves_unwritten()
{
    ask("chat");
    part<QSpinBox>(*m_page, "maxRequests").setValue(4);
    QCOMPARE(session().plan().writer.maxRequests, std::optional(4));
    QTRY_VERIFY(text("costNote").contains(QLatin1String("after 4 of 10")));
    part<QSpinBox>(*m_page, "maxRequests").setValue(0);
    QVERIFY(!session().plan().writer.maxRequests);
    QTRY_VERIFY(!text("costNote").contains(QLatin1String("after 4 of 10")));
}

void TestWriterCards::prices_are_typed_as_the_locale_writes_them()
{
    ask("chat");
    auto &price = part<QDoubleSpinBox>(*m_page, "promptPrice");
    price.setLocale(QLocale(QLocale::German, QLocale::Germany));
    price.setFocus();
    price.selectAll();
    QTest::keyClicks(&price, QStringLiteral("2,5"));
    QCOMPARE(session().plan().writer.promptPrice, 2.5);
    session().undo(); // what was typed in one go
    QCOMPARE(session().plan().writer.promptPrice, 0.0);
    QCOMPARE(price.value(), 0.0);
}

void TestWriterCards::is_locked_while_documents_are_written()
{
    QVERIFY(part(*m_page, "documentType").isEnabled());
    QVERIFY(session().writing().write());
    QVERIFY(!part(*m_page, "documentType").isEnabled());
    QVERIFY(!part(*m_page, "writerChat").isEnabled());
    QVERIFY(m_stage->settle());
    QVERIFY(part(*m_page, "documentType").isEnabled());
    QVERIFY(part(*m_page, "writerChat").isEnabled());
}

void TestWriterCards::kinds()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"template", "chat", "promptPack"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TestWriterCards::unfold()
{
    QFETCH(const QString, kind);
    ask(kind.toStdString());
    session().edit([](auto &plan) { plan.writer.examples = {"A letter about nobody."}; });
    for (const char *fold : {"advancedModel", "advancedPrompt"})
        if (auto &link = part<QPushButton>(*m_page, fold); link.isVisible())
            link.click();
    settleLayouts();
}

QList<QWidget *> TestWriterCards::tabStops() const
{
    QList<QWidget *> stops;
    for (QWidget *widget : m_page->findChildren<QWidget *>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0
            && !widget->focusProxy())
            stops.append(widget);
    return stops;
}

void TestWriterCards::tab_goes_through_everything_as_it_is_read()
{
    unfold();
    auto *first =
        m_page->findChild<QRadioButton *>(QStringLiteral("writerTemplate"))->group()->checkedButton();
    first->setFocus(Qt::TabFocusReason);
    QList<QWidget *> visited;
    for (QWidget *now = first; now && !visited.contains(now); now = QApplication::focusWidget()) {
        if (!visited.isEmpty()) {
            // Of two in one row the one on the left comes first; else the upper one.
            const QRect before(visited.last()->mapTo(m_page.get(), QPoint()), visited.last()->size());
            const QRect here(now->mapTo(m_page.get(), QPoint()), now->size());
            const bool isBelow = here.top() >= before.bottom();
            const bool isBeside = here.bottom() > before.top() && here.left() >= before.right();
            QVERIFY2(
                isBelow || isBeside,
                qPrintable(visited.last()->objectName() + QStringLiteral(" before ") + now->objectName()));
        }
        visited.append(now);
        QTest::keyClick(now, Qt::Key_Tab);
    }
    for (QWidget *stop : tabStops())
        if (!qobject_cast<QRadioButton *>(stop)) // one of a group is reached by Tab, the others by arrows
            QVERIFY2(visited.contains(stop), qPrintable(stop->objectName()));
}

void TestWriterCards::every_control_is_spoken_and_explained()
{
    unfold();
    const ui::HelpTopics topics = ui::helpTopics();
    for (QWidget *stop : tabStops()) {
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(stop);
        QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(stop->objectName()));
        QString topic;
        for (const QWidget *each = stop; each && topic.isEmpty(); each = each->parentWidget())
            topic = ui::helpOf(each);
        QVERIFY2(topics.contains(topic), qPrintable(stop->objectName() + QStringLiteral(": ") + topic));
    }
}

void TestWriterCards::mnemonics_are_unique()
{
    unfold();
    QStringList keys{QStringLiteral("Alt+O"),
                     QStringLiteral("Alt+L"),
                     QStringLiteral("Alt+H"),
                     QStringLiteral("Alt+B"),
                     QStringLiteral("Alt+N")}; // of the frame
    const qsizetype ofFrame = keys.size();
    const auto note = [&](const QString &text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        QVERIFY2(!keys.contains(key), qPrintable(text));
        if (!key.isEmpty())
            keys.append(key);
    };
    for (QWidget *widget : m_page->findChildren<QWidget *>()) {
        if (const auto *button = qobject_cast<QAbstractButton *>(widget); button && button->isVisible())
            note(button->text());
        else if (const auto *label = qobject_cast<QLabel *>(widget);
                 label && label->isVisible() && label->buddy())
            note(label->text());
    }
    QVERIFY(keys.size() > ofFrame + 3);
}

void TestWriterCards::long_words_find_room()
{
    PseudoTranslator longer(PseudoTranslator::Script::Latin);
    QCoreApplication::installTranslator(&longer);
    m_page = std::make_unique<WriterSettings>(session());
    m_page->show();
    unfold();
    m_page->resize(692, 3000); // of a window of 960 pixels
    settleLayouts();
    QCoreApplication::removeTranslator(&longer);
    QVERIFY(m_page->width() <= 692);
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (label && label->wordWrap())
            QVERIFY2(label->heightForWidth(label->width()) <= label->height() + 1, qPrintable(label->text()));
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        if ((label && !label->wordWrap()) || (button && !button->text().isEmpty()))
            QVERIFY2(widget->sizeHint().width() <= widget->width() + 1, qPrintable(widget->objectName()));
    }
}

} // namespace tst_writercards

QTEST_MAIN(tst_writercards::TestWriterCards)
#include "tst_writercards.moc"
