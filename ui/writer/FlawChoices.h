#pragma once

#include <QList>
#include <QWidget>

#include <functional>

namespace ui {

class ProjectSession;
class WriterFields;

/// Chooses the treatment of an answer with a flaw (plan.writer.flaws): one chooser for each of the five.
class FlawChoices final : public QWidget
{
    Q_OBJECT

public:
    explicit FlawChoices(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    template<typename Member>
    void add(const QString &label, const char *objectName, Member member, bool hasText = true);

    ProjectSession &m_session;
    WriterFields *m_fields;
    QList<std::function<void()>> m_shows;
};

} // namespace ui
