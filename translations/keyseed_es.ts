<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>BudgetText</name>
    <message>
        <source>%1 at delta %2</source>
        <extracomment>of a budget; %1: an epsilon, %2: a delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>%1 con delta %2</translation>
    </message>
    <message>
        <source>Delta %1 does not fit: at most %2 of %3 is free.</source>
        <extracomment>%1: a delta; %2: what is free of the cap; %3: the cap on the sum of deltas</extracomment>
        <translation>Delta %1 no cabe: como máximo queda libre %2 de %3.</translation>
    </message>
</context>
<context>
    <name>CalibrationModel</name>
    <message>
        <source>Stated probability</source>
        <translation>Probabilidad indicada</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Classified correctly</source>
        <translation>Bien ordenados</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Name of the file</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Nombre de la carpeta</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>folders and name of a file</extracomment>
        <translation>Ruta</translation>
    </message>
</context>
<context>
    <name>ConnectionText</name>
    <message>
        <source>The connection works</source>
        <translation>La conexión funciona</translation>
    </message>
    <message>
        <source>The model answered. The server has no list of its models.</source>
        <translation>El modelo ha respondido. El servidor no ofrece una lista de sus modelos.</translation>
    </message>
    <message>
        <source>The server answered and has the model.</source>
        <translation>El servidor ha respondido y tiene el modelo.</translation>
    </message>
    <message>
        <source>The server answers</source>
        <translation>El servidor responde</translation>
    </message>
    <message>
        <source>Choose one of its models from the list: there are %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Elija uno de sus modelos en la lista: hay %1.</translation>
    </message>
    <message>
        <source>The server has no model %1</source>
        <extracomment>%1: name of a model</extracomment>
        <translation>El servidor no tiene el modelo %1</translation>
    </message>
    <message>
        <source>Choose one of the models that it has (%1), or check the spelling.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Elija uno de los modelos que tiene (%1) o revise cómo está escrito.</translation>
    </message>
    <message>
        <source>The server does not know %1</source>
        <extracomment>%1: name of a model</extracomment>
        <translation>El servidor no conoce %1</translation>
    </message>
    <message>
        <source>Check the name of the deployment, which may differ from the model&apos;s.</source>
        <translation>Compruebe el nombre de la implementación, que puede ser distinto del nombre del modelo.</translation>
    </message>
    <message>
        <source>Check the spelling, and that your key may use this model.</source>
        <translation>Revise cómo está escrito y que su clave pueda usar este modelo.</translation>
    </message>
    <message>
        <source>The server has no model yet</source>
        <translation>El servidor aún no tiene ningún modelo</translation>
    </message>
    <message>
        <source>Load a model there, then test again.</source>
        <translation>Cargue allí un modelo y vuelva a probar.</translation>
    </message>
    <message>
        <source>It gives no list of models: type the name of the model and test again.</source>
        <translation>No ofrece una lista de modelos: escriba el nombre del modelo y vuelva a probar.</translation>
    </message>
    <message>
        <source>The server answers, but the model was not tested</source>
        <translation>El servidor responde; no se sabe más</translation>
    </message>
    <message>
        <source>It gives no list of models and declined the test question. Check the name of the model, then write a document.</source>
        <translation>No ofrece una lista de modelos y ha rechazado la pregunta de prueba. Compruebe el nombre del modelo y redacte un documento.</translation>
    </message>
    <message>
        <source>The server wants a key</source>
        <translation>El servidor pide una clave</translation>
    </message>
    <message>
        <source>Enter the key above, or the name of the variable that holds it.</source>
        <translation>Escriba la clave arriba o indique la variable que la contiene.</translation>
    </message>
    <message>
        <source>The account has nothing left</source>
        <translation>La cuenta se ha quedado sin saldo</translation>
    </message>
    <message>
        <source>Top it up, or use another key.</source>
        <translation>Recárguela o use otra clave.</translation>
    </message>
    <message>
        <source>This is not a valid API key</source>
        <translation>Esto no puede ser una clave</translation>
    </message>
    <message>
        <source>It contains a line break or another invalid character: enter it again.</source>
        <translation>Contiene un salto de línea u otro carácter que ninguna clave tiene: vuelva a introducirla.</translation>
    </message>
    <message>
        <source>The server refuses the key</source>
        <translation>El servidor rechaza la clave</translation>
    </message>
    <message>
        <source>Check that the key is complete, still valid, and for this server.</source>
        <translation>Compruebe que está completa, que sigue siendo válida y que es de este servidor.</translation>
    </message>
    <message>
        <source>The certificate is not trusted</source>
        <translation>El certificado no es de confianza</translation>
    </message>
    <message>
        <source>It is unknown, expired, or for another name. Check the address. If your organisation has its own certificate authority, choose its file in the advanced settings.</source>
        <translation>Aquí no se conoce, ha caducado o es de otro nombre. Compruebe la dirección; si su centro tiene una autoridad de certificación propia, indique su archivo en las opciones avanzadas.</translation>
    </message>
    <message>
        <source>Check that the CA file can be read and belongs to this server, and that the address has the server&apos;s own name.</source>
        <translation>Compruebe que el archivo de CA se puede leer y corresponde a este servidor, y que la dirección lleva el nombre del propio servidor.</translation>
    </message>
    <message>
        <source>The server points to another address</source>
        <translation>El servidor remite a otra dirección</translation>
    </message>
    <message>
        <source>Redirections are not followed, because the key is for this server only. Enter the other address if you trust it.</source>
        <translation>No se sigue, porque la clave es solo para esta. Introduzca la otra dirección si confía en ella.</translation>
    </message>
    <message>
        <source>This is not a model server</source>
        <translation>Esto no es un servidor de modelos</translation>
    </message>
    <message>
        <source>The server does not use the selected protocol. Check the kind of server and the end of the address, for example /v1.</source>
        <translation>Algo responde ahí, pero no con el protocolo elegido. Compruebe el servidor elegido y el final de la dirección, por ejemplo /v1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1: name or host of a server, %2: name of a model</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose a server, or type its address.</source>
        <translation>Elija un servidor o escriba su dirección.</translation>
    </message>
    <message>
        <source>The address is not valid: it must begin with https://, or with http:// for this computer, and contain no password.</source>
        <translation>La dirección no está completa: empieza por https://, o por http:// para este equipo, y no contiene contraseña.</translation>
    </message>
    <message>
        <source>Prompts stay on this computer.</source>
        <translation>Los prompts no salen de este equipo.</translation>
    </message>
    <message>
        <source>Prompts go to %1 over TLS, encrypted.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Los prompts van a %1 por TLS, cifrados.</translation>
    </message>
    <message>
        <source>Prompts and key are sent to %1 without encryption, as you allowed: others in the network can read them.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Los prompts y la clave van a %1 sin cifrar, como usted permitió: cualquiera en el camino puede leerlos.</translation>
    </message>
    <message>
        <source>Plain http would send prompts and key to %1 without encryption. Use https, or allow this host in the advanced settings.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Con http simple, los prompts y la clave irían a %1 sin cifrar. Use https o permita este host en las opciones avanzadas.</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>No se ha enviado nada</translation>
    </message>
    <message>
        <source>The server&apos;s name is not known</source>
        <translation>No se conoce el nombre del servidor</translation>
    </message>
    <message>
        <source>Check the address and the network, and whether a proxy is needed.</source>
        <translation>Compruebe la dirección y la red, y si hace falta un proxy.</translation>
    </message>
    <message>
        <source>Nobody answers at this address</source>
        <translation>Nadie responde en esta dirección</translation>
    </message>
    <message>
        <source>Check the port, and that the server is running.</source>
        <translation>Compruebe el puerto y que el servidor esté en marcha.</translation>
    </message>
    <message>
        <source>The proxy does not let the connection through</source>
        <translation>El proxy no deja pasar la conexión</translation>
    </message>
    <message>
        <source>Check the address of the proxy in the advanced settings, and whether it allows this server.</source>
        <translation>Compruebe su dirección en las opciones avanzadas y que permita este servidor.</translation>
    </message>
    <message>
        <source>The server does not answer in time</source>
        <translation>El servidor no responde a tiempo</translation>
    </message>
    <message>
        <source>Check the address and the network. A server that has to load its model first may need a second test.</source>
        <translation>Compruebe la dirección y la red. Un servidor que antes tiene que cargar su modelo puede necesitar una segunda prueba.</translation>
    </message>
    <message>
        <source>The connection broke off</source>
        <translation>La conexión se ha cortado</translation>
    </message>
    <message>
        <source>Test again; check that http or https is right.</source>
        <translation>Vuelva a probar; compruebe si corresponde http o https.</translation>
    </message>
    <message>
        <source>The server accepts no more requests now</source>
        <translation>El servidor no admite más solicitudes ahora</translation>
    </message>
    <message>
        <source>Try later, or check the balance of the account.</source>
        <translation>Inténtelo más tarde o compruebe el saldo de la cuenta.</translation>
    </message>
    <message>
        <source>The server failed</source>
        <translation>El servidor ha fallado</translation>
    </message>
    <message>
        <source>Try later, or check the log of the server.</source>
        <translation>Inténtelo más tarde o consulte el registro de actividad del servidor.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln server(s)</source>
        <translation>
            <numerusform>%Ln servidor</numerusform>
            <numerusform>%Ln servidores</numerusform>
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
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Phrases drawn</source>
        <translation>Expresiones extraídas</translation>
    </message>
    <message>
        <source>Groups learned</source>
        <translation>Grupos aprendidos</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendidas</translation>
    </message>
    <message>
        <source>Of them used</source>
        <extracomment>column: how many of the learned phrases, or groups of them, occur in what was drawn</extracomment>
        <translation>De ellas, usadas</translation>
    </message>
    <message>
        <source>Learned from the records</source>
        <extracomment>column: the share of what was drawn that was learned</extracomment>
        <translation>Aprendidas de los registros</translation>
    </message>
    <message>
        <source>Phrases</source>
        <extracomment>column: whether a label has phrases of its own</extracomment>
        <translation>Expresiones</translation>
    </message>
    <message>
        <source>mostly what all labels share</source>
        <translation>sobre todo lo que todas las categorías comparten</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>propias</translation>
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
        <translation>redactando</translation>
    </message>
    <message>
        <source>written</source>
        <extracomment>a document that is there, but has a flaw: %1 is &quot;cut off&quot; or &quot;phrases missing&quot;</extracomment>
        <translation>redactado</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expresiones</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>asked, try %1</source>
        <extracomment>a document: a model was asked for it</extracomment>
        <translation>pedido, intento %1</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>pedido</translation>
    </message>
    <message>
        <source>asked again soon</source>
        <extracomment>a document: the server put it off</extracomment>
        <translation>se repetirá en breve</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>marked: %1</source>
        <translation>marcado: %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>A choice does not fit</source>
        <translation>Una opción no encaja</translation>
    </message>
    <message>
        <source>A value is out of range</source>
        <translation>Un valor está fuera de rango</translation>
    </message>
    <message>
        <source>The records cannot be read as chosen</source>
        <translation>Los registros no se pueden leer así</translation>
    </message>
    <message>
        <source>The budget does not allow this</source>
        <translation>El presupuesto no lo permite</translation>
    </message>
    <message>
        <source>A file or entry was not found</source>
        <translation>Algo no está donde se esperaba</translation>
    </message>
    <message>
        <source>A file could not be read or written</source>
        <translation>No se pudo leer o escribir un archivo</translation>
    </message>
    <message>
        <source>The project or the ledger could not be used</source>
        <translation>No se pudo usar el proyecto o el libro de gastos</translation>
    </message>
    <message>
        <source>The server could not be reached</source>
        <translation>No se pudo conectar con el servidor</translation>
    </message>
    <message>
        <source>The release package is not intact</source>
        <translation>El paquete de publicación no está íntegro</translation>
    </message>
    <message>
        <source>An internal error occurred in Keyseed</source>
        <translation>Keyseed ha tenido un fallo interno</translation>
    </message>
    <message>
        <source>Start again when you are ready.</source>
        <translation>Vuelva a empezar cuando quiera.</translation>
    </message>
    <message>
        <source>Correct the setting shown below.</source>
        <translation>Corrija la opción que se indica abajo.</translation>
    </message>
    <message>
        <source>Check the format and the columns on the Records page, or correct the file at the line shown below.</source>
        <translation>Revise el formato y las columnas en la página Registros, o corrija el archivo en la línea que se indica abajo.</translation>
    </message>
    <message>
        <source>Choose a smaller epsilon, or have the cap of this data source raised.</source>
        <translation>Elija un épsilon menor, o pida que se suba el tope de esta fuente de datos.</translation>
    </message>
    <message>
        <source>Check that the file still exists and that the drive is connected.</source>
        <translation>Compruebe que el archivo sigue existiendo y que la unidad está conectada.</translation>
    </message>
    <message>
        <source>Check the free space and your rights on the folder, then try again.</source>
        <translation>Compruebe el espacio libre y sus permisos sobre la carpeta, y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Close other programs that use the file and check that it can be written, then try again.</source>
        <translation>Cierre otros programas que usen el archivo, compruebe que se puede escribir en él y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Check the address and the connection, then try again. Documents that are already written are kept.</source>
        <translation>Compruebe la dirección y la conexión, y vuelva a intentarlo. Lo que ya estaba redactado se conserva.</translation>
    </message>
    <message>
        <source>Do not pass it on. Export it again.</source>
        <translation>No lo entregue. Expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Your project is saved. Copy the details and send them to the people who maintain the program.</source>
        <translation>Su proyecto está guardado. Copie los detalles para quienes mantienen el programa.</translation>
    </message>
</context>
<context>
    <name>FlawText</name>
    <message>
        <source>empty</source>
        <extracomment>of a document that a model wrote</extracomment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>cut off</source>
        <extracomment>of a document that a model wrote: it ends too early</extracomment>
        <translation>cortado</translation>
    </message>
    <message>
        <source>withheld</source>
        <extracomment>of a document that a model wrote: a filter of the server kept it back</extracomment>
        <translation>retenido</translation>
    </message>
    <message>
        <source>declined</source>
        <extracomment>the model said in words that it will not write the document</extracomment>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>phrases missing</source>
        <translation>faltan expresiones</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>text files</source>
        <extracomment>a kind of records: a file of plain text for each</extracomment>
        <translation>archivos de texto</translation>
    </message>
    <message>
        <source>mails</source>
        <extracomment>a kind of records: a mail for each</extracomment>
        <translation>correos</translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation>mensajes HL7 v2</translation>
    </message>
</context>
<context>
    <name>GuideText</name>
    <message>
        <source>A new project, and the questions for its data sheet.</source>
        <translation>Un proyecto nuevo y las preguntas para su ficha de datos.</translation>
    </message>
    <message>
        <source>The file is read, and each column has its role.</source>
        <translation>El archivo está leído y cada columna tiene su función.</translation>
    </message>
    <message>
        <source>The labels that were found, and those declared.</source>
        <translation>Las categorías encontradas y las declaradas.</translation>
    </message>
    <message>
        <source>The medical list is chosen and can be searched.</source>
        <translation>La lista médica está elegida y se puede buscar en ella.</translation>
    </message>
    <message>
        <source>Epsilon, what it means, and what to expect of it.</source>
        <translation>Épsilon, qué significa y qué cabe esperar de él.</translation>
    </message>
    <message>
        <source>Before: what will be spent, and on what.</source>
        <translation>Antes: qué se va a gastar y en qué.</translation>
    </message>
    <message>
        <source>After: the noisy histogram of each label.</source>
        <translation>Después: el histograma con ruido de cada categoría.</translation>
    </message>
    <message>
        <source>Sequences of phrases, one for each document.</source>
        <translation>Secuencias de expresiones, una por documento.</translation>
    </message>
    <message>
        <source>Which phrases come together in the sequences.</source>
        <translation>Qué expresiones salen juntas en las secuencias.</translation>
    </message>
    <message>
        <source>The documents that were written, and the text of one.</source>
        <translation>Los documentos redactados y el texto de uno de ellos.</translation>
    </message>
    <message>
        <source>A document beside the phrases it was written around.</source>
        <translation>Un documento junto a las expresiones en torno a las que se redactó.</translation>
    </message>
    <message>
        <source>What the recipient is told about the package.</source>
        <translation>Lo que se le dice al destinatario sobre el paquete.</translation>
    </message>
    <message>
        <source>The package is written, read again and verified.</source>
        <translation>El paquete se crea, se vuelve a leer y se verifica.</translation>
    </message>
    <message>
        <source>Keyseed: user guide</source>
        <translation>Keyseed: guía del usuario</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Around the pages</source>
        <translation>Lo que rodea a las páginas</translation>
    </message>
    <message>
        <source>Picture of the page %1</source>
        <extracomment>%1: title of a page, as in &quot;Budget&quot;</extracomment>
        <translation>Imagen de la página %1</translation>
    </message>
    <message>
        <source>The pictures show the program in English.</source>
        <translation>Las imágenes muestran el programa en inglés.</translation>
    </message>
    <message>
        <source>In the words of the pages</source>
        <translation>Lo que dicen las páginas</translation>
    </message>
    <message>
        <source>Whoever receives a package finds this guide in it, too: how to check, load and use the texts, and what epsilon means. In English:</source>
        <translation>Quien recibe un paquete también encuentra en él esta guía: cómo comprobar, cargar y usar los textos y qué significa épsilon. En inglés:</translation>
    </message>
    <message>
        <source>Guide for recipients</source>
        <translation>Guía para destinatarios</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Otros idiomas</translation>
    </message>
    <message>
        <source>The ways to make a corpus, and what each needs.</source>
        <translation>Las vías para hacer un corpus, y lo que necesita cada una.</translation>
    </message>
    <message>
        <source>Who writes the documents, and from which phrases.</source>
        <translation>Quién redacta los documentos y a partir de qué expresiones.</translation>
    </message>
</context>
<context>
    <name>JudgementModel</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Classified correctly</source>
        <extracomment>share of texts</extracomment>
        <translation>Bien ordenados</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Macro F1</source>
        <translation>Macro F1</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Error de calibración</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
</context>
<context>
    <name>JudgementText</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>an interval: &quot;71.2 % to 80.4 %&quot;</extracomment>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>KeyRingText</name>
    <message>
        <source>No key is stored for this server</source>
        <extracomment>&quot;key&quot;: the secret with which a server knows its users, not one of a keyboard.</extracomment>
        <translation>No hay ninguna clave guardada para este servidor</translation>
    </message>
    <message>
        <source>No keyring answers on this computer</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>En este equipo no responde ningún llavero</translation>
    </message>
    <message>
        <source>The keyring is locked</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>El llavero está bloqueado</translation>
    </message>
    <message>
        <source>The keyring could not be used</source>
        <extracomment>&quot;keyring&quot;: where the desktop keeps the person&apos;s passwords.</extracomment>
        <translation>No se pudo usar el llavero</translation>
    </message>
    <message>
        <source>Enter the key. It can be kept in the keyring of your account on this computer.</source>
        <translation>Introduzca la clave. Se puede guardar en el llavero de su cuenta en este equipo.</translation>
    </message>
    <message>
        <source>Enter the key each time, or name an environment variable that holds it. It is stored nowhere else.</source>
        <translation>Introduzca la clave cada vez o indique una variable de entorno que la contenga. No se guarda en ningún otro sitio.</translation>
    </message>
    <message>
        <source>Unlock the keyring when you are asked to, or enter the key by hand.</source>
        <translation>Desbloquee el llavero cuando se le pida o introduzca la clave a mano.</translation>
    </message>
    <message>
        <source>Try again, or enter the key by hand.</source>
        <translation>Inténtelo de nuevo o introduzca la clave a mano.</translation>
    </message>
</context>
<context>
    <name>LabelFiguresModel</name>
    <message>
        <source>Label</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>recall, in plain words: share of its texts that were found</extracomment>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>precision, in plain words: share of what was taken for it that is right</extracomment>
        <translation>Correcto</translation>
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
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>of the records of a label, the share that was given it</extracomment>
        <translation>Encontrados</translation>
    </message>
    <message>
        <source>Right where answered</source>
        <extracomment>of the records that were given a label, the share that has it</extracomment>
        <translation>Bien asignados</translation>
    </message>
</context>
<context>
    <name>LearningText</name>
    <message>
        <source>The vocabulary was not saved</source>
        <translation>El vocabulario no se guardó</translation>
    </message>
    <message>
        <source>Choose another name or another folder.</source>
        <translation>Elija otro nombre u otra carpeta.</translation>
    </message>
    <message>
        <source>A text cannot be read</source>
        <translation>Un texto no se puede leer</translation>
    </message>
    <message>
        <source>Correct the file shown below, at the line if one is shown, or remove it from the list.</source>
        <translation>Corrija el archivo que se nombra abajo, en la línea si se indica una, o quítelo de la lista.</translation>
    </message>
    <message>
        <source>These texts do not fit</source>
        <translation>Estos textos no sirven</translation>
    </message>
    <message>
        <source>Choose another column or other files, as the details say.</source>
        <translation>Elija otra columna u otros archivos, según los detalles.</translation>
    </message>
    <message>
        <source>Nothing could be learned from these texts</source>
        <translation>No se pudo aprender nada de estos textos</translation>
    </message>
    <message>
        <source>Add more public texts of the field, or other files, as the details say.</source>
        <translation>Añada más textos públicos del área, u otros archivos, según los detalles.</translation>
    </message>
    <message>
        <source>A text is not where it was</source>
        <translation>Un texto ya no está donde estaba</translation>
    </message>
    <message>
        <source>Put the file back, or remove it from the list.</source>
        <translation>Devuelva el archivo a su sitio o quítelo de la lista.</translation>
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
        <translation>Expresión</translation>
    </message>
    <message>
        <source>How often the phrase is expected among all phrases, before anything is learned from records</source>
        <translation>Con qué frecuencia cabe esperarla entre todas las expresiones, antes de aprender nada de los registros</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>column: how often a phrase may be expected</extracomment>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>How much one occurrence counts; specific phrases count more</source>
        <translation>Cuánto cuenta una aparición: más cuanto más dice del tema</translation>
    </message>
    <message>
        <source>Weight</source>
        <extracomment>column: how much an occurrence of a phrase counts</extracomment>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Number of passages of about 150 words in the public texts that contain the phrase</source>
        <translation>Pasajes de unas 150 palabras de los textos públicos que la contienen</translation>
    </message>
    <message>
        <source>Passages</source>
        <extracomment>column: number of passages that hold a phrase</extracomment>
        <translation>Pasajes</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>cap set: %1</source>
        <translation>tope fijado: %1</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>tope %1</translation>
    </message>
    <message>
        <source>in force</source>
        <extracomment>state of a ledger entry: a cap that holds</extracomment>
        <translation>vigente</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>states of a spend: its run ended too early; or its run goes on at this moment</extracomment>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>The run ended after its budget was debited: it counts as spent, and no model was stored.</source>
        <translation>La ejecución terminó después de anotar su gasto: cuenta como gastado y no se guardó ningún modelo.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>column of the ledger: what was done</extracomment>
        <translation>Concepto</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>an epsilon and a delta; the numbers may have a decimal comma</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The same spend as epsilon at a small delta, which adds up more slowly over many releases.</source>
        <translation>El mismo gasto como épsilon con un delta pequeño: se acumula más despacio a lo largo de muchas publicaciones.</translation>
    </message>
    <message>
        <source>Pure epsilon</source>
        <translation>Épsilon puro</translation>
    </message>
    <message>
        <source>(epsilon; delta)</source>
        <translation>(épsilon; delta)</translation>
    </message>
    <message>
        <source>cap of delta %1</source>
        <extracomment>of an entry of the ledger that sets the cap of delta</extracomment>
        <translation>tope de delta: %1</translation>
    </message>
    <message>
        <source>noted</source>
        <extracomment>state of a ledger entry that spends nothing</extracomment>
        <translation>anotado</translation>
    </message>
</context>
<context>
    <name>LedgerTotals</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Spent, all projects together (epsilon)</source>
        <translation>Gastado, todos los proyectos juntos (épsilon)</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Tope</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>what a cap leaves</extracomment>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Privacy budget spent on this computer</source>
        <translation>Presupuesto de privacidad gastado en este ordenador</translation>
    </message>
    <message>
        <source>Totals by source</source>
        <translation>Totales por fuente</translation>
    </message>
    <message>
        <source>Every spend, newest first</source>
        <translation>Todos los gastos, del más reciente al más antiguo</translation>
    </message>
</context>
<context>
    <name>LeftOut</name>
    <message>
        <source>looks like an identifier</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>posible identificador</translation>
    </message>
    <message>
        <source>repeats another document</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>repite otro documento</translation>
    </message>
    <message>
        <source>phrases are missing</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>faltan expresiones</translation>
    </message>
    <message>
        <source>not suitable</source>
        <extracomment>why a document is left out of the package</extracomment>
        <translation>no adecuado</translation>
    </message>
</context>
<context>
    <name>LeftOutText</name>
    <message>
        <source>files with an ending that the format does not have</source>
        <translation>archivos con una extensión que el formato no tiene</translation>
    </message>
    <message>
        <source>links and other files that are no regular files</source>
        <translation>enlaces y otros archivos especiales</translation>
    </message>
    <message>
        <source>folders that may not be opened</source>
        <translation>carpetas que no se pueden abrir</translation>
    </message>
    <message>
        <source>documents that cannot be read</source>
        <translation>documentos que no se pueden leer</translation>
    </message>
    <message>
        <source>documents whose file is not there</source>
        <translation>documentos cuyo archivo no está</translation>
    </message>
    <message>
        <source>documents that were withdrawn or replaced</source>
        <translation>documentos retirados o sustituidos</translation>
    </message>
    <message>
        <source>records whose key has no label in the joined files</source>
        <translation>registros cuya clave no tiene categoría en los archivos unidos</translation>
    </message>
    <message>
        <source>records whose label is not declared</source>
        <translation>registros cuya categoría no está declarada</translation>
    </message>
    <message>
        <source>records with too many labels in a cell</source>
        <translation>registros con demasiadas categorías en una celda</translation>
    </message>
    <message>
        <source>records without a person</source>
        <translation>registros sin persona</translation>
    </message>
    <message>
        <source>records without text</source>
        <translation>registros sin texto</translation>
    </message>
    <message>
        <source>pages of PDF documents without text</source>
        <translation>páginas de documentos PDF sin texto</translation>
    </message>
</context>
<context>
    <name>LineMark</name>
    <message>
        <source>here noise is added, once</source>
        <translation>aquí se añade ruido</translation>
    </message>
</context>
<context>
    <name>LookAlikeModel</name>
    <message>
        <source>Looks like</source>
        <translation>Parece</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>En el texto</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>%1, left out</source>
        <extracomment>%1: number of a document</extracomment>
        <translation>%1, excluido</translation>
    </message>
</context>
<context>
    <name>LookAlikes</name>
    <message>
        <source>date</source>
        <extracomment>a day of the calendar</extracomment>
        <translation>fecha</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>número de teléfono</translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation>correo electrónico</translation>
    </message>
    <message>
        <source>long number</source>
        <translation>número largo</translation>
    </message>
    <message>
        <source>web address</source>
        <translation>dirección web</translation>
    </message>
    <message>
        <source>social security or insurance number</source>
        <translation>número de seguridad social o de seguro</translation>
    </message>
    <message>
        <source>bank or card number</source>
        <translation>número de cuenta o de tarjeta</translation>
    </message>
    <message>
        <source>record or account number</source>
        <translation>número de historia o de cuenta</translation>
    </message>
    <message>
        <source>postal address</source>
        <translation>dirección postal</translation>
    </message>
    <message>
        <source>name of a person</source>
        <translation>nombre de una persona</translation>
    </message>
</context>
<context>
    <name>MethodText</name>
    <message>
        <source>DP-BART, clipped by value (CLV)</source>
        <translation>DP-BART, acotado por valor (CLV)</translation>
    </message>
    <message>
        <source>Each row of text is encoded by BART, every number of it is clipped and gets noise, and what is left is decoded.</source>
        <translation>BART codifica cada línea de texto, cada uno de sus números se acota y recibe ruido, y lo que queda se decodifica.</translation>
    </message>
    <message>
        <source>DP-BART, pruned (PR)</source>
        <translation>DP-BART, podado (PR)</translation>
    </message>
    <message>
        <source>As by value, with a model that has learnt to do with fewer numbers, each of which then needs less noise.</source>
        <translation>Como por valor, con un modelo que ha aprendido a arreglarse con menos números, cada uno de los cuales necesita entonces menos ruido.</translation>
    </message>
    <message>
        <source>DP-BART, pruned and trained with noise (PR+)</source>
        <translation>DP-BART, podado y entrenado con ruido (PR+)</translation>
    </message>
    <message>
        <source>As pruned, with a model that has learnt on public texts to decode what noise leaves.</source>
        <translation>Como podado, con un modelo que ha aprendido con textos públicos a decodificar lo que deja el ruido.</translation>
    </message>
    <message>
        <source>ADePT, clipped by norm</source>
        <translation>ADePT, acotado por norma</translation>
    </message>
    <message>
        <source>Each row of text is encoded by a small recurrent network, its numbers together are clipped and get noise, and what is left is decoded.</source>
        <translation>Una pequeña red recurrente codifica cada línea de texto, sus números se acotan juntos y reciben ruido, y lo que queda se decodifica.</translation>
    </message>
    <message>
        <source>Rewrite each record</source>
        <translation>Reescribir cada registro</translation>
    </message>
    <message>
        <source>Each row of text is encoded by a model of this computer, gets noise, and is decoded again: local differential privacy, as DP-BART and ADePT publish it. At an epsilon that protects, nothing of a text is left.</source>
        <translation>Un modelo de este ordenador codifica cada línea de texto, le añade ruido y la decodifica de nuevo: privacidad diferencial local, tal como la publican DP-BART y ADePT. Con un épsilon que protege no queda nada de un texto.</translation>
    </message>
    <message>
        <source>So few records at this epsilon usually give little: less than two thirds of what is possible without noise. More records, fewer labels or a larger epsilon help most.</source>
        <translation>Con este épsilon, tan pocos registros suelen dar poco: menos de dos tercios de lo posible sin ruido. Lo que más ayuda son más registros, menos categorías o un épsilon mayor.</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter, a package of its own, and a model that was trained on public texts.</source>
        <translation>El programa keyseed-rewriter, un paquete aparte, y un modelo entrenado con textos públicos.</translation>
    </message>
    <message>
        <source>The budget, for every row of a patient or record. Published figures are of epsilon 250 to 2,500 a text; above 15 it protects next to nothing.</source>
        <translation>El presupuesto, por cada línea de un paciente o registro. Las cifras publicadas son de un épsilon de 250 a 2500 por texto; por encima de 15 no protege casi nada.</translation>
    </message>
    <message>
        <source>One document for each row, of at most 20 words or so; how many is public, and noise makes some of them out of nothing.</source>
        <translation>Un documento por línea, de unas 20 palabras como máximo; cuántos son es público, y el ruido hace algunos de la nada.</translation>
    </message>
    <message>
        <source>Usual usefulness</source>
        <translation>Utilidad habitual</translation>
    </message>
    <message>
        <source>Usual usefulness is how well a classifier of the sequences knows the labels of real texts, compared with sequences without noise, on measured public corpora.</source>
        <translation>La utilidad habitual es lo bien que un clasificador de las secuencias reconoce las categorías de textos reales, en comparación con secuencias sin ruido, en corpus públicos medidos.</translation>
    </message>
    <message>
        <source>Wherever the promise matters: below epsilon 100 a row comes back as other words. Keyphrases keep more for far less.</source>
        <translation>Dondequiera que importe la promesa: por debajo de épsilon 100, una línea vuelve con otras palabras. Las frases clave conservan más por mucho menos.</translation>
    </message>
    <message>
        <source>Evolve texts (AugPE)</source>
        <translation>Hacer evolucionar textos (AugPE)</translation>
    </message>
    <message>
        <source>Texts are written without the records. In each of several rounds every patient or record gives one noisy vote to the text that is nearest to it, and what gets many votes is varied and voted on again.</source>
        <translation>Se redactan textos sin los registros. En cada una de varias rondas, cada paciente o registro da un voto con ruido al texto más próximo; lo que recibe muchos votos se varía y se vota de nuevo.</translation>
    </message>
    <message>
        <source>Evolve texts of a model</source>
        <translation>Hacer evolucionar textos de un modelo</translation>
    </message>
    <message>
        <source>A language model that can be asked from here, and about a hundred patients or records under each label. Texts are compared by the phrases of the vocabulary.</source>
        <translation>Un modelo de lenguaje al que se pueda preguntar desde aquí, y unos cien pacientes o registros en cada categoría. Los textos se comparan por las expresiones del vocabulario.</translation>
    </message>
    <message>
        <source>All rounds are paid from the budget before the first. The model is asked for hundreds or thousands of texts between the rounds, and again for each document: the Budget page says how many.</source>
        <translation>Todas las rondas se pagan del presupuesto antes de la primera. Entre las rondas se piden al modelo cientos o miles de textos, y después cada documento: la página Presupuesto dice cuántos.</translation>
    </message>
    <message>
        <source>Documents in the words of the model: variations of those texts that many records were near to.</source>
        <translation>Documentos en palabras del modelo: variaciones de los textos a los que se acercaban muchos registros.</translation>
    </message>
    <message>
        <source>With few records under a label the votes drown in the noise. Without a model, keyphrases bring more for the same budget.</source>
        <translation>Con pocos registros en una categoría, los votos se pierden en el ruido. Sin modelo, las expresiones clave rinden más con el mismo presupuesto.</translation>
    </message>
    <message>
        <source>By the number that the Start page declares, there are fewer records under a label than texts to vote on. Take keyphrases, or put labels together.</source>
        <translation>Según el número indicado en la página Inicio, en una categoría hay menos registros que textos por votar. Elija expresiones clave o junte categorías.</translation>
    </message>
    <message>
        <source>Counts records first, then phrases under each label as finely as that many allow. Of use already with a few hundred records.</source>
        <translation>Cuenta primero los registros y después las expresiones de cada categoría, con tanto detalle como permita su número. Útil ya con unos cientos de registros.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Independent phrases</source>
        <translation>Expresiones independientes</translation>
    </message>
    <message>
        <source>Learns where the phrases of a label lie among all phrases, and draws each on its own. For comparison: little of what sets labels apart comes through.</source>
        <translation>Aprende dónde se sitúan las expresiones de una categoría entre todas las expresiones, y extrae cada una por separado. Para comparar: se conserva poco de lo que distingue a las categorías.</translation>
    </message>
    <message>
        <source>Phrase by phrase, linear</source>
        <translation>Expresión por expresión, lineal</translation>
    </message>
    <message>
        <source>Learns which phrase follows those before it, with one table for each place: the budget is divided by the number of phrases.</source>
        <translation>Aprende qué expresión sigue a las anteriores, con una tabla por posición: el presupuesto se divide entre el número de expresiones.</translation>
    </message>
    <message>
        <source>Phrase by phrase, logarithmic</source>
        <translation>Expresión por expresión, logarítmico</translation>
    </message>
    <message>
        <source>Learns which phrase follows those before it, with a few tables for all places: the best of the published ones, for very large corpora.</source>
        <translation>Aprende qué expresión sigue a las anteriores, con unas pocas tablas para todas las posiciones: el mejor de los publicados, para corpus muy grandes.</translation>
    </message>
    <message>
        <source>Keyphrases</source>
        <translation>Expresiones clave</translation>
    </message>
    <message>
        <source>Phrases of the vocabulary are counted in the records, with noise. Sequences of phrases are drawn from the noisy counts, and a document is written around each.</source>
        <translation>Las expresiones del vocabulario se cuentan en los registros, con ruido. De los recuentos con ruido se extraen series de expresiones, y en torno a cada una se redacta un documento.</translation>
    </message>
    <message>
        <source>A vocabulary that fits the records, and some hundred of them. No language model, though one writes better documents.</source>
        <translation>Un vocabulario adecuado a los registros, y unos cientos de ellos. Ningún modelo de lenguaje, aunque con uno los documentos son mejores.</translation>
    </message>
    <message>
        <source>The budget, once. Whoever writes the documents is asked afterwards, once for each: that can be repeated and costs no budget.</source>
        <translation>El presupuesto, una vez. A quien redacta los documentos se le pide después, una vez por documento: se puede repetir y no cuesta presupuesto.</translation>
    </message>
    <message>
        <source>Documents with the phrases that are typical of each label. Every number that was released can be read and checked.</source>
        <translation>Documentos con las expresiones típicas de cada categoría. Cada número publicado se puede leer y comprobar.</translation>
    </message>
    <message>
        <source>What is not in the vocabulary does not come through, nor how the notes are worded.</source>
        <translation>Lo que no está en el vocabulario no se conserva, ni tampoco la forma de redactar las notas.</translation>
    </message>
    <message>
        <source>Choose among texts (DP-DA)</source>
        <translation>Elegir entre textos (DP-DA)</translation>
    </message>
    <message>
        <source>Texts are written without the records. Every person belongs to one of many teachers, each of which says to which texts its records are nearest; a student learns from the noisy counts of their answers which texts to keep.</source>
        <translation>Se escriben textos sin los registros. Cada persona pertenece a uno de muchos maestros, cada uno de los cuales dice a qué textos se parecen más sus registros; un alumno aprende de los recuentos con ruido de sus respuestas qué textos conservar.</translation>
    </message>
    <message>
        <source>Choose among texts of a model</source>
        <translation>Elegir entre los textos de un modelo</translation>
    </message>
    <message>
        <source>A language model that can be asked from here, and many patients or records under each label.</source>
        <translation>Un modelo de lenguaje al que se pueda preguntar desde aquí, y muchos pacientes o registros en cada categoría.</translation>
    </message>
    <message>
        <source>The budget, once: all answers of the teachers are paid for. The publication claims epsilon 4, which pays for 12 of its 3,750 answers; all of them cost epsilon 172. The model is asked for the texts to choose among, and again for each document.</source>
        <translation>El presupuesto, una vez: se pagan todas las respuestas de los maestros. La publicación afirma un épsilon de 4, que paga 12 de sus 3.750 respuestas; todas cuestan un épsilon de 172. Al modelo se le piden los textos entre los que elegir, y de nuevo cada documento.</translation>
    </message>
    <message>
        <source>Documents in the words of the model: those of its texts that are most like the records.</source>
        <translation>Documentos con las palabras del modelo: los de sus textos que más se parecen a los registros.</translation>
    </message>
    <message>
        <source>With fewer teachers than the noise needs, their answers drown. Keyphrases bring more for the same budget.</source>
        <translation>Con menos maestros de los que pide el ruido, sus respuestas se ahogan. Las expresiones clave rinden más con el mismo presupuesto.</translation>
    </message>
    <message>
        <source>%1 patients</source>
        <translation>%1 pacientes</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 registros</translation>
    </message>
    <message>
        <source>%1 texts are written before the only round of votes; with a language model each is a request.</source>
        <translation>Se escriben %1 textos antes de la única ronda de votación; con un modelo de lenguaje, cada uno es una solicitud.</translation>
    </message>
    <message>
        <source>%1 texts are written in all before the last of %2 rounds of votes; with a language model each is a request.</source>
        <translation>Antes de la última de %2 rondas de votos se redactan en total %1 textos; con un modelo de lenguaje, cada uno es una consulta.</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 veces</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and begin the votes</source>
        <translation>&amp;Gastar %1 y empezar las votaciones</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and release the noisy counts</source>
        <translation>&amp;Gastar %1 y publicar los recuentos con ruido</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and rewrite the rows</source>
        <translation>&amp;Gastar %1 y reescribir las líneas</translation>
    </message>
    <message>
        <source>0 % begins with texts about the names of the labels. A share for phrases lets the first texts have phrases of the records, and leaves less for the votes.</source>
        <translation>0 % empieza con textos en torno a los nombres de las categorías. Una parte para expresiones da a los primeros textos expresiones de los registros, y deja menos para los votos.</translation>
    </message>
    <message>
        <source>0 % is recommended with the histogram: for as many records as a hospital has, the same budget spent on the phrases makes documents hang together better as well.</source>
        <translation>Con el histograma se recomienda 0&#xa0;%: con tantos registros como tiene un hospital, el mismo presupuesto gastado en las expresiones también da documentos más coherentes.</translation>
    </message>
    <message>
        <source>1 patient</source>
        <translation>1 paciente</translation>
    </message>
    <message>
        <source>1 record</source>
        <translation>1 registro</translation>
    </message>
    <message>
        <source>A group survives from</source>
        <translation>Un grupo sobrevive desde</translation>
    </message>
    <message>
        <source>A phrase survives from</source>
        <translation>Una expresión sobrevive desde</translation>
    </message>
    <message>
        <source>An epsilon above 15 protects next to nothing: treat the documents as the records themselves.</source>
        <translation>Un épsilon mayor que 15 no protege casi nada: trate los documentos como los propios registros.</translation>
    </message>
    <message>
        <source>At 0 % labels are drawn in public proportions and say nothing of the documents. They are never copied: a share pays for noisy ones.</source>
        <translation>Con 0 % las categorías se sortean en proporciones públicas y no dicen nada de los documentos. Nunca se copian: una parte paga por otras con ruido.</translation>
    </message>
    <message>
        <source>At such an epsilon rows come back as other words; the sample on the Method page shows it.</source>
        <translation>Con un épsilon así las líneas vuelven con otras palabras; la muestra de la página Método lo enseña.</translation>
    </message>
    <message>
        <source>Counted for each label, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation>Por categoría, solo a partir de cifras públicas: el presupuesto y el tamaño del vocabulario.</translation>
    </message>
    <message>
        <source>Counted over all labels together, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation>Con todas las categorías juntas, solo a partir de cifras públicas: el presupuesto y el tamaño del vocabulario.</translation>
    </message>
    <message>
        <source>Epsilon of one row of text by itself</source>
        <translation>Épsilon de una sola línea de texto</translation>
    </message>
    <message>
        <source>Groups that survive</source>
        <translation>Grupos que sobreviven</translation>
    </message>
    <message>
        <source>Noise on a number, beside the largest that it can be</source>
        <translation>Ruido en un número, junto a su mayor valor</translation>
    </message>
    <message>
        <source>Noise on the count of a group (95 %)</source>
        <translation>Ruido en el recuento de un grupo (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Noise on the count of a phrase (95 %)</source>
        <translation>Ruido en el recuento de una expresión (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Noise on the votes for a text (95 %)</source>
        <translation>Ruido en los votos de un texto (95 %)</translation>
    </message>
    <message>
        <source>Phrases that survive</source>
        <translation>Expresiones que sobreviven</translation>
    </message>
    <message>
        <source>Releasing the noisy counts</source>
        <translation>Se publican los recuentos con ruido</translation>
    </message>
    <message>
        <source>Rewriting the rows</source>
        <translation>Reescribiendo las líneas</translation>
    </message>
    <message>
        <source>Rows for which a patient pays together: at most %1.</source>
        <translation>Filas por las que un paciente paga en conjunto: como máximo %1.</translation>
    </message>
    <message>
        <source>Rows for which a record pays together: at most %1.</source>
        <translation>Filas por las que un registro paga en conjunto: como máximo %1.</translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation>Líneas que se vuelven documentos</translation>
    </message>
    <message>
        <source>Texts that a vote chooses among</source>
        <translation>Textos entre los que elige un voto</translation>
    </message>
    <message>
        <source>The last line is a rough guess for the number of records that you declared public on the Start page, over all labels; at most %1 can survive.</source>
        <translation>La última línea es una estimación aproximada para el número de registros que declaró público en la página Inicio, entre todas las categorías; como máximo pueden sobrevivir %1.</translation>
    </message>
    <message>
        <source>The noisy counts: drawn once, yours to keep and use as often as you like.</source>
        <translation>Los recuentos con ruido: obtenidos una vez, para conservar y usar tantas veces como quiera.</translation>
    </message>
    <message>
        <source>The noisy rows: drawn once, yours to keep and use as often as you like.</source>
        <translation>Las líneas con ruido: sorteadas una vez, suyas para guardarlas y usarlas cuantas veces quiera.</translation>
    </message>
    <message>
        <source>The noisy votes: drawn once, yours to keep and use as often as you like.</source>
        <translation>Los votos con ruido: generados una sola vez; puede conservarlos y usarlos cuantas veces quiera.</translation>
    </message>
    <message>
        <source>The published methods learn their sequences from this share, so it cannot be 0.</source>
        <translation>Los métodos publicados aprenden sus secuencias de esta parte, así que no puede ser 0.</translation>
    </message>
    <message>
        <source>The texts are rows of records, rewritten by a machine: what the noise leaves of someone&apos;s record stands in them.</source>
        <translation>Los textos son filas de registros, reescritas por una máquina: lo que el ruido deja del registro de alguien está en ellos.</translation>
    </message>
    <message>
        <source>To see how many would survive, say on the Start page that the number of records may be public, and about how many there are.</source>
        <translation>Para ver cuántas sobrevivirían, indique en la página Inicio que el número de registros puede ser público y cuántos hay aproximadamente.</translation>
    </message>
    <message>
        <source>Votes from which a text stands out</source>
        <translation>Votos a partir de los cuales un texto destaca</translation>
    </message>
    <message>
        <source>Voting on the texts</source>
        <translation>Votación sobre los textos</translation>
    </message>
    <message>
        <source>With so few records a text needs most of the votes to stand out: take a larger epsilon, or another method.</source>
        <translation>Con tan pocos registros, un texto necesita la mayoría de los votos para destacar: tome un épsilon mayor u otro método.</translation>
    </message>
    <message>
        <source>With this budget groups of near phrases are counted, not single ones: fewer counts, so that less drowns in the noise.</source>
        <translation>Con este presupuesto se cuentan grupos de expresiones cercanas, no expresiones sueltas: menos recuentos, para que se pierda menos en el ruido.</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>alrededor de %1</translation>
    </message>
    <message>
        <source>about %1 % of what is possible</source>
        <translation>alrededor del %1 % de lo posible</translation>
    </message>
    <message>
        <source>the counts of the labels</source>
        <translation>los recuentos de las categorías</translation>
    </message>
    <message>
        <source>the rewritten rows</source>
        <translation>las líneas reescritas</translation>
    </message>
    <message>
        <source>which label each row has</source>
        <translation>qué categoría tiene cada línea</translation>
    </message>
    <message>
        <source>which phrases go together</source>
        <translation>qué expresiones van juntas</translation>
    </message>
    <message>
        <source>which phrases the first texts have</source>
        <translation>qué expresiones tienen los primeros textos</translation>
    </message>
    <message>
        <source>which phrases there are</source>
        <translation>qué expresiones hay</translation>
    </message>
    <message>
        <source>which texts are like the records</source>
        <translation>qué textos se parecen a los registros</translation>
    </message>
    <message>
        <source>± %1 patients</source>
        <translation>± %1 pacientes</translation>
    </message>
    <message>
        <source>± %1 records</source>
        <translation>± %1 registros</translation>
    </message>
    <message>
        <source>± %1 votes</source>
        <translation>± %1 votos</translation>
    </message>
    <message>
        <source>Noise on the number with a value of a field (95 %)</source>
        <translation>Ruido en el número con un valor de un campo (95 %)</translation>
    </message>
    <message>
        <source>Fields are compared with each other from about</source>
        <translation>Los campos se comparan entre sí a partir de unos</translation>
    </message>
    <message>
        <source>With fewer, each field is drawn by its own shares, independent of the other fields and of the label.</source>
        <translation>Con menos, cada campo se extrae según sus propias proporciones, independiente de los demás campos y de la categoría.</translation>
    </message>
    <message>
        <source>Noise was added to the numbers of every row, and only the noisy ones are kept. They are decoded on the page Make documents, as often as you like.</source>
        <translation>A los números de cada línea se añadió ruido, y solo se guardan los que lo tienen. Se descodifican en la página Crear los documentos, cuantas veces quiera.</translation>
    </message>
    <message>
        <source>the fields beside the text</source>
        <translation>los campos junto al texto</translation>
    </message>
</context>
<context>
    <name>NoisyPhraseModel</name>
    <message>
        <source>above</source>
        <extracomment>of a phrase or a group of phrases: its count is above the line, where it stands out of the noise, or below</extracomment>
        <translation>encima</translation>
    </message>
    <message>
        <source>below</source>
        <translation>debajo</translation>
    </message>
    <message>
        <source>Group of phrases</source>
        <translation>Grupo de expresiones</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Ruido (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>a column that says whether a count is above or below the dashed line of the chart</extracomment>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Patients of all labels, noisy</source>
        <translation>Pacientes de todas las categorías, con ruido</translation>
    </message>
    <message>
        <source>Records of all labels, noisy</source>
        <translation>Registros de todas las categorías, con ruido</translation>
    </message>
    <message>
        <source>Patients, noisy</source>
        <translation>Pacientes, con ruido</translation>
    </message>
    <message>
        <source>Records, noisy</source>
        <translation>Registros, con ruido</translation>
    </message>
    <message>
        <source>A patient counts once in all, divided among their phrases. Per cent: the share of all that is above the line under this label.</source>
        <translation>Un paciente cuenta una vez en total, repartido entre sus expresiones. Por ciento: la parte de todo lo que supera la línea en esta categoría.</translation>
    </message>
    <message>
        <source>A record counts once in all, divided among its phrases. Per cent: the share of all that is above the line under this label.</source>
        <translation>Un registro cuenta una vez en total, repartido entre sus expresiones. Por ciento: la parte de todo lo que supera la línea en esta categoría.</translation>
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
        <translation>Parte de la categoría</translation>
    </message>
</context>
<context>
    <name>PhrasePairs</name>
    <message>
        <source>more rarely</source>
        <extracomment>of two phrases in drawn sequences: more rarely than by chance</extracomment>
        <translation>menos a menudo</translation>
    </message>
    <message>
        <source>as by chance</source>
        <translation>como por azar</translation>
    </message>
    <message>
        <source>more often</source>
        <translation>más a menudo</translation>
    </message>
    <message>
        <source>2 times or more</source>
        <translation>2 veces o más</translation>
    </message>
    <message>
        <source>4 times or more</source>
        <translation>4 veces o más</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: together in %Ln sequence(s), %3 expected by chance</source>
        <extracomment>%1, %2: phrases, %3: a number; %Ln: number of sequences</extracomment>
        <translation>
            <numerusform>%1 y %2: juntas en %Ln secuencia; por azar se esperaban %3</numerusform>
            <numerusform>%1 y %2: juntas en %Ln secuencias; por azar se esperaban %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>number of sequences and their share of all: &quot;6 (10 %)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>column: the second phrase of a pair</extracomment>
        <translation>Con</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>column: number of sequences that have both phrases</extracomment>
        <translation>Juntas</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Por azar</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>column, short: how many times as often as by chance</extracomment>
        <translation>Veces</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
</context>
<context>
    <name>PlanIssueText</name>
    <message>
        <source>Give the project a name.</source>
        <translation>Dé un nombre al proyecto.</translation>
    </message>
    <message>
        <source>Choose the column that holds the text.</source>
        <translation>Elija la columna que contiene el texto.</translation>
    </message>
    <message>
        <source>A declared label has no name: enter a name, or remove the label.</source>
        <translation>Una categoría declarada no tiene nombre: póngale uno o quítela de la lista.</translation>
    </message>
    <message>
        <source>A declared label stands for an empty value: remove the value.</source>
        <translation>Una categoría declarada equivale a un valor vacío: quite ese valor.</translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation>Elija un vocabulario.</translation>
    </message>
    <message>
        <source>Enter the kind of document to write.</source>
        <translation>Indique qué tipo de documento se va a redactar.</translation>
    </message>
    <message>
        <source>The name of the project</source>
        <translation>El nombre del proyecto</translation>
    </message>
    <message>
        <source>The path of the records</source>
        <translation>La ruta de los registros</translation>
    </message>
    <message>
        <source>A declared label</source>
        <translation>Una categoría declarada</translation>
    </message>
    <message>
        <source>A value of a declared label</source>
        <translation>Un valor de una categoría declarada</translation>
    </message>
    <message>
        <source>The path of the vocabulary</source>
        <translation>La ruta del vocabulario</translation>
    </message>
    <message>
        <source>The kind of document</source>
        <translation>El tipo de documento</translation>
    </message>
    <message>
        <source>This version does not support the vocabulary of the plan. Choose another one.</source>
        <translation>El plan indica un vocabulario que esta versión no conoce; elija uno.</translation>
    </message>
    <message>
        <source>This version does not support the vectors of the plan. Choose the vocabulary again.</source>
        <translation>El plan indica unos vectores que esta versión no conoce; vuelva a elegir el vocabulario.</translation>
    </message>
    <message>
        <source>This version does not support the method of the plan. Choose another one.</source>
        <translation>El plan indica un método que esta versión no conoce; elija uno.</translation>
    </message>
    <message>
        <source>This version does not support the writer of the plan. Choose another one.</source>
        <translation>El plan indica una forma de redactar que esta versión no conoce; elija una.</translation>
    </message>
    <message>
        <source>Phrases in each document: enter a number from 1 to %1.</source>
        <translation>Expresiones en cada documento: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Documents for each label: enter a number from 1 to %1.</source>
        <translation>Documentos por categoría: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Phrases that one record or patient counts for: enter a number from 1 to %1.</source>
        <translation>Expresiones para las que cuenta un registro o paciente: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Phrases that are kept: enter a number from 1 to %1.</source>
        <translation>Expresiones que se conservan: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Lengths that are learned: enter a number from 1 to %1, the phrases in each document.</source>
        <translation>Longitudes que se aprenden: se necesita un número del 1 al %1, las expresiones en cada documento.</translation>
    </message>
    <message>
        <source>The row with the names of the columns: enter a number from 1 to %1.</source>
        <translation>La fila con los nombres de las columnas: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>The approximate number of records: enter a number from 1 to %1.</source>
        <translation>El número aproximado de registros: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>The column of the text cannot hold the label as well; choose another, or none.</source>
        <translation>La columna del texto no puede contener también la categoría; elija otra o ninguna.</translation>
    </message>
    <message>
        <source>Choose the column that holds the label, or none.</source>
        <translation>Elija la columna que contiene la categoría, o ninguna.</translation>
    </message>
    <message>
        <source>The column of the text cannot identify patients. Choose another one.</source>
        <translation>La columna del texto no puede distinguir a los pacientes; elija otra.</translation>
    </message>
    <message>
        <source>Choose the column that identifies patients.</source>
        <translation>Elija la columna que distingue a los pacientes.</translation>
    </message>
    <message>
        <source>The part of the budget for phrases that occur together: enter 0 or a number up to 50.</source>
        <translation>La parte del presupuesto para qué expresiones van juntas: se necesita 0 o un número hasta 50.</translation>
    </message>
    <message>
        <source>The part of the budget for the counts of the labels: enter 0 or a number up to 50.</source>
        <translation>La parte del presupuesto para los recuentos de las categorías: se necesita 0 o un número hasta 50.</translation>
    </message>
    <message>
        <source>%1 contains characters that cannot be saved.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 contiene caracteres que no se pueden guardar.</translation>
    </message>
    <message>
        <source>%1 must be on one line, without control characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 debe ocupar una sola línea, sin caracteres de control.</translation>
    </message>
    <message>
        <source>%1 contains an invisible character that no package can hold. Type it again.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 contiene un carácter invisible que ningún paquete puede contener. Escriba el texto de nuevo.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;, %2: a number</extracomment>
        <translation>%1 tiene más de %2 caracteres.</translation>
    </message>
    <message>
        <source>The name of the project cannot contain slashes, because files get this name.</source>
        <translation>El nombre del proyecto no puede contener barras, porque hay archivos que lo llevan.</translation>
    </message>
    <message>
        <source>A file of this format has no delimiter to choose; choose &quot;recognised&quot;.</source>
        <translation>Un archivo de este formato no tiene delimitador que elegir; elija «detectado».</translation>
    </message>
    <message>
        <source>This delimiter cannot separate columns; choose another.</source>
        <translation>Este delimitador no puede separar columnas; elija otro.</translation>
    </message>
    <message>
        <source>The encoding has no name; choose one, or &quot;recognised&quot;.</source>
        <translation>La codificación no tiene nombre; elija una, o «detectado».</translation>
    </message>
    <message>
        <source>At most %1 labels can be declared.</source>
        <translation>Se pueden declarar %1 categorías como máximo.</translation>
    </message>
    <message>
        <source>%1 is already declared: choose another name, or group the two labels.</source>
        <translation>%1 ya está declarada: dé otro nombre a la categoría o junte las dos.</translation>
    </message>
    <message>
        <source>A declared label stands for no value: remove it from the list.</source>
        <translation>Una categoría declarada no equivale a ningún valor: quítela de la lista.</translation>
    </message>
    <message>
        <source>A value can belong to one label only. This value already belongs to %1.</source>
        <translation>Un valor solo puede estar en una categoría; este ya está en %1.</translation>
    </message>
    <message>
        <source>A declared label contains the separator of labels, so no record can have it: choose another separator, or declare the parts of the label.</source>
        <translation>Una categoría declarada contiene el separador de categorías, de modo que ningún registro puede tenerla: elija otro separador, o declare las partes de la categoría.</translation>
    </message>
    <message>
        <source>Labels are declared: choose the column that holds the label, or declare none.</source>
        <translation>Hay categorías declaradas: elija la columna que contiene la categoría, o no declare ninguna.</translation>
    </message>
    <message>
        <source>Move the slider to choose a budget.</source>
        <translation>Mueva el deslizador para elegir un presupuesto.</translation>
    </message>
    <message>
        <source>The part of the budget for the phrases: enter a number above 0, up to 50.</source>
        <translation>La parte del presupuesto para las expresiones: se necesita un número mayor que 0, hasta 50.</translation>
    </message>
    <message>
        <source>The parts of the budget are more than %1 together. Reduce one of them.</source>
        <translation>Las partes del presupuesto suman más de %1; reduzca una de ellas.</translation>
    </message>
    <message>
        <source>Delta: enter 0 or a number up to 0.001.</source>
        <translation>Delta: se necesita 0 o un número hasta 0,001.</translation>
    </message>
    <message>
        <source>The cap: enter a number above 0, up to 1000.</source>
        <translation>El tope: se necesita un número mayor que 0, hasta 1000.</translation>
    </message>
    <message numerus="yes">
        <source>That is more than a million documents: with %Ln label(s), at most %1 for each.</source>
        <translation>
            <numerusform>Son más de un millón de documentos: con %Ln categoría, %1 como máximo.</numerusform>
            <numerusform>Son más de un millón de documentos: con %Ln categorías, %1 como máximo para cada una.</numerusform>
        </translation>
    </message>
    <message>
        <source>This method needs a part of the budget for phrases that occur together.</source>
        <translation>Este método necesita una parte del presupuesto para qué expresiones van juntas.</translation>
    </message>
    <message>
        <source>Pairs of features: enter 0 for an automatic number, or a number up to %1.</source>
        <translation>Pares de características: se necesita 0, para que el número se elija solo, o un número hasta %1.</translation>
    </message>
    <message>
        <source>Variety: enter a number from %1 to %2.</source>
        <translation>Variedad: se necesita un número de %1 a %2.</translation>
    </message>
    <message>
        <source>The shares of the labels are declared, so noisy counts of them are not needed. Choose one of the two.</source>
        <translation>Las proporciones de las categorías están declaradas, así que pagar por recuentos con ruido no serviría de nada; elija una de las dos cosas.</translation>
    </message>
    <message>
        <source>Declare a share for each label.</source>
        <translation>Declare una proporción para cada categoría.</translation>
    </message>
    <message>
        <source>A share has to be 0 or more.</source>
        <translation>Una proporción tiene que ser 0 o más.</translation>
    </message>
    <message>
        <source>At least one label needs a share above 0.</source>
        <translation>Al menos una categoría necesita una proporción mayor que 0.</translation>
    </message>
    <message>
        <source>Enter a readable name for the data source.</source>
        <translation>Introduzca un nombre legible para la fuente de datos.</translation>
    </message>
    <message>
        <source>The name of the data source</source>
        <translation>El nombre de la fuente de datos</translation>
    </message>
    <message>
        <source>This version does not support the rule for quotes in the plan. Choose another one.</source>
        <translation>El plan indica una regla para las comillas que esta versión no conoce; elija otra.</translation>
    </message>
    <message>
        <source>This version does not support the rule for records with several labels in the plan. Choose &quot;first&quot; or &quot;each&quot;.</source>
        <translation>El plan indica una regla para los registros con varias categorías que esta versión no conoce; elija «first» o «each».</translation>
    </message>
    <message>
        <source>This version does not support the format of records in the plan. Choose another one.</source>
        <translation>El plan indica un formato de registros que esta versión no conoce; elija uno.</translation>
    </message>
    <message>
        <source>The plan has a setting that its method does not use. Choose the method again.</source>
        <translation>El plan contiene un ajuste que su método no puede usar; elija el método de nuevo.</translation>
    </message>
    <message>
        <source>The cap of delta: enter a number above 0, up to 0.001.</source>
        <translation>El tope de delta: se necesita un número mayor que 0, hasta 0,001.</translation>
    </message>
    <message>
        <source>The plan spends budget on something that its method does not learn. Choose the method again.</source>
        <translation>El plan paga por algo que su método no aprende; elija el método de nuevo.</translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary has no name: remove it from the list.</source>
        <translation>Una expresión excluida del vocabulario no tiene nombre: vuelva a incluirla.</translation>
    </message>
    <message>
        <source>The vocabulary needs one more choice: %1.</source>
        <extracomment>%1: what a field is called, such as &quot;Semantic types&quot;</extracomment>
        <translation>El vocabulario necesita una elección más: %1.</translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary</source>
        <translation>Una expresión excluida del vocabulario</translation>
    </message>
    <message>
        <source>A setting of the vocabulary</source>
        <translation>Un ajuste del vocabulario</translation>
    </message>
    <message>
        <source>The plan leaves out a kind of phrases that this version does not support. Choose the vocabulary again.</source>
        <translation>El plan excluye un tipo de expresiones que esta versión no conoce; elija de nuevo el vocabulario.</translation>
    </message>
    <message>
        <source>Give the address of the server that gives vectors.</source>
        <translation>Indique la dirección del servidor que da vectores.</translation>
    </message>
    <message>
        <source>Enter the name of the model that gives vectors.</source>
        <translation>Nombre el modelo que da vectores.</translation>
    </message>
    <message>
        <source>Choose a file of word vectors.</source>
        <translation>Elija un archivo de vectores de palabras.</translation>
    </message>
    <message>
        <source>The address of the server that gives vectors</source>
        <translation>La dirección del servidor que da vectores</translation>
    </message>
    <message>
        <source>A setting of the vectors</source>
        <translation>Un ajuste de los vectores</translation>
    </message>
    <message>
        <source>Choose the files that hold the records.</source>
        <translation>Elija los archivos que contienen los registros.</translation>
    </message>
    <message>
        <source>Choose the key that connects the labels in the other file to the records.</source>
        <translation>Elija la clave que une las categorías del otro archivo a los registros.</translation>
    </message>
    <message>
        <source>Choose the column of the other file that holds the label.</source>
        <translation>Elija la columna del otro archivo que contiene la categoría.</translation>
    </message>
    <message>
        <source>The pattern is not a valid regular expression. Check its brackets.</source>
        <translation>El patrón no es una expresión regular; revise sus paréntesis.</translation>
    </message>
    <message>
        <source>The database cannot be read as the plan says: check its connection, the query and the variables of its user and password.</source>
        <translation>La base de datos no se puede leer como dice el plan: compruebe la conexión, la consulta y las variables del usuario y de la contraseña.</translation>
    </message>
    <message>
        <source>The labels are in another file: choose no column for them, or remove that file.</source>
        <translation>Las categorías están en otro archivo: no elija una columna para ellas o deje fuera ese archivo.</translation>
    </message>
    <message>
        <source>records.profile is empty. Remove it or choose a profile.</source>
        <translation>El plan no nombra ningún tipo de exportación donde dice cuál es; quítelo.</translation>
    </message>
    <message>
        <source>The plan has values that mark withdrawn records, but no column for them. Name the column, or remove the values.</source>
        <translation>El plan contiene valores que señalan los registros retirados, pero ninguna columna para ellos. Indique la columna o elimine los valores.</translation>
    </message>
    <message>
        <source>Choose the sheet or table that holds the records.</source>
        <translation>Elija la hoja o la tabla que contiene los registros.</translation>
    </message>
    <message>
        <source>The path of the file with the labels</source>
        <translation>La ruta del archivo con las categorías</translation>
    </message>
    <message>
        <source>The path of the profile</source>
        <translation>La ruta del perfil</translation>
    </message>
    <message>
        <source>The name of the sheet or table</source>
        <translation>El nombre de la hoja o de la tabla</translation>
    </message>
    <message>
        <source>The plan contains a section twice, or a section that this version does not support. Choose the sections again.</source>
        <translation>El plan nombra una sección dos veces, o una que esta versión no conoce; elija de nuevo las secciones.</translation>
    </message>
    <message>
        <source>This version cannot detect negation in the language of the plan. Choose another language, or none.</source>
        <translation>El plan nombra un idioma en el que esta versión no reconoce lo que se niega; elija otro, o ninguno.</translation>
    </message>
    <message>
        <source>This version does not support the rule for copied paragraphs in the plan. Choose again whether they count once.</source>
        <translation>El plan tiene una regla para párrafos copiados que esta versión no conoce; elija de nuevo si cuentan una vez.</translation>
    </message>
    <message>
        <source>Copied paragraphs can count once only if a column identifies patients: choose a column, or count the copies.</source>
        <translation>Los párrafos copiados solo pueden contar una vez donde una columna distingue a los pacientes: elija una, o cuente las copias.</translation>
    </message>
    <message>
        <source>The separator of labels has one to three characters that are neither letters nor digits, for example &quot;;&quot;.</source>
        <translation>Lo que separa las categorías son de uno a tres caracteres, ni letras ni cifras: «;» por ejemplo.</translation>
    </message>
    <message>
        <source>A separator of labels needs a column of labels: choose a column, or remove the separator.</source>
        <translation>Lo que separa las categorías necesita una columna de categorías: elija una o deje el separador vacío.</translation>
    </message>
    <message>
        <source>The column of the public texts cannot hold their label as well; choose another, or none.</source>
        <translation>La columna de los textos públicos no puede contener también su etiqueta; elija otra, o ninguna.</translation>
    </message>
    <message>
        <source>Combine at least two vocabularies, with at most one of public documents: put all files of documents into one.</source>
        <translation>Varios vocabularios son dos o más, y los documentos públicos son uno de ellos como mucho: nombre todos los archivos de documentos en uno solo.</translation>
    </message>
    <message>
        <source>One of the vocabularies cannot be used (%1): choose it again, or remove it.</source>
        <extracomment>%1: a place in the list of vocabularies, &quot;of[1].file&quot;</extracomment>
        <translation>Uno de los vocabularios no se puede usar así (%1): elíjalo de nuevo o quítelo.</translation>
    </message>
    <message>
        <source>A file of this format has neither quotes nor a row with the names of the columns to choose; remove the rule from the plan.</source>
        <translation>Un archivo de este formato no tiene comillas ni una fila con los nombres de las columnas que elegir; quite la regla del plan.</translation>
    </message>
    <message>
        <source>The vocabulary is in another language than the records: choose a vocabulary in their language, or correct the language on the Records page.</source>
        <translation>El vocabulario está en un idioma distinto al de los registros: elija un vocabulario en su idioma o corrija el idioma en la página Registros.</translation>
    </message>
    <message>
        <source>Choose the language of the texts, or leave it open.</source>
        <translation>Elija el idioma de los textos o déjelo sin indicar.</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>no file is chosen</source>
        <translation>sin archivo elegido</translation>
    </message>
    <message>
        <source>%1, text in the column %2</source>
        <extracomment>%1: name of a file, %2: name of a column</extracomment>
        <translation>%1, texto en la columna %2</translation>
    </message>
    <message>
        <source>one record</source>
        <translation>un registro</translation>
    </message>
    <message>
        <source>one patient: all rows with the same %1 together</source>
        <extracomment>%1: name of a column</extracomment>
        <translation>un paciente: juntas todas las filas con el mismo %1</translation>
    </message>
    <message>
        <source>none: all records form one class</source>
        <translation>ninguna: todos los registros forman una sola clase</translation>
    </message>
    <message numerus="yes">
        <source>%n declared</source>
        <translation>
            <numerusform>%n declarada</numerusform>
            <numerusform>%n declaradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and more</source>
        <extracomment>%1: &quot;5 declared&quot;, %2: the labels</extracomment>
        <translation>%1: %2 y más</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Medical (built in)</source>
        <translation>Médico (incluido)</translation>
    </message>
    <message>
        <source>English (built in)</source>
        <translation>Inglés (incluido)</translation>
    </message>
    <message>
        <source>your own list %1</source>
        <translation>su propia lista %1</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>sin elegir</translation>
    </message>
    <message>
        <source>epsilon %1 per patient</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>épsilon %1 por paciente</translation>
    </message>
    <message>
        <source>epsilon %1 per record</source>
        <translation>épsilon %1 por registro</translation>
    </message>
    <message>
        <source>Gaussian noise, delta %1</source>
        <translation>Ruido gaussiano, delta %1</translation>
    </message>
    <message>
        <source>Laplace noise, no delta</source>
        <translation>Ruido de Laplace, sin delta</translation>
    </message>
    <message>
        <source>documents by declared shares</source>
        <translation>documentos por proporciones declaradas</translation>
    </message>
    <message>
        <source>documents by noisy counts of the labels</source>
        <translation>documentos por recuentos con ruido de las categorías</translation>
    </message>
    <message>
        <source>documents evenly over the labels</source>
        <translation>documentos por igual entre las categorías</translation>
    </message>
    <message>
        <source>%1, of which some phrases are left out</source>
        <extracomment>%1: a vocabulary</extracomment>
        <translation>%1, con algunas expresiones excluidas</translation>
    </message>
</context>
<context>
    <name>PreparationText</name>
    <message>
        <source>Before the first heading</source>
        <extracomment>a section of a medical note, as all that follow: what stands before the first heading</extracomment>
        <translation>Antes del primer título</translation>
    </message>
    <message>
        <source>Chief complaint</source>
        <translation>Motivo de consulta</translation>
    </message>
    <message>
        <source>History of present illness</source>
        <translation>Enfermedad actual</translation>
    </message>
    <message>
        <source>Past medical history</source>
        <translation>Antecedentes médicos</translation>
    </message>
    <message>
        <source>Past surgical history</source>
        <translation>Antecedentes quirúrgicos</translation>
    </message>
    <message>
        <source>Family history</source>
        <translation>Antecedentes familiares</translation>
    </message>
    <message>
        <source>Social history</source>
        <translation>Antecedentes sociales</translation>
    </message>
    <message>
        <source>Allergies</source>
        <translation>Alergias</translation>
    </message>
    <message>
        <source>Medications</source>
        <translation>Medicación</translation>
    </message>
    <message>
        <source>Immunizations</source>
        <translation>Vacunas</translation>
    </message>
    <message>
        <source>Review of systems</source>
        <translation>Revisión por sistemas</translation>
    </message>
    <message>
        <source>Physical examination</source>
        <translation>Exploración física</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Imaging</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Indication</source>
        <extracomment>why an examination was asked for</extracomment>
        <translation>Indicación</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>with earlier images</extracomment>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Impression</source>
        <extracomment>of who reads an image: what it means</extracomment>
        <translation>Impresión</translation>
    </message>
    <message>
        <source>Assessment and plan</source>
        <translation>Valoración y plan</translation>
    </message>
    <message>
        <source>Subjective</source>
        <extracomment>of a SOAP note: what the patient says</extracomment>
        <translation>Subjetivo</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>of a SOAP note: what was found</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Preoperative diagnosis</source>
        <translation>Diagnóstico preoperatorio</translation>
    </message>
    <message>
        <source>Postoperative diagnosis</source>
        <translation>Diagnóstico postoperatorio</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Procedimiento</translation>
    </message>
    <message>
        <source>Anesthesia</source>
        <translation>Anestesia</translation>
    </message>
    <message>
        <source>Operative details</source>
        <extracomment>surgeon, loss of blood, drains</extracomment>
        <translation>Detalles de la operación</translation>
    </message>
    <message>
        <source>Complications</source>
        <translation>Complicaciones</translation>
    </message>
    <message>
        <source>Hospital course</source>
        <translation>Evolución en el hospital</translation>
    </message>
    <message>
        <source>Admission diagnosis</source>
        <translation>Diagnóstico de ingreso</translation>
    </message>
    <message>
        <source>Discharge diagnosis</source>
        <translation>Diagnóstico de alta</translation>
    </message>
    <message>
        <source>Discharge medications</source>
        <translation>Medicación al alta</translation>
    </message>
    <message>
        <source>Condition at discharge</source>
        <translation>Estado al alta</translation>
    </message>
    <message>
        <source>Discharge instructions</source>
        <translation>Instrucciones al alta</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Seguimiento</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Under a heading that is in no list</source>
        <translation>Bajo un título fuera de las listas</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>What was expected, and what to do</source>
        <translation>Qué se esperaba y qué hacer</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>column: the line of the file, or the file and the line</extracomment>
        <translation>Lugar</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>The character in column %1 is not %2.</source>
        <extracomment>%1: a place in a line, %2: an encoding such as UTF-8</extracomment>
        <translation>El carácter de la columna %1 no es %2.</translation>
    </message>
    <message>
        <source>Choose the encoding of the file, or correct the character.</source>
        <translation>Elija la codificación que tiene el archivo, o corrija el carácter.</translation>
    </message>
    <message>
        <source>The file looks like %1: choose it as the encoding.</source>
        <extracomment>%1: an encoding</extracomment>
        <translation>El archivo parece %1: elija esa codificación.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Add the missing fields, or put a text of several lines into quotes.</source>
        <translation>
            <numerusform>Se esperaba %Ln campo, como en la línea de encabezado; encontrados: %1. Añada lo que falta, o ponga entre comillas el texto que ocupe varias líneas.</numerusform>
            <numerusform>Se esperaban %Ln campos, como en la línea de encabezado; encontrados: %1. Añada lo que falta, o ponga entre comillas el texto que ocupe varias líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Put a text that contains the delimiter into quotes, or remove the extra fields.</source>
        <translation>
            <numerusform>Se esperaba %Ln campo, como en la línea de encabezado; encontrados: %1. Ponga entre comillas el texto que contenga el delimitador, o quite lo que sobra.</numerusform>
            <numerusform>Se esperaban %Ln campos, como en la línea de encabezado; encontrados: %1. Ponga entre comillas el texto que contenga el delimitador, o quite lo que sobra.</numerusform>
        </translation>
    </message>
    <message>
        <source>A quote opens here and is never closed. Close it, or double it (&quot;&quot;).</source>
        <translation>Aquí se abre una comilla que no se cierra. Ciérrela o duplíquela (&quot;&quot;).</translation>
    </message>
    <message>
        <source>A quote opens here and is still open after %1, the most a record may have. Close it, or double it (&quot;&quot;).</source>
        <translation>Aquí se abre una comilla que sigue abierta después de %1, lo máximo que puede ocupar un registro. Ciérrela o duplíquela (&quot;&quot;).</translation>
    </message>
    <message>
        <source>In field %1, which begins on line %2, text follows a closing quote. Double the quotes that belong to the text (&quot;&quot;).</source>
        <translation>En el campo %1, que empieza en la línea %2, hay texto tras una comilla de cierre. Duplique las comillas que formen parte del texto (&quot;&quot;).</translation>
    </message>
    <message>
        <source>In field %1, text follows a closing quote. Double the quotes that belong to the text (&quot;&quot;).</source>
        <translation>En el campo %1, hay texto tras una comilla de cierre. Duplique las comillas que formen parte del texto (&quot;&quot;).</translation>
    </message>
    <message>
        <source>Longer than %1, the most a record may have. Split the record.</source>
        <translation>Ocupa más de %1, lo máximo que puede ocupar un registro. Divida el registro.</translation>
    </message>
    <message>
        <source>Invalid JSON from byte %1 of the line. Each line must be one complete JSON object.</source>
        <translation>No hay JSON válido a partir del byte %1 de la línea. Cada línea debe contener un objeto JSON completo.</translation>
    </message>
    <message>
        <source>Not a JSON object. Each line must be one complete JSON object.</source>
        <translation>No es un objeto JSON. Cada línea debe contener un objeto JSON completo.</translation>
    </message>
    <message>
        <source>The field %1 must be text in quotes. Correct it, or remove the line.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>El campo %1 debe contener texto entre comillas. Corríjalo o elimine la línea.</translation>
    </message>
    <message>
        <source>The field %1 must be text in quotes or a number. Correct it, or remove the line.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>El campo %1 debe contener texto entre comillas o un número. Corríjalo o elimine la línea.</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <extracomment>%1: a sheet of a workbook, or a table of a database</extracomment>
        <translation>hoja %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>%1: a row of a sheet or of a table</extracomment>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1: the name of a file, %2: a number</extracomment>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>The text has the maximum length of a spreadsheet cell (%1 characters): the rest was most likely cut off. It counts as it is. Export the records again from their system.</source>
        <translation>El texto es tan largo como puede serlo una celda de una hoja de cálculo (%1 caracteres): muy probablemente se cortó lo que venía detrás. Cuenta tal como está. Exporte de nuevo los registros desde su origen.</translation>
    </message>
    <message>
        <source>A quote opens in field %1, and the lines up to line %2 look like rows of their own. Close the quote, or set in the plan how the file quotes (records.quoting): &quot;none&quot; if quotes are characters of the texts, &quot;standard&quot; if the cell is right.</source>
        <translation>Una comilla se abre en el campo %1, y las líneas hasta la línea %2 parecen registros propios. Cierre la comilla, o indique en el plan cómo usa comillas el archivo (records.quoting): &quot;none&quot; si las comillas son parte de los textos, &quot;standard&quot; si la celda es correcta.</translation>
    </message>
    <message>
        <source>Byte %1 of the file, in column %2 of the line, is zero, which no text has. Remove it, or export the file again.</source>
        <translation>El byte %1 del archivo, en la columna %2 de la línea, es cero, lo que no existe en ningún texto. Elimínelo, o exporte de nuevo el archivo.</translation>
    </message>
    <message>
        <source>Pages of the PDF document without text, such as scans: %1. Recognise their text with another program, or leave the document out.</source>
        <extracomment>%1: a number of pages</extracomment>
        <translation>Páginas del documento PDF sin texto, por ejemplo escaneadas: %1. Haga reconocer su texto con otro programa o deje el documento fuera.</translation>
    </message>
</context>
<context>
    <name>ProfileText</name>
    <message>
        <source>Recognised by the format.</source>
        <translation>Reconocido por el formato.</translation>
    </message>
    <message>
        <source>Recognised by the columns %1.</source>
        <translation>Reconocido por las columnas %1.</translation>
    </message>
    <message>
        <source>Workbook with one note a row</source>
        <translation>Libro con una nota por fila</translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation>mensajes HL7 v2</translation>
    </message>
    <message>
        <source>A profile of your organisation: %1.</source>
        <translation>Un perfil de su institución: %1.</translation>
    </message>
    <message>
        <source>A profile of your organisation, %1: %2.</source>
        <extracomment>%1: the name of a file, %2: what the organisation says about it</extracomment>
        <translation>Un perfil de su institución, %1: %2.</translation>
    </message>
    <message>
        <source>FHIR resources</source>
        <translation>recursos FHIR</translation>
    </message>
    <message>
        <source>REDCap export</source>
        <translation>Exportación de REDCap</translation>
    </message>
    <message>
        <source>OMOP CDM, NOTE joined with conditions</source>
        <translation>OMOP CDM, NOTE unida a diagnósticos</translation>
    </message>
    <message>
        <source>OMOP CDM, table NOTE</source>
        <translation>OMOP CDM, tabla NOTE</translation>
    </message>
    <message>
        <source>CDA documents</source>
        <translation>documentos CDA</translation>
    </message>
    <message>
        <source>i2b2 / n2c2 records</source>
        <translation>registros i2b2 / n2c2</translation>
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
        <translation>una frase, como se publicó</translation>
    </message>
    <message>
        <source>for a medical record</source>
        <translation>para una historia clínica</translation>
    </message>
    <message>
        <source>for a discharge summary</source>
        <translation>para un informe de alta</translation>
    </message>
    <message>
        <source>for a radiology report</source>
        <translation>para un informe de radiología</translation>
    </message>
    <message>
        <source>for a summary of an encyclopaedia</source>
        <translation>para un resumen de enciclopedia</translation>
    </message>
    <message>
        <source>for a document of any kind</source>
        <translation>para un documento de cualquier tipo</translation>
    </message>
</context>
<context>
    <name>ReceivedTextModel</name>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expresiones</translation>
    </message>
</context>
<context>
    <name>RecordsFilter</name>
    <message>
        <source>Records (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.csv *.jsonl ...</extracomment>
        <translation>Registros (%1);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>ReleaseFilesModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
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
        <translation>%1 gastado el %2.</translation>
    </message>
    <message>
        <source>Spent %1. Ledger entry %2.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;; %2: a time</extracomment>
        <translation>%1 gastado. En el libro de gastos: %2.</translation>
    </message>
    <message>
        <source>all records</source>
        <translation>todos los registros</translation>
    </message>
</context>
<context>
    <name>ReviewListModel</name>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look-alike(s)</source>
        <translation>
            <numerusform>%n posible identificador</numerusform>
            <numerusform>%n posibles identificadores</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>duplicado</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>what the review found in a document</extracomment>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>of a document that the package will not hold</extracomment>
        <translation>excluido</translation>
    </message>
    <message>
        <source>like %1</source>
        <extracomment>nearly the same text; %1: number of a document, &quot;SYN-000123&quot;</extracomment>
        <translation>similar a %1</translation>
    </message>
    <message>
        <source>%1, left out: %2</source>
        <extracomment>%1: number of a document, %2: why it is left out</extracomment>
        <translation>%1, excluido: %2</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>an interval, from %1 to %2: percentages</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2 records</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Classifier</source>
        <extracomment>a program that classifies records by label</extracomment>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>share of the records that a classifier classifies correctly</extracomment>
        <translation>Aciertos</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>heads the share that is right when the answer is always the most frequent label</extracomment>
        <translation>A ciegas</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>none</source>
        <extracomment>there are no records to take a share of</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage with one decimal</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>logistic regression on phrases</source>
        <translation>regresión logística con expresiones</translation>
    </message>
    <message>
        <source>logistic regression on vectors</source>
        <translation>regresión logística con vectores</translation>
    </message>
    <message>
        <source>three-layer network on phrases</source>
        <translation>red de tres capas con expresiones</translation>
    </message>
    <message>
        <source>three-layer network on vectors</source>
        <translation>red de tres capas con vectores</translation>
    </message>
</context>
<context>
    <name>SourceNames</name>
    <message numerus="yes">
        <source>%Ln file(s) in %1</source>
        <extracomment>%1: the name of a folder</extracomment>
        <translation>
            <numerusform>%Ln archivo en %1</numerusform>
            <numerusform>%Ln archivos en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln file(s)</source>
        <extracomment>%1: the name of an archive</extracomment>
        <translation>
            <numerusform>%1, %Ln archivo</numerusform>
            <numerusform>%1, %Ln archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>Rewriting rows with the model</source>
        <translation>Reescribiendo líneas con el modelo</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>Leyendo el proyecto</translation>
    </message>
    <message>
        <source>Reading the records</source>
        <translation>Leyendo los registros</translation>
    </message>
    <message>
        <source>Reading the vocabulary</source>
        <translation>Leyendo el vocabulario</translation>
    </message>
    <message>
        <source>Grouping the phrases of the vocabulary</source>
        <translation>Agrupando las expresiones del vocabulario</translation>
    </message>
    <message>
        <source>Learning which phrases occur together; this can no longer be stopped</source>
        <translation>Aprendiendo qué expresiones van juntas; ya no se puede detener</translation>
    </message>
    <message>
        <source>Drawing the noise; this can no longer be stopped</source>
        <translation>Generando el ruido; ya no se puede detener</translation>
    </message>
    <message>
        <source>Drawing phrases</source>
        <translation>Extrayendo expresiones</translation>
    </message>
    <message>
        <source>Writing documents</source>
        <translation>Redactando documentos</translation>
    </message>
    <message>
        <source>Writing the package</source>
        <translation>Creando el paquete</translation>
    </message>
    <message>
        <source>Checking the package</source>
        <translation>Comprobando el paquete</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>queda aproximadamente %n segundo</numerusform>
            <numerusform>quedan aproximadamente %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>queda aproximadamente %n minuto</numerusform>
            <numerusform>quedan aproximadamente %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the whole file</source>
        <translation>Leyendo el archivo entero</translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation>Buscando la línea</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Consultando al servidor</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Cargando el modelo</translation>
    </message>
    <message>
        <source>Asking the model</source>
        <translation>Consultando al modelo</translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation>Leyendo las respuestas</translation>
    </message>
    <message>
        <source>Looking for phrases in the texts</source>
        <translation>Buscando expresiones en los textos</translation>
    </message>
    <message>
        <source>Training on the synthetic texts</source>
        <translation>Entrenando con los textos sintéticos</translation>
    </message>
    <message>
        <source>Testing on the records</source>
        <translation>Probando con los registros</translation>
    </message>
    <message>
        <source>Finding similar phrases</source>
        <translation>Averiguando qué expresiones son cercanas entre sí</translation>
    </message>
    <message>
        <source>Counting the words of the texts</source>
        <translation>Contando las palabras de los textos</translation>
    </message>
    <message>
        <source>Looking for phrases of several words</source>
        <translation>Buscando expresiones de varias palabras</translation>
    </message>
    <message>
        <source>Finding the phrases in the texts</source>
        <translation>Encontrando las expresiones en los textos</translation>
    </message>
    <message>
        <source>Learning which phrases are similar</source>
        <translation>Aprendiendo qué expresiones son próximas</translation>
    </message>
    <message>
        <source>Learning which phrases are specific</source>
        <translation>Aprendiendo qué expresiones dicen algo</translation>
    </message>
    <message>
        <source>Finding the forms in which the phrases occur</source>
        <translation>Encontrando las formas de las expresiones</translation>
    </message>
    <message>
        <source>Learning which phrases occur together</source>
        <translation>Aprendiendo qué expresiones van juntas</translation>
    </message>
    <message>
        <source>Reading the texts</source>
        <translation>Leyendo los textos</translation>
    </message>
    <message>
        <source>Applying the model</source>
        <translation>Se aplica el modelo</translation>
    </message>
    <message>
        <source>Saving the documents</source>
        <translation>Se guardan los documentos</translation>
    </message>
    <message>
        <source>Finding similar documents</source>
        <translation>Buscando qué documentos están cerca unos de otros</translation>
    </message>
    <message>
        <source>Placing the documents on the map</source>
        <translation>Colocando los documentos en el mapa</translation>
    </message>
    <message>
        <source>Training on public texts</source>
        <translation>Entrenamiento con textos públicos</translation>
    </message>
</context>
<context>
    <name>TermListModel</name>
    <message>
        <source>Phrase</source>
        <extracomment>columns of a list of phrases: the phrase; disease, drug and so on; whether it is left out</extracomment>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>excluida</translation>
    </message>
    <message>
        <source>left out by kind</source>
        <translation>excluida por tipo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
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
            <numerusform>alrededor de %Ln minuto</numerusform>
            <numerusform>unos %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>alrededor de %Ln hora</numerusform>
            <numerusform>unas %Ln horas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VocabularyText</name>
    <message>
        <source>Built in</source>
        <translation>Integrado</translation>
    </message>
    <message>
        <source>Names (MRCONSO.RRF)</source>
        <translation>Nombres (MRCONSO.RRF)</translation>
    </message>
    <message>
        <source>Names (RXNCONSO.RRF)</source>
        <translation>Nombres (RXNCONSO.RRF)</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>Descripciones</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Encabezamientos</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>A snapshot of the descriptions: sct2_Description_Snapshot...</source>
        <translation>Una instantánea de las descripciones: sct2_Description_Snapshot...</translation>
    </message>
    <message>
        <source>The descriptors in ASCII (d2024.bin), or a file of the tree</source>
        <translation>Los descriptores en ASCII (d2024.bin), o un archivo del árbol</translation>
    </message>
    <message>
        <source>An order file of ICD-10-CM, or the codes of ICD-10-GM (icd10gm2024syst_kodes.txt)</source>
        <translation>Un archivo «order» de la ICD-10-CM, o los códigos de la ICD-10-GM (icd10gm2024syst_kodes.txt)</translation>
    </message>
    <message>
        <source>With the column term; concept, weight and kind may be there</source>
        <translation>Con la columna term; puede haber también concept, weight y kind</translation>
    </message>
    <message>
        <source>One phrase a line, in UTF-8</source>
        <translation>Una expresión por línea, en UTF-8</translation>
    </message>
    <message>
        <source>A list of phrases, one a line</source>
        <translation>Una lista de expresiones, una por línea</translation>
    </message>
    <message>
        <source>UMLS Metathesaurus</source>
        <translation>Metatesauro UMLS</translation>
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
        <translation>ICD-10-CM o ICD-10-GM</translation>
    </message>
    <message>
        <source>An ontology in OBO format, such as HPO</source>
        <translation>Una ontología en formato OBO, como la HPO</translation>
    </message>
    <message>
        <source>RxNorm</source>
        <translation>RxNorm</translation>
    </message>
    <message>
        <source>A table (CSV) with a column of terms</source>
        <translation>Una tabla (CSV) con una columna de términos</translation>
    </message>
    <message>
        <source>A vocabulary that Keyseed saved or learnt</source>
        <translation>Un vocabulario que Keyseed guardó o aprendió</translation>
    </message>
    <message>
        <source>Needs a UMLS licence. Names that survive the noise are published: check that each source vocabulary allows it.</source>
        <translation>Requiere una licencia de la UMLS. Los nombres que sobreviven al ruido se publican: compruebe que cada vocabulario de origen lo permite.</translation>
    </message>
    <message>
        <source>Needs a licence of SNOMED International or a member country. Names that survive the noise are published.</source>
        <translation>Requiere una licencia de SNOMED International o de un país miembro. Los nombres que sobreviven al ruido se publican.</translation>
    </message>
    <message>
        <source>From the National Library of Medicine of the United States, whose terms of use ask to be named.</source>
        <translation>De la National Library of Medicine de los Estados Unidos, cuyas condiciones de uso piden que se la mencione.</translation>
    </message>
    <message>
        <source>Codes of diagnoses. Their titles that survive the noise are published: check the terms of use.</source>
        <translation>Códigos de diagnósticos. Los títulos que sobreviven al ruido se publican: compruebe las condiciones de uso.</translation>
    </message>
    <message>
        <source>Synonyms that mean the same count as the same phrase. Check the licence of the ontology.</source>
        <translation>Los sinónimos que significan lo mismo cuentan como la misma expresión. Compruebe la licencia de la ontología.</translation>
    </message>
    <message>
        <source>Phrases that survive the noise are published: check that its licence allows it.</source>
        <translation>Las expresiones que sobreviven al ruido se publican: compruebe que su licencia lo permite.</translation>
    </message>
    <message>
        <source>Kinds of the concepts (MRSTY.RRF)</source>
        <translation>Tipos de los conceptos (MRSTY.RRF)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Semantic types</source>
        <translation>Tipos semánticos</translation>
    </message>
    <message>
        <source>Source vocabularies</source>
        <translation>Vocabularios de origen</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>Conceptos</translation>
    </message>
    <message>
        <source>Language reference set</source>
        <translation>Conjunto de referencias de idioma</translation>
    </message>
    <message>
        <source>Id of the reference set</source>
        <translation>Identificador del conjunto de referencias</translation>
    </message>
    <message>
        <source>Supplementary concepts</source>
        <translation>Conceptos suplementarios</translation>
    </message>
    <message>
        <source>Parts of the tree</source>
        <translation>Partes del árbol</translation>
    </message>
    <message>
        <source>Alphabet of ICD-10-GM</source>
        <translation>Alfabeto de la ICD-10-GM</translation>
    </message>
    <message>
        <source>Tells diseases from drugs and so on; lies beside MRCONSO.RRF</source>
        <translation>Distingue enfermedades de medicamentos, etc.; está junto a MRCONSO.RRF</translation>
    </message>
    <message>
        <source>ENG unless you say otherwise; GER, FRE, SPA ...</source>
        <translation>ENG, si no indica otra cosa; GER, FRE, SPA ...</translation>
    </message>
    <message>
        <source>All unless you say otherwise; en, de, fr ...</source>
        <translation>Todos, si no indica otra cosa; en, de, fr ...</translation>
    </message>
    <message>
        <source>Only these concepts</source>
        <translation>Solo estos conceptos</translation>
    </message>
    <message>
        <source>A list of identifiers such as C0018802, one a line; all concepts without it</source>
        <translation>Una lista de identificadores como C0018802, uno por línea; sin ella, todos los conceptos</translation>
    </message>
    <message>
        <source>names of concepts that the list does not have</source>
        <translation>nombres de conceptos que no están en la lista</translation>
    </message>
    <message>
        <source>All unless you name some: T047, T184</source>
        <translation>Todos, si no nombra algunos: T047, T184</translation>
    </message>
    <message>
        <source>All unless you name some: MSH, SNOMEDCT_US</source>
        <translation>Todos, si no nombra algunos: MSH, SNOMEDCT_US</translation>
    </message>
    <message>
        <source>Leaves inactive concepts out: sct2_Concept_Snapshot...</source>
        <translation>Excluye los conceptos inactivos: sct2_Concept_Snapshot...</translation>
    </message>
    <message>
        <source>Says which name is preferred: der2_cRefset_LanguageSnapshot...</source>
        <translation>Dice qué nombre se prefiere: der2_cRefset_LanguageSnapshot...</translation>
    </message>
    <message>
        <source>Where the file above holds several</source>
        <translation>Si el archivo de arriba contiene varios</translation>
    </message>
    <message>
        <source>Drugs and rare diseases beside the headings (c2024.bin)</source>
        <translation>Medicamentos y enfermedades raras además de los encabezamientos (c2024.bin)</translation>
    </message>
    <message>
        <source>All unless you name some: C, D27, F03</source>
        <translation>Todas, si no nombra algunas: C, D27, F03</translation>
    </message>
    <message>
        <source>More names of the same diagnoses (icd10gm2024alpha_edvtxt.txt)</source>
        <translation>Otros nombres de los mismos diagnósticos (icd10gm2024alpha_edvtxt.txt)</translation>
    </message>
    <message>
        <source>disease</source>
        <translation>enfermedad</translation>
    </message>
    <message>
        <source>symptom</source>
        <translation>síntoma</translation>
    </message>
    <message>
        <source>body part</source>
        <translation>parte del cuerpo</translation>
    </message>
    <message>
        <source>drug</source>
        <translation>medicamento</translation>
    </message>
    <message>
        <source>procedure</source>
        <translation>procedimiento</translation>
    </message>
    <message>
        <source>organism</source>
        <translation>organismo</translation>
    </message>
    <message>
        <source>substance</source>
        <translation>sustancia</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>a phrase of no particular kind</extracomment>
        <translation>otra</translation>
    </message>
    <message>
        <source>names in other languages</source>
        <translation>nombres en otros idiomas</translation>
    </message>
    <message>
        <source>names of other vocabularies</source>
        <translation>nombres de otros vocabularios</translation>
    </message>
    <message>
        <source>suppressed names</source>
        <translation>nombres que la fuente suprime</translation>
    </message>
    <message>
        <source>names of concepts of other semantic types</source>
        <translation>nombres de conceptos de otros tipos semánticos</translation>
    </message>
    <message>
        <source>entries of the alphabet without a code</source>
        <translation>entradas del alfabeto sin código</translation>
    </message>
    <message>
        <source>inactive names</source>
        <translation>nombres que ya no se usan</translation>
    </message>
    <message>
        <source>names of inactive concepts</source>
        <translation>nombres de conceptos que ya no se usan</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation>definiciones</translation>
    </message>
    <message>
        <source>headings in other trees</source>
        <translation>encabezamientos en otras partes del árbol</translation>
    </message>
    <message>
        <source>places in other trees</source>
        <translation>lugares en otras partes del árbol</translation>
    </message>
    <message>
        <source>synonyms that are broader, narrower or related</source>
        <translation>sinónimos más amplios, más estrechos o solo relacionados</translation>
    </message>
    <message>
        <source>obsolete concepts</source>
        <translation>conceptos obsoletos</translation>
    </message>
    <message>
        <source>names longer than 200 bytes</source>
        <translation>nombres de más de 200 bytes</translation>
    </message>
    <message>
        <source>names with fewer than two letters</source>
        <translation>nombres con menos de dos letras</translation>
    </message>
    <message>
        <source>names with control characters</source>
        <translation>nombres con caracteres de control</translation>
    </message>
    <message>
        <source>concepts without a name of their own</source>
        <translation>conceptos sin nombre propio</translation>
    </message>
    <message>
        <source>Vocabularies (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.txt *.csv ...</extracomment>
        <translation>Vocabularios (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Public documents, to learn a vocabulary from</source>
        <translation>Documentos públicos de los que se aprende un vocabulario</translation>
    </message>
    <message>
        <source>Several vocabularies as one</source>
        <translation>Varios vocabularios como uno</translation>
    </message>
    <message>
        <source>Texts of the field that anyone may read; 20 MB or more are advised. Never use your own notes. The texts are read once, and again when they change.</source>
        <translation>Textos del campo que cualquiera puede leer; se aconsejan 20 MB o más. Nunca las notas de la casa. Se leen una vez, y de nuevo cuando cambian.</translation>
    </message>
    <message>
        <source>All their phrases; with public documents among them, those that the documents have. Phrases that survive the noise are published: check each licence.</source>
        <translation>Todos sus términos; con documentos públicos entre ellos, los que estos contienen. Los términos que superan el ruido se publican: compruebe cada licencia.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Column of the text</source>
        <translation>Columna del texto</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Todos estos textos son públicos</translation>
    </message>
    <message>
        <source>Where they come from</source>
        <translation>De dónde vienen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Vocabularies</source>
        <translation>Vocabularios</translation>
    </message>
    <message>
        <source>Told from the texts unless you say otherwise; en, de, fr ...</source>
        <translation>Se reconoce por los textos, si no indica otra cosa; en, de, fr ...</translation>
    </message>
    <message>
        <source>Tables, texts or folders of texts</source>
        <translation>Tablas, textos o carpetas de textos</translation>
    </message>
    <message>
        <source>Of tables; &quot;text&quot; unless you say otherwise</source>
        <translation>De tablas; «text», si no indica otra cosa</translation>
    </message>
    <message>
        <source>What is learnt of them goes out with every release.</source>
        <translation>Lo que se aprende de ellos sale con cada publicación.</translation>
    </message>
    <message>
        <source>General words</source>
        <translation>Palabras generales</translation>
    </message>
    <message>
        <source>Of a language without a built-in list: a word, a tab and its frequency a line</source>
        <translation>Para un idioma sin lista incorporada: en cada línea una palabra, un tabulador y su frecuencia</translation>
    </message>
    <message>
        <source>Told to recipients</source>
        <translation>Se comunica a los destinatarios</translation>
    </message>
    <message>
        <source>The name that a phrase has in the first of them is used.</source>
        <translation>Se usa el nombre que el término tiene en el primero de ellos.</translation>
    </message>
    <message>
        <source>terms of an earlier vocabulary</source>
        <translation>términos que ya tiene uno anterior</translation>
    </message>
</context>
<context>
    <name>VotedTexts</name>
    <message>
        <source>above</source>
        <extracomment>of the votes for a text: above the line, where they stand out of the noise, or below</extracomment>
        <translation>por encima</translation>
    </message>
    <message>
        <source>below</source>
        <translation>por debajo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Votes, noise added</source>
        <translation>Votos, con ruido</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Ruido (95 %)</translation>
    </message>
    <message>
        <source>The line</source>
        <extracomment>of a line in a chart, below which votes cannot be told from noise</extracomment>
        <translation>La línea</translation>
    </message>
</context>
<context>
    <name>WriterIssueText</name>
    <message>
        <source>Choose a prompt template.</source>
        <translation>Elija una plantilla de prompt.</translation>
    </message>
    <message>
        <source>Choose the language of the documents.</source>
        <translation>Indique en qué idioma se van a redactar los documentos.</translation>
    </message>
    <message>
        <source>Enter the length of a document, such as &quot;about 200 words&quot;.</source>
        <translation>Indique la longitud de un documento, por ejemplo «unas 200 palabras».</translation>
    </message>
    <message>
        <source>An example is empty: enter a text, or remove it from the list.</source>
        <translation>Un ejemplo está vacío: rellénelo o quítelo de la lista.</translation>
    </message>
    <message>
        <source>Give the address of the server.</source>
        <translation>Indique la dirección del servidor.</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>Elija un modelo.</translation>
    </message>
    <message>
        <source>Enter the API version of the Azure server, such as 2024-06-01.</source>
        <translation>Indique la versión de la API que espera el servidor de Azure, por ejemplo 2024-06-01.</translation>
    </message>
    <message>
        <source>Choose the file of certificates, or leave the field empty.</source>
        <translation>Elija el archivo de certificados o deje el campo vacío.</translation>
    </message>
    <message>
        <source>The name or path of the prompt template</source>
        <translation>El nombre o la ruta de la plantilla de prompt</translation>
    </message>
    <message>
        <source>The language</source>
        <translation>El idioma</translation>
    </message>
    <message>
        <source>The length of a document</source>
        <extracomment>How long the model is asked to make a document, in words: &quot;about 200 words&quot;.</extracomment>
        <translation>La longitud de un documento</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>The address of the server</source>
        <translation>La dirección del servidor</translation>
    </message>
    <message>
        <source>The name of the model</source>
        <translation>El nombre del modelo</translation>
    </message>
    <message>
        <source>The API version</source>
        <translation>La versión de la API</translation>
    </message>
    <message>
        <source>The path of the file of certificates</source>
        <translation>La ruta del archivo de certificados</translation>
    </message>
    <message>
        <source>Choose the model file, or leave the field empty.</source>
        <translation>Elija el archivo del modelo o deje el campo vacío.</translation>
    </message>
    <message>
        <source>The path of the model file</source>
        <translation>La ruta del archivo del modelo</translation>
    </message>
    <message>
        <source>Seconds without a word that end an answer: enter a number from 1 to %1.</source>
        <translation>Segundos sin una palabra que ponen fin a una respuesta: escriba un número de 1 a %1.</translation>
    </message>
    <message>
        <source>This version does not support the kind of server in the plan. Choose another one.</source>
        <translation>El plan indica un tipo de servidor que esta versión no conoce; elija uno.</translation>
    </message>
    <message>
        <source>This version does not support the setting for flawed answers in the plan. Choose keep, retry or mark.</source>
        <translation>El plan indica para las respuestas defectuosas algo que esta versión no conoce; elija conservar, pedir de nuevo o marcar.</translation>
    </message>
    <message>
        <source>Tokens of an answer: enter a number from 1 to %1.</source>
        <extracomment>Tokens are the pieces of text in which a language model counts.</extracomment>
        <translation>Tokens de una respuesta: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>Requests at the same time: enter a number from 1 to %1.</source>
        <translation>Solicitudes a la vez: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>Tries for a document: enter a number from 1 to %1.</source>
        <translation>Intentos por documento: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>The cap in requests: enter a number from 1 to %1.</source>
        <translation>El tope de solicitudes: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>At most %1 examples can be given.</source>
        <translation>Se pueden dar como máximo %1 ejemplos.</translation>
    </message>
    <message>
        <source>Every prompt contains the examples: declare that none of them was taken from the records, or remove them.</source>
        <translation>Cada prompt muestra los ejemplos: declare que ninguno se tomó de los registros o quítelos de la lista.</translation>
    </message>
    <message>
        <source>The temperature: enter a number from 0 to 2.</source>
        <translation>La temperatura: hace falta un número de 0 a 2.</translation>
    </message>
    <message>
        <source>An empty answer cannot be kept as a document: choose retry or mark.</source>
        <translation>Una respuesta vacía no es un documento y no se puede conservar: elija pedir de nuevo o marcar.</translation>
    </message>
    <message>
        <source>The address of the server is not valid: it must begin with https:// and contain a host name.</source>
        <translation>La dirección del servidor no está completa: empieza por https:// e indica un host.</translation>
    </message>
    <message>
        <source>The address of the server must not contain a user name, a password, ? or #. Enter the key in its own field.</source>
        <translation>La dirección del servidor no puede contener usuario, contraseña, ? ni #; la clave tiene su propio campo.</translation>
    </message>
    <message>
        <source>Plain http would send the key and the prompts without encryption: use https, or allow it for this host by name.</source>
        <translation>Con http simple, la clave y los prompts se enviarían sin cifrar: use https o permítalo para este host por su nombre.</translation>
    </message>
    <message>
        <source>Enter the name of an environment variable, such as OPENAI_API_KEY, not the key itself.</source>
        <translation>Indique el nombre de una variable de entorno, por ejemplo OPENAI_API_KEY, no la clave misma.</translation>
    </message>
    <message>
        <source>Use a variable that ends in _KEY or _TOKEN: other variables may contain other secrets.</source>
        <translation>Nombre una variable que termine en _KEY o _TOKEN: otras pueden contener otros secretos que la clave de un servidor.</translation>
    </message>
    <message>
        <source>The proxy: enter an address such as http://host:3128, without user name and password.</source>
        <translation>El proxy: hace falta una dirección como http://host:3128, sin usuario ni contraseña.</translation>
    </message>
    <message>
        <source>The host that may be reached by plain http: enter its name only, without http:// and port.</source>
        <translation>El host al que se puede acceder con http simple: hace falta solo su nombre, sin http:// ni puerto.</translation>
    </message>
    <message>
        <source>Tokens per minute: enter a number above 0, or 0 for no limit.</source>
        <translation>Tokens por minuto: hace falta un número mayor que 0, o 0 para no poner límite.</translation>
    </message>
    <message>
        <source>Requests per minute: enter a number above 0, or 0 for no limit.</source>
        <translation>Solicitudes por minuto: hace falta un número mayor que 0, o 0 para no poner límite.</translation>
    </message>
    <message>
        <source>The cap in money: enter an amount above 0.</source>
        <translation>El tope de dinero: hace falta un importe mayor que 0.</translation>
    </message>
    <message>
        <source>The price of a million tokens of answers: enter 0 or more.</source>
        <translation>El precio de un millón de tokens de respuestas: hace falta 0 o más.</translation>
    </message>
    <message>
        <source>The price of a million tokens of prompts: enter 0 or more.</source>
        <translation>El precio de un millón de tokens de prompts: hace falta 0 o más.</translation>
    </message>
    <message>
        <source>The built-in sentences are in English, German, French and Spanish: choose one of these.</source>
        <translation>Las frases del programa están en alemán, español, francés e inglés: elija uno de estos idiomas.</translation>
    </message>
    <message>
        <source>Choose the files of public texts.</source>
        <translation>Elija los archivos de textos públicos.</translation>
    </message>
    <message>
        <source>Choose the column of the public texts that holds the text.</source>
        <translation>Elija la columna de los textos públicos que contiene el texto.</translation>
    </message>
    <message>
        <source>Choose the column of the public texts that holds the label, or none.</source>
        <translation>Elija la columna de los textos públicos que contiene la etiqueta, o ninguna.</translation>
    </message>
    <message>
        <source>Enter the origin of the public texts.</source>
        <translation>Indique de dónde proceden los textos públicos.</translation>
    </message>
    <message>
        <source>Enter the licence of the public texts.</source>
        <translation>Indique bajo qué licencia pueden usarse los textos públicos.</translation>
    </message>
    <message>
        <source>The path of the public texts</source>
        <translation>La ruta de los textos públicos</translation>
    </message>
    <message>
        <source>The origin of the public texts</source>
        <translation>El origen de los textos públicos</translation>
    </message>
    <message>
        <source>The licence of the public texts</source>
        <translation>La licencia de los textos públicos</translation>
    </message>
    <message>
        <source>The name of a column of the public texts</source>
        <translation>El nombre de una columna de los textos públicos</translation>
    </message>
    <message>
        <source>Documents repeat sentences of these texts: declare that all of them are public and none was taken from the records, or choose another writer.</source>
        <translation>Los documentos repiten frases de estos textos: declare que todos son públicos y que ninguno procede de los registros, o elija otra forma de escribir.</translation>
    </message>
    <message>
        <source>The writer &quot;public texts&quot; only works with methods that select texts. Choose another writer or another method.</source>
        <translation>Este método transmite términos; solo los métodos que eligen entre textos escriben a partir de textos públicos: elija otra forma de escribir u otro método.</translation>
    </message>
    <message>
        <source>The weight of a server: enter a number from 1 to %1.</source>
        <translation>El peso de un servidor: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>At most %1 servers can be asked.</source>
        <translation>Se puede preguntar a %1 servidores como máximo.</translation>
    </message>
    <message>
        <source>A server is on the list twice: remove one and give the other more weight.</source>
        <translation>Un servidor está dos veces en la lista: quite uno y dé más peso al otro.</translation>
    </message>
</context>
<context>
    <name>WriterText</name>
    <message>
        <source>W&amp;ithout a model</source>
        <translation>Si&amp;n modelo</translation>
    </message>
    <message>
        <source>Built-in sentences are put around the phrases, on this computer.</source>
        <translation>Las expresiones se colocan en frases incluidas en el programa, en este equipo.</translation>
    </message>
    <message>
        <source>With a lan&amp;guage model</source>
        <translation>Con modelo de lengua&amp;je</translation>
    </message>
    <message>
        <source>A server of your choice is asked for each document.</source>
        <translation>Cada documento se pide a un servidor que usted elige.</translation>
    </message>
    <message>
        <source>Only prompts made of the released phrases go to the server, never a record.</source>
        <translation>Al servidor solo van prompts formados con las expresiones publicadas, nunca un registro.</translation>
    </message>
    <message>
        <source>&amp;Elsewhere</source>
        <translation>&amp;En otro lugar</translation>
    </message>
    <message>
        <source>You carry the prompts to a model and its answers back, as files.</source>
        <translation>Usted lleva los prompts a un modelo y trae sus respuestas, como archivos.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sale de este ordenador.</translation>
    </message>
    <message>
        <source>Only the file that you carry leaves this computer.</source>
        <translation>Solo sale de este ordenador el archivo que usted lleva.</translation>
    </message>
    <message>
        <source>Sentences of public texts</source>
        <translation>Frases de textos públicos</translation>
    </message>
    <message>
        <source>Sentences of public texts that hold the phrases are put together.</source>
        <translation>Se reúnen frases de textos públicos que contienen los términos.</translation>
    </message>
    <message>
        <source>Public texts</source>
        <translation>Textos públicos</translation>
    </message>
    <message>
        <source>Sentences of texts that you declare to be public are put together.</source>
        <translation>Se combinan frases de textos que usted declara públicos.</translation>
    </message>
    <message>
        <source>The method itself</source>
        <translation>El propio método</translation>
    </message>
    <message>
        <source>The method makes the texts from what it released.</source>
        <translation>El método crea los textos a partir de lo que publicó.</translation>
    </message>
</context>
<context>
    <name>WritingText</name>
    <message numerus="yes">
        <source>Paused: no new requests are sent. %Ln request(s) in progress will still be answered.</source>
        <translation>
            <numerusform>En pausa: no se pide nada nuevo. %Ln solicitud en curso aún se responderá.</numerusform>
            <numerusform>En pausa: no se pide nada nuevo. %Ln solicitudes en curso aún se responderán.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: no requests are sent until you continue.</source>
        <translation>En pausa: no se pide nada hasta que reanude.</translation>
    </message>
    <message numerus="yes">
        <source>The server accepts no more requests now (%1). The next try is in about %n second(s).</source>
        <translation>
            <numerusform>El servidor no admite más ahora (%1). Se volverá a pedir en aproximadamente %n segundo.</numerusform>
            <numerusform>El servidor no admite más ahora (%1). Se volverá a pedir en aproximadamente %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each document is stored in the project at once; no document is requested twice.</source>
        <translation>Cada documento se guarda en el proyecto según llega; lo que ya está no se pide dos veces.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) got no answer.</source>
        <translation>
            <numerusform>%Ln documento se quedó sin respuesta.</numerusform>
            <numerusform>%Ln documentos se quedaron sin respuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The last reason: %2</source>
        <extracomment>%1: so many documents got no answer; %2: why, in the words of the server</extracomment>
        <translation>%1 El último motivo: %2</translation>
    </message>
    <message numerus="yes">
        <source>All documents are written. %Ln of them are marked: the Review page lists them.</source>
        <translation>
            <numerusform>Todos los documentos están redactados. %Ln está marcado: figura en la página Revisión.</numerusform>
            <numerusform>Todos los documentos están redactados. %Ln están marcados: figuran en la página Revisión.</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents are written.</source>
        <translation>Todos los documentos están redactados.</translation>
    </message>
    <message>
        <source>Nothing is sent before you start.</source>
        <translation>No se envía nada antes de que usted empiece.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are stored in the project; writing continues with the others.</source>
        <translation>
            <numerusform>%Ln documento está guardado en el proyecto; la redacción continúa con los demás.</numerusform>
            <numerusform>%Ln documentos están guardados en el proyecto; la redacción continúa con los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 de %2 redactados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln marcado</numerusform>
            <numerusform>%Ln marcados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln asked</source>
        <extracomment>so many documents that a model was asked for and has not answered yet</extracomment>
        <translation>
            <numerusform>%Ln pedido</numerusform>
            <numerusform>%Ln pedidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting for another try</source>
        <translation>
            <numerusform>%Ln a la espera de otro intento</numerusform>
            <numerusform>%Ln a la espera de otro intento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without an answer</source>
        <translation>
            <numerusform>%Ln sin respuesta</numerusform>
            <numerusform>%Ln sin respuesta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>cost %1 of at most %2</source>
        <extracomment>%1 and %2: sums of money</extracomment>
        <translation>coste: %1 de %2 como máximo</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coste: %1</translation>
    </message>
    <message>
        <source>Stopped before the cap of %1 was exceeded.</source>
        <translation>Detenido antes de superar el tope de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped at the cap of %Ln request(s).</source>
        <translation>
            <numerusform>Detenido en el tope de %Ln solicitud.</numerusform>
            <numerusform>Detenido en el tope de %Ln solicitudes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise it in the settings above and write the rest, or continue with the existing documents.</source>
        <translation>Súbalo en los ajustes de arriba y redacte el resto, o continúe con los documentos que hay.</translation>
    </message>
    <message>
        <source>Raise it in the settings above and write again.</source>
        <translation>Súbalo en los ajustes de arriba y redacte de nuevo.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cap</comment>
        <extracomment>%1: at which cap a run stopped; %2: what can be done</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Aún no hay nada redactado.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: &quot;Stopped.&quot;, %2: &quot;3 documents are kept in the project; ...&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The run ended early.</source>
        <translation>La ejecución terminó antes de tiempo.</translation>
    </message>
    <message>
        <source>off: %1</source>
        <extracomment>%1: what the server said</extracomment>
        <translation>apagado: %1</translation>
    </message>
    <message>
        <source>waits %1 s: %2</source>
        <extracomment>of a server that failed; %1: seconds, %2: what it said</extracomment>
        <translation>espera %1 s: %2</translation>
    </message>
    <message>
        <source>well</source>
        <translation>en orden</translation>
    </message>
    <message>
        <source>%1: %2 written, %3</source>
        <extracomment>%1: a server and its model, %2: a number of documents, %3: &quot;well&quot; or what is wrong</extracomment>
        <translation>%1: %2 escritos, %3</translation>
    </message>
    <message>
        <source>repeats the prompt</source>
        <extracomment>what a check of documents finds; the next ones too</extracomment>
        <translation>repite el prompt</translation>
    </message>
    <message>
        <source>holds a placeholder</source>
        <translation>contiene un hueco por rellenar</translation>
    </message>
    <message>
        <source>breaks off</source>
        <translation>se interrumpe</translation>
    </message>
    <message>
        <source>uses few of its phrases</source>
        <translation>usa pocas de sus expresiones</translation>
    </message>
    <message>
        <source>is in another language</source>
        <translation>está en otra lengua</translation>
    </message>
    <message>
        <source>talks about itself or to its reader</source>
        <translation>habla de sí mismo o al lector</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>se repite</translation>
    </message>
    <message>
        <source>holds an invented name or number</source>
        <translation>contiene un nombre o un número inventado</translation>
    </message>
    <message>
        <source>holds Markdown or a form</source>
        <translation>contiene Markdown o un formulario</translation>
    </message>
    <message>
        <source>is copied from an example</source>
        <translation>está copiado de un ejemplo</translation>
    </message>
    <message>
        <source>declines in words</source>
        <translation>se niega con palabras</translation>
    </message>
    <message>
        <source>is too short or too long</source>
        <translation>es demasiado corto o demasiado largo</translation>
    </message>
    <message>
        <source>%1: %2 repaired, %3 doubtful, %4 failed</source>
        <extracomment>a check of documents; %1: what it finds, %2 to %4: numbers of documents</extracomment>
        <translation>%1: %2 corregidos, %3 dudosos, %4 no superados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) failed a check and are left out.</source>
        <translation>
            <numerusform>%Ln documento no superó un control y se excluye.</numerusform>
            <numerusform>%Ln documentos no superaron un control y se excluyen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Turns sensitive text records into a synthetic corpus with differential privacy.</source>
        <translation>Convierte registros de texto sensibles en un corpus sintético con privacidad diferencial.</translation>
    </message>
    <message>
        <source>Open a new project of the sample notes.</source>
        <translation>Abrir un proyecto nuevo con las notas de ejemplo.</translation>
    </message>
    <message>
        <source>Use another ledger than that of the user.</source>
        <translation>Usar un libro de gastos distinto del libro del usuario.</translation>
    </message>
    <message>
        <source>Project (.keyseed), plan (.json) or package (a folder or .zip) to open.</source>
        <translation>Proyecto (.keyseed), plan (.json) o paquete (una carpeta o .zip) que se abre.</translation>
    </message>
</context>
<context>
    <name>ui::AboutCard</name>
    <message>
        <source>Training a classifier of referral letters</source>
        <translation>Entrenar un clasificador de cartas de derivación</translation>
    </message>
    <message>
        <source>The informatics group of our university</source>
        <translation>El grupo de informática de nuestra universidad</translation>
    </message>
    <message>
        <source>A &amp;patient can have several rows</source>
        <translation>Un &amp;paciente puede tener varias filas</translation>
    </message>
    <message>
        <source>E&amp;ach row is a different patient</source>
        <translation>Cada fila es un paciente &amp;distinto</translation>
    </message>
    <message>
        <source>No, &amp;keep it to ourselves</source>
        <translation>No, mantenerlo pri&amp;vado</translation>
    </message>
    <message>
        <source>&amp;Yes, roughly</source>
        <translation>Sí, apro&amp;ximado</translation>
    </message>
    <message>
        <source>About this release</source>
        <translation>Acerca de esta publicación</translation>
    </message>
    <message>
        <source>&amp;What is the corpus for?</source>
        <translation>¿Para &amp;qué es el corpus?</translation>
    </message>
    <message>
        <source>Who recei&amp;ves it?</source>
        <translation>¿Quién lo reci&amp;be?</translation>
    </message>
    <message>
        <source>What does one row of the records describe?</source>
        <translation>¿Qué describe una fila de los registros?</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>appro&amp;ximately</source>
        <translation>a&amp;lrededor de</translation>
    </message>
    <message>
        <source>Approximate number of records, declared public</source>
        <translation>Número aproximado de registros, declarado público</translation>
    </message>
    <message>
        <source>May the number of records be public?</source>
        <translation>¿Puede ser público el número de registros?</translation>
    </message>
</context>
<context>
    <name>ui::AdvancedCard</name>
    <message>
        <source>Advanced</source>
        <translation>Opciones avanzadas</translation>
    </message>
    <message>
        <source>Hide the advanced choices</source>
        <translation>Ocultar las opciones avanzadas</translation>
    </message>
    <message>
        <source>Show the advanced choices</source>
        <translation>Mostrar las opciones avanzadas</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>ui::ApplyCard</name>
    <message>
        <source>Save predictions...</source>
        <translation>Guardar predicciones...</translation>
    </message>
    <message>
        <source>Sa&amp;ve the model...</source>
        <translation>Guardar el &amp;modelo...</translation>
    </message>
    <message>
        <source>&amp;Load a model...</source>
        <translation>Car&amp;gar un modelo...</translation>
    </message>
    <message>
        <source>Model that is applied or saved</source>
        <translation>Modelo que se aplica o se guarda</translation>
    </message>
    <message>
        <source>3. Apply it</source>
        <translation>3. Aplicar</translation>
    </message>
    <message>
        <source>Mod&amp;el:</source>
        <translation>Mo&amp;delo:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln prediction(s) saved: %1</source>
        <translation>
            <numerusform>%Ln predicción guardada: %1</numerusform>
            <numerusform>%Ln predicciones guardadas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no text and no prediction.</source>
        <translation>
            <numerusform>%Ln fila no tiene texto ni predicción.</numerusform>
            <numerusform>%Ln filas no tienen texto ni predicción.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train first, or load a model that was saved.</source>
        <translation>Entrene primero o cargue un modelo guardado.</translation>
    </message>
    <message>
        <source>Choose your own texts above to apply the model to them.</source>
        <translation>Elija arriba sus propios textos para aplicarles el modelo.</translation>
    </message>
    <message>
        <source>The predictions are a CSV file: the columns of your texts, and prediction and probability. This model was adapted to your texts: keep its file as you keep these.</source>
        <translation>Las predicciones son un archivo CSV: las columnas de sus textos, y prediction y probability. Este modelo se adaptó a sus textos: guarde su archivo como guarda estos.</translation>
    </message>
    <message>
        <source>The predictions are a CSV file: the columns of your texts, and prediction and probability.</source>
        <translation>Las predicciones son un archivo CSV: las columnas de sus textos, y prediction y probability.</translation>
    </message>
    <message>
        <source>Save the predictions</source>
        <translation>Guardar las predicciones</translation>
    </message>
    <message>
        <source>predictions</source>
        <extracomment>part of the name of a file: &quot;notes-predictions.csv&quot;</extracomment>
        <translation>predicciones</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Guardar el modelo</translation>
    </message>
    <message>
        <source>Models (*.model)</source>
        <translation>Modelos (*.model)</translation>
    </message>
    <message>
        <source>Model saved: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Modelo guardado: %1</translation>
    </message>
    <message>
        <source>Load a model</source>
        <translation>Cargar un modelo</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelos (*.model);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This model asks a server about your texts</source>
        <translation>Este modelo pregunta a un servidor por sus textos</translation>
    </message>
    <message>
        <source>It was trained with vectors of whole texts by the model %1 (%2). Under 2., take vectors from a server, name the same one as then, agree to what is sent, and load the model again. Nothing was sent.</source>
        <extracomment>%1: the name of a model on a server, %2: its protocol</extracomment>
        <translation>Se entrenó con vectores de textos completos del modelo %1 (%2). En 2., tome los vectores de un servidor, indique el mismo que entonces, acepte el envío y cargue otra vez el modelo. No se ha enviado nada.</translation>
    </message>
    <message>
        <source>This model asks the server that it was trained with about your texts. Under 2., name that server and agree to what is sent.</source>
        <translation>Este modelo pregunta por sus textos al servidor con el que se entrenó. En 2., indique ese servidor y acepte el envío.</translation>
    </message>
</context>
<context>
    <name>ui::ApprovalCard</name>
    <message>
        <source>Take the approval out</source>
        <translation>Quitar la aprobación</translation>
    </message>
    <message>
        <source>Have a second person approve</source>
        <translation>Pedir la aprobación de otra persona</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Approving the texts</source>
        <translation>Aprobando los textos</translation>
    </message>
    <message>
        <source>Taking the approval out</source>
        <translation>Quitando la aprobación</translation>
    </message>
    <message>
        <source>A second person (optional)</source>
        <translation>Una segunda persona (opcional)</translation>
    </message>
    <message>
        <source>This key also signs the package. The same key twice shows one person, not two.</source>
        <translation>Es la misma clave que firma el paquete. La misma clave dos veces muestra una persona, no dos.</translation>
    </message>
    <message>
        <source>Appro&amp;ve</source>
        <translation>Apr&amp;obar</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;mbre</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Name, reason and time are stated in the package for every recipient.</source>
        <translation>El nombre, el motivo y la hora figurarán en el paquete, a la vista de todos los destinatarios.</translation>
    </message>
    <message>
        <source>Key of the approver</source>
        <translation>Clave de quien aprueba</translation>
    </message>
    <message>
        <source>The documents must be written first.</source>
        <translation>Antes hay que redactar los documentos.</translation>
    </message>
    <message>
        <source>An approval needs a name and a reason.</source>
        <translation>Una aprobación necesita un nombre y un motivo.</translation>
    </message>
    <message>
        <source>An approval needs the key of the person who approves.</source>
        <translation>Una aprobación necesita la clave de la persona que aprueba.</translation>
    </message>
    <message>
        <source>The approval in the project cannot be read: have the texts approved again, or remove the approval.</source>
        <translation>La aprobación que guarda el proyecto no se puede leer: pida que se apruebe de nuevo o quítela.</translation>
    </message>
    <message>
        <source>The approval is for another release (texts, budget, purpose, recipient or plan): have the release approved again, or remove the approval.</source>
        <translation>La aprobación es de otra publicación (textos, presupuesto, finalidad, destinatario o plan): pida que se apruebe de nuevo o quite la aprobación.</translation>
    </message>
    <message>
        <source>It is for the current texts. The same key also signs the package: this shows one person, not two.</source>
        <translation>Es de los textos tal como están ahora. Su clave es la misma que firma: la misma clave dos veces muestra una persona, no dos.</translation>
    </message>
    <message>
        <source>It is for the current texts.</source>
        <translation>Es de los textos tal como están ahora.</translation>
    </message>
    <message>
        <source>It is being compared with the texts.</source>
        <translation>Se está comparando con los textos.</translation>
    </message>
    <message>
        <source>It is compared with the texts once they are there.</source>
        <translation>Se comparará con los textos en cuanto estén.</translation>
    </message>
    <message>
        <source>Approved by %1 on %2, fingerprint %3: %4</source>
        <extracomment>%1: a name, %2: a time, %3: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %4: why, in the words of that person</extracomment>
        <translation>Aprobado por %1 el %2, huella %3: %4</translation>
    </message>
    <message>
        <source>Saving the request</source>
        <translation>Guardando la solicitud</translation>
    </message>
    <message>
        <source>Loading the answer</source>
        <translation>Cargando la respuesta</translation>
    </message>
    <message>
        <source>Save a request</source>
        <translation>Guardar una solicitud</translation>
    </message>
    <message>
        <source>Load the answer</source>
        <translation>Cargar la respuesta</translation>
    </message>
    <message>
        <source>Or on that person&apos;s own computer</source>
        <translation>O en el ordenador de esa persona</translation>
    </message>
    <message>
        <source>Send the request; that person opens it with Keyseed, approves it and sends the answer back. No record and no text is in it.</source>
        <translation>Envíe la solicitud; esa persona la abre con Keyseed, la aprueba y devuelve la respuesta. No contiene ningún registro ni ningún texto.</translation>
    </message>
    <message>
        <source>Requests for an approval (*.approval-request)</source>
        <translation>Solicitudes de aprobación (*.approval-request)</translation>
    </message>
    <message>
        <source>Answers to a request (*.approval)</source>
        <translation>Respuestas a una solicitud (*.approval)</translation>
    </message>
</context>
<context>
    <name>ui::AttackCard</name>
    <message>
        <source>Choose other records...</source>
        <translation>Elegir otros registros...</translation>
    </message>
    <message>
        <source>Try the attack</source>
        <translation>Probar el ataque</translation>
    </message>
    <message>
        <source>Attack: could somebody find out who was among the records?</source>
        <translation>Ataque: ¿podría alguien averiguar quién estaba entre los registros?</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interno, no sale del centro</translation>
    </message>
    <message>
        <source>Two classifiers use the documents to distinguish your records from others of the same kind that are not in the data. The result is additional evidence, not a proof.</source>
        <translation>Dos clasificadores intentan distinguir, solo por los documentos, sus registros de otros del mismo tipo que no están en los datos. Es un indicio junto a la prueba, no una prueba.</translation>
    </message>
    <message>
        <source>No file of other records is chosen.</source>
        <translation>No se ha elegido ningún archivo de otros registros.</translation>
    </message>
    <message>
        <source>Others: %1</source>
        <translation>Otros: %1</translation>
    </message>
    <message>
        <source>Choose other records</source>
        <translation>Elegir otros registros</translation>
    </message>
    <message>
        <source>Trying the attack</source>
        <translation>Probando el ataque</translation>
    </message>
    <message>
        <source>%1: AUC %2 (0.5 is guessing), %3 found at 1 % false alarms</source>
        <extracomment>%1: an attack, %2: a number from 0 to 1, %3: &quot;4.5 %&quot;</extracomment>
        <translation>%1: AUC %2 (0,5 es adivinar), %3 encontrados con 1 % de falsas alarmas</translation>
    </message>
    <message>
        <source>Allowed by epsilon %1: on average over releases no more than %2 at 1 % false alarms, for any attack on one unit. A difference in kind between the two files is found as well.</source>
        <extracomment>%1: &quot;epsilon&quot;, a number, %2: &quot;2.7 %&quot;</extracomment>
        <translation>Permitido por épsilon %1: en promedio sobre las publicaciones no más de %2 con 1 % de falsas alarmas, para cualquier ataque a una unidad. También se encuentra una diferencia de tipo entre los dos archivos.</translation>
    </message>
    <message>
        <source>%1 documents, %2 members, %3 others (patients).</source>
        <translation>%1 documentos, %2 miembros, %3 otros (pacientes).</translation>
    </message>
    <message>
        <source>%1 documents, %2 members, %3 others (records).</source>
        <translation>%1 documentos, %2 miembros, %3 otros (registros).</translation>
    </message>
</context>
<context>
    <name>ui::Badge</name>
    <message>
        <source>spends budget</source>
        <translation>gasta presupuesto</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of an action: it costs no privacy budget</extracomment>
        <translation>gratis</translation>
    </message>
</context>
<context>
    <name>ui::BudgetChart</name>
    <message>
        <source>Budget of this source</source>
        <translation>Presupuesto de esta fuente</translation>
    </message>
    <message>
        <source>spent</source>
        <extracomment>in a chart: budget that was spent before this plan</extracomment>
        <translation>gastado</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>in a chart: budget that may still be spent</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>tope</translation>
    </message>
    <message>
        <source>epsilon</source>
        <translation>épsilon</translation>
    </message>
    <message>
        <source>Part of the budget</source>
        <translation>Parte del presupuesto</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Épsilon</translation>
    </message>
    <message>
        <source>above the cap</source>
        <extracomment>in a chart: part of this plan&apos;s budget above the cap</extracomment>
        <translation>excede el tope</translation>
    </message>
    <message>
        <source>this source</source>
        <extracomment>title of an axis with one bar only: the records file</extracomment>
        <translation>esta fuente</translation>
    </message>
</context>
<context>
    <name>ui::BudgetMeter</name>
    <message>
        <source>Budget of this source</source>
        <translation>Presupuesto de esta fuente</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 gastado</translation>
    </message>
    <message>
        <source>%1 this plan</source>
        <translation>%1 este plan</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 libre</translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation>%1 de más</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>paciente</translation>
    </message>
    <message>
        <source>record</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>cap %1 per %2</source>
        <extracomment>%1: the largest epsilon that may be spent, %2: &quot;patient&quot; or &quot;record&quot;</extracomment>
        <translation>tope %1 por %2</translation>
    </message>
    <message>
        <source>no cap yet, counted per %1</source>
        <translation>aún sin tope, se cuenta por %1</translation>
    </message>
    <message>
        <source>The ledger is being read...</source>
        <translation>Se está leyendo el libro de gastos...</translation>
    </message>
</context>
<context>
    <name>ui::BudgetStep</name>
    <message>
        <source>How much may the outside world learn about any one patient?</source>
        <translation>¿Cuánto pueden llegar a saber otros de un paciente cualquiera?</translation>
    </message>
    <message>
        <source>How much may the outside world learn about any one record?</source>
        <translation>¿Cuánto pueden llegar a saber otros de un registro cualquiera?</translation>
    </message>
    <message>
        <source>Move the slider to choose a budget.</source>
        <translation>Mueva el deslizador para elegir un presupuesto.</translation>
    </message>
    <message>
        <source>%1 does not fit under the cap of %2; %3 is available.</source>
        <translation>%1 no cabe en el tope de %2; queda libre %3.</translation>
    </message>
    <message>
        <source>Spent with the commit: %1.</source>
        <translation>Gastado al confirmar: %1.</translation>
    </message>
    <message>
        <source>%1 fits under the cap of %2.</source>
        <translation>%1 cabe en el tope de %2.</translation>
    </message>
    <message>
        <source>%1 will be spent on the next page; no cap is set.</source>
        <translation>Se gastará %1 en la página siguiente; no hay tope fijado.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Spent with the first round: %1.</source>
        <translation>Gastado en la primera ronda: %1.</translation>
    </message>
</context>
<context>
    <name>ui::CalibrationChart</name>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>as good as its word</source>
        <translation>tan bueno como dice</translation>
    </message>
    <message>
        <source>texts of about the same stated probability, with 95 % interval</source>
        <translation>textos con aproximadamente la misma probabilidad indicada, con intervalo del 95 %</translation>
    </message>
    <message>
        <source>probability that the model states (%)</source>
        <translation>probabilidad que indica el modelo (%)</translation>
    </message>
    <message>
        <source>texts sorted rightly (%)</source>
        <translation>textos bien ordenados (%)</translation>
    </message>
</context>
<context>
    <name>ui::CapCard</name>
    <message>
        <source>Set a &amp;cap</source>
        <translation>&amp;Fijar un tope</translation>
    </message>
    <message>
        <source>Cap of this data source</source>
        <translation>Tope de esta fuente de datos</translation>
    </message>
    <message>
        <source>Set a cap</source>
        <translation>Fijar un tope</translation>
    </message>
    <message>
        <source>Cap, epsilon</source>
        <translation>Tope, épsilon</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>cabe</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>Use &amp;what fits: %1</source>
        <translation>Usar lo &amp;que cabe: %1</translation>
    </message>
    <message>
        <source>%1 does not fit: at most %2 is free.</source>
        <translation>%1 no cabe: queda libre %2 como máximo.</translation>
    </message>
    <message>
        <source>Nothing is free: the cap is reached.</source>
        <translation>No queda nada libre: se ha alcanzado el tope.</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Libre: %1</translation>
    </message>
    <message>
        <source>Free before this plan: %1</source>
        <translation>Libre antes de este plan: %1</translation>
    </message>
    <message>
        <source>The ledger has a cap of &lt;b&gt;%1&lt;/b&gt; for this data source, over all projects. It can be raised only with a reason, outside of this wizard.</source>
        <translation>El libro de gastos tiene un tope de &lt;b&gt;%1&lt;/b&gt; para esta fuente de datos, entre todos los proyectos. Subirlo es un acto deliberado y motivado, fuera de este asistente.</translation>
    </message>
    <message>
        <source>The ledger has no cap for this data source yet. The cap is the most that may ever be spent on it, over all projects. The commit writes it into the ledger.</source>
        <translation>El libro de gastos aún no tiene un tope para esta fuente de datos. El tope es lo máximo que se podrá gastar nunca en ella, entre todos los proyectos; la confirmación lo anota en el libro de gastos.</translation>
    </message>
</context>
<context>
    <name>ui::Card</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, opción elegida</translation>
    </message>
</context>
<context>
    <name>ui::ChartPanel</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>More for this chart</source>
        <translation>Más opciones del gráfico</translation>
    </message>
    <message>
        <source>Copy or save the picture</source>
        <translation>Copiar o guardar la imagen</translation>
    </message>
    <message>
        <source>The same numbers as a table</source>
        <translation>Las mismas cifras en una tabla</translation>
    </message>
    <message>
        <source>The button Table shows the numbers of this chart.</source>
        <translation>El botón Tabla muestra las cifras de este gráfico.</translation>
    </message>
    <message>
        <source>Numbers of the chart: %1</source>
        <translation>Cifras del gráfico: %1</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation>Imagen PNG (*.png);;Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be written; choose another folder.</source>
        <translation>No se pudo escribir la imagen; elija otra carpeta.</translation>
    </message>
</context>
<context>
    <name>ui::Chip</name>
    <message>
        <source>%1, missing in the text</source>
        <translation>%1, falta en el texto</translation>
    </message>
</context>
<context>
    <name>ui::ColumnRolesCard</name>
    <message>
        <source>&amp;These roles are right</source>
        <translation>Las funciones son co&amp;rrectas</translation>
    </message>
    <message>
        <source>Each row is a different &amp;patient</source>
        <translation>Cada fila es un paciente &amp;distinto</translation>
    </message>
    <message>
        <source>First rows: what is each column for?</source>
        <translation>Primeras filas: ¿para qué es cada columna?</translation>
    </message>
    <message>
        <source>First rows of the records, private</source>
        <translation>Primeras filas de los registros, privadas</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>sin confirmar</translation>
    </message>
    <message>
        <source>Changes in the lists above take effect at once.</source>
        <translation>Los cambios en las listas de arriba se aplican al momento.</translation>
    </message>
    <message>
        <source>Guessed from the names of the columns. Check the lists above, then confirm.</source>
        <translation>Propuesta según los nombres de las columnas. Revise las listas de arriba y confirme.</translation>
    </message>
    <message>
        <source>No column looks like the text: choose &quot;text&quot; above the one that holds it.</source>
        <translation>Ninguna columna parece contener el texto: elija «texto» sobre la que lo contiene.</translation>
    </message>
    <message>
        <source>All rows of a patient (same value in %1) count as one: the guarantee holds for patients.</source>
        <translation>Todas las filas de un paciente (mismo valor en %1) cuentan como una: la garantía vale para pacientes.</translation>
    </message>
    <message>
        <source>You declared that a patient can have several rows: choose &quot;person&quot; above the column that identifies patients. If there is no such column and each row is a different patient, change the declaration.</source>
        <translation>Ha indicado que un paciente puede tener varias filas: elija «persona» sobre la columna que distingue a los pacientes. Si no la hay y cada fila es un paciente distinto, indíquelo.</translation>
    </message>
    <message>
        <source>Each row counts as a different patient. If this is wrong, choose &quot;person&quot; above the column that identifies patients.</source>
        <translation>Cada fila cuenta como un paciente distinto. Si no es así, elija «persona» sobre la columna que distingue a los pacientes.</translation>
    </message>
    <message>
        <source>%1 looks like a column that identifies patients. If a patient can have several rows, choose &quot;person&quot; above it: otherwise the guarantee holds for a row, not for a patient.</source>
        <translation>%1 parece una columna que distingue a los pacientes. Si un paciente puede tener varias filas, elija «persona» sobre ella: de lo contrario, la garantía vale para una fila, no para un paciente.</translation>
    </message>
</context>
<context>
    <name>ui::CommitChecklist</name>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>What is protected</source>
        <translation>Qué se protege</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Tope</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>to be mended</source>
        <translation>por corregir</translation>
    </message>
    <message>
        <source>%1 spent before, %2 free of %3</source>
        <extracomment>of a budget; %1: spent before, %2: free now, %3: the cap</extracomment>
        <translation>%1 gastado antes, %2 libre de %3</translation>
    </message>
    <message>
        <source>%1 does not fit: %2 of %3 is free</source>
        <translation>%1 no cabe: queda libre %2 de %3</translation>
    </message>
    <message>
        <source>paid already</source>
        <translation>ya pagado</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Finalidad</translation>
    </message>
    <message>
        <source>to be considered</source>
        <translation>a tener en cuenta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a choice and a concern about it: &quot;epsilon 10.0 per patient: weak protection ...&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a patient with several records is protected less</source>
        <translation>un paciente con varios registros está menos protegido</translation>
    </message>
    <message>
        <source>weak protection, treat the result as you would treat the records</source>
        <translation>protección débil, trate el resultado como los registros</translation>
    </message>
    <message>
        <source>%1 is not there any more: put it back, or choose it anew on the Records page</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 ya no está: devuélvalo a su sitio o elíjalo de nuevo en la página Registros</translation>
    </message>
    <message>
        <source>no record would count: see the check on the Records page</source>
        <translation>no contaría ningún registro: vea la comprobación en la página Registros</translation>
    </message>
    <message>
        <source>%1; the ledger knows these records also as %2</source>
        <extracomment>%1: name of an account, %2: names of other accounts</extracomment>
        <translation>%1; el libro de gastos conoce estos registros también como %2</translation>
    </message>
    <message>
        <source>purpose</source>
        <translation>finalidad</translation>
    </message>
    <message>
        <source>recipient</source>
        <translation>destinatario</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licencia</translation>
    </message>
    <message>
        <source>not given yet: %1. The package will say so unless they are given on the Start and Release pages</source>
        <extracomment>%1: &quot;purpose, licence&quot;</extracomment>
        <translation>aún no indicado: %1. El paquete lo dirá, salvo que lo indique en las páginas Inicio y Publicación</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>of a cap</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>the next spend on this data source will not be refused</source>
        <translation>el próximo gasto de esta fuente de datos no se rechazará</translation>
    </message>
</context>
<context>
    <name>ui::CommitStep</name>
    <message>
        <source>Commit</source>
        <translation>Confirmación</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Qué va a ocurrir</translation>
    </message>
    <message>
        <source>Learning the phrases</source>
        <translation>Aprendiendo las expresiones</translation>
    </message>
    <message>
        <source>Opening the vocabulary</source>
        <translation>Abriendo el vocabulario</translation>
    </message>
    <message>
        <source>This spends %1 of the budget of this data source, once. It cannot be undone.</source>
        <extracomment>%1: &quot;epsilon 2.0 per patient&quot;</extracomment>
        <translation>Esto gasta %1 del presupuesto de esta fuente de datos, una sola vez. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Exact counts are not shown anywhere: the guarantee does not cover looking at them.</source>
        <translation>Los recuentos reales no se muestran en ninguna parte: mirarlos quedaría fuera de la garantía.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of phrases stand out of the noise</source>
        <translation>
            <numerusform>%Ln grupo de expresiones destaca sobre el ruido</numerusform>
            <numerusform>%Ln grupos de expresiones destacan sobre el ruido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) stand out of the noise</source>
        <translation>
            <numerusform>%Ln expresión destaca sobre el ruido</numerusform>
            <numerusform>%Ln expresiones destacan sobre el ruido</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, counted over all labels together.</source>
        <extracomment>%1: &quot;83 phrases stand out of the noise&quot;</extracomment>
        <translation>%1, contando todas las categorías juntas.</translation>
    </message>
    <message numerus="yes">
        <source>%1, under %Ln label(s).</source>
        <extracomment>%1: &quot;83 phrases stand out of the noise&quot;; %Ln: number of labels</extracomment>
        <translation>
            <numerusform>%1, en %Ln categoría.</numerusform>
            <numerusform>%1, en %Ln categorías.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was spent. The budget of this data source is used up. To continue, the cap must be raised with a reason, which is written into the ledger.</source>
        <translation>No se ha gastado nada. El presupuesto de esta fuente de datos está agotado: otro plan solo pasaría si se subiera el tope, con un motivo que queda en el libro de gastos.</translation>
    </message>
    <message>
        <source>Nothing was spent. An epsilon of at most %1 would fit: go back to the Budget page and choose less, or have the cap of this data source raised.</source>
        <extracomment>%1: an epsilon</extracomment>
        <translation>No se ha gastado nada. Cabría un épsilon de %1 como máximo: vuelva a la página Presupuesto y elija menos, o pida que se suba el tope de esta fuente de datos.</translation>
    </message>
    <message>
        <source>What was learned</source>
        <translation>Qué se ha aprendido</translation>
    </message>
    <message>
        <source>Is everything correct before the budget is spent?</source>
        <translation>¿Está todo en orden antes de gastar el presupuesto?</translation>
    </message>
    <message>
        <source>The phrases are being learned.</source>
        <translation>Se están aprendiendo las expresiones.</translation>
    </message>
    <message>
        <source>The budget refused; nothing was spent.</source>
        <translation>No cabe en el presupuesto; no se ha gastado nada.</translation>
    </message>
    <message>
        <source>Nothing has been spent yet. Spend the budget to continue.</source>
        <translation>Aún no se ha gastado nada. Gaste el presupuesto para continuar.</translation>
    </message>
    <message>
        <source>%1 was spent before the first round, for all of them. The other rounds cost no more, as long as the records are the same.</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>Se gastó %1 antes de la primera ronda, para todas. Las demás rondas no cuestan más, mientras los registros sean los mismos.</translation>
    </message>
    <message>
        <source>&amp;Go on with the other rounds</source>
        <extracomment>The letter after &amp; is the shortcut.</extracomment>
        <translation>&amp;Seguir con las demás rondas</translation>
    </message>
    <message>
        <source>Go on with the other rounds</source>
        <translation>Seguir con las demás rondas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) stand out of the noise.</source>
        <extracomment>of the synthetic texts that the records voted on in the last round</extracomment>
        <translation>
            <numerusform>%Ln texto destaca del ruido.</numerusform>
            <numerusform>%Ln textos destacan del ruido.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused between two rounds.</source>
        <translation>En pausa entre dos rondas.</translation>
    </message>
    <message>
        <source>Some rounds are still to come.</source>
        <translation>Quedan rondas por hacer.</translation>
    </message>
    <message>
        <source>The rows are being rewritten.</source>
        <translation>Se están reescribiendo las líneas.</translation>
    </message>
    <message>
        <source>&amp;Use these choices for a new commit</source>
        <translation>&amp;Usar estas elecciones para un nuevo compromiso</translation>
    </message>
    <message>
        <source>Makes a new project with the same choices and the same account, for example for the next export of these records. Nothing is spent before its commit.</source>
        <translation>Crea un proyecto nuevo con las mismas elecciones y la misma cuenta, por ejemplo para la próxima exportación de estos registros. No se gasta nada antes de confirmarlo.</translation>
    </message>
    <message>
        <source>The project is open in another window: nothing can be spent here.</source>
        <translation>El proyecto está abierto en otra ventana: aquí no se puede gastar nada.</translation>
    </message>
</context>
<context>
    <name>ui::ConfusionModel</name>
    <message>
        <source>%1 of %2 records of %3 were classified correctly.</source>
        <extracomment>%1, %2: numbers, %3: label</extracomment>
        <translation>Se clasificaron bien %1 de %2 registros de %3.</translation>
    </message>
    <message>
        <source>%1 of %2 records of %3 were classified as %4.</source>
        <extracomment>%1, %2: numbers, %3 and %4: labels</extracomment>
        <translation>%1 de %2 registros de %3 se tomaron por %4.</translation>
    </message>
</context>
<context>
    <name>ui::ConnectionCheck</name>
    <message>
        <source>&amp;Test the connection</source>
        <translation>Pro&amp;bar la conexión</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Cancelar la prueba</translation>
    </message>
    <message>
        <source>The server may not have the key yet</source>
        <translation>El servidor todavía no puede tener la clave</translation>
    </message>
    <message>
        <source>The plan names the server and the variable. If this server may have the key, allow it below the name of the variable.</source>
        <translation>El plan nombra ambos. Si este servidor puede tenerla, permítalo debajo del nombre de la variable.</translation>
    </message>
    <message>
        <source>There is no key</source>
        <translation>No hay clave</translation>
    </message>
    <message>
        <source>The environment variable %1 is not set for this program.</source>
        <extracomment>%1: name of an environment variable</extracomment>
        <translation>La variable de entorno %1 no está definida para este programa.</translation>
    </message>
    <message>
        <source>The test could not be made</source>
        <translation>No se pudo hacer la prueba</translation>
    </message>
    <message>
        <source>Asking the server...</source>
        <translation>Consultando al servidor...</translation>
    </message>
    <message>
        <source>Asks the server for its list of models, or sends a fixed sentence. Nothing of the project is sent.</source>
        <translation>Pide la lista de modelos o envía una frase fija. No se envía nada del proyecto.</translation>
    </message>
</context>
<context>
    <name>ui::CostCard</name>
    <message>
        <source>What it will take</source>
        <translation>Qué hará falta</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Tokens of prompts</source>
        <translation>Tokens de prompts</translation>
    </message>
    <message>
        <source>Tokens of answers</source>
        <translation>Tokens de respuestas</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>There is no estimate yet: the settings above are not complete.</source>
        <translation>Aún no hay estimación: las opciones de arriba no están completas.</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>alrededor de %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>no prices yet</source>
        <translation>aún sin precios</translation>
    </message>
    <message numerus="yes">
        <source>The estimate assumes four letters per token, answers of the maximum length, and %Ln second(s) per request. Money is in the currency of your prices.</source>
        <translation>
            <numerusform>Es una estimación: se cuenta un token por cada cuatro letras, una respuesta tan larga como pueda llegar a ser y %Ln segundo por solicitud. El dinero va en la moneda de sus precios.</numerusform>
            <numerusform>Es una estimación: se cuenta un token por cada cuatro letras, una respuesta tan larga como pueda llegar a ser y %Ln segundos por solicitud. El dinero va en la moneda de sus precios.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cap stops the run after %1 of %2 requests. The documents written until then are kept.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Por el tope se deja de pedir tras %1 de %2 solicitudes; los documentos que haya para entonces se conservan.</translation>
    </message>
    <message>
        <source>The cap may stop the run before all documents are written. The documents written until then are kept.</source>
        <translation>Por el tope puede que se deje de pedir antes de que estén todos los documentos; los que haya para entonces se conservan.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Extraiga antes las expresiones.</translation>
    </message>
</context>
<context>
    <name>ui::CostFields</name>
    <message>
        <source>Price of a million tokens, prompts</source>
        <translation>Precio del millón de tokens, prompts</translation>
    </message>
    <message>
        <source>Price of a million tokens, answers</source>
        <translation>Precio del millón de tokens, respuestas</translation>
    </message>
    <message>
        <source>no cap</source>
        <extracomment>shown in a field instead of a number: nothing is limited</extracomment>
        <translation>sin tope</translation>
    </message>
    <message>
        <source>Stop before it costs more than</source>
        <translation>Parar antes de que cueste más de</translation>
    </message>
    <message>
        <source>Stop after so many requests</source>
        <translation>Parar tras este número de solicitudes</translation>
    </message>
</context>
<context>
    <name>ui::CountedText</name>
    <message>
        <source>Show the record before</source>
        <translation>Mostrar el registro anterior</translation>
    </message>
    <message>
        <source>Show the next record</source>
        <translation>Mostrar el registro siguiente</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>solo en esta pantalla</translation>
    </message>
    <message>
        <source>Text of the record, private; what does not count is struck out</source>
        <translation>Texto del registro, privado; lo que no cuenta está tachado</translation>
    </message>
    <message>
        <source>Record %1 of the first %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Registro %1 de los primeros %2</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>in a legend: how a text looks that counts</extracomment>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>left out by its section</source>
        <extracomment>in a legend: how a text looks that does not count, by the section that it stands in</extracomment>
        <translation>fuera por su sección</translation>
    </message>
    <message>
        <source>denied</source>
        <extracomment>in a legend: how a text looks that says what a patient does not have</extracomment>
        <translation>negado</translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Se está leyendo el texto.</translation>
    </message>
    <message>
        <source>This record cannot be read; the check shows the error.</source>
        <translation>Este registro no se puede leer; la comprobación indica qué falla.</translation>
    </message>
    <message>
        <source>This record has no text.</source>
        <translation>Este registro no tiene texto.</translation>
    </message>
    <message>
        <source>All of this text counts.</source>
        <translation>Todo este texto cuenta.</translation>
    </message>
    <message>
        <source>Nothing of this text counts.</source>
        <translation>De este texto no cuenta nada.</translation>
    </message>
    <message>
        <source>%1 percent of this text counts.</source>
        <translation>Cuenta el %1 por ciento de este texto.</translation>
    </message>
    <message>
        <source>It has no known heading, so its sections are not recognised.</source>
        <translation>No tiene ningún título conocido por el que se reconozcan sus secciones.</translation>
    </message>
    <message>
        <source>Only its beginning is shown.</source>
        <translation>Solo se muestra el principio.</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>the record before this one</extracomment>
        <translation>El anterior</translation>
    </message>
    <message>
        <source>Following</source>
        <extracomment>the record behind this one</extracomment>
        <translation>El siguiente</translation>
    </message>
</context>
<context>
    <name>ui::CountingCard</name>
    <message>
        <source>Count copied paragraphs once</source>
        <translation>Contar una vez los párrafos copiados</translation>
    </message>
    <message>
        <source>What of a text counts</source>
        <translation>Qué cuenta de un texto</translation>
    </message>
    <message>
        <source>Notes repeat histories, normal findings and signatures. Parts that do not count are skipped when the records are read. The rules are public and the same for every record.</source>
        <translation>Las notas repiten antecedentes, hallazgos normales y firmas. Lo que no cuenta se pasa por alto al leer los registros. Las reglas son públicas y las mismas para cada registro.</translation>
    </message>
    <message>
        <source>What is denied</source>
        <translation>Lo que se niega</translation>
    </message>
    <message>
        <source>If you choose a language, negated phrases (&quot;no fever&quot;, &quot;pneumonia was ruled out&quot;) do not count. Choose the language of the notes.</source>
        <translation>Con un idioma elegido, no cuenta lo que una nota niega («sin fiebre», «se descartó neumonía»). Elija el idioma de las notas.</translation>
    </message>
    <message>
        <source>counts as well</source>
        <extracomment>of what a note denies</extracomment>
        <translation>cuenta también</translation>
    </message>
    <message>
        <source>does not count: %1</source>
        <extracomment>%1: a language</extracomment>
        <translation>no cuenta: %1</translation>
    </message>
    <message>
        <source>A paragraph that stands in several notes of a patient counts in one of them. The records are read once more for it.</source>
        <translation>Un párrafo que está en varias notas de un paciente cuenta en una de ellas. Para ello los registros se leen una vez más.</translation>
    </message>
    <message>
        <source>Copies are found among the notes of a patient, but each row counts as a different patient here: choose &quot;person&quot; above the column that identifies patients.</source>
        <translation>Las copias se reconocen entre las notas de un paciente, y aquí cada fila cuenta como un paciente distinto: elija «persona» sobre la columna que distingue a los pacientes.</translation>
    </message>
</context>
<context>
    <name>ui::DeclareQuestion</name>
    <message>
        <source>Their names become public: the plan and the package contain them as written here. A label that few records have can identify a person.</source>
        <translation>Sus nombres se hacen públicos: figuran en el plan y en el paquete, tal como están escritos aquí. Una categoría que tienen pocos registros puede señalar a una persona.</translation>
    </message>
    <message>
        <source>Declare them</source>
        <extracomment>the answer to: Declare 5 labels public?</extracomment>
        <translation>Declararlas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n label(s) public?</source>
        <translation>
            <numerusform>¿Declarar pública %n categoría?</numerusform>
            <numerusform>¿Declarar públicas %n categorías?</numerusform>
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
        <translation>0 (épsilon puro)</translation>
    </message>
    <message>
        <source>&amp;Delta</source>
        <translation>&amp;Delta</translation>
    </message>
    <message>
        <source>Kind of noise</source>
        <translation>Tipo de ruido</translation>
    </message>
    <message>
        <source>Gaussian noise, with lighter tails. To what epsilon allows, a probability of %1 is added.</source>
        <translation>Ruido gaussiano, de colas más ligeras. A lo que permite épsilon se suma una probabilidad de %1.</translation>
    </message>
    <message>
        <source>Laplace noise. Epsilon holds without exception, which is easier to explain.</source>
        <translation>Ruido de Laplace. Épsilon se cumple sin excepción: la garantía más fácil de explicar.</translation>
    </message>
    <message>
        <source>A delta of %1 is large: with this probability the guarantee of epsilon may fail for a record. At most 0.000001 is recommended.</source>
        <translation>Un delta de %1 es grande: con esa probabilidad, la promesa de épsilon puede no cumplirse para un registro. Se aconseja como máximo 0,000001.</translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>Text of the document</source>
        <translation>Texto del documento</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>number and label of a document</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Not in the text:</source>
        <translation>No está en el texto:</translation>
    </message>
    <message>
        <source>Looks like: %1</source>
        <translation>Parece: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1: why: &quot;repeats another document&quot;</extracomment>
        <translation>Excluido: %1</translation>
    </message>
    <message>
        <source>The same text as %1</source>
        <extracomment>%1: number of another document</extracomment>
        <translation>El mismo texto que %1</translation>
    </message>
    <message>
        <source>Nearly the same text as %1</source>
        <translation>Casi el mismo texto que %1</translation>
    </message>
</context>
<context>
    <name>ui::DocumentsStep</name>
    <message numerus="yes">
        <source>Phrases of %Ln document(s): show</source>
        <translation>
            <numerusform>Expresiones de %Ln documento: mostrar</numerusform>
            <numerusform>Expresiones de %Ln documentos: mostrar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Phrases of %Ln document(s): hide</source>
        <translation>
            <numerusform>Expresiones de %Ln documento: ocultar</numerusform>
            <numerusform>Expresiones de %Ln documentos: ocultar</numerusform>
        </translation>
    </message>
    <message>
        <source>How many of the rewritten rows become documents?</source>
        <translation>¿Cuántas de las líneas reescritas se vuelven documentos?</translation>
    </message>
    <message>
        <source>From which phrases are the documents written, and who writes them?</source>
        <translation>¿De qué expresiones salen los documentos y quién los redacta?</translation>
    </message>
    <message>
        <source>Make documents</source>
        <translation>Crear los documentos</translation>
    </message>
</context>
<context>
    <name>ui::DocumentsTab</name>
    <message>
        <source>Documents to read</source>
        <translation>Documentos para leer</translation>
    </message>
    <message>
        <source>Delete leaves out what is chosen.</source>
        <translation>Supr excluye lo seleccionado.</translation>
    </message>
    <message>
        <source>Look-alikes of identifiers: choose one to read it in its place</source>
        <translation>Posibles identificadores: elija uno para leerlo en su sitio</translation>
    </message>
    <message>
        <source>Look-alikes of identifiers</source>
        <translation>Posibles identificadores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln excluido</numerusform>
            <numerusform>%Ln excluidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln duplicado</numerusform>
            <numerusform>%Ln duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln near duplicate(s)</source>
        <translation>
            <numerusform>%Ln casi duplicado</numerusform>
            <numerusform>%Ln casi duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with missing phrases</source>
        <translation>
            <numerusform>%Ln con expresiones que faltan</numerusform>
            <numerusform>%Ln con expresiones que faltan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln look-alike(s) of identifiers</source>
        <translation>
            <numerusform>%Ln posible identificador</numerusform>
            <numerusform>%Ln posibles identificadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked answer(s)</source>
        <translation>
            <numerusform>%Ln respuesta marcada</numerusform>
            <numerusform>%Ln respuestas marcadas</numerusform>
        </translation>
    </message>
    <message>
        <source>looking through them</source>
        <translation>revisándolos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln listed</source>
        <translation>
            <numerusform>%Ln en la lista</numerusform>
            <numerusform>%Ln en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>leave a document out: for the reason that its marks give</extracomment>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Leave out, with the reason</source>
        <translation>Excluir, con el motivo</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>Volver a incluir</translation>
    </message>
</context>
<context>
    <name>ui::DotGrid</name>
    <message>
        <source>%1 of %2 dots are filled</source>
        <translation>%1 de %2 puntos rellenos</translation>
    </message>
</context>
<context>
    <name>ui::DrawnCard</name>
    <message>
        <source>Label whose sequences are shown</source>
        <translation>Categoría cuyas secuencias se muestran</translation>
    </message>
    <message>
        <source>Search the sequences for a phrase</source>
        <translation>Buscar una expresión en las secuencias</translation>
    </message>
    <message>
        <source>Find a phrase</source>
        <translation>Buscar expresión</translation>
    </message>
    <message>
        <source>Drawn sequences</source>
        <translation>Secuencias extraídas</translation>
    </message>
    <message>
        <source>Coverage by label</source>
        <translation>Cobertura por categoría</translation>
    </message>
    <message>
        <source>How much of what was learned is used in the sequences, for each label.</source>
        <translation>Cuánto de lo aprendido usan las secuencias, por categoría.</translation>
    </message>
    <message>
        <source>Views of what was drawn</source>
        <translation>Vistas de lo extraído</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>todas las categorías</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence(s)</source>
        <translation>
            <numerusform>%Ln secuencia</numerusform>
            <numerusform>%Ln secuencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found in %Ln sequence(s)</source>
        <translation>
            <numerusform>aparece en %Ln secuencia</numerusform>
            <numerusform>aparece en %Ln secuencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Label:</source>
        <translation>Categoría:</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Secuencias</translation>
    </message>
    <message>
        <source>What goes together</source>
        <translation>Qué va junto</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
</context>
<context>
    <name>ui::ElsewhereNotice</name>
    <message>
        <source>Open it again here</source>
        <translation>Abrirlo de nuevo aquí</translation>
    </message>
    <message>
        <source>This project is open in another window</source>
        <translation>Este proyecto está abierto en otra ventana</translation>
    </message>
    <message>
        <source>Here it can only be read: nothing is changed, saved or spent, so that no window undoes what the other did. Close the other window, then open the project again here.</source>
        <translation>Aquí solo se puede leer: nada se cambia, se guarda ni se gasta, para que ninguna ventana deshaga lo que hizo la otra. Cierre la otra ventana y abra después el proyecto de nuevo aquí.</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>solo lectura</translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingCard</name>
    <message>
        <source>Which phrases are similar</source>
        <translation>Qué expresiones son cercanas entre sí</translation>
    </message>
    <message>
        <source>Built in (WordNet), or learnt with the vocabulary</source>
        <translation>Incluidos (WordNet) o aprendidos con el vocabulario</translation>
    </message>
    <message>
        <source>An encoder of English texts (all-MiniLM-L6-v2, installed)</source>
        <translation>Un codificador de textos en inglés (all-MiniLM-L6-v2, instalado)</translation>
    </message>
    <message>
        <source>A file of word vectors</source>
        <translation>Un archivo de vectores de palabras</translation>
    </message>
    <message>
        <source>A server that gives vectors</source>
        <translation>Un servidor que da vectores</translation>
    </message>
    <message>
        <source>Choose file...</source>
        <translation>Elegir archivo...</translation>
    </message>
    <message>
        <source>Where the budget is too small for every phrase, similar phrases are counted together. The similarity comes from public texts only.</source>
        <translation>Cuando el presupuesto no alcanza para cada expresión, las cercanas se cuentan juntas. Lo que es cercano procede solo de textos públicos.</translation>
    </message>
    <message>
        <source>Choose a file of word vectors</source>
        <translation>Elegir un archivo de vectores de palabras</translation>
    </message>
    <message>
        <source>Word vectors (%1);;All files (*)</source>
        <extracomment>%1: patterns of file names</extracomment>
        <translation>Vectores de palabras (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This file contains no supported word vectors</source>
        <translation>Este archivo no contiene vectores de palabras conocidos aquí</translation>
    </message>
    <message>
        <source>Choose a file of word2vec (text or binary), GloVe (text), fastText (.bin or .vec), or a static table of vectors (model.safetensors of model2vec, with tokenizer.json beside it).</source>
        <translation>Elija un archivo de word2vec (texto o binario), GloVe (texto), fastText (.bin o .vec), o una tabla estática de vectores (model.safetensors de model2vec, con tokenizer.json al lado).</translation>
    </message>
    <message>
        <source>Vectors of %1 dimensions.</source>
        <extracomment>%1: how many numbers a vector has</extracomment>
        <translation>Vectores de %1 dimensiones.</translation>
    </message>
    <message>
        <source>No word is known of %1 of %2 phrases (%3).</source>
        <extracomment>%1 of %2 phrases, %3: the same as &quot;16.7 %&quot;</extracomment>
        <translation>No se conoce ninguna palabra de %1 de %2 expresiones (%3).</translation>
    </message>
    <message>
        <source>Of %1 more, some words are not known.</source>
        <extracomment>%1: how many phrases</extracomment>
        <translation>De otras %1 no se conocen algunas palabras.</translation>
    </message>
    <message>
        <source>%1 get their place from the built-in vectors.</source>
        <extracomment>%1: how many phrases</extracomment>
        <translation>%1 toman su lugar de los vectores incluidos.</translation>
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
        <translation>Una expresión, para ver las cercanas</translation>
    </message>
    <message>
        <source>Near to</source>
        <translation>Cerca de</translation>
    </message>
    <message>
        <source>Type a phrase of the vocabulary.</source>
        <translation>Escriba una expresión del vocabulario.</translation>
    </message>
    <message>
        <source>The vocabulary does not contain this phrase.</source>
        <translation>El vocabulario no tiene esa expresión.</translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingServer</name>
    <message>
        <source>Only the phrases of the public vocabulary are sent to this server. Records, labels and counts are never sent. The answers are kept on this computer and not requested again.</source>
        <translation>A este servidor van las expresiones del vocabulario público, y nada más. Nunca se envía ningún registro, etiqueta ni recuento. Lo que responde se guarda en este equipo y no se vuelve a pedir.</translation>
    </message>
    <message>
        <source>Ask the server</source>
        <translation>Consultar al servidor</translation>
    </message>
    <message>
        <source>The server cannot be asked yet</source>
        <translation>Todavía no se puede consultar al servidor</translation>
    </message>
    <message>
        <source>Asking for the vectors of the phrases</source>
        <translation>Pidiendo los vectores de las expresiones</translation>
    </message>
</context>
<context>
    <name>ui::EpsilonCard</name>
    <message>
        <source>Total budget, epsilon</source>
        <translation>Presupuesto total, épsilon</translation>
    </message>
    <message>
        <source>E&amp;xact value</source>
        <translation>&amp;Valor exacto</translation>
    </message>
    <message>
        <source>Total budget, epsilon, exact value</source>
        <translation>Presupuesto total, épsilon, valor exacto</translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>instead of a number: no budget is chosen yet</extracomment>
        <translation>sin elegir</translation>
    </message>
    <message>
        <source>Epsilon per patient</source>
        <translation>Épsilon por paciente</translation>
    </message>
    <message>
        <source>Epsilon per record</source>
        <translation>Épsilon por registro</translation>
    </message>
    <message>
        <source>at delta %1</source>
        <extracomment>beside an epsilon</extracomment>
        <translation>con delta %1</translation>
    </message>
    <message>
        <source>epsilon %1</source>
        <translation>épsilon %1</translation>
    </message>
    <message>
        <source>no budget chosen yet</source>
        <translation>sin presupuesto elegido</translation>
    </message>
    <message>
        <source>move the slider</source>
        <translation>mueva el deslizador</translation>
    </message>
    <message>
        <source>spent</source>
        <extracomment>of a budget</extracomment>
        <translation>gastado</translation>
    </message>
    <message>
        <source>Published with: %1, live births of 2014, Ministry of Health of Israel; %2, redistricting data of the 2020 census of the United States. Sources: see the help.</source>
        <extracomment>%1, %2: epsilons</extracomment>
        <translation>Publicados con: %1, nacidos vivos de 2014, Ministerio de Salud de Israel; %2, datos del censo de 2020 de Estados Unidos para los distritos electorales. Fuentes: vea la ayuda.</translation>
    </message>
</context>
<context>
    <name>ui::EpsilonSlider</name>
    <message>
        <source>strong protection</source>
        <translation>protección fuerte</translation>
    </message>
    <message>
        <source>good protection</source>
        <translation>protección buena</translation>
    </message>
    <message>
        <source>fair protection</source>
        <translation>protección media</translation>
    </message>
    <message>
        <source>weak protection</source>
        <translation>protección débil</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>sin elegir todavía</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>names of regions on a line of epsilon, as short as possible: strong, good, fair, weak protection</extracomment>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>media</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>débil</translation>
    </message>
</context>
<context>
    <name>ui::ErrorBox</name>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Detalles del error</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>ui::ExamplesChoice</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>These examples were not taken from the records</source>
        <translation>Estos ejemplos no se tomaron de los registros</translation>
    </message>
    <message>
        <source>Examples of documents</source>
        <translation>Ejemplos de documentos</translation>
    </message>
    <message>
        <source>Examples from the recipient</source>
        <translation>Ejemplos del destinatario</translation>
    </message>
    <message>
        <source>Add from a file...</source>
        <translation>Añadir de un archivo...</translation>
    </message>
    <message>
        <source>Add from the clipboard</source>
        <translation>Añadir del portapapeles</translation>
    </message>
    <message>
        <source>Choose a file with one example</source>
        <translation>Elegir un archivo con un ejemplo</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>Textos (*.txt *.md);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1 is no text in UTF-8.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 no es un texto en UTF-8.</translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation>No contiene texto.</translation>
    </message>
    <message>
        <source>An example may have at most %1 characters: shorten it.</source>
        <translation>Un ejemplo puede tener como máximo %1 caracteres: acórtelo a lo que muestra el estilo.</translation>
    </message>
    <message>
        <source>This example is on the list already.</source>
        <translation>Este ejemplo ya está en la lista.</translation>
    </message>
    <message>
        <source>There can be %1 examples at most.</source>
        <translation>Puede haber como máximo %1 ejemplos.</translation>
    </message>
    <message>
        <source>None. A few documents that the recipient wrote or published show the style to the model. Never take them from the records.</source>
        <translation>Ninguno. Unos pocos documentos que el destinatario escribió o publicó muestran el estilo al modelo. No los tome nunca de los registros.</translation>
    </message>
    <message>
        <source>This is required before anything is sent: the examples are sent to the server word for word.</source>
        <translation>Es necesario antes de enviar nada: los ejemplos van al servidor palabra por palabra.</translation>
    </message>
    <message>
        <source>The examples are sent to the server word for word, in each prompt.</source>
        <translation>Los ejemplos van al servidor palabra por palabra, en cada prompt.</translation>
    </message>
</context>
<context>
    <name>ui::ExclusionBar</name>
    <message>
        <source>Leave o&amp;ut</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>&amp;Take back in</source>
        <translation>&amp;Volver a incluir</translation>
    </message>
    <message>
        <source>The documents were written again: check whether the same ones should be left out.</source>
        <translation>Los documentos se redactaron de nuevo: mire si los excluidos deben seguir excluidos.</translation>
    </message>
    <message>
        <source>Delete leaves out as well, Ctrl+Z takes it back.</source>
        <translation>Supr también excluye; Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Motivo:</translation>
    </message>
    <message>
        <source>Why documents are left out</source>
        <translation>Por qué se excluyen documentos</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <extracomment>the reason that the marks of a document give; %1: &quot;repeats another document&quot;</extracomment>
        <translation>propuesto: %1</translation>
    </message>
    <message>
        <source>by the marks of each</source>
        <translation>según las marcas de cada uno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 document(s) are left out; the manifest of the package states which and why.</source>
        <extracomment>%n: documents left out, %1: of so many</extracomment>
        <translation>
            <numerusform>%Ln de %1 documentos está excluido; el manifiesto del paquete dice cuál y por qué.</numerusform>
            <numerusform>%Ln de %1 documentos están excluidos; el manifiesto del paquete dice cuáles y por qué.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide by the text itself, not by a record that you remember: the guarantee does not cover a choice that uses the records.</source>
        <translation>Excluya por lo que está en el propio texto, no porque le recuerde a un registro: eso sería decidir con los registros.</translation>
    </message>
    <message>
        <source>All documents are left out: there is nothing to release. Take some back in, or write again.</source>
        <translation>Todos los documentos están excluidos: no hay nada que publicar. Vuelva a incluir alguno o redacte de nuevo.</translation>
    </message>
    <message>
        <source>No document is left of: %1</source>
        <extracomment>%1: names of labels</extracomment>
        <translation>No queda ningún documento de: %1</translation>
    </message>
</context>
<context>
    <name>ui::ExportCard</name>
    <message>
        <source>The ledger that paid for the phrases is on another computer</source>
        <translation>El libro de gastos que pagó las frases está en otro ordenador</translation>
    </message>
    <message>
        <source>The ledger of this computer does not know what was paid for these phrases: export where they were committed, or tick the box below. The package will say that the ledger was not at hand.</source>
        <translation>El libro de gastos de este ordenador no sabe qué se pagó por estas frases: exporte donde se confirmaron o marque la casilla de abajo. El paquete dirá que el libro no estaba disponible.</translation>
    </message>
    <message>
        <source>Choos&amp;e</source>
        <translation>&amp;Elegir</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>&amp;File or folder</source>
        <translation>Archivo o car&amp;peta</translation>
    </message>
    <message>
        <source>File or folder of the package</source>
        <translation>Archivo o carpeta del paquete</translation>
    </message>
    <message>
        <source>Export the package</source>
        <translation>Exportar el paquete</translation>
    </message>
    <message>
        <source>Zip file (*.zip);;Folder (*)</source>
        <translation>Archivo zip (*.zip);;Carpeta (*)</translation>
    </message>
    <message>
        <source>Name a file that ends in .zip, or a folder.</source>
        <translation>Indique un archivo que acabe en .zip o una carpeta.</translation>
    </message>
    <message>
        <source>Written as a folder, because the name does not end in .zip. It must not exist yet, or be empty.</source>
        <translation>Se crea como carpeta, porque el nombre no acaba en .zip. No debe existir todavía, o debe estar vacía.</translation>
    </message>
    <message>
        <source>There is a file with this name: it will be replaced when the new one is verified.</source>
        <translation>Ya hay un archivo con este nombre: se sustituirá en cuanto se verifique el nuevo.</translation>
    </message>
    <message>
        <source>Written as one zip file.</source>
        <translation>Se crea como un solo archivo zip.</translation>
    </message>
    <message>
        <source>Also as a table in the shape of OMOP&apos;s NOTE</source>
        <translation>Además, una tabla con la forma de NOTE de OMOP</translation>
    </message>
    <message>
        <source>Also a file for each doc&amp;ument</source>
        <translation>Además, un archivo por &amp;documento</translation>
    </message>
    <message>
        <source>Every document is left out: take some back in on the Review page.</source>
        <translation>Todos los documentos están excluidos: vuelva a incluir alguno en la página Revisión.</translation>
    </message>
    <message>
        <source>The records are in this folder: choose another, so that nobody passes them on with the package.</source>
        <translation>Los registros están en esta carpeta: elija otra para que nadie los entregue con el paquete.</translation>
    </message>
    <message>
        <source>An internal report with exact figures is in this folder: choose another, so that nobody passes it on with the package.</source>
        <translation>En esta carpeta hay un informe interno con cifras exactas: elija otra para que nadie lo entregue con el paquete.</translation>
    </message>
    <message>
        <source>The vocabulary is too large to travel in the package: its recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>El vocabulario es demasiado grande para el paquete: quien lo recibe necesita el archivo del vocabulario para entrenar con los textos.</translation>
    </message>
    <message>
        <source>Terms of a terminology are in it: tick this only if its licence allows you to pass them on. Without it, the recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>Contiene términos de una terminología: marque esto solo si su licencia permite transmitirlos. Sin él, quien recibe el paquete necesita el archivo del vocabulario para entrenar con los textos.</translation>
    </message>
    <message>
        <source>The recipient can train on the texts with it. It is public: it was made without the records.</source>
        <translation>Con él, quien recibe el paquete puede entrenar con los textos. Es público: se hizo sin los registros.</translation>
    </message>
    <message>
        <source>Without it, the recipient needs the file of the vocabulary to train on the texts.</source>
        <translation>Sin él, quien recibe el paquete necesita el archivo del vocabulario para entrenar con los textos.</translation>
    </message>
    <message>
        <source>With the vocabulary and its vectors (%1)</source>
        <translation>Con el vocabulario y sus vectores (%1)</translation>
    </message>
    <message>
        <source>Also the privacy statement in the language of this window (%1)</source>
        <translation>También la declaración en el idioma de la ventana (%1)</translation>
    </message>
</context>
<context>
    <name>ui::FamilyCard</name>
    <message>
        <source>recommended</source>
        <extracomment>of a way to make the corpus</extracomment>
        <translation>recomendado</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <extracomment>of a way to make the corpus; %1: its title</extracomment>
        <translation>%1, recomendado</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Necesita</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Cuesta</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Ofrece</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
</context>
<context>
    <name>ui::FileDrop</name>
    <message>
        <source>This is not a file on this computer. Save the records to a file first.</source>
        <translation>Esto no es un archivo de este equipo. Guarde antes los registros en un archivo.</translation>
    </message>
    <message>
        <source>The file does not exist any more, or it is not a regular file.</source>
        <translation>El archivo ya no existe o no es un archivo normal.</translation>
    </message>
    <message>
        <source>Drop the file with the answers here</source>
        <translation>Suelte aquí el archivo con las respuestas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) were dropped. Drop one after the other.</source>
        <translation>
            <numerusform>Se ha soltado %Ln archivo. Suéltelos uno tras otro.</numerusform>
            <numerusform>Se han soltado %Ln archivos. Suéltelos uno tras otro.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a file on this computer. Save the answers to a file first.</source>
        <translation>Esto no es un archivo de este equipo. Guarde antes las respuestas en un archivo.</translation>
    </message>
    <message>
        <source>This is a folder. Drop the file in it that holds the answers.</source>
        <translation>Esto es una carpeta. Suelte el archivo de la carpeta que contiene las respuestas.</translation>
    </message>
    <message>
        <source>Drop files or a folder with the records here</source>
        <translation>Suelte aquí los archivos o una carpeta con los registros</translation>
    </message>
</context>
<context>
    <name>ui::FlawChoices</name>
    <message>
        <source>What to do with a flawed answer</source>
        <translation>Qué se hace con una respuesta defectuosa</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacía</translation>
    </message>
    <message>
        <source>Cut off at the limit</source>
        <extracomment>an answer of a language model that ends in the middle, at the limit of tokens</extracomment>
        <translation>Cortada en el límite</translation>
    </message>
    <message>
        <source>Withheld by the server</source>
        <extracomment>an answer that a filter of the server held back</extracomment>
        <translation>Retenida por el servidor</translation>
    </message>
    <message>
        <source>Declined by the model</source>
        <extracomment>a language model says that it will not write this</extracomment>
        <translation>Rechazada por el modelo</translation>
    </message>
    <message>
        <source>Phrases missing in the text</source>
        <translation>Faltan expresiones en el texto</translation>
    </message>
    <message>
        <source>keep</source>
        <extracomment>what becomes of a flawed answer: used as it is</extracomment>
        <translation>conservar</translation>
    </message>
    <message>
        <source>ask again</source>
        <translation>pedir de nuevo</translation>
    </message>
    <message>
        <source>keep, and mark at the review</source>
        <extracomment>what becomes of a flawed answer: used, and marked at the review</extracomment>
        <translation>conservar y marcar en la revisión</translation>
    </message>
</context>
<context>
    <name>ui::ForecastCard</name>
    <message>
        <source>What to expect</source>
        <translation>Qué cabe esperar</translation>
    </message>
    <message numerus="yes">
        <source>Before the last round: %Ln request(s), %1.</source>
        <extracomment>%Ln: requests to a language model; %1: a time, &quot;about 18 minutes&quot;</extracomment>
        <translation>
            <numerusform>Antes de la última ronda: %Ln solicitud, %1.</numerusform>
            <numerusform>Antes de la última ronda: %Ln solicitudes, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Money: at most %1 in the currency of your prices.</source>
        <extracomment>%1: an amount of money, without a currency</extracomment>
        <translation>Dinero: como máximo %1 en la moneda de sus precios.</translation>
    </message>
    <message>
        <source>The cap on money may stop it between two rounds; what is paid for stays.</source>
        <translation>El límite de dinero puede detenerlo entre dos rondas; lo pagado se conserva.</translation>
    </message>
    <message>
        <source>The cap on requests stops it between two rounds; what is paid for stays.</source>
        <translation>El límite de solicitudes lo detiene entre dos rondas; lo pagado se conserva.</translation>
    </message>
    <message>
        <source>Choose an epsilon to see how large the noise will be.</source>
        <translation>Elija un épsilon para ver cuánto ruido habrá.</translation>
    </message>
    <message>
        <source>Money: no prices are given in the settings of the method.</source>
        <translation>Dinero: en los ajustes del método no se indican precios.</translation>
    </message>
</context>
<context>
    <name>ui::FormChoice</name>
    <message>
        <source>Which form</source>
        <translation>Qué forma</translation>
    </message>
    <message>
        <source>&amp;More forms, as published</source>
        <translation>&amp;Más formas, como se publicaron</translation>
    </message>
    <message>
        <source>Hide the published for&amp;ms</source>
        <translation>Ocultar las for&amp;mas publicadas</translation>
    </message>
</context>
<context>
    <name>ui::GuideLink</name>
    <message>
        <source>Open the user guide</source>
        <translation>Abrir la guía del usuario</translation>
    </message>
    <message>
        <source>It is not installed with this program.</source>
        <translation>No está instalada con este programa.</translation>
    </message>
    <message>
        <source>No browser opened it. It is this file: %1</source>
        <translation>Ningún navegador la abrió. Es este archivo: %1</translation>
    </message>
</context>
<context>
    <name>ui::InternalTab</name>
    <message>
        <source>Show &amp;exact figures</source>
        <translation>Mostrar las cifras &amp;exactas</translation>
    </message>
    <message>
        <source>Exact figures are kept back</source>
        <translation>Las cifras exactas se retienen</translation>
    </message>
    <message>
        <source>If you use exact figures to choose another draw, other settings, or whether to release at all, your choice reveals information about the records. No epsilon covers this. The project records how often exact figures were shown, and the privacy statement of the next package states it.</source>
        <translation>Lo que elija según cifras exactas revela algo de los registros: otro sorteo, otros ajustes, o si se publica. Ningún épsilon cubre esa elección. El proyecto anota cuántas veces se mostraron cifras exactas, y la declaración de privacidad del próximo paquete lo dice.</translation>
    </message>
    <message>
        <source>&amp;Save internal report...</source>
        <translation>Guardar in&amp;forme interno...</translation>
    </message>
    <message>
        <source>These figures were computed from the records without noise. No epsilon covers them: they stay with the records and do not go into a package.</source>
        <translation>Estas cifras se calcularon a partir de los registros, sin ruido. Ningún épsilon las cubre: se quedan con los registros y no entran en ningún paquete.</translation>
    </message>
    <message>
        <source>On paper, for your own files</source>
        <translation>En papel, para sus propios archivos</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interno, no sale del centro</translation>
    </message>
    <message>
        <source>A PDF with the content of this tab, marked as internal on every page. Keep it with the records, not beside a package.</source>
        <translation>Un PDF con lo que muestra esta pestaña; cada página indica que no debe salir. Guárdelo con los registros, no junto a un paquete.</translation>
    </message>
    <message>
        <source>Save the internal report</source>
        <translation>Guardar el informe interno</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Records and documents with similar phrases are close to each other (t-SNE), up to 5,000 of each. The points of the records are exact and no epsilon covers them. They leave this window only if you save a picture. Keep it with the records.</source>
        <translation>Los registros y documentos con expresiones de sentido parecido están cerca (t-SNE), hasta 5000 de cada tipo. Los puntos de los registros son exactos y ningún épsilon los cubre: solo salen de esta ventana como imagen que usted guarde. Guárdela con los registros.</translation>
    </message>
    <message>
        <source>There is no document to show.</source>
        <translation>No hay ningún documento que mostrar.</translation>
    </message>
    <message>
        <source>synthetic documents</source>
        <translation>documentos sintéticos</translation>
    </message>
    <message>
        <source>records</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>examples for prompts</source>
        <translation>ejemplos para los prompts</translation>
    </message>
</context>
<context>
    <name>ui::InterruptedRuns</name>
    <message>
        <source>The run of project %1 on %2 was interrupted after its budget was debited: epsilon %3 counts as spent, and no model was stored.</source>
        <extracomment>%1: name of a project, %2: a time, %3: an epsilon, &quot;4.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;</extracomment>
        <translation>La ejecución del proyecto %1 del %2 se interrumpió después de anotar su gasto: épsilon %3 cuenta como gastado y no se guardó ningún modelo.</translation>
    </message>
</context>
<context>
    <name>ui::InterruptionNotice</name>
    <message>
        <source>I have read this</source>
        <translation>Entendido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more stand(s) in the ledger as interrupted.</source>
        <translation>
            <numerusform>%Ln más figura como interrumpida en el libro de gastos.</numerusform>
            <numerusform>%Ln más figuran como interrumpidas en el libro de gastos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) did not finish</source>
        <translation>
            <numerusform>%Ln ejecución no llegó al final</numerusform>
            <numerusform>%Ln ejecuciones no llegaron al final</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::JoinCard</name>
    <message>
        <source>Leave it out</source>
        <extracomment>takes the file of the labels out of the plan</extracomment>
        <translation>Dejarlo fuera</translation>
    </message>
    <message>
        <source>Key in the records</source>
        <translation>Clave en los registros</translation>
    </message>
    <message>
        <source>Key in that file</source>
        <translation>Clave en ese archivo</translation>
    </message>
    <message>
        <source>Label in that file</source>
        <translation>Categoría en ese archivo</translation>
    </message>
    <message>
        <source>Leave the file of the labels out</source>
        <translation>Dejar fuera el archivo de las categorías</translation>
    </message>
    <message>
        <source>Labels in another file</source>
        <translation>Categorías en otro archivo</translation>
    </message>
    <message>
        <source>Choose the file with the labels</source>
        <translation>Elegir el archivo con las categorías</translation>
    </message>
    <message>
        <source>%1 has no columns that can be read.</source>
        <translation>%1 no tiene columnas que se puedan leer.</translation>
    </message>
    <message>
        <source>Each record has the labels of all rows of that file with its key.</source>
        <translation>Cada registro tiene las categorías de todas las filas de ese archivo con su clave.</translation>
    </message>
    <message>
        <source>If the labels are in another file, for example diagnoses by admission, a key that both files have connects them to the records.</source>
        <translation>Si las categorías están en un archivo propio, por ejemplo diagnósticos por ingreso, una clave que tienen ambos archivos las une a los registros.</translation>
    </message>
    <message>
        <source>Choose another...</source>
        <translation>Elegir otro...</translation>
    </message>
    <message>
        <source>Choose the file of the labels...</source>
        <translation>Elegir el archivo de las categorías...</translation>
    </message>
</context>
<context>
    <name>ui::JudgementCard</name>
    <message>
        <source>How well it sorts your texts</source>
        <translation>Cómo ordena sus textos</translation>
    </message>
    <message>
        <source>stays on this computer</source>
        <translation>permanece en este equipo</translation>
    </message>
    <message>
        <source>I&amp;n detail, for the model:</source>
        <translation>En detal&amp;le, para el modelo:</translation>
    </message>
    <message>
        <source>Texts by their label (rows) and their classification (columns). Framed: classified correctly. Darker cells have a larger share of the row.</source>
        <translation>Textos según su categoría (filas) y la categoría asignada (columnas). Enmarcados: bien ordenados. Cuanto más oscuro, mayor la parte de la fila.</translation>
    </message>
    <message>
        <source>How each model did</source>
        <translation>Resultado de cada modelo</translation>
    </message>
    <message>
        <source>Model that is shown in detail</source>
        <translation>Modelo que se muestra en detalle</translation>
    </message>
    <message>
        <source>How each label was found</source>
        <translation>Cómo se encontró cada categoría</translation>
    </message>
    <message>
        <source>Which labels are taken for which</source>
        <translation>Qué categorías se confunden con cuáles</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln of your text(s) with a label of the package.</source>
        <translation>
            <numerusform>Juzgado con %Ln de sus textos con una categoría del paquete.</numerusform>
            <numerusform>Juzgado con %Ln de sus textos con una categoría del paquete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were skipped: without a text, or with another label.</source>
        <translation>
            <numerusform>%Ln se pasó por alto: sin texto o con otra categoría.</numerusform>
            <numerusform>%Ln se pasaron por alto: sin texto o con otra categoría.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeyChoice</name>
    <message>
        <source>Key from an environment variable</source>
        <translation>Clave de una variable de entorno</translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation>Nombre de la variable de entorno</translation>
    </message>
    <message>
        <source>Allow this server</source>
        <translation>Permitir este servidor</translation>
    </message>
    <message>
        <source>This could not be saved: the folder of the ledger is not writable.</source>
        <translation>No se pudo guardar: no se puede escribir en la carpeta del libro de gastos.</translation>
    </message>
    <message>
        <source>The key goes to %1. This name stands for characters beyond ASCII (%2), which may look like other letters.</source>
        <extracomment>%1: the ASCII name of a server (xn--...), %2: characters such as U+0430</extracomment>
        <translation>La clave va a %1. Este nombre representa caracteres fuera de ASCII (%2), que pueden parecerse a otras letras.</translation>
    </message>
    <message>
        <source>The value of %1 would be sent to %2, which is not allowed yet.</source>
        <extracomment>%1: name of an environment variable, %2: a server such as https://host:443</extracomment>
        <translation>El valor de %1 iría a %2, adonde todavía no se le ha permitido ir.</translation>
    </message>
    <message>
        <source>The name of the variable, not the key.</source>
        <translation>El nombre de la variable, no la clave.</translation>
    </message>
    <message>
        <source>The variable is set. The plan contains its name only.</source>
        <translation>La variable está definida. El plan solo guarda su nombre.</translation>
    </message>
    <message>
        <source>The variable is not set for this program: set it and start again.</source>
        <translation>La variable no está definida para este programa: defínala y vuelva a iniciarlo.</translation>
    </message>
    <message>
        <source>Key typed here, or from the keyring</source>
        <translation>Clave escrita aquí o del llavero</translation>
    </message>
</context>
<context>
    <name>ui::KeyEntry</name>
    <message>
        <source>Keep in the keyring</source>
        <translation>Guardar en el llavero</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Olvidar la clave</translation>
    </message>
    <message>
        <source>Key of the server</source>
        <translation>Clave del servidor</translation>
    </message>
    <message>
        <source>a key is held</source>
        <translation>hay una clave</translation>
    </message>
    <message>
        <source>paste the key</source>
        <translation>pegue la clave</translation>
    </message>
    <message>
        <source>Choose the server first.</source>
        <translation>Elija primero el servidor.</translation>
    </message>
    <message>
        <source>Asking the keyring...</source>
        <translation>Consultando el llavero...</translation>
    </message>
    <message>
        <source>The key for this server is in the keyring.</source>
        <translation>La clave de este servidor está en el llavero.</translation>
    </message>
    <message>
        <source>The key is in memory until the program ends. No keyring answers on this computer.</source>
        <translation>La clave está en memoria hasta que el programa termine. En este equipo no responde ningún llavero.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: what happened, %2: what to do, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The key is in memory until the program ends.</source>
        <translation>La clave está en memoria hasta que el programa termine.</translation>
    </message>
    <message>
        <source>A server on this computer usually needs no key.</source>
        <translation>Un servidor en este equipo no suele necesitarla.</translation>
    </message>
    <message>
        <source>There is no key for this server yet.</source>
        <translation>Aún no hay clave para este servidor.</translation>
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
        <translation>Huella de la clave</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copiar la huella</translation>
    </message>
    <message>
        <source>Save the public key...</source>
        <translation>Guardar la clave pública...</translation>
    </message>
    <message>
        <source>Passph&amp;rase</source>
        <translation>&amp;Frase de contraseña</translation>
    </message>
    <message>
        <source>Choose the file of their key...</source>
        <translation>Elegir el archivo de su clave...</translation>
    </message>
    <message>
        <source>&amp;Another key file...</source>
        <translation>Otro arc&amp;hivo de clave...</translation>
    </message>
    <message>
        <source>A new key for them...</source>
        <translation>Clave nueva para ella...</translation>
    </message>
    <message>
        <source>Choose a signing key</source>
        <translation>Elegir una clave de firma</translation>
    </message>
    <message>
        <source>Signing keys (*.key);;All files (*)</source>
        <translation>Claves de firma (*.key);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Make a signing key</source>
        <translation>Crear una clave de firma</translation>
    </message>
    <message>
        <source>Signing keys (*.key)</source>
        <translation>Claves de firma (*.key)</translation>
    </message>
    <message>
        <source>There is a file of this name already, and a key is never overwritten: this is the key that is there.</source>
        <translation>Ya hay un archivo con este nombre, y una clave no se sobrescribe nunca: esta es la clave que hay.</translation>
    </message>
    <message>
        <source>Type the passphrase of the key.</source>
        <translation>Escriba la frase de contraseña de la clave.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the key. Nothing was written.</source>
        <translation>Esta no es la frase de contraseña de la clave. No se ha escrito nada.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the key, or the file is no signing key. Nothing was written.</source>
        <translation>Esta no es la frase de contraseña de la clave, o el archivo no es una clave de firma. No se ha escrito nada.</translation>
    </message>
    <message>
        <source>Save the public key</source>
        <translation>Guardar la clave pública</translation>
    </message>
    <message>
        <source>Public keys (*.pub)</source>
        <translation>Claves públicas (*.pub)</translation>
    </message>
    <message>
        <source>The public key could not be saved to %1.</source>
        <translation>No se pudo guardar la clave pública en %1.</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <extracomment>%1: &quot;3F2A 91C0 77DE 0B15 44AC&quot;</extracomment>
        <translation>Huella %1</translation>
    </message>
    <message>
        <source>The fingerprint is not known: the public half of the key does not lie beside it.</source>
        <translation>La huella no se conoce: la mitad pública de la clave no está junto a ella.</translation>
    </message>
    <message>
        <source>The key is being opened, which takes about a second.</source>
        <translation>Se está abriendo la clave; tarda alrededor de un segundo.</translation>
    </message>
    <message>
        <source>The key is being made, which takes about a second.</source>
        <translation>Se está creando la clave; tarda alrededor de un segundo.</translation>
    </message>
    <message>
        <source>In %1</source>
        <extracomment>%1: a file</extracomment>
        <translation>En %1</translation>
    </message>
    <message>
        <source>It will be kept in %1</source>
        <translation>Se guardará en %1</translation>
    </message>
</context>
<context>
    <name>ui::KindChoices</name>
    <message>
        <source>Which of these phrases are used</source>
        <translation>Cuáles de estas expresiones se usan</translation>
    </message>
    <message>
        <source>Phrases that are left out are not searched for. Choose by what the recipient needs, not by the content of the records.</source>
        <translation>Lo excluido no se busca en ninguna parte. Elija según lo que necesita el destinatario, no según lo que contienen los registros.</translation>
    </message>
    <message>
        <source>Phrases that were left out by hand</source>
        <translation>Expresiones excluidas a mano</translation>
    </message>
    <message>
        <source>Take in &amp;again</source>
        <translation>&amp;Volver a incluir</translation>
    </message>
    <message>
        <source>%1 left out by hand</source>
        <translation>%1 excluidas a mano</translation>
    </message>
    <message>
        <source>%1 of %2 phrases are used.</source>
        <translation>Se usan %1 de %2 expresiones.</translation>
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
        <translation>no encontrada</translation>
    </message>
    <message>
        <source>stands for %1</source>
        <extracomment>of a declared label; %1: the values of the label column</extracomment>
        <translation>equivale a %1</translation>
    </message>
    <message>
        <source>Stands for</source>
        <extracomment>column: the values of the label column that a declared label stands for</extracomment>
        <translation>Equivale a</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>%1 como máximo</translation>
    </message>
    <message>
        <source>Records (private)</source>
        <translation>Registros (privado)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Public</source>
        <extracomment>column: the names of labels, each with a tick where it is public. Short: it stands in a narrow card</extracomment>
        <translation>Pública</translation>
    </message>
</context>
<context>
    <name>ui::LabelShares</name>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>column: the declared share of a label, any number</extracomment>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Of all documents</source>
        <translation>De los documentos</translation>
    </message>
</context>
<context>
    <name>ui::LabelTable</name>
    <message>
        <source>Public name of the label</source>
        <translation>Nombre público de la categoría</translation>
    </message>
    <message>
        <source>Values that the label stands for, with semicolons between</source>
        <translation>Valores a los que equivale la categoría, separados por punto y coma</translation>
    </message>
</context>
<context>
    <name>ui::LabelsCard</name>
    <message>
        <source>De&amp;clare none</source>
        <translation>Declarar &amp;ninguna</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Añad&amp;ir</translation>
    </message>
    <message>
        <source>Remove the selected labels from the declared list</source>
        <translation>Quitar las categorías seleccionadas de la lista declarada</translation>
    </message>
    <message>
        <source>Add b&amp;y hand</source>
        <translation>Añadir a &amp;mano</translation>
    </message>
    <message>
        <source>Labels: which may be public?</source>
        <translation>Categorías: ¿cuáles pueden ser públicas?</translation>
    </message>
    <message>
        <source>Labels; select a label to declare it public</source>
        <translation>Categorías; marcar una la declara pública</translation>
    </message>
    <message>
        <source>The labels that were found are only a proposal. Select those that may appear in the release; records with another label are left out. If no label is declared, all records form one class without a label.</source>
        <translation>Las categorías encontradas son solo una propuesta. Marque las que pueden aparecer en la publicación; los registros con otra categoría se excluyen. Si no declara ninguna, todos los registros forman una sola clase sin categoría.</translation>
    </message>
    <message>
        <source>Declared: %1. The declared list is public; records with another label are left out.</source>
        <translation>Declaradas: %1. La lista declarada es pública; los registros con otra categoría se excluyen.</translation>
    </message>
    <message>
        <source>Decl&amp;are shown</source>
        <extracomment>declares all labels that the list shows</extracomment>
        <translation>Declarar visi&amp;bles</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <extracomment>a verb: puts the selected labels under one name</extracomment>
        <translation>&amp;Juntar</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Des&amp;hacer grupo</translation>
    </message>
    <message>
        <source>Show only labels that hold this</source>
        <translation>Mostrar solo las categorías que contienen esto</translation>
    </message>
    <message>
        <source>Space ticks all selected labels, F2 renames, Delete takes back.</source>
        <translation>La barra espaciadora marca todas las categorías seleccionadas, F2 cambia el nombre, Supr las quita.</translation>
    </message>
    <message>
        <source>Declare all labels that are shown</source>
        <translation>Declarar todas las categorías que se muestran</translation>
    </message>
    <message>
        <source>Remove all labels from the declared list</source>
        <translation>Quitar todas las categorías de la lista declarada</translation>
    </message>
    <message>
        <source>Give the selected label another public name</source>
        <translation>Dar otro nombre público a la categoría seleccionada</translation>
    </message>
    <message>
        <source>F2, or a double click on the label</source>
        <translation>F2, o doble clic en la categoría</translation>
    </message>
    <message>
        <source>Put the selected labels under one public name</source>
        <translation>Poner las categorías seleccionadas bajo un solo nombre público</translation>
    </message>
    <message>
        <source>Make a separate label from each value of the selected labels</source>
        <translation>Convertir en categorías propias los valores a los que equivalen las seleccionadas</translation>
    </message>
    <message>
        <source>Labels to add by hand: one, or a pasted list</source>
        <translation>Categorías que se añadirán a mano: una, o una lista pegada</translation>
    </message>
    <message>
        <source>a label, or a pasted list</source>
        <translation>una categoría, o una lista pegada</translation>
    </message>
    <message>
        <source>Add the labels</source>
        <translation>Añadir categorías</translation>
    </message>
    <message>
        <source>Sho&amp;w only</source>
        <extracomment>followed by a field: show only labels that hold what is typed there</extracomment>
        <translation>Mostrar s&amp;olo</translation>
    </message>
    <message>
        <source>This column has very many different values; only the %1 most frequent are listed. A column of labels usually has few: check that it is the right one. You can also add labels by hand.</source>
        <translation>Esta columna tiene muchísimos valores distintos; solo se muestran los %1 más frecuentes. Una columna de categorías tiene pocos: ¿es la correcta? También se pueden añadir categorías a mano.</translation>
    </message>
    <message>
        <source>%1 stands for: %2</source>
        <extracomment>%1: a declared label, %2: values of the label column</extracomment>
        <translation>%1 equivale a: %2</translation>
    </message>
    <message>
        <source>&amp;Show counts</source>
        <translation>Mostrar cantidades &amp;por categoría</translation>
    </message>
    <message>
        <source>The number of records with a label is private: the numbers are for this screen only, and the guarantee does not cover choosing labels by them.</source>
        <translation>Cuántos registros tienen una categoría es privado: las cantidades son solo para esta pantalla, y la garantía no cubre una elección de categorías según ellas.</translation>
    </message>
    <message>
        <source>Show how many records have each label</source>
        <translation>Mostrar cuántos registros tienen cada categoría</translation>
    </message>
    <message>
        <source>To enter the values of a label, double-click under &quot;Stands for&quot;, or type &quot;Heart failure = 428*, I50-I52&quot; below. 428* matches all values that begin with 428, I50-I52 matches a range, and * matches all values of no other label.</source>
        <translation>Aquello a lo que equivale una categoría se puede escribir: con un doble clic bajo «Equivale a», o abajo «Insuficiencia cardíaca = 428*, I50-I52». 428* son todos los que empiezan así, I50-I52 un intervalo, * lo que no entra en ninguna otra categoría.</translation>
    </message>
    <message>
        <source>Use the labels that the profile proposes</source>
        <translation>Usar las categorías que propone el perfil</translation>
    </message>
    <message>
        <source>For %1 these are usual: %2.</source>
        <extracomment>%1: a known kind of export, %2: labels with what they stand for</extracomment>
        <translation>Para %1 son habituales estas: %2.</translation>
    </message>
    <message>
        <source>Use these labels</source>
        <translation>Usar estas categorías</translation>
    </message>
</context>
<context>
    <name>ui::LanguageCard</name>
    <message>
        <source>Words of another language mean something else: a vocabulary in another language is refused. Without a declaration nothing is checked.</source>
        <translation>Las palabras de otro idioma significan otra cosa: se rechaza un vocabulario en otro idioma. Sin declaración no se comprueba nada.</translation>
    </message>
    <message>
        <source>Language of the notes</source>
        <translation>Idioma de las notas</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>no declarado</translation>
    </message>
    <message>
        <source>Choose %1, as the first notes look</source>
        <extracomment>%1: a language, which the first notes seem to be in</extracomment>
        <translation>Elegir %1, como parecen las primeras notas</translation>
    </message>
</context>
<context>
    <name>ui::LanguageMenu</name>
    <message>
        <source>As the system</source>
        <extracomment>the language of the program: the one the computer is set to</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>%1: the language in force: &quot;English&quot;</extracomment>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
</context>
<context>
    <name>ui::LearnCard</name>
    <message>
        <source>Learn from public texts of the field</source>
        <translation>Aprender de textos públicos del área</translation>
    </message>
    <message>
        <source>Finds the phrases of your field and language, and which of them occur together, in published case reports, textbooks, guidelines or patient information of 20 MB or more. Never use your own notes, de-identified or not.</source>
        <translation>De casos publicados, manuales, guías o información para pacientes, 20 MB o más: encuentra en ellos las expresiones de su área y su idioma, y cuáles van juntas. Nunca de sus propias notas, desidentificadas o no.</translation>
    </message>
    <message>
        <source>Learning is in progress; you can continue meanwhile.</source>
        <translation>Está aprendiendo; mientras tanto puede continuar.</translation>
    </message>
    <message>
        <source>%1 phrases were learned and are not saved yet.</source>
        <translation>%1 expresiones aprendidas y aún sin guardar.</translation>
    </message>
    <message>
        <source>In use: learnt from %1 (%2).</source>
        <extracomment>%1: origin of texts, %2: their licence</extracomment>
        <translation>En uso: aprendido de %1 (%2).</translation>
    </message>
    <message>
        <source>Learn a &amp;vocabulary...</source>
        <translation>Aprender un &amp;vocabulario...</translation>
    </message>
    <message>
        <source>Sho&amp;w what it learns...</source>
        <translation>Mostrar lo que a&amp;prende...</translation>
    </message>
    <message>
        <source>Learn a vocabulary</source>
        <translation>Aprender un vocabulario</translation>
    </message>
    <message>
        <source>Show what it learns</source>
        <translation>Mostrar lo que aprende</translation>
    </message>
</context>
<context>
    <name>ui::LearnDeclaration</name>
    <message>
        <source>All of these &amp;texts are public</source>
        <translation>Todos estos &amp;textos son públicos</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Todos estos textos son públicos</translation>
    </message>
    <message>
        <source>open case reports of a journal, 2015 to 2025</source>
        <translation>casos de acceso abierto de una revista, 2015 a 2025</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Declaración</translation>
    </message>
    <message>
        <source>None of them comes from the records of this organisation, de-identified or not. What is learned from them is published with every release, and no noise protects it. Recipients are told origin and licence.</source>
        <translation>Ninguno procede de los registros de esta casa, desidentificados o no. Lo que se aprende de ellos sale tal cual con cada publicación: ningún ruido lo protege. El origen y la licencia se comunican a los destinatarios.</translation>
    </message>
    <message>
        <source>&amp;Where they come from</source>
        <translation>&amp;De dónde proceden</translation>
    </message>
    <message>
        <source>Their l&amp;icence</source>
        <translation>Su l&amp;icencia</translation>
    </message>
    <message>
        <source>Their langua&amp;ge</source>
        <translation>Su &amp;idioma</translation>
    </message>
    <message>
        <source>recognised from the texts</source>
        <translation>se reconoce por los textos</translation>
    </message>
    <message>
        <source>another language, with words separated by spaces</source>
        <translation>otro, cuyas palabras se separan con espacios</translation>
    </message>
</context>
<context>
    <name>ui::LearnDialog</name>
    <message>
        <source>Clos&amp;e</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Learn from public texts</source>
        <translation>Aprender de textos públicos</translation>
    </message>
    <message>
        <source>Learning continues, and the result is kept until the program is closed.</source>
        <translation>El aprendizaje continúa, y lo aprendido se conserva hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation>Aprendiendo el vocabulario</translation>
    </message>
    <message>
        <source>Add public texts.</source>
        <translation>Añada textos públicos.</translation>
    </message>
    <message>
        <source>Declare that all of the texts are public: others must not be learnt from.</source>
        <translation>Declare que todos los textos son públicos: de otros no se debe aprender.</translation>
    </message>
    <message>
        <source>Say where the texts come from.</source>
        <translation>Indique de dónde proceden los textos.</translation>
    </message>
    <message>
        <source>Enter the licence under which they may be used.</source>
        <translation>Indique con qué licencia se pueden usar.</translation>
    </message>
    <message>
        <source>Which published texts use the language of your field?</source>
        <translation>¿Qué textos publicados hablan el lenguaje de su área?</translation>
    </message>
    <message>
        <source>Is there anything that does not belong in this vocabulary?</source>
        <translation>¿Hay algo que no deba estar en este vocabulario?</translation>
    </message>
    <message>
        <source>You can close this window and continue; learning may take some minutes.</source>
        <translation>Puede cerrar esto y continuar; puede tardar unos minutos.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;Save and use...</source>
        <translation>&amp;Guardar y usar...</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Save and use</source>
        <translation>Guardar y usar</translation>
    </message>
    <message>
        <source>&amp;Back to the phrases</source>
        <translation>&amp;Volver a las expresiones</translation>
    </message>
    <message>
        <source>&amp;Back to the texts</source>
        <translation>&amp;Volver a los textos</translation>
    </message>
    <message>
        <source>Back to the phrases</source>
        <translation>Volver a las expresiones</translation>
    </message>
    <message>
        <source>Back to the texts</source>
        <translation>Volver a los textos</translation>
    </message>
    <message>
        <source>Save the vocabulary</source>
        <translation>Guardar el vocabulario</translation>
    </message>
    <message>
        <source>Learnt vocabulary (*.learnt)</source>
        <translation>Vocabulario aprendido (*.learnt)</translation>
    </message>
</context>
<context>
    <name>ui::LearnFiles</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Public texts</source>
        <translation>Textos públicos</translation>
    </message>
    <message>
        <source>Add &amp;files...</source>
        <translation>Añadir &amp;archivos...</translation>
    </message>
    <message>
        <source>Add a f&amp;older...</source>
        <translation>Añadir una &amp;carpeta...</translation>
    </message>
    <message>
        <source>Public texts of the field</source>
        <translation>Textos públicos del área</translation>
    </message>
    <message>
        <source>Column with the text</source>
        <translation>Columna con el texto</translation>
    </message>
    <message>
        <source>&amp;Column with the text</source>
        <translation>Colu&amp;mna con el texto</translation>
    </message>
    <message>
        <source>Texts and records (%1);;All files (*)</source>
        <extracomment>of a file dialog; %1: *.txt *.csv ...</extracomment>
        <translation>Textos y registros (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose public texts</source>
        <translation>Elegir textos públicos</translation>
    </message>
    <message>
        <source>Choose a folder with public texts (.txt, .md)</source>
        <translation>Elegir una carpeta con textos públicos (.txt, .md)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln text(s), %2</source>
        <extracomment>%1: a folder, %2: &quot;12.0 MB&quot;, %Ln: number of texts in it</extracomment>
        <translation>
            <numerusform>%1, %Ln texto, %2</numerusform>
            <numerusform>%1, %Ln textos, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a file, %2: &quot;12.0 MB&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>20 MB of text or more are recommended; below 5 MB the vocabulary becomes poor. Files of records have a text in each row; plain texts (.txt, .md) are one text each.</source>
        <translation>Se aconsejan 20 MB de texto o más; por debajo de 5 MB el vocabulario queda pobre. Los archivos de registros tienen un texto en cada fila; un archivo de texto simple (.txt, .md) es un solo texto.</translation>
    </message>
    <message>
        <source>Looking at the texts ...</source>
        <translation>Mirando los textos ...</translation>
    </message>
    <message>
        <source>%1: too little for a good vocabulary. 20 MB or more are recommended.</source>
        <extracomment>%1: &quot;3.2 MB&quot;</extracomment>
        <translation>%1: demasiado poco para un buen vocabulario. Se aconsejan 20 MB o más.</translation>
    </message>
    <message>
        <source>%1: this is enough. 20 MB or more are recommended.</source>
        <translation>%1: servirá. Se aconsejan 20 MB o más.</translation>
    </message>
    <message>
        <source>%1: enough for a good vocabulary.</source>
        <translation>%1: suficiente para un buen vocabulario.</translation>
    </message>
</context>
<context>
    <name>ui::LearntTerms</name>
    <message>
        <source>There is no list of general words for this language: common words may stand among the phrases. Leave them out.</source>
        <translation>No hay lista de palabras generales para este idioma: entre las frases puede haber palabras comunes. Exclúyalas.</translation>
    </message>
    <message>
        <source>That is little text: about 20 MB or more make a good vocabulary.</source>
        <translation>Es poco texto: unos 20 MB o más dan un buen vocabulario.</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Dejar fuera</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Search what was learnt</source>
        <translation>Buscar en lo aprendido</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Learned phrases; Delete leaves the selected ones out</source>
        <translation>Expresiones aprendidas; Supr deja fuera las seleccionadas</translation>
    </message>
    <message>
        <source>%1 phrases, learned from %2 texts with %3 words.</source>
        <extracomment>numbers of phrases, texts and words</extracomment>
        <translation>%1 expresiones, aprendidas de %2 textos con %3 palabras.</translation>
    </message>
    <message>
        <source>%1 shown. Select what does not belong there and press Delete.</source>
        <translation>%1 mostradas. Seleccione lo que no deba estar y pulse Supr.</translation>
    </message>
    <message>
        <source>%1 shown, %2 left out. Ctrl+Z takes the last ones back in.</source>
        <translation>%1 mostradas, %2 fuera. Ctrl+Z recupera las últimas.</translation>
    </message>
</context>
<context>
    <name>ui::LedgerChart</name>
    <message>
        <source>Ledger of this source</source>
        <translation>Gastos de esta fuente</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>gastado</translation>
    </message>
    <message>
        <source>with this plan</source>
        <translation>con este plan</translation>
    </message>
    <message>
        <source>cap: %1</source>
        <translation>tope: %1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>epsilon, added up</source>
        <translation>épsilon acumulado</translation>
    </message>
    <message>
        <source>planned</source>
        <extracomment>row of a table: not spent yet</extracomment>
        <translation>previsto</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>este plan</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>tope</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Épsilon</translation>
    </message>
    <message>
        <source>Added up</source>
        <translation>Acumulado</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
</context>
<context>
    <name>ui::LedgerDialog</name>
    <message>
        <source>No budget has been spent on this computer yet.</source>
        <translation>En este equipo aún no se ha gastado nada.</translation>
    </message>
    <message>
        <source>complete and unchanged</source>
        <translation>completo y sin cambios</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Libro de gastos</translation>
    </message>
    <message>
        <source>Filter the ledger</source>
        <translation>Filtrar el libro de gastos</translation>
    </message>
    <message>
        <source>Filter by source, person, project</source>
        <translation>Filtrar por fuente, persona, proyecto</translation>
    </message>
    <message>
        <source>Every spend, newest first</source>
        <translation>Todos los gastos, del más reciente al más antiguo</translation>
    </message>
    <message>
        <source>E&amp;xport CSV</source>
        <translation>E&amp;xportar CSV</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Every privacy budget that was ever spent on this computer, over all projects.</source>
        <translation>Todo el presupuesto de privacidad que se ha gastado alguna vez en este equipo, entre todos los proyectos.</translation>
    </message>
    <message>
        <source>changed or incomplete</source>
        <translation>cambiado o incompleto</translation>
    </message>
    <message>
        <source>Every entry matches the previous one. %1</source>
        <translation>Cada anotación concuerda con la anterior. %1</translation>
    </message>
    <message>
        <source>An entry was changed or removed after it was written. Keep the file and ask who did it. %1</source>
        <translation>Una anotación se cambió o se eliminó después de escrita. Conserve el archivo y averigüe quién lo hizo. %1</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>Exportar el libro de gastos</translation>
    </message>
    <message>
        <source>CSV file (*.csv)</source>
        <translation>Archivo CSV (*.csv)</translation>
    </message>
    <message>
        <source>All entries, whatever the filter shows</source>
        <translation>Todas las anotaciones, muestre lo que muestre el filtro</translation>
    </message>
    <message>
        <source>Totals by source</source>
        <translation>Totales por fuente</translation>
    </message>
    <message>
        <source>Save a page (&amp;PDF)</source>
        <translation>Guardar una página (&amp;PDF)</translation>
    </message>
    <message>
        <source>A page with totals and spends, for the privacy office</source>
        <translation>Una página con totales y gastos, para la oficina de protección de datos</translation>
    </message>
    <message>
        <source>Save a page for the privacy office</source>
        <translation>Guardar una página para la oficina de protección de datos</translation>
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
        <translation>Pérdida por pasada</translation>
    </message>
    <message>
        <source>The error of the classifier on the texts of the package, for each pass. The difference in style measures how different your texts and those of the package are for the classifier.</source>
        <translation>Cuánto se equivoca el clasificador con los textos del paquete, pasada a pasada. La diferencia de estilo dice lo distintos que le parecen sus textos y los del paquete.</translation>
    </message>
    <message>
        <source>not adapted: classification</source>
        <translation>sin adaptar: clasificación</translation>
    </message>
    <message>
        <source>adapted: classification</source>
        <translation>adaptado: clasificación</translation>
    </message>
    <message>
        <source>adapted: difference in style</source>
        <translation>adaptado: diferencia de estilo</translation>
    </message>
    <message>
        <source>pass over the texts of the package</source>
        <translation>pasada por los textos del paquete</translation>
    </message>
    <message>
        <source>loss (nats)</source>
        <translation>pérdida (nats)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Not adapted: classification</source>
        <translation>Sin adaptar: clasificación</translation>
    </message>
    <message>
        <source>Adapted: classification</source>
        <translation>Adaptado: clasificación</translation>
    </message>
    <message>
        <source>Adapted: difference in style</source>
        <translation>Adaptado: diferencia de estilo</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Open project</source>
        <translation>Abrir proyecto</translation>
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
        <translation>Abriendo el proyecto</translation>
    </message>
    <message>
        <source>The noise is being drawn</source>
        <translation>Se está generando el ruido</translation>
    </message>
    <message>
        <source>The budget is spent already. Close the window when the phrases are learned.</source>
        <translation>El presupuesto ya está gastado. Cierre la ventana cuando se hayan aprendido las expresiones.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>&amp;Gastos</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Show or fold the help (F1)</source>
        <translation>Mostrar u ocultar la ayuda (F1)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The last changes are not saved</source>
        <translation>Los últimos cambios no están guardados</translation>
    </message>
    <message>
        <source>Correct the problem shown below and try again, or close the window once more to leave without saving.</source>
        <translation>Corrija lo que se indica abajo y vuelva a intentarlo, o cierre la ventana otra vez para salir sin ellos.</translation>
    </message>
    <message>
        <source>A vocabulary is still being learned</source>
        <translation>Todavía se está aprendiendo un vocabulario</translation>
    </message>
    <message>
        <source>A vocabulary was learned and is not saved</source>
        <translation>Se aprendió un vocabulario y no está guardado</translation>
    </message>
    <message>
        <source>Save it on the Vocabulary page, or close the window once more to leave without it.</source>
        <translation>Guárdelo en la página Vocabulario, o cierre la ventana una vez más para salir sin él.</translation>
    </message>
    <message>
        <source>Run it for me</source>
        <translation>Hacerlo por mí</translation>
    </message>
    <message>
        <source>Keyseed projects (*.keyseed);;Plans (*.json);;Requests for an approval (*.approval-request)</source>
        <translation>Proyectos de Keyseed (*.keyseed);;Planes (*.json);;Solicitudes de aprobación (*.approval-request)</translation>
    </message>
</context>
<context>
    <name>ui::MapCard</name>
    <message>
        <source>Map of documents</source>
        <translation>Mapa de los documentos</translation>
    </message>
    <message>
        <source>Save the map...</source>
        <translation>Guardar el mapa...</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplejidad</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation>Dibujar el mapa</translation>
    </message>
    <message>
        <source>Perplexity:</source>
        <extracomment>t-SNE: about how many neighbours of a point count</extracomment>
        <translation>Perplejidad:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <extracomment>the number that decides where the points of the map start</extracomment>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>Dibujando el mapa</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Guardar el mapa</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG picture (*.svg)</source>
        <translation>Imagen PNG (*.png);;Imagen SVG (*.svg)</translation>
    </message>
    <message>
        <source>The map was not saved</source>
        <translation>El mapa no se guardó</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Elija otra carpeta u otro nombre.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Guardado como %1</translation>
    </message>
</context>
<context>
    <name>ui::MapTab</name>
    <message>
        <source>stays on this computer</source>
        <translation>permanece en este equipo</translation>
    </message>
    <message>
        <source>Texts with similar phrases are close to each other (t-SNE). The map shows up to 5,000 texts of the package and 5,000 of your own, which you choose under Train and apply. Only distances have a meaning, not the axes or the size of a group.</source>
        <translation>Los textos con expresiones de sentido parecido están cerca (t-SNE). Hasta 5000 textos del paquete y 5000 propios, que elige en Entrenar y aplicar. Solo cerca y lejos significan algo: ni los ejes ni el tamaño de un grupo.</translation>
    </message>
    <message>
        <source>The package was made with a vocabulary of its own: choose its file under Train and apply.</source>
        <translation>El paquete se hizo con un vocabulario propio: elija su archivo en Entrenar y aplicar.</translation>
    </message>
    <message>
        <source>of the package</source>
        <translation>del paquete</translation>
    </message>
    <message>
        <source>your texts</source>
        <translation>sus textos</translation>
    </message>
</context>
<context>
    <name>ui::MapView</name>
    <message>
        <source>Map of documents</source>
        <translation>Mapa de los documentos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) on the map</source>
        <extracomment>spoken: what the map shows</extracomment>
        <translation>
            <numerusform>%Ln documento en el mapa</numerusform>
            <numerusform>%Ln documentos en el mapa</numerusform>
        </translation>
    </message>
    <message>
        <source>no label</source>
        <translation>sin categoría</translation>
    </message>
</context>
<context>
    <name>ui::MethodCard</name>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Other methods (for research): hide</source>
        <translation>Otros métodos (para investigación): ocultar</translation>
    </message>
    <message>
        <source>Other methods (for research): show</source>
        <translation>Otros métodos (para investigación): mostrar</translation>
    </message>
</context>
<context>
    <name>ui::MethodPart</name>
    <message>
        <source>Choose who writes the texts: prompts cannot be transferred as files between the rounds.</source>
        <translation>Elija quién redacta los textos: entre las rondas no se pueden llevar prompts.</translation>
    </message>
    <message>
        <source>Choose one of the ways.</source>
        <translation>Elija una de las vías.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>%1: the name of a method, &quot;Histogram&quot;</extracomment>
        <translation>Elegido: %1.</translation>
    </message>
</context>
<context>
    <name>ui::ModelCard</name>
    <message>
        <source>Use a model &amp;file...</source>
        <translation>Usar un &amp;archivo de modelo...</translation>
    </message>
    <message>
        <source>Ask a server instead</source>
        <translation>Preguntar a un servidor</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Elegir un archivo de modelo</translation>
    </message>
    <message>
        <source>Model files (*.gguf);;All files (*)</source>
        <translation>Archivos de modelo (*.gguf);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1: llama-server is started with it on this computer while documents are written.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1: llama-server se inicia con él en este ordenador mientras se escriben los documentos.</translation>
    </message>
    <message>
        <source>Advanced: show</source>
        <translation>Avanzado: mostrar</translation>
    </message>
    <message>
        <source>Advanced: hide</source>
        <translation>Avanzado: ocultar</translation>
    </message>
    <message>
        <source>test the connection for a list, or type its name</source>
        <translation>pruebe la conexión para ver una lista, o escriba el nombre</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>Tokens of an answer at most</source>
        <translation>Máximo de tokens por respuesta</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>the server&apos;s own</source>
        <extracomment>shown in a field instead of a number: the server decides</extracomment>
        <translation>la del servidor</translation>
    </message>
    <message>
        <source>The answers</source>
        <translation>Las respuestas</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>The model, wherever it is</source>
        <translation>El modelo, dondequiera que esté</translation>
    </message>
</context>
<context>
    <name>ui::MoreSection</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Kind of export</source>
        <translation>Tipo de exportación</translation>
    </message>
    <message>
        <source>Part of a value that counts</source>
        <translation>Parte de un valor que cuenta</translation>
    </message>
    <message>
        <source>patterns</source>
        <translation>patrones</translation>
    </message>
    <message>
        <source>labels in another file</source>
        <translation>categorías en otro archivo</translation>
    </message>
    <message>
        <source>sections</source>
        <translation>secciones</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>negación</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copias</translation>
    </message>
    <message>
        <source>Kind of export, labels in another file, sections, negation, copies, patterns: nothing is chosen.</source>
        <translation>Tipo de exportación, categorías en otro archivo, secciones, negación, copias, patrones: no se eligió nada.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Elegido: %1.</translation>
    </message>
    <message>
        <source>fields beside the text</source>
        <translation>campos junto al texto</translation>
    </message>
</context>
<context>
    <name>ui::NetworkChoices</name>
    <message>
        <source>The way to the server</source>
        <translation>El camino al servidor</translation>
    </message>
    <message>
        <source>How fast it is asked</source>
        <translation>A qué ritmo se le pide</translation>
    </message>
    <message>
        <source>the system&apos;s certificates</source>
        <translation>los certificados del sistema</translation>
    </message>
    <message>
        <source>Own CA file</source>
        <translation>Archivo de CA propio</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
    <message>
        <source>Choose the CA file</source>
        <translation>Elegir el archivo de CA</translation>
    </message>
    <message>
        <source>Choose the certificates of your own authority</source>
        <translation>Elegir los certificados de su propia autoridad</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificados (*.pem *.crt *.cer);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>that of the system (https_proxy)</source>
        <translation>el del sistema (https_proxy)</translation>
    </message>
    <message>
        <source>Host allowed without TLS</source>
        <translation>Host permitido sin TLS</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Requests at the same time</source>
        <translation>Solicitudes a la vez</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>shown in a field instead of a number</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Solicitudes por minuto</translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation>Tokens por minuto</translation>
    </message>
    <message>
        <source>Tries for one document</source>
        <translation>Intentos por documento</translation>
    </message>
    <message>
        <source>Anyone on the network can read everything that is sent to %1, and the key. Use it only on a line that is protected in another way.</source>
        <extracomment>%1: the name of a host</extracomment>
        <translation>Todo lo que va a %1, también la clave, lo puede leer cualquiera en el camino. Solo para una línea protegida de otro modo.</translation>
    </message>
    <message>
        <source>The name of one host in your network that speaks plain http only. Leave it empty where you can.</source>
        <translation>El nombre de un host del centro que solo admite http simple. Lo mejor es dejarlo vacío.</translation>
    </message>
</context>
<context>
    <name>ui::NewKeyForm</name>
    <message>
        <source>Passph&amp;rase for the key</source>
        <translation>&amp;Frase de contraseña de la clave</translation>
    </message>
    <message>
        <source>The same a&amp;gain</source>
        <translation>La misma otra ve&amp;z</translation>
    </message>
    <message>
        <source>Make the &amp;key</source>
        <translation>Crear la cla&amp;ve</translation>
    </message>
    <message>
        <source>At least 10 characters. The passphrase cannot be recovered: keep it with your other passphrases. Making the key takes about a second.</source>
        <translation>Al menos 10 caracteres. No se puede recuperar: guárdela como guarda otras contraseñas. Crear la clave tarda alrededor de un segundo.</translation>
    </message>
    <message>
        <source>The passphrase needs at least 10 characters.</source>
        <translation>La frase de contraseña necesita al menos 10 caracteres.</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Las dos frases de contraseña no son iguales.</translation>
    </message>
</context>
<context>
    <name>ui::NewProjectCard</name>
    <message>
        <source>&amp;Create project</source>
        <translation>&amp;Crear proyecto</translation>
    </message>
    <message>
        <source>cardiology-notes</source>
        <translation>notas-cardiologia</translation>
    </message>
    <message>
        <source>Choos&amp;e...</source>
        <translation>&amp;Elegir...</translation>
    </message>
    <message>
        <source>Choose the folder of the project</source>
        <translation>Elegir la carpeta del proyecto</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Proyecto nuevo</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;mbre</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Ca&amp;rpeta</translation>
    </message>
    <message>
        <source>The name is public: the files of the release get this name.</source>
        <translation>El nombre es público: los archivos de la publicación lo llevan.</translation>
    </message>
    <message>
        <source>Saved by itself as %1</source>
        <translation>Se guarda automáticamente como %1</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>Carpeta del proyecto</translation>
    </message>
</context>
<context>
    <name>ui::NoisyHistogram</name>
    <message>
        <source>Phrases and their noise</source>
        <translation>Las expresiones y su ruido</translation>
    </message>
    <message>
        <source>Label whose phrases are shown</source>
        <translation>Categoría cuyas expresiones se muestran</translation>
    </message>
    <message>
        <source>Search phrases</source>
        <translation>Buscar expresiones</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>&amp;Categoría:</translation>
    </message>
    <message>
        <source>all labels together</source>
        <translation>todas las categorías juntas</translation>
    </message>
    <message>
        <source>all records</source>
        <translation>todos los registros</translation>
    </message>
    <message>
        <source>stands out</source>
        <translation>destaca</translation>
    </message>
    <message>
        <source>below the line: cannot be distinguished from noise</source>
        <translation>bajo la línea: no se distingue del ruido</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>destaca por encima de %1</translation>
    </message>
    <message>
        <source>Phrases, all labels together</source>
        <translation>Expresiones, todas las categorías juntas</translation>
    </message>
    <message>
        <source>Groups of phrases of %1</source>
        <extracomment>%1: a label</extracomment>
        <translation>Grupos de expresiones de %1</translation>
    </message>
    <message>
        <source>Phrases of %1</source>
        <translation>Expresiones de %1</translation>
    </message>
    <message>
        <source>patients who count for the group, noise added</source>
        <translation>pacientes que cuentan para el grupo, con ruido</translation>
    </message>
    <message>
        <source>records that count for the group, noise added</source>
        <translation>registros que cuentan para el grupo, con ruido</translation>
    </message>
    <message>
        <source>patients who count for the phrase, noise added</source>
        <translation>pacientes que cuentan para la expresión, con ruido</translation>
    </message>
    <message>
        <source>records that count for the phrase, noise added</source>
        <translation>registros que cuentan para la expresión, con ruido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s), all labels together</source>
        <translation>
            <numerusform>%Ln expresión, todas las categorías juntas</numerusform>
            <numerusform>%Ln expresiones, todas las categorías juntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of phrases of this label</source>
        <translation>
            <numerusform>%Ln grupo de expresiones de esta categoría</numerusform>
            <numerusform>%Ln grupos de expresiones de esta categoría</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phrase(s) of this label</source>
        <translation>
            <numerusform>%Ln expresión de esta categoría</numerusform>
            <numerusform>%Ln expresiones de esta categoría</numerusform>
        </translation>
    </message>
    <message>
        <source>No phrase of the vocabulary contains this.</source>
        <translation>Ninguna expresión del vocabulario contiene esto.</translation>
    </message>
    <message>
        <source>Found: %1; with a search also those below the line are shown.</source>
        <extracomment>%1: &quot;3 phrases of this label&quot;</extracomment>
        <translation>Resultado: %1; al buscar se muestra también lo que queda bajo la línea.</translation>
    </message>
    <message>
        <source>Above the line: %1.</source>
        <extracomment>of a line in a chart; %1: &quot;3 phrases of this label&quot;</extracomment>
        <translation>Por encima de la línea: %1.</translation>
    </message>
    <message>
        <source>The first %1 are shown; above the line: %2. &quot;Table&quot; shows them all.</source>
        <extracomment>%1: bars in the chart; %2: &quot;30 phrases of this label&quot;; &quot;Table&quot; is a button</extracomment>
        <translation>Solo se muestran %1; por encima de la línea: %2. «Tabla» muestra todo.</translation>
    </message>
    <message>
        <source>A group is named by its three most likely phrases.</source>
        <translation>Cada grupo lleva el nombre de sus tres expresiones más probables.</translation>
    </message>
    <message numerus="yes">
        <source>The documents use the %Ln phrase(s) with the highest counts.</source>
        <translation>
            <numerusform>Los documentos se nutren de la %Ln expresión con el recuento más alto.</numerusform>
            <numerusform>Los documentos se nutren de las %Ln expresiones con los recuentos más altos.</numerusform>
        </translation>
    </message>
    <message>
        <source>group of phrases</source>
        <translation>grupo de expresiones</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>expresión</translation>
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
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Grey: the certainty before. Orange: the most that the release can add. Hollow: the doubt that remains.</source>
        <translation>Gris: lo que se creía antes. Naranja: lo máximo que puede añadir la publicación. Hueco: la duda que queda.</translation>
    </message>
    <message>
        <source>Someone who is 50 % sure that a given patient is in the data</source>
        <translation>Quien tiene un 50&#xa0;% de certeza de que cierto paciente está en los datos</translation>
    </message>
    <message>
        <source>Someone who is 50 % sure that a given record is in the data</source>
        <translation>Quien tiene un 50&#xa0;% de certeza de que cierto registro está en los datos</translation>
    </message>
    <message>
        <source>%1: how much more certain can this release make them?</source>
        <extracomment>%1: &quot;Someone who is 50 % sure that ...&quot;</extracomment>
        <translation>%1: ¿cuánta certeza más puede darle esta publicación?</translation>
    </message>
    <message>
        <source>%1 can become &lt;b&gt;as good as certain&lt;/b&gt;.</source>
        <translation>%1 puede llegar a tener &lt;b&gt;certeza casi total&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>%1 can become &lt;b&gt;at most %2 sure&lt;/b&gt;.</source>
        <translation>%1 puede llegar a tener &lt;b&gt;como máximo un %2 de certeza&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>This is how often a guess of theirs is right, at most; delta (%1) is counted in.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation>Es la frecuencia máxima con la que una conjetura es acertada; delta (%1) está incluida.</translation>
    </message>
</context>
<context>
    <name>ui::OpenProjectCard</name>
    <message>
        <source>Open a pro&amp;ject...</source>
        <translation>Abrir &amp;un proyecto...</translation>
    </message>
    <message>
        <source>&amp;Try the sample project</source>
        <translation>Pr&amp;obar el proyecto de ejemplo</translation>
    </message>
    <message>
        <source>Go on, or look around</source>
        <translation>Continuar o echar un vistazo</translation>
    </message>
    <message>
        <source>Invented notes that come with Keyseed: see every page without real records.</source>
        <translation>Notas inventadas que vienen con Keyseed: vea todas las páginas sin un solo registro real.</translation>
    </message>
    <message>
        <source>Open recent project %1 in %2</source>
        <translation>Abrir el proyecto reciente %1 en %2</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Abrir proyecto</translation>
    </message>
    <message>
        <source>Open a packa&amp;ge...</source>
        <translation>Abrir un pa&amp;quete...</translation>
    </message>
    <message>
        <source>Check a package that you received, read it, and train on its texts.</source>
        <translation>Ha recibido uno: compruébelo, léalo y entrene con sus textos.</translation>
    </message>
    <message>
        <source>Open a package</source>
        <translation>Abrir un paquete</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Paquetes (*.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Keyseed projects (*.keyseed);;Requests for an approval (*.approval-request)</source>
        <translation>Proyectos de Keyseed (*.keyseed);;Solicitudes de aprobación (*.approval-request)</translation>
    </message>
</context>
<context>
    <name>ui::OtherPackageCard</name>
    <message>
        <source>Verif&amp;y another package...</source>
        <translation>Verificar otro pa&amp;quete...</translation>
    </message>
    <message>
        <source>Verify a folder...</source>
        <translation>Verificar una carpeta...</translation>
    </message>
    <message>
        <source>Do not rely on it: ask the sender for another copy.</source>
        <translation>No se fíe de él: pida otra copia al remitente.</translation>
    </message>
    <message>
        <source>Anybody can make a key: ask the person named here for the fingerprints in another way and compare them.</source>
        <translation>Cualquiera puede crear una clave: compare las huellas con lo que le diga por otra vía la persona que se nombra aquí.</translation>
    </message>
    <message>
        <source>A package from somebody else</source>
        <translation>Un paquete de otra persona</translation>
    </message>
    <message>
        <source>Verify a package</source>
        <translation>Verificar un paquete</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Paquetes (*.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Verifying the package</source>
        <translation>Verificando el paquete</translation>
    </message>
    <message>
        <source>This is no package</source>
        <translation>Esto no es un paquete</translation>
    </message>
    <message>
        <source>Ask the sender for another copy.</source>
        <translation>Pida otra copia al remitente.</translation>
    </message>
</context>
<context>
    <name>ui::OwnTextsCard</name>
    <message>
        <source>&amp;Choose your texts...</source>
        <translation>&amp;Elegir sus textos...</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>Elegir una carpeta...</translation>
    </message>
    <message>
        <source>1. Your own texts</source>
        <translation>1. Sus propios textos</translation>
    </message>
    <message>
        <source>stay on this computer</source>
        <translation>permanecen en este equipo</translation>
    </message>
    <message>
        <source>The texts to classify: a table, a spreadsheet, text files, and similar. With a column of true labels you see how good the result is. You can also train without your own texts.</source>
        <translation>Los textos que se van a ordenar: una tabla, una hoja de cálculo, archivos de texto, etc. Con una columna de categorías verdaderas se ve lo bien que resulta. También puede entrenar sin ellos.</translation>
    </message>
    <message>
        <source>Your texts</source>
        <translation>Sus textos</translation>
    </message>
    <message>
        <source>Column with the text</source>
        <translation>Columna con el texto</translation>
    </message>
    <message>
        <source>Column with the true label</source>
        <translation>Columna con la categoría verdadera</translation>
    </message>
    <message>
        <source>First rows of your texts</source>
        <translation>Primeras filas de sus textos</translation>
    </message>
    <message>
        <source>The &amp;text is in:</source>
        <translation>El &amp;texto está en:</translation>
    </message>
    <message>
        <source>The true la&amp;bel is in:</source>
        <translation>La categoría verdadera e&amp;stá en:</translation>
    </message>
    <message>
        <source>These texts cannot be read</source>
        <translation>Estos textos no se pueden leer</translation>
    </message>
    <message>
        <source>Open the file in the program that made it, and save it again.</source>
        <translation>Abra el archivo en el programa que lo creó y guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation>elija una columna</translation>
    </message>
    <message>
        <source>there are no labels</source>
        <translation>no hay categorías</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1: name of the first of several files</extracomment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>name and kind of a file: &quot;notes.csv · CSV&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>go to the server below</source>
        <translation>van al servidor de abajo</translation>
    </message>
</context>
<context>
    <name>ui::PackageCard</name>
    <message>
        <source>The package</source>
        <translation>El paquete</translation>
    </message>
    <message>
        <source>written</source>
        <translation>creado</translation>
    </message>
    <message>
        <source>Open the fol&amp;der</source>
        <translation>A&amp;brir la carpeta</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Copiar la &amp;ruta</translation>
    </message>
    <message>
        <source>being verified</source>
        <translation>verificando</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>The package is read again from the disk and checked.</source>
        <translation>El paquete se vuelve a leer del disco y se comprueba.</translation>
    </message>
    <message>
        <source>The package is written, but not verified.</source>
        <translation>El paquete se ha creado, pero no se ha verificado.</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>Do not pass it on: export it again.</source>
        <translation>No lo entregue: expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Ne&amp;w release from the same model (free)</source>
        <translation>&amp;Nueva publicación con el mismo modelo (gratis)</translation>
    </message>
    <message>
        <source>The package was not found; it may have been moved.</source>
        <translation>El paquete ya no está ahí; puede que se haya movido.</translation>
    </message>
    <message>
        <source>See it as the recipient does</source>
        <translation>Verlo como el destinatario</translation>
    </message>
    <message>
        <source>A new release costs no budget: it uses the same learned phrases and starts from the page Make documents. This package does not change.</source>
        <translation>Una nueva publicación no cuesta presupuesto: lo aprendido se conserva y se continúa desde la página Crear los documentos. Este paquete queda como está.</translation>
    </message>
</context>
<context>
    <name>ui::PairChart</name>
    <message>
        <source>Which phrases go together</source>
        <translation>Qué expresiones van juntas</translation>
    </message>
    <message>
        <source>Which phrases go together: %1</source>
        <extracomment>%1: a label, or &quot;all labels&quot;</extracomment>
        <translation>Qué expresiones van juntas: %1</translation>
    </message>
    <message numerus="yes">
        <source>The most frequent phrases of %Ln drawn sequence(s): how often two occur together, compared with chance.</source>
        <translation>
            <numerusform>Las expresiones más frecuentes de %Ln secuencia extraída: con qué frecuencia salen dos juntas, en comparación con el azar.</numerusform>
            <numerusform>Las expresiones más frecuentes de %Ln secuencias extraídas: con qué frecuencia salen dos juntas, en comparación con el azar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No two phrases occur together more often or more rarely than by chance: within a label, most phrases are drawn independently.</source>
        <translation>Ninguna busca ni evita a otra más allá del azar: dentro de una categoría, las expresiones se extraen casi siempre por separado.</translation>
    </message>
    <message>
        <source>with this phrase</source>
        <translation>con esta expresión</translation>
    </message>
    <message>
        <source>phrase, the most frequent above</source>
        <translation>expresión, la más frecuente arriba</translation>
    </message>
</context>
<context>
    <name>ui::PartList</name>
    <message>
        <source>Show the files</source>
        <translation>Mostrar los archivos</translation>
    </message>
    <message>
        <source>Hide the files</source>
        <translation>Ocultar los archivos</translation>
    </message>
    <message>
        <source>Files of the records, in the order in which they are read</source>
        <translation>Archivos de los registros, en el orden en que se leen</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Solo se muestran los primeros %1.</translation>
    </message>
</context>
<context>
    <name>ui::PartsField</name>
    <message>
        <source>Medical (built in)</source>
        <translation>Medicina (incorporado)</translation>
    </message>
    <message>
        <source>not known what it is</source>
        <translation>no se sabe qué es</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a file, %2: what kind of vocabulary it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add medical phrases</source>
        <translation>Añadir términos médicos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation>Añadir un archivo...</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Quitar: %1</translation>
    </message>
</context>
<context>
    <name>ui::PatternRow</name>
    <message>
        <source>Which part of the label counts</source>
        <extracomment>of the name of a file, say, which is chosen as the label</extracomment>
        <translation>Qué parte cuenta como categoría</translation>
    </message>
    <message>
        <source>Which part counts as the person</source>
        <translation>Qué parte cuenta como persona</translation>
    </message>
    <message>
        <source>all of it; or a regular expression, such as ^([0-9]+)-</source>
        <extracomment>in a field that is empty: no regular expression, all of the value counts</extracomment>
        <translation>todo; o una expresión regular como ^([0-9]+)-</translation>
    </message>
    <message>
        <source>In the first row all of it: %1</source>
        <translation>En la primera fila, todo: %1</translation>
    </message>
    <message>
        <source>The pattern takes too long to look for in the first row. Use a simpler one.</source>
        <translation>Buscar el patrón en la primera fila lleva demasiado tiempo. Use uno más sencillo.</translation>
    </message>
    <message>
        <source>The pattern does not match the first row: it would have no value.</source>
        <translation>Nada encaja en la primera fila: no tendría valor.</translation>
    </message>
    <message>
        <source>In the first row: %1 of %2</source>
        <extracomment>%1: part of a value that counts, %2: all of it</extracomment>
        <translation>En la primera fila: %1 de %2</translation>
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
        <translation>Extrayendo expresiones</translation>
    </message>
    <message>
        <source>The phrases are being drawn.</source>
        <translation>Se están extrayendo las expresiones.</translation>
    </message>
    <message>
        <source>Draw again with the settings above, or undo them.</source>
        <translation>Extraiga de nuevo con los ajustes de arriba, o deshágalos.</translation>
    </message>
    <message>
        <source>Draw the phrases to go on.</source>
        <translation>Extraiga las expresiones para continuar.</translation>
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
        <translation>Lo que da: una clínica inventada</translation>
    </message>
    <message>
        <source>The same share on published corpora, with the number of records and labels:</source>
        <translation>La misma proporción en corpus publicados, con el número de registros y de categorías:</translation>
    </message>
    <message>
        <source>Measured with this program; your records can give more or less.</source>
        <translation>Medido con este programa; sus registros pueden dar más o menos.</translation>
    </message>
    <message>
        <source>of other notes get the right specialty from a classifier that was trained on the synthetic documents, at epsilon %1 for 2,500 patients under five labels. %2 of the phrases in these documents are common in notes of their specialty. Two of the documents:</source>
        <translation>de otras notas reciben la especialidad correcta de un clasificador entrenado con los documentos sintéticos, con épsilon %1 para 2500 pacientes y cinco categorías. %2 de las expresiones de estos documentos son habituales en notas de su especialidad. Dos de los documentos:</translation>
    </message>
    <message>
        <source>%1 (%2): %3 records, %4 labels</source>
        <translation>%1 (%2): %3 registros, %4 categorías</translation>
    </message>
    <message>
        <source>%1 at epsilon %2 (guessing: %3)</source>
        <translation>%1 con épsilon %2 (al azar: %3)</translation>
    </message>
</context>
<context>
    <name>ui::PrivateCountsCard</name>
    <message>
        <source>The records were counted when the phrases were learned, in another run of the program. Such counts are not saved, so they cannot be shown now.</source>
        <translation>Los registros se contaron al aprender las expresiones, en otra sesión del programa. Esos recuentos no se guardan, así que ahora no se pueden mostrar.</translation>
    </message>
    <message>
        <source>Records that the phrases were learned from</source>
        <translation>Registros de los que se aprendieron las expresiones</translation>
    </message>
    <message>
        <source>Without text, left out</source>
        <translation>Sin texto, excluidos</translation>
    </message>
    <message>
        <source>Without a declared label, left out</source>
        <translation>Sin categoría declarada, excluidos</translation>
    </message>
    <message>
        <source>Without a patient, left out</source>
        <translation>Sin paciente, excluidos</translation>
    </message>
    <message>
        <source>Counts of the commit</source>
        <translation>Recuentos de la confirmación</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interno, no sale del centro</translation>
    </message>
    <message>
        <source>In an unsupported form, left out</source>
        <translation>En una forma que no se lee, excluidos</translation>
    </message>
    <message>
        <source>With a text that a spreadsheet program most likely cut off, used</source>
        <translation>Con un texto que una hoja de cálculo muy probablemente cortó, utilizados</translation>
    </message>
    <message>
        <source>Texts, lines or long passages of one unit alone that also stand in public inputs</source>
        <translation>Textos, líneas o pasajes largos de una sola unidad que también están en las entradas públicas</translation>
    </message>
</context>
<context>
    <name>ui::ProblemLines</name>
    <message>
        <source>Copy the line number</source>
        <translation>Copiar el número de línea</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>hides the lines of the file again</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>solo en esta pantalla</translation>
    </message>
    <message>
        <source>Close the lines of the file</source>
        <translation>Cerrar las líneas del archivo</translation>
    </message>
    <message>
        <source>Lines of the file around the line to correct, private</source>
        <translation>Líneas del archivo en torno a la que hay que corregir, privadas</translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation>Buscando la línea</translation>
    </message>
    <message>
        <source>The line cannot be shown: the file was changed, or cannot be read. Check the file again.</source>
        <translation>No se puede mostrar la línea: el archivo ha cambiado o no se puede leer. Compruébelo de nuevo.</translation>
    </message>
    <message>
        <source>A row of a sheet or table has no line of text to show. Look at it in the program that wrote the file.</source>
        <translation>Una fila de una hoja o de una tabla no tiene línea de texto que mostrar. Mírela en el programa del que viene el archivo.</translation>
    </message>
    <message>
        <source>The problem concerns the whole file: there is no line of text to show.</source>
        <translation>Esto se refiere al archivo entero: no hay línea de texto que mostrar.</translation>
    </message>
</context>
<context>
    <name>ui::ProfileRow</name>
    <message>
        <source>A profile of the house.</source>
        <translation>Un perfil de la casa.</translation>
    </message>
    <message>
        <source>Take it off</source>
        <extracomment>takes what is known of a kind of export out of the choices below</extracomment>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>Fill in what it says</source>
        <translation>Rellenar lo que dice</translation>
    </message>
    <message>
        <source>Remove the settings of the profile</source>
        <translation>Quitar lo que rellenó el perfil</translation>
    </message>
    <message>
        <source>Fill in the columns from the profile</source>
        <translation>Rellenar lo que el perfil dice de las columnas</translation>
    </message>
    <message>
        <source>From a file...</source>
        <extracomment>takes a profile (what is known of a kind of export) from a file of the house</extracomment>
        <translation>Desde un archivo...</translation>
    </message>
    <message>
        <source>Choose the file of your own profile</source>
        <translation>Elegir el archivo de un perfil de su institución</translation>
    </message>
    <message>
        <source>Choose a profile of your organisation</source>
        <translation>Elegir el perfil de su institución</translation>
    </message>
    <message>
        <source>Profiles (*.json);;All files (*)</source>
        <extracomment>of a file dialog</extracomment>
        <translation>Perfiles (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This profile cannot be used.</source>
        <extracomment>of a kind of export, described in a file</extracomment>
        <translation>Este perfil no se puede usar.</translation>
    </message>
    <message>
        <source>No known kind of export. Your organisation can describe its own in a file.</source>
        <translation>Ningún tipo de exportación conocido. Su institución puede describir el suyo en un archivo.</translation>
    </message>
    <message>
        <source>What the columns hold is filled in above; check it.</source>
        <translation>Lo que contienen las columnas figura arriba; revíselo.</translation>
    </message>
</context>
<context>
    <name>ui::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
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
        <translation>¿Está íntegro y de quién es?</translation>
    </message>
    <message>
        <source>Do not use it: ask the sender for another copy.</source>
        <translation>No lo use: pida otra copia al remitente.</translation>
    </message>
    <message>
        <source>The signer&apos;s fingerprint</source>
        <translation>Huella del firmante</translation>
    </message>
    <message>
        <source>Fingerprint of the signing key</source>
        <translation>Huella de la clave de firma</translation>
    </message>
    <message>
        <source>Anybody can make a key and sign with it. Call the sender on a number that you know from another source, or look at their web page, and compare these letters and digits. The content of the package itself proves nothing.</source>
        <translation>Cualquiera puede crear una clave y firmar con ella. Llame a quien le envió el paquete a un número que tenga de otra fuente, o mire su página web, y compare estas letras y cifras. Lo que está en el propio paquete no prueba nada.</translation>
    </message>
    <message>
        <source>How well are the people protected?</source>
        <translation>¿Qué protección tienen las personas?</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>¿Para qué es?</translation>
    </message>
    <message>
        <source>The texts repeat sentences of public texts. These can be about real people and name them.</source>
        <translation>Los textos repiten frases de textos públicos. Estas pueden tratar de personas reales y nombrarlas.</translation>
    </message>
    <message>
        <source>A language model wrote the texts without any record. It can know real people from elsewhere and name them.</source>
        <translation>Un modelo de lenguaje escribió los textos sin ver ningún registro. Puede conocer a personas reales por otras fuentes y nombrarlas.</translation>
    </message>
    <message>
        <source>A program wrote the texts around phrases of a vocabulary. They name real people only if the vocabulary does.</source>
        <translation>Un programa escribió los textos en torno a términos de un vocabulario. Nombran a personas reales solo si el vocabulario lo hace.</translation>
    </message>
    <message>
        <source>A program wrote the texts, and none of them is about a real person.</source>
        <translation>Los textos los hizo una máquina y ninguno trata de una persona real.</translation>
    </message>
    <message>
        <source>Use them to develop and test programs that read texts of this kind. Do not use them for decisions about care, for statements about how common something is, or to search for people.</source>
        <translation>Sirven para crear y probar programas que leen textos de esta clase. No sirven para decidir sobre la atención de nadie, ni para decir lo frecuente que es algo, ni para buscar personas.</translation>
    </message>
    <message>
        <source>This package is damaged, or somebody changed it. Its content is not shown. Ask the sender for another copy, and send them the text below.</source>
        <translation>Este paquete está dañado, o alguien lo ha modificado. Su contenido no se muestra. Pida otra copia al remitente y dígale lo que figura abajo.</translation>
    </message>
    <message>
        <source>The package is complete, but not signed: it does not show who made it. Ask the sender whether it comes from them.</source>
        <translation>El paquete está íntegro, pero nadie lo firmó: no muestra quién lo hizo. Pregunte al remitente si procede de él.</translation>
    </message>
    <message>
        <source>The package is complete and signed. Compare the fingerprint to know whose signature it is.</source>
        <translation>El paquete está íntegro y firmado. Compare la huella para saber de quién es la firma.</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>sin firmar</translation>
    </message>
    <message>
        <source>whole and signed</source>
        <translation>íntegro y firmado</translation>
    </message>
    <message>
        <source>Read out: %1</source>
        <extracomment>read out over the telephone; %1: &quot;Foxtrot 6 4 Foxtrot, 7 6 Alfa 3&quot;</extracomment>
        <translation>Leído: %1</translation>
    </message>
    <message>
        <source>The package is differentially private with %1.</source>
        <extracomment>%1: &quot;epsilon 2.0 per patient&quot;</extracomment>
        <translation>El paquete es diferencialmente privado con %1.</translation>
    </message>
    <message>
        <source>That is weak protection: treat it as you would treat the records.</source>
        <translation>Es una protección débil: trátelo como trataría los registros.</translation>
    </message>
    <message>
        <source>The unit is a record: the guarantee covers one record. A person with several records is protected less.</source>
        <translation>La unidad es un registro: la promesa cubre un registro. Quien tiene varios está menos protegido.</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Finalidad</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Hecho para</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Hecho el</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Lo que encontró la comprobación</translation>
    </message>
    <message>
        <source>The unit is a patient: the guarantee covers all records of one patient together.</source>
        <translation>La unidad es un paciente: la garantía cubre todos los registros de un paciente juntos.</translation>
    </message>
    <message>
        <source>The package would be nearly the same with or without any single patient.</source>
        <translation>El paquete sería casi el mismo con o sin cualquier paciente.</translation>
    </message>
    <message>
        <source>The package would be nearly the same with or without any single record.</source>
        <translation>El paquete sería casi el mismo con o sin cualquier registro.</translation>
    </message>
    <message>
        <source>Whatever the package contains is at most %1 times as likely with any one patient as without.</source>
        <extracomment>%1: a number above 2.7</extracomment>
        <translation>Todo lo que contiene el paquete es como máximo %1 veces más probable con un paciente cualquiera que sin él.</translation>
    </message>
    <message>
        <source>Whatever the package contains is at most %1 times as likely with any one record as without.</source>
        <translation>Todo lo que contiene el paquete es como máximo %1 veces más probable con un registro cualquiera que sin él.</translation>
    </message>
</context>
<context>
    <name>ui::PromptCard</name>
    <message>
        <source>A kind of document from the list, or words of your own.</source>
        <translation>Un tipo de documento de la lista, o uno propio.</translation>
    </message>
    <message>
        <source>Flawed answers: show</source>
        <translation>Respuestas defectuosas: mostrar</translation>
    </message>
    <message>
        <source>Flawed answers: hide</source>
        <translation>Respuestas defectuosas: ocultar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>about 200 words</source>
        <translation>unas 200 palabras</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Qué se redacta</translation>
    </message>
    <message>
        <source>&amp;Kind of document</source>
        <translation>Tipo de &amp;documento</translation>
    </message>
    <message>
        <source>by the kind of document</source>
        <translation>según el tipo de documento</translation>
    </message>
    <message>
        <source>my own file...</source>
        <translation>un archivo propio...</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Choose a file with a prompt</source>
        <translation>Elegir un archivo con un prompt</translation>
    </message>
    <message>
        <source>Prompts (*.txt *.md *.prompt);;All files (*)</source>
        <translation>Prompts (*.txt *.md *.prompt);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>ui::PromptPackCard</name>
    <message>
        <source>Writing the prompts</source>
        <translation>Guardando los prompts</translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation>Leyendo las respuestas</translation>
    </message>
    <message>
        <source>1. The prompts</source>
        <translation>1. Los prompts</translation>
    </message>
    <message>
        <source>Format of the prompts</source>
        <translation>Formato de los prompts</translation>
    </message>
    <message>
        <source>%1 batch</source>
        <extracomment>%1: the name of a product</extracomment>
        <translation>lote de %1</translation>
    </message>
    <message>
        <source>plain: number, system and prompt</source>
        <translation>simple: número, sistema y prompt</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>2. The answers</source>
        <translation>2. Las respuestas</translation>
    </message>
    <message>
        <source>&amp;Choose the file</source>
        <translation>Elegir el arc&amp;hivo</translation>
    </message>
    <message>
        <source>Drop the file with the answers here, or choose it.</source>
        <translation>Suelte aquí el archivo con las respuestas o elíjalo.</translation>
    </message>
    <message>
        <source>What the file brought</source>
        <translation>Qué trajo el archivo</translation>
    </message>
    <message>
        <source>Lines that were not taken</source>
        <translation>Líneas que no se aceptaron</translation>
    </message>
    <message>
        <source>The line as it stands in the file</source>
        <translation>La línea tal como está en el archivo</translation>
    </message>
    <message>
        <source>Saved as %1. Have a model answer it, and bring the answers back here.</source>
        <translation>Guardado como %1. Haga que un modelo lo responda y traiga aquí las respuestas.</translation>
    </message>
    <message>
        <source>%1-prompts.jsonl</source>
        <extracomment>name of a file; %1: the project</extracomment>
        <translation>%1-prompts.jsonl</translation>
    </message>
    <message>
        <source>Save the prompts</source>
        <translation>Guardar los prompts</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose the file with the answers</source>
        <translation>Elegir el archivo con las respuestas</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl *.json);;All files (*)</source>
        <translation>JSON Lines (*.jsonl *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Wait until the running task has finished, then drop the file again.</source>
        <translation>Espere a que termine la tarea en curso y vuelva a soltar el archivo.</translation>
    </message>
    <message>
        <source>The existing documents were written with other settings: read the answers to the current prompts, or undo the change.</source>
        <translation>Los documentos que hay se redactaron con otros ajustes: lea las respuestas a los prompts actuales o deshaga el cambio.</translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation>Aún no hay respuestas.</translation>
    </message>
    <message>
        <source>All documents have an answer.</source>
        <translation>Todos los documentos tienen respuesta.</translation>
    </message>
    <message>
        <source>%1 of %2 documents have an answer.</source>
        <translation>%1 de %2 documentos tienen respuesta.</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) taken.</source>
        <translation>
            <numerusform>%Ln respuesta aceptada.</numerusform>
            <numerusform>%Ln respuestas aceptadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer in it.</source>
        <translation>
            <numerusform>%Ln documento no tiene respuesta en él.</numerusform>
            <numerusform>%Ln documentos no tienen respuesta en él.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every line could be used.</source>
        <translation>Se pudieron usar todas las líneas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used: choose one to see it.</source>
        <translation>
            <numerusform>%Ln línea no se pudo usar: elíjala para verla.</numerusform>
            <numerusform>%Ln líneas no se pudieron usar: elija una para verla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed.</source>
        <translation>
            <numerusform>Se muestra la primera (%Ln).</numerusform>
            <numerusform>Se muestran las %Ln primeras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>The line cannot be shown: the file was changed, or is not there any more.</source>
        <translation>No se puede mostrar la línea: el archivo se cambió o ya no está ahí.</translation>
    </message>
    <message numerus="yes">
        <source>Save %Ln &amp;prompt(s)</source>
        <translation>
            <numerusform>Guardar %Ln &amp;prompt</numerusform>
            <numerusform>Guardar %Ln &amp;prompts</numerusform>
        </translation>
    </message>
    <message>
        <source>is not valid JSON; the line may be cut off</source>
        <translation>no es JSON; puede que la línea esté cortada</translation>
    </message>
    <message>
        <source>does not name a document: &quot;id&quot; or &quot;custom_id&quot; was expected</source>
        <translation>no indica ningún documento: se esperaba &quot;id&quot; o &quot;custom_id&quot;</translation>
    </message>
    <message>
        <source>contains no answer: ask the model again for this document</source>
        <translation>no contiene respuesta: vuelva a pedir este documento al modelo</translation>
    </message>
    <message>
        <source>answers a document that was not requested; left out</source>
        <translation>responde a un documento que no se pidió; se omite</translation>
    </message>
    <message>
        <source>answers a document a second time with another text; the first one counts</source>
        <translation>responde por segunda vez a un documento con otro texto; cuenta el primero</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Qué falla</translation>
    </message>
    <message numerus="yes">
        <source>Continue with the %Ln doc&amp;ument(s)</source>
        <translation>
            <numerusform>&amp;Continuar con %Ln documento</numerusform>
            <numerusform>&amp;Continuar con los %Ln documentos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProportionsChoice</name>
    <message>
        <source>Documents of each label</source>
        <translation>Documentos de cada categoría</translation>
    </message>
    <message>
        <source>The same number for each label</source>
        <translation>El mismo número por categoría</translation>
    </message>
    <message>
        <source>Shares that you declare</source>
        <translation>Proporciones que usted declara</translation>
    </message>
    <message>
        <source>Noisy counts of the records</source>
        <translation>Recuentos con ruido de los registros</translation>
    </message>
    <message>
        <source>Sp&amp;read</source>
        <translation>Re&amp;parto</translation>
    </message>
    <message>
        <source>Epsilon for the counts of the labels</source>
        <translation>Épsilon para los recuentos de las categorías</translation>
    </message>
    <message>
        <source>Epsilon for co&amp;unting</source>
        <translation>Épsilon para &amp;contar</translation>
    </message>
    <message>
        <source>Declared share of each label</source>
        <translation>Proporción declarada de cada categoría</translation>
    </message>
    <message>
        <source>Does not reveal how many records have which label, and costs nothing.</source>
        <translation>No dice nada de cuántos registros tienen cada categoría y no cuesta nada.</translation>
    </message>
    <message>
        <source>Any numbers: only their proportion counts. Use public knowledge only, such as a yearly report; do not count these records. Costs nothing.</source>
        <translation>Cualquier número: lo que cuenta es su proporción. Solo de conocimiento público, como una memoria anual; no contado en estos registros. No cuesta nada.</translation>
    </message>
    <message>
        <source>The number of records of each label is counted with noise and released. It is paid from the total budget.</source>
        <translation>El número de registros de cada categoría se cuenta con ruido y se publica. Se descuenta del presupuesto total.</translation>
    </message>
    <message>
        <source>Noisy size of each label</source>
        <translation>Tamaño con ruido de cada categoría</translation>
    </message>
    <message>
        <source>Follows the sizes that the noisy counts of the phrases tell, where they differ clearly; otherwise the same number for each label. Costs nothing more.</source>
        <translation>Sigue los tamaños que se desprenden de los recuentos con ruido de las expresiones, si difieren claramente; si no, el mismo número por categoría. No cuesta nada más.</translation>
    </message>
</context>
<context>
    <name>ui::RawLineModel</name>
    <message>
        <source>the line to correct</source>
        <translation>la línea por corregir</translation>
    </message>
    <message>
        <source>As it stands in the file</source>
        <translation>Tal como está en el archivo</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedCountsCard</name>
    <message>
        <source>Noisy counts</source>
        <translation>Recuentos con ruido</translation>
    </message>
    <message>
        <source>Label whose noisy counts are shown</source>
        <translation>Categoría cuyos recuentos con ruido se muestran</translation>
    </message>
    <message>
        <source>What stands out of the noise</source>
        <translation>Lo que destaca sobre el ruido</translation>
    </message>
    <message>
        <source>La&amp;bel:</source>
        <translation>Cate&amp;goría:</translation>
    </message>
    <message>
        <source>all labels together</source>
        <translation>todas las categorías juntas</translation>
    </message>
    <message>
        <source>Noisy counts of %1</source>
        <extracomment>%1: a label</extracomment>
        <translation>Recuentos con ruido de %1</translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown; &quot;Table&quot; shows them all. The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation>
            <numerusform>Se muestra el primero; «Tabla» los muestra todos. Las líneas sobre las barras son el ruido: el valor exacto está dentro en 95 de 100 casos.</numerusform>
            <numerusform>Se muestran los primeros %n; «Tabla» los muestra todos. Las líneas sobre las barras son el ruido: el valor exacto está dentro en 95 de 100 casos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines on the bars are the noise: the exact value lies within in 95 of 100 cases.</source>
        <translation>Las líneas sobre las barras son el ruido: el valor exacto está dentro en 95 de 100 casos.</translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>recuento con ruido</translation>
    </message>
    <message>
        <source>phrase, or group of phrases</source>
        <translation>expresión o grupo de expresiones</translation>
    </message>
    <message>
        <source>patients, noise added</source>
        <translation>pacientes, con ruido</translation>
    </message>
    <message>
        <source>records, noise added</source>
        <translation>registros, con ruido</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>destaca por encima de %1</translation>
    </message>
    <message>
        <source>± %1</source>
        <extracomment>half the width of a band, &quot;± 0.8&quot;</extracomment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>Noisy count</source>
        <translation>Recuento con ruido</translation>
    </message>
    <message>
        <source>Noise (95 %)</source>
        <translation>Ruido (95&#xa0;%)</translation>
    </message>
    <message>
        <source>Share of the label</source>
        <translation>Parte de la categoría</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedTextView</name>
    <message>
        <source>Text of the document</source>
        <translation>Texto del documento</translation>
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
        <translation>Categoría cuyos documentos se muestran</translation>
    </message>
    <message>
        <source>Search phrases and texts</source>
        <translation>Buscar en expresiones y textos</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>&amp;Categoría:</translation>
    </message>
    <message>
        <source>Documents of the package</source>
        <translation>Documentos del paquete</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>todas las categorías</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) of %1</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>
            <numerusform>%Ln documento de %1</numerusform>
            <numerusform>%Ln documentos de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecipientWindow</name>
    <message>
        <source>Package - Keyseed</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Paquete - Keyseed</translation>
    </message>
    <message>
        <source>Keyseed</source>
        <translation>Keyseed</translation>
    </message>
    <message>
        <source>&amp;Open a package</source>
        <translation>&amp;Abrir un paquete</translation>
    </message>
    <message>
        <source>A zip file...</source>
        <translation>Un archivo zip...</translation>
    </message>
    <message>
        <source>A folder...</source>
        <translation>Una carpeta...</translation>
    </message>
    <message>
        <source>Open a package</source>
        <translation>Abrir un paquete</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Show or fold the help (F1)</source>
        <translation>Mostrar u ocultar la ayuda (F1)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Open a package that you received: the zip file, or the folder it was unpacked to. It can be dropped here, too.</source>
        <translation>Abra un paquete que haya recibido: el archivo zip o la carpeta en la que se descomprimió. También puede soltarse aquí.</translation>
    </message>
    <message>
        <source>What is &amp;promised</source>
        <translation>Qué se &amp;promete</translation>
    </message>
    <message>
        <source>Doc&amp;uments</source>
        <translation>&amp;Documentos</translation>
    </message>
    <message>
        <source>Checking the package</source>
        <translation>Se comprueba el paquete</translation>
    </message>
    <message>
        <source>Packages (*.zip);;All files (*)</source>
        <translation>Paquetes (*.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 - Keyseed</source>
        <translation>%1 - Keyseed</translation>
    </message>
    <message>
        <source>This is not a package, or it is damaged</source>
        <translation>No es un paquete, o está dañado</translation>
    </message>
    <message>
        <source>Nothing of it is shown. Ask the sender for another copy.</source>
        <translation>No se muestra nada de él. Pida otra copia al remitente.</translation>
    </message>
    <message>
        <source>Train and appl&amp;y</source>
        <translation>En&amp;trenar y aplicar</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
</context>
<context>
    <name>ui::RecordsCheckCard</name>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Volver a comprobar</translation>
    </message>
    <message>
        <source>Without text, left out</source>
        <translation>Sin texto, excluidos</translation>
    </message>
    <message>
        <source>Without a declared label, left out</source>
        <translation>Sin categoría declarada, excluidos</translation>
    </message>
    <message>
        <source>Patients (different values in the person column)</source>
        <translation>Pacientes (valores distintos en la columna de persona)</translation>
    </message>
    <message>
        <source>only on this screen</source>
        <translation>solo en esta pantalla</translation>
    </message>
    <message>
        <source>Lines of the file to mend</source>
        <translation>Líneas del archivo por corregir</translation>
    </message>
    <message>
        <source>Checking the records</source>
        <translation>Comprobando los registros</translation>
    </message>
    <message>
        <source>Lines to correct in the file before it can be used: %1</source>
        <translation>Líneas del archivo por corregir antes de poder usarlo: %1</translation>
    </message>
    <message>
        <source>Every line could be read.</source>
        <translation>Se pudieron leer todas las líneas.</translation>
    </message>
    <message>
        <source>Enter shows the line.</source>
        <translation>Intro muestra la línea.</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Solo se muestran las %1 primeras.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <extracomment>a number that is not known exactly</extracomment>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>Records in the files</source>
        <translation>Registros en los archivos</translation>
    </message>
    <message>
        <source>Without a label</source>
        <translation>Sin categoría</translation>
    </message>
    <message>
        <source>Check of all records</source>
        <translation>Comprobación de todos los registros</translation>
    </message>
    <message>
        <source>The records are not checked yet.</source>
        <translation>Los registros aún no se han comprobado.</translation>
    </message>
    <message>
        <source>The rest was not read (%1); the numbers above are for the part before it.</source>
        <translation>A partir de ahí (%1) no se leyó nada; los números de arriba son de la parte anterior.</translation>
    </message>
    <message>
        <source>Texts that a spreadsheet program most likely cut off: %1. They count as they are.</source>
        <translation>Textos que una hoja de cálculo muy probablemente cortó: %1. Cuentan tal como están.</translation>
    </message>
    <message>
        <source>Left out:</source>
        <translation>Omitidos:</translation>
    </message>
</context>
<context>
    <name>ui::RecordsFileCard</name>
    <message>
        <source>Drop the file, the files or the folder with the records anywhere on this page. They are read where they are; no copy is made.</source>
        <translation>Suelte el archivo, los archivos o la carpeta con los registros en cualquier lugar de esta página. Se leen donde están; no se hace ninguna copia.</translation>
    </message>
    <message>
        <source>What can be read: %1; packed with gzip, zstd or zip, too.</source>
        <extracomment>%1: formats of files</extracomment>
        <translation>Se puede leer: %1; también comprimido con gzip, zstd o zip.</translation>
    </message>
    <message>
        <source>Choose &amp;files...</source>
        <translation>&amp;Elegir archivos...</translation>
    </message>
    <message>
        <source>Choose a folder with the records</source>
        <translation>Elegir una carpeta con los registros</translation>
    </message>
    <message>
        <source>Choose other &amp;files...</source>
        <translation>&amp;Elegir otros archivos...</translation>
    </message>
    <message>
        <source>Choose the files with the records</source>
        <translation>Elegir los archivos con los registros</translation>
    </message>
    <message>
        <source>Choose the folder with the records</source>
        <translation>Elegir la carpeta con los registros</translation>
    </message>
    <message>
        <source>Folder...</source>
        <translation>Carpeta...</translation>
    </message>
</context>
<context>
    <name>ui::RecordsReading</name>
    <message>
        <source>recognised</source>
        <extracomment>a setting that the program found out, %1: what it found</extracomment>
        <translation>detectado</translation>
    </message>
    <message>
        <source>%1 (recognised)</source>
        <translation>%1 (detectado)</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barra vertical</translation>
    </message>
    <message>
        <source>Fo&amp;rmat</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Deli&amp;miter</source>
        <translation>De&amp;limitador</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codificación</translation>
    </message>
    <message>
        <source>the first that fits</source>
        <translation>la primera que encaja</translation>
    </message>
    <message>
        <source>Sheet or table</source>
        <translation>Hoja o tabla</translation>
    </message>
    <message>
        <source>%1 (the first that fits)</source>
        <extracomment>of the sheets of a workbook, or of the tables of a database; %1: its name</extracomment>
        <translation>%1 (la primera que encaja)</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Comillas</translation>
    </message>
    <message>
        <source>double quotes</source>
        <extracomment>how a table of text marks cells that hold delimiters</extracomment>
        <translation>dobles</translation>
    </message>
    <message>
        <source>single quotes</source>
        <translation>simples</translation>
    </message>
    <message>
        <source>backslashes</source>
        <translation>barras invertidas</translation>
    </message>
    <message>
        <source>no quotes</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>ui::RecordsStep</name>
    <message>
        <source>The file cannot be read with these settings; see the message above.</source>
        <translation>El archivo no se puede leer así; vea el mensaje de arriba.</translation>
    </message>
    <message>
        <source>Confirm what the columns are for.</source>
        <translation>Confirme para qué es cada columna.</translation>
    </message>
    <message>
        <source>The first rows are being read.</source>
        <translation>Se están leyendo las primeras filas.</translation>
    </message>
    <message>
        <source>Choose the column that identifies patients.</source>
        <translation>Elija la columna que distingue a los pacientes.</translation>
    </message>
    <message>
        <source>Correct the lines in the list, then check again.</source>
        <translation>Corrija las líneas de la lista y vuelva a comprobar.</translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation>Quedó fijado al confirmar.</translation>
    </message>
    <message>
        <source>The check runs in the background.</source>
        <translation>La comprobación sigue mientras usted continúa.</translation>
    </message>
    <message>
        <source>No label is declared: all records form one class.</source>
        <translation>Sin categorías declaradas: todos los registros forman una sola clase.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>The records cannot change after the commit. Create a new project for other files.</source>
        <translation>Los registros quedan fijados al confirmar. Otros archivos corresponden a un proyecto nuevo.</translation>
    </message>
    <message>
        <source>Choose the files that hold the records.</source>
        <translation>Elija los archivos que contienen los registros.</translation>
    </message>
    <message>
        <source>Which files hold the notes, and what is in their columns?</source>
        <translation>¿Qué archivos contienen las notas y qué hay en sus columnas?</translation>
    </message>
    <message>
        <source>Answer whether the labels may become public.</source>
        <translation>Responda si las etiquetas pueden hacerse públicas.</translation>
    </message>
    <message>
        <source>No record would count with these choices; see the check of all records.</source>
        <translation>Con estas elecciones no contaría ningún registro; vea la comprobación de todos los registros.</translation>
    </message>
    <message>
        <source>Answer whether these are the records of an earlier project.</source>
        <translation>Responda si estos registros son de un proyecto anterior.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Files and columns</source>
        <translation>Archivos y columnas</translation>
    </message>
</context>
<context>
    <name>ui::RecordsTrouble</name>
    <message>
        <source>Try aga&amp;in</source>
        <translation>Intentar de n&amp;uevo</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mostrar la línea</translation>
    </message>
    <message>
        <source>This was not taken</source>
        <translation>Esto no se ha aceptado</translation>
    </message>
    <message>
        <source>The file is in another encoding</source>
        <translation>El archivo tiene otra codificación</translation>
    </message>
    <message>
        <source>Read it as %1</source>
        <translation>Leer como %1</translation>
    </message>
    <message>
        <source>%1. What follows was not read.</source>
        <translation>%1. Lo que sigue no se ha leído.</translation>
    </message>
</context>
<context>
    <name>ui::ReleaseAboutCard</name>
    <message>
        <source>Synthetic cardiology notes</source>
        <translation>Notas sintéticas de cardiología</translation>
    </message>
    <message>
        <source>CC BY 4.0</source>
        <translation>CC BY 4.0</translation>
    </message>
    <message>
        <source>data-office@hospital.example</source>
        <translation>oficina-datos@hospital.example</translation>
    </message>
    <message>
        <source>What the package says of itself</source>
        <translation>Lo que el paquete dice de sí mismo</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Títu&amp;lo</translation>
    </message>
    <message>
        <source>L&amp;icence</source>
        <translation>L&amp;icencia</translation>
    </message>
    <message>
        <source>&amp;Contact</source>
        <translation>&amp;Contacto</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>por ejemplo: %1</translation>
    </message>
</context>
<context>
    <name>ui::ReleaseStep</name>
    <message>
        <source>Writing the package</source>
        <translation>Creando el paquete</translation>
    </message>
    <message>
        <source>Verifying the package</source>
        <translation>Verificando el paquete</translation>
    </message>
    <message>
        <source>The plan was changed after the export: export again, so that the package matches it.</source>
        <translation>El plan cambió después de exportar: exporte de nuevo para que el paquete diga lo mismo.</translation>
    </message>
    <message>
        <source>Write the documents first, two pages back.</source>
        <translation>Redacte antes los documentos, dos páginas atrás.</translation>
    </message>
    <message>
        <source>The package is being written.</source>
        <translation>Se está creando el paquete.</translation>
    </message>
    <message>
        <source>The package is being verified.</source>
        <translation>Se está verificando el paquete.</translation>
    </message>
    <message>
        <source>Export the package to finish.</source>
        <translation>Exporte el paquete para terminar.</translation>
    </message>
    <message>
        <source>The package does not verify: export it again.</source>
        <translation>El paquete no supera la verificación: expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Export again: the plan was changed after the export.</source>
        <translation>Exporte de nuevo: el plan cambió después de exportar.</translation>
    </message>
    <message>
        <source>The package is written and verified. Pass it on with its README.</source>
        <translation>El paquete está creado y verificado. Entréguelo con su README.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>What is passed on, and what does it guarantee?</source>
        <translation>¿Qué se entrega y qué garantiza?</translation>
    </message>
    <message>
        <source>The texts of this release are in its package only. The project did not keep them, so the release cannot be exported again.</source>
        <translation>Los textos de esta publicación están en su paquete; el proyecto no los conservó, así que no se puede exportar de nuevo.</translation>
    </message>
    <message>
        <source>The approval is for another release (texts, budget, purpose, recipient or plan): have the release approved again, or remove the approval.</source>
        <translation>La aprobación es de otra publicación (textos, presupuesto, finalidad, destinatario o plan): pida que se apruebe de nuevo o quite la aprobación.</translation>
    </message>
    <message>
        <source>This project is open in another window. Close that window, then open the project again here.</source>
        <translation>Este proyecto está abierto en otra ventana. Ciérrela y abra después el proyecto de nuevo aquí.</translation>
    </message>
</context>
<context>
    <name>ui::ReleasedNotice</name>
    <message>
        <source>New release from the same model (free)</source>
        <translation>Nueva publicación con el mismo modelo (gratis)</translation>
    </message>
    <message>
        <source>Released on %1: this plan is read-only.</source>
        <extracomment>%1: a day and a time</extracomment>
        <translation>Publicado el %1: este plan es de solo lectura.</translation>
    </message>
    <message>
        <source>A new release costs no budget: it uses the same model and phrases and starts from the page Make documents.</source>
        <translation>Una nueva no cuesta presupuesto: el modelo y las expresiones se conservan y se continúa desde la página Crear los documentos.</translation>
    </message>
</context>
<context>
    <name>ui::RequestCard</name>
    <message>
        <source>Pre&amp;vious</source>
        <translation>Anteri&amp;or</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Sig&amp;uiente</translation>
    </message>
    <message>
        <source>Number of the document whose request is shown</source>
        <translation>Número del documento cuya solicitud se muestra</translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation>Formato del archivo</translation>
    </message>
    <message>
        <source>for a batch (OpenAI)</source>
        <translation>para un lote (OpenAI)</translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>a format of a file with prompts</extracomment>
        <translation>simple</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>follows the number of one of them: &quot;document 3 of 3,300&quot;</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>What the file holds, line by line</source>
        <translation>Qué contiene el archivo, línea por línea</translation>
    </message>
    <message>
        <source>The exact request</source>
        <translation>La solicitud exacta</translation>
    </message>
    <message>
        <source>The line of this document</source>
        <translation>La línea de este documento</translation>
    </message>
    <message>
        <source>The request of this document</source>
        <translation>La solicitud de este documento</translation>
    </message>
    <message>
        <source>The line as it is in the file, byte for byte. It contains no key.</source>
        <translation>La línea tal como está en el archivo, byte por byte. No contiene ninguna clave.</translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. Only the key is masked here; it is sent to this server only.</source>
        <translation>Tal como se envía, byte por byte. Aquí solo se oculta la clave; va al servidor y a ningún otro sitio.</translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. There is no key in it.</source>
        <translation>Tal como se envía, byte por byte. No contiene ninguna clave.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Extraiga antes las expresiones.</translation>
    </message>
</context>
<context>
    <name>ui::RequestDialog</name>
    <message>
        <source>Approve a release</source>
        <translation>Aprobar una publicación</translation>
    </message>
    <message>
        <source>&amp;Approve and save the answer</source>
        <translation>&amp;Aprobar y guardar la respuesta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>La solicitud</translation>
    </message>
    <message>
        <source>The plan of the release</source>
        <translation>El plan de la publicación</translation>
    </message>
    <message>
        <source>You approve exactly these texts, this budget, purpose, recipient and plan: the answer holds their checksums. Ask for the texts themselves if you want to read them before.</source>
        <translation>Usted aprueba exactamente estos textos, este presupuesto, esta finalidad, este destinatario y este plan: la respuesta contiene sus sumas de comprobación. Pida los textos si quiere leerlos antes.</translation>
    </message>
    <message>
        <source>Your approval</source>
        <translation>Su aprobación</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;mbre</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>Moti&amp;vo</translation>
    </message>
    <message>
        <source>Name, reason and day are stated in the package for every recipient.</source>
        <translation>El nombre, el motivo y el día figuran en el paquete, a la vista de todo destinatario.</translation>
    </message>
    <message>
        <source>Your key</source>
        <translation>Su clave</translation>
    </message>
    <message>
        <source>The request cannot be approved</source>
        <translation>La solicitud no se puede aprobar</translation>
    </message>
    <message>
        <source>It is damaged or no request of Keyseed: ask for a new one.</source>
        <translation>Está dañada o no es una solicitud de Keyseed: pida otra.</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantía</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Finalidad</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>Save the answer</source>
        <translation>Guardar la respuesta</translation>
    </message>
    <message>
        <source>Answers to a request (*.approval)</source>
        <translation>Respuestas a una solicitud (*.approval)</translation>
    </message>
    <message>
        <source>The answer is in %1. Send it back.</source>
        <translation>La respuesta está en %1. Devuélvala.</translation>
    </message>
    <message>
        <source>The request is being read.</source>
        <translation>Se está leyendo la solicitud.</translation>
    </message>
    <message>
        <source>An approval needs a name and a reason.</source>
        <translation>Una aprobación necesita un nombre y un motivo.</translation>
    </message>
    <message>
        <source>An approval needs the key of the person who approves.</source>
        <translation>Una aprobación necesita la clave de la persona que aprueba.</translation>
    </message>
</context>
<context>
    <name>ui::ReviewFilterRow</name>
    <message>
        <source>Label of the documents</source>
        <translation>Categoría de los documentos</translation>
    </message>
    <message>
        <source>Which documents</source>
        <translation>Qué documentos</translation>
    </message>
    <message>
        <source>all documents</source>
        <translation>todos los documentos</translation>
    </message>
    <message>
        <source>with look-alikes</source>
        <translation>posibles identificadores</translation>
    </message>
    <message>
        <source>with missing phrases</source>
        <translation>faltan expresiones</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>duplicados</translation>
    </message>
    <message>
        <source>Search the texts</source>
        <translation>Buscar en los textos</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>todas las categorías</translation>
    </message>
    <message>
        <source>marked answers</source>
        <translation>respuestas marcadas</translation>
    </message>
    <message>
        <source>near duplicates</source>
        <translation>casi duplicados</translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>of documents that the package will not hold</extracomment>
        <translation>excluidos</translation>
    </message>
</context>
<context>
    <name>ui::ReviewStep</name>
    <message>
        <source>Reading costs nothing. To change a text, go back and write again.</source>
        <translation>Leer no cuesta nada. Para cambiar un texto, vuelva atrás y redacte de nuevo.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Would you pass these documents on?</source>
        <translation>¿Entregaría usted estos documentos?</translation>
    </message>
    <message>
        <source>Write the documents first, one page back.</source>
        <translation>Redacte antes los documentos, una página atrás.</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Partes de la revisión</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Documentos</translation>
    </message>
    <message>
        <source>&amp;Internal, does not leave</source>
        <translation>&amp;Interno, no sale del centro</translation>
    </message>
    <message>
        <source>Every document is left out: take some back in.</source>
        <translation>Todos los documentos están excluidos: vuelva a incluir alguno.</translation>
    </message>
    <message>
        <source>The content of this tab is not saved and does not go into a package.</source>
        <translation>Lo que muestra esta pestaña no se guarda ni entra en ningún paquete.</translation>
    </message>
</context>
<context>
    <name>ui::RewriterTrainingDialog</name>
    <message>
        <source>All of these &amp;texts are public</source>
        <translation>Todos estos &amp;textos son públicos</translation>
    </message>
    <message>
        <source>Train a rewriting model</source>
        <translation>Entrenar un modelo de reescritura</translation>
    </message>
    <message>
        <source>Public texts, one a line</source>
        <translation>Textos públicos, uno por línea</translation>
    </message>
    <message>
        <source>&amp;Choose files...</source>
        <translation>&amp;Elegir archivos...</translation>
    </message>
    <message>
        <source>All of these texts are public</source>
        <translation>Todos estos textos son públicos</translation>
    </message>
    <message>
        <source>What a model learns is not protected: its texts must not come from the records of this organisation, de-identified or not. About ten thousand short sentences of the field are enough for a small model.</source>
        <translation>Nada de lo que aprende un modelo está protegido: sus textos no deben venir de los registros de esta casa, tampoco desidentificados. Unas decenas de miles de frases cortas del campo bastan para un modelo pequeño.</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar...</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>a small BART, new</source>
        <translation>un BART pequeño, nuevo</translation>
    </message>
    <message>
        <source>a BART that is there, pruned (PR)</source>
        <translation>un BART existente, podado (PR)</translation>
    </message>
    <message>
        <source>a pruned BART, trained on with noise (PR+)</source>
        <translation>un BART podado, entrenado después con ruido (PR+)</translation>
    </message>
    <message>
        <source>ADePT, new</source>
        <translation>ADePT, nuevo</translation>
    </message>
    <message>
        <source>Folder of the model to begin with</source>
        <translation>Carpeta del modelo inicial</translation>
    </message>
    <message>
        <source>Choose the model</source>
        <translation>Elegir el modelo</translation>
    </message>
    <message>
        <source>Folder for the model</source>
        <translation>Carpeta para el modelo</translation>
    </message>
    <message>
        <source>Choose a folder for the model</source>
        <translation>Elegir una carpeta para el modelo</translation>
    </message>
    <message>
        <source>&amp;What is made</source>
        <translation>&amp;Qué se hace</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Empezar con</translation>
    </message>
    <message>
        <source>&amp;Epsilon of the noise, of a row</source>
        <translation>É&amp;psilon del ruido, por línea</translation>
    </message>
    <message>
        <source>&amp;Steps at most</source>
        <translation>&amp;Pasos como mucho</translation>
    </message>
    <message>
        <source>&amp;Folder for the model</source>
        <translation>&amp;Carpeta para el modelo</translation>
    </message>
    <message>
        <source>Training ends early if held-out texts are no longer reproduced better. An interrupted training continues in the same folder.</source>
        <translation>El entrenamiento termina antes cuando los textos reservados ya no se reproducen mejor. Uno interrumpido sigue en la misma carpeta.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Cer&amp;rar</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>E&amp;ntrenar</translation>
    </message>
    <message>
        <source>Choose public texts, one a line</source>
        <translation>Elegir textos públicos, uno por línea</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Textos (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter is not installed: ask for the package of that name.</source>
        <translation>El programa keyseed-rewriter no está instalado: pida el paquete de ese nombre.</translation>
    </message>
    <message>
        <source>Choose files with public texts.</source>
        <translation>Elija archivos con textos públicos.</translation>
    </message>
    <message>
        <source>Declare that all of the texts are public: others must not be learnt from.</source>
        <translation>Declare que todos los textos son públicos: de otros no se debe aprender.</translation>
    </message>
    <message>
        <source>Choose the model to begin with.</source>
        <translation>Elija el modelo inicial.</translation>
    </message>
    <message>
        <source>Choose a folder for the model.</source>
        <translation>Elija una carpeta para el modelo.</translation>
    </message>
    <message>
        <source>Training the model</source>
        <translation>Entrenando el modelo</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>ninguno elegido</translation>
    </message>
    <message>
        <source>If you close the window, the result so far is kept, and training continues from it when you start again.</source>
        <translation>Al cerrar queda lo aprendido; sigue cuando se vuelve a empezar.</translation>
    </message>
</context>
<context>
    <name>ui::RewritingModelCard</name>
    <message>
        <source>The rewriting model</source>
        <translation>El modelo de reescritura</translation>
    </message>
    <message>
        <source>A model that was trained on public texts only, in a folder of this computer. It runs on this computer, and no text is sent.</source>
        <translation>Un modelo entrenado solo con textos públicos, en una carpeta de este ordenador. Funciona aquí; ningún texto sale de la casa por él.</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Carpeta del modelo</translation>
    </message>
    <message>
        <source>not chosen</source>
        <extracomment>instead of a number</extracomment>
        <translation>no elegido</translation>
    </message>
    <message>
        <source>Tr&amp;ain one...</source>
        <translation>E&amp;ntrenar uno...</translation>
    </message>
    <message>
        <source>&amp;Folder of the model</source>
        <translation>&amp;Carpeta del modelo</translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation>Líneas que se vuelven documentos</translation>
    </message>
    <message>
        <source>A row has about 20 words. The number of rows is published: choose it from public knowledge, not by counting the records. Missing rows are filled with empty rows; extra rows are left out at random.</source>
        <translation>Una línea tiene unas 20 palabras. Su número se publica: elíjalo por lo que es público, no contando los registros. Lo que falta se completa con líneas vacías; lo que sobra se omite al azar.</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>Elegir la carpeta de un modelo</translation>
    </message>
    <message>
        <source>The program keyseed-rewriter is not installed: ask for the package of that name (sudo apt install keyseed-rewriter).</source>
        <translation>El programa keyseed-rewriter no está instalado: pida el paquete de ese nombre (sudo apt install keyseed-rewriter).</translation>
    </message>
    <message>
        <source>Choose the folder of a rewriting model, or train one on public texts.</source>
        <translation>Elija la carpeta de un modelo de reescritura, o entrene uno con textos públicos.</translation>
    </message>
    <message>
        <source>This folder contains no rewriting model: %1</source>
        <extracomment>%1: a reason in English, with a path</extracomment>
        <translation>No hay ningún modelo de reescritura en esta carpeta: %1</translation>
    </message>
    <message>
        <source>This model is for another form of rewriting: choose its folder again.</source>
        <translation>Este modelo es para otra forma de reescritura: elija de nuevo su carpeta.</translation>
    </message>
    <message>
        <source>Choose how many rows become documents.</source>
        <translation>Elija cuántas líneas se vuelven documentos.</translation>
    </message>
    <message>
        <source>%1. A row is %2 numbers, each of which gets noise.</source>
        <extracomment>a model; %1: a form of it, %2: a number</extracomment>
        <translation>%1. Una línea son %2 números, cada uno de los cuales recibe ruido.</translation>
    </message>
    <message>
        <source>It was trained with noise for epsilon %1 of a row.</source>
        <extracomment>%1: an epsilon</extracomment>
        <translation>Se entrenó con ruido para épsilon %1 por línea.</translation>
    </message>
    <message>
        <source>Rows of a patient at most</source>
        <translation>Líneas de un paciente como mucho</translation>
    </message>
    <message>
        <source>Rows of a record at most</source>
        <translation>Líneas de un registro como mucho</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar...</translation>
    </message>
</context>
<context>
    <name>ui::RewritingTrialCard</name>
    <message>
        <source>Epsilon of the row that is tried</source>
        <translation>Épsilon de la línea que se prueba</translation>
    </message>
    <message>
        <source>See what is left of a public sentence</source>
        <translation>Ver qué queda de una frase pública</translation>
    </message>
    <message>
        <source>The patient was seen for chest pain and shortness of breath.</source>
        <translation>The patient was seen for chest pain and shortness of breath.</translation>
    </message>
    <message>
        <source>A public sentence</source>
        <translation>Una frase pública</translation>
    </message>
    <message>
        <source>A &amp;sentence that is public, never one of the records</source>
        <translation>Una &amp;frase pública, nunca una de los registros</translation>
    </message>
    <message>
        <source>Original, row by row</source>
        <translation>Original, línea por línea</translation>
    </message>
    <message>
        <source>Rewritten without noise</source>
        <translation>Reescrito sin ruido</translation>
    </message>
    <message>
        <source>Rewritten with noise</source>
        <translation>Reescrito con ruido</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>Elija primero un modelo.</translation>
    </message>
    <message>
        <source>Type a public sentence.</source>
        <translation>Escriba una frase pública.</translation>
    </message>
    <message>
        <source>Rewriting...</source>
        <translation>Reescribiendo...</translation>
    </message>
    <message>
        <source>Each try draws new noise. At delta %1; no budget is spent.</source>
        <extracomment>%1: a delta</extracomment>
        <translation>Cada prueba sortea otro ruido. Con delta %1; no se gasta nada.</translation>
    </message>
    <message>
        <source>Epsilon %1: noise of %2 times the largest that a number can be.</source>
        <extracomment>%1: an epsilon, %2: a number</extracomment>
        <translation>Épsilon %1: ruido de %2 veces el mayor valor de un número.</translation>
    </message>
    <message>
        <source>Above 15, it protects almost nothing.</source>
        <translation>Por encima de 15 no protege casi nada.</translation>
    </message>
    <message>
        <source>Epsilon of a row</source>
        <translation>Épsilon de una línea</translation>
    </message>
</context>
<context>
    <name>ui::RocView</name>
    <message>
        <source>nearest synthetic document</source>
        <translation>documento sintético más próximo</translation>
    </message>
    <message>
        <source>likelihood ratio of phrases</source>
        <translation>razón de verosimilitud de las expresiones</translation>
    </message>
    <message>
        <source>Members found by false alarms, and what epsilon allows</source>
        <translation>Miembros encontrados según las falsas alarmas, y lo que permite épsilon</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>false alarms: others taken for members</source>
        <translation>falsas alarmas: otros tomados por miembros</translation>
    </message>
    <message>
        <source>members found</source>
        <translation>miembros encontrados</translation>
    </message>
    <message>
        <source>most that epsilon %1 allows</source>
        <extracomment>%1: a number</extracomment>
        <translation>lo más que permite épsilon %1</translation>
    </message>
</context>
<context>
    <name>ui::RoleHeader</name>
    <message>
        <source>What the column %1 is for</source>
        <extracomment>%1: the name of a column</extracomment>
        <translation>Para qué es la columna %1</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>ignorar</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>label</source>
        <translation>categoría</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
</context>
<context>
    <name>ui::RoundsCard</name>
    <message>
        <source>The last of %1 rounds</source>
        <extracomment>of rounds of votes; %1: their number</extracomment>
        <translation>La última de %1 rondas</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Antes de la primera ronda</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>of rounds of votes</extracomment>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>These texts are what the documents are made of.</source>
        <translation>De estos textos se hacen los documentos.</translation>
    </message>
    <message>
        <source>Stopped after this round. What is stored is kept; continuing costs no further budget.</source>
        <translation>Detenido tras esta ronda. Lo guardado se conserva; seguir no cuesta más presupuesto.</translation>
    </message>
    <message>
        <source>%1 of %2 texts for the next round are written.</source>
        <translation>Se han redactado %1 de %2 textos para la ronda siguiente.</translation>
    </message>
    <message>
        <source>Paused. Nothing new is requested or drawn; you can close the program and continue later.</source>
        <translation>En pausa. No se pide ni se genera nada nuevo; el programa se puede cerrar y sigue más tarde.</translation>
    </message>
    <message>
        <source>The next round is being prepared.</source>
        <translation>Se está preparando la ronda siguiente.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
</context>
<context>
    <name>ui::RunForMeDialog</name>
    <message>
        <source>Run it for me</source>
        <translation>Hacerlo por mí</translation>
    </message>
    <message>
        <source>Go to the &amp;commit</source>
        <translation>Ir a la &amp;confirmación</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Todas las opciones</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>What is protected</source>
        <translation>Qué se protege</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Cambiar: %1</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>sin elegir</translation>
    </message>
    <message>
        <source>What are the records about?</source>
        <translation>¿De qué tratan los registros?</translation>
    </message>
    <message>
        <source>&amp;Medicine</source>
        <translation>&amp;Medicina</translation>
    </message>
    <message>
        <source>&amp;Something else</source>
        <translation>&amp;Otra cosa</translation>
    </message>
    <message>
        <source>How sure may somebody become that a patient is among the records?</source>
        <translation>¿Hasta qué punto se puede llegar a saber que un paciente está entre los registros?</translation>
    </message>
    <message>
        <source>How sure may somebody become that a record is among the records?</source>
        <translation>¿Hasta qué punto se puede llegar a saber que un registro está entre ellos?</translation>
    </message>
    <message>
        <source>at most %1 % sure, who was 50 % sure before (epsilon %2)</source>
        <translation>seguro al %1 % como mucho, quien lo estaba al 50 % antes (épsilon %2)</translation>
    </message>
    <message>
        <source>The lower, the stronger the protection and the vaguer the documents.</source>
        <translation>Cuanto más bajo, más fuerte la protección y más vagos los documentos.</translation>
    </message>
    <message>
        <source>Choose the language of the records on the Records page.</source>
        <translation>Elija el idioma de los registros en la página Registros.</translation>
    </message>
    <message>
        <source>There is no built-in vocabulary for this language and subject: choose or learn one on the Vocabulary page.</source>
        <translation>No hay vocabulario incluido para este idioma y tema: elija o aprenda uno en la página Vocabulario.</translation>
    </message>
    <message>
        <source>Choose how sure somebody may become.</source>
        <translation>Elija hasta qué punto se puede llegar a saber.</translation>
    </message>
</context>
<context>
    <name>ui::SaveTextsBar</name>
    <message>
        <source>Which documents are saved</source>
        <translation>Qué documentos se guardan</translation>
    </message>
    <message>
        <source>How the documents are saved</source>
        <translation>Cómo se guardan los documentos</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Guardar...</translation>
    </message>
    <message>
        <source>as CSV</source>
        <translation>como CSV</translation>
    </message>
    <message>
        <source>as JSON lines</source>
        <translation>como líneas JSON</translation>
    </message>
    <message>
        <source>as text files</source>
        <translation>como archivos de texto</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln document(s) of the list</source>
        <translation>
            <numerusform>el documento de la lista</numerusform>
            <numerusform>los %Ln documentos de la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %Ln chosen document(s)</source>
        <translation>
            <numerusform>el documento elegido</numerusform>
            <numerusform>los %Ln documentos elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the folder with the texts is made</source>
        <translation>Dónde se crea la carpeta con los textos</translation>
    </message>
    <message>
        <source>Save the documents</source>
        <translation>Guardar los documentos</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Líneas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Saving the documents</source>
        <translation>Se guardan los documentos</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: path of a file or folder</extracomment>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>ui::Section</name>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
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
        <translation>Contar todo el texto</translation>
    </message>
    <message>
        <source>Choose sections</source>
        <translation>Elegir secciones</translation>
    </message>
    <message>
        <source>Hide the list of sections</source>
        <translation>Ocultar la lista de secciones</translation>
    </message>
    <message>
        <source>Show only sections whose name or headings hold this</source>
        <translation>Mostrar solo secciones cuyo nombre o cuyos títulos contienen esto</translation>
    </message>
    <message>
        <source>search, by name or heading</source>
        <extracomment>in an empty field: a part of the name of a section, or of its headings</extracomment>
        <translation>buscar, por nombre o título</translation>
    </message>
    <message>
        <source>Sections; a tick makes one count</source>
        <translation>Secciones; una marca hace que cuente</translation>
    </message>
    <message>
        <source>Space ticks the section.</source>
        <translation>La barra espaciadora marca la sección.</translation>
    </message>
    <message>
        <source>Count the whole text, whatever its sections</source>
        <translation>Contar todo el texto, sean cuales sean sus secciones</translation>
    </message>
    <message>
        <source>%1 begins with: %2.</source>
        <extracomment>%1: a section of a note, %2: the headings that begin it</extracomment>
        <translation>%1 empieza por: %2.</translation>
    </message>
    <message>
        <source>The whole text counts.</source>
        <translation>Cuenta todo el texto.</translation>
    </message>
    <message>
        <source>Only these sections count: %1. A text without any known heading counts as a whole.</source>
        <translation>Solo cuentan estas secciones: %1. Un texto sin ningún título conocido cuenta entero.</translation>
    </message>
</context>
<context>
    <name>ui::SectionModel</name>
    <message>
        <source>Section</source>
        <extracomment>column: a section of a note</extracomment>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Headings that begin it</source>
        <translation>Títulos con los que empieza</translation>
    </message>
</context>
<context>
    <name>ui::SentenceChoices</name>
    <message>
        <source>German</source>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Language of the text</source>
        <translation>Idioma del texto</translation>
    </message>
    <message>
        <source>that of the vocabulary, else English</source>
        <translation>el del vocabulario; si no, inglés</translation>
    </message>
</context>
<context>
    <name>ui::SequenceControls</name>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Extraer</translation>
    </message>
    <message>
        <source>What to draw from the released phrases</source>
        <translation>Qué extraer de las expresiones publicadas</translation>
    </message>
    <message>
        <source>Phrases in each</source>
        <translation>Expresiones en cada uno</translation>
    </message>
    <message>
        <source>&amp;Draw again (free)</source>
        <translation>&amp;Extraer de nuevo (gratis)</translation>
    </message>
    <message>
        <source>&amp;Draw (free)</source>
        <translation>&amp;Extraer (gratis)</translation>
    </message>
    <message>
        <source>Draw again, free</source>
        <translation>Extraer de nuevo, gratis</translation>
    </message>
    <message>
        <source>Draw, free</source>
        <translation>Extraer, gratis</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) in all</source>
        <translation>
            <numerusform>%Ln documento en total</numerusform>
            <numerusform>%Ln documentos en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, for %Ln label(s).</source>
        <extracomment>%1: &quot;300 documents in all&quot;; %Ln: number of labels</extracomment>
        <translation>
            <numerusform>%1, para %Ln categoría.</numerusform>
            <numerusform>%1, para %Ln categorías.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spread over them by the declared shares.</source>
        <translation>Se reparten entre ellas según las proporciones declaradas.</translation>
    </message>
    <message>
        <source>Spread over them by the noisy counts of the records.</source>
        <translation>Se reparten entre ellas según los recuentos con ruido de los registros.</translation>
    </message>
    <message>
        <source>What is shown below was drawn with other settings.</source>
        <translation>Lo que se muestra abajo se extrajo con otros ajustes.</translation>
    </message>
    <message>
        <source>How many of the rows become documents</source>
        <translation>Cuántas líneas se vuelven documentos</translation>
    </message>
    <message>
        <source>Documents per label</source>
        <translation>Documentos por categoría</translation>
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
        <translation>D&amp;irección</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>Versión de la API</translation>
    </message>
    <message>
        <source>Choose a server</source>
        <translation>Elija un servidor</translation>
    </message>
    <message>
        <source>an address of my own</source>
        <translation>una dirección propia</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>Ser&amp;vidor</translation>
    </message>
    <message>
        <source>OpenAI (chat completions)</source>
        <translation>OpenAI (chat completions)</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
</context>
<context>
    <name>ui::ServerList</name>
    <message>
        <source>Add a server</source>
        <translation>Añadir un servidor</translation>
    </message>
    <message>
        <source>Remove this server</source>
        <translation>Quitar este servidor</translation>
    </message>
    <message>
        <source>The documents are distributed by weight. If a server fails, the others take its documents. The settings below belong to the selected server.</source>
        <translation>Los documentos se reparten según el peso. Un servidor que falla deja sus documentos a los demás. Lo que sigue es del servidor elegido.</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
</context>
<context>
    <name>ui::ServerTableModel</name>
    <message>
        <source>not given yet</source>
        <translation>aún sin indicar</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Weight</source>
        <extracomment>how many documents a server gets beside the others</extracomment>
        <translation>Peso</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>requests to a server at the same time</extracomment>
        <translation>A la vez</translation>
    </message>
</context>
<context>
    <name>ui::SettingField</name>
    <message>
        <source>%1 (optional)</source>
        <extracomment>a field that may stay empty; %1: what it is called</extracomment>
        <translation>%1 (opcional)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <extracomment>the first entry of a choice, while nothing is chosen</extracomment>
        <translation>Elegir...</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation>Añadir un archivo...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>of a button; %1: what the field is called</extracomment>
        <translation>Quitar: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no file is chosen</extracomment>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>ui::SeveralLabels</name>
    <message>
        <source>Several labels in a cell, separated by</source>
        <translation>Varias categorías en una celda, separadas por</translation>
    </message>
    <message>
        <source>A record of several declared labels</source>
        <translation>Un registro con varias categorías declaradas</translation>
    </message>
    <message>
        <source>The separator between several labels in a cell; empty if there is only one label</source>
        <translation>Lo que separa varias categorías en una celda; vacío si solo hay una</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in a field that is empty: each cell holds one label</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>How a record with several declared labels counts</source>
        <translation>Qué ocurre con un registro con varias categorías declaradas</translation>
    </message>
    <message>
        <source>stands under the first of them</source>
        <extracomment>a record of several declared labels</extracomment>
        <translation>cuenta en la primera de ellas</translation>
    </message>
    <message>
        <source>stands under each of them</source>
        <extracomment>a record of several declared labels</extracomment>
        <translation>cuenta en cada una de ellas</translation>
    </message>
    <message>
        <source>The contribution of a record is divided among its labels: the guarantee is the same, and each label learns a part of the record.</source>
        <translation>Lo que aporta un registro se reparte entre sus categorías: la promesa es la misma, y cada categoría aprende una parte del registro.</translation>
    </message>
    <message>
        <source>The record counts fully for the label that comes first in the declared list.</source>
        <translation>Decide el orden de las categorías declaradas: un registro enseña una sola categoría, por completo.</translation>
    </message>
</context>
<context>
    <name>ui::SignatureCard</name>
    <message>
        <source>&amp;Sign the package</source>
        <translation>Fir&amp;mar el paquete</translation>
    </message>
    <message>
        <source>With a signature, a recipient can check that the package comes from you and was not changed.</source>
        <translation>Con una firma, el destinatario puede comprobar que el paquete viene de usted y que no se ha cambiado nada en él.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Make a signing key, or continue without a signature.</source>
        <translation>Cree la clave que firma o prescinda de la firma.</translation>
    </message>
</context>
<context>
    <name>ui::SourceCard</name>
    <message>
        <source>Are these the records of an earlier project, or a newer export of them?</source>
        <translation>¿Son los registros de un proyecto anterior, o una exportación más reciente de ellos?</translation>
    </message>
    <message>
        <source>Choose the answer</source>
        <translation>Elija la respuesta</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Nombre de la cuenta</translation>
    </message>
    <message>
        <source>Budget of these records</source>
        <translation>Presupuesto de estos registros</translation>
    </message>
    <message>
        <source>Name of the account:</source>
        <translation>Nombre de la cuenta:</translation>
    </message>
    <message>
        <source>What is spent on the same patients adds up in one account of the ledger, whatever the project or the file is called.</source>
        <translation>Lo que se gasta en los mismos pacientes se suma en una cuenta del libro de gastos, sea cual sea el nombre del proyecto o del archivo.</translation>
    </message>
    <message>
        <source>The ledger is being read...</source>
        <translation>Se está leyendo el libro de gastos...</translation>
    </message>
    <message>
        <source>Nothing was spent on this account yet.</source>
        <translation>Todavía no se ha gastado nada de esta cuenta.</translation>
    </message>
    <message>
        <source>%1 spent before on this account, %2 free.</source>
        <translation>%1 ya gastado de esta cuenta, %2 libre.</translation>
    </message>
    <message>
        <source>%1 spent before on this account; it has no cap.</source>
        <translation>%1 ya gastado de esta cuenta; no tiene tope.</translation>
    </message>
    <message>
        <source>No: other records, of other patients</source>
        <translation>No: otros registros, de otros pacientes</translation>
    </message>
    <message>
        <source>Those of “%1”: %2 spent, last %3</source>
        <extracomment>an account of the ledger; %1: its name, %2: an epsilon, %3: a date</extracomment>
        <translation>Los de «%1»: %2 gastado, último %3</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a name in quotation marks</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The ledger knows these records, or many of them, as %1.</source>
        <extracomment>%1: names of accounts</extracomment>
        <translation>El libro de gastos conoce estos registros, o muchos de ellos, como %1.</translation>
    </message>
    <message>
        <source>to be answered</source>
        <translation>por responder</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
</context>
<context>
    <name>ui::SourceForm</name>
    <message>
        <source>Your file</source>
        <translation>Su archivo</translation>
    </message>
    <message>
        <source>The kind of file was not recognised: choose it here.</source>
        <translation>Nada en el archivo dice qué es: elíjalo aquí.</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Tipo de archivo</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>&amp;Tipo de archivo</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
</context>
<context>
    <name>ui::SourceNotice</name>
    <message>
        <source>Use that so&amp;urce</source>
        <translation>Usar esa f&amp;uente</translation>
    </message>
    <message>
        <source>These are &amp;other records, of other persons</source>
        <translation>Son &amp;otros registros, de otras personas</translation>
    </message>
    <message>
        <source>These are other records, of other persons</source>
        <translation>Son otros registros, de otras personas</translation>
    </message>
    <message>
        <source>Used before?</source>
        <translation>¿Ya usados?</translation>
    </message>
    <message>
        <source>to be answered</source>
        <translation>por responder</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a name in quotation marks</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>These records were already used under the name %1. Spent budget adds up only under the same name.</source>
        <extracomment>%1: names of data sources</extracomment>
        <translation>Estos registros ya se usaron con el nombre %1. El presupuesto gastado solo se suma bajo el mismo nombre.</translation>
    </message>
    <message>
        <source>Answer on the Records page whether these are the records of an earlier project. Spent budget adds up only under the same name.</source>
        <translation>Responda en la página Registros si son los registros de un proyecto anterior. El presupuesto gastado solo se suma bajo el mismo nombre.</translation>
    </message>
</context>
<context>
    <name>ui::SplitCard</name>
    <message>
        <source>What the budget is spent on</source>
        <translation>En qué se gasta el presupuesto</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>after a number in a field: percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of the budget in percent: %1</source>
        <extracomment>%1: a part of the budget, &quot;which phrases go together&quot;</extracomment>
        <translation>Parte del presupuesto en porcentaje: %1</translation>
    </message>
    <message>
        <source>Take the recommended shares</source>
        <extracomment>of shares of the budget. The letter after &amp; is the shortcut.</extracomment>
        <translation>Tomar las partes recomendadas</translation>
    </message>
</context>
<context>
    <name>ui::StartStep</name>
    <message>
        <source>Another project</source>
        <translation>Otro proyecto</translation>
    </message>
    <message>
        <source>What is this release for, and who receives it?</source>
        <translation>¿Para qué es esta publicación y quién la recibe?</translation>
    </message>
    <message>
        <source>Which project do you want to work on?</source>
        <translation>¿En qué proyecto quiere trabajar?</translation>
    </message>
    <message>
        <source>Create a project, open one, or try the sample.</source>
        <translation>Cree un proyecto, abra uno o pruebe el de ejemplo.</translation>
    </message>
    <message>
        <source>The answers go into the data sheet; you can change them later.</source>
        <translation>Las respuestas pasan a la ficha de datos; puede cambiarlas después.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>ui::StatementCard</name>
    <message>
        <source>The guarantee of the package (the documents of a package are in English)</source>
        <translation>La garantía que llevará (los documentos de un paquete están en inglés)</translation>
    </message>
    <message>
        <source>as good as certain</source>
        <extracomment>how sure somebody can become; %1: a percentage, &quot;73.2 %&quot;</extracomment>
        <translation>certeza casi total</translation>
    </message>
    <message>
        <source>at most %1 sure</source>
        <translation>como máximo un %1 de certeza</translation>
    </message>
    <message>
        <source>As odds: someone who is 50 % sure that a given patient is in the data can become %1.</source>
        <extracomment>%1: &quot;at most 73.2 % sure&quot;</extracomment>
        <translation>En probabilidades: quien tiene un 50&#xa0;% de certeza de que cierto paciente está en los datos puede llegar a tener %1.</translation>
    </message>
    <message>
        <source>As odds: someone who is 50 % sure that a given record is in the data can become %1.</source>
        <translation>En probabilidades: quien tiene un 50&#xa0;% de certeza de que cierto registro está en los datos puede llegar a tener %1.</translation>
    </message>
    <message>
        <source>This is how often a guess of theirs is right, at most; delta (%1) is counted in.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation>Es la frecuencia máxima con la que una conjetura es acertada; delta (%1) está incluida.</translation>
    </message>
    <message>
        <source>Above 8 this is weak protection.</source>
        <translation>Por encima de 8, la protección es débil.</translation>
    </message>
    <message>
        <source>Show the privacy statement (PDF)</source>
        <translation>Mostrar la declaración de privacidad (PDF)</translation>
    </message>
    <message numerus="yes">
        <source>It holds %Ln document(s).</source>
        <translation>
            <numerusform>Contiene %Ln documento.</numerusform>
            <numerusform>Contiene %Ln documentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were left out by hand; the manifest states which and why.</source>
        <translation>
            <numerusform>%Ln documento se excluyó a mano; el manifiesto dice cuál y por qué.</numerusform>
            <numerusform>%Ln documentos se excluyeron a mano; el manifiesto dice cuáles y por qué.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show it in the language of this window (PDF)</source>
        <translation>Mostrarla en el idioma de esta ventana (PDF)</translation>
    </message>
    <message>
        <source>The package is differentially private with %1.</source>
        <translation>El paquete es diferencialmente privado con %1.</translation>
    </message>
</context>
<context>
    <name>ui::StepButton</name>
    <message>
        <source>done</source>
        <extracomment>state of a step of the journey</extracomment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>state of a step of the journey: the one on the screen</extracomment>
        <translation>aquí</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>state of a step of the journey</extracomment>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>locked until the phrases are learned</source>
        <translation>bloqueado hasta aprender las expresiones</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <extracomment>%1: number of the step, %2: its name, %3: its state</extracomment>
        <translation>Paso %1, %2: %3</translation>
    </message>
    <message>
        <source>Locked until the phrases are learned</source>
        <translation>Bloqueado hasta aprender las expresiones</translation>
    </message>
</context>
<context>
    <name>ui::StepRail</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
</context>
<context>
    <name>ui::TextsWriter</name>
    <message>
        <source>Who writes the texts?</source>
        <translation>¿Quién redacta los textos?</translation>
    </message>
    <message>
        <source>What it may cost</source>
        <translation>Lo que puede costar</translation>
    </message>
    <message>
        <source>The Budget page shows the number of requests and their cost at these prices.</source>
        <translation>La página Presupuesto dice cuántas solicitudes hay y lo que cuestan a estos precios.</translation>
    </message>
</context>
<context>
    <name>ui::TogetherChoice</name>
    <message>
        <source>What goes together</source>
        <translation>Lo que va junto</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>end of a slider: phrases are drawn each for itself</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>end of a slider: phrases that stand together in public texts are drawn together</extracomment>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>Available as soon as the vocabulary is open.</source>
        <translation>Se sabrá en cuanto se abra el vocabulario.</translation>
    </message>
    <message>
        <source>The vocabulary of this release does not contain which phrases occur together. A vocabulary that is learned from public texts, on the Vocabulary page, does.</source>
        <translation>El vocabulario de esta publicación no sabe qué va junto. Uno aprendido de textos públicos, en la página Vocabulario, sí lo sabe.</translation>
    </message>
    <message>
        <source>The method of this release does not use this setting.</source>
        <translation>El método de esta publicación no lo tiene en cuenta.</translation>
    </message>
    <message>
        <source>The effect on variety is being computed ...</source>
        <translation>Probando lo que cuesta en variedad ...</translation>
    </message>
    <message>
        <source>A trial of %2 documents has %1 different phrases.</source>
        <extracomment>%1: number of phrases, %2: number of documents</extracomment>
        <translation>Una prueba de %2 documentos tiene %1 expresiones distintas.</translation>
    </message>
    <message>
        <source>It costs variety: a trial of %2 documents has %1 different phrases, and %3 without it.</source>
        <extracomment>%1, %3: numbers of phrases, %2: number of documents</extracomment>
        <translation>Cuesta variedad: una prueba de %2 documentos tiene %1 expresiones distintas, y %3 sin ello.</translation>
    </message>
    <message>
        <source>Here it costs no variety: a trial of %2 documents has %1 different phrases, and %3 without it.</source>
        <translation>Aquí no cuesta variedad: una prueba de %2 documentos tiene %1 expresiones distintas, y %3 sin ello.</translation>
    </message>
    <message>
        <source>Off: each phrase is drawn independently.</source>
        <translation>No: cada expresión se extrae por sí sola.</translation>
    </message>
    <message>
        <source>Gentle: phrases that occur together in the public texts are drawn together.</source>
        <translation>Suave: lo que está junto en los textos públicos sale junto.</translation>
    </message>
    <message>
        <source>Strong: phrases that occur together in the public texts are often drawn together.</source>
        <translation>Fuerte: lo que está junto en los textos públicos sale junto a menudo.</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCard</name>
    <message>
        <source>a network of three layers</source>
        <translation>una red de tres capas</translation>
    </message>
    <message>
        <source>logistic regression</source>
        <translation>regresión logística</translation>
    </message>
    <message>
        <source>which phrases stand in a text</source>
        <translation>qué expresiones hay en un texto</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>2. Train on the texts of the package</source>
        <translation>2. Entrenar con los textos del paquete</translation>
    </message>
    <message>
        <source>T&amp;rain</source>
        <translation>Ent&amp;renar</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>What the classifier looks at</source>
        <translation>Lo que mira el clasificador</translation>
    </message>
    <message>
        <source>Also a&amp;dapt it to the style of my texts, without looking at their labels</source>
        <translation>Adaptarlo también al estilo de mis te&amp;xtos, sin mirar sus categorías</translation>
    </message>
    <message>
        <source>Class&amp;ifier:</source>
        <translation>Clasi&amp;ficador:</translation>
    </message>
    <message>
        <source>It loo&amp;ks at:</source>
        <translation>M&amp;ira:</translation>
    </message>
    <message>
        <source>Choose the &amp;vocabulary...</source>
        <translation>Elegir el &amp;vocabulario...</translation>
    </message>
    <message>
        <source>The vocabulary that the package was made with</source>
        <translation>El vocabulario con que se hizo el paquete</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The package was made with a vocabulary of its own. Ask the sender for that file.</source>
        <translation>El paquete se hizo con un vocabulario propio. Pida ese archivo al remitente.</translation>
    </message>
    <message>
        <source>Without your own texts, the classifier cannot be adapted or tested.</source>
        <translation>Sin textos propios no hay a qué adaptar ni con qué juzgar.</translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. One half of your texts is used for adapting; both are tested on the other half.</source>
        <translation>Se entrenan ambos, con y sin adaptación. La mitad de sus textos sirve para adaptar; ambos se juzgan con la otra mitad.</translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. An adapted model depends on your texts: protect it as you protect them.</source>
        <translation>Se entrenan ambos, con y sin adaptación. Un modelo adaptado depende de sus textos: guárdelo como guarda estos.</translation>
    </message>
    <message>
        <source>It is trained on the package only and tested on all of your texts.</source>
        <translation>Se entrena solo con el paquete y se juzga con todos sus textos.</translation>
    </message>
    <message>
        <source>It is trained on the package only. Your texts have no labels to test it.</source>
        <translation>Se entrena solo con el paquete. Sus textos no tienen categorías con que juzgarlo.</translation>
    </message>
    <message>
        <source>Seed of the training</source>
        <translation>Semilla del entrenamiento</translation>
    </message>
    <message>
        <source>Seed:</source>
        <extracomment>the number that decides how a network begins</extracomment>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>what it means (vectors)</source>
        <translation>lo que significa (vectores)</translation>
    </message>
    <message>
        <source>Vectors &amp;from:</source>
        <translation>Vect&amp;ores de:</translation>
    </message>
    <message>
        <source>The server gave no vectors</source>
        <translation>El servidor no ha dado vectores</translation>
    </message>
    <message>
        <source>Check its address, its model and its key, and that it is running; then try again. The models that you have are as they were.</source>
        <translation>Compruebe su dirección, su modelo y su clave, y que esté en marcha; luego inténtelo de nuevo. Los modelos que tiene siguen como estaban.</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurve</name>
    <message>
        <source>Loss by step</source>
        <translation>Pérdida por paso</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>en el entrenamiento</translation>
    </message>
    <message>
        <source>on held-out texts</source>
        <translation>en textos reservados</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>loss (nats a token)</source>
        <translation>pérdida (nats por token)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Units of the encoder that are left</source>
        <translation>Unidades que quedan del codificador</translation>
    </message>
    <message>
        <source>Loss in training (nats a token)</source>
        <translation>Pérdida en el entrenamiento (nats por token)</translation>
    </message>
    <message>
        <source>Loss on held-out texts (nats a token)</source>
        <translation>Pérdida en textos reservados (nats por token)</translation>
    </message>
</context>
<context>
    <name>ui::TrainingDesk</name>
    <message>
        <source>not adapted</source>
        <translation>sin adaptar</translation>
    </message>
    <message>
        <source>adapted to your texts</source>
        <translation>adaptado a sus textos</translation>
    </message>
    <message>
        <source>loaded from a file</source>
        <translation>cargado de un archivo</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Se carga el modelo</translation>
    </message>
    <message>
        <source>Applying the model to your texts</source>
        <translation>Se aplica el modelo a sus textos</translation>
    </message>
</context>
<context>
    <name>ui::TrialCard</name>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Different phrases</source>
        <translation>Expresiones distintas</translation>
    </message>
    <message>
        <source>Learned phrases that occur</source>
        <translation>Expresiones aprendidas que salen</translation>
    </message>
    <message>
        <source>Drawn from what was learned</source>
        <translation>Extraído de lo aprendido</translation>
    </message>
    <message>
        <source>What these settings would give</source>
        <translation>Qué darían estos ajustes</translation>
    </message>
    <message>
        <source>tried</source>
        <extracomment>heads of columns: figures of a trial with new settings, and of the sequences that are kept</extracomment>
        <translation>prueba</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>actual</translation>
    </message>
    <message>
        <source>Example sequences of the trial</source>
        <translation>Secuencias de ejemplo de la prueba</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>so many of so many, both numbers</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Trying these settings ...</source>
        <translation>Probando estos ajustes ...</translation>
    </message>
    <message>
        <source>These settings could not be tried.</source>
        <translation>No se pudieron probar estos ajustes.</translation>
    </message>
    <message>
        <source>Phrases are counted over the first %1 documents in both cases. Three examples of the trial, which is discarded:</source>
        <translation>Las expresiones se cuentan en los primeros %1 documentos de ambas columnas. Tres ejemplos de la prueba, que no se conserva:</translation>
    </message>
    <message>
        <source>Three examples of the trial, which is discarded:</source>
        <translation>Tres ejemplos de la prueba, que no se conserva:</translation>
    </message>
</context>
<context>
    <name>ui::UsefulnessCard</name>
    <message>
        <source>&amp;Choose the records...</source>
        <translation>&amp;Elegir los registros...</translation>
    </message>
    <message>
        <source>Chec&amp;k usefulness</source>
        <translation>Comprobar la &amp;utilidad</translation>
    </message>
    <message>
        <source>Usefulness: how much of the content of the records can be learned from the documents?</source>
        <translation>Utilidad: ¿se podría aprender de los documentos lo que dicen los registros?</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interno, no sale del centro</translation>
    </message>
    <message>
        <source>Classifiers are trained on the documents only and classify the records. It takes a few minutes, and the result is not saved.</source>
        <translation>Los clasificadores se entrenan solo con los documentos y clasifican los registros por categoría. Tarda unos minutos y no se guarda nada.</translation>
    </message>
    <message>
        <source>How each classifier did</source>
        <translation>Resultado de cada clasificador</translation>
    </message>
    <message>
        <source>How each label was found</source>
        <translation>Cómo se encontró cada categoría</translation>
    </message>
    <message>
        <source>Which labels are taken for which</source>
        <translation>Qué categorías se confunden con cuáles</translation>
    </message>
    <message>
        <source>The documents changed after this check: check again.</source>
        <translation>Los documentos cambiaron después de esta comprobación: compruebe de nuevo.</translation>
    </message>
    <message>
        <source>Classifier whose answers are shown by label</source>
        <translation>Clasificador cuyas respuestas se muestran por categoría</translation>
    </message>
    <message>
        <source>B&amp;y label, for:</source>
        <translation>Por &amp;categoría, para:</translation>
    </message>
    <message>
        <source>Records by their label (rows) and their classification (columns). Framed: classified correctly. Darker cells have a larger share of the row.</source>
        <translation>Registros según su categoría (filas) y la categoría por la que se tomaron (columnas). Con marco: bien clasificados. Cuanto más oscuro, mayor es la parte de la fila.</translation>
    </message>
    <message>
        <source>There is no document to learn from.</source>
        <translation>No hay ningún documento del que aprender.</translation>
    </message>
    <message>
        <source>There is only one label: the records cannot be classified.</source>
        <translation>Solo hay una categoría: no hay nada entre lo que clasificar los registros.</translation>
    </message>
    <message>
        <source>The records are read again from %1</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation>Los registros se leen de nuevo desde %1</translation>
    </message>
    <message>
        <source>The records are no longer at %1. Choose the file that was used for the commit: it is read on this computer and not sent.</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation>Los registros ya no están en %1. Elija el archivo del que se aprendieron las expresiones: se lee en este equipo y no va a ninguna parte.</translation>
    </message>
    <message>
        <source>Choose the records</source>
        <translation>Elegir los registros</translation>
    </message>
    <message>
        <source>Checking usefulness</source>
        <translation>Comprobando la utilidad</translation>
    </message>
    <message>
        <source>Trained on %1 documents, tested on %2 records; %3 records without a text or a declared label were skipped. The most frequent label is correct for %4.</source>
        <translation>Entrenado con %1 documentos, probado con %2 registros; se omitieron %3 registros sin texto o sin categoría declarada. Responder siempre la categoría más frecuente acertaría en el %4.</translation>
    </message>
</context>
<context>
    <name>ui::VarietyChoice</name>
    <message>
        <source>Variety of the phrases</source>
        <translation>Variedad de las expresiones</translation>
    </message>
    <message>
        <source>Reset the variety to the method&apos;s own</source>
        <translation>Restablecer la variedad al valor del método</translation>
    </message>
    <message>
        <source>more typical</source>
        <extracomment>end of a slider: the frequent phrases come more often</extracomment>
        <translation>más típico</translation>
    </message>
    <message>
        <source>more varied</source>
        <extracomment>end of a slider: the rare phrases come more often</extracomment>
        <translation>más variado</translation>
    </message>
    <message>
        <source>The method&apos;s own: sharpness %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>El valor del método: nitidez %1.</translation>
    </message>
    <message>
        <source>More varied than the method&apos;s own: sharpness %1.</source>
        <translation>Más variado que el valor del método: nitidez %1.</translation>
    </message>
    <message>
        <source>More typical than the method&apos;s own: sharpness %1.</source>
        <translation>Más típico que el valor del método: nitidez %1.</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variedad</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
</context>
<context>
    <name>ui::VectorServerFields</name>
    <message>
        <source>Protocol of the server</source>
        <translation>Protocolo del servidor</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
</context>
<context>
    <name>ui::VectorsChoice</name>
    <message>
        <source>I a&amp;gree that these texts are sent to this address</source>
        <translation>Acepto &amp;que estos textos se envíen a esta dirección</translation>
    </message>
    <message>
        <source>Where vectors come from</source>
        <translation>De dónde vienen los vectores</translation>
    </message>
    <message>
        <source>the vocabulary, of phrases</source>
        <translation>el vocabulario, para expresiones</translation>
    </message>
    <message>
        <source>a server, of whole texts</source>
        <translation>un servidor, para textos completos</translation>
    </message>
    <message>
        <source>the encoder of the program, of whole texts</source>
        <extracomment>the program has a model that makes vectors of texts; nothing leaves the computer</extracomment>
        <translation>el codificador del programa, para textos completos</translation>
    </message>
    <message>
        <source>The key of the server is not there, or may not go to it yet: see above.</source>
        <translation>La clave del servidor falta o todavía no puede ir a él: vea más arriba.</translation>
    </message>
    <message>
        <source>Agree to what is sent, or use the vectors of the vocabulary.</source>
        <translation>Acepte el envío o tome los vectores del vocabulario.</translation>
    </message>
    <message>
        <source>These texts are sent to %1: the texts of the package, without the names of their labels, and your own texts, if the classifier is adapted to them, tested on them or applied to them. The operator of that server can read them. Nothing is sent before you train, load a model or save predictions.</source>
        <extracomment>%1: the address of a server</extracomment>
        <translation>A %1 se envían: los textos del paquete, sin los nombres de sus categorías; y sus propios textos, cuando el clasificador se adapta a ellos, se juzga con ellos o se aplica a ellos. Quien administra ese servidor puede leerlos. No se envía nada antes de que entrene, cargue un modelo o guarde predicciones.</translation>
    </message>
</context>
<context>
    <name>ui::VerificationView</name>
    <message>
        <source>Differences found</source>
        <translation>Diferencias encontradas</translation>
    </message>
    <message>
        <source>Files of the package</source>
        <translation>Archivos del paquete</translation>
    </message>
    <message numerus="yes">
        <source>Read again from the disk: %n file(s), every sum and every count agrees.</source>
        <translation>
            <numerusform>Releído del disco: %n archivo; todas las sumas y todos los recuentos concuerdan.</numerusform>
            <numerusform>Releído del disco: %n archivos; todas las sumas y todos los recuentos concuerdan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n difference(s) found.</source>
        <extracomment>%1: what to do, a sentence</extracomment>
        <translation>
            <numerusform>%1 Se ha encontrado %n diferencia.</numerusform>
            <numerusform>%1 Se han encontrado %n diferencias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed by the key with the fingerprint %1: %2</source>
        <extracomment>%1: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %2: what was signed beside it</extracomment>
        <translation>Firmado con la clave de huella %1: %2</translation>
    </message>
    <message>
        <source>There is a signature, but it is not valid.</source>
        <translation>Hay una firma, pero no cuadra.</translation>
    </message>
    <message>
        <source>Not signed.</source>
        <translation>Sin firmar.</translation>
    </message>
    <message>
        <source>Approved by %1 on %2, fingerprint %3: %4</source>
        <extracomment>%1: a name, %2: a time, %3: &quot;3F2A 91C0 77DE 0B15 44AC&quot;, %4: why, in the words of that person</extracomment>
        <translation>Aprobado por %1 el %2, huella %3: %4</translation>
    </message>
    <message>
        <source>There is an approval, but it is not valid.</source>
        <translation>Hay una aprobación, pero no cuadra.</translation>
    </message>
    <message>
        <source>Not approved by a second person.</source>
        <translation>Sin la aprobación de una segunda persona.</translation>
    </message>
    <message>
        <source>The same key signed the package: this shows one person, not two.</source>
        <translation>La misma clave firmó el paquete: esto muestra una persona, no dos.</translation>
    </message>
    <message>
        <source>The approval is for the project, the budget, the model and the texts. Approvals of release 0.2 were not for the purpose, the recipient and the plan.</source>
        <translation>La aprobación vale para el proyecto, el presupuesto, el modelo y los textos. Las aprobaciones de la versión 0.2 no valían para la finalidad, el destinatario ni el plan.</translation>
    </message>
    <message>
        <source>Compared by their checksums alone, not by what they say: %1</source>
        <extracomment>%1: a list of files, &quot;README.md, privacy-statement.pdf&quot;</extracomment>
        <translation>Comparados solo por sus sumas de comprobación, no por lo que dicen: %1</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyChoices</name>
    <message>
        <source>Choose &amp;file...</source>
        <translation>&amp;Elegir archivo...</translation>
    </message>
    <message>
        <source>WordNet 3.0 licence (Princeton University): free to use and to pass on</source>
        <translation>Licencia de WordNet 3.0 (Universidad de Princeton): uso y redistribución libres</translation>
    </message>
    <message>
        <source>Medical</source>
        <translation>Médico</translation>
    </message>
    <message>
        <source>heart failure, aspirin, biopsy, chest pain</source>
        <translation>heart failure, aspirin, biopsy, chest pain</translation>
    </message>
    <message>
        <source>Clinical notes, letters and reports in English, or in German, French or Spanish if that is their language on the Records page. Few and specific phrases: less noise.</source>
        <translation>Notas clínicas, cartas e informes en inglés, o en alemán, francés o español si ese es su idioma en la página Registros. Pocas expresiones y precisas: menos ruido.</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>hospital, running, football team, moonlight</source>
        <translation>hospital, running, football team, moonlight</translation>
    </message>
    <message>
        <source>Texts of any kind in English. Many phrases: needs more records for the same quality.</source>
        <translation>Textos de cualquier tipo en inglés. Muchas expresiones: requiere más registros para la misma calidad.</translation>
    </message>
    <message>
        <source>My own file</source>
        <translation>Mi propio archivo</translation>
    </message>
    <message>
        <source>Yours to check: the phrases that survive are published</source>
        <translation>Compruébelo usted: las expresiones que sobreviven se publican</translation>
    </message>
    <message>
        <source>&lt;i&gt;%1&lt;/i&gt;</source>
        <extracomment>%1: a few phrases</extracomment>
        <translation>&lt;i&gt;%1&lt;/i&gt;</translation>
    </message>
    <message>
        <source>%1 phrases</source>
        <translation>%1 expresiones</translation>
    </message>
    <message>
        <source>about 61,000 phrases</source>
        <translation>unas 61.000 expresiones</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>tantas como quiera</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a file, %2: how many phrases it holds</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a list, a table, or the files of a terminology such as SNOMED CT</source>
        <translation>una lista, una tabla o los archivos de una terminología como SNOMED CT</translation>
    </message>
    <message>
        <source>Another language or field. Keyseed recognises the kind of file if possible.</source>
        <translation>Otro idioma u otro campo. Keyseed reconoce el tipo de archivo cuando puede.</translation>
    </message>
    <message>
        <source>Choose the file of a vocabulary</source>
        <translation>Elegir el archivo de un vocabulario</translation>
    </message>
    <message>
        <source>about 2,500 phrases</source>
        <translation>unas 2500 expresiones</translation>
    </message>
    <message>
        <source>Learnt from public texts (CC BY 4.0) and WordNet 3.0: free to use and to pass on</source>
        <translation>Aprendido de textos públicos (CC BY 4.0) y de WordNet 3.0: de libre uso y distribución</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyReport</name>
    <message>
        <source>Read</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>lines of %1</source>
        <extracomment>behind a number; %1: name of a file</extracomment>
        <translation>líneas de %1</translation>
    </message>
    <message>
        <source>concepts</source>
        <extracomment>behind a number</extracomment>
        <translation>conceptos</translation>
    </message>
    <message>
        <source>names of these</source>
        <extracomment>behind a number</extracomment>
        <translation>nombres de estos</translation>
    </message>
    <message>
        <source>Left out while reading</source>
        <translation>Excluido al leer</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Qué contiene</translation>
    </message>
    <message>
        <source>Examples, with other ways to write them</source>
        <translation>Ejemplos, con otras formas de escribirlos</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expresiones</translation>
    </message>
    <message>
        <source>in all</source>
        <extracomment>behind a number: phrases</extracomment>
        <translation>en total</translation>
    </message>
    <message>
        <source>further names and inflections</source>
        <extracomment>behind a number: other ways to write the phrases</extracomment>
        <translation>otros nombres y flexiones</translation>
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
        <translation>&amp;Buscar en el vocabulario</translation>
    </message>
    <message>
        <source>Search the vocabulary</source>
        <translation>Buscar en el vocabulario</translation>
    </message>
    <message>
        <source>Phrases of the vocabulary</source>
        <translation>Expresiones del vocabulario</translation>
    </message>
    <message>
        <source>%1 of %2 phrases, picked evenly from the list</source>
        <translation>%1 de %2 expresiones, repartidas por toda la lista</translation>
    </message>
    <message>
        <source>Phrases that match: %1; the first %2 are shown</source>
        <translation>Expresiones que coinciden: %1; se muestran las primeras %2</translation>
    </message>
    <message>
        <source>Phrases that match: %1 of %2</source>
        <translation>Expresiones que coinciden: %1 de %2</translation>
    </message>
    <message>
        <source>Leave o&amp;ut</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>&amp;Take in again</source>
        <translation>&amp;Volver a incluir</translation>
    </message>
    <message>
        <source>Delete leaves out what is chosen.</source>
        <translation>Supr excluye lo que está elegido.</translation>
    </message>
    <message>
        <source>Delete leaves out as well, Ctrl+Z takes it back.</source>
        <translation>Supr también excluye, Ctrl+Z lo deshace.</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyStep</name>
    <message>
        <source>Choose it without looking at the records</source>
        <translation>Elíjalo sin mirar los registros</translation>
    </message>
    <message>
        <source>The list is public. Noise protects only how often its phrases occur, not the list itself. A list made from the records could reveal what must be hidden: a rare disease, a name, a place. Use a list that would be the same without any single patient.</source>
        <translation>La lista es pública, y el ruido solo protege la frecuencia de sus expresiones, no la lista misma. Una lista sacada de los registros arrastraría lo que debería ocultar: una enfermedad rara, un nombre, un lugar. Elija una lista que sería la misma sin uno cualquiera de sus pacientes.</translation>
    </message>
    <message>
        <source>Opening the vocabulary</source>
        <translation>Abriendo el vocabulario</translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation>Elija un vocabulario.</translation>
    </message>
    <message>
        <source>This vocabulary cannot be used; see the message above, or choose another.</source>
        <translation>Este vocabulario no se puede usar; vea el mensaje de arriba o elija otro.</translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation>Quedó fijado al confirmar.</translation>
    </message>
    <message>
        <source>%1 phrases will be counted, with noise.</source>
        <translation>Se contarán %1 expresiones, con ruido.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Which phrases are counted in the notes?</source>
        <translation>¿Qué expresiones se buscan en las notas?</translation>
    </message>
    <message>
        <source>&amp;Read the vocabulary now</source>
        <translation>&amp;Leer ahora el vocabulario</translation>
    </message>
    <message>
        <source>Choose what kind of file it is.</source>
        <translation>Elija qué tipo de archivo es.</translation>
    </message>
</context>
<context>
    <name>ui::VotesChart</name>
    <message>
        <source>Label whose texts are shown</source>
        <translation>Categoría cuyos textos se muestran</translation>
    </message>
    <message>
        <source>L&amp;abel:</source>
        <translation>&amp;Categoría:</translation>
    </message>
    <message>
        <source>The best texts of the round</source>
        <translation>Los mejores textos de la ronda</translation>
    </message>
    <message>
        <source>Votes for texts of %1</source>
        <extracomment>of a chart; %1: a label</extracomment>
        <translation>Votos para textos de %1</translation>
    </message>
    <message>
        <source>stands out</source>
        <translation>destaca</translation>
    </message>
    <message>
        <source>below the line: cannot be distinguished from noise</source>
        <translation>bajo la línea: no se distingue del ruido</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>a number of votes with the noise that is in it, &quot;209 ± 22&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>votes, noise added</source>
        <translation>votos, con ruido</translation>
    </message>
    <message>
        <source>stands out above %1</source>
        <translation>destaca por encima de %1</translation>
    </message>
    <message>
        <source>The first %1 are shown; above the line: %2 of %3 texts of this label.</source>
        <extracomment>%1: bars in the chart; %2: texts above a line in it, of %3 in all</extracomment>
        <translation>Se muestran los primeros %1; por encima de la línea: %2 de %3 textos de esta categoría.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>of the best texts; %1: 1, 2, 3; %2: the text</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>of an axis whose places are texts</extracomment>
        <translation>texto</translation>
    </message>
</context>
<context>
    <name>ui::WhyPanel</name>
    <message>
        <source>Why? Help for this page</source>
        <translation>¿Por qué? Ayuda de esta página</translation>
    </message>
    <message>
        <source>Fold the help away</source>
        <translation>Ocultar la ayuda</translation>
    </message>
    <message>
        <source>Fold the help away (F1)</source>
        <translation>Ocultar la ayuda (F1)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&lt;p&gt;There is nothing to explain here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Aquí no hay nada que explicar.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::WriterCards</name>
    <message>
        <source>Not available for this method: texts are requested between the rounds. Choose another writer.</source>
        <translation>No con este método: se piden textos entre las rondas. Elija una de las otras dos opciones.</translation>
    </message>
</context>
<context>
    <name>ui::WriterSettings</name>
    <message>
        <source>Model, prompt and costs: show</source>
        <translation>Modelo, prompt y costes: mostrar</translation>
    </message>
    <message>
        <source>Model, prompt and costs: hide</source>
        <translation>Modelo, prompt y costes: ocultar</translation>
    </message>
</context>
<context>
    <name>ui::WritingPart</name>
    <message>
        <source>The rewriting model decodes the noisy rows itself: no writer is needed.</source>
        <translation>El modelo de reescritura descodifica él mismo las líneas con ruido: a nadie se le pide que escriba.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Text of the chosen document</source>
        <translation>Texto del documento elegido</translation>
    </message>
    <message>
        <source>Writing is paused.</source>
        <translation>La redacción está en pausa.</translation>
    </message>
    <message>
        <source>The documents are being written.</source>
        <translation>Se están redactando los documentos.</translation>
    </message>
    <message>
        <source>Draw the phrases first.</source>
        <translation>Extraiga antes las expresiones.</translation>
    </message>
    <message>
        <source>Save the prompts, have them answered, and read the answers here.</source>
        <translation>Guarde los prompts, haga que se respondan y lea aquí las respuestas.</translation>
    </message>
    <message>
        <source>Write the documents to go on.</source>
        <translation>Redacte los documentos para continuar.</translation>
    </message>
    <message>
        <source>Read the answers to the current prompts, or undo the change of the settings.</source>
        <translation>Lea las respuestas a los prompts actuales o deshaga el cambio de los ajustes.</translation>
    </message>
    <message>
        <source>Write the documents again with the current settings.</source>
        <translation>Redacte de nuevo los documentos con los ajustes actuales.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer: read more answers, or continue without them.</source>
        <translation>
            <numerusform>%Ln documento no tiene respuesta: lea más respuestas o continúe sin él.</numerusform>
            <numerusform>%Ln documentos no tienen respuesta: lea más respuestas o continúe sin ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are missing: write them, or continue without them.</source>
        <translation>
            <numerusform>Falta %Ln documento: redáctelo o continúe sin él.</numerusform>
            <numerusform>Faltan %Ln documentos: redáctelos o continúe sin ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) written; writing costs no budget.</source>
        <translation>
            <numerusform>%Ln documento redactado; redactar no cuesta presupuesto.</numerusform>
            <numerusform>%Ln documentos redactados; redactar no cuesta presupuesto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WritingRunCard</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Documents written</source>
        <translation>Documentos redactados</translation>
    </message>
    <message>
        <source>Ask again &amp;for these</source>
        <translation>Pedir otra ve&amp;z estos</translation>
    </message>
    <message>
        <source>Save the log of what was sent</source>
        <translation>Guardar la relación de lo enviado</translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln document(s)</source>
        <translation>
            <numerusform>Redactando %Ln documento</numerusform>
            <numerusform>Redactando %Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) to write</source>
        <translation>
            <numerusform>%Ln documento por redactar</numerusform>
            <numerusform>%Ln documentos por redactar</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Write again</source>
        <extracomment>The letter after &amp; is the shortcut.</extracomment>
        <translation>&amp;Redactar de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %Ln document(s)</source>
        <translation>
            <numerusform>&amp;Redactar %Ln documento</numerusform>
            <numerusform>&amp;Redactar %Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write the other %Ln</source>
        <extracomment>of the documents, so many are not written yet</extracomment>
        <translation>
            <numerusform>&amp;Redactar %Ln que falta</numerusform>
            <numerusform>&amp;Redactar los %Ln que faltan</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>The existing documents were written as %1: write again.</source>
        <translation>Los documentos que hay se redactaron como %1: redáctelos de nuevo.</translation>
    </message>
    <message>
        <source>The existing documents were written with other settings: write again, or undo the change.</source>
        <translation>Los documentos que hay se redactaron con otros ajustes: redáctelos de nuevo o deshaga el cambio.</translation>
    </message>
    <message>
        <source>Written on this computer; nothing is sent anywhere.</source>
        <translation>Se redactan en este equipo; no se envía nada a ninguna parte.</translation>
    </message>
    <message numerus="yes">
        <source>You continue with %Ln document(s); the others can still be written.</source>
        <translation>
            <numerusform>Continúa con %Ln documento; los demás aún se pueden redactar.</numerusform>
            <numerusform>Continúa con %Ln documentos; los demás aún se pueden redactar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model could not be asked</source>
        <translation>No se pudo consultar al modelo</translation>
    </message>
    <message>
        <source>Check the address, the key and the model in the settings above, test the connection, and write the rest. The documents that are written are kept.</source>
        <translation>Revise la dirección, la clave y el modelo en los ajustes de arriba, pruebe la conexión y redacte el resto. Lo que ya estaba redactado se conserva.</translation>
    </message>
    <message>
        <source>%1-sent.jsonl</source>
        <extracomment>name of a file; %1: the project</extracomment>
        <translation>%1-sent.jsonl</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message numerus="yes">
        <source>Continue with the %Ln doc&amp;ument(s)</source>
        <translation>
            <numerusform>&amp;Continuar con %Ln documento</numerusform>
            <numerusform>&amp;Continuar con los %Ln documentos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ZoneStrip</name>
    <message>
        <source>Private zone  ·  what you see here stays on this computer</source>
        <translation>Zona privada  ·  lo que ve aquí se queda en este equipo</translation>
    </message>
    <message>
        <source>Safe to share  ·  protected by noise, free to explore</source>
        <translation>Se puede compartir  ·  protegido por ruido, puede explorar gratis</translation>
    </message>
    <message>
        <source>Private zone  ·  texts go to the server that you agreed to</source>
        <translation>Zona privada  ·  los textos van al servidor que usted aceptó</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>of the note</source>
        <translation>a la nota</translation>
    </message>
    <message>
        <source>of the patient</source>
        <translation>al paciente</translation>
    </message>
    <message>
        <source>Heart = I20-I25 | I50*; Others = *</source>
        <translation>Corazón = I20-I25 | I50*; Otros = *</translation>
    </message>
    <message>
        <source>woman = F; man = M</source>
        <translation>mujer = F; hombre = M</translation>
    </message>
</context>
<context>
    <name>ui::FieldsCard</name>
    <message>
        <source>Declare this field</source>
        <translation>Declarar este campo</translation>
    </message>
    <message>
        <source>Remove the chosen field</source>
        <translation>Quitar el campo elegido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Pertenece</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Declared fields</source>
        <translation>Campos declarados</translation>
    </message>
    <message>
        <source>Name in the package</source>
        <translation>Nombre en el paquete</translation>
    </message>
    <message>
        <source>Column of the records</source>
        <translation>Columna de los registros</translation>
    </message>
    <message>
        <source>Fields beside the text</source>
        <translation>Campos junto al texto</translation>
    </message>
    <message>
        <source>Columns such as sex, age or department. Their shares are released with noise, and each document gets a synthetic patient. The values are declared here and public; any other is &quot;missing&quot;.</source>
        <translation>Columnas como sexo, edad o servicio. Sus proporciones se publican con ruido y cada documento recibe un paciente sintético. Los valores se declaran aquí y son públicos; cualquier otro cuenta como ausente.</translation>
    </message>
    <message>
        <source>Values such as %1 were expected.</source>
        <translation>Se esperan valores como %1.</translation>
    </message>
</context>
</TS>
