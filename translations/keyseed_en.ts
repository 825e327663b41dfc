<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ConnectionText</name>
    <message numerus="yes">
        <source>%Ln server(s)</source>
        <translation>
            <numerusform>%Ln server</numerusform>
            <numerusform>%Ln servers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhrasePairs</name>
    <message numerus="yes">
        <source>%1 and %2: together in %Ln sequence(s), %3 expected by chance</source>
        <extracomment>%1, %2: phrases, %3: a number; %Ln: number of sequences</extracomment>
        <translation>
            <numerusform>%1 and %2: together in %Ln sequence, %3 expected by chance</numerusform>
            <numerusform>%1 and %2: together in %Ln sequences, %3 expected by chance</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanIssueText</name>
    <message numerus="yes">
        <source>That is more than a million documents: with %Ln label(s), at most %1 for each.</source>
        <translation>
            <numerusform>That is more than a million documents: with %Ln label, at most %1 for each.</numerusform>
            <numerusform>That is more than a million documents: with %Ln labels, at most %1 for each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message numerus="yes">
        <source>%n declared</source>
        <translation>
            <numerusform>%n declared</numerusform>
            <numerusform>%n declared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Add the missing fields, or put a text of several lines into quotes.</source>
        <translation>
            <numerusform>%Ln field expected as in the header line, %1 found. Add what is missing, or put a text that runs over several lines into quotes.</numerusform>
            <numerusform>%Ln fields expected as in the header line, %1 found. Add what is missing, or put a text that runs over several lines into quotes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Put a text that contains the delimiter into quotes, or remove the extra fields.</source>
        <translation>
            <numerusform>%Ln field expected as in the header line, %1 found. Put a text that holds the delimiter into quotes, or remove what is too much.</numerusform>
            <numerusform>%Ln fields expected as in the header line, %1 found. Put a text that holds the delimiter into quotes, or remove what is too much.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewListModel</name>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look-alike(s)</source>
        <translation>
            <numerusform>%n look-alike</numerusform>
            <numerusform>%n look-alikes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceNames</name>
    <message numerus="yes">
        <source>%Ln file(s) in %1</source>
        <extracomment>%1: the name of a folder</extracomment>
        <translation>
            <numerusform>%Ln file in %1</numerusform>
            <numerusform>%Ln files in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln file(s)</source>
        <extracomment>%1: the name of an archive</extracomment>
        <translation>
            <numerusform>%1, %Ln file</numerusform>
            <numerusform>%1, %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>about %Ln minute</numerusform>
            <numerusform>about %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>about %Ln hour</numerusform>
            <numerusform>about %Ln hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WritingText</name>
    <message numerus="yes">
        <source>Paused: no new requests are sent. %Ln request(s) in progress will still be answered.</source>
        <translation>
            <numerusform>Paused: nothing new is asked for. %Ln request under way will still be answered.</numerusform>
            <numerusform>Paused: nothing new is asked for. %Ln requests under way will still be answered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server accepts no more requests now (%1). The next try is in about %n second(s).</source>
        <translation>
            <numerusform>The server cannot take more now (%1). Asked again in about %n second.</numerusform>
            <numerusform>The server cannot take more now (%1). Asked again in about %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) got no answer.</source>
        <translation>
            <numerusform>%Ln document got no answer.</numerusform>
            <numerusform>%Ln documents got no answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All documents are written. %Ln of them are marked: the Review page lists them.</source>
        <translation>
            <numerusform>All documents are written. %Ln of them is marked: the Review page lists it.</numerusform>
            <numerusform>All documents are written. %Ln of them are marked: the Review page lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are stored in the project; writing continues with the others.</source>
        <translation>
            <numerusform>%Ln document is kept in the project; writing goes on with the others.</numerusform>
            <numerusform>%Ln documents are kept in the project; writing goes on with the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln marked</numerusform>
            <numerusform>%Ln marked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln asked</source>
        <extracomment>so many documents that a model was asked for and has not answered yet</extracomment>
        <translation>
            <numerusform>%Ln asked</numerusform>
            <numerusform>%Ln asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting for another try</source>
        <translation>
            <numerusform>%Ln waiting for another try</numerusform>
            <numerusform>%Ln waiting for another try</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without an answer</source>
        <translation>
            <numerusform>%Ln without an answer</numerusform>
            <numerusform>%Ln without an answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped at the cap of %Ln request(s).</source>
        <translation>
            <numerusform>Stopped at the cap of %Ln request.</numerusform>
            <numerusform>Stopped at the cap of %Ln requests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) failed a check and are left out.</source>
        <translation>
            <numerusform>%Ln document failed a check and is left out.</numerusform>
            <numerusform>%Ln documents failed a check and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ApplyCard</name>
    <message numerus="yes">
        <source>%Ln prediction(s) saved: %1</source>
        <translation>
            <numerusform>%Ln prediction saved: %1</numerusform>
            <numerusform>%Ln predictions saved: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no text and no prediction.</source>
        <translation>
            <numerusform>%Ln row has no text and no prediction.</numerusform>
            <numerusform>%Ln rows have no text and no prediction.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CommitStep</name>
    <message numerus="yes">
        <source>%Ln phrase(s) stand out of the noise</source>
        <translation>
            <numerusform>%Ln phrase stands out of the noise</numerusform>
            <numerusform>%Ln phrases stand out of the noise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, under %Ln label(s).</source>
        <extracomment>%1: &quot;83 phrases stand out of the noise&quot;; %Ln: number of labels</extracomment>
        <translation>
            <numerusform>%1, under %Ln label.</numerusform>
            <numerusform>%1, under %Ln labels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of phrases stand out of the noise</source>
        <translation>
            <numerusform>%Ln group of phrases stands out of the noise</numerusform>
            <numerusform>%Ln groups of phrases stand out of the noise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) stand out of the noise.</source>
        <extracomment>of the synthetic texts that the records voted on in the last round</extracomment>
        <translation>
            <numerusform>%Ln text stands out of the noise.</numerusform>
            <numerusform>%Ln texts stand out of the noise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CostCard</name>
    <message numerus="yes">
        <source>The estimate assumes four letters per token, answers of the maximum length, and %Ln second(s) per request. Money is in the currency of your prices.</source>
        <translation>
            <numerusform>An estimate: a token is taken for four letters, an answer for as long as it may become, a request for %Ln second. Money is in the currency of your prices.</numerusform>
            <numerusform>An estimate: a token is taken for four letters, an answer for as long as it may become, a request for %Ln seconds. Money is in the currency of your prices.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeclareQuestion</name>
    <message numerus="yes">
        <source>Declare %n label(s) public?</source>
        <translation>
            <numerusform>Declare %n label public?</numerusform>
            <numerusform>Declare %n labels public?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DocumentsStep</name>
    <message numerus="yes">
        <source>Phrases of %Ln document(s): show</source>
        <translation>
            <numerusform>Phrases of %Ln document: show</numerusform>
            <numerusform>Phrases of %Ln documents: show</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Phrases of %Ln document(s): hide</source>
        <translation>
            <numerusform>Phrases of %Ln document: hide</numerusform>
            <numerusform>Phrases of %Ln documents: hide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DocumentsTab</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln left out</numerusform>
            <numerusform>%Ln left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln duplicate</numerusform>
            <numerusform>%Ln duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln near duplicate(s)</source>
        <translation>
            <numerusform>%Ln near duplicate</numerusform>
            <numerusform>%Ln near duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with missing phrases</source>
        <translation>
            <numerusform>%Ln with missing phrases</numerusform>
            <numerusform>%Ln with missing phrases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike(s) of identifiers</source>
        <translation>
            <numerusform>%Ln look-alike of identifiers</numerusform>
            <numerusform>%Ln look-alikes of identifiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked answer(s)</source>
        <translation>
            <numerusform>%Ln marked answer</numerusform>
            <numerusform>%Ln marked answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed</source>
        <translation>
            <numerusform>%Ln listed</numerusform>
            <numerusform>%Ln listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DrawnCard</name>
    <message numerus="yes">
        <source>%Ln sequence(s)</source>
        <translation>
            <numerusform>%Ln sequence</numerusform>
            <numerusform>%Ln sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found in %Ln sequence(s)</source>
        <translation>
            <numerusform>found in %Ln sequence</numerusform>
            <numerusform>found in %Ln sequences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExclusionBar</name>
    <message numerus="yes">
        <source>%Ln of %1 document(s) are left out; the manifest of the package states which and why.</source>
        <extracomment>%n: documents left out, %1: of so many</extracomment>
        <translation>
            <numerusform>%Ln of %1 document are left out; the manifest of the package says which and why.</numerusform>
            <numerusform>%Ln of %1 documents are left out; the manifest of the package says which and why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FileDrop</name>
    <message numerus="yes">
        <source>%Ln file(s) were dropped. Drop one after the other.</source>
        <translation>
            <numerusform>%Ln file was dropped. Drop one after the other.</numerusform>
            <numerusform>%Ln files were dropped. Drop one after the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ForecastCard</name>
    <message numerus="yes">
        <source>Before the last round: %Ln request(s), %1.</source>
        <extracomment>%Ln: requests to a language model; %1: a time, &quot;about 18 minutes&quot;</extracomment>
        <translation>
            <numerusform>Before the last round: %Ln request, %1.</numerusform>
            <numerusform>Before the last round: %Ln requests, %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::InterruptionNotice</name>
    <message numerus="yes">
        <source>%Ln more stand(s) in the ledger as interrupted.</source>
        <translation>
            <numerusform>%Ln more stands in the ledger as interrupted.</numerusform>
            <numerusform>%Ln more stand in the ledger as interrupted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) did not finish</source>
        <translation>
            <numerusform>A run did not come to its end</numerusform>
            <numerusform>%Ln runs did not come to their end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::JudgementCard</name>
    <message numerus="yes">
        <source>Tested on %Ln of your text(s) with a label of the package.</source>
        <translation>
            <numerusform>Judged on %Ln text of yours with a label of the package.</numerusform>
            <numerusform>Judged on %Ln texts of yours with a label of the package.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were skipped: without a text, or with another label.</source>
        <translation>
            <numerusform>%Ln was passed over: without a text, or with another label.</numerusform>
            <numerusform>%Ln were skipped: without a text, or with another label.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LearnFiles</name>
    <message numerus="yes">
        <source>%1, %Ln text(s), %2</source>
        <extracomment>%1: a folder, %2: &quot;12.0 MB&quot;, %Ln: number of texts in it</extracomment>
        <translation>
            <numerusform>%1, %Ln text, %2</numerusform>
            <numerusform>%1, %Ln texts, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MapView</name>
    <message numerus="yes">
        <source>%Ln document(s) on the map</source>
        <extracomment>spoken: what the map shows</extracomment>
        <translation>
            <numerusform>%Ln document on the map</numerusform>
            <numerusform>%Ln documents on the map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NoisyHistogram</name>
    <message numerus="yes">
        <source>%Ln phrase(s), all labels together</source>
        <translation>
            <numerusform>%Ln phrase, all labels together</numerusform>
            <numerusform>%Ln phrases, all labels together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of phrases of this label</source>
        <translation>
            <numerusform>%Ln group of phrases of this label</numerusform>
            <numerusform>%Ln groups of phrases of this label</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) of this label</source>
        <translation>
            <numerusform>%Ln phrase of this label</numerusform>
            <numerusform>%Ln phrases of this label</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The documents use the %Ln phrase(s) with the highest counts.</source>
        <translation>
            <numerusform>The phrase with the highest count is what documents draw from.</numerusform>
            <numerusform>The %Ln phrases with the highest counts are what documents draw from.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OwnTextsCard</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1: name of the first of several files</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PairChart</name>
    <message numerus="yes">
        <source>The most frequent phrases of %Ln drawn sequence(s): how often two occur together, compared with chance.</source>
        <translation>
            <numerusform>The most frequent phrases of %Ln drawn sequence: how often two come together, compared with chance.</numerusform>
            <numerusform>The most frequent phrases of %Ln drawn sequences: how often two come together, compared with chance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PromptPackCard</name>
    <message numerus="yes">
        <source>%Ln answer(s) taken.</source>
        <translation>
            <numerusform>%Ln answer taken.</numerusform>
            <numerusform>%Ln answers taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer in it.</source>
        <translation>
            <numerusform>%Ln document has no answer in it.</numerusform>
            <numerusform>%Ln documents have no answer in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used: choose one to see it.</source>
        <translation>
            <numerusform>%Ln line could not be used: choose one to see it.</numerusform>
            <numerusform>%Ln lines could not be used: choose one to see it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed.</source>
        <translation>
            <numerusform>The first one is listed.</numerusform>
            <numerusform>The first %Ln are listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %Ln &amp;prompt(s)</source>
        <translation>
            <numerusform>Save %Ln &amp;prompt</numerusform>
            <numerusform>Save %Ln &amp;prompts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue with the %Ln doc&amp;ument(s)</source>
        <translation>
            <numerusform>Go on with the %Ln &amp;document there is</numerusform>
            <numerusform>Go on with the %Ln &amp;documents there are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReceivedCountsCard</name>
    <message numerus="yes">
        <source>The first %n are shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation>
            <numerusform>The first is shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</numerusform>
            <numerusform>The first %n are shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReceivedTextsTab</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of %1</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>
            <numerusform>%Ln document of %1</numerusform>
            <numerusform>%Ln documents of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SaveTextsBar</name>
    <message numerus="yes">
        <source>all %Ln document(s) of the list</source>
        <translation>
            <numerusform>the one document of the list</numerusform>
            <numerusform>all %Ln documents of the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %Ln chosen document(s)</source>
        <translation>
            <numerusform>the one chosen document</numerusform>
            <numerusform>the %Ln chosen documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SequenceControls</name>
    <message numerus="yes">
        <source>%Ln document(s) in all</source>
        <translation>
            <numerusform>%Ln document in all</numerusform>
            <numerusform>%Ln documents in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, for %Ln label(s).</source>
        <extracomment>%1: &quot;300 documents in all&quot;; %Ln: number of labels</extracomment>
        <translation>
            <numerusform>%1, for %Ln label.</numerusform>
            <numerusform>%1, for %Ln labels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StatementCard</name>
    <message numerus="yes">
        <source>It holds %Ln document(s).</source>
        <translation>
            <numerusform>It holds %Ln document.</numerusform>
            <numerusform>It holds %Ln documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were left out by hand; the manifest states which and why.</source>
        <translation>
            <numerusform>%Ln document were left out by hand; the manifest says which and why.</numerusform>
            <numerusform>%Ln documents were left out by hand; the manifest says which and why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::VerificationView</name>
    <message numerus="yes">
        <source>Read again from the disk: %n file(s), every sum and every count agrees.</source>
        <translation>
            <numerusform>Read again from the disk: %n file, every sum and every count agrees.</numerusform>
            <numerusform>Read again from the disk: %n files, every sum and every count agrees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n difference(s) found.</source>
        <extracomment>%1: what to do, a sentence</extracomment>
        <translation>
            <numerusform>%1 %n difference found.</numerusform>
            <numerusform>%1 %n differences found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WritingPart</name>
    <message numerus="yes">
        <source>%Ln document(s) have no answer: read more answers, or continue without them.</source>
        <translation>
            <numerusform>%Ln document has no answer: read more answers, or go on without it.</numerusform>
            <numerusform>%Ln documents have no answer: read more answers, or go on without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are missing: write them, or continue without them.</source>
        <translation>
            <numerusform>%Ln document is missing: write it, or go on without it.</numerusform>
            <numerusform>%Ln documents are missing: write them, or go on without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) written; writing costs no budget.</source>
        <translation>
            <numerusform>%Ln document written; writing costs no budget.</numerusform>
            <numerusform>%Ln documents written; writing costs no budget.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WritingRunCard</name>
    <message numerus="yes">
        <source>Writing %Ln document(s)</source>
        <translation>
            <numerusform>Writing %Ln document</numerusform>
            <numerusform>Writing %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) to write</source>
        <translation>
            <numerusform>%Ln document to write</numerusform>
            <numerusform>%Ln documents to write</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %Ln document(s)</source>
        <translation>
            <numerusform>&amp;Write %Ln document</numerusform>
            <numerusform>&amp;Write %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write the other %Ln</source>
        <extracomment>of the documents, so many are not written yet</extracomment>
        <translation>
            <numerusform>&amp;Write the other %Ln</numerusform>
            <numerusform>&amp;Write the other %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You continue with %Ln document(s); the others can still be written.</source>
        <translation>
            <numerusform>You go on with %Ln document; the others can still be written.</numerusform>
            <numerusform>You go on with %Ln documents; the others can still be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue with the %Ln doc&amp;ument(s)</source>
        <translation>
            <numerusform>Go on with the %Ln &amp;document there is</numerusform>
            <numerusform>Go on with the %Ln &amp;documents there are</numerusform>
        </translation>
    </message>
</context>
</TS>
