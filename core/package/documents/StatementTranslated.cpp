#include "core/package/archive/PackageFiles.h"
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

#include <algorithm>
#include <cmath>
#include <vector>

namespace core::package {

namespace {

using print::Flow;

/// Returns a number with the decimal comma of German, Spanish and French.
std::string withComma(std::string number)
{
    std::ranges::replace(number, '.', ',');
    return number;
}

void addSpend(Json &facts, const BudgetStatement &budget)
{
    const privacy::Spend &spend = budget.spend;
    const privacy::Spend replacing = privacy::replaceOne(spend);
    const double percent = 100.0 * largestSureness(spend);
    facts["person"] = budget.unitIsPerson;
    facts["epsilon"] = withComma(millionths(spend.microEpsilon));
    facts["replacingEpsilon"] = withComma(millionths(replacing.microEpsilon));
    facts["sure"] = withComma(roundedUp(percent, 1));
    facts["certain"] = percent > 99.9;
    facts["weak"] = !weaknessInWords(budget).empty();
    if (!spend.isPure()) {
        facts["delta"] = withComma(trillionths(spend.picoDelta));
        facts["replacingDelta"] = withComma(trillionths(replacing.picoDelta));
    }
    if (otherAccountSaysMore(budget) && budget.picoDeltaOfLabels == 0) {
        facts["rho"] = withComma(trillionths(spend.picoRho));
        facts["rhoEpsilon"] = withComma(roundedUp(privacy::zcdpEpsilon(spend.rho(), statedDelta), 4));
    }
}

void addHistory(Json &facts, const SourceHistory &history)
{
    const privacy::AccountStatement together = history.together();
    facts["history"] = true;
    facts["debits"] = std::to_string(history.debits().size());
    facts["togetherEpsilon"] = withComma(millionths(together.microEpsilon));
    if (together.picoDelta > 0)
        facts["togetherDelta"] = withComma(trillionths(together.picoDelta));
    if (const auto cap = history.capMicroEpsilon())
        facts["cap"] = withComma(millionths(*cap));
}

void addSigners(Json &facts, const Contents &contents)
{
    if (contents.signer)
        facts["fingerprint"] = contents.signer->publicKey().fingerprint();
    if (const auto approval = contents.approval ? readApproval(*contents.approval)
                                                : Result<ApprovalFacts>(fail(ErrorCode::NotFound, ""))) {
        facts["approver"] = oneLine(approval->name);
        facts["approvedAt"] = dayOf(approval->approvedAt);
        facts["approverFingerprint"] = approval->key.fingerprint();
        facts["approvalReason"] = oneLine(approval->reason);
    }
    facts["signed"] = facts.contains("fingerprint") || facts.contains("approver");
}

// The words of people stand on one line each, because a line is a block of the page.
Json statementFacts(const Contents &contents)
{
    const Description &about = contents.description;
    Json facts{{"project", oneLine(about.project)},
               {"madeOn", about.madeOn.text()},
               {"programVersion", oneLine(about.programVersion)},
               {"texts", std::to_string(contents.documents->size())},
               {"purpose", oneLine(about.purpose)},
               {"recipient", oneLine(about.recipient)},
               {"licence", oneLine(about.licence)},
               {"contact", oneLine(about.contact)},
               {"rewritten", isRewritten(*contents.model)},
               {"labelFindings", !contents.labelFindings.empty()}};
    addSpend(facts, contents.budget);
    if (contents.history)
        addHistory(facts, *contents.history);
    if (contents.excluded.total() > 0)
        facts["leftOut"] = std::to_string(contents.excluded.total());
    if (contents.exactComparisons != PublicNumber())
        facts["looks"] = std::to_string(contents.exactComparisons.value());
    addSigners(facts, contents);
    return facts;
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end > begin)
            lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// Draws the lines of a statement. The first characters of a line say what it is: "# " the title, "## " a
/// heading, "* " a fact ("name: value"), "> " the promise, "! " a warning, "- " an item of a list, "_ " lines
/// for handwriting ("name | date"); any other line is a paragraph.
class StatementPage final
{
public:
    StatementPage(Flow &flow, const std::string &name)
        : m_flow(flow)
        , m_name(name)
    {}

    void add(const std::vector<std::string> &lines);

private:
    void add(const std::string &line);
    void addGathered();
    void addSignature(std::string_view names);

    Flow &m_flow;
    const std::string &m_name;
    std::vector<print::Fact> m_facts;
    std::vector<std::string> m_items;
};

void StatementPage::addGathered()
{
    if (!m_facts.empty())
        m_flow.facts(m_facts);
    if (!m_items.empty())
        m_flow.bullets(m_items);
    m_facts.clear();
    m_items.clear();
}

void StatementPage::addSignature(std::string_view names)
{
    constexpr std::string_view between = " | ";
    std::vector<std::string> all;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(between), names.size());
        all.emplace_back(names.substr(0, end));
        names.remove_prefix(std::min(end + between.size(), names.size()));
    }
    m_flow.signatureLines(all);
}

void StatementPage::add(const std::string &line)
{
    const bool isHeading = line.starts_with("## ");
    const std::string rest = line.substr(std::min<std::size_t>(isHeading ? 3 : 2, line.size()));
    if (line.starts_with("* ")) {
        const std::size_t colon = std::min(rest.find(": "), rest.size());
        m_facts.push_back({rest.substr(0, colon), rest.substr(std::min(colon + 2, rest.size()))});
        return;
    }
    if (line.starts_with("- ")) {
        m_items.push_back(rest);
        return;
    }
    addGathered();
    if (isHeading)
        m_flow.heading(rest, 90.0);
    else if (line.starts_with("# "))
        m_flow.title(rest, m_name);
    else if (line.starts_with("> "))
        m_flow.notice(
            rest, {.size = 11.0, .isBold = true}, print::palette::accentSoft, print::palette::accent);
    else if (line.starts_with("! "))
        m_flow.notice(rest, {}, print::palette::warningSoft, print::palette::warning);
    else if (line.starts_with("_ "))
        addSignature(rest);
    else
        m_flow.paragraph(line);
}

void StatementPage::add(const std::vector<std::string> &lines)
{
    for (const std::string &line : lines)
        add(line);
    addGathered();
}

} // namespace

const std::vector<StatementLanguage> &statementLanguages()
{
    static const std::vector<StatementLanguage> all{
        {"de", files::statementGerman}, {"es", files::statementSpanish}, {"fr", files::statementFrench}};
    return all;
}

const StatementLanguage *statementLanguage(std::string_view code)
{
    const auto found = std::ranges::find(statementLanguages(), code, &StatementLanguage::code);
    return found == statementLanguages().end() ? nullptr : &*found;
}

Result<std::string> translatedStatementPdf(const Contents &contents, const StatementLanguage &language)
{
    const Description &about = contents.description;
    const std::string name = oneLine(about.title.empty() ? about.project : about.title);
    const std::vector<std::string> lines =
        linesOf(documentText("privacy-statement." + std::string(language.code), statementFacts(contents)));
    return print::pdf({.title = lines.front().substr(2) + ": " + name,
                       .programVersion = about.programVersion,
                       .createdAt = about.madeOn.midnight()},
                      [&](Flow &flow) { StatementPage(flow, name).add(lines); });
}

} // namespace core::package
