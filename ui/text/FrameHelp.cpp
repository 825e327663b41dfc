#include "ui/text/HelpText.h"
#include "ui/text/RecipientHelp.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct FrameHelp
{
    Q_DECLARE_TR_FUNCTIONS(FrameHelp)
};

} // namespace

HelpTopics frameHelp()
{
    HelpTopics topics{
        {QStringLiteral("meter"),
         {FrameHelp::tr("What is the budget?"),
          FrameHelp::tr(
              "<p>Each time noise is drawn from these records, a little can be learned about each patient. "
              "Epsilon counts how much. The ledger of this computer adds it up for each data source, over "
              "all "
              "projects.</p><p>The cap is the most that may ever be spent. A plan above it is "
              "refused.</p>")}},
        {QStringLiteral("ledger"),
         {FrameHelp::tr("What is the ledger?"),
          FrameHelp::tr(
              "<p>The account of this computer: every time that budget was spent, on which records, when, by "
              "whom and how much. It goes over all projects, because what is learned adds up. It holds "
              "nothing "
              "of the records.</p><p>Each entry is chained to the one before, so that a change of an old "
              "entry shows: the window says whether the chain holds. The entries can be saved as CSV for "
              "whoever has to account for them.</p>")}},
        {QStringLiteral("undo"),
         {FrameHelp::tr("What can be undone?"),
          FrameHelp::tr(
              "<p>Ctrl+Z takes back the last choice on pages 1 to 5, and the settings of the pages behind "
              "the line; Ctrl+Shift+Z brings it back. In a field it undoes what was typed.</p><p>What was "
              "spent stays spent: the noise cannot be drawn back.</p>")}},
        {QStringLiteral("help"),
         {FrameHelp::tr("Where is help?"),
          FrameHelp::tr(
              "<p>Beside the page: a text for what has the focus, else for the page. F1 folds it away and "
              "brings it back. In a narrow window it lies over the page.</p><p>The user guide holds all of "
              "these texts and pictures of the pages. Both are on this computer and need no network.</p>")}},
        {QStringLiteral("language"),
         {FrameHelp::tr("Which language?"),
          FrameHelp::tr(
              "<p>The language of the pages, the help and the messages, and how numbers and dates are "
              "written. It changes at once; nothing of your work is lost.</p><p>Your records, and the "
              "texts that are made, stay in their own language.</p>")}},
        {QStringLiteral("rail"),
         {FrameHelp::tr("How far am I?"),
          FrameHelp::tr("<p>Pages 1 to 5 decide, page 6 spends the budget once. Everything behind the dashed "
                        "line is made "
                        "from what was released there and costs no budget.</p>")}},
    };
    topics.insert(recipientHelp());
    return topics;
}

} // namespace ui
