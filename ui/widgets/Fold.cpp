#include "ui/widgets/Fold.h"

#include "ui/text/HelpText.h"
#include "ui/text/SpokenText.h"
#include "ui/widgets/Labels.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace ui {

Fold::Fold(Words words, const char *objectName, const char *help, QWidget *content, QWidget *parent)
    : QWidget(parent)
    , m_words(std::move(words))
    , m_link(makeButton({}, objectName, "link", this))
    , m_content(content)
{
    setHelp(m_link, QLatin1String(help));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_link, 0, Qt::AlignLeft);
    column->addWidget(m_content);
    connect(m_link, &QPushButton::clicked, this, [this] { setUnfolded(m_content->isHidden()); });
    setUnfolded(false);
}

void Fold::setUnfolded(bool unfolded)
{
    m_content->setVisible(unfolded);
    m_link->setText(unfolded ? m_words.hide : m_words.show);
    m_link->setAccessibleName(spokenText(m_link->text()));
}

void Fold::setLinkVisible(bool visible)
{
    m_link->setVisible(visible);
}

} // namespace ui
