#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/base/system/ChildProcess.h"
#include "core/base/system/Files.h"
#include "core/base/system/Process.h"
#include "core/records/letters/PdfLayout.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>

namespace core::records {

namespace {

using Clock = std::chrono::steady_clock;

/// Returns the path of pdftotext; empty if it is not installed.
std::filesystem::path pathOfProgram()
{
#ifdef _WIN32
    constexpr auto name = "pdftotext.exe";
#else
    constexpr auto name = "pdftotext";
#endif
    for (const std::filesystem::path &folder : system::programFolders())
        if (folder.is_absolute() && system::canBeRun(folder / name))
            return folder / name;
    return {};
}

/// Sends a document to the program and reads what it writes until it ends. Returns false after the deadline,
/// or beyond this many bytes.
bool converse(system::ChildProcess &child,
              std::string_view document,
              std::string &written,
              std::size_t mostBytes,
              Clock::time_point deadline)
{
    std::array<char, 1 << 16> piece{};
    if (document.empty())
        child.closeInput(); // else the program would wait for it
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0)
            return false;
        if (!child.wait(left, !document.empty()))
            continue;
        if (!document.empty()) {
            document.remove_prefix(child.send(document));
            if (document.empty())
                child.closeInput();
        }
        std::size_t count = 0;
        const auto received = child.receive(piece, count);
        if (received == system::ChildProcess::Received::End)
            return true;
        written.append(piece.data(), received == system::ChildProcess::Received::Bytes ? count : 0);
        if (written.size() > mostBytes)
            return false;
    }
}

/// Waits for the end of the program and returns its exit code; -1 if a signal ended it, as behind the
/// deadline.
int endOf(system::ChildProcess &child, Clock::time_point deadline)
{
    while (child.isRunning() && Clock::now() < deadline)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    child.kill();
    return child.exitCode();
}

} // namespace

ReadResult<LetterText> textOfPdf(std::string_view bytes, std::size_t mostBytes, const PdfProgram &program)
{
    static const std::filesystem::path installed = pathOfProgram();
    const std::filesystem::path path = program.path.empty() ? installed : std::filesystem::path(program.path);
    if (path.empty())
        return fail(
            {.code = ErrorCode::NotFound,
             .what = "pdftotext, which reads PDF documents, is not installed; install poppler-utils"});
    constexpr std::chrono::seconds spare{1};
    const system::ChildLimits limits{.memory = program.memory,
                                     .time = std::chrono::ceil<std::chrono::seconds>(program.time) + spare};
    auto child = system::ChildProcess::start({.program = path, // its messages may repeat a text
                                              .arguments = {"-enc", "UTF-8", "-bbox-layout", "-", "-"},
                                              .environment = std::vector<std::string>{"LC_ALL=C.UTF-8"},
                                              .hasInput = true,
                                              .endsWithThread = true,
                                              .limits = limits});
    if (!child)
        return fail({.code = ErrorCode::Io, .what = "pdftotext cannot be run; install poppler-utils again"});
    // The places of words take about ten times as much as the words.
    constexpr std::size_t share = 16;
    constexpr std::size_t mostLayout = std::size_t{256} << 20;
    std::string layout;
    const auto deadline = Clock::now() + program.time;
    if (!converse(*child, bytes, layout, std::min(share * mostBytes, mostLayout), deadline))
        return fail(unreadableLetter(Clock::now() >= deadline ? "it takes longer than a PDF document may"
                                                              : "its text is longer than a record may be"));
    const int code = endOf(*child, deadline);
    constexpr int notAllowed = 3;
    if (code == notAllowed)
        return fail(unreadableLetter("it does not allow its text to be copied"));
    if (code < 0)
        return fail(unreadableLetter("it needs more time or memory than a PDF document may, or is damaged"));
    if (code != 0)
        return fail(unreadableLetter(bytes.find("/Encrypt") != std::string_view::npos ? "it is encrypted"
                                                                                      : "it is damaged"));
    LetterText letter = textOfLayout(layout);
    if (letter.text.size() > mostBytes)
        return fail(unreadableLetter("its text is longer than a record may be"));
    return letter;
}

} // namespace core::records
