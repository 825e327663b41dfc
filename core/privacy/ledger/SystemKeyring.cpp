#include "core/privacy/ledger/SystemKeyring.h"

#include "core/base/Result.h"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <libsecret/secret.h>
#include <memory>
#include <mutex>
#include <optional>
#include <sodium.h>
#include <string_view>
#include <thread>

namespace core::privacy {

namespace {

// The lock of the ledger is held while a key is stored, and others wait for that: see Database::patience.
constexpr auto patienceOfStoring = std::chrono::seconds(3);
constexpr auto patienceOfFinding = std::chrono::seconds(10);

struct Unreference
{
    void operator()(gpointer object) const { g_object_unref(object); }
    void operator()(GHashTable *table) const { g_hash_table_unref(table); }
    void operator()(GVariant *variant) const { g_variant_unref(variant); }
    void operator()(SecretValue *value) const { secret_value_unref(value); }
};
template<typename T>
using Held = std::unique_ptr<T, Unreference>;

/// Cancels a call to the keyring that takes too long, or when `stop` is requested.
class Deadline final
{
public:
    explicit Deadline(std::chrono::milliseconds patience, const std::stop_token &stop = {})
        : m_end(std::chrono::steady_clock::now() + patience)
        , m_cancellable(g_cancellable_new())
        , m_stop(stop, [this] { g_cancellable_cancel(m_cancellable.get()); })
        , m_watch([this](const std::stop_token &ended) {
            std::unique_lock lock(m_mutex);
            m_ended.wait_until(lock, ended, m_end, [] { return false; });
            if (!ended.stop_requested())
                g_cancellable_cancel(m_cancellable.get());
        })
    {}

