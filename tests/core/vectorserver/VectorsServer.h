#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>

#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace tests {

/// An HTTP server of vectors on loopback, in a thread of its own. `answer` makes of the texts of a request
/// status and body.
class VectorsServer
{
public:
    struct Seen
    {
        QByteArray head;
        QByteArray body;
    };
    struct Answer
    {
        int status = 200;
        QByteArray body;
        QByteArray headers = {};
    };
    using Answering = std::function<Answer(const QStringList &texts, int request)>;

    explicit VectorsServer(Answering answering)
        : m_answering(std::move(answering))
    {
        m_thread.start();
        m_server = new QTcpServer;
        m_server->moveToThread(&m_thread);
        QMetaObject::invokeMethod(
            m_server,
            [this] {
                m_server->listen(QHostAddress::LocalHost);
                m_port = m_server->serverPort();
                QObject::connect(m_server, &QTcpServer::newConnection, m_server, [this] { accept(); });
            },
            Qt::BlockingQueuedConnection);
    }
    ~VectorsServer()
    {
        QMetaObject::invokeMethod(
            m_server, [this] { delete m_server; }, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }

    std::string url(const std::string &path) const
    {
        return "http://127.0.0.1:" + std::to_string(m_port) + path;
    }
    std::vector<Seen> seen() const
    {
        const std::lock_guard lock(m_mutex);
        return m_seen;
    }
    /// All texts that were ever sent, in order.
    QStringList texts() const
    {
        QStringList all;
        for (const Seen &each : seen())
            all += textsOf(each.body);
        return all;
    }

    static QByteArray openAi(const QList<QList<double>> &rows)
    {
        QJsonArray data;
        for (qsizetype i = 0; i < rows.size(); ++i)
            data.append(QJsonObject{{QStringLiteral("index"), int(i)},
                                    {QStringLiteral("embedding"), array(rows[i])}});
        return QJsonDocument(QJsonObject{{QStringLiteral("data"), data}}).toJson();
    }
    static QByteArray ollama(const QList<QList<double>> &rows)
    {
        QJsonArray data;
        for (const auto &row : rows)
            data.append(array(row));
        return QJsonDocument(QJsonObject{{QStringLiteral("embeddings"), data}}).toJson();
    }
    /// A different direction for every first letter.
    static QList<QList<double>> byLetter(const QStringList &texts)
    {
        QList<QList<double>> rows;
        for (const QString &text : texts) {
            QList<double> row(26, 0.0);
            row[(text.front().toLower().unicode() + 7) % 26] = 2.5; // 0 of "a"
            rows.append(row);
        }
        return rows;
    }

private:
    static QJsonArray array(const QList<double> &row)
    {
        QJsonArray numbers;
        for (const double number : row)
            numbers.append(number);
        return numbers;
    }
    static QStringList textsOf(const QByteArray &body)
    {
        QStringList texts;
        for (const auto &each :
             QJsonDocument::fromJson(body).object().value(QStringLiteral("input")).toArray())
            texts << each.toString();
        return texts;
    }

    void accept()
    {
        while (QTcpSocket *socket = m_server->nextPendingConnection())
            QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { take(*socket); });
    }

    void take(QTcpSocket &socket)
    {
        QByteArray bytes = socket.property("bytes").toByteArray() + socket.readAll();
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        const qsizetype at = bytes.toLower().indexOf("content-length:");
        const qsizetype length =
            at < 0 ? 0 : bytes.mid(at + 15, bytes.indexOf('\r', at) - at - 15).trimmed().toLongLong();
        if (end < 0 || bytes.size() < end + 4 + length) {
            socket.setProperty("bytes", bytes);
            return;
        }
        socket.setProperty("bytes", bytes.mid(end + 4 + length));
        int number = 0;
        {
            const std::lock_guard lock(m_mutex);
            m_seen.push_back({bytes.left(end), bytes.mid(end + 4, length)});
            number = int(m_seen.size());
        }
        const Answer answer = m_answering(textsOf(bytes.mid(end + 4, length)), number);
        socket.write("HTTP/1.1 " + QByteArray::number(answer.status)
                     + " Told\r\nContent-Type: application/json\r\n" + answer.headers + "Content-Length: "
                     + QByteArray::number(answer.body.size()) + "\r\n\r\n" + answer.body);
    }

    Answering m_answering;
    QThread m_thread;
    QTcpServer *m_server;
    quint16 m_port = 0;
    mutable std::mutex m_mutex;
    std::vector<Seen> m_seen;
};

} // namespace tests
