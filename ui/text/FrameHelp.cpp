#include "ui/text/HelpText.h"

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
    return {
        {QStringLiteral("meter"),
         {FrameHelp::tr("What is the budget?"),
          FrameHelp::tr(
              "<p>Each time noise is drawn from these records, a little can be learned about each patient. "
              "Epsilon counts how much. The ledger of this computer adds it up for each data source, over "
              "all "
              "projects.</p><p>The cap is the most that may ever be spent. A plan above it is "
              "refused.</p>")}},
        {QStringLiteral("language"),
         {FrameHelp::tr("Which language?"),
          FrameHelp::tr(
              "<p>The language of the pages, the help and the messages, and how numbers and dates are "
              "written. It changes at once; nothing of your work is lost.</p><p>Your records, and the "
              "texts that are made, stay in their own language.</p>")}},
        {QStringLiteral("rail"),
         {FrameHelp::tr("How far am I?"),
          FrameHelp::tr("<p>Pages 1 to 4 decide, page 5 spends the budget once. Everything behind the dashed "
                        "line is made "
                        "from what was released there and costs no budget.</p>")}},
    };
}

} // namespace ui
