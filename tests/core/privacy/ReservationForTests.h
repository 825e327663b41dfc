#pragma once

#include "core/privacy/Reservation.h"

namespace core::privacy {

/// Debits nothing; exists in the tests only.
struct ReservationForTests
{
    static Reservation of(const Spend &spend) { return {1, spend}; }
};

} // namespace core::privacy
