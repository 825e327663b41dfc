#include "app/guide/Renewal.h"

#include "app/guide/GuideText.h"
#include "app/guide/Page.h"
#include "core/base/Result.h"

#include <QBuffer>
#include <QDir>
#include <QHash>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace guide {

namespace {

constexpr std::size_t paletteSize = 256;

int distance(QRgb one, QRgb other)
{
    return std::max({std::abs(qRed(one) - qRed(other)),
                     std::abs(qGreen(one) - qGreen(other)),
                     std::abs(qBlue(one) - qBlue(other))});
}

std::vector<QRgb> coloursByFrequency(const QImage &picture)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    std::vector<QRgb> colours(counts.keyBegin(), counts.keyEnd());
    std::sort(colours.begin(), colours.end(), [&](QRgb one, QRgb other) { // the same order every time
        return counts[one] != counts[other] ? counts[one] > counts[other] : one < other;
    });
    return colours;
}

std::vector<QRgb>::const_iterator nearest(const std::vector<QRgb> &palette, QRgb colour)
{
    return std::min_element(palette.begin(), palette.end(), [&](QRgb one, QRgb other) {
        return distance(one, colour) < distance(other, colour);
    });
}

/// The frequent colours; those within the tolerance of one of them are shown as it. Empty where it takes too
/// many.
std::vector<QRgb> paletteOf(const std::vector<QRgb> &colours, int tolerance)
{
    std::vector<QRgb> palette;
    for (const QRgb colour : colours) {
        if (!palette.empty() && distance(*nearest(palette, colour), colour) <= tolerance)
            continue;
        if (palette.size() == paletteSize)
            return {};
        palette.push_back(colour);
    }
    return palette;
}

core::Result<QString> screenshotOf(const QDir &folder, const QString &name)
{
    QStringList found = folder.entryList({QStringLiteral("[0-9][0-9]-%1.png").arg(name)}, QDir::Files);
    if (found.size() != 1)
        return core::fail(core::ErrorCode::NotFound,
                          folder.path().toStdString() + ": expected one picture NN-" + name.toStdString()
                              + ".png, found " + std::to_string(found.size()) + ": run tst_journey first");
    return folder.filePath(found.constFirst());
}

} // namespace

QImage inFewColours(const QImage &picture)
{
    const QImage source = picture.convertToFormat(QImage::Format_RGB32);
    const std::vector<QRgb> colours = coloursByFrequency(source);
    std::vector<QRgb> palette;
    for (int tolerance = 0; palette.empty(); ++tolerance)
        palette = paletteOf(colours, tolerance);
    QHash<QRgb, uint> places;
    for (const QRgb colour : colours)
        places.insert(colour, static_cast<uint>(nearest(palette, colour) - palette.cbegin()));
    QImage result(source.size(), QImage::Format_Indexed8);
    result.setColorTable(QList<QRgb>(palette.begin(), palette.end()));
    for (int y = 0; y < source.height(); ++y)
        for (int x = 0; x < source.width(); ++x)
            result.setPixel(x, y, places[source.pixel(x, y)]);
    return result;
}

core::Result<void> renewPictures(const QString &screenshots, const QString &folder)
{
    for (const Picture &each : pictures()) {
        KEYSEED_ASSIGN(const auto path, screenshotOf(QDir(screenshots), each.name));
        const QImage picture(path);
        if (picture.isNull())
            return core::fail(core::ErrorCode::Io, path.toStdString() + ": expected a picture");
        QBuffer file;
        file.open(QIODevice::WriteOnly);
        inFewColours(picture).save(&file, "PNG", 0); // Qt's 0 is the smallest file, not the worst picture
        KEYSEED_TRY(write(QStringLiteral("%1/%2.png").arg(folder, each.name), file.data()));
    }
    return {};
}

} // namespace guide
