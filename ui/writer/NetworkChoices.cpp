#include "ui/writer/NetworkChoices.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/writer/ServerPlace.h"
#include "ui/writer/WriterFields.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;
using Writer = Plan::Writer;
namespace limits = core::plan::limits;

constexpr int highestRate = 1'000'000'000;

} // namespace

NetworkChoices::NetworkChoices(ProjectSession &session, ServerPlace &place, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_place(place)
    , m_network(new WriterFields(session, WriterFields::Labels::Long, this, &place))
    , m_pace(new WriterFields(session, WriterFields::Labels::Long, this, &place))
    , m_caFile(new QLineEdit(this))
    , m_plainNote(makeLabel({}, "caption", this))
{
    addCaFile();
    addNetwork();
    addPace();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("The way to the server"), "strong", this));
    column->addWidget(m_network);
    column->addSpacing(8);
    column->addWidget(makeLabel(tr("How fast it is asked"), "strong", this));
    column->addWidget(m_pace);
    refresh();
}

void NetworkChoices::addCaFile()
{
    auto *both = new QWidget(this);
    m_caFile->setParent(both);
    m_caFile->setObjectName(QStringLiteral("writerCaFile"));
    m_caFile->setPlaceholderText(tr("the system's certificates"));
    m_caFile->setAccessibleName(tr("Own CA file"));
    auto *choose = makeButton(tr("Choose..."), "chooseCaFile", "", both);
    choose->setAccessibleName(tr("Choose the CA file"));
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_caFile, 1);
    row->addWidget(choose);
    m_network->addRow({tr("Own CA file"), "writerCaRow", "writing.ca"}, both);
    both->setFocusProxy(m_caFile);
    connect(m_caFile, &QLineEdit::textEdited, this, [this](const QString &path) {
        m_place.edit([&](Plan::Writer &writer) { writer.caFile = path.trimmed().toStdString(); },
                     QStringLiteral("writer.caFile"));
    });
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString path =
            m_session.environment().files->openFile(this,
                                                    tr("Choose the certificates of your own authority"),
                                                    tr("Certificates (*.pem *.crt *.cer);;All files (*)"));
        if (!path.isEmpty())
            m_place.edit(
                [&](Writer &writer) { writer.caFile = QFileInfo(path).absoluteFilePath().toStdString(); });
    });
}

void NetworkChoices::addNetwork()
{
    m_network->addText({tr("Proxy"), "writerProxy", "writing.proxy", tr("that of the system (https_proxy)")},
                       &Writer::proxy);
    m_network->addText({tr("Host allowed without TLS"), "writerPlainHost", "writing.plainHost", tr("none")},
                       &Writer::plainHttpHost);
    m_plainNote->setObjectName(QStringLiteral("plainHostNote"));
    m_network->addNote(m_plainNote);
}

void NetworkChoices::addPace()
{
    m_pace->addNumber({tr("Requests at the same time"), "writerInFlight", "writing.pace"},
                      &Writer::inFlight,
                      1,
                      limits::maximumInFlight);
    //: shown in a field instead of a number
    const QString none = tr("no limit");
    m_pace->addNumber({tr("Requests a minute"), "writerRequestsPerMinute", "writing.pace"},
                      &Writer::requestsPerMinute,
                      0,
                      highestRate,
                      none);
    m_pace->addNumber({tr("Tokens a minute"), "writerTokensPerMinute", "writing.pace"},
                      &Writer::tokensPerMinute,
                      0,
                      highestRate,
                      none);
    m_pace->addNumber({tr("Tries for one document"), "writerTries", "writing.tries"},
                      &Writer::tries,
                      1,
                      limits::maximumTries);
}

void NetworkChoices::refresh()
{
    const Writer writer = m_place.writer();
    if (const QString path = QString::fromStdString(writer.caFile); path != m_caFile->text().trimmed())
        m_caFile->setText(path);
    m_network->refresh();
    m_pace->refresh();
    const bool isAllowed = !writer.plainHttpHost.empty();
    setLook(m_plainNote, isAllowed ? "weak" : "caption");
    m_plainNote->setText(isAllowed
                             //: %1: the name of a host
                             ? tr("Anyone on the network can read everything that is sent to %1, and the "
                                  "key. Use it only on a line that is protected in another way.")
                                   .arg(QString::fromStdString(writer.plainHttpHost))
                             : tr("The name of one host in your network that speaks plain http only. Leave "
                                  "it empty where you can."));
}

} // namespace ui
