<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>BudgetText</name>
    <message>
        <source>%1 at delta %2</source>
        <extracomment>of a budget; %1: an epsilon, %2: a delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delta %1 does not fit: at most %2 of %3 is free.</source>
        <extracomment>%1: a delta; %2: what is free of the cap; %3: the cap on the sum of deltas</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Name of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>folders and name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectionText</name>
    <message>
        <source>The connection works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model answered. The server has no list of its models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered and has the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of its models from the list: there are %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has no model %1</source>
        <extracomment>%1: name of a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the models that it has (%1), or check the spelling.</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not know %1</source>
        <extracomment>%1: name of a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name of the deployment, which may differ from the model&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the spelling, and that your key may use this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has no model yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a model there, then test again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives no list of models: type the name of the model and test again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answers, no more is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives no list of models and declined the test question. Check the name of the model, then write a document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server wants a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the key above, or name the variable that holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account has nothing left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top it up, or use another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key cannot be one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds a line break or another character that no key has: enter it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refuses the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is whole, still valid, and for this server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate is not trusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is unknown here, expired, or for another name. Check the address; if your house has a certificate authority of its own, give its file under the advanced choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the CA file can be read and belongs to this server, and that the address has the server&apos;s own name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server points to another address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not followed, because the key is for this one only. Enter the other address if you trust it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a model server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something answers there, but not in the chosen protocol. Check the server chosen, and the end of the address, for example /v1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1: name or host of a server, %2: name of a model</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a server, or type its address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address is not complete: it begins with https://, or with http:// for this computer, and holds no password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts stay on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts go to %1 over TLS, encrypted.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts and key go to %1 in the open, as you allowed: whoever is on the way can read them.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain http would send prompts and key to %1 in the open. Use https, or allow this host under the advanced choices.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s name is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address and the network, and whether a proxy is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody answers at this address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the port, and that the server is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy does not let the connection through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its address under the advanced choices, and that it allows this server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not answer in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address and the network. A server that has to load its model first may need a second test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection broke off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test again; check that http or https is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server takes no more requests now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try later, or check what is left on the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try later, or look into the server&apos;s own log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln server(s)</source>
        <translation>
            <numerusform>%Ln server</numerusform>
            <numerusform>%Ln servers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountingHelp</name>
    <message>
        <source>What of a text counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;All of it, unless you say otherwise. Notes repeat themselves: findings of an examination that was normal, a history that is copied from note to note, a signature. What is passed over here leaves more room for what the notes are about.&lt;/p&gt;&lt;p&gt;The rules are public and the same for every record. They cost nothing of the budget, and the package says which were in force.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;What stands under the headings that you tick counts, up to the next heading. Headings are known in English, German, French and Spanish, by public lists: at the beginning of a line, with a colon or alone on it, or in capitals.&lt;/p&gt;&lt;p&gt;A text without any known heading counts as a whole. A text with headings, but none of those, counts for nothing.&lt;/p&gt;&lt;p&gt;Choose by what the corpus is for, rather than by what you see in one record.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Much of what a note names, the patient does not have: &lt;i&gt;no fever&lt;/i&gt;, &lt;i&gt;pneumonia was ruled out&lt;/i&gt;. With a language chosen, such phrases are not counted. The words that deny are those of NegEx and ConText, which are published; they reach to the end of the sentence, or to a &lt;i&gt;but&lt;/i&gt;.&lt;/p&gt;&lt;p&gt;Choose the language in which the notes are written.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A paragraph or line of eight words or more that stands in several notes of a patient counts in one of them. Only the notes of the same patient are compared, so a column has to tell patients apart.&lt;/p&gt;&lt;p&gt;The records are read once more for it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text as it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;One of the records above, as the rules read it. What is struck out does not count: in grey what your choice of sections leaves out, in italics what is denied. Copies do not show, since they are told by other notes.&lt;/p&gt;&lt;p&gt;The text is on this screen only, and cannot be copied from it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A choice does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records cannot be read as chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget does not allow this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is not where it was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project or the ledger could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server could not be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The release package is not intact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyseed ran into a fault of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again when you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the choice that is named below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the format and the columns on the Records page, or mend the file at the line named below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller epsilon, or have the cap of this data source raised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the file still exists and that the drive is connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the free space and your rights on the folder, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs that use the file and check that it can be written, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address and the connection, then try again. What was written already is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not hand it on. Export it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your project is saved. Copy the details for the people who look after the program.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FlawText</name>
    <message>
        <source>empty</source>
        <extracomment>of a document that a model wrote</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off</source>
        <extracomment>of a document that a model wrote: it ends too early</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withheld</source>
        <extracomment>of a document that a model wrote: a filter of the server kept it back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declined</source>
        <extracomment>the model said in words that it will not write the document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrases missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>text files</source>
        <extracomment>a kind of records: a file of plain text for each</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrameHelp</name>
    <message>
        <source>What is the budget?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Each time noise is drawn from these records, a little can be learned about each patient. Epsilon counts how much. The ledger of this computer adds it up for each data source, over all projects.&lt;/p&gt;&lt;p&gt;The cap is the most that may ever be spent. A plan above it is refused.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far am I?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which language?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The language of the pages, the help and the messages, and how numbers and dates are written. It changes at once; nothing of your work is lost.&lt;/p&gt;&lt;p&gt;Your records, and the texts that are made, stay in their own language.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the ledger?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The account of this computer: every time that budget was spent, on which records, when, by whom and how much. It goes over all projects, because what is learned adds up. It holds nothing of the records.&lt;/p&gt;&lt;p&gt;Each entry is chained to the one before, so that a change of an old entry shows: the window says whether the chain holds. The entries can be saved as CSV for whoever has to account for them.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be undone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is help?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Beside the page: a text for what has the focus, else for the page. F1 folds it away and brings it back. In a narrow window it lies over the page.&lt;/p&gt;&lt;p&gt;The user guide holds all of these texts and pictures of the pages. Both are on this computer and need no network.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Ctrl+Z takes back the last choice on pages 1 to 5, and the settings of the pages behind the line; Ctrl+Shift+Z brings it back. In a field it undoes what was typed.&lt;/p&gt;&lt;p&gt;What was spent stays spent: the noise cannot be drawn back.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Pages 1 to 5 decide, page 6 spends the budget once. Everything behind the dashed line is made from what was released there and costs no budget.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideText</name>
    <message>
        <source>A new project, and the questions for its data sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is read, and each column has its role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels that were found, and those declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The medical list is chosen and can be searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon, what it means, and what to expect of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before: what will be spent, and on what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After: the noisy histogram of each label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences of phrases, one for each document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which phrases come together in the sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents that were written, and the text of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document beside the phrases it was written around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the recipient is told about the package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is written, read again and verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Keyseed does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Keyseed turns text records that must not leave a house, such as the notes of a hospital, into a synthetic corpus that may be handed on. It counts how many patients (or records) have a phrase of a public vocabulary, adds random noise to every count, and makes new documents from the noisy counts alone.&lt;/p&gt;&lt;p&gt;How well the noise hides each patient is a number, epsilon, that you choose: the smaller, the more noise. What is spent on the same records is added up in a ledger on this computer.&lt;/p&gt;&lt;p&gt;This guide has a chapter for each page of the program. Its texts are those that the program shows beside the page; F1 folds them in and out.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line between private and public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The program &lt;b&gt;keyseed-cli&lt;/b&gt; does the same without a window, from the same plans and project files, and with the same ledger:&lt;/p&gt;&lt;pre&gt;keyseed-cli run --plan plan.json --output package
