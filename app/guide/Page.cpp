#include "app/guide/Page.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

namespace guide {

namespace {

/// Reads on a screen of any width, and on paper: a chapter's picture and a topic are not torn apart.
const QString style = QStringLiteral(R"(
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1.25rem 4rem; background: #ffffff; color: #1f2933;
  font: 1rem/1.55 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.35rem; line-height: 1.3; margin: 2.5rem 0 0.4rem; padding-top: 0.9rem;
  border-top: 1px solid #d8dee5; }
h3 { font-size: 1rem; margin: 1.1rem 0 0.2rem; }
p, ul, ol, dl { margin: 0 0 0.7rem; }
a { color: #0b6e99; }
.question { font-size: 1.05rem; color: #4a5764; }
.note, footer { font-size: 0.9rem; color: #4a5764; }
figure { margin: 1rem 0 1.4rem; }
figure img { display: block; max-width: 100%; height: auto; border: 1px solid #d8dee5; border-radius: 8px; }
figcaption { margin-top: 0.35rem; font-size: 0.9rem; color: #4a5764; }
img.drawing { display: block; margin: 0.3rem 0 0.6rem; }
dt { margin-top: 1.3rem; font-weight: 700; }
dd { margin: 0.15rem 0 0; padding-inline-start: 1rem; border-inline-start: 3px solid #d5e8f1; }
:target { background: #fdf3dc; }
code, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 0.9em; }
pre { padding: 0.7rem 0.9rem; background: #f2f4f7; border-radius: 6px; overflow-x: auto; }
table { border-collapse: collapse; margin: 0 0 1rem; }
th, td { padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid #d8dee5; text-align: start;
  vertical-align: top; }
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h2, h3, dt { break-after: avoid; }
  figure, table, pre { break-inside: avoid; }
  figure img { max-width: 15cm; }
  a { color: inherit; }
}
)");

} // namespace

QString makePage(const QString &language, const QString &title, const QString &content)
{
    const bool isMirrored = QLocale(language).textDirection() == Qt::RightToLeft;
    return QStringLiteral(
               "<!DOCTYPE html>\n"
               "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%1\" xml:lang=\"%1\" dir=\"%2\">\n"
               "<head>\n<meta charset=\"utf-8\"/>\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
               .arg(language, isMirrored ? QStringLiteral("rtl") : QStringLiteral("ltr"))
           + element(QStringLiteral("title"), title) + QStringLiteral("\n<style>") + style
           + QStringLiteral("</style>\n</head>\n<body>\n") + content + QStringLiteral("</body>\n</html>\n");
}

QString element(const QString &name, const QString &text)
{
    return QStringLiteral("<%1>%2</%1>").arg(name, text.toHtmlEscaped());
}

QString link(const QString &target, const QString &text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target.toHtmlEscaped(), text.toHtmlEscaped());
}

namespace {

core::Error unusable(const QString &path, const char *expected, const QString &reason)
{
    return {core::ErrorCode::Io,
            path.toStdString() + ": expected to " + expected + ": " + reason.toStdString()};
}

} // namespace

core::Result<QByteArray> read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return core::fail(unusable(path, "read this file", file.errorString()));
    return file.readAll();
}

core::Result<void> write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return core::fail(unusable(path, "write this file", file.errorString()));
    return {};
}

} // namespace guide
