#include "core/pipeline/ranks/Gathering.h"

#include "core/base/Result.h"

#include <exception>
#include <utility>

namespace core::pipeline {

Gathering::Gathering(synthesis::PrivateRun *run,
                     PersonExchange *exchange,
                     ranks::Ranks &ranks,
                     JobControl &control,
                     std::vector<ranks::Message> early)
    : m_run(run)
    , m_cells(run == nullptr ? std::vector<synthesis::SumCells>() : run->cells())
    , m_exchange(exchange)
    , m_ranks(ranks)
    , m_early(std::move(early))
    , m_own(control, m_isOver)
    , m_reading(control, m_hasFailed)
    , m_thread([this] { gather(); })
{}

Gathering::~Gathering()
{
    m_isOver = true;
    if (m_thread.joinable())
        m_thread.join();
}

Result<std::vector<ReadingDone>> Gathering::finish()
{
    m_thread.join();
    if (m_failure)
        return fail(*m_failure);
    return std::move(m_done);
}

bool Gathering::isThrough() const
{
    if (m_run != nullptr)
        return m_done.size() == static_cast<std::size_t>(m_ranks.count() - 1);
    return m_exchange == nullptr || m_exchange->isThrough();
}

void Gathering::gather()
{
    try {
        for (const ranks::Message &message : std::exchange(m_early, {}))
            if (const auto taken = take(message); !taken && !m_failure)
                m_failure = taken.error();
        while (!m_failure && !isThrough())
            if (const auto taken = takeNext(); !taken)
                m_failure = taken.error();
    } catch (const std::exception &exception) {
        m_failure = Error{ErrorCode::Internal, std::string("internal error: ") + exception.what()};
    }
    m_hasFailed = m_failure.has_value();
    if (m_failure && m_exchange != nullptr)
        m_exchange->giveUp();
}

Result<void> Gathering::takeNext()
{
    KEYSEED_ASSIGN(const auto arrived, m_ranks.receive(m_own));
    return take(arrived);
}

Result<void> Gathering::take(const ranks::Message &arrived)
{
    if (arrived.bytes.empty()) // one that leaves, as rank 0 will have this one do
        return arrived.from == 0 ? Result<void>(cancelled()) : Result<void>();
    KEYSEED_ASSIGN(auto message, decodedMessage(arrived.bytes));
    if (auto *pieces = std::get_if<PersonPieces>(&message); pieces != nullptr && m_exchange != nullptr)
        m_exchange->take(std::move(*pieces));
    else if (std::holds_alternative<PiecesDone>(message) && m_exchange != nullptr)
        m_exchange->takeDone();
    else if (m_run == nullptr)
        return fail(ErrorCode::Internal, "another rank sent what was not expected");
    else if (const auto *units = std::get_if<Units>(&message))
        for (const auto &unit : *units)
            m_run->add(unit);
    else if (const auto *stretch = std::get_if<SumStretch>(&message))
        return add(*stretch);
    else if (const auto *error = std::get_if<Error>(&message))
        return fail(*error);
    else if (auto *done = std::get_if<ReadingDone>(&message))
        m_done.push_back(std::move(*done));
    return {};
}

Result<void> Gathering::add(const SumStretch &stretch)
{
    const std::size_t room = stretch.table < m_cells.size() ? m_cells[stretch.table].size() : 0;
    if (stretch.first > room || stretch.sums.size() > room - stretch.first)
        return fail(ErrorCode::Internal, "another rank sent sums that this one has not");
    for (std::size_t at = 0; at < stretch.sums.size(); ++at)
        m_cells[stretch.table][stretch.first + at].fetch_add(stretch.sums[at], std::memory_order_relaxed);
    return {};
}

} // namespace core::pipeline
