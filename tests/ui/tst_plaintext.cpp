#include "tests/ui/JourneyStage.h"
#include "ui/charts/ChartNumbers.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Labels.h"

#include <QApplication>
#include <QLabel>
#include <QToolTip>

#include <memory>

namespace tst_plaintext {

namespace {

const QString markup = QStringLiteral("<img src=\"/dev/zero\">");

} // namespace

/// What comes from files and servers is shown as it is: as HTML it could load what it names.
class PlainTextTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::theme::apply(*qApp, ui::theme::Scheme::Light); }

    void a_label_takes_no_markup()
    {
        const std::unique_ptr<QLabel> label(ui::makeLabel(markup));
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(label->sizeHint().width()
                > label->fontMetrics().horizontalAdvance(QLatin1String("<img src=")));
    }

    void a_tool_tip_takes_no_markup()
    {
        QWidget owner;
        owner.show();
        QToolTip::showText(QPoint(1, 1), markup, &owner);
        const QLabel *tip = nullptr;
        for (const QWidget *widget : QApplication::allWidgets())
            if (widget->inherits("QTipLabel"))
                tip = qobject_cast<const QLabel *>(widget);
        QVERIFY(tip);
        QCOMPARE(tip->text(), markup);
        QCOMPARE(tip->textFormat(), Qt::PlainText);
        QToolTip::hideText();
    }

    void a_name_on_an_axis_is_escaped()
    {
        QSet<QString> taken;
        QVERIFY(!ui::axisName(markup, 60, taken).contains(QLatin1Char('<')));
    }

    // A label that decides by itself is one that a name of a file can turn into HTML.
    void every_label_of_the_window_knows_what_it_shows()
    {
        JourneyStage journey;
        journey.write();
        for (int page = 0; page <= JourneyStage::lastPage; ++page)
            journey.show(page);
        int labels = 0;
        for (const QLabel *label : journey.window().findChildren<QLabel *>()) {
            const bool decides = label->textFormat() == Qt::AutoText && !label->text().isEmpty();
            QVERIFY2(!decides, qPrintable(label->objectName() + QLatin1String(": ") + label->text()));
            ++labels;
        }
        QVERIFY(labels > 100);
    }
};

} // namespace tst_plaintext

QTEST_MAIN(tst_plaintext::PlainTextTest)
#include "tst_plaintext.moc"
