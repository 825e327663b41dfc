#include "ui/models/SamplePreview.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ui {

namespace {

QJsonObject objectIn(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

double distance(double one, double other)
{
    return std::abs(std::log(one / other));
}

SamplePreview::Step stepOf(const QJsonObject &json)
{
    SamplePreview::Step step{json.value(QStringLiteral("epsilon")).toDouble(),
                             json.value(QStringLiteral("right")).toDouble(),
                             json.value(QStringLiteral("phrases")).toDouble(),
                             {}};
    for (const QJsonValue &each : json.value(QStringLiteral("documents")).toArray())
        step.documents.append(
            {each[QStringLiteral("label")].toString(), each[QStringLiteral("text")].toString().simplified()});
    return step;
}

SamplePreview::Corpus corpusOf(const QJsonObject &json)
{
    SamplePreview::Corpus corpus{json.value(QStringLiteral("name")).toString(),
                                 json.value(QStringLiteral("language")).toString(),
                                 json.value(QStringLiteral("records")).toInt(),
                                 json.value(QStringLiteral("labels")).toInt(),
                                 json.value(QStringLiteral("mostFrequent")).toDouble(),
                                 {}};
    for (const QJsonValue &each : json.value(QStringLiteral("right")).toArray())
        corpus.right.append(
            {each[QStringLiteral("epsilon")].toDouble(), each[QStringLiteral("share")].toDouble()});
    return corpus;
}

bool isStep(const SamplePreview::Step &step)
{
    return step.epsilon > 0.0 && step.right > 0.0 && step.right <= 1.0 && step.phrases > 0.0
           && step.phrases <= 1.0 && !step.documents.isEmpty();
}

bool isCorpus(const SamplePreview::Corpus &corpus)
{
    return !corpus.name.isEmpty() && corpus.records > 0 && corpus.labels > 1 && !corpus.right.isEmpty()
           && std::ranges::all_of(corpus.right, [](const auto &pair) { return pair.first > 0.0; });
}

} // namespace

std::optional<SamplePreview> SamplePreview::read(const std::filesystem::path &sampleFolder)
{
    SamplePreview preview;
    for (const QJsonValue &each :
         objectIn(sampleFolder / "preview.json").value(QStringLiteral("steps")).toArray())
        preview.m_steps.append(stepOf(each.toObject()));
    for (const QJsonValue &each :
         objectIn(sampleFolder / "measured.json").value(QStringLiteral("corpora")).toArray())
        preview.m_corpora.append(corpusOf(each.toObject()));
    if (preview.m_steps.isEmpty() || preview.m_corpora.isEmpty()
        || !std::ranges::all_of(preview.m_steps, isStep) || !std::ranges::all_of(preview.m_corpora, isCorpus))
        return std::nullopt;
    return preview;
}

const SamplePreview::Step &SamplePreview::stepAt(double epsilon) const
{
    constexpr double rounding = 1e-9; // of the slider
    const auto above = std::ranges::upper_bound(m_steps, epsilon + rounding, {}, &Step::epsilon);
    return above == m_steps.begin() ? m_steps.front() : *std::prev(above);
}

std::pair<double, double> SamplePreview::nearestIn(const Corpus &corpus, double epsilon)
{
    return *std::ranges::min_element(
        corpus.right, {}, [&](const auto &pair) { return distance(pair.first, epsilon); });
}

} // namespace ui
