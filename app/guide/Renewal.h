#pragma once

#include "core/base/Result.h"

#include <QImage>
#include <QString>

namespace guide {

/// At most 256 colours, the fewest losses: no pixel is further than a tolerance from what it was, and the
/// tolerance is the smallest that does. A picture of a window has few colours and their shades at the edges
/// of letters.
QImage inFewColours(const QImage &picture);

/// Takes the pictures of the guide from those that tst_journey made ("04-records.png") into `folder`, small.
core::Result<void> renewPictures(const QString &screenshots, const QString &folder);

} // namespace guide
