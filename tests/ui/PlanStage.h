#pragma once

#include "core/embedding/VectorFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "ui/session/ProjectSession.h"
#include "ui/widgets/FileChooser.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Answers instead of a person.
class ChosenFile final : public ui::FileChooser
{
public:
    QString answer;
    QStringList several; ///< instead of it, where several files are asked for
    int asked = 0;

    QString openFile(QWidget *, const QString &, const QString &) override { return take(); }
    QStringList openFiles(QWidget *, const QString &, const QString &) override
    {
        const QString one = take();
        if (!several.isEmpty())
            return several;
        return one.isEmpty() ? QStringList() : QStringList{one};
    }
    QString saveFile(QWidget *, const QString &, const QString &, const QString &) override { return take(); }
    QString folder(QWidget *, const QString &) override { return take(); }

private:
    QString take()
    {
        ++asked;
        return answer;
    }
};

/// A session with a project, a ledger, settings and a small vocabulary in a folder of its own.
class PlanStage
{
public:
    PlanStage()
        : m_files(std::make_shared<ChosenFile>())
    {
        writeVocabulary("medical",
                        {"heart failure", "aspirin", "heart", "Heart Block", "sweetheart", "stent"});
        writeVocabulary("english", {"heart", "football", "moonlight"});
        ui::Environment environment;
        environment.ledgerPath = path("ledger.sqlite");
        environment.resourcesDir = path("");
        environment.sampleDir = path("sample");
        environment.projectsDir = path("projects");
        environment.settings =
            std::make_shared<QSettings>(QString::fromStdString(path("settings.ini")), QSettings::IniFormat);
        environment.cacheDir = path("cache");
        environment.files = m_files;
        environment.signingKeyPath = path("keys/signing.key");
        environment.signingCost = {.operations = 32768, .bytes = std::size_t{1} << 24}; // quick to open
        m_session = std::make_unique<ui::ProjectSession>(std::move(environment));
    }

    ui::ProjectSession &session() { return *m_session; }
    ChosenFile &files() { return *m_files; }
    const core::plan::Plan &plan() const { return m_session->plan(); }

    std::string path(const std::string &name) const
    {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }

    void createProject(const core::plan::Plan &plan = {})
    {
        const auto created = m_session->create(path("projects/test.keyseed"), plan);
        QVERIFY2(created.has_value(), created ? "" : created.error().detail.c_str());
    }

    /// Writes a file and returns its path.
    QString write(const std::string &name, const QByteArray &bytes) const
    {
        QFile file(QString::fromStdString(path(name)));
        QDir().mkpath(QFileInfo(file).absolutePath());
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's folder cannot be written");
        return file.fileName();
    }

private:
    void writeVocabulary(const std::string &name, const std::vector<std::string> &terms) const
    {
        std::vector<core::vocabulary::LexiconTerm> entries;
        for (const std::string &term : terms)
            entries.push_back({.term = term, .forms = {}});
        const auto size = static_cast<Eigen::Index>(terms.size());
        const Eigen::MatrixXf vectors = Eigen::MatrixXf::Identity(size, 8);
        if (!core::vocabulary::writeLexicon(path(name + ".lexicon"), entries)
            || !core::embedding::writeVectors(path(name + ".vectors"), vectors))
            qFatal("the test's folder cannot be written");
    }

    QTemporaryDir m_folder;
    std::shared_ptr<ChosenFile> m_files;
    std::unique_ptr<ui::ProjectSession> m_session;
};

/// A widget by its object name, which must be there.
template<typename Widget = QWidget>
Widget &part(const QWidget &page, const char *objectName)
{
    auto *found = page.findChild<Widget *>(QLatin1String(objectName));
    if (!found)
        qFatal("no widget is called %s", objectName);
    return *found;
}

inline QString textOf(const QWidget &page, const char *objectName)
{
    return part<QLabel>(page, objectName).text();
}
