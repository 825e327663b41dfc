#include "core/privacy/SystemKeyring.h"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <filesystem>
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

/// Cancels what waits for the keyring when it takes too long.
class Deadline final
{
public:
    explicit Deadline(std::chrono::milliseconds patience)
        : m_cancellable(g_cancellable_new())
        , m_watch([this, patience](const std::stop_token &stop) {
            std::unique_lock lock(m_mutex);
            m_end.wait_for(lock, stop, patience, [] { return false; });
            if (!stop.stop_requested())
                g_cancellable_cancel(m_cancellable.get());
        })
    {}

    operator GCancellable *() const { return m_cancellable.get(); }

private:
    Held<GCancellable> m_cancellable;
    std::mutex m_mutex;
    std::condition_variable_any m_end;
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

Held<GDBusConnection> connectTo(const Deadline &deadline)
{
    if (!hasBus())
        return {};
    Held<GDBusConnection> bus(g_bus_get_sync(G_BUS_TYPE_SESSION, deadline, nullptr));
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

// Where an item can be made without asking anybody, and is there after the session, too.
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

} // namespace core::privacy
