#pragma once

#include "ui/recipient/ReceivedDesk.h"

#include <QString>
#include <QWidget>

#include <string>

class QFormLayout;
class QLabel;
class QPushButton;

namespace ui {

/// A fingerprint as it is read out, "F64F 76A3" as "Foxtrot 6 4 Foxtrot, 7 6 Alfa 3": letters by the alphabet
/// of the ITU (Radio Regulations, Appendix 14), which is the same in every language.
QString spokenFingerprint(const std::string &fingerprint);

class Badge;
class Card;
class OddsCard;
class VerificationView;

/// Shows the guarantee: whether the package is complete and signed, how well it protects, and its purpose.
class PromiseTab final : public QWidget
{
    Q_OBJECT

public:
    explicit PromiseTab(ReceivedDesk &desk, QWidget *parent = nullptr);

private:
    QWidget *makeCheck();
    QWidget *makeSigner();
    QWidget *makeFound();
    QWidget *makePromise();
    QWidget *makeUse();
    void refresh();
    void showCheck();
    void showSigner();
    void showPromise();
    static QString natureText(const core::plan::Plan &plan);
    static QString unitText(const core::recipient::PackagePromise &promise);
    void showUse();
    QString verdict() const;

    ReceivedDesk &m_desk;
    Badge *m_badge = nullptr;
    QLabel *m_verdict = nullptr;
    VerificationView *m_found = nullptr;
    QWidget *m_signer = nullptr;
    QLabel *m_fingerprint = nullptr;
    QLabel *m_spoken = nullptr;
    QWidget *m_promiseCard = nullptr;
    QLabel *m_promise = nullptr;
    QLabel *m_unit = nullptr;
    OddsCard *m_odds = nullptr;
    QWidget *m_useCard = nullptr;
    QLabel *m_nature = nullptr; ///< written, or rewritten records
    QFormLayout *m_use = nullptr;
};

} // namespace ui
