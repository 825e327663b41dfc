// Draws an SVG file as a square picture: keyseed-icon FILE.svg SIZE OUTPUT. The build makes the icons in
// pixels with it, so that it needs no other program. What Qt can write decides the kind of picture: png, on
// macOS icns.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char **argv)
{
    const int size = argc == 4 ? QByteArray(argv[2]).toInt() : 0;
    if (size < 1 || size > 4096) {
        std::fputs("usage: keyseed-icon FILE.svg SIZE OUTPUT\n", stderr);
        return 2;
    }
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    if (!drawing.isValid()) {
        std::fprintf(stderr, "keyseed-icon: %s: not a drawing in SVG\n", argv[1]);
        return 1;
    }
    QImage picture(size, size, QImage::Format_ARGB32);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    painter.end();
    if (!picture.save(QString::fromLocal8Bit(argv[3]))) {
        std::fprintf(stderr, "keyseed-icon: %s: could not be written\n", argv[3]);
        return 1;
    }
    return 0;
}
