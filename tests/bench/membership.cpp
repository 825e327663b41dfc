#include "tests/bench/ReleasedCounts.h"
#include "tests/core/evaluation/CanaryReleases.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

/// Membership attacks over many small releases at epsilon 1, of the right build and of broken ones:
/// membership [RELEASES] [FOLDER]. Prints a table in Markdown and draws the curves of the counts as
/// FOLDER/membership.svg. A positive excess refutes the build; a right one shows it with a chance of 1e-6.
namespace {

using namespace core::evaluation;

constexpr double falseAlarm = 1e-6;

tests::Fault lessNoise(int times)
{
    tests::Fault fault;
    fault.tampering =
        [times](const tests::Cells &exact, const tests::Cells &noisy, const core::privacy::Noise &) {
            tests::Cells cells = exact;
            for (std::size_t cell = 0; cell < cells.size(); ++cell)
                cells[cell] += (noisy[cell] - exact[cell]) / times;
            return cells;
        };
    return fault;
}

tests::Fault countedOften(int times)
{
    tests::Fault fault;
    fault.timesAdded = [times] { return times; };
    return fault;
}

struct Curves
{
    std::string build;
    RocCurve counts;
    double epsilon;
};

void print(const std::string &build, const std::string &attack, const RocCurve &curve, double epsilon)
{
    std::printf("| %s | %s | %.3f |", build.c_str(), attack.c_str(), curve.auc);
    for (const double at : {0.01, 0.1, 0.3})
        std::printf(" %.3f (%.3f) |", curve.truePositivesAt(at), mostTruePositives(epsilon, 0.0, at));
    const double excess = excessOverBound(curve, epsilon, 0.0, falseAlarm);
    std::printf(" %.3f | %s |\n", excess, excess > 0.0 ? "**broken**" : "keeps");
    std::fflush(stdout);
}

Curves attack(const std::string &build, tests::Fault fault, bool leaks, int count)
{
    bench::ReleasedCounts counts;
    fault.tampering = counts.recording(fault.tampering);
    tests::CanaryReleases releases(std::move(fault), leaks);
    std::vector<std::vector<double>> with(std::size(attackKinds));
    std::vector<std::vector<double>> without(std::size(attackKinds));
    for (int i = 0; i < count; ++i)
        for (const bool isThere : {true, false}) {
            counts.begin(isThere);
            const std::vector<double> scored = releases.scores(isThere);
            for (std::size_t kind = 0; kind < scored.size(); ++kind)
                (isThere ? with : without)[kind].push_back(scored[kind]);
        }
    const double epsilon = releases.epsilon();
    Curves curves{build, rocCurve(counts.scores(true), counts.scores(false)), epsilon};
    print(build, "released counts, likelihood ratio", curves.counts, epsilon);
    for (std::size_t kind = 0; kind < with.size(); ++kind)
        print(build,
              "documents, " + std::string(attackName(attackKinds[kind])),
              rocCurve(with[kind], without[kind]),
              epsilon);
    return curves;
}

void line(std::ofstream &out, const std::vector<RocPoint> &points, const std::string &look)
{
    out << "<polyline fill=\"none\" " << look << " points=\"";
    for (const RocPoint &point : points)
        out << 60 + 400 * point.falsePositives << ',' << 420 - 400 * point.truePositives << ' ';
    out << "\"/>\n";
}

void chart(const std::filesystem::path &file, const std::vector<Curves> &all)
{
    constexpr const char *looks[] = {"stroke=\"#0072b2\" stroke-width=\"2\"",
                                     "stroke=\"#d55e00\" stroke-width=\"2\" stroke-dasharray=\"6 3\"",
                                     "stroke=\"#009e73\" stroke-width=\"2\" stroke-dasharray=\"2 3\"",
                                     "stroke=\"#cc79a7\" stroke-width=\"2\" stroke-dasharray=\"9 3 2 3\""};
    std::ofstream out(file);
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"480\" "
           "font-family=\"sans-serif\" font-size=\"13\">\n"
           "<rect width=\"720\" height=\"480\" fill=\"white\"/>\n"
           "<rect x=\"60\" y=\"20\" width=\"400\" height=\"400\" fill=\"none\" stroke=\"#888\"/>\n";
    for (int tick = 0; tick <= 10; tick += 2)
        out << "<text x=\"" << 60 + 40 * tick << "\" y=\"438\" text-anchor=\"middle\">" << tick / 10.0
            << "</text><text x=\"52\" y=\"" << 424 - 40 * tick << "\" text-anchor=\"end\">" << tick / 10.0
            << "</text>\n";
    out << "<text x=\"260\" y=\"462\" text-anchor=\"middle\">false alarms</text>"
           "<text transform=\"translate(18 220) rotate(-90)\" text-anchor=\"middle\">canaries found</text>\n";
    std::vector<RocPoint> bound;
    for (int step = 0; step <= 200; ++step)
        bound.push_back({step / 200.0, mostTruePositives(all.front().epsilon, 0.0, step / 200.0)});
    constexpr const char *black = "stroke=\"black\" stroke-width=\"1.5\"";
    line(out, bound, black);
    auto entry = [&, down = 40](const std::string &words, const char *look) mutable {
        out << "<line x1=\"480\" x2=\"510\" y1=\"" << down - 4 << "\" y2=\"" << down - 4 << "\" " << look
            << "/><text x=\"518\" y=\"" << down << "\">" << words << "</text>\n";
        down += 24;
    };
    entry("bound of epsilon 1", black);
    for (std::size_t build = 0; build < all.size(); ++build) {
        line(out, all[build].counts.points, looks[build % std::size(looks)]);
        entry(all[build].build, looks[build % std::size(looks)]);
    }
    out << "</svg>\n";
}

} // namespace

int main(int argc, char **argv)
{
    const int count = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1000;
    const std::filesystem::path folder = argc > 2 ? argv[2] : ".";
    std::printf(
        "%d releases with the canary and %d without, of each build. In brackets what epsilon 1 allows.\n\n"
        "| build | attack on | AUC | found at 1 %% false alarms | at 10 %% | at 30 %% | excess | verdict |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- |\n",
        count,
        count);
    std::vector<Curves> all;
    all.push_back(attack("right", {}, false, count));
    all.push_back(attack("noise / 20", lessNoise(20), false, count));
    all.push_back(attack("every unit counted 20 times", countedOften(20), false, count));
    all.push_back(attack("canary in the corpus", {}, true, count));
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    chart(folder / "membership.svg", all);
    std::printf("\nChart: %s\n", (folder / "membership.svg").string().c_str());
    return 0;
}
