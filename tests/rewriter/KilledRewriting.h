#pragma once

#include "core/package/Package.h"
#include "core/pipeline/project/ProjectStore.h"
#include "tests/cli/SmallRun.h"
#include "tests/faults/FaultyRun.h"

#include <QDirIterator>

#include <map>
#include <random>

/// Words that stand in private records alone, and what is searched for them.
class Canaries
{
public:
    explicit Canaries(std::mt19937 &random)
    {
        constexpr std::string_view letters = "bcdfghjklmnpqrstvwxz";
        std::uniform_int_distribution<std::size_t> any(0, letters.size() - 1);
        for (QByteArray &word : m_words)
            for (int letter = 0; letter < 10; ++letter)
                word += letters[any(random)];
    }

    QByteArray text() const { return m_words.join(' '); }

    /// Whether seven letters in a row of a word are there.
    bool areIn(const QByteArray &bytes) const
    {
        return std::ranges::any_of(m_words, [&](const QByteArray &word) {
            for (qsizetype at = 0; at + piece <= word.size(); ++at)
                if (bytes.contains(word.mid(at, piece)))
                    return true;
            return false;
        });
    }

    /// The first file below `folder`, but the records themselves, in which they are.
    QString fileBelow(const QString &folder, const QDateTime &since = {}) const
    {
        QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const bool isOld = since.isValid() && files.fileInfo().lastModified() < since;
            if (files.fileName() != records && !isOld && file.open(QIODevice::ReadOnly)
                && areIn(file.readAll()))
                return file.fileName();
        }
        return {};
    }

    inline static const QString records = QStringLiteral("notes.csv");

private:
    static constexpr qsizetype piece = 7;
    QByteArrayList m_words{5};
};

/// A release by a method that rewrites records, killed and gone on with as a person would until it is whole.
class KilledRewriting
{
public:
    /// `plan` names the records as Canaries does. `cost` of a release in micro-epsilon; 0: not known yet.
    KilledRewriting(const Canaries &canaries, const QByteArray &records, const QByteArray &plan, qint64 cost);

    /// Goes on with it; what is learned is written, else all is done again.
    FaultyRun::FaultyOutcome run(const char *program, const QByteArray &fault);
    /// Empty, or in what the files do not hold together. `isWhole`: the program said that it was done.
    QString fault(bool isWhole);

    bool isLearned() const { return !m_cells.empty(); }
    bool isDebited() const { return m_spent > 0; }
    qint64 spent() const { return m_spent; }
    bool isPacked() const { return QFileInfo::exists(m_run.path(QStringLiteral("out/manifest.json"))); }

private:
    QString faultOfLedger(const Stored &stored);
    QString faultOfModel();
    bool isChildLeft() const;

    const Canaries &m_canaries;
    FaultyRun m_run;
    qint64 m_cost;
    qint64 m_spent = 0;
    qint64 m_spentWhenLearned = 0;
    std::map<std::string, std::vector<std::int64_t>> m_cells; ///< released, by table
};
