#pragma once

#include "core/plan/Plan.h"
#include "ui/server/KeyPlace.h"

#include <QWidget>

#include <filesystem>
#include <string>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace ui {

class KeyChoice;

/// The fields of a server of vectors, and its key. Sends nothing by itself.
class VectorServerFields final : public QWidget, private KeyPlace
{
    Q_OBJECT

public:
    using Embedding = core::plan::Plan::Embedding;

    /// `keys` must outlive it. `ledger`: beside it stands what may go where.
    VectorServerFields(KeyHolder &keys,
                       std::filesystem::path ledger,
                       const QString &help,
                       QWidget *parent = nullptr);

    /// Fills them in; what was typed stays where `embedding` names no server, for who comes back to it.
    void show(const Embedding &embedding);
    /// Sets whether a server is wanted at all: only then is the keyring asked for its key.
    void setWanted(bool isWanted);
    /// Returns the server as it is typed, with its other settings (certificates, proxy).
    Embedding typed() const;
    /// Errors: as KeyHolder::keyFor.
    core::Result<core::chat::AllowedKey> key() const { return m_keys.keyFor(keyed(), origins()); }

signals:
    void edited(); ///< or a variable was allowed to go there

private:
    core::pipeline::KeyedServer keyed() const override;
    bool isWanted() const override { return m_isWanted; }
    std::string protocol() const override;
    void nameVariable(const std::string &name, bool isTyped) override;
    KeyHolder &keys() const override { return m_keys; }
    core::chat::KeyOrigins origins() const override;

    QLineEdit *
    addText(QFormLayout &form, const QString &label, const char *objectName, const QString &example);
    void tell();

    KeyHolder &m_keys;
    const std::filesystem::path m_ledger;
    const QString m_help;
    Embedding m_shown;
    std::string m_variable; ///< that holds the key
    bool m_isWanted = false;
    QComboBox *m_protocol;
    QLineEdit *m_address = nullptr;
    QLineEdit *m_model = nullptr;
    KeyChoice *m_key = nullptr;
};

} // namespace ui
