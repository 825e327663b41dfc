#include "ui/steps/documents/writing/WritingText.h"

#include "core/plan/Plan.h"
#include "ui/session/WritingBoard.h"
#include "ui/text/ConnectionText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMap>
#include <QStringList>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;

struct WritingText
{
    Q_DECLARE_TR_FUNCTIONS(WritingText)
};

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString money(double value)
{
    return QLocale().toString(value, 'f', 2);
}

bool hasPrices(const Plan::Writer &writer)
{
    return writer.promptPrice > 0.0 || writer.completionPrice > 0.0;
}

bool isMoneySpent(const WritingBoard &board, const Plan::Writer &writer)
{
    return writer.maxMoney
           && !(writer.maxRequests && board.progress() && board.progress()->requests >= *writer.maxRequests);
}

QString runningText(const WritingBoard &board)
{
    const int asked = board.rows().counts().asked;
    if (board.isPaused())
        return asked > 0 ? WritingText::tr(
                   "Paused: no new requests are sent. %Ln request(s) in progress will still be answered.",
                   nullptr,
                   asked)
                         : WritingText::tr("Paused: no requests are sent until you continue.");
    if (const WritingFeed::Delay *delay = board.delay())
        return waitText(delay->until, delay->words);
    return WritingText::tr("Each document is stored in the project at once; no document is requested twice.");
}

QString capText(const WritingBoard &board, const Plan::Writer &writer)
{
    const QString what =
        isMoneySpent(board, writer)
            ? WritingText::tr("Stopped before the cap of %1 was exceeded.").arg(money(*writer.maxMoney))
            : WritingText::tr(
                "Stopped at the cap of %Ln request(s).", nullptr, writer.maxRequests.value_or(0));
    const QString cure =
        board.rows().counts().written > 0
            ? WritingText::tr(
                "Raise it in the settings above and write the rest, or continue with the existing documents.")
            : WritingText::tr("Raise it in the settings above and write again.");
    //: %1: at which cap a run stopped; %2: what can be done
    return WritingText::tr("%1 %2", "cap").arg(what, cure);
}

QString partialText(const WritingBoard &board)
{
    const auto &outcome = board.outcome();
    const int lost = outcome ? static_cast<int>(outcome->givenUp.size()) : board.rows().counts().givenUp;
    const QString words = outcome ? QString::fromStdString(outcome->words) : QString();
    const QString head = WritingText::tr("%Ln document(s) got no answer.", nullptr, lost);
    //: %1: so many documents got no answer; %2: why, in the words of the server
    return words.isEmpty() ? head : WritingText::tr("%1 The last reason: %2").arg(head, words);
}

QString completeText(const WritingBoard &board)
{
    const int marked = board.rows().counts().marked;
    return marked > 0 ? WritingText::tr("All documents are written. %Ln of them are marked: the Review page "
                                        "lists them.",
                                        nullptr,
                                        marked)
                      : WritingText::tr("All documents are written.");
}

/// Returns what exists after an incomplete run.
QString keptText(const WritingBoard &board, const QString &what)
{
    const int written = board.rows().counts().written;
    const QString kept =
        written == 0
            ? WritingText::tr("Nothing is written yet.")
            : WritingText::tr("%Ln document(s) are stored in the project; writing continues with the others.",
                              nullptr,
                              written);
    //: %1: "Stopped.", %2: "3 documents are kept in the project; ..."
    return WritingText::tr("%1 %2").arg(what, kept);
}

QString restText(const WritingBoard &board)
{
    const int written = board.rows().counts().written;
    if (written == 0)
        return WritingText::tr("Nothing is sent before you start.");
    if (written == board.rows().count())
        return completeText(board);
    return WritingText::tr(
        "%Ln document(s) are stored in the project; writing continues with the others.", nullptr, written);
}

} // namespace

QString writtenText(const WritingBoard &board)
{
    const DocumentRows::Counts &counts = board.rows().counts();
    QStringList facts{
        WritingText::tr("%1 of %2 written").arg(number(counts.written), number(board.rows().count()))};
    if (counts.marked > 0)
        facts.append(WritingText::tr("%Ln marked", nullptr, counts.marked));
    if (counts.asked > 0)
        //: so many documents that a model was asked for and has not answered yet
        facts.append(WritingText::tr("%Ln asked", nullptr, counts.asked));
    if (counts.delayed > 0)
        facts.append(WritingText::tr("%Ln waiting for another try", nullptr, counts.delayed));
    if (counts.givenUp > 0)
        facts.append(WritingText::tr("%Ln without an answer", nullptr, counts.givenUp));
    return facts.join(QStringLiteral(" · "));
}