    operator GCancellable *() const { return m_cancellable.get(); }
    std::chrono::steady_clock::time_point end() const { return m_end; }

private:
    std::chrono::steady_clock::time_point m_end;
    Held<GCancellable> m_cancellable;
    std::stop_callback<std::function<void()>> m_stop;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::jthread m_watch; // the last member: it ends first
};

// Without one GLib would start a bus of its own, which has no keyring.
bool hasBus()
{
    if (const char *address = std::getenv("DBUS_SESSION_BUS_ADDRESS"); address && *address)
        return std::string_view(address) != "disabled:";
    const char *runtime = std::getenv("XDG_RUNTIME_DIR");
    std::error_code ignored;
    return runtime && *runtime && std::filesystem::exists(std::filesystem::path(runtime) / "bus", ignored);
}

// The greeting of a bus cannot be cancelled: a bus that takes connections and never answers blocks for 25
// seconds. So a thread of its own waits for it, which ends by itself when the caller has given up.
Held<GDBusConnection> connectTo(const Deadline &deadline)
{
    if (!hasBus())
        return {};
    struct Greeting
    {
        std::mutex mutex;
        std::condition_variable answered;
        bool isOver = false;
        Held<GDBusConnection> bus;
    };
    const auto greeting = std::make_shared<Greeting>();
    std::thread([greeting] {
        Held<GDBusConnection> bus(g_bus_get_sync(G_BUS_TYPE_SESSION, nullptr, nullptr));
        const std::lock_guard lock(greeting->mutex);
        greeting->bus = std::move(bus);
        greeting->isOver = true;
        greeting->answered.notify_all();
    }).detach();
    std::unique_lock lock(greeting->mutex);
    greeting->answered.wait_until(lock, deadline.end(), [&] { return greeting->isOver; });
    Held<GDBusConnection> bus = std::move(greeting->bus);
    if (bus) // a run goes on when the person's session ends
        g_dbus_connection_set_exit_on_close(bus.get(), FALSE);
    return bus;
}

// A service that is not running is not started for a key that can be kept elsewhere.
bool isRunning(GDBusConnection *bus, const Deadline &deadline)
{
    const Held<GVariant> answer(g_dbus_connection_call_sync(bus,
                                                            "org.freedesktop.DBus",
                                                            "/org/freedesktop/DBus",
                                                            "org.freedesktop.DBus",
                                                            "NameHasOwner",
                                                            g_variant_new("(s)", "org.freedesktop.secrets"),
                                                            G_VARIANT_TYPE("(b)"),
                                                            G_DBUS_CALL_FLAGS_NO_AUTO_START,
                                                            -1,
                                                            deadline,
                                                            nullptr));
    gboolean has = FALSE;
    if (answer)
        g_variant_get(answer.get(), "(b)", &has);
    return has != FALSE;
}

const SecretSchema &schema()
{
    static const SecretSchema made = [] {
        SecretSchema ledger = {};
        ledger.name = "org.keyseed.Ledger";
        ledger.flags = SECRET_SCHEMA_NONE;
        ledger.attributes[0] = {"ledger", SECRET_SCHEMA_ATTRIBUTE_STRING};
        return ledger;
    }();
    return made;
}

Held<GHashTable> attributesOf(const std::string &id)
{
    return Held<GHashTable>(secret_attributes_build(&schema(), "ledger", id.c_str(), nullptr));
}

Held<SecretService> open(const Deadline &deadline)
{
    return Held<SecretService>(secret_service_get_sync(SECRET_SERVICE_OPEN_SESSION, deadline, nullptr));
}

// Returns a collection in which an item can be made without asking anybody, and that stays after the session.
Held<SecretCollection> collectionIn(SecretService *service, const Deadline &deadline)
{
    Held<SecretCollection> collection(secret_collection_for_alias_sync(
        service, SECRET_COLLECTION_DEFAULT, SECRET_COLLECTION_NONE, deadline, nullptr));
    if (!collection || secret_collection_get_locked(collection.get()))
        return {};
    const std::string path = g_dbus_proxy_get_object_path(G_DBUS_PROXY(collection.get()));
    return path.ends_with("/session") ? Held<SecretCollection>() : std::move(collection);
}

std::optional<Digest> keyFrom(SecretValue *value)
{
    const char *text = value ? secret_value_get_text(value) : nullptr;
    Digest key = {};
    std::size_t size = 0;
    const bool isKey =
        text
        && sodium_hex2bin(
               key.data(), key.size(), text, std::char_traits<char>::length(text), nullptr, &size, nullptr)
               == 0
        && size == key.size();
    return isKey ? std::optional(key) : std::nullopt;
}

tl::expected<Digest, std::string>
findIn(SecretService *service, const std::string &id, const Deadline &deadline)
{
    const auto attributes = attributesOf(id);
    constexpr auto flags = static_cast<SecretSearchFlags>(int{SECRET_SEARCH_ALL}
                                                          | int{SECRET_SEARCH_LOAD_SECRETS}); // no unlocking
    GError *error = nullptr;
    GList *items = secret_service_search_sync(service, &schema(), attributes.get(), flags, deadline, &error);
    const bool hasFailed = error != nullptr;
    g_clear_error(&error);
    std::optional<Digest> key;
    bool isLocked = false;
    for (const GList *each = items; each && !key; each = each->next) {
        auto *item = static_cast<SecretItem *>(each->data);
        isLocked = isLocked || secret_item_get_locked(item);
        key = keyFrom(Held<SecretValue>(secret_item_get_secret(item)).get());
    }
    g_list_free_full(items, g_object_unref);
    if (key)
        return *key;
    if (hasFailed)
        return tl::unexpected<std::string>(
            "which does not answer; start it or log in to the desktop, and try again");
    return tl::unexpected<std::string>(
        isLocked ? "which is locked; unlock it (by logging in to the desktop) and try again"
                 : "which does not have it; bring back the keyring of the person who made this ledger");
}

// The attributes under which release 0.2 stored the keys of servers (by QtKeychain).
const SecretSchema &serverSchema()
{
    static const SecretSchema made = [] {
        SecretSchema server = {};
        server.name = "org.qt.keychain";
        server.flags = SECRET_SCHEMA_DONT_MATCH_NAME;
        server.attributes[0] = {"user", SECRET_SCHEMA_ATTRIBUTE_STRING};
        server.attributes[1] = {"server", SECRET_SCHEMA_ATTRIBUTE_STRING};
        server.attributes[2] = {"type", SECRET_SCHEMA_ATTRIBUTE_STRING};
        return server;
    }();
    return made;
}

struct FreeItems
{
    void operator()(GList *items) const { g_list_free_full(items, g_object_unref); }
};
using Items = std::unique_ptr<GList, FreeItems>;

/// A call for the key of a server: the service, and the entries that are there for it.
class ServerCall final
{
public:
    ServerCall(const std::string &server, SystemKeyring::Patience patience, const std::stop_token &stop)
        : m_server(server)
        , m_patience(patience)
        , m_stop(stop)
        , m_deadline(patience.service)
    {
        const auto bus = connectTo(m_deadline);
        m_service = bus ? open(m_deadline) : Held<SecretService>();
    }

