#include "core/base/InputFile.h"
#include "core/plan/Budget.h"
#include "tests/bench/experiments/Report.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>
#include <sstream>

namespace tst_published {

using namespace experiments;

namespace {

const std::filesystem::path folder = KEYSEED_EXPERIMENTS_DIR;

template<typename T>
T orFail(core::Result<T> result)
{
    if (!result)
        qFatal("%s", result.error().detail.c_str());
    return std::move(*result);
}

std::vector<Configuration> shipped()
{
    std::vector<Configuration> configurations;
    for (const auto &file : std::filesystem::directory_iterator(folder / "configurations"))
        configurations.push_back(orFail(readConfiguration(file.path())));
    return configurations;
}

using Cells = std::map<std::string, std::string>;

std::string trimmedText(const std::string &text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? std::string()
                                      : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// "name = value; name = value"
Cells keysIn(const std::string &text)
{
    Cells keys;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find("; ", from), text.size());
        const std::string part = text.substr(from, end - from);
        if (const auto equals = part.find(" = "); equals != std::string::npos)
            keys[trimmedText(part.substr(0, equals))] = trimmedText(part.substr(equals + 3));
        from = end + 2;
    }
    return keys;
}

std::vector<std::string> cellsOf(const std::string &line)
{
    std::vector<std::string> cells;
    std::istringstream row(line.substr(1));
    for (std::string cell; std::getline(row, cell, '|');)
        cells.push_back(trimmedText(cell));
    return cells;
}

PublishedKey keyFrom(const Cells &cells)
{
    const auto of = [&](const char *name) {
        const auto found = cells.find(name);
        return found == cells.end() ? std::string() : found->second;
    };
    PublishedKey key{.paper = of("paper"),
                     .table = of("table"),
                     .corpus = of("corpus"),
                     .system = of("system"),
                     .texts = {},
                     .learner = of("learner"),
                     .epsilon = {},
                     .isWithoutNoise = of("noise") == "none",
                     .measure = of("measure")};
    if (cells.contains("texts"))
        key.texts = std::stoi(of("texts"));
    if (cells.contains("epsilon") && of("epsilon") != "none")
        key.epsilon = std::stod(of("epsilon"));
    return key;
}

struct Printed
{
    PublishedKey key;
    std::string unit;
    double value = 0;
};

double numberIn(std::string text)
{
    std::erase(text, ',');
    return std::stod(text);
}

/// The numbers of printed.md, which was made from the papers' tables by their layout.
std::vector<Printed> printedNumbers()
{
    std::istringstream file(orFail(core::readWholeFile(folder / "printed.md", 1'000'000)));
    std::vector<Printed> numbers;
    Cells section;
    std::vector<std::string> columns;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) {
            columns.clear();
            section.clear();
        } else if (line.starts_with("paper = ")) {
            section = keysIn(line);
        } else if (line.starts_with("| ---") || !line.starts_with('|')) {
            continue;
        } else if (columns.empty()) {
            columns = cellsOf(line);
        } else {
            const auto cells = cellsOf(line);
            for (std::size_t column = 1; column < cells.size(); ++column) {
                Cells all = section;
                for (const Cells &more : {keysIn(cells[0]), keysIn(columns[column])})
                    for (const auto &[name, value] : more)
                        all[name] = value;
                if (cells[column] == "-")
                    continue;
                const std::string both = "macroF1 and standard deviation";
                const auto divide = cells[column].find(" ± ");
                if (all["measure"] != both) {
                    numbers.push_back({keyFrom(all), all["unit"], numberIn(cells[column])});
                    continue;
                }
                all["measure"] = measure::macroF1;
                numbers.push_back({keyFrom(all), all["unit"], numberIn(cells[column].substr(0, divide))});
                all["measure"] = measure::macroF1Deviation;
                numbers.push_back({keyFrom(all), all["unit"], numberIn(cells[column].substr(divide + 4))});
            }
        }
    }
    return numbers;
}

} // namespace

class TestPublished : public QObject
{
    Q_OBJECT

private slots:
    void every_number_is_as_it_is_printed();
    void every_number_stands_beside_its_own_row();
    void a_number_stands_beside_no_other_learner();
    void a_report_has_every_number();
    void numbers_of_settings_are_computed();
    void words_keep_the_digits_of_the_tables();

private:
    const Published m_published = orFail(Published::read(folder / "published.json"));
};

