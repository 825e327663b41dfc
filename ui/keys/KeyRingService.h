#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>

namespace ui {

/// Asks whether a keyring answers on the bus of the session; calls `done` once, later, unless
/// `context` is gone by then.
void askKeyRingService(QObject *context, std::chrono::milliseconds patience, std::function<void(bool)> done);

/// Asks whether the keyring holds something for that account of the service which it does not give out
/// because it is locked. Like askKeyRingService.
void askIsLocked(QObject *context,
                 std::chrono::milliseconds patience,
                 const QString &service,
                 const QString &account,
                 std::function<void(bool)> done);

} // namespace ui
