#include "ui/steps/release/NewKeyForm.h"

#include "core/signing/KeyFile.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ui {

namespace {

bool isLongEnough(const QString &passphrase)
{
    return passphrase.toUcs4().size() >= static_cast<qsizetype>(core::signing::minimumPassphrase);
}

} // namespace

QString KeyPanelRole::named(const char *part) const
{
    return QLatin1String(name) + QLatin1String(part);
}

QString KeyPanelRole::label(const QString &text) const
{
    return hasMnemonics ? text : spokenText(text);
}

QLineEdit *KeyPanelRole::makeField(const char *part, const QString &text, QWidget *parent) const
{
    auto *field = new QLineEdit(parent);
    makePassphraseField(*field);
    field->setObjectName(named(part));
    field->setAccessibleName(spokenText(text));
    setHelp(field, QStringLiteral("release.passphrase"));
    return field;
}

NewKeyForm::NewKeyForm(const KeyPanelRole &role, QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    m_first = addField(*grid, role, "NewPassphrase", tr("Passph&rase for the key"));
    m_second = addField(*grid, role, "RepeatPassphrase", tr("The same a&gain"));
    auto *make = makeButton(role.label(tr("Make the &key")), "", "", this);
    make->setObjectName(role.named("MakeKey"));
    setHelp(make, QStringLiteral("release.key"));
    auto *note = makeLabel(tr("At least 10 characters. The passphrase cannot be recovered: keep it with your "
                              "other passphrases. Making the key takes about a second."),
                           "caption",
                           this);
    const int below = grid->rowCount();
    grid->addWidget(note, below, 1);
    grid->addWidget(make, below + 1, 1, Qt::AlignLeft);
    connect(make, &QPushButton::clicked, this, &NewKeyForm::submitted);
}

QLineEdit *
NewKeyForm::addField(QGridLayout &grid, const KeyPanelRole &role, const char *part, const QString &text)
{
    QLineEdit *field = role.makeField(part, text, this);
    auto *before = makeLabelFor(field, role.label(text), "", this);
    const int row = grid.rowCount();
    grid.addWidget(before, row, 0);
    grid.addWidget(field, row, 1);
    connect(field, &QLineEdit::textEdited, this, &NewKeyForm::edited);
    connect(field, &QLineEdit::returnPressed, this, &NewKeyForm::submitted);
    return field;
}

QString NewKeyForm::problem() const
{
    if (!isLongEnough(m_first->text()))
        return tr("The passphrase needs at least 10 characters.");
    return m_first->text() == m_second->text() ? QString() : tr("The two passphrases are not the same.");
}

QLineEdit *NewKeyForm::field() const
{
    return isLongEnough(m_first->text()) ? m_second : m_first;
}

std::shared_ptr<Passphrase> NewKeyForm::take()
{
    m_second->setText({});
    return Passphrase::takeFrom(*m_first);
}

} // namespace ui