void TestPublished::every_number_is_as_it_is_printed()
{
    const auto printed = printedNumbers();
    QCOMPARE(m_published.numbers().size(), std::size_t{725});
    QCOMPARE(printed.size(), std::size_t{725});
    std::set<const PublishedNumber *> found;
    for (const Printed &each : printed) {
        const PublishedNumber *number = m_published.find(each.key);
        const std::string words = each.key.table + ", " + each.key.system + ", " + each.key.measure;
        QVERIFY2(number != nullptr, words.c_str());
        QCOMPARE(number->value, each.value);
        QCOMPARE(number->unit, each.unit);
        QVERIFY2(found.insert(number).second, words.c_str()); // no key twice
    }
}

// What a row runs has to be what its number was measured with.
void TestPublished::every_number_stands_beside_its_own_row()
{
    const auto configurations = shipped(); // places refer to it
    std::set<const PublishedNumber *> paired;
    for (const Configuration &configuration : configurations)
        for (const Place &place : placesOf(configuration)) {
            const auto key = configuration.keyOf(place.system, place.budget, place.learner, place.measure);
            if (!key)
                continue;
            const PublishedNumber *number = m_published.find(*key);
            const std::string words = configuration.name + ": " + key->system + ", " + key->measure;
            // A row or a learner that claims a number has one at every epsilon and for every measure. Table 2
            // alone has rows that are adapted beside rows that are not, and each has one of both learners.
            if (number == nullptr && configuration.paper == "dp-kps" && configuration.table == "2")
                continue;
            QVERIFY2(number != nullptr, words.c_str());
            QVERIFY2(paired.insert(number).second, words.c_str());
            const std::string &learner = number->key.learner;
            if (place.learner != nullptr) {
                QVERIFY2(place.learner->adapts == learner.ends_with(", adapted"), words.c_str());
                QCOMPARE(place.learner->readsSequences,
                         key->system.find("phrase sequences") != std::string::npos);
                QVERIFY2(!place.learner->fewShot, words.c_str());
            }
            if (place.system == nullptr || !place.system->missing.empty())
                continue;
            const System &system = *place.system;
            QCOMPARE(system.fewShot, key->system.find("few-shot") != std::string::npos);
            QCOMPARE(system.labelAlone, key->system.find("told the class") != std::string::npos);
            if (number->vocabularyEpsilon) {
                QCOMPARE(place.budget.parts.at("vocabulary"), *number->vocabularyEpsilon);
                QCOMPARE(place.budget.parts.at("sequences"), *number->sequencesEpsilon);
                const bool isIndependent = key->table == "6"
                                               ? key->system.find("independent") != std::string::npos
                                               : key->corpus == "MIMIC-IV";
                QCOMPARE(system.method == "independent", isIndependent);
                QVERIFY(isIndependent || system.method.starts_with("iterative"));
                QCOMPARE(core::settingOr(system.settings, "publishedDraws", false), true);
                QCOMPARE(system.perLabel, 1000);
            }
            if (key->system.starts_with("AugPE"))
                QCOMPARE(system.perLabel, key->system.find("100 texts") != std::string::npos ? 100 : 1000);
            if (key->paper == "dp-bart" && system.kind == Kind::Rewriting) {
                QCOMPARE(std::isinf(place.budget.epsilon), number->key.isWithoutNoise);
                if (number->delta)
                    QCOMPARE(system.delta, *number->delta);
            }
            if (key->system == "DP-DA")
                QVERIFY2(std::abs(place.budget.epsilon - 4.4) < 1e-9, words.c_str());
        }
    // The rest: the counts of corpora, which dp-bart-data-sets has, four numbers that are computed, and the
    // accuracy of a discriminator.
    std::map<std::string, int> others;
    for (const PublishedNumber &number : m_published.numbers())
        if (!paired.contains(&number))
            ++others[number.unit == "count" ? "counts" : number.key.table];
    QCOMPARE(others, (std::map<std::string, int>{{"counts", 43}, {"6 (text)", 4}, {"figure 3 (text)", 1}}));
}

