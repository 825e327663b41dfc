#include "ui/recipient/ReceivedTextModel.h"

#include "ui/models/ReleaseText.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

bool holds(const std::string &text, const QString &words)
{
    return QString::fromStdString(text).contains(words, Qt::CaseInsensitive);
}

bool holds(const core::recipient::ReceivedText &text, const QString &words)
{
    return std::any_of(text.keyphrases.begin(),
                       text.keyphrases.end(),
                       [&words](const std::string &phrase) { return holds(phrase, words); })
           || holds(text.text, words);
}

QString phrasesOf(const core::recipient::ReceivedText &text)
{
    QStringList phrases;
    for (const std::string &phrase : text.keyphrases)
        phrases.append(shownText(phrase));
    return phrases.join(QLatin1String(", "));
}

} // namespace

core::Result<std::vector<std::size_t>> ReceivedSearch::operator()(core::JobControl &control) const
{
    const auto &texts = package->contents->texts;
    const QString wanted = words.trimmed();
    std::vector<std::size_t> found;
    for (std::size_t place = 0; place < texts.size(); ++place) {
        if (control.isCancelled())
            return core::cancelled();
        if (label && texts[place].label != *label)
            continue;
        if (wanted.isEmpty() || holds(texts[place], wanted))
            found.push_back(place);
    }
    return found;
}

void ReceivedTextModel::set(SharedReceived package, std::vector<std::size_t> shown)
{
    beginResetModel();
    m_package = std::move(package);
    m_shown = std::move(shown);
    endResetModel();
}

const core::recipient::ReceivedText &ReceivedTextModel::textAt(int row) const
{
    return m_package->contents->texts.at(m_shown.at(static_cast<std::size_t>(row)));
}

int ReceivedTextModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ReceivedTextModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReceivedTextModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::DisplayRole)
        return {};
    const core::recipient::ReceivedText &text = textAt(index.row());
    switch (index.column()) {
    case Document:
        return shownText(text.id);
    case Label:
        return text.label.empty() ? labelName(text.label) : shownText(text.label);
    case Phrases:
        return phrasesOf(text);
    default:
        return {};
    }
}

QVariant ReceivedTextModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Document:
        return tr("Document");
    case Label:
        return tr("Label");
    case Phrases:
        return tr("Phrases");
    default:
        return {};
    }
}

} // namespace ui