    SecretService *service() const { return m_service.get(); }
    GCancellable *deadline() const { return m_deadline; }

    /// Finds the entries of the server and loads the keys of those that are not locked.
    tl::expected<Items, KeyringError> items() const
    {
        if (!m_service)
            return tl::unexpected(KeyringError::NoKeyring);
        const Held<GHashTable> attributes(
            secret_attributes_build(&serverSchema(), "user", m_server.c_str(), "server", "Keyseed", nullptr));
        constexpr auto flags =
            static_cast<SecretSearchFlags>(int{SECRET_SEARCH_ALL} | int{SECRET_SEARCH_LOAD_SECRETS});
        GError *error = nullptr;
        Items found(secret_service_search_sync(
            m_service.get(), &serverSchema(), attributes.get(), flags, m_deadline, &error));
        const bool hasFailed = error != nullptr;
        g_clear_error(&error);
        if (hasFailed)
            return tl::unexpected(KeyringError::NoKeyring);
        return found;
    }

    /// Has the person unlock entries or a collection.
    bool unlock(GList *objects) const
    {
        const Deadline deadline(m_patience.person, m_stop);
        GList *unlocked = nullptr;
        const int count = secret_service_unlock_sync(m_service.get(), objects, deadline, &unlocked, nullptr);
        const Items freed(unlocked);
        return count > 0;
    }

    /// Finds the entries of the server and has the person unlock them where all are locked. No entry: empty.
    tl::expected<Items, KeyringError> unlockedItems() const
    {
        auto found = items();
        if (!found || !*found || hasUnlocked(found->get()))
            return found;
        if (!unlock(found->get()))
            return tl::unexpected(KeyringError::Denied);
        const Deadline deadline(m_patience.service);
        secret_item_load_secrets_sync(found->get(), deadline, nullptr);
        return found;
    }

private:
    static bool hasUnlocked(GList *items)
    {
        for (const GList *each = items; each; each = each->next)
            if (!secret_item_get_locked(static_cast<SecretItem *>(each->data)))
                return true;
        return false;
    }

