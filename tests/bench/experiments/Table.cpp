#include "tests/bench/experiments/Table.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

namespace experiments {

namespace {

std::string number(const char *format, double value)
{
    char text[64];
    std::snprintf(text, sizeof(text), format, value);
    return text;
}

std::string quoted(const std::string &text)
{
    std::string field = "\"";
    for (const char each : text)
        field += each == '"' ? std::string("\"\"") : std::string(1, each);
    return field + '"';
}

std::string shown(const Entry &entry)
{
    std::string text = number("%.1f", entry.mean);
    if (entry.runs > 1)
        text += " ± " + number("%.1f", entry.deviation);
    if (entry.published)
        text += " (" + number("%.1f", *entry.published) + ')';
    return text;
}

Entry entryOf(const std::vector<double> &percents)
{
    Entry entry;
    entry.runs = static_cast<int>(percents.size());
    for (const double each : percents)
        entry.mean += each / entry.runs;
    double squares = 0;
    for (const double each : percents)
        squares += (each - entry.mean) * (each - entry.mean);
    entry.deviation = entry.runs > 1 ? std::sqrt(squares / (entry.runs - 1)) : 0.0;
    return entry;
}

} // namespace

std::vector<Entry> entriesOf(const Configuration &configuration,
                             const std::vector<Measured> &measured,
                             const std::optional<PublishedTable> &published)
{
    std::vector<std::pair<std::string, std::vector<double>>> rows = {{"original data", {0.0}}};
    for (const System &system : configuration.systems)
        rows.emplace_back(system.name, system.epsilons.empty() ? configuration.epsilons : system.epsilons);
    const bool isF1 = published && published->measure == "macroF1";
    std::vector<Entry> entries;
    for (const auto &[system, epsilons] : rows)
        for (const Learner &learner : configuration.learners)
            for (const double epsilon : epsilons) {
                std::vector<double> percents;
                for (const Measured &each : measured)
                    if (each.cell.system == system && each.cell.learner == learner.name
                        && each.cell.epsilon == epsilon)
                        percents.push_back(100.0 * (isF1 ? each.macroF1 : each.accuracy));
                if (percents.empty())
                    continue;
                Entry entry = entryOf(percents);
                entry.system = system;
                entry.learner = learner.name;
                entry.epsilon = epsilon;
                if (published)
                    entry.published = published->percentOf(system, learner.name, epsilon);
                entries.push_back(std::move(entry));
            }
    return entries;
}

std::string markdown(const Configuration &configuration,
                     const std::vector<Entry> &entries,
                     const std::optional<PublishedTable> &published)
{
    const bool isF1 = published && published->measure == "macroF1";
    std::string text =
        "# " + configuration.name + "\n\n" + (isF1 ? "Macro F1" : "Accuracy")
        + " in percent on real texts that nothing was learned from: mean ± standard deviation over "
        + std::to_string(configuration.draws) + " draws of the noise and "
        + std::to_string(configuration.seeds.size()) + " seeds of a network.";
    if (published)
        text += " In brackets: as published (" + published->source + ").";
    text += "\n\n| corpus made by | learner | runs |";
    std::vector<double> epsilons;
    for (const Entry &entry : entries)
        if (std::ranges::find(epsilons, entry.epsilon) == epsilons.end())
            epsilons.push_back(entry.epsilon);
    std::ranges::sort(epsilons);
    for (const double epsilon : epsilons)
        text += epsilon > 0 ? " epsilon " + number("%g", epsilon) + " |" : std::string(" no epsilon |");
    text += "\n| --- | --- | --- |";
    for (std::size_t at = 0; at < epsilons.size(); ++at)
        text += " --- |";
    for (auto entry = entries.begin(); entry != entries.end();) {
        const auto same = [&](const Entry &each) {
            return each.system == entry->system && each.learner == entry->learner;
        };
        const auto end = std::find_if_not(entry, entries.end(), same);
        text += "\n| " + entry->system + " | " + entry->learner + " | " + std::to_string(entry->runs) + " |";
        for (const double epsilon : epsilons) {
            const auto found =
                std::find_if(entry, end, [&](const Entry &each) { return each.epsilon == epsilon; });
            text += ' ' + (found == end ? std::string() : shown(*found)) + " |";
        }
        entry = end;
    }
    text += "\n\nCorpus: " + configuration.source + '\n';
    if (!configuration.differs.empty())
        text += "\nWhat differs from what was published:\n\n";
    for (const std::string &each : configuration.differs)
        text += "- " + each + '\n';
    return text;
}

std::string csv(const std::vector<Entry> &entries)
{
    std::string text = "system,learner,epsilon,runs,mean,deviation,published\n";
    for (const Entry &entry : entries)
        text += quoted(entry.system) + ',' + quoted(entry.learner) + ',' + number("%g", entry.epsilon) + ','
                + std::to_string(entry.runs) + ',' + number("%.2f", entry.mean) + ','
                + number("%.2f", entry.deviation) + ','
                + (entry.published ? number("%.2f", *entry.published) : std::string()) + '\n';
    return text;
}

} // namespace experiments
