#include "resources/wordnet/MedicalSynsets.h"

#include "resources/wordnet/MedicalRoots.h"
#include "resources/wordnet/Words.h"

#include <algorithm>

namespace wordnet {

namespace {

using core::vocabulary::Kind;
using Kinds = std::vector<std::optional<Kind>>;

// Numbers of lexnames(5WN).
enum class LexicographerFile : std::uint8_t {
    Act = 4,
    Animal = 5,
    Artifact = 6,
    Attribute = 7,
    Body = 8,
    Cognition = 9,
    Communication = 10,
    Event = 11,
    Phenomenon = 19,
    Plant = 20,
    Process = 22,
    State = 26,
    Substance = 27,
    Time = 28,
};

Kind kindByFile(const Synset &synset)
{
    if (synset.partOfSpeech == PartOfSpeech::Verb)
        return Kind::Procedure;
    switch (static_cast<LexicographerFile>(synset.lexicographerFile)) {
    case LexicographerFile::Act:
        return Kind::Procedure;
    case LexicographerFile::Animal:
    case LexicographerFile::Plant:
        return Kind::Organism;
    case LexicographerFile::Body:
        return Kind::BodyPart;
    case LexicographerFile::Process:
    case LexicographerFile::State:
        return Kind::Disease;
    case LexicographerFile::Substance:
        return Kind::Substance;
    default:
        return Kind::Other;
    }
}

core::Result<std::vector<bool>> stopped(const Database &database)
{
    const std::vector<bool> none(database.synsets().size());
    std::vector<bool> result = none;
    for (const std::string_view stop : medicalStops()) {
        const auto root = database.sense(stop);
        if (!root)
            return core::fail(root.error());
        for (const std::uint32_t synset : database.below(*root, none))
            result[synset] = true;
    }
    return result;
}

bool definitionHas(const Synset &synset, std::span<const std::string_view> cues)
{
    return std::ranges::any_of(wordsOf(partsOfGloss(synset.gloss).definition), [&](const std::string &word) {
        return std::ranges::find(cues, word) != cues.end();
    });
}

// Beaks and hoofs are body parts, too, and rinderpest is a disease.
bool isForeign(const Synset &synset, Kind kind)
{
    const bool maySpeakOfAnimals = kind == Kind::BodyPart || kind == Kind::Disease || kind == Kind::Symptom;
    return maySpeakOfAnimals && definitionHas(synset, foreignCues()) && !definitionHas(synset, humanCues());
}

core::Result<void> addRoots(Kinds &kinds, const Database &database, const std::vector<bool> &stops)
{
    for (const MedicalRoot &root : medicalRoots()) {
        const auto synset = database.sense(root.sense);
        if (!synset)
            return core::fail(synset.error());
        for (const std::uint32_t below : database.below(*synset, stops)) {
            if (!kinds[below] && !isForeign(database.synsets()[below], root.kind))
                kinds[below] = root.kind;
        }
    }
    return {};
}

bool hasMedicalLabel(const Synset &synset)
{
    if (!synset.gloss.starts_with('('))
        return false;
    const auto label = std::string_view(synset.gloss).substr(1, synset.gloss.find(')') - 1);
    return std::ranges::find(medicalLabels(), label) != medicalLabels().end();
}

core::Result<void> addFields(Kinds &kinds, const Database &database, const std::vector<bool> &stops)
{
    std::vector<bool> isField(kinds.size());
    for (const std::string_view field : medicalFields()) {
        const auto root = database.sense(field);
        if (!root)
            return core::fail(root.error());
        for (const std::uint32_t below : database.below(*root, stops))
            isField[below] = true;
    }
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Synset &synset = database.synsets()[i];
        const bool hasTopic = std::ranges::any_of(synset.pointers, [&](const Pointer &pointer) {
            return pointer.relation == Relation::Topic && isField[pointer.target];
        });
        if (!kinds[i] && !stops[i] && (hasTopic || hasMedicalLabel(synset))
            && !isForeign(synset, kindByFile(synset)))
            kinds[i] = kindByFile(synset);
    }
    return {};
}

bool mayHaveCue(const Synset &synset)
{
    switch (static_cast<LexicographerFile>(synset.lexicographerFile)) {
    case LexicographerFile::Act:
    case LexicographerFile::Artifact:
    case LexicographerFile::Attribute:
    case LexicographerFile::Body:
    case LexicographerFile::Cognition:
    case LexicographerFile::Communication:
    case LexicographerFile::Event:
    case LexicographerFile::Phenomenon:
    case LexicographerFile::Process:
    case LexicographerFile::State:
    case LexicographerFile::Substance:
    case LexicographerFile::Time:
        return true;
    default:
        return synset.partOfSpeech != PartOfSpeech::Noun;
    }
}

void addCued(Kinds &kinds, const Database &database, const std::vector<bool> &stops)
{
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Synset &synset = database.synsets()[i];
        if (kinds[i] || stops[i] || !mayHaveCue(synset))
            continue;
        if (definitionHas(synset, clinicalCues()) && !isForeign(synset, Kind::BodyPart))
            kinds[i] = kindByFile(synset);
    }
}

// Whether an adjective or a verb takes its kind from a noun it points to.
bool takesKind(const Synset &from, const Pointer &pointer, const std::optional<Kind> &kind)
{
    if (!kind)
        return false;
    if (pointer.relation == Relation::Pertainym)
        return true;
    if (pointer.relation != Relation::Derivation)
        return false;
    // "excise" comes of "excision"; but "elbow one's way" and "bosomy" are no words of a clinician.
    const bool isEvent = *kind == Kind::Procedure || *kind == Kind::Disease || *kind == Kind::Symptom;
    return isEvent || (*kind == Kind::Drug && from.partOfSpeech == PartOfSpeech::Adjective);
}

void addDerived(Kinds &kinds, const Database &database)
{
    const Kinds nouns = kinds;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Synset &synset = database.synsets()[i];
        if (kinds[i] || synset.partOfSpeech == PartOfSpeech::Noun)
            continue;
        for (const Pointer &pointer : synset.pointers) {
            const bool leadsToNoun = database.synsets()[pointer.target].partOfSpeech == PartOfSpeech::Noun;
            if (leadsToNoun && takesKind(synset, pointer, nouns[pointer.target])) {
                kinds[i] = nouns[pointer.target];
                break;
            }
        }
    }
}

core::Result<void> addQualifiers(Kinds &kinds, const Database &database)
{
    for (const MedicalRoot &qualifier : clinicalQualifiers()) {
        const auto synset = database.sense(qualifier.sense);
        if (!synset)
            return core::fail(synset.error());
        if (!kinds[*synset])
            kinds[*synset] = qualifier.kind;
    }
    return {};
}

} // namespace

core::Result<Kinds> medicalSynsets(const Database &database)
{
    Kinds kinds(database.synsets().size());
    const auto stops = stopped(database);
    if (!stops)
        return core::fail(stops.error());
    if (auto added = addRoots(kinds, database, *stops); !added)
        return core::fail(added.error());
    if (auto added = addFields(kinds, database, *stops); !added)
        return core::fail(added.error());
    addCued(kinds, database, *stops);
    addDerived(kinds, database);
    if (auto added = addQualifiers(kinds, database); !added)
        return core::fail(added.error());
    return kinds;
}

} // namespace wordnet
