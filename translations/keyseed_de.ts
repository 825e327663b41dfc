<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>BudgetText</name>
    <message>
        <source>%1 at delta %2</source>
        <extracomment>of a budget; %1: an epsilon, %2: a delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>%1 bei Delta %2</translation>
    </message>
    <message>
        <source>Delta %1 does not fit: at most %2 of %3 is free.</source>
        <extracomment>%1: a delta; %2: what is free of the cap; %3: the cap on the sum of deltas</extracomment>
        <translation>Delta %1 passt nicht: Höchstens %2 von %3 ist frei.</translation>
    </message>
</context>
<context>
    <name>CalibrationModel</name>
    <message>
        <source>Stated probability</source>
        <translation>Angegebene Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Classified correctly</source>
        <translation>Richtig geordnet</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Name des Ordners</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>folders and name of a file</extracomment>
        <translation>Pfad</translation>
    </message>
</context>
<context>
    <name>ConnectionText</name>
    <message>
        <source>The connection works</source>
        <translation>Die Verbindung funktioniert</translation>
    </message>
    <message>
        <source>The model answered. The server has no list of its models.</source>
        <translation>Das Modell hat geantwortet. Der Server hat keine Liste seiner Modelle.</translation>
    </message>
    <message>
        <source>The server answered and has the model.</source>
        <translation>Der Server hat geantwortet und hat das Modell.</translation>
    </message>
    <message>
        <source>The server answers</source>
        <translation>Der Server antwortet</translation>
    </message>
    <message>
        <source>Choose one of its models from the list: there are %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Wählen Sie eines seiner Modelle aus der Liste: Es sind %1.</translation>
    </message>
    <message>
        <source>The server has no model %1</source>
        <extracomment>%1: name of a model</extracomment>
        <translation>Der Server hat kein Modell %1</translation>
    </message>
    <message>
        <source>Choose one of the models that it has (%1), or check the spelling.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Wählen Sie eines der vorhandenen Modelle (%1) oder prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>The server does not know %1</source>
        <extracomment>%1: name of a model</extracomment>
        <translation>Der Server kennt %1 nicht</translation>
    </message>
    <message>
        <source>Check the name of the deployment, which may differ from the model&apos;s.</source>
        <translation>Prüfen Sie den Namen der Bereitstellung; er kann von dem des Modells abweichen.</translation>
    </message>
    <message>
        <source>Check the spelling, and that your key may use this model.</source>
        <translation>Prüfen Sie die Schreibweise und ob Ihr Schlüssel für dieses Modell gilt.</translation>
    </message>
    <message>
        <source>The server has no model yet</source>
        <translation>Der Server hat noch kein Modell</translation>
    </message>
    <message>
        <source>Load a model there, then test again.</source>
        <translation>Laden Sie dort ein Modell und testen Sie erneut.</translation>
    </message>
    <message>
        <source>It gives no list of models: type the name of the model and test again.</source>
        <translation>Er gibt keine Liste der Modelle heraus: Geben Sie den Namen des Modells ein und testen Sie erneut.</translation>
    </message>
    <message>
        <source>The server answers, but the model was not tested</source>
        <translation>Der Server antwortet, mehr ist nicht bekannt</translation>
    </message>
    <message>
        <source>It gives no list of models and declined the test question. Check the name of the model, then write a document.</source>
        <translation>Er gibt keine Liste der Modelle heraus und hat die Testfrage abgelehnt. Prüfen Sie den Namen des Modells und schreiben Sie dann ein Dokument.</translation>
    </message>
    <message>
        <source>The server wants a key</source>
        <translation>Der Server verlangt einen Schlüssel</translation>
    </message>
    <message>
        <source>Enter the key above, or the name of the variable that holds it.</source>
        <translation>Geben Sie den Schlüssel oben ein oder nennen Sie die Variable, die ihn enthält.</translation>
    </message>
    <message>
        <source>The account has nothing left</source>
        <translation>Das Guthaben des Kontos ist aufgebraucht</translation>
    </message>
    <message>
        <source>Top it up, or use another key.</source>
        <translation>Laden Sie es auf oder verwenden Sie einen anderen Schlüssel.</translation>
    </message>
    <message>
        <source>This is not a valid API key</source>
        <translation>Das kann kein Schlüssel sein</translation>
    </message>
    <message>
        <source>It contains a line break or another invalid character: enter it again.</source>
        <translation>Er enthält einen Zeilenumbruch oder ein anderes Zeichen, das in keinem Schlüssel vorkommt: Geben Sie ihn erneut ein.</translation>
    </message>
    <message>
        <source>The server refuses the key</source>
        <translation>Der Server lehnt den Schlüssel ab</translation>
    </message>
    <message>
        <source>Check that the key is complete, still valid, and for this server.</source>
        <translation>Prüfen Sie, ob er vollständig und noch gültig ist und zu diesem Server gehört.</translation>
    </message>
    <message>
        <source>The certificate is not trusted</source>
        <translation>Dem Zertifikat wird nicht vertraut</translation>
    </message>
    <message>
        <source>It is unknown, expired, or for another name. Check the address. If your organisation has its own certificate authority, choose its file in the advanced settings.</source>
        <translation>Es ist hier unbekannt, abgelaufen oder auf einen anderen Namen ausgestellt. Prüfen Sie die Adresse; hat Ihr Haus eine eigene Zertifizierungsstelle, geben Sie deren Datei in den erweiterten Einstellungen an.</translation>
    </message>
    <message>
        <source>Check that the CA file can be read and belongs to this server, and that the address has the server&apos;s own name.</source>
        <translation>Prüfen Sie, ob die CA-Datei lesbar ist und zu diesem Server gehört und ob die Adresse den eigenen Namen des Servers enthält.</translation>
    </message>
    <message>
        <source>The server points to another address</source>
        <translation>Der Server verweist auf eine andere Adresse</translation>
    </message>
    <message>
        <source>Redirections are not followed, because the key is for this server only. Enter the other address if you trust it.</source>
        <translation>Dem wird nicht gefolgt, weil der Schlüssel nur für diese Adresse bestimmt ist. Geben Sie die andere ein, wenn Sie ihr vertrauen.</translation>
    </message>
    <message>
        <source>This is not a model server</source>
        <translation>Das ist kein Modellserver</translation>
    </message>
    <message>
        <source>The server does not use the selected protocol. Check the kind of server and the end of the address, for example /v1.</source>
        <translation>Dort antwortet etwas, aber nicht im gewählten Protokoll. Prüfen Sie den gewählten Server und das Ende der Adresse, zum Beispiel /v1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1: name or host of a server, %2: name of a model</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose a server, or type its address.</source>
        <translation>Wählen Sie einen Server oder geben Sie seine Adresse ein.</translation>
    </message>
    <message>
        <source>The address is not valid: it must begin with https://, or with http:// for this computer, and contain no password.</source>
        <translation>Die Adresse ist nicht vollständig: Sie beginnt mit https://, für diesen Rechner auch mit http://, und enthält kein Passwort.</translation>
    </message>
    <message>
        <source>Prompts stay on this computer.</source>
        <translation>Die Prompts bleiben auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Prompts go to %1 over TLS, encrypted.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Die Prompts gehen über TLS verschlüsselt an %1.</translation>
    </message>
    <message>
        <source>Prompts and key are sent to %1 without encryption, as you allowed: others in the network can read them.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Prompts und Schlüssel gehen unverschlüsselt an %1, wie von Ihnen erlaubt: Wer auf dem Weg mitliest, kann sie lesen.</translation>
    </message>
    <message>
        <source>Plain http would send prompts and key to %1 without encryption. Use https, or allow this host in the advanced settings.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Einfaches http würde Prompts und Schlüssel unverschlüsselt an %1 senden. Verwenden Sie https oder erlauben Sie diesen Host in den erweiterten Einstellungen.</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>Es wurde nichts gesendet</translation>
    </message>
    <message>
        <source>The server&apos;s name is not known</source>
        <translation>Der Name des Servers ist nicht bekannt</translation>
    </message>
    <message>
        <source>Check the address and the network, and whether a proxy is needed.</source>
        <translation>Prüfen Sie die Adresse und das Netzwerk und ob ein Proxy nötig ist.</translation>
    </message>
    <message>
        <source>Nobody answers at this address</source>
        <translation>Unter dieser Adresse antwortet niemand</translation>
    </message>
    <message>
        <source>Check the port, and that the server is running.</source>
        <translation>Prüfen Sie den Port und ob der Server läuft.</translation>
    </message>
    <message>
        <source>The proxy does not let the connection through</source>
        <translation>Der Proxy lässt die Verbindung nicht durch</translation>
    </message>
    <message>
        <source>Check the address of the proxy in the advanced settings, and whether it allows this server.</source>
        <translation>Prüfen Sie seine Adresse in den erweiterten Einstellungen und ob er diesen Server zulässt.</translation>
    </message>
    <message>
        <source>The server does not answer in time</source>
        <translation>Der Server antwortet nicht rechtzeitig</translation>
    </message>
    <message>
        <source>Check the address and the network. A server that has to load its model first may need a second test.</source>
        <translation>Prüfen Sie die Adresse und das Netzwerk. Muss ein Server sein Modell erst laden, kann ein zweiter Test nötig sein.</translation>
    </message>
    <message>
        <source>The connection broke off</source>
        <translation>Die Verbindung ist abgebrochen</translation>
    </message>
    <message>
        <source>Test again; check that http or https is right.</source>
        <translation>Testen Sie erneut; prüfen Sie, ob http oder https richtig ist.</translation>
    </message>
    <message>
        <source>The server accepts no more requests now</source>
        <translation>Der Server nimmt zurzeit keine Anfragen mehr an</translation>
    </message>
    <message>
        <source>Try later, or check the balance of the account.</source>
        <translation>Versuchen Sie es später oder prüfen Sie, wie viel Guthaben das Konto noch hat.</translation>
    </message>
    <message>
        <source>The server failed</source>
        <translation>Fehler auf dem Server</translation>
    </message>
    <message>
        <source>Try later, or check the log of the server.</source>
        <translation>Versuchen Sie es später oder sehen Sie im Protokoll des Servers nach.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln server(s)</source>
        <translation>
            <numerusform>%Ln Server</numerusform>
            <numerusform>%Ln Server</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoverageModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Phrases drawn</source>
        <translation>Gezogene Begriffe</translation>
    </message>
    <message>
        <source>Groups learned</source>
        <translation>Ermittelte Gruppen</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Ermittelt</translation>
    </message>
    <message>
        <source>Of them used</source>
        <extracomment>column: how many of the learned phrases, or groups of them, occur in what was drawn</extracomment>
        <translation>Davon verwendet</translation>
    </message>
    <message>
        <source>Learned from the records</source>
        <extracomment>column: the share of what was drawn that was learned</extracomment>
        <translation>Aus den Datensätzen gelernt</translation>
    </message>
    <message>
        <source>Phrases</source>
        <extracomment>column: whether a label has phrases of its own</extracomment>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>mostly what all labels share</source>
        <translation>vor allem, was alle Kategorien gemeinsam haben</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>eigene</translation>
    </message>
</context>
<context>
    <name>DocumentTableModel</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>number and label of a document</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>in Arbeit</translation>
    </message>
    <message>
        <source>written</source>
        <extracomment>a document that is there, but has a flaw: %1 is &quot;cut off&quot; or &quot;phrases missing&quot;</extracomment>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>asked, try %1</source>
        <extracomment>a document: a model was asked for it</extracomment>
        <translation>angefragt, Versuch %1</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>angefragt</translation>
    </message>
    <message>
        <source>asked again soon</source>
        <extracomment>a document: the server put it off</extracomment>
        <translation>bald neu angefragt</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>marked: %1</source>
        <translation>markiert: %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>A choice does not fit</source>
        <translation>Eine Auswahl passt nicht</translation>
    </message>
    <message>
        <source>A value is out of range</source>
        <translation>Ein Wert ist außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>The records cannot be read as chosen</source>
        <translation>Die Datensätze sind so nicht lesbar</translation>
    </message>
    <message>
        <source>The budget does not allow this</source>
        <translation>Das Budget lässt dies nicht zu</translation>
    </message>
    <message>
        <source>A file or entry was not found</source>
        <translation>Etwas ist nicht dort, wo es erwartet wurde</translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation>Eine Datei ließ sich nicht lesen oder schreiben</translation>
    </message>
    <message>
        <source>The project or the ledger could not be used</source>
        <translation>Projekt oder Budgetbuch ließ sich nicht verwenden</translation>
    </message>
    <message>
        <source>The server could not be reached</source>
        <translation>Der Server ist nicht erreichbar</translation>
    </message>
    <message>
        <source>The release package is not intact</source>
        <translation>Das Veröffentlichungspaket ist nicht intakt</translation>
    </message>
    <message>
        <source>An internal error occurred in Keyseed</source>
        <translation>In Keyseed ist ein Programmfehler aufgetreten</translation>
    </message>
    <message>
        <source>Start again when you are ready.</source>
        <translation>Starten Sie erneut, wenn Sie so weit sind.</translation>
    </message>
    <message>
        <source>Correct the setting shown below.</source>
        <translation>Korrigieren Sie die unten genannte Auswahl.</translation>
    </message>
    <message>
        <source>Check the format and the columns on the Records page, or correct the file at the line shown below.</source>
        <translation>Prüfen Sie Format und Spalten auf der Seite „Datensätze“ oder korrigieren Sie die Datei in der unten genannten Zeile.</translation>
    </message>
    <message>
        <source>Choose a smaller epsilon, or have the cap of this data source raised.</source>
        <translation>Wählen Sie ein kleineres Epsilon oder lassen Sie die Obergrenze dieser Datenquelle anheben.</translation>
    </message>
    <message>
        <source>Check that the file still exists and that the drive is connected.</source>
        <translation>Prüfen Sie, ob die Datei noch vorhanden und das Laufwerk verbunden ist.</translation>
    </message>
    <message>
        <source>Check the free space and your rights on the folder, then try again.</source>
        <translation>Prüfen Sie den freien Speicherplatz und Ihre Rechte für den Ordner und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Close other programs that use the file and check that it can be written, then try again.</source>
        <translation>Schließen Sie andere Programme, die die Datei verwenden, prüfen Sie, ob sie beschreibbar ist, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Check the address and the connection, then try again. Documents that are already written are kept.</source>
        <translation>Prüfen Sie Adresse und Verbindung und versuchen Sie es erneut. Bereits Geschriebenes bleibt erhalten.</translation>
    </message>
    <message>
        <source>Do not pass it on. Export it again.</source>
        <translation>Nicht weitergeben. Exportieren Sie es erneut.</translation>
    </message>
    <message>
        <source>Your project is saved. Copy the details and send them to the people who maintain the program.</source>
        <translation>Ihr Projekt ist gespeichert. Kopieren Sie die Details für diejenigen, die das Programm betreuen.</translation>
    </message>
</context>
<context>
    <name>FlawText</name>
    <message>
        <source>empty</source>
        <extracomment>of a document that a model wrote</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>cut off</source>
        <extracomment>of a document that a model wrote: it ends too early</extracomment>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>withheld</source>
        <extracomment>of a document that a model wrote: a filter of the server kept it back</extracomment>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>declined</source>
        <extracomment>the model said in words that it will not write the document</extracomment>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>phrases missing</source>
        <translation>Begriffe fehlen</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>text files</source>
        <extracomment>a kind of records: a file of plain text for each</extracomment>
        <translation>Textdateien</translation>
    </message>
    <message>
        <source>mails</source>
        <extracomment>a kind of records: a mail for each</extracomment>
        <translation>E-Mails</translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation>HL7-v2-Nachrichten</translation>
    </message>
</context>
<context>
    <name>GuideText</name>
    <message>
        <source>A new project, and the questions for its data sheet.</source>
        <translation>Ein neues Projekt und die Fragen für sein Datenblatt.</translation>
    </message>
    <message>
        <source>The file is read, and each column has its role.</source>
        <translation>Die Datei ist gelesen, und jede Spalte hat ihre Rolle.</translation>
    </message>
    <message>
        <source>The labels that were found, and those declared.</source>
        <translation>Die gefundenen Kategorien und die freigegebenen.</translation>
    </message>
    <message>
        <source>The medical list is chosen and can be searched.</source>
        <translation>Die medizinische Liste ist gewählt und lässt sich durchsuchen.</translation>
    </message>
    <message>
        <source>Epsilon, what it means, and what to expect of it.</source>
        <translation>Epsilon, was es bedeutet und was davon zu erwarten ist.</translation>
    </message>
    <message>
        <source>Before: what will be spent, and on what.</source>
        <translation>Vorher: was verbraucht wird und wofür.</translation>
    </message>
    <message>
        <source>After: the noisy histogram of each label.</source>
        <translation>Nachher: das verrauschte Histogramm jeder Kategorie.</translation>
    </message>
    <message>
        <source>Sequences of phrases, one for each document.</source>
        <translation>Sequenzen von Begriffen, eine für jedes Dokument.</translation>
    </message>
    <message>
        <source>Which phrases come together in the sequences.</source>
        <translation>Welche Begriffe in den Sequenzen zusammen vorkommen.</translation>
    </message>
    <message>
        <source>The documents that were written, and the text of one.</source>
        <translation>Die geschriebenen Dokumente und der Text von einem davon.</translation>
    </message>
    <message>
        <source>A document beside the phrases it was written around.</source>
        <translation>Ein Dokument neben den Begriffen, um die herum es geschrieben wurde.</translation>
    </message>
    <message>
        <source>What the recipient is told about the package.</source>
        <translation>Was der Empfänger über das Paket erfährt.</translation>
    </message>
    <message>
        <source>The package is written, read again and verified.</source>
        <translation>Das Paket ist geschrieben, noch einmal gelesen und geprüft.</translation>
    </message>
    <message>
        <source>Keyseed: user guide</source>
        <translation>Keyseed: Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Around the pages</source>
        <translation>Rund um die Seiten</translation>
    </message>
    <message>
        <source>Picture of the page %1</source>
        <extracomment>%1: title of a page, as in &quot;Budget&quot;</extracomment>
        <translation>Bild der Seite „%1“</translation>
    </message>
    <message>
        <source>The pictures show the program in English.</source>
        <translation>Die Bilder zeigen das Programm auf Englisch.</translation>
    </message>
    <message>
        <source>In the words of the pages</source>
        <translation>In den Worten der Seiten</translation>
    </message>
    <message>
        <source>Whoever receives a package finds this guide in it, too: how to check, load and use the texts, and what epsilon means. In English:</source>
        <translation>Wer ein Paket erhält, findet darin auch diese Anleitung: wie sich die Texte prüfen, laden und verwenden lassen und was Epsilon bedeutet. Auf Englisch:</translation>
    </message>
    <message>
        <source>Guide for recipients</source>
        <translation>Anleitung für Empfänger</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Andere Sprachen</translation>
    </message>
    <message>
        <source>The ways to make a corpus, and what each needs.</source>
        <translation>Die Wege zu einem Korpus, und was jeder braucht.</translation>
    </message>
    <message>
        <source>Who writes the documents, and from which phrases.</source>
        <translation>Wer die Dokumente schreibt, und aus welchen Begriffen.</translation>
    </message>
</context>
<context>
    <name>JudgementModel</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Classified correctly</source>
        <extracomment>share of texts</extracomment>
        <translation>Richtig geordnet</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Macro F1</source>
        <translation>Makro-F1</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Kalibrierungsfehler</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>JudgementText</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>an interval: &quot;71.2 % to 80.4 %&quot;</extracomment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>KeyRingText</name>
    <message>
        <source>No key is stored for this server</source>
        <extracomment>&quot;key&quot;: the secret with which a server knows its users, not one of a keyboard.</extracomment>
        <translation>Für diesen Server ist kein Schlüssel gespeichert</translation>
    </message>
    <message>
        <source>No keyring answers on this computer</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>Auf diesem Rechner antwortet kein Schlüsselbund</translation>
    </message>
    <message>
        <source>The keyring is locked</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>Der Schlüsselbund ist gesperrt</translation>
    </message>
    <message>
        <source>The keyring could not be used</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>Der Schlüsselbund ließ sich nicht verwenden</translation>
    </message>
    <message>
        <source>Enter the key. It can be kept in the keyring of your account on this computer.</source>
        <translation>Geben Sie den Schlüssel ein. Er lässt sich im Schlüsselbund Ihres Kontos auf diesem Rechner aufbewahren.</translation>
    </message>
    <message>
        <source>Enter the key each time, or name an environment variable that holds it. It is stored nowhere else.</source>
        <translation>Geben Sie den Schlüssel jedes Mal ein oder nennen Sie eine Umgebungsvariable, die ihn enthält. Er wird sonst nirgends gespeichert.</translation>
    </message>
    <message>
        <source>Unlock the keyring when you are asked to, or enter the key by hand.</source>
        <translation>Entsperren Sie den Schlüsselbund, wenn Sie dazu aufgefordert werden, oder geben Sie den Schlüssel von Hand ein.</translation>
    </message>
    <message>
        <source>Try again, or enter the key by hand.</source>
        <translation>Versuchen Sie es erneut oder geben Sie den Schlüssel von Hand ein.</translation>
    </message>
</context>
<context>
    <name>LabelFiguresModel</name>
    <message>
        <source>Label</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>recall, in plain words: share of its texts that were found</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>precision, in plain words: share of what was taken for it that is right</extracomment>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
</context>
<context>
    <name>LabelScoreModel</name>
    <message>
        <source>Label</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>of the records of a label, the share that was given it</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Right where answered</source>
        <extracomment>of the records that were given a label, the share that has it</extracomment>
        <translation>Zuordnung richtig</translation>
    </message>
</context>
<context>
    <name>LearningText</name>
    <message>
        <source>The vocabulary was not saved</source>
        <translation>Das Vokabular wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Choose another name or another folder.</source>
        <translation>Wählen Sie einen anderen Namen oder einen anderen Ordner.</translation>
    </message>
    <message>
        <source>A text cannot be read</source>
        <translation>Ein Text kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Correct the file shown below, at the line if one is shown, or remove it from the list.</source>
        <translation>Berichtigen Sie die unten genannte Datei, gegebenenfalls an der genannten Zeile, oder nehmen Sie sie von der Liste.</translation>
    </message>
    <message>
        <source>These texts do not fit</source>
        <translation>Diese Texte passen nicht</translation>
    </message>
    <message>
        <source>Choose another column or other files, as the details say.</source>
        <translation>Wählen Sie eine andere Spalte oder andere Dateien, wie unten angegeben.</translation>
    </message>
    <message>
        <source>Nothing could be learned from these texts</source>
        <translation>Aus diesen Texten konnte nichts gelernt werden</translation>
    </message>
    <message>
        <source>Add more public texts of the field, or other files, as the details say.</source>
        <translation>Fügen Sie mehr öffentliche Texte des Fachs oder andere Dateien hinzu, wie unten angegeben.</translation>
    </message>
    <message>
        <source>A text is not where it was</source>
        <translation>Ein Text ist nicht mehr dort, wo er war</translation>
    </message>
    <message>
        <source>Put the file back, or remove it from the list.</source>
        <translation>Legen Sie die Datei zurück oder nehmen Sie sie von der Liste.</translation>
    </message>
</context>
<context>
    <name>LearntTermModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share, in percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>How often the phrase is expected among all phrases, before anything is learned from records</source>
        <translation>Wie oft er unter allen Begriffen zu erwarten ist, bevor aus Datensätzen etwas ermittelt wird</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>column: how often a phrase may be expected</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>How much one occurrence counts; specific phrases count more</source>
        <translation>Wie viel ein Vorkommen zählt: umso mehr, je mehr es über das Thema sagt</translation>
    </message>
    <message>
        <source>Weight</source>
        <extracomment>column: how much an occurrence of a phrase counts</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Number of passages of about 150 words in the public texts that contain the phrase</source>
        <translation>Abschnitte der öffentlichen Texte von etwa 150 Wörtern, die ihn enthalten</translation>
    </message>
    <message>
        <source>Passages</source>
        <extracomment>column: number of passages that hold a phrase</extracomment>
        <translation>Abschnitte</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>cap set: %1</source>
        <translation>Obergrenze gesetzt: %1</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>Obergrenze %1</translation>
    </message>
    <message>
        <source>in force</source>
        <extracomment>state of a ledger entry: a cap that holds</extracomment>
        <translation>in Kraft</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>states of a spend: its run ended too early; or its run goes on at this moment</extracomment>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>The run ended after its budget was debited: it counts as spent, and no model was stored.</source>
        <translation>Der Lauf endete, nachdem sein Budget abgebucht war: Es gilt als verbraucht, und es wurde kein Modell gespeichert.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>column of the ledger: what was done</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>an epsilon and a delta; the numbers may have a decimal comma</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The same spend as epsilon at a small delta, which adds up more slowly over many releases.</source>
        <translation>Derselbe Verbrauch als Epsilon bei einem kleinen Delta: So summiert er sich über viele Veröffentlichungen langsamer.</translation>
    </message>
    <message>
        <source>Pure epsilon</source>
        <translation>Reines Epsilon</translation>
    </message>
    <message>
        <source>(epsilon; delta)</source>
        <translation>(Epsilon; Delta)</translation>
    </message>
    <message>
        <source>cap of delta %1</source>
        <extracomment>of an entry of the ledger that sets the cap of delta</extracomment>
        <translation>Obergrenze für Delta: %1</translation>
    </message>
    <message>
        <source>noted</source>
        <extracomment>state of a ledger entry that spends nothing</extracomment>
        <translation>vermerkt</translation>
    </message>
</context>
<context>
    <name>LedgerTotals</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Spent, all projects together (epsilon)</source>
        <translation>Verbraucht, alle Projekte zusammen (Epsilon)</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>what a cap leaves</extracomment>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Privacy budget spent on this computer</source>
        <translation>Auf diesem Computer verbrauchtes Privatheitsbudget</translation>
    </message>
    <message>
        <source>Totals by source</source>
        <translation>Summen nach Quelle</translation>
    </message>
    <message>
        <source>Every spend, newest first</source>
        <translation>Alle Buchungen, neueste zuerst</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>looks like an identifier</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>sieht wie eine Kennung aus</translation>
    </message>
    <message>
        <source>repeats another document</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>wiederholt ein anderes Dokument</translation>
    </message>
    <message>
        <source>phrases are missing</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>Begriffe fehlen</translation>
    </message>
    <message>
        <source>not suitable</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>nicht geeignet</translation>
    </message>
</context>
<context>
    <name>LeftOutText</name>
    <message>
        <source>files with an ending that the format does not have</source>
        <translation>Dateien mit einer Endung, die das Format nicht hat</translation>
    </message>
    <message>
        <source>links and other files that are no regular files</source>
        <translation>Verknüpfungen und andere besondere Dateien</translation>
    </message>
    <message>
        <source>folders that may not be opened</source>
        <translation>Ordner, die nicht geöffnet werden dürfen</translation>
    </message>
    <message>
        <source>documents that cannot be read</source>
        <translation>Dokumente, die nicht gelesen werden können</translation>
    </message>
    <message>
        <source>documents whose file is not there</source>
        <translation>Dokumente, deren Datei fehlt</translation>
    </message>
    <message>
        <source>documents that were withdrawn or replaced</source>
        <translation>Dokumente, die zurückgezogen oder ersetzt wurden</translation>
    </message>
    <message>
        <source>records whose key has no label in the joined files</source>
        <translation>Datensätze, deren Schlüssel in den verbundenen Dateien keine Kategorie hat</translation>
    </message>
    <message>
        <source>records whose label is not declared</source>
        <translation>Datensätze, deren Kategorie nicht freigegeben ist</translation>
    </message>
    <message>
        <source>records with too many labels in a cell</source>
        <translation>Datensätze mit zu vielen Kategorien in einer Zelle</translation>
    </message>
    <message>
        <source>records without a person</source>
        <translation>Datensätze ohne Person</translation>
    </message>
    <message>
        <source>records without text</source>
        <translation>Datensätze ohne Text</translation>
    </message>
    <message>
        <source>pages of PDF documents without text</source>
        <translation>Seiten von PDF-Dokumenten ohne Text</translation>
    </message>
</context>
<context>
    <name>LineMark</name>
    <message>
        <source>here noise is added, once</source>
        <translation>hier kommt Rauschen dazu</translation>
    </message>
</context>
<context>
    <name>LookAlikeModel</name>
    <message>
        <source>Looks like</source>
        <translation>Sieht aus wie</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>Im Text</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>%1, left out</source>
        <extracomment>%1: number of a document</extracomment>
        <translation>%1, ausgelassen</translation>
    </message>
</context>
<context>
    <name>LookAlikes</name>
    <message>
        <source>date</source>
        <extracomment>a day of the calendar</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>long number</source>
        <translation>lange Nummer</translation>
    </message>
    <message>
        <source>web address</source>
        <translation>Webadresse</translation>
    </message>
    <message>
        <source>social security or insurance number</source>
        <translation>Sozial- oder Krankenversicherungsnummer</translation>
    </message>
    <message>
        <source>bank or card number</source>
        <translation>Bank- oder Kartennummer</translation>
    </message>
    <message>
        <source>record or account number</source>
        <translation>Akten- oder Kontonummer</translation>
    </message>
    <message>
        <source>postal address</source>
        <translation>Postanschrift</translation>
    </message>
    <message>
        <source>name of a person</source>
        <translation>Personenname</translation>
    </message>
</context>
<context>
    <name>MethodText</name>
    <message>
        <source>DP-BART, clipped by value (CLV)</source>
        <translation>DP-BART, nach Wert begrenzt (CLV)</translation>
    </message>
    <message>
        <source>Each row of text is encoded by BART, every number of it is clipped and gets noise, and what is left is decoded.</source>
        <translation>Jede Textzeile wird von BART kodiert, jede ihrer Zahlen wird begrenzt und verrauscht, und was übrig ist, wird dekodiert.</translation>
    </message>
    <message>
        <source>DP-BART, pruned (PR)</source>
        <translation>DP-BART, ausgedünnt (PR)</translation>
    </message>
    <message>
        <source>As by value, with a model that has learnt to do with fewer numbers, each of which then needs less noise.</source>
        <translation>Wie nach Wert, mit einem Modell, das gelernt hat, mit weniger Zahlen auszukommen, von denen jede dann weniger Rauschen braucht.</translation>
    </message>
    <message>
        <source>DP-BART, pruned and trained with noise (PR+)</source>
        <translation>DP-BART, ausgedünnt und mit Rauschen trainiert (PR+)</translation>
    </message>
    <message>
        <source>As pruned, with a model that has learnt on public texts to decode what noise leaves.</source>
        <translation>Wie ausgedünnt, mit einem Modell, das an öffentlichen Texten gelernt hat zu dekodieren, was das Rauschen übrig lässt.</translation>
    </message>
    <message>
        <source>ADePT, clipped by norm</source>
        <translation>ADePT, nach Norm begrenzt</translation>
    </message>
    <message>
        <source>Each row of text is encoded by a small recurrent network, its numbers together are clipped and get noise, and what is left is decoded.</source>
        <translation>Jede Textzeile wird von einem kleinen rekurrenten Netz kodiert, ihre Zahlen werden zusammen begrenzt und verrauscht, und was übrig ist, wird dekodiert.</translation>
    </message>
    <message>
        <source>Rewrite each record</source>
        <translation>Jeden Datensatz umschreiben</translation>
    </message>
    <message>
        <source>Each row of text is encoded by a model of this computer, gets noise, and is decoded again: local differential privacy, as DP-BART and ADePT publish it. At an epsilon that protects, nothing of a text is left.</source>
        <translation>Jede Textzeile wird von einem Modell dieses Rechners kodiert, verrauscht und wieder dekodiert: lokale Differential Privacy, wie DP-BART und ADePT sie veröffentlichen. Bei einem Epsilon, das schützt, bleibt von einem Text nichts übrig.</translation>
    </message>
    <message>
        <source>So few records at this epsilon usually give little: less than two thirds of what is possible without noise. More records, fewer labels or a larger epsilon help most.</source>
        <translation>So wenige Datensätze geben bei diesem Epsilon meist wenig: weniger als zwei Drittel dessen, was ohne Rauschen möglich ist. Mehr Datensätze, weniger Kategorien oder ein größeres Epsilon helfen am meisten.</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter, a package of its own, and a model that was trained on public texts.</source>
        <translation>Das Programm keyseed-rewriter, ein eigenes Paket, und ein Modell, das an öffentlichen Texten trainiert wurde.</translation>
    </message>
    <message>
        <source>The budget, for every row of a patient or record. Published figures are of epsilon 250 to 2,500 a text; above 15 it protects next to nothing.</source>
        <translation>Das Budget, für jede Zeile eines Patienten oder Datensatzes. Veröffentlichte Zahlen gelten für Epsilon 250 bis 2.500 je Text; über 15 schützt es so gut wie nichts.</translation>
    </message>
    <message>
        <source>One document for each row, of at most 20 words or so; how many is public, and noise makes some of them out of nothing.</source>
        <translation>Ein Dokument für jede Zeile, von höchstens etwa 20 Wörtern; ihre Anzahl ist öffentlich, und manche macht das Rauschen aus dem Nichts.</translation>
    </message>
    <message>
        <source>Usual usefulness</source>
        <translation>Übliche Nützlichkeit</translation>
    </message>
    <message>
        <source>Usual usefulness is how well a classifier of the sequences knows the labels of real texts, compared with sequences without noise, on measured public corpora.</source>
        <translation>Die übliche Nützlichkeit ist, wie gut ein Klassifikator aus den Sequenzen die Kategorien echter Texte erkennt, verglichen mit Sequenzen ohne Rauschen, gemessen an öffentlichen Korpora.</translation>
    </message>
    <message>
        <source>Wherever the promise matters: below epsilon 100 a row comes back as other words. Keyphrases keep more for far less.</source>
        <translation>Überall, wo es auf das Versprechen ankommt: Unter Epsilon 100 kommt eine Zeile als andere Wörter zurück. Schlüsselphrasen bewahren mehr für weit weniger.</translation>
    </message>
    <message>
        <source>Evolve texts (AugPE)</source>
        <translation>Texte entwickeln (AugPE)</translation>
    </message>
    <message>
        <source>Texts are written without the records. In each of several rounds every patient or record gives one noisy vote to the text that is nearest to it, and what gets many votes is varied and voted on again.</source>
        <translation>Texte werden ohne die Datensätze geschrieben. In jeder von mehreren Runden gibt jeder Patient oder Datensatz dem Text, der ihm am nächsten ist, eine verrauschte Stimme; was viele Stimmen erhält, wird abgewandelt und wieder zur Abstimmung gestellt.</translation>
    </message>
    <message>
        <source>Evolve texts of a model</source>
        <translation>Texte eines Modells entwickeln</translation>
    </message>
    <message>
        <source>A language model that can be asked from here, and about a hundred patients or records under each label. Texts are compared by the phrases of the vocabulary.</source>
        <translation>Ein Sprachmodell, das von hier aus gefragt werden kann, und etwa hundert Patienten oder Datensätze in jeder Kategorie. Texte werden anhand der Begriffe des Vokabulars verglichen.</translation>
    </message>
    <message>
        <source>All rounds are paid from the budget before the first. The model is asked for hundreds or thousands of texts between the rounds, and again for each document: the Budget page says how many.</source>
        <translation>Alle Runden werden vor der ersten aus dem Budget bezahlt. Zwischen den Runden wird das Modell um Hunderte oder Tausende Texte gebeten, danach um jedes Dokument: Wie viele, sagt die Seite Budget.</translation>
    </message>
    <message>
        <source>Documents in the words of the model: variations of those texts that many records were near to.</source>
        <translation>Dokumente in den Worten des Modells: Abwandlungen der Texte, denen viele Datensätze nahe waren.</translation>
    </message>
    <message>
        <source>With few records under a label the votes drown in the noise. Without a model, keyphrases bring more for the same budget.</source>
        <translation>Bei wenigen Datensätzen in einer Kategorie gehen die Stimmen im Rauschen unter. Ohne Modell bringen Schlüsselbegriffe für dasselbe Budget mehr.</translation>
    </message>
    <message>
        <source>By the number that the Start page declares, there are fewer records under a label than texts to vote on. Take keyphrases, or put labels together.</source>
        <translation>Nach der Anzahl, die auf der Seite Start angegeben ist, gibt es in einer Kategorie weniger Datensätze als Texte zur Abstimmung. Nehmen Sie Schlüsselbegriffe oder fassen Sie Kategorien zusammen.</translation>
    </message>
    <message>
        <source>Counts records first, then phrases under each label as finely as that many allow. Of use already with a few hundred records.</source>
        <translation>Zählt erst die Datensätze, dann Begriffe in jeder Kategorie so fein, wie deren Zahl es erlaubt. Schon mit einigen Hundert Datensätzen brauchbar.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Independent phrases</source>
        <translation>Unabhängige Begriffe</translation>
    </message>
    <message>
        <source>Learns where the phrases of a label lie among all phrases, and draws each on its own. For comparison: little of what sets labels apart comes through.</source>
        <translation>Lernt, wo die Begriffe einer Kategorie unter allen Begriffen liegen, und zieht jeden für sich. Zum Vergleich: Was Kategorien unterscheidet, kommt kaum durch.</translation>
    </message>
    <message>
        <source>Phrase by phrase, linear</source>
        <translation>Begriff für Begriff, linear</translation>
    </message>
    <message>
        <source>Learns which phrase follows those before it, with one table for each place: the budget is divided by the number of phrases.</source>
        <translation>Lernt, welcher Begriff auf die vorigen folgt, mit einer Tabelle für jede Stelle: Das Budget wird durch die Anzahl der Begriffe geteilt.</translation>
    </message>
    <message>
        <source>Phrase by phrase, logarithmic</source>
        <translation>Begriff für Begriff, logarithmisch</translation>
    </message>
    <message>
        <source>Learns which phrase follows those before it, with a few tables for all places: the best of the published ones, for very large corpora.</source>
        <translation>Lernt, welcher Begriff auf die vorigen folgt, mit wenigen Tabellen für alle Stellen: das beste der veröffentlichten Verfahren, für sehr große Korpora.</translation>
    </message>
    <message>
        <source>Keyphrases</source>
        <translation>Schlüsselbegriffe</translation>
    </message>
    <message>
        <source>Phrases of the vocabulary are counted in the records, with noise. Sequences of phrases are drawn from the noisy counts, and a document is written around each.</source>
        <translation>Begriffe des Vokabulars werden in den Datensätzen gezählt, mit Rauschen. Aus den verrauschten Anzahlen werden Folgen von Begriffen gezogen, und um jede wird ein Dokument geschrieben.</translation>
    </message>
    <message>
        <source>A vocabulary that fits the records, and some hundred of them. No language model, though one writes better documents.</source>
        <translation>Ein Vokabular, das zu den Datensätzen passt, und einige Hundert davon. Kein Sprachmodell, auch wenn eines bessere Dokumente schreibt.</translation>
    </message>
    <message>
        <source>The budget, once. Whoever writes the documents is asked afterwards, once for each: that can be repeated and costs no budget.</source>
        <translation>Das Budget, einmal. Wer die Dokumente schreibt, wird danach gefragt, einmal für jedes: Das lässt sich wiederholen und kostet kein Budget.</translation>
    </message>
    <message>
        <source>Documents with the phrases that are typical of each label. Every number that was released can be read and checked.</source>
        <translation>Dokumente mit den Begriffen, die für jede Kategorie typisch sind. Jede Zahl, die veröffentlicht wurde, lässt sich lesen und prüfen.</translation>
    </message>
    <message>
        <source>What is not in the vocabulary does not come through, nor how the notes are worded.</source>
        <translation>Was nicht im Vokabular steht, kommt nicht durch, auch nicht, wie die Notizen formuliert sind.</translation>
    </message>
    <message>
        <source>Choose among texts (DP-DA)</source>
        <translation>Unter Texten wählen (DP-DA)</translation>
    </message>
    <message>
        <source>Texts are written without the records. Every person belongs to one of many teachers, each of which says to which texts its records are nearest; a student learns from the noisy counts of their answers which texts to keep.</source>
        <translation>Texte werden ohne die Datensätze geschrieben. Jede Person gehört zu einem von vielen Lehrern, von denen jeder sagt, welchen Texten seine Datensätze am nächsten sind; ein Schüler lernt aus den verrauschten Zahlen ihrer Antworten, welche Texte bleiben.</translation>
    </message>
    <message>
        <source>Choose among texts of a model</source>
        <translation>Unter Texten eines Modells wählen</translation>
    </message>
    <message>
        <source>A language model that can be asked from here, and many patients or records under each label.</source>
        <translation>Ein Sprachmodell, das von hier aus gefragt werden kann, und viele Patienten oder Datensätze in jeder Kategorie.</translation>
    </message>
    <message>
        <source>The budget, once: all answers of the teachers are paid for. The publication claims epsilon 4, which pays for 12 of its 3,750 answers; all of them cost epsilon 172. The model is asked for the texts to choose among, and again for each document.</source>
        <translation>Das Budget, einmal: Alle Antworten der Lehrer sind bezahlt. Die Veröffentlichung behauptet Epsilon 4, was für 12 ihrer 3.750 Antworten reicht; alle zusammen kosten Epsilon 172. Das Modell wird um die Texte gebeten, unter denen gewählt wird, und noch einmal um jedes Dokument.</translation>
    </message>
    <message>
        <source>Documents in the words of the model: those of its texts that are most like the records.</source>
        <translation>Dokumente in den Worten des Modells: die seiner Texte, die den Datensätzen am ähnlichsten sind.</translation>
    </message>
    <message>
        <source>With fewer teachers than the noise needs, their answers drown. Keyphrases bring more for the same budget.</source>
        <translation>Mit weniger Lehrern, als das Rauschen verlangt, gehen ihre Antworten unter. Schlüsselbegriffe bringen mehr für dasselbe Budget.</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 Patienten</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 Datensätze</translation>
    </message>
    <message>
        <source>%1 texts are written before the only round of votes; with a language model each is a request.</source>
        <translation>Vor der einzigen Abstimmung werden %1 Texte geschrieben; mit einem Sprachmodell ist jeder eine Anfrage.</translation>
    </message>
    <message>
        <source>%1 texts are written in all before the last of %2 rounds of votes; with a language model each is a request.</source>
        <translation>Vor der letzten von %2 Abstimmungsrunden werden insgesamt %1 Texte geschrieben; bei einem Sprachmodell ist jeder eine Anfrage.</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>das %1-Fache</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and begin the votes</source>
        <translation>%1 &amp;verbrauchen und die Abstimmungen beginnen</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and release the noisy counts</source>
        <translation>%1 &amp;verbrauchen und die verrauschten Anzahlen freigeben</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and rewrite the rows</source>
        <translation>%1 &amp;verbrauchen und die Zeilen umschreiben</translation>
    </message>
    <message>
        <source>0 % begins with texts about the names of the labels. A share for phrases lets the first texts have phrases of the records, and leaves less for the votes.</source>
        <translation>0 % beginnt mit Texten um die Namen der Kategorien. Ein Anteil für Begriffe gibt den ersten Texten Begriffe der Datensätze und lässt den Stimmen weniger.</translation>
    </message>
    <message>
        <source>0 % is recommended with the histogram: for as many records as a hospital has, the same budget spent on the phrases makes documents hang together better as well.</source>
        <translation>Beim Histogramm sind 0&#xa0;% empfohlen: Bei der Anzahl von Datensätzen, die ein Krankenhaus hat, werden auch die Dokumente stimmiger, wenn dasselbe Budget für die Begriffe verwendet wird.</translation>
    </message>
    <message>
        <source>1 patient</source>
        <translation>1 Patient</translation>
    </message>
    <message>
        <source>1 record</source>
        <translation>1 Datensatz</translation>
    </message>
    <message>
        <source>A group survives from</source>
        <translation>Gruppe erkennbar ab</translation>
    </message>
    <message>
        <source>A phrase survives from</source>
        <translation>Begriff erkennbar ab</translation>
    </message>
    <message>
        <source>An epsilon above 15 protects next to nothing: treat the documents as the records themselves.</source>
        <translation>Ein Epsilon über 15 schützt so gut wie nichts: Behandeln Sie die Dokumente wie die Datensätze selbst.</translation>
    </message>
    <message>
        <source>At 0 % labels are drawn in public proportions and say nothing of the documents. They are never copied: a share pays for noisy ones.</source>
        <translation>Bei 0 % werden Kategorien in öffentlichen Anteilen gezogen und sagen nichts über die Dokumente. Kopiert werden sie nie: Ein Anteil bezahlt für verrauschte.</translation>
    </message>
    <message>
        <source>At such an epsilon rows come back as other words; the sample on the Method page shows it.</source>
        <translation>Bei einem solchen Epsilon kommen Zeilen als andere Wörter zurück; das Beispiel auf der Seite Methode zeigt es.</translation>
    </message>
    <message>
        <source>Counted for each label, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation>Pro Kategorie gezählt, allein aus öffentlichen Zahlen: dem Budget und der Größe des Vokabulars.</translation>
    </message>
    <message>
        <source>Counted over all labels together, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation>Über alle Kategorien zusammen gezählt, allein aus öffentlichen Zahlen: dem Budget und der Größe des Vokabulars.</translation>
    </message>
    <message>
        <source>Epsilon of one row of text by itself</source>
        <translation>Epsilon einer einzelnen Textzeile</translation>
    </message>
    <message>
        <source>Groups that survive</source>
        <translation>Erkennbare Gruppen</translation>
    </message>
    <message>
        <source>Noise on a number, beside the largest that it can be</source>
        <translation>Rauschen auf einer Zahl, neben ihrem größten Wert</translation>
    </message>
    <message>
        <source>Noise on the count of a group (95 %)</source>
        <translation>Rauschen je Gruppe (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Noise on the count of a phrase (95 %)</source>
        <translation>Rauschen je Begriff (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Noise on the votes for a text (95 %)</source>
        <translation>Rauschen auf den Stimmen für einen Text (95 %)</translation>
    </message>
    <message>
        <source>Phrases that survive</source>
        <translation>Erkennbare Begriffe</translation>
    </message>
    <message>
        <source>Releasing the noisy counts</source>
        <translation>Die verrauschten Anzahlen werden freigegeben</translation>
    </message>
    <message>
        <source>Rewriting the rows</source>
        <translation>Die Zeilen werden umgeschrieben</translation>
    </message>
    <message>
        <source>Rows for which a patient pays together: at most %1.</source>
        <translation>Zeilen, für die ein Patient zusammen bezahlt: höchstens %1.</translation>
    </message>
    <message>
        <source>Rows for which a record pays together: at most %1.</source>
        <translation>Zeilen, für die ein Datensatz zusammen bezahlt: höchstens %1.</translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation>Zeilen, die Dokumente werden</translation>
    </message>
    <message>
        <source>Texts that a vote chooses among</source>
        <translation>Texte, unter denen eine Stimme wählt</translation>
    </message>
    <message>
        <source>The last line is a rough guess for the number of records that you declared public on the Start page, over all labels; at most %1 can survive.</source>
        <translation>Die letzte Zeile ist eine grobe Schätzung für die Anzahl der Datensätze, die Sie auf der Seite „Start“ als öffentlich angegeben haben, über alle Kategorien; höchstens %1 können erkennbar sein.</translation>
    </message>
    <message>
        <source>The noisy counts: drawn once, yours to keep and use as often as you like.</source>
        <translation>Die verrauschten Anzahlen: einmal gezogen, zum Behalten und beliebig oft zu verwenden.</translation>
    </message>
    <message>
        <source>The noisy rows: drawn once, yours to keep and use as often as you like.</source>
        <translation>Die verrauschten Zeilen: einmal gezogen, für Sie zum Behalten und so oft zu nutzen, wie Sie möchten.</translation>
    </message>
    <message>
        <source>The noisy votes: drawn once, yours to keep and use as often as you like.</source>
        <translation>Die verrauschten Stimmen: einmal gezogen, beliebig oft zu verwenden.</translation>
    </message>
    <message>
        <source>The published methods learn their sequences from this share, so it cannot be 0.</source>
        <translation>Die veröffentlichten Verfahren lernen ihre Sequenzen aus diesem Anteil, er kann also nicht 0 sein.</translation>
    </message>
    <message>
        <source>The texts are rows of records, rewritten by a machine: what the noise leaves of someone&apos;s record stands in them.</source>
        <translation>Die Texte sind Zeilen aus Datensätzen, von einer Maschine umgeschrieben: Was das Rauschen vom Datensatz eines Menschen übrig lässt, steht darin.</translation>
    </message>
    <message>
        <source>To see how many would survive, say on the Start page that the number of records may be public, and about how many there are.</source>
        <translation>Um zu sehen, wie viele erkennbar wären, geben Sie auf der Seite „Start“ an, dass die Anzahl der Datensätze öffentlich sein darf und wie viele es ungefähr sind.</translation>
    </message>
    <message>
        <source>Votes from which a text stands out</source>
        <translation>Stimmen, ab denen ein Text heraussticht</translation>
    </message>
    <message>
        <source>Voting on the texts</source>
        <translation>Über die Texte wird abgestimmt</translation>
    </message>
    <message>
        <source>With so few records a text needs most of the votes to stand out: take a larger epsilon, or another method.</source>
        <translation>Bei so wenigen Datensätzen braucht ein Text die meisten Stimmen, um herauszuragen: Nehmen Sie ein größeres Epsilon oder eine andere Methode.</translation>
    </message>
    <message>
        <source>With this budget groups of near phrases are counted, not single ones: fewer counts, so that less drowns in the noise.</source>
        <translation>Bei diesem Budget werden Gruppen verwandter Begriffe gezählt, nicht einzelne: weniger Zählwerte, damit weniger im Rauschen untergeht.</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>about %1 % of what is possible</source>
        <translation>etwa %1 % des Möglichen</translation>
    </message>
    <message>
        <source>the counts of the labels</source>
        <translation>die Anzahlen der Kategorien</translation>
    </message>
    <message>
        <source>the rewritten rows</source>
        <translation>die umgeschriebenen Zeilen</translation>
    </message>
    <message>
        <source>which label each row has</source>
        <translation>welche Kategorie jede Zeile hat</translation>
    </message>
    <message>
        <source>which phrases go together</source>
        <translation>welche Begriffe zusammen vorkommen</translation>
    </message>
    <message>
        <source>which phrases the first texts have</source>
        <translation>welche Begriffe die ersten Texte haben</translation>
    </message>
    <message>
        <source>which phrases there are</source>
        <translation>welche Begriffe vorkommen</translation>
    </message>
    <message>
        <source>which texts are like the records</source>
        <translation>welche Texte den Datensätzen ähneln</translation>
    </message>
    <message>
        <source>± %1 patients</source>
        <translation>± %1 Patienten</translation>
    </message>
    <message>
        <source>± %1 records</source>
        <translation>± %1 Datensätze</translation>
    </message>
    <message>
        <source>± %1 votes</source>
        <translation>± %1 Stimmen</translation>
    </message>
    <message>
        <source>Noise on the number with a value of a field (95 %)</source>
        <translation>Rauschen auf der Zahl mit einem Wert eines Feldes (95 %)</translation>
    </message>
    <message>
        <source>Fields are compared with each other from about</source>
        <translation>Felder werden miteinander verglichen ab etwa</translation>
    </message>
    <message>
        <source>With fewer, each field is drawn by its own shares, independent of the other fields and of the label.</source>
        <translation>Bei weniger wird jedes Feld nach seinen eigenen Anteilen gezogen, unabhängig von den anderen Feldern und von der Kategorie.</translation>
    </message>
    <message>
        <source>Noise was added to the numbers of every row, and only the noisy ones are kept. They are decoded on the page Make documents, as often as you like.</source>
        <translation>Zu den Zahlen jeder Zeile kam Rauschen, und nur die verrauschten bleiben. Dekodiert werden sie auf der Seite „Dokumente erstellen“, so oft Sie möchten.</translation>
    </message>
    <message>
        <source>the fields beside the text</source>
        <translation>die Felder neben dem Text</translation>
    </message>
</context>
<context>
    <name>NoisyPhraseModel</name>
    <message>
        <source>above</source>
        <extracomment>of a phrase or a group of phrases: its count is above the line, where it stands out of the noise, or below</extracomment>
        <translation>darüber</translation>
    </message>
    <message>
        <source>below</source>
        <translation>darunter</translation>
    </message>
    <message>
        <source>Group of phrases</source>
        <translation>Begriffsgruppe</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Rauschen (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>a column that says whether a count is above or below the dashed line of the chart</extracomment>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Patients of all labels, noisy</source>
        <translation>Patienten aller Kategorien, verrauscht</translation>
    </message>
    <message>
        <source>Records of all labels, noisy</source>
        <translation>Datensätze aller Kategorien, verrauscht</translation>
    </message>
    <message>
        <source>Patients, noisy</source>
        <translation>Patienten, verrauscht</translation>
    </message>
    <message>
        <source>Records, noisy</source>
        <translation>Datensätze, verrauscht</translation>
    </message>
    <message>
        <source>A patient counts once in all, divided among their phrases. Per cent: the share of all that is above the line under this label.</source>
        <translation>Ein Patient zählt insgesamt einmal, aufgeteilt auf seine Begriffe. Prozent: der Anteil an allem, was in dieser Kategorie über der Linie liegt.</translation>
    </message>
    <message>
        <source>A record counts once in all, divided among its phrases. Per cent: the share of all that is above the line under this label.</source>
        <translation>Ein Datensatz zählt insgesamt einmal, aufgeteilt auf seine Begriffe. Prozent: der Anteil an allem, was in dieser Kategorie über der Linie liegt.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 ± %2 · %3</source>
        <translation>%1 ± %2 · %3</translation>
    </message>
    <message>
        <source>Share of the label</source>
        <translation>Anteil an der Kategorie</translation>
    </message>
</context>
<context>
    <name>PhrasePairs</name>
    <message>
        <source>more rarely</source>
        <extracomment>of two phrases in drawn sequences: more rarely than by chance</extracomment>
        <translation>seltener</translation>
    </message>
    <message>
        <source>as by chance</source>
        <translation>wie zufällig</translation>
    </message>
    <message>
        <source>more often</source>
        <translation>häufiger</translation>
    </message>
    <message>
        <source>2 times or more</source>
        <translation>mind. 2-mal so oft</translation>
    </message>
    <message>
        <source>4 times or more</source>
        <translation>mind. 4-mal so oft</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: together in %Ln sequence(s), %3 expected by chance</source>
        <extracomment>%1, %2: phrases, %3: a number; %Ln: number of sequences</extracomment>
        <translation>
            <numerusform>%1 und %2: zusammen in %Ln Sequenz, durch Zufall zu erwarten %3</numerusform>
            <numerusform>%1 und %2: zusammen in %Ln Sequenzen, durch Zufall zu erwarten %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>number of sequences and their share of all: &quot;6 (10 %)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>column: the second phrase of a pair</extracomment>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>column: number of sequences that have both phrases</extracomment>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Bei Zufall</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>column, short: how many times as often as by chance</extracomment>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
</context>
<context>
    <name>PlanIssueText</name>
    <message>
        <source>Give the project a name.</source>
        <translation>Geben Sie dem Projekt einen Namen.</translation>
    </message>
    <message>
        <source>Choose the column that holds the text.</source>
        <translation>Wählen Sie die Spalte, die den Text enthält.</translation>
    </message>
    <message>
        <source>A declared label has no name: enter a name, or remove the label.</source>
        <translation>Eine freigegebene Kategorie hat keinen Namen: Geben Sie ihr einen oder nehmen Sie sie von der Liste.</translation>
    </message>
    <message>
        <source>A declared label stands for an empty value: remove the value.</source>
        <translation>Eine freigegebene Kategorie steht für einen leeren Wert: Nehmen Sie den Wert heraus.</translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation>Wählen Sie ein Vokabular.</translation>
    </message>
    <message>
        <source>Enter the kind of document to write.</source>
        <translation>Geben Sie an, welche Art von Dokument geschrieben werden soll.</translation>
    </message>
    <message>
        <source>The name of the project</source>
        <translation>Der Name des Projekts</translation>
    </message>
    <message>
        <source>The path of the records</source>
        <translation>Der Pfad der Datensätze</translation>
    </message>
    <message>
        <source>A declared label</source>
        <translation>Eine freigegebene Kategorie</translation>
    </message>
    <message>
        <source>A value of a declared label</source>
        <translation>Ein Wert einer freigegebenen Kategorie</translation>
    </message>
    <message>
        <source>The path of the vocabulary</source>
        <translation>Der Pfad des Vokabulars</translation>
    </message>
    <message>
        <source>The kind of document</source>
        <translation>Die Dokumentart</translation>
    </message>
    <message>
        <source>This version does not support the vocabulary of the plan. Choose another one.</source>
        <translation>Der Plan nennt ein Vokabular, das diese Version nicht kennt; wählen Sie eines.</translation>
    </message>
    <message>
        <source>This version does not support the vectors of the plan. Choose the vocabulary again.</source>
        <translation>Der Plan nennt Vektoren, die diese Version nicht kennt; wählen Sie das Vokabular erneut.</translation>
    </message>
    <message>
        <source>This version does not support the method of the plan. Choose another one.</source>
        <translation>Der Plan nennt ein Verfahren, das diese Version nicht kennt; wählen Sie eines.</translation>
    </message>
    <message>
        <source>This version does not support the writer of the plan. Choose another one.</source>
        <translation>Der Plan nennt eine Art zu schreiben, die diese Version nicht kennt; wählen Sie eine.</translation>
    </message>
    <message>
        <source>Phrases in each document: enter a number from 1 to %1.</source>
        <translation>Begriffe je Dokument: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Documents for each label: enter a number from 1 to %1.</source>
        <translation>Dokumente pro Kategorie: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Phrases that one record or patient counts for: enter a number from 1 to %1.</source>
        <translation>Begriffe, für die ein Datensatz oder Patient zählt: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Phrases that are kept: enter a number from 1 to %1.</source>
        <translation>Begriffe, die behalten werden: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Lengths that are learned: enter a number from 1 to %1, the phrases in each document.</source>
        <translation>Längen, die gelernt werden: Nötig ist eine Zahl von 1 bis %1, der Anzahl der Begriffe je Dokument.</translation>
    </message>
    <message>
        <source>The row with the names of the columns: enter a number from 1 to %1.</source>
        <translation>Die Zeile mit den Namen der Spalten: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>The approximate number of records: enter a number from 1 to %1.</source>
        <translation>Ungefähre Anzahl der Datensätze: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>The column of the text cannot hold the label as well; choose another, or none.</source>
        <translation>Die Spalte mit dem Text kann nicht zugleich die Kategorie enthalten; wählen Sie eine andere oder keine.</translation>
    </message>
    <message>
        <source>Choose the column that holds the label, or none.</source>
        <translation>Wählen Sie die Spalte, die die Kategorie enthält, oder keine.</translation>
    </message>
    <message>
        <source>The column of the text cannot identify patients. Choose another one.</source>
        <translation>An der Spalte mit dem Text sind Patienten nicht zu unterscheiden; wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>Choose the column that identifies patients.</source>
        <translation>Wählen Sie die Spalte, an der Patienten zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>The part of the budget for phrases that occur together: enter 0 or a number up to 50.</source>
        <translation>Teil des Budgets dafür, welche Begriffe zusammen vorkommen: Nötig ist 0 oder eine Zahl bis 50.</translation>
    </message>
    <message>
        <source>The part of the budget for the counts of the labels: enter 0 or a number up to 50.</source>
        <translation>Teil des Budgets für die Anzahlen der Kategorien: Nötig ist 0 oder eine Zahl bis 50.</translation>
    </message>
    <message>
        <source>%1 contains characters that cannot be saved.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 enthält Zeichen, die sich nicht speichern lassen.</translation>
    </message>
    <message>
        <source>%1 must be on one line, without control characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 muss auf einer Zeile stehen, ohne Steuerzeichen.</translation>
    </message>
    <message>
        <source>%1 contains an invisible character that no package can hold. Type it again.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 enthält ein unsichtbares Zeichen, das kein Paket enthalten kann. Geben Sie den Text neu ein.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;, %2: a number</extracomment>
        <translation>%1 ist länger als %2 Zeichen.</translation>
    </message>
    <message>
        <source>The name of the project cannot contain slashes, because files get this name.</source>
        <translation>Der Name des Projekts darf keine Schrägstriche enthalten, weil Dateien danach benannt werden.</translation>
    </message>
    <message>
        <source>A file of this format has no delimiter to choose; choose &quot;recognised&quot;.</source>
        <translation>Eine Datei dieses Formats hat kein Trennzeichen zur Wahl; wählen Sie „erkannt“.</translation>
    </message>
    <message>
        <source>This delimiter cannot separate columns; choose another.</source>
        <translation>Dieses Trennzeichen kann keine Spalten trennen; wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The encoding has no name; choose one, or &quot;recognised&quot;.</source>
        <translation>Die Kodierung hat keinen Namen; wählen Sie eine oder „erkannt“.</translation>
    </message>
    <message>
        <source>At most %1 labels can be declared.</source>
        <translation>Höchstens %1 Kategorien lassen sich freigeben.</translation>
    </message>
    <message>
        <source>%1 is already declared: choose another name, or group the two labels.</source>
        <translation>%1 ist bereits freigegeben: Geben Sie der Kategorie einen anderen Namen oder gruppieren Sie die beiden.</translation>
    </message>
    <message>
        <source>A declared label stands for no value: remove it from the list.</source>
        <translation>Eine freigegebene Kategorie steht für keinen Wert: Nehmen Sie sie von der Liste.</translation>
    </message>
    <message>
        <source>A value can belong to one label only. This value already belongs to %1.</source>
        <translation>Ein Wert kann nur unter einer Kategorie stehen; dieser steht bereits unter %1.</translation>
    </message>
    <message>
        <source>A declared label contains the separator of labels, so no record can have it: choose another separator, or declare the parts of the label.</source>
        <translation>Eine freigegebene Kategorie enthält das Trennzeichen der Kategorien, sodass kein Datensatz sie haben kann: Wählen Sie ein anderes Trennzeichen, oder geben Sie die Teile der Kategorie frei.</translation>
    </message>
    <message>
        <source>Labels are declared: choose the column that holds the label, or declare none.</source>
        <translation>Es sind Kategorien freigegeben: Wählen Sie die Spalte, die die Kategorie enthält, oder geben Sie keine frei.</translation>
    </message>
    <message>
        <source>Move the slider to choose a budget.</source>
        <translation>Bewegen Sie den Regler, um ein Budget zu wählen.</translation>
    </message>
    <message>
        <source>The part of the budget for the phrases: enter a number above 0, up to 50.</source>
        <translation>Teil des Budgets für die Begriffe: Nötig ist eine Zahl über 0, höchstens 50.</translation>
    </message>
    <message>
        <source>The parts of the budget are more than %1 together. Reduce one of them.</source>
        <translation>Die Teile des Budgets sind zusammen mehr als %1; verringern Sie einen davon.</translation>
    </message>
    <message>
        <source>Delta: enter 0 or a number up to 0.001.</source>
        <translation>Delta: Nötig ist 0 oder eine Zahl bis 0,001.</translation>
    </message>
    <message>
        <source>The cap: enter a number above 0, up to 1000.</source>
        <translation>Obergrenze: Nötig ist eine Zahl über 0, höchstens 1000.</translation>
    </message>
    <message numerus="yes">
        <source>That is more than a million documents: with %Ln label(s), at most %1 for each.</source>
        <translation>
            <numerusform>Das sind mehr als eine Million Dokumente: bei %Ln Kategorie höchstens %1.</numerusform>
            <numerusform>Das sind mehr als eine Million Dokumente: bei %Ln Kategorien höchstens %1 für jede.</numerusform>
        </translation>
    </message>
    <message>
        <source>This method needs a part of the budget for phrases that occur together.</source>
        <translation>Dieses Verfahren braucht einen Teil des Budgets dafür, welche Begriffe zusammen vorkommen.</translation>
    </message>
    <message>
        <source>Pairs of features: enter 0 for an automatic number, or a number up to %1.</source>
        <translation>Paare von Merkmalen: Nötig ist 0 (Anzahl wird automatisch gewählt) oder eine Zahl bis %1.</translation>
    </message>
    <message>
        <source>Variety: enter a number from %1 to %2.</source>
        <translation>Vielfalt: Nötig ist eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>The shares of the labels are declared, so noisy counts of them are not needed. Choose one of the two.</source>
        <translation>Die Anteile der Kategorien sind angegeben; verrauschte Anzahlen würden umsonst Budget kosten. Wählen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Declare a share for each label.</source>
        <translation>Geben Sie für jede Kategorie einen Anteil an.</translation>
    </message>
    <message>
        <source>A share has to be 0 or more.</source>
        <translation>Ein Anteil muss 0 oder mehr sein.</translation>
    </message>
    <message>
        <source>At least one label needs a share above 0.</source>
        <translation>Mindestens eine Kategorie braucht einen Anteil über 0.</translation>
    </message>
    <message>
        <source>Enter a readable name for the data source.</source>
        <translation>Geben Sie der Datenquelle einen lesbaren Namen.</translation>
    </message>
    <message>
        <source>The name of the data source</source>
        <translation>Der Name der Datenquelle</translation>
    </message>
    <message>
        <source>This version does not support the rule for quotes in the plan. Choose another one.</source>
        <translation>Der Plan nennt eine Regel für Anführungszeichen, die diese Version nicht kennt; wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>This version does not support the rule for records with several labels in the plan. Choose &quot;first&quot; or &quot;each&quot;.</source>
        <translation>Der Plan nennt eine Regel für Datensätze mit mehreren Kategorien, die diese Version nicht kennt; wählen Sie „first“ oder „each“.</translation>
    </message>
    <message>
        <source>This version does not support the format of records in the plan. Choose another one.</source>
        <translation>Der Plan nennt ein Format der Datensätze, das diese Version nicht kennt; wählen Sie eines.</translation>
    </message>
    <message>
        <source>The plan has a setting that its method does not use. Choose the method again.</source>
        <translation>Der Plan enthält eine Einstellung, die sein Verfahren nicht verwenden kann; wählen Sie das Verfahren noch einmal.</translation>
    </message>
    <message>
        <source>The cap of delta: enter a number above 0, up to 0.001.</source>
        <translation>Obergrenze von Delta: Nötig ist eine Zahl über 0, höchstens 0,001.</translation>
    </message>
    <message>
        <source>The plan spends budget on something that its method does not learn. Choose the method again.</source>
        <translation>Der Plan bezahlt für etwas, das sein Verfahren nicht lernt; wählen Sie das Verfahren noch einmal.</translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary has no name: remove it from the list.</source>
        <translation>Ein Begriff, der aus dem Vokabular weggelassen ist, hat keinen Namen: Nehmen Sie ihn wieder auf.</translation>
    </message>
    <message>
        <source>The vocabulary needs one more choice: %1.</source>
        <extracomment>%1: what a field is called, such as &quot;Semantic types&quot;</extracomment>
        <translation>Das Vokabular braucht noch eine Angabe: %1.</translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary</source>
        <translation>Ein Begriff, der aus dem Vokabular weggelassen ist,</translation>
    </message>
    <message>
        <source>A setting of the vocabulary</source>
        <translation>Eine Einstellung des Vokabulars</translation>
    </message>
    <message>
        <source>The plan leaves out a kind of phrases that this version does not support. Choose the vocabulary again.</source>
        <translation>Der Plan lässt eine Art von Begriffen weg, die diese Version nicht kennt; wählen Sie das Vokabular neu.</translation>
    </message>
    <message>
        <source>Give the address of the server that gives vectors.</source>
        <translation>Geben Sie die Adresse des Servers an, der Vektoren liefert.</translation>
    </message>
    <message>
        <source>Enter the name of the model that gives vectors.</source>
        <translation>Nennen Sie das Modell, das Vektoren liefert.</translation>
    </message>
    <message>
        <source>Choose a file of word vectors.</source>
        <translation>Wählen Sie eine Datei mit Wortvektoren.</translation>
    </message>
    <message>
        <source>The address of the server that gives vectors</source>
        <translation>Die Adresse des Servers, der Vektoren liefert,</translation>
    </message>
    <message>
        <source>A setting of the vectors</source>
        <translation>Eine Einstellung der Vektoren</translation>
    </message>
    <message>
        <source>Choose the files that hold the records.</source>
        <translation>Wählen Sie die Dateien, die die Datensätze enthalten.</translation>
    </message>
    <message>
        <source>Choose the key that connects the labels in the other file to the records.</source>
        <translation>Wählen Sie den Schlüssel, der die Kategorien der anderen Datei mit den Datensätzen verbindet.</translation>
    </message>
    <message>
        <source>Choose the column of the other file that holds the label.</source>
        <translation>Wählen Sie die Spalte der anderen Datei, die die Kategorie enthält.</translation>
    </message>
    <message>
        <source>The pattern is not a valid regular expression. Check its brackets.</source>
        <translation>Das Muster ist kein regulärer Ausdruck; prüfen Sie seine Klammern.</translation>
    </message>
    <message>
        <source>The database cannot be read as the plan says: check its connection, the query and the variables of its user and password.</source>
        <translation>Die Datenbank kann nicht so gelesen werden, wie der Plan es sagt: Prüfen Sie die Verbindung, die Abfrage und die Variablen für Benutzer und Passwort.</translation>
    </message>
    <message>
        <source>The labels are in another file: choose no column for them, or remove that file.</source>
        <translation>Die Kategorien stehen in einer anderen Datei: Wählen Sie keine Spalte dafür oder lassen Sie jene Datei weg.</translation>
    </message>
    <message>
        <source>records.profile is empty. Remove it or choose a profile.</source>
        <translation>Der Plan nennt keine Art von Export, wo er sagt, welche es ist; nehmen Sie sie zurück.</translation>
    </message>
    <message>
        <source>The plan has values that mark withdrawn records, but no column for them. Name the column, or remove the values.</source>
        <translation>Der Plan hat Werte, die zurückgezogene Datensätze kennzeichnen, aber keine Spalte dafür. Nennen Sie die Spalte oder entfernen Sie die Werte.</translation>
    </message>
    <message>
        <source>Choose the sheet or table that holds the records.</source>
        <translation>Wählen Sie das Blatt oder die Tabelle mit den Datensätzen.</translation>
    </message>
    <message>
        <source>The path of the file with the labels</source>
        <translation>Der Pfad der Datei mit den Kategorien</translation>
    </message>
    <message>
        <source>The path of the profile</source>
        <translation>Der Pfad des Profils</translation>
    </message>
    <message>
        <source>The name of the sheet or table</source>
        <translation>Der Name des Blatts oder der Tabelle</translation>
    </message>
    <message>
        <source>The plan contains a section twice, or a section that this version does not support. Choose the sections again.</source>
        <translation>Der Plan nennt einen Abschnitt zweimal oder einen, den diese Version nicht kennt; wählen Sie die Abschnitte neu.</translation>
    </message>
    <message>
        <source>This version cannot detect negation in the language of the plan. Choose another language, or none.</source>
        <translation>Der Plan nennt eine Sprache, in der diese Version Verneinungen nicht erkennt; wählen Sie eine andere oder keine.</translation>
    </message>
    <message>
        <source>This version does not support the rule for copied paragraphs in the plan. Choose again whether they count once.</source>
        <translation>Der Plan hat eine Regel für kopierte Absätze, die diese Version nicht kennt; wählen Sie neu, ob sie einmal zählen.</translation>
    </message>
    <message>
        <source>Copied paragraphs can count once only if a column identifies patients: choose a column, or count the copies.</source>
        <translation>Kopierte Absätze können nur einmal zählen, wo eine Spalte die Patienten unterscheidet: Wählen Sie eine, oder zählen Sie die Kopien mit.</translation>
    </message>
    <message>
        <source>The separator of labels has one to three characters that are neither letters nor digits, for example &quot;;&quot;.</source>
        <translation>Was Kategorien trennt, sind ein bis drei Zeichen, weder Buchstaben noch Ziffern: „;“ zum Beispiel.</translation>
    </message>
    <message>
        <source>A separator of labels needs a column of labels: choose a column, or remove the separator.</source>
        <translation>Was Kategorien trennt, braucht eine Spalte mit Kategorien: Wählen Sie eine, oder lassen Sie das Trennzeichen weg.</translation>
    </message>
    <message>
        <source>The column of the public texts cannot hold their label as well; choose another, or none.</source>
        <translation>Die Spalte mit den öffentlichen Texten kann nicht auch ihr Label enthalten; wählen Sie eine andere oder keine.</translation>
    </message>
    <message>
        <source>Combine at least two vocabularies, with at most one of public documents: put all files of documents into one.</source>
        <translation>Mehrere Vokabulare sind zwei oder mehr, und öffentliche Dokumente sind höchstens eines davon: Nennen Sie alle Dateien mit Dokumenten in einem.</translation>
    </message>
    <message>
        <source>One of the vocabularies cannot be used (%1): choose it again, or remove it.</source>
        <extracomment>%1: a place in the list of vocabularies, &quot;of[1].file&quot;</extracomment>
        <translation>Eines der Vokabulare kann so nicht verwendet werden (%1): Wählen Sie es neu, oder nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>A file of this format has neither quotes nor a row with the names of the columns to choose; remove the rule from the plan.</source>
        <translation>Eine Datei dieses Formats hat weder Anführungszeichen noch eine Zeile mit den Namen der Spalten zur Wahl; entfernen Sie die Regel aus dem Plan.</translation>
    </message>
    <message>
        <source>The vocabulary is in another language than the records: choose a vocabulary in their language, or correct the language on the Records page.</source>
        <translation>Das Vokabular ist in einer anderen Sprache als die Datensätze: Wählen Sie ein Vokabular in deren Sprache, oder berichtigen Sie die Sprache auf der Seite „Datensätze“.</translation>
    </message>
    <message>
        <source>Choose the language of the texts, or leave it open.</source>
        <translation>Wählen Sie die Sprache der Texte, oder lassen Sie sie offen.</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>no file is chosen</source>
        <translation>keine Datei gewählt</translation>
    </message>
    <message>
        <source>%1, text in the column %2</source>
        <extracomment>%1: name of a file, %2: name of a column</extracomment>
        <translation>%1, Text in der Spalte %2</translation>
    </message>
    <message>
        <source>one record</source>
        <translation>ein Datensatz</translation>
    </message>
    <message>
        <source>one patient: all rows with the same %1 together</source>
        <extracomment>%1: name of a column</extracomment>
        <translation>ein Patient: alle Zeilen mit gleichem Wert in %1 zusammen</translation>
    </message>
    <message>
        <source>none: all records form one class</source>
        <translation>keine: alle Datensätze bilden eine Klasse</translation>
    </message>
    <message numerus="yes">
        <source>%n declared</source>
        <translation>
            <numerusform>%n freigegeben</numerusform>
            <numerusform>%n freigegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and more</source>
        <extracomment>%1: &quot;5 declared&quot;, %2: the labels</extracomment>
        <translation>%1: %2 und weitere</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Medical (built in)</source>
        <translation>Medizin (mitgeliefert)</translation>
    </message>
    <message>
        <source>English (built in)</source>
        <translation>Englisch (mitgeliefert)</translation>
    </message>
    <message>
        <source>your own list %1</source>
        <translation>eigene Liste %1</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>epsilon %1 per patient</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>Epsilon %1 pro Patient</translation>
    </message>
    <message>
        <source>epsilon %1 per record</source>
        <translation>Epsilon %1 pro Datensatz</translation>
    </message>
    <message>
        <source>Gaussian noise, delta %1</source>
        <translation>Gauß-Rauschen, Delta %1</translation>
    </message>
    <message>
        <source>Laplace noise, no delta</source>
        <translation>Laplace-Rauschen, kein Delta</translation>
    </message>
    <message>
        <source>documents by declared shares</source>
        <translation>Dokumente nach angegebenen Anteilen</translation>
    </message>
    <message>
        <source>documents by noisy counts of the labels</source>
        <translation>Dokumente nach verrauschten Anzahlen der Kategorien</translation>
    </message>
    <message>
        <source>documents evenly over the labels</source>
        <translation>Dokumente gleichmäßig über die Kategorien</translation>
    </message>
    <message>
        <source>%1, of which some phrases are left out</source>
        <extracomment>%1: a vocabulary</extracomment>
        <translation>%1, ohne einige Begriffe</translation>
    </message>
</context>
<context>
    <name>PreparationText</name>
    <message>
        <source>Before the first heading</source>
        <extracomment>a section of a medical note, as all that follow: what stands before the first heading</extracomment>
        <translation>Vor der ersten Überschrift</translation>
    </message>
    <message>
        <source>Chief complaint</source>
        <translation>Vorstellungsgrund</translation>
    </message>
    <message>
        <source>History of present illness</source>
        <translation>Aktuelle Anamnese</translation>
    </message>
    <message>
        <source>Past medical history</source>
        <translation>Vorerkrankungen</translation>
    </message>
    <message>
        <source>Past surgical history</source>
        <translation>Voroperationen</translation>
    </message>
    <message>
        <source>Family history</source>
        <translation>Familienanamnese</translation>
    </message>
    <message>
        <source>Social history</source>
        <translation>Sozialanamnese</translation>
    </message>
    <message>
        <source>Allergies</source>
        <translation>Allergien</translation>
    </message>
    <message>
        <source>Medications</source>
        <translation>Medikation</translation>
    </message>
    <message>
        <source>Immunizations</source>
        <translation>Impfungen</translation>
    </message>
    <message>
        <source>Review of systems</source>
        <translation>Systemanamnese</translation>
    </message>
    <message>
        <source>Physical examination</source>
        <translation>Körperliche Untersuchung</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Imaging</source>
        <translation>Bildgebung</translation>
    </message>
    <message>
        <source>Indication</source>
        <extracomment>why an examination was asked for</extracomment>
        <translation>Indikation</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>with earlier images</extracomment>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Impression</source>
        <extracomment>of who reads an image: what it means</extracomment>
        <translation>Beurteilung</translation>
    </message>
    <message>
        <source>Assessment and plan</source>
        <translation>Beurteilung und Procedere</translation>
    </message>
    <message>
        <source>Subjective</source>
        <extracomment>of a SOAP note: what the patient says</extracomment>
        <translation>Subjektiv</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>of a SOAP note: what was found</extracomment>
        <translation>Objektiv</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Preoperative diagnosis</source>
        <translation>Präoperative Diagnose</translation>
    </message>
    <message>
        <source>Postoperative diagnosis</source>
        <translation>Postoperative Diagnose</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Eingriff</translation>
    </message>
    <message>
        <source>Anesthesia</source>
        <translation>Anästhesie</translation>
    </message>
    <message>
        <source>Operative details</source>
        <extracomment>surgeon, loss of blood, drains</extracomment>
        <translation>Angaben zur Operation</translation>
    </message>
    <message>
        <source>Complications</source>
        <translation>Komplikationen</translation>
    </message>
    <message>
        <source>Hospital course</source>
        <translation>Stationärer Verlauf</translation>
    </message>
    <message>
        <source>Admission diagnosis</source>
        <translation>Aufnahmediagnose</translation>
    </message>
    <message>
        <source>Discharge diagnosis</source>
        <translation>Entlassungsdiagnose</translation>
    </message>
    <message>
        <source>Discharge medications</source>
        <translation>Entlassungsmedikation</translation>
    </message>
    <message>
        <source>Condition at discharge</source>
        <translation>Zustand bei Entlassung</translation>
    </message>
    <message>
        <source>Discharge instructions</source>
        <translation>Hinweise bei Entlassung</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Nachsorge</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Under a heading that is in no list</source>
        <translation>Unter einer Überschrift außerhalb der Listen</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What was expected, and what to do</source>
        <translation>Was erwartet wurde und was zu tun ist</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>column: the line of the file, or the file and the line</extracomment>
        <translation>Ort</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>The character in column %1 is not %2.</source>
        <extracomment>%1: a place in a line, %2: an encoding such as UTF-8</extracomment>
        <translation>Das Zeichen in Spalte %1 ist kein %2.</translation>
    </message>
    <message>
        <source>Choose the encoding of the file, or correct the character.</source>
        <translation>Wählen Sie die Kodierung, die die Datei hat, oder korrigieren Sie das Zeichen.</translation>
    </message>
    <message>
        <source>The file looks like %1: choose it as the encoding.</source>
        <extracomment>%1: an encoding</extracomment>
        <translation>Die Datei sieht nach %1 aus: Wählen Sie das als Kodierung.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Add the missing fields, or put a text of several lines into quotes.</source>
        <translation>
            <numerusform>%Ln Feld wie in der Kopfzeile erwartet, %1 gefunden. Ergänzen Sie, was fehlt, oder setzen Sie einen Text, der über mehrere Zeilen geht, in Anführungszeichen.</numerusform>
            <numerusform>%Ln Felder wie in der Kopfzeile erwartet, %1 gefunden. Ergänzen Sie, was fehlt, oder setzen Sie einen Text, der über mehrere Zeilen geht, in Anführungszeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Put a text that contains the delimiter into quotes, or remove the extra fields.</source>
        <translation>
            <numerusform>%Ln Feld wie in der Kopfzeile erwartet, %1 gefunden. Setzen Sie einen Text, der das Trennzeichen enthält, in Anführungszeichen oder entfernen Sie, was zu viel ist.</numerusform>
            <numerusform>%Ln Felder wie in der Kopfzeile erwartet, %1 gefunden. Setzen Sie einen Text, der das Trennzeichen enthält, in Anführungszeichen oder entfernen Sie, was zu viel ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>A quote opens here and is never closed. Close it, or double it (&quot;&quot;).</source>
        <translation>Hier öffnet ein Anführungszeichen, das nie geschlossen wird. Schließen oder verdoppeln Sie es (&quot;&quot;).</translation>
    </message>
    <message>
        <source>A quote opens here and is still open after %1, the most a record may have. Close it, or double it (&quot;&quot;).</source>
        <translation>Hier öffnet ein Anführungszeichen, das nach %1, der Höchstlänge eines Datensatzes, noch nicht geschlossen ist. Schließen oder verdoppeln Sie es (&quot;&quot;).</translation>
    </message>
    <message>
        <source>In field %1, which begins on line %2, text follows a closing quote. Double the quotes that belong to the text (&quot;&quot;).</source>
        <translation>In Feld %1, das in Zeile %2 beginnt, folgt Text auf ein schließendes Anführungszeichen. Verdoppeln Sie Anführungszeichen, die zum Text gehören (&quot;&quot;).</translation>
    </message>
    <message>
        <source>In field %1, text follows a closing quote. Double the quotes that belong to the text (&quot;&quot;).</source>
        <translation>In Feld %1 folgt Text auf ein schließendes Anführungszeichen. Verdoppeln Sie Anführungszeichen, die zum Text gehören (&quot;&quot;).</translation>
    </message>
    <message>
        <source>Longer than %1, the most a record may have. Split the record.</source>
        <translation>Länger als %1, die Höchstlänge eines Datensatzes. Teilen Sie den Datensatz.</translation>
    </message>
    <message>
        <source>Invalid JSON from byte %1 of the line. Each line must be one complete JSON object.</source>
        <translation>Kein gültiges JSON ab Byte %1 der Zeile. Jede Zeile muss ein vollständiges JSON-Objekt enthalten.</translation>
    </message>
    <message>
        <source>Not a JSON object. Each line must be one complete JSON object.</source>
        <translation>Kein JSON-Objekt. Jede Zeile muss ein vollständiges JSON-Objekt enthalten.</translation>
    </message>
    <message>
        <source>The field %1 must be text in quotes. Correct it, or remove the line.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Das Feld %1 muss Text in Anführungszeichen enthalten. Korrigieren Sie es oder lassen Sie die Zeile weg.</translation>
    </message>
    <message>
        <source>The field %1 must be text in quotes or a number. Correct it, or remove the line.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Das Feld %1 muss Text in Anführungszeichen oder eine Zahl enthalten. Korrigieren Sie es oder lassen Sie die Zeile weg.</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <extracomment>%1: a sheet of a workbook, or a table of a database</extracomment>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>%1: a row of a sheet or of a table</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1: the name of a file, %2: a number</extracomment>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>The text has the maximum length of a spreadsheet cell (%1 characters): the rest was most likely cut off. It counts as it is. Export the records again from their system.</source>
        <translation>Der Text ist so lang, wie eine Zelle eines Tabellenprogramms sein kann (%1 Zeichen): Was dahinter stand, wurde höchstwahrscheinlich abgeschnitten. Er zählt so, wie er ist. Exportieren Sie die Datensätze dort neu, woher sie kommen.</translation>
    </message>
    <message>
        <source>A quote opens in field %1, and the lines up to line %2 look like rows of their own. Close the quote, or set in the plan how the file quotes (records.quoting): &quot;none&quot; if quotes are characters of the texts, &quot;standard&quot; if the cell is right.</source>
        <translation>In Feld %1 beginnt ein Anführungszeichen, und die Zeilen bis Zeile %2 sehen wie eigene Datensätze aus. Schließen Sie das Anführungszeichen, oder legen Sie im Plan fest, wie die Datei anführt (records.quoting): &quot;none&quot;, wenn Anführungszeichen zu den Texten gehören, &quot;standard&quot;, wenn die Zelle richtig ist.</translation>
    </message>
    <message>
        <source>Byte %1 of the file, in column %2 of the line, is zero, which no text has. Remove it, or export the file again.</source>
        <translation>Byte %1 der Datei, in Spalte %2 der Zeile, ist null, was in keinem Text vorkommt. Entfernen Sie es, oder exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>Pages of the PDF document without text, such as scans: %1. Recognise their text with another program, or leave the document out.</source>
        <extracomment>%1: a number of pages</extracomment>
        <translation>Seiten des PDF-Dokuments ohne Text, etwa Scans: %1. Lassen Sie ihren Text von einem anderen Programm erkennen, oder lassen Sie das Dokument weg.</translation>
    </message>
</context>
<context>
    <name>ProfileText</name>
    <message>
        <source>Recognised by the format.</source>
        <translation>Erkannt am Format.</translation>
    </message>
    <message>
        <source>Recognised by the columns %1.</source>
        <translation>Erkannt an den Spalten %1.</translation>
    </message>
    <message>
        <source>Workbook with one note a row</source>
        <translation>Arbeitsmappe mit einer Notiz je Zeile</translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation>HL7-v2-Nachrichten</translation>
    </message>
    <message>
        <source>A profile of your organisation: %1.</source>
        <translation>Ein Profil Ihres Hauses: %1.</translation>
    </message>
    <message>
        <source>A profile of your organisation, %1: %2.</source>
        <extracomment>%1: the name of a file, %2: what the organisation says about it</extracomment>
        <translation>Ein Profil Ihres Hauses, %1: %2.</translation>
    </message>
    <message>
        <source>FHIR resources</source>
        <translation>FHIR-Ressourcen</translation>
    </message>
    <message>
        <source>REDCap export</source>
        <translation>REDCap-Export</translation>
    </message>
    <message>
        <source>OMOP CDM, NOTE joined with conditions</source>
        <translation>OMOP CDM, NOTE mit Diagnosen verknüpft</translation>
    </message>
    <message>
        <source>OMOP CDM, table NOTE</source>
        <translation>OMOP CDM, Tabelle NOTE</translation>
    </message>
    <message>
        <source>CDA documents</source>
        <translation>CDA-Dokumente</translation>
    </message>
    <message>
        <source>i2b2 / n2c2 records</source>
        <translation>i2b2-/n2c2-Datensätze</translation>
    </message>
    <message>
        <source>MIMIC-IV-Note</source>
        <extracomment>known kinds of export</extracomment>
        <translation>MIMIC-IV-Note</translation>
    </message>
    <message>
        <source>MIMIC-III NOTEEVENTS</source>
        <translation>MIMIC-III NOTEEVENTS</translation>
    </message>
</context>
<context>
    <name>PromptNames</name>
    <message>
        <source>one sentence, as published</source>
        <translation>ein Satz, wie veröffentlicht</translation>
    </message>
    <message>
        <source>for a medical record</source>
        <translation>für eine Patientenakte</translation>
    </message>
    <message>
        <source>for a discharge summary</source>
        <translation>für einen Entlassungsbrief</translation>
    </message>
    <message>
        <source>for a radiology report</source>
        <translation>für einen radiologischen Befund</translation>
    </message>
    <message>
        <source>for a summary of an encyclopaedia</source>
        <translation>für eine Enzyklopädie-Zusammenfassung</translation>
    </message>
    <message>
        <source>for a document of any kind</source>
        <translation>für ein Dokument beliebiger Art</translation>
    </message>
</context>
<context>
    <name>ReceivedTextModel</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Begriffe</translation>
    </message>
</context>
<context>
    <name>RecordsFilter</name>
    <message>
        <source>Records (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.csv *.jsonl ...</extracomment>
        <translation>Datensätze (%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ReleaseFilesModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
</context>
<context>
    <name>ReleaseText</name>
    <message>
        <source>Spent %1 on %2.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;; %2: a time</extracomment>
        <translation>%1 verbraucht am %2.</translation>
    </message>
    <message>
        <source>Spent %1. Ledger entry %2.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;; %2: a time</extracomment>
        <translation>%1 verbraucht. Eintrag im Budgetbuch: %2.</translation>
    </message>
    <message>
        <source>all records</source>
        <translation>alle Datensätze</translation>
    </message>
</context>
<context>
    <name>ReviewListModel</name>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n fehlend</numerusform>
            <numerusform>%n fehlend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look-alike(s)</source>
        <translation>
            <numerusform>%n Kennung?</numerusform>
            <numerusform>%n Kennungen?</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>what the review found in a document</extracomment>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>of a document that the package will not hold</extracomment>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>like %1</source>
        <extracomment>nearly the same text; %1: number of a document, &quot;SYN-000123&quot;</extracomment>
        <translation>ähnlich %1</translation>
    </message>
    <message>
        <source>%1, left out: %2</source>
        <extracomment>%1: number of a document, %2: why it is left out</extracomment>
        <translation>%1, ausgelassen: %2</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>an interval, from %1 to %2: percentages</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2 records</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Classifier</source>
        <extracomment>a program that classifies records by label</extracomment>
        <translation>Klassifikator</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>share of the records that a classifier classifies correctly</extracomment>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>heads the share that is right when the answer is always the most frequent label</extracomment>
        <translation>Raten</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>none</source>
        <extracomment>there are no records to take a share of</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage with one decimal</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>logistic regression on phrases</source>
        <translation>logistische Regression mit Begriffen</translation>
    </message>
    <message>
        <source>logistic regression on vectors</source>
        <translation>logistische Regression mit Vektoren</translation>
    </message>
    <message>
        <source>three-layer network on phrases</source>
        <translation>dreischichtiges Netz mit Begriffen</translation>
    </message>
    <message>
        <source>three-layer network on vectors</source>
        <translation>dreischichtiges Netz mit Vektoren</translation>
    </message>
</context>
<context>
    <name>SourceNames</name>
    <message numerus="yes">
        <source>%Ln file(s) in %1</source>
        <extracomment>%1: the name of a folder</extracomment>
        <translation>
            <numerusform>%Ln Datei in %1</numerusform>
            <numerusform>%Ln Dateien in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln file(s)</source>
        <extracomment>%1: the name of an archive</extracomment>
        <translation>
            <numerusform>%1, %Ln Datei</numerusform>
            <numerusform>%1, %Ln Dateien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>Rewriting rows with the model</source>
        <translation>Zeilen werden mit dem Modell umgeschrieben</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>Projekt wird gelesen</translation>
    </message>
    <message>
        <source>Reading the records</source>
        <translation>Datensätze werden gelesen</translation>
    </message>
    <message>
        <source>Reading the vocabulary</source>
        <translation>Vokabular wird gelesen</translation>
    </message>
    <message>
        <source>Grouping the phrases of the vocabulary</source>
        <translation>Begriffe des Vokabulars werden gruppiert</translation>
    </message>
    <message>
        <source>Learning which phrases occur together; this can no longer be stopped</source>
        <translation>Es wird ermittelt, welche Begriffe zusammen vorkommen; Abbrechen ist nicht mehr möglich</translation>
    </message>
    <message>
        <source>Drawing the noise; this can no longer be stopped</source>
        <translation>Rauschen wird gezogen; Abbrechen ist nicht mehr möglich</translation>
    </message>
    <message>
        <source>Drawing phrases</source>
        <translation>Begriffe werden gezogen</translation>
    </message>
    <message>
        <source>Writing documents</source>
        <translation>Dokumente werden geschrieben</translation>
    </message>
    <message>
        <source>Writing the package</source>
        <translation>Paket wird geschrieben</translation>
    </message>
    <message>
        <source>Checking the package</source>
        <translation>Paket wird geprüft</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the whole file</source>
        <translation>Die ganze Datei wird gelesen</translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation>Zeile wird gesucht</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Server wird angefragt</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Modell wird geladen</translation>
    </message>
    <message>
        <source>Asking the model</source>
        <translation>Modell wird angefragt</translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation>Antworten werden gelesen</translation>
    </message>
    <message>
        <source>Looking for phrases in the texts</source>
        <translation>Begriffe werden in den Texten gesucht</translation>
    </message>
    <message>
        <source>Training on the synthetic texts</source>
        <translation>Training mit den synthetischen Texten</translation>
    </message>
    <message>
        <source>Testing on the records</source>
        <translation>Test mit den Datensätzen</translation>
    </message>
    <message>
        <source>Finding similar phrases</source>
        <translation>Es wird ermittelt, welche Begriffe einander nahe sind</translation>
    </message>
    <message>
        <source>Counting the words of the texts</source>
        <translation>Wörter der Texte werden gezählt</translation>
    </message>
    <message>
        <source>Looking for phrases of several words</source>
        <translation>Begriffe aus mehreren Wörtern werden gesucht</translation>
    </message>
    <message>
        <source>Finding the phrases in the texts</source>
        <translation>Begriffe werden in den Texten gefunden</translation>
    </message>
    <message>
        <source>Learning which phrases are similar</source>
        <translation>Verwandte Begriffe werden gelernt</translation>
    </message>
    <message>
        <source>Learning which phrases are specific</source>
        <translation>Aussagekräftige Begriffe werden gelernt</translation>
    </message>
    <message>
        <source>Finding the forms in which the phrases occur</source>
        <translation>Formen der Begriffe werden gefunden</translation>
    </message>
    <message>
        <source>Learning which phrases occur together</source>
        <translation>Zusammengehörige Begriffe werden gelernt</translation>
    </message>
    <message>
        <source>Reading the texts</source>
        <translation>Texte werden gelesen</translation>
    </message>
    <message>
        <source>Applying the model</source>
        <translation>Modell wird angewendet</translation>
    </message>
    <message>
        <source>Saving the documents</source>
        <translation>Dokumente werden gespeichert</translation>
    </message>
    <message>
        <source>Finding similar documents</source>
        <translation>Sucht, welche Dokumente einander nahe sind</translation>
    </message>
    <message>
        <source>Placing the documents on the map</source>
        <translation>Setzt die Dokumente auf die Karte</translation>
    </message>
    <message>
        <source>Training on public texts</source>
        <translation>Training auf öffentlichen Texten</translation>
    </message>
</context>
<context>
    <name>TermListModel</name>
    <message>
        <source>Phrase</source>
        <extracomment>columns of a list of phrases: the phrase; disease, drug and so on; whether it is left out</extracomment>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>left out by kind</source>
        <translation>nach Art weggelassen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a point in time; %1: the day, %2: the time of day</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>etwa %Ln Minute</numerusform>
            <numerusform>etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>etwa %Ln Stunde</numerusform>
            <numerusform>etwa %Ln Stunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VocabularyText</name>
    <message>
        <source>Built in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Names (MRCONSO.RRF)</source>
        <translation>Namen (MRCONSO.RRF)</translation>
    </message>
    <message>
        <source>Names (RXNCONSO.RRF)</source>
        <translation>Namen (RXNCONSO.RRF)</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>Beschreibungen</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A snapshot of the descriptions: sct2_Description_Snapshot...</source>
        <translation>Ein Snapshot der Beschreibungen: sct2_Description_Snapshot...</translation>
    </message>
    <message>
        <source>The descriptors in ASCII (d2024.bin), or a file of the tree</source>
        <translation>Die Deskriptoren in ASCII (d2024.bin) oder eine Datei des Baums</translation>
    </message>
    <message>
        <source>An order file of ICD-10-CM, or the codes of ICD-10-GM (icd10gm2024syst_kodes.txt)</source>
        <translation>Eine Order-Datei der ICD-10-CM oder die Kodes der ICD-10-GM (icd10gm2024syst_kodes.txt)</translation>
    </message>
    <message>
        <source>With the column term; concept, weight and kind may be there</source>
        <translation>Mit der Spalte term; concept, weight und kind dürfen da sein</translation>
    </message>
    <message>
        <source>One phrase a line, in UTF-8</source>
        <translation>Ein Begriff je Zeile, in UTF-8</translation>
    </message>
    <message>
        <source>A list of phrases, one a line</source>
        <translation>Eine Liste von Begriffen, einer je Zeile</translation>
    </message>
    <message>
        <source>UMLS Metathesaurus</source>
        <translation>UMLS-Metathesaurus</translation>
    </message>
    <message>
        <source>SNOMED CT</source>
        <translation>SNOMED CT</translation>
    </message>
    <message>
        <source>MeSH, Medical Subject Headings</source>
        <translation>MeSH, Medical Subject Headings</translation>
    </message>
    <message>
        <source>ICD-10-CM or ICD-10-GM</source>
        <translation>ICD-10-CM oder ICD-10-GM</translation>
    </message>
    <message>
        <source>An ontology in OBO format, such as HPO</source>
        <translation>Eine Ontologie im OBO-Format, zum Beispiel die HPO</translation>
    </message>
    <message>
        <source>RxNorm</source>
        <translation>RxNorm</translation>
    </message>
    <message>
        <source>A table (CSV) with a column of terms</source>
        <translation>Eine Tabelle (CSV) mit einer Spalte von Begriffen</translation>
    </message>
    <message>
        <source>A vocabulary that Keyseed saved or learnt</source>
        <translation>Ein Vokabular, das Keyseed gespeichert oder gelernt hat</translation>
    </message>
    <message>
        <source>Needs a UMLS licence. Names that survive the noise are published: check that each source vocabulary allows it.</source>
        <translation>Braucht eine Lizenz der UMLS. Namen, die das Rauschen überstehen, werden veröffentlicht: Prüfen Sie, ob jedes Quellvokabular das erlaubt.</translation>
    </message>
    <message>
        <source>Needs a licence of SNOMED International or a member country. Names that survive the noise are published.</source>
        <translation>Braucht eine Lizenz von SNOMED International oder eines Mitgliedslandes. Namen, die das Rauschen überstehen, werden veröffentlicht.</translation>
    </message>
    <message>
        <source>From the National Library of Medicine of the United States, whose terms of use ask to be named.</source>
        <translation>Von der National Library of Medicine der USA, die nach ihren Nutzungsbedingungen genannt werden möchte.</translation>
    </message>
    <message>
        <source>Codes of diagnoses. Their titles that survive the noise are published: check the terms of use.</source>
        <translation>Kodes von Diagnosen. Titel, die das Rauschen überstehen, werden veröffentlicht: Prüfen Sie die Nutzungsbedingungen.</translation>
    </message>
    <message>
        <source>Synonyms that mean the same count as the same phrase. Check the licence of the ontology.</source>
        <translation>Synonyme, die dasselbe bedeuten, zählen als derselbe Begriff. Prüfen Sie die Lizenz der Ontologie.</translation>
    </message>
    <message>
        <source>Phrases that survive the noise are published: check that its licence allows it.</source>
        <translation>Begriffe, die das Rauschen überstehen, werden veröffentlicht: Prüfen Sie, ob die Lizenz das erlaubt.</translation>
    </message>
    <message>
        <source>Kinds of the concepts (MRSTY.RRF)</source>
        <translation>Arten der Konzepte (MRSTY.RRF)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Semantic types</source>
        <translation>Semantische Typen</translation>
    </message>
    <message>
        <source>Source vocabularies</source>
        <translation>Quellvokabulare</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>Konzepte</translation>
    </message>
    <message>
        <source>Language reference set</source>
        <translation>Sprach-Referenzset</translation>
    </message>
    <message>
        <source>Id of the reference set</source>
        <translation>Kennung des Referenzsets</translation>
    </message>
    <message>
        <source>Supplementary concepts</source>
        <translation>Ergänzende Konzepte</translation>
    </message>
    <message>
        <source>Parts of the tree</source>
        <translation>Teile des Baums</translation>
    </message>
    <message>
        <source>Alphabet of ICD-10-GM</source>
        <translation>Alphabet der ICD-10-GM</translation>
    </message>
    <message>
        <source>Tells diseases from drugs and so on; lies beside MRCONSO.RRF</source>
        <translation>Unterscheidet Krankheiten von Medikamenten und so weiter; liegt neben MRCONSO.RRF</translation>
    </message>
    <message>
        <source>ENG unless you say otherwise; GER, FRE, SPA ...</source>
        <translation>ENG, wenn Sie nichts anderes sagen; GER, FRE, SPA ...</translation>
    </message>
    <message>
        <source>All unless you say otherwise; en, de, fr ...</source>
        <translation>Alle, wenn Sie nichts anderes sagen; en, de, fr ...</translation>
    </message>
    <message>
        <source>Only these concepts</source>
        <translation>Nur diese Konzepte</translation>
    </message>
    <message>
        <source>A list of identifiers such as C0018802, one a line; all concepts without it</source>
        <translation>Eine Liste von Kennungen wie C0018802, eine je Zeile; ohne sie alle Konzepte</translation>
    </message>
    <message>
        <source>names of concepts that the list does not have</source>
        <translation>Namen von Konzepten, die nicht auf der Liste stehen</translation>
    </message>
    <message>
        <source>All unless you name some: T047, T184</source>
        <translation>Alle, wenn Sie keine nennen: T047, T184</translation>
    </message>
    <message>
        <source>All unless you name some: MSH, SNOMEDCT_US</source>
        <translation>Alle, wenn Sie keine nennen: MSH, SNOMEDCT_US</translation>
    </message>
    <message>
        <source>Leaves inactive concepts out: sct2_Concept_Snapshot...</source>
        <translation>Lässt Konzepte weg, die nicht mehr gelten: sct2_Concept_Snapshot...</translation>
    </message>
    <message>
        <source>Says which name is preferred: der2_cRefset_LanguageSnapshot...</source>
        <translation>Sagt, welcher Name bevorzugt wird: der2_cRefset_LanguageSnapshot...</translation>
    </message>
    <message>
        <source>Where the file above holds several</source>
        <translation>Wenn die Datei darüber mehrere enthält</translation>
    </message>
    <message>
        <source>Drugs and rare diseases beside the headings (c2024.bin)</source>
        <translation>Medikamente und seltene Krankheiten neben den Schlagwörtern (c2024.bin)</translation>
    </message>
    <message>
        <source>All unless you name some: C, D27, F03</source>
        <translation>Alle, wenn Sie keine nennen: C, D27, F03</translation>
    </message>
    <message>
        <source>More names of the same diagnoses (icd10gm2024alpha_edvtxt.txt)</source>
        <translation>Weitere Namen derselben Diagnosen (icd10gm2024alpha_edvtxt.txt)</translation>
    </message>
    <message>
        <source>disease</source>
        <translation>Krankheit</translation>
    </message>
    <message>
        <source>symptom</source>
        <translation>Symptom</translation>
    </message>
    <message>
        <source>body part</source>
        <translation>Körperteil</translation>
    </message>
    <message>
        <source>drug</source>
        <translation>Medikament</translation>
    </message>
    <message>
        <source>procedure</source>
        <translation>Maßnahme</translation>
    </message>
    <message>
        <source>organism</source>
        <translation>Organismus</translation>
    </message>
    <message>
        <source>substance</source>
        <translation>Stoff</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>a phrase of no particular kind</extracomment>
        <translation>andere</translation>
    </message>
    <message>
        <source>names in other languages</source>
        <translation>Namen in anderen Sprachen</translation>
    </message>
    <message>
        <source>names of other vocabularies</source>
        <translation>Namen anderer Vokabulare</translation>
    </message>
    <message>
        <source>suppressed names</source>
        <translation>Namen, die die Quelle unterdrückt</translation>
    </message>
    <message>
        <source>names of concepts of other semantic types</source>
        <translation>Namen von Konzepten anderer semantischer Typen</translation>
    </message>
    <message>
        <source>entries of the alphabet without a code</source>
        <translation>Einträge des Alphabets ohne Kode</translation>
    </message>
    <message>
        <source>inactive names</source>
        <translation>Namen, die nicht mehr verwendet werden</translation>
    </message>
    <message>
        <source>names of inactive concepts</source>
        <translation>Namen von Konzepten, die nicht mehr verwendet werden</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation>Definitionen</translation>
    </message>
    <message>
        <source>headings in other trees</source>
        <translation>Schlagwörter in anderen Teilen des Baums</translation>
    </message>
    <message>
        <source>places in other trees</source>
        <translation>Stellen in anderen Teilen des Baums</translation>
    </message>
    <message>
        <source>synonyms that are broader, narrower or related</source>
        <translation>Synonyme, die weiter, enger oder nur verwandt sind</translation>
    </message>
    <message>
        <source>obsolete concepts</source>
        <translation>veraltete Konzepte</translation>
    </message>
    <message>
        <source>names longer than 200 bytes</source>
        <translation>Namen mit mehr als 200 Byte</translation>
    </message>
    <message>
        <source>names with fewer than two letters</source>
        <translation>Namen mit weniger als zwei Buchstaben</translation>
    </message>
    <message>
        <source>names with control characters</source>
        <translation>Namen mit Steuerzeichen</translation>
    </message>
    <message>
        <source>concepts without a name of their own</source>
        <translation>Konzepte ohne eigenen Namen</translation>
    </message>
    <message>
        <source>Vocabularies (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.txt *.csv ...</extracomment>
        <translation>Vokabulare (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Public documents, to learn a vocabulary from</source>
        <translation>Öffentliche Dokumente, aus denen ein Vokabular gelernt wird</translation>
    </message>
    <message>
        <source>Several vocabularies as one</source>
        <translation>Mehrere Vokabulare als eines</translation>
    </message>
    <message>
        <source>Texts of the field that anyone may read; 20 MB or more are advised. Never use your own notes. The texts are read once, and again when they change.</source>
        <translation>Texte des Fachs, die jeder lesen darf; 20 MB oder mehr sind ratsam. Nie Ihre eigenen Aufzeichnungen. Die Texte werden einmal gelesen, und wieder, wenn sie sich ändern.</translation>
    </message>
    <message>
        <source>All their phrases; with public documents among them, those that the documents have. Phrases that survive the noise are published: check each licence.</source>
        <translation>Alle ihre Begriffe; mit öffentlichen Dokumenten darunter die, die in den Dokumenten stehen. Begriffe, die das Rauschen überstehen, werden veröffentlicht: Prüfen Sie jede Lizenz.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Column of the text</source>
        <translation>Spalte mit dem Text</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Alle diese Texte sind öffentlich</translation>
    </message>
    <message>
        <source>Where they come from</source>
        <translation>Woher sie stammen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Vocabularies</source>
        <translation>Vokabulare</translation>
    </message>
    <message>
        <source>Told from the texts unless you say otherwise; en, de, fr ...</source>
        <translation>An den Texten erkannt, wenn Sie nichts anderes angeben; en, de, fr ...</translation>
    </message>
    <message>
        <source>Tables, texts or folders of texts</source>
        <translation>Tabellen, Texte oder Ordner mit Texten</translation>
    </message>
    <message>
        <source>Of tables; &quot;text&quot; unless you say otherwise</source>
        <translation>Von Tabellen; „text“, wenn Sie nichts anderes angeben</translation>
    </message>
    <message>
        <source>What is learnt of them goes out with every release.</source>
        <translation>Was daraus gelernt wird, geht mit jeder Veröffentlichung hinaus.</translation>
    </message>
    <message>
        <source>General words</source>
        <translation>Allgemeine Wörter</translation>
    </message>
    <message>
        <source>Of a language without a built-in list: a word, a tab and its frequency a line</source>
        <translation>Für eine Sprache ohne eingebaute Liste: je Zeile ein Wort, ein Tabulator und seine Häufigkeit</translation>
    </message>
    <message>
        <source>Told to recipients</source>
        <translation>Wird den Empfängern mitgeteilt</translation>
    </message>
    <message>
        <source>The name that a phrase has in the first of them is used.</source>
        <translation>Verwendet wird der Name, den ein Begriff im ersten von ihnen hat.</translation>
    </message>
    <message>
        <source>terms of an earlier vocabulary</source>
        <translation>Begriffe, die ein früheres schon hat</translation>
    </message>
</context>
<context>
    <name>VotedTexts</name>
    <message>
        <source>above</source>
        <extracomment>of the votes for a text: above the line, where they stand out of the noise, or below</extracomment>
        <translation>darüber</translation>
    </message>
    <message>
        <source>below</source>
        <translation>darunter</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Votes, noise added</source>
        <translation>Stimmen, mit Rauschen</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Rauschen (95 %)</translation>
    </message>
    <message>
        <source>The line</source>
        <extracomment>of a line in a chart, below which votes cannot be told from noise</extracomment>
        <translation>Die Linie</translation>
    </message>
</context>
<context>
    <name>WriterIssueText</name>
    <message>
        <source>Choose a prompt template.</source>
        <translation>Wählen Sie eine Prompt-Vorlage.</translation>
    </message>
    <message>
        <source>Choose the language of the documents.</source>
        <translation>Geben Sie an, in welcher Sprache die Dokumente geschrieben werden sollen.</translation>
    </message>
    <message>
        <source>Enter the length of a document, such as &quot;about 200 words&quot;.</source>
        <translation>Geben Sie an, wie lang ein Dokument sein soll, zum Beispiel „about 200 words“.</translation>
    </message>
    <message>
        <source>An example is empty: enter a text, or remove it from the list.</source>
        <translation>Ein Beispiel ist leer: Füllen Sie es aus oder nehmen Sie es von der Liste.</translation>
    </message>
    <message>
        <source>Give the address of the server.</source>
        <translation>Geben Sie die Adresse des Servers an.</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>Wählen Sie ein Modell.</translation>
    </message>
    <message>
        <source>Enter the API version of the Azure server, such as 2024-06-01.</source>
        <translation>Geben Sie die API-Version an, die der Azure-Server erwartet, zum Beispiel 2024-06-01.</translation>
    </message>
    <message>
        <source>Choose the file of certificates, or leave the field empty.</source>
        <translation>Wählen Sie die Zertifikatdatei oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>The name or path of the prompt template</source>
        <translation>Der Name oder Pfad der Prompt-Vorlage</translation>
    </message>
    <message>
        <source>The language</source>
        <translation>Die Sprache</translation>
    </message>
    <message>
        <source>The length of a document</source>
        <extracomment>How long the model is asked to make a document, in words: &quot;about 200 words&quot;.</extracomment>
        <translation>Die Länge eines Dokuments</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>The address of the server</source>
        <translation>Die Adresse des Servers</translation>
    </message>
    <message>
        <source>The name of the model</source>
        <translation>Der Name des Modells</translation>
    </message>
    <message>
        <source>The API version</source>
        <translation>Die API-Version</translation>
    </message>
    <message>
        <source>The path of the file of certificates</source>
        <translation>Der Pfad der Zertifikatdatei</translation>
    </message>
    <message>
        <source>Choose the model file, or leave the field empty.</source>
        <translation>Wählen Sie die Modelldatei, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>The path of the model file</source>
        <translation>Der Pfad der Modelldatei</translation>
    </message>
    <message>
        <source>Seconds without a word that end an answer: enter a number from 1 to %1.</source>
        <translation>Sekunden ohne ein Wort, die eine Antwort beenden: Geben Sie eine Zahl von 1 bis %1 ein.</translation>
    </message>
    <message>
        <source>This version does not support the kind of server in the plan. Choose another one.</source>
        <translation>Der Plan nennt eine Art von Server, die diese Version nicht kennt; wählen Sie eine.</translation>
    </message>
    <message>
        <source>This version does not support the setting for flawed answers in the plan. Choose keep, retry or mark.</source>
        <translation>Der Plan nennt für mangelhafte Antworten etwas, das diese Version nicht kennt; wählen Sie „behalten“, „erneut fragen“ oder „markieren“.</translation>
    </message>
    <message>
        <source>Tokens of an answer: enter a number from 1 to %1.</source>
        <extracomment>Tokens are the pieces of text in which a language model counts.</extracomment>
        <translation>Token einer Antwort: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Requests at the same time: enter a number from 1 to %1.</source>
        <translation>Gleichzeitige Anfragen: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Tries for a document: enter a number from 1 to %1.</source>
        <translation>Versuche pro Dokument: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>The cap in requests: enter a number from 1 to %1.</source>
        <translation>Obergrenze der Anfragen: Nötig ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>At most %1 examples can be given.</source>
        <translation>Höchstens %1 Beispiele lassen sich angeben.</translation>
    </message>
    <message>
        <source>Every prompt contains the examples: declare that none of them was taken from the records, or remove them.</source>
        <translation>Jeder Prompt zeigt die Beispiele: Bestätigen Sie, dass keines aus den Datensätzen stammt, oder nehmen Sie sie von der Liste.</translation>
    </message>
    <message>
        <source>The temperature: enter a number from 0 to 2.</source>
        <translation>Temperatur: Nötig ist eine Zahl von 0 bis 2.</translation>
    </message>
    <message>
        <source>An empty answer cannot be kept as a document: choose retry or mark.</source>
        <translation>Eine leere Antwort ist kein Dokument und lässt sich nicht behalten: Wählen Sie „erneut fragen“ oder „markieren“.</translation>
    </message>
    <message>
        <source>The address of the server is not valid: it must begin with https:// and contain a host name.</source>
        <translation>Die Adresse des Servers ist nicht vollständig: Sie beginnt mit https:// und nennt einen Host.</translation>
    </message>
    <message>
        <source>The address of the server must not contain a user name, a password, ? or #. Enter the key in its own field.</source>
        <translation>Die Adresse des Servers darf keinen Benutzernamen, kein Passwort, kein ? und kein # enthalten; der Schlüssel hat ein eigenes Feld.</translation>
    </message>
    <message>
        <source>Plain http would send the key and the prompts without encryption: use https, or allow it for this host by name.</source>
        <translation>Einfaches http würde Schlüssel und Prompts unverschlüsselt senden: Verwenden Sie https oder erlauben Sie es für diesen Host namentlich.</translation>
    </message>
    <message>
        <source>Enter the name of an environment variable, such as OPENAI_API_KEY, not the key itself.</source>
        <translation>Geben Sie den Namen einer Umgebungsvariablen an, zum Beispiel OPENAI_API_KEY, nicht den Schlüssel selbst.</translation>
    </message>
    <message>
        <source>Use a variable that ends in _KEY or _TOKEN: other variables may contain other secrets.</source>
        <translation>Nennen Sie eine Variable, die auf _KEY oder _TOKEN endet: Andere können andere Geheimnisse enthalten als den Schlüssel eines Servers.</translation>
    </message>
    <message>
        <source>The proxy: enter an address such as http://host:3128, without user name and password.</source>
        <translation>Proxy: Nötig ist eine Adresse wie http://host:3128, ohne Benutzernamen und Passwort.</translation>
    </message>
    <message>
        <source>The host that may be reached by plain http: enter its name only, without http:// and port.</source>
        <translation>Host, der über einfaches http erreichbar sein darf: Nötig ist nur sein Name, ohne http:// und Port.</translation>
    </message>
    <message>
        <source>Tokens per minute: enter a number above 0, or 0 for no limit.</source>
        <translation>Token pro Minute: Nötig ist eine Zahl über 0 oder 0 für unbegrenzt.</translation>
    </message>
    <message>
        <source>Requests per minute: enter a number above 0, or 0 for no limit.</source>
        <translation>Anfragen pro Minute: Nötig ist eine Zahl über 0 oder 0 für unbegrenzt.</translation>
    </message>
    <message>
        <source>The cap in money: enter an amount above 0.</source>
        <translation>Obergrenze der Kosten: Nötig ist ein Betrag über 0.</translation>
    </message>
    <message>
        <source>The price of a million tokens of answers: enter 0 or more.</source>
        <translation>Preis für eine Million Token der Antworten: Nötig ist 0 oder mehr.</translation>
    </message>
    <message>
        <source>The price of a million tokens of prompts: enter 0 or more.</source>
        <translation>Preis für eine Million Token der Prompts: Nötig ist 0 oder mehr.</translation>
    </message>
    <message>
        <source>The built-in sentences are in English, German, French and Spanish: choose one of these.</source>
        <translation>Die mitgelieferten Sätze gibt es auf Deutsch, Englisch, Französisch und Spanisch: Wählen Sie eine dieser Sprachen.</translation>
    </message>
    <message>
        <source>Choose the files of public texts.</source>
        <translation>Wählen Sie die Dateien mit öffentlichen Texten.</translation>
    </message>
    <message>
        <source>Choose the column of the public texts that holds the text.</source>
        <translation>Wählen Sie die Spalte der öffentlichen Texte, die den Text enthält.</translation>
    </message>
    <message>
        <source>Choose the column of the public texts that holds the label, or none.</source>
        <translation>Wählen Sie die Spalte der öffentlichen Texte, die das Label enthält, oder keine.</translation>
    </message>
    <message>
        <source>Enter the origin of the public texts.</source>
        <translation>Sagen Sie, woher die öffentlichen Texte stammen.</translation>
    </message>
    <message>
        <source>Enter the licence of the public texts.</source>
        <translation>Sagen Sie, unter welcher Lizenz die öffentlichen Texte verwendet werden dürfen.</translation>
    </message>
    <message>
        <source>The path of the public texts</source>
        <translation>Der Pfad der öffentlichen Texte</translation>
    </message>
    <message>
        <source>The origin of the public texts</source>
        <translation>Die Herkunft der öffentlichen Texte</translation>
    </message>
    <message>
        <source>The licence of the public texts</source>
        <translation>Die Lizenz der öffentlichen Texte</translation>
    </message>
    <message>
        <source>The name of a column of the public texts</source>
        <translation>Der Name einer Spalte der öffentlichen Texte</translation>
    </message>
    <message>
        <source>Documents repeat sentences of these texts: declare that all of them are public and none was taken from the records, or choose another writer.</source>
        <translation>Die Dokumente wiederholen Sätze dieser Texte: Erklären Sie, dass alle öffentlich sind und keiner aus den Datensätzen stammt, oder wählen Sie eine andere Art zu schreiben.</translation>
    </message>
    <message>
        <source>The writer &quot;public texts&quot; only works with methods that select texts. Choose another writer or another method.</source>
        <translation>Dieses Verfahren gibt Begriffe weiter; aus öffentlichen Texten schreiben nur Verfahren, die unter Texten wählen: Wählen Sie eine andere Art zu schreiben oder ein anderes Verfahren.</translation>
    </message>
    <message>
        <source>The weight of a server: enter a number from 1 to %1.</source>
        <translation>Das Gewicht eines Servers: eine Zahl von 1 bis %1 ist nötig.</translation>
    </message>
    <message>
        <source>At most %1 servers can be asked.</source>
        <translation>Höchstens %1 Server können gefragt werden.</translation>
    </message>
    <message>
        <source>A server is on the list twice: remove one and give the other more weight.</source>
        <translation>Ein Server steht zweimal auf der Liste: einen herausnehmen und dem anderen mehr Gewicht geben.</translation>
    </message>
</context>
<context>
    <name>WriterText</name>
    <message>
        <source>W&amp;ithout a model</source>
        <translation>&amp;Ohne Modell</translation>
    </message>
    <message>
        <source>Built-in sentences are put around the phrases, on this computer.</source>
        <translation>Mitgelieferte Sätze werden um die Begriffe gesetzt, auf diesem Rechner.</translation>
    </message>
    <message>
        <source>With a lan&amp;guage model</source>
        <translation>M&amp;it einem Sprachmodell</translation>
    </message>
    <message>
        <source>A server of your choice is asked for each document.</source>
        <translation>Ein Server Ihrer Wahl wird für jedes Dokument angefragt.</translation>
    </message>
    <message>
        <source>Only prompts made of the released phrases go to the server, never a record.</source>
        <translation>Nur Prompts aus den ermittelten Begriffen gehen an den Server, nie ein Datensatz.</translation>
    </message>
    <message>
        <source>&amp;Elsewhere</source>
        <translation>And&amp;erswo</translation>
    </message>
    <message>
        <source>You carry the prompts to a model and its answers back, as files.</source>
        <translation>Sie bringen die Prompts zu einem Modell und seine Antworten zurück, als Dateien.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Only the file that you carry leaves this computer.</source>
        <translation>Nur die Datei, die Sie überbringen, verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Sentences of public texts</source>
        <translation>Sätze öffentlicher Texte</translation>
    </message>
    <message>
        <source>Sentences of public texts that hold the phrases are put together.</source>
        <translation>Sätze öffentlicher Texte, die die Begriffe enthalten, werden zusammengesetzt.</translation>
    </message>
    <message>
        <source>Public texts</source>
        <translation>Öffentliche Texte</translation>
    </message>
    <message>
        <source>Sentences of texts that you declare to be public are put together.</source>
        <translation>Sätze aus Texten, die Sie für öffentlich erklären, werden zusammengesetzt.</translation>
    </message>
    <message>
        <source>The method itself</source>
        <translation>Das Verfahren selbst</translation>
    </message>
    <message>
        <source>The method makes the texts from what it released.</source>
        <translation>Das Verfahren macht die Texte aus dem, was es freigegeben hat.</translation>
    </message>
</context>
<context>
    <name>WritingText</name>
    <message numerus="yes">
        <source>Paused: no new requests are sent. %Ln request(s) in progress will still be answered.</source>
        <translation>
            <numerusform>Pause: Es wird nichts Neues angefragt. %Ln Anfrage unterwegs wird noch beantwortet.</numerusform>
            <numerusform>Pause: Es wird nichts Neues angefragt. %Ln Anfragen unterwegs werden noch beantwortet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: no requests are sent until you continue.</source>
        <translation>Pause: Es wird nichts angefragt, bis Sie fortsetzen.</translation>
    </message>
    <message numerus="yes">
        <source>The server accepts no more requests now (%1). The next try is in about %n second(s).</source>
        <translation>
            <numerusform>Der Server kann zurzeit nicht mehr annehmen (%1). Nächste Anfrage in etwa %n Sekunde.</numerusform>
            <numerusform>Der Server kann zurzeit nicht mehr annehmen (%1). Nächste Anfrage in etwa %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each document is stored in the project at once; no document is requested twice.</source>
        <translation>Jedes Dokument wird im Projekt gespeichert, sobald es da ist; was da ist, wird nicht noch einmal angefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) got no answer.</source>
        <translation>
            <numerusform>Für %Ln Dokument kam keine Antwort.</numerusform>
            <numerusform>Für %Ln Dokumente kam keine Antwort.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The last reason: %2</source>
        <extracomment>%1: so many documents got no answer; %2: why, in the words of the server</extracomment>
        <translation>%1 Der letzte Grund: %2</translation>
    </message>
    <message numerus="yes">
        <source>All documents are written. %Ln of them are marked: the Review page lists them.</source>
        <translation>
            <numerusform>Alle Dokumente sind geschrieben. %Ln davon ist markiert; es ist auf der Seite „Durchsicht“ aufgeführt.</numerusform>
            <numerusform>Alle Dokumente sind geschrieben. %Ln davon sind markiert; sie sind auf der Seite „Durchsicht“ aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents are written.</source>
        <translation>Alle Dokumente sind geschrieben.</translation>
    </message>
    <message>
        <source>Nothing is sent before you start.</source>
        <translation>Vor dem Start wird nichts gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are stored in the project; writing continues with the others.</source>
        <translation>
            <numerusform>%Ln Dokument ist im Projekt gespeichert; das Schreiben geht mit den übrigen weiter.</numerusform>
            <numerusform>%Ln Dokumente sind im Projekt gespeichert; das Schreiben geht mit den übrigen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 von %2 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln markiert</numerusform>
            <numerusform>%Ln markiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln asked</source>
        <extracomment>so many documents that a model was asked for and has not answered yet</extracomment>
        <translation>
            <numerusform>%Ln angefragt</numerusform>
            <numerusform>%Ln angefragt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting for another try</source>
        <translation>
            <numerusform>%Ln wartet auf neuen Versuch</numerusform>
            <numerusform>%Ln warten auf neuen Versuch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without an answer</source>
        <translation>
            <numerusform>%Ln ohne Antwort</numerusform>
            <numerusform>%Ln ohne Antwort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>cost %1 of at most %2</source>
        <extracomment>%1 and %2: sums of money</extracomment>
        <translation>Kosten %1 von höchstens %2</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>Stopped before the cap of %1 was exceeded.</source>
        <translation>Angehalten, bevor die Obergrenze von %1 überschritten würde.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped at the cap of %Ln request(s).</source>
        <translation>
            <numerusform>Angehalten bei der Obergrenze von %Ln Anfrage.</numerusform>
            <numerusform>Angehalten bei der Obergrenze von %Ln Anfragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise it in the settings above and write the rest, or continue with the existing documents.</source>
        <translation>Heben Sie sie in den Einstellungen oben an und schreiben Sie den Rest oder fahren Sie mit den vorhandenen Dokumenten fort.</translation>
    </message>
    <message>
        <source>Raise it in the settings above and write again.</source>
        <translation>Heben Sie sie in den Einstellungen oben an und schreiben Sie erneut.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cap</comment>
        <extracomment>%1: at which cap a run stopped; %2: what can be done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Noch ist nichts geschrieben.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: &quot;Stopped.&quot;, %2: &quot;3 documents are kept in the project; ...&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The run ended early.</source>
        <translation>Der Lauf endete vorzeitig.</translation>
    </message>
    <message>
        <source>off: %1</source>
        <extracomment>%1: what the server said</extracomment>
        <translation>aus: %1</translation>
    </message>
    <message>
        <source>waits %1 s: %2</source>
        <extracomment>of a server that failed; %1: seconds, %2: what it said</extracomment>
        <translation>wartet %1 s: %2</translation>
    </message>
    <message>
        <source>well</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>%1: %2 written, %3</source>
        <extracomment>%1: a server and its model, %2: a number of documents, %3: &quot;well&quot; or what is wrong</extracomment>
        <translation>%1: %2 geschrieben, %3</translation>
    </message>
    <message>
        <source>repeats the prompt</source>
        <extracomment>what a check of documents finds; the next ones too</extracomment>
        <translation>wiederholt den Prompt</translation>
    </message>
    <message>
        <source>holds a placeholder</source>
        <translation>enthält einen Platzhalter</translation>
    </message>
    <message>
        <source>breaks off</source>
        <translation>bricht ab</translation>
    </message>
    <message>
        <source>uses few of its phrases</source>
        <translation>verwendet wenige seiner Begriffe</translation>
    </message>
    <message>
        <source>is in another language</source>
        <translation>ist in einer anderen Sprache</translation>
    </message>
    <message>
        <source>talks about itself or to its reader</source>
        <translation>spricht über sich oder zum Leser</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>wiederholt sich</translation>
    </message>
    <message>
        <source>holds an invented name or number</source>
        <translation>enthält einen erfundenen Namen oder eine erfundene Nummer</translation>
    </message>
    <message>
        <source>holds Markdown or a form</source>
        <translation>enthält Markdown oder ein Formular</translation>
    </message>
    <message>
        <source>is copied from an example</source>
        <translation>ist aus einem Beispiel kopiert</translation>
    </message>
    <message>
        <source>declines in words</source>
        <translation>lehnt in Worten ab</translation>
    </message>
    <message>
        <source>is too short or too long</source>
        <translation>ist zu kurz oder zu lang</translation>
    </message>
    <message>
        <source>%1: %2 repaired, %3 doubtful, %4 failed</source>
        <extracomment>a check of documents; %1: what it finds, %2 to %4: numbers of documents</extracomment>
        <translation>%1: %2 ausgebessert, %3 zweifelhaft, %4 nicht bestanden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) failed a check and are left out.</source>
        <translation>
            <numerusform>%Ln Dokument hat eine Prüfung nicht bestanden und wird ausgelassen.</numerusform>
            <numerusform>%Ln Dokumente haben eine Prüfung nicht bestanden und werden ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Turns sensitive text records into a synthetic corpus with differential privacy.</source>
        <translation>Macht aus sensiblen Texten ein synthetisches Korpus, differenziell privat.</translation>
    </message>
    <message>
        <source>Open a new project of the sample notes.</source>
        <translation>Ein neues Projekt mit den Beispielnotizen öffnen.</translation>
    </message>
    <message>
        <source>Use another ledger than that of the user.</source>
        <translation>Ein anderes Budgetbuch als das des Benutzers verwenden.</translation>
    </message>
    <message>
        <source>Project (.keyseed), plan (.json) or package (a folder or .zip) to open.</source>
        <translation>Projekt (.keyseed), Plan (.json) oder Paket (ein Ordner oder .zip), das geöffnet wird.</translation>
    </message>
</context>
<context>
    <name>ui::AboutCard</name>
    <message>
        <source>Training a classifier of referral letters</source>
        <translation>Training eines Klassifikators für Überweisungen</translation>
    </message>
    <message>
        <source>The informatics group of our university</source>
        <translation>Die Arbeitsgruppe Informatik unserer Universität</translation>
    </message>
    <message>
        <source>A &amp;patient can have several rows</source>
        <translation>Ein &amp;Patient kann mehrere Zeilen haben</translation>
    </message>
    <message>
        <source>E&amp;ach row is a different patient</source>
        <translation>&amp;Jede Zeile ist ein anderer Patient</translation>
    </message>
    <message>
        <source>No, &amp;keep it to ourselves</source>
        <translation>&amp;Nein, nur intern</translation>
    </message>
    <message>
        <source>&amp;Yes, roughly</source>
        <translation>Ja, &amp;ungefähr</translation>
    </message>
    <message>
        <source>About this release</source>
        <translation>Zu dieser Veröffentlichung</translation>
    </message>
    <message>
        <source>&amp;What is the corpus for?</source>
        <translation>Wofür ist das &amp;Korpus bestimmt?</translation>
    </message>
    <message>
        <source>Who recei&amp;ves it?</source>
        <translation>Wer &amp;erhält es?</translation>
    </message>
    <message>
        <source>What does one row of the records describe?</source>
        <translation>Was beschreibt eine Zeile der Datensätze?</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>appro&amp;ximately</source>
        <translation>un&amp;gefähr</translation>
    </message>
    <message>
        <source>Approximate number of records, declared public</source>
        <translation>Ungefähre Anzahl der Datensätze, als öffentlich angegeben</translation>
    </message>
    <message>
        <source>May the number of records be public?</source>
        <translation>Darf die Anzahl der Datensätze öffentlich sein?</translation>
    </message>
</context>
<context>
    <name>ui::AdvancedCard</name>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Hide the advanced choices</source>
        <translation>Erweiterte Einstellungen ausblenden</translation>
    </message>
    <message>
        <source>Show the advanced choices</source>
        <translation>Erweiterte Einstellungen anzeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>ui::ApplyCard</name>
    <message>
        <source>Save predictions...</source>
        <translation>Vorhersagen speichern...</translation>
    </message>
    <message>
        <source>Sa&amp;ve the model...</source>
        <translation>&amp;Modell speichern...</translation>
    </message>
    <message>
        <source>&amp;Load a model...</source>
        <translation>Modell &amp;laden...</translation>
    </message>
    <message>
        <source>Model that is applied or saved</source>
        <translation>Modell, das angewendet oder gespeichert wird</translation>
    </message>
    <message>
        <source>3. Apply it</source>
        <translation>3. Anwenden</translation>
    </message>
    <message>
        <source>Mod&amp;el:</source>
        <translation>Mod&amp;ell:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln prediction(s) saved: %1</source>
        <translation>
            <numerusform>%Ln Vorhersage gespeichert: %1</numerusform>
            <numerusform>%Ln Vorhersagen gespeichert: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no text and no prediction.</source>
        <translation>
            <numerusform>%Ln Zeile hat keinen Text und keine Vorhersage.</numerusform>
            <numerusform>%Ln Zeilen haben keinen Text und keine Vorhersage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train first, or load a model that was saved.</source>
        <translation>Trainieren Sie zuerst, oder laden Sie ein gespeichertes Modell.</translation>
    </message>
    <message>
        <source>Choose your own texts above to apply the model to them.</source>
        <translation>Wählen Sie oben Ihre eigenen Texte, um das Modell darauf anzuwenden.</translation>
    </message>
    <message>
        <source>The predictions are a CSV file: the columns of your texts, and prediction and probability. This model was adapted to your texts: keep its file as you keep these.</source>
        <translation>Die Vorhersagen sind eine CSV-Datei: die Spalten Ihrer Texte sowie prediction und probability. Dieses Modell wurde an Ihre Texte angepasst: Verwahren Sie seine Datei wie diese.</translation>
    </message>
    <message>
        <source>The predictions are a CSV file: the columns of your texts, and prediction and probability.</source>
        <translation>Die Vorhersagen sind eine CSV-Datei: die Spalten Ihrer Texte sowie prediction und probability.</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>Vorhersagen speichern</translation>
    </message>
    <message>
        <source>predictions</source>
        <extracomment>part of the name of a file: &quot;notes-predictions.csv&quot;</extracomment>
        <translation>vorhersagen</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Modell speichern</translation>
    </message>
    <message>
        <source>Models (*.model)</source>
        <translation>Modelle (*.model)</translation>
    </message>
    <message>
        <source>Model saved: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Modell gespeichert: %1</translation>
    </message>
    <message>
        <source>Load a model</source>
        <translation>Modell laden</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelle (*.model);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This model asks a server about your texts</source>
        <translation>Dieses Modell fragt einen Server nach Ihren Texten</translation>
    </message>
    <message>
        <source>It was trained with vectors of whole texts by the model %1 (%2). Under 2., take vectors from a server, name the same one as then, agree to what is sent, and load the model again. Nothing was sent.</source>
        <extracomment>%1: the name of a model on a server, %2: its protocol</extracomment>
        <translation>Es wurde mit Vektoren ganzer Texte vom Modell %1 (%2) trainiert. Nehmen Sie unter 2. Vektoren eines Servers, nennen Sie denselben wie damals, stimmen Sie dem Senden zu und laden Sie das Modell noch einmal. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>This model asks the server that it was trained with about your texts. Under 2., name that server and agree to what is sent.</source>
        <translation>Dieses Modell fragt den Server, mit dem es trainiert wurde, nach Ihren Texten. Nennen Sie unter 2. diesen Server und stimmen Sie dem Senden zu.</translation>
    </message>
</context>
<context>
    <name>ui::ApprovalCard</name>
    <message>
        <source>Take the approval out</source>
        <translation>Genehmigung entfernen</translation>
    </message>
    <message>
        <source>Have a second person approve</source>
        <translation>Zweitgenehmigung einholen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Approving the texts</source>
        <translation>Texte werden genehmigt</translation>
    </message>
    <message>
        <source>Taking the approval out</source>
        <translation>Genehmigung wird entfernt</translation>
    </message>
    <message>
        <source>A second person (optional)</source>
        <translation>Eine zweite Person (optional)</translation>
    </message>
    <message>
        <source>This key also signs the package. The same key twice shows one person, not two.</source>
        <translation>Mit diesem Schlüssel wird auch das Paket signiert. Zweimal derselbe Schlüssel belegt eine Person, nicht zwei.</translation>
    </message>
    <message>
        <source>Appro&amp;ve</source>
        <translation>&amp;Genehmigen</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Name, reason and time are stated in the package for every recipient.</source>
        <translation>Name, Begründung und Zeitpunkt stehen im Paket, für jeden Empfänger lesbar.</translation>
    </message>
    <message>
        <source>Key of the approver</source>
        <translation>Schlüssel der zweiten Person</translation>
    </message>
    <message>
        <source>The documents must be written first.</source>
        <translation>Zuerst müssen die Dokumente geschrieben werden.</translation>
    </message>
    <message>
        <source>An approval needs a name and a reason.</source>
        <translation>Eine Genehmigung braucht einen Namen und eine Begründung.</translation>
    </message>
    <message>
        <source>An approval needs the key of the person who approves.</source>
        <translation>Eine Genehmigung braucht den Schlüssel der Person, die genehmigt.</translation>
    </message>
    <message>
        <source>The approval in the project cannot be read: have the texts approved again, or remove the approval.</source>
        <translation>Die im Projekt gespeicherte Genehmigung ist nicht lesbar: Lassen Sie neu genehmigen oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>The approval is for another release (texts, budget, purpose, recipient or plan): have the release approved again, or remove the approval.</source>
        <translation>Die Genehmigung gilt einer anderen Freigabe (Texte, Budget, Zweck, Empfänger oder Plan): Lassen Sie neu genehmigen oder entfernen Sie die Genehmigung.</translation>
    </message>
    <message>
        <source>It is for the current texts. The same key also signs the package: this shows one person, not two.</source>
        <translation>Sie gilt den Texten in ihrem jetzigen Stand. Mit ihrem Schlüssel wird auch signiert: Zweimal derselbe Schlüssel belegt eine Person, nicht zwei.</translation>
    </message>
    <message>
        <source>It is for the current texts.</source>
        <translation>Sie gilt den Texten in ihrem jetzigen Stand.</translation>
    </message>
    <message>
        <source>It is being compared with the texts.</source>
        <translation>Sie wird mit den Texten verglichen.</translation>
    </message>
    <message>
        <source>It is compared with the texts once they are there.</source>
        <translation>Sie wird mit den Texten verglichen, sobald diese da sind.</translation>
    </message>
    <message>
        <source>Approved by %1 on %2, fingerprint %3: %4</source>
        <extracomment>%1: a name, %2: a time, %3: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %4: why, in the words of that person</extracomment>
        <translation>Genehmigt von %1 am %2, Fingerabdruck %3: %4</translation>
    </message>
    <message>
        <source>Saving the request</source>
        <translation>Die Anfrage wird gespeichert</translation>
    </message>
    <message>
        <source>Loading the answer</source>
        <translation>Die Antwort wird geladen</translation>
    </message>
    <message>
        <source>Save a request</source>
        <translation>Anfrage speichern</translation>
    </message>
    <message>
        <source>Load the answer</source>
        <translation>Antwort laden</translation>
    </message>
    <message>
        <source>Or on that person&apos;s own computer</source>
        <translation>Oder am eigenen Rechner dieser Person</translation>
    </message>
    <message>
        <source>Send the request; that person opens it with Keyseed, approves it and sends the answer back. No record and no text is in it.</source>
        <translation>Senden Sie die Anfrage; die Person öffnet sie mit Keyseed, genehmigt sie und sendet die Antwort zurück. Sie enthält keinen Datensatz und keinen Text.</translation>
    </message>
    <message>
        <source>Requests for an approval (*.approval-request)</source>
        <translation>Anfragen zur Genehmigung (*.approval-request)</translation>
    </message>
    <message>
        <source>Answers to a request (*.approval)</source>
        <translation>Antworten auf eine Anfrage (*.approval)</translation>
    </message>
</context>
<context>
    <name>ui::AttackCard</name>
    <message>
        <source>Choose other records...</source>
        <translation>Andere Datensätze wählen...</translation>
    </message>
    <message>
        <source>Try the attack</source>
        <translation>Angriff versuchen</translation>
    </message>
    <message>
        <source>Attack: could somebody find out who was among the records?</source>
        <translation>Angriff: Könnte jemand herausfinden, wer unter den Datensätzen war?</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>intern, bleibt im Haus</translation>
    </message>
    <message>
        <source>Two classifiers use the documents to distinguish your records from others of the same kind that are not in the data. The result is additional evidence, not a proof.</source>
        <translation>Zwei Klassifikatoren versuchen, Ihre Datensätze allein anhand der Dokumente von anderen derselben Art zu unterscheiden, die nicht in den Daten stehen. Das ist ein Indiz neben dem Beweis, kein Beweis.</translation>
    </message>
    <message>
        <source>No file of other records is chosen.</source>
        <translation>Es ist keine Datei mit anderen Datensätzen gewählt.</translation>
    </message>
    <message>
        <source>Others: %1</source>
        <translation>Andere: %1</translation>
    </message>
    <message>
        <source>Choose other records</source>
        <translation>Andere Datensätze wählen</translation>
    </message>
    <message>
        <source>Trying the attack</source>
        <translation>Versucht den Angriff</translation>
    </message>
    <message>
        <source>%1: AUC %2 (0.5 is guessing), %3 found at 1 % false alarms</source>
        <extracomment>%1: an attack, %2: a number from 0 to 1, %3: &quot;4.5 %&quot;</extracomment>
        <translation>%1: AUC %2 (0,5 ist Raten), %3 gefunden bei 1 % Fehlalarmen</translation>
    </message>
    <message>
        <source>Allowed by epsilon %1: on average over releases no more than %2 at 1 % false alarms, for any attack on one unit. A difference in kind between the two files is found as well.</source>
        <extracomment>%1: &quot;epsilon&quot;, a number, %2: &quot;2.7 %&quot;</extracomment>
        <translation>Erlaubt bei Epsilon %1: im Mittel über Freigaben nicht mehr als %2 bei 1 % Fehlalarmen, für jeden Angriff auf eine Einheit. Ein Unterschied in der Art der beiden Dateien wird auch gefunden.</translation>
    </message>
    <message>
        <source>%1 documents, %2 members, %3 others (patients).</source>
        <translation>%1 Dokumente, %2 Mitglieder, %3 andere (Patienten).</translation>
    </message>
    <message>
        <source>%1 documents, %2 members, %3 others (records).</source>
        <translation>%1 Dokumente, %2 Mitglieder, %3 andere (Datensätze).</translation>
    </message>
</context>
<context>
    <name>ui::Badge</name>
    <message>
        <source>spends budget</source>
        <translation>kostet Budget</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of an action: it costs no privacy budget</extracomment>
        <translation>kostenlos</translation>
    </message>
</context>
<context>
    <name>ui::BudgetChart</name>
    <message>
        <source>Budget of this source</source>
        <translation>Budget dieser Quelle</translation>
    </message>
    <message>
        <source>spent</source>
        <extracomment>in a chart: budget that was spent before this plan</extracomment>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>in a chart: budget that may still be spent</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>Part of the budget</source>
        <translation>Teil des Budgets</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>above the cap</source>
        <extracomment>in a chart: part of this plan&apos;s budget above the cap</extracomment>
        <translation>über der Obergrenze</translation>
    </message>
    <message>
        <source>this source</source>
        <extracomment>title of an axis with one bar only: the records file</extracomment>
        <translation>diese Quelle</translation>
    </message>
</context>
<context>
    <name>ui::BudgetMeter</name>
    <message>
        <source>Budget of this source</source>
        <translation>Budget dieser Quelle</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 verbraucht</translation>
    </message>
    <message>
        <source>%1 this plan</source>
        <translation>%1 dieser Plan</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>Patient</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>cap %1 per %2</source>
        <extracomment>%1: the largest epsilon that may be spent, %2: &quot;patient&quot; or &quot;record&quot;</extracomment>
        <translation>Obergrenze %1 pro %2</translation>
    </message>
    <message>
        <source>no cap yet, counted per %1</source>
        <translation>noch keine Obergrenze, gezählt pro %1</translation>
    </message>
    <message>
        <source>The ledger is being read...</source>
        <translation>Das Budgetbuch wird gelesen...</translation>
    </message>
</context>
<context>
    <name>ui::BudgetStep</name>
    <message>
        <source>How much may the outside world learn about any one patient?</source>
        <translation>Wie viel darf die Außenwelt über einen einzelnen Patienten erfahren?</translation>
    </message>
    <message>
        <source>How much may the outside world learn about any one record?</source>
        <translation>Wie viel darf die Außenwelt über einen einzelnen Datensatz erfahren?</translation>
    </message>
    <message>
        <source>Move the slider to choose a budget.</source>
        <translation>Bewegen Sie den Regler, um ein Budget zu wählen.</translation>
    </message>
    <message>
        <source>%1 does not fit under the cap of %2; %3 is available.</source>
        <translation>%1 passt nicht unter die Obergrenze von %2; frei: %3.</translation>
    </message>
    <message>
        <source>Spent with the commit: %1.</source>
        <translation>Mit der Festlegung verbraucht: %1.</translation>
    </message>
    <message>
        <source>%1 fits under the cap of %2.</source>
        <translation>%1 passt unter die Obergrenze von %2.</translation>
    </message>
    <message>
        <source>%1 will be spent on the next page; no cap is set.</source>
        <translation>%1 wird auf der nächsten Seite verbraucht; es ist keine Obergrenze gesetzt.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Spent with the first round: %1.</source>
        <translation>Mit der ersten Runde verbraucht: %1.</translation>
    </message>
</context>
<context>
    <name>ui::CalibrationChart</name>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>as good as its word</source>
        <translation>so gut wie sein Wort</translation>
    </message>
    <message>
        <source>texts of about the same stated probability, with 95 % interval</source>
        <translation>Texte mit etwa gleicher angegebener Wahrscheinlichkeit, mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>probability that the model states (%)</source>
        <translation>Wahrscheinlichkeit, die das Modell angibt (%)</translation>
    </message>
    <message>
        <source>texts sorted rightly (%)</source>
        <translation>richtig geordnete Texte (%)</translation>
    </message>
</context>
<context>
    <name>ui::CapCard</name>
    <message>
        <source>Set a &amp;cap</source>
        <translation>&amp;Obergrenze setzen</translation>
    </message>
    <message>
        <source>Cap of this data source</source>
        <translation>Obergrenze dieser Datenquelle</translation>
    </message>
    <message>
        <source>Set a cap</source>
        <translation>Obergrenze setzen</translation>
    </message>
    <message>
        <source>Cap, epsilon</source>
        <translation>Obergrenze, Epsilon</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Use &amp;what fits: %1</source>
        <translation>&amp;Passenden Wert nehmen: %1</translation>
    </message>
    <message>
        <source>%1 does not fit: at most %2 is free.</source>
        <translation>%1 passt nicht: höchstens %2 frei.</translation>
    </message>
    <message>
        <source>Nothing is free: the cap is reached.</source>
        <translation>Nichts frei: Die Obergrenze ist erreicht.</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Frei: %1</translation>
    </message>
    <message>
        <source>Free before this plan: %1</source>
        <translation>Frei vor diesem Plan: %1</translation>
    </message>
    <message>
        <source>The ledger has a cap of &lt;b&gt;%1&lt;/b&gt; for this data source, over all projects. It can be raised only with a reason, outside of this wizard.</source>
        <translation>Im Budgetbuch steht für diese Datenquelle eine Obergrenze von &lt;b&gt;%1&lt;/b&gt;, über alle Projekte. Sie anzuheben ist ein bewusster Schritt mit Begründung, außerhalb dieses Assistenten.</translation>
    </message>
    <message>
        <source>The ledger has no cap for this data source yet. The cap is the most that may ever be spent on it, over all projects. The commit writes it into the ledger.</source>
        <translation>Im Budgetbuch steht für diese Datenquelle noch keine Obergrenze. Sie ist das Höchste, was je für sie verbraucht werden darf, über alle Projekte; mit der Festlegung wird sie ins Budgetbuch eingetragen.</translation>
    </message>
</context>
<context>
    <name>ui::Card</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
</context>
<context>
    <name>ui::ChartPanel</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>More for this chart</source>
        <translation>Mehr zu diesem Diagramm</translation>
    </message>
    <message>
        <source>Copy or save the picture</source>
        <translation>Bild kopieren oder speichern</translation>
    </message>
    <message>
        <source>The same numbers as a table</source>
        <translation>Dieselben Zahlen als Tabelle</translation>
    </message>
    <message>
        <source>The button Table shows the numbers of this chart.</source>
        <translation>Die Schaltfläche „Tabelle“ zeigt die Zahlen dieses Diagramms.</translation>
    </message>
    <message>
        <source>Numbers of the chart: %1</source>
        <translation>Zahlen des Diagramms: %1</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be written; choose another folder.</source>
        <translation>Das Bild konnte nicht gespeichert werden; wählen Sie einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>ui::Chip</name>
    <message>
        <source>%1, missing in the text</source>
        <translation>%1, fehlt im Text</translation>
    </message>
</context>
<context>
    <name>ui::ColumnRolesCard</name>
    <message>
        <source>&amp;These roles are right</source>
        <translation>&amp;Diese Rollen stimmen</translation>
    </message>
    <message>
        <source>Each row is a different &amp;patient</source>
        <translation>Jede Zeile ist ein anderer &amp;Patient</translation>
    </message>
    <message>
        <source>First rows: what is each column for?</source>
        <translation>Erste Zeilen: Wofür steht jede Spalte?</translation>
    </message>
    <message>
        <source>First rows of the records, private</source>
        <translation>Erste Zeilen der Datensätze, vertraulich</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Changes in the lists above take effect at once.</source>
        <translation>Eine Änderung in den Listen oben wird sofort übernommen.</translation>
    </message>
    <message>
        <source>Guessed from the names of the columns. Check the lists above, then confirm.</source>
        <translation>Nach den Spaltennamen vorgeschlagen. Prüfen Sie die Listen oben und bestätigen Sie dann.</translation>
    </message>
    <message>
        <source>No column looks like the text: choose &quot;text&quot; above the one that holds it.</source>
        <translation>Keine Spalte sieht nach dem Text aus: Wählen Sie „Text“ über der Spalte, die ihn enthält.</translation>
    </message>
    <message>
        <source>All rows of a patient (same value in %1) count as one: the guarantee holds for patients.</source>
        <translation>Alle Zeilen eines Patienten (gleicher Wert in %1) zählen als eine Einheit: Die Garantie gilt für Patienten.</translation>
    </message>
    <message>
        <source>You declared that a patient can have several rows: choose &quot;person&quot; above the column that identifies patients. If there is no such column and each row is a different patient, change the declaration.</source>
        <translation>Laut Ihrer Angabe kann ein Patient mehrere Zeilen haben: Wählen Sie „Person“ über der Spalte, an der Patienten zu unterscheiden sind. Gibt es keine und ist jede Zeile ein anderer Patient, geben Sie das an.</translation>
    </message>
    <message>
        <source>Each row counts as a different patient. If this is wrong, choose &quot;person&quot; above the column that identifies patients.</source>
        <translation>Jede Zeile zählt als ein anderer Patient. Trifft das nicht zu, wählen Sie „Person“ über der Spalte, an der Patienten zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>%1 looks like a column that identifies patients. If a patient can have several rows, choose &quot;person&quot; above it: otherwise the guarantee holds for a row, not for a patient.</source>
        <translation>An %1 scheinen Patienten zu unterscheiden zu sein. Kann ein Patient mehrere Zeilen haben, wählen Sie „Person“ darüber: Sonst gilt die Garantie für eine Zeile, nicht für einen Patienten.</translation>
    </message>
</context>
<context>
    <name>ui::CommitChecklist</name>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>What is protected</source>
        <translation>Geschützte Einheit</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>to be mended</source>
        <translation>zu korrigieren</translation>
    </message>
    <message>
        <source>%1 spent before, %2 free of %3</source>
        <extracomment>of a budget; %1: spent before, %2: free now, %3: the cap</extracomment>
        <translation>bisher %1 verbraucht, %2 frei von %3</translation>
    </message>
    <message>
        <source>%1 does not fit: %2 of %3 is free</source>
        <translation>%1 passt nicht: frei sind %2 von %3</translation>
    </message>
    <message>
        <source>paid already</source>
        <translation>bereits bezahlt</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>to be considered</source>
        <translation>zu bedenken</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a choice and a concern about it: &quot;epsilon 10.0 per patient: weak protection ...&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a patient with several records is protected less</source>
        <translation>Ein Patient mit mehreren Datensätzen ist weniger geschützt</translation>
    </message>
    <message>
        <source>weak protection, treat the result as you would treat the records</source>
        <translation>schwacher Schutz, behandeln Sie das Ergebnis wie die Datensätze</translation>
    </message>
    <message>
        <source>%1 is not there any more: put it back, or choose it anew on the Records page</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 ist nicht mehr da: Legen Sie die Datei zurück, oder wählen Sie sie auf der Seite Datensätze neu</translation>
    </message>
    <message>
        <source>no record would count: see the check on the Records page</source>
        <translation>Kein Datensatz würde zählen: siehe die Prüfung auf der Seite Datensätze</translation>
    </message>
    <message>
        <source>%1; the ledger knows these records also as %2</source>
        <extracomment>%1: name of an account, %2: names of other accounts</extracomment>
        <translation>%1; das Budgetbuch kennt diese Datensätze auch als %2</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>not given yet: %1. The package will say so unless they are given on the Start and Release pages</source>
        <extracomment>%1: &quot;purpose, licence&quot;</extracomment>
        <translation>noch nicht angegeben: %1. Das steht so im Paket, wenn es auf den Seiten Start und Veröffentlichung nicht angegeben wird</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>of a cap</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>the next spend on this data source will not be refused</source>
        <translation>die nächste Ausgabe für diese Datenquelle wird nicht abgelehnt</translation>
    </message>
</context>
<context>
    <name>ui::CommitStep</name>
    <message>
        <source>Commit</source>
        <translation>Festlegung</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Was geschehen wird</translation>
    </message>
    <message>
        <source>Learning the phrases</source>
        <translation>Begriffe werden ermittelt</translation>
    </message>
    <message>
        <source>Opening the vocabulary</source>
        <translation>Vokabular wird geöffnet</translation>
    </message>
    <message>
        <source>This spends %1 of the budget of this data source, once. It cannot be undone.</source>
        <extracomment>%1: &quot;epsilon 2.0 per patient&quot;</extracomment>
        <translation>Damit wird %1 vom Budget dieser Datenquelle verbraucht, einmalig. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Exact counts are not shown anywhere: the guarantee does not cover looking at them.</source>
        <translation>Wahre Zählwerte werden nirgends gezeigt: Ein Blick darauf wäre von der Garantie nicht gedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of phrases stand out of the noise</source>
        <translation>
            <numerusform>%Ln Begriffsgruppe ist trotz Rauschen erkennbar</numerusform>
            <numerusform>%Ln Begriffsgruppen sind trotz Rauschen erkennbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) stand out of the noise</source>
        <translation>
            <numerusform>%Ln Begriff ist trotz Rauschen erkennbar</numerusform>
            <numerusform>%Ln Begriffe sind trotz Rauschen erkennbar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, counted over all labels together.</source>
        <extracomment>%1: &quot;83 phrases stand out of the noise&quot;</extracomment>
        <translation>%1, über alle Kategorien zusammen gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>%1, under %Ln label(s).</source>
        <extracomment>%1: &quot;83 phrases stand out of the noise&quot;; %Ln: number of labels</extracomment>
        <translation>
            <numerusform>%1, in %Ln Kategorie.</numerusform>
            <numerusform>%1, in %Ln Kategorien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was spent. The budget of this data source is used up. To continue, the cap must be raised with a reason, which is written into the ledger.</source>
        <translation>Nichts wurde verbraucht. Das Budget dieser Datenquelle ist aufgebraucht: Nur eine angehobene Obergrenze, mit Begründung im Budgetbuch, würde einen weiteren Plan zulassen.</translation>
    </message>
    <message>
        <source>Nothing was spent. An epsilon of at most %1 would fit: go back to the Budget page and choose less, or have the cap of this data source raised.</source>
        <extracomment>%1: an epsilon</extracomment>
        <translation>Nichts wurde verbraucht. Ein Epsilon von höchstens %1 würde passen: Gehen Sie zurück zur Seite „Budget“ und wählen Sie weniger oder lassen Sie die Obergrenze dieser Datenquelle anheben.</translation>
    </message>
    <message>
        <source>What was learned</source>
        <translation>Was ermittelt wurde</translation>
    </message>
    <message>
        <source>Is everything correct before the budget is spent?</source>
        <translation>Stimmt alles, bevor das Budget verbraucht wird?</translation>
    </message>
    <message>
        <source>The phrases are being learned.</source>
        <translation>Die Begriffe werden ermittelt.</translation>
    </message>
    <message>
        <source>The budget refused; nothing was spent.</source>
        <translation>Das Budget reicht nicht; nichts wurde verbraucht.</translation>
    </message>
    <message>
        <source>Nothing has been spent yet. Spend the budget to continue.</source>
        <translation>Noch ist nichts verbraucht. Verbrauchen Sie das Budget, um fortzufahren.</translation>
    </message>
    <message>
        <source>%1 was spent before the first round, for all of them. The other rounds cost no more, as long as the records are the same.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>%1 wurde vor der ersten Runde verbraucht, für alle zusammen. Die übrigen Runden kosten nichts mehr, solange die Datensätze dieselben sind.</translation>
    </message>
    <message>
        <source>&amp;Go on with the other rounds</source>
        <extracomment>The letter after &amp; is the shortcut.</extracomment>
        <translation>&amp;Weiter mit den übrigen Runden</translation>
    </message>
    <message>
        <source>Go on with the other rounds</source>
        <translation>Weiter mit den übrigen Runden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) stand out of the noise.</source>
        <extracomment>of the synthetic texts that the records voted on in the last round</extracomment>
        <translation>
            <numerusform>%Ln Text ragt aus dem Rauschen heraus.</numerusform>
            <numerusform>%Ln Texte ragen aus dem Rauschen heraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused between two rounds.</source>
        <translation>Pause zwischen zwei Runden.</translation>
    </message>
    <message>
        <source>Some rounds are still to come.</source>
        <translation>Einige Runden stehen noch aus.</translation>
    </message>
    <message>
        <source>The rows are being rewritten.</source>
        <translation>Die Zeilen werden gerade umgeschrieben.</translation>
    </message>
    <message>
        <source>&amp;Use these choices for a new commit</source>
        <translation>Diese Wahl für eine neue Festlegung &amp;verwenden</translation>
    </message>
    <message>
        <source>Makes a new project with the same choices and the same account, for example for the next export of these records. Nothing is spent before its commit.</source>
        <translation>Legt ein neues Projekt mit derselben Wahl und demselben Konto an, zum Beispiel für den nächsten Export dieser Datensätze. Vor dessen Festlegung wird nichts verbraucht.</translation>
    </message>
    <message>
        <source>The project is open in another window: nothing can be spent here.</source>
        <translation>Das Projekt ist in einem anderen Fenster geöffnet: Hier kann nichts ausgegeben werden.</translation>
    </message>
</context>
<context>
    <name>ui::ConfusionModel</name>
    <message>
        <source>%1 of %2 records of %3 were classified correctly.</source>
        <extracomment>%1, %2: numbers, %3: label</extracomment>
        <translation>%1 von %2 Datensätzen der Kategorie %3 wurden richtig zugeordnet.</translation>
    </message>
    <message>
        <source>%1 of %2 records of %3 were classified as %4.</source>
        <extracomment>%1, %2: numbers, %3 and %4: labels</extracomment>
        <translation>%1 von %2 Datensätzen der Kategorie %3 wurden für %4 gehalten.</translation>
    </message>
</context>
<context>
    <name>ui::ConnectionCheck</name>
    <message>
        <source>&amp;Test the connection</source>
        <translation>Verbindung &amp;testen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Test abbrechen</translation>
    </message>
    <message>
        <source>The server may not have the key yet</source>
        <translation>Der Server darf den Schlüssel noch nicht haben</translation>
    </message>
    <message>
        <source>The plan names the server and the variable. If this server may have the key, allow it below the name of the variable.</source>
        <translation>Der Plan nennt beide. Wenn dieser Server ihn haben darf, lassen Sie ihn unter dem Namen der Variablen zu.</translation>
    </message>
    <message>
        <source>There is no key</source>
        <translation>Kein Schlüssel vorhanden</translation>
    </message>
    <message>
        <source>The environment variable %1 is not set for this program.</source>
        <extracomment>%1: name of an environment variable</extracomment>
        <translation>Die Umgebungsvariable %1 ist für dieses Programm nicht gesetzt.</translation>
    </message>
    <message>
        <source>The test could not be made</source>
        <translation>Der Test ließ sich nicht durchführen</translation>
    </message>
    <message>
        <source>Asking the server...</source>
        <translation>Server wird angefragt...</translation>
    </message>
    <message>
        <source>Asks the server for its list of models, or sends a fixed sentence. Nothing of the project is sent.</source>
        <translation>Fragt nach der Liste der Modelle oder sendet einen festen Satz. Aus dem Projekt wird nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>ui::CostCard</name>
    <message>
        <source>What it will take</source>
        <translation>Was zu erwarten ist</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Tokens of prompts</source>
        <translation>Token der Prompts</translation>
    </message>
    <message>
        <source>Tokens of answers</source>
        <translation>Token der Antworten</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>There is no estimate yet: the settings above are not complete.</source>
        <translation>Noch keine Schätzung: Die Einstellungen oben sind nicht vollständig.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>no prices yet</source>
        <translation>noch keine Preise</translation>
    </message>
    <message numerus="yes">
        <source>The estimate assumes four letters per token, answers of the maximum length, and %Ln second(s) per request. Money is in the currency of your prices.</source>
        <translation>
            <numerusform>Eine Schätzung: Angenommen sind vier Buchstaben für ein Token, die größte zulässige Länge für eine Antwort und %Ln Sekunde für eine Anfrage. Kosten in der Währung Ihrer Preise.</numerusform>
            <numerusform>Eine Schätzung: Angenommen sind vier Buchstaben für ein Token, die größte zulässige Länge für eine Antwort und %Ln Sekunden für eine Anfrage. Kosten in der Währung Ihrer Preise.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cap stops the run after %1 of %2 requests. The documents written until then are kept.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Die Obergrenze beendet das Anfragen nach %1 von %2 Anfragen; die Dokumente, die bis dahin da sind, bleiben erhalten.</translation>
    </message>
    <message>
        <source>The cap may stop the run before all documents are written. The documents written until then are kept.</source>
        <translation>Die Obergrenze beendet das Anfragen womöglich, bevor alle Dokumente geschrieben sind; was bis dahin da ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Ziehen Sie zuerst die Begriffe.</translation>
    </message>
</context>
<context>
    <name>ui::CostFields</name>
    <message>
        <source>Price of a million tokens, prompts</source>
        <translation>Preis für eine Million Token, Prompts</translation>
    </message>
    <message>
        <source>Price of a million tokens, answers</source>
        <translation>Preis für eine Million Token, Antworten</translation>
    </message>
    <message>
        <source>no cap</source>
        <extracomment>shown in a field instead of a number: nothing is limited</extracomment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Stop before it costs more than</source>
        <translation>Anhalten, bevor es mehr kostet als</translation>
    </message>
    <message>
        <source>Stop after so many requests</source>
        <translation>Anhalten nach so vielen Anfragen</translation>
    </message>
</context>
<context>
    <name>ui::CountedText</name>
    <message>
        <source>Show the record before</source>
        <translation>Den vorigen Datensatz zeigen</translation>
    </message>
    <message>
        <source>Show the next record</source>
        <translation>Den nächsten Datensatz zeigen</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>nur auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>Text of the record, private; what does not count is struck out</source>
        <translation>Text des Datensatzes, vertraulich; was nicht zählt, ist durchgestrichen</translation>
    </message>
    <message>
        <source>Record %1 of the first %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Datensatz %1 der ersten %2</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>in a legend: how a text looks that counts</extracomment>
        <translation>zählt</translation>
    </message>
    <message>
        <source>left out by its section</source>
        <extracomment>in a legend: how a text looks that does not count, by the section that it stands in</extracomment>
        <translation>durch seinen Abschnitt ausgelassen</translation>
    </message>
    <message>
        <source>denied</source>
        <extracomment>in a legend: how a text looks that says what a patient does not have</extracomment>
        <translation>verneint</translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Der Text wird gelesen.</translation>
    </message>
    <message>
        <source>This record cannot be read; the check shows the error.</source>
        <translation>Dieser Datensatz lässt sich nicht lesen; die Prüfung nennt, was falsch ist.</translation>
    </message>
    <message>
        <source>This record has no text.</source>
        <translation>Dieser Datensatz hat keinen Text.</translation>
    </message>
    <message>
        <source>All of this text counts.</source>
        <translation>Der ganze Text zählt.</translation>
    </message>
    <message>
        <source>Nothing of this text counts.</source>
        <translation>Von diesem Text zählt nichts.</translation>
    </message>
    <message>
        <source>%1 percent of this text counts.</source>
        <translation>%1 Prozent dieses Textes zählen.</translation>
    </message>
    <message>
        <source>It has no known heading, so its sections are not recognised.</source>
        <translation>Er hat keine bekannte Überschrift, an der seine Abschnitte zu erkennen wären.</translation>
    </message>
    <message>
        <source>Only its beginning is shown.</source>
        <translation>Gezeigt wird nur der Anfang.</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>the record before this one</extracomment>
        <translation>Voriger</translation>
    </message>
    <message>
        <source>Following</source>
        <extracomment>the record behind this one</extracomment>
        <translation>Nächster</translation>
    </message>
</context>
<context>
    <name>ui::CountingCard</name>
    <message>
        <source>Count copied paragraphs once</source>
        <translation>Kopierte Absätze einmal zählen</translation>
    </message>
    <message>
        <source>What of a text counts</source>
        <translation>Was von einem Text zählt</translation>
    </message>
    <message>
        <source>Notes repeat histories, normal findings and signatures. Parts that do not count are skipped when the records are read. The rules are public and the same for every record.</source>
        <translation>Notizen wiederholen Vorgeschichten, unauffällige Befunde und Unterschriften. Was nicht zählt, wird beim Lesen der Datensätze übergangen. Die Regeln sind öffentlich und für jeden Datensatz dieselben.</translation>
    </message>
    <message>
        <source>What is denied</source>
        <translation>Was verneint ist</translation>
    </message>
    <message>
        <source>If you choose a language, negated phrases (&quot;no fever&quot;, &quot;pneumonia was ruled out&quot;) do not count. Choose the language of the notes.</source>
        <translation>Ist eine Sprache gewählt, zählt nicht, was eine Notiz verneint („kein Fieber“, „Pneumonie ausgeschlossen“). Wählen Sie die Sprache der Notizen.</translation>
    </message>
    <message>
        <source>counts as well</source>
        <extracomment>of what a note denies</extracomment>
        <translation>zählt mit</translation>
    </message>
    <message>
        <source>does not count: %1</source>
        <extracomment>%1: a language</extracomment>
        <translation>zählt nicht: %1</translation>
    </message>
    <message>
        <source>A paragraph that stands in several notes of a patient counts in one of them. The records are read once more for it.</source>
        <translation>Ein Absatz, der in mehreren Notizen eines Patienten steht, zählt in einer davon. Die Datensätze werden dafür einmal mehr gelesen.</translation>
    </message>
    <message>
        <source>Copies are found among the notes of a patient, but each row counts as a different patient here: choose &quot;person&quot; above the column that identifies patients.</source>
        <translation>Kopien werden unter den Notizen eines Patienten erkannt, und hier zählt jede Zeile als ein anderer Patient: Wählen Sie „Person“ über der Spalte, an der Patienten zu unterscheiden sind.</translation>
    </message>
</context>
<context>
    <name>ui::DeclareQuestion</name>
    <message>
        <source>Their names become public: the plan and the package contain them as written here. A label that few records have can identify a person.</source>
        <translation>Ihre Namen werden öffentlich: Sie stehen so, wie sie hier geschrieben sind, im Plan und im Paket. Eine Kategorie, die wenige Datensätze haben, kann auf eine Person hinweisen.</translation>
    </message>
    <message>
        <source>Declare them</source>
        <extracomment>the answer to: Declare 5 labels public?</extracomment>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n label(s) public?</source>
        <translation>
            <numerusform>%n Kategorie öffentlich machen?</numerusform>
            <numerusform>%n Kategorien öffentlich machen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeltaChoice</name>
    <message>
        <source>Delta</source>
        <translation>Delta</translation>
    </message>
    <message>
        <source>0 (pure epsilon)</source>
        <translation>0 (reines Epsilon)</translation>
    </message>
    <message>
        <source>&amp;Delta</source>
        <translation>&amp;Delta</translation>
    </message>
    <message>
        <source>Kind of noise</source>
        <translation>Art des Rauschens</translation>
    </message>
    <message>
        <source>Gaussian noise, with lighter tails. To what epsilon allows, a probability of %1 is added.</source>
        <translation>Gauß-Rauschen, mit weniger Ausreißern. Zu dem, was Epsilon erlaubt, kommt eine Wahrscheinlichkeit von %1 hinzu.</translation>
    </message>
    <message>
        <source>Laplace noise. Epsilon holds without exception, which is easier to explain.</source>
        <translation>Laplace-Rauschen. Epsilon gilt ausnahmslos: Diese Zusage ist einfacher zu erklären.</translation>
    </message>
    <message>
        <source>A delta of %1 is large: with this probability the guarantee of epsilon may fail for a record. At most 0.000001 is recommended.</source>
        <translation>Ein Delta von %1 ist groß: Mit dieser Wahrscheinlichkeit kann die Zusage von Epsilon für einen Datensatz nicht gelten. Empfohlen ist höchstens 0,000001.</translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>Text of the document</source>
        <translation>Text des Dokuments</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>number and label of a document</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Not in the text:</source>
        <translation>Nicht im Text:</translation>
    </message>
    <message>
        <source>Looks like: %1</source>
        <translation>Sieht aus wie: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1: why: &quot;repeats another document&quot;</extracomment>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message>
        <source>The same text as %1</source>
        <extracomment>%1: number of another document</extracomment>
        <translation>Derselbe Text wie %1</translation>
    </message>
    <message>
        <source>Nearly the same text as %1</source>
        <translation>Fast derselbe Text wie %1</translation>
    </message>
</context>
<context>
    <name>ui::DocumentsStep</name>
    <message numerus="yes">
        <source>Phrases of %Ln document(s): show</source>
        <translation>
            <numerusform>Begriffe von %Ln Dokument: zeigen</numerusform>
            <numerusform>Begriffe von %Ln Dokumenten: zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Phrases of %Ln document(s): hide</source>
        <translation>
            <numerusform>Begriffe von %Ln Dokument: verbergen</numerusform>
            <numerusform>Begriffe von %Ln Dokumenten: verbergen</numerusform>
        </translation>
    </message>
    <message>
        <source>How many of the rewritten rows become documents?</source>
        <translation>Wie viele der umgeschriebenen Zeilen werden Dokumente?</translation>
    </message>
    <message>
        <source>From which phrases are the documents written, and who writes them?</source>
        <translation>Aus welchen Begriffen entstehen die Dokumente, und wer schreibt sie?</translation>
    </message>
    <message>
        <source>Make documents</source>
        <translation>Dokumente erstellen</translation>
    </message>
</context>
<context>
    <name>ui::DocumentsTab</name>
    <message>
        <source>Documents to read</source>
        <translation>Dokumente zum Lesen</translation>
    </message>
    <message>
        <source>Delete leaves out what is chosen.</source>
        <translation>Entf lässt das Gewählte aus.</translation>
    </message>
    <message>
        <source>Look-alikes of identifiers: choose one to read it in its place</source>
        <translation>Scheinbare Kennungen: eine wählen, um sie an ihrer Stelle zu lesen</translation>
    </message>
    <message>
        <source>Look-alikes of identifiers</source>
        <translation>Scheinbare Kennungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln ausgelassen</numerusform>
            <numerusform>%Ln ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln Duplikat</numerusform>
            <numerusform>%Ln Duplikate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln near duplicate(s)</source>
        <translation>
            <numerusform>%Ln Beinahe-Duplikat</numerusform>
            <numerusform>%Ln Beinahe-Duplikate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with missing phrases</source>
        <translation>
            <numerusform>%Ln mit fehlenden Begriffen</numerusform>
            <numerusform>%Ln mit fehlenden Begriffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike(s) of identifiers</source>
        <translation>
            <numerusform>%Ln scheinbare Kennung</numerusform>
            <numerusform>%Ln scheinbare Kennungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked answer(s)</source>
        <translation>
            <numerusform>%Ln markierte Antwort</numerusform>
            <numerusform>%Ln markierte Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>looking through them</source>
        <translation>werden durchgesehen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed</source>
        <translation>
            <numerusform>%Ln aufgeführt</numerusform>
            <numerusform>%Ln aufgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>leave a document out: for the reason that its marks give</extracomment>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Leave out, with the reason</source>
        <translation>Auslassen, mit dem Grund</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>Wieder aufnehmen</translation>
    </message>
</context>
<context>
    <name>ui::DotGrid</name>
    <message>
        <source>%1 of %2 dots are filled</source>
        <translation>%1 von %2 Punkten sind gefüllt</translation>
    </message>
</context>
<context>
    <name>ui::DrawnCard</name>
    <message>
        <source>Label whose sequences are shown</source>
        <translation>Kategorie, deren Sequenzen gezeigt werden</translation>
    </message>
    <message>
        <source>Search the sequences for a phrase</source>
        <translation>Sequenzen nach einem Begriff durchsuchen</translation>
    </message>
    <message>
        <source>Find a phrase</source>
        <translation>Begriff suchen</translation>
    </message>
    <message>
        <source>Drawn sequences</source>
        <translation>Gezogene Sequenzen</translation>
    </message>
    <message>
        <source>Coverage by label</source>
        <translation>Abdeckung nach Kategorie</translation>
    </message>
    <message>
        <source>How much of what was learned is used in the sequences, for each label.</source>
        <translation>Wie viel vom Ermittelten die Sequenzen verwenden, nach Kategorie.</translation>
    </message>
    <message>
        <source>Views of what was drawn</source>
        <translation>Ansichten des Gezogenen</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>alle Kategorien</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence(s)</source>
        <translation>
            <numerusform>%Ln Sequenz</numerusform>
            <numerusform>%Ln Sequenzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found in %Ln sequence(s)</source>
        <translation>
            <numerusform>in %Ln Sequenz gefunden</numerusform>
            <numerusform>in %Ln Sequenzen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Label:</source>
        <translation>Kategorie:</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>What goes together</source>
        <translation>Gemeinsames Vorkommen</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
</context>
<context>
    <name>ui::ElsewhereNotice</name>
    <message>
        <source>Open it again here</source>
        <translation>Hier neu öffnen</translation>
    </message>
    <message>
        <source>This project is open in another window</source>
        <translation>Dieses Projekt ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>Here it can only be read: nothing is changed, saved or spent, so that no window undoes what the other did. Close the other window, then open the project again here.</source>
        <translation>Hier kann es nur gelesen werden: Nichts wird geändert, gespeichert oder ausgegeben, damit kein Fenster aufhebt, was das andere getan hat. Schließen Sie das andere Fenster und öffnen Sie das Projekt dann hier neu.</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>nur lesen</translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingCard</name>
    <message>
        <source>Which phrases are similar</source>
        <translation>Welche Begriffe einander nahe sind</translation>
    </message>
    <message>
        <source>Built in (WordNet), or learnt with the vocabulary</source>
        <translation>Mitgeliefert (WordNet) oder mit dem Vokabular gelernt</translation>
    </message>
    <message>
        <source>An encoder of English texts (all-MiniLM-L6-v2, installed)</source>
        <translation>Ein Encoder für englische Texte (all-MiniLM-L6-v2, installiert)</translation>
    </message>
    <message>
        <source>A file of word vectors</source>
        <translation>Eine Datei mit Wortvektoren</translation>
    </message>
    <message>
        <source>A server that gives vectors</source>
        <translation>Ein Server, der Vektoren liefert</translation>
    </message>
    <message>
        <source>Choose file...</source>
        <translation>Datei wählen...</translation>
    </message>
    <message>
        <source>Where the budget is too small for every phrase, similar phrases are counted together. The similarity comes from public texts only.</source>
        <translation>Wo das Budget nicht für jeden Begriff reicht, werden nahe Begriffe zusammen gezählt. Was nahe ist, kommt allein aus öffentlichen Texten.</translation>
    </message>
    <message>
        <source>Choose a file of word vectors</source>
        <translation>Datei mit Wortvektoren wählen</translation>
    </message>
    <message>
        <source>Word vectors (%1);;All files (*)</source>
        <extracomment>%1: patterns of file names</extracomment>
        <translation>Wortvektoren (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This file contains no supported word vectors</source>
        <translation>Diese Datei enthält keine hier bekannten Wortvektoren</translation>
    </message>
    <message>
        <source>Choose a file of word2vec (text or binary), GloVe (text), fastText (.bin or .vec), or a static table of vectors (model.safetensors of model2vec, with tokenizer.json beside it).</source>
        <translation>Wählen Sie eine Datei von word2vec (Text oder binär), GloVe (Text), fastText (.bin oder .vec) oder eine statische Vektortabelle (model.safetensors von model2vec, mit tokenizer.json daneben).</translation>
    </message>
    <message>
        <source>Vectors of %1 dimensions.</source>
        <extracomment>%1: how many numbers a vector has</extracomment>
        <translation>Vektoren mit %1 Dimensionen.</translation>
    </message>
    <message>
        <source>No word is known of %1 of %2 phrases (%3).</source>
        <extracomment>%1 of %2 phrases, %3: the same as &quot;16.7 %&quot;</extracomment>
        <translation>Von %1 der %2 Begriffe ist kein Wort bekannt (%3).</translation>
    </message>
    <message>
        <source>Of %1 more, some words are not known.</source>
        <extracomment>%1: how many phrases</extracomment>
        <translation>Von %1 weiteren sind einige Wörter nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 get their place from the built-in vectors.</source>
        <extracomment>%1: how many phrases</extracomment>
        <translation>%1 erhalten ihren Platz aus den mitgelieferten Vektoren.</translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingNeighbours</name>
    <message>
        <source>heart failure</source>
        <translation>heart failure</translation>
    </message>
    <message>
        <source>A phrase, for those near to it</source>
        <translation>Ein Begriff, zu dem die nahen gezeigt werden</translation>
    </message>
    <message>
        <source>Near to</source>
        <translation>Nahe bei</translation>
    </message>
    <message>
        <source>Type a phrase of the vocabulary.</source>
        <translation>Geben Sie einen Begriff des Vokabulars ein.</translation>
    </message>
    <message>
        <source>The vocabulary does not contain this phrase.</source>
        <translation>Das Vokabular hat keinen solchen Begriff.</translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingServer</name>
    <message>
        <source>Only the phrases of the public vocabulary are sent to this server. Records, labels and counts are never sent. The answers are kept on this computer and not requested again.</source>
        <translation>An diesen Server gehen die Begriffe des öffentlichen Vokabulars und nichts anderes. Kein Datensatz, kein Label und keine Anzahl wird je gesendet. Was er antwortet, bleibt auf diesem Computer und wird nicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Ask the server</source>
        <translation>Server anfragen</translation>
    </message>
    <message>
        <source>The server cannot be asked yet</source>
        <translation>Der Server kann noch nicht angefragt werden</translation>
    </message>
    <message>
        <source>Asking for the vectors of the phrases</source>
        <translation>Vektoren der Begriffe werden angefragt</translation>
    </message>
</context>
<context>
    <name>ui::EpsilonCard</name>
    <message>
        <source>Total budget, epsilon</source>
        <translation>Gesamtbudget, Epsilon</translation>
    </message>
    <message>
        <source>E&amp;xact value</source>
        <translation>E&amp;xakter Wert</translation>
    </message>
    <message>
        <source>Total budget, epsilon, exact value</source>
        <translation>Gesamtbudget, Epsilon, exakter Wert</translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>instead of a number: no budget is chosen yet</extracomment>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>Epsilon per patient</source>
        <translation>Epsilon pro Patient</translation>
    </message>
    <message>
        <source>Epsilon per record</source>
        <translation>Epsilon pro Datensatz</translation>
    </message>
    <message>
        <source>at delta %1</source>
        <extracomment>beside an epsilon</extracomment>
        <translation>bei Delta %1</translation>
    </message>
    <message>
        <source>epsilon %1</source>
        <translation>Epsilon %1</translation>
    </message>
    <message>
        <source>no budget chosen yet</source>
        <translation>noch kein Budget gewählt</translation>
    </message>
    <message>
        <source>move the slider</source>
        <translation>Regler bewegen</translation>
    </message>
    <message>
        <source>spent</source>
        <extracomment>of a budget</extracomment>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>Published with: %1, live births of 2014, Ministry of Health of Israel; %2, redistricting data of the 2020 census of the United States. Sources: see the help.</source>
        <extracomment>%1, %2: epsilons</extracomment>
        <translation>Damit wurde veröffentlicht: %1, Lebendgeburten von 2014, israelisches Gesundheitsministerium; %2, Daten zur Wahlkreiseinteilung aus der Volkszählung 2020 der USA. Quellen: siehe Hilfe.</translation>
    </message>
</context>
<context>
    <name>ui::EpsilonSlider</name>
    <message>
        <source>strong protection</source>
        <translation>starker Schutz</translation>
    </message>
    <message>
        <source>good protection</source>
        <translation>guter Schutz</translation>
    </message>
    <message>
        <source>fair protection</source>
        <translation>mittlerer Schutz</translation>
    </message>
    <message>
        <source>weak protection</source>
        <translation>geringer Schutz</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>noch nicht gewählt</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>names of regions on a line of epsilon, as short as possible: strong, good, fair, weak protection</extracomment>
        <translation>stark</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>gering</translation>
    </message>
</context>
<context>
    <name>ui::ErrorBox</name>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Details zum Fehler</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>ui::ExamplesChoice</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>These examples were not taken from the records</source>
        <translation>Diese Beispiele stammen nicht aus den Datensätzen</translation>
    </message>
    <message>
        <source>Examples of documents</source>
        <translation>Beispieldokumente</translation>
    </message>
    <message>
        <source>Examples from the recipient</source>
        <translation>Beispiele vom Empfänger</translation>
    </message>
    <message>
        <source>Add from a file...</source>
        <translation>Aus Datei hinzufügen...</translation>
    </message>
    <message>
        <source>Add from the clipboard</source>
        <translation>Aus Zwischenablage hinzufügen</translation>
    </message>
    <message>
        <source>Choose a file with one example</source>
        <translation>Datei mit einem Beispiel wählen</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>Texte (*.txt *.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 is no text in UTF-8.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation>Es ist kein Text darin.</translation>
    </message>
    <message>
        <source>An example may have at most %1 characters: shorten it.</source>
        <translation>Ein Beispiel darf höchstens %1 Zeichen haben: Kürzen Sie es auf das, was den Stil zeigt.</translation>
    </message>
    <message>
        <source>This example is on the list already.</source>
        <translation>Dieses Beispiel steht bereits auf der Liste.</translation>
    </message>
    <message>
        <source>There can be %1 examples at most.</source>
        <translation>Höchstens %1 Beispiele sind möglich.</translation>
    </message>
    <message>
        <source>None. A few documents that the recipient wrote or published show the style to the model. Never take them from the records.</source>
        <translation>Keine. Einige Dokumente, die der Empfänger geschrieben oder veröffentlicht hat, zeigen dem Modell den Stil. Nehmen Sie sie nie aus den Datensätzen.</translation>
    </message>
    <message>
        <source>This is required before anything is sent: the examples are sent to the server word for word.</source>
        <translation>Nötig, bevor etwas gesendet wird: Die Beispiele gehen wörtlich an den Server.</translation>
    </message>
    <message>
        <source>The examples are sent to the server word for word, in each prompt.</source>
        <translation>Die Beispiele gehen wörtlich an den Server, in jedem Prompt.</translation>
    </message>
</context>
<context>
    <name>ui::ExclusionBar</name>
    <message>
        <source>Leave o&amp;ut</source>
        <translation>A&amp;uslassen</translation>
    </message>
    <message>
        <source>&amp;Take back in</source>
        <translation>Wieder auf&amp;nehmen</translation>
    </message>
    <message>
        <source>The documents were written again: check whether the same ones should be left out.</source>
        <translation>Die Dokumente wurden neu geschrieben: Prüfen Sie, ob die ausgelassenen es bleiben sollen.</translation>
    </message>
    <message>
        <source>Delete leaves out as well, Ctrl+Z takes it back.</source>
        <translation>Auch Entf lässt aus, Strg+Z macht das rückgängig.</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>Why documents are left out</source>
        <translation>Warum Dokumente ausgelassen werden</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <extracomment>the reason that the marks of a document give; %1: &quot;repeats another document&quot;</extracomment>
        <translation>Vorschlag: %1</translation>
    </message>
    <message>
        <source>by the marks of each</source>
        <translation>nach den jeweiligen Hinweisen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 document(s) are left out; the manifest of the package states which and why.</source>
        <extracomment>%n: documents left out, %1: of so many</extracomment>
        <translation>
            <numerusform>%Ln von %1 Dokumenten ist ausgelassen; das Manifest des Pakets nennt, welches und warum.</numerusform>
            <numerusform>%Ln von %1 Dokumenten sind ausgelassen; das Manifest des Pakets nennt, welche und warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide by the text itself, not by a record that you remember: the guarantee does not cover a choice that uses the records.</source>
        <translation>Lassen Sie aus, was wegen des Textes selbst nicht passt, nicht, weil Ihnen ein Datensatz in den Sinn kommt: Das wäre eine Auswahl anhand der Datensätze.</translation>
    </message>
    <message>
        <source>All documents are left out: there is nothing to release. Take some back in, or write again.</source>
        <translation>Alle Dokumente sind ausgelassen: Es gibt nichts zu veröffentlichen. Nehmen Sie einige wieder auf oder schreiben Sie neu.</translation>
    </message>
    <message>
        <source>No document is left of: %1</source>
        <extracomment>%1: names of labels</extracomment>
        <translation>Kein Dokument übrig von: %1</translation>
    </message>
</context>
<context>
    <name>ui::ExportCard</name>
    <message>
        <source>The ledger that paid for the phrases is on another computer</source>
        <translation>Das Budgetbuch, das für die Phrasen bezahlt hat, liegt auf einem anderen Rechner</translation>
    </message>
    <message>
        <source>The ledger of this computer does not know what was paid for these phrases: export where they were committed, or tick the box below. The package will say that the ledger was not at hand.</source>
        <translation>Das Budgetbuch dieses Rechners weiß nicht, was für diese Phrasen bezahlt wurde: Exportieren Sie dort, wo sie festgelegt wurden, oder setzen Sie das Häkchen unten. Das Paket sagt dann, dass das Budgetbuch nicht vorlag.</translation>
    </message>
    <message>
        <source>Choos&amp;e</source>
        <translation>Wähl&amp;en</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>&amp;File or folder</source>
        <translation>&amp;Datei oder Ordner</translation>
    </message>
    <message>
        <source>File or folder of the package</source>
        <translation>Datei oder Ordner des Pakets</translation>
    </message>
    <message>
        <source>Export the package</source>
        <translation>Paket exportieren</translation>
    </message>
    <message>
        <source>Zip file (*.zip);;Folder (*)</source>
        <translation>Zip-Datei (*.zip);;Ordner (*)</translation>
    </message>
    <message>
        <source>Name a file that ends in .zip, or a folder.</source>
        <translation>Nennen Sie eine Datei, die auf .zip endet, oder einen Ordner.</translation>
    </message>
    <message>
        <source>Written as a folder, because the name does not end in .zip. It must not exist yet, or be empty.</source>
        <translation>Wird als Ordner geschrieben, weil der Name nicht auf .zip endet. Er darf noch nicht vorhanden oder muss leer sein.</translation>
    </message>
    <message>
        <source>There is a file with this name: it will be replaced when the new one is verified.</source>
        <translation>Es gibt eine Datei dieses Namens: Sie wird ersetzt, sobald die neue geprüft ist.</translation>
    </message>
    <message>
        <source>Written as one zip file.</source>
        <translation>Wird als eine Zip-Datei geschrieben.</translation>
    </message>
    <message>
        <source>Also as a table in the shape of OMOP&apos;s NOTE</source>
        <translation>Auch als Tabelle im Format NOTE von OMOP</translation>
    </message>
    <message>
        <source>Also a file for each doc&amp;ument</source>
        <translation>Auch eine Datei je Dok&amp;ument</translation>
    </message>
    <message>
        <source>Every document is left out: take some back in on the Review page.</source>
        <translation>Alle Dokumente sind ausgelassen: Nehmen Sie auf der Seite „Durchsicht“ einige wieder auf.</translation>
    </message>
    <message>
        <source>The records are in this folder: choose another, so that nobody passes them on with the package.</source>
        <translation>Die Datensätze liegen in diesem Ordner: Wählen Sie einen anderen, damit niemand sie mit dem Paket weitergibt.</translation>
    </message>
    <message>
        <source>An internal report with exact figures is in this folder: choose another, so that nobody passes it on with the package.</source>
        <translation>Ein interner Bericht mit genauen Zahlen liegt in diesem Ordner: Wählen Sie einen anderen, damit niemand ihn mit dem Paket weitergibt.</translation>
    </message>
    <message>
        <source>The vocabulary is too large to travel in the package: its recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>Das Vokabular ist zu groß für das Paket: Der Empfänger braucht die Datei des Vokabulars, um mit den Texten zu trainieren.</translation>
    </message>
    <message>
        <source>Terms of a terminology are in it: tick this only if its licence allows you to pass them on. Without it, the recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>Es enthält Begriffe einer Terminologie: Kreuzen Sie dies nur an, wenn deren Lizenz die Weitergabe erlaubt. Ohne Vokabular braucht der Empfänger dessen Datei, um mit den Texten zu trainieren.</translation>
    </message>
    <message>
        <source>The recipient can train on the texts with it. It is public: it was made without the records.</source>
        <translation>Damit kann der Empfänger mit den Texten trainieren. Es ist öffentlich: Es entstand ohne die Datensätze.</translation>
    </message>
    <message>
        <source>Without it, the recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>Ohne Vokabular braucht der Empfänger dessen Datei, um mit den Texten zu trainieren.</translation>
    </message>
    <message>
        <source>With the vocabulary and its vectors (%1)</source>
        <translation>Mit dem Vokabular und seinen Vektoren (%1)</translation>
    </message>
    <message>
        <source>Also the privacy statement in the language of this window (%1)</source>
        <translation>Auch die Erklärung zum Datenschutz in der Sprache dieses Fensters (%1)</translation>
    </message>
</context>
<context>
    <name>ui::FamilyCard</name>
    <message>
        <source>recommended</source>
        <extracomment>of a way to make the corpus</extracomment>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <extracomment>of a way to make the corpus; %1: its title</extracomment>
        <translation>%1, empfohlen</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Ergibt</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
</context>
<context>
    <name>ui::FieldChart</name>
    <message>
        <source>Field whose shares are shown</source>
        <translation>Feld, dessen Anteile gezeigt werden</translation>
    </message>
    <message>
        <source>Fi&amp;eld:</source>
        <translation>F&amp;eld:</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>share in %, noise added</source>
        <translation>Anteil in %, mit Rauschen</translation>
    </message>
</context>
<context>
    <name>ui::FileDrop</name>
    <message>
        <source>This is not a file on this computer. Save the records to a file first.</source>
        <translation>Das ist keine Datei auf diesem Rechner. Speichern Sie die Datensätze zuerst in einer Datei.</translation>
    </message>
    <message>
        <source>The file does not exist any more, or it is not a regular file.</source>
        <translation>Diese Datei gibt es nicht mehr, oder es ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Drop the file with the answers here</source>
        <translation>Die Datei mit den Antworten hier ablegen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were dropped. Drop one after the other.</source>
        <translation>
            <numerusform>%Ln Datei wurde abgelegt. Legen Sie eine nach der anderen ab.</numerusform>
            <numerusform>%Ln Dateien wurden abgelegt. Legen Sie eine nach der anderen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a file on this computer. Save the answers to a file first.</source>
        <translation>Das ist keine Datei auf diesem Rechner. Speichern Sie die Antworten zuerst in einer Datei.</translation>
    </message>
    <message>
        <source>This is a folder. Drop the file in it that holds the answers.</source>
        <translation>Das ist ein Ordner. Legen Sie die Datei daraus ab, die die Antworten enthält.</translation>
    </message>
    <message>
        <source>Drop files or a folder with the records here</source>
        <translation>Dateien oder einen Ordner mit den Datensätzen hier ablegen</translation>
    </message>
</context>
<context>
    <name>ui::FlawChoices</name>
    <message>
        <source>What to do with a flawed answer</source>
        <translation>Was mit einer mangelhaften Antwort geschieht</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Cut off at the limit</source>
        <extracomment>an answer of a language model that ends in the middle, at the limit of tokens</extracomment>
        <translation>An der Grenze abgeschnitten</translation>
    </message>
    <message>
        <source>Withheld by the server</source>
        <extracomment>an answer that a filter of the server held back</extracomment>
        <translation>Vom Server zurückgehalten</translation>
    </message>
    <message>
        <source>Declined by the model</source>
        <extracomment>a language model says that it will not write this</extracomment>
        <translation>Vom Modell abgelehnt</translation>
    </message>
    <message>
        <source>Phrases missing in the text</source>
        <translation>Begriffe fehlen im Text</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>what becomes of a flawed answer: used as it is</extracomment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>ask again</source>
        <translation>erneut fragen</translation>
    </message>
    <message>
        <source>keep, and mark at the review</source>
        <extracomment>what becomes of a flawed answer: used, and marked at the review</extracomment>
        <translation>behalten und markieren</translation>
    </message>
</context>
<context>
    <name>ui::ForecastCard</name>
    <message>
        <source>What to expect</source>
        <translation>Was zu erwarten ist</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round: %Ln request(s), %1.</source>
        <extracomment>%Ln: requests to a language model; %1: a time, &quot;about 18 minutes&quot;</extracomment>
        <translation>
            <numerusform>Vor der letzten Runde: %Ln Anfrage, %1.</numerusform>
            <numerusform>Vor der letzten Runde: %Ln Anfragen, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money: at most %1 in the currency of your prices.</source>
        <extracomment>%1: an amount of money, without a currency</extracomment>
        <translation>Geld: höchstens %1 in der Währung Ihrer Preise.</translation>
    </message>
    <message>
        <source>The cap on money may stop it between two rounds; what is paid for stays.</source>
        <translation>Die Obergrenze für Geld kann es zwischen zwei Runden anhalten; was bezahlt ist, bleibt.</translation>
    </message>
    <message>
        <source>The cap on requests stops it between two rounds; what is paid for stays.</source>
        <translation>Die Obergrenze für Anfragen hält es zwischen zwei Runden an; was bezahlt ist, bleibt.</translation>
    </message>
    <message>
        <source>Choose an epsilon to see how large the noise will be.</source>
        <translation>Ein Epsilon wählen, um zu sehen, wie groß das Rauschen wird.</translation>
    </message>
    <message>
        <source>Money: no prices are given in the settings of the method.</source>
        <translation>Geld: In den Einstellungen des Verfahrens sind keine Preise angegeben.</translation>
    </message>
</context>
<context>
    <name>ui::FormChoice</name>
    <message>
        <source>Which form</source>
        <translation>Welche Form</translation>
    </message>
    <message>
        <source>&amp;More forms, as published</source>
        <translation>&amp;Weitere Formen, wie veröffentlicht</translation>
    </message>
    <message>
        <source>Hide the published for&amp;ms</source>
        <translation>Veröffentlichte &amp;Formen verbergen</translation>
    </message>
</context>
<context>
    <name>ui::GuideLink</name>
    <message>
        <source>Open the user guide</source>
        <translation>Benutzerhandbuch öffnen</translation>
    </message>
    <message>
        <source>It is not installed with this program.</source>
        <translation>Es ist mit diesem Programm nicht installiert.</translation>
    </message>
    <message>
        <source>No browser opened it. It is this file: %1</source>
        <translation>Kein Browser hat es geöffnet. Es ist diese Datei: %1</translation>
    </message>
</context>
<context>
    <name>ui::InternalTab</name>
    <message>
        <source>Show &amp;exact figures</source>
        <translation>&amp;Genaue Zahlen zeigen</translation>
    </message>
    <message>
        <source>Exact figures are kept back</source>
        <translation>Genaue Zahlen werden zurückgehalten</translation>
    </message>
    <message>
        <source>If you use exact figures to choose another draw, other settings, or whether to release at all, your choice reveals information about the records. No epsilon covers this. The project records how often exact figures were shown, and the privacy statement of the next package states it.</source>
        <translation>Was Sie nach genauen Zahlen auswählen, verrät etwas über die Datensätze: eine andere Ziehung, andere Einstellungen, ob überhaupt freigegeben wird. Kein Epsilon deckt eine solche Auswahl ab. Das Projekt hält fest, wie oft genaue Zahlen gezeigt wurden, und die Datenschutzerklärung des nächsten Pakets sagt es.</translation>
    </message>
    <message>
        <source>&amp;Save internal report...</source>
        <translation>Internen Bericht &amp;speichern...</translation>
    </message>
    <message>
        <source>These figures were computed from the records without noise. No epsilon covers them: they stay with the records and do not go into a package.</source>
        <translation>Diese Zahlen wurden ohne Rauschen aus den Datensätzen berechnet. Kein Epsilon deckt sie ab: Sie bleiben bei den Datensätzen und kommen in kein Paket.</translation>
    </message>
    <message>
        <source>On paper, for your own files</source>
        <translation>Auf Papier, für Ihre Akten</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>intern, bleibt im Haus</translation>
    </message>
    <message>
        <source>A PDF with the content of this tab, marked as internal on every page. Keep it with the records, not beside a package.</source>
        <translation>Ein PDF mit dem Inhalt dieser Registerkarte; auf jeder Seite steht, dass es im Haus bleibt. Bewahren Sie es bei den Datensätzen auf, nicht neben einem Paket.</translation>
    </message>
    <message>
        <source>Save the internal report</source>
        <translation>Internen Bericht speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Records and documents with similar phrases are close to each other (t-SNE), up to 5,000 of each. The points of the records are exact and no epsilon covers them. They leave this window only if you save a picture. Keep it with the records.</source>
        <translation>Datensätze und Dokumente mit Begriffen von ähnlicher Bedeutung liegen nahe beieinander (t-SNE), bis zu 5.000 von jeder Art. Die Punkte der Datensätze sind exakt, und kein Epsilon deckt sie: Sie verlassen dieses Fenster nur als Bild, das Sie speichern. Bewahren Sie es bei den Datensätzen auf.</translation>
    </message>
    <message>
        <source>There is no document to show.</source>
        <translation>Es gibt kein Dokument zu zeigen.</translation>
    </message>
    <message>
        <source>synthetic documents</source>
        <translation>synthetische Dokumente</translation>
    </message>
    <message>
        <source>records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>examples for prompts</source>
        <translation>Beispiele für Prompts</translation>
    </message>
</context>
<context>
    <name>ui::InterruptedRuns</name>
    <message>
        <source>The run of project %1 on %2 was interrupted after its budget was debited: epsilon %3 counts as spent, and no model was stored.</source>
        <extracomment>%1: name of a project, %2: a time, %3: an epsilon, &quot;4.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>Der Lauf des Projekts %1 am %2 wurde unterbrochen, nachdem sein Budget abgebucht war: Epsilon %3 gilt als verbraucht, und es wurde kein Modell gespeichert.</translation>
    </message>
</context>
<context>
    <name>ui::InterruptionNotice</name>
    <message>
        <source>I have read this</source>
        <translation>Gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more stand(s) in the ledger as interrupted.</source>
        <translation>
            <numerusform>%Ln weiterer steht als unterbrochen im Budgetbuch.</numerusform>
            <numerusform>%Ln weitere stehen als unterbrochen im Budgetbuch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) did not finish</source>
        <translation>
            <numerusform>%Ln Lauf wurde nicht zu Ende geführt</numerusform>
            <numerusform>%Ln Läufe wurden nicht zu Ende geführt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::JoinCard</name>
    <message>
        <source>Leave it out</source>
        <extracomment>takes the file of the labels out of the plan</extracomment>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Key in the records</source>
        <translation>Schlüssel in den Datensätzen</translation>
    </message>
    <message>
        <source>Key in that file</source>
        <translation>Schlüssel in jener Datei</translation>
    </message>
    <message>
        <source>Label in that file</source>
        <translation>Kategorie in jener Datei</translation>
    </message>
    <message>
        <source>Leave the file of the labels out</source>
        <translation>Die Datei mit den Kategorien weglassen</translation>
    </message>
    <message>
        <source>Labels in another file</source>
        <translation>Kategorien in einer anderen Datei</translation>
    </message>
    <message>
        <source>Choose the file with the labels</source>
        <translation>Datei mit den Kategorien wählen</translation>
    </message>
    <message>
        <source>%1 has no columns that can be read.</source>
        <translation>%1 hat keine lesbaren Spalten.</translation>
    </message>
    <message>
        <source>Each record has the labels of all rows of that file with its key.</source>
        <translation>Jeder Datensatz hat die Kategorien aller Zeilen jener Datei mit seinem Schlüssel.</translation>
    </message>
    <message>
        <source>If the labels are in another file, for example diagnoses by admission, a key that both files have connects them to the records.</source>
        <translation>Stehen die Kategorien in einer eigenen Datei, Diagnosen nach Fall etwa, so verbindet sie ein Schlüssel, den beide Dateien haben, mit den Datensätzen.</translation>
    </message>
    <message>
        <source>Choose another...</source>
        <translation>Andere wählen...</translation>
    </message>
    <message>
        <source>Choose the file of the labels...</source>
        <translation>Datei mit den Kategorien wählen...</translation>
    </message>
</context>
<context>
    <name>ui::JudgementCard</name>
    <message>
        <source>How well it sorts your texts</source>
        <translation>Wie gut er Ihre Texte ordnet</translation>
    </message>
    <message>
        <source>stays on this computer</source>
        <translation>bleibt auf diesem Computer</translation>
    </message>
    <message>
        <source>I&amp;n detail, for the model:</source>
        <translation>&amp;Genauer, für das Modell:</translation>
    </message>
    <message>
        <source>Texts by their label (rows) and their classification (columns). Framed: classified correctly. Darker cells have a larger share of the row.</source>
        <translation>Texte nach ihrer Kategorie (Zeilen) und der zugeordneten Kategorie (Spalten). Umrahmt: richtig geordnet. Je dunkler, desto größer der Anteil der Zeile.</translation>
    </message>
    <message>
        <source>How each model did</source>
        <translation>Wie jedes Modell abschneidet</translation>
    </message>
    <message>
        <source>Model that is shown in detail</source>
        <translation>Modell, das genauer gezeigt wird</translation>
    </message>
    <message>
        <source>How each label was found</source>
        <translation>Wie jede Kategorie gefunden wurde</translation>
    </message>
    <message>
        <source>Which labels are taken for which</source>
        <translation>Welche Kategorien womit verwechselt werden</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln of your text(s) with a label of the package.</source>
        <translation>
            <numerusform>Gemessen an %Ln Ihrer Texte mit einer Kategorie des Pakets.</numerusform>
            <numerusform>Gemessen an %Ln Ihrer Texte mit einer Kategorie des Pakets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were skipped: without a text, or with another label.</source>
        <translation>
            <numerusform>%Ln wurde übergangen: ohne Text oder mit einer anderen Kategorie.</numerusform>
            <numerusform>%Ln wurden übergangen: ohne Text oder mit einer anderen Kategorie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeyChoice</name>
    <message>
        <source>Key from an environment variable</source>
        <translation>Schlüssel aus einer Umgebungsvariablen</translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation>Name der Umgebungsvariablen</translation>
    </message>
    <message>
        <source>Allow this server</source>
        <translation>Diesen Server zulassen</translation>
    </message>
    <message>
        <source>This could not be saved: the folder of the ledger is not writable.</source>
        <translation>Das konnte nicht festgehalten werden: In den Ordner des Budgetbuchs kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The key goes to %1. This name stands for characters beyond ASCII (%2), which may look like other letters.</source>
        <extracomment>%1: the ASCII name of a server (xn--...), %2: characters such as U+0430</extracomment>
        <translation>Der Schlüssel geht an %1. Dieser Name steht für Zeichen jenseits von ASCII (%2), die wie andere Buchstaben aussehen können.</translation>
    </message>
    <message>
        <source>The value of %1 would be sent to %2, which is not allowed yet.</source>
        <extracomment>%1: name of an environment variable, %2: a server such as https://host:443</extracomment>
        <translation>Der Wert von %1 ginge an %2; dorthin durfte er bisher nicht.</translation>
    </message>
    <message>
        <source>The name of the variable, not the key.</source>
        <translation>Der Name der Variablen, nicht der Schlüssel.</translation>
    </message>
    <message>
        <source>The variable is set. The plan contains its name only.</source>
        <translation>Die Variable ist gesetzt. Der Plan enthält nur ihren Namen.</translation>
    </message>
    <message>
        <source>The variable is not set for this program: set it and start again.</source>
        <translation>Die Variable ist für dieses Programm nicht gesetzt: Setzen Sie sie und starten Sie neu.</translation>
    </message>
    <message>
        <source>Key typed here, or from the keyring</source>
        <translation>Schlüssel von Hand oder aus dem Schlüsselbund</translation>
    </message>
</context>
<context>
    <name>ui::KeyEntry</name>
    <message>
        <source>Keep in the keyring</source>
        <translation>Im Schlüsselbund aufbewahren</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Schlüssel vergessen</translation>
    </message>
    <message>
        <source>Key of the server</source>
        <translation>Schlüssel des Servers</translation>
    </message>
    <message>
        <source>a key is held</source>
        <translation>Schlüssel vorhanden</translation>
    </message>
    <message>
        <source>paste the key</source>
        <translation>Schlüssel einfügen</translation>
    </message>
    <message>
        <source>Choose the server first.</source>
        <translation>Zuerst den Server wählen.</translation>
    </message>
    <message>
        <source>Asking the keyring...</source>
        <translation>Schlüsselbund wird abgefragt...</translation>
    </message>
    <message>
        <source>The key for this server is in the keyring.</source>
        <translation>Der Schlüssel für diesen Server ist im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The key is in memory until the program ends. No keyring answers on this computer.</source>
        <translation>Der Schlüssel ist bis zum Ende des Programms im Arbeitsspeicher. Auf diesem Rechner antwortet kein Schlüsselbund.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: what happened, %2: what to do, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The key is in memory until the program ends.</source>
        <translation>Der Schlüssel ist bis zum Ende des Programms im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>A server on this computer usually needs no key.</source>
        <translation>Ein Server auf diesem Rechner braucht in der Regel keinen.</translation>
    </message>
    <message>
        <source>There is no key for this server yet.</source>
        <translation>Für diesen Server gibt es noch keinen Schlüssel.</translation>
    </message>
</context>
<context>
    <name>ui::KeyFilePanel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what happened, %2: the details</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fingerprint of the key</source>
        <translation>Fingerabdruck des Schlüssels</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Save the public key...</source>
        <translation>Öffentlichen Schlüssel speichern...</translation>
    </message>
    <message>
        <source>Passph&amp;rase</source>
        <translation>Passph&amp;rase</translation>
    </message>
    <message>
        <source>Choose the file of their key...</source>
        <translation>Schlüsseldatei wählen...</translation>
    </message>
    <message>
        <source>&amp;Another key file...</source>
        <translation>&amp;Andere Schlüsseldatei...</translation>
    </message>
    <message>
        <source>A new key for them...</source>
        <translation>Neuer Schlüssel...</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>Signaturschlüssel wählen</translation>
    </message>
    <message>
        <source>Signing keys (*.key);;All files (*)</source>
        <translation>Signaturschlüssel (*.key);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Make a signing key</source>
        <translation>Signaturschlüssel erzeugen</translation>
    </message>
    <message>
        <source>Signing keys (*.key)</source>
        <translation>Signaturschlüssel (*.key)</translation>
    </message>
    <message>
        <source>There is a file of this name already, and a key is never overwritten: this is the key that is there.</source>
        <translation>Es gibt schon eine Datei dieses Namens, und ein Schlüssel wird nie überschrieben: Das ist der vorhandene Schlüssel.</translation>
    </message>
    <message>
        <source>Type the passphrase of the key.</source>
        <translation>Geben Sie die Passphrase des Schlüssels ein.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the key. Nothing was written.</source>
        <translation>Das ist nicht die Passphrase des Schlüssels. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the key, or the file is no signing key. Nothing was written.</source>
        <translation>Das ist nicht die Passphrase des Schlüssels, oder die Datei ist kein Signaturschlüssel. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Save the public key</source>
        <translation>Öffentlichen Schlüssel speichern</translation>
    </message>
    <message>
        <source>Public keys (*.pub)</source>
        <translation>Öffentliche Schlüssel (*.pub)</translation>
    </message>
    <message>
        <source>The public key could not be saved to %1.</source>
        <translation>Der öffentliche Schlüssel ließ sich nicht unter %1 speichern.</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <extracomment>%1: &quot;3F2A 91C0 77DE 0B15 44AC&quot;</extracomment>
        <translation>Fingerabdruck %1</translation>
    </message>
    <message>
        <source>The fingerprint is not known: the public half of the key does not lie beside it.</source>
        <translation>Der Fingerabdruck ist nicht bekannt: Die öffentliche Hälfte des Schlüssels liegt nicht daneben.</translation>
    </message>
    <message>
        <source>The key is being opened, which takes about a second.</source>
        <translation>Der Schlüssel wird geöffnet, das dauert etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>The key is being made, which takes about a second.</source>
        <translation>Der Schlüssel wird erzeugt, das dauert etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>In %1</source>
        <extracomment>%1: a file</extracomment>
        <translation>In %1</translation>
    </message>
    <message>
        <source>It will be kept in %1</source>
        <translation>Wird in %1 aufbewahrt</translation>
    </message>
</context>
<context>
    <name>ui::KindChoices</name>
    <message>
        <source>Which of these phrases are used</source>
        <translation>Welche dieser Begriffe verwendet werden</translation>
    </message>
    <message>
        <source>Phrases that are left out are not searched for. Choose by what the recipient needs, not by the content of the records.</source>
        <translation>Was weggelassen ist, wird nirgends gesucht. Wählen Sie danach, was der Empfänger braucht, nicht danach, was in den Datensätzen steht.</translation>
    </message>
    <message>
        <source>Phrases that were left out by hand</source>
        <translation>Begriffe, die von Hand weggelassen wurden</translation>
    </message>
    <message>
        <source>Take in &amp;again</source>
        <translation>&amp;Wieder aufnehmen</translation>
    </message>
    <message>
        <source>%1 left out by hand</source>
        <translation>%1 von Hand weggelassen</translation>
    </message>
    <message>
        <source>%1 of %2 phrases are used.</source>
        <translation>%1 von %2 Begriffen werden verwendet.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a check box; %1: a kind of phrases, %2: how many there are</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::LabelModel</name>
    <message>
        <source>not found</source>
        <extracomment>of a declared label: no record has it</extracomment>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>stands for %1</source>
        <extracomment>of a declared label; %1: the values of the label column</extracomment>
        <translation>steht für %1</translation>
    </message>
    <message>
        <source>Stands for</source>
        <extracomment>column: the values of the label column that a declared label stands for</extracomment>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>Records (private)</source>
        <translation>Datensätze (vertraulich)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Public</source>
        <extracomment>column: the names of labels, each with a tick where it is public. Short: it stands in a narrow card</extracomment>
        <translation>Freigegeben</translation>
    </message>
</context>
<context>
    <name>ui::LabelShares</name>
    <message>
        <source>Label</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>column: the declared share of a label, any number</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of all documents</source>
        <translation>An allen Dokumenten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ui::LabelTable</name>
    <message>
        <source>Public name of the label</source>
        <translation>Öffentlicher Name der Kategorie</translation>
    </message>
    <message>
        <source>Values that the label stands for, with semicolons between</source>
        <translation>Werte, für die die Kategorie steht, durch Semikolon getrennt</translation>
    </message>
</context>
<context>
    <name>ui::LabelsCard</name>
    <message>
        <source>De&amp;clare none</source>
        <translation>&amp;Keine freigeben</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>E&amp;ntfernen</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>H&amp;inzufügen</translation>
    </message>
    <message>
        <source>Remove the selected labels from the declared list</source>
        <translation>Ausgewählte Kategorien von der Liste der freigegebenen nehmen</translation>
    </message>
    <message>
        <source>Add b&amp;y hand</source>
        <translation>V&amp;on Hand</translation>
    </message>
    <message>
        <source>Labels: which may be public?</source>
        <translation>Kategorien: Welche dürfen öffentlich sein?</translation>
    </message>
    <message>
        <source>Labels; select a label to declare it public</source>
        <translation>Kategorien; ein Häkchen gibt eine zur Veröffentlichung frei</translation>
    </message>
    <message>
        <source>The labels that were found are only a proposal. Select those that may appear in the release; records with another label are left out. If no label is declared, all records form one class without a label.</source>
        <translation>Gefundene Kategorien sind nur vorgeschlagen. Setzen Sie ein Häkchen bei denen, die in der Veröffentlichung vorkommen dürfen; Datensätze mit anderer Kategorie werden ausgelassen. Ist keine freigegeben, bilden alle Datensätze eine Klasse ohne Kategorie.</translation>
    </message>
    <message>
        <source>Declared: %1. The declared list is public; records with another label are left out.</source>
        <translation>Freigegeben: %1. Die Liste der freigegebenen Kategorien ist öffentlich; Datensätze mit anderer Kategorie werden ausgelassen.</translation>
    </message>
    <message>
        <source>Decl&amp;are shown</source>
        <extracomment>declares all labels that the list shows</extracomment>
        <translation>&amp;Angezeigte freigeben</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <extracomment>a verb: puts the selected labels under one name</extracomment>
        <translation>Gr&amp;uppieren</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Gruppe auf&amp;lösen</translation>
    </message>
    <message>
        <source>Show only labels that hold this</source>
        <translation>Nur Kategorien zeigen, die dies enthalten</translation>
    </message>
    <message>
        <source>Space ticks all selected labels, F2 renames, Delete takes back.</source>
        <translation>Die Leertaste setzt das Häkchen bei allen ausgewählten Kategorien, F2 benennt um, Entf nimmt die Freigabe zurück.</translation>
    </message>
    <message>
        <source>Declare all labels that are shown</source>
        <translation>Alle angezeigten Kategorien freigeben</translation>
    </message>
    <message>
        <source>Remove all labels from the declared list</source>
        <translation>Alle Kategorien von der Liste der freigegebenen nehmen</translation>
    </message>
    <message>
        <source>Give the selected label another public name</source>
        <translation>Der ausgewählten Kategorie einen anderen öffentlichen Namen geben</translation>
    </message>
    <message>
        <source>F2, or a double click on the label</source>
        <translation>F2 oder Doppelklick auf die Kategorie</translation>
    </message>
    <message>
        <source>Put the selected labels under one public name</source>
        <translation>Ausgewählte Kategorien unter einen öffentlichen Namen stellen</translation>
    </message>
    <message>
        <source>Make a separate label from each value of the selected labels</source>
        <translation>Wofür die ausgewählten Kategorien stehen, wieder zu eigenen Kategorien machen</translation>
    </message>
    <message>
        <source>Labels to add by hand: one, or a pasted list</source>
        <translation>Von Hand hinzuzufügende Kategorien: eine oder eine eingefügte Liste</translation>
    </message>
    <message>
        <source>a label, or a pasted list</source>
        <translation>eine Kategorie oder eine eingefügte Liste</translation>
    </message>
    <message>
        <source>Add the labels</source>
        <translation>Kategorien hinzufügen</translation>
    </message>
    <message>
        <source>Sho&amp;w only</source>
        <extracomment>followed by a field: show only labels that hold what is typed there</extracomment>
        <translation>Nur &amp;mit</translation>
    </message>
    <message>
        <source>This column has very many different values; only the %1 most frequent are listed. A column of labels usually has few: check that it is the right one. You can also add labels by hand.</source>
        <translation>Diese Spalte hat sehr viele verschiedene Werte; nur die %1 häufigsten sind aufgeführt. Eine Kategoriespalte enthält wenige: Ist es die richtige? Kategorien lassen sich auch von Hand hinzufügen.</translation>
    </message>
    <message>
        <source>%1 stands for: %2</source>
        <extracomment>%1: a declared label, %2: values of the label column</extracomment>
        <translation>%1 steht für: %2</translation>
    </message>
    <message>
        <source>&amp;Show counts</source>
        <translation>Anzahl der Daten&amp;sätze zeigen</translation>
    </message>
    <message>
        <source>The number of records with a label is private: the numbers are for this screen only, and the guarantee does not cover choosing labels by them.</source>
        <translation>Wie viele Datensätze eine Kategorie haben, ist privat: Die Zahlen sind nur für diesen Bildschirm, und die Zusage deckt eine Auswahl der Kategorien nach ihnen nicht ab.</translation>
    </message>
    <message>
        <source>Show how many records have each label</source>
        <translation>Zeigen, wie viele Datensätze jede Kategorie haben</translation>
    </message>
    <message>
        <source>To enter the values of a label, double-click under &quot;Stands for&quot;, or type &quot;Heart failure = 428*, I50-I52&quot; below. 428* matches all values that begin with 428, I50-I52 matches a range, and * matches all values of no other label.</source>
        <translation>Wofür eine Kategorie steht, lässt sich eintippen: mit einem Doppelklick unter „Steht für“ oder unten als „Herzinsuffizienz = 428*, I50-I52“. 428* sind alle, die so beginnen, I50-I52 ist ein Bereich, * alles, was unter keine andere Kategorie fällt.</translation>
    </message>
    <message>
        <source>Use the labels that the profile proposes</source>
        <translation>Die vorgeschlagenen Kategorien des Profils verwenden</translation>
    </message>
    <message>
        <source>For %1 these are usual: %2.</source>
        <extracomment>%1: a known kind of export, %2: labels with what they stand for</extracomment>
        <translation>Für %1 sind diese üblich: %2.</translation>
    </message>
    <message>
        <source>Use these labels</source>
        <translation>Diese Kategorien verwenden</translation>
    </message>
</context>
<context>
    <name>ui::LanguageCard</name>
    <message>
        <source>Words of another language mean something else: a vocabulary in another language is refused. Without a declaration nothing is checked.</source>
        <translation>Wörter einer anderen Sprache bedeuten etwas anderes: Ein Vokabular in einer anderen Sprache wird abgelehnt. Ohne Angabe wird nichts geprüft.</translation>
    </message>
    <message>
        <source>Language of the notes</source>
        <translation>Sprache der Notizen</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Choose %1, as the first notes look</source>
        <extracomment>%1: a language, which the first notes seem to be in</extracomment>
        <translation>%1 wählen, wie die ersten Notizen aussehen</translation>
    </message>
</context>
<context>
    <name>ui::LanguageMenu</name>
    <message>
        <source>As the system</source>
        <extracomment>the language of the program: the one the computer is set to</extracomment>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: the language in force: &quot;English&quot;</extracomment>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
</context>
<context>
    <name>ui::LearnCard</name>
    <message>
        <source>Learn from public texts of the field</source>
        <translation>Aus öffentlichen Texten des Fachs lernen</translation>
    </message>
    <message>
        <source>Finds the phrases of your field and language, and which of them occur together, in published case reports, textbooks, guidelines or patient information of 20 MB or more. Never use your own notes, de-identified or not.</source>
        <translation>Aus veröffentlichten Fallberichten, Lehrbüchern, Leitlinien oder Patienteninformationen, 20 MB oder mehr: findet darin die Begriffe Ihres Fachs und Ihrer Sprache und welche davon zusammengehören. Nie aus Ihren eigenen Notizen, ob de-identifiziert oder nicht.</translation>
    </message>
    <message>
        <source>Learning is in progress; you can continue meanwhile.</source>
        <translation>Es wird gelernt; Sie können inzwischen weitermachen.</translation>
    </message>
    <message>
        <source>%1 phrases were learned and are not saved yet.</source>
        <translation>%1 Begriffe sind gelernt und noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>In use: learnt from %1 (%2).</source>
        <extracomment>%1: origin of texts, %2: their licence</extracomment>
        <translation>In Benutzung: gelernt aus %1 (%2).</translation>
    </message>
    <message>
        <source>Learn a &amp;vocabulary...</source>
        <translation>&amp;Vokabular lernen ...</translation>
    </message>
    <message>
        <source>Sho&amp;w what it learns...</source>
        <translation>Zeigen, &amp;was gelernt wird ...</translation>
    </message>
    <message>
        <source>Learn a vocabulary</source>
        <translation>Vokabular lernen</translation>
    </message>
    <message>
        <source>Show what it learns</source>
        <translation>Zeigen, was gelernt wird</translation>
    </message>
</context>
<context>
    <name>ui::LearnDeclaration</name>
    <message>
        <source>All of these &amp;texts are public</source>
        <translation>Alle diese &amp;Texte sind öffentlich</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Alle diese Texte sind öffentlich</translation>
    </message>
    <message>
        <source>open case reports of a journal, 2015 to 2025</source>
        <translation>frei zugängliche Fallberichte einer Zeitschrift, 2015 bis 2025</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>None of them comes from the records of this organisation, de-identified or not. What is learned from them is published with every release, and no noise protects it. Recipients are told origin and licence.</source>
        <translation>Keiner davon stammt aus den Datensätzen dieses Hauses, ob de-identifiziert oder nicht. Was daraus gelernt wird, geht mit jeder Veröffentlichung so hinaus, wie es ist: Kein Rauschen schützt es. Herkunft und Lizenz werden den Empfängern mitgeteilt.</translation>
    </message>
    <message>
        <source>&amp;Where they come from</source>
        <translation>&amp;Woher sie stammen</translation>
    </message>
    <message>
        <source>Their l&amp;icence</source>
        <translation>Ihre L&amp;izenz</translation>
    </message>
    <message>
        <source>Their langua&amp;ge</source>
        <translation>Ihre Spra&amp;che</translation>
    </message>
    <message>
        <source>recognised from the texts</source>
        <translation>wird an den Texten erkannt</translation>
    </message>
    <message>
        <source>another language, with words separated by spaces</source>
        <translation>eine andere, deren Wörter durch Leerzeichen getrennt sind</translation>
    </message>
</context>
<context>
    <name>ui::LearnDialog</name>
    <message>
        <source>Clos&amp;e</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Learn from public texts</source>
        <translation>Aus öffentlichen Texten lernen</translation>
    </message>
    <message>
        <source>Learning continues, and the result is kept until the program is closed.</source>
        <translation>Das Lernen geht weiter, und Gelerntes bleibt, bis das Programm geschlossen wird.</translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation>Das Vokabular wird gelernt</translation>
    </message>
    <message>
        <source>Add public texts.</source>
        <translation>Fügen Sie öffentliche Texte hinzu.</translation>
    </message>
    <message>
        <source>Declare that all of the texts are public: others must not be learnt from.</source>
        <translation>Erklären Sie, dass alle Texte öffentlich sind: Aus anderen darf nicht gelernt werden.</translation>
    </message>
    <message>
        <source>Say where the texts come from.</source>
        <translation>Geben Sie an, woher die Texte stammen.</translation>
    </message>
    <message>
        <source>Enter the licence under which they may be used.</source>
        <translation>Geben Sie an, unter welcher Lizenz sie benutzt werden dürfen.</translation>
    </message>
    <message>
        <source>Which published texts use the language of your field?</source>
        <translation>Welche veröffentlichten Texte sprechen die Sprache Ihres Fachs?</translation>
    </message>
    <message>
        <source>Is there anything that does not belong in this vocabulary?</source>
        <translation>Gehört etwas nicht in dieses Vokabular?</translation>
    </message>
    <message>
        <source>You can close this window and continue; learning may take some minutes.</source>
        <translation>Sie können dies schließen und weitermachen; es kann einige Minuten dauern.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Save and use...</source>
        <translation>&amp;Speichern und benutzen ...</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Save and use</source>
        <translation>Speichern und benutzen</translation>
    </message>
    <message>
        <source>&amp;Back to the phrases</source>
        <translation>&amp;Zurück zu den Begriffen</translation>
    </message>
    <message>
        <source>&amp;Back to the texts</source>
        <translation>&amp;Zurück zu den Texten</translation>
    </message>
    <message>
        <source>Back to the phrases</source>
        <translation>Zurück zu den Begriffen</translation>
    </message>
    <message>
        <source>Back to the texts</source>
        <translation>Zurück zu den Texten</translation>
    </message>
    <message>
        <source>Save the vocabulary</source>
        <translation>Vokabular speichern</translation>
    </message>
    <message>
        <source>Learnt vocabulary (*.learnt)</source>
        <translation>Gelerntes Vokabular (*.learnt)</translation>
    </message>
</context>
<context>
    <name>ui::LearnFiles</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Public texts</source>
        <translation>Öffentliche Texte</translation>
    </message>
    <message>
        <source>Add &amp;files...</source>
        <translation>&amp;Dateien hinzufügen ...</translation>
    </message>
    <message>
        <source>Add a f&amp;older...</source>
        <translation>&amp;Ordner hinzufügen ...</translation>
    </message>
    <message>
        <source>Public texts of the field</source>
        <translation>Öffentliche Texte des Fachs</translation>
    </message>
    <message>
        <source>Column with the text</source>
        <translation>Spalte mit dem Text</translation>
    </message>
    <message>
        <source>&amp;Column with the text</source>
        <translation>&amp;Spalte mit dem Text</translation>
    </message>
    <message>
        <source>Texts and records (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.txt *.csv ...</extracomment>
        <translation>Texte und Datensätze (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose public texts</source>
        <translation>Öffentliche Texte auswählen</translation>
    </message>
    <message>
        <source>Choose a folder with public texts (.txt, .md)</source>
        <translation>Ordner mit öffentlichen Texten auswählen (.txt, .md)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln text(s), %2</source>
        <extracomment>%1: a folder, %2: &quot;12.0 MB&quot;, %Ln: number of texts in it</extracomment>
        <translation>
            <numerusform>%1, %Ln Text, %2</numerusform>
            <numerusform>%1, %Ln Texte, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a file, %2: &quot;12.0 MB&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>20 MB of text or more are recommended; below 5 MB the vocabulary becomes poor. Files of records have a text in each row; plain texts (.txt, .md) are one text each.</source>
        <translation>Empfohlen sind 20 MB Text oder mehr; unter 5 MB wird das Vokabular dürftig. Dateien mit Datensätzen haben in jeder Zeile einen Text, reine Textdateien (.txt, .md) sind je ein Text.</translation>
    </message>
    <message>
        <source>Looking at the texts ...</source>
        <translation>Die Texte werden angesehen ...</translation>
    </message>
    <message>
        <source>%1: too little for a good vocabulary. 20 MB or more are recommended.</source>
        <extracomment>%1: &quot;3.2 MB&quot;</extracomment>
        <translation>%1: zu wenig für ein gutes Vokabular. Empfohlen sind 20 MB oder mehr.</translation>
    </message>
    <message>
        <source>%1: this is enough. 20 MB or more are recommended.</source>
        <translation>%1: Das geht. Empfohlen sind 20 MB oder mehr.</translation>
    </message>
    <message>
        <source>%1: enough for a good vocabulary.</source>
        <translation>%1: genug für ein gutes Vokabular.</translation>
    </message>
</context>
<context>
    <name>ui::LearntTerms</name>
    <message>
        <source>There is no list of general words for this language: common words may stand among the phrases. Leave them out.</source>
        <translation>Für diese Sprache gibt es keine Liste allgemeiner Wörter: Unter den Phrasen können allgemeine Wörter stehen. Lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>That is little text: about 20 MB or more make a good vocabulary.</source>
        <translation>Das ist wenig Text: Etwa 20 MB oder mehr ergeben ein gutes Vokabular.</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Search what was learnt</source>
        <translation>Gelerntes durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Learned phrases; Delete leaves the selected ones out</source>
        <translation>Gelernte Begriffe; Entf lässt die markierten weg</translation>
    </message>
    <message>
        <source>%1 phrases, learned from %2 texts with %3 words.</source>
        <extracomment>numbers of phrases, texts and words</extracomment>
        <translation>%1 Begriffe, gelernt aus %2 Texten mit %3 Wörtern.</translation>
    </message>
    <message>
        <source>%1 shown. Select what does not belong there and press Delete.</source>
        <translation>%1 angezeigt. Markieren Sie, was nicht hineingehört, und drücken Sie Entf.</translation>
    </message>
    <message>
        <source>%1 shown, %2 left out. Ctrl+Z takes the last ones back in.</source>
        <translation>%1 angezeigt, %2 weggelassen. Strg+Z nimmt die letzten wieder auf.</translation>
    </message>
</context>
<context>
    <name>ui::LedgerChart</name>
    <message>
        <source>Ledger of this source</source>
        <translation>Budgetbuch dieser Quelle</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>with this plan</source>
        <translation>mit diesem Plan</translation>
    </message>
    <message>
        <source>cap: %1</source>
        <translation>Obergrenze: %1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>epsilon, added up</source>
        <translation>Epsilon, aufsummiert</translation>
    </message>
    <message>
        <source>planned</source>
        <extracomment>row of a table: not spent yet</extracomment>
        <translation>geplant</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>Added up</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
</context>
<context>
    <name>ui::LedgerDialog</name>
    <message>
        <source>No budget has been spent on this computer yet.</source>
        <translation>Auf diesem Rechner wurde noch nichts verbraucht.</translation>
    </message>
    <message>
        <source>complete and unchanged</source>
        <translation>vollständig und unverändert</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Budgetbuch</translation>
    </message>
    <message>
        <source>Filter the ledger</source>
        <translation>Budgetbuch filtern</translation>
    </message>
    <message>
        <source>Filter by source, person, project</source>
        <translation>Nach Quelle, Person, Projekt filtern</translation>
    </message>
    <message>
        <source>Every spend, newest first</source>
        <translation>Alle Buchungen, neueste zuerst</translation>
    </message>
    <message>
        <source>E&amp;xport CSV</source>
        <translation>CSV e&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Every privacy budget that was ever spent on this computer, over all projects.</source>
        <translation>Alle Datenschutzbudgets, die auf diesem Rechner je verbraucht wurden, über alle Projekte.</translation>
    </message>
    <message>
        <source>changed or incomplete</source>
        <translation>verändert oder unvollständig</translation>
    </message>
    <message>
        <source>Every entry matches the previous one. %1</source>
        <translation>Jeder Eintrag passt zum vorigen. %1</translation>
    </message>
    <message>
        <source>An entry was changed or removed after it was written. Keep the file and ask who did it. %1</source>
        <translation>Ein Eintrag wurde nachträglich geändert oder entfernt. Bewahren Sie die Datei auf und klären Sie, wer das getan hat. %1</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>Budgetbuch exportieren</translation>
    </message>
    <message>
        <source>CSV file (*.csv)</source>
        <translation>CSV-Datei (*.csv)</translation>
    </message>
    <message>
        <source>All entries, whatever the filter shows</source>
        <translation>Alle Einträge, gleich, was der Filter zeigt</translation>
    </message>
    <message>
        <source>Totals by source</source>
        <translation>Summen nach Quelle</translation>
    </message>
    <message>
        <source>Save a page (&amp;PDF)</source>
        <translation>Seite speichern (&amp;PDF)</translation>
    </message>
    <message>
        <source>A page with totals and spends, for the privacy office</source>
        <translation>Eine Seite mit Summen und Buchungen, für den Datenschutz</translation>
    </message>
    <message>
        <source>Save a page for the privacy office</source>
        <translation>Eine Seite für den Datenschutz speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ui::LossChart</name>
    <message>
        <source>Loss by pass</source>
        <translation>Verlust je Durchgang</translation>
    </message>
    <message>
        <source>The error of the classifier on the texts of the package, for each pass. The difference in style measures how different your texts and those of the package are for the classifier.</source>
        <translation>Wie sehr sich der Klassifikator bei den Texten des Pakets irrt, Durchgang für Durchgang. Der Stilunterschied sagt, wie unähnlich ihm Ihre Texte und die des Pakets erscheinen.</translation>
    </message>
    <message>
        <source>not adapted: classification</source>
        <translation>nicht angepasst: Klassifikation</translation>
    </message>
    <message>
        <source>adapted: classification</source>
        <translation>angepasst: Klassifikation</translation>
    </message>
    <message>
        <source>adapted: difference in style</source>
        <translation>angepasst: Stilunterschied</translation>
    </message>
    <message>
        <source>pass over the texts of the package</source>
        <translation>Durchgang durch die Texte des Pakets</translation>
    </message>
    <message>
        <source>loss (nats)</source>
        <translation>Verlust (Nats)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Not adapted: classification</source>
        <translation>Nicht angepasst: Klassifikation</translation>
    </message>
    <message>
        <source>Adapted: classification</source>
        <translation>Angepasst: Klassifikation</translation>
    </message>
    <message>
        <source>Adapted: difference in style</source>
        <translation>Angepasst: Stilunterschied</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Keyseed</source>
        <translation>Keyseed</translation>
    </message>
    <message>
        <source>%1 - Keyseed</source>
        <translation>%1 - Keyseed</translation>
    </message>
    <message>
        <source>Opening the project</source>
        <translation>Projekt wird geöffnet</translation>
    </message>
    <message>
        <source>The noise is being drawn</source>
        <translation>Das Rauschen wird gezogen</translation>
    </message>
    <message>
        <source>The budget is spent already. Close the window when the phrases are learned.</source>
        <translation>Das Budget ist bereits verbraucht. Schließen Sie das Fenster erst, wenn die Begriffe ermittelt sind.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>&amp;Budgetbuch</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Show or fold the help (F1)</source>
        <translation>Hilfe ein- oder ausklappen (F1)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The last changes are not saved</source>
        <translation>Die letzten Änderungen sind nicht gespeichert</translation>
    </message>
    <message>
        <source>Correct the problem shown below and try again, or close the window once more to leave without saving.</source>
        <translation>Korrigieren Sie, was unten genannt ist, und versuchen Sie es erneut, oder schließen Sie das Fenster noch einmal, um ohne diese Änderungen zu beenden.</translation>
    </message>
    <message>
        <source>A vocabulary is still being learned</source>
        <translation>Ein Vokabular wird noch gelernt</translation>
    </message>
    <message>
        <source>A vocabulary was learned and is not saved</source>
        <translation>Ein Vokabular wurde gelernt und ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Save it on the Vocabulary page, or close the window once more to leave without it.</source>
        <translation>Speichern Sie es auf der Seite Vokabular, oder schließen Sie das Fenster noch einmal, um es zu verwerfen.</translation>
    </message>
    <message>
        <source>Run it for me</source>
        <translation>Für mich ausfüllen</translation>
    </message>
    <message>
        <source>Keyseed projects (*.keyseed);;Plans (*.json);;Requests for an approval (*.approval-request)</source>
        <translation>Keyseed-Projekte (*.keyseed);;Pläne (*.json);;Anfragen zur Genehmigung (*.approval-request)</translation>
    </message>
</context>
<context>
    <name>ui::MapCard</name>
    <message>
        <source>Map of documents</source>
        <translation>Karte der Dokumente</translation>
    </message>
    <message>
        <source>Save the map...</source>
        <translation>Karte speichern...</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation>Karte zeichnen</translation>
    </message>
    <message>
        <source>Perplexity:</source>
        <extracomment>t-SNE: about how many neighbours of a point count</extracomment>
        <translation>Perplexität:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <extracomment>the number that decides where the points of the map start</extracomment>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>Zeichnet die Karte</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Karte speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg)</source>
        <translation>PNG-Bild (*.png);;SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>The map was not saved</source>
        <translation>Die Karte wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Wählen Sie einen anderen Ordner oder Namen.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>ui::MapTab</name>
    <message>
        <source>stays on this computer</source>
        <translation>bleibt auf diesem Computer</translation>
    </message>
    <message>
        <source>Texts with similar phrases are close to each other (t-SNE). The map shows up to 5,000 texts of the package and 5,000 of your own, which you choose under Train and apply. Only distances have a meaning, not the axes or the size of a group.</source>
        <translation>Texte mit Begriffen von ähnlicher Bedeutung liegen nahe beieinander (t-SNE). Bis zu 5.000 Texte des Pakets und 5.000 eigene, die Sie unter Trainieren und anwenden wählen. Nur nah und fern bedeuten etwas: nicht die Achsen, und nicht, wie groß eine Gruppe ist.</translation>
    </message>
    <message>
        <source>The package was made with a vocabulary of its own: choose its file under Train and apply.</source>
        <translation>Das Paket wurde mit einem eigenen Vokabular gemacht: Wählen Sie dessen Datei unter Trainieren und anwenden.</translation>
    </message>
    <message>
        <source>of the package</source>
        <translation>aus dem Paket</translation>
    </message>
    <message>
        <source>your texts</source>
        <translation>Ihre Texte</translation>
    </message>
</context>
<context>
    <name>ui::MapView</name>
    <message>
        <source>Map of documents</source>
        <translation>Karte der Dokumente</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) on the map</source>
        <extracomment>spoken: what the map shows</extracomment>
        <translation>
            <numerusform>%Ln Dokument auf der Karte</numerusform>
            <numerusform>%Ln Dokumente auf der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>no label</source>
        <translation>keine Kategorie</translation>
    </message>
</context>
<context>
    <name>ui::MethodCard</name>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Other methods (for research): hide</source>
        <translation>Andere Verfahren (für die Forschung): verbergen</translation>
    </message>
    <message>
        <source>Other methods (for research): show</source>
        <translation>Andere Verfahren (für die Forschung): zeigen</translation>
    </message>
</context>
<context>
    <name>ui::MethodPart</name>
    <message>
        <source>Choose who writes the texts: prompts cannot be transferred as files between the rounds.</source>
        <translation>Wählen Sie, wer die Texte schreibt: Zwischen den Runden lassen sich keine Prompts überbringen.</translation>
    </message>
    <message>
        <source>Choose one of the ways.</source>
        <translation>Wählen Sie einen der Wege.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>%1: the name of a method, &quot;Histogram&quot;</extracomment>
        <translation>Gewählt: %1.</translation>
    </message>
</context>
<context>
    <name>ui::ModelCard</name>
    <message>
        <source>Use a model &amp;file...</source>
        <translation>&amp;Modelldatei verwenden...</translation>
    </message>
    <message>
        <source>Ask a server instead</source>
        <translation>Stattdessen einen Server fragen</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Modelldatei wählen</translation>
    </message>
    <message>
        <source>Model files (*.gguf);;All files (*)</source>
        <translation>Modelldateien (*.gguf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: llama-server is started with it on this computer while documents are written.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1: llama-server wird damit auf diesem Computer gestartet, solange Dokumente geschrieben werden.</translation>
    </message>
    <message>
        <source>Advanced: show</source>
        <translation>Erweitert: anzeigen</translation>
    </message>
    <message>
        <source>Advanced: hide</source>
        <translation>Erweitert: ausblenden</translation>
    </message>
    <message>
        <source>test the connection for a list, or type its name</source>
        <translation>Verbindung testen für eine Liste oder Namen eingeben</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>Tokens of an answer at most</source>
        <translation>Token pro Antwort, höchstens</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>the server&apos;s own</source>
        <extracomment>shown in a field instead of a number: the server decides</extracomment>
        <translation>Vorgabe des Servers</translation>
    </message>
    <message>
        <source>The answers</source>
        <translation>Die Antworten</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The model, wherever it is</source>
        <translation>Das Modell, wo immer es ist</translation>
    </message>
</context>
<context>
    <name>ui::MoreSection</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Kind of export</source>
        <translation>Art des Exports</translation>
    </message>
    <message>
        <source>Part of a value that counts</source>
        <translation>Teil eines Wertes, der zählt</translation>
    </message>
    <message>
        <source>patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>labels in another file</source>
        <translation>Kategorien in einer anderen Datei</translation>
    </message>
    <message>
        <source>sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>Verneinung</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Kind of export, labels in another file, sections, negation, copies, patterns: nothing is chosen.</source>
        <translation>Art des Exports, Kategorien in einer anderen Datei, Abschnitte, Verneinung, Kopien, Muster: Nichts ist gewählt.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <source>fields beside the text</source>
        <translation>Felder neben dem Text</translation>
    </message>
</context>
<context>
    <name>ui::NetworkChoices</name>
    <message>
        <source>The way to the server</source>
        <translation>Der Weg zum Server</translation>
    </message>
    <message>
        <source>How fast it is asked</source>
        <translation>Wie schnell angefragt wird</translation>
    </message>
    <message>
        <source>the system&apos;s certificates</source>
        <translation>Zertifikate des Systems</translation>
    </message>
    <message>
        <source>Own CA file</source>
        <translation>Eigene CA-Datei</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Wählen...</translation>
    </message>
    <message>
        <source>Choose the CA file</source>
        <translation>CA-Datei wählen</translation>
    </message>
    <message>
        <source>Choose the certificates of your own authority</source>
        <translation>Zertifikate der eigenen Zertifizierungsstelle wählen</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Zertifikate (*.pem *.crt *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>that of the system (https_proxy)</source>
        <translation>der des Systems (https_proxy)</translation>
    </message>
    <message>
        <source>Host allowed without TLS</source>
        <translation>Ohne TLS erlaubter Host</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Requests at the same time</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>shown in a field instead of a number</extracomment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Anfragen pro Minute</translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation>Token pro Minute</translation>
    </message>
    <message>
        <source>Tries for one document</source>
        <translation>Versuche pro Dokument</translation>
    </message>
    <message>
        <source>Anyone on the network can read everything that is sent to %1, and the key. Use it only on a line that is protected in another way.</source>
        <extracomment>%1: the name of a host</extracomment>
        <translation>Alles für %1, auch der Schlüssel, ist auf dem Weg mitzulesen. Nur für eine Leitung, die anders geschützt ist.</translation>
    </message>
    <message>
        <source>The name of one host in your network that speaks plain http only. Leave it empty where you can.</source>
        <translation>Der Name eines Hosts im Haus, der nur einfaches http spricht. Am besten leer lassen.</translation>
    </message>
</context>
<context>
    <name>ui::NewKeyForm</name>
    <message>
        <source>Passph&amp;rase for the key</source>
        <translation>Passph&amp;rase für den Schlüssel</translation>
    </message>
    <message>
        <source>The same a&amp;gain</source>
        <translation>Noch e&amp;inmal</translation>
    </message>
    <message>
        <source>Make the &amp;key</source>
        <translation>S&amp;chlüssel erzeugen</translation>
    </message>
    <message>
        <source>At least 10 characters. The passphrase cannot be recovered: keep it with your other passphrases. Making the key takes about a second.</source>
        <translation>Mindestens 10 Zeichen. Sie lässt sich nicht wiederherstellen: Bewahren Sie sie auf wie andere Passphrasen. Den Schlüssel zu erzeugen dauert etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>The passphrase needs at least 10 characters.</source>
        <translation>Die Passphrase braucht mindestens 10 Zeichen.</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Die beiden Passphrasen stimmen nicht überein.</translation>
    </message>
</context>
<context>
    <name>ui::NewProjectCard</name>
    <message>
        <source>&amp;Create project</source>
        <translation>Projekt &amp;anlegen</translation>
    </message>
    <message>
        <source>cardiology-notes</source>
        <translation>kardiologie-notizen</translation>
    </message>
    <message>
        <source>Choos&amp;e...</source>
        <translation>Wäh&amp;len...</translation>
    </message>
    <message>
        <source>Choose the folder of the project</source>
        <translation>Ordner des Projekts wählen</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>The name is public: the files of the release get this name.</source>
        <translation>Der Name ist öffentlich: Die Dateien der Veröffentlichung werden danach benannt.</translation>
    </message>
    <message>
        <source>Saved by itself as %1</source>
        <translation>Automatisch gespeichert als %1</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Ordner des Projekts</translation>
    </message>
</context>
<context>
    <name>ui::NoisyHistogram</name>
    <message>
        <source>Phrases and their noise</source>
        <translation>Begriffe und ihr Rauschen</translation>
    </message>
    <message>
        <source>Label whose phrases are shown</source>
        <translation>Kategorie, deren Begriffe gezeigt werden</translation>
    </message>
    <message>
        <source>Search phrases</source>
        <translation>Begriffe suchen</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>&amp;Kategorie:</translation>
    </message>
    <message>
        <source>all labels together</source>
        <translation>alle Kategorien zusammen</translation>
    </message>
    <message>
        <source>all records</source>
        <translation>alle Datensätze</translation>
    </message>
    <message>
        <source>stands out</source>
        <translation>erkennbar</translation>
    </message>
    <message>
        <source>below the line: cannot be distinguished from noise</source>
        <translation>unter der Linie: vom Rauschen nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>erkennbar über %1</translation>
    </message>
    <message>
        <source>Phrases, all labels together</source>
        <translation>Begriffe, alle Kategorien zusammen</translation>
    </message>
    <message>
        <source>Groups of phrases of %1</source>
        <extracomment>%1: a label</extracomment>
        <translation>Begriffsgruppen in %1</translation>
    </message>
    <message>
        <source>Phrases of %1</source>
        <translation>Begriffe in %1</translation>
    </message>
    <message>
        <source>patients who count for the group, noise added</source>
        <translation>Patienten, die für die Gruppe zählen, mit Rauschen</translation>
    </message>
    <message>
        <source>records that count for the group, noise added</source>
        <translation>Datensätze, die für die Gruppe zählen, mit Rauschen</translation>
    </message>
    <message>
        <source>patients who count for the phrase, noise added</source>
        <translation>Patienten, die für den Begriff zählen, mit Rauschen</translation>
    </message>
    <message>
        <source>records that count for the phrase, noise added</source>
        <translation>Datensätze, die für den Begriff zählen, mit Rauschen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s), all labels together</source>
        <translation>
            <numerusform>%Ln Begriff, alle Kategorien zusammen</numerusform>
            <numerusform>%Ln Begriffe, alle Kategorien zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of phrases of this label</source>
        <translation>
            <numerusform>%Ln Begriffsgruppe dieser Kategorie</numerusform>
            <numerusform>%Ln Begriffsgruppen dieser Kategorie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) of this label</source>
        <translation>
            <numerusform>%Ln Begriff dieser Kategorie</numerusform>
            <numerusform>%Ln Begriffe dieser Kategorie</numerusform>
        </translation>
    </message>
    <message>
        <source>No phrase of the vocabulary contains this.</source>
        <translation>Kein Begriff des Vokabulars enthält dies.</translation>
    </message>
    <message>
        <source>Found: %1; with a search also those below the line are shown.</source>
        <extracomment>%1: &quot;3 phrases of this label&quot;</extracomment>
        <translation>Gefunden: %1; bei einer Suche werden auch die unter der Linie gezeigt.</translation>
    </message>
    <message>
        <source>Above the line: %1.</source>
        <extracomment>of a line in a chart; %1: &quot;3 phrases of this label&quot;</extracomment>
        <translation>Über der Linie: %1.</translation>
    </message>
    <message>
        <source>The first %1 are shown; above the line: %2. &quot;Table&quot; shows them all.</source>
        <extracomment>%1: bars in the chart; %2: &quot;30 phrases of this label&quot;; &quot;Table&quot; is a button</extracomment>
        <translation>Gezeigt werden die ersten %1; über der Linie: %2. „Tabelle“ zeigt alle.</translation>
    </message>
    <message>
        <source>A group is named by its three most likely phrases.</source>
        <translation>Eine Gruppe ist nach ihren drei wahrscheinlichsten Begriffen benannt.</translation>
    </message>
    <message numerus="yes">
        <source>The documents use the %Ln phrase(s) with the highest counts.</source>
        <translation>
            <numerusform>Die Dokumente schöpfen aus %Ln Begriff, dem mit dem höchsten Zählwert.</numerusform>
            <numerusform>Die Dokumente schöpfen aus den %Ln Begriffen mit den höchsten Zählwerten.</numerusform>
        </translation>
    </message>
    <message>
        <source>group of phrases</source>
        <translation>Begriffsgruppe</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>Begriff</translation>
    </message>
</context>
<context>
    <name>ui::OddsCard</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share in percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>Grey: the certainty before. Orange: the most that the release can add. Hollow: the doubt that remains.</source>
        <translation>Grau: was man vorher annahm. Orange: was die Veröffentlichung höchstens hinzufügt. Leer: Zweifel, der bleibt.</translation>
    </message>
    <message>
        <source>Someone who is 50 % sure that a given patient is in the data</source>
        <translation>Wer zu 50&#xa0;% sicher ist, dass ein bestimmter Patient in den Daten vorkommt</translation>
    </message>
    <message>
        <source>Someone who is 50 % sure that a given record is in the data</source>
        <translation>Wer zu 50&#xa0;% sicher ist, dass ein bestimmter Datensatz in den Daten vorkommt</translation>
    </message>
    <message>
        <source>%1: how much more certain can this release make them?</source>
        <extracomment>%1: &quot;Someone who is 50 % sure that ...&quot;</extracomment>
        <translation>%1: Wie viel sicherer kann er durch diese Veröffentlichung werden?</translation>
    </message>
    <message>
        <source>%1 can become &lt;b&gt;as good as certain&lt;/b&gt;.</source>
        <translation>%1, kann &lt;b&gt;so gut wie sicher&lt;/b&gt; werden.</translation>
    </message>
    <message>
        <source>%1 can become &lt;b&gt;at most %2 sure&lt;/b&gt;.</source>
        <translation>%1, kann &lt;b&gt;höchstens zu %2 sicher&lt;/b&gt; werden.</translation>
    </message>
    <message>
        <source>This is how often a guess of theirs is right, at most; delta (%1) is counted in.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation>So oft ist eine Vermutung höchstens richtig; Delta (%1) ist eingerechnet.</translation>
    </message>
</context>
<context>
    <name>ui::OpenProjectCard</name>
    <message>
        <source>Open a pro&amp;ject...</source>
        <translation>P&amp;rojekt öffnen...</translation>
    </message>
    <message>
        <source>&amp;Try the sample project</source>
        <translation>Beispielprojekt au&amp;sprobieren</translation>
    </message>
    <message>
        <source>Go on, or look around</source>
        <translation>Fortsetzen oder umsehen</translation>
    </message>
    <message>
        <source>Invented notes that come with Keyseed: see every page without real records.</source>
        <translation>Erfundene Notizen, die Keyseed beiliegen: alle Seiten ansehen, ohne einen echten Datensatz.</translation>
    </message>
    <message>
        <source>Open recent project %1 in %2</source>
        <translation>Zuletzt verwendetes Projekt %1 in %2 öffnen</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Open a packa&amp;ge...</source>
        <translation>Pake&amp;t öffnen...</translation>
    </message>
    <message>
        <source>Check a package that you received, read it, and train on its texts.</source>
        <translation>Sie haben eines erhalten: prüfen, lesen, mit seinen Texten trainieren.</translation>
    </message>
    <message>
        <source>Open a package</source>
        <translation>Paket öffnen</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Pakete (*.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Keyseed projects (*.keyseed);;Requests for an approval (*.approval-request)</source>
        <translation>Keyseed-Projekte (*.keyseed);;Anfragen zur Genehmigung (*.approval-request)</translation>
    </message>
</context>
<context>
    <name>ui::OtherPackageCard</name>
    <message>
        <source>Verif&amp;y another package...</source>
        <translation>A&amp;nderes Paket prüfen...</translation>
    </message>
    <message>
        <source>Verify a folder...</source>
        <translation>Ordner prüfen...</translation>
    </message>
    <message>
        <source>Do not rely on it: ask the sender for another copy.</source>
        <translation>Verlassen Sie sich nicht darauf: Bitten Sie den Absender um eine neue Kopie.</translation>
    </message>
    <message>
        <source>Anybody can make a key: ask the person named here for the fingerprints in another way and compare them.</source>
        <translation>Jeder kann einen Schlüssel erzeugen: Vergleichen Sie die Fingerabdrücke mit dem, was Ihnen die hier genannte Person auf anderem Weg mitteilt.</translation>
    </message>
    <message>
        <source>A package from somebody else</source>
        <translation>Ein Paket von jemand anderem</translation>
    </message>
    <message>
        <source>Verify a package</source>
        <translation>Paket prüfen</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Pakete (*.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Verifying the package</source>
        <translation>Paket wird geprüft</translation>
    </message>
    <message>
        <source>This is no package</source>
        <translation>Das ist kein Paket</translation>
    </message>
    <message>
        <source>Ask the sender for another copy.</source>
        <translation>Bitten Sie den Absender um eine neue Kopie.</translation>
    </message>
</context>
<context>
    <name>ui::OwnTextsCard</name>
    <message>
        <source>&amp;Choose your texts...</source>
        <translation>Texte &amp;wählen...</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>Ordner wählen...</translation>
    </message>
    <message>
        <source>1. Your own texts</source>
        <translation>1. Ihre eigenen Texte</translation>
    </message>
    <message>
        <source>stay on this computer</source>
        <translation>bleiben auf diesem Computer</translation>
    </message>
    <message>
        <source>The texts to classify: a table, a spreadsheet, text files, and similar. With a column of true labels you see how good the result is. You can also train without your own texts.</source>
        <translation>Die Texte, die geordnet werden sollen: eine Tabelle, ein Tabellenblatt, Textdateien und dergleichen. Mit einer Spalte wahrer Kategorien sehen Sie, wie gut es gelingt. Sie können auch ohne sie trainieren.</translation>
    </message>
    <message>
        <source>Your texts</source>
        <translation>Ihre Texte</translation>
    </message>
    <message>
        <source>Column with the text</source>
        <translation>Spalte mit dem Text</translation>
    </message>
    <message>
        <source>Column with the true label</source>
        <translation>Spalte mit der wahren Kategorie</translation>
    </message>
    <message>
        <source>First rows of your texts</source>
        <translation>Erste Zeilen Ihrer Texte</translation>
    </message>
    <message>
        <source>The &amp;text is in:</source>
        <translation>Der Te&amp;xt steht in:</translation>
    </message>
    <message>
        <source>The true la&amp;bel is in:</source>
        <translation>Die wahre &amp;Kategorie steht in:</translation>
    </message>
    <message>
        <source>These texts cannot be read</source>
        <translation>Diese Texte können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Open the file in the program that made it, and save it again.</source>
        <translation>Öffnen Sie die Datei in dem Programm, das sie erzeugt hat, und speichern Sie sie neu.</translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation>Spalte wählen</translation>
    </message>
    <message>
        <source>there are no labels</source>
        <translation>es gibt keine Kategorien</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1: name of the first of several files</extracomment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>name and kind of a file: &quot;notes.csv · CSV&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>go to the server below</source>
        <translation>gehen an den Server unten</translation>
    </message>
</context>
<context>
    <name>ui::PackageCard</name>
    <message>
        <source>The package</source>
        <translation>Das Paket</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>Open the fol&amp;der</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>being verified</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>The package is read again from the disk and checked.</source>
        <translation>Das Paket wird vom Datenträger neu gelesen und geprüft.</translation>
    </message>
    <message>
        <source>The package is written, but not verified.</source>
        <translation>Das Paket ist geschrieben, wurde aber nicht geprüft.</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>Do not pass it on: export it again.</source>
        <translation>Nicht weitergeben: Exportieren Sie es erneut.</translation>
    </message>
    <message>
        <source>Ne&amp;w release from the same model (free)</source>
        <translation>Neue &amp;Veröffentlichung aus demselben Modell (kostenlos)</translation>
    </message>
    <message>
        <source>The package was not found; it may have been moved.</source>
        <translation>Das Paket ist nicht mehr da; vielleicht wurde es verschoben.</translation>
    </message>
    <message>
        <source>See it as the recipient does</source>
        <translation>So sehen, wie der Empfänger es sieht</translation>
    </message>
    <message>
        <source>A new release costs no budget: it uses the same learned phrases and starts from the page Make documents. This package does not change.</source>
        <translation>Eine neue Veröffentlichung kostet kein Budget: Die ermittelten Begriffe bleiben, und es geht auf der Seite „Dokumente erstellen“ weiter. Dieses Paket bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>ui::PairChart</name>
    <message>
        <source>Which phrases go together</source>
        <translation>Welche Begriffe zusammen vorkommen</translation>
    </message>
    <message>
        <source>Which phrases go together: %1</source>
        <extracomment>%1: a label, or &quot;all labels&quot;</extracomment>
        <translation>Welche Begriffe zusammen vorkommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>The most frequent phrases of %Ln drawn sequence(s): how often two occur together, compared with chance.</source>
        <translation>
            <numerusform>Die häufigsten Begriffe aus %Ln gezogenen Sequenz: wie oft zwei zusammen vorkommen, verglichen mit dem Zufall.</numerusform>
            <numerusform>Die häufigsten Begriffe aus %Ln gezogenen Sequenzen: wie oft zwei zusammen vorkommen, verglichen mit dem Zufall.</numerusform>
        </translation>
    </message>
    <message>
        <source>No two phrases occur together more often or more rarely than by chance: within a label, most phrases are drawn independently.</source>
        <translation>Keine davon suchen oder meiden einander mehr als zufällig: Innerhalb einer Kategorie wird meist jeder Begriff für sich gezogen.</translation>
    </message>
    <message>
        <source>with this phrase</source>
        <translation>mit diesem Begriff</translation>
    </message>
    <message>
        <source>phrase, the most frequent above</source>
        <translation>Begriff, der häufigste oben</translation>
    </message>
</context>
<context>
    <name>ui::PartList</name>
    <message>
        <source>Show the files</source>
        <translation>Dateien zeigen</translation>
    </message>
    <message>
        <source>Hide the files</source>
        <translation>Dateien verbergen</translation>
    </message>
    <message>
        <source>Files of the records, in the order in which they are read</source>
        <translation>Dateien der Datensätze, in der Reihenfolge, in der sie gelesen werden</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Nur die ersten %1 sind aufgeführt.</translation>
    </message>
</context>
<context>
    <name>ui::PartsField</name>
    <message>
        <source>Medical (built in)</source>
        <translation>Medizin (eingebaut)</translation>
    </message>
    <message>
        <source>not known what it is</source>
        <translation>unbekannt, was es ist</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a file, %2: what kind of vocabulary it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add medical phrases</source>
        <translation>Medizinische Begriffe hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation>Datei hinzufügen ...</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Entfernen: %1</translation>
    </message>
</context>
<context>
    <name>ui::PatternRow</name>
    <message>
        <source>Which part of the label counts</source>
        <extracomment>of the name of a file, say, which is chosen as the label</extracomment>
        <translation>Welcher Teil als Kategorie zählt</translation>
    </message>
    <message>
        <source>Which part counts as the person</source>
        <translation>Welcher Teil als Person zählt</translation>
    </message>
    <message>
        <source>all of it; or a regular expression, such as ^([0-9]+)-</source>
        <extracomment>in a field that is empty: no regular expression, all of the value counts</extracomment>
        <translation>alles; oder ein regulärer Ausdruck wie ^([0-9]+)-</translation>
    </message>
    <message>
        <source>In the first row all of it: %1</source>
        <translation>In der ersten Zeile alles: %1</translation>
    </message>
    <message>
        <source>The pattern takes too long to look for in the first row. Use a simpler one.</source>
        <translation>Die Suche nach dem Muster in der ersten Zeile dauert zu lange. Verwenden Sie ein einfacheres.</translation>
    </message>
    <message>
        <source>The pattern does not match the first row: it would have no value.</source>
        <translation>Nichts in der ersten Zeile passt: Sie hätte keinen Wert.</translation>
    </message>
    <message>
        <source>In the first row: %1 of %2</source>
        <extracomment>%1: part of a value that counts, %2: all of it</extracomment>
        <translation>In der ersten Zeile: %1 von %2</translation>
    </message>
</context>
<context>
    <name>ui::PhraseDelegate</name>
    <message>
        <source>+%1</source>
        <extracomment>so many phrases more than there is room for</extracomment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>ui::PhrasesPart</name>
    <message>
        <source>Drawing phrases</source>
        <translation>Begriffe werden gezogen</translation>
    </message>
    <message>
        <source>The phrases are being drawn.</source>
        <translation>Die Begriffe werden gezogen.</translation>
    </message>
    <message>
        <source>Draw again with the settings above, or undo them.</source>
        <translation>Ziehen Sie mit den Einstellungen oben neu oder machen Sie sie rückgängig.</translation>
    </message>
    <message>
        <source>Draw the phrases to go on.</source>
        <translation>Ziehen Sie die Begriffe, um fortzufahren.</translation>
    </message>
</context>
<context>
    <name>ui::PreviewCard</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>What it gives: an invented clinic</source>
        <translation>Was es ergibt: eine erfundene Klinik</translation>
    </message>
    <message>
        <source>The same share on published corpora, with the number of records and labels:</source>
        <translation>Derselbe Anteil bei veröffentlichten Korpora, mit der Zahl der Datensätze und Kategorien:</translation>
    </message>
    <message>
        <source>Measured with this program; your records can give more or less.</source>
        <translation>Mit diesem Programm gemessen; Ihre Datensätze können mehr oder weniger ergeben.</translation>
    </message>
    <message>
        <source>of other notes get the right specialty from a classifier that was trained on the synthetic documents, at epsilon %1 for 2,500 patients under five labels. %2 of the phrases in these documents are common in notes of their specialty. Two of the documents:</source>
        <translation>anderer Notizen ordnet ein Klassifikator, der mit den synthetischen Dokumenten trainiert wurde, dem richtigen Fachgebiet zu, bei Epsilon %1 und 2.500 Patienten mit fünf Kategorien. %2 der Begriffe in diesen Dokumenten sind in Notizen ihres Fachgebiets üblich. Zwei der Dokumente:</translation>
    </message>
    <message>
        <source>%1 (%2): %3 records, %4 labels</source>
        <translation>%1 (%2): %3 Datensätze, %4 Kategorien</translation>
    </message>
    <message>
        <source>%1 at epsilon %2 (guessing: %3)</source>
        <translation>%1 bei Epsilon %2 (geraten: %3)</translation>
    </message>
</context>
<context>
    <name>ui::PrivateCountsCard</name>
    <message>
        <source>The records were counted when the phrases were learned, in another run of the program. Such counts are not saved, so they cannot be shown now.</source>
        <translation>Die Datensätze wurden beim Ermitteln der Begriffe gezählt, in einem anderen Programmlauf. Solche Anzahlen werden nicht gespeichert und lassen sich jetzt nicht anzeigen.</translation>
    </message>
    <message>
        <source>Records that the phrases were learned from</source>
        <translation>Datensätze, aus denen die Begriffe ermittelt wurden</translation>
    </message>
    <message>
        <source>Without text, left out</source>
        <translation>Ohne Text, ausgelassen</translation>
    </message>
    <message>
        <source>Without a declared label, left out</source>
        <translation>Ohne freigegebene Kategorie, ausgelassen</translation>
    </message>
    <message>
        <source>Without a patient, left out</source>
        <translation>Ohne Patient, ausgelassen</translation>
    </message>
    <message>
        <source>Counts of the commit</source>
        <translation>Anzahlen der Festlegung</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>intern, bleibt im Haus</translation>
    </message>
    <message>
        <source>In an unsupported form, left out</source>
        <translation>In einer Form, die nicht gelesen wird, ausgelassen</translation>
    </message>
    <message>
        <source>With a text that a spreadsheet program most likely cut off, used</source>
        <translation>Mit einem Text, den ein Tabellenprogramm höchstwahrscheinlich abgeschnitten hat, verwendet</translation>
    </message>
    <message>
        <source>Texts, lines or long passages of one unit alone that also stand in public inputs</source>
        <translation>Texte, Zeilen oder lange Stellen einer einzigen Einheit, die auch in öffentlichen Eingaben stehen</translation>
    </message>
</context>
<context>
    <name>ui::ProblemLines</name>
    <message>
        <source>Copy the line number</source>
        <translation>Zeilennummer kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>hides the lines of the file again</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>nur auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>Close the lines of the file</source>
        <translation>Zeilen der Datei schließen</translation>
    </message>
    <message>
        <source>Lines of the file around the line to correct, private</source>
        <translation>Zeilen der Datei um die zu korrigierende herum, vertraulich</translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation>Zeile wird gesucht</translation>
    </message>
    <message>
        <source>The line cannot be shown: the file was changed, or cannot be read. Check the file again.</source>
        <translation>Die Zeile lässt sich nicht zeigen: Die Datei hat sich geändert oder ist nicht lesbar. Prüfen Sie sie erneut.</translation>
    </message>
    <message>
        <source>A row of a sheet or table has no line of text to show. Look at it in the program that wrote the file.</source>
        <translation>Die Zeile eines Blatts oder einer Tabelle hat keine Textzeile, die sich zeigen ließe. Sehen Sie sie in dem Programm an, aus dem die Datei kommt.</translation>
    </message>
    <message>
        <source>The problem concerns the whole file: there is no line of text to show.</source>
        <translation>Das betrifft die Datei als Ganzes: Es gibt keine Textzeile zu zeigen.</translation>
    </message>
</context>
<context>
    <name>ui::ProfileRow</name>
    <message>
        <source>A profile of the house.</source>
        <translation>Ein Profil des Hauses.</translation>
    </message>
    <message>
        <source>Take it off</source>
        <extracomment>takes what is known of a kind of export out of the choices below</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Fill in what it says</source>
        <translation>Eintragen, was es sagt</translation>
    </message>
    <message>
        <source>Remove the settings of the profile</source>
        <translation>Zurücknehmen, was das Profil eingetragen hat</translation>
    </message>
    <message>
        <source>Fill in the columns from the profile</source>
        <translation>Eintragen, was das Profil über die Spalten sagt</translation>
    </message>
    <message>
        <source>From a file...</source>
        <extracomment>takes a profile (what is known of a kind of export) from a file of the house</extracomment>
        <translation>Aus einer Datei...</translation>
    </message>
    <message>
        <source>Choose the file of your own profile</source>
        <translation>Datei mit einem Profil Ihres Hauses wählen</translation>
    </message>
    <message>
        <source>Choose a profile of your organisation</source>
        <translation>Profil Ihres Hauses wählen</translation>
    </message>
    <message>
        <source>Profiles (*.json);;All files (*)</source>
        <extracomment>of a file dialog</extracomment>
        <translation>Profile (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This profile cannot be used.</source>
        <extracomment>of a kind of export, described in a file</extracomment>
        <translation>Dieses Profil ist nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>No known kind of export. Your organisation can describe its own in a file.</source>
        <translation>Keine bekannte Art von Export. Ihr Haus kann die eigene in einer Datei beschreiben.</translation>
    </message>
    <message>
        <source>What the columns hold is filled in above; check it.</source>
        <translation>Was die Spalten enthalten, ist oben eingetragen; prüfen Sie es.</translation>
    </message>
</context>
<context>
    <name>ui::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <extracomment>%1: what is being done, %2: how much of it is done, in percent</extracomment>
        <translation>%1, %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ui::PromiseTab</name>
    <message>
        <source>Is it whole, and whose is it?</source>
        <translation>Ist es unversehrt, und von wem ist es?</translation>
    </message>
    <message>
        <source>Do not use it: ask the sender for another copy.</source>
        <translation>Verwenden Sie es nicht: Bitten Sie den Absender um ein neues Exemplar.</translation>
    </message>
    <message>
        <source>The signer&apos;s fingerprint</source>
        <translation>Fingerabdruck des Unterzeichners</translation>
    </message>
    <message>
        <source>Fingerprint of the signing key</source>
        <translation>Fingerabdruck des Signaturschlüssels</translation>
    </message>
    <message>
        <source>Anybody can make a key and sign with it. Call the sender on a number that you know from another source, or look at their web page, and compare these letters and digits. The content of the package itself proves nothing.</source>
        <translation>Jeder kann einen Schlüssel erzeugen und damit signieren. Rufen Sie den Absender des Pakets unter einer Nummer an, die Sie von anderswo haben, oder sehen Sie auf seiner Webseite nach, und vergleichen Sie diese Buchstaben und Ziffern. Was im Paket selbst steht, beweist nichts.</translation>
    </message>
    <message>
        <source>How well are the people protected?</source>
        <translation>Wie gut sind die Menschen geschützt?</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>Wofür ist es bestimmt?</translation>
    </message>
    <message>
        <source>The texts repeat sentences of public texts. These can be about real people and name them.</source>
        <translation>Die Texte wiederholen Sätze öffentlicher Texte. Diese können von wirklichen Menschen handeln und sie nennen.</translation>
    </message>
    <message>
        <source>A language model wrote the texts without any record. It can know real people from elsewhere and name them.</source>
        <translation>Ein Sprachmodell hat die Texte ohne Kenntnis der Datensätze geschrieben. Es kann wirkliche Menschen aus anderen Quellen kennen und sie nennen.</translation>
    </message>
    <message>
        <source>A program wrote the texts around phrases of a vocabulary. They name real people only if the vocabulary does.</source>
        <translation>Ein Programm hat die Texte um Begriffe eines Vokabulars geschrieben. Sie nennen wirkliche Menschen nur, wenn das Vokabular es tut.</translation>
    </message>
    <message>
        <source>A program wrote the texts, and none of them is about a real person.</source>
        <translation>Die Texte hat eine Maschine erzeugt, und keiner handelt von einem wirklichen Menschen.</translation>
    </message>
    <message>
        <source>Use them to develop and test programs that read texts of this kind. Do not use them for decisions about care, for statements about how common something is, or to search for people.</source>
        <translation>Sie eignen sich, um Programme zu entwickeln und zu erproben, die solche Texte lesen. Sie eignen sich nicht für Entscheidungen über die Versorgung eines Menschen, nicht für Aussagen darüber, wie häufig etwas ist, und nicht für die Suche nach Menschen.</translation>
    </message>
    <message>
        <source>This package is damaged, or somebody changed it. Its content is not shown. Ask the sender for another copy, and send them the text below.</source>
        <translation>Dieses Paket ist beschädigt, oder jemand hat es verändert. Sein Inhalt wird nicht gezeigt. Bitten Sie den Absender um ein neues Exemplar, und teilen Sie ihm mit, was unten steht.</translation>
    </message>
    <message>
        <source>The package is complete, but not signed: it does not show who made it. Ask the sender whether it comes from them.</source>
        <translation>Das Paket ist unversehrt, aber niemand hat es signiert: Es zeigt nicht, wer es erzeugt hat. Fragen Sie den Absender, ob es von ihm kommt.</translation>
    </message>
    <message>
        <source>The package is complete and signed. Compare the fingerprint to know whose signature it is.</source>
        <translation>Das Paket ist unversehrt und signiert. Vergleichen Sie den Fingerabdruck, um zu wissen, von wem die Signatur ist.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>nicht signiert</translation>
    </message>
    <message>
        <source>whole and signed</source>
        <translation>unversehrt und signiert</translation>
    </message>
    <message>
        <source>Read out: %1</source>
        <extracomment>read out over the telephone; %1: &quot;Foxtrot 6 4 Foxtrot, 7 6 Alfa 3&quot;</extracomment>
        <translation>Vorgelesen: %1</translation>
    </message>
    <message>
        <source>The package is differentially private with %1.</source>
        <extracomment>%1: &quot;epsilon 2.0 per patient&quot;</extracomment>
        <translation>Das Paket ist differentiell privat mit %1.</translation>
    </message>
    <message>
        <source>That is weak protection: treat it as you would treat the records.</source>
        <translation>Das ist geringer Schutz: Behandeln Sie es wie die Datensätze selbst.</translation>
    </message>
    <message>
        <source>The unit is a record: the guarantee covers one record. A person with several records is protected less.</source>
        <translation>Die Einheit ist ein Datensatz: Die Zusage gilt für einen Datensatz. Wer mehrere Datensätze hat, ist weniger geschützt.</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Erzeugt für</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Erzeugt am</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Was die Prüfung ergab</translation>
    </message>
    <message>
        <source>The unit is a patient: the guarantee covers all records of one patient together.</source>
        <translation>Die Einheit ist ein Patient: Die Garantie gilt für alle Datensätze eines Patienten zusammen.</translation>
    </message>
    <message>
        <source>The package would be nearly the same with or without any single patient.</source>
        <translation>Das Paket wäre mit oder ohne jeden einzelnen Patienten beinahe dasselbe.</translation>
    </message>
    <message>
        <source>The package would be nearly the same with or without any single record.</source>
        <translation>Das Paket wäre mit oder ohne jeden einzelnen Datensatz beinahe dasselbe.</translation>
    </message>
    <message>
        <source>Whatever the package contains is at most %1 times as likely with any one patient as without.</source>
        <extracomment>%1: a number above 2.7</extracomment>
        <translation>Was immer das Paket enthält, ist mit einem beliebigen Patienten höchstens %1-mal so wahrscheinlich wie ohne ihn.</translation>
    </message>
    <message>
        <source>Whatever the package contains is at most %1 times as likely with any one record as without.</source>
        <translation>Was immer das Paket enthält, ist mit einem beliebigen Datensatz höchstens %1-mal so wahrscheinlich wie ohne ihn.</translation>
    </message>
</context>
<context>
    <name>ui::PromptCard</name>
    <message>
        <source>A kind of document from the list, or words of your own.</source>
        <translation>Eine Dokumentart aus der Liste oder eigene Worte.</translation>
    </message>
    <message>
        <source>Flawed answers: show</source>
        <translation>Mangelhafte Antworten: anzeigen</translation>
    </message>
    <message>
        <source>Flawed answers: hide</source>
        <translation>Mangelhafte Antworten: ausblenden</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>about 200 words</source>
        <translation>about 200 words</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>&amp;Kind of document</source>
        <translation>&amp;Dokumentart</translation>
    </message>
    <message>
        <source>by the kind of document</source>
        <translation>nach der Dokumentart</translation>
    </message>
    <message>
        <source>my own file...</source>
        <translation>eigene Datei...</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Choose a file with a prompt</source>
        <translation>Datei mit einem Prompt wählen</translation>
    </message>
    <message>
        <source>Prompts (*.txt *.md *.prompt);;All files (*)</source>
        <translation>Prompts (*.txt *.md *.prompt);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ui::PromptPackCard</name>
    <message>
        <source>Writing the prompts</source>
        <translation>Prompts werden geschrieben</translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation>Antworten werden gelesen</translation>
    </message>
    <message>
        <source>1. The prompts</source>
        <translation>1. Die Prompts</translation>
    </message>
    <message>
        <source>Format of the prompts</source>
        <translation>Format der Prompts</translation>
    </message>
    <message>
        <source>%1 batch</source>
        <extracomment>%1: the name of a product</extracomment>
        <translation>%1-Batch</translation>
    </message>
    <message>
        <source>plain: number, system and prompt</source>
        <translation>einfach: Nummer, System und Prompt</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Fo&amp;rmat</translation>
    </message>
    <message>
        <source>2. The answers</source>
        <translation>2. Die Antworten</translation>
    </message>
    <message>
        <source>&amp;Choose the file</source>
        <translation>Datei wäh&amp;len</translation>
    </message>
    <message>
        <source>Drop the file with the answers here, or choose it.</source>
        <translation>Die Datei mit den Antworten hier ablegen oder wählen.</translation>
    </message>
    <message>
        <source>What the file brought</source>
        <translation>Was die Datei enthielt</translation>
    </message>
    <message>
        <source>Lines that were not taken</source>
        <translation>Nicht übernommene Zeilen</translation>
    </message>
    <message>
        <source>The line as it stands in the file</source>
        <translation>Die Zeile, wie sie in der Datei steht</translation>
    </message>
    <message>
        <source>Saved as %1. Have a model answer it, and bring the answers back here.</source>
        <translation>Gespeichert als %1. Lassen Sie sie von einem Modell beantworten und bringen Sie die Antworten hierher zurück.</translation>
    </message>
    <message>
        <source>%1-prompts.jsonl</source>
        <extracomment>name of a file; %1: the project</extracomment>
        <translation>%1-prompts.jsonl</translation>
    </message>
    <message>
        <source>Save the prompts</source>
        <translation>Prompts speichern</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose the file with the answers</source>
        <translation>Datei mit den Antworten wählen</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl *.json);;All files (*)</source>
        <translation>JSON Lines (*.jsonl *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Wait until the running task has finished, then drop the file again.</source>
        <translation>Warten Sie, bis die laufende Arbeit beendet ist, und legen Sie die Datei dann erneut ab.</translation>
    </message>
    <message>
        <source>The existing documents were written with other settings: read the answers to the current prompts, or undo the change.</source>
        <translation>Die vorhandenen Dokumente wurden mit anderen Einstellungen geschrieben: Lesen Sie die Antworten auf die jetzigen Prompts ein oder machen Sie die Änderung rückgängig.</translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation>Noch keine Antworten.</translation>
    </message>
    <message>
        <source>All documents have an answer.</source>
        <translation>Für alle Dokumente gibt es eine Antwort.</translation>
    </message>
    <message>
        <source>%1 of %2 documents have an answer.</source>
        <translation>Für %1 von %2 Dokumenten gibt es eine Antwort.</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) taken.</source>
        <translation>
            <numerusform>%Ln Antwort übernommen.</numerusform>
            <numerusform>%Ln Antworten übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer in it.</source>
        <translation>
            <numerusform>Für %Ln Dokument enthält sie keine Antwort.</numerusform>
            <numerusform>Für %Ln Dokumente enthält sie keine Antwort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every line could be used.</source>
        <translation>Alle Zeilen waren verwendbar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used: choose one to see it.</source>
        <translation>
            <numerusform>%Ln Zeile war nicht verwendbar: Wählen Sie sie, um sie zu sehen.</numerusform>
            <numerusform>%Ln Zeilen waren nicht verwendbar: Wählen Sie eine, um sie zu sehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed.</source>
        <translation>
            <numerusform>%Ln Zeile ist aufgeführt.</numerusform>
            <numerusform>Die ersten %Ln sind aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The line cannot be shown: the file was changed, or is not there any more.</source>
        <translation>Die Zeile lässt sich nicht zeigen: Die Datei wurde geändert oder ist nicht mehr da.</translation>
    </message>
    <message numerus="yes">
        <source>Save %Ln &amp;prompt(s)</source>
        <translation>
            <numerusform>%Ln &amp;Prompt speichern</numerusform>
            <numerusform>%Ln &amp;Prompts speichern</numerusform>
        </translation>
    </message>
    <message>
        <source>is not valid JSON; the line may be cut off</source>
        <translation>ist kein JSON; die Zeile ist vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>does not name a document: &quot;id&quot; or &quot;custom_id&quot; was expected</source>
        <translation>nennt kein Dokument: „id“ oder „custom_id“ wurde erwartet</translation>
    </message>
    <message>
        <source>contains no answer: ask the model again for this document</source>
        <translation>enthält keine Antwort: Fragen Sie das Modell erneut nach diesem Dokument</translation>
    </message>
    <message>
        <source>answers a document that was not requested; left out</source>
        <translation>beantwortet ein Dokument, nach dem nicht gefragt wurde; ausgelassen</translation>
    </message>
    <message>
        <source>answers a document a second time with another text; the first one counts</source>
        <translation>beantwortet ein Dokument ein zweites Mal mit anderem Text; die erste Antwort zählt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Was daran nicht stimmt</translation>
    </message>
    <message numerus="yes">
        <source>Continue with the %Ln doc&amp;ument(s)</source>
        <translation>
            <numerusform>Mit %Ln Dok&amp;ument fortfahren</numerusform>
            <numerusform>Mit %Ln Dok&amp;umenten fortfahren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProportionsChoice</name>
    <message>
        <source>Documents of each label</source>
        <translation>Dokumente jeder Kategorie</translation>
    </message>
    <message>
        <source>The same number for each label</source>
        <translation>Gleich viele für jede Kategorie</translation>
    </message>
    <message>
        <source>Shares that you declare</source>
        <translation>Anteile, die Sie angeben</translation>
    </message>
    <message>
        <source>Noisy counts of the records</source>
        <translation>Verrauschte Anzahlen der Datensätze</translation>
    </message>
    <message>
        <source>Sp&amp;read</source>
        <translation>&amp;Verteilung</translation>
    </message>
    <message>
        <source>Epsilon for the counts of the labels</source>
        <translation>Epsilon für die Anzahlen der Kategorien</translation>
    </message>
    <message>
        <source>Epsilon for co&amp;unting</source>
        <translation>Epsilon fü&amp;r die Zählung</translation>
    </message>
    <message>
        <source>Declared share of each label</source>
        <translation>Angegebener Anteil jeder Kategorie</translation>
    </message>
    <message>
        <source>Does not reveal how many records have which label, and costs nothing.</source>
        <translation>Sagt nichts darüber, wie viele Datensätze welche Kategorie haben, und kostet nichts.</translation>
    </message>
    <message>
        <source>Any numbers: only their proportion counts. Use public knowledge only, such as a yearly report; do not count these records. Costs nothing.</source>
        <translation>Beliebige Zahlen: Es zählt ihr Verhältnis. Nur aus öffentlichem Wissen, etwa einem Jahresbericht; nicht aus diesen Datensätzen gezählt. Kostet nichts.</translation>
    </message>
    <message>
        <source>The number of records of each label is counted with noise and released. It is paid from the total budget.</source>
        <translation>Die Anzahl der Datensätze jeder Kategorie wird mit Rauschen gezählt und veröffentlicht. Geht vom Gesamtbudget ab.</translation>
    </message>
    <message>
        <source>Noisy size of each label</source>
        <translation>Verrauschte Größe jeder Kategorie</translation>
    </message>
    <message>
        <source>Follows the sizes that the noisy counts of the phrases tell, where they differ clearly; otherwise the same number for each label. Costs nothing more.</source>
        <translation>Folgt den Größen, die sich aus den verrauschten Anzahlen der Begriffe ergeben, wenn sie sich deutlich unterscheiden; sonst gleich viele für jede Kategorie. Kostet nichts zusätzlich.</translation>
    </message>
</context>
<context>
    <name>ui::RawLineModel</name>
    <message>
        <source>the line to correct</source>
        <translation>die zu korrigierende Zeile</translation>
    </message>
    <message>
        <source>As it stands in the file</source>
        <translation>Wie sie in der Datei steht</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedCountsCard</name>
    <message>
        <source>Noisy counts</source>
        <translation>Verrauschte Anzahlen</translation>
    </message>
    <message>
        <source>Label whose noisy counts are shown</source>
        <translation>Kategorie, deren verrauschte Anzahlen gezeigt werden</translation>
    </message>
    <message>
        <source>What stands out of the noise</source>
        <translation>Was sich vom Rauschen abhebt</translation>
    </message>
    <message>
        <source>La&amp;bel:</source>
        <translation>Katego&amp;rie:</translation>
    </message>
    <message>
        <source>all labels together</source>
        <translation>alle Kategorien zusammen</translation>
    </message>
    <message>
        <source>Noisy counts of %1</source>
        <extracomment>%1: a label</extracomment>
        <translation>Verrauschte Anzahlen von %1</translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation>
            <numerusform>Der erste ist gezeigt; „Tabelle“ zeigt alle. Die Linien auf den Balken sind das Rauschen: Der genaue Wert liegt in 95 von 100 Fällen darin.</numerusform>
            <numerusform>Die ersten %n sind gezeigt; „Tabelle“ zeigt alle. Die Linien auf den Balken sind das Rauschen: Der genaue Wert liegt in 95 von 100 Fällen darin.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation>Die Linien auf den Balken sind das Rauschen: Der genaue Wert liegt in 95 von 100 Fällen darin.</translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>verrauschte Anzahl</translation>
    </message>
    <message>
        <source>phrase, or group of phrases</source>
        <translation>Begriff oder Gruppe von Begriffen</translation>
    </message>
    <message>
        <source>patients, noise added</source>
        <translation>Patienten, mit Rauschen</translation>
    </message>
    <message>
        <source>records, noise added</source>
        <translation>Datensätze, mit Rauschen</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>erkennbar über %1</translation>
    </message>
    <message>
        <source>± %1</source>
        <extracomment>half the width of a band, &quot;± 0.8&quot;</extracomment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Noisy count</source>
        <translation>Verrauschte Anzahl</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Rauschen (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Share of the label</source>
        <translation>Anteil an der Kategorie</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedFieldsCard</name>
    <message>
        <source>Fields of the synthetic patients</source>
        <translation>Felder der synthetischen Patienten</translation>
    </message>
    <message>
        <source>The documents are those of %1 synthetic patients. The shares have noise in them; documents and patients are drawn from them.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Die Dokumente sind die von %1 synthetischen Patienten. Die Anteile enthalten Rauschen; Dokumente und Patienten sind daraus gezogen.</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedTextView</name>
    <message>
        <source>Text of the document</source>
        <translation>Text des Dokuments</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>number and label of a document</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedTextsTab</name>
    <message>
        <source>Label whose documents are shown</source>
        <translation>Kategorie, deren Dokumente gezeigt werden</translation>
    </message>
    <message>
        <source>Search phrases and texts</source>
        <translation>Begriffe und Texte durchsuchen</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>&amp;Kategorie:</translation>
    </message>
    <message>
        <source>Documents of the package</source>
        <translation>Dokumente des Pakets</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>alle Kategorien</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of %1</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>
            <numerusform>%Ln Dokument von %1</numerusform>
            <numerusform>%Ln Dokumente von %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecipientWindow</name>
    <message>
        <source>Package - Keyseed</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Paket - Keyseed</translation>
    </message>
    <message>
        <source>Keyseed</source>
        <translation>Keyseed</translation>
    </message>
    <message>
        <source>&amp;Open a package</source>
        <translation>Paket &amp;öffnen</translation>
    </message>
    <message>
        <source>A zip file...</source>
        <translation>Eine Zip-Datei...</translation>
    </message>
    <message>
        <source>A folder...</source>
        <translation>Ein Ordner...</translation>
    </message>
    <message>
        <source>Open a package</source>
        <translation>Paket öffnen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Show or fold the help (F1)</source>
        <translation>Hilfe ein- oder ausklappen (F1)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Open a package that you received: the zip file, or the folder it was unpacked to. It can be dropped here, too.</source>
        <translation>Öffnen Sie ein Paket, das Sie erhalten haben: die Zip-Datei oder den Ordner, in den es entpackt wurde. Es kann auch hier abgelegt werden.</translation>
    </message>
    <message>
        <source>What is &amp;promised</source>
        <translation>Was &amp;zugesagt ist</translation>
    </message>
    <message>
        <source>Doc&amp;uments</source>
        <translation>&amp;Dokumente</translation>
    </message>
    <message>
        <source>Checking the package</source>
        <translation>Paket wird geprüft</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Pakete (*.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 - Keyseed</source>
        <translation>%1 - Keyseed</translation>
    </message>
    <message>
        <source>This is not a package, or it is damaged</source>
        <translation>Das ist kein Paket oder ein beschädigtes</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Ask the sender for another copy.</source>
        <translation>Nichts davon wird gezeigt. Bitten Sie den Absender um ein neues Exemplar.</translation>
    </message>
    <message>
        <source>Train and appl&amp;y</source>
        <translation>&amp;Trainieren und anwenden</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
</context>
<context>
    <name>ui::RecordsCheckCard</name>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Erneut prüfen</translation>
    </message>
    <message>
        <source>Without text, left out</source>
        <translation>Ohne Text, ausgelassen</translation>
    </message>
    <message>
        <source>Without a declared label, left out</source>
        <translation>Ohne freigegebene Kategorie, ausgelassen</translation>
    </message>
    <message>
        <source>Patients (different values in the person column)</source>
        <translation>Patienten (verschiedene Werte in der Spalte „Person“)</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>nur auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>Lines of the file to mend</source>
        <translation>Zu korrigierende Zeilen der Datei</translation>
    </message>
    <message>
        <source>Checking the records</source>
        <translation>Datensätze werden geprüft</translation>
    </message>
    <message>
        <source>Lines to correct in the file before it can be used: %1</source>
        <translation>Zeilen der Datei, die vor der Verwendung zu korrigieren sind: %1</translation>
    </message>
    <message>
        <source>Every line could be read.</source>
        <translation>Alle Zeilen konnten gelesen werden.</translation>
    </message>
    <message>
        <source>Enter shows the line.</source>
        <translation>Die Eingabetaste zeigt die Zeile.</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Nur die ersten %1 sind aufgeführt.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>Records in the files</source>
        <translation>Datensätze in den Dateien</translation>
    </message>
    <message>
        <source>Without a label</source>
        <translation>Ohne Kategorie</translation>
    </message>
    <message>
        <source>Check of all records</source>
        <translation>Prüfung aller Datensätze</translation>
    </message>
    <message>
        <source>The records are not checked yet.</source>
        <translation>Die Datensätze sind noch nicht geprüft.</translation>
    </message>
    <message>
        <source>The rest was not read (%1); the numbers above are for the part before it.</source>
        <translation>Ab dort (%1) wurde nichts gelesen; die Zahlen oben gelten für den Teil davor.</translation>
    </message>
    <message>
        <source>Texts that a spreadsheet program most likely cut off: %1. They count as they are.</source>
        <translation>Texte, die ein Tabellenprogramm höchstwahrscheinlich abgeschnitten hat: %1. Sie zählen so, wie sie sind.</translation>
    </message>
    <message>
        <source>Left out:</source>
        <translation>Ausgelassen:</translation>
    </message>
</context>
<context>
    <name>ui::RecordsFileCard</name>
    <message>
        <source>Drop the file, the files or the folder with the records anywhere on this page. They are read where they are; no copy is made.</source>
        <translation>Die Datei, die Dateien oder den Ordner mit den Datensätzen irgendwo auf dieser Seite ablegen. Sie werden an ihrem Ort gelesen; es entsteht keine Kopie.</translation>
    </message>
    <message>
        <source>What can be read: %1; packed with gzip, zstd or zip, too.</source>
        <extracomment>%1: formats of files</extracomment>
        <translation>Lesbar sind: %1; auch mit gzip, zstd oder zip gepackt.</translation>
    </message>
    <message>
        <source>Choose &amp;files...</source>
        <translation>Da&amp;teien wählen...</translation>
    </message>
    <message>
        <source>Choose a folder with the records</source>
        <translation>Einen Ordner mit den Datensätzen wählen</translation>
    </message>
    <message>
        <source>Choose other &amp;files...</source>
        <translation>Andere Da&amp;teien wählen...</translation>
    </message>
    <message>
        <source>Choose the files with the records</source>
        <translation>Dateien mit den Datensätzen wählen</translation>
    </message>
    <message>
        <source>Choose the folder with the records</source>
        <translation>Ordner mit den Datensätzen wählen</translation>
    </message>
    <message>
        <source>Folder...</source>
        <translation>Ordner...</translation>
    </message>
</context>
<context>
    <name>ui::RecordsReading</name>
    <message>
        <source>recognised</source>
        <extracomment>a setting that the program found out, %1: what it found</extracomment>
        <translation>erkannt</translation>
    </message>
    <message>
        <source>%1 (recognised)</source>
        <translation>%1 (erkannt)</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>Fo&amp;rmat</source>
        <translation>Fo&amp;rmat</translation>
    </message>
    <message>
        <source>Deli&amp;miter</source>
        <translation>Trennzei&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Kodierun&amp;g</translation>
    </message>
    <message>
        <source>the first that fits</source>
        <translation>die erste passende</translation>
    </message>
    <message>
        <source>Sheet or table</source>
        <translation>Blatt oder Tabelle</translation>
    </message>
    <message>
        <source>%1 (the first that fits)</source>
        <extracomment>of the sheets of a workbook, or of the tables of a database; %1: its name</extracomment>
        <translation>%1 (die erste passende)</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>double quotes</source>
        <extracomment>how a table of text marks cells that hold delimiters</extracomment>
        <translation>doppelte</translation>
    </message>
    <message>
        <source>single quotes</source>
        <translation>einfache</translation>
    </message>
    <message>
        <source>backslashes</source>
        <translation>Backslashes</translation>
    </message>
    <message>
        <source>no quotes</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>ui::RecordsStep</name>
    <message>
        <source>The file cannot be read with these settings; see the message above.</source>
        <translation>Die Datei ist so nicht lesbar; siehe Meldung oben.</translation>
    </message>
    <message>
        <source>Confirm what the columns are for.</source>
        <translation>Bestätigen Sie, wofür die Spalten stehen.</translation>
    </message>
    <message>
        <source>The first rows are being read.</source>
        <translation>Die ersten Zeilen werden gelesen.</translation>
    </message>
    <message>
        <source>Choose the column that identifies patients.</source>
        <translation>Wählen Sie die Spalte, an der Patienten zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>Correct the lines in the list, then check again.</source>
        <translation>Korrigieren Sie die aufgeführten Zeilen und prüfen Sie dann erneut.</translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation>Seit der Festlegung unveränderlich.</translation>
    </message>
    <message>
        <source>The check runs in the background.</source>
        <translation>Die Prüfung läuft weiter, während Sie fortfahren.</translation>
    </message>
    <message>
        <source>No label is declared: all records form one class.</source>
        <translation>Keine Kategorie ist freigegeben: Alle Datensätze bilden eine Klasse.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>The records cannot change after the commit. Create a new project for other files.</source>
        <translation>Die Datensätze stehen mit der Festlegung fest. Andere Dateien gehören in ein neues Projekt.</translation>
    </message>
    <message>
        <source>Choose the files that hold the records.</source>
        <translation>Wählen Sie die Dateien, die die Datensätze enthalten.</translation>
    </message>
    <message>
        <source>Which files hold the notes, and what is in their columns?</source>
        <translation>Welche Dateien enthalten die Notizen, und was steht in ihren Spalten?</translation>
    </message>
    <message>
        <source>Answer whether the labels may become public.</source>
        <translation>Beantworten Sie, ob die Labels öffentlich werden dürfen.</translation>
    </message>
    <message>
        <source>No record would count with these choices; see the check of all records.</source>
        <translation>Mit dieser Wahl würde kein Datensatz zählen; siehe die Prüfung aller Datensätze.</translation>
    </message>
    <message>
        <source>Answer whether these are the records of an earlier project.</source>
        <translation>Beantworten Sie, ob das die Datensätze eines früheren Projekts sind.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Files and columns</source>
        <translation>Dateien und Spalten</translation>
    </message>
</context>
<context>
    <name>ui::RecordsTrouble</name>
    <message>
        <source>Try aga&amp;in</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>This was not taken</source>
        <translation>Das wurde nicht übernommen</translation>
    </message>
    <message>
        <source>The file is in another encoding</source>
        <translation>Die Datei hat eine andere Kodierung</translation>
    </message>
    <message>
        <source>Read it as %1</source>
        <translation>Als %1 lesen</translation>
    </message>
    <message>
        <source>%1. What follows was not read.</source>
        <translation>%1. Was folgt, wurde nicht gelesen.</translation>
    </message>
</context>
<context>
    <name>ui::ReleaseAboutCard</name>
    <message>
        <source>Synthetic cardiology notes</source>
        <translation>Synthetische Notizen der Kardiologie</translation>
    </message>
    <message>
        <source>CC BY 4.0</source>
        <translation>CC BY 4.0</translation>
    </message>
    <message>
        <source>data-office@hospital.example</source>
        <translation>datenstelle@klinik.example</translation>
    </message>
    <message>
        <source>What the package says of itself</source>
        <translation>Was das Paket über sich sagt</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>L&amp;icence</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <source>&amp;Contact</source>
        <translation>&amp;Kontakt</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>zum Beispiel: %1</translation>
    </message>
</context>
<context>
    <name>ui::ReleaseStep</name>
    <message>
        <source>Writing the package</source>
        <translation>Paket wird geschrieben</translation>
    </message>
    <message>
        <source>Verifying the package</source>
        <translation>Paket wird geprüft</translation>
    </message>
    <message>
        <source>The plan was changed after the export: export again, so that the package matches it.</source>
        <translation>Der Plan wurde nach dem Export geändert: Exportieren Sie erneut, damit das Paket dasselbe aussagt.</translation>
    </message>
    <message>
        <source>Write the documents first, two pages back.</source>
        <translation>Schreiben Sie zuerst die Dokumente, zwei Seiten zurück.</translation>
    </message>
    <message>
        <source>The package is being written.</source>
        <translation>Das Paket wird geschrieben.</translation>
    </message>
    <message>
        <source>The package is being verified.</source>
        <translation>Das Paket wird geprüft.</translation>
    </message>
    <message>
        <source>Export the package to finish.</source>
        <translation>Exportieren Sie das Paket, um abzuschließen.</translation>
    </message>
    <message>
        <source>The package does not verify: export it again.</source>
        <translation>Das Paket besteht die Prüfung nicht: Exportieren Sie es erneut.</translation>
    </message>
    <message>
        <source>Export again: the plan was changed after the export.</source>
        <translation>Exportieren Sie erneut: Der Plan wurde nach dem Export geändert.</translation>
    </message>
    <message>
        <source>The package is written and verified. Pass it on with its README.</source>
        <translation>Das Paket ist geschrieben und geprüft. Geben Sie es mit seinem README weiter.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>What is passed on, and what does it guarantee?</source>
        <translation>Was wird weitergegeben, und was sagt es zu?</translation>
    </message>
    <message>
        <source>The texts of this release are in its package only. The project did not keep them, so the release cannot be exported again.</source>
        <translation>Die Texte dieser Veröffentlichung sind in ihrem Paket; im Projekt sind sie nicht gespeichert, deshalb lässt sie sich nicht erneut exportieren.</translation>
    </message>
    <message>
        <source>The approval is for another release (texts, budget, purpose, recipient or plan): have the release approved again, or remove the approval.</source>
        <translation>Die Genehmigung gilt einer anderen Freigabe (Texte, Budget, Zweck, Empfänger oder Plan): Lassen Sie neu genehmigen oder entfernen Sie die Genehmigung.</translation>
    </message>
    <message>
        <source>This project is open in another window. Close that window, then open the project again here.</source>
        <translation>Dieses Projekt ist in einem anderen Fenster geöffnet. Schließen Sie jenes Fenster und öffnen Sie das Projekt dann hier neu.</translation>
    </message>
</context>
<context>
    <name>ui::ReleasedNotice</name>
    <message>
        <source>New release from the same model (free)</source>
        <translation>Neue Veröffentlichung aus demselben Modell (kostenlos)</translation>
    </message>
    <message>
        <source>Released on %1: this plan is read-only.</source>
        <extracomment>%1: a day and a time</extracomment>
        <translation>Veröffentlicht am %1: Dieser Plan ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>A new release costs no budget: it uses the same model and phrases and starts from the page Make documents.</source>
        <translation>Eine neue kostet kein Budget: Modell und Begriffe bleiben, und es geht auf der Seite „Dokumente erstellen“ weiter.</translation>
    </message>
</context>
<context>
    <name>ui::RequestCard</name>
    <message>
        <source>Pre&amp;vious</source>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Nächste</translation>
    </message>
    <message>
        <source>Number of the document whose request is shown</source>
        <translation>Nummer des Dokuments, dessen Anfrage gezeigt wird</translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation>Format der Datei</translation>
    </message>
    <message>
        <source>for a batch (OpenAI)</source>
        <translation>für einen Batch (OpenAI)</translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>a format of a file with prompts</extracomment>
        <translation>einfach</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>follows the number of one of them: &quot;document 3 of 3,300&quot;</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>What the file holds, line by line</source>
        <translation>Was die Datei enthält, Zeile für Zeile</translation>
    </message>
    <message>
        <source>The exact request</source>
        <translation>Die genaue Anfrage</translation>
    </message>
    <message>
        <source>The line of this document</source>
        <translation>Die Zeile dieses Dokuments</translation>
    </message>
    <message>
        <source>The request of this document</source>
        <translation>Die Anfrage dieses Dokuments</translation>
    </message>
    <message>
        <source>The line as it is in the file, byte for byte. It contains no key.</source>
        <translation>Die Zeile, wie sie in der Datei steht, Byte für Byte. Sie enthält keinen Schlüssel.</translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. Only the key is masked here; it is sent to this server only.</source>
        <translation>Wie gesendet wird, Byte für Byte. Nur der Schlüssel ist hier verdeckt; er geht an den Server und sonst nirgendwohin.</translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. There is no key in it.</source>
        <translation>Wie gesendet wird, Byte für Byte. Es ist kein Schlüssel darin.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Ziehen Sie zuerst die Begriffe.</translation>
    </message>
</context>
<context>
    <name>ui::RequestDialog</name>
    <message>
        <source>Approve a release</source>
        <translation>Eine Veröffentlichung genehmigen</translation>
    </message>
    <message>
        <source>&amp;Approve and save the answer</source>
        <translation>&amp;Genehmigen und die Antwort speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>Die Anfrage</translation>
    </message>
    <message>
        <source>The plan of the release</source>
        <translation>Der Plan der Veröffentlichung</translation>
    </message>
    <message>
        <source>You approve exactly these texts, this budget, purpose, recipient and plan: the answer holds their checksums. Ask for the texts themselves if you want to read them before.</source>
        <translation>Sie genehmigen genau diese Texte, dieses Budget, diesen Zweck, Empfänger und Plan: Die Antwort enthält ihre Prüfsummen. Bitten Sie um die Texte selbst, wenn Sie sie vorher lesen möchten.</translation>
    </message>
    <message>
        <source>Your approval</source>
        <translation>Ihre Genehmigung</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>Be&amp;gründung</translation>
    </message>
    <message>
        <source>Name, reason and day are stated in the package for every recipient.</source>
        <translation>Name, Begründung und Tag stehen im Paket und sind für jeden Empfänger lesbar.</translation>
    </message>
    <message>
        <source>Your key</source>
        <translation>Ihr Schlüssel</translation>
    </message>
    <message>
        <source>The request cannot be approved</source>
        <translation>Die Anfrage kann nicht genehmigt werden</translation>
    </message>
    <message>
        <source>It is damaged or no request of Keyseed: ask for a new one.</source>
        <translation>Sie ist beschädigt oder keine Anfrage von Keyseed: Bitten Sie um eine neue.</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Zusage</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Save the answer</source>
        <translation>Die Antwort speichern</translation>
    </message>
    <message>
        <source>Answers to a request (*.approval)</source>
        <translation>Antworten auf eine Anfrage (*.approval)</translation>
    </message>
    <message>
        <source>The answer is in %1. Send it back.</source>
        <translation>Die Antwort ist in %1. Senden Sie sie zurück.</translation>
    </message>
    <message>
        <source>The request is being read.</source>
        <translation>Die Anfrage wird gelesen.</translation>
    </message>
    <message>
        <source>An approval needs a name and a reason.</source>
        <translation>Eine Genehmigung braucht einen Namen und eine Begründung.</translation>
    </message>
    <message>
        <source>An approval needs the key of the person who approves.</source>
        <translation>Eine Genehmigung braucht den Schlüssel der Person, die genehmigt.</translation>
    </message>
</context>
<context>
    <name>ui::ReviewFilterRow</name>
    <message>
        <source>Label of the documents</source>
        <translation>Kategorie der Dokumente</translation>
    </message>
    <message>
        <source>Which documents</source>
        <translation>Welche Dokumente</translation>
    </message>
    <message>
        <source>all documents</source>
        <translation>alle Dokumente</translation>
    </message>
    <message>
        <source>with look-alikes</source>
        <translation>mit scheinbaren Kennungen</translation>
    </message>
    <message>
        <source>with missing phrases</source>
        <translation>mit fehlenden Begriffen</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Search the texts</source>
        <translation>Texte durchsuchen</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>alle Kategorien</translation>
    </message>
    <message>
        <source>marked answers</source>
        <translation>markierte Antworten</translation>
    </message>
    <message>
        <source>near duplicates</source>
        <translation>Beinahe-Duplikate</translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>of documents that the package will not hold</extracomment>
        <translation>ausgelassene</translation>
    </message>
</context>
<context>
    <name>ui::ReviewStep</name>
    <message>
        <source>Reading costs nothing. To change a text, go back and write again.</source>
        <translation>Lesen kostet nichts. Um einen Text zu ändern, gehen Sie zurück und schreiben Sie neu.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Would you pass these documents on?</source>
        <translation>Würden Sie diese Dokumente weitergeben?</translation>
    </message>
    <message>
        <source>Write the documents first, one page back.</source>
        <translation>Schreiben Sie zuerst die Dokumente, eine Seite zurück.</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Teile der Durchsicht</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Dokumente</translation>
    </message>
    <message>
        <source>&amp;Internal, does not leave</source>
        <translation>&amp;Intern, bleibt im Haus</translation>
    </message>
    <message>
        <source>Every document is left out: take some back in.</source>
        <translation>Alle Dokumente sind ausgelassen: Nehmen Sie einige wieder auf.</translation>
    </message>
    <message>
        <source>The content of this tab is not saved and does not go into a package.</source>
        <translation>Was diese Registerkarte zeigt, wird nicht gespeichert und kommt in kein Paket.</translation>
    </message>
</context>
<context>
    <name>ui::RewriterTrainingDialog</name>
    <message>
        <source>All of these &amp;texts are public</source>
        <translation>Alle diese &amp;Texte sind öffentlich</translation>
    </message>
    <message>
        <source>Train a rewriting model</source>
        <translation>Ein Modell zum Umschreiben trainieren</translation>
    </message>
    <message>
        <source>Public texts, one a line</source>
        <translation>Öffentliche Texte, einer je Zeile</translation>
    </message>
    <message>
        <source>&amp;Choose files...</source>
        <translation>&amp;Dateien wählen...</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Alle diese Texte sind öffentlich</translation>
    </message>
    <message>
        <source>What a model learns is not protected: its texts must not come from the records of this organisation, de-identified or not. About ten thousand short sentences of the field are enough for a small model.</source>
        <translation>Nichts, was ein Modell lernt, ist geschützt: Seine Texte dürfen nicht aus den Datensätzen dieses Hauses stammen, auch nicht de-identifiziert. Einige zehntausend kurze Sätze des Fachs genügen für ein kleines Modell.</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>a small BART, new</source>
        <translation>ein kleines BART, neu</translation>
    </message>
    <message>
        <source>a BART that is there, pruned (PR)</source>
        <translation>ein vorhandenes BART, gestutzt (PR)</translation>
    </message>
    <message>
        <source>a pruned BART, trained on with noise (PR+)</source>
        <translation>ein gestutztes BART, mit Rauschen weitertrainiert (PR+)</translation>
    </message>
    <message>
        <source>ADePT, new</source>
        <translation>ADePT, neu</translation>
    </message>
    <message>
        <source>Folder of the model to begin with</source>
        <translation>Ordner des Modells, mit dem begonnen wird</translation>
    </message>
    <message>
        <source>Choose the model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>Folder for the model</source>
        <translation>Ordner für das Modell</translation>
    </message>
    <message>
        <source>Choose a folder for the model</source>
        <translation>Ordner für das Modell wählen</translation>
    </message>
    <message>
        <source>&amp;What is made</source>
        <translation>&amp;Was entsteht</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Epsilon of the noise, of a row</source>
        <translation>&amp;Epsilon des Rauschens, je Zeile</translation>
    </message>
    <message>
        <source>&amp;Steps at most</source>
        <translation>&amp;Schritte höchstens</translation>
    </message>
    <message>
        <source>&amp;Folder for the model</source>
        <translation>&amp;Ordner für das Modell</translation>
    </message>
    <message>
        <source>Training ends early if held-out texts are no longer reproduced better. An interrupted training continues in the same folder.</source>
        <translation>Das Training endet früher, wenn zurückgehaltene Texte nicht mehr besser wiedergegeben werden. Ein abgebrochenes geht im selben Ordner weiter.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>T&amp;rainieren</translation>
    </message>
    <message>
        <source>Choose public texts, one a line</source>
        <translation>Öffentliche Texte wählen, einer je Zeile</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Texte (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter is not installed: ask for the package of that name.</source>
        <translation>Das Programm keyseed-rewriter ist nicht installiert: Fragen Sie nach dem Paket dieses Namens.</translation>
    </message>
    <message>
        <source>Choose files with public texts.</source>
        <translation>Wählen Sie Dateien mit öffentlichen Texten.</translation>
    </message>
    <message>
        <source>Declare that all of the texts are public: others must not be learnt from.</source>
        <translation>Erklären Sie, dass alle Texte öffentlich sind: Aus anderen darf nicht gelernt werden.</translation>
    </message>
    <message>
        <source>Choose the model to begin with.</source>
        <translation>Wählen Sie das Modell, mit dem begonnen wird.</translation>
    </message>
    <message>
        <source>Choose a folder for the model.</source>
        <translation>Wählen Sie einen Ordner für das Modell.</translation>
    </message>
    <message>
        <source>Training the model</source>
        <translation>Das Modell wird trainiert</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>keine gewählt</translation>
    </message>
    <message>
        <source>If you close the window, the result so far is kept, and training continues from it when you start again.</source>
        <translation>Beim Schließen bleibt, was gelernt wurde; es geht weiter, wenn wieder begonnen wird.</translation>
    </message>
</context>
<context>
    <name>ui::RewritingModelCard</name>
    <message>
        <source>The rewriting model</source>
        <translation>Das Modell zum Umschreiben</translation>
    </message>
    <message>
        <source>A model that was trained on public texts only, in a folder of this computer. It runs on this computer, and no text is sent.</source>
        <translation>Ein Modell, das nur auf öffentlichen Texten trainiert wurde, in einem Ordner dieses Rechners. Es läuft hier; kein Text verlässt dafür das Haus.</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Ordner des Modells</translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>instead of a number</extracomment>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>Tr&amp;ain one...</source>
        <translation>Eines tr&amp;ainieren...</translation>
    </message>
    <message>
        <source>&amp;Folder of the model</source>
        <translation>&amp;Ordner des Modells</translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation>Zeilen, die Dokumente werden</translation>
    </message>
    <message>
        <source>A row has about 20 words. The number of rows is published: choose it from public knowledge, not by counting the records. Missing rows are filled with empty rows; extra rows are left out at random.</source>
        <translation>Eine Zeile hat etwa 20 Wörter. Ihre Anzahl wird veröffentlicht: Wählen Sie sie nach dem, was öffentlich ist, nicht durch Zählen der Datensätze. Was fehlt, wird mit leeren Zeilen aufgefüllt; was zu viel ist, fällt zufällig weg.</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>Ordner eines Modells wählen</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter is not installed: ask for the package of that name (sudo apt install keyseed-rewriter).</source>
        <translation>Das Programm keyseed-rewriter ist nicht installiert: Fragen Sie nach dem Paket dieses Namens (sudo apt install keyseed-rewriter).</translation>
    </message>
    <message>
        <source>Choose the folder of a rewriting model, or train one on public texts.</source>
        <translation>Wählen Sie den Ordner eines Modells zum Umschreiben, oder trainieren Sie eines auf öffentlichen Texten.</translation>
    </message>
    <message>
        <source>This folder contains no rewriting model: %1</source>
        <extracomment>%1: a reason in English, with a path</extracomment>
        <translation>In diesem Ordner ist kein Modell zum Umschreiben: %1</translation>
    </message>
    <message>
        <source>This model is for another form of rewriting: choose its folder again.</source>
        <translation>Dieses Modell ist für eine andere Form des Umschreibens: Wählen Sie seinen Ordner noch einmal.</translation>
    </message>
    <message>
        <source>Choose how many rows become documents.</source>
        <translation>Wählen Sie, wie viele Zeilen Dokumente werden.</translation>
    </message>
    <message>
        <source>%1. A row is %2 numbers, each of which gets noise.</source>
        <extracomment>a model; %1: a form of it, %2: a number</extracomment>
        <translation>%1. Eine Zeile sind %2 Zahlen, von denen jede Rauschen bekommt.</translation>
    </message>
    <message>
        <source>It was trained with noise for epsilon %1 of a row.</source>
        <extracomment>%1: an epsilon</extracomment>
        <translation>Es wurde mit Rauschen für Epsilon %1 je Zeile trainiert.</translation>
    </message>
    <message>
        <source>Rows of a patient at most</source>
        <translation>Zeilen je Patient höchstens</translation>
    </message>
    <message>
        <source>Rows of a record at most</source>
        <translation>Zeilen je Datensatz höchstens</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
</context>
<context>
    <name>ui::RewritingTrialCard</name>
    <message>
        <source>Epsilon of the row that is tried</source>
        <translation>Epsilon der Zeile, die probiert wird</translation>
    </message>
    <message>
        <source>See what is left of a public sentence</source>
        <translation>Sehen, was von einem öffentlichen Satz bleibt</translation>
    </message>
    <message>
        <source>The patient was seen for chest pain and shortness of breath.</source>
        <translation>The patient was seen for chest pain and shortness of breath.</translation>
    </message>
    <message>
        <source>A public sentence</source>
        <translation>Ein öffentlicher Satz</translation>
    </message>
    <message>
        <source>A &amp;sentence that is public, never one of the records</source>
        <translation>Ein öffentlicher &amp;Satz, nie einer aus den Datensätzen</translation>
    </message>
    <message>
        <source>Original, row by row</source>
        <translation>Original, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Rewritten without noise</source>
        <translation>Umgeschrieben ohne Rauschen</translation>
    </message>
    <message>
        <source>Rewritten with noise</source>
        <translation>Umgeschrieben mit Rauschen</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>Wählen Sie zuerst ein Modell.</translation>
    </message>
    <message>
        <source>Type a public sentence.</source>
        <translation>Geben Sie einen öffentlichen Satz ein.</translation>
    </message>
    <message>
        <source>Rewriting...</source>
        <translation>Wird umgeschrieben...</translation>
    </message>
    <message>
        <source>Each try draws new noise. At delta %1; no budget is spent.</source>
        <extracomment>%1: a delta</extracomment>
        <translation>Jeder Versuch zieht anderes Rauschen. Bei Delta %1; es kostet nichts.</translation>
    </message>
    <message>
        <source>Epsilon %1: noise of %2 times the largest that a number can be.</source>
        <extracomment>%1: an epsilon, %2: a number</extracomment>
        <translation>Epsilon %1: Rauschen vom %2-Fachen des größten Werts einer Zahl.</translation>
    </message>
    <message>
        <source>Above 15, it protects almost nothing.</source>
        <translation>Über 15 schützt es so gut wie nichts.</translation>
    </message>
    <message>
        <source>Epsilon of a row</source>
        <translation>Epsilon einer Zeile</translation>
    </message>
</context>
<context>
    <name>ui::RocView</name>
    <message>
        <source>nearest synthetic document</source>
        <translation>nächstes synthetisches Dokument</translation>
    </message>
    <message>
        <source>likelihood ratio of phrases</source>
        <translation>Likelihood-Verhältnis der Begriffe</translation>
    </message>
    <message>
        <source>Members found by false alarms, and what epsilon allows</source>
        <translation>Gefundene Mitglieder nach Fehlalarmen, und was Epsilon erlaubt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>false alarms: others taken for members</source>
        <translation>Fehlalarme: andere, die für Mitglieder gehalten werden</translation>
    </message>
    <message>
        <source>members found</source>
        <translation>gefundene Mitglieder</translation>
    </message>
    <message>
        <source>most that epsilon %1 allows</source>
        <extracomment>%1: a number</extracomment>
        <translation>das Meiste, was Epsilon %1 erlaubt</translation>
    </message>
</context>
<context>
    <name>ui::RoleHeader</name>
    <message>
        <source>What the column %1 is for</source>
        <extracomment>%1: the name of a column</extracomment>
        <translation>Wofür die Spalte %1 steht</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>ignorieren</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
</context>
<context>
    <name>ui::RoundsCard</name>
    <message>
        <source>The last of %1 rounds</source>
        <extracomment>of rounds of votes; %1: their number</extracomment>
        <translation>Die letzte von %1 Runden</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>of rounds of votes</extracomment>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>These texts are what the documents are made of.</source>
        <translation>Aus diesen Texten entstehen die Dokumente.</translation>
    </message>
    <message>
        <source>Stopped after this round. What is stored is kept; continuing costs no further budget.</source>
        <translation>Nach dieser Runde angehalten. Was gespeichert ist, bleibt; weiterzumachen kostet kein weiteres Budget.</translation>
    </message>
    <message>
        <source>%1 of %2 texts for the next round are written.</source>
        <translation>%1 von %2 Texten für die nächste Runde sind geschrieben.</translation>
    </message>
    <message>
        <source>Paused. Nothing new is requested or drawn; you can close the program and continue later.</source>
        <translation>Pause. Nichts Neues wird angefragt oder gezogen; das Programm kann geschlossen werden und macht später weiter.</translation>
    </message>
    <message>
        <source>The next round is being prepared.</source>
        <translation>Die nächste Runde wird vorbereitet.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fort&amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
</context>
<context>
    <name>ui::RunForMeDialog</name>
    <message>
        <source>Run it for me</source>
        <translation>Für mich ausfüllen</translation>
    </message>
    <message>
        <source>Go to the &amp;commit</source>
        <translation>Zur &amp;Festlegung</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>What is protected</source>
        <translation>Geschützte Einheit</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>What are the records about?</source>
        <translation>Worum geht es in den Datensätzen?</translation>
    </message>
    <message>
        <source>&amp;Medicine</source>
        <translation>&amp;Medizin</translation>
    </message>
    <message>
        <source>&amp;Something else</source>
        <translation>E&amp;twas anderes</translation>
    </message>
    <message>
        <source>How sure may somebody become that a patient is among the records?</source>
        <translation>Wie sicher darf jemand werden, dass ein Patient unter den Datensätzen ist?</translation>
    </message>
    <message>
        <source>How sure may somebody become that a record is among the records?</source>
        <translation>Wie sicher darf jemand werden, dass ein Datensatz darunter ist?</translation>
    </message>
    <message>
        <source>at most %1 % sure, who was 50 % sure before (epsilon %2)</source>
        <translation>höchstens %1 % sicher, wer vorher zu 50 % sicher war (Epsilon %2)</translation>
    </message>
    <message>
        <source>The lower, the stronger the protection and the vaguer the documents.</source>
        <translation>Je niedriger, desto stärker der Schutz und desto ungenauer die Dokumente.</translation>
    </message>
    <message>
        <source>Choose the language of the records on the Records page.</source>
        <translation>Wählen Sie die Sprache der Datensätze auf der Seite „Datensätze“.</translation>
    </message>
    <message>
        <source>There is no built-in vocabulary for this language and subject: choose or learn one on the Vocabulary page.</source>
        <translation>Für diese Sprache und dieses Thema gibt es kein eingebautes Vokabular: Wählen oder lernen Sie eines auf der Seite „Vokabular“.</translation>
    </message>
    <message>
        <source>Choose how sure somebody may become.</source>
        <translation>Wählen Sie, wie sicher jemand werden darf.</translation>
    </message>
</context>
<context>
    <name>ui::SaveTextsBar</name>
    <message>
        <source>Which documents are saved</source>
        <translation>Welche Dokumente gespeichert werden</translation>
    </message>
    <message>
        <source>How the documents are saved</source>
        <translation>Wie die Dokumente gespeichert werden</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Speichern...</translation>
    </message>
    <message>
        <source>as CSV</source>
        <translation>als CSV</translation>
    </message>
    <message>
        <source>as JSON lines</source>
        <translation>als JSON-Zeilen</translation>
    </message>
    <message>
        <source>as text files</source>
        <translation>als Textdateien</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln document(s) of the list</source>
        <translation>
            <numerusform>das eine Dokument der Liste</numerusform>
            <numerusform>alle %Ln Dokumente der Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %Ln chosen document(s)</source>
        <translation>
            <numerusform>das eine ausgewählte Dokument</numerusform>
            <numerusform>die %Ln ausgewählten Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the folder with the texts is made</source>
        <translation>Wo der Ordner mit den Texten angelegt wird</translation>
    </message>
    <message>
        <source>Save the documents</source>
        <translation>Dokumente speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>Saving the documents</source>
        <translation>Dokumente werden gespeichert</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: path of a file or folder</extracomment>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>ui::Section</name>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a link; %1: heading of a part of a page, %2: &quot;Show&quot; or &quot;Hide&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::SectionChoice</name>
    <message>
        <source>Count the whole text</source>
        <translation>Den ganzen Text zählen</translation>
    </message>
    <message>
        <source>Choose sections</source>
        <translation>Abschnitte wählen</translation>
    </message>
    <message>
        <source>Hide the list of sections</source>
        <translation>Liste der Abschnitte ausblenden</translation>
    </message>
    <message>
        <source>Show only sections whose name or headings hold this</source>
        <translation>Nur Abschnitte zeigen, deren Name oder Überschriften dies enthalten</translation>
    </message>
    <message>
        <source>search, by name or heading</source>
        <extracomment>in an empty field: a part of the name of a section, or of its headings</extracomment>
        <translation>suchen, nach Name oder Überschrift</translation>
    </message>
    <message>
        <source>Sections; a tick makes one count</source>
        <translation>Abschnitte; ein Häkchen lässt einen zählen</translation>
    </message>
    <message>
        <source>Space ticks the section.</source>
        <translation>Die Leertaste kreuzt den Abschnitt an.</translation>
    </message>
    <message>
        <source>Count the whole text, whatever its sections</source>
        <translation>Den ganzen Text zählen, was immer seine Abschnitte sind</translation>
    </message>
    <message>
        <source>%1 begins with: %2.</source>
        <extracomment>%1: a section of a note, %2: the headings that begin it</extracomment>
        <translation>%1 beginnt mit: %2.</translation>
    </message>
    <message>
        <source>The whole text counts.</source>
        <translation>Der ganze Text zählt.</translation>
    </message>
    <message>
        <source>Only these sections count: %1. A text without any known heading counts as a whole.</source>
        <translation>Nur diese Abschnitte zählen: %1. Ein Text ohne bekannte Überschrift zählt ganz.</translation>
    </message>
</context>
<context>
    <name>ui::SectionModel</name>
    <message>
        <source>Section</source>
        <extracomment>column: a section of a note</extracomment>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Headings that begin it</source>
        <translation>Überschriften, mit denen er beginnt</translation>
    </message>
</context>
<context>
    <name>ui::SentenceChoices</name>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Sprache des Textes</translation>
    </message>
    <message>
        <source>that of the vocabulary, else English</source>
        <translation>die des Vokabulars, sonst Englisch</translation>
    </message>
</context>
<context>
    <name>ui::SequenceControls</name>
    <message>
        <source>&amp;Draw</source>
        <translation>Ziehe&amp;n</translation>
    </message>
    <message>
        <source>What to draw from the released phrases</source>
        <translation>Was aus den ermittelten Begriffen gezogen wird</translation>
    </message>
    <message>
        <source>Phrases in each</source>
        <translation>Begriffe je Dokument</translation>
    </message>
    <message>
        <source>&amp;Draw again (free)</source>
        <translation>&amp;Neu ziehen (kostenlos)</translation>
    </message>
    <message>
        <source>&amp;Draw (free)</source>
        <translation>Ziehe&amp;n (kostenlos)</translation>
    </message>
    <message>
        <source>Draw again, free</source>
        <translation>Neu ziehen, kostenlos</translation>
    </message>
    <message>
        <source>Draw, free</source>
        <translation>Ziehen, kostenlos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in all</source>
        <translation>
            <numerusform>%Ln Dokument insgesamt</numerusform>
            <numerusform>%Ln Dokumente insgesamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, for %Ln label(s).</source>
        <extracomment>%1: &quot;300 documents in all&quot;; %Ln: number of labels</extracomment>
        <translation>
            <numerusform>%1, für %Ln Kategorie.</numerusform>
            <numerusform>%1, für %Ln Kategorien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spread over them by the declared shares.</source>
        <translation>Darauf verteilt nach den angegebenen Anteilen.</translation>
    </message>
    <message>
        <source>Spread over them by the noisy counts of the records.</source>
        <translation>Darauf verteilt nach den verrauschten Anzahlen der Datensätze.</translation>
    </message>
    <message>
        <source>What is shown below was drawn with other settings.</source>
        <translation>Das unten Gezeigte wurde mit anderen Einstellungen gezogen.</translation>
    </message>
    <message>
        <source>How many of the rows become documents</source>
        <translation>Wie viele der Zeilen Dokumente werden</translation>
    </message>
    <message>
        <source>Documents per label</source>
        <translation>Dokumente pro Kategorie</translation>
    </message>
</context>
<context>
    <name>ui::SequenceListModel</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>of a row: number and label of a future document</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ui::ServerChoice</name>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>API-Version</translation>
    </message>
    <message>
        <source>Choose a server</source>
        <translation>Server wählen</translation>
    </message>
    <message>
        <source>an address of my own</source>
        <translation>eigene Adresse</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>Se&amp;rver</translation>
    </message>
    <message>
        <source>OpenAI (chat completions)</source>
        <translation>OpenAI (chat completions)</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>ui::ServerList</name>
    <message>
        <source>Add a server</source>
        <translation>Server hinzufügen</translation>
    </message>
    <message>
        <source>Remove this server</source>
        <translation>Diesen Server entfernen</translation>
    </message>
    <message>
        <source>The documents are distributed by weight. If a server fails, the others take its documents. The settings below belong to the selected server.</source>
        <translation>Die Dokumente werden nach Gewicht verteilt. Fällt ein Server aus, übernehmen die anderen seine Dokumente. Was darunter steht, gilt für den gewählten Server.</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
</context>
<context>
    <name>ui::ServerTableModel</name>
    <message>
        <source>not given yet</source>
        <translation>noch nicht angegeben</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Weight</source>
        <extracomment>how many documents a server gets beside the others</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>requests to a server at the same time</extracomment>
        <translation>Gleichzeitig</translation>
    </message>
</context>
<context>
    <name>ui::SettingField</name>
    <message>
        <source>%1 (optional)</source>
        <extracomment>a field that may stay empty; %1: what it is called</extracomment>
        <translation>%1 (freiwillig)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <extracomment>the first entry of a choice, while nothing is chosen</extracomment>
        <translation>Wählen...</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation>Datei hinzufügen...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no file is chosen</extracomment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>ui::SeveralLabels</name>
    <message>
        <source>Several labels in a cell, separated by</source>
        <translation>Mehrere Kategorien in einer Zelle, getrennt durch</translation>
    </message>
    <message>
        <source>A record of several declared labels</source>
        <translation>Ein Datensatz mit mehreren freigegebenen Kategorien</translation>
    </message>
    <message>
        <source>The separator between several labels in a cell; empty if there is only one label</source>
        <translation>Was zwischen mehreren Kategorien einer Zelle steht; leer, wenn es nur eine ist</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in a field that is empty: each cell holds one label</extracomment>
        <translation>keines</translation>
    </message>
    <message>
        <source>How a record with several declared labels counts</source>
        <translation>Was aus einem Datensatz mit mehreren freigegebenen Kategorien wird</translation>
    </message>
    <message>
        <source>stands under the first of them</source>
        <extracomment>a record of several declared labels</extracomment>
        <translation>zählt zur ersten davon</translation>
    </message>
    <message>
        <source>stands under each of them</source>
        <extracomment>a record of several declared labels</extracomment>
        <translation>zählt zu jeder davon</translation>
    </message>
    <message>
        <source>The contribution of a record is divided among its labels: the guarantee is the same, and each label learns a part of the record.</source>
        <translation>Was ein Datensatz beiträgt, wird unter seinen Kategorien aufgeteilt: Die Zusage bleibt gleich, und jede Kategorie lernt einen Teil des Datensatzes.</translation>
    </message>
    <message>
        <source>The record counts fully for the label that comes first in the declared list.</source>
        <translation>Die Reihenfolge der freigegebenen Kategorien entscheidet: Ein Datensatz lehrt eine Kategorie, und diese ganz.</translation>
    </message>
</context>
<context>
    <name>ui::SignatureCard</name>
    <message>
        <source>&amp;Sign the package</source>
        <translation>Paket &amp;signieren</translation>
    </message>
    <message>
        <source>With a signature, a recipient can check that the package comes from you and was not changed.</source>
        <translation>An einer Signatur erkennt ein Empfänger, dass das Paket von Ihnen kommt und nichts darin geändert wurde.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Make a signing key, or continue without a signature.</source>
        <translation>Erzeugen Sie den Signaturschlüssel oder verzichten Sie auf eine Signatur.</translation>
    </message>
</context>
<context>
    <name>ui::SourceCard</name>
    <message>
        <source>Are these the records of an earlier project, or a newer export of them?</source>
        <translation>Sind das die Datensätze eines früheren Projekts, oder ein neuerer Export davon?</translation>
    </message>
    <message>
        <source>Choose the answer</source>
        <translation>Antwort wählen</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Name des Kontos</translation>
    </message>
    <message>
        <source>Budget of these records</source>
        <translation>Budget dieser Datensätze</translation>
    </message>
    <message>
        <source>Name of the account:</source>
        <translation>Name des Kontos:</translation>
    </message>
    <message>
        <source>What is spent on the same patients adds up in one account of the ledger, whatever the project or the file is called.</source>
        <translation>Was für dieselben Patienten verbraucht wird, zählt in einem Konto des Budgetbuchs zusammen, wie auch immer das Projekt oder die Datei heißt.</translation>
    </message>
    <message>
        <source>The ledger is being read...</source>
        <translation>Das Budgetbuch wird gelesen...</translation>
    </message>
    <message>
        <source>Nothing was spent on this account yet.</source>
        <translation>Von diesem Konto wurde noch nichts verbraucht.</translation>
    </message>
    <message>
        <source>%1 spent before on this account, %2 free.</source>
        <translation>Bisher %1 von diesem Konto verbraucht, %2 frei.</translation>
    </message>
    <message>
        <source>%1 spent before on this account; it has no cap.</source>
        <translation>Bisher %1 von diesem Konto verbraucht; es hat keine Obergrenze.</translation>
    </message>
    <message>
        <source>No: other records, of other patients</source>
        <translation>Nein: andere Datensätze, von anderen Patienten</translation>
    </message>
    <message>
        <source>Those of “%1”: %2 spent, last %3</source>
        <extracomment>an account of the ledger; %1: its name, %2: an epsilon, %3: a date</extracomment>
        <translation>Die von „%1“: %2 verbraucht, zuletzt %3</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a name in quotation marks</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The ledger knows these records, or many of them, as %1.</source>
        <extracomment>%1: names of accounts</extracomment>
        <translation>Das Budgetbuch kennt diese Datensätze, oder viele davon, als %1.</translation>
    </message>
    <message>
        <source>to be answered</source>
        <translation>zu beantworten</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
</context>
<context>
    <name>ui::SourceForm</name>
    <message>
        <source>Your file</source>
        <translation>Ihre Datei</translation>
    </message>
    <message>
        <source>The kind of file was not recognised: choose it here.</source>
        <translation>Nichts in der Datei sagt, was sie ist: Wählen Sie es hier.</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Art der Datei</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>&amp;Art der Datei</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Wählen...</translation>
    </message>
</context>
<context>
    <name>ui::SourceNotice</name>
    <message>
        <source>Use that so&amp;urce</source>
        <translation>Diese &amp;Quelle verwenden</translation>
    </message>
    <message>
        <source>These are &amp;other records, of other persons</source>
        <translation>Es sind &amp;andere Datensätze, von anderen Personen</translation>
    </message>
    <message>
        <source>These are other records, of other persons</source>
        <translation>Es sind andere Datensätze, von anderen Personen</translation>
    </message>
    <message>
        <source>Used before?</source>
        <translation>Schon verwendet?</translation>
    </message>
    <message>
        <source>to be answered</source>
        <translation>zu beantworten</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a name in quotation marks</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>These records were already used under the name %1. Spent budget adds up only under the same name.</source>
        <extracomment>%1: names of data sources</extracomment>
        <translation>Diese Datensätze wurden schon als %1 verwendet. Was für sie verbraucht wird, zählt nur unter ein und demselben Namen zusammen.</translation>
    </message>
    <message>
        <source>Answer on the Records page whether these are the records of an earlier project. Spent budget adds up only under the same name.</source>
        <translation>Beantworten Sie auf der Seite Datensätze, ob das die Datensätze eines früheren Projekts sind. Verbrauchtes Budget zählt nur unter demselben Namen zusammen.</translation>
    </message>
</context>
<context>
    <name>ui::SplitCard</name>
    <message>
        <source>What the budget is spent on</source>
        <translation>Wofür das Budget verwendet wird</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>after a number in a field: percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of the budget in percent: %1</source>
        <extracomment>%1: a part of the budget, &quot;which phrases go together&quot;</extracomment>
        <translation>Anteil am Budget in Prozent: %1</translation>
    </message>
    <message>
        <source>Take the recommended shares</source>
        <extracomment>of shares of the budget. The letter after &amp; is the shortcut.</extracomment>
        <translation>Empfohlene Anteile übernehmen</translation>
    </message>
</context>
<context>
    <name>ui::StartStep</name>
    <message>
        <source>Another project</source>
        <translation>Ein anderes Projekt</translation>
    </message>
    <message>
        <source>What is this release for, and who receives it?</source>
        <translation>Wofür ist diese Veröffentlichung bestimmt, und wer erhält sie?</translation>
    </message>
    <message>
        <source>Which project do you want to work on?</source>
        <translation>An welchem Projekt möchten Sie arbeiten?</translation>
    </message>
    <message>
        <source>Create a project, open one, or try the sample.</source>
        <translation>Legen Sie ein Projekt an, öffnen Sie eines oder probieren Sie das Beispiel aus.</translation>
    </message>
    <message>
        <source>The answers go into the data sheet; you can change them later.</source>
        <translation>Die Antworten stehen im Datenblatt; Sie können sie später ändern.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>ui::StatementCard</name>
    <message>
        <source>The guarantee of the package (the documents of a package are in English)</source>
        <translation>Die Zusage, die das Paket enthält (seine Dokumente sind auf Englisch)</translation>
    </message>
    <message>
        <source>as good as certain</source>
        <extracomment>how sure somebody can become; %1: a percentage, &quot;73.2 %&quot;</extracomment>
        <translation>so gut wie sicher</translation>
    </message>
    <message>
        <source>at most %1 sure</source>
        <translation>höchstens zu %1 sicher</translation>
    </message>
    <message>
        <source>As odds: someone who is 50 % sure that a given patient is in the data can become %1.</source>
        <extracomment>%1: &quot;at most 73.2 % sure&quot;</extracomment>
        <translation>Anders gesagt: Wer zu 50&#xa0;% sicher ist, dass ein bestimmter Patient in den Daten vorkommt, kann %1 werden.</translation>
    </message>
    <message>
        <source>As odds: someone who is 50 % sure that a given record is in the data can become %1.</source>
        <translation>Anders gesagt: Wer zu 50&#xa0;% sicher ist, dass ein bestimmter Datensatz in den Daten vorkommt, kann %1 werden.</translation>
    </message>
    <message>
        <source>This is how often a guess of theirs is right, at most; delta (%1) is counted in.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation>So oft ist eine Vermutung höchstens richtig; Delta (%1) ist eingerechnet.</translation>
    </message>
    <message>
        <source>Above 8 this is weak protection.</source>
        <translation>Über 8 ist das ein geringer Schutz.</translation>
    </message>
    <message>
        <source>Show the privacy statement (PDF)</source>
        <translation>Erklärung zum Datenschutz anzeigen (PDF)</translation>
    </message>
    <message numerus="yes">
        <source>It holds %Ln document(s).</source>
        <translation>
            <numerusform>Es enthält %Ln Dokument.</numerusform>
            <numerusform>Es enthält %Ln Dokumente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were left out by hand; the manifest states which and why.</source>
        <translation>
            <numerusform>%Ln Dokument wurde von Hand ausgelassen; das Manifest nennt, welches und warum.</numerusform>
            <numerusform>%Ln Dokumente wurden von Hand ausgelassen; das Manifest nennt, welche und warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show it in the language of this window (PDF)</source>
        <translation>In der Sprache dieses Fensters anzeigen (PDF)</translation>
    </message>
    <message>
        <source>The package is differentially private with %1.</source>
        <translation>Das Paket ist differentiell privat mit %1.</translation>
    </message>
</context>
<context>
    <name>ui::StepButton</name>
    <message>
        <source>done</source>
        <extracomment>state of a step of the journey</extracomment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>state of a step of the journey: the one on the screen</extracomment>
        <translation>hier</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>state of a step of the journey</extracomment>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>locked until the phrases are learned</source>
        <translation>gesperrt, bis die Begriffe ermittelt sind</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <extracomment>%1: number of the step, %2: its name, %3: its state</extracomment>
        <translation>Schritt %1, %2: %3</translation>
    </message>
    <message>
        <source>Locked until the phrases are learned</source>
        <translation>Gesperrt, bis die Begriffe ermittelt sind</translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>ui::TextsWriter</name>
    <message>
        <source>Who writes the texts?</source>
        <translation>Wer schreibt die Texte?</translation>
    </message>
    <message>
        <source>What it may cost</source>
        <translation>Was es kosten darf</translation>
    </message>
    <message>
        <source>The Budget page shows the number of requests and their cost at these prices.</source>
        <translation>Wie viele Anfragen es sind und was sie zu diesen Preisen kosten, sagt die Seite „Budget“.</translation>
    </message>
</context>
<context>
    <name>ui::TogetherChoice</name>
    <message>
        <source>What goes together</source>
        <translation>Was zusammengehört</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>end of a slider: phrases are drawn each for itself</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>end of a slider: phrases that stand together in public texts are drawn together</extracomment>
        <translation>stark</translation>
    </message>
    <message>
        <source>Available as soon as the vocabulary is open.</source>
        <translation>Bekannt, sobald das Vokabular geöffnet ist.</translation>
    </message>
    <message>
        <source>The vocabulary of this release does not contain which phrases occur together. A vocabulary that is learned from public texts, on the Vocabulary page, does.</source>
        <translation>Das Vokabular dieser Veröffentlichung weiß nicht, was zusammengehört. Eines, das auf der Seite Vokabular aus öffentlichen Texten gelernt wurde, weiß es.</translation>
    </message>
    <message>
        <source>The method of this release does not use this setting.</source>
        <translation>Das Verfahren dieser Veröffentlichung zieht nicht danach.</translation>
    </message>
    <message>
        <source>The effect on variety is being computed ...</source>
        <translation>Was es an Vielfalt kostet, wird ausprobiert ...</translation>
    </message>
    <message>
        <source>A trial of %2 documents has %1 different phrases.</source>
        <extracomment>%1: number of phrases, %2: number of documents</extracomment>
        <translation>Eine Probe von %2 Dokumenten hat %1 verschiedene Begriffe.</translation>
    </message>
    <message>
        <source>It costs variety: a trial of %2 documents has %1 different phrases, and %3 without it.</source>
        <extracomment>%1, %3: numbers of phrases, %2: number of documents</extracomment>
        <translation>Es kostet Vielfalt: Eine Probe von %2 Dokumenten hat %1 verschiedene Begriffe, ohne dies %3.</translation>
    </message>
    <message>
        <source>Here it costs no variety: a trial of %2 documents has %1 different phrases, and %3 without it.</source>
        <translation>Hier kostet es keine Vielfalt: Eine Probe von %2 Dokumenten hat %1 verschiedene Begriffe, ohne dies %3.</translation>
    </message>
    <message>
        <source>Off: each phrase is drawn independently.</source>
        <translation>Aus: Jeder Begriff wird für sich gezogen.</translation>
    </message>
    <message>
        <source>Gentle: phrases that occur together in the public texts are drawn together.</source>
        <translation>Sanft: Was in den öffentlichen Texten beisammensteht, kommt zusammen vor.</translation>
    </message>
    <message>
        <source>Strong: phrases that occur together in the public texts are often drawn together.</source>
        <translation>Stark: Was in den öffentlichen Texten beisammensteht, kommt oft zusammen vor.</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCard</name>
    <message>
        <source>a network of three layers</source>
        <translation>ein Netz mit drei Schichten</translation>
    </message>
    <message>
        <source>logistic regression</source>
        <translation>logistische Regression</translation>
    </message>
    <message>
        <source>which phrases stand in a text</source>
        <translation>welche Begriffe in einem Text stehen</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>2. Train on the texts of the package</source>
        <translation>2. Mit den Texten des Pakets trainieren</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>Trai&amp;nieren</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Klassifikator</translation>
    </message>
    <message>
        <source>What the classifier looks at</source>
        <translation>Was der Klassifikator betrachtet</translation>
    </message>
    <message>
        <source>Also a&amp;dapt it to the style of my texts, without looking at their labels</source>
        <translation>Au&amp;ch an den Stil meiner Texte anpassen, ohne deren Kategorien anzusehen</translation>
    </message>
    <message>
        <source>Class&amp;ifier:</source>
        <translation>Klassi&amp;fikator:</translation>
    </message>
    <message>
        <source>It loo&amp;ks at:</source>
        <translation>Er &amp;betrachtet:</translation>
    </message>
    <message>
        <source>Choose the &amp;vocabulary...</source>
        <translation>Vokab&amp;ular wählen...</translation>
    </message>
    <message>
        <source>The vocabulary that the package was made with</source>
        <translation>Das Vokabular, mit dem das Paket erzeugt wurde</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The package was made with a vocabulary of its own. Ask the sender for that file.</source>
        <translation>Das Paket wurde mit einem eigenen Vokabular erzeugt. Bitten Sie den Absender um diese Datei.</translation>
    </message>
    <message>
        <source>Without your own texts, the classifier cannot be adapted or tested.</source>
        <translation>Ohne eigene Texte gibt es nichts, woran angepasst, und nichts, woran gemessen werden kann.</translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. One half of your texts is used for adapting; both are tested on the other half.</source>
        <translation>Beide werden trainiert, mit und ohne Anpassen. Die Hälfte Ihrer Texte dient dem Anpassen; beide werden an der anderen Hälfte gemessen.</translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. An adapted model depends on your texts: protect it as you protect them.</source>
        <translation>Beide werden trainiert, mit und ohne Anpassen. Ein angepasstes Modell hängt von Ihren Texten ab: Verwahren Sie es wie diese.</translation>
    </message>
    <message>
        <source>It is trained on the package only and tested on all of your texts.</source>
        <translation>Er wird nur mit dem Paket trainiert und an allen Ihren Texten gemessen.</translation>
    </message>
    <message>
        <source>It is trained on the package only. Your texts have no labels to test it.</source>
        <translation>Er wird nur mit dem Paket trainiert. Ihre Texte haben keine Kategorien, an denen er gemessen werden könnte.</translation>
    </message>
    <message>
        <source>Seed of the training</source>
        <translation>Startwert des Trainings</translation>
    </message>
    <message>
        <source>Seed:</source>
        <extracomment>the number that decides how a network begins</extracomment>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>what it means (vectors)</source>
        <translation>was er bedeutet (Vektoren)</translation>
    </message>
    <message>
        <source>Vectors &amp;from:</source>
        <translation>Vektoren &amp;von:</translation>
    </message>
    <message>
        <source>The server gave no vectors</source>
        <translation>Der Server hat keine Vektoren geliefert</translation>
    </message>
    <message>
        <source>Check its address, its model and its key, and that it is running; then try again. The models that you have are as they were.</source>
        <translation>Prüfen Sie seine Adresse, sein Modell und seinen Schlüssel und ob er läuft; versuchen Sie es dann noch einmal. Die Modelle, die Sie haben, sind wie zuvor.</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurve</name>
    <message>
        <source>Loss by step</source>
        <translation>Verlust nach Schritten</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>im Training</translation>
    </message>
    <message>
        <source>on held-out texts</source>
        <translation>auf zurückgehaltenen Texten</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>loss (nats a token)</source>
        <translation>Verlust (nats je Token)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Units of the encoder that are left</source>
        <translation>Verbleibende Einheiten des Encoders</translation>
    </message>
    <message>
        <source>Loss in training (nats a token)</source>
        <translation>Verlust im Training (nats je Token)</translation>
    </message>
    <message>
        <source>Loss on held-out texts (nats a token)</source>
        <translation>Verlust auf zurückgehaltenen Texten (nats je Token)</translation>
    </message>
</context>
<context>
    <name>ui::TrainingDesk</name>
    <message>
        <source>not adapted</source>
        <translation>nicht angepasst</translation>
    </message>
    <message>
        <source>adapted to your texts</source>
        <translation>an Ihre Texte angepasst</translation>
    </message>
    <message>
        <source>loaded from a file</source>
        <translation>aus einer Datei geladen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training läuft</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Modell wird geladen</translation>
    </message>
    <message>
        <source>Applying the model to your texts</source>
        <translation>Modell wird auf Ihre Texte angewendet</translation>
    </message>
</context>
<context>
    <name>ui::TrialCard</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Different phrases</source>
        <translation>Verschiedene Begriffe</translation>
    </message>
    <message>
        <source>Learned phrases that occur</source>
        <translation>Ermittelte Begriffe, die vorkommen</translation>
    </message>
    <message>
        <source>Drawn from what was learned</source>
        <translation>Aus dem Ermittelten gezogen</translation>
    </message>
    <message>
        <source>What these settings would give</source>
        <translation>Was diese Einstellungen ergäben</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>heads of columns: figures of a trial with new settings, and of the sequences that are kept</extracomment>
        <translation>Probe</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>Example sequences of the trial</source>
        <translation>Beispielsequenzen der Probe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>so many of so many, both numbers</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Trying these settings ...</source>
        <translation>Einstellungen werden ausprobiert ...</translation>
    </message>
    <message>
        <source>These settings could not be tried.</source>
        <translation>Diese Einstellungen ließen sich nicht ausprobieren.</translation>
    </message>
    <message>
        <source>Phrases are counted over the first %1 documents in both cases. Three examples of the trial, which is discarded:</source>
        <translation>Begriffe sind auf beiden Seiten über die ersten %1 Dokumente gezählt. Drei Beispiele der Probe, die nicht behalten wird:</translation>
    </message>
    <message>
        <source>Three examples of the trial, which is discarded:</source>
        <translation>Drei Beispiele der Probe, die nicht behalten wird:</translation>
    </message>
</context>
<context>
    <name>ui::UsefulnessCard</name>
    <message>
        <source>&amp;Choose the records...</source>
        <translation>Datensätze wäh&amp;len...</translation>
    </message>
    <message>
        <source>Chec&amp;k usefulness</source>
        <translation>Brauchbarkeit &amp;prüfen</translation>
    </message>
    <message>
        <source>Usefulness: how much of the content of the records can be learned from the documents?</source>
        <translation>Brauchbarkeit: Ließe sich aus den Dokumenten lernen, was die Datensätze aussagen?</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>intern, bleibt im Haus</translation>
    </message>
    <message>
        <source>Classifiers are trained on the documents only and classify the records. It takes a few minutes, and the result is not saved.</source>
        <translation>Klassifikatoren werden nur mit den Dokumenten trainiert und ordnen die Datensätze den Kategorien zu. Das dauert einige Minuten, und nichts davon wird gespeichert.</translation>
    </message>
    <message>
        <source>How each classifier did</source>
        <translation>Ergebnis jedes Klassifikators</translation>
    </message>
    <message>
        <source>How each label was found</source>
        <translation>Wie jede Kategorie gefunden wurde</translation>
    </message>
    <message>
        <source>Which labels are taken for which</source>
        <translation>Welche Kategorien womit verwechselt werden</translation>
    </message>
    <message>
        <source>The documents changed after this check: check again.</source>
        <translation>Die Dokumente haben sich seit dieser Prüfung geändert: Prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>Classifier whose answers are shown by label</source>
        <translation>Klassifikator, dessen Antworten nach Kategorie gezeigt werden</translation>
    </message>
    <message>
        <source>B&amp;y label, for:</source>
        <translation>Nach &amp;Kategorie, für:</translation>
    </message>
    <message>
        <source>Records by their label (rows) and their classification (columns). Framed: classified correctly. Darker cells have a larger share of the row.</source>
        <translation>Datensätze nach ihrer Kategorie (Zeilen) und der, für die sie gehalten wurden (Spalten). Umrahmt: richtig zugeordnet. Je dunkler, desto größer der Anteil an der Zeile.</translation>
    </message>
    <message>
        <source>There is no document to learn from.</source>
        <translation>Es gibt kein Dokument, aus dem sich lernen ließe.</translation>
    </message>
    <message>
        <source>There is only one label: the records cannot be classified.</source>
        <translation>Es gibt nur eine Kategorie: Da ist nichts zuzuordnen.</translation>
    </message>
    <message>
        <source>The records are read again from %1</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation>Die Datensätze werden noch einmal gelesen aus %1</translation>
    </message>
    <message>
        <source>The records are no longer at %1. Choose the file that was used for the commit: it is read on this computer and not sent.</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation>Die Datensätze sind nicht mehr unter %1. Wählen Sie die Datei, aus der die Begriffe ermittelt wurden: Sie wird auf diesem Rechner gelesen und geht nirgendwohin.</translation>
    </message>
    <message>
        <source>Choose the records</source>
        <translation>Datensätze wählen</translation>
    </message>
    <message>
        <source>Checking usefulness</source>
        <translation>Brauchbarkeit wird geprüft</translation>
    </message>
    <message>
        <source>Trained on %1 documents, tested on %2 records; %3 records without a text or a declared label were skipped. The most frequent label is correct for %4.</source>
        <translation>Trainiert mit %1 Dokumenten, getestet mit %2 Datensätzen; %3 Datensätze ohne Text oder freigegebene Kategorie wurden übergangen. Wer immer die häufigste Kategorie nennt, läge bei %4 richtig.</translation>
    </message>
</context>
<context>
    <name>ui::VarietyChoice</name>
    <message>
        <source>Variety of the phrases</source>
        <translation>Vielfalt der Begriffe</translation>
    </message>
    <message>
        <source>Reset the variety to the method&apos;s own</source>
        <translation>Vielfalt auf die Vorgabe des Verfahrens zurücksetzen</translation>
    </message>
    <message>
        <source>more typical</source>
        <extracomment>end of a slider: the frequent phrases come more often</extracomment>
        <translation>typischer</translation>
    </message>
    <message>
        <source>more varied</source>
        <extracomment>end of a slider: the rare phrases come more often</extracomment>
        <translation>vielfältiger</translation>
    </message>
    <message>
        <source>The method&apos;s own: sharpness %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Vorgabe des Verfahrens: Schärfe %1.</translation>
    </message>
    <message>
        <source>More varied than the method&apos;s own: sharpness %1.</source>
        <translation>Vielfältiger als die Vorgabe des Verfahrens: Schärfe %1.</translation>
    </message>
    <message>
        <source>More typical than the method&apos;s own: sharpness %1.</source>
        <translation>Typischer als die Vorgabe des Verfahrens: Schärfe %1.</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Vielfalt</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ui::VectorServerFields</name>
    <message>
        <source>Protocol of the server</source>
        <translation>Protokoll des Servers</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>ui::VectorsChoice</name>
    <message>
        <source>I a&amp;gree that these texts are sent to this address</source>
        <translation>Ich bin d&amp;amit einverstanden, dass diese Texte an diese Adresse gesendet werden</translation>
    </message>
    <message>
        <source>Where vectors come from</source>
        <translation>Woher die Vektoren kommen</translation>
    </message>
    <message>
        <source>the vocabulary, of phrases</source>
        <translation>dem Vokabular, für Begriffe</translation>
    </message>
    <message>
        <source>a server, of whole texts</source>
        <translation>einem Server, für ganze Texte</translation>
    </message>
    <message>
        <source>the encoder of the program, of whole texts</source>
        <extracomment>the program has a model that makes vectors of texts; nothing leaves the computer</extracomment>
        <translation>dem Encoder des Programms, für ganze Texte</translation>
    </message>
    <message>
        <source>The key of the server is not there, or may not go to it yet: see above.</source>
        <translation>Der Schlüssel des Servers fehlt oder darf noch nicht an ihn gehen: siehe oben.</translation>
    </message>
    <message>
        <source>Agree to what is sent, or use the vectors of the vocabulary.</source>
        <translation>Stimmen Sie dem Senden zu, oder nehmen Sie die Vektoren des Vokabulars.</translation>
    </message>
    <message>
        <source>These texts are sent to %1: the texts of the package, without the names of their labels, and your own texts, if the classifier is adapted to them, tested on them or applied to them. The operator of that server can read them. Nothing is sent before you train, load a model or save predictions.</source>
        <extracomment>%1: the address of a server</extracomment>
        <translation>An %1 werden gesendet: die Texte des Pakets, ohne die Namen ihrer Kategorien; und Ihre eigenen Texte, wenn der Klassifikator an sie angepasst, an ihnen gemessen oder auf sie angewendet wird. Wer diesen Server betreibt, kann sie lesen. Bevor Sie trainieren, ein Modell laden oder Vorhersagen speichern, wird nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>ui::VerificationView</name>
    <message>
        <source>Differences found</source>
        <translation>Gefundene Abweichungen</translation>
    </message>
    <message>
        <source>Files of the package</source>
        <translation>Dateien des Pakets</translation>
    </message>
    <message numerus="yes">
        <source>Read again from the disk: %n file(s), every sum and every count agrees.</source>
        <translation>
            <numerusform>Vom Datenträger neu gelesen: %n Datei, alle Prüfsummen und Anzahlen stimmen.</numerusform>
            <numerusform>Vom Datenträger neu gelesen: %n Dateien, alle Prüfsummen und Anzahlen stimmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n difference(s) found.</source>
        <extracomment>%1: what to do, a sentence</extracomment>
        <translation>
            <numerusform>%1 %n Abweichung gefunden.</numerusform>
            <numerusform>%1 %n Abweichungen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed by the key with the fingerprint %1: %2</source>
        <extracomment>%1: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %2: what was signed beside it</extracomment>
        <translation>Signiert mit dem Schlüssel mit dem Fingerabdruck %1: %2</translation>
    </message>
    <message>
        <source>There is a signature, but it is not valid.</source>
        <translation>Es gibt eine Signatur, aber sie passt nicht.</translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation>Nicht signiert.</translation>
    </message>
    <message>
        <source>Approved by %1 on %2, fingerprint %3: %4</source>
        <extracomment>%1: a name, %2: a time, %3: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %4: why, in the words of that person</extracomment>
        <translation>Genehmigt von %1 am %2, Fingerabdruck %3: %4</translation>
    </message>
    <message>
        <source>There is an approval, but it is not valid.</source>
        <translation>Es gibt eine Genehmigung, aber sie passt nicht.</translation>
    </message>
    <message>
        <source>Not approved by a second person.</source>
        <translation>Nicht von einer zweiten Person genehmigt.</translation>
    </message>
    <message>
        <source>The same key signed the package: this shows one person, not two.</source>
        <translation>Derselbe Schlüssel hat das Paket signiert: Das belegt eine Person, nicht zwei.</translation>
    </message>
    <message>
        <source>The approval is for the project, the budget, the model and the texts. Approvals of release 0.2 were not for the purpose, the recipient and the plan.</source>
        <translation>Die Genehmigung gilt dem Projekt, dem Budget, dem Modell und den Texten. Genehmigungen der Version 0.2 galten nicht dem Zweck, dem Empfänger und dem Plan.</translation>
    </message>
    <message>
        <source>Compared by their checksums alone, not by what they say: %1</source>
        <extracomment>%1: a list of files, &quot;README.md, privacy-statement.pdf&quot;</extracomment>
        <translation>Nur mit ihren Prüfsummen verglichen, nicht in dem, was sie sagen: %1</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyChoices</name>
    <message>
        <source>Choose &amp;file...</source>
        <translation>&amp;Datei wählen...</translation>
    </message>
    <message>
        <source>WordNet 3.0 licence (Princeton University): free to use and to pass on</source>
        <translation>WordNet-3.0-Lizenz (Universität Princeton): frei zu verwenden und weiterzugeben</translation>
    </message>
    <message>
        <source>Medical</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>heart failure, aspirin, biopsy, chest pain</source>
        <translation>heart failure, aspirin, biopsy, chest pain</translation>
    </message>
    <message>
        <source>Clinical notes, letters and reports in English, or in German, French or Spanish if that is their language on the Records page. Few and specific phrases: less noise.</source>
        <translation>Klinische Notizen, Briefe und Berichte auf Englisch, oder auf Deutsch, Französisch oder Spanisch, wenn das auf der Seite „Datensätze“ ihre Sprache ist. Wenige, bestimmte Begriffe: weniger Rauschen.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>hospital, running, football team, moonlight</source>
        <translation>hospital, running, football team, moonlight</translation>
    </message>
    <message>
        <source>Texts of any kind in English. Many phrases: needs more records for the same quality.</source>
        <translation>Texte jeder Art auf Englisch. Viele Begriffe: braucht für dieselbe Qualität mehr Datensätze.</translation>
    </message>
    <message>
        <source>My own file</source>
        <translation>Eigene Datei</translation>
    </message>
    <message>
        <source>Yours to check: the phrases that survive are published</source>
        <translation>Von Ihnen zu prüfen: Was trotz Rauschen erkennbar ist, wird veröffentlicht</translation>
    </message>
    <message>
        <source>&lt;i&gt;%1&lt;/i&gt;</source>
        <extracomment>%1: a few phrases</extracomment>
        <translation>&lt;i&gt;%1&lt;/i&gt;</translation>
    </message>
    <message>
        <source>%1 phrases</source>
        <translation>%1 Begriffe</translation>
    </message>
    <message>
        <source>about 61,000 phrases</source>
        <translation>etwa 61.000 Begriffe</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a file, %2: how many phrases it holds</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a list, a table, or the files of a terminology such as SNOMED CT</source>
        <translation>eine Liste, eine Tabelle oder die Dateien einer Terminologie wie SNOMED CT</translation>
    </message>
    <message>
        <source>Another language or field. Keyseed recognises the kind of file if possible.</source>
        <translation>Eine andere Sprache oder ein anderes Fach. Keyseed erkennt die Art der Datei, wo es kann.</translation>
    </message>
    <message>
        <source>Choose the file of a vocabulary</source>
        <translation>Datei eines Vokabulars wählen</translation>
    </message>
    <message>
        <source>about 2,500 phrases</source>
        <translation>etwa 2.500 Begriffe</translation>
    </message>
    <message>
        <source>Learnt from public texts (CC BY 4.0) and WordNet 3.0: free to use and to pass on</source>
        <translation>Aus öffentlichen Texten (CC BY 4.0) und WordNet 3.0 gelernt: frei zu nutzen und weiterzugeben</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyReport</name>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>lines of %1</source>
        <extracomment>behind a number; %1: name of a file</extracomment>
        <translation>Zeilen von %1</translation>
    </message>
    <message>
        <source>concepts</source>
        <extracomment>behind a number</extracomment>
        <translation>Konzepte</translation>
    </message>
    <message>
        <source>names of these</source>
        <extracomment>behind a number</extracomment>
        <translation>Namen von ihnen</translation>
    </message>
    <message>
        <source>Left out while reading</source>
        <translation>Beim Lesen weggelassen</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Was es enthält</translation>
    </message>
    <message>
        <source>Examples, with other ways to write them</source>
        <translation>Beispiele, mit anderen Schreibweisen</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>in all</source>
        <extracomment>behind a number: phrases</extracomment>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>further names and inflections</source>
        <extracomment>behind a number: other ways to write the phrases</extracomment>
        <translation>weitere Namen und Beugungen</translation>
    </message>
</context>
<context>
    <name>ui::VocabularySearch</name>
    <message>
        <source>heart</source>
        <translation>heart</translation>
    </message>
    <message>
        <source>&amp;Search the vocabulary</source>
        <translation>Vokabular durch&amp;suchen</translation>
    </message>
    <message>
        <source>Search the vocabulary</source>
        <translation>Vokabular durchsuchen</translation>
    </message>
    <message>
        <source>Phrases of the vocabulary</source>
        <translation>Begriffe des Vokabulars</translation>
    </message>
    <message>
        <source>%1 of %2 phrases, picked evenly from the list</source>
        <translation>%1 von %2 Begriffen, gleichmäßig aus der Liste gewählt</translation>
    </message>
    <message>
        <source>Phrases that match: %1; the first %2 are shown</source>
        <translation>Passende Begriffe: %1; die ersten %2 werden gezeigt</translation>
    </message>
    <message>
        <source>Phrases that match: %1 of %2</source>
        <translation>Passende Begriffe: %1 von %2</translation>
    </message>
    <message>
        <source>Leave o&amp;ut</source>
        <translation>Weg&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Take in again</source>
        <translation>Wieder a&amp;ufnehmen</translation>
    </message>
    <message>
        <source>Delete leaves out what is chosen.</source>
        <translation>Entf lässt weg, was ausgewählt ist.</translation>
    </message>
    <message>
        <source>Delete leaves out as well, Ctrl+Z takes it back.</source>
        <translation>Auch Entf lässt weg, Strg+Z nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyStep</name>
    <message>
        <source>Choose it without looking at the records</source>
        <translation>Wählen, ohne in die Datensätze zu sehen</translation>
    </message>
    <message>
        <source>The list is public. Noise protects only how often its phrases occur, not the list itself. A list made from the records could reveal what must be hidden: a rare disease, a name, a place. Use a list that would be the same without any single patient.</source>
        <translation>Die Liste ist öffentlich, und das Rauschen schützt nur, wie oft ihre Begriffe vorkommen, nicht die Liste selbst. Eine aus den Datensätzen erstellte Liste würde preisgeben, was sie verbergen soll: eine seltene Krankheit, einen Namen, einen Ort. Nehmen Sie eine Liste, die dieselbe wäre, wenn irgendeiner Ihrer Patienten fehlte.</translation>
    </message>
    <message>
        <source>Opening the vocabulary</source>
        <translation>Vokabular wird geöffnet</translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation>Wählen Sie ein Vokabular.</translation>
    </message>
    <message>
        <source>This vocabulary cannot be used; see the message above, or choose another.</source>
        <translation>Dieses Vokabular ist nicht verwendbar; siehe Meldung oben, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation>Seit der Festlegung unveränderlich.</translation>
    </message>
    <message>
        <source>%1 phrases will be counted, with noise.</source>
        <translation>%1 Begriffe werden gezählt, mit Rauschen.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Which phrases are counted in the notes?</source>
        <translation>Nach welchen Begriffen wird in den Notizen gesucht?</translation>
    </message>
    <message>
        <source>&amp;Read the vocabulary now</source>
        <translation>Vokabular jetzt &amp;lesen</translation>
    </message>
    <message>
        <source>Choose what kind of file it is.</source>
        <translation>Wählen Sie, welche Art von Datei es ist.</translation>
    </message>
</context>
<context>
    <name>ui::VotesChart</name>
    <message>
        <source>Label whose texts are shown</source>
        <translation>Kategorie, deren Texte gezeigt werden</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>&amp;Kategorie:</translation>
    </message>
    <message>
        <source>The best texts of the round</source>
        <translation>Die besten Texte der Runde</translation>
    </message>
    <message>
        <source>Votes for texts of %1</source>
        <extracomment>of a chart; %1: a label</extracomment>
        <translation>Stimmen für Texte in %1</translation>
    </message>
    <message>
        <source>stands out</source>
        <translation>erkennbar</translation>
    </message>
    <message>
        <source>below the line: cannot be distinguished from noise</source>
        <translation>unter der Linie: vom Rauschen nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>a number of votes with the noise that is in it, &quot;209 ± 22&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>votes, noise added</source>
        <translation>Stimmen, mit Rauschen</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>erkennbar über %1</translation>
    </message>
    <message>
        <source>The first %1 are shown; above the line: %2 of %3 texts of this label.</source>
        <extracomment>%1: bars in the chart; %2: texts above a line in it, of %3 in all</extracomment>
        <translation>Die ersten %1 sind gezeigt; über der Linie: %2 von %3 Texten dieser Kategorie.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>of the best texts; %1: 1, 2, 3; %2: the text</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>of an axis whose places are texts</extracomment>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>ui::WhyPanel</name>
    <message>
        <source>Why? Help for this page</source>
        <translation>Warum? Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>Fold the help away</source>
        <translation>Hilfe einklappen</translation>
    </message>
    <message>
        <source>Fold the help away (F1)</source>
        <translation>Hilfe einklappen (F1)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&lt;p&gt;There is nothing to explain here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Hier gibt es nichts zu erklären.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::WriterCards</name>
    <message>
        <source>Not available for this method: texts are requested between the rounds. Choose another writer.</source>
        <translation>Nicht bei diesem Verfahren: Texte werden zwischen den Runden angefragt. Wählen Sie einen der beiden anderen Wege.</translation>
    </message>
</context>
<context>
    <name>ui::WriterSettings</name>
    <message>
        <source>Model, prompt and costs: show</source>
        <translation>Modell, Prompt und Kosten: anzeigen</translation>
    </message>
    <message>
        <source>Model, prompt and costs: hide</source>
        <translation>Modell, Prompt und Kosten: ausblenden</translation>
    </message>
</context>
<context>
    <name>ui::WritingPart</name>
    <message>
        <source>The rewriting model decodes the noisy rows itself: no writer is needed.</source>
        <translation>Das Modell zum Umschreiben dekodiert die verrauschten Zeilen selbst: Niemand wird gebeten zu schreiben.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Text of the chosen document</source>
        <translation>Text des gewählten Dokuments</translation>
    </message>
    <message>
        <source>Writing is paused.</source>
        <translation>Das Schreiben pausiert.</translation>
    </message>
    <message>
        <source>The documents are being written.</source>
        <translation>Die Dokumente werden geschrieben.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Ziehen Sie zuerst die Begriffe.</translation>
    </message>
    <message>
        <source>Save the prompts, have them answered, and read the answers here.</source>
        <translation>Speichern Sie die Prompts, lassen Sie sie beantworten und lesen Sie die Antworten hier ein.</translation>
    </message>
    <message>
        <source>Write the documents to go on.</source>
        <translation>Schreiben Sie die Dokumente, um fortzufahren.</translation>
    </message>
    <message>
        <source>Read the answers to the current prompts, or undo the change of the settings.</source>
        <translation>Lesen Sie die Antworten auf die jetzigen Prompts ein oder machen Sie die Änderung der Einstellungen rückgängig.</translation>
    </message>
    <message>
        <source>Write the documents again with the current settings.</source>
        <translation>Schreiben Sie die Dokumente mit den jetzigen Einstellungen neu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer: read more answers, or continue without them.</source>
        <translation>
            <numerusform>Für %Ln Dokument fehlt die Antwort: Lesen Sie weitere Antworten ein oder fahren Sie ohne sie fort.</numerusform>
            <numerusform>Für %Ln Dokumente fehlt die Antwort: Lesen Sie weitere Antworten ein oder fahren Sie ohne sie fort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are missing: write them, or continue without them.</source>
        <translation>
            <numerusform>%Ln Dokument fehlt: Schreiben Sie es oder fahren Sie ohne dieses fort.</numerusform>
            <numerusform>%Ln Dokumente fehlen: Schreiben Sie sie oder fahren Sie ohne sie fort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) written; writing costs no budget.</source>
        <translation>
            <numerusform>%Ln Dokument geschrieben; Schreiben kostet kein Budget.</numerusform>
            <numerusform>%Ln Dokumente geschrieben; Schreiben kostet kein Budget.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WritingRunCard</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Documents written</source>
        <translation>Geschriebene Dokumente</translation>
    </message>
    <message>
        <source>Ask again &amp;for these</source>
        <translation>Diese erneut anfra&amp;gen</translation>
    </message>
    <message>
        <source>Save the log of what was sent</source>
        <translation>Protokoll des Gesendeten speichern</translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument wird geschrieben</numerusform>
            <numerusform>%Ln Dokumente werden geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) to write</source>
        <translation>
            <numerusform>%Ln Dokument zu schreiben</numerusform>
            <numerusform>%Ln Dokumente zu schreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Write again</source>
        <extracomment>The letter after &amp; is the shortcut.</extracomment>
        <translation>Neu &amp;schreiben</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument &amp;schreiben</numerusform>
            <numerusform>%Ln Dokumente &amp;schreiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write the other %Ln</source>
        <extracomment>of the documents, so many are not written yet</extracomment>
        <translation>
            <numerusform>Noch %Ln &amp;schreiben</numerusform>
            <numerusform>Übrige %Ln &amp;schreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fort&amp;setzen</translation>
    </message>
    <message>
        <source>The existing documents were written as %1: write again.</source>
        <translation>Die vorhandenen Dokumente wurden als „%1“ geschrieben: Schreiben Sie sie neu.</translation>
    </message>
    <message>
        <source>The existing documents were written with other settings: write again, or undo the change.</source>
        <translation>Die vorhandenen Dokumente wurden mit anderen Einstellungen geschrieben: Schreiben Sie sie neu oder machen Sie die Änderung rückgängig.</translation>
    </message>
    <message>
        <source>Written on this computer; nothing is sent anywhere.</source>
        <translation>Auf diesem Rechner geschrieben; nichts wird gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>You continue with %Ln document(s); the others can still be written.</source>
        <translation>
            <numerusform>Sie fahren mit %Ln Dokument fort; die übrigen können noch geschrieben werden.</numerusform>
            <numerusform>Sie fahren mit %Ln Dokumenten fort; die übrigen können noch geschrieben werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model could not be asked</source>
        <translation>Das Modell ließ sich nicht anfragen</translation>
    </message>
    <message>
        <source>Check the address, the key and the model in the settings above, test the connection, and write the rest. The documents that are written are kept.</source>
        <translation>Prüfen Sie Adresse, Schlüssel und Modell in den Einstellungen oben, testen Sie die Verbindung und schreiben Sie den Rest. Was geschrieben wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1-sent.jsonl</source>
        <extracomment>name of a file; %1: the project</extracomment>
        <translation>%1-sent.jsonl</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message numerus="yes">
        <source>Continue with the %Ln doc&amp;ument(s)</source>
        <translation>
            <numerusform>Mit %Ln Dok&amp;ument fortfahren</numerusform>
            <numerusform>Mit %Ln Dok&amp;umenten fortfahren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ZoneStrip</name>
    <message>
        <source>Private zone  ·  what you see here stays on this computer</source>
        <translation>Vertraulicher Bereich  ·  was Sie hier sehen, bleibt auf diesem Rechner</translation>
    </message>
    <message>
        <source>Safe to share  ·  protected by noise, free to explore</source>
        <translation>Darf weitergegeben werden  ·  durch Rauschen geschützt, frei zu erkunden</translation>
    </message>
    <message>
        <source>Private zone  ·  texts go to the server that you agreed to</source>
        <translation>Vertraulicher Bereich  ·  Texte gehen an den Server, dem Sie zugestimmt haben</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>of the note</source>
        <translation>zur Notiz</translation>
    </message>
    <message>
        <source>of the patient</source>
        <translation>zum Patienten</translation>
    </message>
    <message>
        <source>Heart = I20-I25 | I50*; Others = *</source>
        <translation>Herz = I20-I25 | I50*; Andere = *</translation>
    </message>
    <message>
        <source>woman = F; man = M</source>
        <translation>Frau = F; Mann = M</translation>
    </message>
</context>
<context>
    <name>ui::FieldComparisonCard</name>
    <message>
        <source>Compare fields with the records</source>
        <translation>Felder mit den Datensätzen vergleichen</translation>
    </message>
    <message>
        <source>Fields of the synthetic patients</source>
        <translation>Felder der synthetischen Patienten</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>intern, bleibt im Haus</translation>
    </message>
    <message>
        <source>Shares of the values of fields</source>
        <translation>Anteile der Werte von Feldern</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>Synthetisch</translation>
    </message>
    <message>
        <source>The shares of the values of each field, in the records and among the synthetic patients. Each patient weighs the same.</source>
        <translation>Die Anteile der Werte jedes Feldes, in den Datensätzen und unter den synthetischen Patienten. Jeder Patient zählt gleich viel.</translation>
    </message>
    <message>
        <source>Comparing fields</source>
        <translation>Felder werden verglichen</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Total variation in the mean over fields: %1; over pairs of fields: %2, at most %3.</source>
        <extracomment>%1 to %3: numbers from 0 to 1</extracomment>
        <translation>Totale Variation im Mittel über die Felder: %1; über Paare von Feldern: %2, höchstens %3.</translation>
    </message>
</context>
<context>
    <name>ui::FieldsCard</name>
    <message>
        <source>Declare this field</source>
        <translation>Dieses Feld angeben</translation>
    </message>
    <message>
        <source>Remove the chosen field</source>
        <translation>Das gewählte Feld entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Declared fields</source>
        <translation>Angegebene Felder</translation>
    </message>
    <message>
        <source>Name in the package</source>
        <translation>Name im Paket</translation>
    </message>
    <message>
        <source>Column of the records</source>
        <translation>Spalte der Datensätze</translation>
    </message>
    <message>
        <source>Fields beside the text</source>
        <translation>Felder neben dem Text</translation>
    </message>
    <message>
        <source>Columns such as sex, age or department. Their shares are released with noise, and each document gets a synthetic patient. The values are declared here and public; any other is &quot;missing&quot;.</source>
        <translation>Spalten wie Geschlecht, Alter oder Abteilung. Ihre Anteile werden mit Rauschen veröffentlicht, und jedes Dokument erhält einen künstlichen Patienten. Die Werte werden hier angegeben und sind öffentlich; jeder andere gilt als fehlend.</translation>
    </message>
    <message>
        <source>Values such as %1 were expected.</source>
        <translation>Erwartet werden Werte wie %1.</translation>
    </message>
</context>
</TS>
