#include "ui/writer/ServerPlace.h"

#include "core/pipeline/asking/ModelWriting.h"
#include "core/plan/ServerChecks.h"

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;
using Writer = Plan::Writer;
using Endpoint = Writer::Endpoint;

Endpoint endpointOf(const Writer &writer, int weight)
{
    return {.server = writer.server,
            .baseUrl = writer.baseUrl,
            .model = writer.model,
            .apiVersion = writer.apiVersion,
            .keyEnvironment = writer.keyEnvironment,
            .plainHttpHost = writer.plainHttpHost,
            .weight = weight,
            .inFlight = writer.inFlight,
            .requestsPerMinute = writer.requestsPerMinute,
            .tokensPerMinute = writer.tokensPerMinute};
}

// Shows it as if it were the only one.
void show(const Endpoint &endpoint, Writer &writer)
{
    writer.server = endpoint.server;
    writer.baseUrl = endpoint.baseUrl;
    if (!endpoint.model.empty())
        writer.model = endpoint.model;
    writer.apiVersion = endpoint.apiVersion;
    writer.keyEnvironment = endpoint.keyEnvironment;
    writer.plainHttpHost = endpoint.plainHttpHost;
    writer.inFlight = endpoint.inFlight;
    writer.requestsPerMinute = endpoint.requestsPerMinute;
    writer.tokensPerMinute = endpoint.tokensPerMinute;
}

} // namespace

ServerPlace::ServerPlace(ProjectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{}

bool ServerPlace::isListed() const
{
    return core::plan::asksSeveral(m_session.plan().writer);
}

std::size_t ServerPlace::row() const
{
    const std::size_t count = m_session.plan().writer.servers.size();
    return count == 0 ? 0 : std::min(m_row, count - 1);
}

void ServerPlace::choose(std::size_t row)
{
    if (m_row == row)
        return;
    m_row = row;
    emit chosen();
}

Writer ServerPlace::writer() const
{
    Writer writer = m_session.plan().writer;
    if (isListed())
        show(writer.servers[row()], writer);
    return writer;
}

void ServerPlace::put(const Writer &changed, Writer &writer) const
{
    if (!isListed()) {
        writer = changed;
        return;
    }
    const Writer before = writer;
    const Endpoint &old = before.servers[row()];
    Endpoint now = endpointOf(changed, old.weight);
    if (old.model.empty() && now.model == before.model) // the writer's, as before
        now.model.clear();
    writer = changed;
    show(endpointOf(before, 1), writer); // what the list stands in for stays
    writer.model = before.model;
    writer.servers[row()] = std::move(now);
}

core::pipeline::KeyedServer ServerPlace::keyed() const
{
    const auto all = core::pipeline::keyedServers(m_session.plan());
    return all[std::min(isListed() ? row() : 0, all.size() - 1)];
}

void ServerPlace::nameVariable(const std::string &name, bool isTyped)
{
    edit([&](Writer &writer) { writer.keyEnvironment = name; },
         isTyped ? QStringLiteral("writer.keyEnvironment") : QString());
}

core::chat::KeyOrigins ServerPlace::origins() const
{
    return core::chat::KeyOrigins::beside(m_session.environment().ledgerPath);
}

void ServerPlace::add()
{
    std::size_t last = 0;
    m_session.edit([&](Plan &plan) {
        Writer &writer = plan.writer;
        if (writer.servers.empty())
            writer.servers.push_back(endpointOf(writer, 1));
        Endpoint fresh;
        fresh.server = writer.servers.back().server;
        fresh.model = writer.servers.back().model;
        fresh.apiVersion = writer.servers.back().apiVersion;
        writer.servers.push_back(std::move(fresh));
        last = writer.servers.size() - 1;
    });
    choose(last);
}

void ServerPlace::remove()
{
    const std::size_t at = row();
    m_session.edit([&](Plan &plan) {
        Writer &writer = plan.writer;
        if (at >= writer.servers.size())
            return;
        writer.servers.erase(writer.servers.begin() + static_cast<std::ptrdiff_t>(at));
        if (writer.servers.size() == 1) {
            show(writer.servers.front(), writer);
            writer.servers.clear();
        }
    });
    choose(row());
    emit chosen();
}

} // namespace ui
