#include "ui/widgets/ChartPanel.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QAbstractAxis>
#include <QChart>
#include <QChartView>
#include <QClipboard>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLegend>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QSvgGenerator>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

QToolButton *makeToolButton(const QString &text, const char *objectName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setObjectName(QLatin1String(objectName));
    button->setAccessibleName(text);
    button->setProperty("look", QStringLiteral("small"));
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

} // namespace

ChartPanel::ChartPanel(const QString &title, FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_files(files)
    , m_title(makeLabel(title, "cardTitle", this))
    , m_problem(makeLabel({}, "weak", this))
    , m_controls(new QHBoxLayout)
    , m_tableButton(makeToolButton(tr("Table"), "chartTable", this))
    , m_copyButton(makeToolButton(tr("Copy"), "chartCopy", this))
    , m_saveButton(makeToolButton(tr("Save picture"), "chartSave", this))
    , m_menuButton(makeToolButton(QStringLiteral("···"), "chartMenu", this))
    , m_stack(new QStackedWidget(this))
    , m_view(new QChartView(this))
    , m_table(new QTableView(this))
{
    m_menuButton->setAccessibleName(tr("More for this chart"));
    m_menuButton->setToolTip(tr("Copy or save the picture"));
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_menuButton);
    menu->addAction(tr("Copy"), this, &ChartPanel::copy);
    menu->addAction(tr("Save picture"), this, &ChartPanel::choosePicture);
    m_menuButton->setMenu(menu);
    m_tableButton->setCheckable(true);
    m_tableButton->setToolTip(tr("The same numbers as a table"));
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus); // the table is its way for the keyboard
    m_table->setObjectName(QStringLiteral("chartNumbers"));
    makePlain(*m_table);
    m_table->viewport()->installEventFilter(this);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_table);

    m_controls->setSpacing(8);
    m_controls->addWidget(m_title, 1);
    m_controls->addWidget(m_tableButton);
    m_controls->addWidget(m_copyButton);
    m_controls->addWidget(m_saveButton);
    m_controls->addWidget(m_menuButton);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addLayout(m_controls);
    all->addWidget(m_problem);
    all->addWidget(m_stack, 1);
    m_problem->setObjectName(QStringLiteral("chartProblem"));
    m_problem->hide();

    connect(m_tableButton, &QToolButton::toggled, this, &ChartPanel::showTable);
    connect(m_copyButton, &QToolButton::clicked, this, &ChartPanel::copy);
    connect(m_saveButton, &QToolButton::clicked, this, &ChartPanel::choosePicture);
    setChart(makeChart());
    setCompact(false);
    setTitle(title);
}

void ChartPanel::setChart(QChart *chart)
{
    if (chart != m_view->chart()) {
        QChart *before = m_view->chart();
        m_view->setChart(chart);
        delete before;
    }
    applyTheme(*chart);
    m_view->setBackgroundBrush(theme::roles().surface);
}

QChart *ChartPanel::chart() const
{
    return m_view->chart();
}

void ChartPanel::setTable(QAbstractItemModel *numbers)
{
    m_table->setModel(numbers);
    connect(numbers, &QAbstractItemModel::modelReset, this, &ChartPanel::fitTable);
}

void ChartPanel::setTitle(const QString &title)
{
    m_title->setText(title);
    m_view->setAccessibleName(title);
    m_view->setAccessibleDescription(tr("The button Table shows the numbers of this chart."));
    m_table->setAccessibleName(tr("Numbers of the chart: %1").arg(title));
}

QString ChartPanel::title() const
{
    return m_title->text();
}

void ChartPanel::addControl(QWidget *control)
{
    m_controls->insertWidget(m_controls->count() - 4, control);
}

void ChartPanel::setCompact(bool compact)
{
    m_copyButton->setHidden(compact);
    m_saveButton->setHidden(compact);
    m_menuButton->setHidden(!compact);
}

