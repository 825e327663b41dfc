#pragma once

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QString>
#include <QTemporaryDir>

#include <stdexcept>
#include <string>

/// What another reader makes of a PDF: Poppler's, as Debian packages it.
namespace tests {

inline QString outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForStarted() || !process.waitForFinished() || process.exitCode() != 0)
        throw std::runtime_error(program.toStdString() + " failed (package poppler-utils): "
                                 + process.readAllStandardError().toStdString());
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// A PDF in a file, for as long as it lives.
class PdfFile
{
public:
    explicit PdfFile(const std::string &bytes)
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0)
            throw std::runtime_error("cannot write " + path().toStdString());
    }

    QString path() const { return m_folder.filePath("document.pdf"); }

    /// "Pages", "Title", "CreationDate" ...
    QString info(const QString &name) const
    {
        const QString all = outputOf("pdfinfo", {"-isodates", path()});
        const QRegularExpression line("^" + name + ":\\s*(.*)$", QRegularExpression::MultilineOption);
        return line.match(all).captured(1);
    }

    int pages() const { return info("Pages").toInt(); }

    /// Words with single spaces between them; of one page, or of all (0).
    QString text(int page = 0) const
    {
        QStringList arguments{"-enc", "UTF-8"};
        if (page > 0)
            arguments << "-f" << QString::number(page) << "-l" << QString::number(page);
        return outputOf("pdftotext", arguments << path() << "-").simplified();
    }

    /// As text(), in rows as they stand on the page.
    QString rows() const { return outputOf("pdftotext", {"-enc", "UTF-8", "-layout", path(), "-"}); }

    /// The words that do not lie on their page within `margin` points.
    QStringList wordsOffPage(double margin) const
    {
        const QString boxes = outputOf("pdftotext", {"-enc", "UTF-8", "-bbox", path(), "-"});
        static const QRegularExpression word(
            R"re(<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>)re");
        QStringList off;
        for (auto each = word.globalMatch(boxes); each.hasNext();) {
            const auto match = each.next();
            if (match.captured(1).toDouble() < margin || match.captured(3).toDouble() > 595.28 - margin
                || match.captured(2).toDouble() < 0 || match.captured(4).toDouble() > 841.89)
                off << match.captured(5);
        }
        return off;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace tests
