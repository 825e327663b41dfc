#pragma once

#include <QTest>

// QTRY_VERIFY and QTRY_COMPARE give up after five seconds, which a busy machine can take for what an idle one
// does at once. Here they wait as long as a machine may be slow; what comes about ends the wait, however long
// it may be.

#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), 30'000)

#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT((expression), message, 30'000)

#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, expected) QTRY_COMPARE_WITH_TIMEOUT((expression), expected, 30'000)