void TestPublished::a_number_stands_beside_no_other_learner()
{
    const PublishedKey key{.paper = "dp-kps",
                           .table = "4",
                           .corpus = "DBPedia-14",
                           .system = "DP-KPS",
                           .texts = {},
                           .learner = "3-layer network on all-mpnet-base-v2",
                           .epsilon = 15,
                           .measure = measure::accuracy};
    QCOMPARE(m_published.find(key)->value, 81.2);
    for (const char *learner : {"", "network", "3-layer network on BioBERT"}) {
        PublishedKey other = key;
        other.learner = learner;
        QVERIFY(m_published.find(other) == nullptr);
    }
    PublishedKey exact = key;
    exact.epsilon = 14;
    QVERIFY(m_published.find(exact) == nullptr);
}

void TestPublished::a_report_has_every_number()
{
    Table table{.name = "dp-kps-table-4-dbpedia",
                .title = "a table",
                .size = "small",
                .corpus = "<invented>",
                .differs = {"a sentence"},
                .entries = {{.system = "ours",
                             .learner = "network",
                             .epsilon = 15,
                             .measure = measure::accuracy,
                             .runs = 2,
                             .mean = 80.2,
                             .deviation = 0.5,
                             .number = {},
                             .published = {},
                             .tolerance = {},
                             .why = {}}}};
    Entry published = table.entries.front();
    const auto &numbers = m_published.numbers();
    const auto at =
        std::ranges::find_if(numbers, [](const PublishedNumber &each) { return each.value == 81.2; });
    published.number = static_cast<std::size_t>(at - numbers.begin());
    published.published = 81.2;
    published.tolerance = 0.9;
    published.why = "sentences";
    table.entries.push_back(published);
    const auto read = tableFrom(toJson(table));
    QVERIFY(read);

    const auto configurations = shipped();
    const auto rows = reportRows({*read}, configurations, m_published);
    QCOMPARE(rows.size(), std::size_t{726});
    for (std::size_t place = 0; place < 725; ++place) {
        QVERIFY(rows[place].printed == &numbers[place]);
        QCOMPARE(*rows[place].entry.published, numbers[place].value);
        QVERIFY2(rows[place].entry.runs > 0 || !rows[place].entry.why.empty(),
                 rows[place].entry.system.c_str());
    }
    const std::string csv = reportCsv(rows);
    QCOMPARE(std::ranges::count(csv, '\n'), 727);
    QVERIFY(csv.find(",\"accuracy\",percent,81.2,0.9,80.2,0.5,2,-1,no,small,\"dp-kps-table-4-dbpedia\","
                     "\"sentences\"\n")
            != std::string::npos);
    const std::string html = reportHtml(rows, {*read});
    QVERIFY(html.find("<td class=\"n\">81.2 % ± 0.9 %</td><td class=\"n\">80.2 % ± 0.5 %</td><td "
                      "class=\"n\">-1.0 %</td>")
            != std::string::npos);
    QVERIFY(html.find("&lt;invented&gt;") != std::string::npos);
}

// The publications' settings by the exact trade-off of Gaussian noise.
void TestPublished::numbers_of_settings_are_computed()
{
    for (const PublishedNumber &number : m_published.numbers())
        if (const auto ours = computed(number.key))
            QVERIFY2(std::abs(*ours - number.value) < 6e-3 * number.value, number.key.measure.c_str());
    QVERIFY(std::abs(epsilonOfAnswers(1, 1e-6) - 1.00) < 0.01);
    QVERIFY(std::abs(epsilonOfAnswers(12, 1e-6) - 3.89) < 0.01);
    QVERIFY(std::abs(epsilonOfAnswers(3750, 1e-6) - 172) < 1);
}

void TestPublished::words_keep_the_digits_of_the_tables()
{
    QCOMPARE(inWords(50.0, "percent"), std::string("50.0 %"));
    QCOMPARE(inWords(72.37, "percent"), std::string("72.37 %"));
    QCOMPARE(inWords(0.337, "fraction"), std::string("0.337"));
    QCOMPARE(inWords(22571320, "count"), std::string("22,571,320"));
    QCOMPARE(inWords(893, "count"), std::string("893"));
}

} // namespace tst_published

QTEST_APPLESS_MAIN(tst_published::TestPublished)
#include "tst_published.moc"