bool ChartPanel::isTableShown() const
{
    return m_stack->currentWidget() == m_table;
}

void ChartPanel::showTable(bool shown)
{
    m_tableButton->setChecked(shown);
    m_stack->setCurrentIndex(shown ? 1 : 0);
    fitTable();
}

void ChartPanel::fitTable()
{
    if (isTableShown())
        fitColumns(*m_table, {0, 1}); // names come before numbers, and give way to them
}

bool ChartPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) // of the room of the table
        fitTable();
    return QWidget::eventFilter(watched, event);
}

QString ChartPanel::tableText() const
{
    const QAbstractItemModel *model = m_table->model();
    if (!model)
        return {};
    QStringList lines;
    for (int row = -1; row < model->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model->columnCount(); ++column)
            cells.append(row < 0 ? model->headerData(column, Qt::Horizontal).toString()
                                 : model->index(row, column).data().toString());
        lines.append(cells.join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n'));
}

void ChartPanel::copy()
{
    auto *mime = new QMimeData;
    mime->setText(tableText());
    mime->setImageData(m_view->grab().toImage());
    QGuiApplication::clipboard()->setMimeData(mime);
}

void ChartPanel::choosePicture()
{
    QString name = m_title->text().toLower();
    static const QRegularExpression notForNames(QStringLiteral("[^\\w]+"));
    name.replace(notForNames, QStringLiteral("-"));
    const QString path = m_files.saveFile(this,
                                          tr("Save picture"),
                                          name + QStringLiteral(".png"),
                                          tr("PNG picture (*.png);;SVG drawing (*.svg)"));
    if (path.isEmpty())
        return;
    const bool saved = savePicture(path);
    m_problem->setText(saved ? QString() : tr("The picture could not be written; choose another folder."));
    m_problem->setVisible(!saved);
}

bool ChartPanel::savePicture(const QString &path)
{
    // The title belongs to a picture that stands alone.
    QChart *chart = m_view->chart();
    chart->setTitle(m_title->text().toHtmlEscaped());
    bool saved = false;
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator generator;
        generator.setFileName(path);
        generator.setSize(m_view->size());
        generator.setViewBox(m_view->rect());
        generator.setTitle(m_title->text());
        QPainter painter;
        saved = painter.begin(&generator);
        if (saved)
            m_view->render(&painter);
    } else {
        QImage image(m_view->size() * 2, QImage::Format_ARGB32);
        image.setDevicePixelRatio(2);
        image.fill(theme::roles().surface);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        m_view->render(&painter);
        painter.end();
        saved = image.save(path);
    }
    chart->setTitle({});
    return saved;
}

QChart *ChartPanel::makeChart()
{
    auto *chart = new QChart;
    chart->setMargins({0, 0, 0, 0});
    chart->setLocale(QLocale());
    chart->setLocalizeNumbers(true);
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->legend()->setAlignment(Qt::AlignBottom);
    applyTheme(*chart);
    return chart;
}

void ChartPanel::applyTheme(QChart &chart)
{
    const theme::Roles roles = theme::roles();
    const QFont small = theme::font(theme::sizes().small);
    chart.setBackgroundBrush(roles.surface);
    chart.setBackgroundPen(Qt::NoPen);
    chart.setBackgroundRoundness(0);
    chart.setTitleFont(theme::font(theme::sizes().body, true));
    chart.setTitleBrush(roles.text);
    chart.legend()->setFont(small);
    chart.legend()->setLabelColor(roles.muted);
    for (QAbstractAxis *axis : chart.axes()) {
        axis->setLabelsFont(small);
        axis->setLabelsColor(roles.muted);
        axis->setTitleFont(small);
        axis->setTitleBrush(roles.muted);
        axis->setLinePenColor(roles.line);
        axis->setGridLineColor(roles.line);
    }
}

void ChartPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_view && m_view->chart())
        setChart(m_view->chart());
}

} // namespace ui
