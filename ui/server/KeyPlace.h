#pragma once

#include "core/chat/KeyOrigins.h"
#include "core/pipeline/asking/ServerKey.h"
#include "ui/keys/KeyHolder.h"

#include <string>

namespace ui {

/// A server that a person names, as far as its key goes: what the fields of the key show of it and change.
class KeyPlace
{
public:
    virtual ~KeyPlace() = default;

    /// Returns the server as it is named now.
    virtual core::pipeline::KeyedServer keyed() const = 0;
    /// Returns whether it is the one that is going to be asked: only then is the keyring asked for its key.
    virtual bool isWanted() const = 0;
    /// The protocol that it speaks, as core::chat names it.
    virtual std::string protocol() const = 0;
    /// Takes the key from the variable of this name; empty: it is typed. `isTyped`: letter by letter.
    virtual void nameVariable(const std::string &name, bool isTyped) = 0;
    /// Returns the holder of keys that were typed, or taken from the keyring.
    virtual KeyHolder &keys() const = 0;
    /// Returns which variables may go to which servers, as allowed on this computer.
    virtual core::chat::KeyOrigins origins() const = 0;

protected:
    KeyPlace() = default;
    KeyPlace(const KeyPlace &) = default;
    KeyPlace &operator=(const KeyPlace &) = default;
};

} // namespace ui
