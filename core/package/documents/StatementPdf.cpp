#include "core/package/contents/Contents.h"
#include "core/package/corpus/Approval.h"
#include "core/package/documents/Documents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/text/Prose.h"
#include "core/print/Charts.h"
#include "core/print/Pdf.h"
#include "core/privacy/accounting/Accounting.h"

#include <cmath>

namespace core::package {

namespace {

using print::Flow;
using privacy::Spend;
using synthesis::ReleasedModel;

std::string orNotGiven(const std::string &text)
{
    const std::string line = oneLine(text);
    return line.empty() ? "not given" : line;
}

void addFacts(Flow &flow, const Contents &contents)
{
    const Description &about = contents.description;
    const ReleasedModel &model = *contents.model;
    flow.facts({{"Project", orNotGiven(about.project)},
                {"Made on", about.madeOn.text() + ", with Keyseed " + oneLine(about.programVersion)},
                {"What is released",
                 counted(contents.documents->size(), "synthetic text")
                     + (about.documentType.empty() ? "" : " (" + oneLine(about.documentType) + ")")
                     + (hasLabels(model) ? " with " + counted(model.labels.size(), "label") : "")},
                {"Unit of privacy",
                 contents.budget.unitIsPerson ? "one patient: all records of the same person together"
                                              : "one record"},
                {"Purpose", orNotGiven(about.purpose)},
                {"Recipient", orNotGiven(about.recipient)},
                {"Licence", orNotGiven(about.licence)},
                {"Contact", orNotGiven(about.contact)}});
}

void addPromise(Flow &flow, const Contents &contents)
{
    const BudgetStatement &budget = contents.budget;
    const std::string unit = unitWord(budget.unitIsPerson);
    flow.heading("What is promised");
    flow.notice("This package is " + promise(budget) + ".",
                {.size = 11.0, .isBold = true},
                print::palette::accentSoft,
                print::palette::accent);
    flow.paragraph(unitInWords(budget));
    const double percent = 100.0 * largestSureness(budget.spend);
    print::addOdds(flow,
                   {.before = 50,
                    .beforeText = "before: 50 % sure that a given " + unit + " is in the data",
                    .after = static_cast<int>(std::ceil(percent)),
                    .afterText = "after studying the package: " + surenessInWords(budget.spend)});
    flow.paragraph(oddsInWords(budget));
    if (const std::string weakness = weaknessInWords(budget); !weakness.empty())
        flow.notice(weakness, {}, print::palette::warningSoft, print::palette::warning);
    if (const std::string rewritten = rewrittenInWords(*contents.model); !rewritten.empty())
        flow.notice(plainText(rewritten), {}, print::palette::warningSoft, print::palette::warning);
}

std::string firstAccount(const Spend &spend)
{
    const std::string epsilon = "epsilon " + millionths(spend.microEpsilon);
    return spend.isPure() ? epsilon : epsilon + ", delta " + trillionths(spend.picoDelta);
}

std::string secondAccount(const Spend &spend, std::int64_t picoDeltaOfLabels)
{
    return "rho " + rhoInWords(spend, picoDeltaOfLabels);
}

void addAccounts(Flow &flow, const BudgetStatement &budget)
{
    const Spend replacing = privacy::replaceOne(budget.spend);
    // The delta of a group of two, as replaceOne() has it.
    const std::int64_t replacingLabels = privacy::replaceOne({.microEpsilon = budget.spend.microEpsilon,
                                                              .picoDelta = budget.picoDeltaOfLabels})
                                             .picoDelta;
    const std::string unit = unitWord(budget.unitIsPerson);
    const bool hasSecond = otherAccountSaysMore(budget);
    flow.heading(hasSecond ? "Both accounts" : "Account", 80.0);
    flow.paragraph(
        plainText(replacedUnit(budget))
        + (hasSecond ? " The same spend is kept in a second account, by another calculus. Both hold." : ""));
    print::Table table{
        .columns = {{"account", 1.1},
                    {"one " + unit + " added or removed", 1.5},
                    {"one " + unit + " replaced by another", 1.5}},
        .rows = {{budget.spend.isPure() ? "pure differential privacy" : "approximate differential privacy",
                  firstAccount(budget.spend),
                  firstAccount(replacing)}}};
    if (hasSecond)
        table.rows.push_back({"zero-concentrated differential privacy",
                              secondAccount(budget.spend, budget.picoDeltaOfLabels),
                              secondAccount(replacing, replacingLabels)});
    print::addTable(flow, table);
}

// Adds the signer and the approver, before anyone signs this page.
void addKeys(Flow &flow, const Contents &contents)
{
    const auto approval = contents.approval ? readApproval(*contents.approval)
                                            : Result<ApprovalFacts>(fail(ErrorCode::NotFound, ""));
    if (!contents.signer && !approval)
        return;
    flow.heading("Electronic signatures", 60.0);
    if (contents.signer)
        flow.paragraph("The package is signed. Fingerprint of the key: "
                       + contents.signer->publicKey().fingerprint()
                       + ". Public key: " + contents.signer->publicKey().text() + ".");
    if (approval)
        flow.paragraph("Approved by " + plainText(approval->name) + " on " + dayOf(approval->approvedAt)
                       + ", fingerprint of the key " + approval->key.fingerprint() + ": "
                       + plainText(approval->reason));
}

void addSignature(Flow &flow, const Description &about)
{
    flow.heading("Signature of the privacy officer", 90.0);
    flow.paragraph("I have read this statement. The package \"" + orNotGiven(about.project) + "\", made on "
                   + about.madeOn.text() + ", may be handed to the recipient named above.");
    flow.signatureLines({"name", "date", "signature"});
}

} // namespace

Result<std::string> statementPdf(const Contents &contents)
{
    const Description &about = contents.description;
    const std::string title = orNotGiven(about.title.empty() ? about.project : about.title);
    return print::pdf({.title = "Privacy statement: " + title,
                       .programVersion = about.programVersion,
                       .createdAt = about.madeOn.midnight()},
                      [&](Flow &flow) {
                          flow.title("Privacy statement", title);
                          addFacts(flow, contents);
                          addPromise(flow, contents);
                          addAccounts(flow, contents.budget);
                          addBudgetChart(flow, contents);
                          addCountsChart(flow, contents);
                          addLedgerChart(flow, contents);
                          addMechanisms(flow, contents);
                          addPublicThings(flow, contents);
                          addLimits(flow, contents);
                          addTexts(flow, contents);
                          addKeys(flow, contents);
                          addSignature(flow, about);
                      });
}

} // namespace core::package
