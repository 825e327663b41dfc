#include "tests/ui/ReleaseStage.h"
#include "ui/session/ReleaseDesk.h"
#include "ui/session/WritingDesk.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_publictextsrelease {

/// A plan that writes from public texts, from the window's session to the package.
class TestPublicTextsRelease : public QObject
{
    Q_OBJECT

private slots:
    void the_package_says_what_it_was_written_from();
};

void TestPublicTextsRelease::the_package_says_what_it_was_written_from()
{
    ReleaseStage stage;
    QByteArray texts("text\n");
    for (int each = 0; each < 20; ++each)
        texts += each % 2 == 0 ? "Heart failure was known. Aspirin was given.\n"
                               : "A stent was placed. The heart was well.\n";
    const QString file = stage.stage().write("public.csv", texts);
    stage.session().edit([&](core::plan::Plan &plan) {
        plan.synthesis = {.method = "augpe",
                          .epsilon = {{"votes", 4.0}},
                          .settings = {{"rounds", std::int64_t{1}},
                                       {"chosen", std::int64_t{2}},
                                       {"variations", std::int64_t{1}}}};
        plan.writer.kind = "publicTexts";
        auto &source = plan.writer.texts;
        source.files = {file.toStdString()};
        source.textColumn = "text";
        source.arePublic = true;
        source.origin = "A journal";
        source.licence = "CC0";
    });
    QVERIFY(stage.untilWritten());
    const QString folder = stage.path("package");
    QVERIFY(stage.session().release().exportPackage(folder.toStdString()));
    QVERIFY(stage.settle());
    QFile manifest(folder + QStringLiteral("/manifest.json"));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    const auto writer = QJsonDocument::fromJson(manifest.readAll())[QStringLiteral("writer")];
    QCOMPARE(writer[QStringLiteral("texts")][QStringLiteral("origin")].toString(),
             QStringLiteral("A journal"));
}

} // namespace tst_publictextsrelease

QTEST_MAIN(tst_publictextsrelease::TestPublicTextsRelease)
#include "tst_publictextsrelease.moc"
