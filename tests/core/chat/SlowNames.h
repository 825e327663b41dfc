#pragma once

#include <chrono>
#include <condition_variable>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <netdb.h>

/// A name server that does not answer for "slow.invalid" until it is told to. To be included by one file of a
/// program: its getaddrinfo takes the place of the system's.
class SlowNames
{
public:
    static void wait()
    {
        std::unique_lock lock(mutex());
        isAsked() = true;
        changed().notify_all();
        changed().wait_for(lock, std::chrono::seconds(20), [] { return isToldTo(); });
    }

    static void answer()
    {
        const std::lock_guard lock(mutex());
        isToldTo() = true;
        changed().notify_all();
    }

    static bool wasAsked()
    {
        const std::lock_guard lock(mutex());
        return isAsked();
    }

private:
    // Never destroyed: the thread that asks may outlive the program's end.
    static std::mutex &mutex()
    {
        static auto *one = new std::mutex;
        return *one;
    }
    static std::condition_variable &changed()
    {
        static auto *one = new std::condition_variable;
        return *one;
    }
    static bool &isToldTo()
    {
        static bool is = false;
        return is;
    }
    static bool &isAsked()
    {
        static bool is = false;
        return is;
    }
};

extern "C" int getaddrinfo(const char *name, const char *service, const addrinfo *hints, addrinfo **found)
{
    if (name && std::strcmp(name, "slow.invalid") == 0)
        SlowNames::wait();
    using Real = int (*)(const char *, const char *, const addrinfo *, addrinfo **);
    static const auto real = reinterpret_cast<Real>(dlsym(RTLD_NEXT, "getaddrinfo"));
    return real(name, service, hints, found);
}
