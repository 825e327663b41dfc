#include "resources/wordnet/General.h"
#include "resources/wordnet/Inspection.h"
#include "resources/wordnet/Lexicon.h"
#include "resources/wordnet/Morphology.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <iostream>
#include <random>

namespace {

constexpr std::array results = {"medical.lexicon",
                                "medical.vectors",
                                "english.lexicon",
                                "english.vectors",
                                "english.stop",
                                "english.associations"};

struct Options
{
    std::filesystem::path wordnet = "/usr/share/wordnet";
    std::filesystem::path output;
    std::vector<std::string> terms;
    std::vector<std::filesystem::path> inputs;
    bool listTerms = false;
    bool medicalOnly = false;
};

// Ninja runs a command that is new to its build folder even when the results are there already, made by
// another preset. Whether they are of today is judged here.
bool isUpToDate(const Options &options)
{
    if (options.inputs.empty() || options.output.empty())
        return false;
    std::error_code problem;
    auto newestInput = std::filesystem::file_time_type::min();
    for (const auto &input : options.inputs)
        newestInput = std::max(newestInput, std::filesystem::last_write_time(input, problem));
    for (const char *name : results) {
        // The time of a file that is missing is the smallest there is.
        if (std::filesystem::last_write_time(options.output / name, problem) <= newestInput)
            return false;
    }
    return true;
}

// Two builds may run at once: each works in a folder of its own and moves its results over in the end, so
// that neither an interrupted build nor the other one leaves half a file.
class Staging final
{
public:
    explicit Staging(const std::filesystem::path &output)
        : m_output(output)
        , m_folder(output / ("making-" + std::to_string(std::random_device()())))
    {}
    ~Staging()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    Staging(const Staging &) = delete;
    Staging &operator=(const Staging &) = delete;

    core::Result<void> add(const wordnet::Lexicon &lexicon, const std::string &name)
    {
        std::error_code ignored;
        std::filesystem::create_directories(m_folder, ignored);
        return wordnet::write(lexicon, m_folder, name);
    }
    core::Result<void>
    addGeneral(const wordnet::Lexicon &lexicon, const wordnet::Database &database, const std::string &name)
    {
        return wordnet::writeGeneral(lexicon.terms, database, m_folder, name);
    }
    core::Result<void> moveOver()
    {
        for (const char *name : results) {
            std::error_code problem;
            std::filesystem::rename(m_folder / name, m_output / name, problem);
            if (problem)
                return core::fail(core::ErrorCode::Io, (m_output / name).string() + ": cannot be replaced");
        }
        return {};
    }

private:
    std::filesystem::path m_output;
    std::filesystem::path m_folder;
};

void show(const Options &options, const wordnet::Lexicon &lexicon, const std::string &name)
{
    std::cout << name << ": " << lexicon.terms.size() << " terms\n";
    if (options.listTerms)
        wordnet::list(std::cout, lexicon);
    for (const std::string &term : options.terms)
        wordnet::inspect(std::cout, lexicon, term);
}

core::Result<void> makeLexicons(const Options &options)
{
    const auto database = wordnet::Database::load(options.wordnet);
    if (!database)
        return core::fail(database.error());
    const auto morphology = wordnet::Morphology::load(options.wordnet, *database);
    if (!morphology)
        return core::fail(morphology.error());
    const auto medical = wordnet::medicalLexicon(*database, *morphology);
    if (!medical)
        return core::fail(medical.error());
    show(options, *medical, "medical");
    if (options.medicalOnly)
        return {};
    const auto english = wordnet::englishLexicon(*database, *morphology);
    show(options, english, "english");
    if (options.output.empty())
        return {};
    Staging staging(options.output);
    if (auto added = staging.add(*medical, "medical"); !added)
        return added;
    if (auto added = staging.add(english, "english"); !added)
        return added;
    if (auto added = staging.addGeneral(english, *database, "english"); !added)
        return added;
    return staging.moveOver();
}

} // namespace

int main(int argc, char **argv)
try {
    Options options;
    CLI::App app("Makes the public lexicons and vectors of Keyseed from WordNet 3.0");
    app.add_option("--wordnet", options.wordnet, "Folder of WordNet's data files")->capture_default_str();
    app.add_option("--output", options.output, "Folder for the files; without it nothing is written");
    app.add_option("--inputs", options.inputs, "Do nothing when all results are newer than these files");
    app.add_option("--inspect", options.terms, "Print these terms and their nearest neighbours");
    app.add_flag("--list", options.listTerms, "Print all terms");
    app.add_flag(
        "--medical-only", options.medicalOnly, "Only look at the medical lexicon; nothing is written");
    CLI11_PARSE(app, argc, argv);

    if (isUpToDate(options))
        return 0;
    if (const auto made = makeLexicons(options); !made) {
        std::cerr << "keyseed-lexicon: " << made.error().detail << '\n';
        return 1;
    }
    return 0;
} catch (const std::exception &problem) {
    std::fputs(problem.what(), stderr);
    return 1;
}