keyseed-cli verify package&lt;/pre&gt;&lt;p&gt;Its page of the manual, &lt;b&gt;man keyseed-cli&lt;/b&gt;, has every command and option.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is promised, and what is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Promised&lt;/h3&gt;&lt;p&gt;A bound on what anyone can learn about one patient (or record) from the package, whatever else they know, and whatever is done with it later. Several packages with noise drawn anew add up; the ledger does the sum.&lt;/p&gt;&lt;h3&gt;Not promised&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;That nothing can be learned. What is true of many, such as which phrases are frequent under a label, is meant to come through.&lt;/li&gt;&lt;li&gt;That a large epsilon protects. Above 8 the bound says little.&lt;/li&gt;&lt;li&gt;That a patient with many notes is protected as one, where each row counts by itself.&lt;/li&gt;&lt;li&gt;That what you declare is harmless: the labels, the vocabulary and the answers of the first page are published as they are.&lt;/li&gt;&lt;li&gt;That the documents are right. They are no source of medical facts.&lt;/li&gt;&lt;li&gt;That this computer is safe: who can read the records or the memory of the program needs no package.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyseed: user guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the page %1</source>
        <extracomment>%1: title of a page, as in &quot;Budget&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures show the program in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the words of the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever receives a package finds this guide in it, too: how to check, load and use the texts, and what epsilon means. In English:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide for recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ways to make a corpus, and what each needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Pages 1 to 6 are the &lt;b&gt;private zone&lt;/b&gt;, under an amber strip. What they show comes from the records, is held in memory only, and stays on this computer.&lt;/p&gt;&lt;p&gt;On page 6 the noise is drawn, once, and the budget is spent. That is the line. It cannot be crossed back: nothing that was spent is given back.&lt;/p&gt;&lt;p&gt;Pages 7 to 10 are the &lt;b&gt;public zone&lt;/b&gt;, under a green strip. Everything there is made from the noisy counts, costs no budget, and can be done again as often as you like. A figure that is measured on the records is marked as internal, and no package takes it in.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JudgementText</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>an interval: &quot;71.2 % to 80.4 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyRingText</name>
    <message>
        <source>No key is stored for this server</source>
        <extracomment>&quot;key&quot;: the secret with which a server knows its users, not one of a keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keyring answers on this computer</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keyring is locked</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keyring could not be used</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the key. It can be kept in the keyring of your account on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the key each time, or name an environment variable that holds it. It is stored nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the keyring when you are asked to, or enter the key by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again, or enter the key by hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearningText</name>
    <message>
        <source>The vocabulary was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name or another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the file that is named below, at the line if one is named, or take it off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These texts do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another column or other files, as the details say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing could be learnt from these texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add more public texts of the field, or other files, as the details say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text is not where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the file back, or take it off the list.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>looks like an identifier</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeats another document</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrases are missing</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not suitable</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineMark</name>
    <message>
        <source>the line: noise is drawn once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookAlikes</name>
    <message>
        <source>date</source>
        <extracomment>a day of the calendar</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>web address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>social security or insurance number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank or card number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record or account number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>postal address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of a person</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MethodHelp</name>
    <message>
        <source>Which way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;There are several ways from records to a synthetic corpus. The guarantee is the same for all: what may become known of one patient is bounded by the epsilon of the next page.&lt;/p&gt;&lt;p&gt;What differs is what the budget buys. Each card says what its way needs, what it costs, what comes of it, and when it is of no use.&lt;/p&gt;&lt;p&gt;The choice can be changed until the budget is spent; the total you chose stays.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyphrases, or texts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Keyphrases&lt;/b&gt;: the budget buys noisy counts of phrases. A writer makes documents of them afterwards, as often as you like. This needs the fewest records, and what was released can be read.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Texts of a model&lt;/b&gt;: the budget buys noisy votes on texts that were written without the records. They never see a server: only synthetic texts do.&lt;/p&gt;&lt;p&gt;The arrow keys move between the cards.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which form?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The &lt;b&gt;histogram&lt;/b&gt; counts which phrases, and which groups of near phrases, come under each label. A reader can check what it released, and it needs the fewest records.&lt;/p&gt;&lt;p&gt;The published forms are those of the paper by Nagesh, Chen, Mishra and Wagner: a list of phrases with noisy counts, then tables from which the next phrase is guessed. They are here to reproduce and to compare.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who writes the texts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Texts are asked for between the rounds, while the budget is being spent, so that their writer has to be chosen before. The same one writes the documents later, unless you choose another on the Writing page.&lt;/p&gt;&lt;p&gt;A model gets the name of a label, phrases of the public vocabulary, and synthetic texts that noisy votes chose. No record reaches it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rewriting model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Each row of text, of about 20 words, is encoded by the model as numbers. These are clipped, get noise, and what is left is decoded. The program &lt;b&gt;keyseed-rewriter&lt;/b&gt; does it on this computer; it is a package of its own.&lt;/p&gt;&lt;p&gt;&lt;b&gt;The model&lt;/b&gt; is a folder: one that was trained here on public texts, or BART with &lt;i&gt;config.json&lt;/i&gt;, &lt;i&gt;model.safetensors&lt;/i&gt;, &lt;i&gt;vocab.json&lt;/i&gt; and &lt;i&gt;merges.txt&lt;/i&gt;. It says by itself which form of rewriting is meant.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Rows&lt;/b&gt;: how many come out is published. A record or patient takes part with at most as many as you say, taken at random, and pays for all of them together.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of a sentence?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The sentence is rewritten as a row of a record would be: the same clipping, the same noise, another draw each time. Nothing is spent, because the sentence is public: never type one of the records.&lt;/p&gt;&lt;p&gt;Published figures are of epsilon 250 to 2,500 for a text. There a sentence may come back, and the promise is all but empty; at 10 it comes back as other words.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A small model learns to give back public sentences. Pruned, it does so with fewer numbers, each of which then needs less noise; trained on with noise it learns to read what noise leaves.&lt;/p&gt;&lt;p&gt;It learns from the texts that you name and from nothing else, and nothing that it learns is protected.&lt;/p&gt;&lt;p&gt;The curves should fall together. Where the one of the held-out texts does not fall any more, training ends.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MethodText</name>
    <message>
        <source>DP-BART, clipped by value (CLV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row of text is encoded by BART, every number of it is clipped and gets noise, and what is left is decoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP-BART, pruned (PR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As by value, with a model that has learnt to do with fewer numbers, each of which then needs less noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP-BART, pruned and trained with noise (PR+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As pruned, with a model that has learnt on public texts to decode what noise leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ADePT, clipped by norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row of text is encoded by a small recurrent network, its numbers together are clipped and get noise, and what is left is decoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewrite each record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row of text is encoded by a model of this computer, gets noise, and is decoded again: local differential privacy, as DP-BART and ADePT publish it. At an epsilon that protects, nothing of a text is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program keyseed-rewriter, a package of its own, and a model that was trained on public texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget, for every row of a patient or record. Published figures are of epsilon 250 to 2,500 a text; above 15 it protects next to nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One document for each row, of at most 20 words or so; how many is public, and noise makes some of them out of nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wherever the promise matters: below epsilon 100 a row comes back as other words. Keyphrases keep more for far less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolve texts (AugPE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts are written without the records. In each of several rounds every patient or record gives one noisy vote to the text that is nearest to it, and what gets many votes is varied and voted on again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolve texts of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A language model that can be asked from here, and about a hundred patients or records under each label. Texts are compared by the phrases of the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rounds are paid from the budget before the first. The model is asked for hundreds or thousands of texts between the rounds, and again for each document: the Budget page says how many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents in the words of the model: variations of those texts that many records were near to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With few records under a label the votes drown in the noise. Without a model, keyphrases bring more for the same budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the number that the Start page declares, there are fewer records under a label than texts to vote on. Take keyphrases, or put labels together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts records first, then phrases under each label as finely as that many allow. Of use already with a few hundred records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The histograms of release 0.1: for models that were released with it. Anything new is better made with the histogram of today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram, version 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learns where the phrases of a label lie among all phrases, and draws each on its own. For comparison: little of what sets labels apart comes through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase by phrase, linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learns which phrase follows those before it, with one table for each place: the budget is divided by the number of phrases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase by phrase, logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learns which phrase follows those before it, with a few tables for all places: the best of the published ones, for very large corpora.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases of the vocabulary are counted in the records, with noise. Sequences of phrases are drawn from the noisy counts, and a document is written around each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vocabulary that fits the records, and some hundred of them. No language model, though one writes better documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget, once. Whoever writes the documents is asked afterwards, once for each: that can be repeated and costs no budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents with the phrases that are typical of each label. Every number that was released can be read and checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not in the vocabulary does not come through, nor how the notes are worded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose among texts (DP-DA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts are written without the records. Every person belongs to one of many teachers, each of which says to which texts its records are nearest; a student learns from the noisy counts of their answers which texts to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose among texts of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A language model that can be asked from here, and many patients or records under each label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget, once: all answers of the teachers are paid for. The publication claims epsilon 4, which pays for 12 of its 3,750 answers; all of them cost epsilon 172. The model is asked for the texts to choose among, and again for each document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents in the words of the model: those of its texts that are most like the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fewer teachers than the noise needs, their answers drown. Keyphrases bring more for the same budget.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanHelp</name>
    <message>
        <source>What happens here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Keyseed makes a synthetic corpus from your records: documents that show what the notes are about, and that no patient stands behind.&lt;/p&gt;&lt;h3&gt;What is a project?&lt;/h3&gt;&lt;p&gt;A file that keeps your choices and what was released, so that you can make more documents later. It holds nothing of the records. Every change is saved at once.&lt;/p&gt;&lt;h3&gt;Why the questions?&lt;/h3&gt;&lt;p&gt;The answers go into the data sheet that travels with the corpus. The recipient sees what it is good for, and what it is not.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Name and folder of the project file. The files of the release are named after the project, so the name should not tell more than you want to tell.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A project opens where you left it. The records themselves are not in it: they have to be where they were, as long as no phrases are learned.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Made-up notes of five specialties with a finished plan. It spends a budget of its own and leaves your data sources alone. Try it as often as you like.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;One sentence for the data sheet. A corpus for training a classifier can do with less detail than one for testing software, and that helps to choose the budget.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who receives it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;For the data sheet. The guarantee holds whoever receives it and whatever else they know, also if they hand it on.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is protected as one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The guarantee says that the release would be about the same without any one of them. If a patient can have several rows, all of them have to count as one, or a patient with many notes is protected less.&lt;/p&gt;&lt;p&gt;The Records page then asks for the column that tells patients apart, a record number for example. It is read in memory only.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why ask for the number?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;How many records there are is private as well, unless you say otherwise. A rough number that may be public lets the Budget page forecast what to expect. It is never counted from the file.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to the records?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How is it read?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Format, delimiter and encoding are recognised from the beginning of the file. If the rows below look broken, or letters look strange, choose another one here.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is a role?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Text&lt;/b&gt;: the note itself. &lt;b&gt;Label&lt;/b&gt;: what the corpus is sorted by; each label gets documents of its own. &lt;b&gt;Person&lt;/b&gt;: tells patients apart. &lt;b&gt;Ignore&lt;/b&gt;: not read at all.&lt;/p&gt;&lt;p&gt;The guess goes by the names of the columns alone, so it needs your confirmation.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why declare labels?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The list of labels is published as it is, without noise. Taken from the records by itself, it could give a patient away: a label that only one note has. So you declare which labels may be known. What was found is only a proposal.&lt;/p&gt;&lt;p&gt;A good list is one that you could have written down without looking: the departments of the hospital, say. You may declare labels that no record has.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is checked?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The whole file is read once, as the commit will read it. The numbers are true counts and therefore private: do not copy them into a report. Rows without text or without a declared label are left out, which is no error.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is epsilon?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Random noise on every count hides each patient. Epsilon says how well: the smaller it is, the more noise, and the less anyone can learn about one person.&lt;/p&gt;&lt;p&gt;The guarantee holds whatever else the reader knows, and for all uses of the release.&lt;/p&gt;&lt;h3&gt;Why is it spent?&lt;/h3&gt;&lt;p&gt;What is learned adds up: two releases with epsilon 1 tell as much as one with epsilon 2. The ledger of this computer adds it up for these records.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to read the dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Picture someone who would bet even money that a certain patient is in the data: 50 of 100 dots, in grey. After reading the release, and with any other knowledge, they can be sure to at most as many dots as are filled. Hollow dots are the doubt that is left for certain.&lt;/p&gt;&lt;p&gt;It is a limit, not a forecast: real readers learn less.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the cap?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The most that may ever be spent on these records, over all projects and all releases. A plan above it is refused. Once the ledger holds a cap, raising it takes a reason that is written down for good; people who decide on data, not a page of a wizard, should do that.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do I need this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is divided?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is delta?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The chance that the promise of epsilon may fail. With 0 it never does. A delta has to be far smaller than one in the number of patients; one in a million is common.&lt;/p&gt;&lt;p&gt;In return Gaussian noise is used, which rarely strays far and is smaller where a record adds to many numbers at once, as in the published methods.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of each?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;The same number&lt;/b&gt;: good for training a sorter of documents, and it tells nothing.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Declared shares&lt;/b&gt;: what you know without looking into these records.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Noisy counts&lt;/b&gt;: the number of records of each label, with noise. It costs a little of the budget, and the noisy counts are published.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaring quickly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Line numbers are those of a text editor, the header line is line 1. Mend the lines in the program the file came from, save it, and check again. The list never quotes a record. A click or Enter shows the line.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;As it stands in the file, with the lines around it, on this screen only. A tab or another sign that cannot be seen is shown as a small picture of its name. Copy the number of the line to find it in the program the file came from; the text cannot be copied from here.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;There is no default, because it is a decision about your patients. Up to 1 is strong, up to 3 good, up to 8 fair; above 8 we call protection weak.&lt;/p&gt;&lt;h3&gt;What do others use?&lt;/h3&gt;&lt;p&gt;The Ministry of Health of Israel published its registry of live births of 2014 with epsilon %1 (Hod and Canetti, arXiv:2405.00267, 2024). The Census Bureau of the United States published the redistricting data of its 2020 census with %2, under a definition that is weaker by a tiny delta (announced by the Bureau on 9 June 2021).&lt;/p&gt;&lt;p&gt;Such numbers depend on what counts as one: here, everything of one patient or record.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Noise&lt;/b&gt;: in 95 of 100 cases a published count is off by at most this much.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Survives from&lt;/b&gt;: counts below this cannot be told from noise and hardly come into the documents. A larger vocabulary needs a higher line.&lt;/p&gt;&lt;p&gt;&lt;b&gt;That survive&lt;/b&gt;: &lt;i&gt;at most&lt;/i&gt;, because each record or patient adds to a few phrases only. &lt;i&gt;About&lt;/i&gt; is a guess: phrases are taken to be as uneven as the words of a language, the second half as frequent as the first, the third a third, and so on (Zipf&apos;s law). About 10 under each label may be above the line by noise alone and are not counted here.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Groups of phrases&lt;/b&gt;: near phrases of the vocabulary, counted as one where the budget is small. Which phrases are near is public knowledge.&lt;/p&gt;&lt;p&gt;All of it follows from public numbers. Nothing is spent by looking.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;One part of the budget pays for &lt;b&gt;which phrases there are&lt;/b&gt;, the other for &lt;b&gt;which phrases go together&lt;/b&gt; in a record. The total stays what you chose above.&lt;/p&gt;&lt;p&gt;With the histogram, phrases of kindred meaning are put together from public knowledge, which costs nothing: leave the second part at 0. The published methods learn their sequences from it and need it; two thirds is recommended for them.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The bar shows what was spent on these records before, what this plan adds, and what is left up to the cap. The other chart has the same over time: each step is a release, the dashed step is this plan.&lt;/p&gt;&lt;p&gt;The button Table shows the numbers.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Type into &lt;b&gt;Show only&lt;/b&gt; to shorten the list, then declare what is shown, once you have read it: you are asked first. Or select rows (with Shift and Ctrl, too) and press Space. A list from a letter or a table can be pasted into &lt;b&gt;Add by hand&lt;/b&gt;: one label a line, or with semicolons or commas between them.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are the counts hidden?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Which labels you declare is public. Chosen by how many records have them, the list tells of the records: that a label is missing says that it was rare. No epsilon covers that.&lt;/p&gt;&lt;p&gt;So the labels stand by name, and the counts appear when you ask for them: to find an error in the file, say. To let the records decide, &lt;b&gt;keyseed-cli labels&lt;/b&gt; finds the frequent labels under a promise, for an epsilon and a delta.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;They are read where they are, into memory only. No copy, no log and no part of the release holds a text of theirs. What this page shows and counts stays on this screen.&lt;/p&gt;&lt;h3&gt;What do you need?&lt;/h3&gt;&lt;p&gt;The notes in one file or in many, as the system writes them out: tables with a row for each note, or a file for each. One column holds the text. A label (a specialty, a kind of note) and a column that tells patients apart are optional.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which files?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The export of your notes: a file, several of the same kind, or a folder with all that lies in it and below. Files may be packed with gzip or zstd, or together in a zip file. The ledger knows a source by its content: the same notes under another name have the same budget.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which files are read?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;All of these, in this order. Of a folder it is the files of the most common kind. What this page shows of rows is of the first; the check reads all of them.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is a known kind of export?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which part counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The name of a file may hold more than the patient or the label: 220-01 is note 01 of patient 220. A regular expression says which part counts: what its first pair of brackets finds, or else all that it finds. &lt;b&gt;^([0-9]+)-&lt;/b&gt; takes the digits in front of the dash.&lt;/p&gt;&lt;p&gt;A record in which nothing fits has no value.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A label may be called otherwise in the release than in the records: press F2 or double click it. Select several and group them, and they come under one name, which you can change at once. Small groups put together stand out of the noise better.&lt;/p&gt;&lt;p&gt;Codes are put together by rules under &lt;b&gt;Stands for&lt;/b&gt;: &lt;b&gt;428*&lt;/b&gt; is all that begin so (dots do not count), &lt;b&gt;I50-I52&lt;/b&gt; a range, &lt;b&gt;*&lt;/b&gt; whatever falls under no other label.&lt;/p&gt;&lt;p&gt;What a name stands for is published with it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Some exports are the same everywhere, and it is known which column holds what, and where the labels stand. Such a kind is told by its columns and filled in when you choose the files. Take it off where it is wrong: what you chose yourself stays.&lt;/p&gt;&lt;p&gt;Labels that are usual for it are public knowledge, as they come with the program and not from your records.&lt;/p&gt;&lt;p&gt;Your house can describe an export of its own in a file (JSON), which &lt;b&gt;From a file&lt;/b&gt; takes. &lt;b&gt;text&lt;/b&gt; names the column of the notes; &lt;b&gt;title&lt;/b&gt;, &lt;b&gt;why&lt;/b&gt;, &lt;b&gt;columns&lt;/b&gt;, &lt;b&gt;label&lt;/b&gt;, &lt;b&gt;person&lt;/b&gt;, &lt;b&gt;join&lt;/b&gt; and &lt;b&gt;labels&lt;/b&gt; may stand beside it. All that it says is filled in, also in place of what you chose.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if a record has several labels?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A cell may hold several (&lt;b&gt;I50; E11&lt;/b&gt;): say what stands between them. Labels in another file may be several for a record as well.&lt;/p&gt;&lt;p&gt;Of the declared ones, the &lt;b&gt;first&lt;/b&gt; takes the record, in the order in which they were declared; or the record stands under &lt;b&gt;each&lt;/b&gt;. Then it shares what it contributes among them, and adds no more in all than with one label: the promise is the same, whichever you choose.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Diagnoses often stand in a table of their own. A &lt;b&gt;key&lt;/b&gt; that both files have, the number of the admission for instance, ties them to the notes. A note gets the labels of all rows with its key; where it has several, you say under Labels what becomes of it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Hardly. The recommended choices are in place: noise without a delta, and the same number of documents for each label.&lt;/p&gt;&lt;p&gt;Open it when the recipient needs the labels in their true proportions, or to take Gaussian noise.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanIssueText</name>
    <message>
        <source>Give the project a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column that holds the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A declared label has no name: give it one, or take it off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A declared label stands for an empty value: take the value out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what kind of document is to be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A declared label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of a declared label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind of document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names a vocabulary that this version does not know; choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names vectors that this version does not know; choose the vocabulary again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names a method that this version does not know; choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names a way of writing that this version does not know; choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases in each document: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents for each label: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases that one record or patient counts for: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases that are kept: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lengths that are learned: a number from 1 to %1, the phrases in each document, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approximate number of records: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column of the text cannot hold the label as well; choose another, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column that holds the label, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column of the text cannot tell patients apart; choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column that tells patients apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the budget for which phrases go together: 0 or a number up to 50 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the budget for the numbers of the labels: 0 or a number up to 50 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has characters that cannot be saved.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has to be on one line, without control characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;, %2: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the project cannot hold slashes, because files are named after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of this format has no delimiter to choose; choose &quot;recognised&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This delimiter cannot separate columns; choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoding has no name; choose one, or &quot;recognised&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 labels can be declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is declared already: give the label another name, or group the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A declared label stands for no value: take it off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value can stand under one label only; this one stands under %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels are declared: choose the column that holds the label, or declare none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the slider to choose a budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the budget for the phrases: a number above 0, up to 50, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of the budget are more than %1 together; lower one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delta: 0 or a number up to 0.001 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cap: a number above 0, up to 1000, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That is more than a million documents: with %Ln label(s), at most %1 for each.</source>
        <translation>
            <numerusform>That is more than a million documents: with %Ln label, at most %1 for each.</numerusform>
            <numerusform>That is more than a million documents: with %Ln labels, at most %1 for each.</numerusform>
        </translation>
    </message>
    <message>
        <source>This method needs a part of the budget for which phrases go together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of features: 0, to have the number chosen, or up to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variety: a number from %1 to %2 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares of the labels are declared, so paying for noisy counts of them would be for nothing; choose one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare a share for each label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A share has to be 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one label needs a share above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the data source a name that can be read, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the data source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names a format of records that this version does not know; choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has a setting that its method cannot use; choose the method again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cap of delta: a number above 0, up to 0.001, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan pays for something that its method does not learn; choose the method again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary has no name: take it in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vocabulary needs one more choice: %1.</source>
        <extracomment>%1: what a field is called, such as &quot;Semantic types&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A setting of the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan leaves out a kind of phrases that this version does not know; choose the vocabulary again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the address of the server that gives vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the model that gives vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of word vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of the server that gives vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A setting of the vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the files that hold the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the key that ties the labels in the other file to the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column of the other file that holds the label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is no regular expression; check its brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels stand in another file: choose no column for them, or leave that file out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names no kind of export where it says which it is; take it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the sheet or table that holds the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of the file with the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of the profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the sheet or table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names a section twice, or one that this version does not know; choose the sections again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names a language in which this version does not know what is denied; choose one, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has a rule for copied paragraphs that this version does not know; choose again whether they count once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied paragraphs can count once only where a column tells patients apart: choose one, or count the copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What separates labels is one to three characters, neither letters nor digits: &quot;;&quot; for instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What separates labels needs a column of labels: choose one, or leave the separator out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column of the public texts cannot hold their label as well; choose another, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several vocabularies are two or more, and public documents are one of them at most: name all files of documents in one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the vocabularies cannot be used as it is (%1): choose it again, or take it off.</source>
        <extracomment>%1: a place in the list of vocabularies, &quot;of[1].file&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>no file is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, text in the column %2</source>
        <extracomment>%1: name of a file, %2: name of a column</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one patient: all rows with the same %1 together</source>
        <extracomment>%1: name of a column</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: all records form one class</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n declared</source>
        <translation>
            <numerusform>%n declared</numerusform>
            <numerusform>%n declared</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and more</source>
        <extracomment>%1: &quot;5 declared&quot;, %2: the labels</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medical (built in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English (built in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own list %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epsilon %1 per patient</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epsilon %1 per record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaussian noise, delta %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laplace noise, no delta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents by declared shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents by noisy counts of the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents evenly over the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of which some phrases are left out</source>
        <extracomment>%1: a vocabulary</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreparationText</name>
    <message>
        <source>Before the first heading</source>
        <extracomment>a section of a medical note, as all that follow: what stands before the first heading</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chief complaint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of present illness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past medical history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past surgical history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Social history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allergies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immunizations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical examination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indication</source>
        <extracomment>why an examination was asked for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>with earlier images</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impression</source>
        <extracomment>of who reads an image: what it means</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assessment and plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subjective</source>
        <extracomment>of a SOAP note: what the patient says</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>of a SOAP note: what was found</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preoperative diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postoperative diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anesthesia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operative details</source>
        <extracomment>surgeon, loss of blood, drains</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hospital course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admission diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discharge diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discharge medications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition at discharge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discharge instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under a heading that is in no list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>The character in column %1 is not %2.</source>
        <extracomment>%1: a place in a line, %2: an encoding such as UTF-8</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the encoding the file is in, or mend the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file looks like %1: choose it as the encoding.</source>
        <extracomment>%1: an encoding</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Add what is missing, or put a text that runs over several lines into quotes.</source>
        <translation>
            <numerusform>%Ln field expected as in the header line, %1 found. Add what is missing, or put a text that runs over several lines into quotes.</numerusform>
            <numerusform>%Ln fields expected as in the header line, %1 found. Add what is missing, or put a text that runs over several lines into quotes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Put a text that holds the delimiter into quotes, or remove what is too much.</source>
        <translation>
            <numerusform>%Ln field expected as in the header line, %1 found. Put a text that holds the delimiter into quotes, or remove what is too much.</numerusform>
            <numerusform>%Ln fields expected as in the header line, %1 found. Put a text that holds the delimiter into quotes, or remove what is too much.</numerusform>
        </translation>
    </message>
    <message>
        <source>A quote opens here and is never closed. Close it, or double it (&quot;&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote opens here and is still open after %1, the most a record may have. Close it, or double it (&quot;&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In field %1, which begins on line %2, text follows a closing quote. Double the quotes that belong to the text (&quot;&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In field %1, text follows a closing quote. Double the quotes that belong to the text (&quot;&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer than %1, the most a record may have. Split the record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No valid JSON from byte %1 of the line on. Each line has to hold one complete JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a JSON object. Each line has to hold one complete JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field %1 has to hold text in quotes. Mend it, or leave the line out.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field %1 has to hold text in quotes or a number. Mend it, or leave the line out.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet %1</source>
        <extracomment>%1: a sheet of a workbook, or a table of a database</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>%1: a row of a sheet or of a table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1: the name of a file, %2: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is as long as a cell of a spreadsheet program can be (%1 characters): what stood behind was most likely cut off. It counts as it is. Export the records anew from where they come.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProfileText</name>
    <message>
        <source>Told by the format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told by the columns %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workbook with one note a row</source>
        <extracomment>a known kind of export</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A profile of your house: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A profile of your house, %1: %2.</source>
        <extracomment>%1: the name of a file, %2: what the house says of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptNames</name>
    <message>
        <source>one sentence, as published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a medical record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a discharge summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a radiology report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a summary of an encyclopaedia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a document of any kind</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecipientHelp</name>
    <message>
        <source>A package you received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A package opens in a window of its own. It is checked first: whether every file is as it was made, whether it is signed, whether what it says of itself fits what is in it.&lt;/p&gt;&lt;p&gt;A damaged package is not opened any further. Ask the sender for another copy.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose signature is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A signature shows that the package was made by the owner of a key, and that nothing was changed since. It does not show who the owner is: anybody can make a key.&lt;/p&gt;&lt;p&gt;So compare the fingerprint with what the sender says over the telephone or on their web page. Twenty letters and digits; read them out in words.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is promised?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Epsilon says how much surer somebody can become, by all that is in the package, that a certain patient or record was among what it was made from. The dots show the same as odds.&lt;/p&gt;&lt;p&gt;It is a bound for the worst case, about each one alone. What is true of many may be learned, and is meant to be.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Purpose, recipient, licence and contact are the words of whoever made the package. The file recipients-guide.md in it says more.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Every text was written around phrases that were drawn from noisy counts; they are bold and underlined in it. A search finds phrases and texts, whatever the case of the letters.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;All that the list shows, or what is chosen in it: as CSV with the columns id, label and text, as JSON lines with the phrases as well, or each text in a file of its own in a new folder.&lt;/p&gt;&lt;p&gt;Whoever gets them should know that a machine made them.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;How many patients or records count for a phrase, or for a group of near phrases, with the noise that protects them. What is too rare to stand out is missing, and the numbers are no statement about how common anything is.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train and apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which classifier?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A &lt;b&gt;network of three layers&lt;/b&gt; can be adapted to your texts. &lt;b&gt;Logistic regression&lt;/b&gt; is plain, quick and often as good.&lt;/p&gt;&lt;p&gt;They look at which phrases of the vocabulary stand in a text, at vectors, which are alike for phrases of like meaning, or at both.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Documents of a package are written in another style than yours. Adapting (Deep CORAL) brings both to look alike to the network, without the labels of your texts.&lt;/p&gt;&lt;p&gt;Where your texts have labels, half of them is for adapting and the other half judges. An adapted model depends on your texts: keep it as you keep these.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vocabulary of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Phrases are found with the vocabulary that the package was made with. One that is built into Keyseed is here already; any other is a file that the sender has. It is compared with what the package says of it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well does it sort?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Found&lt;/b&gt;: of the texts with a label, how many were taken for it. &lt;b&gt;Right&lt;/b&gt;: of those taken for it, how many have it. &lt;b&gt;F1&lt;/b&gt; joins both; macro F1 is its mean over the labels. The intervals hold the true value in 95 of 100 cases; with few texts they are wide.&lt;/p&gt;&lt;p&gt;These are exact figures of your own texts. Think before you publish them.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The model says how sure it is. On the dashed line it is right as often as it says; below, it is too sure of itself. The calibration error is the mean distance from the line.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions and models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Predictions are a CSV file with the columns of your texts, and two more: &lt;b&gt;prediction&lt;/b&gt; and &lt;b&gt;probability&lt;/b&gt;. It holds your texts: keep it as you keep these.&lt;/p&gt;&lt;p&gt;A saved model can be loaded here later, by keyseed-cli, and by programs in Python, as recipients-guide.md shows.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Each point is a document. Those with phrases that mean nearly the same lie near each other; the colour is the label, the shape says where it comes from. The mouse, or the arrow keys, shows what a point is.&lt;/p&gt;&lt;p&gt;Perplexity says about how many neighbours count: 5 to 50 is usual. The seed decides where the points start: the same seed gives the same map.&lt;/p&gt;&lt;p&gt;Only a picture that you save leaves the window. Where it shows your own texts, keep it as you keep these.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A classifier learns from the documents of the package which label a text has, and sorts your own texts by it. Training takes seconds to minutes; nothing is sent anywhere, unless you agree that a server gives vectors of the texts.&lt;/p&gt;&lt;p&gt;The curve shows how wrong it still is on the documents, pass by pass.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Any kind of file that Keyseed reads: CSV, JSON, spreadsheets, text files, archives. Say which column holds the text and, where there is one, the true label. Labels have to be called as in the package.&lt;/p&gt;&lt;p&gt;Your texts stay on this computer, unless you agree that a server gives vectors of them. Nothing of them is kept when the window is closed.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Vectors that belong to the vocabulary are of phrases, and nothing is sent for them. A model on a server of your choice gives vectors of whole texts, which often tell more; for that it gets the texts themselves, those of the package and your own. Whether yours may go there is for you to know.&lt;/p&gt;&lt;p&gt;Nothing is sent before you agree, and only to the address that you typed. A model that was trained so needs the same server whenever it is applied; its file holds the name of the server&apos;s model, never the address or the key.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsFilter</name>
    <message>
        <source>Records (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.csv *.jsonl ...</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReleaseHelp</name>
    <message>
        <source>Exact figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Counts of the records and a comparison with them, without noise. Whoever decides by them lets the records decide, and no epsilon covers that.&lt;/p&gt;&lt;p&gt;Where a figure is needed, pay for a noisy one: &lt;code&gt;keyseed-cli evaluate --publish&lt;/code&gt;.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The records are read once. Each patient (or record) counts as one, shared among the phrases that it has. Then random noise is added to every count, and only the noisy counts are kept.&lt;/p&gt;&lt;p&gt;Before the noise is drawn, the ledger of this computer is debited. A crash in between counts as spent.&lt;/p&gt;&lt;h3&gt;May I stop it?&lt;/h3&gt;&lt;p&gt;While the records are read: yes, and nothing is spent. From the moment the noise is drawn it runs to its end.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is checked?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why can it not be undone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Once noisy counts are on the screen, somebody may have seen them. Throwing them away does not take that back, so the budget stays spent.&lt;/p&gt;&lt;p&gt;Drawing again would spend again.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is a sequence?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A few phrases that one synthetic document will be written around. They are drawn by chance from the noisy counts of the page before: frequent phrases come often, and phrases of kindred meaning come together.&lt;/p&gt;&lt;h3&gt;Why is it free?&lt;/h3&gt;&lt;p&gt;What was released stays private whatever is done with it. No record is read again.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many documents?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many phrases in each?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A short letter does with 5, a full note with 8 to 12. Where fewer phrases were learned, the rest are public neighbours: phrases of kindred meaning from the vocabulary.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;As often as you like: it costs no budget. The documents of before are forgotten, since they belong to the sequences of before.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What am I looking at?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do the figures say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves this computer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Chooses the sentences. Type words of your own for a general pattern that names them. Public knowledge only: do not copy from a record.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should I look for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Whether the texts are of use, and whether a reader could mistake something in them for a fact about somebody.&lt;/p&gt;&lt;p&gt;The promise does not hang on this page: the texts are private already.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold and underlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;These are the phrases the document was written around. A wavy line is under what looks like an identifier.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look-alikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the package?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The documents, the phrases they were written around, the noisy counts, a README with the promise in plain words, a datasheet, and sums to check that nothing was changed.&lt;/p&gt;&lt;p&gt;No record, no true count, no path of this computer.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Heads the README and the datasheet. The name of the project stands there while it is empty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;What a recipient may do with the package: a usual licence or the name of your own agreement.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Whom a recipient can ask: an office rather than a person lasts longer.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is promised?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A bound on what anyone can learn about one patient or record from the package, whatever else they know. It follows from the budget that was spent.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File or folder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A name that ends in .zip gives one file, easy to send. Any other name gives a folder with the same files.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files and sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The sum (SHA-256) of a file changes when the file does. A recipient can check them with &lt;b&gt;sha256sum -c SHA256SUMS&lt;/b&gt;, without our program.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Each patient (or record) counts as one, shared among all of its phrases. A bar is what came together for the phrase, plus random noise. The whisker is the noise: in 95 of 100 cases the true number lies within it.&lt;/p&gt;&lt;p&gt;Bars below the dashed line cannot be told from noise; they hardly come into the documents. About 10 of each label may be above it by noise alone.&lt;/p&gt;&lt;p&gt;With a small budget groups of near phrases are counted instead of single ones; with a published method, phrases over all labels together.&lt;/p&gt;&lt;h3&gt;May I draw again?&lt;/h3&gt;&lt;p&gt;Drawing new noise would spend the budget again. Everything after this page is free.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;So many for each label, chosen by you; on average, where the Budget page says how documents are spread over the labels. It costs nothing to ask for more.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical or varied?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;More typical&lt;/b&gt;: the frequent phrases of a label come more often. The documents are closer to what was learned, and more alike.&lt;/p&gt;&lt;p&gt;&lt;b&gt;More varied&lt;/b&gt;: rare phrases, and those that public knowledge adds, come more often as well.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Sharpness&lt;/b&gt; is the number behind it: the power to which the learned shares are raised, or, with a published method, how strongly its estimates count. Where such estimates are no more than noise, the counts of the phrases decide and this changes nothing: the figures below tell.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is tried?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;While the settings differ from those of the sequences below, a small draw shows what they would give. It is free and thrown away; &lt;b&gt;Draw again&lt;/b&gt; makes sequences to keep.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Learned phrases that occur&lt;/b&gt;: of the phrases (or groups of them) that stand out of the noise, how many come up at all.&lt;/p&gt;&lt;p&gt;Ctrl+Z takes back the last change of a setting.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to read the matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The most frequent phrases of the label, each with each. A large mark: the two come together in many more sequences than if each fell on the sequences by chance. A ring: they avoid each other. A dot: no more than chance.&lt;/p&gt;&lt;p&gt;With &lt;b&gt;all labels&lt;/b&gt;, phrases of one label seem to seek each other; within one label, phrases are mostly drawn each by itself.&lt;/p&gt;&lt;p&gt;It is counted from the drawn sequences, not from the records. Point at a mark for its numbers, or choose Table.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Each row will be one document. The order is random. Stay on a row with the mouse to see all of its phrases.&lt;/p&gt;&lt;p&gt;The search finds the documents with a phrase that contains what you type.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Phrases drawn&lt;/b&gt;: different phrases in the sequences of a label.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Learned&lt;/b&gt;: phrases, or groups of phrases, that stand out of the noise.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Of them used&lt;/b&gt;: how many of those come up in the sequences.&lt;/p&gt;&lt;p&gt;&lt;b&gt;From them&lt;/b&gt;: the share of what was drawn that was learned from the records; the rest was filled up from public knowledge. A low share means that more budget, more records or shorter sequences would help.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Only prompts made of the phrases of the page before, and only where you choose a server or carry them yourself. No record, no part of one. Without a model nothing leaves at all.&lt;/p&gt;&lt;h3&gt;If it stops&lt;/h3&gt;&lt;p&gt;Each document is kept in the project as it comes. Close the program if you like: it goes on where it was and asks for nothing twice.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the three?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Without a model&lt;/b&gt; the texts are plain and much alike, but every phrase is in them, word for word: enough to train or test a sorter of documents.&lt;/p&gt;&lt;p&gt;&lt;b&gt;With a language model&lt;/b&gt; they read like documents. &lt;b&gt;Elsewhere&lt;/b&gt; is the same for a house without a way out: you carry files.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;It costs no budget. Without a model, sentences are chosen by chance, so the texts come out differently; the phrases stay.&lt;/p&gt;&lt;p&gt;With a model, only documents without an answer are asked for.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause or stop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Pause&lt;/b&gt;: nothing new is asked for, what is under way is still answered and paid.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Stop&lt;/b&gt;: what is under way is dropped, and may have to be paid all the same.&lt;/p&gt;&lt;p&gt;Either way the documents that came are kept.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer documents?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Some documents have no answer. Ask again, perhaps later; or go on with those there are: the package then says how many documents it holds.&lt;/p&gt;&lt;p&gt;Which ones are missing was decided by the model and its server, not by the records.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Every request of this project, byte for byte, with its time and how it ended; one JSON object a line. The key of the server is not in it.&lt;/p&gt;&lt;p&gt;For your own files: it is no part of the package.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;One line for each document. &lt;b&gt;OpenAI batch&lt;/b&gt; is what several servers take as it is; &lt;b&gt;plain&lt;/b&gt; is for a script of your own: {&quot;id&quot;, &quot;system&quot;, &quot;prompt&quot;}.&lt;/p&gt;&lt;p&gt;The prompts hold phrases that are public already, and nothing of a record.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The output file of the batch, or one line {&quot;id&quot;, &quot;text&quot;} for each document. Any order, and in several files, one after the other.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Choose one to see it as it stands in the file. What could be used was taken; mend the file and read it again if you want the rest.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;One row for each sequence. Choose a row to read its text below.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Marked&lt;/b&gt;: the check of the answer found that the text is cut off, that the model declined, or that phrases are missing. No record is read for this.&lt;/p&gt;&lt;p&gt;&lt;b&gt;No answer&lt;/b&gt;: all tries failed; stay on the word with the mouse to see why.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Writes the package, reads it again and checks it. Nothing half-written is left behind if it fails or you cancel. It costs no budget.&lt;/p&gt;&lt;p&gt;Once the package is verified, its plan is read-only.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Checks that there is no file too many, that the sums and the signatures fit, and that the manifest, the budget and the texts agree.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Documents&lt;/b&gt;: what the package would hold, to read and to leave out. All of it is private already.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Internal&lt;/b&gt;: figures that were computed from the records without noise. They stay on this computer and are not saved.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Show one label, only documents with marks, those left out, or those whose text holds certain words.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Missing&lt;/b&gt;: phrases that seeded a document and are not in its text.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Look-alikes&lt;/b&gt;: what looks like an identifier.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Duplicate&lt;/b&gt;: an earlier document has the same text.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Like SYN-000123&lt;/b&gt;: nearly the same text as that one: of all groups of three words in the two, at least 80 % are in both.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cut off, withheld, declined&lt;/b&gt;: what the check of a model&apos;s answer said.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Left out&lt;/b&gt;, with a line through it: the package will not hold it.&lt;/p&gt;&lt;p&gt;Choose several rows with Shift or Ctrl. Delete leaves them out, Ctrl+Z takes it back.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Shows the earlier document with the same text, or nearly the same. Where you leave out all that are marked so, no two of the rest are alike.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Names with titles or behind words such as &quot;patient&quot;, days, telephone numbers, e-mail, web and postal addresses, record, insurance, bank and long numbers, found by plain rules. Where documents are written around phrases they point to nobody: what wrote the text saw no record, and a name in a phrase comes from the public vocabulary. In rewritten records they may be those of a record.&lt;/p&gt;&lt;p&gt;The rules find what is written in the usual ways, in English and in part in German, French and Spanish. They do not find everything, and never stop you.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out or take back in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The package will hold the other documents. It costs no budget, and the manifest names what is left out and why, so that a recipient knows that a person chose.&lt;/p&gt;&lt;p&gt;Choose by what stands in the text. To leave a document out because it is like a record, or unlike all of them, would be a choice made with the records: the promise does not cover it.&lt;/p&gt;&lt;p&gt;Drawing new phrases forgets what was left out; writing again keeps it, so look at it once more.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why only these reasons?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The reason stands in the package. Words of your own are not offered, because they could carry something of a record.&lt;/p&gt;&lt;p&gt;The first choice takes the reason from the marks of each document.&lt;/p&gt;&lt;p&gt;For another reason, choose it and leave out once more.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts of the commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Exact numbers of records. They are known only in the run of the program that learned the phrases, because they are not saved.&lt;/p&gt;&lt;p&gt;Do not tell them to a recipient: no noise protects them.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Classifiers learn the labels from the synthetic documents alone, and then sort your records by label. The more they get right, the more of what tells the labels apart is in the documents.&lt;/p&gt;&lt;p&gt;The records are read again and nothing of them is kept. The result is exact, so it is for your eyes only; a figure for publication costs budget.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which records?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The file that the phrases were learned from, or another with the same columns. Your plan stays as it is.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Right&lt;/b&gt;: share of the records that are sorted rightly. &lt;b&gt;95 % interval&lt;/b&gt;: where the share of many more records like these would lie, in 95 of 100 cases.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Guessing&lt;/b&gt;: what always answering the most frequent label would get right. A useful package is well above it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label by label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Found&lt;/b&gt;: of the records of a label, the share that was given it (recall).&lt;/p&gt;&lt;p&gt;&lt;b&gt;Right where answered&lt;/b&gt;: of the records that were given a label, the share that has it (precision).&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is taken for what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A row for each label of the records, a column for each answer. On the frames are those sorted rightly. Go through the cells with the arrow keys; each is told in words.&lt;/p&gt;&lt;p&gt;Two labels that are often taken for each other may share most of their phrases.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;For the files of your house, under the same rules as the records. Every page says that it is not to leave, and it cannot be saved beside a package.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A vocabulary that was learnt from public texts also knows which of its phrases stand in the same passages there. &lt;b&gt;Gentle&lt;/b&gt; and &lt;b&gt;strong&lt;/b&gt; draw the phrases of a document towards each other by it, so that they read like one case.&lt;/p&gt;&lt;p&gt;What it costs is variety, not budget: fewer different phrases come up, and those that are usual in public texts more often. The figure is counted in small draws with these settings, with it and without it, which are thrown away.&lt;/p&gt;&lt;p&gt;Nothing of the records goes into it: the public texts alone say what goes together.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A phrase is used as what it is: a symptom is complained of, a drug is taken, a procedure was done. That is known from the vocabulary, or from how the phrase ends.&lt;/p&gt;&lt;p&gt;There are sentences in English, German, French and Spanish. Unless you choose one, a vocabulary that was learnt from texts in one of these has its own; with all others, the text is English.&lt;/p&gt;&lt;p&gt;Projects that were released or approved with release 0.1 keep its sentences, so that they can be exported again.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds of votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Before each round synthetic texts are written, without a record. Then every patient (or record) gives one vote to the text that is nearest to it, and noise is added to the votes of every text. Only these noisy numbers are shown: a bar may stand for votes that were never given.&lt;/p&gt;&lt;p&gt;The &lt;b&gt;whisker&lt;/b&gt; holds the exact number in 95 of 100 cases. Below the dashed &lt;b&gt;line&lt;/b&gt; votes cannot be told from noise. What is above it goes on to the next round.&lt;/p&gt;&lt;h3&gt;Pause&lt;/h3&gt;&lt;p&gt;Nothing new is asked or drawn; what is under way is still stored. All rounds were paid before the first, and every answer and every round is kept in the project: whether you resume, cancel, or close the program, nothing is lost, paid or asked for twice.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;These are your choices of pages 1 to 5. They cannot change after the commit, because the noise was made for them.&lt;/p&gt;&lt;p&gt;Go back to change one; nothing is spent yet.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The membership attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The other records have to be of the same kind and with the same columns, and not in the data. One classifier asks how near a record is to the nearest document, the other how much likelier its phrases are in the documents than in other records.&lt;/p&gt;&lt;p&gt;A curve far below the bound does not prove protection: a stronger attack may exist. The proof is that of the noise. A curve far above it is a reason to look for a fault, or for a difference between the two files.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Each point is a record or a synthetic document. Those with phrases that mean nearly the same lie near each other; the colour is the label, the shape says which of both it is. Good documents lie where the records lie, without copying single ones. Public examples that the plan names for prompts have a shape of their own.&lt;/p&gt;&lt;p&gt;Perplexity says about how many neighbours count: 5 to 50 is usual. The same seed gives the same map.&lt;/p&gt;&lt;p&gt;The map is exact and no noise protects it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReleaseText</name>
    <message>
        <source>Spent %1 on %2.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;; %2: a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent %1. Ledger entry %2.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;; %2: a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>none</source>
        <extracomment>there are no records to take a share of</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage with one decimal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logistic regression on phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logistic regression on vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three-layer network on phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three-layer network on vectors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SigningHelp</name>
    <message>
        <source>Why sign?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The sums in a package show that no file was damaged. A signature shows more: that the package comes from whoever holds the key, and that nothing in it was changed since.&lt;/p&gt;&lt;p&gt;A recipient checks it with Keyseed or with &lt;b&gt;minisign&lt;/b&gt;, against the public key that you hand out.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;It is made once and lies on this computer in a file that is encrypted under your passphrase. Its public half may be known to everybody.&lt;/p&gt;&lt;p&gt;An existing key of &lt;b&gt;minisign&lt;/b&gt; can be used as well. Keep a copy of the file where you keep other keys: nobody can make the same one again.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;It opens the key for one signature and is then forgotten: it is stored nowhere, neither in the project nor in the settings.&lt;/p&gt;&lt;p&gt;Four or five words picked by chance are easy to keep and hard to guess.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Twenty letters and digits that stand for the key. Tell it to the recipient by another way than the package, over the telephone or on your web site: who compares it knows that the key is yours.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Somebody else, such as a privacy officer, agrees to exactly these texts and signs that with a key of their own. Nobody has to: it is for houses where two pairs of eyes are the rule.&lt;/p&gt;&lt;p&gt;When texts change or are left out afterwards, the approval is of other texts and does not count any more.&lt;/p&gt;&lt;p&gt;Name, reason and time are in the package for all to read.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;NOTE&lt;/b&gt;: the texts once more as note.csv, in the columns of the NOTE table of the OMOP model, for a research database.&lt;/p&gt;&lt;p&gt;&lt;b&gt;A file for each document&lt;/b&gt;: the folder texts, for tools that read one text a file.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;What was handed on must not change, so its plan is read-only. A new release starts from the same learned phrases: draw, write and review again, as often as you like. It costs no budget, because no record is read.&lt;/p&gt;&lt;p&gt;The package of before stays as it is.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A package from somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Checks a package that was sent to you, a zip file or a folder, in the same way as your own: files, sums, signature, and whether plan and texts agree. Nothing of this project changes.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The privacy statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The page for the privacy officer, as it will be in the package: the promise, the budget and the noisy counts. It opens in the program that shows PDF files on this computer, and holds only what is released.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Rewriting rows with the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the noise; this cannot be stopped any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the package</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Grouping the phrases of the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning which phrases go together; this cannot be stopped any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the whole file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for phrases in the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training on the synthetic texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing on the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding out what the phrases are near to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting the words of the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for phrases of several words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding the phrases in the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning which phrases are near to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning which phrases tell something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding the forms in which the phrases occur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning which phrases go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applying the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding which documents are near to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing the documents on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training on public texts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a point in time; %1: the day, %2: the time of day</extracomment>
        <translation type="unfinished"></translation>
    </message>
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
    <name>VocabularyHelp</name>
    <message>
        <source>Why a vocabulary?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Only phrases of a public list are counted in the notes; anything else, a name for example, has no way into the release.&lt;/p&gt;&lt;h3&gt;Which one?&lt;/h3&gt;&lt;p&gt;The smallest that covers what you need. Noise lands on every phrase of the list, so a short list of telling phrases keeps more of the signal.&lt;/p&gt;&lt;h3&gt;Why not look?&lt;/h3&gt;&lt;p&gt;A list made by looking at the records would itself be made of private data, and it is published.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Both come from WordNet 3.0, a dictionary made at Princeton University. &lt;b&gt;Medical&lt;/b&gt; holds diseases, symptoms, body parts, drugs, procedures and the like. &lt;b&gt;English&lt;/b&gt; is all of it. Plurals and other forms are found as well.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A list with one phrase a line, a table, or the files of a terminology as they were delivered: UMLS, SNOMED CT, MeSH, ICD-10, RxNorm, an ontology in OBO format. A concept with all its synonyms counts as one phrase and is written by its preferred name.&lt;/p&gt;&lt;p&gt;Phrases that survive the noise are published: check that the licence allows it. It is read once; after that it opens quickly.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What kind of file is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Keyseed tells it from the name or the beginning of the file where it can. If it guessed wrong, choose another kind: the file is then read by the rules of that kind, and what does not fit is named by its line.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less of a large vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A terminology has far more names than a corpus needs. Noise lands on every phrase, so choose a language, semantic types or parts of the tree. What a field may hold is told below it; several values stand with commas between them. What is optional may stay empty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Take away the tick from a kind, and its phrases are looked for nowhere. Fewer phrases mean less noise on the others. A shorter phrase inside one that is left out is found instead.&lt;/p&gt;&lt;p&gt;Decide by what the recipient needs: what is left out is public, as the vocabulary is.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving phrases out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Choose rows with Shift or Ctrl and press Delete: a word that means something else in your field, or too much. Ctrl+Z takes them back, and so does the list of what is left out.&lt;/p&gt;&lt;p&gt;Do not leave a phrase out because of what a record says: what is left out is published with the plan.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn from public texts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A list from a dictionary knows no abbreviations, no local words, and not what goes together. Published texts of the field do: case reports, textbooks, guidelines, patient information, in your language.&lt;/p&gt;&lt;p&gt;The program finds the words and phrases that are frequent there and rare elsewhere, what each tells of a subject, and which stand together. It works on this computer and sends nothing.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Never your own notes&lt;/b&gt;, de-identified or not: what is learnt goes out with every release, and no noise protects it.&lt;/p&gt;&lt;p&gt;It takes some minutes for 20 MB. The window may be closed meanwhile: learning goes on.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which texts, and how many?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Files of records (CSV, TSV, JSON Lines) with a text in each row, plain texts (.txt, .md), and folders of plain texts, each of which is one text. Links and hidden files of a folder are passed over.&lt;/p&gt;&lt;p&gt;&lt;b&gt;20 MB or more&lt;/b&gt; are advised. With less than 5 MB few phrases stand often enough to be told from chance.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do I declare?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;That anyone could have these texts, and that none of them was written about your patients. No program can check that; the promise to the patients rests on it.&lt;/p&gt;&lt;p&gt;Origin and licence stand in the package, so that recipients can judge for themselves. The names of the files do not.&lt;/p&gt;&lt;p&gt;Keyseed refuses the records of this project and copies of them.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should be left out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Words that come from how the texts are made and not from the field: headings, names of journals, standing sentences. &lt;b&gt;Delete&lt;/b&gt; leaves out the selected ones, &lt;b&gt;Ctrl+Z&lt;/b&gt; takes them back in. How many were left out is told in the package.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Expected&lt;/b&gt;: how often the phrase may come up before anything is known of the records. &lt;b&gt;Weight&lt;/b&gt;: how much an occurrence counts, more where it tells more. &lt;b&gt;Passages&lt;/b&gt;: parts of about 150 words of the public texts that hold it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look into the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The search goes over the public list, not over the records. Phrases that begin with what you type come first.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is near?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A vector is a list of numbers for each phrase; phrases that are used alike have vectors that point the same way. Where the budget is too small to count every phrase, near phrases are counted together, and some methods learn which kinds of phrases go together.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Built in&lt;/b&gt; ones are made of WordNet. A &lt;b&gt;file&lt;/b&gt; of word2vec, GloVe, fastText or model2vec knows other languages and fields: a phrase takes the mean of its words, in which rare words count more. Only vectors that were made of public texts belong here: they are named in the release.&lt;/p&gt;&lt;p&gt;A phrase without a known word takes its place from the built-in vectors; if these do not know it either, it is near to nothing.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server that gives vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A model on a server of yours, or of a provider, is asked for the vector of each phrase of the public vocabulary. Nothing else can be sent: the program has no way to give it records. The server learns which vocabulary you use.&lt;/p&gt;&lt;p&gt;Nothing is sent before you press the button. The answers stay on this computer, and a run that was stopped goes on where it was.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Type a phrase of the vocabulary to see the ten nearest ones. If they make no sense to you, take other vectors.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VocabularyText</name>
    <message>
        <source>Names (MRCONSO.RRF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names (RXNCONSO.RRF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A snapshot of the descriptions: sct2_Description_Snapshot...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The descriptors in ASCII (d2024.bin), or a file of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order file of ICD-10-CM, or the codes of ICD-10-GM (icd10gm2024syst_kodes.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the column term; concept, weight and kind may be there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One phrase a line, in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of phrases, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UMLS Metathesaurus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SNOMED CT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MeSH, Medical Subject Headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICD-10-CM or ICD-10-GM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ontology in OBO format, such as HPO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RxNorm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table (CSV) with a column of terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vocabulary that Keyseed saved or learnt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a UMLS licence. Names that survive the noise are published: check that each source vocabulary allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a licence of SNOMED International or a member country. Names that survive the noise are published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the National Library of Medicine of the United States, whose terms of use ask to be named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes of diagnoses. Their titles that survive the noise are published: check the terms of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synonyms that mean the same count as the same phrase. Check the licence of the ontology.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases that survive the noise are published: check that its licence allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of the concepts (MRSTY.RRF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semantic types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source vocabularies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language reference set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the reference set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplementary concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alphabet of ICD-10-GM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells diseases from drugs and so on; lies beside MRCONSO.RRF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ENG unless you say otherwise; GER, FRE, SPA ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All unless you say otherwise; en, de, fr ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All unless you name some: T047, T184</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All unless you name some: MSH, SNOMEDCT_US</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves inactive concepts out: sct2_Concept_Snapshot...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says which name is preferred: der2_cRefset_LanguageSnapshot...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the file above holds several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drugs and rare diseases beside the headings (c2024.bin)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All unless you name some: C, D27, F03</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More names of the same diagnoses (icd10gm2024alpha_edvtxt.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>symptom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>organism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>a phrase of no particular kind</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names in other languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of other vocabularies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names that the source suppresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of concepts of other semantic types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries of the alphabet without a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names that are no longer in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of concepts that are no longer in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headings in other parts of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places in other parts of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synonyms that are broader, narrower or related only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>obsolete concepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names that are too long for a phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names with fewer than two letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names with control characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concepts without a name of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabularies (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.txt *.csv ...</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public documents, to learn a vocabulary from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several vocabularies as one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts of the field that anyone may read; 20 MB or more are advised. Never the notes of the house. They are read once, and again when they change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All their phrases; with public documents among them, those that the documents have. Phrases that survive the noise are published: check each licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabularies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told from the texts unless you say otherwise; en, de, fr ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables, texts or folders of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of tables; &quot;text&quot; unless you say otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is learnt of them goes out with every release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told to recipients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name that a phrase has in the first of them is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrases that an earlier one has</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WriterHelp</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Which model is asked, with what words, and what it may cost. Folded away while documents are written; nothing can be changed then.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which server?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The program that runs the model: on this computer (Ollama, LM Studio, llama.cpp), in your house (vLLM), or a service.&lt;/p&gt;&lt;p&gt;Whatever it is, it sees prompts made of the released phrases, never a record.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The language that the server speaks. Most speak that of OpenAI; the server&apos;s handbook says so as &lt;b&gt;chat completions&lt;/b&gt;.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Up to where the protocol&apos;s own path begins, as in &lt;b&gt;https://models.hospital.example/v1&lt;/b&gt;. It must begin with https://, unless the server is on this computer.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Azure wants to know which version of its rules is meant: a day, as in 2024-06-01.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;As the server calls it. &lt;b&gt;Test the connection&lt;/b&gt; fills the list with those it has. For Azure this is the name of the deployment.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is the key kept?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;In memory until the program ends and, if you say so, in the keyring of this system, under the address of the server. Never in the project, the package, a log or a message.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The &lt;b&gt;name&lt;/b&gt; of a variable that holds the key, set by whoever starts the program. The plan keeps the name, not the key: right for the command line and for computers that several people use.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is sent?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;A question for the list of models. Where that proves nothing, one fixed sentence that costs a few tokens. Nothing of your project.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;How long an answer may be, the way through the network of your house, and how fast the server is asked. The usual values suit most.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Models count text in pieces of about four letters, called tokens. An answer that reaches the limit is cut off; a thousand tokens are some 700 words.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;How much chance is in the choice of words: 0 gives the likeliest ones, 1 is usual, higher becomes odd. Some models refuse a number; then leave it to the server.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own CA file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Many houses sign the certificates of their servers themselves. The file (PEM) with their authority, from your IT, lets this program trust them. Certificates are always checked.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The computer that lets connections out of your house, as in &lt;b&gt;http://proxy.hospital.example:3128&lt;/b&gt;. Empty: the one the system names. Without user name and password, which a plan must not hold.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without TLS?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Without TLS everybody on the way can read prompts and key. It is refused, except for this computer and for the one host named here: its name alone, without http:// and port.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;More requests at the same time are faster, up to what the server can do. Limits a minute keep below what a service allows; a server that asks for patience gets it in any case.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;How often one document is asked for when the server fails, or its answer has a flaw and is to be asked for again. Then it is left out and named.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;What the model is told, with places for the phrases and the choices below. A file of your own has places such as &lt;b&gt;{phrases}&lt;/b&gt;, &lt;b&gt;{label}&lt;/b&gt;, &lt;b&gt;{documentType}&lt;/b&gt;, &lt;b&gt;{language}&lt;/b&gt;, &lt;b&gt;{length}&lt;/b&gt; and &lt;b&gt;{examples}&lt;/b&gt;; a line of three hyphens ends what is said as the system.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Which language the model is to write. The phrases are given as they are in the vocabulary.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;In words for the model, as in &lt;b&gt;about 200 words&lt;/b&gt;. The tokens of an answer (advanced) must leave room for it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Documents that the recipient wrote or published show the model style and form. They stand in every prompt, word for word, so they make each one longer.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why must I say so?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;The promise of privacy covers the phrases. A passage of a record that is pasted as an example would leave the house unprotected, and no program can tell. Only you can.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flawed answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Judged by the answer alone, never by the records. &lt;b&gt;Ask again&lt;/b&gt; costs another request, with another seed. &lt;b&gt;Mark&lt;/b&gt; keeps the text and shows the flaw at the review.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;What goes to the server for this document, letter for letter: the address, the lines before the text, the prompt. Look for yourself that no record is in it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;One request a document, without those that are asked again. The tokens of the answers and the money are at most: most answers end sooner. While it runs, the server&apos;s own count is shown.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;From the price list of the service, for a million tokens, in any currency: the program knows none. 0 for a server of your own.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing new is asked for that would go beyond a cap. What is there by then is kept; raise the cap to go on. This money is no budget of privacy.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Documents are shared out by &lt;b&gt;weight&lt;/b&gt;: a server of weight 2 gets twice as many as one of weight 1, as far as it is fast enough. &lt;b&gt;At once&lt;/b&gt; is how many requests a server gets at the same time.&lt;/p&gt;&lt;p&gt;A server that fails is left alone for a while that grows, and its documents go to the others; one that refuses its key is asked no more in this run. What one server has written, no other is asked for again.&lt;/p&gt;&lt;p&gt;The package says how many documents each model wrote, and not where the servers are.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WriterIssueText</name>
    <message>
        <source>Choose a prompt template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in which language the documents are to be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how long a document is to be, such as &quot;about 200 words&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example is empty: fill it in, or take it off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the address of the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the API version that the Azure server expects, such as 2024-06-01.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of certificates, or leave the field empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name or path of the prompt template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length of a document</source>
        <extracomment>How long the model is asked to make a document, in words: &quot;about 200 words&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of the file of certificates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names a kind of server that this version does not know; choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names something to do with a flawed answer that this version does not know; choose keep, retry or mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of an answer: a number from 1 to %1 is needed.</source>
        <extracomment>Tokens are the pieces of text in which a language model counts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests at the same time: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries for a document: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cap in requests: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 examples can be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every prompt shows the examples: declare that none of them was taken from the records, or take them off the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temperature: a number from 0 to 2 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty answer is no document and cannot be kept: choose retry or mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of the server is not complete: it begins with https:// and names a host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of the server cannot hold a user name, a password, ? or #; the key has a field of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain http would send the key and the prompts in the open: use https, or allow it for this host by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the name of an environment variable, such as OPENAI_API_KEY, not the key itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a variable that ends in _KEY or _TOKEN: others may hold other secrets than the key of a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy: an address such as http://host:3128, without user name and password, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host that may be reached by plain http: its name alone, without http:// and port, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in a minute: a number above 0, or 0 for no limit, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests in a minute: a number above 0, or 0 for no limit, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cap in money: an amount above 0 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of a million tokens of answers: 0 or more is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of a million tokens of prompts: 0 or more is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names built-in sentences that this version does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in sentences are in English, German, French and Spanish: choose one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the files of public texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column of the public texts that holds the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column of the public texts that holds the label, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where the public texts come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say under which licence the public texts may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of the public texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The origin of the public texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The licence of the public texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a column of the public texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents repeat sentences of these texts: declare that all of them are public and none was taken from the records, or choose another way of writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method hands on phrases, and public texts are written from by methods that choose among texts only: choose another way of writing, or another method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight of a server: a number from 1 to %1 is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 servers can be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server is on the list twice: take one off and give the other more weight.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WritingText</name>
    <message numerus="yes">
        <source>Paused: nothing new is asked for. %Ln request(s) under way will still be answered.</source>
        <translation>
            <numerusform>Paused: nothing new is asked for. %Ln request under way will still be answered.</numerusform>
            <numerusform>Paused: nothing new is asked for. %Ln requests under way will still be answered.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: nothing is asked for until you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The server cannot take more now (%1). Asked again in about %n second(s).</source>
        <translation>
            <numerusform>The server cannot take more now (%1). Asked again in about %n second.</numerusform>
            <numerusform>The server cannot take more now (%1). Asked again in about %n seconds.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each document is kept in the project as it comes; what is there is not asked for twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) got no answer.</source>
        <translation>
            <numerusform>%Ln document got no answer.</numerusform>
            <numerusform>%Ln documents got no answer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The last reason: %2</source>
        <extracomment>%1: so many documents got no answer; %2: why, in the words of the server</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All documents are written. %Ln of them are marked: the Review page lists them.</source>
        <translation>
            <numerusform>All documents are written. %Ln of them is marked: the Review page lists it.</numerusform>
            <numerusform>All documents are written. %Ln of them are marked: the Review page lists them.</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sent before you start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are kept in the project; writing goes on with the others.</source>
        <translation>
            <numerusform>%Ln document is kept in the project; writing goes on with the others.</numerusform>
            <numerusform>%Ln documents are kept in the project; writing goes on with the others.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost %1 of at most %2</source>
        <extracomment>%1 and %2: sums of money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the cap of %1 would be passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stopped at the cap of %Ln request(s).</source>
        <translation>
            <numerusform>Stopped at the cap of %Ln request.</numerusform>
            <numerusform>Stopped at the cap of %Ln requests.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise it in the settings above and write the rest, or go on with the documents there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise it in the settings above and write again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cap</comment>
        <extracomment>%1: at which cap a run stopped; %2: what can be done</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: &quot;Stopped.&quot;, %2: &quot;3 documents are kept in the project; ...&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ended early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: %1</source>
        <extracomment>%1: what the server said</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits %1 s: %2</source>
        <extracomment>of a server that failed; %1: seconds, %2: what it said</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 written, %3</source>
        <extracomment>%1: a server and its model, %2: a number of documents, %3: &quot;well&quot; or what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Turns sensitive text records into a synthetic corpus with differential privacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a new project of the sample notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use another ledger than that of the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project (.keyseed), plan (.json) or package (a folder or .zip) to open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AboutCard</name>
    <message>
        <source>Training a classifier of referral letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The informatics group of our university</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;patient can have several rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;ach row is a different patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, &amp;keep it to ourselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes, roughly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is the corpus for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who recei&amp;ves it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does one row of the records describe?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>appro&amp;ximately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approximate number of records, declared public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May the number of records be public?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AdvancedCard</name>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hid&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the advanced choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the advanced choices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ApplyCard</name>
    <message>
        <source>Save predictions...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve the model...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load a model...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that is applied or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. Apply it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mod&amp;el:</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Train first, or load a model that was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your own texts above to apply the model to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The predictions are a CSV file: the columns of your texts, and prediction and probability. This model was adapted to your texts: keep its file as you keep these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The predictions are a CSV file: the columns of your texts, and prediction and probability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predictions</source>
        <extracomment>part of the name of a file: &quot;notes-predictions.csv&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model saved: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model asks a server about your texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was trained with vectors of whole texts by the model %1 (%2). Under 2., take vectors from a server, name the same one as then, agree to what is sent, and load the model again. Nothing was sent.</source>
        <extracomment>%1: the name of a model on a server, %2: its protocol</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model asks the server that it was trained with about your texts. Under 2., name that server and agree to what is sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ApprovalCard</name>
    <message>
        <source>Take the approval out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a second person approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approving the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the approval out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second person (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the key that signs the package as well. The same key twice shows one person, not two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appro&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, reason and time will stand in the package, for every recipient to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of the approver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents must be written first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An approval needs a name and a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An approval needs the key of the person who approves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval that the project keeps cannot be read: have it approved again, or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval is of other texts: have it approved again, or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is of the texts as they are now. Its key is the one that signs as well: the same key twice shows one person, not two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is of the texts as they are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being compared with the texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is compared with the texts once they are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by %1 on %2, fingerprint %3: %4</source>
        <extracomment>%1: a name, %2: a time, %3: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %4: why, in the words of that person</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AttackCard</name>
    <message>
        <source>Choose other records...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack: could somebody find out who was among the records?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two classifiers try to tell your records from others of the same kind that are not in the data, by the documents alone. This is evidence beside the proof, not a proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of other records is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documents, %2 members, %3 others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: AUC %2 (0.5 is guessing), %3 found at 1 % false alarms</source>
        <extracomment>%1: an attack, %2: a number from 0 to 1, %3: &quot;4.5 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed by epsilon %1: on average over releases no more than %2 at 1 % false alarms, for any attack on one unit. A difference in kind between the two files is found as well.</source>
        <extracomment>%1: &quot;epsilon&quot;, a number, %2: &quot;2.7 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Badge</name>
    <message>
        <source>spends budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of an action: it costs no privacy budget</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::BudgetChart</name>
    <message>
        <source>Budget of this source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <extracomment>in a chart: budget that was spent before this plan</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>in a chart: budget that may still be spent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrases</source>
        <extracomment>in a chart, short: the part of this plan&apos;s budget for which phrases there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together</source>
        <extracomment>in a chart, short: the part of this plan&apos;s budget for which phrases go together</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labels</source>
        <extracomment>in a chart, short: the part of this plan&apos;s budget for the counts of the labels</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above the cap</source>
        <extracomment>in a chart: part of this plan&apos;s budget above the cap</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this source</source>
        <extracomment>title of an axis with one bar only: the records file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::BudgetMeter</name>
    <message>
        <source>Budget of this source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cap %1 per %2</source>
        <extracomment>%1: the largest epsilon that may be spent, %2: &quot;patient&quot; or &quot;record&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cap yet, counted per %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::BudgetStep</name>
    <message>
        <source>How much may the outside world learn about any one patient?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much may the outside world learn about any one record?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the slider to choose a budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit under the cap of %2; free is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fits under the cap of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be spent on the next page; no cap is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent with the commit: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent with the first round: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CalibrationChart</name>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as good as its word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts of about the same stated probability, with 95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability that the model states (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts sorted rightly (%)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CalibrationModel</name>
    <message>
        <source>Stated probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted rightly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CapCard</name>
    <message>
        <source>Set a &amp;cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cap of this data source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cap, epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use &amp;what fits: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit: at most %2 is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is free: the cap is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free before this plan: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that so&amp;urce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger holds a cap of &lt;b&gt;%1&lt;/b&gt; for this data source, over all projects. Raising it is a deliberate act with a reason, outside of this wizard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger holds no cap for this data source yet. A cap is the most that may ever be spent on it, over all projects; the commit writes it into the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a name in quotation marks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These records were already used as %1. What is spent on them adds up only under one name.</source>
        <extracomment>%1: names of data sources</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Card</name>
    <message>
        <source>%1, chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ChartPanel</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same numbers as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button Table shows the numbers of this chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be written; choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Chip</name>
    <message>
        <source>%1, missing in the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ColumnRolesCard</name>
    <message>
        <source>&amp;These roles are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is a different &amp;patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rows: what is each column for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rows of the records, private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change in the lists above is taken over at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessed from the names of the columns. Check the lists above, then confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column looks like the text: choose &quot;text&quot; above the one that holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows of a patient (same value in %1) count as one: the guarantee holds for patients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said that a patient can have several rows: choose &quot;person&quot; above the column that tells patients apart. If there is none, and each row is a different patient, say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row counts as a different patient. If that is not so, choose &quot;person&quot; above the column that tells patients apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks like a column that tells patients apart. If a patient can have several rows, choose &quot;person&quot; above it: otherwise the guarantee holds for a row, not for a patient.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CommitChecklist</name>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be mended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none is set for this data source: nothing will refuse the next spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 spent before, %2 free of %3</source>
        <extracomment>of a budget; %1: spent before, %2: free now, %3: the cap</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit: %2 of %3 is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid already</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CommitStep</name>
    <message>
        <source>What will happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning the phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This spends %1 of the budget of this data source, once. It cannot be undone.</source>
        <extracomment>%1: &quot;epsilon 2.0 per patient&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spend %1 and learn the phrases</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;. The letter after &amp; is the shortcut.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True counts are not shown anywhere: looking at them would not be covered by the guarantee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. The budget of this data source is used up: only a raised cap, with a reason that goes into the ledger, would let another plan pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. An epsilon of at most %1 would fit: go back to the Budget page and choose less, or have the cap of this data source raised.</source>
        <extracomment>%1: an epsilon</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noisy histogram: drawn once, yours to keep and use as often as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is everything as it should be before the budget is spent?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phrases are being learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget refused; nothing was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been spent yet. Spend the budget to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>%1, counted over all labels together.</source>
        <extracomment>%1: &quot;83 phrases stand out of the noise&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was spent before the first round, for all of them. The other rounds cost no more, as long as the records are the same.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on with the other rounds</source>
        <extracomment>The letter after &amp; is the shortcut.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the other rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) stand out of the noise.</source>
        <extracomment>of the synthetic texts that the records voted on in the last round</extracomment>
        <translation>
            <numerusform>%Ln text stands out of the noise.</numerusform>
            <numerusform>%Ln texts stand out of the noise.</numerusform>
        </translation>
    </message>
    <message>
        <source>The noisy votes: drawn once, yours to keep and use as often as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused between two rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some rounds are still to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewriting the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spend %1 and rewrite the rows</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;. The letter after &amp; is the shortcut.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spend %1 and begin the votes</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;. The letter after &amp; is the shortcut.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise was added to the numbers of every row, and only the noisy ones are kept. They are decoded on the Writing page, as often as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noisy rows: drawn once, yours to keep and use as often as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows are being rewritten.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ConfusionModel</name>
    <message>
        <source>%1 of %2 records of %3 were sorted rightly.</source>
        <extracomment>%1, %2: numbers, %3: label</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 records of %3 were taken for %4.</source>
        <extracomment>%1, %2: numbers, %3 and %4: labels</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ConnectionCheck</name>
    <message>
        <source>&amp;Test the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server may not have the key yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan names both. If this server may have it, allow it below the name of the variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The environment variable %1 is not set for this program.</source>
        <extracomment>%1: name of an environment variable</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test could not be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the server...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for the list of models, or a fixed sentence. Nothing of the project is sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CostCard</name>
    <message>
        <source>What it will take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the phrases first, one page back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no estimate yet: the choices above are not complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no prices yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>An estimate: a token is taken for four letters, an answer for as long as it may become, a request for %Ln second(s). Money is in the currency of your prices.</source>
        <translation>
            <numerusform>An estimate: a token is taken for four letters, an answer for as long as it may become, a request for %Ln second. Money is in the currency of your prices.</numerusform>
            <numerusform>An estimate: a token is taken for four letters, an answer for as long as it may become, a request for %Ln seconds. Money is in the currency of your prices.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cap ends the asking after %1 of %2 requests; the documents that are there by then are kept.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cap may end the asking before all documents are written; those that are there by then are kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CostFields</name>
    <message>
        <source>Price of a million tokens, prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a million tokens, answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cap</source>
        <extracomment>shown in a field instead of a number: nothing is limited</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop before it costs more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after so many requests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CountedText</name>
    <message>
        <source>Show the record before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the record, private; what does not count is struck out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record %1 of the first %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>in a legend: how a text looks that counts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out by its section</source>
        <extracomment>in a legend: how a text looks that does not count, by the section that it stands in</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>denied</source>
        <extracomment>in a legend: how a text looks that says what a patient does not have</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record cannot be read; the check names what is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this text counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this text counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 percent of this text counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no known heading, so that its sections cannot be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its beginning is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>the record before this one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following</source>
        <extracomment>the record behind this one</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CountingCard</name>
    <message>
        <source>Count copied paragraphs once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of a text counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes repeat histories, normal findings and signatures. What does not count is passed over when the records are read. The rules are public and the same for every record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a language chosen, what a note denies (&quot;no fever&quot;, &quot;pneumonia was ruled out&quot;) does not count. Choose the language of the notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts as well</source>
        <extracomment>of what a note denies</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not count: %1</source>
        <extracomment>%1: a language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A paragraph that stands in several notes of a patient counts in one of them. The records are read once more for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies are told among the notes of a patient, and here each row counts as a different patient: choose &quot;person&quot; above the column that tells patients apart.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CoverageModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of them used</source>
        <extracomment>column: how many of the learned phrases, or groups of them, occur in what was drawn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From them</source>
        <extracomment>column: the share of what was drawn that was learned</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CurveModel</name>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of the encoder that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss in training (nats a token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss on held-out texts (nats a token)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DeclareQuestion</name>
    <message>
        <source>Their names become public: they stand in the plan and in the package, as they are written here. A label that few records have can point to a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare them</source>
        <extracomment>the answer to: Declare 5 labels public?</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Declare %n label(s) public?</source>
        <translation>
            <numerusform>Declare %n label public?</numerusform>
            <numerusform>Declare %n labels public?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeltaChoice</name>
    <message>
        <source>Delta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 (pure epsilon)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaussian noise, with lighter tails. Epsilon holds but for a chance of about %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laplace noise. Epsilon holds without exception: the simpler promise to explain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A delta of %1 is large: with that probability the promise of epsilon may fail for a record. At most 0.000001 is advised.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DocumentTableModel</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>number and label of a document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written</source>
        <extracomment>a document that is there, but has a flaw: %1 is &quot;cut off&quot; or &quot;phrases missing&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked, try %1</source>
        <extracomment>a document: a model was asked for it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked again soon</source>
        <extracomment>a document: the server put it off</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>Text of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>number and label of a document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the text:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks like: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1: why: &quot;repeats another document&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same text as %1</source>
        <extracomment>%1: number of another document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly the same text as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DocumentsTab</name>
    <message>
        <source>Documents to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete leaves out what is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look-alikes of identifiers: choose one to read it in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look-alikes of identifiers</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>looking through them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed</source>
        <translation>
            <numerusform>%Ln listed</numerusform>
            <numerusform>%Ln listed</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>leave a document out: for the reason that its marks give</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out, with the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DotGrid</name>
    <message>
        <source>%1 of %2 dots are filled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DrawnCard</name>
    <message>
        <source>Label whose sequences are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the sequences for a phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage by label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of what was learned the sequences use, under each label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views of what was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &amp;goes together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all labels</source>
        <translation type="unfinished"></translation>
    </message>
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
    <name>ui::EmbeddingCard</name>
    <message>
        <source>What phrases are near to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built in (WordNet), or learnt with the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server that gives vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the budget is too small for every phrase, near phrases are counted together. What is near comes from public texts alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word vectors (%1);;All files (*)</source>
        <extracomment>%1: patterns of file names</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds no word vectors that are known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of word2vec (text or binary), GloVe (text), fastText (.bin or .vec), or a static table of vectors (model.safetensors of model2vec, with tokenizer.json beside it).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors of %1 dimensions.</source>
        <extracomment>%1: how many numbers a vector has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word is known of %1 of %2 phrases (%3).</source>
        <extracomment>%1 of %2 phrases, %3: the same as &quot;16.7 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 more, some words are not known.</source>
        <extracomment>%1: how many phrases</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 take their place from the built-in vectors.</source>
        <extracomment>%1: how many phrases</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingNeighbours</name>
    <message>
        <source>heart failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phrase, for those near to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a phrase of the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vocabulary has no such phrase.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingServer</name>
    <message>
        <source>The phrases of the public vocabulary go to this server, and nothing else. No record, no label and no count is ever sent. What it answers is kept on this computer and not asked for again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot be asked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for the vectors of the phrases</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EpsilonCard</name>
    <message>
        <source>Total budget, epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xact value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total budget, epsilon, exact value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>instead of a number: no budget is chosen yet</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon per patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon per record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epsilon %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no budget chosen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <extracomment>of a budget</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at delta %1</source>
        <extracomment>beside an epsilon</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published with: %1, live births of 2014, Ministry of Health of Israel; %2, redistricting data of the 2020 census of the United States. Sources: see the help.</source>
        <extracomment>%1, %2: epsilons</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EpsilonSlider</name>
    <message>
        <source>strong protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weak protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>names of regions on a line of epsilon, as short as possible: strong, good, fair, weak protection</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ErrorBox</name>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ExamplesChoice</name>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These examples were not taken from the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples from the recipient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add from a file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add from the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with one example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no text in UTF-8.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example may have %1 characters at most: shorten it to what shows the style.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This example is on the list already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There can be %1 examples at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None. A few documents that the recipient wrote or published show the model the style. Never take them from the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed before anything is sent: the examples go to the server word for word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The examples go to the server word for word, in each prompt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ExclusionBar</name>
    <message>
        <source>Leave o&amp;ut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents were written again: look whether those left out should still be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete leaves out as well, Ctrl+Z takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why documents are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by its marks: %1</source>
        <extracomment>the reason that the marks of a document give; %1: &quot;repeats another document&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the marks of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 document(s) are left out; the manifest of the package says which and why.</source>
        <extracomment>%n: documents left out, %1: of so many</extracomment>
        <translation>
            <numerusform>%Ln of %1 document are left out; the manifest of the package says which and why.</numerusform>
            <numerusform>%Ln of %1 documents are left out; the manifest of the package says which and why.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out for what stands in the text itself, not because a record comes to mind: that would be a choice made with the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every document is left out: there is nothing to release. Take some back in, or write again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is left of: %1</source>
        <extracomment>%1: names of labels</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ExportCard</name>
    <message>
        <source>Choos&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File or folder of the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zip file (*.zip);;Folder (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file that ends in .zip, or a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as a folder, because the name does not end in .zip. It must not exist yet, or be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of this name: it will be replaced once the new one is verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written as one zip file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also as a table in the shape of OMOP&apos;s NOTE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also a file for each doc&amp;ument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every document is left out: take some back in on the Review page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FamilyCard</name>
    <message>
        <source>recommended</source>
        <extracomment>of a way to make the corpus</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <extracomment>of a way to make the corpus; %1: its title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FileDrop</name>
    <message>
        <source>This is no file on this computer. Save the records to a file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file any more, or it is no ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the file with the answers here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were dropped. Drop one after the other.</source>
        <translation>
            <numerusform>%Ln file was dropped. Drop one after the other.</numerusform>
            <numerusform>%Ln files were dropped. Drop one after the other.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no file on this computer. Save the answers to a file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder. Drop the file in it that holds the answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop files or a folder with the records here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FlawChoices</name>
    <message>
        <source>What becomes of an answer with a flaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut off at the limit</source>
        <extracomment>an answer of a language model that ends in the middle, at the limit of tokens</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withheld by the server</source>
        <extracomment>an answer that a filter of the server held back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declined by the model</source>
        <extracomment>a language model says that it will not write this</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases missing in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>what becomes of a flawed answer: used as it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep, and mark at the review</source>
        <extracomment>what becomes of a flawed answer: used, and marked at the review</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ForecastCard</name>
    <message>
        <source>What to expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± %1 %2</source>
        <extracomment>%1: a number, %2: &quot;patients&quot; or &quot;records&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted for each label, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this budget groups of near phrases are counted, not single ones: fewer counts, so that less drowns in the noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted over all labels together, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln patient(s)</source>
        <translation>
            <numerusform>%Ln patient</numerusform>
            <numerusform>%Ln patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message>
        <source>The last line is a rough guess for the number of records that you declared public on the Start page, over all labels; at most %1 can survive.</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To see how many would survive, say on the Start page that the number of records may be public, and about how many there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise on the count of a group (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise on the count of a phrase (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group survives from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phrase survives from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups that survive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases that survive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>of phrases; %1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 texts are written in all before the last of %2 rounds of votes; with a language model each is a request.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise on the votes for a text (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text stands out from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± %1 votes</source>
        <extracomment>%1: a number of votes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln vote(s)</source>
        <translation>
            <numerusform>%Ln vote</numerusform>
            <numerusform>%Ln votes</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few records a text needs most of the votes to stand out: take a larger epsilon, or another method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Before the last round: %Ln request(s), %1.</source>
        <extracomment>%Ln: requests to a language model; %1: a time, &quot;about 18 minutes&quot;</extracomment>
        <translation>
            <numerusform>Before the last round: %Ln request, %1.</numerusform>
            <numerusform>Before the last round: %Ln requests, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money: at most %1 in the currency of your prices.</source>
        <extracomment>%1: an amount of money, without a currency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money: no prices are given on the Method page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cap on money may stop it between two rounds; what is paid for stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cap on requests stops it between two rounds; what is paid for stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 texts are written before the only round of votes; with a language model each is a request.</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts that a vote chooses among</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise on a number, beside the largest that it can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon of one row of text by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times</source>
        <extracomment>%1: a number, how many times as large</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A patient pays for at most %Ln row(s) together.</source>
        <translation>
            <numerusform>A patient pays for at most %Ln row.</numerusform>
            <numerusform>A patient pays for at most %Ln rows together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A record pays for at most %Ln row(s) together.</source>
        <translation>
            <numerusform>A record pays for at most %Ln row.</numerusform>
            <numerusform>A record pays for at most %Ln rows together.</numerusform>
        </translation>
    </message>
    <message>
        <source>An epsilon above 15 protects next to nothing: treat the documents as the records themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At such an epsilon rows come back as other words; the sample on the Method page shows it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FormChoice</name>
    <message>
        <source>Which form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More forms, as published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the published for&amp;ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::GuideLink</name>
    <message>
        <source>Open the user guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not installed with this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No browser opened it. It is this file: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::InternalTab</name>
    <message>
        <source>Show &amp;exact figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact figures are kept back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you choose by exact figures tells of the records: another draw, other settings, whether to release at all. No epsilon covers such a choice. The project keeps how often exact figures were shown, and the privacy statement of the next package says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save internal report...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These figures were computed from the records without noise. No epsilon covers them: they stay with the records, and go into no package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On paper, for your own files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PDF with what this tab shows, marked on every page as not to leave. Keep it with the records, not beside a package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the internal report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records and documents with phrases that mean nearly the same lie near each other (t-SNE), up to 5,000 of each. The points of the records are exact and no epsilon covers them: they leave this window only as a picture that you save. Keep it with the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no document to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synthetic documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples for prompts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::InterruptedRuns</name>
    <message>
        <source>The run of project %1 on %2 was interrupted after its budget was debited: epsilon %3 counts as spent, and no model was stored.</source>
        <extracomment>%1: name of a project, %2: a time, %3: an epsilon, &quot;4.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::InterruptionNotice</name>
    <message>
        <source>I have read this</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more stand(s) in the ledger as interrupted.</source>
        <translation>
            <numerusform>%Ln more stands in the ledger as interrupted.</numerusform>
            <numerusform>%Ln more stand in the ledger as interrupted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) did not come to the end</source>
        <translation>
            <numerusform>A run did not come to its end</numerusform>
            <numerusform>%Ln runs did not come to their end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::JoinCard</name>
    <message>
        <source>Leave it out</source>
        <extracomment>takes the file of the labels out of the plan</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key in the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key in that file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label in that file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the file of the labels out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file with the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no columns that can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each record has the labels of all rows of that file with its key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the labels stand in a file of their own, diagnoses by admission say, a key that both files have ties them to the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of the labels...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::JudgementCard</name>
    <message>
        <source>How well it sorts your texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&amp;n detail, for the model:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts by their label (rows) and the label they were taken for (columns). Framed: sorted rightly. The darker, the larger the share of the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each model did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that is shown in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each label was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which labels are taken for which</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Judged on %Ln text(s) of yours with a label of the package.</source>
        <translation>
            <numerusform>Judged on %Ln text of yours with a label of the package.</numerusform>
            <numerusform>Judged on %Ln texts of yours with a label of the package.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were passed over: without a text, or with another label.</source>
        <translation>
            <numerusform>%Ln was passed over: without a text, or with another label.</numerusform>
            <numerusform>%Ln were passed over: without a text, or with another label.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::JudgementModel</name>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted rightly</source>
        <extracomment>share of texts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::KeyChoice</name>
    <message>
        <source>Key from an environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow this server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be kept: the folder of the ledger cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 would go to %2, where none was allowed to go yet.</source>
        <extracomment>%1: name of an environment variable, %2: a server such as https://host:443</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the variable, not the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variable is set. The plan keeps its name alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variable is not set for this program: set it and start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key typed here, or from the keyring</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::KeyEntry</name>
    <message>
        <source>Keep in the keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paste the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the server first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the keyring...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key for this server is in the keyring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is in memory until the program ends. No keyring answers on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: what happened, %2: what to do, a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is in memory until the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server on this computer needs none, as a rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no key for this server yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::KeyFilePanel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what happened, %2: the details</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the public key...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passph&amp;rase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of their key...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Another key file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new key for them...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing keys (*.key);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a signing key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing keys (*.key)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of this name already, and a key is never overwritten: this is the key that is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the passphrase of the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the passphrase of the key. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the passphrase of the key, or the file is no signing key. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public keys (*.pub)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The public key could not be saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <extracomment>%1: &quot;3F2A 91C0 77DE 0B15 44AC&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fingerprint is not known: the public half of the key does not lie beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is being opened, which takes about a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is being made, which takes about a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1</source>
        <extracomment>%1: a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will be kept in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::KindChoices</name>
    <message>
        <source>Which of these phrases are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left out is looked for nowhere. Choose by what the recipient needs, not by what the records hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases that were left out by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left out by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 phrases are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a check box; %1: a kind of phrases, %2: how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LabelFiguresModel</name>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>recall, in plain words: share of its texts that were found</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>precision, in plain words: share of what was taken for it that is right</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LabelModel</name>
    <message>
        <source>not found</source>
        <extracomment>of a declared label: no record has it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands for %1</source>
        <extracomment>of a declared label; %1: the values of the label column</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands for</source>
        <extracomment>column: the values of the label column that a declared label stands for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records (private)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public</source>
        <extracomment>column: the names of labels, each with a tick where it is public. Short: it stands in a narrow card</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LabelScoreModel</name>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>of the records of a label, the share that was given it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right where answered</source>
        <extracomment>of the records that were given a label, the share that has it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LabelShares</name>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>column: the declared share of a label, any number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LabelTable</name>
    <message>
        <source>Public name of the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values that the label stands for, with semicolons between</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LabelsCard</name>
    <message>
        <source>De&amp;clare none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the selected labels off the declared list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add b&amp;y hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels: which may be public?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels; a tick declares one public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found labels are only proposed. Tick those that may appear in the release; records with another label are left out. With none declared, all records form one class without a label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared: %1. The declared list is public; records with another label are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decl&amp;are shown</source>
        <extracomment>declares all labels that the list shows</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <extracomment>a verb: puts the selected labels under one name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only labels that hold this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space ticks all selected labels, F2 renames, Delete takes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare all labels that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all labels off the declared list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected label another public name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2, or a double click on the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the selected labels under one public name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make labels of their own of what the selected labels stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels to add by hand: one, or a pasted list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a label, or a pasted list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w only</source>
        <extracomment>followed by a field: show only labels that hold what is typed there</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This column has very many different values; only the %1 most frequent are listed. A label column holds few: is it the right one? Labels can also be added by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands for: %2</source>
        <extracomment>%1: a declared label, %2: values of the label column</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many records have a label is private: the numbers are for this screen only, and the promise does not cover a choice of labels by them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how many records have each label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a label stands for can be typed: a double click under &quot;Stands for&quot;, or &quot;Heart failure = 428*, I50-I52&quot; below. 428* is all that begin so, I50-I52 a range, * whatever falls under no other label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the labels that the profile proposes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 these are usual: %2.</source>
        <extracomment>%1: a known kind of export, %2: labels with what they stand for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these labels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LanguageMenu</name>
    <message>
        <source>As the system</source>
        <extracomment>the language of the program: the one the computer is set to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: the language in force: &quot;English&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LearnCard</name>
    <message>
        <source>Learn from public texts of the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From published case reports, textbooks, guidelines or patient information, 20 MB or more: finds the phrases of your field and language in them, and which of them go together. Never from your own notes, de-identified or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is learning; you may go on meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 phrases are learnt and not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use: learnt from %1 (%2).</source>
        <extracomment>%1: origin of texts, %2: their licence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn a &amp;vocabulary...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w what it learns...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn a vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what it learns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LearnDeclaration</name>
    <message>
        <source>All of these &amp;texts are public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open case reports of a journal, 2015 to 2025</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them comes from the records of this house, de-identified or not. What is learnt from them goes out with every release as it is: no noise protects it. Origin and licence are told to the recipients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Where they come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their l&amp;icence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their langua&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recognised from the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another one, whose words are separated by blanks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LearnDialog</name>
    <message>
        <source>Clos&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn from public texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning goes on, and what was learnt stays until the program is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add public texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare that all of the texts are public: others must not be learnt from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where the texts come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say under which licence they may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which published texts speak the language of your field?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there anything that does not belong in this vocabulary?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may close this and go on; it may take some minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save and use...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learnt vocabulary (*.learnt)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LearnFiles</name>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;files...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a f&amp;older...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public texts of the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column with the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Column with the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts and records (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.txt *.csv ...</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose public texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder with public texts (.txt, .md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln text(s), %2</source>
        <extracomment>%1: a folder, %2: &quot;12.0 MB&quot;, %Ln: number of texts in it</extracomment>
        <translation>
            <numerusform>%1, %Ln text, %2</numerusform>
            <numerusform>%1, %Ln texts, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a file, %2: &quot;12.0 MB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 MB of text or more are advised; below 5 MB the vocabulary becomes poor. Files of records have a text in each row, plain texts (.txt, .md) are one text each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the texts ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: too little for a good vocabulary. 20 MB or more are advised.</source>
        <extracomment>%1: &quot;3.2 MB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this will do. 20 MB or more are advised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: enough for a good vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LearntTermModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share, in percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often it may be expected among all phrases, before anything is learned from records</source>
        <extracomment>column: how often a phrase may be expected</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much one occurrence counts: more, the more it tells of the subject</source>
        <extracomment>column: how much an occurrence of a phrase counts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages of about 150 words of the public texts that hold it</source>
        <extracomment>column: number of passages that hold a phrase</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LearntTerms</name>
    <message>
        <source>That is little text: about 20 MB or more make a good vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search what was learnt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases that were learnt; Delete leaves the selected ones out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 phrases, learnt from %2 texts with %3 words.</source>
        <extracomment>numbers of phrases, texts and words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shown. Select what does not belong there and press Delete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shown, %2 left out. Ctrl+Z takes the last ones back in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LedgerChart</name>
    <message>
        <source>Ledger of this source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cap: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epsilon, added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planned</source>
        <extracomment>row of a table: not spent yet</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LedgerDialog</name>
    <message>
        <source>Nothing was spent on this computer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chain verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by source, person, project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every spend, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every privacy budget that was ever spent on this computer, over all projects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chain broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry fits the one before it. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry was changed or removed after it was written. Keep the file and ask who did it. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV file (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All entries, whatever the filter shows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LedgerModel</name>
    <message>
        <source>cap set: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in force</source>
        <extracomment>state of a ledger entry: a cap that holds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>column of the ledger: what was done</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>states of a spend: its run ended too early; or its run goes on at this moment</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ended after its budget was debited: it counts as spent, and no model was stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>an epsilon and a delta; the numbers may have a decimal comma</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same spend as epsilon at a small delta: what adds up more slowly over many releases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(epsilon; delta)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cap of delta %1</source>
        <extracomment>of an entry of the ledger that sets the cap of delta</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LookAlikeModel</name>
    <message>
        <source>Looks like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, left out</source>
        <extracomment>%1: number of a document</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LossChart</name>
    <message>
        <source>Loss by pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How wrong the classifier is on the texts of the package, pass by pass. The difference in style is how unlike your texts and those of the package look to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not adapted: classification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adapted: classification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adapted: difference in style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass over the texts of the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss (nats)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LossModel</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not adapted: classification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapted: classification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapted: difference in style</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyseed projects (*.keyseed);;Plans (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyseed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Keyseed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The noise is being drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is spent already. Close the window when the phrases are learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or fold the help (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last changes are not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend what is named below and try again, or close the window once more to leave without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vocabulary is still being learnt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vocabulary was learnt and is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it on the Vocabulary page, or close the window once more to leave without it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MapCard</name>
    <message>
        <source>Map of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perplexity:</source>
        <extracomment>t-SNE: about how many neighbours of a point count</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed:</source>
        <extracomment>the number that decides where the points of the map start</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MapTab</name>
    <message>
        <source>stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts with phrases that mean nearly the same lie near each other (t-SNE). Up to 5,000 texts of the package and 5,000 of your own, which you choose under Train and apply. Only near and far mean something: not the axes, nor how large a group is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package was made with a vocabulary of its own: choose its file under Train and apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your texts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MapView</name>
    <message>
        <source>Map of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) on the map</source>
        <extracomment>spoken: what the map shows</extracomment>
        <translation>
            <numerusform>%Ln document on the map</numerusform>
            <numerusform>%Ln documents on the map</numerusform>
        </translation>
    </message>
    <message>
        <source>no label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MethodStep</name>
    <message>
        <source>Choose who writes the texts: prompts cannot be carried between the rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>%1: the name of a method, &quot;Histogram&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How should the corpus be made?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ModelCard</name>
    <message>
        <source>Advanced: show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced: hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test the connection for a list, or type its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of an answer at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server&apos;s own</source>
        <extracomment>shown in a field instead of a number: the server decides</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model, wherever it is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::NetworkChoices</name>
    <message>
        <source>The way to the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast it is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system&apos;s certificates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own CA file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the CA file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the certificates of your own authority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that of the system (https_proxy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host allowed without TLS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>shown in a field instead of a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries for one document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything for %1, the key too, can be read by whoever is on the way. Only for a line that is protected otherwise.</source>
        <extracomment>%1: the name of a host</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of one host inside the house that speaks plain http only. Best left empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::NewKeyForm</name>
    <message>
        <source>Passph&amp;rase for the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the &amp;key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least 10 characters. It cannot be recovered: keep it as you keep other passphrases. Making the key takes about a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase needs at least 10 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::NewProjectCard</name>
    <message>
        <source>&amp;Create project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cardiology-notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choos&amp;e...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is public: files of the release are named after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved by itself as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::NoisyHistogram</name>
    <message>
        <source>Phrases and their noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label whose phrases are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>a count with the noise that is in it, &quot;209 ± 22&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No phrase of the vocabulary holds this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below the line: cannot be told from noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patients who count for the phrase, noise added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records that count for the phrase, noise added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all labels together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases, all labels together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of phrases of %1</source>
        <extracomment>%1: a label</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patients who count for the group, noise added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records that count for the group, noise added</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Found: %1; with a search also those below the line are shown.</source>
        <extracomment>%1: &quot;3 phrases of this label&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above the line: %1.</source>
        <extracomment>of a line in a chart; %1: &quot;3 phrases of this label&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 are shown; above the line: %2. &quot;Table&quot; shows them all.</source>
        <extracomment>%1: bars in the chart; %2: &quot;30 phrases of this label&quot;; &quot;Table&quot; is a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group is named by its three likeliest phrases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %Ln phrase(s) with the highest counts are what documents draw from.</source>
        <translation>
            <numerusform>The phrase with the highest count is what documents draw from.</numerusform>
            <numerusform>The %Ln phrases with the highest counts are what documents draw from.</numerusform>
        </translation>
    </message>
    <message>
        <source>group of phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::NoisyPhraseModel</name>
    <message>
        <source>Phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>of a phrase or a group of phrases: its count is above the line, where it stands out of the noise, or below</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>a column that says whether a count is above or below the dashed line of the chart</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group of phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patients of all labels, noisy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of all labels, noisy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patients, noisy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records, noisy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::OddsCard</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share in percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey: what they believed before. Orange: what the release can add at most. Hollow: doubt that stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who is 50 % sure that a given patient is in the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone who is 50 % sure that a given record is in the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: how much surer may this release make them?</source>
        <extracomment>%1: &quot;Someone who is 50 % sure that ...&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can become &lt;b&gt;as good as certain&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can become &lt;b&gt;at most %2 sure&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That holds but for a chance of about %1.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::OpenProjectCard</name>
    <message>
        <source>&amp;Try the sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a pro&amp;ject...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on, or look around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made-up notes that ship with Keyseed: see every page without a real record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recent project %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyseed projects (*.keyseed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a packa&amp;ge...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You received one: check it, read it, and train on its texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::OtherPackageCard</name>
    <message>
        <source>Verif&amp;y another package...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a folder...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not rely on it: ask the sender for another copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody can make a key: compare the fingerprints with what the person named here tells you by another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A package from somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the sender for another copy.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::OwnTextsCard</name>
    <message>
        <source>&amp;Choose your texts...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. Your own texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts that are to be sorted: a table, a spreadsheet, text files, and the like. With a column of true labels you see how well it goes. You can also train without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column with the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column with the true label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rows of your texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;text is in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The true la&amp;bel is in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These texts cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file in the program that made it, and save it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1: name of the first of several files</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>name and kind of a file: &quot;notes.csv · CSV&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to the server below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PackProblemModel</name>
    <message>
        <source>is not JSON; the line may be cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names no document: &quot;id&quot; or &quot;custom_id&quot; was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds no answer: ask the model again for this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers a document that was not asked for; left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers a document a second time with another text; the first one counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PackageCard</name>
    <message>
        <source>The package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the fol&amp;der</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is read again from the disk and checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is written but was not verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not hand it on: export it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;w release from the same model (free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new release costs no budget: the phrases stay learned, and you go on from the Phrases page. This package stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is not there any more; it may have been moved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PairChart</name>
    <message>
        <source>Which phrases go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which phrases go together: %1</source>
        <extracomment>%1: a label, or &quot;all labels&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The most frequent phrases of %Ln drawn sequence(s): how often two come together, compared with chance.</source>
        <translation>
            <numerusform>The most frequent phrases of %Ln drawn sequence: how often two come together, compared with chance.</numerusform>
            <numerusform>The most frequent phrases of %Ln drawn sequences: how often two come together, compared with chance.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them seek or avoid each other beyond chance: within a label, phrases are mostly drawn each by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with this phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrase, the most frequent above</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PartList</name>
    <message>
        <source>Show the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the records, in the order in which they are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PartsField</name>
    <message>
        <source>Medical (built in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a file, %2: what kind of vocabulary it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add medical phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PatternRow</name>
    <message>
        <source>Which part of the label counts</source>
        <extracomment>of the name of a file, say, which is chosen as the label</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which part counts as the person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of it; or a regular expression, such as ^([0-9]+)-</source>
        <extracomment>in a field that is empty: no regular expression, all of the value counts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first row all of it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the first row fits: it would have no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first row: %1 of %2</source>
        <extracomment>%1: part of a value that counts, %2: all of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PhraseDelegate</name>
    <message>
        <source>+%1</source>
        <extracomment>so many phrases more than there is room for</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PhrasePairs</name>
    <message>
        <source>more rarely</source>
        <extracomment>of two phrases in drawn sequences: more rarely than by chance</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 times or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 times or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: together in %Ln sequence(s), %3 expected by chance</source>
        <extracomment>%1, %2: phrases, %3: a number; %Ln: number of sequences</extracomment>
        <translation>
            <numerusform>%1 and %2: together in %Ln sequence, %3 expected by chance</numerusform>
            <numerusform>%1 and %2: together in %Ln sequences, %3 expected by chance</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>number of sequences and their share of all: &quot;6 (10 %)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>column: the second phrase of a pair</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>column: number of sequences that have both phrases</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>column, short: how many times as often as by chance</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PhrasesStep</name>
    <message>
        <source>Drawing phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phrases are being drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the phrases to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this page costs budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which phrases will the documents be written around?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again with the settings above, or undo them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the rewritten rows become documents?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PrivateCountsCard</name>
    <message>
        <source>The records were counted when the phrases were learned, in another run of the program. Such counts are not saved, so they cannot be shown now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records that the phrases were learned from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without text, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a declared label, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a patient, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts of the commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a form that is not read, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a text that a spreadsheet program most likely cut off, used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ProblemLines</name>
    <message>
        <source>Copy the line number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>hides the lines of the file again</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the lines of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the file round the one to mend, private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line cannot be shown: the file has changed, or cannot be read. Check it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of a sheet or of a table has no line of text to show. Look at it in the program that the file came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is about the file as a whole: there is no line of text to show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ProblemModel</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was expected, and what to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>column: the line of the file, or the file and the line</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ProfileRow</name>
    <message>
        <source>A profile of the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it off</source>
        <extracomment>takes what is known of a kind of export out of the choices below</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in what it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off what the profile filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in what the profile says of the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the columns hold is filled in below; check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file...</source>
        <extracomment>takes a profile (what is known of a kind of export) from a file of the house</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of a profile of your house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the profile of your house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profiles (*.json);;All files (*)</source>
        <extracomment>of a file dialog</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This profile cannot be used.</source>
        <extracomment>of a kind of export, described in a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No known kind of export. Your house can describe its own in a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <extracomment>%1: what is being done, %2: how much of it is done, in percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PromiseTab</name>
    <message>
        <source>Is it whole, and whose is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not use it: ask the sender for another copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signer&apos;s fingerprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the signing key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody can make a key and sign with it. Ring up whoever sent you the package, on a number that you have from elsewhere, or look at their web page, and compare these letters and digits. What stands in the package itself proves nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well are the people protected?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts were made by a machine, and none of them is about a real person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are good for building and trying programs that read texts of this kind. They are not for decisions on anyone&apos;s care, not for saying how common something is, and not for looking for people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts are rows of records, rewritten by a machine: what the noise leaves of someone&apos;s record stands in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This package is damaged, or somebody changed it. What is in it is not shown. Ask the sender for another copy, and tell them what stands below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is whole, but nobody signed it: it does not show who made it. Ask the sender whether it comes from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is whole and signed. Compare the fingerprint to know whose signature it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole and signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read out: %1</source>
        <extracomment>read out over the telephone; %1: &quot;Foxtrot 6 4 Foxtrot, 7 6 Alfa 3&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is differentially private with %1.</source>
        <extracomment>%1: &quot;epsilon 2.0 per patient&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is weak protection: treat it as you would treat the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit is a patient: the promise covers all records of one patient together. Whether or not any one patient is among the records, the package would have come out nearly the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit is a record: the promise covers one record. Somebody with several records is protected less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PromptCard</name>
    <message>
        <source>A kind of document from the list, or words of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flawed answers: show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flawed answers: hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 200 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind of document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the kind of document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my own file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with a prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts (*.txt *.md *.prompt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PromptPackCard</name>
    <message>
        <source>Writing the prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. The prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format of the prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 batch</source>
        <extracomment>%1: the name of a product</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain: number, system and prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. The answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the file with the answers here, or choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file brought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that were not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line as it stands in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1. Have a model answer it, and bring the answers back here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-prompts.jsonl</source>
        <extracomment>name of a file; %1: the project</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file with the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the work that runs has ended, then drop the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents there are were written with other settings: read the answers to the prompts of now, or undo the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All documents have an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 documents have an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Every line could be used.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line cannot be shown: the file was changed, or is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Save %Ln &amp;prompt(s)</source>
        <translation>
            <numerusform>Save %Ln &amp;prompt</numerusform>
            <numerusform>Save %Ln &amp;prompts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with the %Ln &amp;document(s) there are</source>
        <translation>
            <numerusform>Go on with the %Ln &amp;document there is</numerusform>
            <numerusform>Go on with the %Ln &amp;documents there are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProportionsChoice</name>
    <message>
        <source>Documents of each label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number for each label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares that you declare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy counts of the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp&amp;read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon for the counts of the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon for co&amp;unting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared share of each label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says nothing about how many records have which label, and costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any numbers: what counts is their proportion. From public knowledge only, such as a yearly report; not counted from these records. Costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of records of each label is counted with noise and released. Taken off the total budget.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RawLineModel</name>
    <message>
        <source>the line to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands in the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReceivedCountModel</name>
    <message>
        <source>± %1</source>
        <extracomment>half the width of a band, &quot;± 0.8&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReceivedCountsCard</name>
    <message>
        <source>Noisy counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label whose noisy counts are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands out of the noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;bel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all labels together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy counts of %1</source>
        <extracomment>%1: a label</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation>
            <numerusform>The first is shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</numerusform>
            <numerusform>The first %n are shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>a count with the noise that is in it, &quot;209 ± 22&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrase, or group of phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patients, noise added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records, noise added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReceivedTextModel</name>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReceivedTextView</name>
    <message>
        <source>Text of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>number and label of a document</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReceivedTextsTab</name>
    <message>
        <source>Label whose documents are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search phrases and texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all labels</source>
        <translation type="unfinished"></translation>
    </message>
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
    <name>ui::RecipientWindow</name>
    <message>
        <source>Package - Keyseed</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyseed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zip file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or fold the help (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a package that you received: the zip file, or the folder it was unpacked to. It can be dropped here, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is &amp;promised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doc&amp;uments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Keyseed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no package, or a damaged one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it is shown. Ask the sender for another copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train and appl&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RecordsCheckCard</name>
    <message>
        <source>Chec&amp;k again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without text, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a declared label, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patients (different values in the person column)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the file to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines to mend in the file before it can be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records in the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check of all records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records are not checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was read from there on (%1); the numbers above are of the part before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts that a spreadsheet program most likely cut off: %1. They count as they are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RecordsFileCard</name>
    <message>
        <source>Drop the file, the files or the folder with the records anywhere on this page. They are read where they are; no copy is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be read: %1; packed with gzip, zstd or zip, too.</source>
        <extracomment>%1: formats of files</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose &amp;files...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder with the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other &amp;files...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the files with the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder with the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RecordsReading</name>
    <message>
        <source>recognised</source>
        <extracomment>a setting that the program found out, %1: what it found</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (recognised)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fo&amp;rmat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deli&amp;miter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet or table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (the first that fits)</source>
        <extracomment>of the sheets of a workbook, or of the tables of a database; %1: its name</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RecordsStep</name>
    <message>
        <source>The file cannot be read as chosen; see the message above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm what the columns are for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first rows are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column that tells patients apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the lines that are listed, then check again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check goes on while you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No label is declared: all records form one class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records are settled with the commit. Other files belong to a new project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the files that hold the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which files hold the notes, and what is in their columns?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RecordsTrouble</name>
    <message>
        <source>Try aga&amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is in another encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. What follows was not read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReleaseAboutCard</name>
    <message>
        <source>Synthetic cardiology notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY 4.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data-office@hospital.example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the package says of itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;icence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contact</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReleaseFilesModel</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReleaseStep</name>
    <message>
        <source>Writing the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was changed after the export: export again, so that the package says the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the documents first, two pages back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is being verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the package to finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package does not verify: export it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export again: the plan was changed after the export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package is written and verified. Hand it on with its README.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is handed on, and what does it promise?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts of this release are in its package; the project did not keep them, so that it cannot be exported again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The approval is of other texts: have it approved again, or take the approval out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReleasedNotice</name>
    <message>
        <source>New release from the same model (free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new one costs no budget: model and phrases stay, and you go on from the Phrases page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released on %1: this plan is read-only.</source>
        <extracomment>%1: a day and a time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RequestCard</name>
    <message>
        <source>Pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the document whose request is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a batch (OpenAI)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>a format of a file with prompts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>follows the number of one of them: &quot;document 3 of 3,300&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file holds, line by line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line of this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request of this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the phrases first, one page back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line as it is in the file, byte for byte. It holds no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. Only the key is masked here; it goes to the server and nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. There is no key in it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReviewFilterRow</name>
    <message>
        <source>Label of the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with look-alikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with missing phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>of documents that the package will not hold</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReviewListModel</name>
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
    <message>
        <source>duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>what the review found in a document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>of a document that the package will not hold</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like %1</source>
        <extracomment>nearly the same text; %1: number of a document, &quot;SYN-000123&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, left out: %2</source>
        <extracomment>%1: number of a document, %2: why it is left out</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReviewStep</name>
    <message>
        <source>Reading costs nothing. To change a text, go back and write again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would you hand these documents on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the documents first, one page back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Internal, does not leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every document is left out: take some back in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this tab shows is not saved and goes into no package.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RewriterTrainingDialog</name>
    <message>
        <source>All of these &amp;texts are public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a rewriting model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public texts, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose files...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that a model learns is protected: its texts must not come from the records of this house, de-identified or not. Some ten thousand short sentences of the field are enough for a small model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a small BART, new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a BART that is there, pruned (PR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pruned BART, trained on with noise (PR+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ADePT, new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the model to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder for the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Epsilon of the noise, of a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Steps at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder for the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training ends early where held-out texts are not reproduced better any more. One that is cut off goes on in the same folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose public texts, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program keyseed-rewriter is not installed: ask for the package of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose files with public texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare that all of the texts are public: others must not be learnt from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the model to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder for the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing keeps what was learned so far; it goes on when it is begun again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RewritingModelCard</name>
    <message>
        <source>The rewriting model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model that was trained on public texts alone, in a folder of this computer. It runs here; no text leaves the house for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>instead of a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bro&amp;wse...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tr&amp;ain one...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ows of a record at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that become &amp;documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row is about 20 words. Their number is published: choose it by what is public, not by counting the records. What is missing is filled up with empty rows; what is too much is left out at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program keyseed-rewriter is not installed: ask for the package of that name (sudo apt install keyseed-rewriter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of a rewriting model, or train one on public texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rewriting model in this folder: %1</source>
        <extracomment>%1: a reason in English, with a path</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model is for another form of rewriting: choose its folder again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how many rows become documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. A row is %2 numbers, each of which gets noise.</source>
        <extracomment>a model; %1: a form of it, %2: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was trained with noise for epsilon %1 of a row.</source>
        <extracomment>%1: an epsilon</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ows of a patient at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of a patient at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of a record at most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RewritingTrialCard</name>
    <message>
        <source>&amp;Epsilon of a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon of the row that is tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what is left of a public sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patient was seen for chest pain and shortness of breath.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A public sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;sentence that is public, never one of the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original, row by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewritten without noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewritten with noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a public sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewriting...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each try draws other noise. At delta %1; nothing is spent.</source>
        <extracomment>%1: a delta</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon %1: noise of %2 times the largest that a number can be.</source>
        <extracomment>%1: an epsilon, %2: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 15 it protects next to nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RocView</name>
    <message>
        <source>nearest synthetic document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likelihood ratio of phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members found by false alarms, and what epsilon allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false alarms: others taken for members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most that epsilon %1 allows</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RoleHeader</name>
    <message>
        <source>What the column %1 is for</source>
        <extracomment>%1: the name of a column</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RoundsCard</name>
    <message>
        <source>The last of %1 rounds</source>
        <extracomment>of rounds of votes; %1: their number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>of rounds of votes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These texts are what the documents are made of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after this round. What is stored stays; going on costs no further budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 texts for the next round are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused. Nothing new is asked or drawn; the program can be closed, and goes on later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round is being prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SaveTextsBar</name>
    <message>
        <source>Which documents are saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the documents are saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as JSON lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as text files</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Where the folder with the texts is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: path of a file or folder</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ScoreModel</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>an interval, from %1 to %2: percentages</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2 records</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classifier</source>
        <extracomment>a program that sorts records by label</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>share of the records that a classifier sorts rightly</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>heads the share that one gets right who always answers the most frequent label</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SectionChoice</name>
    <message>
        <source>Count the whole text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the list of sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only sections whose name or headings hold this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search, by name or heading</source>
        <extracomment>in an empty field: a part of the name of a section, or of its headings</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections; a tick makes one count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space ticks the section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the whole text, whatever its sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins with: %2.</source>
        <extracomment>%1: a section of a note, %2: the headings that begin it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole text counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these sections count: %1. A text without any known heading counts as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SectionModel</name>
    <message>
        <source>Section</source>
        <extracomment>column: a section of a note</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings that begin it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SentenceChoices</name>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by what a phrase is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in release 0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that of the vocabulary, else English</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SequenceControls</name>
    <message>
        <source>&amp;Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to draw from the released phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents &amp;per label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases &amp;in each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw again (free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw (free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again, free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, free</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Spread over them by the declared shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread over them by the noisy counts of the records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown below was drawn with other settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the rows become documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SequenceListModel</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>of a row: number and label of a future document</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ServerChoice</name>
    <message>
        <source>&amp;Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address of my own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenAI (chat completions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ServerList</name>
    <message>
        <source>Add a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents are shared out by weight. A server that fails leaves its documents to the others. What stands below is of the chosen server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ServerTableModel</name>
    <message>
        <source>not given yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <extracomment>how many documents a server gets beside the others</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>requests to a server at the same time</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SettingField</name>
    <message>
        <source>%1 (optional)</source>
        <extracomment>a field that may stay empty; %1: what it is called</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose...</source>
        <extracomment>the first entry of a choice, while nothing is chosen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no file is chosen</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SeveralLabels</name>
    <message>
        <source>Several labels in a cell, separated by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record of several declared labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands between several labels in a cell; empty where there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in a field that is empty: each cell holds one label</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of a record of several declared labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands under the first of them</source>
        <extracomment>a record of several declared labels</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands under each of them</source>
        <extracomment>a record of several declared labels</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a record contributes is shared among its labels: the promise is the same, and each label learns a part of the record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the declared list decides: a record teaches one label, in full.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SignatureCard</name>
    <message>
        <source>&amp;Sign the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a signature a recipient can tell that the package comes from you and that nothing in it was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the key that signs, or do without a signature.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SourceForm</name>
    <message>
        <source>Your file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the file tells what it is: choose it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SplitCard</name>
    <message>
        <source>which phrases there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which phrases go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many records of each label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the budget is spent on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the budget for which phrases go together, in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>after a number in a field: percent</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share for which go &amp;together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published methods learn their sequences from this share, so it cannot be 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 % is recommended with the histogram: for as many records as a hospital has, the same budget spent on the phrases makes documents hang together better as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ake the recommended %1 %</source>
        <extracomment>of a share of the budget; %1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which texts are like the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which phrases the first texts have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share for &amp;their phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the budget for the phrases of the first texts, in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 % begins with texts about the names of the labels. A share for phrases lets the first texts have phrases of the records, and leaves less for the votes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rewritten rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which label each row has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share for &amp;their labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the budget for the labels of the rows, in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 0 % labels are drawn in public proportions and say nothing of the documents. They are never copied: a share pays for noisy ones.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::StartStep</name>
    <message>
        <source>Another project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this release for, and who receives it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which project do you want to work on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a project, open one, or try the sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers go into the data sheet; you can change them later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::StatementCard</name>
    <message>
        <source>The promise it will carry (the documents of a package are in English)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 8 this is weak protection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as good as certain</source>
        <extracomment>how sure somebody can become; %1: a percentage, &quot;73.2 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As odds: someone who is 50 % sure that a given patient is in the data can become %1.</source>
        <extracomment>%1: &quot;at most 73.2 % sure&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As odds: someone who is 50 % sure that a given record is in the data can become %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That holds but for a chance of about %1.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the privacy statement (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It holds %Ln document(s).</source>
        <translation>
            <numerusform>It holds %Ln document.</numerusform>
            <numerusform>It holds %Ln documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were left out by hand; the manifest says which and why.</source>
        <translation>
            <numerusform>%Ln document were left out by hand; the manifest says which and why.</numerusform>
            <numerusform>%Ln documents were left out by hand; the manifest says which and why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StepButton</name>
    <message>
        <source>done</source>
        <extracomment>state of a step of the journey</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>state of a step of the journey: the one on the screen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>state of a step of the journey</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked until the phrases are learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <extracomment>%1: number of the step, %2: its name, %3: its state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked until the phrases are learned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TermListModel</name>
    <message>
        <source>Phrase</source>
        <extracomment>columns of a list of phrases: the phrase; disease, drug and so on; whether it is left out</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out by kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TextsWriter</name>
    <message>
        <source>Who writes the texts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it may cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Budget page says how many requests there are, and what they cost by these prices.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TogetherChoice</name>
    <message>
        <source>What goes together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes &amp;together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>end of a slider: phrases are drawn each for itself</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>end of a slider: phrases that stand together in public texts are drawn together</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known as soon as the vocabulary is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vocabulary of this release does not know what goes together. One that was learnt from public texts, on the Vocabulary page, does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method of this release does not draw by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs in variety is being tried ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trial of %2 documents has %1 different phrases.</source>
        <extracomment>%1: number of phrases, %2: number of documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs variety: a trial of %2 documents has %1 different phrases, and %3 without it.</source>
        <extracomment>%1, %3: numbers of phrases, %2: number of documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it costs no variety: a trial of %2 documents has %1 different phrases, and %3 without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: each phrase is drawn for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gentle: what stands together in the public texts comes together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong: what stands together in the public texts comes together often.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TrainingCard</name>
    <message>
        <source>a network of three layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logistic regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which phrases stand in a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. Train on the texts of the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the classifier looks at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also a&amp;dapt it to the style of my texts, without looking at their labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class&amp;ifier:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It loo&amp;ks at:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the &amp;vocabulary...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vocabulary that the package was made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package was made with a vocabulary of its own. Ask the sender for that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without texts of your own there is nothing to adapt to and nothing to judge by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. Half of your texts is for adapting; both are judged on the other half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. An adapted model depends on your texts: keep it as you keep these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is trained on the package alone, and judged on all of your texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is trained on the package alone. Your texts have no labels to judge it by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed:</source>
        <extracomment>the number that decides how a network begins</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it means (vectors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors &amp;from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server gave no vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its address, its model and its key, and that it is running; then try again. The models that you have are as they were.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurve</name>
    <message>
        <source>Loss by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on held-out texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss (nats a token)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TrainingDesk</name>
    <message>
        <source>not adapted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adapted to your texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loaded from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applying the model to your texts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TrialCard</name>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned phrases that occur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn from what was learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What these settings would give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>heads of columns: figures of a trial with new settings, and of the sequences that are kept</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example sequences of the trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>so many of so many, both numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying these settings ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These settings could not be tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases are counted over the first %1 documents on either side. Three examples of the trial, which is not kept:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three examples of the trial, which is not kept:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::UsefulnessCard</name>
    <message>
        <source>&amp;Choose the records...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k usefulness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usefulness: could somebody learn from the documents what the records say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classifiers are trained on the documents alone and sort the records by label. It takes a few minutes, and nothing of it is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each classifier did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each label was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which labels are taken for which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents changed after this check: check again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classifier whose answers are shown by label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;y label, for:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records by their label (rows) and the label they were taken for (columns). Framed: sorted rightly. The darker, the larger the share of the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no document to learn from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one label only: nothing to sort the records by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records are read again from %1</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records are no longer at %1. Choose the file that the phrases were learned from: it is read on this computer and goes nowhere.</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking usefulness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained on %1 documents, tested on %2 records; %3 records without a text or a declared label were passed over. Always answering the most frequent label would be right for %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VarietyChoice</name>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variety of the phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the variety to the method&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Variety</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more typical</source>
        <extracomment>end of a slider: the frequent phrases come more often</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more varied</source>
        <extracomment>end of a slider: the rare phrases come more often</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method&apos;s own: sharpness %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More varied than the method&apos;s own: sharpness %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More typical than the method&apos;s own: sharpness %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VectorServerFields</name>
    <message>
        <source>Protocol of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VectorsChoice</name>
    <message>
        <source>I a&amp;gree that these texts are sent to this address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where vectors come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vocabulary, of phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a server, of whole texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of the server is not there, or may not go to it yet: see above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree to what is sent, or take the vectors of the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To %1 are sent: the texts of the package, without the names of their labels; and your own texts, when the classifier is adapted to them, judged by them or applied to them. Whoever runs that server can read them. Nothing is sent before you train, load a model or save predictions.</source>
        <extracomment>%1: the address of a server</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VerificationView</name>
    <message>
        <source>Differences found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the package</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Signed by the key with the fingerprint %1: %2</source>
        <extracomment>%1: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %2: what was signed beside it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a signature, but it does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by %1 on %2, fingerprint %3: %4</source>
        <extracomment>%1: a name, %2: a time, %3: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %4: why, in the words of that person</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an approval, but it does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not approved by a second person.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VocabularyChoices</name>
    <message>
        <source>Choose &amp;file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WordNet 3.0 licence (Princeton University): free to use and to hand on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heart failure, aspirin, biopsy, chest pain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clinical notes, letters and reports in English. Few and telling phrases: less noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hospital, running, football team, moonlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts of any kind in English. Many phrases: wants more records for the same quality.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours to check: the phrases that survive are published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;i&gt;%1&lt;/i&gt;</source>
        <extracomment>%1: a few phrases</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 147,000 phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a file, %2: how many phrases it holds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list, a table, UMLS, SNOMED CT, MeSH, ICD-10, OBO, RxNorm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another language or field. Keyseed tells the kind of file where it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of a vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 6,000 phrases</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VocabularyReport</name>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines of %1</source>
        <extracomment>behind a number; %1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concepts</source>
        <extracomment>behind a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of these</source>
        <extracomment>behind a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out while reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples, with other ways to write them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <extracomment>behind a number: phrases</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>further names and inflections</source>
        <extracomment>behind a number: other ways to write the phrases</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VocabularySearch</name>
    <message>
        <source>heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases of the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 phrases, picked evenly from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases that match: %1; the first %2 are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases that match: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave o&amp;ut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete leaves out what is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete leaves out as well, Ctrl+Z takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VocabularyStep</name>
    <message>
        <source>Choose it without looking at the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is public and noise protects only how often its phrases occur, not the list itself. A list made from the records would carry over what it should hide: a rare disease, a name, a place. Take a list that would be the same without any one of your patients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This vocabulary cannot be used; see the message above, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 phrases will be counted, with noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which phrases are looked for in the notes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read the vocabulary now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what kind of file it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VotedTexts</name>
    <message>
        <source>above</source>
        <extracomment>of the votes for a text: above the line, where they stand out of the noise, or below</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes, noise added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line</source>
        <extracomment>of a line in a chart, below which votes cannot be told from noise</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VotesChart</name>
    <message>
        <source>Label whose texts are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best texts of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes for texts of %1</source>
        <extracomment>of a chart; %1: a label</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below the line: cannot be told from noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>a number of votes with the noise that is in it, &quot;209 ± 22&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>votes, noise added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 are shown; above the line: %2 of %3 texts of this label.</source>
        <extracomment>%1: bars in the chart; %2: texts above a line in it, of %3 in all</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>of the best texts; %1: 1, 2, 3; %2: the text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>of an axis whose places are texts</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WhyPanel</name>
    <message>
        <source>Why? Help for this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the help away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the help away (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;There is nothing to explain here.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WriterCards</name>
    <message>
        <source>W&amp;ithout a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in sentences are put around the phrases, on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a lan&amp;guage model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server of your choice is asked for each document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only prompts made of the released phrases go to the server, never a record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You carry the prompts to a model and its answers back, as files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the file that you carry leaves the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for this method: texts are asked for between the rounds. Choose one of the other two.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WriterSettings</name>
    <message>
        <source>Model, prompt and costs: show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model, prompt and costs: hide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WritingRunCard</name>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again &amp;for these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the log of what was sent</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>&amp;Write again</source>
        <extracomment>The letter after &amp; is the shortcut.</extracomment>
        <translation type="unfinished"></translation>
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
    <message>
        <source>&amp;Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Go on with the %Ln &amp;document(s) there are</source>
        <translation>
            <numerusform>Go on with the %Ln &amp;document there is</numerusform>
            <numerusform>Go on with the %Ln &amp;documents there are</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents there are were written as %1: write again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents there are were written with other settings: write again, or undo the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written on this computer; nothing is sent anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You go on with %Ln document(s); the others can still be written.</source>
        <translation>
            <numerusform>You go on with %Ln document; the others can still be written.</numerusform>
            <numerusform>You go on with %Ln documents; the others can still be written.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model could not be asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the address, the key and the model in the settings above, test the connection, and write the rest. What was written is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-sent.jsonl</source>
        <extracomment>name of a file; %1: the project</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WritingStep</name>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the chosen document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents are being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the phrases first, one page back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the documents to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who turns the phrases into documents?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) written; writing costs no budget.</source>
        <translation>
            <numerusform>%Ln document written; writing costs no budget.</numerusform>
            <numerusform>%Ln documents written; writing costs no budget.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the prompts, have them answered, and read the answers here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the answers to the prompts of now, or undo the change of the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the documents again with the settings of now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer: read more answers, or go on without them.</source>
        <translation>
            <numerusform>%Ln document has no answer: read more answers, or go on without it.</numerusform>
            <numerusform>%Ln documents have no answer: read more answers, or go on without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are missing: write them, or go on without them.</source>
        <translation>
            <numerusform>%Ln document is missing: write it, or go on without it.</numerusform>
            <numerusform>%Ln documents are missing: write them, or go on without them.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rewriting model decodes the noisy rows itself: nobody is asked to write.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ZoneStrip</name>
    <message>
        <source>Private zone  ·  what you see here stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public zone  ·  already private, free to explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private zone  ·  texts go to the server that you agreed to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
