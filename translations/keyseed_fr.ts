<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>BudgetText</name>
    <message>
        <source>%1 at delta %2</source>
        <extracomment>of a budget; %1: an epsilon, %2: a delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>%1 avec delta %2</translation>
    </message>
    <message>
        <source>Delta %1 does not fit: at most %2 of %3 is free.</source>
        <extracomment>%1: a delta; %2: what is free of the cap; %3: the cap on the sum of deltas</extracomment>
        <translation>Delta %1 ne passe pas&#x202f;: au plus %2 sur %3 est libre.</translation>
    </message>
</context>
<context>
    <name>CalibrationModel</name>
    <message>
        <source>Stated probability</source>
        <translation>Probabilité annoncée</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Classified correctly</source>
        <translation>Bien triés</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Nom du dossier</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>folders and name of a file</extracomment>
        <translation>Chemin</translation>
    </message>
</context>
<context>
    <name>ConnectionText</name>
    <message>
        <source>The connection works</source>
        <translation>La connexion fonctionne</translation>
    </message>
    <message>
        <source>The model answered. The server has no list of its models.</source>
        <translation>Le modèle a répondu. Le serveur ne fournit pas de liste de ses modèles.</translation>
    </message>
    <message>
        <source>The server answered and has the model.</source>
        <translation>Le serveur a répondu et dispose du modèle.</translation>
    </message>
    <message>
        <source>The server answers</source>
        <translation>Le serveur répond</translation>
    </message>
    <message>
        <source>Choose one of its models from the list: there are %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Choisissez l’un de ses modèles dans la liste (%1 au total).</translation>
    </message>
    <message>
        <source>The server has no model %1</source>
        <extracomment>%1: name of a model</extracomment>
        <translation>Le serveur n’a pas de modèle %1</translation>
    </message>
    <message>
        <source>Choose one of the models that it has (%1), or check the spelling.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Choisissez l’un des modèles dont il dispose (%1), ou vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>The server does not know %1</source>
        <extracomment>%1: name of a model</extracomment>
        <translation>Le serveur ne connaît pas %1</translation>
    </message>
    <message>
        <source>Check the name of the deployment, which may differ from the model&apos;s.</source>
        <translation>Vérifiez le nom du déploiement, qui peut différer de celui du modèle.</translation>
    </message>
    <message>
        <source>Check the spelling, and that your key may use this model.</source>
        <translation>Vérifiez l’orthographe, et que votre clé donne accès à ce modèle.</translation>
    </message>
    <message>
        <source>The server has no model yet</source>
        <translation>Le serveur n’a pas encore de modèle</translation>
    </message>
    <message>
        <source>Load a model there, then test again.</source>
        <translation>Chargez-y un modèle, puis testez à nouveau.</translation>
    </message>
    <message>
        <source>It gives no list of models: type the name of the model and test again.</source>
        <translation>Il ne fournit pas de liste de modèles&#x202f;: saisissez le nom du modèle et testez à nouveau.</translation>
    </message>
    <message>
        <source>The server answers, but the model was not tested</source>
        <translation>Le serveur répond, rien de plus n’est connu</translation>
    </message>
    <message>
        <source>It gives no list of models and declined the test question. Check the name of the model, then write a document.</source>
        <translation>Il ne fournit pas de liste de modèles et a refusé la question de test. Vérifiez le nom du modèle, puis rédigez un document.</translation>
    </message>
    <message>
        <source>The server wants a key</source>
        <translation>Le serveur demande une clé</translation>
    </message>
    <message>
        <source>Enter the key above, or the name of the variable that holds it.</source>
        <translation>Saisissez la clé ci-dessus, ou indiquez la variable qui la contient.</translation>
    </message>
    <message>
        <source>The account has nothing left</source>
        <translation>Le compte est épuisé</translation>
    </message>
    <message>
        <source>Top it up, or use another key.</source>
        <translation>Rechargez-le, ou utilisez une autre clé.</translation>
    </message>
    <message>
        <source>This is not a valid API key</source>
        <translation>Ce ne peut pas être une clé</translation>
    </message>
    <message>
        <source>It contains a line break or another invalid character: enter it again.</source>
        <translation>Elle contient un saut de ligne ou un autre caractère qu’aucune clé ne contient&#x202f;: saisissez-la à nouveau.</translation>
    </message>
    <message>
        <source>The server refuses the key</source>
        <translation>Le serveur refuse la clé</translation>
    </message>
    <message>
        <source>Check that the key is complete, still valid, and for this server.</source>
        <translation>Vérifiez qu’elle est complète, encore valable et destinée à ce serveur.</translation>
    </message>
    <message>
        <source>The certificate is not trusted</source>
        <translation>Le certificat n’est pas reconnu</translation>
    </message>
    <message>
        <source>It is unknown, expired, or for another name. Check the address. If your organisation has its own certificate authority, choose its file in the advanced settings.</source>
        <translation>Il est inconnu ici, expiré ou établi pour un autre nom. Vérifiez l’adresse&#x202f;; si votre établissement a sa propre autorité de certification, indiquez son fichier dans les options avancées.</translation>
    </message>
    <message>
        <source>Check that the CA file can be read and belongs to this server, and that the address has the server&apos;s own name.</source>
        <translation>Vérifiez que le fichier de l’autorité est lisible et correspond à ce serveur, et que l’adresse porte le nom exact du serveur.</translation>
    </message>
    <message>
        <source>The server points to another address</source>
        <translation>Le serveur renvoie vers une autre adresse</translation>
    </message>
    <message>
        <source>Redirections are not followed, because the key is for this server only. Enter the other address if you trust it.</source>
        <translation>Cette redirection n’est pas suivie, car la clé ne vaut que pour cette adresse-ci. Saisissez l’autre adresse si vous lui faites confiance.</translation>
    </message>
    <message>
        <source>This is not a model server</source>
        <translation>Ce n’est pas un serveur de modèles</translation>
    </message>
    <message>
        <source>The server does not use the selected protocol. Check the kind of server and the end of the address, for example /v1.</source>
        <translation>Quelque chose répond à cette adresse, mais pas selon le protocole choisi. Vérifiez le serveur choisi et la fin de l’adresse, par exemple /v1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1: name or host of a server, %2: name of a model</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose a server, or type its address.</source>
        <translation>Choisissez un serveur, ou saisissez son adresse.</translation>
    </message>
    <message>
        <source>The address is not valid: it must begin with https://, or with http:// for this computer, and contain no password.</source>
        <translation>L’adresse n’est pas complète&#x202f;: elle commence par https://, ou par http:// pour cet ordinateur, et ne contient pas de mot de passe.</translation>
    </message>
    <message>
        <source>Prompts stay on this computer.</source>
        <translation>Les prompts restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Prompts go to %1 over TLS, encrypted.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Les prompts vont à %1 par TLS, chiffrés.</translation>
    </message>
    <message>
        <source>Prompts and key are sent to %1 without encryption, as you allowed: others in the network can read them.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Les prompts et la clé vont à %1 en clair, comme vous l’avez autorisé&#x202f;: quiconque se trouve sur le trajet peut les lire.</translation>
    </message>
    <message>
        <source>Plain http would send prompts and key to %1 without encryption. Use https, or allow this host in the advanced settings.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Par http simple, les prompts et la clé iraient à %1 en clair. Utilisez https, ou autorisez cet hôte dans les options avancées.</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>Rien n’a été envoyé</translation>
    </message>
    <message>
        <source>The server&apos;s name is not known</source>
        <translation>Le nom du serveur est inconnu</translation>
    </message>
    <message>
        <source>Check the address and the network, and whether a proxy is needed.</source>
        <translation>Vérifiez l’adresse et le réseau, et s’il faut un proxy.</translation>
    </message>
    <message>
        <source>Nobody answers at this address</source>
        <translation>Personne ne répond à cette adresse</translation>
    </message>
    <message>
        <source>Check the port, and that the server is running.</source>
        <translation>Vérifiez le port, et que le serveur est en marche.</translation>
    </message>
    <message>
        <source>The proxy does not let the connection through</source>
        <translation>Le proxy ne laisse pas passer la connexion</translation>
    </message>
    <message>
        <source>Check the address of the proxy in the advanced settings, and whether it allows this server.</source>
        <translation>Vérifiez son adresse dans les options avancées, et qu’il autorise ce serveur.</translation>
    </message>
    <message>
        <source>The server does not answer in time</source>
        <translation>Le serveur ne répond pas à temps</translation>
    </message>
    <message>
        <source>Check the address and the network. A server that has to load its model first may need a second test.</source>
        <translation>Vérifiez l’adresse et le réseau. Un serveur qui doit d’abord charger son modèle peut demander un second test.</translation>
    </message>
    <message>
        <source>The connection broke off</source>
        <translation>La connexion a été interrompue</translation>
    </message>
    <message>
        <source>Test again; check that http or https is right.</source>
        <translation>Testez à nouveau&#x202f;; vérifiez le choix entre http et https.</translation>
    </message>
    <message>
        <source>The server accepts no more requests now</source>
        <translation>Le serveur n’accepte plus de requêtes pour l’instant</translation>
    </message>
    <message>
        <source>Try later, or check the balance of the account.</source>
        <translation>Réessayez plus tard, ou vérifiez ce qui reste sur le compte.</translation>
    </message>
    <message>
        <source>The server failed</source>
        <translation>Le serveur a échoué</translation>
    </message>
    <message>
        <source>Try later, or check the log of the server.</source>
        <translation>Réessayez plus tard, ou consultez le journal du serveur.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Interrompu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln server(s)</source>
        <translation>
            <numerusform>%Ln serveur</numerusform>
            <numerusform>%Ln serveurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoverageModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Phrases drawn</source>
        <translation>Expressions tirées</translation>
    </message>
    <message>
        <source>Groups learned</source>
        <translation>Groupes appris</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Apprises</translation>
    </message>
    <message>
        <source>Of them used</source>
        <extracomment>column: how many of the learned phrases, or groups of them, occur in what was drawn</extracomment>
        <translation>Dont utilisées</translation>
    </message>
    <message>
        <source>Learned from the records</source>
        <extracomment>column: the share of what was drawn that was learned</extracomment>
        <translation>Apprises des enregistrements</translation>
    </message>
    <message>
        <source>Phrases</source>
        <extracomment>column: whether a label has phrases of its own</extracomment>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>mostly what all labels share</source>
        <translation>surtout ce que toutes les catégories ont en commun</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>les siennes</translation>
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
        <translation>en cours</translation>
    </message>
    <message>
        <source>written</source>
        <extracomment>a document that is there, but has a flaw: %1 is &quot;cut off&quot; or &quot;phrases missing&quot;</extracomment>
        <translation>rédigé</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>asked, try %1</source>
        <extracomment>a document: a model was asked for it</extracomment>
        <translation>demandé, tentative %1</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>demandé</translation>
    </message>
    <message>
        <source>asked again soon</source>
        <extracomment>a document: the server put it off</extracomment>
        <translation>bientôt redemandé</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>marked: %1</source>
        <translation>signalé&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Stopped</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>A choice does not fit</source>
        <translation>Un choix ne convient pas</translation>
    </message>
    <message>
        <source>A value is out of range</source>
        <translation>Une valeur est hors limites</translation>
    </message>
    <message>
        <source>The records cannot be read as chosen</source>
        <translation>Enregistrements illisibles avec ces réglages</translation>
    </message>
    <message>
        <source>The budget does not allow this</source>
        <translation>Le budget ne le permet pas</translation>
    </message>
    <message>
        <source>A file or entry was not found</source>
        <translation>Un élément n’est pas à l’endroit attendu</translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation>Un fichier n’a pas pu être lu ou écrit</translation>
    </message>
    <message>
        <source>The project or the ledger could not be used</source>
        <translation>Le projet ou le registre n’a pas pu être utilisé</translation>
    </message>
    <message>
        <source>The server could not be reached</source>
        <translation>Le serveur est injoignable</translation>
    </message>
    <message>
        <source>The release package is not intact</source>
        <translation>Le paquet de publication n’est pas intact</translation>
    </message>
    <message>
        <source>An internal error occurred in Keyseed</source>
        <translation>Keyseed a rencontré une erreur interne</translation>
    </message>
    <message>
        <source>Start again when you are ready.</source>
        <translation>Recommencez quand vous voulez.</translation>
    </message>
    <message>
        <source>Correct the setting shown below.</source>
        <translation>Corrigez le choix indiqué ci-dessous.</translation>
    </message>
    <message>
        <source>Check the format and the columns on the Records page, or correct the file at the line shown below.</source>
        <translation>Vérifiez le format et les colonnes sur la page Enregistrements, ou corrigez le fichier à la ligne indiquée ci-dessous.</translation>
    </message>
    <message>
        <source>Choose a smaller epsilon, or have the cap of this data source raised.</source>
        <translation>Choisissez un epsilon plus petit, ou faites relever le plafond de cette source de données.</translation>
    </message>
    <message>
        <source>Check that the file still exists and that the drive is connected.</source>
        <translation>Vérifiez que le fichier existe toujours et que le disque est connecté.</translation>
    </message>
    <message>
        <source>Check the free space and your rights on the folder, then try again.</source>
        <translation>Vérifiez l’espace libre et vos droits sur le dossier, puis réessayez.</translation>
    </message>
    <message>
        <source>Close other programs that use the file and check that it can be written, then try again.</source>
        <translation>Fermez les autres programmes qui utilisent le fichier, vérifiez qu’il est accessible en écriture, puis réessayez.</translation>
    </message>
    <message>
        <source>Check the address and the connection, then try again. Documents that are already written are kept.</source>
        <translation>Vérifiez l’adresse et la connexion, puis réessayez. Ce qui est déjà rédigé est conservé.</translation>
    </message>
    <message>
        <source>Do not pass it on. Export it again.</source>
        <translation>Ne le transmettez pas. Exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>Your project is saved. Copy the details and send them to the people who maintain the program.</source>
        <translation>Votre projet est enregistré. Copiez les détails pour les personnes qui s’occupent du programme.</translation>
    </message>
</context>
<context>
    <name>FlawText</name>
    <message>
        <source>empty</source>
        <extracomment>of a document that a model wrote</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>cut off</source>
        <extracomment>of a document that a model wrote: it ends too early</extracomment>
        <translation>tronqué</translation>
    </message>
    <message>
        <source>withheld</source>
        <extracomment>of a document that a model wrote: a filter of the server kept it back</extracomment>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>declined</source>
        <extracomment>the model said in words that it will not write the document</extracomment>
        <translation>refusé</translation>
    </message>
    <message>
        <source>phrases missing</source>
        <translation>expressions manquantes</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>text files</source>
        <extracomment>a kind of records: a file of plain text for each</extracomment>
        <translation>fichiers de texte</translation>
    </message>
    <message>
        <source>mails</source>
        <extracomment>a kind of records: a mail for each</extracomment>
        <translation>courriels</translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation>messages HL7 v2</translation>
    </message>
</context>
<context>
    <name>GuideText</name>
    <message>
        <source>A new project, and the questions for its data sheet.</source>
        <translation>Un nouveau projet, et les questions pour sa fiche descriptive.</translation>
    </message>
    <message>
        <source>The file is read, and each column has its role.</source>
        <translation>Le fichier est lu et chaque colonne a son rôle.</translation>
    </message>
    <message>
        <source>The labels that were found, and those declared.</source>
        <translation>Les catégories trouvées, et celles qui sont déclarées.</translation>
    </message>
    <message>
        <source>The medical list is chosen and can be searched.</source>
        <translation>La liste médicale est choisie&#x202f;; on peut y faire des recherches.</translation>
    </message>
    <message>
        <source>Epsilon, what it means, and what to expect of it.</source>
        <translation>Epsilon, ce qu’il signifie et ce qu’on peut en attendre.</translation>
    </message>
    <message>
        <source>Before: what will be spent, and on what.</source>
        <translation>Avant&#x202f;: ce qui sera dépensé, et à quoi.</translation>
    </message>
    <message>
        <source>After: the noisy histogram of each label.</source>
        <translation>Après&#x202f;: l’histogramme bruité de chaque catégorie.</translation>
    </message>
    <message>
        <source>Sequences of phrases, one for each document.</source>
        <translation>Des séquences d’expressions, une par document.</translation>
    </message>
    <message>
        <source>Which phrases come together in the sequences.</source>
        <translation>Les expressions qui vont ensemble dans les séquences.</translation>
    </message>
    <message>
        <source>The documents that were written, and the text of one.</source>
        <translation>Les documents rédigés, et le texte de l’un d’eux.</translation>
    </message>
    <message>
        <source>A document beside the phrases it was written around.</source>
        <translation>Un document à côté des expressions autour desquelles il a été rédigé.</translation>
    </message>
    <message>
        <source>What the recipient is told about the package.</source>
        <translation>Ce qui est indiqué au destinataire sur le paquet.</translation>
    </message>
    <message>
        <source>The package is written, read again and verified.</source>
        <translation>Le paquet est écrit, relu et vérifié.</translation>
    </message>
    <message>
        <source>Keyseed: user guide</source>
        <translation>Keyseed&#x202f;: guide d’utilisation</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Around the pages</source>
        <translation>Autour des pages</translation>
    </message>
    <message>
        <source>Picture of the page %1</source>
        <extracomment>%1: title of a page, as in &quot;Budget&quot;</extracomment>
        <translation>Image de la page %1</translation>
    </message>
    <message>
        <source>The pictures show the program in English.</source>
        <translation>Les images montrent le programme en anglais.</translation>
    </message>
    <message>
        <source>In the words of the pages</source>
        <translation>Avec les mots des pages</translation>
    </message>
    <message>
        <source>Whoever receives a package finds this guide in it, too: how to check, load and use the texts, and what epsilon means. In English:</source>
        <translation>Le destinataire d’un paquet y trouve aussi ce guide&#x202f;: comment vérifier, charger et utiliser les textes, et ce que signifie epsilon. En anglais&#x202f;:</translation>
    </message>
    <message>
        <source>Guide for recipients</source>
        <translation>Guide du destinataire</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Autres langues</translation>
    </message>
    <message>
        <source>The ways to make a corpus, and what each needs.</source>
        <translation>Les voies vers un corpus, et ce que chacune exige.</translation>
    </message>
    <message>
        <source>Who writes the documents, and from which phrases.</source>
        <translation>Qui rédige les documents, et à partir de quelles expressions.</translation>
    </message>
</context>
<context>
    <name>JudgementModel</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Classified correctly</source>
        <extracomment>share of texts</extracomment>
        <translation>Bien triés</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>Macro F1</source>
        <translation>Macro F1</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Erreur de calibration</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
</context>
<context>
    <name>JudgementText</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>an interval: &quot;71.2 % to 80.4 %&quot;</extracomment>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>KeyRingText</name>
    <message>
        <source>No key is stored for this server</source>
        <extracomment>&quot;key&quot;: the secret with which a server knows its users, not one of a keyboard.</extracomment>
        <translation>Aucune clé n’est enregistrée pour ce serveur</translation>
    </message>
    <message>
        <source>No keyring answers on this computer</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>Aucun trousseau ne répond sur cet ordinateur</translation>
    </message>
    <message>
        <source>The keyring is locked</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>Le trousseau est verrouillé</translation>
    </message>
    <message>
        <source>The keyring could not be used</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>Le trousseau n’a pas pu être utilisé</translation>
    </message>
    <message>
        <source>Enter the key. It can be kept in the keyring of your account on this computer.</source>
        <translation>Saisissez la clé. Elle peut être conservée dans le trousseau de votre compte sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Enter the key each time, or name an environment variable that holds it. It is stored nowhere else.</source>
        <translation>Saisissez la clé à chaque fois, ou indiquez une variable d’environnement qui la contient. Elle n’est enregistrée nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Unlock the keyring when you are asked to, or enter the key by hand.</source>
        <translation>Déverrouillez le trousseau quand cela vous est demandé, ou saisissez la clé vous-même.</translation>
    </message>
    <message>
        <source>Try again, or enter the key by hand.</source>
        <translation>Réessayez, ou saisissez la clé vous-même.</translation>
    </message>
</context>
<context>
    <name>LabelFiguresModel</name>
    <message>
        <source>Label</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>recall, in plain words: share of its texts that were found</extracomment>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>precision, in plain words: share of what was taken for it that is right</extracomment>
        <translation>Juste</translation>
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
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>of the records of a label, the share that was given it</extracomment>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Right where answered</source>
        <extracomment>of the records that were given a label, the share that has it</extracomment>
        <translation>Réponses justes</translation>
    </message>
</context>
<context>
    <name>LearningText</name>
    <message>
        <source>The vocabulary was not saved</source>
        <translation>Le vocabulaire n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Choose another name or another folder.</source>
        <translation>Choisissez un autre nom ou un autre dossier.</translation>
    </message>
    <message>
        <source>A text cannot be read</source>
        <translation>Un texte ne peut pas être lu</translation>
    </message>
    <message>
        <source>Correct the file shown below, at the line if one is shown, or remove it from the list.</source>
        <translation>Corrigez le fichier nommé ci-dessous, à la ligne indiquée s’il y en a une, ou retirez-le de la liste.</translation>
    </message>
    <message>
        <source>These texts do not fit</source>
        <translation>Ces textes ne conviennent pas</translation>
    </message>
    <message>
        <source>Choose another column or other files, as the details say.</source>
        <translation>Choisissez une autre colonne ou d’autres fichiers, comme l’indiquent les détails.</translation>
    </message>
    <message>
        <source>Nothing could be learned from these texts</source>
        <translation>Rien n’a pu être appris de ces textes</translation>
    </message>
    <message>
        <source>Add more public texts of the field, or other files, as the details say.</source>
        <translation>Ajoutez plus de textes publics du domaine, ou d’autres fichiers, comme l’indiquent les détails.</translation>
    </message>
    <message>
        <source>A text is not where it was</source>
        <translation>Un texte n’est plus à sa place</translation>
    </message>
    <message>
        <source>Put the file back, or remove it from the list.</source>
        <translation>Remettez le fichier à sa place, ou retirez-le de la liste.</translation>
    </message>
</context>
<context>
    <name>LearntTermModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share, in percent</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>How often the phrase is expected among all phrases, before anything is learned from records</source>
        <translation>Fréquence à laquelle on peut l’attendre parmi toutes les expressions, avant d’apprendre quoi que ce soit des enregistrements</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>column: how often a phrase may be expected</extracomment>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>How much one occurrence counts; specific phrases count more</source>
        <translation>Combien compte une occurrence&#x202f;: d’autant plus qu’elle en dit sur le sujet</translation>
    </message>
    <message>
        <source>Weight</source>
        <extracomment>column: how much an occurrence of a phrase counts</extracomment>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Number of passages of about 150 words in the public texts that contain the phrase</source>
        <translation>Passages d’environ 150 mots des textes publics qui la contiennent</translation>
    </message>
    <message>
        <source>Passages</source>
        <extracomment>column: number of passages that hold a phrase</extracomment>
        <translation>Passages</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>cap set: %1</source>
        <translation>plafond fixé&#x202f;: %1</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>plafond %1</translation>
    </message>
    <message>
        <source>in force</source>
        <extracomment>state of a ledger entry: a cap that holds</extracomment>
        <translation>en vigueur</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>states of a spend: its run ended too early; or its run goes on at this moment</extracomment>
        <translation>interrompue</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>The run ended after its budget was debited: it counts as spent, and no model was stored.</source>
        <translation>L’exécution s’est arrêtée après le débit de son budget&#x202f;: il compte comme dépensé, et aucun modèle n’a été conservé.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>column of the ledger: what was done</extracomment>
        <translation>Opération</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Par qui</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>an epsilon and a delta; the numbers may have a decimal comma</extracomment>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>The same spend as epsilon at a small delta, which adds up more slowly over many releases.</source>
        <translation>La même dépense exprimée en epsilon avec un petit delta&#x202f;: ce cumul augmente moins vite au fil des publications.</translation>
    </message>
    <message>
        <source>Pure epsilon</source>
        <translation>Epsilon pur</translation>
    </message>
    <message>
        <source>(epsilon; delta)</source>
        <translation>(epsilon&#x202f;; delta)</translation>
    </message>
    <message>
        <source>cap of delta %1</source>
        <extracomment>of an entry of the ledger that sets the cap of delta</extracomment>
        <translation>plafond de delta&#x202f;: %1</translation>
    </message>
    <message>
        <source>noted</source>
        <extracomment>state of a ledger entry that spends nothing</extracomment>
        <translation>noté</translation>
    </message>
</context>
<context>
    <name>LedgerTotals</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Spent, all projects together (epsilon)</source>
        <translation>Dépensé, tous les projets ensemble (epsilon)</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>what a cap leaves</extracomment>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Privacy budget spent on this computer</source>
        <translation>Budget de confidentialité dépensé sur cet ordinateur</translation>
    </message>
    <message>
        <source>Totals by source</source>
        <translation>Totaux par source</translation>
    </message>
    <message>
        <source>Every spend, newest first</source>
        <translation>Toutes les dépenses, les plus récentes d’abord</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>looks like an identifier</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>ressemble à un identifiant</translation>
    </message>
    <message>
        <source>repeats another document</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>répète un autre document</translation>
    </message>
    <message>
        <source>phrases are missing</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>expressions manquantes</translation>
    </message>
    <message>
        <source>not suitable</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>ne convient pas</translation>
    </message>
</context>
<context>
    <name>LeftOutText</name>
    <message>
        <source>files with an ending that the format does not have</source>
        <translation>fichiers dont l&apos;extension n&apos;est pas du format</translation>
    </message>
    <message>
        <source>links and other files that are no regular files</source>
        <translation>liens et autres fichiers spéciaux</translation>
    </message>
    <message>
        <source>folders that may not be opened</source>
        <translation>dossiers qui ne peuvent pas être ouverts</translation>
    </message>
    <message>
        <source>documents that cannot be read</source>
        <translation>documents illisibles</translation>
    </message>
    <message>
        <source>documents whose file is not there</source>
        <translation>documents dont le fichier est absent</translation>
    </message>
    <message>
        <source>documents that were withdrawn or replaced</source>
        <translation>documents retirés ou remplacés</translation>
    </message>
    <message>
        <source>records whose key has no label in the joined files</source>
        <translation>enregistrements dont la clé n&apos;a pas de catégorie dans les fichiers joints</translation>
    </message>
    <message>
        <source>records whose label is not declared</source>
        <translation>enregistrements dont la catégorie n&apos;est pas déclarée</translation>
    </message>
    <message>
        <source>records with too many labels in a cell</source>
        <translation>enregistrements avec trop de catégories dans une cellule</translation>
    </message>
    <message>
        <source>records without a person</source>
        <translation>enregistrements sans personne</translation>
    </message>
    <message>
        <source>records without text</source>
        <translation>enregistrements sans texte</translation>
    </message>
    <message>
        <source>pages of PDF documents without text</source>
        <translation>pages de documents PDF sans texte</translation>
    </message>
</context>
<context>
    <name>LineMark</name>
    <message>
        <source>here noise is added, once</source>
        <translation>ici, on ajoute du bruit</translation>
    </message>
</context>
<context>
    <name>LookAlikeModel</name>
    <message>
        <source>Looks like</source>
        <translation>Ressemble à</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>Dans le texte</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>%1, left out</source>
        <extracomment>%1: number of a document</extracomment>
        <translation>%1, écarté</translation>
    </message>
</context>
<context>
    <name>LookAlikes</name>
    <message>
        <source>date</source>
        <extracomment>a day of the calendar</extracomment>
        <translation>une date</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>un numéro de téléphone</translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation>une adresse e-mail</translation>
    </message>
    <message>
        <source>long number</source>
        <translation>un numéro long</translation>
    </message>
    <message>
        <source>web address</source>
        <translation>une adresse web</translation>
    </message>
    <message>
        <source>social security or insurance number</source>
        <translation>un numéro de sécurité sociale ou d’assurance</translation>
    </message>
    <message>
        <source>bank or card number</source>
        <translation>un numéro bancaire ou de carte</translation>
    </message>
    <message>
        <source>record or account number</source>
        <translation>un numéro de dossier ou de compte</translation>
    </message>
    <message>
        <source>postal address</source>
        <translation>une adresse postale</translation>
    </message>
    <message>
        <source>name of a person</source>
        <translation>un nom de personne</translation>
    </message>
</context>
<context>
    <name>MethodText</name>
    <message>
        <source>DP-BART, clipped by value (CLV)</source>
        <translation>DP-BART, borné par valeur (CLV)</translation>
    </message>
    <message>
        <source>Each row of text is encoded by BART, every number of it is clipped and gets noise, and what is left is decoded.</source>
        <translation>Chaque ligne de texte est encodée par BART, chacun de ses nombres est borné et bruité, et ce qui reste est décodé.</translation>
    </message>
    <message>
        <source>DP-BART, pruned (PR)</source>
        <translation>DP-BART, élagué (PR)</translation>
    </message>
    <message>
        <source>As by value, with a model that has learnt to do with fewer numbers, each of which then needs less noise.</source>
        <translation>Comme par valeur, avec un modèle qui a appris à se contenter de moins de nombres, dont chacun demande alors moins de bruit.</translation>
    </message>
    <message>
        <source>DP-BART, pruned and trained with noise (PR+)</source>
        <translation>DP-BART, élagué et entraîné avec du bruit (PR+)</translation>
    </message>
    <message>
        <source>As pruned, with a model that has learnt on public texts to decode what noise leaves.</source>
        <translation>Comme élagué, avec un modèle qui a appris sur des textes publics à décoder ce que le bruit laisse.</translation>
    </message>
    <message>
        <source>ADePT, clipped by norm</source>
        <translation>ADePT, borné par norme</translation>
    </message>
    <message>
        <source>Each row of text is encoded by a small recurrent network, its numbers together are clipped and get noise, and what is left is decoded.</source>
        <translation>Chaque ligne de texte est encodée par un petit réseau récurrent, ses nombres sont bornés ensemble et bruités, et ce qui reste est décodé.</translation>
    </message>
    <message>
        <source>Rewrite each record</source>
        <translation>Réécrire chaque enregistrement</translation>
    </message>
    <message>
        <source>Each row of text is encoded by a model of this computer, gets noise, and is decoded again: local differential privacy, as DP-BART and ADePT publish it. At an epsilon that protects, nothing of a text is left.</source>
        <translation>Chaque ligne de texte est encodée par un modèle de cet ordinateur, bruitée, puis décodée&#x202f;: confidentialité différentielle locale, telle que DP-BART et ADePT la publient. Avec un epsilon qui protège, il ne reste rien d’un texte.</translation>
    </message>
    <message>
        <source>So few records at this epsilon usually give little: less than two thirds of what is possible without noise. More records, fewer labels or a larger epsilon help most.</source>
        <translation>Avec cet epsilon, si peu d&apos;enregistrements donnent en général peu : moins des deux tiers de ce qui est possible sans bruit. Plus d&apos;enregistrements, moins de catégories ou un epsilon plus grand aident le plus.</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter, a package of its own, and a model that was trained on public texts.</source>
        <translation>Le programme keyseed-rewriter, un paquet à part, et un modèle entraîné sur des textes publics.</translation>
    </message>
    <message>
        <source>The budget, for every row of a patient or record. Published figures are of epsilon 250 to 2,500 a text; above 15 it protects next to nothing.</source>
        <translation>Le budget, pour chaque ligne d’un patient ou d’un enregistrement. Les chiffres publiés valent pour un epsilon de 250 à 2&#x202f;500 par texte&#x202f;; au-dessus de 15, il ne protège presque rien.</translation>
    </message>
    <message>
        <source>One document for each row, of at most 20 words or so; how many is public, and noise makes some of them out of nothing.</source>
        <translation>Un document par ligne, d’une vingtaine de mots au plus&#x202f;; leur nombre est public, et le bruit en fait naître certains de rien.</translation>
    </message>
    <message>
        <source>Usual usefulness</source>
        <translation>Utilité habituelle</translation>
    </message>
    <message>
        <source>Usual usefulness is how well a classifier of the sequences knows the labels of real texts, compared with sequences without noise, on measured public corpora.</source>
        <translation>L&apos;utilité habituelle est la qualité avec laquelle un classificateur des séquences reconnaît les catégories de textes réels, par rapport à des séquences sans bruit, sur des corpus publics mesurés.</translation>
    </message>
    <message>
        <source>Wherever the promise matters: below epsilon 100 a row comes back as other words. Keyphrases keep more for far less.</source>
        <translation>Partout où la promesse compte&#x202f;: en dessous d’epsilon 100, une ligne revient en d’autres mots. Les expressions clés gardent davantage pour bien moins.</translation>
    </message>
    <message>
        <source>Evolve texts (AugPE)</source>
        <translation>Faire évoluer des textes (AugPE)</translation>
    </message>
    <message>
        <source>Texts are written without the records. In each of several rounds every patient or record gives one noisy vote to the text that is nearest to it, and what gets many votes is varied and voted on again.</source>
        <translation>Des textes sont rédigés sans les enregistrements. À chacun de plusieurs tours, chaque patient ou enregistrement donne un vote bruité au texte qui lui est le plus proche&#x202f;; ce qui reçoit beaucoup de votes est varié et soumis à un nouveau vote.</translation>
    </message>
    <message>
        <source>Evolve texts of a model</source>
        <translation>Faire évoluer des textes d’un modèle</translation>
    </message>
    <message>
        <source>A language model that can be asked from here, and about a hundred patients or records under each label. Texts are compared by the phrases of the vocabulary.</source>
        <translation>Un modèle de langage qui peut être interrogé d’ici, et environ cent patients ou enregistrements dans chaque catégorie. Les textes sont comparés par les expressions du vocabulaire.</translation>
    </message>
    <message>
        <source>All rounds are paid from the budget before the first. The model is asked for hundreds or thousands of texts between the rounds, and again for each document: the Budget page says how many.</source>
        <translation>Tous les tours sont payés sur le budget avant le premier. Entre les tours, le modèle doit rédiger des centaines ou des milliers de textes, puis chaque document&#x202f;: la page Budget indique combien.</translation>
    </message>
    <message>
        <source>Documents in the words of the model: variations of those texts that many records were near to.</source>
        <translation>Des documents dans les mots du modèle&#x202f;: des variations des textes dont beaucoup d’enregistrements étaient proches.</translation>
    </message>
    <message>
        <source>With few records under a label the votes drown in the noise. Without a model, keyphrases bring more for the same budget.</source>
        <translation>Avec peu d’enregistrements dans une catégorie, les votes se noient dans le bruit. Sans modèle, les expressions clés apportent plus pour le même budget.</translation>
    </message>
    <message>
        <source>By the number that the Start page declares, there are fewer records under a label than texts to vote on. Take keyphrases, or put labels together.</source>
        <translation>D’après le nombre indiqué à la page Démarrage, une catégorie compte moins d’enregistrements que de textes soumis au vote. Prenez les expressions clés, ou réunissez des catégories.</translation>
    </message>
    <message>
        <source>Counts records first, then phrases under each label as finely as that many allow. Of use already with a few hundred records.</source>
        <translation>Compte d’abord les enregistrements, puis les expressions de chaque catégorie, aussi finement que leur nombre le permet. Utile dès quelques centaines d’enregistrements.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Independent phrases</source>
        <translation>Expressions indépendantes</translation>
    </message>
    <message>
        <source>Learns where the phrases of a label lie among all phrases, and draws each on its own. For comparison: little of what sets labels apart comes through.</source>
        <translation>Apprend où se situent les expressions d’une catégorie parmi toutes les expressions, et tire chacune séparément. Pour comparer&#x202f;: on retrouve peu de ce qui distingue les catégories.</translation>
    </message>
    <message>
        <source>Phrase by phrase, linear</source>
        <translation>Expression par expression, linéaire</translation>
    </message>
    <message>
        <source>Learns which phrase follows those before it, with one table for each place: the budget is divided by the number of phrases.</source>
        <translation>Apprend quelle expression suit celles qui la précèdent, avec une table pour chaque place&#x202f;: le budget est divisé par le nombre d’expressions.</translation>
    </message>
    <message>
        <source>Phrase by phrase, logarithmic</source>
        <translation>Expression par expression, logarithmique</translation>
    </message>
    <message>
        <source>Learns which phrase follows those before it, with a few tables for all places: the best of the published ones, for very large corpora.</source>
        <translation>Apprend quelle expression suit celles qui la précèdent, avec quelques tables pour toutes les places&#x202f;: la meilleure des méthodes publiées, pour de très grands corpus.</translation>
    </message>
    <message>
        <source>Keyphrases</source>
        <translation>Expressions clés</translation>
    </message>
    <message>
        <source>Phrases of the vocabulary are counted in the records, with noise. Sequences of phrases are drawn from the noisy counts, and a document is written around each.</source>
        <translation>Les expressions du vocabulaire sont comptées dans les enregistrements, avec du bruit. Des suites d’expressions sont tirées des comptages bruités, et un document est rédigé autour de chacune.</translation>
    </message>
    <message>
        <source>A vocabulary that fits the records, and some hundred of them. No language model, though one writes better documents.</source>
        <translation>Un vocabulaire adapté aux enregistrements, et quelques centaines de ceux-ci. Pas de modèle de langage, même si un modèle rédige de meilleurs documents.</translation>
    </message>
    <message>
        <source>The budget, once. Whoever writes the documents is asked afterwards, once for each: that can be repeated and costs no budget.</source>
        <translation>Le budget, une fois. Celui qui rédige les documents est sollicité ensuite, une fois pour chacun&#x202f;: cela peut être répété et ne coûte pas de budget.</translation>
    </message>
    <message>
        <source>Documents with the phrases that are typical of each label. Every number that was released can be read and checked.</source>
        <translation>Des documents contenant les expressions typiques de chaque catégorie. Chaque nombre publié peut être lu et vérifié.</translation>
    </message>
    <message>
        <source>What is not in the vocabulary does not come through, nor how the notes are worded.</source>
        <translation>Ce qui n’est pas dans le vocabulaire ne passe pas, ni la façon dont les notes sont formulées.</translation>
    </message>
    <message>
        <source>Choose among texts (DP-DA)</source>
        <translation>Choisir parmi des textes (DP-DA)</translation>
    </message>
    <message>
        <source>Texts are written without the records. Every person belongs to one of many teachers, each of which says to which texts its records are nearest; a student learns from the noisy counts of their answers which texts to keep.</source>
        <translation>Des textes sont écrits sans les enregistrements. Chaque personne appartient à l&apos;un de nombreux enseignants, dont chacun dit de quels textes ses enregistrements sont les plus proches&#x202f;; un élève apprend, d&apos;après les nombres bruités de leurs réponses, quels textes garder.</translation>
    </message>
    <message>
        <source>Choose among texts of a model</source>
        <translation>Choisir parmi les textes d&apos;un modèle</translation>
    </message>
    <message>
        <source>A language model that can be asked from here, and many patients or records under each label.</source>
        <translation>Un modèle de langage qui peut être interrogé d&apos;ici, et beaucoup de patients ou d&apos;enregistrements dans chaque catégorie.</translation>
    </message>
    <message>
        <source>The budget, once: all answers of the teachers are paid for. The publication claims epsilon 4, which pays for 12 of its 3,750 answers; all of them cost epsilon 172. The model is asked for the texts to choose among, and again for each document.</source>
        <translation>Le budget, une fois&#x202f;: toutes les réponses des enseignants sont payées. La publication annonce un epsilon de 4, qui paie 12 de ses 3&#x202f;750 réponses&#x202f;; toutes coûtent un epsilon de 172. On demande au modèle les textes parmi lesquels choisir, puis de nouveau chaque document.</translation>
    </message>
    <message>
        <source>Documents in the words of the model: those of its texts that are most like the records.</source>
        <translation>Des documents dans les mots du modèle&#x202f;: ceux de ses textes qui ressemblent le plus aux enregistrements.</translation>
    </message>
    <message>
        <source>With fewer teachers than the noise needs, their answers drown. Keyphrases bring more for the same budget.</source>
        <translation>Avec moins d&apos;enseignants que le bruit n&apos;en demande, leurs réponses se noient. Les expressions clés apportent plus pour le même budget.</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 patients</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 enregistrements</translation>
    </message>
    <message>
        <source>%1 texts are written before the only round of votes; with a language model each is a request.</source>
        <translation>%1 textes sont rédigés avant l’unique tour de vote&#x202f;; avec un modèle de langage, chacun est une requête.</translation>
    </message>
    <message>
        <source>%1 texts are written in all before the last of %2 rounds of votes; with a language model each is a request.</source>
        <translation>Avant le dernier des %2 tours de vote, %1 textes sont rédigés en tout&#x202f;; avec un modèle de langue, chacun est une requête.</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 fois</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and begin the votes</source>
        <translation>&amp;Dépenser %1 et commencer les votes</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and release the noisy counts</source>
        <translation>&amp;Dépenser %1 et publier les comptes bruités</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and rewrite the rows</source>
        <translation>&amp;Dépenser %1 et réécrire les lignes</translation>
    </message>
    <message>
        <source>0 % begins with texts about the names of the labels. A share for phrases lets the first texts have phrases of the records, and leaves less for the votes.</source>
        <translation>0 % commence par des textes autour des noms des catégories. Une part pour les expressions donne aux premiers textes des expressions des enregistrements, et laisse moins aux votes.</translation>
    </message>
    <message>
        <source>0 % is recommended with the histogram: for as many records as a hospital has, the same budget spent on the phrases makes documents hang together better as well.</source>
        <translation>0&#x202f;% est recommandé avec l’histogramme&#x202f;: pour le nombre d’enregistrements d’un hôpital, le même budget consacré aux expressions rend aussi les documents plus cohérents.</translation>
    </message>
    <message>
        <source>1 patient</source>
        <translation>1 patient</translation>
    </message>
    <message>
        <source>1 record</source>
        <translation>1 enregistrement</translation>
    </message>
    <message>
        <source>A group survives from</source>
        <translation>Un groupe émerge dès</translation>
    </message>
    <message>
        <source>A phrase survives from</source>
        <translation>Une expression émerge dès</translation>
    </message>
    <message>
        <source>An epsilon above 15 protects next to nothing: treat the documents as the records themselves.</source>
        <translation>Un epsilon supérieur à 15 ne protège presque rien : traitez les documents comme les enregistrements eux-mêmes.</translation>
    </message>
    <message>
        <source>At 0 % labels are drawn in public proportions and say nothing of the documents. They are never copied: a share pays for noisy ones.</source>
        <translation>À 0 %, les catégories sont tirées en proportions publiques et ne disent rien des documents. Elles ne sont jamais copiées : une part paie pour des catégories bruitées.</translation>
    </message>
    <message>
        <source>At such an epsilon rows come back as other words; the sample on the Method page shows it.</source>
        <translation>À un tel epsilon, les lignes reviennent avec d’autres mots ; l’exemple de la page Méthode le montre.</translation>
    </message>
    <message>
        <source>Counted for each label, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation>Calculé pour chaque catégorie, uniquement à partir de nombres publics&#x202f;: le budget et la taille du vocabulaire.</translation>
    </message>
    <message>
        <source>Counted over all labels together, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation>Calculé pour toutes les catégories ensemble, uniquement à partir de nombres publics&#x202f;: le budget et la taille du vocabulaire.</translation>
    </message>
    <message>
        <source>Epsilon of one row of text by itself</source>
        <translation>Epsilon d’une ligne de texte seule</translation>
    </message>
    <message>
        <source>Groups that survive</source>
        <translation>Groupes qui émergent</translation>
    </message>
    <message>
        <source>Noise on a number, beside the largest that it can be</source>
        <translation>Bruit sur un nombre, à côté de sa plus grande valeur</translation>
    </message>
    <message>
        <source>Noise on the count of a group (95 %)</source>
        <translation>Bruit sur le comptage d’un groupe (95&#x202f;%)</translation>
    </message>
    <message>
        <source>Noise on the count of a phrase (95 %)</source>
        <translation>Bruit sur le comptage d’une expression (95&#x202f;%)</translation>
    </message>
    <message>
        <source>Noise on the votes for a text (95 %)</source>
        <translation>Bruit sur les votes pour un texte (95 %)</translation>
    </message>
    <message>
        <source>Phrases that survive</source>
        <translation>Expressions qui émergent</translation>
    </message>
    <message>
        <source>Releasing the noisy counts</source>
        <translation>Publication des comptes bruités</translation>
    </message>
    <message>
        <source>Rewriting the rows</source>
        <translation>Réécriture des lignes</translation>
    </message>
    <message>
        <source>Rows for which a patient pays together: at most %1.</source>
        <translation>Lignes pour lesquelles un patient paie ensemble : au plus %1.</translation>
    </message>
    <message>
        <source>Rows for which a record pays together: at most %1.</source>
        <translation>Lignes pour lesquelles un enregistrement paie ensemble : au plus %1.</translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation>Lignes qui deviennent des documents</translation>
    </message>
    <message>
        <source>Texts that a vote chooses among</source>
        <translation>Textes entre lesquels un vote choisit</translation>
    </message>
    <message>
        <source>The last line is a rough guess for the number of records that you declared public on the Start page, over all labels; at most %1 can survive.</source>
        <translation>La dernière ligne est une estimation grossière, toutes catégories confondues, pour le nombre d’enregistrements que vous avez déclaré public sur la page Démarrage&#x202f;; %1 au plus peuvent émerger.</translation>
    </message>
    <message>
        <source>The noisy counts: drawn once, yours to keep and use as often as you like.</source>
        <translation>Les comptes bruités : tirés une fois, à garder et à utiliser aussi souvent que vous voulez.</translation>
    </message>
    <message>
        <source>The noisy rows: drawn once, yours to keep and use as often as you like.</source>
        <translation>Les lignes bruitées : tirées une fois, à garder et à utiliser aussi souvent que vous voulez.</translation>
    </message>
    <message>
        <source>The noisy votes: drawn once, yours to keep and use as often as you like.</source>
        <translation>Les votes bruités&#x202f;: tirés une seule fois&#x202f;; vous pouvez les garder et les utiliser aussi souvent que vous voulez.</translation>
    </message>
    <message>
        <source>The published methods learn their sequences from this share, so it cannot be 0.</source>
        <translation>Les méthodes publiées apprennent leurs séquences avec cette part&#x202f;; elle ne peut donc pas être 0.</translation>
    </message>
    <message>
        <source>The texts are rows of records, rewritten by a machine: what the noise leaves of someone&apos;s record stands in them.</source>
        <translation>Les textes sont des lignes d’enregistrements, réécrites par une machine&#x202f;: ce que le bruit laisse de l’enregistrement de quelqu’un s’y trouve.</translation>
    </message>
    <message>
        <source>To see how many would survive, say on the Start page that the number of records may be public, and about how many there are.</source>
        <translation>Pour voir combien émergeraient, indiquez sur la page Démarrage que le nombre d’enregistrements peut être public, et combien il y en a à peu près.</translation>
    </message>
    <message>
        <source>Votes from which a text stands out</source>
        <translation>Votes à partir desquels un texte se distingue</translation>
    </message>
    <message>
        <source>Voting on the texts</source>
        <translation>Vote sur les textes</translation>
    </message>
    <message>
        <source>With so few records a text needs most of the votes to stand out: take a larger epsilon, or another method.</source>
        <translation>Avec si peu d’enregistrements, un texte a besoin de la plupart des votes pour ressortir&#x202f;: prenez un epsilon plus grand, ou une autre méthode.</translation>
    </message>
    <message>
        <source>With this budget groups of near phrases are counted, not single ones: fewer counts, so that less drowns in the noise.</source>
        <translation>Avec ce budget, on compte des groupes d’expressions proches et non des expressions seules&#x202f;: moins de comptages, donc moins de pertes dans le bruit.</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>about %1 % of what is possible</source>
        <translation>environ %1 % du possible</translation>
    </message>
    <message>
        <source>the counts of the labels</source>
        <translation>les effectifs des catégories</translation>
    </message>
    <message>
        <source>the rewritten rows</source>
        <translation>les lignes réécrites</translation>
    </message>
    <message>
        <source>which label each row has</source>
        <translation>quelle catégorie a chaque ligne</translation>
    </message>
    <message>
        <source>which phrases go together</source>
        <translation>quelles expressions vont ensemble</translation>
    </message>
    <message>
        <source>which phrases the first texts have</source>
        <translation>quelles expressions ont les premiers textes</translation>
    </message>
    <message>
        <source>which phrases there are</source>
        <translation>quelles expressions existent</translation>
    </message>
    <message>
        <source>which texts are like the records</source>
        <translation>quels textes ressemblent aux enregistrements</translation>
    </message>
    <message>
        <source>± %1 patients</source>
        <translation>± %1 patients</translation>
    </message>
    <message>
        <source>± %1 records</source>
        <translation>± %1 enregistrements</translation>
    </message>
    <message>
        <source>± %1 votes</source>
        <translation>± %1 votes</translation>
    </message>
    <message>
        <source>Noise on the number with a value of a field (95 %)</source>
        <translation>Bruit sur le nombre pour une valeur d’un champ (95 %)</translation>
    </message>
    <message>
        <source>Fields are compared with each other from about</source>
        <translation>Les champs sont comparés entre eux à partir d’environ</translation>
    </message>
    <message>
        <source>With fewer, each field is drawn by its own shares, independent of the other fields and of the label.</source>
        <translation>S’il y en a moins, chaque champ est tiré selon ses propres parts, indépendamment des autres champs et de la catégorie.</translation>
    </message>
    <message>
        <source>Noise was added to the numbers of every row, and only the noisy ones are kept. They are decoded on the page Make documents, as often as you like.</source>
        <translation>Du bruit a été ajouté aux nombres de chaque ligne, et seuls les nombres bruités sont gardés. Ils sont décodés à la page Créer les documents, aussi souvent que vous voulez.</translation>
    </message>
    <message>
        <source>the fields beside the text</source>
        <translation>les champs à côté du texte</translation>
    </message>
</context>
<context>
    <name>NoisyPhraseModel</name>
    <message>
        <source>above</source>
        <extracomment>of a phrase or a group of phrases: its count is above the line, where it stands out of the noise, or below</extracomment>
        <translation>au-dessus</translation>
    </message>
    <message>
        <source>below</source>
        <translation>au-dessous</translation>
    </message>
    <message>
        <source>Group of phrases</source>
        <translation>Groupe d’expressions</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Bruit (95&#x202f;%)</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>a column that says whether a count is above or below the dashed line of the chart</extracomment>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Patients of all labels, noisy</source>
        <translation>Patients, toutes catégories (avec bruit)</translation>
    </message>
    <message>
        <source>Records of all labels, noisy</source>
        <translation>Enregistrements, toutes catégories (avec bruit)</translation>
    </message>
    <message>
        <source>Patients, noisy</source>
        <translation>Patients (avec bruit)</translation>
    </message>
    <message>
        <source>Records, noisy</source>
        <translation>Enregistrements (avec bruit)</translation>
    </message>
    <message>
        <source>A patient counts once in all, divided among their phrases. Per cent: the share of all that is above the line under this label.</source>
        <translation>Un patient compte une fois en tout, réparti entre ses expressions. Pour cent : la part de tout ce qui dépasse la ligne sous cette catégorie.</translation>
    </message>
    <message>
        <source>A record counts once in all, divided among its phrases. Per cent: the share of all that is above the line under this label.</source>
        <translation>Un enregistrement compte une fois en tout, réparti entre ses expressions. Pour cent : la part de tout ce qui dépasse la ligne sous cette catégorie.</translation>
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
        <translation>Part de la catégorie</translation>
    </message>
</context>
<context>
    <name>PhrasePairs</name>
    <message>
        <source>more rarely</source>
        <extracomment>of two phrases in drawn sequences: more rarely than by chance</extracomment>
        <translation>plus rarement</translation>
    </message>
    <message>
        <source>as by chance</source>
        <translation>selon le hasard</translation>
    </message>
    <message>
        <source>more often</source>
        <translation>plus souvent</translation>
    </message>
    <message>
        <source>2 times or more</source>
        <translation>2 fois ou plus</translation>
    </message>
    <message>
        <source>4 times or more</source>
        <translation>4 fois ou plus</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: together in %Ln sequence(s), %3 expected by chance</source>
        <extracomment>%1, %2: phrases, %3: a number; %Ln: number of sequences</extracomment>
        <translation>
            <numerusform>%1 et %2&#x202f;: ensemble dans %Ln séquence (attendu par hasard&#x202f;: %3)</numerusform>
            <numerusform>%1 et %2&#x202f;: ensemble dans %Ln séquences (attendu par hasard&#x202f;: %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>number of sequences and their share of all: &quot;6 (10 %)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>column: the second phrase of a pair</extracomment>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>column: number of sequences that have both phrases</extracomment>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Par hasard</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>column, short: how many times as often as by chance</extracomment>
        <translation>Fois</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En clair</translation>
    </message>
</context>
<context>
    <name>PlanIssueText</name>
    <message>
        <source>Give the project a name.</source>
        <translation>Donnez un nom au projet.</translation>
    </message>
    <message>
        <source>Choose the column that holds the text.</source>
        <translation>Choisissez la colonne qui contient le texte.</translation>
    </message>
    <message>
        <source>A declared label has no name: enter a name, or remove the label.</source>
        <translation>Une catégorie déclarée n’a pas de nom&#x202f;: donnez-lui-en un ou retirez-la de la liste.</translation>
    </message>
    <message>
        <source>A declared label stands for an empty value: remove the value.</source>
        <translation>Une catégorie déclarée représente une valeur vide&#x202f;: retirez cette valeur.</translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation>Choisissez un vocabulaire.</translation>
    </message>
    <message>
        <source>Enter the kind of document to write.</source>
        <translation>Indiquez le type de document à rédiger.</translation>
    </message>
    <message>
        <source>The name of the project</source>
        <translation>Le nom du projet</translation>
    </message>
    <message>
        <source>The path of the records</source>
        <translation>Le chemin des enregistrements</translation>
    </message>
    <message>
        <source>A declared label</source>
        <translation>Le nom d’une catégorie déclarée</translation>
    </message>
    <message>
        <source>A value of a declared label</source>
        <translation>Une valeur de catégorie déclarée</translation>
    </message>
    <message>
        <source>The path of the vocabulary</source>
        <translation>Le chemin du vocabulaire</translation>
    </message>
    <message>
        <source>The kind of document</source>
        <translation>Le type de document</translation>
    </message>
    <message>
        <source>This version does not support the vocabulary of the plan. Choose another one.</source>
        <translation>Le plan indique un vocabulaire que cette version ne connaît pas&#x202f;; choisissez-en un.</translation>
    </message>
    <message>
        <source>This version does not support the vectors of the plan. Choose the vocabulary again.</source>
        <translation>Le plan indique des vecteurs que cette version ne connaît pas&#x202f;; choisissez à nouveau le vocabulaire.</translation>
    </message>
    <message>
        <source>This version does not support the method of the plan. Choose another one.</source>
        <translation>Le plan indique une méthode que cette version ne connaît pas&#x202f;; choisissez-en une.</translation>
    </message>
    <message>
        <source>This version does not support the writer of the plan. Choose another one.</source>
        <translation>Le plan indique un mode de rédaction que cette version ne connaît pas&#x202f;; choisissez-en un.</translation>
    </message>
    <message>
        <source>Phrases in each document: enter a number from 1 to %1.</source>
        <translation>Expressions dans chaque document&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Documents for each label: enter a number from 1 to %1.</source>
        <translation>Documents par catégorie&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Phrases that one record or patient counts for: enter a number from 1 to %1.</source>
        <translation>Expressions pour lesquelles compte un enregistrement ou un patient&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Phrases that are kept: enter a number from 1 to %1.</source>
        <translation>Expressions conservées&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Lengths that are learned: enter a number from 1 to %1, the phrases in each document.</source>
        <translation>Longueurs apprises&#x202f;: indiquez un nombre de 1 à %1, le nombre d’expressions dans chaque document.</translation>
    </message>
    <message>
        <source>The row with the names of the columns: enter a number from 1 to %1.</source>
        <translation>La ligne qui contient les noms des colonnes&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>The approximate number of records: enter a number from 1 to %1.</source>
        <translation>Nombre approximatif d’enregistrements&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>The column of the text cannot hold the label as well; choose another, or none.</source>
        <translation>La colonne du texte ne peut pas contenir aussi la catégorie&#x202f;; choisissez-en une autre, ou aucune.</translation>
    </message>
    <message>
        <source>Choose the column that holds the label, or none.</source>
        <translation>Choisissez la colonne qui contient la catégorie, ou aucune.</translation>
    </message>
    <message>
        <source>The column of the text cannot identify patients. Choose another one.</source>
        <translation>La colonne du texte ne peut pas distinguer les patients&#x202f;; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Choose the column that identifies patients.</source>
        <translation>Choisissez la colonne qui distingue les patients.</translation>
    </message>
    <message>
        <source>The part of the budget for phrases that occur together: enter 0 or a number up to 50.</source>
        <translation>Part du budget pour les expressions qui vont ensemble&#x202f;: indiquez 0 ou un nombre jusqu’à 50.</translation>
    </message>
    <message>
        <source>The part of the budget for the counts of the labels: enter 0 or a number up to 50.</source>
        <translation>Part du budget pour le comptage des catégories&#x202f;: indiquez 0 ou un nombre jusqu’à 50.</translation>
    </message>
    <message>
        <source>%1 contains characters that cannot be saved.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 contient des caractères qui ne peuvent pas être enregistrés.</translation>
    </message>
    <message>
        <source>%1 must be on one line, without control characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 doit tenir sur une seule ligne, sans caractères de contrôle.</translation>
    </message>
    <message>
        <source>%1 contains an invisible character that no package can hold. Type it again.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 contient un caractère invisible qu’aucun paquet ne peut contenir. Saisissez le texte à nouveau.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;, %2: a number</extracomment>
        <translation>%1 dépasse %2 caractères.</translation>
    </message>
    <message>
        <source>The name of the project cannot contain slashes, because files get this name.</source>
        <translation>Le nom du projet ne peut pas contenir de barres obliques, car des fichiers portent ce nom.</translation>
    </message>
    <message>
        <source>A file of this format has no delimiter to choose; choose &quot;recognised&quot;.</source>
        <translation>Un fichier de ce format n’a pas de séparateur à choisir&#x202f;; choisissez «&#x202f;automatique&#x202f;».</translation>
    </message>
    <message>
        <source>This delimiter cannot separate columns; choose another.</source>
        <translation>Ce séparateur ne peut pas séparer des colonnes&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The encoding has no name; choose one, or &quot;recognised&quot;.</source>
        <translation>L’encodage n’a pas de nom&#x202f;; choisissez-en un, ou «&#x202f;automatique&#x202f;».</translation>
    </message>
    <message>
        <source>At most %1 labels can be declared.</source>
        <translation>%1 catégories au plus peuvent être déclarées.</translation>
    </message>
    <message>
        <source>%1 is already declared: choose another name, or group the two labels.</source>
        <translation>%1 est déjà déclarée&#x202f;: donnez un autre nom à la catégorie, ou groupez les deux.</translation>
    </message>
    <message>
        <source>A declared label stands for no value: remove it from the list.</source>
        <translation>Une catégorie déclarée ne représente aucune valeur&#x202f;: retirez-la de la liste.</translation>
    </message>
    <message>
        <source>A value can belong to one label only. This value already belongs to %1.</source>
        <translation>Une valeur ne peut figurer que dans une seule catégorie&#x202f;; celle-ci figure déjà dans %1.</translation>
    </message>
    <message>
        <source>A declared label contains the separator of labels, so no record can have it: choose another separator, or declare the parts of the label.</source>
        <translation>Une catégorie déclarée contient le séparateur de catégories, si bien qu’aucun enregistrement ne peut l’avoir&#x202f;: choisissez un autre séparateur, ou déclarez les parties de la catégorie.</translation>
    </message>
    <message>
        <source>Labels are declared: choose the column that holds the label, or declare none.</source>
        <translation>Des catégories sont déclarées&#x202f;: choisissez la colonne qui contient la catégorie, ou n’en déclarez aucune.</translation>
    </message>
    <message>
        <source>Move the slider to choose a budget.</source>
        <translation>Déplacez le curseur pour choisir un budget.</translation>
    </message>
    <message>
        <source>The part of the budget for the phrases: enter a number above 0, up to 50.</source>
        <translation>Part du budget pour les expressions&#x202f;: indiquez un nombre supérieur à 0, jusqu’à 50.</translation>
    </message>
    <message>
        <source>The parts of the budget are more than %1 together. Reduce one of them.</source>
        <translation>Les parts du budget dépassent %1 au total&#x202f;; réduisez l’une d’elles.</translation>
    </message>
    <message>
        <source>Delta: enter 0 or a number up to 0.001.</source>
        <translation>Delta&#x202f;: indiquez 0 ou un nombre jusqu’à 0,001.</translation>
    </message>
    <message>
        <source>The cap: enter a number above 0, up to 1000.</source>
        <translation>Plafond&#x202f;: indiquez un nombre supérieur à 0, jusqu’à 1&#x202f;000.</translation>
    </message>
    <message numerus="yes">
        <source>That is more than a million documents: with %Ln label(s), at most %1 for each.</source>
        <translation>
            <numerusform>Cela fait plus d’un million de documents&#x202f;: avec %Ln catégorie, %1 au plus.</numerusform>
            <numerusform>Cela fait plus d’un million de documents&#x202f;: avec %Ln catégories, %1 au plus pour chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>This method needs a part of the budget for phrases that occur together.</source>
        <translation>Cette méthode a besoin d’une part du budget pour les expressions qui vont ensemble.</translation>
    </message>
    <message>
        <source>Pairs of features: enter 0 for an automatic number, or a number up to %1.</source>
        <translation>Paires de caractéristiques&#x202f;: indiquez 0 pour laisser choisir le nombre, ou un nombre jusqu’à %1.</translation>
    </message>
    <message>
        <source>Variety: enter a number from %1 to %2.</source>
        <translation>Variété&#x202f;: indiquez un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>The shares of the labels are declared, so noisy counts of them are not needed. Choose one of the two.</source>
        <translation>Les parts des catégories sont déclarées&#x202f;: payer pour leurs comptages bruités ne servirait à rien&#x202f;; choisissez l’un des deux.</translation>
    </message>
    <message>
        <source>Declare a share for each label.</source>
        <translation>Déclarez une part pour chaque catégorie.</translation>
    </message>
    <message>
        <source>A share has to be 0 or more.</source>
        <translation>Une part doit être égale ou supérieure à 0.</translation>
    </message>
    <message>
        <source>At least one label needs a share above 0.</source>
        <translation>Il faut une part supérieure à 0 pour au moins une catégorie.</translation>
    </message>
    <message>
        <source>Enter a readable name for the data source.</source>
        <translation>Saisissez un nom lisible pour la source de données.</translation>
    </message>
    <message>
        <source>The name of the data source</source>
        <translation>Le nom de la source de données</translation>
    </message>
    <message>
        <source>This version does not support the rule for quotes in the plan. Choose another one.</source>
        <translation>Le plan indique une règle pour les guillemets que cette version ne connaît pas&#x202f;; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>This version does not support the rule for records with several labels in the plan. Choose &quot;first&quot; or &quot;each&quot;.</source>
        <translation>Le plan indique une règle pour les enregistrements à plusieurs catégories que cette version ne connaît pas&#x202f;; choisissez «&#xa0;first&#xa0;» ou «&#xa0;each&#xa0;».</translation>
    </message>
    <message>
        <source>This version does not support the format of records in the plan. Choose another one.</source>
        <translation>Le plan indique un format d’enregistrements que cette version ne connaît pas&#x202f;; choisissez-en un.</translation>
    </message>
    <message>
        <source>The plan has a setting that its method does not use. Choose the method again.</source>
        <translation>Le plan contient un réglage que sa méthode ne peut pas utiliser&#x202f;; choisissez de nouveau la méthode.</translation>
    </message>
    <message>
        <source>The cap of delta: enter a number above 0, up to 0.001.</source>
        <translation>Plafond de delta&#x202f;: indiquez un nombre supérieur à 0, jusqu’à 0,001.</translation>
    </message>
    <message>
        <source>The plan spends budget on something that its method does not learn. Choose the method again.</source>
        <translation>Le plan paie pour quelque chose que sa méthode n’apprend pas&#x202f;; choisissez de nouveau la méthode.</translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary has no name: remove it from the list.</source>
        <translation>Une expression écartée du vocabulaire n&apos;a pas de nom&#x202f;: réintégrez-la.</translation>
    </message>
    <message>
        <source>The vocabulary needs one more choice: %1.</source>
        <extracomment>%1: what a field is called, such as &quot;Semantic types&quot;</extracomment>
        <translation>Le vocabulaire demande encore un choix&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary</source>
        <translation>Une expression écartée du vocabulaire</translation>
    </message>
    <message>
        <source>A setting of the vocabulary</source>
        <translation>Un réglage du vocabulaire</translation>
    </message>
    <message>
        <source>The plan leaves out a kind of phrases that this version does not support. Choose the vocabulary again.</source>
        <translation>Le plan écarte un type d&apos;expressions que cette version ne connaît pas&#x202f;; choisissez de nouveau le vocabulaire.</translation>
    </message>
    <message>
        <source>Give the address of the server that gives vectors.</source>
        <translation>Indiquez l’adresse du serveur qui donne des vecteurs.</translation>
    </message>
    <message>
        <source>Enter the name of the model that gives vectors.</source>
        <translation>Nommez le modèle qui donne des vecteurs.</translation>
    </message>
    <message>
        <source>Choose a file of word vectors.</source>
        <translation>Choisissez un fichier de vecteurs de mots.</translation>
    </message>
    <message>
        <source>The address of the server that gives vectors</source>
        <translation>L’adresse du serveur qui donne des vecteurs</translation>
    </message>
    <message>
        <source>A setting of the vectors</source>
        <translation>Un réglage des vecteurs</translation>
    </message>
    <message>
        <source>Choose the files that hold the records.</source>
        <translation>Choisissez les fichiers qui contiennent les enregistrements.</translation>
    </message>
    <message>
        <source>Choose the key that connects the labels in the other file to the records.</source>
        <translation>Choisissez la clé qui relie les catégories de l’autre fichier aux enregistrements.</translation>
    </message>
    <message>
        <source>Choose the column of the other file that holds the label.</source>
        <translation>Choisissez la colonne de l’autre fichier qui contient la catégorie.</translation>
    </message>
    <message>
        <source>The pattern is not a valid regular expression. Check its brackets.</source>
        <translation>Le motif n’est pas une expression régulière&#x202f;; vérifiez ses parenthèses.</translation>
    </message>
    <message>
        <source>The database cannot be read as the plan says: check its connection, the query and the variables of its user and password.</source>
        <translation>La base de données ne peut pas être lue comme le plan le dit : vérifiez la connexion, la requête et les variables de l’utilisateur et du mot de passe.</translation>
    </message>
    <message>
        <source>The labels are in another file: choose no column for them, or remove that file.</source>
        <translation>Les catégories sont dans un autre fichier&#x202f;: ne choisissez pas de colonne pour elles, ou n’utilisez pas ce fichier.</translation>
    </message>
    <message>
        <source>records.profile is empty. Remove it or choose a profile.</source>
        <translation>Le plan ne nomme aucun type d’export là où il dit lequel c’est&#x202f;; retirez-le.</translation>
    </message>
    <message>
        <source>The plan has values that mark withdrawn records, but no column for them. Name the column, or remove the values.</source>
        <translation>Le plan contient des valeurs qui signalent les enregistrements retirés, mais aucune colonne pour elles. Indiquez la colonne ou supprimez les valeurs.</translation>
    </message>
    <message>
        <source>Choose the sheet or table that holds the records.</source>
        <translation>Choisissez la feuille ou la table qui contient les enregistrements.</translation>
    </message>
    <message>
        <source>The path of the file with the labels</source>
        <translation>Le chemin du fichier des catégories</translation>
    </message>
    <message>
        <source>The path of the profile</source>
        <translation>Le chemin du profil</translation>
    </message>
    <message>
        <source>The name of the sheet or table</source>
        <translation>Le nom de la feuille ou de la table</translation>
    </message>
    <message>
        <source>The plan contains a section twice, or a section that this version does not support. Choose the sections again.</source>
        <translation>Le plan nomme une section deux fois, ou une que cette version ne connaît pas&#x202f;; choisissez à nouveau les sections.</translation>
    </message>
    <message>
        <source>This version cannot detect negation in the language of the plan. Choose another language, or none.</source>
        <translation>Le plan nomme une langue dans laquelle cette version ne reconnaît pas ce qui est nié&#x202f;; choisissez-en une autre, ou aucune.</translation>
    </message>
    <message>
        <source>This version does not support the rule for copied paragraphs in the plan. Choose again whether they count once.</source>
        <translation>Le plan a une règle pour les paragraphes copiés que cette version ne connaît pas&#x202f;; choisissez à nouveau s’ils comptent une fois.</translation>
    </message>
    <message>
        <source>Copied paragraphs can count once only if a column identifies patients: choose a column, or count the copies.</source>
        <translation>Les paragraphes copiés ne peuvent compter une fois que si une colonne distingue les patients&#x202f;: choisissez-en une, ou comptez les copies.</translation>
    </message>
    <message>
        <source>The separator of labels has one to three characters that are neither letters nor digits, for example &quot;;&quot;.</source>
        <translation>Ce qui sépare les catégories compte un à trois caractères, ni lettres ni chiffres&#x202f;: «&#x202f;; » par exemple.</translation>
    </message>
    <message>
        <source>A separator of labels needs a column of labels: choose a column, or remove the separator.</source>
        <translation>Ce qui sépare les catégories demande une colonne de catégories&#x202f;: choisissez-en une, ou laissez le séparateur de côté.</translation>
    </message>
    <message>
        <source>The column of the public texts cannot hold their label as well; choose another, or none.</source>
        <translation>La colonne des textes publics ne peut pas contenir aussi leur étiquette&#x202f;; choisissez-en une autre, ou aucune.</translation>
    </message>
    <message>
        <source>Combine at least two vocabularies, with at most one of public documents: put all files of documents into one.</source>
        <translation>Plusieurs vocabulaires, c’est deux ou plus, et les documents publics n’en forment qu’un au plus&#x202f;: nommez tous les fichiers de documents dans un seul.</translation>
    </message>
    <message>
        <source>One of the vocabularies cannot be used (%1): choose it again, or remove it.</source>
        <extracomment>%1: a place in the list of vocabularies, &quot;of[1].file&quot;</extracomment>
        <translation>L’un des vocabulaires ne peut pas être utilisé tel quel (%1)&#x202f;: choisissez-le à nouveau, ou retirez-le.</translation>
    </message>
    <message>
        <source>A file of this format has neither quotes nor a row with the names of the columns to choose; remove the rule from the plan.</source>
        <translation>Un fichier de ce format n&apos;a ni guillemets ni ligne des noms de colonnes à choisir ; retirez la règle du plan.</translation>
    </message>
    <message>
        <source>The vocabulary is in another language than the records: choose a vocabulary in their language, or correct the language on the Records page.</source>
        <translation>Le vocabulaire est dans une autre langue que les enregistrements&#x202f;: choisissez un vocabulaire dans leur langue, ou corrigez la langue sur la page Enregistrements.</translation>
    </message>
    <message>
        <source>Choose the language of the texts, or leave it open.</source>
        <translation>Choisissez la langue des textes, ou laissez-la ouverte.</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>no file is chosen</source>
        <translation>aucun fichier choisi</translation>
    </message>
    <message>
        <source>%1, text in the column %2</source>
        <extracomment>%1: name of a file, %2: name of a column</extracomment>
        <translation>%1, texte dans la colonne %2</translation>
    </message>
    <message>
        <source>one record</source>
        <translation>un enregistrement</translation>
    </message>
    <message>
        <source>one patient: all rows with the same %1 together</source>
        <extracomment>%1: name of a column</extracomment>
        <translation>un patient&#x202f;: toutes les lignes avec le même %1</translation>
    </message>
    <message>
        <source>none: all records form one class</source>
        <translation>aucune&#x202f;: tous les enregistrements forment une seule classe</translation>
    </message>
    <message numerus="yes">
        <source>%n declared</source>
        <translation>
            <numerusform>%n déclarée</numerusform>
            <numerusform>%n déclarées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and more</source>
        <extracomment>%1: &quot;5 declared&quot;, %2: the labels</extracomment>
        <translation>%1&#x202f;: %2, etc.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Medical (built in)</source>
        <translation>Médical (intégré)</translation>
    </message>
    <message>
        <source>English (built in)</source>
        <translation>Anglais (intégré)</translation>
    </message>
    <message>
        <source>your own list %1</source>
        <translation>votre propre liste %1</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>non choisi</translation>
    </message>
    <message>
        <source>epsilon %1 per patient</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>epsilon %1 par patient</translation>
    </message>
    <message>
        <source>epsilon %1 per record</source>
        <translation>epsilon %1 par enregistrement</translation>
    </message>
    <message>
        <source>Gaussian noise, delta %1</source>
        <translation>bruit gaussien, delta %1</translation>
    </message>
    <message>
        <source>Laplace noise, no delta</source>
        <translation>bruit de Laplace, sans delta</translation>
    </message>
    <message>
        <source>documents by declared shares</source>
        <translation>documents selon les parts déclarées</translation>
    </message>
    <message>
        <source>documents by noisy counts of the labels</source>
        <translation>documents selon les comptages bruités des catégories</translation>
    </message>
    <message>
        <source>documents evenly over the labels</source>
        <translation>autant de documents par catégorie</translation>
    </message>
    <message>
        <source>%1, of which some phrases are left out</source>
        <extracomment>%1: a vocabulary</extracomment>
        <translation>%1, dont certaines expressions sont écartées</translation>
    </message>
</context>
<context>
    <name>PreparationText</name>
    <message>
        <source>Before the first heading</source>
        <extracomment>a section of a medical note, as all that follow: what stands before the first heading</extracomment>
        <translation>Avant le premier titre</translation>
    </message>
    <message>
        <source>Chief complaint</source>
        <translation>Motif de consultation</translation>
    </message>
    <message>
        <source>History of present illness</source>
        <translation>Histoire de la maladie</translation>
    </message>
    <message>
        <source>Past medical history</source>
        <translation>Antécédents médicaux</translation>
    </message>
    <message>
        <source>Past surgical history</source>
        <translation>Antécédents chirurgicaux</translation>
    </message>
    <message>
        <source>Family history</source>
        <translation>Antécédents familiaux</translation>
    </message>
    <message>
        <source>Social history</source>
        <translation>Mode de vie</translation>
    </message>
    <message>
        <source>Allergies</source>
        <translation>Allergies</translation>
    </message>
    <message>
        <source>Medications</source>
        <translation>Traitements</translation>
    </message>
    <message>
        <source>Immunizations</source>
        <translation>Vaccinations</translation>
    </message>
    <message>
        <source>Review of systems</source>
        <translation>Revue des systèmes</translation>
    </message>
    <message>
        <source>Physical examination</source>
        <translation>Examen clinique</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Biologie</translation>
    </message>
    <message>
        <source>Imaging</source>
        <translation>Imagerie</translation>
    </message>
    <message>
        <source>Indication</source>
        <extracomment>why an examination was asked for</extracomment>
        <translation>Indication</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>with earlier images</extracomment>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Impression</source>
        <extracomment>of who reads an image: what it means</extracomment>
        <translation>Conclusion</translation>
    </message>
    <message>
        <source>Assessment and plan</source>
        <translation>Évaluation et plan</translation>
    </message>
    <message>
        <source>Subjective</source>
        <extracomment>of a SOAP note: what the patient says</extracomment>
        <translation>Subjectif</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>of a SOAP note: what was found</extracomment>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Preoperative diagnosis</source>
        <translation>Diagnostic préopératoire</translation>
    </message>
    <message>
        <source>Postoperative diagnosis</source>
        <translation>Diagnostic postopératoire</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Intervention</translation>
    </message>
    <message>
        <source>Anesthesia</source>
        <translation>Anesthésie</translation>
    </message>
    <message>
        <source>Operative details</source>
        <extracomment>surgeon, loss of blood, drains</extracomment>
        <translation>Détails opératoires</translation>
    </message>
    <message>
        <source>Complications</source>
        <translation>Complications</translation>
    </message>
    <message>
        <source>Hospital course</source>
        <translation>Évolution hospitalière</translation>
    </message>
    <message>
        <source>Admission diagnosis</source>
        <translation>Diagnostic d’admission</translation>
    </message>
    <message>
        <source>Discharge diagnosis</source>
        <translation>Diagnostic de sortie</translation>
    </message>
    <message>
        <source>Discharge medications</source>
        <translation>Traitement de sortie</translation>
    </message>
    <message>
        <source>Condition at discharge</source>
        <translation>État à la sortie</translation>
    </message>
    <message>
        <source>Discharge instructions</source>
        <translation>Consignes de sortie</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Suivi</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Under a heading that is in no list</source>
        <translation>Sous un titre hors des listes</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>What was expected, and what to do</source>
        <translation>Ce qui était attendu, et que faire</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>column: the line of the file, or the file and the line</extracomment>
        <translation>Lieu</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>The character in column %1 is not %2.</source>
        <extracomment>%1: a place in a line, %2: an encoding such as UTF-8</extracomment>
        <translation>Le caractère de la colonne %1 n’est pas en %2.</translation>
    </message>
    <message>
        <source>Choose the encoding of the file, or correct the character.</source>
        <translation>Choisissez l’encodage du fichier, ou corrigez le caractère.</translation>
    </message>
    <message>
        <source>The file looks like %1: choose it as the encoding.</source>
        <extracomment>%1: an encoding</extracomment>
        <translation>Le fichier semble être en %1&#x202f;: choisissez cet encodage.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Add the missing fields, or put a text of several lines into quotes.</source>
        <translation>
            <numerusform>Champs trouvés&#x202f;: %1&#x202f;; la ligne d’en-tête en compte %Ln. Ajoutez ce qui manque, ou mettez entre guillemets un texte qui s’étend sur plusieurs lignes.</numerusform>
            <numerusform>Champs trouvés&#x202f;: %1&#x202f;; la ligne d’en-tête en compte %Ln. Ajoutez ce qui manque, ou mettez entre guillemets un texte qui s’étend sur plusieurs lignes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Put a text that contains the delimiter into quotes, or remove the extra fields.</source>
        <translation>
            <numerusform>Champs trouvés&#x202f;: %1&#x202f;; la ligne d’en-tête en compte %Ln. Mettez entre guillemets un texte qui contient le séparateur, ou supprimez ce qui est en trop.</numerusform>
            <numerusform>Champs trouvés&#x202f;: %1&#x202f;; la ligne d’en-tête en compte %Ln. Mettez entre guillemets un texte qui contient le séparateur, ou supprimez ce qui est en trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>A quote opens here and is never closed. Close it, or double it (&quot;&quot;).</source>
        <translation>Un guillemet s’ouvre ici et n’est jamais fermé. Fermez-le ou doublez-le (&quot;&quot;).</translation>
    </message>
    <message>
        <source>A quote opens here and is still open after %1, the most a record may have. Close it, or double it (&quot;&quot;).</source>
        <translation>Un guillemet s’ouvre ici et n’est toujours pas fermé après %1, le maximum pour un enregistrement. Fermez-le ou doublez-le (&quot;&quot;).</translation>
    </message>
    <message>
        <source>In field %1, which begins on line %2, text follows a closing quote. Double the quotes that belong to the text (&quot;&quot;).</source>
        <translation>Dans le champ %1, qui commence à la ligne %2, du texte suit un guillemet fermant. Doublez les guillemets qui font partie du texte (&quot;&quot;).</translation>
    </message>
    <message>
        <source>In field %1, text follows a closing quote. Double the quotes that belong to the text (&quot;&quot;).</source>
        <translation>Dans le champ %1, du texte suit un guillemet fermant. Doublez les guillemets qui font partie du texte (&quot;&quot;).</translation>
    </message>
    <message>
        <source>Longer than %1, the most a record may have. Split the record.</source>
        <translation>Plus long que %1, le maximum pour un enregistrement. Divisez l’enregistrement.</translation>
    </message>
    <message>
        <source>Invalid JSON from byte %1 of the line. Each line must be one complete JSON object.</source>
        <translation>JSON non valide à partir de l’octet %1 de la ligne. Chaque ligne doit contenir un objet JSON complet.</translation>
    </message>
    <message>
        <source>Not a JSON object. Each line must be one complete JSON object.</source>
        <translation>Ce n’est pas un objet JSON. Chaque ligne doit contenir un objet JSON complet.</translation>
    </message>
    <message>
        <source>The field %1 must be text in quotes. Correct it, or remove the line.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Le champ %1 doit contenir un texte entre guillemets. Corrigez-le ou supprimez la ligne.</translation>
    </message>
    <message>
        <source>The field %1 must be text in quotes or a number. Correct it, or remove the line.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Le champ %1 doit contenir un texte entre guillemets ou un nombre. Corrigez-le ou supprimez la ligne.</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <extracomment>%1: a sheet of a workbook, or a table of a database</extracomment>
        <translation>feuille %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>%1: a row of a sheet or of a table</extracomment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1: the name of a file, %2: a number</extracomment>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>The text has the maximum length of a spreadsheet cell (%1 characters): the rest was most likely cut off. It counts as it is. Export the records again from their system.</source>
        <translation>Le texte est aussi long qu’une cellule de tableur peut l’être (%1 caractères)&#x202f;: la suite a très probablement été coupée. Il compte tel quel. Exportez de nouveau les enregistrements depuis leur origine.</translation>
    </message>
    <message>
        <source>A quote opens in field %1, and the lines up to line %2 look like rows of their own. Close the quote, or set in the plan how the file quotes (records.quoting): &quot;none&quot; if quotes are characters of the texts, &quot;standard&quot; if the cell is right.</source>
        <translation>Un guillemet s&apos;ouvre dans le champ %1, et les lignes jusqu&apos;à la ligne %2 ressemblent à des enregistrements distincts. Fermez le guillemet, ou indiquez dans le plan comment le fichier utilise les guillemets (records.quoting) : &quot;none&quot; si les guillemets font partie des textes, &quot;standard&quot; si la cellule est correcte.</translation>
    </message>
    <message>
        <source>Byte %1 of the file, in column %2 of the line, is zero, which no text has. Remove it, or export the file again.</source>
        <translation>L&apos;octet %1 du fichier, à la colonne %2 de la ligne, est nul, ce qui n&apos;existe dans aucun texte. Supprimez-le, ou exportez de nouveau le fichier.</translation>
    </message>
    <message>
        <source>Pages of the PDF document without text, such as scans: %1. Recognise their text with another program, or leave the document out.</source>
        <extracomment>%1: a number of pages</extracomment>
        <translation>Pages du document PDF sans texte, par exemple numérisées : %1. Faites reconnaître leur texte par un autre programme, ou laissez le document de côté.</translation>
    </message>
</context>
<context>
    <name>ProfileText</name>
    <message>
        <source>Recognised by the format.</source>
        <translation>Reconnu au format.</translation>
    </message>
    <message>
        <source>Recognised by the columns %1.</source>
        <translation>Reconnu aux colonnes %1.</translation>
    </message>
    <message>
        <source>Workbook with one note a row</source>
        <translation>Classeur avec une note par ligne</translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation>messages HL7 v2</translation>
    </message>
    <message>
        <source>A profile of your organisation: %1.</source>
        <translation>Un profil de votre établissement&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A profile of your organisation, %1: %2.</source>
        <extracomment>%1: the name of a file, %2: what the organisation says about it</extracomment>
        <translation>Un profil de votre établissement, %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>FHIR resources</source>
        <translation>ressources FHIR</translation>
    </message>
    <message>
        <source>REDCap export</source>
        <translation>Export de REDCap</translation>
    </message>
    <message>
        <source>OMOP CDM, NOTE joined with conditions</source>
        <translation>OMOP CDM, NOTE jointe aux diagnostics</translation>
    </message>
    <message>
        <source>OMOP CDM, table NOTE</source>
        <translation>OMOP CDM, table NOTE</translation>
    </message>
    <message>
        <source>CDA documents</source>
        <translation>documents CDA</translation>
    </message>
    <message>
        <source>i2b2 / n2c2 records</source>
        <translation>dossiers i2b2 / n2c2</translation>
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
        <translation>une seule phrase, version publiée</translation>
    </message>
    <message>
        <source>for a medical record</source>
        <translation>pour un dossier médical</translation>
    </message>
    <message>
        <source>for a discharge summary</source>
        <translation>pour un compte rendu de sortie</translation>
    </message>
    <message>
        <source>for a radiology report</source>
        <translation>pour un compte rendu de radiologie</translation>
    </message>
    <message>
        <source>for a summary of an encyclopaedia</source>
        <translation>pour un résumé d’encyclopédie</translation>
    </message>
    <message>
        <source>for a document of any kind</source>
        <translation>pour un document quelconque</translation>
    </message>
</context>
<context>
    <name>ReceivedTextModel</name>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expressions</translation>
    </message>
</context>
<context>
    <name>RecordsFilter</name>
    <message>
        <source>Records (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.csv *.jsonl ...</extracomment>
        <translation>Enregistrements (%1);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>ReleaseFilesModel</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
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
        <translation>%1 dépensé le %2.</translation>
    </message>
    <message>
        <source>Spent %1. Ledger entry %2.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;; %2: a time</extracomment>
        <translation>%1 dépensé. Inscription au registre&#x202f;: %2.</translation>
    </message>
    <message>
        <source>all records</source>
        <translation>tous les enregistrements</translation>
    </message>
</context>
<context>
    <name>ReviewListModel</name>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n manquante</numerusform>
            <numerusform>%n manquantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look-alike(s)</source>
        <translation>
            <numerusform>%n ressemblance</numerusform>
            <numerusform>%n ressemblances</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>doublon</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>what the review found in a document</extracomment>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>of a document that the package will not hold</extracomment>
        <translation>écarté</translation>
    </message>
    <message>
        <source>like %1</source>
        <extracomment>nearly the same text; %1: number of a document, &quot;SYN-000123&quot;</extracomment>
        <translation>proche de %1</translation>
    </message>
    <message>
        <source>%1, left out: %2</source>
        <extracomment>%1: number of a document, %2: why it is left out</extracomment>
        <translation>%1, écarté&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>an interval, from %1 to %2: percentages</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2 records</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Classifier</source>
        <extracomment>a program that classifies records by label</extracomment>
        <translation>Classifieur</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>share of the records that a classifier classifies correctly</extracomment>
        <translation>Bien classés</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>heads the share that is right when the answer is always the most frequent label</extracomment>
        <translation>En devinant</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>none</source>
        <extracomment>there are no records to take a share of</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage with one decimal</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>logistic regression on phrases</source>
        <translation>régression logistique sur expressions</translation>
    </message>
    <message>
        <source>logistic regression on vectors</source>
        <translation>régression logistique sur vecteurs</translation>
    </message>
    <message>
        <source>three-layer network on phrases</source>
        <translation>réseau à trois couches sur expressions</translation>
    </message>
    <message>
        <source>three-layer network on vectors</source>
        <translation>réseau à trois couches sur vecteurs</translation>
    </message>
</context>
<context>
    <name>SourceNames</name>
    <message numerus="yes">
        <source>%Ln file(s) in %1</source>
        <extracomment>%1: the name of a folder</extracomment>
        <translation>
            <numerusform>%Ln fichier dans %1</numerusform>
            <numerusform>%Ln fichiers dans %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln file(s)</source>
        <extracomment>%1: the name of an archive</extracomment>
        <translation>
            <numerusform>%1, %Ln fichier</numerusform>
            <numerusform>%1, %Ln fichiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>Rewriting rows with the model</source>
        <translation>Réécriture des lignes par le modèle</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>Lecture du projet</translation>
    </message>
    <message>
        <source>Reading the records</source>
        <translation>Lecture des enregistrements</translation>
    </message>
    <message>
        <source>Reading the vocabulary</source>
        <translation>Lecture du vocabulaire</translation>
    </message>
    <message>
        <source>Grouping the phrases of the vocabulary</source>
        <translation>Regroupement des expressions du vocabulaire</translation>
    </message>
    <message>
        <source>Learning which phrases occur together; this can no longer be stopped</source>
        <translation>Apprentissage des expressions qui vont ensemble&#x202f;; impossible de l’arrêter</translation>
    </message>
    <message>
        <source>Drawing the noise; this can no longer be stopped</source>
        <translation>Tirage du bruit&#x202f;; impossible de l’arrêter</translation>
    </message>
    <message>
        <source>Drawing phrases</source>
        <translation>Tirage des expressions</translation>
    </message>
    <message>
        <source>Writing documents</source>
        <translation>Rédaction des documents</translation>
    </message>
    <message>
        <source>Writing the package</source>
        <translation>Écriture du paquet</translation>
    </message>
    <message>
        <source>Checking the package</source>
        <translation>Vérification du paquet</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>encore environ %n seconde</numerusform>
            <numerusform>encore environ %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>encore environ %n minute</numerusform>
            <numerusform>encore environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the whole file</source>
        <translation>Lecture du fichier entier</translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation>Recherche de la ligne</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Interrogation du serveur</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Chargement du modèle</translation>
    </message>
    <message>
        <source>Asking the model</source>
        <translation>Interrogation du modèle</translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation>Lecture des réponses</translation>
    </message>
    <message>
        <source>Looking for phrases in the texts</source>
        <translation>Recherche des expressions dans les textes</translation>
    </message>
    <message>
        <source>Training on the synthetic texts</source>
        <translation>Entraînement sur les textes synthétiques</translation>
    </message>
    <message>
        <source>Testing on the records</source>
        <translation>Test sur les enregistrements</translation>
    </message>
    <message>
        <source>Finding similar phrases</source>
        <translation>Recherche des expressions proches les unes des autres</translation>
    </message>
    <message>
        <source>Counting the words of the texts</source>
        <translation>Comptage des mots des textes</translation>
    </message>
    <message>
        <source>Looking for phrases of several words</source>
        <translation>Recherche des expressions de plusieurs mots</translation>
    </message>
    <message>
        <source>Finding the phrases in the texts</source>
        <translation>Repérage des expressions dans les textes</translation>
    </message>
    <message>
        <source>Learning which phrases are similar</source>
        <translation>Apprentissage des expressions proches</translation>
    </message>
    <message>
        <source>Learning which phrases are specific</source>
        <translation>Apprentissage des expressions qui en disent long</translation>
    </message>
    <message>
        <source>Finding the forms in which the phrases occur</source>
        <translation>Recherche des formes des expressions</translation>
    </message>
    <message>
        <source>Learning which phrases occur together</source>
        <translation>Apprentissage des expressions qui vont ensemble</translation>
    </message>
    <message>
        <source>Reading the texts</source>
        <translation>Lecture des textes</translation>
    </message>
    <message>
        <source>Applying the model</source>
        <translation>Application du modèle</translation>
    </message>
    <message>
        <source>Saving the documents</source>
        <translation>Enregistrement des documents</translation>
    </message>
    <message>
        <source>Finding similar documents</source>
        <translation>Recherche des documents proches les uns des autres</translation>
    </message>
    <message>
        <source>Placing the documents on the map</source>
        <translation>Placement des documents sur la carte</translation>
    </message>
    <message>
        <source>Training on public texts</source>
        <translation>Entraînement sur des textes publics</translation>
    </message>
</context>
<context>
    <name>TermListModel</name>
    <message>
        <source>Phrase</source>
        <extracomment>columns of a list of phrases: the phrase; disease, drug and so on; whether it is left out</extracomment>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écartée</translation>
    </message>
    <message>
        <source>left out by kind</source>
        <translation>écartée par type</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usage</translation>
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
            <numerusform>environ %Ln minute</numerusform>
            <numerusform>environ %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>environ %Ln heure</numerusform>
            <numerusform>environ %Ln heures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VocabularyText</name>
    <message>
        <source>Built in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <source>Names (MRCONSO.RRF)</source>
        <translation>Noms (MRCONSO.RRF)</translation>
    </message>
    <message>
        <source>Names (RXNCONSO.RRF)</source>
        <translation>Noms (RXNCONSO.RRF)</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>Descriptions</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Vedettes-matière</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>A snapshot of the descriptions: sct2_Description_Snapshot...</source>
        <translation>Un instantané des descriptions&#x202f;: sct2_Description_Snapshot...</translation>
    </message>
    <message>
        <source>The descriptors in ASCII (d2024.bin), or a file of the tree</source>
        <translation>Les descripteurs en ASCII (d2024.bin), ou un fichier de l&apos;arborescence</translation>
    </message>
    <message>
        <source>An order file of ICD-10-CM, or the codes of ICD-10-GM (icd10gm2024syst_kodes.txt)</source>
        <translation>Un fichier « order » de l&apos;ICD-10-CM, ou les codes de l&apos;ICD-10-GM (icd10gm2024syst_kodes.txt)</translation>
    </message>
    <message>
        <source>With the column term; concept, weight and kind may be there</source>
        <translation>Avec la colonne term&#x202f;; concept, weight et kind peuvent y être</translation>
    </message>
    <message>
        <source>One phrase a line, in UTF-8</source>
        <translation>Une expression par ligne, en UTF-8</translation>
    </message>
    <message>
        <source>A list of phrases, one a line</source>
        <translation>Une liste d&apos;expressions, une par ligne</translation>
    </message>
    <message>
        <source>UMLS Metathesaurus</source>
        <translation>Métathésaurus UMLS</translation>
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
        <translation>ICD-10-CM ou ICD-10-GM</translation>
    </message>
    <message>
        <source>An ontology in OBO format, such as HPO</source>
        <translation>Une ontologie au format OBO, la HPO par exemple</translation>
    </message>
    <message>
        <source>RxNorm</source>
        <translation>RxNorm</translation>
    </message>
    <message>
        <source>A table (CSV) with a column of terms</source>
        <translation>Un tableau (CSV) avec une colonne de termes</translation>
    </message>
    <message>
        <source>A vocabulary that Keyseed saved or learnt</source>
        <translation>Un vocabulaire que Keyseed a enregistré ou appris</translation>
    </message>
    <message>
        <source>Needs a UMLS licence. Names that survive the noise are published: check that each source vocabulary allows it.</source>
        <translation>Exige une licence UMLS. Les noms qui survivent au bruit sont publiés&#x202f;: vérifiez que chaque vocabulaire source le permet.</translation>
    </message>
    <message>
        <source>Needs a licence of SNOMED International or a member country. Names that survive the noise are published.</source>
        <translation>Exige une licence de SNOMED International ou d&apos;un pays membre. Les noms qui survivent au bruit sont publiés.</translation>
    </message>
    <message>
        <source>From the National Library of Medicine of the United States, whose terms of use ask to be named.</source>
        <translation>De la National Library of Medicine des États-Unis, dont les conditions d&apos;utilisation demandent qu&apos;elle soit citée.</translation>
    </message>
    <message>
        <source>Codes of diagnoses. Their titles that survive the noise are published: check the terms of use.</source>
        <translation>Des codes de diagnostics. Les intitulés qui survivent au bruit sont publiés&#x202f;: vérifiez les conditions d&apos;utilisation.</translation>
    </message>
    <message>
        <source>Synonyms that mean the same count as the same phrase. Check the licence of the ontology.</source>
        <translation>Les synonymes de même sens comptent comme une seule expression. Vérifiez la licence de l&apos;ontologie.</translation>
    </message>
    <message>
        <source>Phrases that survive the noise are published: check that its licence allows it.</source>
        <translation>Les expressions qui survivent au bruit sont publiées&#x202f;: vérifiez que sa licence le permet.</translation>
    </message>
    <message>
        <source>Kinds of the concepts (MRSTY.RRF)</source>
        <translation>Types des concepts (MRSTY.RRF)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Semantic types</source>
        <translation>Types sémantiques</translation>
    </message>
    <message>
        <source>Source vocabularies</source>
        <translation>Vocabulaires sources</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>Concepts</translation>
    </message>
    <message>
        <source>Language reference set</source>
        <translation>Jeu de référence de langue</translation>
    </message>
    <message>
        <source>Id of the reference set</source>
        <translation>Identifiant du jeu de référence</translation>
    </message>
    <message>
        <source>Supplementary concepts</source>
        <translation>Concepts supplémentaires</translation>
    </message>
    <message>
        <source>Parts of the tree</source>
        <translation>Parties de l&apos;arborescence</translation>
    </message>
    <message>
        <source>Alphabet of ICD-10-GM</source>
        <translation>Alphabet de l&apos;ICD-10-GM</translation>
    </message>
    <message>
        <source>Tells diseases from drugs and so on; lies beside MRCONSO.RRF</source>
        <translation>Distingue les maladies des médicaments, etc.&#x202f;; se trouve à côté de MRCONSO.RRF</translation>
    </message>
    <message>
        <source>ENG unless you say otherwise; GER, FRE, SPA ...</source>
        <translation>ENG, sauf indication contraire&#x202f;; GER, FRE, SPA ...</translation>
    </message>
    <message>
        <source>All unless you say otherwise; en, de, fr ...</source>
        <translation>Toutes, sauf indication contraire&#x202f;; en, de, fr ...</translation>
    </message>
    <message>
        <source>Only these concepts</source>
        <translation>Seulement ces concepts</translation>
    </message>
    <message>
        <source>A list of identifiers such as C0018802, one a line; all concepts without it</source>
        <translation>Une liste d’identifiants comme C0018802, un par ligne&#x202f;; sans elle, tous les concepts</translation>
    </message>
    <message>
        <source>names of concepts that the list does not have</source>
        <translation>noms de concepts absents de la liste</translation>
    </message>
    <message>
        <source>All unless you name some: T047, T184</source>
        <translation>Tous, sauf si vous en nommez&#x202f;: T047, T184</translation>
    </message>
    <message>
        <source>All unless you name some: MSH, SNOMEDCT_US</source>
        <translation>Tous, sauf si vous en nommez&#x202f;: MSH, SNOMEDCT_US</translation>
    </message>
    <message>
        <source>Leaves inactive concepts out: sct2_Concept_Snapshot...</source>
        <translation>Écarte les concepts inactifs&#x202f;: sct2_Concept_Snapshot...</translation>
    </message>
    <message>
        <source>Says which name is preferred: der2_cRefset_LanguageSnapshot...</source>
        <translation>Dit quel nom est préféré&#x202f;: der2_cRefset_LanguageSnapshot...</translation>
    </message>
    <message>
        <source>Where the file above holds several</source>
        <translation>Si le fichier ci-dessus en contient plusieurs</translation>
    </message>
    <message>
        <source>Drugs and rare diseases beside the headings (c2024.bin)</source>
        <translation>Médicaments et maladies rares en plus des vedettes (c2024.bin)</translation>
    </message>
    <message>
        <source>All unless you name some: C, D27, F03</source>
        <translation>Toutes, sauf si vous en nommez&#x202f;: C, D27, F03</translation>
    </message>
    <message>
        <source>More names of the same diagnoses (icd10gm2024alpha_edvtxt.txt)</source>
        <translation>D&apos;autres noms des mêmes diagnostics (icd10gm2024alpha_edvtxt.txt)</translation>
    </message>
    <message>
        <source>disease</source>
        <translation>maladie</translation>
    </message>
    <message>
        <source>symptom</source>
        <translation>symptôme</translation>
    </message>
    <message>
        <source>body part</source>
        <translation>partie du corps</translation>
    </message>
    <message>
        <source>drug</source>
        <translation>médicament</translation>
    </message>
    <message>
        <source>procedure</source>
        <translation>acte</translation>
    </message>
    <message>
        <source>organism</source>
        <translation>organisme</translation>
    </message>
    <message>
        <source>substance</source>
        <translation>substance</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>a phrase of no particular kind</extracomment>
        <translation>autre</translation>
    </message>
    <message>
        <source>names in other languages</source>
        <translation>noms dans d&apos;autres langues</translation>
    </message>
    <message>
        <source>names of other vocabularies</source>
        <translation>noms d&apos;autres vocabulaires</translation>
    </message>
    <message>
        <source>suppressed names</source>
        <translation>noms que la source supprime</translation>
    </message>
    <message>
        <source>names of concepts of other semantic types</source>
        <translation>noms de concepts d&apos;autres types sémantiques</translation>
    </message>
    <message>
        <source>entries of the alphabet without a code</source>
        <translation>entrées de l&apos;alphabet sans code</translation>
    </message>
    <message>
        <source>inactive names</source>
        <translation>noms qui ne sont plus utilisés</translation>
    </message>
    <message>
        <source>names of inactive concepts</source>
        <translation>noms de concepts qui ne sont plus utilisés</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation>définitions</translation>
    </message>
    <message>
        <source>headings in other trees</source>
        <translation>vedettes dans d&apos;autres parties de l&apos;arborescence</translation>
    </message>
    <message>
        <source>places in other trees</source>
        <translation>places dans d&apos;autres parties de l&apos;arborescence</translation>
    </message>
    <message>
        <source>synonyms that are broader, narrower or related</source>
        <translation>synonymes plus larges, plus étroits ou seulement apparentés</translation>
    </message>
    <message>
        <source>obsolete concepts</source>
        <translation>concepts obsolètes</translation>
    </message>
    <message>
        <source>names longer than 200 bytes</source>
        <translation>noms de plus de 200 octets</translation>
    </message>
    <message>
        <source>names with fewer than two letters</source>
        <translation>noms de moins de deux lettres</translation>
    </message>
    <message>
        <source>names with control characters</source>
        <translation>noms avec des caractères de contrôle</translation>
    </message>
    <message>
        <source>concepts without a name of their own</source>
        <translation>concepts sans nom propre à eux</translation>
    </message>
    <message>
        <source>Vocabularies (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.txt *.csv ...</extracomment>
        <translation>Vocabulaires (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Public documents, to learn a vocabulary from</source>
        <translation>Documents publics, dont un vocabulaire est appris</translation>
    </message>
    <message>
        <source>Several vocabularies as one</source>
        <translation>Plusieurs vocabulaires en un</translation>
    </message>
    <message>
        <source>Texts of the field that anyone may read; 20 MB or more are advised. Never use your own notes. The texts are read once, and again when they change.</source>
        <translation>Textes du domaine que chacun peut lire&#x202f;; 20 Mo ou plus sont conseillés. Jamais les notes de la maison. Ils sont lus une fois, et de nouveau quand ils changent.</translation>
    </message>
    <message>
        <source>All their phrases; with public documents among them, those that the documents have. Phrases that survive the noise are published: check each licence.</source>
        <translation>Toutes leurs expressions&#x202f;; avec des documents publics parmi eux, celles qui s&apos;y trouvent. Les expressions qui résistent au bruit sont publiées&#x202f;: vérifiez chaque licence.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Column of the text</source>
        <translation>Colonne du texte</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Tous ces textes sont publics</translation>
    </message>
    <message>
        <source>Where they come from</source>
        <translation>D&apos;où ils viennent</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Vocabularies</source>
        <translation>Vocabulaires</translation>
    </message>
    <message>
        <source>Told from the texts unless you say otherwise; en, de, fr ...</source>
        <translation>Reconnue d&apos;après les textes, sauf indication contraire&#x202f;; en, de, fr ...</translation>
    </message>
    <message>
        <source>Tables, texts or folders of texts</source>
        <translation>Tableaux, textes ou dossiers de textes</translation>
    </message>
    <message>
        <source>Of tables; &quot;text&quot; unless you say otherwise</source>
        <translation>Pour les tableaux&#x202f;; « text », sauf indication contraire</translation>
    </message>
    <message>
        <source>What is learnt of them goes out with every release.</source>
        <translation>Ce qui en est appris part avec chaque publication.</translation>
    </message>
    <message>
        <source>General words</source>
        <translation>Mots généraux</translation>
    </message>
    <message>
        <source>Of a language without a built-in list: a word, a tab and its frequency a line</source>
        <translation>Pour une langue sans liste intégrée : par ligne un mot, une tabulation et sa fréquence</translation>
    </message>
    <message>
        <source>Told to recipients</source>
        <translation>Communiqué aux destinataires</translation>
    </message>
    <message>
        <source>The name that a phrase has in the first of them is used.</source>
        <translation>Le nom utilisé est celui du premier d&apos;entre eux.</translation>
    </message>
    <message>
        <source>terms of an earlier vocabulary</source>
        <translation>expressions déjà présentes dans un précédent</translation>
    </message>
</context>
<context>
    <name>VotedTexts</name>
    <message>
        <source>above</source>
        <extracomment>of the votes for a text: above the line, where they stand out of the noise, or below</extracomment>
        <translation>au-dessus</translation>
    </message>
    <message>
        <source>below</source>
        <translation>au-dessous</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Votes, noise added</source>
        <translation>Votes, bruit ajouté</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Bruit (95 %)</translation>
    </message>
    <message>
        <source>The line</source>
        <extracomment>of a line in a chart, below which votes cannot be told from noise</extracomment>
        <translation>Le seuil</translation>
    </message>
</context>
<context>
    <name>WriterIssueText</name>
    <message>
        <source>Choose a prompt template.</source>
        <translation>Choisissez un modèle de prompt.</translation>
    </message>
    <message>
        <source>Choose the language of the documents.</source>
        <translation>Indiquez la langue dans laquelle les documents doivent être rédigés.</translation>
    </message>
    <message>
        <source>Enter the length of a document, such as &quot;about 200 words&quot;.</source>
        <translation>Indiquez la longueur d’un document, par exemple «&#x202f;environ 200 mots&#x202f;».</translation>
    </message>
    <message>
        <source>An example is empty: enter a text, or remove it from the list.</source>
        <translation>Un exemple est vide&#x202f;: remplissez-le ou retirez-le de la liste.</translation>
    </message>
    <message>
        <source>Give the address of the server.</source>
        <translation>Indiquez l’adresse du serveur.</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>Choisissez un modèle.</translation>
    </message>
    <message>
        <source>Enter the API version of the Azure server, such as 2024-06-01.</source>
        <translation>Indiquez la version de l’API qu’attend le serveur Azure, par exemple 2024-06-01.</translation>
    </message>
    <message>
        <source>Choose the file of certificates, or leave the field empty.</source>
        <translation>Choisissez le fichier de certificats, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>The name or path of the prompt template</source>
        <translation>Le nom ou le chemin du modèle de prompt</translation>
    </message>
    <message>
        <source>The language</source>
        <translation>La langue</translation>
    </message>
    <message>
        <source>The length of a document</source>
        <extracomment>How long the model is asked to make a document, in words: &quot;about 200 words&quot;.</extracomment>
        <translation>La longueur d’un document</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>The address of the server</source>
        <translation>L’adresse du serveur</translation>
    </message>
    <message>
        <source>The name of the model</source>
        <translation>Le nom du modèle</translation>
    </message>
    <message>
        <source>The API version</source>
        <translation>La version de l’API</translation>
    </message>
    <message>
        <source>The path of the file of certificates</source>
        <translation>Le chemin du fichier de certificats</translation>
    </message>
    <message>
        <source>Choose the model file, or leave the field empty.</source>
        <translation>Choisissez le fichier du modèle, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>The path of the model file</source>
        <translation>Le chemin du fichier du modèle</translation>
    </message>
    <message>
        <source>Seconds without a word that end an answer: enter a number from 1 to %1.</source>
        <translation>Secondes sans un mot qui mettent fin à une réponse : saisissez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>This version does not support the kind of server in the plan. Choose another one.</source>
        <translation>Le plan indique un type de serveur que cette version ne connaît pas&#x202f;; choisissez-en un.</translation>
    </message>
    <message>
        <source>This version does not support the setting for flawed answers in the plan. Choose keep, retry or mark.</source>
        <translation>Le plan indique, pour une réponse avec défaut, un traitement que cette version ne connaît pas&#x202f;; choisissez conserver, redemander ou signaler.</translation>
    </message>
    <message>
        <source>Tokens of an answer: enter a number from 1 to %1.</source>
        <extracomment>Tokens are the pieces of text in which a language model counts.</extracomment>
        <translation>Jetons par réponse&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Requests at the same time: enter a number from 1 to %1.</source>
        <translation>Requêtes simultanées&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Tries for a document: enter a number from 1 to %1.</source>
        <translation>Tentatives par document&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>The cap in requests: enter a number from 1 to %1.</source>
        <translation>Plafond en requêtes&#x202f;: indiquez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>At most %1 examples can be given.</source>
        <translation>%1 exemples au plus peuvent être donnés.</translation>
    </message>
    <message>
        <source>Every prompt contains the examples: declare that none of them was taken from the records, or remove them.</source>
        <translation>Chaque prompt montre les exemples&#x202f;: déclarez qu’aucun ne vient des enregistrements, ou retirez-les de la liste.</translation>
    </message>
    <message>
        <source>The temperature: enter a number from 0 to 2.</source>
        <translation>Température&#x202f;: indiquez un nombre de 0 à 2.</translation>
    </message>
    <message>
        <source>An empty answer cannot be kept as a document: choose retry or mark.</source>
        <translation>Une réponse vide n’est pas un document et ne peut pas être conservée&#x202f;: choisissez redemander ou signaler.</translation>
    </message>
    <message>
        <source>The address of the server is not valid: it must begin with https:// and contain a host name.</source>
        <translation>L’adresse du serveur n’est pas complète&#x202f;: elle commence par https:// et indique un hôte.</translation>
    </message>
    <message>
        <source>The address of the server must not contain a user name, a password, ? or #. Enter the key in its own field.</source>
        <translation>L’adresse du serveur ne peut contenir ni nom d’utilisateur, ni mot de passe, ni&#x202f;? ni #&#x202f;; la clé a son propre champ.</translation>
    </message>
    <message>
        <source>Plain http would send the key and the prompts without encryption: use https, or allow it for this host by name.</source>
        <translation>Par http simple, la clé et les prompts partiraient en clair&#x202f;: utilisez https, ou autorisez-le pour cet hôte par son nom.</translation>
    </message>
    <message>
        <source>Enter the name of an environment variable, such as OPENAI_API_KEY, not the key itself.</source>
        <translation>Indiquez le nom d’une variable d’environnement, par exemple OPENAI_API_KEY, pas la clé elle-même.</translation>
    </message>
    <message>
        <source>Use a variable that ends in _KEY or _TOKEN: other variables may contain other secrets.</source>
        <translation>Nommez une variable qui se termine par _KEY ou _TOKEN&#x202f;: d’autres peuvent contenir d’autres secrets que la clé d’un serveur.</translation>
    </message>
    <message>
        <source>The proxy: enter an address such as http://host:3128, without user name and password.</source>
        <translation>Proxy&#x202f;: indiquez une adresse comme http://host:3128, sans nom d’utilisateur ni mot de passe.</translation>
    </message>
    <message>
        <source>The host that may be reached by plain http: enter its name only, without http:// and port.</source>
        <translation>Hôte accessible par http simple&#x202f;: indiquez son nom seul, sans http:// ni port.</translation>
    </message>
    <message>
        <source>Tokens per minute: enter a number above 0, or 0 for no limit.</source>
        <translation>Jetons par minute&#x202f;: indiquez un nombre supérieur à 0, ou 0 pour aucune limite.</translation>
    </message>
    <message>
        <source>Requests per minute: enter a number above 0, or 0 for no limit.</source>
        <translation>Requêtes par minute&#x202f;: indiquez un nombre supérieur à 0, ou 0 pour aucune limite.</translation>
    </message>
    <message>
        <source>The cap in money: enter an amount above 0.</source>
        <translation>Plafond de coût&#x202f;: indiquez un montant supérieur à 0.</translation>
    </message>
    <message>
        <source>The price of a million tokens of answers: enter 0 or more.</source>
        <translation>Prix du million de jetons, réponses&#x202f;: indiquez 0 ou plus.</translation>
    </message>
    <message>
        <source>The price of a million tokens of prompts: enter 0 or more.</source>
        <translation>Prix du million de jetons, prompts&#x202f;: indiquez 0 ou plus.</translation>
    </message>
    <message>
        <source>The built-in sentences are in English, German, French and Spanish: choose one of these.</source>
        <translation>Les phrases toutes faites sont en allemand, en anglais, en espagnol et en français&#x202f;: choisissez l’une de ces langues.</translation>
    </message>
    <message>
        <source>Choose the files of public texts.</source>
        <translation>Choisissez les fichiers de textes publics.</translation>
    </message>
    <message>
        <source>Choose the column of the public texts that holds the text.</source>
        <translation>Choisissez la colonne des textes publics qui contient le texte.</translation>
    </message>
    <message>
        <source>Choose the column of the public texts that holds the label, or none.</source>
        <translation>Choisissez la colonne des textes publics qui contient l’étiquette, ou aucune.</translation>
    </message>
    <message>
        <source>Enter the origin of the public texts.</source>
        <translation>Indiquez d’où viennent les textes publics.</translation>
    </message>
    <message>
        <source>Enter the licence of the public texts.</source>
        <translation>Indiquez sous quelle licence les textes publics peuvent être utilisés.</translation>
    </message>
    <message>
        <source>The path of the public texts</source>
        <translation>Le chemin des textes publics</translation>
    </message>
    <message>
        <source>The origin of the public texts</source>
        <translation>L’origine des textes publics</translation>
    </message>
    <message>
        <source>The licence of the public texts</source>
        <translation>La licence des textes publics</translation>
    </message>
    <message>
        <source>The name of a column of the public texts</source>
        <translation>Le nom d’une colonne des textes publics</translation>
    </message>
    <message>
        <source>Documents repeat sentences of these texts: declare that all of them are public and none was taken from the records, or choose another writer.</source>
        <translation>Les documents reprennent des phrases de ces textes&#x202f;: déclarez que tous sont publics et qu’aucun n’a été tiré des enregistrements, ou choisissez une autre façon d’écrire.</translation>
    </message>
    <message>
        <source>The writer &quot;public texts&quot; only works with methods that select texts. Choose another writer or another method.</source>
        <translation>Cette méthode transmet des termes&#x202f;; seules les méthodes qui choisissent parmi des textes écrivent à partir de textes publics&#x202f;: choisissez une autre façon d’écrire, ou une autre méthode.</translation>
    </message>
    <message>
        <source>The weight of a server: enter a number from 1 to %1.</source>
        <translation>Le poids d’un serveur&#x202f;: un nombre de 1 à %1 est nécessaire.</translation>
    </message>
    <message>
        <source>At most %1 servers can be asked.</source>
        <translation>On peut interroger au plus %1 serveurs.</translation>
    </message>
    <message>
        <source>A server is on the list twice: remove one and give the other more weight.</source>
        <translation>Un serveur figure deux fois dans la liste&#x202f;: en retirer un et donner plus de poids à l’autre.</translation>
    </message>
</context>
<context>
    <name>WriterText</name>
    <message>
        <source>W&amp;ithout a model</source>
        <translation>Sa&amp;ns modèle</translation>
    </message>
    <message>
        <source>Built-in sentences are put around the phrases, on this computer.</source>
        <translation>Des phrases toutes faites entourent les expressions, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>With a lan&amp;guage model</source>
        <translation>Avec un modèle de &amp;langage</translation>
    </message>
    <message>
        <source>A server of your choice is asked for each document.</source>
        <translation>Un serveur de votre choix est interrogé pour chaque document.</translation>
    </message>
    <message>
        <source>Only prompts made of the released phrases go to the server, never a record.</source>
        <translation>Seuls des prompts faits des expressions publiées vont au serveur, jamais un enregistrement.</translation>
    </message>
    <message>
        <source>&amp;Elsewhere</source>
        <translation>A&amp;illeurs</translation>
    </message>
    <message>
        <source>You carry the prompts to a model and its answers back, as files.</source>
        <translation>Vous portez les prompts à un modèle et rapportez ses réponses, sous forme de fichiers.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Only the file that you carry leaves this computer.</source>
        <translation>Seul le fichier que vous transportez quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Sentences of public texts</source>
        <translation>Phrases de textes publics</translation>
    </message>
    <message>
        <source>Sentences of public texts that hold the phrases are put together.</source>
        <translation>Des phrases de textes publics qui contiennent les termes sont assemblées.</translation>
    </message>
    <message>
        <source>Public texts</source>
        <translation>Textes publics</translation>
    </message>
    <message>
        <source>Sentences of texts that you declare to be public are put together.</source>
        <translation>Des phrases de textes que vous déclarez publics sont assemblées.</translation>
    </message>
    <message>
        <source>The method itself</source>
        <translation>La méthode elle-même</translation>
    </message>
    <message>
        <source>The method makes the texts from what it released.</source>
        <translation>La méthode produit les textes à partir de ce qu’elle a publié.</translation>
    </message>
</context>
<context>
    <name>WritingText</name>
    <message numerus="yes">
        <source>Paused: no new requests are sent. %Ln request(s) in progress will still be answered.</source>
        <translation>
            <numerusform>En pause&#x202f;: plus rien de nouveau n’est demandé. %Ln requête en cours recevra encore sa réponse.</numerusform>
            <numerusform>En pause&#x202f;: plus rien de nouveau n’est demandé. %Ln requêtes en cours recevront encore leur réponse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: no requests are sent until you continue.</source>
        <translation>En pause&#x202f;: rien n’est demandé tant que vous ne reprenez pas.</translation>
    </message>
    <message numerus="yes">
        <source>The server accepts no more requests now (%1). The next try is in about %n second(s).</source>
        <translation>
            <numerusform>Le serveur n’accepte pas plus de requêtes pour l’instant (%1). Nouvelle demande dans environ %n seconde.</numerusform>
            <numerusform>Le serveur n’accepte pas plus de requêtes pour l’instant (%1). Nouvelle demande dans environ %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each document is stored in the project at once; no document is requested twice.</source>
        <translation>Chaque document est conservé dans le projet dès qu’il arrive&#x202f;; ce qui existe n’est pas demandé deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) got no answer.</source>
        <translation>
            <numerusform>%Ln document est resté sans réponse.</numerusform>
            <numerusform>%Ln documents sont restés sans réponse.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The last reason: %2</source>
        <extracomment>%1: so many documents got no answer; %2: why, in the words of the server</extracomment>
        <translation>%1 Dernière raison&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>All documents are written. %Ln of them are marked: the Review page lists them.</source>
        <translation>
            <numerusform>Tous les documents sont rédigés. %Ln d’entre eux est signalé&#x202f;: la page Relecture l’affiche.</numerusform>
            <numerusform>Tous les documents sont rédigés. %Ln d’entre eux sont signalés&#x202f;: la page Relecture les affiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents are written.</source>
        <translation>Tous les documents sont rédigés.</translation>
    </message>
    <message>
        <source>Nothing is sent before you start.</source>
        <translation>Rien n’est envoyé avant que vous ne commenciez.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are stored in the project; writing continues with the others.</source>
        <translation>
            <numerusform>%Ln document est conservé dans le projet&#x202f;; la rédaction reprend avec les autres.</numerusform>
            <numerusform>%Ln documents sont conservés dans le projet&#x202f;; la rédaction reprend avec les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 sur %2 rédigés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln signalé</numerusform>
            <numerusform>%Ln signalés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln asked</source>
        <extracomment>so many documents that a model was asked for and has not answered yet</extracomment>
        <translation>
            <numerusform>%Ln demandé</numerusform>
            <numerusform>%Ln demandés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting for another try</source>
        <translation>
            <numerusform>%Ln en attente d’une autre tentative</numerusform>
            <numerusform>%Ln en attente d’une autre tentative</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without an answer</source>
        <translation>
            <numerusform>%Ln sans réponse</numerusform>
            <numerusform>%Ln sans réponse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln requête</numerusform>
            <numerusform>%Ln requêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 jetons</translation>
    </message>
    <message>
        <source>cost %1 of at most %2</source>
        <extracomment>%1 and %2: sums of money</extracomment>
        <translation>coût&#x202f;: %1 sur %2 au plus</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coût&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stopped before the cap of %1 was exceeded.</source>
        <translation>Arrêté avant de dépasser le plafond de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped at the cap of %Ln request(s).</source>
        <translation>
            <numerusform>Arrêté au plafond de %Ln requête.</numerusform>
            <numerusform>Arrêté au plafond de %Ln requêtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise it in the settings above and write the rest, or continue with the existing documents.</source>
        <translation>Relevez-le dans les réglages ci-dessus et rédigez le reste, ou continuez avec les documents existants.</translation>
    </message>
    <message>
        <source>Raise it in the settings above and write again.</source>
        <translation>Relevez-le dans les réglages ci-dessus et relancez la rédaction.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cap</comment>
        <extracomment>%1: at which cap a run stopped; %2: what can be done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Rien n’est encore rédigé.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: &quot;Stopped.&quot;, %2: &quot;3 documents are kept in the project; ...&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The run ended early.</source>
        <translation>L’exécution s’est terminée trop tôt.</translation>
    </message>
    <message>
        <source>off: %1</source>
        <extracomment>%1: what the server said</extracomment>
        <translation>arrêté&#x202f;: %1</translation>
    </message>
    <message>
        <source>waits %1 s: %2</source>
        <extracomment>of a server that failed; %1: seconds, %2: what it said</extracomment>
        <translation>attend %1 s&#x202f;: %2</translation>
    </message>
    <message>
        <source>well</source>
        <translation>en ordre</translation>
    </message>
    <message>
        <source>%1: %2 written, %3</source>
        <extracomment>%1: a server and its model, %2: a number of documents, %3: &quot;well&quot; or what is wrong</extracomment>
        <translation>%1&#x202f;: %2 rédigés, %3</translation>
    </message>
    <message>
        <source>repeats the prompt</source>
        <extracomment>what a check of documents finds; the next ones too</extracomment>
        <translation>répète le prompt</translation>
    </message>
    <message>
        <source>holds a placeholder</source>
        <translation>contient un champ à remplir</translation>
    </message>
    <message>
        <source>breaks off</source>
        <translation>s’interrompt</translation>
    </message>
    <message>
        <source>uses few of its phrases</source>
        <translation>utilise peu de ses expressions</translation>
    </message>
    <message>
        <source>is in another language</source>
        <translation>est dans une autre langue</translation>
    </message>
    <message>
        <source>talks about itself or to its reader</source>
        <translation>parle de lui-même ou au lecteur</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>se répète</translation>
    </message>
    <message>
        <source>holds an invented name or number</source>
        <translation>contient un nom ou un numéro inventé</translation>
    </message>
    <message>
        <source>holds Markdown or a form</source>
        <translation>contient du Markdown ou un formulaire</translation>
    </message>
    <message>
        <source>is copied from an example</source>
        <translation>est copié d’un exemple</translation>
    </message>
    <message>
        <source>declines in words</source>
        <translation>refuse en toutes lettres</translation>
    </message>
    <message>
        <source>is too short or too long</source>
        <translation>est trop court ou trop long</translation>
    </message>
    <message>
        <source>%1: %2 repaired, %3 doubtful, %4 failed</source>
        <extracomment>a check of documents; %1: what it finds, %2 to %4: numbers of documents</extracomment>
        <translation>%1 : %2 corrigés, %3 douteux, %4 en échec</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) failed a check and are left out.</source>
        <translation>
            <numerusform>%Ln document a échoué à un contrôle et est laissé de côté.</numerusform>
            <numerusform>%Ln documents ont échoué à un contrôle et sont laissés de côté.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Turns sensitive text records into a synthetic corpus with differential privacy.</source>
        <translation>Transforme des enregistrements textuels sensibles en un corpus synthétique avec confidentialité différentielle.</translation>
    </message>
    <message>
        <source>Open a new project of the sample notes.</source>
        <translation>Ouvrir un nouveau projet avec les notes d’exemple.</translation>
    </message>
    <message>
        <source>Use another ledger than that of the user.</source>
        <translation>Utiliser un autre registre que celui de l’utilisateur.</translation>
    </message>
    <message>
        <source>Project (.keyseed), plan (.json) or package (a folder or .zip) to open.</source>
        <translation>Projet (.keyseed), plan (.json) ou paquet (dossier ou .zip) à ouvrir.</translation>
    </message>
</context>
<context>
    <name>ui::AboutCard</name>
    <message>
        <source>Training a classifier of referral letters</source>
        <translation>Entraîner un classifieur de lettres d’adressage</translation>
    </message>
    <message>
        <source>The informatics group of our university</source>
        <translation>L’équipe d’informatique de notre université</translation>
    </message>
    <message>
        <source>A &amp;patient can have several rows</source>
        <translation>Un &amp;patient peut avoir plusieurs lignes</translation>
    </message>
    <message>
        <source>E&amp;ach row is a different patient</source>
        <translation>Chaque &amp;ligne est un autre patient</translation>
    </message>
    <message>
        <source>No, &amp;keep it to ourselves</source>
        <translation>&amp;Non, le garder pour nous</translation>
    </message>
    <message>
        <source>&amp;Yes, roughly</source>
        <translation>Ou&amp;i, à peu près</translation>
    </message>
    <message>
        <source>About this release</source>
        <translation>À propos de cette publication</translation>
    </message>
    <message>
        <source>&amp;What is the corpus for?</source>
        <translation>À &amp;quoi sert le corpus&#x202f;?</translation>
    </message>
    <message>
        <source>Who recei&amp;ves it?</source>
        <translation>Qui l&amp;e reçoit&#x202f;?</translation>
    </message>
    <message>
        <source>What does one row of the records describe?</source>
        <translation>Que décrit une ligne des enregistrements&#x202f;?</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>appro&amp;ximately</source>
        <translation>en&amp;viron</translation>
    </message>
    <message>
        <source>Approximate number of records, declared public</source>
        <translation>Nombre approximatif d’enregistrements, déclaré public</translation>
    </message>
    <message>
        <source>May the number of records be public?</source>
        <translation>Le nombre d’enregistrements peut-il être public&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ui::AdvancedCard</name>
    <message>
        <source>Advanced</source>
        <translation>Options avancées</translation>
    </message>
    <message>
        <source>Hide the advanced choices</source>
        <translation>Masquer les options avancées</translation>
    </message>
    <message>
        <source>Show the advanced choices</source>
        <translation>Afficher les options avancées</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>ui::ApplyCard</name>
    <message>
        <source>Save predictions...</source>
        <translation>Enregistrer les prédictions...</translation>
    </message>
    <message>
        <source>Sa&amp;ve the model...</source>
        <translation>Enregistrer le &amp;modèle...</translation>
    </message>
    <message>
        <source>&amp;Load a model...</source>
        <translation>Char&amp;ger un modèle...</translation>
    </message>
    <message>
        <source>Model that is applied or saved</source>
        <translation>Modèle appliqué ou enregistré</translation>
    </message>
    <message>
        <source>3. Apply it</source>
        <translation>3. Appliquer</translation>
    </message>
    <message>
        <source>Mod&amp;el:</source>
        <translation>M&amp;odèle&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln prediction(s) saved: %1</source>
        <translation>
            <numerusform>%Ln prédiction enregistrée&#x202f;: %1</numerusform>
            <numerusform>%Ln prédictions enregistrées&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no text and no prediction.</source>
        <translation>
            <numerusform>%Ln ligne n’a ni texte ni prédiction.</numerusform>
            <numerusform>%Ln lignes n’ont ni texte ni prédiction.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train first, or load a model that was saved.</source>
        <translation>Entraînez d’abord, ou chargez un modèle enregistré.</translation>
    </message>
    <message>
        <source>Choose your own texts above to apply the model to them.</source>
        <translation>Choisissez vos textes ci-dessus pour leur appliquer le modèle.</translation>
    </message>
    <message>
        <source>The predictions are a CSV file: the columns of your texts, and prediction and probability. This model was adapted to your texts: keep its file as you keep these.</source>
        <translation>Les prédictions sont un fichier CSV&#x202f;: les colonnes de vos textes, plus prediction et probability. Ce modèle a été adapté à vos textes&#x202f;: gardez son fichier comme vous les gardez.</translation>
    </message>
    <message>
        <source>The predictions are a CSV file: the columns of your texts, and prediction and probability.</source>
        <translation>Les prédictions sont un fichier CSV&#x202f;: les colonnes de vos textes, plus prediction et probability.</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>Enregistrer les prédictions</translation>
    </message>
    <message>
        <source>predictions</source>
        <extracomment>part of the name of a file: &quot;notes-predictions.csv&quot;</extracomment>
        <translation>predictions</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Enregistrer le modèle</translation>
    </message>
    <message>
        <source>Models (*.model)</source>
        <translation>Modèles (*.model)</translation>
    </message>
    <message>
        <source>Model saved: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Modèle enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Load a model</source>
        <translation>Charger un modèle</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modèles (*.model);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This model asks a server about your texts</source>
        <translation>Ce modèle interroge un serveur sur vos textes</translation>
    </message>
    <message>
        <source>It was trained with vectors of whole texts by the model %1 (%2). Under 2., take vectors from a server, name the same one as then, agree to what is sent, and load the model again. Nothing was sent.</source>
        <extracomment>%1: the name of a model on a server, %2: its protocol</extracomment>
        <translation>Il a été entraîné avec des vecteurs de textes entiers du modèle %1 (%2). Sous 2., prenez les vecteurs d’un serveur, nommez le même qu’alors, acceptez l’envoi et chargez de nouveau le modèle. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>This model asks the server that it was trained with about your texts. Under 2., name that server and agree to what is sent.</source>
        <translation>Ce modèle interroge sur vos textes le serveur avec lequel il a été entraîné. Sous 2., nommez ce serveur et acceptez l’envoi.</translation>
    </message>
</context>
<context>
    <name>ui::ApprovalCard</name>
    <message>
        <source>Take the approval out</source>
        <translation>Retirer l’approbation</translation>
    </message>
    <message>
        <source>Have a second person approve</source>
        <translation>Faire approuver par une autre personne</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Approving the texts</source>
        <translation>Approbation des textes</translation>
    </message>
    <message>
        <source>Taking the approval out</source>
        <translation>Retrait de l’approbation</translation>
    </message>
    <message>
        <source>A second person (optional)</source>
        <translation>Une deuxième personne (facultatif)</translation>
    </message>
    <message>
        <source>This key also signs the package. The same key twice shows one person, not two.</source>
        <translation>C’est aussi la clé qui signe le paquet. Deux fois la même clé montre une personne, pas deux.</translation>
    </message>
    <message>
        <source>Appro&amp;ve</source>
        <translation>Approu&amp;ver</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Name, reason and time are stated in the package for every recipient.</source>
        <translation>Le nom, le motif et l’heure figureront dans le paquet, lisibles par tout destinataire.</translation>
    </message>
    <message>
        <source>Key of the approver</source>
        <translation>Clé de la personne qui approuve</translation>
    </message>
    <message>
        <source>The documents must be written first.</source>
        <translation>Les documents doivent d’abord être rédigés.</translation>
    </message>
    <message>
        <source>An approval needs a name and a reason.</source>
        <translation>Une approbation demande un nom et un motif.</translation>
    </message>
    <message>
        <source>An approval needs the key of the person who approves.</source>
        <translation>Une approbation demande la clé de la personne qui approuve.</translation>
    </message>
    <message>
        <source>The approval in the project cannot be read: have the texts approved again, or remove the approval.</source>
        <translation>L’approbation conservée dans le projet est illisible&#x202f;: faites approuver à nouveau, ou retirez-la.</translation>
    </message>
    <message>
        <source>The approval is for another release (texts, budget, purpose, recipient or plan): have the release approved again, or remove the approval.</source>
        <translation>L’approbation porte sur une autre publication (textes, budget, finalité, destinataire ou plan)&#x202f;: faites approuver à nouveau, ou retirez l’approbation.</translation>
    </message>
    <message>
        <source>It is for the current texts. The same key also signs the package: this shows one person, not two.</source>
        <translation>Elle porte sur les textes actuels. Sa clé est aussi celle qui signe&#x202f;: deux fois la même clé montre une personne, pas deux.</translation>
    </message>
    <message>
        <source>It is for the current texts.</source>
        <translation>Elle porte sur les textes actuels.</translation>
    </message>
    <message>
        <source>It is being compared with the texts.</source>
        <translation>Comparaison avec les textes en cours.</translation>
    </message>
    <message>
        <source>It is compared with the texts once they are there.</source>
        <translation>Elle sera comparée avec les textes dès qu’ils seront là.</translation>
    </message>
    <message>
        <source>Approved by %1 on %2, fingerprint %3: %4</source>
        <extracomment>%1: a name, %2: a time, %3: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %4: why, in the words of that person</extracomment>
        <translation>Approuvé par %1 le %2, empreinte %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>Saving the request</source>
        <translation>Enregistrement de la demande</translation>
    </message>
    <message>
        <source>Loading the answer</source>
        <translation>Chargement de la réponse</translation>
    </message>
    <message>
        <source>Save a request</source>
        <translation>Enregistrer une demande</translation>
    </message>
    <message>
        <source>Load the answer</source>
        <translation>Charger la réponse</translation>
    </message>
    <message>
        <source>Or on that person&apos;s own computer</source>
        <translation>Ou sur l’ordinateur de cette personne</translation>
    </message>
    <message>
        <source>Send the request; that person opens it with Keyseed, approves it and sends the answer back. No record and no text is in it.</source>
        <translation>Envoyez la demande ; cette personne l’ouvre avec Keyseed, l’approuve et renvoie la réponse. Elle ne contient aucun enregistrement ni aucun texte.</translation>
    </message>
    <message>
        <source>Requests for an approval (*.approval-request)</source>
        <translation>Demandes d’approbation (*.approval-request)</translation>
    </message>
    <message>
        <source>Answers to a request (*.approval)</source>
        <translation>Réponses à une demande (*.approval)</translation>
    </message>
</context>
<context>
    <name>ui::AttackCard</name>
    <message>
        <source>Choose other records...</source>
        <translation>Choisir d’autres enregistrements...</translation>
    </message>
    <message>
        <source>Try the attack</source>
        <translation>Essayer l’attaque</translation>
    </message>
    <message>
        <source>Attack: could somebody find out who was among the records?</source>
        <translation>Attaque&#x202f;: quelqu’un pourrait-il découvrir qui était parmi les enregistrements&#x202f;?</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interne, ne sort pas</translation>
    </message>
    <message>
        <source>Two classifiers use the documents to distinguish your records from others of the same kind that are not in the data. The result is additional evidence, not a proof.</source>
        <translation>Deux classifieurs essaient de distinguer, par les seuls documents, vos enregistrements d’autres du même genre qui ne sont pas dans les données. C’est un indice à côté de la preuve, pas une preuve.</translation>
    </message>
    <message>
        <source>No file of other records is chosen.</source>
        <translation>Aucun fichier d’autres enregistrements n’est choisi.</translation>
    </message>
    <message>
        <source>Others: %1</source>
        <translation>Autres&#x202f;: %1</translation>
    </message>
    <message>
        <source>Choose other records</source>
        <translation>Choisir d’autres enregistrements</translation>
    </message>
    <message>
        <source>Trying the attack</source>
        <translation>Essai de l’attaque</translation>
    </message>
    <message>
        <source>%1: AUC %2 (0.5 is guessing), %3 found at 1 % false alarms</source>
        <extracomment>%1: an attack, %2: a number from 0 to 1, %3: &quot;4.5 %&quot;</extracomment>
        <translation>%1&#x202f;: AUC %2 (0,5&#x202f;: au hasard), %3 trouvés pour 1 % de fausses alarmes</translation>
    </message>
    <message>
        <source>Allowed by epsilon %1: on average over releases no more than %2 at 1 % false alarms, for any attack on one unit. A difference in kind between the two files is found as well.</source>
        <extracomment>%1: &quot;epsilon&quot;, a number, %2: &quot;2.7 %&quot;</extracomment>
        <translation>Permis par epsilon %1&#x202f;: en moyenne sur les publications, pas plus de %2 pour 1 % de fausses alarmes, pour toute attaque sur une unité. Une différence de genre entre les deux fichiers est trouvée aussi.</translation>
    </message>
    <message>
        <source>%1 documents, %2 members, %3 others (patients).</source>
        <translation>%1 documents, %2 membres, %3 autres (patients).</translation>
    </message>
    <message>
        <source>%1 documents, %2 members, %3 others (records).</source>
        <translation>%1 documents, %2 membres, %3 autres (enregistrements).</translation>
    </message>
</context>
<context>
    <name>ui::Badge</name>
    <message>
        <source>spends budget</source>
        <translation>dépense du budget</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of an action: it costs no privacy budget</extracomment>
        <translation>gratuit</translation>
    </message>
</context>
<context>
    <name>ui::BudgetChart</name>
    <message>
        <source>Budget of this source</source>
        <translation>Budget de cette source</translation>
    </message>
    <message>
        <source>spent</source>
        <extracomment>in a chart: budget that was spent before this plan</extracomment>
        <translation>dépensé</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>in a chart: budget that may still be spent</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>plafond</translation>
    </message>
    <message>
        <source>epsilon</source>
        <translation>epsilon</translation>
    </message>
    <message>
        <source>Part of the budget</source>
        <translation>Part du budget</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>above the cap</source>
        <extracomment>in a chart: part of this plan&apos;s budget above the cap</extracomment>
        <translation>au-dessus du plafond</translation>
    </message>
    <message>
        <source>this source</source>
        <extracomment>title of an axis with one bar only: the records file</extracomment>
        <translation>cette source</translation>
    </message>
</context>
<context>
    <name>ui::BudgetMeter</name>
    <message>
        <source>Budget of this source</source>
        <translation>Budget de cette source</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 dépensé</translation>
    </message>
    <message>
        <source>%1 this plan</source>
        <translation>%1 ce plan</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 libre</translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation>%1 en trop</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>patient</translation>
    </message>
    <message>
        <source>record</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>cap %1 per %2</source>
        <extracomment>%1: the largest epsilon that may be spent, %2: &quot;patient&quot; or &quot;record&quot;</extracomment>
        <translation>plafond %1 par %2</translation>
    </message>
    <message>
        <source>no cap yet, counted per %1</source>
        <translation>pas encore de plafond, compté par %1</translation>
    </message>
    <message>
        <source>The ledger is being read...</source>
        <translation>Lecture du registre...</translation>
    </message>
</context>
<context>
    <name>ui::BudgetStep</name>
    <message>
        <source>How much may the outside world learn about any one patient?</source>
        <translation>Que pourra-t-on apprendre, au plus, sur chaque patient&#x202f;?</translation>
    </message>
    <message>
        <source>How much may the outside world learn about any one record?</source>
        <translation>Que pourra-t-on apprendre, au plus, sur chaque enregistrement&#x202f;?</translation>
    </message>
    <message>
        <source>Move the slider to choose a budget.</source>
        <translation>Déplacez le curseur pour choisir un budget.</translation>
    </message>
    <message>
        <source>%1 does not fit under the cap of %2; %3 is available.</source>
        <translation>%1 dépasse le plafond de %2&#x202f;; il reste %3.</translation>
    </message>
    <message>
        <source>Spent with the commit: %1.</source>
        <translation>Dépensé lors de l’engagement&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 fits under the cap of %2.</source>
        <translation>%1 respecte le plafond de %2.</translation>
    </message>
    <message>
        <source>%1 will be spent on the next page; no cap is set.</source>
        <translation>%1 sera dépensé à la page suivante&#x202f;; aucun plafond n’est fixé.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Spent with the first round: %1.</source>
        <translation>Dépensé lors du premier tour&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>ui::CalibrationChart</name>
    <message>
        <source>Calibration</source>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>as good as its word</source>
        <translation>aussi bon que ce qu’il dit</translation>
    </message>
    <message>
        <source>texts of about the same stated probability, with 95 % interval</source>
        <translation>textes de probabilité annoncée à peu près égale, avec intervalle à 95 %</translation>
    </message>
    <message>
        <source>probability that the model states (%)</source>
        <translation>probabilité annoncée par le modèle (%)</translation>
    </message>
    <message>
        <source>texts sorted rightly (%)</source>
        <translation>textes bien triés (%)</translation>
    </message>
</context>
<context>
    <name>ui::CapCard</name>
    <message>
        <source>Set a &amp;cap</source>
        <translation>Fi&amp;xer un plafond</translation>
    </message>
    <message>
        <source>Cap of this data source</source>
        <translation>Plafond de cette source de données</translation>
    </message>
    <message>
        <source>Set a cap</source>
        <translation>Fixer un plafond</translation>
    </message>
    <message>
        <source>Cap, epsilon</source>
        <translation>Plafond, epsilon</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>respecté</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>dépassé</translation>
    </message>
    <message>
        <source>Use &amp;what fits: %1</source>
        <translation>&amp;Utiliser le reste&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 does not fit: at most %2 is free.</source>
        <translation>%1 dépasse&#x202f;: il reste au plus %2.</translation>
    </message>
    <message>
        <source>Nothing is free: the cap is reached.</source>
        <translation>Il ne reste rien&#x202f;: le plafond est atteint.</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Libre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Free before this plan: %1</source>
        <translation>Libre avant ce plan&#x202f;: %1</translation>
    </message>
    <message>
        <source>The ledger has a cap of &lt;b&gt;%1&lt;/b&gt; for this data source, over all projects. It can be raised only with a reason, outside of this wizard.</source>
        <translation>Le registre contient un plafond de &lt;b&gt;%1&lt;/b&gt; pour cette source de données, tous projets confondus. Le relever est un acte délibéré et motivé, en dehors de cet assistant.</translation>
    </message>
    <message>
        <source>The ledger has no cap for this data source yet. The cap is the most that may ever be spent on it, over all projects. The commit writes it into the ledger.</source>
        <translation>Le registre ne contient pas encore de plafond pour cette source de données. Un plafond est le maximum qui pourra jamais être dépensé sur elle, tous projets confondus&#x202f;; l’engagement l’inscrit au registre.</translation>
    </message>
</context>
<context>
    <name>ui::Card</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, choix actuel</translation>
    </message>
</context>
<context>
    <name>ui::ChartPanel</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>More for this chart</source>
        <translation>Autres actions pour ce graphique</translation>
    </message>
    <message>
        <source>Copy or save the picture</source>
        <translation>Copier ou enregistrer l’image</translation>
    </message>
    <message>
        <source>The same numbers as a table</source>
        <translation>Les mêmes nombres en tableau</translation>
    </message>
    <message>
        <source>The button Table shows the numbers of this chart.</source>
        <translation>Le bouton Tableau affiche les nombres de ce graphique.</translation>
    </message>
    <message>
        <source>Numbers of the chart: %1</source>
        <translation>Nombres du graphique&#x202f;: %1</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation>Image PNG (*.png);;Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be written; choose another folder.</source>
        <translation>L’image n’a pas pu être écrite&#x202f;; choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>ui::Chip</name>
    <message>
        <source>%1, missing in the text</source>
        <translation>%1, absente du texte</translation>
    </message>
</context>
<context>
    <name>ui::ColumnRolesCard</name>
    <message>
        <source>&amp;These roles are right</source>
        <translation>&amp;Confirmer ces rôles</translation>
    </message>
    <message>
        <source>Each row is a different &amp;patient</source>
        <translation>Chaque &amp;ligne est un autre patient</translation>
    </message>
    <message>
        <source>First rows: what is each column for?</source>
        <translation>Premières lignes&#x202f;: à quoi sert chaque colonne&#x202f;?</translation>
    </message>
    <message>
        <source>First rows of the records, private</source>
        <translation>Premières lignes des enregistrements, privé</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmé</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>à confirmer</translation>
    </message>
    <message>
        <source>Changes in the lists above take effect at once.</source>
        <translation>Un changement dans les listes ci-dessus est pris en compte aussitôt.</translation>
    </message>
    <message>
        <source>Guessed from the names of the columns. Check the lists above, then confirm.</source>
        <translation>Proposés d’après les noms des colonnes. Vérifiez les listes ci-dessus, puis confirmez.</translation>
    </message>
    <message>
        <source>No column looks like the text: choose &quot;text&quot; above the one that holds it.</source>
        <translation>Aucune colonne ne ressemble au texte&#x202f;: choisissez «&#x202f;texte&#x202f;» au-dessus de celle qui le contient.</translation>
    </message>
    <message>
        <source>All rows of a patient (same value in %1) count as one: the guarantee holds for patients.</source>
        <translation>Toutes les lignes d’un patient (même valeur dans %1) comptent comme une seule unité&#x202f;: la garantie vaut par patient.</translation>
    </message>
    <message>
        <source>You declared that a patient can have several rows: choose &quot;person&quot; above the column that identifies patients. If there is no such column and each row is a different patient, change the declaration.</source>
        <translation>Vous avez indiqué qu’un patient peut avoir plusieurs lignes&#x202f;: choisissez «&#x202f;personne&#x202f;» au-dessus de la colonne qui distingue les patients. S’il n’y en a pas et que chaque ligne est un autre patient, indiquez-le.</translation>
    </message>
    <message>
        <source>Each row counts as a different patient. If this is wrong, choose &quot;person&quot; above the column that identifies patients.</source>
        <translation>Chaque ligne compte comme un autre patient. Si ce n’est pas le cas, choisissez «&#x202f;personne&#x202f;» au-dessus de la colonne qui distingue les patients.</translation>
    </message>
    <message>
        <source>%1 looks like a column that identifies patients. If a patient can have several rows, choose &quot;person&quot; above it: otherwise the guarantee holds for a row, not for a patient.</source>
        <translation>%1 semble être une colonne qui distingue les patients. Si un patient peut avoir plusieurs lignes, choisissez «&#x202f;personne&#x202f;» au-dessus d’elle&#x202f;: sinon, la garantie vaut pour une ligne, pas pour un patient.</translation>
    </message>
</context>
<context>
    <name>ui::CommitChecklist</name>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>What is protected</source>
        <translation>Unité protégée</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>en ordre</translation>
    </message>
    <message>
        <source>to be mended</source>
        <translation>à corriger</translation>
    </message>
    <message>
        <source>%1 spent before, %2 free of %3</source>
        <extracomment>of a budget; %1: spent before, %2: free now, %3: the cap</extracomment>
        <translation>%1 dépensé avant, %2 libre sur %3</translation>
    </message>
    <message>
        <source>%1 does not fit: %2 of %3 is free</source>
        <translation>%1 dépasse&#x202f;: %2 libre sur %3</translation>
    </message>
    <message>
        <source>paid already</source>
        <translation>déjà payé</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Finalité</translation>
    </message>
    <message>
        <source>to be considered</source>
        <translation>à considérer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a choice and a concern about it: &quot;epsilon 10.0 per patient: weak protection ...&quot;</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>a patient with several records is protected less</source>
        <translation>un patient avec plusieurs enregistrements est moins protégé</translation>
    </message>
    <message>
        <source>weak protection, treat the result as you would treat the records</source>
        <translation>protection faible, traitez le résultat comme les enregistrements</translation>
    </message>
    <message>
        <source>%1 is not there any more: put it back, or choose it anew on the Records page</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 n’est plus là&#x202f;: remettez-le en place ou choisissez-le de nouveau sur la page Enregistrements</translation>
    </message>
    <message>
        <source>no record would count: see the check on the Records page</source>
        <translation>aucun enregistrement ne compterait&#x202f;: voir la vérification sur la page Enregistrements</translation>
    </message>
    <message>
        <source>%1; the ledger knows these records also as %2</source>
        <extracomment>%1: name of an account, %2: names of other accounts</extracomment>
        <translation>%1&#x202f;; le registre connaît aussi ces enregistrements comme %2</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>finalité</translation>
    </message>
    <message>
        <source>recipient</source>
        <translation>destinataire</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licence</translation>
    </message>
    <message>
        <source>not given yet: %1. The package will say so unless they are given on the Start and Release pages</source>
        <extracomment>%1: &quot;purpose, licence&quot;</extracomment>
        <translation>pas encore indiqué&#x202f;: %1. Le paquet le dira, sauf si vous l’indiquez sur les pages Démarrage et Publication</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>of a cap</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>the next spend on this data source will not be refused</source>
        <translation>la prochaine dépense pour cette source de données ne sera pas refusée</translation>
    </message>
</context>
<context>
    <name>ui::CommitStep</name>
    <message>
        <source>Commit</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Ce qui va se passer</translation>
    </message>
    <message>
        <source>Learning the phrases</source>
        <translation>Apprentissage des expressions</translation>
    </message>
    <message>
        <source>Opening the vocabulary</source>
        <translation>Ouverture du vocabulaire</translation>
    </message>
    <message>
        <source>This spends %1 of the budget of this data source, once. It cannot be undone.</source>
        <extracomment>%1: &quot;epsilon 2.0 per patient&quot;</extracomment>
        <translation>Cette étape dépense %1 sur le budget de cette source de données, une seule fois. C’est irréversible.</translation>
    </message>
    <message>
        <source>Exact counts are not shown anywhere: the guarantee does not cover looking at them.</source>
        <translation>Les comptages exacts ne sont affichés nulle part&#x202f;: la garantie ne couvrirait pas le fait de les regarder.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of phrases stand out of the noise</source>
        <translation>
            <numerusform>%Ln groupe d’expressions émerge du bruit</numerusform>
            <numerusform>%Ln groupes d’expressions émergent du bruit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) stand out of the noise</source>
        <translation>
            <numerusform>%Ln expression émerge du bruit</numerusform>
            <numerusform>%Ln expressions émergent du bruit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, counted over all labels together.</source>
        <extracomment>%1: &quot;83 phrases stand out of the noise&quot;</extracomment>
        <translation>%1, toutes catégories confondues.</translation>
    </message>
    <message numerus="yes">
        <source>%1, under %Ln label(s).</source>
        <extracomment>%1: &quot;83 phrases stand out of the noise&quot;; %Ln: number of labels</extracomment>
        <translation>
            <numerusform>%1, dans %Ln catégorie.</numerusform>
            <numerusform>%1, dans %Ln catégories.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was spent. The budget of this data source is used up. To continue, the cap must be raised with a reason, which is written into the ledger.</source>
        <translation>Rien n’a été dépensé. Le budget de cette source de données est épuisé&#x202f;: seul un plafond relevé, avec un motif inscrit au registre, laisserait passer un autre plan.</translation>
    </message>
    <message>
        <source>Nothing was spent. An epsilon of at most %1 would fit: go back to the Budget page and choose less, or have the cap of this data source raised.</source>
        <extracomment>%1: an epsilon</extracomment>
        <translation>Rien n’a été dépensé. Un epsilon d’au plus %1 serait possible&#x202f;: revenez à la page Budget et choisissez moins, ou faites relever le plafond de cette source de données.</translation>
    </message>
    <message>
        <source>What was learned</source>
        <translation>Ce qui a été appris</translation>
    </message>
    <message>
        <source>Is everything correct before the budget is spent?</source>
        <translation>Tout est-il en ordre avant de dépenser le budget&#x202f;?</translation>
    </message>
    <message>
        <source>The phrases are being learned.</source>
        <translation>Les expressions sont en cours d’apprentissage.</translation>
    </message>
    <message>
        <source>The budget refused; nothing was spent.</source>
        <translation>Refusé par le budget&#x202f;; rien n’a été dépensé.</translation>
    </message>
    <message>
        <source>Nothing has been spent yet. Spend the budget to continue.</source>
        <translation>Rien n’est encore dépensé. Dépensez le budget pour continuer.</translation>
    </message>
    <message>
        <source>%1 was spent before the first round, for all of them. The other rounds cost no more, as long as the records are the same.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>%1 a été dépensé avant le premier tour, pour tous. Les autres tours ne coûtent rien de plus, tant que les enregistrements sont les mêmes.</translation>
    </message>
    <message>
        <source>&amp;Go on with the other rounds</source>
        <extracomment>The letter after &amp; is the shortcut.</extracomment>
        <translation>&amp;Continuer avec les autres tours</translation>
    </message>
    <message>
        <source>Go on with the other rounds</source>
        <translation>Continuer avec les autres tours</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) stand out of the noise.</source>
        <extracomment>of the synthetic texts that the records voted on in the last round</extracomment>
        <translation>
            <numerusform>%Ln texte ressort du bruit.</numerusform>
            <numerusform>%Ln textes ressortent du bruit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused between two rounds.</source>
        <translation>En pause entre deux tours.</translation>
    </message>
    <message>
        <source>Some rounds are still to come.</source>
        <translation>Des tours restent à venir.</translation>
    </message>
    <message>
        <source>The rows are being rewritten.</source>
        <translation>Les lignes sont en cours de réécriture.</translation>
    </message>
    <message>
        <source>&amp;Use these choices for a new commit</source>
        <translation>&amp;Reprendre ces choix pour un nouvel engagement</translation>
    </message>
    <message>
        <source>Makes a new project with the same choices and the same account, for example for the next export of these records. Nothing is spent before its commit.</source>
        <translation>Crée un nouveau projet avec les mêmes choix et le même compte, par exemple pour la prochaine extraction de ces enregistrements. Rien n’est dépensé avant son engagement.</translation>
    </message>
    <message>
        <source>The project is open in another window: nothing can be spent here.</source>
        <translation>Le projet est ouvert dans une autre fenêtre : rien ne peut être dépensé ici.</translation>
    </message>
</context>
<context>
    <name>ui::ConfusionModel</name>
    <message>
        <source>%1 of %2 records of %3 were classified correctly.</source>
        <extracomment>%1, %2: numbers, %3: label</extracomment>
        <translation>%1 enregistrements sur %2 de la catégorie %3 ont été bien classés.</translation>
    </message>
    <message>
        <source>%1 of %2 records of %3 were classified as %4.</source>
        <extracomment>%1, %2: numbers, %3 and %4: labels</extracomment>
        <translation>%1 enregistrements sur %2 de la catégorie %3 ont été pris pour %4.</translation>
    </message>
</context>
<context>
    <name>ui::ConnectionCheck</name>
    <message>
        <source>&amp;Test the connection</source>
        <translation>Tester la &amp;connexion</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Annuler le test</translation>
    </message>
    <message>
        <source>The server may not have the key yet</source>
        <translation>Le serveur n’a pas encore droit à la clé</translation>
    </message>
    <message>
        <source>The plan names the server and the variable. If this server may have the key, allow it below the name of the variable.</source>
        <translation>Le plan nomme les deux. Si ce serveur peut l’avoir, autorisez-le sous le nom de la variable.</translation>
    </message>
    <message>
        <source>There is no key</source>
        <translation>Il n’y a pas de clé</translation>
    </message>
    <message>
        <source>The environment variable %1 is not set for this program.</source>
        <extracomment>%1: name of an environment variable</extracomment>
        <translation>La variable d’environnement %1 n’est pas définie pour ce programme.</translation>
    </message>
    <message>
        <source>The test could not be made</source>
        <translation>Le test n’a pas pu être fait</translation>
    </message>
    <message>
        <source>Asking the server...</source>
        <translation>Interrogation du serveur...</translation>
    </message>
    <message>
        <source>Asks the server for its list of models, or sends a fixed sentence. Nothing of the project is sent.</source>
        <translation>Demande la liste des modèles, ou envoie une phrase fixe. Rien du projet n’est envoyé.</translation>
    </message>
</context>
<context>
    <name>ui::CostCard</name>
    <message>
        <source>What it will take</source>
        <translation>Ce qu’il faudra</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Tokens of prompts</source>
        <translation>Jetons des prompts</translation>
    </message>
    <message>
        <source>Tokens of answers</source>
        <translation>Jetons des réponses</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>There is no estimate yet: the settings above are not complete.</source>
        <translation>Pas encore d’estimation&#x202f;: les choix ci-dessus ne sont pas complets.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>no prices yet</source>
        <translation>pas encore de prix</translation>
    </message>
    <message numerus="yes">
        <source>The estimate assumes four letters per token, answers of the maximum length, and %Ln second(s) per request. Money is in the currency of your prices.</source>
        <translation>
            <numerusform>Estimation&#x202f;: un jeton est compté pour quatre lettres, une réponse pour la longueur maximale, une requête pour %Ln seconde. Le montant est dans la monnaie de vos prix.</numerusform>
            <numerusform>Estimation&#x202f;: un jeton est compté pour quatre lettres, une réponse pour la longueur maximale, une requête pour %Ln secondes. Le montant est dans la monnaie de vos prix.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cap stops the run after %1 of %2 requests. The documents written until then are kept.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Le plafond met fin aux demandes après %1 requêtes sur %2&#x202f;; les documents reçus jusque-là sont conservés.</translation>
    </message>
    <message>
        <source>The cap may stop the run before all documents are written. The documents written until then are kept.</source>
        <translation>Le plafond peut mettre fin aux demandes avant que tous les documents soient rédigés&#x202f;; ceux qui sont reçus jusque-là sont conservés.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Tirez d’abord les expressions.</translation>
    </message>
</context>
<context>
    <name>ui::CostFields</name>
    <message>
        <source>Price of a million tokens, prompts</source>
        <translation>Prix du million de jetons, prompts</translation>
    </message>
    <message>
        <source>Price of a million tokens, answers</source>
        <translation>Prix du million de jetons, réponses</translation>
    </message>
    <message>
        <source>no cap</source>
        <extracomment>shown in a field instead of a number: nothing is limited</extracomment>
        <translation>aucun plafond</translation>
    </message>
    <message>
        <source>Stop before it costs more than</source>
        <translation>Arrêter avant un coût supérieur à</translation>
    </message>
    <message>
        <source>Stop after so many requests</source>
        <translation>Arrêter après ce nombre de requêtes</translation>
    </message>
</context>
<context>
    <name>ui::CountedText</name>
    <message>
        <source>Show the record before</source>
        <translation>Montrer l’enregistrement précédent</translation>
    </message>
    <message>
        <source>Show the next record</source>
        <translation>Montrer l’enregistrement suivant</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>sur cet écran seulement</translation>
    </message>
    <message>
        <source>Text of the record, private; what does not count is struck out</source>
        <translation>Texte de l’enregistrement, privé&#x202f;; ce qui ne compte pas est barré</translation>
    </message>
    <message>
        <source>Record %1 of the first %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Enregistrement %1 des %2 premiers</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>in a legend: how a text looks that counts</extracomment>
        <translation>compte</translation>
    </message>
    <message>
        <source>left out by its section</source>
        <extracomment>in a legend: how a text looks that does not count, by the section that it stands in</extracomment>
        <translation>laissé de côté par sa section</translation>
    </message>
    <message>
        <source>denied</source>
        <extracomment>in a legend: how a text looks that says what a patient does not have</extracomment>
        <translation>nié</translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Lecture du texte.</translation>
    </message>
    <message>
        <source>This record cannot be read; the check shows the error.</source>
        <translation>Cet enregistrement ne peut pas être lu&#x202f;; la vérification indique ce qui ne va pas.</translation>
    </message>
    <message>
        <source>This record has no text.</source>
        <translation>Cet enregistrement n’a pas de texte.</translation>
    </message>
    <message>
        <source>All of this text counts.</source>
        <translation>Tout ce texte compte.</translation>
    </message>
    <message>
        <source>Nothing of this text counts.</source>
        <translation>Rien de ce texte ne compte.</translation>
    </message>
    <message>
        <source>%1 percent of this text counts.</source>
        <translation>%1 pour cent de ce texte comptent.</translation>
    </message>
    <message>
        <source>It has no known heading, so its sections are not recognised.</source>
        <translation>Il n’a aucun titre connu qui permette de reconnaître ses sections.</translation>
    </message>
    <message>
        <source>Only its beginning is shown.</source>
        <translation>Seul le début est montré.</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>the record before this one</extracomment>
        <translation>Le précédent</translation>
    </message>
    <message>
        <source>Following</source>
        <extracomment>the record behind this one</extracomment>
        <translation>Le suivant</translation>
    </message>
</context>
<context>
    <name>ui::CountingCard</name>
    <message>
        <source>Count copied paragraphs once</source>
        <translation>Compter une fois les paragraphes copiés</translation>
    </message>
    <message>
        <source>What of a text counts</source>
        <translation>Ce qui compte dans un texte</translation>
    </message>
    <message>
        <source>Notes repeat histories, normal findings and signatures. Parts that do not count are skipped when the records are read. The rules are public and the same for every record.</source>
        <translation>Les notes répètent des antécédents, des constatations normales et des signatures. Ce qui ne compte pas est passé à la lecture des enregistrements. Les règles sont publiques et les mêmes pour chaque enregistrement.</translation>
    </message>
    <message>
        <source>What is denied</source>
        <translation>Ce qui est nié</translation>
    </message>
    <message>
        <source>If you choose a language, negated phrases (&quot;no fever&quot;, &quot;pneumonia was ruled out&quot;) do not count. Choose the language of the notes.</source>
        <translation>Si une langue est choisie, ce qu’une note nie (« pas de fièvre », « pneumonie exclue ») ne compte pas. Choisissez la langue des notes.</translation>
    </message>
    <message>
        <source>counts as well</source>
        <extracomment>of what a note denies</extracomment>
        <translation>compte aussi</translation>
    </message>
    <message>
        <source>does not count: %1</source>
        <extracomment>%1: a language</extracomment>
        <translation>ne compte pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>A paragraph that stands in several notes of a patient counts in one of them. The records are read once more for it.</source>
        <translation>Un paragraphe qui se trouve dans plusieurs notes d’un patient compte dans l’une d’elles. Les enregistrements sont lus une fois de plus pour cela.</translation>
    </message>
    <message>
        <source>Copies are found among the notes of a patient, but each row counts as a different patient here: choose &quot;person&quot; above the column that identifies patients.</source>
        <translation>Les copies se reconnaissent parmi les notes d’un patient, et ici chaque ligne compte comme un autre patient&#x202f;: choisissez « personne » au-dessus de la colonne qui distingue les patients.</translation>
    </message>
</context>
<context>
    <name>ui::DeclareQuestion</name>
    <message>
        <source>Their names become public: the plan and the package contain them as written here. A label that few records have can identify a person.</source>
        <translation>Leurs noms deviennent publics&#x202f;: ils figurent dans le plan et dans le paquet, tels qu’ils sont écrits ici. Une catégorie que peu d’enregistrements portent peut désigner une personne.</translation>
    </message>
    <message>
        <source>Declare them</source>
        <extracomment>the answer to: Declare 5 labels public?</extracomment>
        <translation>Les déclarer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n label(s) public?</source>
        <translation>
            <numerusform>Déclarer %n catégorie publique&#x202f;?</numerusform>
            <numerusform>Déclarer %n catégories publiques&#x202f;?</numerusform>
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
        <translation>0 (epsilon pur)</translation>
    </message>
    <message>
        <source>&amp;Delta</source>
        <translation>&amp;Delta</translation>
    </message>
    <message>
        <source>Kind of noise</source>
        <translation>Type de bruit</translation>
    </message>
    <message>
        <source>Gaussian noise, with lighter tails. To what epsilon allows, a probability of %1 is added.</source>
        <translation>Bruit gaussien, aux grands écarts plus rares. À ce qu’epsilon permet s’ajoute une probabilité de %1.</translation>
    </message>
    <message>
        <source>Laplace noise. Epsilon holds without exception, which is easier to explain.</source>
        <translation>Bruit de Laplace. Epsilon vaut sans exception&#x202f;: la promesse la plus simple à expliquer.</translation>
    </message>
    <message>
        <source>A delta of %1 is large: with this probability the guarantee of epsilon may fail for a record. At most 0.000001 is recommended.</source>
        <translation>Un delta de %1 est grand&#x202f;: avec cette probabilité, la promesse d’epsilon peut ne pas tenir pour un enregistrement. Au plus 0,000001 est conseillé.</translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>Text of the document</source>
        <translation>Texte du document</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>number and label of a document</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Not in the text:</source>
        <translation>Absentes du texte&#x202f;:</translation>
    </message>
    <message>
        <source>Looks like: %1</source>
        <translation>Ressemble à&#x202f;: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1: why: &quot;repeats another document&quot;</extracomment>
        <translation>Écarté&#x202f;: %1</translation>
    </message>
    <message>
        <source>The same text as %1</source>
        <extracomment>%1: number of another document</extracomment>
        <translation>Même texte que %1</translation>
    </message>
    <message>
        <source>Nearly the same text as %1</source>
        <translation>Presque le même texte que %1</translation>
    </message>
</context>
<context>
    <name>ui::DocumentsStep</name>
    <message numerus="yes">
        <source>Phrases of %Ln document(s): show</source>
        <translation>
            <numerusform>Expressions de %Ln document : afficher</numerusform>
            <numerusform>Expressions de %Ln documents : afficher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Phrases of %Ln document(s): hide</source>
        <translation>
            <numerusform>Expressions de %Ln document : masquer</numerusform>
            <numerusform>Expressions de %Ln documents : masquer</numerusform>
        </translation>
    </message>
    <message>
        <source>How many of the rewritten rows become documents?</source>
        <translation>Combien de lignes réécrites deviennent des documents ?</translation>
    </message>
    <message>
        <source>From which phrases are the documents written, and who writes them?</source>
        <translation>De quelles expressions naissent les documents, et qui les rédige ?</translation>
    </message>
    <message>
        <source>Make documents</source>
        <translation>Créer les documents</translation>
    </message>
</context>
<context>
    <name>ui::DocumentsTab</name>
    <message>
        <source>Documents to read</source>
        <translation>Documents à relire</translation>
    </message>
    <message>
        <source>Delete leaves out what is chosen.</source>
        <translation>Suppr écarte la sélection.</translation>
    </message>
    <message>
        <source>Look-alikes of identifiers: choose one to read it in its place</source>
        <translation>Ressemblances avec des identifiants&#x202f;: choisissez-en une pour la lire en contexte</translation>
    </message>
    <message>
        <source>Look-alikes of identifiers</source>
        <translation>Ressemblances avec des identifiants</translation>
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
            <numerusform>%Ln écarté</numerusform>
            <numerusform>%Ln écartés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln doublon</numerusform>
            <numerusform>%Ln doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln near duplicate(s)</source>
        <translation>
            <numerusform>%Ln quasi-doublon</numerusform>
            <numerusform>%Ln quasi-doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with missing phrases</source>
        <translation>
            <numerusform>%Ln avec expressions manquantes</numerusform>
            <numerusform>%Ln avec expressions manquantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike(s) of identifiers</source>
        <translation>
            <numerusform>%Ln ressemblance avec un identifiant</numerusform>
            <numerusform>%Ln ressemblances avec des identifiants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked answer(s)</source>
        <translation>
            <numerusform>%Ln réponse signalée</numerusform>
            <numerusform>%Ln réponses signalées</numerusform>
        </translation>
    </message>
    <message>
        <source>looking through them</source>
        <translation>recherche en cours</translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed</source>
        <translation>
            <numerusform>%Ln dans la liste</numerusform>
            <numerusform>%Ln dans la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>leave a document out: for the reason that its marks give</extracomment>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Leave out, with the reason</source>
        <translation>Écarter, avec le motif</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>Réintégrer</translation>
    </message>
</context>
<context>
    <name>ui::DotGrid</name>
    <message>
        <source>%1 of %2 dots are filled</source>
        <translation>%1 points pleins sur %2</translation>
    </message>
</context>
<context>
    <name>ui::DrawnCard</name>
    <message>
        <source>Label whose sequences are shown</source>
        <translation>Catégorie dont les séquences sont affichées</translation>
    </message>
    <message>
        <source>Search the sequences for a phrase</source>
        <translation>Rechercher une expression dans les séquences</translation>
    </message>
    <message>
        <source>Find a phrase</source>
        <translation>Rechercher une expression</translation>
    </message>
    <message>
        <source>Drawn sequences</source>
        <translation>Séquences tirées</translation>
    </message>
    <message>
        <source>Coverage by label</source>
        <translation>Couverture par catégorie</translation>
    </message>
    <message>
        <source>How much of what was learned is used in the sequences, for each label.</source>
        <translation>Part de ce qui a été appris que les séquences utilisent, dans chaque catégorie.</translation>
    </message>
    <message>
        <source>Views of what was drawn</source>
        <translation>Vues du tirage</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>toutes les catégories</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence(s)</source>
        <translation>
            <numerusform>%Ln séquence</numerusform>
            <numerusform>%Ln séquences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found in %Ln sequence(s)</source>
        <translation>
            <numerusform>trouvé dans %Ln séquence</numerusform>
            <numerusform>trouvé dans %Ln séquences</numerusform>
        </translation>
    </message>
    <message>
        <source>Label:</source>
        <translation>Catégorie&#x202f;:</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Séquences</translation>
    </message>
    <message>
        <source>What goes together</source>
        <translation>Ce qui va ensemble</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
</context>
<context>
    <name>ui::ElsewhereNotice</name>
    <message>
        <source>Open it again here</source>
        <translation>Rouvrir ici</translation>
    </message>
    <message>
        <source>This project is open in another window</source>
        <translation>Ce projet est ouvert dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Here it can only be read: nothing is changed, saved or spent, so that no window undoes what the other did. Close the other window, then open the project again here.</source>
        <translation>Ici, on ne peut que le lire : rien n’est modifié, enregistré ni dépensé, pour qu’aucune fenêtre ne défasse ce que l’autre a fait. Fermez l’autre fenêtre, puis rouvrez le projet ici.</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>lecture seule</translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingCard</name>
    <message>
        <source>Which phrases are similar</source>
        <translation>Quelles expressions sont proches les unes des autres</translation>
    </message>
    <message>
        <source>Built in (WordNet), or learnt with the vocabulary</source>
        <translation>Intégrés (WordNet) ou appris avec le vocabulaire</translation>
    </message>
    <message>
        <source>An encoder of English texts (all-MiniLM-L6-v2, installed)</source>
        <translation>Un encodeur de textes anglais (all-MiniLM-L6-v2, installé)</translation>
    </message>
    <message>
        <source>A file of word vectors</source>
        <translation>Un fichier de vecteurs de mots</translation>
    </message>
    <message>
        <source>A server that gives vectors</source>
        <translation>Un serveur qui donne des vecteurs</translation>
    </message>
    <message>
        <source>Choose file...</source>
        <translation>Choisir un fichier...</translation>
    </message>
    <message>
        <source>Where the budget is too small for every phrase, similar phrases are counted together. The similarity comes from public texts only.</source>
        <translation>Quand le budget ne suffit pas pour chaque expression, les expressions proches sont comptées ensemble. Ce qui est proche vient de textes publics seulement.</translation>
    </message>
    <message>
        <source>Choose a file of word vectors</source>
        <translation>Choisir un fichier de vecteurs de mots</translation>
    </message>
    <message>
        <source>Word vectors (%1);;All files (*)</source>
        <extracomment>%1: patterns of file names</extracomment>
        <translation>Vecteurs de mots (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This file contains no supported word vectors</source>
        <translation>Ce fichier ne contient pas de vecteurs de mots connus ici</translation>
    </message>
    <message>
        <source>Choose a file of word2vec (text or binary), GloVe (text), fastText (.bin or .vec), or a static table of vectors (model.safetensors of model2vec, with tokenizer.json beside it).</source>
        <translation>Choisissez un fichier de word2vec (texte ou binaire), GloVe (texte), fastText (.bin ou .vec), ou une table statique de vecteurs (model.safetensors de model2vec, avec tokenizer.json à côté).</translation>
    </message>
    <message>
        <source>Vectors of %1 dimensions.</source>
        <extracomment>%1: how many numbers a vector has</extracomment>
        <translation>Vecteurs de %1 dimensions.</translation>
    </message>
    <message>
        <source>No word is known of %1 of %2 phrases (%3).</source>
        <extracomment>%1 of %2 phrases, %3: the same as &quot;16.7 %&quot;</extracomment>
        <translation>Aucun mot n’est connu de %1 expressions sur %2 (%3).</translation>
    </message>
    <message>
        <source>Of %1 more, some words are not known.</source>
        <extracomment>%1: how many phrases</extracomment>
        <translation>De %1 autres, certains mots ne sont pas connus.</translation>
    </message>
    <message>
        <source>%1 get their place from the built-in vectors.</source>
        <extracomment>%1: how many phrases</extracomment>
        <translation>%1 prennent leur place d’après les vecteurs intégrés.</translation>
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
        <translation>Une expression dont on cherche les proches</translation>
    </message>
    <message>
        <source>Near to</source>
        <translation>Proche de</translation>
    </message>
    <message>
        <source>Type a phrase of the vocabulary.</source>
        <translation>Saisissez une expression du vocabulaire.</translation>
    </message>
    <message>
        <source>The vocabulary does not contain this phrase.</source>
        <translation>Le vocabulaire n’a pas cette expression.</translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingServer</name>
    <message>
        <source>Only the phrases of the public vocabulary are sent to this server. Records, labels and counts are never sent. The answers are kept on this computer and not requested again.</source>
        <translation>Les expressions du vocabulaire public vont à ce serveur, et rien d’autre. Aucun enregistrement, aucune étiquette, aucun compte n’est jamais envoyé. Ce qu’il répond est gardé sur cet ordinateur et n’est pas redemandé.</translation>
    </message>
    <message>
        <source>Ask the server</source>
        <translation>Interroger le serveur</translation>
    </message>
    <message>
        <source>The server cannot be asked yet</source>
        <translation>Le serveur ne peut pas encore être interrogé</translation>
    </message>
    <message>
        <source>Asking for the vectors of the phrases</source>
        <translation>Demande des vecteurs des expressions</translation>
    </message>
</context>
<context>
    <name>ui::EpsilonCard</name>
    <message>
        <source>Total budget, epsilon</source>
        <translation>Budget total, epsilon</translation>
    </message>
    <message>
        <source>E&amp;xact value</source>
        <translation>&amp;Valeur exacte</translation>
    </message>
    <message>
        <source>Total budget, epsilon, exact value</source>
        <translation>Budget total, epsilon, valeur exacte</translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>instead of a number: no budget is chosen yet</extracomment>
        <translation>non choisi</translation>
    </message>
    <message>
        <source>Epsilon per patient</source>
        <translation>Epsilon par patient</translation>
    </message>
    <message>
        <source>Epsilon per record</source>
        <translation>Epsilon par enregistrement</translation>
    </message>
    <message>
        <source>at delta %1</source>
        <extracomment>beside an epsilon</extracomment>
        <translation>avec delta %1</translation>
    </message>
    <message>
        <source>epsilon %1</source>
        <translation>epsilon %1</translation>
    </message>
    <message>
        <source>no budget chosen yet</source>
        <translation>aucun budget choisi</translation>
    </message>
    <message>
        <source>move the slider</source>
        <translation>déplacez le curseur</translation>
    </message>
    <message>
        <source>spent</source>
        <extracomment>of a budget</extracomment>
        <translation>dépensé</translation>
    </message>
    <message>
        <source>Published with: %1, live births of 2014, Ministry of Health of Israel; %2, redistricting data of the 2020 census of the United States. Sources: see the help.</source>
        <extracomment>%1, %2: epsilons</extracomment>
        <translation>Valeurs publiées&#x202f;: %1 pour les naissances vivantes de 2014, ministère de la Santé d’Israël&#x202f;; %2 pour les données de redécoupage électoral du recensement de 2020 des États-Unis. Sources&#x202f;: voir l’aide.</translation>
    </message>
</context>
<context>
    <name>ui::EpsilonSlider</name>
    <message>
        <source>strong protection</source>
        <translation>protection forte</translation>
    </message>
    <message>
        <source>good protection</source>
        <translation>bonne protection</translation>
    </message>
    <message>
        <source>fair protection</source>
        <translation>protection moyenne</translation>
    </message>
    <message>
        <source>weak protection</source>
        <translation>protection faible</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>pas encore choisi</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>names of regions on a line of epsilon, as short as possible: strong, good, fair, weak protection</extracomment>
        <translation>forte</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bonne</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>faible</translation>
    </message>
</context>
<context>
    <name>ui::ErrorBox</name>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Détails de l’erreur</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>ui::ExamplesChoice</name>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>These examples were not taken from the records</source>
        <translation>Ces exemples ne viennent pas des enregistrements</translation>
    </message>
    <message>
        <source>Examples of documents</source>
        <translation>Exemples de documents</translation>
    </message>
    <message>
        <source>Examples from the recipient</source>
        <translation>Exemples du destinataire</translation>
    </message>
    <message>
        <source>Add from a file...</source>
        <translation>Ajouter un fichier...</translation>
    </message>
    <message>
        <source>Add from the clipboard</source>
        <translation>Coller du presse-papiers</translation>
    </message>
    <message>
        <source>Choose a file with one example</source>
        <translation>Choisir un fichier avec un exemple</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>Textes (*.txt *.md);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Impossible de lire %1.</translation>
    </message>
    <message>
        <source>%1 is no text in UTF-8.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’est pas un texte en UTF-8.</translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation>Il ne contient aucun texte.</translation>
    </message>
    <message>
        <source>An example may have at most %1 characters: shorten it.</source>
        <translation>Un exemple peut avoir %1 caractères au plus&#x202f;: raccourcissez-le à ce qui montre le style.</translation>
    </message>
    <message>
        <source>This example is on the list already.</source>
        <translation>Cet exemple est déjà dans la liste.</translation>
    </message>
    <message>
        <source>There can be %1 examples at most.</source>
        <translation>Il peut y avoir %1 exemples au plus.</translation>
    </message>
    <message>
        <source>None. A few documents that the recipient wrote or published show the style to the model. Never take them from the records.</source>
        <translation>Aucun. Quelques documents que le destinataire a rédigés ou publiés montrent le style au modèle. Ne les prenez jamais dans les enregistrements.</translation>
    </message>
    <message>
        <source>This is required before anything is sent: the examples are sent to the server word for word.</source>
        <translation>Nécessaire avant tout envoi&#x202f;: les exemples vont au serveur mot pour mot.</translation>
    </message>
    <message>
        <source>The examples are sent to the server word for word, in each prompt.</source>
        <translation>Les exemples vont au serveur mot pour mot, dans chaque prompt.</translation>
    </message>
</context>
<context>
    <name>ui::ExclusionBar</name>
    <message>
        <source>Leave o&amp;ut</source>
        <translation>É&amp;carter</translation>
    </message>
    <message>
        <source>&amp;Take back in</source>
        <translation>Réin&amp;tégrer</translation>
    </message>
    <message>
        <source>The documents were written again: check whether the same ones should be left out.</source>
        <translation>Les documents ont été rédigés à nouveau&#x202f;: voyez si ceux qui sont écartés doivent le rester.</translation>
    </message>
    <message>
        <source>Delete leaves out as well, Ctrl+Z takes it back.</source>
        <translation>Suppr écarte aussi, Ctrl+Z annule.</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Motif&#x202f;:</translation>
    </message>
    <message>
        <source>Why documents are left out</source>
        <translation>Pourquoi des documents sont écartés</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <extracomment>the reason that the marks of a document give; %1: &quot;repeats another document&quot;</extracomment>
        <translation>proposé : %1</translation>
    </message>
    <message>
        <source>by the marks of each</source>
        <translation>selon les remarques de chacun</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 document(s) are left out; the manifest of the package states which and why.</source>
        <extracomment>%n: documents left out, %1: of so many</extracomment>
        <translation>
            <numerusform>%Ln document sur %1 est écarté&#x202f;; le manifeste du paquet indique lequel et pourquoi.</numerusform>
            <numerusform>%Ln documents sur %1 sont écartés&#x202f;; le manifeste du paquet indique lesquels et pourquoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide by the text itself, not by a record that you remember: the guarantee does not cover a choice that uses the records.</source>
        <translation>Écartez pour ce qui figure dans le texte lui-même, non parce qu’un enregistrement vous vient à l’esprit&#x202f;: ce serait un choix fait à partir des enregistrements.</translation>
    </message>
    <message>
        <source>All documents are left out: there is nothing to release. Take some back in, or write again.</source>
        <translation>Tous les documents sont écartés&#x202f;: il n’y a rien à publier. Réintégrez-en quelques-uns, ou rédigez à nouveau.</translation>
    </message>
    <message>
        <source>No document is left of: %1</source>
        <extracomment>%1: names of labels</extracomment>
        <translation>Il ne reste aucun document pour&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ui::ExportCard</name>
    <message>
        <source>The ledger that paid for the phrases is on another computer</source>
        <translation>Le registre qui a payé pour les expressions est sur un autre ordinateur</translation>
    </message>
    <message>
        <source>The ledger of this computer does not know what was paid for these phrases: export where they were committed, or tick the box below. The package will say that the ledger was not at hand.</source>
        <translation>Le registre de cet ordinateur ne sait pas ce qui a été payé pour ces expressions&#x202f;: exportez là où elles ont été engagées, ou cochez la case ci-dessous. Le paquet dira que le registre n’était pas disponible.</translation>
    </message>
    <message>
        <source>Choos&amp;e</source>
        <translation>C&amp;hoisir</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>&amp;File or folder</source>
        <translation>&amp;Fichier ou dossier</translation>
    </message>
    <message>
        <source>File or folder of the package</source>
        <translation>Fichier ou dossier du paquet</translation>
    </message>
    <message>
        <source>Export the package</source>
        <translation>Exporter le paquet</translation>
    </message>
    <message>
        <source>Zip file (*.zip);;Folder (*)</source>
        <translation>Fichier zip (*.zip);;Dossier (*)</translation>
    </message>
    <message>
        <source>Name a file that ends in .zip, or a folder.</source>
        <translation>Indiquez un fichier dont le nom se termine par .zip, ou un dossier.</translation>
    </message>
    <message>
        <source>Written as a folder, because the name does not end in .zip. It must not exist yet, or be empty.</source>
        <translation>Écrit sous forme de dossier, car le nom ne se termine pas par .zip. Le dossier ne doit pas encore exister, ou doit être vide.</translation>
    </message>
    <message>
        <source>There is a file with this name: it will be replaced when the new one is verified.</source>
        <translation>Un fichier porte déjà ce nom&#x202f;: il sera remplacé une fois le nouveau vérifié.</translation>
    </message>
    <message>
        <source>Written as one zip file.</source>
        <translation>Écrit en un seul fichier zip.</translation>
    </message>
    <message>
        <source>Also as a table in the shape of OMOP&apos;s NOTE</source>
        <translation>Aussi une table au format NOTE d’OMOP</translation>
    </message>
    <message>
        <source>Also a file for each doc&amp;ument</source>
        <translation>Aussi un fichier par doc&amp;ument</translation>
    </message>
    <message>
        <source>Every document is left out: take some back in on the Review page.</source>
        <translation>Tous les documents sont écartés&#x202f;: réintégrez-en quelques-uns à la page Relecture.</translation>
    </message>
    <message>
        <source>The records are in this folder: choose another, so that nobody passes them on with the package.</source>
        <translation>Les enregistrements sont dans ce dossier&#x202f;: choisissez-en un autre, afin que personne ne les transmette avec le paquet.</translation>
    </message>
    <message>
        <source>An internal report with exact figures is in this folder: choose another, so that nobody passes it on with the package.</source>
        <translation>Un rapport interne avec des chiffres exacts est dans ce dossier&#x202f;: choisissez-en un autre, afin que personne ne le transmette avec le paquet.</translation>
    </message>
    <message>
        <source>The vocabulary is too large to travel in the package: its recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>Le vocabulaire est trop grand pour le paquet : le destinataire a besoin du fichier du vocabulaire pour entraîner sur les textes.</translation>
    </message>
    <message>
        <source>Terms of a terminology are in it: tick this only if its licence allows you to pass them on. Without it, the recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>Il contient des termes d’une terminologie : ne cochez ceci que si sa licence permet de les transmettre. Sans lui, le destinataire a besoin du fichier du vocabulaire pour entraîner sur les textes.</translation>
    </message>
    <message>
        <source>The recipient can train on the texts with it. It is public: it was made without the records.</source>
        <translation>Le destinataire peut ainsi entraîner sur les textes. Il est public : il a été fait sans les enregistrements.</translation>
    </message>
    <message>
        <source>Without it, the recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>Sans lui, le destinataire a besoin du fichier du vocabulaire pour entraîner sur les textes.</translation>
    </message>
    <message>
        <source>With the vocabulary and its vectors (%1)</source>
        <translation>Avec le vocabulaire et ses vecteurs (%1)</translation>
    </message>
    <message>
        <source>Also the privacy statement in the language of this window (%1)</source>
        <translation>Aussi la déclaration de confidentialité dans la langue de cette fenêtre (%1)</translation>
    </message>
</context>
<context>
    <name>ui::FamilyCard</name>
    <message>
        <source>recommended</source>
        <extracomment>of a way to make the corpus</extracomment>
        <translation>recommandé</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <extracomment>of a way to make the corpus; %1: its title</extracomment>
        <translation>%1, recommandé</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Exige</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûte</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
</context>
<context>
    <name>ui::FieldChart</name>
    <message>
        <source>Field whose shares are shown</source>
        <translation>Champ dont les parts sont affichées</translation>
    </message>
    <message>
        <source>Fi&amp;eld:</source>
        <translation>&amp;Champ :</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquante</translation>
    </message>
    <message>
        <source>share in %, noise added</source>
        <translation>part en %, bruit ajouté</translation>
    </message>
</context>
<context>
    <name>ui::FileDrop</name>
    <message>
        <source>This is not a file on this computer. Save the records to a file first.</source>
        <translation>Ce n’est pas un fichier de cet ordinateur. Placez d’abord les enregistrements dans un fichier.</translation>
    </message>
    <message>
        <source>The file does not exist any more, or it is not a regular file.</source>
        <translation>Ce fichier n’existe plus, ou ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Drop the file with the answers here</source>
        <translation>Déposez ici le fichier des réponses</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were dropped. Drop one after the other.</source>
        <translation>
            <numerusform>%Ln fichier a été déposé. Déposez les fichiers l’un après l’autre.</numerusform>
            <numerusform>%Ln fichiers ont été déposés. Déposez-les l’un après l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a file on this computer. Save the answers to a file first.</source>
        <translation>Ce n’est pas un fichier de cet ordinateur. Placez d’abord les réponses dans un fichier.</translation>
    </message>
    <message>
        <source>This is a folder. Drop the file in it that holds the answers.</source>
        <translation>C’est un dossier. Déposez le fichier de ce dossier qui contient les réponses.</translation>
    </message>
    <message>
        <source>Drop files or a folder with the records here</source>
        <translation>Déposez ici les fichiers ou un dossier des enregistrements</translation>
    </message>
</context>
<context>
    <name>ui::FlawChoices</name>
    <message>
        <source>What to do with a flawed answer</source>
        <translation>Que faire d’une réponse avec défaut</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Cut off at the limit</source>
        <extracomment>an answer of a language model that ends in the middle, at the limit of tokens</extracomment>
        <translation>Tronquée à la limite</translation>
    </message>
    <message>
        <source>Withheld by the server</source>
        <extracomment>an answer that a filter of the server held back</extracomment>
        <translation>Bloquée par le serveur</translation>
    </message>
    <message>
        <source>Declined by the model</source>
        <extracomment>a language model says that it will not write this</extracomment>
        <translation>Refusée par le modèle</translation>
    </message>
    <message>
        <source>Phrases missing in the text</source>
        <translation>Expressions absentes du texte</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>what becomes of a flawed answer: used as it is</extracomment>
        <translation>conserver</translation>
    </message>
    <message>
        <source>ask again</source>
        <translation>redemander</translation>
    </message>
    <message>
        <source>keep, and mark at the review</source>
        <extracomment>what becomes of a flawed answer: used, and marked at the review</extracomment>
        <translation>conserver, signaler à la relecture</translation>
    </message>
</context>
<context>
    <name>ui::ForecastCard</name>
    <message>
        <source>What to expect</source>
        <translation>À quoi s’attendre</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round: %Ln request(s), %1.</source>
        <extracomment>%Ln: requests to a language model; %1: a time, &quot;about 18 minutes&quot;</extracomment>
        <translation>
            <numerusform>Avant le dernier tour&#x202f;: %Ln requête, %1.</numerusform>
            <numerusform>Avant le dernier tour&#x202f;: %Ln requêtes, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money: at most %1 in the currency of your prices.</source>
        <extracomment>%1: an amount of money, without a currency</extracomment>
        <translation>Argent&#x202f;: au plus %1 dans la monnaie de vos prix.</translation>
    </message>
    <message>
        <source>The cap on money may stop it between two rounds; what is paid for stays.</source>
        <translation>Le plafond d’argent peut l’arrêter entre deux tours&#x202f;; ce qui est payé reste.</translation>
    </message>
    <message>
        <source>The cap on requests stops it between two rounds; what is paid for stays.</source>
        <translation>Le plafond de requêtes l’arrête entre deux tours&#x202f;; ce qui est payé reste.</translation>
    </message>
    <message>
        <source>Choose an epsilon to see how large the noise will be.</source>
        <translation>Choisissez un epsilon pour voir quelle sera l’ampleur du bruit.</translation>
    </message>
    <message>
        <source>Money: no prices are given in the settings of the method.</source>
        <translation>Argent : aucun prix n’est indiqué dans les réglages de la méthode.</translation>
    </message>
</context>
<context>
    <name>ui::FormChoice</name>
    <message>
        <source>Which form</source>
        <translation>Quelle forme</translation>
    </message>
    <message>
        <source>&amp;More forms, as published</source>
        <translation>Aut&amp;res formes, telles que publiées</translation>
    </message>
    <message>
        <source>Hide the published for&amp;ms</source>
        <translation>&amp;Masquer les formes publiées</translation>
    </message>
</context>
<context>
    <name>ui::GuideLink</name>
    <message>
        <source>Open the user guide</source>
        <translation>Ouvrir le guide d’utilisation</translation>
    </message>
    <message>
        <source>It is not installed with this program.</source>
        <translation>Il n’est pas installé avec ce programme.</translation>
    </message>
    <message>
        <source>No browser opened it. It is this file: %1</source>
        <translation>Aucun navigateur ne l’a ouvert. C’est ce fichier&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ui::InternalTab</name>
    <message>
        <source>Show &amp;exact figures</source>
        <translation>Afficher les chiffres &amp;exacts</translation>
    </message>
    <message>
        <source>Exact figures are kept back</source>
        <translation>Les chiffres exacts sont retenus</translation>
    </message>
    <message>
        <source>If you use exact figures to choose another draw, other settings, or whether to release at all, your choice reveals information about the records. No epsilon covers this. The project records how often exact figures were shown, and the privacy statement of the next package states it.</source>
        <translation>Ce que vous choisissez d&apos;après des chiffres exacts révèle quelque chose des enregistrements&#x202f;: un autre tirage, d&apos;autres réglages, ou même la décision de diffuser. Aucun epsilon ne couvre un tel choix. Le projet note combien de fois des chiffres exacts ont été affichés, et la déclaration de confidentialité du prochain paquet l&apos;indique.</translation>
    </message>
    <message>
        <source>&amp;Save internal report...</source>
        <translation>&amp;Enregistrer le rapport interne...</translation>
    </message>
    <message>
        <source>These figures were computed from the records without noise. No epsilon covers them: they stay with the records and do not go into a package.</source>
        <translation>Ces chiffres ont été calculés sans bruit à partir des enregistrements. Aucun epsilon ne les couvre&#x202f;: ils restent avec les enregistrements et n’entrent dans aucun paquet.</translation>
    </message>
    <message>
        <source>On paper, for your own files</source>
        <translation>Sur papier, pour vos propres dossiers</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interne, ne sort pas</translation>
    </message>
    <message>
        <source>A PDF with the content of this tab, marked as internal on every page. Keep it with the records, not beside a package.</source>
        <translation>Un PDF de ce que montre cet onglet, dont chaque page porte la mention qu’il ne doit pas sortir. Conservez-le avec les enregistrements, pas à côté d’un paquet.</translation>
    </message>
    <message>
        <source>Save the internal report</source>
        <translation>Enregistrer le rapport interne</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Records and documents with similar phrases are close to each other (t-SNE), up to 5,000 of each. The points of the records are exact and no epsilon covers them. They leave this window only if you save a picture. Keep it with the records.</source>
        <translation>Les enregistrements et documents dont les expressions ont presque le même sens sont proches (t-SNE), jusqu’à 5 000 de chaque. Les points des enregistrements sont exacts et aucun epsilon ne les couvre&#x202f;: ils ne quittent cette fenêtre que comme image que vous enregistrez. Conservez-la avec les enregistrements.</translation>
    </message>
    <message>
        <source>There is no document to show.</source>
        <translation>Il n’y a aucun document à montrer.</translation>
    </message>
    <message>
        <source>synthetic documents</source>
        <translation>documents synthétiques</translation>
    </message>
    <message>
        <source>records</source>
        <translation>enregistrements</translation>
    </message>
    <message>
        <source>examples for prompts</source>
        <translation>exemples pour les prompts</translation>
    </message>
</context>
<context>
    <name>ui::InterruptedRuns</name>
    <message>
        <source>The run of project %1 on %2 was interrupted after its budget was debited: epsilon %3 counts as spent, and no model was stored.</source>
        <extracomment>%1: name of a project, %2: a time, %3: an epsilon, &quot;4.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>L’exécution du projet %1, le %2, a été interrompue après le débit de son budget&#x202f;: epsilon %3 compte comme dépensé, et aucun modèle n’a été conservé.</translation>
    </message>
</context>
<context>
    <name>ui::InterruptionNotice</name>
    <message>
        <source>I have read this</source>
        <translation>J’ai lu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more stand(s) in the ledger as interrupted.</source>
        <translation>
            <numerusform>%Ln autre figure au registre comme interrompue.</numerusform>
            <numerusform>%Ln autres figurent au registre comme interrompues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) did not finish</source>
        <translation>
            <numerusform>%Ln exécution n’est pas allée à son terme</numerusform>
            <numerusform>%Ln exécutions ne sont pas allées à leur terme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::JoinCard</name>
    <message>
        <source>Leave it out</source>
        <extracomment>takes the file of the labels out of the plan</extracomment>
        <translation>Ne pas l’utiliser</translation>
    </message>
    <message>
        <source>Key in the records</source>
        <translation>Clé dans les enregistrements</translation>
    </message>
    <message>
        <source>Key in that file</source>
        <translation>Clé dans ce fichier</translation>
    </message>
    <message>
        <source>Label in that file</source>
        <translation>Catégorie dans ce fichier</translation>
    </message>
    <message>
        <source>Leave the file of the labels out</source>
        <translation>Ne pas utiliser le fichier des catégories</translation>
    </message>
    <message>
        <source>Labels in another file</source>
        <translation>Catégories dans un autre fichier</translation>
    </message>
    <message>
        <source>Choose the file with the labels</source>
        <translation>Choisir le fichier des catégories</translation>
    </message>
    <message>
        <source>%1 has no columns that can be read.</source>
        <translation>%1 n’a pas de colonnes lisibles.</translation>
    </message>
    <message>
        <source>Each record has the labels of all rows of that file with its key.</source>
        <translation>Chaque enregistrement a les catégories de toutes les lignes de ce fichier qui portent sa clé.</translation>
    </message>
    <message>
        <source>If the labels are in another file, for example diagnoses by admission, a key that both files have connects them to the records.</source>
        <translation>Si les catégories sont dans un fichier à part, des diagnostics par séjour par exemple, une clé que les deux fichiers ont les relie aux enregistrements.</translation>
    </message>
    <message>
        <source>Choose another...</source>
        <translation>En choisir un autre...</translation>
    </message>
    <message>
        <source>Choose the file of the labels...</source>
        <translation>Choisir le fichier des catégories...</translation>
    </message>
</context>
<context>
    <name>ui::JudgementCard</name>
    <message>
        <source>How well it sorts your texts</source>
        <translation>Comment il trie vos textes</translation>
    </message>
    <message>
        <source>stays on this computer</source>
        <translation>reste sur cet ordinateur</translation>
    </message>
    <message>
        <source>I&amp;n detail, for the model:</source>
        <translation>En déta&amp;il, pour le modèle&#x202f;:</translation>
    </message>
    <message>
        <source>Texts by their label (rows) and their classification (columns). Framed: classified correctly. Darker cells have a larger share of the row.</source>
        <translation>Textes selon leur catégorie (lignes) et la catégorie attribuée (colonnes). Encadrés&#x202f;: bien triés. Plus c’est foncé, plus la part de la ligne est grande.</translation>
    </message>
    <message>
        <source>How each model did</source>
        <translation>Résultat de chaque modèle</translation>
    </message>
    <message>
        <source>Model that is shown in detail</source>
        <translation>Modèle montré en détail</translation>
    </message>
    <message>
        <source>How each label was found</source>
        <translation>Comment chaque catégorie a été trouvée</translation>
    </message>
    <message>
        <source>Which labels are taken for which</source>
        <translation>Quelles catégories sont prises pour lesquelles</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln of your text(s) with a label of the package.</source>
        <translation>
            <numerusform>Jugé sur %Ln de vos textes ayant une catégorie du paquet.</numerusform>
            <numerusform>Jugé sur %Ln de vos textes ayant une catégorie du paquet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were skipped: without a text, or with another label.</source>
        <translation>
            <numerusform>%Ln a été laissé de côté&#x202f;: sans texte, ou d’une autre catégorie.</numerusform>
            <numerusform>%Ln ont été laissés de côté&#x202f;: sans texte, ou d’une autre catégorie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeyChoice</name>
    <message>
        <source>Key from an environment variable</source>
        <translation>Clé d’une variable d’environnement</translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation>Nom de la variable d’environnement</translation>
    </message>
    <message>
        <source>Allow this server</source>
        <translation>Autoriser ce serveur</translation>
    </message>
    <message>
        <source>This could not be saved: the folder of the ledger is not writable.</source>
        <translation>Cela n’a pas pu être conservé&#x202f;: le dossier du registre n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>The key goes to %1. This name stands for characters beyond ASCII (%2), which may look like other letters.</source>
        <extracomment>%1: the ASCII name of a server (xn--...), %2: characters such as U+0430</extracomment>
        <translation>La clé va à %1. Ce nom représente des caractères hors ASCII (%2), qui peuvent ressembler à d’autres lettres.</translation>
    </message>
    <message>
        <source>The value of %1 would be sent to %2, which is not allowed yet.</source>
        <extracomment>%1: name of an environment variable, %2: a server such as https://host:443</extracomment>
        <translation>La valeur de %1 irait à %2, où elle n’a pas encore été autorisée à aller.</translation>
    </message>
    <message>
        <source>The name of the variable, not the key.</source>
        <translation>Le nom de la variable, pas la clé.</translation>
    </message>
    <message>
        <source>The variable is set. The plan contains its name only.</source>
        <translation>La variable est définie. Le plan ne conserve que son nom.</translation>
    </message>
    <message>
        <source>The variable is not set for this program: set it and start again.</source>
        <translation>La variable n’est pas définie pour ce programme&#x202f;: définissez-la et relancez-le.</translation>
    </message>
    <message>
        <source>Key typed here, or from the keyring</source>
        <translation>Clé fournie ici ou par le trousseau</translation>
    </message>
</context>
<context>
    <name>ui::KeyEntry</name>
    <message>
        <source>Keep in the keyring</source>
        <translation>Garder dans le trousseau</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Oublier la clé</translation>
    </message>
    <message>
        <source>Key of the server</source>
        <translation>Clé du serveur</translation>
    </message>
    <message>
        <source>a key is held</source>
        <translation>une clé est présente</translation>
    </message>
    <message>
        <source>paste the key</source>
        <translation>collez la clé</translation>
    </message>
    <message>
        <source>Choose the server first.</source>
        <translation>Choisissez d’abord le serveur.</translation>
    </message>
    <message>
        <source>Asking the keyring...</source>
        <translation>Interrogation du trousseau...</translation>
    </message>
    <message>
        <source>The key for this server is in the keyring.</source>
        <translation>La clé de ce serveur est dans le trousseau.</translation>
    </message>
    <message>
        <source>The key is in memory until the program ends. No keyring answers on this computer.</source>
        <translation>La clé reste en mémoire jusqu’à la fermeture du programme. Aucun trousseau ne répond sur cet ordinateur.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: what happened, %2: what to do, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The key is in memory until the program ends.</source>
        <translation>La clé reste en mémoire jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>A server on this computer usually needs no key.</source>
        <translation>Un serveur sur cet ordinateur n’en demande pas, en règle générale.</translation>
    </message>
    <message>
        <source>There is no key for this server yet.</source>
        <translation>Il n’y a pas encore de clé pour ce serveur.</translation>
    </message>
</context>
<context>
    <name>ui::KeyFilePanel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what happened, %2: the details</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Fingerprint of the key</source>
        <translation>Empreinte de la clé</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copier l’empreinte</translation>
    </message>
    <message>
        <source>Save the public key...</source>
        <translation>Enregistrer la clé publique...</translation>
    </message>
    <message>
        <source>Passph&amp;rase</source>
        <translation>Phras&amp;e de passe</translation>
    </message>
    <message>
        <source>Choose the file of their key...</source>
        <translation>Choisir le fichier de sa clé...</translation>
    </message>
    <message>
        <source>&amp;Another key file...</source>
        <translation>Autre f&amp;ichier de clé...</translation>
    </message>
    <message>
        <source>A new key for them...</source>
        <translation>Lui générer une clé...</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>Choisir une clé de signature</translation>
    </message>
    <message>
        <source>Signing keys (*.key);;All files (*)</source>
        <translation>Clés de signature (*.key);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Make a signing key</source>
        <translation>Générer une clé de signature</translation>
    </message>
    <message>
        <source>Signing keys (*.key)</source>
        <translation>Clés de signature (*.key)</translation>
    </message>
    <message>
        <source>There is a file of this name already, and a key is never overwritten: this is the key that is there.</source>
        <translation>Un fichier porte déjà ce nom, et une clé n’est jamais écrasée&#x202f;: voici la clé existante.</translation>
    </message>
    <message>
        <source>Type the passphrase of the key.</source>
        <translation>Saisissez la phrase de passe de la clé.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the key. Nothing was written.</source>
        <translation>Ce n’est pas la phrase de passe de la clé. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the key, or the file is no signing key. Nothing was written.</source>
        <translation>Ce n’est pas la phrase de passe de la clé, ou le fichier n’est pas une clé de signature. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Save the public key</source>
        <translation>Enregistrer la clé publique</translation>
    </message>
    <message>
        <source>Public keys (*.pub)</source>
        <translation>Clés publiques (*.pub)</translation>
    </message>
    <message>
        <source>The public key could not be saved to %1.</source>
        <translation>La clé publique n’a pas pu être enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <extracomment>%1: &quot;3F2A 91C0 77DE 0B15 44AC&quot;</extracomment>
        <translation>Empreinte %1</translation>
    </message>
    <message>
        <source>The fingerprint is not known: the public half of the key does not lie beside it.</source>
        <translation>L’empreinte n’est pas connue&#x202f;: la moitié publique de la clé ne se trouve pas à côté.</translation>
    </message>
    <message>
        <source>The key is being opened, which takes about a second.</source>
        <translation>Ouverture de la clé, environ une seconde.</translation>
    </message>
    <message>
        <source>The key is being made, which takes about a second.</source>
        <translation>Génération de la clé, environ une seconde.</translation>
    </message>
    <message>
        <source>In %1</source>
        <extracomment>%1: a file</extracomment>
        <translation>Dans %1</translation>
    </message>
    <message>
        <source>It will be kept in %1</source>
        <translation>Elle sera conservée dans %1</translation>
    </message>
</context>
<context>
    <name>ui::KindChoices</name>
    <message>
        <source>Which of these phrases are used</source>
        <translation>Lesquelles de ces expressions sont utilisées</translation>
    </message>
    <message>
        <source>Phrases that are left out are not searched for. Choose by what the recipient needs, not by the content of the records.</source>
        <translation>Ce qui est écarté n&apos;est cherché nulle part. Choisissez selon ce dont le destinataire a besoin, non selon ce que contiennent les dossiers.</translation>
    </message>
    <message>
        <source>Phrases that were left out by hand</source>
        <translation>Expressions écartées à la main</translation>
    </message>
    <message>
        <source>Take in &amp;again</source>
        <translation>&amp;Réintégrer</translation>
    </message>
    <message>
        <source>%1 left out by hand</source>
        <translation>%1 écartées à la main</translation>
    </message>
    <message>
        <source>%1 of %2 phrases are used.</source>
        <translation>%1 expressions sur %2 sont utilisées.</translation>
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
        <translation>non trouvée</translation>
    </message>
    <message>
        <source>stands for %1</source>
        <extracomment>of a declared label; %1: the values of the label column</extracomment>
        <translation>représente %1</translation>
    </message>
    <message>
        <source>Stands for</source>
        <extracomment>column: the values of the label column that a declared label stands for</extracomment>
        <translation>Représente</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>Records (private)</source>
        <translation>Enregistrements (privé)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Public</source>
        <extracomment>column: the names of labels, each with a tick where it is public. Short: it stands in a narrow card</extracomment>
        <translation>Publique</translation>
    </message>
</context>
<context>
    <name>ui::LabelShares</name>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>column: the declared share of a label, any number</extracomment>
        <translation>Part</translation>
    </message>
    <message>
        <source>Of all documents</source>
        <translation>Sur tous les documents</translation>
    </message>
</context>
<context>
    <name>ui::LabelTable</name>
    <message>
        <source>Public name of the label</source>
        <translation>Nom public de la catégorie</translation>
    </message>
    <message>
        <source>Values that the label stands for, with semicolons between</source>
        <translation>Valeurs que la catégorie représente, séparées par des points-virgules</translation>
    </message>
</context>
<context>
    <name>ui::LabelsCard</name>
    <message>
        <source>De&amp;clare none</source>
        <translation>&amp;Ne rien déclarer</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ret&amp;irer</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Remove the selected labels from the declared list</source>
        <translation>Retirer les catégories sélectionnées de la liste déclarée</translation>
    </message>
    <message>
        <source>Add b&amp;y hand</source>
        <translation>Ajout man&amp;uel</translation>
    </message>
    <message>
        <source>Labels: which may be public?</source>
        <translation>Catégories&#x202f;: lesquelles peuvent être publiques&#x202f;?</translation>
    </message>
    <message>
        <source>Labels; select a label to declare it public</source>
        <translation>Catégories&#x202f;; cochées, elles sont déclarées publiques</translation>
    </message>
    <message>
        <source>The labels that were found are only a proposal. Select those that may appear in the release; records with another label are left out. If no label is declared, all records form one class without a label.</source>
        <translation>Les catégories trouvées ne sont que proposées. Cochez celles qui peuvent figurer dans la publication&#x202f;; les enregistrements d’une autre catégorie sont écartés. Si aucune n’est déclarée, tous les enregistrements forment une seule classe sans catégorie.</translation>
    </message>
    <message>
        <source>Declared: %1. The declared list is public; records with another label are left out.</source>
        <translation>Déclarées&#x202f;: %1. La liste déclarée est publique&#x202f;; les enregistrements d’une autre catégorie sont écartés.</translation>
    </message>
    <message>
        <source>Decl&amp;are shown</source>
        <extracomment>declares all labels that the list shows</extracomment>
        <translation>Déclarer les visi&amp;bles</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <extracomment>a verb: puts the selected labels under one name</extracomment>
        <translation>Group&amp;er</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Détac&amp;her</translation>
    </message>
    <message>
        <source>Show only labels that hold this</source>
        <translation>N’afficher que les catégories qui contiennent ce texte</translation>
    </message>
    <message>
        <source>Space ticks all selected labels, F2 renames, Delete takes back.</source>
        <translation>Espace coche toutes les catégories sélectionnées, F2 renomme, Suppr retire.</translation>
    </message>
    <message>
        <source>Declare all labels that are shown</source>
        <translation>Déclarer toutes les catégories affichées</translation>
    </message>
    <message>
        <source>Remove all labels from the declared list</source>
        <translation>Retirer toutes les catégories de la liste déclarée</translation>
    </message>
    <message>
        <source>Give the selected label another public name</source>
        <translation>Donner un autre nom public à la catégorie sélectionnée</translation>
    </message>
    <message>
        <source>F2, or a double click on the label</source>
        <translation>F2, ou double-clic sur la catégorie</translation>
    </message>
    <message>
        <source>Put the selected labels under one public name</source>
        <translation>Réunir les catégories sélectionnées sous un seul nom public</translation>
    </message>
    <message>
        <source>Make a separate label from each value of the selected labels</source>
        <translation>Refaire une catégorie de chaque valeur que représentent les catégories sélectionnées</translation>
    </message>
    <message>
        <source>Labels to add by hand: one, or a pasted list</source>
        <translation>Catégories à ajouter manuellement&#x202f;: une seule, ou une liste collée</translation>
    </message>
    <message>
        <source>a label, or a pasted list</source>
        <translation>une catégorie, ou une liste collée</translation>
    </message>
    <message>
        <source>Add the labels</source>
        <translation>Ajouter les catégories</translation>
    </message>
    <message>
        <source>Sho&amp;w only</source>
        <extracomment>followed by a field: show only labels that hold what is typed there</extracomment>
        <translation>N’afficher &amp;que</translation>
    </message>
    <message>
        <source>This column has very many different values; only the %1 most frequent are listed. A column of labels usually has few: check that it is the right one. You can also add labels by hand.</source>
        <translation>Cette colonne a de très nombreuses valeurs différentes&#x202f;; seules les %1 plus fréquentes sont affichées. Une colonne de catégories en contient peu&#x202f;: est-ce la bonne&#x202f;? Vous pouvez aussi ajouter des catégories manuellement.</translation>
    </message>
    <message>
        <source>%1 stands for: %2</source>
        <extracomment>%1: a declared label, %2: values of the label column</extracomment>
        <translation>%1 représente&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;Show counts</source>
        <translation>Afficher les &amp;totaux</translation>
    </message>
    <message>
        <source>The number of records with a label is private: the numbers are for this screen only, and the guarantee does not cover choosing labels by them.</source>
        <translation>Le nombre d’enregistrements d’une catégorie est privé&#x202f;: ces nombres ne sont que pour cet écran, et la garantie ne couvre pas un choix de catégories fait d’après eux.</translation>
    </message>
    <message>
        <source>Show how many records have each label</source>
        <translation>Afficher combien d’enregistrements portent chaque catégorie</translation>
    </message>
    <message>
        <source>To enter the values of a label, double-click under &quot;Stands for&quot;, or type &quot;Heart failure = 428*, I50-I52&quot; below. 428* matches all values that begin with 428, I50-I52 matches a range, and * matches all values of no other label.</source>
        <translation>Ce qu’une catégorie représente peut être saisi&#x202f;: par un double-clic sous « Représente », ou ci-dessous « Insuffisance cardiaque = 428*, I50-I52 ». 428*&#x202f;: tous ceux qui commencent ainsi&#x202f;; I50-I52&#x202f;: un intervalle&#x202f;; *&#x202f;: tout ce qui ne relève d’aucune autre catégorie.</translation>
    </message>
    <message>
        <source>Use the labels that the profile proposes</source>
        <translation>Utiliser les catégories que propose le profil</translation>
    </message>
    <message>
        <source>For %1 these are usual: %2.</source>
        <extracomment>%1: a known kind of export, %2: labels with what they stand for</extracomment>
        <translation>Pour %1, celles-ci sont habituelles&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Use these labels</source>
        <translation>Utiliser ces catégories</translation>
    </message>
</context>
<context>
    <name>ui::LanguageCard</name>
    <message>
        <source>Words of another language mean something else: a vocabulary in another language is refused. Without a declaration nothing is checked.</source>
        <translation>Les mots d’une autre langue veulent dire autre chose&#x202f;: un vocabulaire dans une autre langue est refusé. Sans déclaration, rien n’est vérifié.</translation>
    </message>
    <message>
        <source>Language of the notes</source>
        <translation>Langue des notes</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>non déclarée</translation>
    </message>
    <message>
        <source>Choose %1, as the first notes look</source>
        <extracomment>%1: a language, which the first notes seem to be in</extracomment>
        <translation>Choisir %1, comme semblent l’être les premières notes</translation>
    </message>
</context>
<context>
    <name>ui::LanguageMenu</name>
    <message>
        <source>As the system</source>
        <extracomment>the language of the program: the one the computer is set to</extracomment>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: the language in force: &quot;English&quot;</extracomment>
        <translation>Langue&#x202f;: %1</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Langue du programme</translation>
    </message>
</context>
<context>
    <name>ui::LearnCard</name>
    <message>
        <source>Learn from public texts of the field</source>
        <translation>Apprendre de textes publics du domaine</translation>
    </message>
    <message>
        <source>Finds the phrases of your field and language, and which of them occur together, in published case reports, textbooks, guidelines or patient information of 20 MB or more. Never use your own notes, de-identified or not.</source>
        <translation>À partir d’observations publiées, de manuels, de recommandations ou d’informations pour les patients, 20 Mo ou plus&#x202f;: y trouve les expressions de votre domaine et de votre langue, et lesquelles vont ensemble. Jamais à partir de vos propres notes, dépersonnalisées ou non.</translation>
    </message>
    <message>
        <source>Learning is in progress; you can continue meanwhile.</source>
        <translation>L’apprentissage est en cours&#x202f;; vous pouvez continuer pendant ce temps.</translation>
    </message>
    <message>
        <source>%1 phrases were learned and are not saved yet.</source>
        <translation>%1 expressions sont apprises et pas encore enregistrées.</translation>
    </message>
    <message>
        <source>In use: learnt from %1 (%2).</source>
        <extracomment>%1: origin of texts, %2: their licence</extracomment>
        <translation>En usage&#x202f;: appris de %1 (%2).</translation>
    </message>
    <message>
        <source>Learn a &amp;vocabulary...</source>
        <translation>Apprendre un &amp;vocabulaire...</translation>
    </message>
    <message>
        <source>Sho&amp;w what it learns...</source>
        <translation>Montrer ce qui est a&amp;ppris...</translation>
    </message>
    <message>
        <source>Learn a vocabulary</source>
        <translation>Apprendre un vocabulaire</translation>
    </message>
    <message>
        <source>Show what it learns</source>
        <translation>Montrer ce qui est appris</translation>
    </message>
</context>
<context>
    <name>ui::LearnDeclaration</name>
    <message>
        <source>All of these &amp;texts are public</source>
        <translation>Tous ces &amp;textes sont publics</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Tous ces textes sont publics</translation>
    </message>
    <message>
        <source>open case reports of a journal, 2015 to 2025</source>
        <translation>observations en libre accès d’une revue, 2015 à 2025</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Déclaration</translation>
    </message>
    <message>
        <source>None of them comes from the records of this organisation, de-identified or not. What is learned from them is published with every release, and no noise protects it. Recipients are told origin and licence.</source>
        <translation>Aucun ne provient des enregistrements de cet établissement, dépersonnalisés ou non. Ce qui en est appris sort tel quel avec chaque publication&#x202f;: aucun bruit ne le protège. L’origine et la licence sont indiquées aux destinataires.</translation>
    </message>
    <message>
        <source>&amp;Where they come from</source>
        <translation>&amp;Leur origine</translation>
    </message>
    <message>
        <source>Their l&amp;icence</source>
        <translation>Leur l&amp;icence</translation>
    </message>
    <message>
        <source>Their langua&amp;ge</source>
        <translation>Leur lan&amp;gue</translation>
    </message>
    <message>
        <source>recognised from the texts</source>
        <translation>reconnue d’après les textes</translation>
    </message>
    <message>
        <source>another language, with words separated by spaces</source>
        <translation>une autre, dont les mots sont séparés par des espaces</translation>
    </message>
</context>
<context>
    <name>ui::LearnDialog</name>
    <message>
        <source>Clos&amp;e</source>
        <translation>F&amp;ermer</translation>
    </message>
    <message>
        <source>Learn from public texts</source>
        <translation>Apprendre de textes publics</translation>
    </message>
    <message>
        <source>Learning continues, and the result is kept until the program is closed.</source>
        <translation>L’apprentissage continue, et ce qui est appris reste jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation>Apprentissage du vocabulaire</translation>
    </message>
    <message>
        <source>Add public texts.</source>
        <translation>Ajoutez des textes publics.</translation>
    </message>
    <message>
        <source>Declare that all of the texts are public: others must not be learnt from.</source>
        <translation>Déclarez que tous les textes sont publics&#x202f;: on ne doit pas apprendre d’autres textes.</translation>
    </message>
    <message>
        <source>Say where the texts come from.</source>
        <translation>Indiquez d’où viennent les textes.</translation>
    </message>
    <message>
        <source>Enter the licence under which they may be used.</source>
        <translation>Indiquez sous quelle licence ils peuvent être utilisés.</translation>
    </message>
    <message>
        <source>Which published texts use the language of your field?</source>
        <translation>Quels textes publiés parlent la langue de votre domaine&#x202f;?</translation>
    </message>
    <message>
        <source>Is there anything that does not belong in this vocabulary?</source>
        <translation>Quelque chose n’a-t-il pas sa place dans ce vocabulaire&#x202f;?</translation>
    </message>
    <message>
        <source>You can close this window and continue; learning may take some minutes.</source>
        <translation>Vous pouvez fermer ceci et continuer&#x202f;; cela peut prendre quelques minutes.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Apprendre</translation>
    </message>
    <message>
        <source>&amp;Save and use...</source>
        <translation>Enregi&amp;strer et utiliser...</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Save and use</source>
        <translation>Enregistrer et utiliser</translation>
    </message>
    <message>
        <source>&amp;Back to the phrases</source>
        <translation>&amp;Retour aux expressions</translation>
    </message>
    <message>
        <source>&amp;Back to the texts</source>
        <translation>&amp;Retour aux textes</translation>
    </message>
    <message>
        <source>Back to the phrases</source>
        <translation>Retour aux expressions</translation>
    </message>
    <message>
        <source>Back to the texts</source>
        <translation>Retour aux textes</translation>
    </message>
    <message>
        <source>Save the vocabulary</source>
        <translation>Enregistrer le vocabulaire</translation>
    </message>
    <message>
        <source>Learnt vocabulary (*.learnt)</source>
        <translation>Vocabulaire appris (*.learnt)</translation>
    </message>
</context>
<context>
    <name>ui::LearnFiles</name>
    <message>
        <source>&amp;Remove</source>
        <translation>Retire&amp;r</translation>
    </message>
    <message>
        <source>Public texts</source>
        <translation>Textes publics</translation>
    </message>
    <message>
        <source>Add &amp;files...</source>
        <translation>Ajouter des &amp;fichiers...</translation>
    </message>
    <message>
        <source>Add a f&amp;older...</source>
        <translation>Ajouter un d&amp;ossier...</translation>
    </message>
    <message>
        <source>Public texts of the field</source>
        <translation>Textes publics du domaine</translation>
    </message>
    <message>
        <source>Column with the text</source>
        <translation>Colonne du texte</translation>
    </message>
    <message>
        <source>&amp;Column with the text</source>
        <translation>&amp;Colonne du texte</translation>
    </message>
    <message>
        <source>Texts and records (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.txt *.csv ...</extracomment>
        <translation>Textes et enregistrements (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose public texts</source>
        <translation>Choisir des textes publics</translation>
    </message>
    <message>
        <source>Choose a folder with public texts (.txt, .md)</source>
        <translation>Choisir un dossier de textes publics (.txt, .md)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln text(s), %2</source>
        <extracomment>%1: a folder, %2: &quot;12.0 MB&quot;, %Ln: number of texts in it</extracomment>
        <translation>
            <numerusform>%1, %Ln texte, %2</numerusform>
            <numerusform>%1, %Ln textes, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a file, %2: &quot;12.0 MB&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>20 MB of text or more are recommended; below 5 MB the vocabulary becomes poor. Files of records have a text in each row; plain texts (.txt, .md) are one text each.</source>
        <translation>20 Mo de texte ou plus sont conseillés&#x202f;; au-dessous de 5 Mo, le vocabulaire devient pauvre. Les fichiers d’enregistrements ont un texte par ligne&#x202f;; un fichier de texte brut (.txt, .md) est un seul texte.</translation>
    </message>
    <message>
        <source>Looking at the texts ...</source>
        <translation>Examen des textes...</translation>
    </message>
    <message>
        <source>%1: too little for a good vocabulary. 20 MB or more are recommended.</source>
        <extracomment>%1: &quot;3.2 MB&quot;</extracomment>
        <translation>%1&#x202f;: trop peu pour un bon vocabulaire. 20 Mo ou plus sont conseillés.</translation>
    </message>
    <message>
        <source>%1: this is enough. 20 MB or more are recommended.</source>
        <translation>%1&#x202f;: cela ira. 20 Mo ou plus sont conseillés.</translation>
    </message>
    <message>
        <source>%1: enough for a good vocabulary.</source>
        <translation>%1&#x202f;: assez pour un bon vocabulaire.</translation>
    </message>
</context>
<context>
    <name>ui::LearntTerms</name>
    <message>
        <source>There is no list of general words for this language: common words may stand among the phrases. Leave them out.</source>
        <translation>Il n’y a pas de liste de mots généraux pour cette langue : des mots courants peuvent figurer parmi les expressions. Écartez-les.</translation>
    </message>
    <message>
        <source>That is little text: about 20 MB or more make a good vocabulary.</source>
        <translation>C’est peu de texte&#x202f;: environ 20 Mo ou plus font un bon vocabulaire.</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Écarter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>Search what was learnt</source>
        <translation>Chercher dans ce qui est appris</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Learned phrases; Delete leaves the selected ones out</source>
        <translation>Expressions apprises&#x202f;; Suppr écarte celles qui sont sélectionnées</translation>
    </message>
    <message>
        <source>%1 phrases, learned from %2 texts with %3 words.</source>
        <extracomment>numbers of phrases, texts and words</extracomment>
        <translation>%1 expressions, apprises de %2 textes de %3 mots.</translation>
    </message>
    <message>
        <source>%1 shown. Select what does not belong there and press Delete.</source>
        <translation>%1 affichées. Sélectionnez ce qui n’y a pas sa place et appuyez sur Suppr.</translation>
    </message>
    <message>
        <source>%1 shown, %2 left out. Ctrl+Z takes the last ones back in.</source>
        <translation>%1 affichées, %2 écartées. Ctrl+Z reprend les dernières.</translation>
    </message>
</context>
<context>
    <name>ui::LedgerChart</name>
    <message>
        <source>Ledger of this source</source>
        <translation>Registre de cette source</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>dépensé</translation>
    </message>
    <message>
        <source>with this plan</source>
        <translation>avec ce plan</translation>
    </message>
    <message>
        <source>cap: %1</source>
        <translation>plafond&#x202f;: %1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>epsilon, added up</source>
        <translation>epsilon, cumulé</translation>
    </message>
    <message>
        <source>planned</source>
        <extracomment>row of a table: not spent yet</extracomment>
        <translation>prévu</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>ce plan</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>plafond</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>Added up</source>
        <translation>Cumul</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
</context>
<context>
    <name>ui::LedgerDialog</name>
    <message>
        <source>No budget has been spent on this computer yet.</source>
        <translation>Rien n’a encore été dépensé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>complete and unchanged</source>
        <translation>complet et inchangé</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Filter the ledger</source>
        <translation>Filtrer le registre</translation>
    </message>
    <message>
        <source>Filter by source, person, project</source>
        <translation>Filtrer par source, personne, projet</translation>
    </message>
    <message>
        <source>Every spend, newest first</source>
        <translation>Toutes les dépenses, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>E&amp;xport CSV</source>
        <translation>E&amp;xporter en CSV</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Every privacy budget that was ever spent on this computer, over all projects.</source>
        <translation>Tout budget de confidentialité jamais dépensé sur cet ordinateur, tous projets confondus.</translation>
    </message>
    <message>
        <source>changed or incomplete</source>
        <translation>modifié ou incomplet</translation>
    </message>
    <message>
        <source>Every entry matches the previous one. %1</source>
        <translation>Chaque inscription s’enchaîne à la précédente. %1</translation>
    </message>
    <message>
        <source>An entry was changed or removed after it was written. Keep the file and ask who did it. %1</source>
        <translation>Une inscription a été modifiée ou supprimée après coup. Conservez le fichier et cherchez à savoir qui l’a fait. %1</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>Exporter le registre</translation>
    </message>
    <message>
        <source>CSV file (*.csv)</source>
        <translation>Fichier CSV (*.csv)</translation>
    </message>
    <message>
        <source>All entries, whatever the filter shows</source>
        <translation>Toutes les inscriptions, quel que soit le filtre</translation>
    </message>
    <message>
        <source>Totals by source</source>
        <translation>Totaux par source</translation>
    </message>
    <message>
        <source>Save a page (&amp;PDF)</source>
        <translation>Enregistrer une page (&amp;PDF)</translation>
    </message>
    <message>
        <source>A page with totals and spends, for the privacy office</source>
        <translation>Une page avec les totaux et les dépenses, pour le service de protection des données</translation>
    </message>
    <message>
        <source>Save a page for the privacy office</source>
        <translation>Enregistrer une page pour le service de protection des données</translation>
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
        <translation>Perte par passage</translation>
    </message>
    <message>
        <source>The error of the classifier on the texts of the package, for each pass. The difference in style measures how different your texts and those of the package are for the classifier.</source>
        <translation>Combien le classifieur se trompe sur les textes du paquet, passage après passage. L’écart de style dit à quel point vos textes et ceux du paquet lui paraissent différents.</translation>
    </message>
    <message>
        <source>not adapted: classification</source>
        <translation>non adapté&#x202f;: classification</translation>
    </message>
    <message>
        <source>adapted: classification</source>
        <translation>adapté&#x202f;: classification</translation>
    </message>
    <message>
        <source>adapted: difference in style</source>
        <translation>adapté&#x202f;: écart de style</translation>
    </message>
    <message>
        <source>pass over the texts of the package</source>
        <translation>passage sur les textes du paquet</translation>
    </message>
    <message>
        <source>loss (nats)</source>
        <translation>perte (nats)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Not adapted: classification</source>
        <translation>Non adapté&#x202f;: classification</translation>
    </message>
    <message>
        <source>Adapted: classification</source>
        <translation>Adapté&#x202f;: classification</translation>
    </message>
    <message>
        <source>Adapted: difference in style</source>
        <translation>Adapté&#x202f;: écart de style</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Open project</source>
        <translation>Ouvrir un projet</translation>
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
        <translation>Ouverture du projet</translation>
    </message>
    <message>
        <source>The noise is being drawn</source>
        <translation>Tirage du bruit en cours</translation>
    </message>
    <message>
        <source>The budget is spent already. Close the window when the phrases are learned.</source>
        <translation>Le budget est déjà dépensé. Fermez la fenêtre une fois les expressions apprises.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>Re&amp;gistre</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Show or fold the help (F1)</source>
        <translation>Afficher ou replier l’aide (F1)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The last changes are not saved</source>
        <translation>Les dernières modifications ne sont pas enregistrées</translation>
    </message>
    <message>
        <source>Correct the problem shown below and try again, or close the window once more to leave without saving.</source>
        <translation>Corrigez ce qui est indiqué ci-dessous et réessayez, ou fermez à nouveau la fenêtre pour quitter sans les enregistrer.</translation>
    </message>
    <message>
        <source>A vocabulary is still being learned</source>
        <translation>Un vocabulaire est encore en cours d’apprentissage</translation>
    </message>
    <message>
        <source>A vocabulary was learned and is not saved</source>
        <translation>Un vocabulaire a été appris et n’est pas enregistré</translation>
    </message>
    <message>
        <source>Save it on the Vocabulary page, or close the window once more to leave without it.</source>
        <translation>Enregistrez-le à la page Vocabulaire, ou fermez la fenêtre encore une fois pour partir sans lui.</translation>
    </message>
    <message>
        <source>Run it for me</source>
        <translation>Le faire pour moi</translation>
    </message>
    <message>
        <source>Keyseed projects (*.keyseed);;Plans (*.json);;Requests for an approval (*.approval-request)</source>
        <translation>Projets Keyseed (*.keyseed);;Plans (*.json);;Demandes d’approbation (*.approval-request)</translation>
    </message>
</context>
<context>
    <name>ui::MapCard</name>
    <message>
        <source>Map of documents</source>
        <translation>Carte des documents</translation>
    </message>
    <message>
        <source>Save the map...</source>
        <translation>Enregistrer la carte...</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexité</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation>Dessiner la carte</translation>
    </message>
    <message>
        <source>Perplexity:</source>
        <extracomment>t-SNE: about how many neighbours of a point count</extracomment>
        <translation>Perplexité&#x202f;:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <extracomment>the number that decides where the points of the map start</extracomment>
        <translation>Graine&#x202f;:</translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>Dessin de la carte</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Enregistrer la carte</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg)</source>
        <translation>Image PNG (*.png);;Image SVG (*.svg)</translation>
    </message>
    <message>
        <source>The map was not saved</source>
        <translation>La carte n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Choisissez un autre dossier ou nom.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>ui::MapTab</name>
    <message>
        <source>stays on this computer</source>
        <translation>reste sur cet ordinateur</translation>
    </message>
    <message>
        <source>Texts with similar phrases are close to each other (t-SNE). The map shows up to 5,000 texts of the package and 5,000 of your own, which you choose under Train and apply. Only distances have a meaning, not the axes or the size of a group.</source>
        <translation>Les textes dont les expressions ont presque le même sens sont proches (t-SNE). Jusqu’à 5 000 textes du paquet et 5 000 des vôtres, que vous choisissez sous Entraîner et appliquer. Seuls près et loin ont un sens&#x202f;: ni les axes, ni la taille d’un groupe.</translation>
    </message>
    <message>
        <source>The package was made with a vocabulary of its own: choose its file under Train and apply.</source>
        <translation>Le paquet a été fait avec son propre vocabulaire&#x202f;: choisissez son fichier sous Entraîner et appliquer.</translation>
    </message>
    <message>
        <source>of the package</source>
        <translation>du paquet</translation>
    </message>
    <message>
        <source>your texts</source>
        <translation>vos textes</translation>
    </message>
</context>
<context>
    <name>ui::MapView</name>
    <message>
        <source>Map of documents</source>
        <translation>Carte des documents</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) on the map</source>
        <extracomment>spoken: what the map shows</extracomment>
        <translation>
            <numerusform>%Ln document sur la carte</numerusform>
            <numerusform>%Ln documents sur la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>no label</source>
        <translation>sans catégorie</translation>
    </message>
</context>
<context>
    <name>ui::MethodCard</name>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Other methods (for research): hide</source>
        <translation>Autres méthodes (pour la recherche) : masquer</translation>
    </message>
    <message>
        <source>Other methods (for research): show</source>
        <translation>Autres méthodes (pour la recherche) : afficher</translation>
    </message>
</context>
<context>
    <name>ui::MethodPart</name>
    <message>
        <source>Choose who writes the texts: prompts cannot be transferred as files between the rounds.</source>
        <translation>Choisissez qui rédige les textes&#x202f;: des prompts ne peuvent être transportés entre les tours.</translation>
    </message>
    <message>
        <source>Choose one of the ways.</source>
        <translation>Choisissez une des voies.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>%1: the name of a method, &quot;Histogram&quot;</extracomment>
        <translation>Choix&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>ui::ModelCard</name>
    <message>
        <source>Use a model &amp;file...</source>
        <translation>Utiliser un &amp;fichier de modèle...</translation>
    </message>
    <message>
        <source>Ask a server instead</source>
        <translation>Interroger plutôt un serveur</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Choisir un fichier de modèle</translation>
    </message>
    <message>
        <source>Model files (*.gguf);;All files (*)</source>
        <translation>Fichiers de modèle (*.gguf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: llama-server is started with it on this computer while documents are written.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 : llama-server est démarré avec ce fichier sur cet ordinateur pendant la rédaction des documents.</translation>
    </message>
    <message>
        <source>Advanced: show</source>
        <translation>Options avancées&#x202f;: afficher</translation>
    </message>
    <message>
        <source>Advanced: hide</source>
        <translation>Options avancées&#x202f;: masquer</translation>
    </message>
    <message>
        <source>test the connection for a list, or type its name</source>
        <translation>testez la connexion pour une liste, ou saisissez son nom</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>Tokens of an answer at most</source>
        <translation>Jetons par réponse au plus</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>the server&apos;s own</source>
        <extracomment>shown in a field instead of a number: the server decides</extracomment>
        <translation>celle du serveur</translation>
    </message>
    <message>
        <source>The answers</source>
        <translation>Les réponses</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>The model, wherever it is</source>
        <translation>Le modèle, où qu’il soit</translation>
    </message>
</context>
<context>
    <name>ui::MoreSection</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Kind of export</source>
        <translation>Type d’export</translation>
    </message>
    <message>
        <source>Part of a value that counts</source>
        <translation>Partie d’une valeur qui compte</translation>
    </message>
    <message>
        <source>patterns</source>
        <translation>motifs</translation>
    </message>
    <message>
        <source>labels in another file</source>
        <translation>catégories dans un autre fichier</translation>
    </message>
    <message>
        <source>sections</source>
        <translation>sections</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>négation</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
    <message>
        <source>Kind of export, labels in another file, sections, negation, copies, patterns: nothing is chosen.</source>
        <translation>Type d’export, catégories dans un autre fichier, sections, négation, copies, motifs : rien n’est choisi.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Choix&#x202f;: %1.</translation>
    </message>
    <message>
        <source>fields beside the text</source>
        <translation>champs à côté du texte</translation>
    </message>
</context>
<context>
    <name>ui::NetworkChoices</name>
    <message>
        <source>The way to the server</source>
        <translation>Le trajet vers le serveur</translation>
    </message>
    <message>
        <source>How fast it is asked</source>
        <translation>La cadence des requêtes</translation>
    </message>
    <message>
        <source>the system&apos;s certificates</source>
        <translation>les certificats du système</translation>
    </message>
    <message>
        <source>Own CA file</source>
        <translation>Fichier d’autorité (CA)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
    <message>
        <source>Choose the CA file</source>
        <translation>Choisir le fichier d’autorité</translation>
    </message>
    <message>
        <source>Choose the certificates of your own authority</source>
        <translation>Choisir les certificats de votre propre autorité</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificats (*.pem *.crt *.cer);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>that of the system (https_proxy)</source>
        <translation>celui du système (https_proxy)</translation>
    </message>
    <message>
        <source>Host allowed without TLS</source>
        <translation>Hôte autorisé sans TLS</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Requests at the same time</source>
        <translation>Requêtes simultanées</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>shown in a field instead of a number</extracomment>
        <translation>aucune limite</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Requêtes par minute</translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation>Jetons par minute</translation>
    </message>
    <message>
        <source>Tries for one document</source>
        <translation>Tentatives par document</translation>
    </message>
    <message>
        <source>Anyone on the network can read everything that is sent to %1, and the key. Use it only on a line that is protected in another way.</source>
        <extracomment>%1: the name of a host</extracomment>
        <translation>Tout ce qui va à %1, la clé aussi, peut être lu par quiconque se trouve sur le trajet. Seulement pour une ligne protégée autrement.</translation>
    </message>
    <message>
        <source>The name of one host in your network that speaks plain http only. Leave it empty where you can.</source>
        <translation>Le nom d’un seul hôte de l’établissement qui n’accepte que http simple. Mieux vaut le laisser vide.</translation>
    </message>
</context>
<context>
    <name>ui::NewKeyForm</name>
    <message>
        <source>Passph&amp;rase for the key</source>
        <translation>Phras&amp;e de passe de la clé</translation>
    </message>
    <message>
        <source>The same a&amp;gain</source>
        <translation>Répéte&amp;z-la</translation>
    </message>
    <message>
        <source>Make the &amp;key</source>
        <translation>Gé&amp;nérer la clé</translation>
    </message>
    <message>
        <source>At least 10 characters. The passphrase cannot be recovered: keep it with your other passphrases. Making the key takes about a second.</source>
        <translation>Au moins 10 caractères. Elle est impossible à récupérer&#x202f;: conservez-la comme vos autres phrases de passe. La génération de la clé prend environ une seconde.</translation>
    </message>
    <message>
        <source>The passphrase needs at least 10 characters.</source>
        <translation>La phrase de passe doit compter au moins 10 caractères.</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Les deux phrases de passe sont différentes.</translation>
    </message>
</context>
<context>
    <name>ui::NewProjectCard</name>
    <message>
        <source>&amp;Create project</source>
        <translation>&amp;Créer le projet</translation>
    </message>
    <message>
        <source>cardiology-notes</source>
        <translation>notes-cardiologie</translation>
    </message>
    <message>
        <source>Choos&amp;e...</source>
        <translation>C&amp;hoisir...</translation>
    </message>
    <message>
        <source>Choose the folder of the project</source>
        <translation>Choisir le dossier du projet</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>The name is public: the files of the release get this name.</source>
        <translation>Le nom est public&#x202f;: les fichiers de la publication le portent.</translation>
    </message>
    <message>
        <source>Saved by itself as %1</source>
        <translation>Enregistré automatiquement sous %1</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Dossier du projet</translation>
    </message>
</context>
<context>
    <name>ui::NoisyHistogram</name>
    <message>
        <source>Phrases and their noise</source>
        <translation>Les expressions et leur bruit</translation>
    </message>
    <message>
        <source>Label whose phrases are shown</source>
        <translation>Catégorie dont les expressions sont affichées</translation>
    </message>
    <message>
        <source>Search phrases</source>
        <translation>Rechercher une expression</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>Ca&amp;tégorie&#x202f;:</translation>
    </message>
    <message>
        <source>all labels together</source>
        <translation>toutes catégories confondues</translation>
    </message>
    <message>
        <source>all records</source>
        <translation>tous les enregistrements</translation>
    </message>
    <message>
        <source>stands out</source>
        <translation>émerge</translation>
    </message>
    <message>
        <source>below the line: cannot be distinguished from noise</source>
        <translation>sous le seuil&#x202f;: se confond avec le bruit</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>émerge au-dessus de %1</translation>
    </message>
    <message>
        <source>Phrases, all labels together</source>
        <translation>Expressions, toutes catégories confondues</translation>
    </message>
    <message>
        <source>Groups of phrases of %1</source>
        <extracomment>%1: a label</extracomment>
        <translation>Groupes d’expressions&#x202f;: %1</translation>
    </message>
    <message>
        <source>Phrases of %1</source>
        <translation>Expressions&#x202f;: %1</translation>
    </message>
    <message>
        <source>patients who count for the group, noise added</source>
        <translation>patients comptés pour le groupe, bruit ajouté</translation>
    </message>
    <message>
        <source>records that count for the group, noise added</source>
        <translation>enregistrements comptés pour le groupe, bruit ajouté</translation>
    </message>
    <message>
        <source>patients who count for the phrase, noise added</source>
        <translation>patients comptés pour l’expression, bruit ajouté</translation>
    </message>
    <message>
        <source>records that count for the phrase, noise added</source>
        <translation>enregistrements comptés pour l’expression, bruit ajouté</translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s), all labels together</source>
        <translation>
            <numerusform>%Ln expression, toutes catégories confondues</numerusform>
            <numerusform>%Ln expressions, toutes catégories confondues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of phrases of this label</source>
        <translation>
            <numerusform>%Ln groupe d’expressions de cette catégorie</numerusform>
            <numerusform>%Ln groupes d’expressions de cette catégorie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) of this label</source>
        <translation>
            <numerusform>%Ln expression de cette catégorie</numerusform>
            <numerusform>%Ln expressions de cette catégorie</numerusform>
        </translation>
    </message>
    <message>
        <source>No phrase of the vocabulary contains this.</source>
        <translation>Aucune expression du vocabulaire ne contient cela.</translation>
    </message>
    <message>
        <source>Found: %1; with a search also those below the line are shown.</source>
        <extracomment>%1: &quot;3 phrases of this label&quot;</extracomment>
        <translation>Résultat&#x202f;: %1&#x202f;; une recherche montre aussi ce qui est sous le seuil.</translation>
    </message>
    <message>
        <source>Above the line: %1.</source>
        <extracomment>of a line in a chart; %1: &quot;3 phrases of this label&quot;</extracomment>
        <translation>Au-dessus du seuil&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The first %1 are shown; above the line: %2. &quot;Table&quot; shows them all.</source>
        <extracomment>%1: bars in the chart; %2: &quot;30 phrases of this label&quot;; &quot;Table&quot; is a button</extracomment>
        <translation>Les %1 premières barres sont affichées&#x202f;; au-dessus du seuil&#x202f;: %2. «&#x202f;Tableau&#x202f;» montre tout.</translation>
    </message>
    <message>
        <source>A group is named by its three most likely phrases.</source>
        <translation>Un groupe porte le nom de ses trois expressions les plus probables.</translation>
    </message>
    <message numerus="yes">
        <source>The documents use the %Ln phrase(s) with the highest counts.</source>
        <translation>
            <numerusform>Les documents puisent dans %Ln expression, celle au comptage le plus élevé.</numerusform>
            <numerusform>Les documents puisent dans les %Ln expressions aux comptages les plus élevés.</numerusform>
        </translation>
    </message>
    <message>
        <source>group of phrases</source>
        <translation>groupe d’expressions</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>expression</translation>
    </message>
</context>
<context>
    <name>ui::OddsCard</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share in percent</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Certitude</translation>
    </message>
    <message>
        <source>Grey: the certainty before. Orange: the most that the release can add. Hollow: the doubt that remains.</source>
        <translation>Gris&#x202f;: ce qu’on croyait avant. Orange&#x202f;: ce que la publication peut ajouter au plus. Vide&#x202f;: le doute qui reste.</translation>
    </message>
    <message>
        <source>Someone who is 50 % sure that a given patient is in the data</source>
        <translation>Quelqu’un qui est sûr à 50&#x202f;% qu’un patient donné figure dans les données</translation>
    </message>
    <message>
        <source>Someone who is 50 % sure that a given record is in the data</source>
        <translation>Quelqu’un qui est sûr à 50&#x202f;% qu’un enregistrement donné figure dans les données</translation>
    </message>
    <message>
        <source>%1: how much more certain can this release make them?</source>
        <extracomment>%1: &quot;Someone who is 50 % sure that ...&quot;</extracomment>
        <translation>%1&#x202f;: de combien cette publication peut-elle augmenter sa certitude&#x202f;?</translation>
    </message>
    <message>
        <source>%1 can become &lt;b&gt;as good as certain&lt;/b&gt;.</source>
        <translation>%1 peut en devenir &lt;b&gt;pratiquement certain&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>%1 can become &lt;b&gt;at most %2 sure&lt;/b&gt;.</source>
        <translation>%1 peut en devenir &lt;b&gt;sûr à %2 au plus&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>This is how often a guess of theirs is right, at most; delta (%1) is counted in.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation>C’est la fréquence maximale à laquelle une supposition est juste ; delta (%1) est compris.</translation>
    </message>
</context>
<context>
    <name>ui::OpenProjectCard</name>
    <message>
        <source>Open a pro&amp;ject...</source>
        <translation>Ouvrir un pro&amp;jet...</translation>
    </message>
    <message>
        <source>&amp;Try the sample project</source>
        <translation>Essayer le proje&amp;t d’exemple</translation>
    </message>
    <message>
        <source>Go on, or look around</source>
        <translation>Reprendre ou découvrir</translation>
    </message>
    <message>
        <source>Invented notes that come with Keyseed: see every page without real records.</source>
        <translation>Des notes inventées, fournies avec Keyseed&#x202f;: parcourez toutes les pages sans un seul vrai enregistrement.</translation>
    </message>
    <message>
        <source>Open recent project %1 in %2</source>
        <translation>Ouvrir le projet récent %1 dans %2</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Open a packa&amp;ge...</source>
        <translation>Ouvrir un pa&amp;quet...</translation>
    </message>
    <message>
        <source>Check a package that you received, read it, and train on its texts.</source>
        <translation>Vous en avez reçu un&#x202f;: vérifiez-le, lisez-le, entraînez un modèle sur ses textes.</translation>
    </message>
    <message>
        <source>Open a package</source>
        <translation>Ouvrir un paquet</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Paquets (*.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Keyseed projects (*.keyseed);;Requests for an approval (*.approval-request)</source>
        <translation>Projets Keyseed (*.keyseed);;Demandes d’approbation (*.approval-request)</translation>
    </message>
</context>
<context>
    <name>ui::OtherPackageCard</name>
    <message>
        <source>Verif&amp;y another package...</source>
        <translation>Vérifier un autre pa&amp;quet...</translation>
    </message>
    <message>
        <source>Verify a folder...</source>
        <translation>Vérifier un dossier...</translation>
    </message>
    <message>
        <source>Do not rely on it: ask the sender for another copy.</source>
        <translation>Ne vous y fiez pas&#x202f;: demandez une autre copie à l’expéditeur.</translation>
    </message>
    <message>
        <source>Anybody can make a key: ask the person named here for the fingerprints in another way and compare them.</source>
        <translation>N’importe qui peut générer une clé&#x202f;: comparez les empreintes avec ce que la personne nommée ici vous indique par une autre voie.</translation>
    </message>
    <message>
        <source>A package from somebody else</source>
        <translation>Un paquet reçu d’un tiers</translation>
    </message>
    <message>
        <source>Verify a package</source>
        <translation>Vérifier un paquet</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Paquets (*.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Verifying the package</source>
        <translation>Vérification du paquet</translation>
    </message>
    <message>
        <source>This is no package</source>
        <translation>Ce n’est pas un paquet</translation>
    </message>
    <message>
        <source>Ask the sender for another copy.</source>
        <translation>Demandez une autre copie à l’expéditeur.</translation>
    </message>
</context>
<context>
    <name>ui::OwnTextsCard</name>
    <message>
        <source>&amp;Choose your texts...</source>
        <translation>&amp;Choisir vos textes...</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>Choisir un dossier...</translation>
    </message>
    <message>
        <source>1. Your own texts</source>
        <translation>1. Vos propres textes</translation>
    </message>
    <message>
        <source>stay on this computer</source>
        <translation>restent sur cet ordinateur</translation>
    </message>
    <message>
        <source>The texts to classify: a table, a spreadsheet, text files, and similar. With a column of true labels you see how good the result is. You can also train without your own texts.</source>
        <translation>Les textes à trier&#x202f;: un tableau, une feuille de calcul, des fichiers texte, etc. Avec une colonne de vraies catégories vous voyez si cela réussit. Vous pouvez aussi entraîner sans eux.</translation>
    </message>
    <message>
        <source>Your texts</source>
        <translation>Vos textes</translation>
    </message>
    <message>
        <source>Column with the text</source>
        <translation>Colonne du texte</translation>
    </message>
    <message>
        <source>Column with the true label</source>
        <translation>Colonne de la vraie catégorie</translation>
    </message>
    <message>
        <source>First rows of your texts</source>
        <translation>Premières lignes de vos textes</translation>
    </message>
    <message>
        <source>The &amp;text is in:</source>
        <translation>Le &amp;texte est dans&#x202f;:</translation>
    </message>
    <message>
        <source>The true la&amp;bel is in:</source>
        <translation>La vraie catégorie e&amp;st dans&#x202f;:</translation>
    </message>
    <message>
        <source>These texts cannot be read</source>
        <translation>Ces textes ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>Open the file in the program that made it, and save it again.</source>
        <translation>Ouvrez le fichier dans le programme qui l’a produit et enregistrez-le de nouveau.</translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation>choisir une colonne</translation>
    </message>
    <message>
        <source>there are no labels</source>
        <translation>il n’y a pas de catégories</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1: name of the first of several files</extracomment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>name and kind of a file: &quot;notes.csv · CSV&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>go to the server below</source>
        <translation>vont au serveur ci-dessous</translation>
    </message>
</context>
<context>
    <name>ui::PackageCard</name>
    <message>
        <source>The package</source>
        <translation>Le paquet</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>Open the fol&amp;der</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Co&amp;pier le chemin</translation>
    </message>
    <message>
        <source>being verified</source>
        <translation>vérification en cours</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>The package is read again from the disk and checked.</source>
        <translation>Le paquet est relu depuis le disque et vérifié.</translation>
    </message>
    <message>
        <source>The package is written, but not verified.</source>
        <translation>Le paquet est écrit mais n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>vérifié</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>Do not pass it on: export it again.</source>
        <translation>Ne le transmettez pas&#x202f;: exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>Ne&amp;w release from the same model (free)</source>
        <translation>Nouvelle pu&amp;blication du même modèle (gratuit)</translation>
    </message>
    <message>
        <source>The package was not found; it may have been moved.</source>
        <translation>Le paquet n’est plus là&#x202f;; il a peut-être été déplacé.</translation>
    </message>
    <message>
        <source>See it as the recipient does</source>
        <translation>Le voir comme le destinataire</translation>
    </message>
    <message>
        <source>A new release costs no budget: it uses the same learned phrases and starts from the page Make documents. This package does not change.</source>
        <translation>Une nouvelle publication ne coûte pas de budget : les expressions restent apprises et vous reprenez à la page Créer les documents. Ce paquet reste tel quel.</translation>
    </message>
</context>
<context>
    <name>ui::PairChart</name>
    <message>
        <source>Which phrases go together</source>
        <translation>Quelles expressions vont ensemble</translation>
    </message>
    <message>
        <source>Which phrases go together: %1</source>
        <extracomment>%1: a label, or &quot;all labels&quot;</extracomment>
        <translation>Quelles expressions vont ensemble&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The most frequent phrases of %Ln drawn sequence(s): how often two occur together, compared with chance.</source>
        <translation>
            <numerusform>Les expressions les plus fréquentes de %Ln séquence tirée&#x202f;: combien de fois deux d’entre elles viennent ensemble, par rapport au hasard.</numerusform>
            <numerusform>Les expressions les plus fréquentes de %Ln séquences tirées&#x202f;: combien de fois deux d’entre elles viennent ensemble, par rapport au hasard.</numerusform>
        </translation>
    </message>
    <message>
        <source>No two phrases occur together more often or more rarely than by chance: within a label, most phrases are drawn independently.</source>
        <translation>Aucune n’en attire ou n’en évite une autre plus que le hasard&#x202f;: au sein d’une catégorie, les expressions sont le plus souvent tirées chacune séparément.</translation>
    </message>
    <message>
        <source>with this phrase</source>
        <translation>avec cette expression</translation>
    </message>
    <message>
        <source>phrase, the most frequent above</source>
        <translation>expression, la plus fréquente en haut</translation>
    </message>
</context>
<context>
    <name>ui::PartList</name>
    <message>
        <source>Show the files</source>
        <translation>Afficher les fichiers</translation>
    </message>
    <message>
        <source>Hide the files</source>
        <translation>Masquer les fichiers</translation>
    </message>
    <message>
        <source>Files of the records, in the order in which they are read</source>
        <translation>Fichiers des enregistrements, dans l’ordre de lecture</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Seuls les %1 premiers sont listés.</translation>
    </message>
</context>
<context>
    <name>ui::PartsField</name>
    <message>
        <source>Medical (built in)</source>
        <translation>Médical (intégré)</translation>
    </message>
    <message>
        <source>not known what it is</source>
        <translation>nature inconnue</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a file, %2: what kind of vocabulary it is</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Add medical phrases</source>
        <translation>Ajouter des expressions médicales</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation>Ajouter un fichier...</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Retirer&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ui::PatternRow</name>
    <message>
        <source>Which part of the label counts</source>
        <extracomment>of the name of a file, say, which is chosen as the label</extracomment>
        <translation>Quelle partie compte comme catégorie</translation>
    </message>
    <message>
        <source>Which part counts as the person</source>
        <translation>Quelle partie compte comme personne</translation>
    </message>
    <message>
        <source>all of it; or a regular expression, such as ^([0-9]+)-</source>
        <extracomment>in a field that is empty: no regular expression, all of the value counts</extracomment>
        <translation>tout&#x202f;; ou une expression régulière comme ^([0-9]+)-</translation>
    </message>
    <message>
        <source>In the first row all of it: %1</source>
        <translation>Dans la première ligne, tout&#x202f;: %1</translation>
    </message>
    <message>
        <source>The pattern takes too long to look for in the first row. Use a simpler one.</source>
        <translation>La recherche du motif dans la première ligne prend trop de temps. Utilisez-en un plus simple.</translation>
    </message>
    <message>
        <source>The pattern does not match the first row: it would have no value.</source>
        <translation>Rien ne correspond dans la première ligne&#x202f;: elle n’aurait pas de valeur.</translation>
    </message>
    <message>
        <source>In the first row: %1 of %2</source>
        <extracomment>%1: part of a value that counts, %2: all of it</extracomment>
        <translation>Dans la première ligne&#x202f;: %1 de %2</translation>
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
        <translation>Tirage des expressions</translation>
    </message>
    <message>
        <source>The phrases are being drawn.</source>
        <translation>Les expressions sont en cours de tirage.</translation>
    </message>
    <message>
        <source>Draw again with the settings above, or undo them.</source>
        <translation>Tirez à nouveau avec les réglages ci-dessus, ou annulez-les.</translation>
    </message>
    <message>
        <source>Draw the phrases to go on.</source>
        <translation>Tirez les expressions pour continuer.</translation>
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
        <translation>Ce que cela donne : une clinique inventée</translation>
    </message>
    <message>
        <source>The same share on published corpora, with the number of records and labels:</source>
        <translation>La même part sur des corpus publiés, avec le nombre d’enregistrements et d’catégories :</translation>
    </message>
    <message>
        <source>Measured with this program; your records can give more or less.</source>
        <translation>Mesuré avec ce programme ; vos enregistrements peuvent donner plus ou moins.</translation>
    </message>
    <message>
        <source>of other notes get the right specialty from a classifier that was trained on the synthetic documents, at epsilon %1 for 2,500 patients under five labels. %2 of the phrases in these documents are common in notes of their specialty. Two of the documents:</source>
        <translation>d’autres notes reçoivent la bonne spécialité d’un classifieur entraîné sur les documents synthétiques, avec epsilon %1 pour 2 500 patients et cinq catégories. %2 des expressions de ces documents sont courantes dans les notes de leur spécialité. Deux des documents :</translation>
    </message>
    <message>
        <source>%1 (%2): %3 records, %4 labels</source>
        <translation>%1 (%2) : %3 enregistrements, %4 catégories</translation>
    </message>
    <message>
        <source>%1 at epsilon %2 (guessing: %3)</source>
        <translation>%1 avec epsilon %2 (au hasard : %3)</translation>
    </message>
</context>
<context>
    <name>ui::PrivateCountsCard</name>
    <message>
        <source>The records were counted when the phrases were learned, in another run of the program. Such counts are not saved, so they cannot be shown now.</source>
        <translation>Les enregistrements ont été comptés lors de l’apprentissage des expressions, dans une autre session du programme. Ces comptages ne sont pas enregistrés et ne peuvent donc pas être affichés maintenant.</translation>
    </message>
    <message>
        <source>Records that the phrases were learned from</source>
        <translation>Enregistrements dont les expressions ont été apprises</translation>
    </message>
    <message>
        <source>Without text, left out</source>
        <translation>Sans texte, écartés</translation>
    </message>
    <message>
        <source>Without a declared label, left out</source>
        <translation>Sans catégorie déclarée, écartés</translation>
    </message>
    <message>
        <source>Without a patient, left out</source>
        <translation>Sans patient, écartés</translation>
    </message>
    <message>
        <source>Counts of the commit</source>
        <translation>Comptages de l’engagement</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interne, ne sort pas</translation>
    </message>
    <message>
        <source>In an unsupported form, left out</source>
        <translation>Dans une forme qui n’est pas lue, écartés</translation>
    </message>
    <message>
        <source>With a text that a spreadsheet program most likely cut off, used</source>
        <translation>Avec un texte très probablement coupé par un tableur, utilisés</translation>
    </message>
    <message>
        <source>Texts, lines or long passages of one unit alone that also stand in public inputs</source>
        <translation>Textes, lignes ou longs passages d’une seule unité, présents aussi dans les entrées publiques</translation>
    </message>
</context>
<context>
    <name>ui::ProblemLines</name>
    <message>
        <source>Copy the line number</source>
        <translation>Copier le numéro de ligne</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>hides the lines of the file again</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>sur cet écran seulement</translation>
    </message>
    <message>
        <source>Close the lines of the file</source>
        <translation>Fermer les lignes du fichier</translation>
    </message>
    <message>
        <source>Lines of the file around the line to correct, private</source>
        <translation>Lignes du fichier autour de celle à corriger, privé</translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation>Recherche de la ligne</translation>
    </message>
    <message>
        <source>The line cannot be shown: the file was changed, or cannot be read. Check the file again.</source>
        <translation>La ligne ne peut pas être affichée&#x202f;: le fichier a changé ou est illisible. Vérifiez-le à nouveau.</translation>
    </message>
    <message>
        <source>A row of a sheet or table has no line of text to show. Look at it in the program that wrote the file.</source>
        <translation>Une ligne de feuille ou de table n’a pas de ligne de texte à afficher. Consultez-la dans le programme d’où vient le fichier.</translation>
    </message>
    <message>
        <source>The problem concerns the whole file: there is no line of text to show.</source>
        <translation>Cela concerne le fichier entier&#x202f;: il n’y a pas de ligne de texte à afficher.</translation>
    </message>
</context>
<context>
    <name>ui::ProfileRow</name>
    <message>
        <source>A profile of the house.</source>
        <translation>Un profil de la maison.</translation>
    </message>
    <message>
        <source>Take it off</source>
        <extracomment>takes what is known of a kind of export out of the choices below</extracomment>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Fill in what it says</source>
        <translation>Appliquer ce qu’il dit</translation>
    </message>
    <message>
        <source>Remove the settings of the profile</source>
        <translation>Retirer ce que le profil a rempli</translation>
    </message>
    <message>
        <source>Fill in the columns from the profile</source>
        <translation>Appliquer ce que le profil dit des colonnes</translation>
    </message>
    <message>
        <source>From a file...</source>
        <extracomment>takes a profile (what is known of a kind of export) from a file of the house</extracomment>
        <translation>Depuis un fichier...</translation>
    </message>
    <message>
        <source>Choose the file of your own profile</source>
        <translation>Choisir le fichier d’un profil de votre établissement</translation>
    </message>
    <message>
        <source>Choose a profile of your organisation</source>
        <translation>Choisir le profil de votre établissement</translation>
    </message>
    <message>
        <source>Profiles (*.json);;All files (*)</source>
        <extracomment>of a file dialog</extracomment>
        <translation>Profils (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This profile cannot be used.</source>
        <extracomment>of a kind of export, described in a file</extracomment>
        <translation>Ce profil ne peut pas être utilisé.</translation>
    </message>
    <message>
        <source>No known kind of export. Your organisation can describe its own in a file.</source>
        <translation>Aucun type d’export connu. Votre établissement peut décrire le sien dans un fichier.</translation>
    </message>
    <message>
        <source>What the columns hold is filled in above; check it.</source>
        <translation>Ce que les colonnes contiennent est indiqué ci-dessus ; vérifiez-le.</translation>
    </message>
</context>
<context>
    <name>ui::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <extracomment>%1: what is being done, %2: how much of it is done, in percent</extracomment>
        <translation>%1, %2&#x202f;%</translation>
    </message>
</context>
<context>
    <name>ui::PromiseTab</name>
    <message>
        <source>Is it whole, and whose is it?</source>
        <translation>Est-il intact, et de qui vient-il&#x202f;?</translation>
    </message>
    <message>
        <source>Do not use it: ask the sender for another copy.</source>
        <translation>Ne l’utilisez pas&#x202f;: demandez une autre copie à l’expéditeur.</translation>
    </message>
    <message>
        <source>The signer&apos;s fingerprint</source>
        <translation>Empreinte du signataire</translation>
    </message>
    <message>
        <source>Fingerprint of the signing key</source>
        <translation>Empreinte de la clé de signature</translation>
    </message>
    <message>
        <source>Anybody can make a key and sign with it. Call the sender on a number that you know from another source, or look at their web page, and compare these letters and digits. The content of the package itself proves nothing.</source>
        <translation>N’importe qui peut générer une clé et signer avec elle. Appelez l’expéditeur du paquet à un numéro que vous tenez d’ailleurs, ou consultez son site, et comparez ces lettres et chiffres. Ce qui figure dans le paquet lui-même ne prouve rien.</translation>
    </message>
    <message>
        <source>How well are the people protected?</source>
        <translation>Les personnes sont-elles bien protégées&#x202f;?</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>À quoi est-il destiné&#x202f;?</translation>
    </message>
    <message>
        <source>The texts repeat sentences of public texts. These can be about real people and name them.</source>
        <translation>Les textes répètent des phrases de textes publics. Celles-ci peuvent parler de personnes réelles et les nommer.</translation>
    </message>
    <message>
        <source>A language model wrote the texts without any record. It can know real people from elsewhere and name them.</source>
        <translation>Un modèle de langage a écrit les textes sans voir aucun enregistrement. Il peut connaître des personnes réelles par d’autres sources et les nommer.</translation>
    </message>
    <message>
        <source>A program wrote the texts around phrases of a vocabulary. They name real people only if the vocabulary does.</source>
        <translation>Un programme a écrit les textes autour d’expressions d’un vocabulaire. Ils ne nomment des personnes réelles que si le vocabulaire le fait.</translation>
    </message>
    <message>
        <source>A program wrote the texts, and none of them is about a real person.</source>
        <translation>Les textes ont été produits par une machine et aucun ne parle d’une personne réelle.</translation>
    </message>
    <message>
        <source>Use them to develop and test programs that read texts of this kind. Do not use them for decisions about care, for statements about how common something is, or to search for people.</source>
        <translation>Ils servent à construire et à essayer des programmes qui lisent ce genre de textes. Ils ne servent ni à décider des soins de quiconque, ni à dire si une chose est fréquente, ni à rechercher des personnes.</translation>
    </message>
    <message>
        <source>This package is damaged, or somebody changed it. Its content is not shown. Ask the sender for another copy, and send them the text below.</source>
        <translation>Ce paquet est endommagé, ou quelqu’un l’a modifié. Son contenu n’est pas montré. Demandez une autre copie à l’expéditeur et dites-lui ce qui figure ci-dessous.</translation>
    </message>
    <message>
        <source>The package is complete, but not signed: it does not show who made it. Ask the sender whether it comes from them.</source>
        <translation>Le paquet est intact, mais personne ne l’a signé&#x202f;: il ne montre pas qui l’a produit. Demandez à l’expéditeur s’il vient de lui.</translation>
    </message>
    <message>
        <source>The package is complete and signed. Compare the fingerprint to know whose signature it is.</source>
        <translation>Le paquet est intact et signé. Comparez l’empreinte pour savoir de qui est la signature.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>non signé</translation>
    </message>
    <message>
        <source>whole and signed</source>
        <translation>intact et signé</translation>
    </message>
    <message>
        <source>Read out: %1</source>
        <extracomment>read out over the telephone; %1: &quot;Foxtrot 6 4 Foxtrot, 7 6 Alfa 3&quot;</extracomment>
        <translation>À lire&#x202f;: %1</translation>
    </message>
    <message>
        <source>The package is differentially private with %1.</source>
        <extracomment>%1: &quot;epsilon 2.0 per patient&quot;</extracomment>
        <translation>Le paquet est différentiellement privé avec %1.</translation>
    </message>
    <message>
        <source>That is weak protection: treat it as you would treat the records.</source>
        <translation>C’est une protection faible&#x202f;: traitez-le comme les enregistrements eux-mêmes.</translation>
    </message>
    <message>
        <source>The unit is a record: the guarantee covers one record. A person with several records is protected less.</source>
        <translation>L’unité est un enregistrement&#x202f;: la promesse couvre un enregistrement. Qui en a plusieurs est moins protégé.</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Produit pour</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Produit le</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Ce que la vérification a trouvé</translation>
    </message>
    <message>
        <source>The unit is a patient: the guarantee covers all records of one patient together.</source>
        <translation>L’unité est un patient&#x202f;: la garantie porte sur tous les enregistrements d’un patient ensemble.</translation>
    </message>
    <message>
        <source>The package would be nearly the same with or without any single patient.</source>
        <translation>Le paquet serait presque le même avec ou sans n’importe quel patient.</translation>
    </message>
    <message>
        <source>The package would be nearly the same with or without any single record.</source>
        <translation>Le paquet serait presque le même avec ou sans n’importe quel enregistrement.</translation>
    </message>
    <message>
        <source>Whatever the package contains is at most %1 times as likely with any one patient as without.</source>
        <extracomment>%1: a number above 2.7</extracomment>
        <translation>Tout ce que contient le paquet est au plus %1 fois plus probable avec un patient quelconque que sans lui.</translation>
    </message>
    <message>
        <source>Whatever the package contains is at most %1 times as likely with any one record as without.</source>
        <translation>Tout ce que contient le paquet est au plus %1 fois plus probable avec un enregistrement quelconque que sans lui.</translation>
    </message>
</context>
<context>
    <name>ui::PromptCard</name>
    <message>
        <source>A kind of document from the list, or words of your own.</source>
        <translation>Un type de document de la liste, ou vos propres mots.</translation>
    </message>
    <message>
        <source>Flawed answers: show</source>
        <translation>Réponses avec défaut&#x202f;: afficher</translation>
    </message>
    <message>
        <source>Flawed answers: hide</source>
        <translation>Réponses avec défaut&#x202f;: masquer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>about 200 words</source>
        <translation>environ 200 mots</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Ce qui est rédigé</translation>
    </message>
    <message>
        <source>&amp;Kind of document</source>
        <translation>&amp;Type de document</translation>
    </message>
    <message>
        <source>by the kind of document</source>
        <translation>selon le type de document</translation>
    </message>
    <message>
        <source>my own file...</source>
        <translation>mon propre fichier...</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Choose a file with a prompt</source>
        <translation>Choisir un fichier avec un prompt</translation>
    </message>
    <message>
        <source>Prompts (*.txt *.md *.prompt);;All files (*)</source>
        <translation>Prompts (*.txt *.md *.prompt);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>ui::PromptPackCard</name>
    <message>
        <source>Writing the prompts</source>
        <translation>Écriture des prompts</translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation>Lecture des réponses</translation>
    </message>
    <message>
        <source>1. The prompts</source>
        <translation>1. Les prompts</translation>
    </message>
    <message>
        <source>Format of the prompts</source>
        <translation>Format des prompts</translation>
    </message>
    <message>
        <source>%1 batch</source>
        <extracomment>%1: the name of a product</extracomment>
        <translation>lot %1</translation>
    </message>
    <message>
        <source>plain: number, system and prompt</source>
        <translation>simple&#x202f;: numéro, système et prompt</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>2. The answers</source>
        <translation>2. Les réponses</translation>
    </message>
    <message>
        <source>&amp;Choose the file</source>
        <translation>&amp;Choisir le fichier</translation>
    </message>
    <message>
        <source>Drop the file with the answers here, or choose it.</source>
        <translation>Déposez ici le fichier des réponses, ou choisissez-le.</translation>
    </message>
    <message>
        <source>What the file brought</source>
        <translation>Ce que le fichier a apporté</translation>
    </message>
    <message>
        <source>Lines that were not taken</source>
        <translation>Lignes non reprises</translation>
    </message>
    <message>
        <source>The line as it stands in the file</source>
        <translation>La ligne telle qu’elle figure dans le fichier</translation>
    </message>
    <message>
        <source>Saved as %1. Have a model answer it, and bring the answers back here.</source>
        <translation>Enregistré sous %1. Faites répondre un modèle, puis rapportez les réponses ici.</translation>
    </message>
    <message>
        <source>%1-prompts.jsonl</source>
        <extracomment>name of a file; %1: the project</extracomment>
        <translation>%1-prompts.jsonl</translation>
    </message>
    <message>
        <source>Save the prompts</source>
        <translation>Enregistrer les prompts</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose the file with the answers</source>
        <translation>Choisir le fichier des réponses</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl *.json);;All files (*)</source>
        <translation>JSON Lines (*.jsonl *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Wait until the running task has finished, then drop the file again.</source>
        <translation>Attendez la fin du travail en cours, puis déposez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>The existing documents were written with other settings: read the answers to the current prompts, or undo the change.</source>
        <translation>Les documents existants ont été rédigés avec d’autres réglages&#x202f;: lisez les réponses aux prompts actuels, ou annulez la modification.</translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation>Aucune réponse pour l’instant.</translation>
    </message>
    <message>
        <source>All documents have an answer.</source>
        <translation>Tous les documents ont une réponse.</translation>
    </message>
    <message>
        <source>%1 of %2 documents have an answer.</source>
        <translation>%1 documents sur %2 ont une réponse.</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) taken.</source>
        <translation>
            <numerusform>%Ln réponse reprise.</numerusform>
            <numerusform>%Ln réponses reprises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer in it.</source>
        <translation>
            <numerusform>%Ln document n’y a pas de réponse.</numerusform>
            <numerusform>%Ln documents n’y ont pas de réponse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every line could be used.</source>
        <translation>Toutes les lignes étaient utilisables.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used: choose one to see it.</source>
        <translation>
            <numerusform>%Ln ligne n’était pas utilisable&#x202f;: choisissez-la pour la voir.</numerusform>
            <numerusform>%Ln lignes n’étaient pas utilisables&#x202f;: choisissez-en une pour la voir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed.</source>
        <translation>
            <numerusform>Seule la première (%Ln) est affichée.</numerusform>
            <numerusform>Seules les %Ln premières sont affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>The line cannot be shown: the file was changed, or is not there any more.</source>
        <translation>La ligne ne peut pas être affichée&#x202f;: le fichier a été modifié ou n’existe plus.</translation>
    </message>
    <message numerus="yes">
        <source>Save %Ln &amp;prompt(s)</source>
        <translation>
            <numerusform>&amp;Enregistrer %Ln prompt</numerusform>
            <numerusform>&amp;Enregistrer %Ln prompts</numerusform>
        </translation>
    </message>
    <message>
        <source>is not valid JSON; the line may be cut off</source>
        <translation>n’est pas du JSON&#x202f;; la ligne est peut-être tronquée</translation>
    </message>
    <message>
        <source>does not name a document: &quot;id&quot; or &quot;custom_id&quot; was expected</source>
        <translation>n’indique aucun document&#x202f;: «&#x202f;id&#x202f;» ou «&#x202f;custom_id&#x202f;» attendu</translation>
    </message>
    <message>
        <source>contains no answer: ask the model again for this document</source>
        <translation>ne contient pas de réponse&#x202f;: interrogez à nouveau le modèle pour ce document</translation>
    </message>
    <message>
        <source>answers a document that was not requested; left out</source>
        <translation>répond à un document qui n’a pas été demandé&#x202f;; écartée</translation>
    </message>
    <message>
        <source>answers a document a second time with another text; the first one counts</source>
        <translation>répond une seconde fois à un document, avec un autre texte&#x202f;; la première réponse compte</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Problème</translation>
    </message>
    <message numerus="yes">
        <source>Continue with the %Ln doc&amp;ument(s)</source>
        <translation>
            <numerusform>Continuer avec %Ln document e&amp;xistant</numerusform>
            <numerusform>Continuer avec les %Ln documents e&amp;xistants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProportionsChoice</name>
    <message>
        <source>Documents of each label</source>
        <translation>Documents par catégorie</translation>
    </message>
    <message>
        <source>The same number for each label</source>
        <translation>Le même nombre par catégorie</translation>
    </message>
    <message>
        <source>Shares that you declare</source>
        <translation>Parts que vous déclarez</translation>
    </message>
    <message>
        <source>Noisy counts of the records</source>
        <translation>Comptages bruités des enregistrements</translation>
    </message>
    <message>
        <source>Sp&amp;read</source>
        <translation>Répar&amp;tition</translation>
    </message>
    <message>
        <source>Epsilon for the counts of the labels</source>
        <translation>Epsilon pour le comptage des catégories</translation>
    </message>
    <message>
        <source>Epsilon for co&amp;unting</source>
        <translation>Epsilon du &amp;comptage</translation>
    </message>
    <message>
        <source>Declared share of each label</source>
        <translation>Part déclarée de chaque catégorie</translation>
    </message>
    <message>
        <source>Does not reveal how many records have which label, and costs nothing.</source>
        <translation>Ne dit rien du nombre d’enregistrements par catégorie, et ne coûte rien.</translation>
    </message>
    <message>
        <source>Any numbers: only their proportion counts. Use public knowledge only, such as a yearly report; do not count these records. Costs nothing.</source>
        <translation>Des nombres quelconques&#x202f;: seules comptent leurs proportions. Tirés uniquement de connaissances publiques, comme un rapport annuel, et non comptés dans ces enregistrements. Ne coûte rien.</translation>
    </message>
    <message>
        <source>The number of records of each label is counted with noise and released. It is paid from the total budget.</source>
        <translation>Le nombre d’enregistrements de chaque catégorie est compté avec du bruit et publié. Pris sur le budget total.</translation>
    </message>
    <message>
        <source>Noisy size of each label</source>
        <translation>Taille bruitée de chaque catégorie</translation>
    </message>
    <message>
        <source>Follows the sizes that the noisy counts of the phrases tell, where they differ clearly; otherwise the same number for each label. Costs nothing more.</source>
        <translation>Suit les tailles qui ressortent des comptages bruités des expressions, si elles diffèrent nettement ; sinon le même nombre par catégorie. Ne coûte rien de plus.</translation>
    </message>
</context>
<context>
    <name>ui::RawLineModel</name>
    <message>
        <source>the line to correct</source>
        <translation>la ligne à corriger</translation>
    </message>
    <message>
        <source>As it stands in the file</source>
        <translation>Telle qu’elle figure dans le fichier</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedCountsCard</name>
    <message>
        <source>Noisy counts</source>
        <translation>Comptages bruités</translation>
    </message>
    <message>
        <source>Label whose noisy counts are shown</source>
        <translation>Catégorie dont les comptages bruités sont montrés</translation>
    </message>
    <message>
        <source>What stands out of the noise</source>
        <translation>Ce qui émerge du bruit</translation>
    </message>
    <message>
        <source>La&amp;bel:</source>
        <translation>Caté&amp;gorie&#x202f;:</translation>
    </message>
    <message>
        <source>all labels together</source>
        <translation>toutes les catégories ensemble</translation>
    </message>
    <message>
        <source>Noisy counts of %1</source>
        <extracomment>%1: a label</extracomment>
        <translation>Comptages bruités de %1</translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation>
            <numerusform>Le premier (%n) est montré&#x202f;; «&#x202f;Tableau&#x202f;» les montre tous. Les traits sur les barres sont le bruit&#x202f;: la valeur exacte s’y trouve dans 95 cas sur 100.</numerusform>
            <numerusform>Les %n premiers sont montrés&#x202f;; «&#x202f;Tableau&#x202f;» les montre tous. Les traits sur les barres sont le bruit&#x202f;: la valeur exacte s’y trouve dans 95 cas sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation>Les traits sur les barres sont le bruit&#x202f;: la valeur exacte s’y trouve dans 95 cas sur 100.</translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>comptage bruité</translation>
    </message>
    <message>
        <source>phrase, or group of phrases</source>
        <translation>expression, ou groupe d’expressions</translation>
    </message>
    <message>
        <source>patients, noise added</source>
        <translation>patients, avec bruit</translation>
    </message>
    <message>
        <source>records, noise added</source>
        <translation>enregistrements, avec bruit</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>émerge au-dessus de %1</translation>
    </message>
    <message>
        <source>± %1</source>
        <extracomment>half the width of a band, &quot;± 0.8&quot;</extracomment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Noisy count</source>
        <translation>Comptage bruité</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Bruit (95&#x202f;%)</translation>
    </message>
    <message>
        <source>Share of the label</source>
        <translation>Part de la catégorie</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedFieldsCard</name>
    <message>
        <source>Fields of the synthetic patients</source>
        <translation>Champs des patients synthétiques</translation>
    </message>
    <message>
        <source>The documents are those of %1 synthetic patients. The shares have noise in them; documents and patients are drawn from them.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Les documents sont ceux de %1 patients synthétiques. Les parts contiennent du bruit ; documents et patients en sont tirés.</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedTextView</name>
    <message>
        <source>Text of the document</source>
        <translation>Texte du document</translation>
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
        <translation>Catégorie dont les documents sont montrés</translation>
    </message>
    <message>
        <source>Search phrases and texts</source>
        <translation>Chercher dans les expressions et les textes</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>&amp;Catégorie&#x202f;:</translation>
    </message>
    <message>
        <source>Documents of the package</source>
        <translation>Documents du paquet</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>toutes les catégories</translation>
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
            <numerusform>%Ln document sur %1</numerusform>
            <numerusform>%Ln documents sur %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecipientWindow</name>
    <message>
        <source>Package - Keyseed</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Paquet - Keyseed</translation>
    </message>
    <message>
        <source>Keyseed</source>
        <translation>Keyseed</translation>
    </message>
    <message>
        <source>&amp;Open a package</source>
        <translation>&amp;Ouvrir un paquet</translation>
    </message>
    <message>
        <source>A zip file...</source>
        <translation>Un fichier zip...</translation>
    </message>
    <message>
        <source>A folder...</source>
        <translation>Un dossier...</translation>
    </message>
    <message>
        <source>Open a package</source>
        <translation>Ouvrir un paquet</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Show or fold the help (F1)</source>
        <translation>Afficher ou replier l’aide (F1)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Open a package that you received: the zip file, or the folder it was unpacked to. It can be dropped here, too.</source>
        <translation>Ouvrez un paquet que vous avez reçu&#x202f;: le fichier zip, ou le dossier où il a été décompressé. Il peut aussi être déposé ici.</translation>
    </message>
    <message>
        <source>What is &amp;promised</source>
        <translation>Ce qui est &amp;promis</translation>
    </message>
    <message>
        <source>Doc&amp;uments</source>
        <translation>&amp;Documents</translation>
    </message>
    <message>
        <source>Checking the package</source>
        <translation>Vérification du paquet</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Paquets (*.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 - Keyseed</source>
        <translation>%1 - Keyseed</translation>
    </message>
    <message>
        <source>This is not a package, or it is damaged</source>
        <translation>Ce n’est pas un paquet, ou il est endommagé</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Ask the sender for another copy.</source>
        <translation>Rien n’en est montré. Demandez une autre copie à l’expéditeur.</translation>
    </message>
    <message>
        <source>Train and appl&amp;y</source>
        <translation>Entraîner et &amp;appliquer</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
</context>
<context>
    <name>ui::RecordsCheckCard</name>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Without text, left out</source>
        <translation>Sans texte, écartés</translation>
    </message>
    <message>
        <source>Without a declared label, left out</source>
        <translation>Sans catégorie déclarée, écartés</translation>
    </message>
    <message>
        <source>Patients (different values in the person column)</source>
        <translation>Patients (valeurs distinctes de la colonne personne)</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>sur cet écran seulement</translation>
    </message>
    <message>
        <source>Lines of the file to mend</source>
        <translation>Lignes du fichier à corriger</translation>
    </message>
    <message>
        <source>Checking the records</source>
        <translation>Vérification des enregistrements</translation>
    </message>
    <message>
        <source>Lines to correct in the file before it can be used: %1</source>
        <translation>Lignes à corriger dans le fichier avant de pouvoir l’utiliser&#x202f;: %1</translation>
    </message>
    <message>
        <source>Every line could be read.</source>
        <translation>Toutes les lignes ont pu être lues.</translation>
    </message>
    <message>
        <source>Enter shows the line.</source>
        <translation>Entrée affiche la ligne.</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Seules les %1 premières sont affichées.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>Records in the files</source>
        <translation>Enregistrements dans les fichiers</translation>
    </message>
    <message>
        <source>Without a label</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>Check of all records</source>
        <translation>Vérification de tous les enregistrements</translation>
    </message>
    <message>
        <source>The records are not checked yet.</source>
        <translation>Les enregistrements ne sont pas encore vérifiés.</translation>
    </message>
    <message>
        <source>The rest was not read (%1); the numbers above are for the part before it.</source>
        <translation>À partir de là (%1), rien n’a été lu&#x202f;; les nombres ci-dessus concernent la partie qui précède.</translation>
    </message>
    <message>
        <source>Texts that a spreadsheet program most likely cut off: %1. They count as they are.</source>
        <translation>Textes très probablement coupés par un tableur&#x202f;: %1. Ils comptent tels quels.</translation>
    </message>
    <message>
        <source>Left out:</source>
        <translation>Laissés de côté :</translation>
    </message>
</context>
<context>
    <name>ui::RecordsFileCard</name>
    <message>
        <source>Drop the file, the files or the folder with the records anywhere on this page. They are read where they are; no copy is made.</source>
        <translation>Déposez le fichier, les fichiers ou le dossier des enregistrements n’importe où sur cette page. Ils sont lus là où ils se trouvent&#x202f;; aucune copie n’est faite.</translation>
    </message>
    <message>
        <source>What can be read: %1; packed with gzip, zstd or zip, too.</source>
        <extracomment>%1: formats of files</extracomment>
        <translation>Formats lisibles&#x202f;: %1&#x202f;; aussi compressés avec gzip, zstd ou zip.</translation>
    </message>
    <message>
        <source>Choose &amp;files...</source>
        <translation>Choisir des &amp;fichiers...</translation>
    </message>
    <message>
        <source>Choose a folder with the records</source>
        <translation>Choisir un dossier des enregistrements</translation>
    </message>
    <message>
        <source>Choose other &amp;files...</source>
        <translation>Changer de &amp;fichiers...</translation>
    </message>
    <message>
        <source>Choose the files with the records</source>
        <translation>Choisir les fichiers des enregistrements</translation>
    </message>
    <message>
        <source>Choose the folder with the records</source>
        <translation>Choisir le dossier des enregistrements</translation>
    </message>
    <message>
        <source>Folder...</source>
        <translation>Dossier...</translation>
    </message>
</context>
<context>
    <name>ui::RecordsReading</name>
    <message>
        <source>recognised</source>
        <extracomment>a setting that the program found out, %1: what it found</extracomment>
        <translation>automatique</translation>
    </message>
    <message>
        <source>%1 (recognised)</source>
        <translation>%1 (auto)</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barre verticale</translation>
    </message>
    <message>
        <source>Fo&amp;rmat</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Deli&amp;miter</source>
        <translation>Sé&amp;parateur</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Enco&amp;dage</translation>
    </message>
    <message>
        <source>the first that fits</source>
        <translation>la première qui convient</translation>
    </message>
    <message>
        <source>Sheet or table</source>
        <translation>Feuille ou table</translation>
    </message>
    <message>
        <source>%1 (the first that fits)</source>
        <extracomment>of the sheets of a workbook, or of the tables of a database; %1: its name</extracomment>
        <translation>%1 (la première qui convient)</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Guillemets</translation>
    </message>
    <message>
        <source>double quotes</source>
        <extracomment>how a table of text marks cells that hold delimiters</extracomment>
        <translation>doubles</translation>
    </message>
    <message>
        <source>single quotes</source>
        <translation>simples</translation>
    </message>
    <message>
        <source>backslashes</source>
        <translation>barres obliques inverses</translation>
    </message>
    <message>
        <source>no quotes</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>ui::RecordsStep</name>
    <message>
        <source>The file cannot be read with these settings; see the message above.</source>
        <translation>Le fichier ne peut pas être lu ainsi&#x202f;; consultez le message ci-dessus.</translation>
    </message>
    <message>
        <source>Confirm what the columns are for.</source>
        <translation>Confirmez à quoi servent les colonnes.</translation>
    </message>
    <message>
        <source>The first rows are being read.</source>
        <translation>Lecture des premières lignes en cours.</translation>
    </message>
    <message>
        <source>Choose the column that identifies patients.</source>
        <translation>Choisissez la colonne qui distingue les patients.</translation>
    </message>
    <message>
        <source>Correct the lines in the list, then check again.</source>
        <translation>Corrigez les lignes de la liste, puis vérifiez à nouveau.</translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation>Choix figés depuis l’engagement.</translation>
    </message>
    <message>
        <source>The check runs in the background.</source>
        <translation>La vérification se poursuit pendant que vous continuez.</translation>
    </message>
    <message>
        <source>No label is declared: all records form one class.</source>
        <translation>Aucune catégorie déclarée&#x202f;: tous les enregistrements forment une seule classe.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>The records cannot change after the commit. Create a new project for other files.</source>
        <translation>Les enregistrements sont figés par l’engagement. D’autres fichiers relèvent d’un nouveau projet.</translation>
    </message>
    <message>
        <source>Choose the files that hold the records.</source>
        <translation>Choisissez les fichiers qui contiennent les enregistrements.</translation>
    </message>
    <message>
        <source>Which files hold the notes, and what is in their columns?</source>
        <translation>Quels fichiers contiennent les notes, et que contiennent leurs colonnes&#x202f;?</translation>
    </message>
    <message>
        <source>Answer whether the labels may become public.</source>
        <translation>Indiquez si les étiquettes peuvent devenir publiques.</translation>
    </message>
    <message>
        <source>No record would count with these choices; see the check of all records.</source>
        <translation>Avec ces choix, aucun enregistrement ne compterait&#x202f;; voir la vérification de tous les enregistrements.</translation>
    </message>
    <message>
        <source>Answer whether these are the records of an earlier project.</source>
        <translation>Indiquez si ces enregistrements sont ceux d’un projet précédent.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Files and columns</source>
        <translation>Fichiers et colonnes</translation>
    </message>
</context>
<context>
    <name>ui::RecordsTrouble</name>
    <message>
        <source>Try aga&amp;in</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Afficher la ligne</translation>
    </message>
    <message>
        <source>This was not taken</source>
        <translation>Modification refusée</translation>
    </message>
    <message>
        <source>The file is in another encoding</source>
        <translation>Le fichier a un autre encodage</translation>
    </message>
    <message>
        <source>Read it as %1</source>
        <translation>Lire en %1</translation>
    </message>
    <message>
        <source>%1. What follows was not read.</source>
        <translation>%1. La suite n’a pas été lue.</translation>
    </message>
</context>
<context>
    <name>ui::ReleaseAboutCard</name>
    <message>
        <source>Synthetic cardiology notes</source>
        <translation>Notes de cardiologie synthétiques</translation>
    </message>
    <message>
        <source>CC BY 4.0</source>
        <translation>CC BY 4.0</translation>
    </message>
    <message>
        <source>data-office@hospital.example</source>
        <translation>donnees@hopital.example</translation>
    </message>
    <message>
        <source>What the package says of itself</source>
        <translation>Présentation du paquet</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>L&amp;icence</source>
        <translation>&amp;Licence</translation>
    </message>
    <message>
        <source>&amp;Contact</source>
        <translation>&amp;Contact</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>par exemple : %1</translation>
    </message>
</context>
<context>
    <name>ui::ReleaseStep</name>
    <message>
        <source>Writing the package</source>
        <translation>Écriture du paquet</translation>
    </message>
    <message>
        <source>Verifying the package</source>
        <translation>Vérification du paquet</translation>
    </message>
    <message>
        <source>The plan was changed after the export: export again, so that the package matches it.</source>
        <translation>Le plan a été modifié après l’export&#x202f;: exportez à nouveau, pour que le paquet dise la même chose.</translation>
    </message>
    <message>
        <source>Write the documents first, two pages back.</source>
        <translation>Rédigez d’abord les documents, deux pages plus tôt.</translation>
    </message>
    <message>
        <source>The package is being written.</source>
        <translation>Le paquet est en cours d’écriture.</translation>
    </message>
    <message>
        <source>The package is being verified.</source>
        <translation>Le paquet est en cours de vérification.</translation>
    </message>
    <message>
        <source>Export the package to finish.</source>
        <translation>Exportez le paquet pour terminer.</translation>
    </message>
    <message>
        <source>The package does not verify: export it again.</source>
        <translation>La vérification du paquet a échoué&#x202f;: exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>Export again: the plan was changed after the export.</source>
        <translation>Exportez à nouveau&#x202f;: le plan a été modifié après l’export.</translation>
    </message>
    <message>
        <source>The package is written and verified. Pass it on with its README.</source>
        <translation>Le paquet est écrit et vérifié. Transmettez-le avec son README.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Publication</translation>
    </message>
    <message>
        <source>What is passed on, and what does it guarantee?</source>
        <translation>Qu’est-ce qui est transmis, et avec quelle promesse&#x202f;?</translation>
    </message>
    <message>
        <source>The texts of this release are in its package only. The project did not keep them, so the release cannot be exported again.</source>
        <translation>Les textes de cette publication sont dans son paquet&#x202f;; le projet ne les a pas conservés et ne peut donc pas l’exporter à nouveau.</translation>
    </message>
    <message>
        <source>The approval is for another release (texts, budget, purpose, recipient or plan): have the release approved again, or remove the approval.</source>
        <translation>L’approbation porte sur une autre publication (textes, budget, finalité, destinataire ou plan)&#x202f;: faites approuver à nouveau, ou retirez l’approbation.</translation>
    </message>
    <message>
        <source>This project is open in another window. Close that window, then open the project again here.</source>
        <translation>Ce projet est ouvert dans une autre fenêtre. Fermez-la, puis rouvrez le projet ici.</translation>
    </message>
</context>
<context>
    <name>ui::ReleasedNotice</name>
    <message>
        <source>New release from the same model (free)</source>
        <translation>Nouvelle publication du même modèle (gratuit)</translation>
    </message>
    <message>
        <source>Released on %1: this plan is read-only.</source>
        <extracomment>%1: a day and a time</extracomment>
        <translation>Publié le %1&#x202f;: ce plan est en lecture seule.</translation>
    </message>
    <message>
        <source>A new release costs no budget: it uses the same model and phrases and starts from the page Make documents.</source>
        <translation>Une nouvelle ne coûte pas de budget : le modèle et les expressions restent, et vous reprenez à la page Créer les documents.</translation>
    </message>
</context>
<context>
    <name>ui::RequestCard</name>
    <message>
        <source>Pre&amp;vious</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>S&amp;uivant</translation>
    </message>
    <message>
        <source>Number of the document whose request is shown</source>
        <translation>Numéro du document dont la requête est affichée</translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation>Format du fichier</translation>
    </message>
    <message>
        <source>for a batch (OpenAI)</source>
        <translation>pour un lot (OpenAI)</translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>a format of a file with prompts</extracomment>
        <translation>simple</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>follows the number of one of them: &quot;document 3 of 3,300&quot;</extracomment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>What the file holds, line by line</source>
        <translation>Ce que contient le fichier, ligne par ligne</translation>
    </message>
    <message>
        <source>The exact request</source>
        <translation>La requête exacte</translation>
    </message>
    <message>
        <source>The line of this document</source>
        <translation>La ligne de ce document</translation>
    </message>
    <message>
        <source>The request of this document</source>
        <translation>La requête de ce document</translation>
    </message>
    <message>
        <source>The line as it is in the file, byte for byte. It contains no key.</source>
        <translation>La ligne telle qu’elle est dans le fichier, octet pour octet. Elle ne contient pas de clé.</translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. Only the key is masked here; it is sent to this server only.</source>
        <translation>Telle qu’elle est envoyée, octet pour octet. Seule la clé est masquée ici&#x202f;; elle va au serveur et nulle part ailleurs.</translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. There is no key in it.</source>
        <translation>Telle qu’elle est envoyée, octet pour octet. Elle ne contient pas de clé.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Tirez d’abord les expressions.</translation>
    </message>
</context>
<context>
    <name>ui::RequestDialog</name>
    <message>
        <source>Approve a release</source>
        <translation>Approuver une publication</translation>
    </message>
    <message>
        <source>&amp;Approve and save the answer</source>
        <translation>&amp;Approuver et enregistrer la réponse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>La demande</translation>
    </message>
    <message>
        <source>The plan of the release</source>
        <translation>Le plan de la publication</translation>
    </message>
    <message>
        <source>You approve exactly these texts, this budget, purpose, recipient and plan: the answer holds their checksums. Ask for the texts themselves if you want to read them before.</source>
        <translation>Vous approuvez exactement ces textes, ce budget, cette finalité, ce destinataire et ce plan : la réponse contient leurs sommes de contrôle. Demandez les textes eux-mêmes si vous voulez les lire avant.</translation>
    </message>
    <message>
        <source>Your approval</source>
        <translation>Votre approbation</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>Name, reason and day are stated in the package for every recipient.</source>
        <translation>Le nom, le motif et le jour figurent dans le paquet, lisibles par tout destinataire.</translation>
    </message>
    <message>
        <source>Your key</source>
        <translation>Votre clé</translation>
    </message>
    <message>
        <source>The request cannot be approved</source>
        <translation>La demande ne peut pas être approuvée</translation>
    </message>
    <message>
        <source>It is damaged or no request of Keyseed: ask for a new one.</source>
        <translation>Elle est endommagée ou n’est pas une demande de Keyseed : demandez-en une autre.</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Promesse</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Finalité</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinataire</translation>
    </message>
    <message>
        <source>Save the answer</source>
        <translation>Enregistrer la réponse</translation>
    </message>
    <message>
        <source>Answers to a request (*.approval)</source>
        <translation>Réponses à une demande (*.approval)</translation>
    </message>
    <message>
        <source>The answer is in %1. Send it back.</source>
        <translation>La réponse est dans %1. Renvoyez-la.</translation>
    </message>
    <message>
        <source>The request is being read.</source>
        <translation>La demande est en cours de lecture.</translation>
    </message>
    <message>
        <source>An approval needs a name and a reason.</source>
        <translation>Une approbation demande un nom et un motif.</translation>
    </message>
    <message>
        <source>An approval needs the key of the person who approves.</source>
        <translation>Une approbation demande la clé de la personne qui approuve.</translation>
    </message>
</context>
<context>
    <name>ui::ReviewFilterRow</name>
    <message>
        <source>Label of the documents</source>
        <translation>Catégorie des documents</translation>
    </message>
    <message>
        <source>Which documents</source>
        <translation>Quels documents</translation>
    </message>
    <message>
        <source>all documents</source>
        <translation>tous les documents</translation>
    </message>
    <message>
        <source>with look-alikes</source>
        <translation>avec ressemblances</translation>
    </message>
    <message>
        <source>with missing phrases</source>
        <translation>avec expressions manquantes</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>doublons</translation>
    </message>
    <message>
        <source>Search the texts</source>
        <translation>Rechercher dans les textes</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>toutes les catégories</translation>
    </message>
    <message>
        <source>marked answers</source>
        <translation>réponses signalées</translation>
    </message>
    <message>
        <source>near duplicates</source>
        <translation>quasi-doublons</translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>of documents that the package will not hold</extracomment>
        <translation>écartés</translation>
    </message>
</context>
<context>
    <name>ui::ReviewStep</name>
    <message>
        <source>Reading costs nothing. To change a text, go back and write again.</source>
        <translation>Lire ne coûte rien. Pour changer un texte, revenez en arrière et rédigez à nouveau.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Would you pass these documents on?</source>
        <translation>Transmettriez-vous ces documents&#x202f;?</translation>
    </message>
    <message>
        <source>Write the documents first, one page back.</source>
        <translation>Rédigez d’abord les documents, à la page précédente.</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Parties de la relecture</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Documents</translation>
    </message>
    <message>
        <source>&amp;Internal, does not leave</source>
        <translation>&amp;Interne, ne sort pas</translation>
    </message>
    <message>
        <source>Every document is left out: take some back in.</source>
        <translation>Tous les documents sont écartés&#x202f;: réintégrez-en quelques-uns.</translation>
    </message>
    <message>
        <source>The content of this tab is not saved and does not go into a package.</source>
        <translation>Ce que montre cet onglet n’est pas enregistré et n’entre dans aucun paquet.</translation>
    </message>
</context>
<context>
    <name>ui::RewriterTrainingDialog</name>
    <message>
        <source>All of these &amp;texts are public</source>
        <translation>Tous ces &amp;textes sont publics</translation>
    </message>
    <message>
        <source>Train a rewriting model</source>
        <translation>Entraîner un modèle de réécriture</translation>
    </message>
    <message>
        <source>Public texts, one a line</source>
        <translation>Textes publics, un par ligne</translation>
    </message>
    <message>
        <source>&amp;Choose files...</source>
        <translation>&amp;Choisir des fichiers...</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Tous ces textes sont publics</translation>
    </message>
    <message>
        <source>What a model learns is not protected: its texts must not come from the records of this organisation, de-identified or not. About ten thousand short sentences of the field are enough for a small model.</source>
        <translation>Rien de ce qu’un modèle apprend n’est protégé : ses textes ne doivent pas venir des enregistrements de cette maison, même désidentifiés. Quelques dizaines de milliers de phrases courtes du domaine suffisent à un petit modèle.</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Parcourir...</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>a small BART, new</source>
        <translation>un petit BART, nouveau</translation>
    </message>
    <message>
        <source>a BART that is there, pruned (PR)</source>
        <translation>un BART existant, élagué (PR)</translation>
    </message>
    <message>
        <source>a pruned BART, trained on with noise (PR+)</source>
        <translation>un BART élagué, entraîné encore avec du bruit (PR+)</translation>
    </message>
    <message>
        <source>ADePT, new</source>
        <translation>ADePT, nouveau</translation>
    </message>
    <message>
        <source>Folder of the model to begin with</source>
        <translation>Dossier du modèle de départ</translation>
    </message>
    <message>
        <source>Choose the model</source>
        <translation>Choisir le modèle</translation>
    </message>
    <message>
        <source>Folder for the model</source>
        <translation>Dossier pour le modèle</translation>
    </message>
    <message>
        <source>Choose a folder for the model</source>
        <translation>Choisir un dossier pour le modèle</translation>
    </message>
    <message>
        <source>&amp;What is made</source>
        <translation>&amp;Ce qui est fait</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>Commencer &amp;par</translation>
    </message>
    <message>
        <source>&amp;Epsilon of the noise, of a row</source>
        <translation>&amp;Epsilon du bruit, par ligne</translation>
    </message>
    <message>
        <source>&amp;Steps at most</source>
        <translation>&amp;Étapes au plus</translation>
    </message>
    <message>
        <source>&amp;Folder for the model</source>
        <translation>&amp;Dossier pour le modèle</translation>
    </message>
    <message>
        <source>Training ends early if held-out texts are no longer reproduced better. An interrupted training continues in the same folder.</source>
        <translation>L’entraînement se termine plus tôt quand les textes mis de côté ne sont plus mieux restitués. Un entraînement interrompu reprend dans le même dossier.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>E&amp;ntraîner</translation>
    </message>
    <message>
        <source>Choose public texts, one a line</source>
        <translation>Choisir des textes publics, un par ligne</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Textes (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter is not installed: ask for the package of that name.</source>
        <translation>Le programme keyseed-rewriter n’est pas installé : demandez le paquet de ce nom.</translation>
    </message>
    <message>
        <source>Choose files with public texts.</source>
        <translation>Choisissez des fichiers de textes publics.</translation>
    </message>
    <message>
        <source>Declare that all of the texts are public: others must not be learnt from.</source>
        <translation>Déclarez que tous les textes sont publics : il ne faut pas apprendre d’autres.</translation>
    </message>
    <message>
        <source>Choose the model to begin with.</source>
        <translation>Choisissez le modèle de départ.</translation>
    </message>
    <message>
        <source>Choose a folder for the model.</source>
        <translation>Choisissez un dossier pour le modèle.</translation>
    </message>
    <message>
        <source>Training the model</source>
        <translation>Entraînement du modèle</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>aucun choisi</translation>
    </message>
    <message>
        <source>If you close the window, the result so far is kept, and training continues from it when you start again.</source>
        <translation>À la fermeture, ce qui a été appris reste ; cela reprend quand on recommence.</translation>
    </message>
</context>
<context>
    <name>ui::RewritingModelCard</name>
    <message>
        <source>The rewriting model</source>
        <translation>Le modèle de réécriture</translation>
    </message>
    <message>
        <source>A model that was trained on public texts only, in a folder of this computer. It runs on this computer, and no text is sent.</source>
        <translation>Un modèle entraîné sur des textes publics seuls, dans un dossier de cet ordinateur. Il tourne ici ; aucun texte ne quitte la maison pour lui.</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Dossier du modèle</translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>instead of a number</extracomment>
        <translation>non choisi</translation>
    </message>
    <message>
        <source>Tr&amp;ain one...</source>
        <translation>En e&amp;ntraîner un...</translation>
    </message>
    <message>
        <source>&amp;Folder of the model</source>
        <translation>&amp;Dossier du modèle</translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation>Lignes qui deviennent des documents</translation>
    </message>
    <message>
        <source>A row has about 20 words. The number of rows is published: choose it from public knowledge, not by counting the records. Missing rows are filled with empty rows; extra rows are left out at random.</source>
        <translation>Une ligne a environ 20 mots. Leur nombre est publié : choisissez-le d’après ce qui est public, sans compter les enregistrements. Ce qui manque est complété par des lignes vides ; le surplus est écarté au hasard.</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>Choisir le dossier d’un modèle</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter is not installed: ask for the package of that name (sudo apt install keyseed-rewriter).</source>
        <translation>Le programme keyseed-rewriter n’est pas installé : demandez le paquet de ce nom (sudo apt install keyseed-rewriter).</translation>
    </message>
    <message>
        <source>Choose the folder of a rewriting model, or train one on public texts.</source>
        <translation>Choisissez le dossier d’un modèle de réécriture, ou entraînez-en un sur des textes publics.</translation>
    </message>
    <message>
        <source>This folder contains no rewriting model: %1</source>
        <extracomment>%1: a reason in English, with a path</extracomment>
        <translation>Il n’y a pas de modèle de réécriture dans ce dossier : %1</translation>
    </message>
    <message>
        <source>This model is for another form of rewriting: choose its folder again.</source>
        <translation>Ce modèle est pour une autre forme de réécriture : choisissez à nouveau son dossier.</translation>
    </message>
    <message>
        <source>Choose how many rows become documents.</source>
        <translation>Choisissez combien de lignes deviennent des documents.</translation>
    </message>
    <message>
        <source>%1. A row is %2 numbers, each of which gets noise.</source>
        <extracomment>a model; %1: a form of it, %2: a number</extracomment>
        <translation>%1. Une ligne est faite de %2 nombres, dont chacun reçoit du bruit.</translation>
    </message>
    <message>
        <source>It was trained with noise for epsilon %1 of a row.</source>
        <extracomment>%1: an epsilon</extracomment>
        <translation>Il a été entraîné avec du bruit pour epsilon %1 par ligne.</translation>
    </message>
    <message>
        <source>Rows of a patient at most</source>
        <translation>Lignes d’un patient au plus</translation>
    </message>
    <message>
        <source>Rows of a record at most</source>
        <translation>Lignes d’un enregistrement au plus</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Parcourir...</translation>
    </message>
</context>
<context>
    <name>ui::RewritingTrialCard</name>
    <message>
        <source>Epsilon of the row that is tried</source>
        <translation>Epsilon de la ligne essayée</translation>
    </message>
    <message>
        <source>See what is left of a public sentence</source>
        <translation>Voir ce qui reste d’une phrase publique</translation>
    </message>
    <message>
        <source>The patient was seen for chest pain and shortness of breath.</source>
        <translation>The patient was seen for chest pain and shortness of breath.</translation>
    </message>
    <message>
        <source>A public sentence</source>
        <translation>Une phrase publique</translation>
    </message>
    <message>
        <source>A &amp;sentence that is public, never one of the records</source>
        <translation>Une phrase &amp;publique, jamais une des enregistrements</translation>
    </message>
    <message>
        <source>Original, row by row</source>
        <translation>Original, ligne par ligne</translation>
    </message>
    <message>
        <source>Rewritten without noise</source>
        <translation>Réécrit sans bruit</translation>
    </message>
    <message>
        <source>Rewritten with noise</source>
        <translation>Réécrit avec bruit</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>Choisissez d’abord un modèle.</translation>
    </message>
    <message>
        <source>Type a public sentence.</source>
        <translation>Tapez une phrase publique.</translation>
    </message>
    <message>
        <source>Rewriting...</source>
        <translation>Réécriture...</translation>
    </message>
    <message>
        <source>Each try draws new noise. At delta %1; no budget is spent.</source>
        <extracomment>%1: a delta</extracomment>
        <translation>Chaque essai tire un autre bruit. À delta %1 ; rien n’est dépensé.</translation>
    </message>
    <message>
        <source>Epsilon %1: noise of %2 times the largest that a number can be.</source>
        <extracomment>%1: an epsilon, %2: a number</extracomment>
        <translation>Epsilon %1 : un bruit de %2 fois la plus grande valeur d’un nombre.</translation>
    </message>
    <message>
        <source>Above 15, it protects almost nothing.</source>
        <translation>Au-dessus de 15, il ne protège presque rien.</translation>
    </message>
    <message>
        <source>Epsilon of a row</source>
        <translation>Epsilon d’une ligne</translation>
    </message>
</context>
<context>
    <name>ui::RocView</name>
    <message>
        <source>nearest synthetic document</source>
        <translation>document synthétique le plus proche</translation>
    </message>
    <message>
        <source>likelihood ratio of phrases</source>
        <translation>rapport de vraisemblance des expressions</translation>
    </message>
    <message>
        <source>Members found by false alarms, and what epsilon allows</source>
        <translation>Membres trouvés selon les fausses alarmes, et ce qu’epsilon permet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>false alarms: others taken for members</source>
        <translation>fausses alarmes&#x202f;: autres pris pour des membres</translation>
    </message>
    <message>
        <source>members found</source>
        <translation>membres trouvés</translation>
    </message>
    <message>
        <source>most that epsilon %1 allows</source>
        <extracomment>%1: a number</extracomment>
        <translation>le plus qu’epsilon %1 permet</translation>
    </message>
</context>
<context>
    <name>ui::RoleHeader</name>
    <message>
        <source>What the column %1 is for</source>
        <extracomment>%1: the name of a column</extracomment>
        <translation>À quoi sert la colonne %1</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>ignorer</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>label</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>ui::RoundsCard</name>
    <message>
        <source>The last of %1 rounds</source>
        <extracomment>of rounds of votes; %1: their number</extracomment>
        <translation>Le dernier des %1 tours</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>of rounds of votes</extracomment>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>These texts are what the documents are made of.</source>
        <translation>C’est de ces textes que sont faits les documents.</translation>
    </message>
    <message>
        <source>Stopped after this round. What is stored is kept; continuing costs no further budget.</source>
        <translation>Arrêté après ce tour. Ce qui est enregistré reste&#x202f;; continuer ne coûte pas plus de budget.</translation>
    </message>
    <message>
        <source>%1 of %2 texts for the next round are written.</source>
        <translation>%1 textes sur %2 sont rédigés pour le tour suivant.</translation>
    </message>
    <message>
        <source>Paused. Nothing new is requested or drawn; you can close the program and continue later.</source>
        <translation>En pause. Rien de nouveau n’est demandé ni tiré&#x202f;; le programme peut être fermé et continue plus tard.</translation>
    </message>
    <message>
        <source>The next round is being prepared.</source>
        <translation>Le tour suivant est en préparation.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Repr&amp;endre</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Paus&amp;e</translation>
    </message>
</context>
<context>
    <name>ui::RunForMeDialog</name>
    <message>
        <source>Run it for me</source>
        <translation>Le faire pour moi</translation>
    </message>
    <message>
        <source>Go to the &amp;commit</source>
        <translation>Aller à l’&amp;engagement</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Tous les choix</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>What is protected</source>
        <translation>Unité protégée</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Modifier : %1</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>pas choisi</translation>
    </message>
    <message>
        <source>What are the records about?</source>
        <translation>De quoi parlent les enregistrements ?</translation>
    </message>
    <message>
        <source>&amp;Medicine</source>
        <translation>&amp;Médecine</translation>
    </message>
    <message>
        <source>&amp;Something else</source>
        <translation>&amp;Autre chose</translation>
    </message>
    <message>
        <source>How sure may somebody become that a patient is among the records?</source>
        <translation>À quel point peut-on devenir sûr qu’un patient est parmi les enregistrements ?</translation>
    </message>
    <message>
        <source>How sure may somebody become that a record is among the records?</source>
        <translation>À quel point peut-on devenir sûr qu’un enregistrement est parmi les enregistrements ?</translation>
    </message>
    <message>
        <source>at most %1 % sure, who was 50 % sure before (epsilon %2)</source>
        <translation>sûr à %1 % au plus, pour qui l’était à 50 % avant (epsilon %2)</translation>
    </message>
    <message>
        <source>The lower, the stronger the protection and the vaguer the documents.</source>
        <translation>Plus c’est bas, plus la protection est forte et les documents vagues.</translation>
    </message>
    <message>
        <source>Choose the language of the records on the Records page.</source>
        <translation>Choisissez la langue des enregistrements sur la page Enregistrements.</translation>
    </message>
    <message>
        <source>There is no built-in vocabulary for this language and subject: choose or learn one on the Vocabulary page.</source>
        <translation>Il n’y a pas de vocabulaire intégré pour cette langue et ce sujet : choisissez-en ou apprenez-en un sur la page Vocabulaire.</translation>
    </message>
    <message>
        <source>Choose how sure somebody may become.</source>
        <translation>Choisissez à quel point on peut devenir sûr.</translation>
    </message>
</context>
<context>
    <name>ui::SaveTextsBar</name>
    <message>
        <source>Which documents are saved</source>
        <translation>Quels documents sont enregistrés</translation>
    </message>
    <message>
        <source>How the documents are saved</source>
        <translation>Comment les documents sont enregistrés</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Enregistrer...</translation>
    </message>
    <message>
        <source>as CSV</source>
        <translation>en CSV</translation>
    </message>
    <message>
        <source>as JSON lines</source>
        <translation>en lignes JSON</translation>
    </message>
    <message>
        <source>as text files</source>
        <translation>en fichiers texte</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln document(s) of the list</source>
        <translation>
            <numerusform>le document (%Ln) de la liste</numerusform>
            <numerusform>les %Ln documents de la liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %Ln chosen document(s)</source>
        <translation>
            <numerusform>%Ln document choisi</numerusform>
            <numerusform>les %Ln documents choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the folder with the texts is made</source>
        <translation>Où le dossier des textes est créé</translation>
    </message>
    <message>
        <source>Save the documents</source>
        <translation>Enregistrer les documents</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Lignes JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Saving the documents</source>
        <translation>Enregistrement des documents</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: path of a file or folder</extracomment>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ui::Section</name>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a link; %1: heading of a part of a page, %2: &quot;Show&quot; or &quot;Hide&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>ui::SectionChoice</name>
    <message>
        <source>Count the whole text</source>
        <translation>Compter tout le texte</translation>
    </message>
    <message>
        <source>Choose sections</source>
        <translation>Choisir des sections</translation>
    </message>
    <message>
        <source>Hide the list of sections</source>
        <translation>Masquer la liste des sections</translation>
    </message>
    <message>
        <source>Show only sections whose name or headings hold this</source>
        <translation>Ne montrer que les sections dont le nom ou les titres contiennent ceci</translation>
    </message>
    <message>
        <source>search, by name or heading</source>
        <extracomment>in an empty field: a part of the name of a section, or of its headings</extracomment>
        <translation>chercher, par nom ou titre</translation>
    </message>
    <message>
        <source>Sections; a tick makes one count</source>
        <translation>Sections&#x202f;; une coche en fait compter une</translation>
    </message>
    <message>
        <source>Space ticks the section.</source>
        <translation>La barre d’espace coche la section.</translation>
    </message>
    <message>
        <source>Count the whole text, whatever its sections</source>
        <translation>Compter tout le texte, quelles que soient ses sections</translation>
    </message>
    <message>
        <source>%1 begins with: %2.</source>
        <extracomment>%1: a section of a note, %2: the headings that begin it</extracomment>
        <translation>%1 commence par&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The whole text counts.</source>
        <translation>Tout le texte compte.</translation>
    </message>
    <message>
        <source>Only these sections count: %1. A text without any known heading counts as a whole.</source>
        <translation>Seules ces sections comptent&#x202f;: %1. Un texte sans titre connu compte en entier.</translation>
    </message>
</context>
<context>
    <name>ui::SectionModel</name>
    <message>
        <source>Section</source>
        <extracomment>column: a section of a note</extracomment>
        <translation>Section</translation>
    </message>
    <message>
        <source>Headings that begin it</source>
        <translation>Titres qui la commencent</translation>
    </message>
</context>
<context>
    <name>ui::SentenceChoices</name>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Langue du texte</translation>
    </message>
    <message>
        <source>that of the vocabulary, else English</source>
        <translation>celle du vocabulaire, sinon l’anglais</translation>
    </message>
</context>
<context>
    <name>ui::SequenceControls</name>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Tirer</translation>
    </message>
    <message>
        <source>What to draw from the released phrases</source>
        <translation>Que tirer des expressions publiées</translation>
    </message>
    <message>
        <source>Phrases in each</source>
        <translation>Expressions dans chacun</translation>
    </message>
    <message>
        <source>&amp;Draw again (free)</source>
        <translation>&amp;Tirer à nouveau (gratuit)</translation>
    </message>
    <message>
        <source>&amp;Draw (free)</source>
        <translation>&amp;Tirer (gratuit)</translation>
    </message>
    <message>
        <source>Draw again, free</source>
        <translation>Tirer à nouveau, gratuit</translation>
    </message>
    <message>
        <source>Draw, free</source>
        <translation>Tirer, gratuit</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in all</source>
        <translation>
            <numerusform>%Ln document en tout</numerusform>
            <numerusform>%Ln documents en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, for %Ln label(s).</source>
        <extracomment>%1: &quot;300 documents in all&quot;; %Ln: number of labels</extracomment>
        <translation>
            <numerusform>%1, pour %Ln catégorie.</numerusform>
            <numerusform>%1, pour %Ln catégories.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spread over them by the declared shares.</source>
        <translation>Répartis entre elles selon les parts déclarées.</translation>
    </message>
    <message>
        <source>Spread over them by the noisy counts of the records.</source>
        <translation>Répartis entre elles selon les comptages bruités des enregistrements.</translation>
    </message>
    <message>
        <source>What is shown below was drawn with other settings.</source>
        <translation>Ce qui est affiché ci-dessous a été tiré avec d’autres réglages.</translation>
    </message>
    <message>
        <source>How many of the rows become documents</source>
        <translation>Combien de lignes deviennent des documents</translation>
    </message>
    <message>
        <source>Documents per label</source>
        <translation>Documents par catégorie</translation>
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
        <translation>Adr&amp;esse</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>Version de l’API</translation>
    </message>
    <message>
        <source>Choose a server</source>
        <translation>Choisir un serveur</translation>
    </message>
    <message>
        <source>an address of my own</source>
        <translation>ma propre adresse</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>Ser&amp;veur</translation>
    </message>
    <message>
        <source>OpenAI (chat completions)</source>
        <translation>OpenAI (chat completions)</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
</context>
<context>
    <name>ui::ServerList</name>
    <message>
        <source>Add a server</source>
        <translation>Ajouter un serveur</translation>
    </message>
    <message>
        <source>Remove this server</source>
        <translation>Retirer ce serveur</translation>
    </message>
    <message>
        <source>The documents are distributed by weight. If a server fails, the others take its documents. The settings below belong to the selected server.</source>
        <translation>Les documents sont répartis selon le poids. Un serveur en panne laisse ses documents aux autres. Ce qui suit concerne le serveur choisi.</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
</context>
<context>
    <name>ui::ServerTableModel</name>
    <message>
        <source>not given yet</source>
        <translation>pas encore indiqué</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Weight</source>
        <extracomment>how many documents a server gets beside the others</extracomment>
        <translation>Poids</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>requests to a server at the same time</extracomment>
        <translation>À la fois</translation>
    </message>
</context>
<context>
    <name>ui::SettingField</name>
    <message>
        <source>%1 (optional)</source>
        <extracomment>a field that may stay empty; %1: what it is called</extracomment>
        <translation>%1 (facultatif)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <extracomment>the first entry of a choice, while nothing is chosen</extracomment>
        <translation>Choisir...</translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation>Ajouter un fichier...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Choisir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Retirer&#x202f;: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no file is chosen</extracomment>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>ui::SeveralLabels</name>
    <message>
        <source>Several labels in a cell, separated by</source>
        <translation>Plusieurs catégories dans une cellule, séparées par</translation>
    </message>
    <message>
        <source>A record of several declared labels</source>
        <translation>Un enregistrement à plusieurs catégories déclarées</translation>
    </message>
    <message>
        <source>The separator between several labels in a cell; empty if there is only one label</source>
        <translation>Ce qui sépare plusieurs catégories dans une cellule&#x202f;; vide s’il n’y en a qu’une</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in a field that is empty: each cell holds one label</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>How a record with several declared labels counts</source>
        <translation>Ce que devient un enregistrement à plusieurs catégories déclarées</translation>
    </message>
    <message>
        <source>stands under the first of them</source>
        <extracomment>a record of several declared labels</extracomment>
        <translation>relève de la première d’entre elles</translation>
    </message>
    <message>
        <source>stands under each of them</source>
        <extracomment>a record of several declared labels</extracomment>
        <translation>relève de chacune d’elles</translation>
    </message>
    <message>
        <source>The contribution of a record is divided among its labels: the guarantee is the same, and each label learns a part of the record.</source>
        <translation>Ce qu’un enregistrement apporte est partagé entre ses catégories&#x202f;: la promesse reste la même, et chaque catégorie apprend une part de l’enregistrement.</translation>
    </message>
    <message>
        <source>The record counts fully for the label that comes first in the declared list.</source>
        <translation>L’ordre des catégories déclarées décide&#x202f;: un enregistrement enseigne une seule catégorie, en entier.</translation>
    </message>
</context>
<context>
    <name>ui::SignatureCard</name>
    <message>
        <source>&amp;Sign the package</source>
        <translation>&amp;Joindre une signature</translation>
    </message>
    <message>
        <source>With a signature, a recipient can check that the package comes from you and was not changed.</source>
        <translation>Avec une signature, un destinataire peut vérifier que le paquet vient de vous et que rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Make a signing key, or continue without a signature.</source>
        <translation>Générez la clé qui signe, ou renoncez à la signature.</translation>
    </message>
</context>
<context>
    <name>ui::SourceCard</name>
    <message>
        <source>Are these the records of an earlier project, or a newer export of them?</source>
        <translation>Ces enregistrements sont-ils ceux d’un projet précédent, ou une extraction plus récente&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the answer</source>
        <translation>Choisir la réponse</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Nom du compte</translation>
    </message>
    <message>
        <source>Budget of these records</source>
        <translation>Budget de ces enregistrements</translation>
    </message>
    <message>
        <source>Name of the account:</source>
        <translation>Nom du compte&#x202f;:</translation>
    </message>
    <message>
        <source>What is spent on the same patients adds up in one account of the ledger, whatever the project or the file is called.</source>
        <translation>Ce qui est dépensé pour les mêmes patients s’additionne dans un compte du registre, quel que soit le nom du projet ou du fichier.</translation>
    </message>
    <message>
        <source>The ledger is being read...</source>
        <translation>Lecture du registre...</translation>
    </message>
    <message>
        <source>Nothing was spent on this account yet.</source>
        <translation>Rien n’a encore été dépensé sur ce compte.</translation>
    </message>
    <message>
        <source>%1 spent before on this account, %2 free.</source>
        <translation>%1 déjà dépensé sur ce compte, %2 libre.</translation>
    </message>
    <message>
        <source>%1 spent before on this account; it has no cap.</source>
        <translation>%1 déjà dépensé sur ce compte&#x202f;; il n’a pas de plafond.</translation>
    </message>
    <message>
        <source>No: other records, of other patients</source>
        <translation>Non&#x202f;: d’autres enregistrements, d’autres patients</translation>
    </message>
    <message>
        <source>Those of “%1”: %2 spent, last %3</source>
        <extracomment>an account of the ledger; %1: its name, %2: an epsilon, %3: a date</extracomment>
        <translation>Ceux de «&#x202f;%1&#x202f;»&#x202f;: %2 dépensé, en dernier le %3</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a name in quotation marks</extracomment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The ledger knows these records, or many of them, as %1.</source>
        <extracomment>%1: names of accounts</extracomment>
        <translation>Le registre connaît ces enregistrements, ou beaucoup d’entre eux, comme %1.</translation>
    </message>
    <message>
        <source>to be answered</source>
        <translation>réponse attendue</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
</context>
<context>
    <name>ui::SourceForm</name>
    <message>
        <source>Your file</source>
        <translation>Votre fichier</translation>
    </message>
    <message>
        <source>The kind of file was not recognised: choose it here.</source>
        <translation>Rien dans le fichier ne dit ce qu&apos;il est&#x202f;: choisissez-le ici.</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Type de fichier</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>&amp;Type de fichier</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
</context>
<context>
    <name>ui::SourceNotice</name>
    <message>
        <source>Use that so&amp;urce</source>
        <translation>&amp;Utiliser cette source</translation>
    </message>
    <message>
        <source>These are &amp;other records, of other persons</source>
        <translation>Ce sont d’&amp;autres enregistrements, d’autres personnes</translation>
    </message>
    <message>
        <source>These are other records, of other persons</source>
        <translation>Ce sont d’autres enregistrements, d’autres personnes</translation>
    </message>
    <message>
        <source>Used before?</source>
        <translation>Déjà utilisés&#x202f;?</translation>
    </message>
    <message>
        <source>to be answered</source>
        <translation>réponse attendue</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a name in quotation marks</extracomment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>These records were already used under the name %1. Spent budget adds up only under the same name.</source>
        <extracomment>%1: names of data sources</extracomment>
        <translation>Ces enregistrements ont déjà été utilisés sous le nom %1. Le budget dépensé ne s’additionne que sous le même nom.</translation>
    </message>
    <message>
        <source>Answer on the Records page whether these are the records of an earlier project. Spent budget adds up only under the same name.</source>
        <translation>Indiquez sur la page Enregistrements si ce sont ceux d’un projet précédent. Le budget dépensé ne s’additionne que sous le même nom.</translation>
    </message>
</context>
<context>
    <name>ui::SplitCard</name>
    <message>
        <source>What the budget is spent on</source>
        <translation>À quoi sert le budget</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>after a number in a field: percent</extracomment>
        <translation>&#x202f;%</translation>
    </message>
    <message>
        <source>Share of the budget in percent: %1</source>
        <extracomment>%1: a part of the budget, &quot;which phrases go together&quot;</extracomment>
        <translation>Part du budget en pour cent : %1</translation>
    </message>
    <message>
        <source>Take the recommended shares</source>
        <extracomment>of shares of the budget. The letter after &amp; is the shortcut.</extracomment>
        <translation>Prendre les parts recommandées</translation>
    </message>
</context>
<context>
    <name>ui::StartStep</name>
    <message>
        <source>Another project</source>
        <translation>Autre projet</translation>
    </message>
    <message>
        <source>What is this release for, and who receives it?</source>
        <translation>À quoi sert cette publication, et qui la reçoit&#x202f;?</translation>
    </message>
    <message>
        <source>Which project do you want to work on?</source>
        <translation>Sur quel projet voulez-vous travailler&#x202f;?</translation>
    </message>
    <message>
        <source>Create a project, open one, or try the sample.</source>
        <translation>Créez un projet, ouvrez-en un ou essayez l’exemple.</translation>
    </message>
    <message>
        <source>The answers go into the data sheet; you can change them later.</source>
        <translation>Les réponses figurent dans la fiche descriptive&#x202f;; vous pourrez les modifier.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrage</translation>
    </message>
</context>
<context>
    <name>ui::StatementCard</name>
    <message>
        <source>The guarantee of the package (the documents of a package are in English)</source>
        <translation>Promesse du paquet (les documents d’un paquet sont en anglais)</translation>
    </message>
    <message>
        <source>as good as certain</source>
        <extracomment>how sure somebody can become; %1: a percentage, &quot;73.2 %&quot;</extracomment>
        <translation>pratiquement certain</translation>
    </message>
    <message>
        <source>at most %1 sure</source>
        <translation>sûr à %1 au plus</translation>
    </message>
    <message>
        <source>As odds: someone who is 50 % sure that a given patient is in the data can become %1.</source>
        <extracomment>%1: &quot;at most 73.2 % sure&quot;</extracomment>
        <translation>En clair&#x202f;: quelqu’un qui est sûr à 50&#x202f;% qu’un patient donné figure dans les données peut en devenir %1.</translation>
    </message>
    <message>
        <source>As odds: someone who is 50 % sure that a given record is in the data can become %1.</source>
        <translation>En clair&#x202f;: quelqu’un qui est sûr à 50&#x202f;% qu’un enregistrement donné figure dans les données peut en devenir %1.</translation>
    </message>
    <message>
        <source>This is how often a guess of theirs is right, at most; delta (%1) is counted in.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation>C’est la fréquence maximale à laquelle une supposition est juste ; delta (%1) est compris.</translation>
    </message>
    <message>
        <source>Above 8 this is weak protection.</source>
        <translation>Au-dessus de 8, la protection est faible.</translation>
    </message>
    <message>
        <source>Show the privacy statement (PDF)</source>
        <translation>Afficher la déclaration de confidentialité (PDF)</translation>
    </message>
    <message numerus="yes">
        <source>It holds %Ln document(s).</source>
        <translation>
            <numerusform>Il contient %Ln document.</numerusform>
            <numerusform>Il contient %Ln documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were left out by hand; the manifest states which and why.</source>
        <translation>
            <numerusform>%Ln document a été écarté à la main&#x202f;; le manifeste indique lequel et pourquoi.</numerusform>
            <numerusform>%Ln documents ont été écartés à la main&#x202f;; le manifeste indique lesquels et pourquoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show it in the language of this window (PDF)</source>
        <translation>L’afficher dans la langue de cette fenêtre (PDF)</translation>
    </message>
    <message>
        <source>The package is differentially private with %1.</source>
        <translation>Le paquet est différentiellement privé avec %1.</translation>
    </message>
</context>
<context>
    <name>ui::StepButton</name>
    <message>
        <source>done</source>
        <extracomment>state of a step of the journey</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>state of a step of the journey: the one on the screen</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>state of a step of the journey</extracomment>
        <translation>à venir</translation>
    </message>
    <message>
        <source>locked until the phrases are learned</source>
        <translation>verrouillée jusqu’à l’apprentissage des expressions</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <extracomment>%1: number of the step, %2: its name, %3: its state</extracomment>
        <translation>Étape %1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Locked until the phrases are learned</source>
        <translation>Verrouillée jusqu’à l’apprentissage des expressions</translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>ui::TextsWriter</name>
    <message>
        <source>Who writes the texts?</source>
        <translation>Qui rédige les textes&#x202f;?</translation>
    </message>
    <message>
        <source>What it may cost</source>
        <translation>Ce que cela peut coûter</translation>
    </message>
    <message>
        <source>The Budget page shows the number of requests and their cost at these prices.</source>
        <translation>La page Budget indique combien de requêtes il y a, et ce qu’elles coûtent à ces prix.</translation>
    </message>
</context>
<context>
    <name>ui::TogetherChoice</name>
    <message>
        <source>What goes together</source>
        <translation>Ce qui va ensemble</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>end of a slider: phrases are drawn each for itself</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>end of a slider: phrases that stand together in public texts are drawn together</extracomment>
        <translation>fort</translation>
    </message>
    <message>
        <source>Available as soon as the vocabulary is open.</source>
        <translation>Connu dès que le vocabulaire est ouvert.</translation>
    </message>
    <message>
        <source>The vocabulary of this release does not contain which phrases occur together. A vocabulary that is learned from public texts, on the Vocabulary page, does.</source>
        <translation>Le vocabulaire de cette publication ne sait pas ce qui va ensemble. Un vocabulaire appris de textes publics, à la page Vocabulaire, le sait.</translation>
    </message>
    <message>
        <source>The method of this release does not use this setting.</source>
        <translation>La méthode de cette publication n’en tient pas compte.</translation>
    </message>
    <message>
        <source>The effect on variety is being computed ...</source>
        <translation>Essai de ce que cela coûte en variété...</translation>
    </message>
    <message>
        <source>A trial of %2 documents has %1 different phrases.</source>
        <extracomment>%1: number of phrases, %2: number of documents</extracomment>
        <translation>Un essai de %2 documents a %1 expressions différentes.</translation>
    </message>
    <message>
        <source>It costs variety: a trial of %2 documents has %1 different phrases, and %3 without it.</source>
        <extracomment>%1, %3: numbers of phrases, %2: number of documents</extracomment>
        <translation>Cela coûte de la variété&#x202f;: un essai de %2 documents a %1 expressions différentes, et %3 sans cela.</translation>
    </message>
    <message>
        <source>Here it costs no variety: a trial of %2 documents has %1 different phrases, and %3 without it.</source>
        <translation>Ici, cela ne coûte pas de variété&#x202f;: un essai de %2 documents a %1 expressions différentes, et %3 sans cela.</translation>
    </message>
    <message>
        <source>Off: each phrase is drawn independently.</source>
        <translation>Non&#x202f;: chaque expression est tirée pour elle-même.</translation>
    </message>
    <message>
        <source>Gentle: phrases that occur together in the public texts are drawn together.</source>
        <translation>Doux&#x202f;: ce qui se trouve ensemble dans les textes publics vient ensemble.</translation>
    </message>
    <message>
        <source>Strong: phrases that occur together in the public texts are often drawn together.</source>
        <translation>Fort&#x202f;: ce qui se trouve ensemble dans les textes publics vient souvent ensemble.</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCard</name>
    <message>
        <source>a network of three layers</source>
        <translation>un réseau à trois couches</translation>
    </message>
    <message>
        <source>logistic regression</source>
        <translation>régression logistique</translation>
    </message>
    <message>
        <source>which phrases stand in a text</source>
        <translation>quelles expressions figurent dans un texte</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>2. Train on the texts of the package</source>
        <translation>2. Entraîner sur les textes du paquet</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>Ent&amp;raîner</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Classifieur</translation>
    </message>
    <message>
        <source>What the classifier looks at</source>
        <translation>Ce que regarde le classifieur</translation>
    </message>
    <message>
        <source>Also a&amp;dapt it to the style of my texts, without looking at their labels</source>
        <translation>L’adapter aussi a&amp;u style de mes textes, sans regarder leurs catégories</translation>
    </message>
    <message>
        <source>Class&amp;ifier:</source>
        <translation>Classi&amp;fieur&#x202f;:</translation>
    </message>
    <message>
        <source>It loo&amp;ks at:</source>
        <translation>Il re&amp;garde&#x202f;:</translation>
    </message>
    <message>
        <source>Choose the &amp;vocabulary...</source>
        <translation>Choisir le &amp;vocabulaire...</translation>
    </message>
    <message>
        <source>The vocabulary that the package was made with</source>
        <translation>Le vocabulaire qui a servi à produire le paquet</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The package was made with a vocabulary of its own. Ask the sender for that file.</source>
        <translation>Le paquet a été produit avec un vocabulaire à lui. Demandez ce fichier à l’expéditeur.</translation>
    </message>
    <message>
        <source>Without your own texts, the classifier cannot be adapted or tested.</source>
        <translation>Sans textes à vous, il n’y a rien à quoi adapter ni par quoi juger.</translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. One half of your texts is used for adapting; both are tested on the other half.</source>
        <translation>Les deux sont entraînés, avec et sans adaptation. La moitié de vos textes sert à adapter&#x202f;; les deux sont jugés sur l’autre moitié.</translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. An adapted model depends on your texts: protect it as you protect them.</source>
        <translation>Les deux sont entraînés, avec et sans adaptation. Un modèle adapté dépend de vos textes&#x202f;: gardez-le comme vous les gardez.</translation>
    </message>
    <message>
        <source>It is trained on the package only and tested on all of your texts.</source>
        <translation>Il est entraîné sur le seul paquet et jugé sur tous vos textes.</translation>
    </message>
    <message>
        <source>It is trained on the package only. Your texts have no labels to test it.</source>
        <translation>Il est entraîné sur le seul paquet. Vos textes n’ont pas de catégories pour le juger.</translation>
    </message>
    <message>
        <source>Seed of the training</source>
        <translation>Graine de l’entraînement</translation>
    </message>
    <message>
        <source>Seed:</source>
        <extracomment>the number that decides how a network begins</extracomment>
        <translation>Graine&#x202f;:</translation>
    </message>
    <message>
        <source>what it means (vectors)</source>
        <translation>ce qu’il signifie (vecteurs)</translation>
    </message>
    <message>
        <source>Vectors &amp;from:</source>
        <translation>Vecteurs d&amp;e&#x202f;:</translation>
    </message>
    <message>
        <source>The server gave no vectors</source>
        <translation>Le serveur n’a pas donné de vecteurs</translation>
    </message>
    <message>
        <source>Check its address, its model and its key, and that it is running; then try again. The models that you have are as they were.</source>
        <translation>Vérifiez son adresse, son modèle et sa clé, et qu’il fonctionne&#x202f;; puis réessayez. Les modèles que vous avez sont restés tels quels.</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurve</name>
    <message>
        <source>Loss by step</source>
        <translation>Perte par étape</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>à l’entraînement</translation>
    </message>
    <message>
        <source>on held-out texts</source>
        <translation>sur des textes mis de côté</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>loss (nats a token)</source>
        <translation>perte (nats par token)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Units of the encoder that are left</source>
        <translation>Unités restantes de l’encodeur</translation>
    </message>
    <message>
        <source>Loss in training (nats a token)</source>
        <translation>Perte à l’entraînement (nats par token)</translation>
    </message>
    <message>
        <source>Loss on held-out texts (nats a token)</source>
        <translation>Perte sur des textes mis de côté (nats par token)</translation>
    </message>
</context>
<context>
    <name>ui::TrainingDesk</name>
    <message>
        <source>not adapted</source>
        <translation>non adapté</translation>
    </message>
    <message>
        <source>adapted to your texts</source>
        <translation>adapté à vos textes</translation>
    </message>
    <message>
        <source>loaded from a file</source>
        <translation>chargé d’un fichier</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Chargement du modèle</translation>
    </message>
    <message>
        <source>Applying the model to your texts</source>
        <translation>Application du modèle à vos textes</translation>
    </message>
</context>
<context>
    <name>ui::TrialCard</name>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Different phrases</source>
        <translation>Expressions différentes</translation>
    </message>
    <message>
        <source>Learned phrases that occur</source>
        <translation>Expressions apprises présentes</translation>
    </message>
    <message>
        <source>Drawn from what was learned</source>
        <translation>Part tirée de ce qui a été appris</translation>
    </message>
    <message>
        <source>What these settings would give</source>
        <translation>Ce que donneraient ces réglages</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>heads of columns: figures of a trial with new settings, and of the sequences that are kept</extracomment>
        <translation>essai</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservé</translation>
    </message>
    <message>
        <source>Example sequences of the trial</source>
        <translation>Exemples de séquences de l’essai</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>so many of so many, both numbers</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Trying these settings ...</source>
        <translation>Essai de ces réglages...</translation>
    </message>
    <message>
        <source>These settings could not be tried.</source>
        <translation>Ces réglages n’ont pas pu être essayés.</translation>
    </message>
    <message>
        <source>Phrases are counted over the first %1 documents in both cases. Three examples of the trial, which is discarded:</source>
        <translation>Les expressions sont comptées sur les %1 premiers documents de chaque côté. Trois exemples de l’essai, qui n’est pas conservé&#x202f;:</translation>
    </message>
    <message>
        <source>Three examples of the trial, which is discarded:</source>
        <translation>Trois exemples de l’essai, qui n’est pas conservé&#x202f;:</translation>
    </message>
</context>
<context>
    <name>ui::UsefulnessCard</name>
    <message>
        <source>&amp;Choose the records...</source>
        <translation>C&amp;hoisir les enregistrements...</translation>
    </message>
    <message>
        <source>Chec&amp;k usefulness</source>
        <translation>&amp;Vérifier l’utilité</translation>
    </message>
    <message>
        <source>Usefulness: how much of the content of the records can be learned from the documents?</source>
        <translation>Utilité&#x202f;: pourrait-on apprendre des documents ce que disent les enregistrements&#x202f;?</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interne, ne sort pas</translation>
    </message>
    <message>
        <source>Classifiers are trained on the documents only and classify the records. It takes a few minutes, and the result is not saved.</source>
        <translation>Des classifieurs sont entraînés sur les seuls documents et classent les enregistrements par catégorie. Cela prend quelques minutes, et rien n’en est enregistré.</translation>
    </message>
    <message>
        <source>How each classifier did</source>
        <translation>Résultat de chaque classifieur</translation>
    </message>
    <message>
        <source>How each label was found</source>
        <translation>Résultat pour chaque catégorie</translation>
    </message>
    <message>
        <source>Which labels are taken for which</source>
        <translation>Quelles catégories sont prises pour lesquelles</translation>
    </message>
    <message>
        <source>The documents changed after this check: check again.</source>
        <translation>Les documents ont changé depuis cette vérification&#x202f;: vérifiez à nouveau.</translation>
    </message>
    <message>
        <source>Classifier whose answers are shown by label</source>
        <translation>Classifieur dont les réponses sont affichées par catégorie</translation>
    </message>
    <message>
        <source>B&amp;y label, for:</source>
        <translation>&amp;Par catégorie, pour&#x202f;:</translation>
    </message>
    <message>
        <source>Records by their label (rows) and their classification (columns). Framed: classified correctly. Darker cells have a larger share of the row.</source>
        <translation>Enregistrements selon leur catégorie (lignes) et la catégorie pour laquelle ils ont été pris (colonnes). Encadré&#x202f;: bien classés. Plus la case est foncée, plus la part de la ligne est grande.</translation>
    </message>
    <message>
        <source>There is no document to learn from.</source>
        <translation>Il n’y a aucun document pour l’apprentissage.</translation>
    </message>
    <message>
        <source>There is only one label: the records cannot be classified.</source>
        <translation>Il n’y a qu’une catégorie&#x202f;: rien selon quoi classer les enregistrements.</translation>
    </message>
    <message>
        <source>The records are read again from %1</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation>Les enregistrements sont relus depuis %1</translation>
    </message>
    <message>
        <source>The records are no longer at %1. Choose the file that was used for the commit: it is read on this computer and not sent.</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation>Les enregistrements ne sont plus à l’emplacement %1. Choisissez le fichier dont les expressions ont été apprises&#x202f;: il est lu sur cet ordinateur et ne va nulle part.</translation>
    </message>
    <message>
        <source>Choose the records</source>
        <translation>Choisir les enregistrements</translation>
    </message>
    <message>
        <source>Checking usefulness</source>
        <translation>Vérification de l’utilité</translation>
    </message>
    <message>
        <source>Trained on %1 documents, tested on %2 records; %3 records without a text or a declared label were skipped. The most frequent label is correct for %4.</source>
        <translation>Entraînement sur %1 documents, test sur %2 enregistrements&#x202f;; %3 enregistrements sans texte ou sans catégorie déclarée ont été ignorés. Répondre toujours la catégorie la plus fréquente serait juste pour %4.</translation>
    </message>
</context>
<context>
    <name>ui::VarietyChoice</name>
    <message>
        <source>Variety of the phrases</source>
        <translation>Variété des expressions</translation>
    </message>
    <message>
        <source>Reset the variety to the method&apos;s own</source>
        <translation>Rétablir la variété propre à la méthode</translation>
    </message>
    <message>
        <source>more typical</source>
        <extracomment>end of a slider: the frequent phrases come more often</extracomment>
        <translation>plus typique</translation>
    </message>
    <message>
        <source>more varied</source>
        <extracomment>end of a slider: the rare phrases come more often</extracomment>
        <translation>plus varié</translation>
    </message>
    <message>
        <source>The method&apos;s own: sharpness %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Réglage propre à la méthode&#x202f;: netteté %1.</translation>
    </message>
    <message>
        <source>More varied than the method&apos;s own: sharpness %1.</source>
        <translation>Plus varié que le réglage propre à la méthode&#x202f;: netteté %1.</translation>
    </message>
    <message>
        <source>More typical than the method&apos;s own: sharpness %1.</source>
        <translation>Plus typique que le réglage propre à la méthode&#x202f;: netteté %1.</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>ui::VectorServerFields</name>
    <message>
        <source>Protocol of the server</source>
        <translation>Protocole du serveur</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
</context>
<context>
    <name>ui::VectorsChoice</name>
    <message>
        <source>I a&amp;gree that these texts are sent to this address</source>
        <translation>&amp;J’accepte que ces textes soient envoyés à cette adresse</translation>
    </message>
    <message>
        <source>Where vectors come from</source>
        <translation>D’où viennent les vecteurs</translation>
    </message>
    <message>
        <source>the vocabulary, of phrases</source>
        <translation>vocabulaire, pour les expressions</translation>
    </message>
    <message>
        <source>a server, of whole texts</source>
        <translation>serveur, pour les textes entiers</translation>
    </message>
    <message>
        <source>the encoder of the program, of whole texts</source>
        <extracomment>the program has a model that makes vectors of texts; nothing leaves the computer</extracomment>
        <translation>encodeur du programme, pour les textes entiers</translation>
    </message>
    <message>
        <source>The key of the server is not there, or may not go to it yet: see above.</source>
        <translation>La clé du serveur manque, ou ne peut pas encore lui être envoyée&#x202f;: voir ci-dessus.</translation>
    </message>
    <message>
        <source>Agree to what is sent, or use the vectors of the vocabulary.</source>
        <translation>Acceptez l’envoi, ou prenez les vecteurs du vocabulaire.</translation>
    </message>
    <message>
        <source>These texts are sent to %1: the texts of the package, without the names of their labels, and your own texts, if the classifier is adapted to them, tested on them or applied to them. The operator of that server can read them. Nothing is sent before you train, load a model or save predictions.</source>
        <extracomment>%1: the address of a server</extracomment>
        <translation>À %1 sont envoyés&#x202f;: les textes du paquet, sans les noms de leurs catégories&#x202f;; et vos propres textes, quand le classifieur y est adapté, jugé sur eux ou appliqué à eux. Qui gère ce serveur peut les lire. Rien n’est envoyé avant que vous n’entraîniez, ne chargiez un modèle ou n’enregistriez des prédictions.</translation>
    </message>
</context>
<context>
    <name>ui::VerificationView</name>
    <message>
        <source>Differences found</source>
        <translation>Différences trouvées</translation>
    </message>
    <message>
        <source>Files of the package</source>
        <translation>Fichiers du paquet</translation>
    </message>
    <message numerus="yes">
        <source>Read again from the disk: %n file(s), every sum and every count agrees.</source>
        <translation>
            <numerusform>Relu depuis le disque&#x202f;: %n fichier, toutes les sommes et tous les comptages concordent.</numerusform>
            <numerusform>Relu depuis le disque&#x202f;: %n fichiers, toutes les sommes et tous les comptages concordent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n difference(s) found.</source>
        <extracomment>%1: what to do, a sentence</extracomment>
        <translation>
            <numerusform>%1 %n différence trouvée.</numerusform>
            <numerusform>%1 %n différences trouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed by the key with the fingerprint %1: %2</source>
        <extracomment>%1: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %2: what was signed beside it</extracomment>
        <translation>Signé avec la clé d’empreinte %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>There is a signature, but it is not valid.</source>
        <translation>Il y a une signature, mais elle ne correspond pas.</translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation>Non signé.</translation>
    </message>
    <message>
        <source>Approved by %1 on %2, fingerprint %3: %4</source>
        <extracomment>%1: a name, %2: a time, %3: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %4: why, in the words of that person</extracomment>
        <translation>Approuvé par %1 le %2, empreinte %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>There is an approval, but it is not valid.</source>
        <translation>Il y a une approbation, mais elle ne correspond pas.</translation>
    </message>
    <message>
        <source>Not approved by a second person.</source>
        <translation>Non approuvé par une deuxième personne.</translation>
    </message>
    <message>
        <source>The same key signed the package: this shows one person, not two.</source>
        <translation>La même clé a signé le paquet&#x202f;: cela montre une personne, pas deux.</translation>
    </message>
    <message>
        <source>The approval is for the project, the budget, the model and the texts. Approvals of release 0.2 were not for the purpose, the recipient and the plan.</source>
        <translation>L’approbation porte sur le projet, le budget, le modèle et les textes. Les approbations de la version 0.2 ne portaient pas sur la finalité, le destinataire et le plan.</translation>
    </message>
    <message>
        <source>Compared by their checksums alone, not by what they say: %1</source>
        <extracomment>%1: a list of files, &quot;README.md, privacy-statement.pdf&quot;</extracomment>
        <translation>Comparés par leurs seules sommes de contrôle, pas par ce qu’ils disent&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyChoices</name>
    <message>
        <source>Choose &amp;file...</source>
        <translation>Choisir un &amp;fichier...</translation>
    </message>
    <message>
        <source>WordNet 3.0 licence (Princeton University): free to use and to pass on</source>
        <translation>Licence WordNet 3.0 (université de Princeton)&#x202f;: utilisation et transmission libres</translation>
    </message>
    <message>
        <source>Medical</source>
        <translation>Médical</translation>
    </message>
    <message>
        <source>heart failure, aspirin, biopsy, chest pain</source>
        <translation>heart failure, aspirin, biopsy, chest pain</translation>
    </message>
    <message>
        <source>Clinical notes, letters and reports in English, or in German, French or Spanish if that is their language on the Records page. Few and specific phrases: less noise.</source>
        <translation>Notes cliniques, lettres et comptes rendus en anglais, ou en allemand, français ou espagnol si c’est leur langue sur la page Enregistrements. Des expressions peu nombreuses et précises&#x202f;: moins de bruit.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>hospital, running, football team, moonlight</source>
        <translation>hospital, running, football team, moonlight</translation>
    </message>
    <message>
        <source>Texts of any kind in English. Many phrases: needs more records for the same quality.</source>
        <translation>Textes de tout genre en anglais. Beaucoup d’expressions&#x202f;: à qualité égale, il faut plus d’enregistrements.</translation>
    </message>
    <message>
        <source>My own file</source>
        <translation>Mon propre fichier</translation>
    </message>
    <message>
        <source>Yours to check: the phrases that survive are published</source>
        <translation>À vous de vérifier&#x202f;: les expressions qui émergent sont publiées</translation>
    </message>
    <message>
        <source>&lt;i&gt;%1&lt;/i&gt;</source>
        <extracomment>%1: a few phrases</extracomment>
        <translation>&lt;i&gt;%1&lt;/i&gt;</translation>
    </message>
    <message>
        <source>%1 phrases</source>
        <translation>%1 expressions</translation>
    </message>
    <message>
        <source>about 61,000 phrases</source>
        <translation>environ 61&#x202f;000 expressions</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>autant que vous voulez</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a file, %2: how many phrases it holds</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>a list, a table, or the files of a terminology such as SNOMED CT</source>
        <translation>une liste, un tableau ou les fichiers d’une terminologie comme SNOMED CT</translation>
    </message>
    <message>
        <source>Another language or field. Keyseed recognises the kind of file if possible.</source>
        <translation>Une autre langue ou un autre domaine. Keyseed reconnaît le type de fichier quand il le peut.</translation>
    </message>
    <message>
        <source>Choose the file of a vocabulary</source>
        <translation>Choisir le fichier d&apos;un vocabulaire</translation>
    </message>
    <message>
        <source>about 2,500 phrases</source>
        <translation>environ 6&#x202f;000 expressions</translation>
    </message>
    <message>
        <source>Learnt from public texts (CC BY 4.0) and WordNet 3.0: free to use and to pass on</source>
        <translation>Appris de textes publics (CC BY 4.0) et de WordNet 3.0&#x202f;: libre d’usage et de transmission</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyReport</name>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>lines of %1</source>
        <extracomment>behind a number; %1: name of a file</extracomment>
        <translation>lignes de %1</translation>
    </message>
    <message>
        <source>concepts</source>
        <extracomment>behind a number</extracomment>
        <translation>concepts</translation>
    </message>
    <message>
        <source>names of these</source>
        <extracomment>behind a number</extracomment>
        <translation>noms de ceux-ci</translation>
    </message>
    <message>
        <source>Left out while reading</source>
        <translation>Écarté à la lecture</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Ce qu&apos;il contient</translation>
    </message>
    <message>
        <source>Examples, with other ways to write them</source>
        <translation>Exemples, avec d&apos;autres façons de les écrire</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>in all</source>
        <extracomment>behind a number: phrases</extracomment>
        <translation>en tout</translation>
    </message>
    <message>
        <source>further names and inflections</source>
        <extracomment>behind a number: other ways to write the phrases</extracomment>
        <translation>autres noms et flexions</translation>
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
        <translation>&amp;Chercher dans le vocabulaire</translation>
    </message>
    <message>
        <source>Search the vocabulary</source>
        <translation>Chercher dans le vocabulaire</translation>
    </message>
    <message>
        <source>Phrases of the vocabulary</source>
        <translation>Expressions du vocabulaire</translation>
    </message>
    <message>
        <source>%1 of %2 phrases, picked evenly from the list</source>
        <translation>%1 expressions sur %2, prises à intervalles réguliers dans la liste</translation>
    </message>
    <message>
        <source>Phrases that match: %1; the first %2 are shown</source>
        <translation>Expressions trouvées&#x202f;: %1&#x202f;; les %2 premières sont affichées</translation>
    </message>
    <message>
        <source>Phrases that match: %1 of %2</source>
        <translation>Expressions trouvées&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Leave o&amp;ut</source>
        <translation>É&amp;carter</translation>
    </message>
    <message>
        <source>&amp;Take in again</source>
        <translation>Réin&amp;tégrer</translation>
    </message>
    <message>
        <source>Delete leaves out what is chosen.</source>
        <translation>Suppr écarte ce qui est choisi.</translation>
    </message>
    <message>
        <source>Delete leaves out as well, Ctrl+Z takes it back.</source>
        <translation>Suppr écarte aussi, Ctrl+Z annule.</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyStep</name>
    <message>
        <source>Choose it without looking at the records</source>
        <translation>Choisissez-le sans regarder les enregistrements</translation>
    </message>
    <message>
        <source>The list is public. Noise protects only how often its phrases occur, not the list itself. A list made from the records could reveal what must be hidden: a rare disease, a name, a place. Use a list that would be the same without any single patient.</source>
        <translation>La liste est publique, et le bruit ne protège que la fréquence de ses expressions, pas la liste elle-même. Une liste faite à partir des enregistrements laisserait passer ce qu’elle devrait cacher&#x202f;: une maladie rare, un nom, un lieu. Prenez une liste qui resterait la même s’il manquait n’importe lequel de vos patients.</translation>
    </message>
    <message>
        <source>Opening the vocabulary</source>
        <translation>Ouverture du vocabulaire</translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation>Choisissez un vocabulaire.</translation>
    </message>
    <message>
        <source>This vocabulary cannot be used; see the message above, or choose another.</source>
        <translation>Ce vocabulaire n’est pas utilisable&#x202f;; consultez le message ci-dessus ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation>Choix figé depuis l’engagement.</translation>
    </message>
    <message>
        <source>%1 phrases will be counted, with noise.</source>
        <translation>%1 expressions seront comptées, avec du bruit.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Which phrases are counted in the notes?</source>
        <translation>Quelles expressions chercher dans les notes&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Read the vocabulary now</source>
        <translation>&amp;Lire le vocabulaire maintenant</translation>
    </message>
    <message>
        <source>Choose what kind of file it is.</source>
        <translation>Choisissez de quel type de fichier il s&apos;agit.</translation>
    </message>
</context>
<context>
    <name>ui::VotesChart</name>
    <message>
        <source>Label whose texts are shown</source>
        <translation>Catégorie dont les textes sont affichés</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>Ca&amp;tégorie&#x202f;:</translation>
    </message>
    <message>
        <source>The best texts of the round</source>
        <translation>Les meilleurs textes du tour</translation>
    </message>
    <message>
        <source>Votes for texts of %1</source>
        <extracomment>of a chart; %1: a label</extracomment>
        <translation>Votes pour les textes&#x202f;: %1</translation>
    </message>
    <message>
        <source>stands out</source>
        <translation>émerge</translation>
    </message>
    <message>
        <source>below the line: cannot be distinguished from noise</source>
        <translation>sous le seuil&#x202f;: se confond avec le bruit</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>a number of votes with the noise that is in it, &quot;209 ± 22&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>votes, noise added</source>
        <translation>votes, bruit ajouté</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>émerge au-dessus de %1</translation>
    </message>
    <message>
        <source>The first %1 are shown; above the line: %2 of %3 texts of this label.</source>
        <extracomment>%1: bars in the chart; %2: texts above a line in it, of %3 in all</extracomment>
        <translation>Les %1 premiers sont affichés&#x202f;; au-dessus du seuil&#x202f;: %2 des %3 textes de cette catégorie.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>of the best texts; %1: 1, 2, 3; %2: the text</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>of an axis whose places are texts</extracomment>
        <translation>texte</translation>
    </message>
</context>
<context>
    <name>ui::WhyPanel</name>
    <message>
        <source>Why? Help for this page</source>
        <translation>Pourquoi&#x202f;? Aide de cette page</translation>
    </message>
    <message>
        <source>Fold the help away</source>
        <translation>Replier l’aide</translation>
    </message>
    <message>
        <source>Fold the help away (F1)</source>
        <translation>Replier l’aide (F1)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&lt;p&gt;There is nothing to explain here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Il n’y a rien à expliquer ici.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::WriterCards</name>
    <message>
        <source>Not available for this method: texts are requested between the rounds. Choose another writer.</source>
        <translation>Pas avec cette méthode&#x202f;: des textes sont demandés entre les tours. Choisissez une des deux autres voies.</translation>
    </message>
</context>
<context>
    <name>ui::WriterSettings</name>
    <message>
        <source>Model, prompt and costs: show</source>
        <translation>Modèle, prompt et coûts&#x202f;: afficher</translation>
    </message>
    <message>
        <source>Model, prompt and costs: hide</source>
        <translation>Modèle, prompt et coûts&#x202f;: masquer</translation>
    </message>
</context>
<context>
    <name>ui::WritingPart</name>
    <message>
        <source>The rewriting model decodes the noisy rows itself: no writer is needed.</source>
        <translation>Le modèle de réécriture décode lui-même les lignes bruitées : personne n’est prié d’écrire.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Text of the chosen document</source>
        <translation>Texte du document choisi</translation>
    </message>
    <message>
        <source>Writing is paused.</source>
        <translation>La rédaction est en pause.</translation>
    </message>
    <message>
        <source>The documents are being written.</source>
        <translation>Les documents sont en cours de rédaction.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Tirez d’abord les expressions.</translation>
    </message>
    <message>
        <source>Save the prompts, have them answered, and read the answers here.</source>
        <translation>Enregistrez les prompts, obtenez les réponses et lisez-les ici.</translation>
    </message>
    <message>
        <source>Write the documents to go on.</source>
        <translation>Rédigez les documents pour continuer.</translation>
    </message>
    <message>
        <source>Read the answers to the current prompts, or undo the change of the settings.</source>
        <translation>Lisez les réponses aux prompts actuels, ou annulez la modification des réglages.</translation>
    </message>
    <message>
        <source>Write the documents again with the current settings.</source>
        <translation>Rédigez à nouveau les documents avec les réglages actuels.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer: read more answers, or continue without them.</source>
        <translation>
            <numerusform>%Ln document n’a pas de réponse&#x202f;: lisez d’autres réponses, ou continuez sans lui.</numerusform>
            <numerusform>%Ln documents n’ont pas de réponse&#x202f;: lisez d’autres réponses, ou continuez sans eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are missing: write them, or continue without them.</source>
        <translation>
            <numerusform>%Ln document manque&#x202f;: rédigez-le, ou continuez sans lui.</numerusform>
            <numerusform>%Ln documents manquent&#x202f;: rédigez-les, ou continuez sans eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) written; writing costs no budget.</source>
        <translation>
            <numerusform>%Ln document rédigé&#x202f;; la rédaction ne coûte pas de budget.</numerusform>
            <numerusform>%Ln documents rédigés&#x202f;; la rédaction ne coûte pas de budget.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WritingRunCard</name>
    <message>
        <source>&amp;Pause</source>
        <translation>Paus&amp;e</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Documents written</source>
        <translation>Documents rédigés</translation>
    </message>
    <message>
        <source>Ask again &amp;for these</source>
        <translation>Redemander ce &amp;qui manque</translation>
    </message>
    <message>
        <source>Save the log of what was sent</source>
        <translation>Enregistrer le journal des envois</translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln document(s)</source>
        <translation>
            <numerusform>Rédaction de %Ln document</numerusform>
            <numerusform>Rédaction de %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) to write</source>
        <translation>
            <numerusform>%Ln document à rédiger</numerusform>
            <numerusform>%Ln documents à rédiger</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Write again</source>
        <extracomment>The letter after &amp; is the shortcut.</extracomment>
        <translation>Ré&amp;diger à nouveau</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %Ln document(s)</source>
        <translation>
            <numerusform>Ré&amp;diger %Ln document</numerusform>
            <numerusform>Ré&amp;diger %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write the other %Ln</source>
        <extracomment>of the documents, so many are not written yet</extracomment>
        <translation>
            <numerusform>Ré&amp;diger encore %Ln document</numerusform>
            <numerusform>Ré&amp;diger les %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Repr&amp;endre</translation>
    </message>
    <message>
        <source>The existing documents were written as %1: write again.</source>
        <translation>Les documents existants ont été rédigés avec le type «&#x202f;%1&#x202f;»&#x202f;: rédigez à nouveau.</translation>
    </message>
    <message>
        <source>The existing documents were written with other settings: write again, or undo the change.</source>
        <translation>Les documents existants ont été rédigés avec d’autres réglages&#x202f;: rédigez à nouveau, ou annulez la modification.</translation>
    </message>
    <message>
        <source>Written on this computer; nothing is sent anywhere.</source>
        <translation>Rédigé sur cet ordinateur&#x202f;; rien n’est envoyé.</translation>
    </message>
    <message numerus="yes">
        <source>You continue with %Ln document(s); the others can still be written.</source>
        <translation>
            <numerusform>Vous continuez avec %Ln document&#x202f;; les autres peuvent encore être rédigés.</numerusform>
            <numerusform>Vous continuez avec %Ln documents&#x202f;; les autres peuvent encore être rédigés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model could not be asked</source>
        <translation>Le modèle n’a pas pu être interrogé</translation>
    </message>
    <message>
        <source>Check the address, the key and the model in the settings above, test the connection, and write the rest. The documents that are written are kept.</source>
        <translation>Vérifiez l’adresse, la clé et le modèle dans les réglages ci-dessus, testez la connexion et rédigez le reste. Ce qui est déjà rédigé est conservé.</translation>
    </message>
    <message>
        <source>%1-sent.jsonl</source>
        <extracomment>name of a file; %1: the project</extracomment>
        <translation>%1-sent.jsonl</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>Continue with the %Ln doc&amp;ument(s)</source>
        <translation>
            <numerusform>Continuer avec %Ln document e&amp;xistant</numerusform>
            <numerusform>Continuer avec les %Ln documents e&amp;xistants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ZoneStrip</name>
    <message>
        <source>Private zone  ·  what you see here stays on this computer</source>
        <translation>Zone privée  ·  ce que vous voyez ici reste sur cet ordinateur</translation>
    </message>
    <message>
        <source>Safe to share  ·  protected by noise, free to explore</source>
        <translation>Peut être partagé  ·  protégé par du bruit, à explorer librement</translation>
    </message>
    <message>
        <source>Private zone  ·  texts go to the server that you agreed to</source>
        <translation>Zone privée  ·  les textes vont au serveur que vous avez accepté</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>years</source>
        <translation>ans</translation>
    </message>
    <message>
        <source>of the note</source>
        <translation>à la note</translation>
    </message>
    <message>
        <source>of the patient</source>
        <translation>au patient</translation>
    </message>
    <message>
        <source>Heart = I20-I25 | I50*; Others = *</source>
        <translation>Cœur = I20-I25 | I50*; Autres = *</translation>
    </message>
    <message>
        <source>woman = F; man = M</source>
        <translation>femme = F; homme = M</translation>
    </message>
</context>
<context>
    <name>ui::FieldComparisonCard</name>
    <message>
        <source>Compare fields with the records</source>
        <translation>Comparer les champs avec les enregistrements</translation>
    </message>
    <message>
        <source>Fields of the synthetic patients</source>
        <translation>Champs des patients synthétiques</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interne, ne sort pas</translation>
    </message>
    <message>
        <source>Shares of the values of fields</source>
        <translation>Parts des valeurs des champs</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>Synthétique</translation>
    </message>
    <message>
        <source>The shares of the values of each field, in the records and among the synthetic patients. Each patient weighs the same.</source>
        <translation>Les parts des valeurs de chaque champ, dans les enregistrements et parmi les patients synthétiques. Chaque patient compte autant.</translation>
    </message>
    <message>
        <source>Comparing fields</source>
        <translation>Comparaison des champs</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquante</translation>
    </message>
    <message>
        <source>Total variation in the mean over fields: %1; over pairs of fields: %2, at most %3.</source>
        <extracomment>%1 to %3: numbers from 0 to 1</extracomment>
        <translation>Variation totale en moyenne sur les champs : %1 ; sur les paires de champs : %2, au plus %3.</translation>
    </message>
</context>
<context>
    <name>ui::FieldsCard</name>
    <message>
        <source>Declare this field</source>
        <translation>Déclarer ce champ</translation>
    </message>
    <message>
        <source>Remove the chosen field</source>
        <translation>Retirer le champ choisi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Appartient</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Declared fields</source>
        <translation>Champs déclarés</translation>
    </message>
    <message>
        <source>Name in the package</source>
        <translation>Nom dans le paquet</translation>
    </message>
    <message>
        <source>Column of the records</source>
        <translation>Colonne des dossiers</translation>
    </message>
    <message>
        <source>Fields beside the text</source>
        <translation>Champs à côté du texte</translation>
    </message>
    <message>
        <source>Columns such as sex, age or department. Their shares are released with noise, and each document gets a synthetic patient. The values are declared here and public; any other is &quot;missing&quot;.</source>
        <translation>Des colonnes comme le sexe, l’âge ou le service. Leurs parts sont publiées avec du bruit, et chaque document reçoit un patient synthétique. Les valeurs sont déclarées ici et publiques ; toute autre vaut « manquante ».</translation>
    </message>
    <message>
        <source>Values such as %1 were expected.</source>
        <translation>Des valeurs telles que %1 sont attendues.</translation>
    </message>
</context>
</TS>