namespace {

QString checkWords(std::string_view name)
{
    //: what a check of documents finds; the next ones too
    static const QMap<QString, const char *> words{
        {QStringLiteral("echo"), QT_TRANSLATE_NOOP("WritingText", "repeats the prompt")},
        {QStringLiteral("placeholder"), QT_TRANSLATE_NOOP("WritingText", "holds a placeholder")},
        {QStringLiteral("ending"), QT_TRANSLATE_NOOP("WritingText", "breaks off")},
        {QStringLiteral("phrases"), QT_TRANSLATE_NOOP("WritingText", "uses few of its phrases")},
        {QStringLiteral("language"), QT_TRANSLATE_NOOP("WritingText", "is in another language")},
        {QStringLiteral("talk"), QT_TRANSLATE_NOOP("WritingText", "talks about itself or to its reader")},
        {QStringLiteral("loop"), QT_TRANSLATE_NOOP("WritingText", "repeats itself")},
        {QStringLiteral("invented"), QT_TRANSLATE_NOOP("WritingText", "holds an invented name or number")},
        {QStringLiteral("markup"), QT_TRANSLATE_NOOP("WritingText", "holds Markdown or a form")},
        {QStringLiteral("copied"), QT_TRANSLATE_NOOP("WritingText", "is copied from an example")},
        {QStringLiteral("refusal"), QT_TRANSLATE_NOOP("WritingText", "declines in words")},
        {QStringLiteral("length"), QT_TRANSLATE_NOOP("WritingText", "is too short or too long")}};
    const QString key = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    const char *found = words.value(key);
    return found ? WritingText::tr(found) : key;
}

} // namespace

QString checksText(const core::writing::CheckCounts &counts)
{
    QStringList lines;
    for (const core::writing::CheckCount &each : counts.checks)
        //: a check of documents; %1: what it finds, %2 to %4: numbers of documents
        lines.append(WritingText::tr("%1: %2 repaired, %3 doubtful, %4 failed")
                         .arg(checkWords(each.name),
                              number(static_cast<qint64>(each.mended)),
                              number(static_cast<qint64>(each.weak)),
                              number(static_cast<qint64>(each.failed))));
    if (counts.leftOut > 0)
        lines.append(WritingText::tr(
            "%Ln document(s) failed a check and are left out.", nullptr, static_cast<int>(counts.leftOut)));
    return lines.join(QLatin1Char('\n'));
}

QString costText(const WritingBoard &board, const Plan &plan)
{
    if (!board.progress())
        return {};
    const core::chat::WritingProgress &progress = *board.progress();
    QStringList facts{
        WritingText::tr("%Ln request(s)", nullptr, static_cast<int>(progress.requests)),
        WritingText::tr("%1 tokens").arg(number(progress.promptTokens + progress.completionTokens))};
    if (plan.writer.maxMoney)
        //: %1 and %2: sums of money
        facts.append(WritingText::tr("cost %1 of at most %2")
                         .arg(money(progress.money), money(*plan.writer.maxMoney)));
    else if (hasPrices(plan.writer))
        facts.append(WritingText::tr("cost %1").arg(money(progress.money)));
    return facts.join(QStringLiteral(" · "));
}

namespace {

QString standingText(const core::chat::ServerStatus &server)
{
    using State = core::chat::ServerStatus::State;
    const auto left =
        std::chrono::ceil<std::chrono::seconds>(server.until - std::chrono::steady_clock::now());
    if (server.state == State::Off)
        //: %1: what the server said
        return WritingText::tr("off: %1").arg(QString::fromStdString(server.words));
    if (server.state == State::Waiting && left.count() > 0)
        //: of a server that failed; %1: seconds, %2: what it said
        return WritingText::tr("waits %1 s: %2").arg(left.count()).arg(QString::fromStdString(server.words));
    return WritingText::tr("well");
}

} // namespace

QString serversText(const WritingBoard &board)
{
    QStringList lines;
    if (board.progress())
        for (const core::chat::ServerStatus &each : board.progress()->servers)
            //: %1: a server and its model, %2: a number of documents, %3: "well" or what is wrong
            lines.append(
                WritingText::tr("%1: %2 written, %3")
                    .arg(QString::fromStdString(each.name), number(each.answers), standingText(each)));
    return lines.join(QLatin1Char('\n'));
}

QString writingStateText(const WritingBoard &board, const Plan &plan)
{
    if (board.isRunning())
        return runningText(board);
    switch (board.end()) {
    case WritingBoard::End::None:
        return restText(board);
    case WritingBoard::End::Complete:
        return completeText(board);
    case WritingBoard::End::Partial:
        return partialText(board);
    case WritingBoard::End::Cap:
        return capText(board, plan.writer);
    case WritingBoard::End::Stopped:
        return keptText(board, WritingText::tr("Stopped."));
    case WritingBoard::End::Failed:
        break;
    }
    return keptText(board, WritingText::tr("The run ended early."));
}

} // namespace ui