    const std::string &m_server;
    SystemKeyring::Patience m_patience;
    std::stop_token m_stop;
    Deadline m_deadline;
    Held<SecretService> m_service;
};

} // namespace

bool SystemKeyring::store(const std::string &id, const Digest &key)
{
    const Deadline deadline(patienceOfStoring);
    const auto bus = connectTo(deadline);
    if (!bus || !isRunning(bus.get(), deadline))
        return false;
    const auto service = open(deadline);
    const auto collection = service ? collectionIn(service.get(), deadline) : Held<SecretCollection>();
    if (!collection)
        return false;
    const std::string text = toHex(key);
    const Held<SecretValue> value(
        secret_value_new(text.data(), static_cast<gssize>(text.size()), "text/plain"));
    const auto attributes = attributesOf(id);
    const Held<SecretItem> item(secret_item_create_sync(collection.get(),
                                                        &schema(),
                                                        attributes.get(),
                                                        "Keyseed: key of a ledger",
                                                        value.get(),
                                                        SECRET_ITEM_CREATE_REPLACE,
                                                        deadline,
                                                        nullptr));
    const auto stored = findIn(service.get(), id, deadline);
    return item && stored && *stored == key;
}

tl::expected<Digest, std::string> SystemKeyring::find(const std::string &id)
{
    const Deadline deadline(patienceOfFinding);
    const auto bus = connectTo(deadline);
    const auto service = bus ? open(deadline) : Held<SecretService>();
    if (!service)
        return tl::unexpected<std::string>(
            "and none answers in this session; start it or log in to the desktop, and try again");
    return findIn(service.get(), id, deadline);
}

tl::expected<std::string, KeyringError>
SystemKeyring::serverKey(const std::string &server, Patience patience, const std::stop_token &stop)
{
    const ServerCall call(server, patience, stop);
    KEYSEED_ASSIGN(const auto items, call.unlockedItems());
    for (const GList *each = items.get(); each; each = each->next) {
        const Held<SecretValue> value(secret_item_get_secret(static_cast<SecretItem *>(each->data)));
        gsize size = 0;
        if (const char *text = value ? secret_value_get(value.get(), &size) : nullptr)
            return std::string(text, size);
    }
    return tl::unexpected(items ? KeyringError::Other : KeyringError::NoEntry);
}

tl::expected<void, KeyringError> SystemKeyring::storeServerKey(const std::string &server,
                                                               const std::string &key,
                                                               Patience patience,
                                                               const std::stop_token &stop)
{
    const ServerCall call(server, patience, stop);
    if (!call.service())
        return tl::unexpected(KeyringError::NoKeyring);
    GError *error = nullptr;
    const Held<SecretCollection> collection(secret_collection_for_alias_sync(
        call.service(), SECRET_COLLECTION_DEFAULT, SECRET_COLLECTION_NONE, call.deadline(), &error));
    const bool hasFailed = error != nullptr;
    g_clear_error(&error);
    if (hasFailed)
        return tl::unexpected(KeyringError::NoKeyring);
    if (collection && secret_collection_get_locked(collection.get())) {
        GList objects = {collection.get(), nullptr, nullptr};
        if (!call.unlock(&objects))
            return tl::unexpected(KeyringError::Denied);
    }
    const Held<SecretValue> value(
        secret_value_new(key.data(), static_cast<gssize>(key.size()), "text/plain"));
    const Held<GHashTable> attributes(secret_attributes_build(
        &serverSchema(), "user", server.c_str(), "server", "Keyseed", "type", "plaintext", nullptr));
    // Where there is no collection, the person is asked to make one.
    const Deadline deadline(collection ? patience.service : patience.person,
                            collection ? std::stop_token() : stop);
    const bool isStored = secret_service_store_sync(call.service(),
                                                    &serverSchema(),
                                                    attributes.get(),
                                                    SECRET_COLLECTION_DEFAULT,
                                                    ("Keyseed: key for " + server).c_str(),
                                                    value.get(),
                                                    deadline,
                                                    &error);
    const bool isLocked = error && g_error_matches(error, SECRET_ERROR, SECRET_ERROR_IS_LOCKED);
    g_clear_error(&error);
    if (!isStored)
        return tl::unexpected(isLocked ? KeyringError::Denied : KeyringError::Other);
    return {};
}

tl::expected<void, KeyringError>
SystemKeyring::removeServerKey(const std::string &server, Patience patience, const std::stop_token &stop)
{
    const ServerCall call(server, patience, stop);
    KEYSEED_ASSIGN(const auto items, call.unlockedItems());
    const Deadline deadline(patience.service);
    bool isRemoved = true;
    for (const GList *each = items.get(); each; each = each->next)
        isRemoved =
            secret_item_delete_sync(static_cast<SecretItem *>(each->data), deadline, nullptr) && isRemoved;
    if (!isRemoved)
        return tl::unexpected(KeyringError::Other);
    return {};
}

} // namespace core::privacy
