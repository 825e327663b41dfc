#pragma once

#include "core/writing/checks/DocumentCheck.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/steps/documents/writing/WritingPart.h"

#include <QPushButton>
#include <QTableView>

#include <memory>

/// The writing page over drawn sequences, with a real model server on loopback to ask.
class WriterStage
{
public:
    explicit WriterStage(const QJsonObject &orders = {}, int perLabel = 5)
        : m_server(orders)
    {
        session().edit([&](core::plan::Plan &plan) {
            plan.sampling.perLabel = perLabel;
            plan.writer.kind = "chat";
            plan.writer.server = "openai";
            plan.writer.baseUrl = m_server.url("/v1");
            plan.writer.model = "small-model";
            for (const std::string_view name : core::writing::checkNames()) // it answers with the prompt
                plan.writer.checks.off.emplace_back(name);
            plan.writer.inFlight = 2;
            plan.writer.tries = 3;
        });
        if (!m_stage.commit() || !m_stage.sample())
            qFatal("the stage cannot be set");
        open();
    }

    ReleaseStage &stage() { return m_stage; }
    ui::ProjectSession &session() { return m_stage.session(); }
    ui::WritingPart &page() { return *m_page; }
    ModelServer &server() { return m_server; }
    QPushButton &button(const char *name) { return part<QPushButton>(*m_page, name); }
    QTableView &table() { return part<QTableView>(*m_page, "documentTable"); }
    QString state(int row) { return table().model()->index(row, 3).data().toString(); }
    QString note() { return textOf(*m_page, "writingNote"); }
    const ui::DocumentRows &rows() { return session().writing().board().rows(); }
    int written() { return rows().counts().written; }
    int requests() const { return m_server.count()[QStringLiteral("requests")].toInt(); }

    /// Makes the page anew, as another language does.
    void open()
    {
        m_page = std::make_unique<ui::WritingPart>(session());
        m_page->resize(700, 900);
        m_page->show();
        m_page->initializePage();
    }
    void close() { m_page.reset(); }

    template<typename Change>
    void choose(Change change)
    {
        session().edit([&](core::plan::Plan &plan) { change(plan.writer); });
    }

    bool writeAll()
    {
        button("writeDocuments").click();
        return m_stage.settle();
    }

private:
    ModelServer m_server;
    ReleaseStage m_stage;
    std::unique_ptr<ui::WritingPart> m_page;
};
