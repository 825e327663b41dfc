#include "ui/steps/review/ReviewFilterRow.h"

#include "ui/models/ReleaseText.h"
#include "ui/text/HelpText.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace ui {

namespace {
constexpr int typingPauseMs = 200; // a search goes through all texts
}

ReviewFilterRow::ReviewFilterRow(QWidget *parent)
    : QWidget(parent)
    , m_label(new QComboBox(this))
    , m_only(new QComboBox(this))
    , m_search(new QLineEdit(this))
{
    m_label->setObjectName(QStringLiteral("reviewLabel"));
    m_label->setAccessibleName(tr("Label of the documents"));
    m_label->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_only->setObjectName(QStringLiteral("reviewOnly"));
    m_only->setAccessibleName(tr("Which documents"));
    m_only->addItem(tr("all documents"));
    m_only->addItem(tr("with look-alikes"));
    m_only->addItem(tr("with missing phrases"));
    m_only->addItem(tr("duplicates"));
    m_only->addItem(tr("near duplicates"));
    m_only->addItem(tr("marked answers"));
    //: of documents that the package will not hold
    m_only->addItem(tr("left out"));
    m_search->setObjectName(QStringLiteral("reviewSearch"));
    m_search->setAccessibleName(tr("Search the texts"));
    m_search->setPlaceholderText(tr("Search the texts"));
    m_search->setClearButtonEnabled(true);
    setHelp(this, QStringLiteral("review.filter"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_label, 2);
    row->addWidget(m_only, 2);
    row->addWidget(m_search, 3);
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingPauseMs);
    connect(&m_typing, &QTimer::timeout, this, &ReviewFilterRow::changed);
    connect(m_search, &QLineEdit::textChanged, &m_typing, [this] { m_typing.start(); });
    connect(m_label, &QComboBox::currentIndexChanged, this, &ReviewFilterRow::changed);
    connect(m_only, &QComboBox::currentIndexChanged, this, &ReviewFilterRow::changed);
    setLabels({});
}

void ReviewFilterRow::setLabels(const std::vector<std::string> &labels)
{
    if (labels == m_labels && m_label->count() > 0)
        return;
    const QSignalBlocker quiet(m_label);
    m_labels = labels;
    m_label->clear();
    m_label->addItem(tr("all labels"));
    for (const std::string &label : labels)
        m_label->addItem(labelName(label));
    m_label->setEnabled(labels.size() > 1);
}

void ReviewFilterRow::reset()
{
    const QSignalBlocker quiet(m_label);
    const QSignalBlocker quietToo(m_only);
    const QSignalBlocker quietAsWell(m_search);
    m_label->setCurrentIndex(0);
    m_only->setCurrentIndex(0);
    m_search->clear();
    m_typing.stop();
    emit changed();
}

ReviewListModel::Filter ReviewFilterRow::filter() const
{
    ReviewListModel::Filter filter;
    if (const int index = m_label->currentIndex(); index > 0)
        filter.label = m_labels.at(static_cast<std::size_t>(index - 1));
    filter.only = static_cast<ReviewListModel::Only>(m_only->currentIndex());
    filter.search = m_search->text().trimmed();
    return filter;
}

} // namespace ui
