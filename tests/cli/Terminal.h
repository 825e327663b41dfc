#pragma once

#include <QtGlobal>

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

/// The two ends of a terminal.
struct Terminal
{
    Terminal()
        : master(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
    {
        if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0)
            qFatal("no terminal");
        slave = ::open(::ptsname(master), O_RDWR | O_NOCTTY | O_CLOEXEC);
    }
    ~Terminal()
    {
        ::close(slave);
        ::close(master);
    }
    int master;
    int slave = -1;
};
