#pragma once

#include "core/synthesis/PrivateRun.h"

#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace core::pipeline {

/// Collects the documents of each person. PRIVATE.
class Persons
{
public:
    virtual ~Persons() = default;

    /// Several threads at once.
    virtual void add(const std::string &person, std::vector<synthesis::UnitDocument> documents) = 0;
};

/// The documents of persons in memory. PRIVATE.
class PersonDocuments final : public Persons
{
public:
    void add(const std::string &person, std::vector<synthesis::UnitDocument> documents) override;
    /// Adds each person, one contribution; a document that a person has twice counts once. Empty afterwards.
    void addTo(synthesis::PrivateRun &run);

private:
    std::mutex m_mutex;
    std::unordered_map<std::string, std::vector<synthesis::UnitDocument>> m_persons;
};

} // namespace core::pipeline
