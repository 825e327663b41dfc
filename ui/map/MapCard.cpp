#include "ui/map/MapCard.h"

#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

namespace ui {

MapCard::MapCard(FileChooser &files,
                 MakeMapWork make,
                 const QString &badge,
                 const QString &words,
                 const QString &help,
                 QWidget *parent)
    : QWidget(parent)
    , m_files(files)
    , m_make(std::move(make))
{
    setObjectName(QStringLiteral("mapCard"));
    auto *card = new Card(tr("Map of documents"), this);
    card->setTitleLook("strong");
    card->addToTitle(new Badge(Badge::Kind::Private, badge, card));
    m_note = makeLabel({}, "caption", card);
    m_note->setObjectName(QStringLiteral("mapNote"));
    m_progress = new ProgressRow(card);
    m_progress->setObjectName(QStringLiteral("mapProgress"));
    m_error = new ErrorBox(card);
    m_error->setObjectName(QStringLiteral("mapError"));
    card->body()->addWidget(makeLabel(words, "caption", card));
    card->body()->addWidget(makeSettings(help));
    card->body()->addWidget(m_note);
    card->body()->addWidget(m_progress);
    card->body()->addWidget(m_error);
    m_result = new QWidget(card);
    m_view = new MapView(m_result);
    setHelp(m_view, help);
    m_save = makeButton(tr("Save the map..."), "saveMap", "", m_result);
    setHelp(m_save, help);
    m_saved = makeLabel({}, "good", m_result);
    m_saved->setObjectName(QStringLiteral("mapSaved"));
    m_saved->setTextFormat(Qt::PlainText);
    auto *results = new QVBoxLayout(m_result);
    results->setContentsMargins(0, 0, 0, 0);
    results->setSpacing(8);
    results->addWidget(m_view);
    results->addWidget(m_save, 0, Qt::AlignLeft);
    results->addWidget(m_saved);
    card->body()->addWidget(m_result);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_draw, &QPushButton::clicked, this, &MapCard::start);
    connect(m_save, &QPushButton::clicked, this, &MapCard::save);
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_runner.cancel(); });
    connect(&m_runner, &JobRunner::progressed, m_progress, &ProgressRow::setProgress);
    forget();
}

QWidget *MapCard::makeSettings(const QString &help)
{
    auto *settings = new QWidget(this);
    const core::evaluation::MapSettings usual;
    const auto number = [&](const char *name, const QString &spoken, int from, int to, int value) {
        auto *box = new QSpinBox(settings);
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(spoken);
        box->setRange(from, to);
        box->setValue(value);
        setHelp(box, help);
        return box;
    };
    m_perplexity = number("mapPerplexity", tr("Perplexity"), 2, 200, static_cast<int>(usual.perplexity));
    m_seed = number("mapSeed", tr("Seed"), 0, 999'999'999, static_cast<int>(usual.seed));
    m_draw = makeButton(tr("Draw the map"), "drawMap", "", settings);
    setHelp(m_draw, help);
    auto *row = new QHBoxLayout(settings);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    //: t-SNE: about how many neighbours of a point count
    row->addWidget(makeLabelFor(m_perplexity, tr("Perplexity:"), "", settings));
    row->addWidget(m_perplexity);
    row->addSpacing(12);
    //: the number that decides where the points of the map start
    row->addWidget(makeLabelFor(m_seed, tr("Seed:"), "", settings));
    row->addWidget(m_seed);
    row->addSpacing(12);
    row->addWidget(m_draw);
    row->addStretch();
    return settings;
}

void MapCard::setReason(const QString &reason)
{
    m_reason = reason;
    refresh();
}

void MapCard::forget()
{
    m_runner.cancel();
    m_isStale = m_runner.isRunning();
    m_error->hide();
    m_saved->hide();
    m_view->set({});
    refresh();
}

void MapCard::start()
{
    if (m_runner.isRunning())
        return;
    MapWork work = m_make({.perplexity = static_cast<double>(m_perplexity->value()),
                           .seed = static_cast<std::uint64_t>(m_seed->value())});
    if (!work)
        return;
    m_isStale = false;
    m_error->hide();
    m_saved->hide();
    m_progress->begin(tr("Drawing the map"));
    m_runner.start(std::move(work), this, [this](core::Result<ShownMap> map) {
        m_progress->end();
        if (!std::exchange(m_isStale, false))
            take(std::move(map));
        refresh();
        m_draw->setFocus();
    });
    refresh();
}

void MapCard::take(core::Result<ShownMap> map)
{
    if (map)
        m_view->set(std::move(*map));
    else
        m_error->showError(map.error()); // which says nothing of a cancellation
}

void MapCard::save()
{
    const QString path = m_files.saveFile(
        this, tr("Save the map"), QStringLiteral("map.png"), tr("PNG picture (*.png);;SVG picture (*.svg)"));
    if (path.isEmpty())
        return;
    m_error->hide();
    m_saved->hide();
    if (!m_view->savePicture(path)) {
        m_error->showError(tr("The map was not saved"), tr("Choose another folder or name."), path);
        return;
    }
    //: %1: path of a file
    m_saved->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
    m_saved->show();
}

void MapCard::refresh()
{
    m_note->setText(m_reason);
    m_note->setVisible(!m_reason.isEmpty());
    m_draw->setEnabled(m_reason.isEmpty() && !m_runner.isRunning());
    m_result->setVisible(!m_view->map().points.empty());
}

} // namespace ui
