#pragma once

#include "core/plan/Plan.h"
#include "ui/server/KeyPlace.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <string>

namespace ui {

/// The server of a plan that the form shows: that of the simple form, or the selected one of the list. Either
/// is read and edited as if it were the only one.
class ServerPlace final : public QObject, public KeyPlace
{
    Q_OBJECT

public:
    using Writer = core::plan::Plan::Writer;

    ServerPlace(ProjectSession &session, QObject *parent);

    /// Returns whether there is a list.
    bool isListed() const;
    /// Returns the row in the list; 0 without one.
    std::size_t row() const;
    void choose(std::size_t row);

    /// The writer, with the chosen server as its only one.
    Writer writer() const;
    /// `change(Writer &)` of it, as an edit of the plan.
    template<typename Change>
    void edit(Change change, const QString &mergeKey = {})
    {
        m_session.edit(
            [&](core::plan::Plan &plan) {
                Writer changed = writer();
                change(changed);
                put(changed, plan.writer);
            },
            mergeKey.isEmpty() || !isListed() ? mergeKey
                                              : mergeKey + QStringLiteral("/%1").arg(qulonglong(row())));
    }

    core::pipeline::KeyedServer keyed() const override;
    bool isWanted() const override { return m_session.plan().writer.needs(core::writing::Need::Server); }
    std::string protocol() const override { return writer().server; }
    void nameVariable(const std::string &name, bool isTyped) override;
    KeyHolder &keys() const override { return m_session.keys(); }
    core::chat::KeyOrigins origins() const override;

    /// A further server of the same kind, chosen. The first one keeps what the simple form said.
    void add();
    /// Takes the chosen one off the list; the last that is left becomes that of the simple form.
    void remove();

signals:
    void chosen();

private:
    void put(const Writer &changed, Writer &writer) const;

    ProjectSession &m_session;
    std::size_t m_row = 0;
};

} // namespace ui
