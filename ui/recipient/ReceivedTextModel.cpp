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

ReceivedTextModel::ReceivedTextModel(QObject *parent)
    : TableOf(ToolTips::None, parent)
{
    setColumns({{.title = tr("Document"), .text = [this](Row place) { return shownText(textOf(place).id); }},
                {.title = tr("Label"),
                 .text =
                     [this](Row place) {
                         const std::string &label = textOf(place).label;
                         return label.empty() ? labelName(label) : shownText(label);
                     }},
                {.title = tr("Phrases"), .text = [this](Row place) { return phrasesOf(textOf(place)); }}});
}

void ReceivedTextModel::set(SharedReceived package, std::vector<std::size_t> shown)
{
    setRows({});
    m_package = std::move(package);
    setRows(std::move(shown));
}

const core::recipient::ReceivedText &ReceivedTextModel::textOf(std::size_t place) const
{
    return m_package->contents->texts.at(place);
}

} // namespace ui
