#include "ui/steps/vocabulary/EmbeddingNeighbours.h"

#include "core/embedding/NearestTerms.h"
#include "core/pipeline/ReleaseSteps.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr std::size_t mostNeighbours = 10;

/// Looks for neighbours, in a worker: nothing if the text is no phrase of the vocabulary.
struct Look
{
    SharedInputs inputs;
    std::string text;

    core::Result<std::optional<QStringList>> operator()(core::JobControl &) const
    {
        const auto term = core::embedding::termWritten(inputs->vocabulary, text);
        if (!term)
            return std::optional<QStringList>();
        QStringList near;
        for (const auto &each : core::embedding::nearestTerms(inputs->embedding, *term, mostNeighbours)) {
            const std::string_view phrase = inputs->vocabulary.term(each.term);
            near << QString::fromUtf8(phrase.data(), static_cast<qsizetype>(phrase.size()));
        }
        return std::optional(std::move(near));
    }
};

} // namespace

EmbeddingNeighbours::EmbeddingNeighbours(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_field(new QLineEdit(this))
    , m_words(makeLabel({}, "caption", this))
{
    m_field->setObjectName(QStringLiteral("nearField"));
    m_field->setPlaceholderText(tr("heart failure"));
    m_field->setAccessibleName(tr("A phrase, for those near to it"));
    setHelp(m_field, QStringLiteral("vocabulary.near"));
    m_words->setObjectName(QStringLiteral("nearWords"));
    m_words->setTextFormat(Qt::PlainText);
    QLabel *label = makeLabelFor(m_field, tr("Near to"), "", this);
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(label);
    row->addWidget(m_field, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(m_words);
    connect(m_field, &QLineEdit::textChanged, this, &EmbeddingNeighbours::look);
    refresh();
}

void EmbeddingNeighbours::refresh()
{
    setVisible(m_session.inputs() != nullptr);
    look();
}

void EmbeddingNeighbours::look()
{
    const SharedInputs inputs = m_session.inputs();
    const QString text = m_field->text().trimmed();
    m_job.drop();
    if (!inputs || text.isEmpty())
        return m_words->setText(tr("Type a phrase of the vocabulary."));
    m_job.start(Look{inputs, text.toStdString()},
                [this](const core::Result<std::optional<QStringList>> &near) {
                    if (!near)
                        return m_words->clear();
                    m_words->setText(*near ? (*near)->join(QStringLiteral("; "))
                                           : tr("The vocabulary does not contain this phrase."));
                });
}

} // namespace ui
