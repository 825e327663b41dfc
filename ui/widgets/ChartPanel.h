#pragma once

#include <QString>
#include <QWidget>

class QAbstractItemModel;
class QChart;
class QChartView;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace ui {

class FileChooser;

/// A chart with its title, the same numbers as a table (a toggle, also for screen readers), Copy, and Save
/// picture as PNG or SVG.
class ChartPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPanel(const QString &title, FileChooser &files, QWidget *parent = nullptr);

    /// Takes ownership and gives it the fonts and colours of the theme; call again after adding axes or
    /// series. The chart's own title stays empty: the panel shows it, and pictures carry it.
    void setChart(QChart *chart);
    QChart *chart() const;
    /// The same numbers; header texts carry the units. Not owned.
    void setTable(QAbstractItemModel *numbers);
    void setTitle(const QString &title);
    /// Sets the form for narrow cards: Copy and Save picture move into a menu.
    void setCompact(bool compact);
    /// Before the buttons of the title row: a filter, a search field.
    void addControl(QWidget *control);

    bool isTableShown() const;
    void showTable(bool shown);
    /// Tab-separated, with a header line; what Copy puts on the clipboard beside the picture.
    QString tableText() const;
    QString title() const;
    /// PNG, or SVG when the name ends so. False when the file cannot be written.
    bool savePicture(const QString &path);

    /// A fresh chart without margins, legend at the bottom, background and fonts of the theme.
    static QChart *makeChart();
    static void applyTheme(QChart &chart);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitTable();
    void copy();
    void choosePicture();

    FileChooser &m_files;
    QLabel *m_title;
    QLabel *m_problem;
    QHBoxLayout *m_controls;
    QToolButton *m_tableButton;
    QToolButton *m_copyButton;
    QToolButton *m_saveButton;
    QToolButton *m_menuButton;
    QStackedWidget *m_stack;
    QChartView *m_view;
    QTableView *m_table;
};

} // namespace ui
