/// How near writing with a model comes to what the server allows: documents, each of which takes the server a
/// fixed time, with several in flight. Prints the wall time as a ratio to the ideal of the same run (the
/// server's time times documents by in flight) and what a document adds to the memory.
///
///   writing [documents] [milliseconds] [inFlight]

#include "core/chat/WritingQueue.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>
#include <fstream>

using namespace core;
using namespace core::chat;

namespace {

std::vector<synthesis::Sequence> sequences(int count)
{
    std::vector<synthesis::Sequence> all;
    for (int number = 1; number <= count; ++number)
        all.push_back(
            {"SYN-" + std::to_string(number), {}, {"phrase " + std::to_string(number), "edema", "stroke"}});
    return all;
}

// VmRSS and VmHWM in kB.
long residentKiB(const char *field)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(field))
            return std::stol(line.substr(line.find(':') + 1));
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const int documents = argc > 1 ? std::atoi(argv[1]) : 1000;
    const int milliseconds = argc > 2 ? std::atoi(argv[2]) : 200;
    const int inFlight = argc > 3 ? std::atoi(argv[3]) : 16;
    const ModelServer server({{QStringLiteral("latency"), milliseconds / 1000.0}});
    const QTemporaryDir folder;
    auto store = AnswerStore::open(folder.filePath(QStringLiteral("p.keyseed")).toStdString());
    const PromptSource prompts{.prompt = *PromptTemplate::open("medical-record"), .words = {}};
    const auto released = privacy::ReleasedForTests::of(sequences(documents));
    WritingRun run;
    run.server = {.protocol = Protocol::OpenAi, .baseUrl = server.url(), .model = "m", .apiVersion = {}};
    run.limits.inFlight = inFlight;
    run.policies = {};
    WritingWatch watch;
    NoControl control;
    const long before = residentKiB("VmRSS");
    QElapsedTimer timer;
    timer.start();
    const auto outcome = writeWithModel(run, prompts, released, *store, watch, control);
    const double seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    if (!outcome) {
        std::fprintf(stderr, "%s\n", outcome.error().detail.c_str());
        return 1;
    }
    const double ideal = (documents + inFlight - 1) / inFlight * milliseconds / 1000.0;
    std::printf("%d documents, %d ms, %d in flight: %.2f s, ideal %.2f s, throughput %.1f %% of it\n",
                documents,
                milliseconds,
                inFlight,
                seconds,
                ideal,
                100.0 * ideal / seconds);
    std::printf("resident before %ld KiB, at most %ld KiB\n", before, residentKiB("VmHWM"));
}
