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
        <source>The server answers, no more is known</source>
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
        <source>Type the key above, or name the variable that holds it.</source>
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
        <source>The key cannot be one</source>
        <translation>Esto no puede ser una clave</translation>
    </message>
    <message>
        <source>It holds a line break or another character that no key has: enter it again.</source>
        <translation>Contiene un salto de línea u otro carácter que ninguna clave tiene: vuelva a introducirla.</translation>
    </message>
    <message>
        <source>The server refuses the key</source>
        <translation>El servidor rechaza la clave</translation>
    </message>
    <message>
        <source>Check that it is whole, still valid, and for this server.</source>
        <translation>Compruebe que está completa, que sigue siendo válida y que es de este servidor.</translation>
    </message>
    <message>
        <source>The certificate is not trusted</source>
        <translation>El certificado no es de confianza</translation>
    </message>
    <message>
        <source>It is unknown here, expired, or for another name. Check the address; if your house has a certificate authority of its own, give its file under the advanced choices.</source>
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
        <source>That is not followed, because the key is for this one only. Enter the other address if you trust it.</source>
        <translation>No se sigue, porque la clave es solo para esta. Introduzca la otra dirección si confía en ella.</translation>
    </message>
    <message>
        <source>This is not a model server</source>
        <translation>Esto no es un servidor de modelos</translation>
    </message>
    <message>
        <source>Something answers there, but not in the chosen protocol. Check the server chosen, and the end of the address, for example /v1.</source>
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
        <source>The address is not complete: it begins with https://, or with http:// for this computer, and holds no password.</source>
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
        <source>Prompts and key go to %1 in the open, as you allowed: whoever is on the way can read them.</source>
        <extracomment>%1: the host of a server</extracomment>
        <translation>Los prompts y la clave van a %1 sin cifrar, como usted permitió: cualquiera en el camino puede leerlos.</translation>
    </message>
    <message>
        <source>Plain http would send prompts and key to %1 in the open. Use https, or allow this host under the advanced choices.</source>
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
        <source>Check its address under the advanced choices, and that it allows this server.</source>
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
        <source>The server takes no more requests now</source>
        <translation>El servidor no admite más solicitudes ahora</translation>
    </message>
    <message>
        <source>Try later, or check what is left on the account.</source>
        <translation>Inténtelo más tarde o compruebe el saldo de la cuenta.</translation>
    </message>
    <message>
        <source>The server failed</source>
        <translation>El servidor ha fallado</translation>
    </message>
    <message>
        <source>Try later, or look into the server&apos;s own log.</source>
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
    <name>CountingHelp</name>
    <message>
        <source>What of a text counts?</source>
        <translation>¿Qué cuenta de un texto?</translation>
    </message>
    <message>
        <source>&lt;p&gt;All of it, unless you say otherwise. Notes repeat themselves: findings of an examination that was normal, a history that is copied from note to note, a signature. What is passed over here leaves more room for what the notes are about.&lt;/p&gt;&lt;p&gt;The rules are public and the same for every record. They cost nothing of the budget, and the package says which were in force.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Todo, si no indica otra cosa. Las notas se repiten: hallazgos normales, antecedentes que se copian de nota en nota, una firma. Lo que aquí se pasa por alto deja más sitio a aquello de lo que tratan las notas.&lt;/p&gt;&lt;p&gt;Las reglas son públicas y las mismas para cada registro. No cuestan nada del presupuesto, y el paquete dice cuáles se aplicaron.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>&lt;p&gt;What stands under the headings that you tick counts, up to the next heading. Headings are known in English, German, French and Spanish, by public lists: at the beginning of a line, with a colon or alone on it, or in capitals.&lt;/p&gt;&lt;p&gt;A text without any known heading counts as a whole. A text with headings, but none of those, counts for nothing.&lt;/p&gt;&lt;p&gt;Choose by what the corpus is for, rather than by what you see in one record.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cuenta lo que está bajo los títulos que marque, hasta el título siguiente. Los títulos se conocen en inglés, alemán, francés y español, por listas públicas: al principio de una línea, con dos puntos o solos en ella, o en mayúsculas.&lt;/p&gt;&lt;p&gt;Un texto sin ningún título conocido cuenta entero. De un texto con títulos, pero ninguno de esos, no cuenta nada.&lt;/p&gt;&lt;p&gt;Elija según para qué es el corpus, y no por lo que ve en un registro.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is denied</source>
        <translation>Lo que se niega</translation>
    </message>
    <message>
        <source>&lt;p&gt;Much of what a note names, the patient does not have: &lt;i&gt;no fever&lt;/i&gt;, &lt;i&gt;pneumonia was ruled out&lt;/i&gt;. With a language chosen, such phrases are not counted. The words that deny are those of NegEx and ConText, which are published; they reach to the end of the sentence, or to a &lt;i&gt;but&lt;/i&gt;.&lt;/p&gt;&lt;p&gt;Choose the language in which the notes are written.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Mucho de lo que una nota nombra, el paciente no lo tiene: &lt;i&gt;sin fiebre&lt;/i&gt;, &lt;i&gt;se descartó una neumonía&lt;/i&gt;. Con un idioma elegido, esos términos no se cuentan. Las palabras que niegan son las de NegEx y ConText, que están publicadas; alcanzan hasta el final de la frase o hasta un &lt;i&gt;pero&lt;/i&gt;.&lt;/p&gt;&lt;p&gt;Elija el idioma en que están escritas las notas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What was copied</source>
        <translation>Lo que se copió</translation>
    </message>
    <message>
        <source>&lt;p&gt;A paragraph or line of eight words or more that stands in several notes of a patient counts in one of them. Only the notes of the same patient are compared, so a column has to tell patients apart.&lt;/p&gt;&lt;p&gt;The records are read once more for it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un párrafo o una línea de ocho palabras o más que está en varias notas de un paciente cuenta en una de ellas. Solo se comparan las notas del mismo paciente; por eso una columna debe distinguir a los pacientes.&lt;/p&gt;&lt;p&gt;Para ello los registros se leen una vez más.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The text as it counts</source>
        <translation>El texto tal como cuenta</translation>
    </message>
    <message>
        <source>&lt;p&gt;One of the records above, as the rules read it. What is struck out does not count: in grey what your choice of sections leaves out, in italics what is denied. Copies do not show, since they are told by other notes.&lt;/p&gt;&lt;p&gt;The text is on this screen only, and cannot be copied from it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Uno de los registros de arriba, tal como lo leen las reglas. Lo tachado no cuenta: en gris, lo que deja fuera su elección de secciones; en cursiva, lo que se niega. Las copias no se ven aquí, porque se conocen por otras notas.&lt;/p&gt;&lt;p&gt;El texto está solo en esta pantalla y no se puede copiar de ella.&lt;/p&gt;</translation>
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
        <source>Something is not where it was expected</source>
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
        <source>Keyseed ran into a fault of its own</source>
        <translation>Keyseed ha tenido un fallo interno</translation>
    </message>
    <message>
        <source>Start again when you are ready.</source>
        <translation>Vuelva a empezar cuando quiera.</translation>
    </message>
    <message>
        <source>Mend the choice that is named below.</source>
        <translation>Corrija la opción que se indica abajo.</translation>
    </message>
    <message>
        <source>Check the format and the columns on the Records page, or mend the file at the line named below.</source>
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
        <source>Check the address and the connection, then try again. What was written already is kept.</source>
        <translation>Compruebe la dirección y la conexión, y vuelva a intentarlo. Lo que ya estaba redactado se conserva.</translation>
    </message>
    <message>
        <source>Do not hand it on. Export it again.</source>
        <translation>No lo entregue. Expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Your project is saved. Copy the details for the people who look after the program.</source>
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
        <source>HL7 v2 messages</source>
        <translation>mensajes HL7 v2</translation>
    </message>
</context>
<context>
    <name>FrameHelp</name>
    <message>
        <source>What is the budget?</source>
        <translation>¿Qué es el presupuesto?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each time noise is drawn from these records, a little can be learned about each patient. Epsilon counts how much. The ledger of this computer adds it up for each data source, over all projects.&lt;/p&gt;&lt;p&gt;The cap is the most that may ever be spent. A plan above it is refused.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cada vez que se genera ruido para estos registros, se puede llegar a saber un poco de cada paciente. Épsilon mide cuánto. El libro de gastos de este equipo lo suma por fuente de datos, entre todos los proyectos.&lt;/p&gt;&lt;p&gt;El tope es lo máximo que se podrá gastar nunca. Un plan que lo supere se rechaza.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Which language?</source>
        <translation>¿Qué idioma?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The language of the pages, the help and the messages, and how numbers and dates are written. It changes at once; nothing of your work is lost.&lt;/p&gt;&lt;p&gt;Your records, and the texts that are made, stay in their own language.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El idioma de las páginas, la ayuda y los mensajes, y la forma de escribir números y fechas. Cambia al momento; no se pierde nada de su trabajo.&lt;/p&gt;&lt;p&gt;Sus registros y los textos que se crean siguen en su propio idioma.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How far am I?</source>
        <translation>¿Por dónde voy?</translation>
    </message>
    <message>
        <source>What is the ledger?</source>
        <translation>¿Qué es el libro de gastos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The account of this computer: every time that budget was spent, on which records, when, by whom and how much. It goes over all projects, because what is learned adds up. It holds nothing of the records.&lt;/p&gt;&lt;p&gt;Each entry is chained to the one before, so that a change of an old entry shows: the window says whether the chain holds. The entries can be saved as CSV for whoever has to account for them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La cuenta de este equipo: cada vez que se gastó presupuesto, en qué registros, cuándo, quién y cuánto. Abarca todos los proyectos, porque lo que se llega a saber se acumula. No contiene nada de los registros.&lt;/p&gt;&lt;p&gt;Cada anotación está encadenada a la anterior, de modo que se nota si se cambia una antigua: la ventana dice si la cadena es válida. Las anotaciones se pueden guardar como CSV para quien tenga que rendir cuentas de ellas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What can be undone?</source>
        <translation>¿Qué se puede deshacer?</translation>
    </message>
    <message>
        <source>Where is help?</source>
        <translation>¿Dónde está la ayuda?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Beside the page: a text for what has the focus, else for the page. F1 folds it away and brings it back. In a narrow window it lies over the page.&lt;/p&gt;&lt;p&gt;The user guide holds all of these texts and pictures of the pages. Both are on this computer and need no network.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Junto a la página: un texto sobre el elemento activo o, si no lo hay, sobre la página. F1 la oculta y la vuelve a mostrar. En una ventana estrecha se superpone a la página.&lt;/p&gt;&lt;p&gt;La guía del usuario reúne todos estos textos e imágenes de las páginas. Ambas están en este equipo y no necesitan red.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Ctrl+Z takes back the last choice on pages 1 to 5, and the settings of the pages behind the line; Ctrl+Shift+Z brings it back. In a field it undoes what was typed.&lt;/p&gt;&lt;p&gt;What was spent stays spent: the noise cannot be drawn back.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ctrl+Z deshace la última decisión de las páginas 1 a 5 y los ajustes de las páginas que siguen a la línea; Ctrl+Mayús+Z la recupera. En un campo deshace lo escrito.&lt;/p&gt;&lt;p&gt;Lo gastado queda gastado: el ruido no se puede retirar.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Pages 1 to 5 decide, page 6 spends the budget once. Everything behind the dashed line is made from what was released there and costs no budget.&lt;/p&gt;</source>
        <translation>&lt;p&gt;En las páginas 1 a 5 se decide; en la 6 se gasta el presupuesto, una sola vez. Todo lo que viene tras la línea discontinua se hace con lo que se publicó allí y no cuesta presupuesto.&lt;/p&gt;</translation>
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
        <source>What Keyseed does</source>
        <translation>Qué hace Keyseed</translation>
    </message>
    <message>
        <source>&lt;p&gt;Keyseed turns text records that must not leave a house, such as the notes of a hospital, into a synthetic corpus that may be handed on. It counts how many patients (or records) have a phrase of a public vocabulary, adds random noise to every count, and makes new documents from the noisy counts alone.&lt;/p&gt;&lt;p&gt;How well the noise hides each patient is a number, epsilon, that you choose: the smaller, the more noise. What is spent on the same records is added up in a ledger on this computer.&lt;/p&gt;&lt;p&gt;This guide has a chapter for each page of the program. Its texts are those that the program shows beside the page; F1 folds them in and out.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Keyseed convierte registros de texto que no deben salir de un centro, como las notas de un hospital, en un corpus sintético que se puede entregar a otros. Cuenta cuántos pacientes (o registros) tienen cada expresión de un vocabulario público, añade ruido aleatorio a cada recuento y crea documentos nuevos solo a partir de los recuentos con ruido.&lt;/p&gt;&lt;p&gt;Hasta qué punto el ruido oculta a cada paciente lo dice un número, épsilon, que elige usted: cuanto menor es, más ruido. Lo que se gasta en los mismos registros se suma en un libro de gastos en este equipo.&lt;/p&gt;&lt;p&gt;Esta guía tiene un capítulo por cada página del programa. Sus textos son los que el programa muestra junto a la página; F1 los oculta y los vuelve a mostrar.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The line between private and public</source>
        <translation>La línea entre lo privado y lo público</translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation>En la línea de comandos</translation>
    </message>
    <message>
        <source>&lt;p&gt;The program &lt;b&gt;keyseed-cli&lt;/b&gt; does the same without a window, from the same plans and project files, and with the same ledger:&lt;/p&gt;&lt;pre&gt;keyseed-cli run --plan plan.json --output package
keyseed-cli verify package&lt;/pre&gt;&lt;p&gt;Its page of the manual, &lt;b&gt;man keyseed-cli&lt;/b&gt;, has every command and option.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El programa &lt;b&gt;keyseed-cli&lt;/b&gt; hace lo mismo sin ventana, con los mismos planes y archivos de proyecto y con el mismo libro de gastos:&lt;/p&gt;&lt;pre&gt;keyseed-cli run --plan plan.json --output package
keyseed-cli verify package&lt;/pre&gt;&lt;p&gt;Su página del manual, &lt;b&gt;man keyseed-cli&lt;/b&gt;, recoge todos los comandos y opciones.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is promised, and what is not</source>
        <translation>Qué se garantiza y qué no</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Promised&lt;/h3&gt;&lt;p&gt;A bound on what anyone can learn about one patient (or record) from the package, whatever else they know, and whatever is done with it later. Several packages with noise drawn anew add up; the ledger does the sum.&lt;/p&gt;&lt;h3&gt;Not promised&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;That nothing can be learned. What is true of many, such as which phrases are frequent under a label, is meant to come through.&lt;/li&gt;&lt;li&gt;That a large epsilon protects. Above 8 the bound says little.&lt;/li&gt;&lt;li&gt;That a patient with many notes is protected as one, where each row counts by itself.&lt;/li&gt;&lt;li&gt;That what you declare is harmless: the labels, the vocabulary and the answers of the first page are published as they are.&lt;/li&gt;&lt;li&gt;That the documents are right. They are no source of medical facts.&lt;/li&gt;&lt;li&gt;That this computer is safe: who can read the records or the memory of the program needs no package.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h3&gt;Se garantiza&lt;/h3&gt;&lt;p&gt;Un límite a lo que cualquiera puede llegar a saber de un paciente (o registro) a partir del paquete, sepa lo que sepa además y se haga después lo que se haga con él. Si se generan varios paquetes con ruido nuevo, sus gastos se suman; la cuenta la lleva el libro de gastos.&lt;/p&gt;&lt;h3&gt;No se garantiza&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Que no se pueda llegar a saber nada. Lo que es cierto de muchos, como qué expresiones son frecuentes en una categoría, debe poder verse.&lt;/li&gt;&lt;li&gt;Que un épsilon grande proteja. Por encima de 8, el límite dice poco.&lt;/li&gt;&lt;li&gt;Que un paciente con muchas notas esté protegido como una sola persona cuando cada fila cuenta por separado.&lt;/li&gt;&lt;li&gt;Que lo que usted declara sea inofensivo: las categorías, el vocabulario y las respuestas de la primera página se publican tal cual.&lt;/li&gt;&lt;li&gt;Que los documentos sean correctos. No son una fuente de datos médicos.&lt;/li&gt;&lt;li&gt;Que este equipo sea seguro: quien puede leer los registros o la memoria del programa no necesita ningún paquete.&lt;/li&gt;&lt;/ul&gt;</translation>
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
        <source>&lt;p&gt;Pages 1 to 6 are the &lt;b&gt;private zone&lt;/b&gt;, under an amber strip. What they show comes from the records, is held in memory only, and stays on this computer.&lt;/p&gt;&lt;p&gt;On page 6 the noise is drawn, once, and the budget is spent. That is the line. It cannot be crossed back: nothing that was spent is given back.&lt;/p&gt;&lt;p&gt;Pages 7 to 10 are the &lt;b&gt;public zone&lt;/b&gt;, under a green strip. Everything there is made from the noisy counts, costs no budget, and can be done again as often as you like. A figure that is measured on the records is marked as internal, and no package takes it in.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Las páginas 1 a 6 son la &lt;b&gt;zona privada&lt;/b&gt;, bajo una franja ámbar. Lo que muestran procede de los registros, se mantiene solo en memoria y se queda en este equipo.&lt;/p&gt;&lt;p&gt;En la página 6 se genera el ruido, una sola vez, y se gasta el presupuesto. Esa es la línea. No tiene vuelta atrás: lo gastado no se devuelve.&lt;/p&gt;&lt;p&gt;Las páginas 7 a 10 son la &lt;b&gt;zona pública&lt;/b&gt;, bajo una franja verde. Todo lo que hay en ellas se hace con los recuentos con ruido, no cuesta presupuesto y se puede repetir cuantas veces quiera. Las cifras calculadas a partir de los registros se marcan como internas y no entran en ningún paquete.&lt;/p&gt;</translation>
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
        <source>Mend the file that is named below, at the line if one is named, or take it off the list.</source>
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
        <source>Nothing could be learnt from these texts</source>
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
        <source>Put the file back, or take it off the list.</source>
        <translation>Devuelva el archivo a su sitio o quítelo de la lista.</translation>
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
    <name>LineMark</name>
    <message>
        <source>the line: noise is drawn once</source>
        <translation>la línea: ruido una sola vez</translation>
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
    <name>MethodHelp</name>
    <message>
        <source>Which way?</source>
        <translation>¿Qué vía?</translation>
    </message>
    <message>
        <source>&lt;p&gt;There are several ways from records to a synthetic corpus. The guarantee is the same for all: what may become known of one patient is bounded by the epsilon of the next page.&lt;/p&gt;&lt;p&gt;What differs is what the budget buys. Each card says what its way needs, what it costs, what comes of it, and when it is of no use.&lt;/p&gt;&lt;p&gt;The choice can be changed until the budget is spent; the total you chose stays.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Hay varias vías de los registros a un corpus sintético. La garantía es la misma en todas: lo que puede saberse de un paciente está limitado por el épsilon de la página siguiente.&lt;/p&gt;&lt;p&gt;Lo que cambia es qué se compra con el presupuesto. Cada tarjeta dice qué necesita su vía, cuánto cuesta, qué se obtiene y cuándo no sirve.&lt;/p&gt;&lt;p&gt;La elección se puede cambiar hasta que se gaste el presupuesto; el total elegido se mantiene.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Keyphrases, or texts?</source>
        <translation>¿Expresiones o textos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Keyphrases&lt;/b&gt;: the budget buys noisy counts of phrases. A writer makes documents of them afterwards, as often as you like. This needs the fewest records, and what was released can be read.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Texts of a model&lt;/b&gt;: the budget buys noisy votes on texts that were written without the records. They never see a server: only synthetic texts do.&lt;/p&gt;&lt;p&gt;The arrow keys move between the cards.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Expresiones clave&lt;/b&gt;: el presupuesto compra recuentos de expresiones con ruido. Después se hacen documentos con ellos, cuantas veces quiera. Es lo que menos registros necesita, y lo publicado se puede leer.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Textos de un modelo&lt;/b&gt;: el presupuesto compra votos con ruido sobre textos redactados sin los registros. Ningún servidor ve los registros, solo textos sintéticos.&lt;/p&gt;&lt;p&gt;Las teclas de flecha pasan de una tarjeta a otra.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Which form?</source>
        <translation>¿Qué forma?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The &lt;b&gt;histogram&lt;/b&gt; counts which phrases, and which groups of near phrases, come under each label. A reader can check what it released, and it needs the fewest records.&lt;/p&gt;&lt;p&gt;The published forms are those of the paper by Nagesh, Chen, Mishra and Wagner: a list of phrases with noisy counts, then tables from which the next phrase is guessed. They are here to reproduce and to compare.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El &lt;b&gt;histograma&lt;/b&gt; cuenta qué expresiones, y qué grupos de expresiones próximas, hay en cada categoría. Lo que publica se puede comprobar, y es lo que menos registros necesita.&lt;/p&gt;&lt;p&gt;Las formas publicadas son las del artículo de Nagesh, Chen, Mishra y Wagner: una lista de expresiones con recuentos con ruido y tablas con las que se adivina la expresión siguiente. Están aquí para reproducir y comparar.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Who writes the texts?</source>
        <translation>¿Quién redacta los textos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Texts are asked for between the rounds, while the budget is being spent, so that their writer has to be chosen before. The same one writes the documents later, unless you choose another on the Writing page.&lt;/p&gt;&lt;p&gt;A model gets the name of a label, phrases of the public vocabulary, and synthetic texts that noisy votes chose. No record reaches it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Se piden textos entre las rondas, mientras se gasta el presupuesto, así que hay que elegir antes quién los redacta. El mismo redacta después los documentos, salvo que elija otro en la página Redacción.&lt;/p&gt;&lt;p&gt;Un modelo recibe el nombre de una categoría, expresiones del vocabulario público y textos sintéticos elegidos por votos con ruido. Ningún registro le llega.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The rewriting model</source>
        <translation>El modelo de reescritura</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each row of text, of about 20 words, is encoded by the model as numbers. These are clipped, get noise, and what is left is decoded. The program &lt;b&gt;keyseed-rewriter&lt;/b&gt; does it on this computer; it is a package of its own.&lt;/p&gt;&lt;p&gt;&lt;b&gt;The model&lt;/b&gt; is a folder: one that was trained here on public texts, or BART with &lt;i&gt;config.json&lt;/i&gt;, &lt;i&gt;model.safetensors&lt;/i&gt;, &lt;i&gt;vocab.json&lt;/i&gt; and &lt;i&gt;merges.txt&lt;/i&gt;. It says by itself which form of rewriting is meant.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Rows&lt;/b&gt;: how many come out is published. A record or patient takes part with at most as many as you say, taken at random, and pays for all of them together.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El modelo codifica como números cada línea de texto, de unas 20 palabras. Se acotan, reciben ruido y lo que queda se descodifica. Lo hace el programa &lt;b&gt;keyseed-rewriter&lt;/b&gt; en este ordenador; es un paquete aparte.&lt;/p&gt;&lt;p&gt;&lt;b&gt;El modelo&lt;/b&gt; es una carpeta: uno entrenado aquí con textos públicos, o BART con &lt;i&gt;config.json&lt;/i&gt;, &lt;i&gt;model.safetensors&lt;/i&gt;, &lt;i&gt;vocab.json&lt;/i&gt; y &lt;i&gt;merges.txt&lt;/i&gt;. Él mismo dice qué forma de reescritura se quiere.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Líneas&lt;/b&gt;: se publica cuántas salen. Un registro o paciente participa como mucho con las que usted diga, tomadas al azar, y paga por todas juntas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is left of a sentence?</source>
        <translation>¿Qué queda de una frase?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The sentence is rewritten as a row of a record would be: the same clipping, the same noise, another draw each time. Nothing is spent, because the sentence is public: never type one of the records.&lt;/p&gt;&lt;p&gt;Published figures are of epsilon 250 to 2,500 for a text. There a sentence may come back, and the promise is all but empty; at 10 it comes back as other words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La frase se reescribe como lo sería una línea de un registro: la misma acotación, el mismo ruido, sorteado cada vez. No se gasta nada, porque la frase es pública: no escriba nunca una de los registros.&lt;/p&gt;&lt;p&gt;Las cifras publicadas son de épsilon 250 a 2.500 por texto. Ahí puede volver una frase, y la promesa está casi vacía; con 10 vuelve con otras palabras.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Training a model</source>
        <translation>Entrenar un modelo</translation>
    </message>
    <message>
        <source>&lt;p&gt;A small model learns to give back public sentences. Pruned, it does so with fewer numbers, each of which then needs less noise; trained on with noise it learns to read what noise leaves.&lt;/p&gt;&lt;p&gt;It learns from the texts that you name and from nothing else, and nothing that it learns is protected.&lt;/p&gt;&lt;p&gt;The curves should fall together. Where the one of the held-out texts does not fall any more, training ends.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un modelo pequeño aprende a devolver frases públicas. Podado lo hace con menos números, cada uno de los cuales necesita entonces menos ruido; entrenado después con ruido aprende a leer lo que el ruido deja.&lt;/p&gt;&lt;p&gt;Aprende de los textos que usted nombra y de nada más, y nada de lo que aprende está protegido.&lt;/p&gt;&lt;p&gt;Las curvas deberían bajar juntas. Cuando la de los textos reservados ya no baja, el entrenamiento termina.&lt;/p&gt;</translation>
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
        <source>The histograms of release 0.1: for models that were released with it. Anything new is better made with the histogram of today.</source>
        <translation>Los histogramas de la versión 0.1: para modelos publicados con ella. Lo nuevo sale mejor con el histograma actual.</translation>
    </message>
    <message>
        <source>Histogram, version 1</source>
        <translation>Histograma, versión 1</translation>
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
</context>
<context>
    <name>PlanHelp</name>
    <message>
        <source>What happens here?</source>
        <translation>¿Qué se hace aquí?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Keyseed makes a synthetic corpus from your records: documents that show what the notes are about, and that no patient stands behind.&lt;/p&gt;&lt;h3&gt;What is a project?&lt;/h3&gt;&lt;p&gt;A file that keeps your choices and what was released, so that you can make more documents later. It holds nothing of the records. Every change is saved at once.&lt;/p&gt;&lt;h3&gt;Why the questions?&lt;/h3&gt;&lt;p&gt;The answers go into the data sheet that travels with the corpus. The recipient sees what it is good for, and what it is not.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Keyseed crea un corpus sintético a partir de sus registros: documentos que muestran de qué tratan las notas y detrás de los cuales no hay ningún paciente.&lt;/p&gt;&lt;h3&gt;¿Qué es un proyecto?&lt;/h3&gt;&lt;p&gt;Un archivo que guarda sus decisiones y lo que se publicó, para poder hacer más documentos después. No contiene nada de los registros. Cada cambio se guarda al momento.&lt;/p&gt;&lt;h3&gt;¿Por qué estas preguntas?&lt;/h3&gt;&lt;p&gt;Las respuestas pasan a la ficha de datos que acompaña al corpus. Así, quien lo recibe ve para qué sirve y para qué no.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A new project</source>
        <translation>Un proyecto nuevo</translation>
    </message>
    <message>
        <source>&lt;p&gt;Name and folder of the project file. The files of the release are named after the project, so the name should not tell more than you want to tell.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Nombre y carpeta del archivo del proyecto. Los archivos de la publicación llevan el nombre del proyecto, así que no debería revelar más de lo que usted quiera revelar.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Go on with a project</source>
        <translation>Continuar un proyecto</translation>
    </message>
    <message>
        <source>&lt;p&gt;A project opens where you left it. The records themselves are not in it: they have to be where they were, as long as no phrases are learned.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un proyecto se abre donde se dejó. No contiene los registros: mientras no se hayan aprendido las expresiones, tienen que seguir donde estaban.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The sample project</source>
        <translation>El proyecto de ejemplo</translation>
    </message>
    <message>
        <source>&lt;p&gt;Made-up notes of five specialties with a finished plan. It spends a budget of its own and leaves your data sources alone. Try it as often as you like.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Notas inventadas de cinco especialidades, con un plan ya preparado. Gasta un presupuesto propio y no toca sus fuentes de datos. Pruébelo cuantas veces quiera.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>¿Para qué es?</translation>
    </message>
    <message>
        <source>&lt;p&gt;One sentence for the data sheet. A corpus for training a classifier can do with less detail than one for testing software, and that helps to choose the budget.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una frase para la ficha de datos. Un corpus para entrenar un clasificador necesita menos detalle que uno para probar programas, y eso ayuda a elegir el presupuesto.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Who receives it?</source>
        <translation>¿Quién lo recibe?</translation>
    </message>
    <message>
        <source>&lt;p&gt;For the data sheet. The guarantee holds whoever receives it and whatever else they know, also if they hand it on.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Para la ficha de datos. La garantía vale sea quien sea el destinatario y sepa lo que sepa, también si lo pasa a otros.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is protected as one?</source>
        <translation>¿Qué se protege como unidad?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The guarantee says that the release would be about the same without any one of them. If a patient can have several rows, all of them have to count as one, or a patient with many notes is protected less.&lt;/p&gt;&lt;p&gt;The Records page then asks for the column that tells patients apart, a record number for example. It is read in memory only.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La garantía dice que la publicación sería casi la misma sin uno cualquiera de ellos. Si un paciente puede tener varias filas, todas deben contar como una; si no, un paciente con muchas notas queda menos protegido.&lt;/p&gt;&lt;p&gt;La página Registros pedirá entonces la columna que distingue a los pacientes, por ejemplo un número de historia clínica. Solo se lee en memoria.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Why ask for the number?</source>
        <translation>¿Por qué se pide el número?</translation>
    </message>
    <message>
        <source>&lt;p&gt;How many records there are is private as well, unless you say otherwise. A rough number that may be public lets the Budget page forecast what to expect. It is never counted from the file.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cuántos registros hay también es privado, salvo que usted diga lo contrario. Con una cifra aproximada que pueda ser pública, la página Presupuesto puede prever qué cabe esperar. Nunca se cuenta a partir del archivo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What happens to the records?</source>
        <translation>¿Qué pasa con los registros?</translation>
    </message>
    <message>
        <source>How is it read?</source>
        <translation>¿Cómo se lee?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Format, delimiter and encoding are recognised from the beginning of the file. If the rows below look broken, or letters look strange, choose another one here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El formato, el delimitador y la codificación se detectan por el principio del archivo. Si las filas de abajo parecen rotas o se ven letras raras, elija otros aquí.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is a role?</source>
        <translation>¿Qué función tiene cada columna?</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Text&lt;/b&gt;: the note itself. &lt;b&gt;Label&lt;/b&gt;: what the corpus is sorted by; each label gets documents of its own. &lt;b&gt;Person&lt;/b&gt;: tells patients apart. &lt;b&gt;Ignore&lt;/b&gt;: not read at all.&lt;/p&gt;&lt;p&gt;The guess goes by the names of the columns alone, so it needs your confirmation.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Texto&lt;/b&gt;: la nota en sí. &lt;b&gt;Categoría&lt;/b&gt;: aquello por lo que se ordena el corpus; cada categoría tiene sus propios documentos. &lt;b&gt;Persona&lt;/b&gt;: distingue a los pacientes. &lt;b&gt;Ignorar&lt;/b&gt;: no se lee en absoluto.&lt;/p&gt;&lt;p&gt;La propuesta se basa solo en los nombres de las columnas, por eso usted debe confirmarla.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Why declare labels?</source>
        <translation>¿Por qué declarar categorías?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The list of labels is published as it is, without noise. Taken from the records by itself, it could give a patient away: a label that only one note has. So you declare which labels may be known. What was found is only a proposal.&lt;/p&gt;&lt;p&gt;A good list is one that you could have written down without looking: the departments of the hospital, say. You may declare labels that no record has.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La lista de categorías se publica tal cual, sin ruido. Tomada sin más de los registros, podría delatar a un paciente: una categoría que solo tiene una nota. Por eso usted declara qué categorías se pueden conocer. Lo encontrado es solo una propuesta.&lt;/p&gt;&lt;p&gt;Una buena lista es la que podría haber escrito sin mirar: los servicios del hospital, por ejemplo. Puede declarar categorías que ningún registro tenga.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is checked?</source>
        <translation>¿Qué se comprueba?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The whole file is read once, as the commit will read it. The numbers are true counts and therefore private: do not copy them into a report. Rows without text or without a declared label are left out, which is no error.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El archivo se lee entero una vez, tal como lo leerá la confirmación. Las cifras son recuentos reales y por tanto privados: no las copie en un informe. Las filas sin texto o sin categoría declarada se excluyen, y eso no es un error.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Lines to mend</source>
        <translation>Líneas por corregir</translation>
    </message>
    <message>
        <source>What is epsilon?</source>
        <translation>¿Qué es épsilon?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Random noise on every count hides each patient. Epsilon says how well: the smaller it is, the more noise, and the less anyone can learn about one person.&lt;/p&gt;&lt;p&gt;The guarantee holds whatever else the reader knows, and for all uses of the release.&lt;/p&gt;&lt;h3&gt;Why is it spent?&lt;/h3&gt;&lt;p&gt;What is learned adds up: two releases with epsilon 1 tell as much as one with epsilon 2. The ledger of this computer adds it up for these records.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El ruido aleatorio en cada recuento oculta a cada paciente. Épsilon dice hasta qué punto: cuanto menor es, más ruido y menos se puede llegar a saber de una persona.&lt;/p&gt;&lt;p&gt;La garantía vale sepa lo que sepa el lector, y para todos los usos de la publicación.&lt;/p&gt;&lt;h3&gt;¿Por qué se gasta?&lt;/h3&gt;&lt;p&gt;Lo que se llega a saber se suma: dos publicaciones con épsilon 1 dicen tanto como una con épsilon 2. El libro de gastos de este equipo lo suma para estos registros.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How much?</source>
        <translation>¿Cuánto?</translation>
    </message>
    <message>
        <source>How to read the dots</source>
        <translation>Cómo leer los puntos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Picture someone who would bet even money that a certain patient is in the data: 50 of 100 dots, in grey. After reading the release, and with any other knowledge, they can be sure to at most as many dots as are filled. Hollow dots are the doubt that is left for certain.&lt;/p&gt;&lt;p&gt;It is a limit, not a forecast: real readers learn less.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Imagine a alguien para quien es igual de probable que cierto paciente esté o no en los datos: 50 de 100 puntos, en gris. Después de leer la publicación, y con cualquier otro conocimiento, su certeza puede llegar como mucho a tantos puntos como estén rellenos. Los puntos huecos son la duda que queda con toda seguridad.&lt;/p&gt;&lt;p&gt;Es un límite, no una previsión: los lectores reales averiguan menos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>Qué cabe esperar</translation>
    </message>
    <message>
        <source>Do I need this?</source>
        <translation>¿Necesito esto?</translation>
    </message>
    <message>
        <source>What is divided?</source>
        <translation>¿Qué se reparte?</translation>
    </message>
    <message>
        <source>What is delta?</source>
        <translation>¿Qué es delta?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The chance that the promise of epsilon may fail. With 0 it never does. A delta has to be far smaller than one in the number of patients; one in a million is common.&lt;/p&gt;&lt;p&gt;In return Gaussian noise is used, which rarely strays far and is smaller where a record adds to many numbers at once, as in the published methods.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La probabilidad de que la garantía de épsilon falle. Con 0 no falla nunca. Un delta tiene que ser mucho menor que uno dividido por el número de pacientes; lo habitual es uno entre un millón.&lt;/p&gt;&lt;p&gt;A cambio se usa ruido gaussiano, que rara vez se aleja mucho y es menor cuando un registro suma a muchas cifras a la vez, como en los métodos publicados.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How many of each?</source>
        <translation>¿Cuántos de cada una?</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;The same number&lt;/b&gt;: good for training a sorter of documents, and it tells nothing.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Declared shares&lt;/b&gt;: what you know without looking into these records.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Noisy counts&lt;/b&gt;: the number of records of each label, with noise. It costs a little of the budget, and the noisy counts are published.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;El mismo número&lt;/b&gt;: bueno para entrenar un clasificador de documentos, y no revela nada.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Proporciones declaradas&lt;/b&gt;: lo que sabe sin mirar estos registros.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Recuentos con ruido&lt;/b&gt;: el número de registros de cada categoría, con ruido. Cuesta un poco de presupuesto, y los recuentos con ruido se publican.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is the cap?</source>
        <translation>¿Qué es el tope?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The most that may ever be spent on these records, over all projects and all releases. A plan above it is refused. Once the ledger holds a cap, raising it takes a reason that is written down for good; people who decide on data, not a page of a wizard, should do that.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Lo máximo que se podrá gastar nunca en estos registros, entre todos los proyectos y todas las publicaciones. Un plan que lo supere se rechaza. Una vez anotado el tope en el libro de gastos, subirlo exige un motivo que queda escrito para siempre; eso corresponde a quienes deciden sobre los datos, no a una página de un asistente.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Reading the charts</source>
        <translation>Leer los gráficos</translation>
    </message>
    <message>
        <source>Declaring quickly</source>
        <translation>Declarar rápidamente</translation>
    </message>
    <message>
        <source>Public names</source>
        <translation>Nombres públicos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Line numbers are those of a text editor, the header line is line 1. Mend the lines in the program the file came from, save it, and check again. The list never quotes a record. A click or Enter shows the line.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los números de línea son los de un editor de texto; la línea de encabezado es la 1. Corrija las líneas en el programa del que viene el archivo, guárdelo y vuelva a comprobarlo. La lista nunca cita un registro. Un clic o Intro muestra la línea.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The line itself</source>
        <translation>La línea misma</translation>
    </message>
    <message>
        <source>&lt;p&gt;As it stands in the file, with the lines around it, on this screen only. A tab or another sign that cannot be seen is shown as a small picture of its name. Copy the number of the line to find it in the program the file came from; the text cannot be copied from here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Tal como está en el archivo, con las líneas de alrededor, solo en esta pantalla. Un tabulador u otro signo invisible se muestra como una pequeña imagen con su nombre. Copie el número de la línea para encontrarla en el programa del que viene el archivo; el texto no se puede copiar desde aquí.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;There is no default, because it is a decision about your patients. Up to 1 is strong, up to 3 good, up to 8 fair; above 8 we call protection weak.&lt;/p&gt;&lt;h3&gt;What do others use?&lt;/h3&gt;&lt;p&gt;The Ministry of Health of Israel published its registry of live births of 2014 with epsilon %1 (Hod and Canetti, arXiv:2405.00267, 2024). The Census Bureau of the United States published the redistricting data of its 2020 census with %2, under a definition that is weaker by a tiny delta (announced by the Bureau on 9 June 2021).&lt;/p&gt;&lt;p&gt;Such numbers depend on what counts as one: here, everything of one patient or record.&lt;/p&gt;</source>
        <translation>&lt;p&gt;No hay valor predeterminado, porque es una decisión sobre sus pacientes. Hasta 1 la protección es fuerte, hasta 3 buena, hasta 8 media; por encima de 8 la llamamos débil.&lt;/p&gt;&lt;h3&gt;¿Qué usan otros?&lt;/h3&gt;&lt;p&gt;El Ministerio de Salud de Israel publicó su registro de nacidos vivos de 2014 con épsilon %1 (Hod y Canetti, arXiv:2405.00267, 2024). La Oficina del Censo de Estados Unidos publicó los datos de su censo de 2020 para trazar los distritos electorales con %2 y una definición algo más débil, por un delta minúsculo (anunciado por la Oficina el 9 de junio de 2021).&lt;/p&gt;&lt;p&gt;Esas cifras dependen de qué cuenta como unidad: aquí, todo lo de un paciente o de un registro.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Noise&lt;/b&gt;: in 95 of 100 cases a published count is off by at most this much.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Survives from&lt;/b&gt;: counts below this cannot be told from noise and hardly come into the documents. A larger vocabulary needs a higher line.&lt;/p&gt;&lt;p&gt;&lt;b&gt;That survive&lt;/b&gt;: &lt;i&gt;at most&lt;/i&gt;, because each record or patient adds to a few phrases only. &lt;i&gt;About&lt;/i&gt; is a guess: phrases are taken to be as uneven as the words of a language, the second half as frequent as the first, the third a third, and so on (Zipf&apos;s law). About 10 under each label may be above the line by noise alone and are not counted here.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Groups of phrases&lt;/b&gt;: near phrases of the vocabulary, counted as one where the budget is small. Which phrases are near is public knowledge.&lt;/p&gt;&lt;p&gt;All of it follows from public numbers. Nothing is spent by looking.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ruido&lt;/b&gt;: en 95 de cada 100 casos, un recuento publicado se desvía como mucho esta cantidad.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Sobrevive desde&lt;/b&gt;: los recuentos por debajo de este valor no se distinguen del ruido y apenas llegan a los documentos. Un vocabulario mayor exige una línea más alta.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Que sobreviven&lt;/b&gt;: &lt;i&gt;como máximo&lt;/i&gt;, porque cada registro o paciente suma solo a unas pocas expresiones. &lt;i&gt;Alrededor de&lt;/i&gt; es una estimación: se supone que las expresiones son tan desiguales como las palabras de un idioma, la segunda la mitad de frecuente que la primera, la tercera un tercio, y así sucesivamente (ley de Zipf). Unas 10 por categoría pueden superar la línea solo por el ruido y no se cuentan aquí.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Grupos de expresiones&lt;/b&gt;: expresiones cercanas del vocabulario, contadas como una cuando el presupuesto es pequeño. Qué expresiones son cercanas es de conocimiento público.&lt;/p&gt;&lt;p&gt;Todo se deduce de cifras públicas. Mirar no gasta nada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;One part of the budget pays for &lt;b&gt;which phrases there are&lt;/b&gt;, the other for &lt;b&gt;which phrases go together&lt;/b&gt; in a record. The total stays what you chose above.&lt;/p&gt;&lt;p&gt;With the histogram, phrases of kindred meaning are put together from public knowledge, which costs nothing: leave the second part at 0. The published methods learn their sequences from it and need it; two thirds is recommended for them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una parte del presupuesto paga &lt;b&gt;qué expresiones hay&lt;/b&gt;; la otra, &lt;b&gt;qué expresiones van juntas&lt;/b&gt; en un registro. El total sigue siendo el que eligió arriba.&lt;/p&gt;&lt;p&gt;Con el histograma, las expresiones de significado afín se juntan a partir de conocimiento público, lo que no cuesta nada: deje la segunda parte en 0. Los métodos publicados aprenden de ella sus secuencias y la necesitan; para ellos se recomiendan dos tercios.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The bar shows what was spent on these records before, what this plan adds, and what is left up to the cap. The other chart has the same over time: each step is a release, the dashed step is this plan.&lt;/p&gt;&lt;p&gt;The button Table shows the numbers.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La barra muestra lo que ya se había gastado en estos registros, lo que añade este plan y lo que queda hasta el tope. El otro gráfico muestra lo mismo a lo largo del tiempo: cada escalón es una publicación; el discontinuo es este plan.&lt;/p&gt;&lt;p&gt;El botón Tabla muestra las cifras.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Type into &lt;b&gt;Show only&lt;/b&gt; to shorten the list, then declare what is shown, once you have read it: you are asked first. Or select rows (with Shift and Ctrl, too) and press Space. A list from a letter or a table can be pasted into &lt;b&gt;Add by hand&lt;/b&gt;: one label a line, or with semicolons or commas between them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Escriba en &lt;b&gt;Mostrar solo&lt;/b&gt; para acortar la lista y declare después lo que se muestra, cuando lo haya leído: antes se le pregunta. O seleccione filas (también con Mayús y Ctrl) y pulse la barra espaciadora. En &lt;b&gt;Añadir a mano&lt;/b&gt; se puede pegar una lista de una carta o una tabla: una categoría por línea, o separadas por punto y coma o por comas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Why are the counts hidden?</source>
        <translation>¿Por qué están ocultas las cantidades?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Which labels you declare is public. Chosen by how many records have them, the list tells of the records: that a label is missing says that it was rare. No epsilon covers that.&lt;/p&gt;&lt;p&gt;So the labels stand by name, and the counts appear when you ask for them: to find an error in the file, say. To let the records decide, &lt;b&gt;keyseed-cli labels&lt;/b&gt; finds the frequent labels under a promise, for an epsilon and a delta.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Las categorías que usted declara son públicas. Elegida según cuántos registros las tienen, la lista dice algo de los registros: que falte una categoría dice que era rara. Ningún épsilon cubre eso.&lt;/p&gt;&lt;p&gt;Por eso las categorías están ordenadas por nombre, y las cantidades aparecen cuando usted las pide: para encontrar un error en el archivo, por ejemplo. Para dejar que decidan los registros, &lt;b&gt;keyseed-cli labels&lt;/b&gt; encuentra las categorías frecuentes bajo una garantía, por un épsilon y un delta.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;They are read where they are, into memory only. No copy, no log and no part of the release holds a text of theirs. What this page shows and counts stays on this screen.&lt;/p&gt;&lt;h3&gt;What do you need?&lt;/h3&gt;&lt;p&gt;The notes in one file or in many, as the system writes them out: tables with a row for each note, or a file for each. One column holds the text. A label (a specialty, a kind of note) and a column that tells patients apart are optional.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Se leen donde están, solo en memoria. Ninguna copia, ningún archivo de registro del programa y ninguna parte de la publicación contiene un texto suyo. Lo que esta página muestra y cuenta se queda en esta pantalla.&lt;/p&gt;&lt;h3&gt;¿Qué hace falta?&lt;/h3&gt;&lt;p&gt;Las notas en uno o en varios archivos, tal como las exporta el sistema: tablas con una fila por nota, o un archivo por nota. Una columna contiene el texto. La categoría (una especialidad, un tipo de nota) y la columna que distingue a los pacientes son opcionales.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Which files?</source>
        <translation>¿Qué archivos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The export of your notes: a file, several of the same kind, or a folder with all that lies in it and below. Files may be packed with gzip or zstd, or together in a zip file. The ledger knows a source by its content: the same notes under another name have the same budget.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Lo exportado con sus notas: un archivo, varios del mismo tipo, o una carpeta con todo lo que hay en ella y en sus subcarpetas. Los archivos pueden estar comprimidos con gzip o zstd, o juntos en un archivo zip. El libro de gastos reconoce una fuente por su contenido: las mismas notas con otro nombre tienen el mismo presupuesto.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Which files are read?</source>
        <translation>¿Qué archivos se leen?</translation>
    </message>
    <message>
        <source>&lt;p&gt;All of these, in this order. Of a folder it is the files of the most common kind. What this page shows of rows is of the first; the check reads all of them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Todos estos, en este orden. De una carpeta son los archivos del tipo más frecuente. Las filas que muestra esta página son las del primero; la comprobación los lee todos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is a known kind of export?</source>
        <translation>¿Qué es un tipo de exportación conocido?</translation>
    </message>
    <message>
        <source>Which part counts?</source>
        <translation>¿Qué parte cuenta?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The name of a file may hold more than the patient or the label: 220-01 is note 01 of patient 220. A regular expression says which part counts: what its first pair of brackets finds, or else all that it finds. &lt;b&gt;^([0-9]+)-&lt;/b&gt; takes the digits in front of the dash.&lt;/p&gt;&lt;p&gt;A record in which nothing fits has no value.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El nombre de un archivo puede contener más que el paciente o la categoría: 220-01 es la nota 01 del paciente 220. Una expresión regular dice qué parte cuenta: lo que encuentra su primer par de paréntesis o, si no lo hay, todo lo que encuentra. &lt;b&gt;^([0-9]+)-&lt;/b&gt; toma las cifras delante del guion.&lt;/p&gt;&lt;p&gt;Un registro en el que nada encaja no tiene valor.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Labels in another file</source>
        <translation>Categorías en otro archivo</translation>
    </message>
    <message>
        <source>&lt;p&gt;A label may be called otherwise in the release than in the records: press F2 or double click it. Select several and group them, and they come under one name, which you can change at once. Small groups put together stand out of the noise better.&lt;/p&gt;&lt;p&gt;Codes are put together by rules under &lt;b&gt;Stands for&lt;/b&gt;: &lt;b&gt;428*&lt;/b&gt; is all that begin so (dots do not count), &lt;b&gt;I50-I52&lt;/b&gt; a range, &lt;b&gt;*&lt;/b&gt; whatever falls under no other label.&lt;/p&gt;&lt;p&gt;What a name stands for is published with it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una categoría puede llamarse en la publicación de otra forma que en los registros: pulse F2 o haga doble clic en ella. Seleccione varias y júntelas, y quedarán bajo un solo nombre, que puede cambiar al momento. Los grupos pequeños, juntos, destacan mejor sobre el ruido.&lt;/p&gt;&lt;p&gt;Los códigos se juntan con reglas bajo &lt;b&gt;Equivale a&lt;/b&gt;: &lt;b&gt;428*&lt;/b&gt;, todos los que empiezan así (los puntos no cuentan), &lt;b&gt;I50-I52&lt;/b&gt;, un intervalo, &lt;b&gt;*&lt;/b&gt;, lo que no entra en ninguna otra categoría.&lt;/p&gt;&lt;p&gt;Aquello a lo que equivale un nombre se publica con él.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Some exports are the same everywhere, and it is known which column holds what, and where the labels stand. Such a kind is told by its columns and filled in when you choose the files. Take it off where it is wrong: what you chose yourself stays.&lt;/p&gt;&lt;p&gt;Labels that are usual for it are public knowledge, as they come with the program and not from your records.&lt;/p&gt;&lt;p&gt;Your house can describe an export of its own in a file (JSON), which &lt;b&gt;From a file&lt;/b&gt; takes. &lt;b&gt;text&lt;/b&gt; names the column of the notes; &lt;b&gt;title&lt;/b&gt;, &lt;b&gt;why&lt;/b&gt;, &lt;b&gt;columns&lt;/b&gt;, &lt;b&gt;label&lt;/b&gt;, &lt;b&gt;person&lt;/b&gt;, &lt;b&gt;join&lt;/b&gt; and &lt;b&gt;labels&lt;/b&gt; may stand beside it. All that it says is filled in, also in place of what you chose.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Algunas exportaciones son iguales en todas partes: se sabe qué contiene cada columna y dónde están las categorías. Un tipo así se reconoce por sus columnas y se rellena al elegir los archivos. Quítelo donde no sea correcto: lo que usted eligió se queda.&lt;/p&gt;&lt;p&gt;Las categorías habituales para él son de conocimiento público: vienen con el programa y no de sus registros.&lt;/p&gt;&lt;p&gt;Su institución puede describir una exportación propia en un archivo (JSON), que se elige con &lt;b&gt;Desde un archivo&lt;/b&gt;. &lt;b&gt;text&lt;/b&gt; nombra la columna de las notas; &lt;b&gt;title&lt;/b&gt;, &lt;b&gt;why&lt;/b&gt;, &lt;b&gt;columns&lt;/b&gt;, &lt;b&gt;label&lt;/b&gt;, &lt;b&gt;person&lt;/b&gt;, &lt;b&gt;join&lt;/b&gt; y &lt;b&gt;labels&lt;/b&gt; pueden acompañarlo. Todo lo que dice se rellena, también en lugar de lo que usted eligió.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What if a record has several labels?</source>
        <translation>¿Y si un registro tiene varias categorías?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A cell may hold several (&lt;b&gt;I50; E11&lt;/b&gt;): say what stands between them. Labels in another file may be several for a record as well.&lt;/p&gt;&lt;p&gt;Of the declared ones, the &lt;b&gt;first&lt;/b&gt; takes the record, in the order in which they were declared; or the record stands under &lt;b&gt;each&lt;/b&gt;. Then it shares what it contributes among them, and adds no more in all than with one label: the promise is the same, whichever you choose.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una celda puede contener varias (&lt;b&gt;I50; E11&lt;/b&gt;): indique qué hay entre ellas. También en otro archivo un registro puede tener varias categorías.&lt;/p&gt;&lt;p&gt;De las declaradas, la &lt;b&gt;primera&lt;/b&gt; se queda con el registro, en el orden en que se declararon; o el registro cuenta en &lt;b&gt;cada una&lt;/b&gt;. Entonces reparte entre ellas lo que aporta, y no añade en total más que con una sola categoría: la promesa es la misma, elija lo que elija.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Diagnoses often stand in a table of their own. A &lt;b&gt;key&lt;/b&gt; that both files have, the number of the admission for instance, ties them to the notes. A note gets the labels of all rows with its key; where it has several, you say under Labels what becomes of it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los diagnósticos suelen estar en una tabla propia. Una &lt;b&gt;clave&lt;/b&gt; que tienen ambos archivos, por ejemplo el número del ingreso, los une a las notas. Una nota recibe las categorías de todas las filas con su clave; si tiene varias, indique en Categorías qué ocurre con ella.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Hardly. The recommended choices are in place: noise without a delta, and the same number of documents for each label.&lt;/p&gt;&lt;p&gt;Open it when the recipient needs the labels in their true proportions, or to take Gaussian noise.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Casi nunca. Ya están puestas las opciones recomendadas: ruido sin delta y el mismo número de documentos por categoría.&lt;/p&gt;&lt;p&gt;Muéstrelas si el destinatario necesita las categorías en sus proporciones reales, o para usar ruido gaussiano.&lt;/p&gt;</translation>
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
        <source>A declared label has no name: give it one, or take it off the list.</source>
        <translation>Una categoría declarada no tiene nombre: póngale uno o quítela de la lista.</translation>
    </message>
    <message>
        <source>A declared label stands for an empty value: take the value out.</source>
        <translation>Una categoría declarada equivale a un valor vacío: quite ese valor.</translation>
    </message>
    <message>
        <source>Choose a vocabulary.</source>
        <translation>Elija un vocabulario.</translation>
    </message>
    <message>
        <source>Say what kind of document is to be written.</source>
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
        <source>The plan names a vocabulary that this version does not know; choose one.</source>
        <translation>El plan indica un vocabulario que esta versión no conoce; elija uno.</translation>
    </message>
    <message>
        <source>The plan names vectors that this version does not know; choose the vocabulary again.</source>
        <translation>El plan indica unos vectores que esta versión no conoce; vuelva a elegir el vocabulario.</translation>
    </message>
    <message>
        <source>The plan names a method that this version does not know; choose one.</source>
        <translation>El plan indica un método que esta versión no conoce; elija uno.</translation>
    </message>
    <message>
        <source>The plan names a way of writing that this version does not know; choose one.</source>
        <translation>El plan indica una forma de redactar que esta versión no conoce; elija una.</translation>
    </message>
    <message>
        <source>Phrases in each document: a number from 1 to %1 is needed.</source>
        <translation>Expresiones en cada documento: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Documents for each label: a number from 1 to %1 is needed.</source>
        <translation>Documentos por categoría: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Phrases that one record or patient counts for: a number from 1 to %1 is needed.</source>
        <translation>Expresiones para las que cuenta un registro o paciente: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Phrases that are kept: a number from 1 to %1 is needed.</source>
        <translation>Expresiones que se conservan: se necesita un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Lengths that are learned: a number from 1 to %1, the phrases in each document, is needed.</source>
        <translation>Longitudes que se aprenden: se necesita un número del 1 al %1, las expresiones en cada documento.</translation>
    </message>
    <message>
        <source>The approximate number of records: a number from 1 to %1 is needed.</source>
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
        <source>The column of the text cannot tell patients apart; choose another.</source>
        <translation>La columna del texto no puede distinguir a los pacientes; elija otra.</translation>
    </message>
    <message>
        <source>Choose the column that tells patients apart.</source>
        <translation>Elija la columna que distingue a los pacientes.</translation>
    </message>
    <message>
        <source>The part of the budget for which phrases go together: 0 or a number up to 50 is needed.</source>
        <translation>La parte del presupuesto para qué expresiones van juntas: se necesita 0 o un número hasta 50.</translation>
    </message>
    <message>
        <source>The part of the budget for the numbers of the labels: 0 or a number up to 50 is needed.</source>
        <translation>La parte del presupuesto para los recuentos de las categorías: se necesita 0 o un número hasta 50.</translation>
    </message>
    <message>
        <source>%1 has characters that cannot be saved.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 contiene caracteres que no se pueden guardar.</translation>
    </message>
    <message>
        <source>%1 has to be on one line, without control characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;</extracomment>
        <translation>%1 debe ocupar una sola línea, sin caracteres de control.</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <extracomment>%1: &quot;The name of the project&quot;, %2: a number</extracomment>
        <translation>%1 tiene más de %2 caracteres.</translation>
    </message>
    <message>
        <source>The name of the project cannot hold slashes, because files are named after it.</source>
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
        <source>%1 is declared already: give the label another name, or group the two.</source>
        <translation>%1 ya está declarada: dé otro nombre a la categoría o junte las dos.</translation>
    </message>
    <message>
        <source>A declared label stands for no value: take it off the list.</source>
        <translation>Una categoría declarada no equivale a ningún valor: quítela de la lista.</translation>
    </message>
    <message>
        <source>A value can stand under one label only; this one stands under %1 already.</source>
        <translation>Un valor solo puede estar en una categoría; este ya está en %1.</translation>
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
        <source>The part of the budget for the phrases: a number above 0, up to 50, is needed.</source>
        <translation>La parte del presupuesto para las expresiones: se necesita un número mayor que 0, hasta 50.</translation>
    </message>
    <message>
        <source>The parts of the budget are more than %1 together; lower one of them.</source>
        <translation>Las partes del presupuesto suman más de %1; reduzca una de ellas.</translation>
    </message>
    <message>
        <source>Delta: 0 or a number up to 0.001 is needed.</source>
        <translation>Delta: se necesita 0 o un número hasta 0,001.</translation>
    </message>
    <message>
        <source>The cap: a number above 0, up to 1000, is needed.</source>
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
        <source>This method needs a part of the budget for which phrases go together.</source>
        <translation>Este método necesita una parte del presupuesto para qué expresiones van juntas.</translation>
    </message>
    <message>
        <source>Pairs of features: 0, to have the number chosen, or up to %1 is needed.</source>
        <translation>Pares de características: se necesita 0, para que el número se elija solo, o un número hasta %1.</translation>
    </message>
    <message>
        <source>Variety: a number from %1 to %2 is needed.</source>
        <translation>Variedad: se necesita un número de %1 a %2.</translation>
    </message>
    <message>
        <source>The shares of the labels are declared, so paying for noisy counts of them would be for nothing; choose one of the two.</source>
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
        <source>Give the data source a name that can be read, or none.</source>
        <translation>Dé a la fuente de datos un nombre legible, o ninguno.</translation>
    </message>
    <message>
        <source>The name of the data source</source>
        <translation>El nombre de la fuente de datos</translation>
    </message>
    <message>
        <source>The plan names a format of records that this version does not know; choose one.</source>
        <translation>El plan indica un formato de registros que esta versión no conoce; elija uno.</translation>
    </message>
    <message>
        <source>The plan has a setting that its method cannot use; choose the method again.</source>
        <translation>El plan contiene un ajuste que su método no puede usar; elija el método de nuevo.</translation>
    </message>
    <message>
        <source>The cap of delta: a number above 0, up to 0.001, is needed.</source>
        <translation>El tope de delta: se necesita un número mayor que 0, hasta 0,001.</translation>
    </message>
    <message>
        <source>The plan pays for something that its method does not learn; choose the method again.</source>
        <translation>El plan paga por algo que su método no aprende; elija el método de nuevo.</translation>
    </message>
    <message>
        <source>A phrase that is left out of the vocabulary has no name: take it in again.</source>
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
        <source>The plan leaves out a kind of phrases that this version does not know; choose the vocabulary again.</source>
        <translation>El plan excluye un tipo de expresiones que esta versión no conoce; elija de nuevo el vocabulario.</translation>
    </message>
    <message>
        <source>Give the address of the server that gives vectors.</source>
        <translation>Indique la dirección del servidor que da vectores.</translation>
    </message>
    <message>
        <source>Name the model that gives vectors.</source>
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
        <source>Choose the key that ties the labels in the other file to the records.</source>
        <translation>Elija la clave que une las categorías del otro archivo a los registros.</translation>
    </message>
    <message>
        <source>Choose the column of the other file that holds the label.</source>
        <translation>Elija la columna del otro archivo que contiene la categoría.</translation>
    </message>
    <message>
        <source>The pattern is no regular expression; check its brackets.</source>
        <translation>El patrón no es una expresión regular; revise sus paréntesis.</translation>
    </message>
    <message>
        <source>The labels stand in another file: choose no column for them, or leave that file out.</source>
        <translation>Las categorías están en otro archivo: no elija una columna para ellas o deje fuera ese archivo.</translation>
    </message>
    <message>
        <source>The plan names no kind of export where it says which it is; take it off.</source>
        <translation>El plan no nombra ningún tipo de exportación donde dice cuál es; quítelo.</translation>
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
        <source>The plan names a section twice, or one that this version does not know; choose the sections again.</source>
        <translation>El plan nombra una sección dos veces, o una que esta versión no conoce; elija de nuevo las secciones.</translation>
    </message>
    <message>
        <source>The plan names a language in which this version does not know what is denied; choose one, or none.</source>
        <translation>El plan nombra un idioma en el que esta versión no reconoce lo que se niega; elija otro, o ninguno.</translation>
    </message>
    <message>
        <source>The plan has a rule for copied paragraphs that this version does not know; choose again whether they count once.</source>
        <translation>El plan tiene una regla para párrafos copiados que esta versión no conoce; elija de nuevo si cuentan una vez.</translation>
    </message>
    <message>
        <source>Copied paragraphs can count once only where a column tells patients apart: choose one, or count the copies.</source>
        <translation>Los párrafos copiados solo pueden contar una vez donde una columna distingue a los pacientes: elija una, o cuente las copias.</translation>
    </message>
    <message>
        <source>What separates labels is one to three characters, neither letters nor digits: &quot;;&quot; for instance.</source>
        <translation>Lo que separa las categorías son de uno a tres caracteres, ni letras ni cifras: «;» por ejemplo.</translation>
    </message>
    <message>
        <source>What separates labels needs a column of labels: choose one, or leave the separator out.</source>
        <translation>Lo que separa las categorías necesita una columna de categorías: elija una o deje el separador vacío.</translation>
    </message>
    <message>
        <source>The column of the public texts cannot hold their label as well; choose another, or none.</source>
        <translation>La columna de los textos públicos no puede contener también su etiqueta; elija otra, o ninguna.</translation>
    </message>
    <message>
        <source>Several vocabularies are two or more, and public documents are one of them at most: name all files of documents in one.</source>
        <translation>Varios vocabularios son dos o más, y los documentos públicos son uno de ellos como mucho: nombre todos los archivos de documentos en uno solo.</translation>
    </message>
    <message>
        <source>One of the vocabularies cannot be used as it is (%1): choose it again, or take it off.</source>
        <extracomment>%1: a place in the list of vocabularies, &quot;of[1].file&quot;</extracomment>
        <translation>Uno de los vocabularios no se puede usar así (%1): elíjalo de nuevo o quítelo.</translation>
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
    <name>ProblemText</name>
    <message>
        <source>The character in column %1 is not %2.</source>
        <extracomment>%1: a place in a line, %2: an encoding such as UTF-8</extracomment>
        <translation>El carácter de la columna %1 no es %2.</translation>
    </message>
    <message>
        <source>Choose the encoding the file is in, or mend the character.</source>
        <translation>Elija la codificación que tiene el archivo, o corrija el carácter.</translation>
    </message>
    <message>
        <source>The file looks like %1: choose it as the encoding.</source>
        <extracomment>%1: an encoding</extracomment>
        <translation>El archivo parece %1: elija esa codificación.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Add what is missing, or put a text that runs over several lines into quotes.</source>
        <translation>
            <numerusform>Se esperaba %Ln campo, como en la línea de encabezado; encontrados: %1. Añada lo que falta, o ponga entre comillas el texto que ocupe varias líneas.</numerusform>
            <numerusform>Se esperaban %Ln campos, como en la línea de encabezado; encontrados: %1. Añada lo que falta, o ponga entre comillas el texto que ocupe varias líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) expected as in the header line, %1 found. Put a text that holds the delimiter into quotes, or remove what is too much.</source>
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
        <source>No valid JSON from byte %1 of the line on. Each line has to hold one complete JSON object.</source>
        <translation>No hay JSON válido a partir del byte %1 de la línea. Cada línea debe contener un objeto JSON completo.</translation>
    </message>
    <message>
        <source>Not a JSON object. Each line has to hold one complete JSON object.</source>
        <translation>No es un objeto JSON. Cada línea debe contener un objeto JSON completo.</translation>
    </message>
    <message>
        <source>The field %1 has to hold text in quotes. Mend it, or leave the line out.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>El campo %1 debe contener texto entre comillas. Corríjalo o elimine la línea.</translation>
    </message>
    <message>
        <source>The field %1 has to hold text in quotes or a number. Mend it, or leave the line out.</source>
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
        <source>The text is as long as a cell of a spreadsheet program can be (%1 characters): what stood behind was most likely cut off. It counts as it is. Export the records anew from where they come.</source>
        <translation>El texto es tan largo como puede serlo una celda de una hoja de cálculo (%1 caracteres): muy probablemente se cortó lo que venía detrás. Cuenta tal como está. Exporte de nuevo los registros desde su origen.</translation>
    </message>
</context>
<context>
    <name>ProfileText</name>
    <message>
        <source>Told by the format.</source>
        <translation>Reconocido por el formato.</translation>
    </message>
    <message>
        <source>Told by the columns %1.</source>
        <translation>Reconocido por las columnas %1.</translation>
    </message>
    <message>
        <source>Workbook with one note a row</source>
        <extracomment>a known kind of export</extracomment>
        <translation>Libro con una nota por fila</translation>
    </message>
    <message>
        <source>HL7 v2 messages</source>
        <translation>mensajes HL7 v2</translation>
    </message>
    <message>
        <source>A profile of your house: %1.</source>
        <translation>Un perfil de su institución: %1.</translation>
    </message>
    <message>
        <source>A profile of your house, %1: %2.</source>
        <extracomment>%1: the name of a file, %2: what the house says of it</extracomment>
        <translation>Un perfil de su institución, %1: %2.</translation>
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
    <name>RecipientHelp</name>
    <message>
        <source>A package you received</source>
        <translation>Un paquete que ha recibido</translation>
    </message>
    <message>
        <source>&lt;p&gt;A package opens in a window of its own. It is checked first: whether every file is as it was made, whether it is signed, whether what it says of itself fits what is in it.&lt;/p&gt;&lt;p&gt;A damaged package is not opened any further. Ask the sender for another copy.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un paquete se abre en una ventana propia. Primero se comprueba: si cada archivo está tal como se creó, si está firmado, si lo que dice de sí mismo concuerda con su contenido.&lt;/p&gt;&lt;p&gt;Un paquete dañado no se abre más. Pida otra copia al remitente.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Whose signature is it?</source>
        <translation>¿De quién es la firma?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A signature shows that the package was made by the owner of a key, and that nothing was changed since. It does not show who the owner is: anybody can make a key.&lt;/p&gt;&lt;p&gt;So compare the fingerprint with what the sender says over the telephone or on their web page. Twenty letters and digits; read them out in words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una firma muestra que el paquete procede del dueño de una clave y que nada se ha cambiado desde entonces. No muestra quién es el dueño: cualquiera puede crear una clave.&lt;/p&gt;&lt;p&gt;Compare por eso la huella con lo que el remitente diga por teléfono o en su página web. Son veinte letras y cifras; léalas en palabras.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is promised?</source>
        <translation>¿Qué se promete?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Epsilon says how much surer somebody can become, by all that is in the package, that a certain patient or record was among what it was made from. The dots show the same as odds.&lt;/p&gt;&lt;p&gt;It is a bound for the worst case, about each one alone. What is true of many may be learned, and is meant to be.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Épsilon dice cuánto más seguro puede llegar a estar alguien, por todo lo que contiene el paquete, de que un determinado paciente o registro estaba entre aquello de lo que se hizo. Los puntos muestran lo mismo como probabilidades.&lt;/p&gt;&lt;p&gt;Es una cota para el peor de los casos, para cada uno por separado. Lo que es cierto de muchos puede aprenderse, y así se pretende.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>¿Para qué es?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Purpose, recipient, licence and contact are the words of whoever made the package. The file recipients-guide.md in it says more.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Finalidad, destinatario, licencia y contacto son palabras de quien hizo el paquete. El archivo recipients-guide.md que contiene dice más.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The documents</source>
        <translation>Los documentos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every text was written around phrases that were drawn from noisy counts; they are bold and underlined in it. A search finds phrases and texts, whatever the case of the letters.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cada texto se escribió en torno a expresiones extraídas de recuentos con ruido; en él están en negrita y subrayadas. La búsqueda encuentra expresiones y textos, en mayúsculas o minúsculas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Saving documents</source>
        <translation>Guardar documentos</translation>
    </message>
    <message>
        <source>&lt;p&gt;All that the list shows, or what is chosen in it: as CSV with the columns id, label and text, as JSON lines with the phrases as well, or each text in a file of its own in a new folder.&lt;/p&gt;&lt;p&gt;Whoever gets them should know that a machine made them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Todo lo que muestra la lista, o lo que se haya elegido en ella: como CSV con las columnas id, label y text, como líneas JSON también con las expresiones, o cada texto en un archivo propio en una carpeta nueva.&lt;/p&gt;&lt;p&gt;Quien los reciba debe saber que los hizo una máquina.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Noisy counts</source>
        <translation>Recuentos con ruido</translation>
    </message>
    <message>
        <source>&lt;p&gt;How many patients or records count for a phrase, or for a group of near phrases, with the noise that protects them. What is too rare to stand out is missing, and the numbers are no statement about how common anything is.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cuántos pacientes o registros cuentan para una expresión, o para un grupo de expresiones próximas, con el ruido que los protege. Lo que es demasiado raro para destacar falta, y los números no dicen nada sobre lo frecuente que es algo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Train and apply</source>
        <translation>Entrenar y aplicar</translation>
    </message>
    <message>
        <source>Your own texts</source>
        <translation>Sus propios textos</translation>
    </message>
    <message>
        <source>Which classifier?</source>
        <translation>¿Qué clasificador?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A &lt;b&gt;network of three layers&lt;/b&gt; can be adapted to your texts. &lt;b&gt;Logistic regression&lt;/b&gt; is plain, quick and often as good.&lt;/p&gt;&lt;p&gt;They look at which phrases of the vocabulary stand in a text, at vectors, which are alike for phrases of like meaning, or at both.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una &lt;b&gt;red de tres capas&lt;/b&gt; puede adaptarse a sus textos. La &lt;b&gt;regresión logística&lt;/b&gt; es sencilla, rápida y a menudo igual de buena.&lt;/p&gt;&lt;p&gt;Miran qué expresiones del vocabulario hay en un texto, vectores, que son parecidos para expresiones de significado parecido, o ambas cosas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Adapting</source>
        <translation>Adaptar</translation>
    </message>
    <message>
        <source>&lt;p&gt;Documents of a package are written in another style than yours. Adapting (Deep CORAL) brings both to look alike to the network, without the labels of your texts.&lt;/p&gt;&lt;p&gt;Where your texts have labels, half of them is for adapting and the other half judges. An adapted model depends on your texts: keep it as you keep these.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los documentos de un paquete están escritos en otro estilo que los suyos. La adaptación (Deep CORAL) hace que ambos se parezcan para la red, sin las categorías de sus textos.&lt;/p&gt;&lt;p&gt;Si sus textos tienen categorías, una mitad sirve para adaptar y la otra para juzgar. Un modelo adaptado depende de sus textos: guárdelo como guarda estos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A vocabulary of its own</source>
        <translation>Un vocabulario propio</translation>
    </message>
    <message>
        <source>&lt;p&gt;Phrases are found with the vocabulary that the package was made with. One that is built into Keyseed is here already; any other is a file that the sender has. It is compared with what the package says of it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Las expresiones se encuentran con el vocabulario con que se hizo el paquete. El incorporado en Keyseed ya está aquí; cualquier otro es un archivo que tiene el remitente. Se compara con lo que el paquete dice de él.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How well does it sort?</source>
        <translation>¿Ordena bien?</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Found&lt;/b&gt;: of the texts with a label, how many were taken for it. &lt;b&gt;Right&lt;/b&gt;: of those taken for it, how many have it. &lt;b&gt;F1&lt;/b&gt; joins both; macro F1 is its mean over the labels. The intervals hold the true value in 95 of 100 cases; with few texts they are wide.&lt;/p&gt;&lt;p&gt;These are exact figures of your own texts. Think before you publish them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Encontrado&lt;/b&gt;: cuántos textos de una categoría se le asignaron. &lt;b&gt;Correcto&lt;/b&gt;: de los asignados a ella, cuántos la tienen. &lt;b&gt;F1&lt;/b&gt; une ambos; la macro F1 es su media sobre las categorías. Los intervalos contienen el valor verdadero en 95 de 100 casos; con pocos textos son anchos.&lt;/p&gt;&lt;p&gt;Son cifras exactas de sus propios textos. Piénselo antes de publicarlas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>&lt;p&gt;The model says how sure it is. On the dashed line it is right as often as it says; below, it is too sure of itself. The calibration error is the mean distance from the line.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El modelo dice lo seguro que está. Sobre la línea discontinua acierta tantas veces como dice; por debajo, está demasiado seguro. El error de calibración es la distancia media a la línea.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Predictions and models</source>
        <translation>Predicciones y modelos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Predictions are a CSV file with the columns of your texts, and two more: &lt;b&gt;prediction&lt;/b&gt; and &lt;b&gt;probability&lt;/b&gt;. It holds your texts: keep it as you keep these.&lt;/p&gt;&lt;p&gt;A saved model can be loaded here later, by keyseed-cli, and by programs in Python, as recipients-guide.md shows.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Las predicciones son un archivo CSV con las columnas de sus textos y dos más: &lt;b&gt;prediction&lt;/b&gt; y &lt;b&gt;probability&lt;/b&gt;. Contiene sus textos: guárdelo como guarda estos.&lt;/p&gt;&lt;p&gt;Un modelo guardado puede cargarse después aquí, con keyseed-cli y con programas en Python, como muestra recipients-guide.md.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The map of documents</source>
        <translation>El mapa de los documentos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each point is a document. Those with phrases that mean nearly the same lie near each other; the colour is the label, the shape says where it comes from. The mouse, or the arrow keys, shows what a point is.&lt;/p&gt;&lt;p&gt;Perplexity says about how many neighbours count: 5 to 50 is usual. The seed decides where the points start: the same seed gives the same map.&lt;/p&gt;&lt;p&gt;Only a picture that you save leaves the window. Where it shows your own texts, keep it as you keep these.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cada punto es un documento. Los que tienen expresiones de sentido parecido están cerca; el color es la categoría, la forma dice de dónde viene. El ratón, o las teclas de flecha, muestran qué es un punto.&lt;/p&gt;&lt;p&gt;La perplejidad dice cuántos vecinos cuentan más o menos: de 5 a 50 es lo habitual. La semilla decide dónde empiezan los puntos: la misma semilla da el mismo mapa.&lt;/p&gt;&lt;p&gt;Solo sale de la ventana una imagen que usted guarde. Si muestra sus propios textos, guárdela como estos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A classifier learns from the documents of the package which label a text has, and sorts your own texts by it. Training takes seconds to minutes; nothing is sent anywhere, unless you agree that a server gives vectors of the texts.&lt;/p&gt;&lt;p&gt;The curve shows how wrong it still is on the documents, pass by pass.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un clasificador aprende de los documentos del paquete qué categoría tiene un texto y ordena así sus propios textos. El entrenamiento dura de segundos a minutos; no se envía nada, salvo que acepte que un servidor dé vectores de los textos.&lt;/p&gt;&lt;p&gt;La curva muestra, pasada a pasada, cuánto se equivoca todavía con los documentos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Any kind of file that Keyseed reads: CSV, JSON, spreadsheets, text files, archives. Say which column holds the text and, where there is one, the true label. Labels have to be called as in the package.&lt;/p&gt;&lt;p&gt;Your texts stay on this computer, unless you agree that a server gives vectors of them. Nothing of them is kept when the window is closed.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cualquier archivo que lea Keyseed: CSV, JSON, hojas de cálculo, archivos de texto, archivos comprimidos. Indique qué columna contiene el texto y, si la hay, la categoría verdadera. Las categorías deben llamarse como en el paquete.&lt;/p&gt;&lt;p&gt;Sus textos permanecen en este equipo, salvo que acepte que un servidor dé vectores de ellos. Nada de ellos se conserva al cerrar la ventana.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Vectors of a server</source>
        <translation>Vectores de un servidor</translation>
    </message>
    <message>
        <source>&lt;p&gt;Vectors that belong to the vocabulary are of phrases, and nothing is sent for them. A model on a server of your choice gives vectors of whole texts, which often tell more; for that it gets the texts themselves, those of the package and your own. Whether yours may go there is for you to know.&lt;/p&gt;&lt;p&gt;Nothing is sent before you agree, and only to the address that you typed. A model that was trained so needs the same server whenever it is applied; its file holds the name of the server&apos;s model, never the address or the key.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los vectores del vocabulario son de expresiones, y para ellos no se envía nada. Un modelo en un servidor de su elección da vectores de textos completos, que a menudo dicen más; para ello recibe los propios textos, los del paquete y los suyos. Si los suyos pueden ir allí, le toca a usted saberlo.&lt;/p&gt;&lt;p&gt;No se envía nada antes de que acepte, y solo a la dirección que ha escrito. Un modelo entrenado así necesita el mismo servidor cada vez que se aplica; su archivo contiene el nombre del modelo del servidor, nunca la dirección ni la clave.&lt;/p&gt;</translation>
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
    <name>ReleaseHelp</name>
    <message>
        <source>Exact figures</source>
        <translation>Cifras exactas</translation>
    </message>
    <message>
        <source>&lt;p&gt;Counts of the records and a comparison with them, without noise. Whoever decides by them lets the records decide, and no epsilon covers that.&lt;/p&gt;&lt;p&gt;Where a figure is needed, pay for a noisy one: &lt;code&gt;keyseed-cli evaluate --publish&lt;/code&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Números de registros y una comparación con ellos, sin ruido. Quien decide según ellos deja decidir a los registros, y ningún épsilon lo cubre.&lt;/p&gt;&lt;p&gt;Si hace falta una cifra, pague por una con ruido: &lt;code&gt;keyseed-cli evaluate --publish&lt;/code&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What happens here?</source>
        <translation>¿Qué se hace aquí?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The records are read once. Each patient (or record) counts as one, shared among the phrases that it has. Then random noise is added to every count, and only the noisy counts are kept.&lt;/p&gt;&lt;p&gt;Before the noise is drawn, the ledger of this computer is debited. A crash in between counts as spent.&lt;/p&gt;&lt;h3&gt;May I stop it?&lt;/h3&gt;&lt;p&gt;While the records are read: yes, and nothing is spent. From the moment the noise is drawn it runs to its end.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los registros se leen una vez. Cada paciente (o registro) cuenta como uno, repartido entre las expresiones que tiene. Después se añade ruido aleatorio a cada recuento, y solo se conservan los recuentos con ruido.&lt;/p&gt;&lt;p&gt;Antes de generar el ruido, el gasto se anota en el libro de gastos de este equipo. Si algo falla entremedias, cuenta como gastado.&lt;/p&gt;&lt;h3&gt;¿Se puede detener?&lt;/h3&gt;&lt;p&gt;Mientras se leen los registros, sí, y no se gasta nada. Desde que se genera el ruido, sigue hasta el final.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is checked?</source>
        <translation>¿Qué se comprueba?</translation>
    </message>
    <message>
        <source>Why can it not be undone?</source>
        <translation>¿Por qué no se puede deshacer?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Once noisy counts are on the screen, somebody may have seen them. Throwing them away does not take that back, so the budget stays spent.&lt;/p&gt;&lt;p&gt;Drawing again would spend again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una vez que los recuentos con ruido están en la pantalla, alguien puede haberlos visto. Descartarlos no lo remedia, así que el presupuesto sigue gastado.&lt;/p&gt;&lt;p&gt;Generar ruido otra vez sería gastar otra vez.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Cómo leerlo</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each patient (or record) counts as one, shared among all of its phrases. A bar is what came together for the phrase, plus random noise. The whisker is the noise: in 95 of 100 cases the true number lies within it.&lt;/p&gt;&lt;p&gt;Bars below the dashed line cannot be told from noise; they hardly come into the documents. About 10 of each label may be above it by noise alone.&lt;/p&gt;&lt;p&gt;With a small budget groups of near phrases are counted instead of single ones; with a published method, phrases over all labels together.&lt;/p&gt;&lt;h3&gt;May I draw again?&lt;/h3&gt;&lt;p&gt;Drawing new noise would spend the budget again. Everything after this page is free.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cada paciente (o registro) cuenta como uno, repartido entre todas sus expresiones. Una barra es lo que se reunió para la expresión, más el ruido aleatorio. El bigote es el ruido: en 95 de cada 100 casos, la cifra real está dentro de él.&lt;/p&gt;&lt;p&gt;Las barras por debajo de la línea discontinua no se distinguen del ruido; apenas llegan a los documentos. Unas 10 por categoría pueden superarla solo por el ruido.&lt;/p&gt;&lt;p&gt;Con un presupuesto pequeño se cuentan grupos de expresiones cercanas en lugar de expresiones sueltas; con un método publicado, expresiones en todas las categorías a la vez.&lt;/p&gt;&lt;h3&gt;¿Se puede repetir?&lt;/h3&gt;&lt;p&gt;Generar ruido nuevo gastaría presupuesto otra vez. Todo lo que viene después de esta página es gratis.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is a sequence?</source>
        <translation>¿Qué es una secuencia?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A few phrases that one synthetic document will be written around. They are drawn by chance from the noisy counts of the page before: frequent phrases come often, and phrases of kindred meaning come together.&lt;/p&gt;&lt;h3&gt;Why is it free?&lt;/h3&gt;&lt;p&gt;What was released stays private whatever is done with it. No record is read again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Unas cuantas expresiones en torno a las que se redactará un documento sintético. Se extraen al azar según los recuentos con ruido de la página anterior: las frecuentes salen a menudo, y las de significado afín salen juntas.&lt;/p&gt;&lt;h3&gt;¿Por qué es gratis?&lt;/h3&gt;&lt;p&gt;Lo publicado sigue protegido, se haga lo que se haga con ello. No se vuelve a leer ningún registro.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How many documents?</source>
        <translation>¿Cuántos documentos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;So many for each label, chosen by you; on average, where the Budget page says how documents are spread over the labels. It costs nothing to ask for more.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Tantos por categoría como usted elija; en promedio, si la página Presupuesto indica cómo se reparten los documentos entre las categorías. Pedir más no cuesta nada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How many phrases in each?</source>
        <translation>¿Cuántas expresiones en cada uno?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A short letter does with 5, a full note with 8 to 12. Where fewer phrases were learned, the rest are public neighbours: phrases of kindred meaning from the vocabulary.&lt;/p&gt;</source>
        <translation>&lt;p&gt;A una carta breve le bastan 5; una nota completa necesita de 8 a 12. Donde se aprendieron menos, el resto son vecinas públicas: expresiones del vocabulario de significado afín.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Draw again?</source>
        <translation>¿Extraer de nuevo?</translation>
    </message>
    <message>
        <source>&lt;p&gt;As often as you like: it costs no budget. The documents of before are forgotten, since they belong to the sequences of before.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cuantas veces quiera: no cuesta presupuesto. Los documentos anteriores se descartan, porque corresponden a las secuencias anteriores.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What am I looking at?</source>
        <translation>¿Qué se ve aquí?</translation>
    </message>
    <message>
        <source>What do the figures say?</source>
        <translation>¿Qué dicen las cifras?</translation>
    </message>
    <message>
        <source>What leaves this computer?</source>
        <translation>¿Qué sale de este equipo?</translation>
    </message>
    <message>
        <source>Kind of document</source>
        <translation>Tipo de documento</translation>
    </message>
    <message>
        <source>&lt;p&gt;Chooses the sentences. Type words of your own for a general pattern that names them. Public knowledge only: do not copy from a record.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Determina las frases. Si escribe un tipo propio, se usa un patrón general que lo nombra. Solo conocimiento público: no copie nada de un registro.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Write again?</source>
        <translation>¿Redactar de nuevo?</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>What should I look for?</source>
        <translation>¿En qué hay que fijarse?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Whether the texts are of use, and whether a reader could mistake something in them for a fact about somebody.&lt;/p&gt;&lt;p&gt;The promise does not hang on this page: the texts are private already.&lt;/p&gt;</source>
        <translation>&lt;p&gt;En si los textos son útiles, y en si un lector podría tomar algo de ellos por un hecho sobre alguien.&lt;/p&gt;&lt;p&gt;La garantía no depende de esta página: los textos ya están protegidos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Bold and underlined</source>
        <translation>Negrita y subrayado</translation>
    </message>
    <message>
        <source>&lt;p&gt;These are the phrases the document was written around. A wavy line is under what looks like an identifier.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Son las expresiones en torno a las que se redactó el documento. La línea ondulada señala lo que parece un identificador.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Look-alikes</source>
        <translation>Posibles identificadores</translation>
    </message>
    <message>
        <source>What is in the package?</source>
        <translation>¿Qué hay en el paquete?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The documents, the phrases they were written around, the noisy counts, a README with the promise in plain words, a datasheet, and sums to check that nothing was changed.&lt;/p&gt;&lt;p&gt;No record, no true count, no path of this computer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los documentos, las expresiones en torno a las que se redactaron, los recuentos con ruido, un README con la garantía en palabras sencillas, una ficha de datos y sumas para comprobar que no se ha cambiado nada.&lt;/p&gt;&lt;p&gt;Ningún registro, ningún recuento real, ninguna ruta de este equipo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>&lt;p&gt;Heads the README and the datasheet. The name of the project stands there while it is empty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Encabeza el README y la ficha de datos. Si se deja vacío, aparece el nombre del proyecto.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>&lt;p&gt;What a recipient may do with the package: a usual licence or the name of your own agreement.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Lo que el destinatario puede hacer con el paquete: una licencia habitual o el nombre de su propio acuerdo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>&lt;p&gt;Whom a recipient can ask: an office rather than a person lasts longer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;A quién puede preguntar el destinatario: una oficina dura más que una persona.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is promised?</source>
        <translation>¿Qué se garantiza?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A bound on what anyone can learn about one patient or record from the package, whatever else they know. It follows from the budget that was spent.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un límite a lo que cualquiera puede llegar a saber de un paciente o registro a partir del paquete, sepa lo que sepa además. Se deduce del presupuesto gastado.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>File or folder?</source>
        <translation>¿Archivo o carpeta?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A name that ends in .zip gives one file, easy to send. Any other name gives a folder with the same files.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un nombre que acaba en .zip produce un solo archivo, fácil de enviar. Cualquier otro nombre produce una carpeta con los mismos archivos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Files and sums</source>
        <translation>Archivos y sumas</translation>
    </message>
    <message>
        <source>&lt;p&gt;The sum (SHA-256) of a file changes when the file does. A recipient can check them with &lt;b&gt;sha256sum -c SHA256SUMS&lt;/b&gt;, without our program.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La suma (SHA-256) de un archivo cambia cuando cambia el archivo. El destinatario puede comprobarlas con &lt;b&gt;sha256sum -c SHA256SUMS&lt;/b&gt;, sin nuestro programa.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>Typical or varied?</source>
        <translation>¿Típico o variado?</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;More typical&lt;/b&gt;: the frequent phrases of a label come more often. The documents are closer to what was learned, and more alike.&lt;/p&gt;&lt;p&gt;&lt;b&gt;More varied&lt;/b&gt;: rare phrases, and those that public knowledge adds, come more often as well.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Sharpness&lt;/b&gt; is the number behind it: the power to which the learned shares are raised, or, with a published method, how strongly its estimates count. Where such estimates are no more than noise, the counts of the phrases decide and this changes nothing: the figures below tell.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Más típico&lt;/b&gt;: las expresiones frecuentes de una categoría salen más a menudo. Los documentos se acercan más a lo aprendido y se parecen más entre sí.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Más variado&lt;/b&gt;: también salen más a menudo las expresiones raras y las que añade el conocimiento público.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Nitidez&lt;/b&gt; es el número que hay detrás: la potencia a la que se elevan las proporciones aprendidas o, con un método publicado, cuánto pesan sus estimaciones. Donde esas estimaciones no son más que ruido, deciden los recuentos de las expresiones y este ajuste no cambia nada: se ve en las cifras de abajo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is tried?</source>
        <translation>¿Qué se prueba?</translation>
    </message>
    <message>
        <source>&lt;p&gt;While the settings differ from those of the sequences below, a small draw shows what they would give. It is free and thrown away; &lt;b&gt;Draw again&lt;/b&gt; makes sequences to keep.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Learned phrases that occur&lt;/b&gt;: of the phrases (or groups of them) that stand out of the noise, how many come up at all.&lt;/p&gt;&lt;p&gt;Ctrl+Z takes back the last change of a setting.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Mientras los ajustes difieran de los de las secuencias de abajo, una pequeña extracción muestra lo que darían. Es gratis y se descarta; &lt;b&gt;Extraer de nuevo&lt;/b&gt; crea secuencias que se conservan.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Expresiones aprendidas que salen&lt;/b&gt;: de las expresiones (o grupos de ellas) que destacan sobre el ruido, cuántas llegan a salir.&lt;/p&gt;&lt;p&gt;Ctrl+Z deshace el último cambio de un ajuste.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How to read the matrix</source>
        <translation>Cómo leer la matriz</translation>
    </message>
    <message>
        <source>&lt;p&gt;The most frequent phrases of the label, each with each. A large mark: the two come together in many more sequences than if each fell on the sequences by chance. A ring: they avoid each other. A dot: no more than chance.&lt;/p&gt;&lt;p&gt;With &lt;b&gt;all labels&lt;/b&gt;, phrases of one label seem to seek each other; within one label, phrases are mostly drawn each by itself.&lt;/p&gt;&lt;p&gt;It is counted from the drawn sequences, not from the records. Point at a mark for its numbers, or choose Table.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Las expresiones más frecuentes de la categoría, cada una con cada una. Una marca grande: las dos salen juntas en muchas más secuencias que si cada una se repartiera al azar. Un anillo: se evitan. Un punto: solo azar.&lt;/p&gt;&lt;p&gt;Con &lt;b&gt;todas las categorías&lt;/b&gt;, las expresiones de una misma categoría parecen buscarse; dentro de una categoría, las expresiones se extraen casi siempre por separado.&lt;/p&gt;&lt;p&gt;Se cuenta en las secuencias extraídas, no en los registros. Señale una marca para ver sus cifras, o elija Tabla.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each row will be one document. The order is random. Stay on a row with the mouse to see all of its phrases.&lt;/p&gt;&lt;p&gt;The search finds the documents with a phrase that contains what you type.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cada fila será un documento. El orden es aleatorio. Deje el ratón sobre una fila para ver todas sus expresiones.&lt;/p&gt;&lt;p&gt;La búsqueda encuentra los documentos con una expresión que contiene lo que usted escribe.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Phrases drawn&lt;/b&gt;: different phrases in the sequences of a label.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Learned&lt;/b&gt;: phrases, or groups of phrases, that stand out of the noise.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Of them used&lt;/b&gt;: how many of those come up in the sequences.&lt;/p&gt;&lt;p&gt;&lt;b&gt;From them&lt;/b&gt;: the share of what was drawn that was learned from the records; the rest was filled up from public knowledge. A low share means that more budget, more records or shorter sequences would help.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Expresiones extraídas&lt;/b&gt;: expresiones distintas en las secuencias de una categoría.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Aprendidas&lt;/b&gt;: expresiones, o grupos de expresiones, que destacan sobre el ruido.&lt;/p&gt;&lt;p&gt;&lt;b&gt;De ellas, usadas&lt;/b&gt;: cuántas de esas salen en las secuencias.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Parte aprendida&lt;/b&gt;: la parte de lo extraído que se aprendió de los registros; el resto se completó con conocimiento público. Una parte baja significa que vendrían bien más presupuesto, más registros o secuencias más cortas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only prompts made of the phrases of the page before, and only where you choose a server or carry them yourself. No record, no part of one. Without a model nothing leaves at all.&lt;/p&gt;&lt;h3&gt;If it stops&lt;/h3&gt;&lt;p&gt;Each document is kept in the project as it comes. Close the program if you like: it goes on where it was and asks for nothing twice.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Solo prompts formados con las expresiones de la página anterior, y solo si usted elige un servidor o los lleva usted mismo. Ningún registro, ni parte de uno. Sin modelo no sale nada en absoluto.&lt;/p&gt;&lt;h3&gt;¿Y si se interrumpe?&lt;/h3&gt;&lt;p&gt;Cada documento se guarda en el proyecto según llega. Puede cerrar el programa: continúa donde estaba y no pide nada dos veces.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Which of the three?</source>
        <translation>¿Cuál de las tres?</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Without a model&lt;/b&gt; the texts are plain and much alike, but every phrase is in them, word for word: enough to train or test a sorter of documents.&lt;/p&gt;&lt;p&gt;&lt;b&gt;With a language model&lt;/b&gt; they read like documents. &lt;b&gt;Elsewhere&lt;/b&gt; is the same for a house without a way out: you carry files.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Sin modelo&lt;/b&gt;, los textos son sencillos y muy parecidos, pero contienen todas las expresiones, palabra por palabra: suficiente para entrenar o probar un clasificador de documentos.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Con modelo de lenguaje&lt;/b&gt;, se leen como documentos. &lt;b&gt;En otro lugar&lt;/b&gt; es lo mismo para un centro sin salida al exterior: usted lleva los archivos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;It costs no budget. Without a model, sentences are chosen by chance, so the texts come out differently; the phrases stay.&lt;/p&gt;&lt;p&gt;With a model, only documents without an answer are asked for.&lt;/p&gt;</source>
        <translation>&lt;p&gt;No cuesta presupuesto. Sin modelo, las frases se eligen al azar, así que los textos salen distintos; las expresiones siguen igual.&lt;/p&gt;&lt;p&gt;Con un modelo, solo se piden los documentos que no tienen respuesta.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Pause or stop?</source>
        <translation>¿Pausar o detener?</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Pause&lt;/b&gt;: nothing new is asked for, what is under way is still answered and paid.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Stop&lt;/b&gt;: what is under way is dropped, and may have to be paid all the same.&lt;/p&gt;&lt;p&gt;Either way the documents that came are kept.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Pausar&lt;/b&gt;: no se pide nada nuevo; lo que está en curso aún se responde y se paga.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Detener&lt;/b&gt;: lo que está en curso se descarta y puede que haya que pagarlo igualmente.&lt;/p&gt;&lt;p&gt;En ambos casos se conservan los documentos que ya llegaron.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Fewer documents?</source>
        <translation>¿Menos documentos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Some documents have no answer. Ask again, perhaps later; or go on with those there are: the package then says how many documents it holds.&lt;/p&gt;&lt;p&gt;Which ones are missing was decided by the model and its server, not by the records.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Algunos documentos no tienen respuesta. Vuelva a pedirlos, quizá más tarde, o continúe con los que hay: el paquete indica entonces cuántos documentos contiene.&lt;/p&gt;&lt;p&gt;Cuáles faltan lo decidieron el modelo y su servidor, no los registros.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Qué se envió</translation>
    </message>
    <message>
        <source>&lt;p&gt;Every request of this project, byte for byte, with its time and how it ended; one JSON object a line. The key of the server is not in it.&lt;/p&gt;&lt;p&gt;For your own files: it is no part of the package.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cada solicitud de este proyecto, byte por byte, con su hora y cómo terminó; un objeto JSON por línea. No incluye la clave del servidor.&lt;/p&gt;&lt;p&gt;Es para sus propios archivos: no forma parte del paquete.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Prompts in a file</source>
        <translation>Prompts en un archivo</translation>
    </message>
    <message>
        <source>&lt;p&gt;One line for each document. &lt;b&gt;OpenAI batch&lt;/b&gt; is what several servers take as it is; &lt;b&gt;plain&lt;/b&gt; is for a script of your own: {&quot;id&quot;, &quot;system&quot;, &quot;prompt&quot;}.&lt;/p&gt;&lt;p&gt;The prompts hold phrases that are public already, and nothing of a record.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una línea por documento. &lt;b&gt;Lote de OpenAI&lt;/b&gt; es lo que varios servidores aceptan tal cual; &lt;b&gt;simple&lt;/b&gt; es para un script propio: {&quot;id&quot;, &quot;system&quot;, &quot;prompt&quot;}.&lt;/p&gt;&lt;p&gt;Los prompts contienen expresiones que ya son públicas y nada de ningún registro.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Answers in a file</source>
        <translation>Respuestas en un archivo</translation>
    </message>
    <message>
        <source>&lt;p&gt;The output file of the batch, or one line {&quot;id&quot;, &quot;text&quot;} for each document. Any order, and in several files, one after the other.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El archivo de salida del lote, o una línea {&quot;id&quot;, &quot;text&quot;} por documento. En cualquier orden, y en varios archivos, uno tras otro.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>Líneas que no se pudieron usar</translation>
    </message>
    <message>
        <source>&lt;p&gt;Choose one to see it as it stands in the file. What could be used was taken; mend the file and read it again if you want the rest.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Elija una para verla tal como está en el archivo. Lo que servía se aceptó; si quiere el resto, corrija el archivo y vuelva a leerlo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;One row for each sequence. Choose a row to read its text below.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Marked&lt;/b&gt;: the check of the answer found that the text is cut off, that the model declined, or that phrases are missing. No record is read for this.&lt;/p&gt;&lt;p&gt;&lt;b&gt;No answer&lt;/b&gt;: all tries failed; stay on the word with the mouse to see why.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una fila por cada secuencia. Elija una para leer su texto abajo.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Marcado&lt;/b&gt;: al comprobar la respuesta se vio que el texto está cortado, que el modelo se negó o que faltan expresiones. Para esto no se lee ningún registro.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Sin respuesta&lt;/b&gt;: fallaron todos los intentos; deje el ratón sobre la palabra para ver por qué.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Writes the package, reads it again and checks it. Nothing half-written is left behind if it fails or you cancel. It costs no budget.&lt;/p&gt;&lt;p&gt;Once the package is verified, its plan is read-only.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Crea el paquete, lo vuelve a leer y lo comprueba. Si falla o se cancela, no queda nada a medias. No cuesta presupuesto.&lt;/p&gt;&lt;p&gt;Una vez verificado el paquete, su plan queda como solo lectura.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Checks that there is no file too many, that the sums and the signatures fit, and that the manifest, the budget and the texts agree.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Comprueba que no sobra ningún archivo, que las sumas y las firmas cuadran y que el manifiesto, el presupuesto y los textos concuerdan.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Two tabs</source>
        <translation>Dos pestañas</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Documents&lt;/b&gt;: what the package would hold, to read and to leave out. All of it is private already.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Internal&lt;/b&gt;: figures that were computed from the records without noise. They stay on this computer and are not saved.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Documentos&lt;/b&gt;: lo que contendría el paquete, para leerlo y excluir lo que haga falta. Todo ello ya está protegido.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Interno&lt;/b&gt;: cifras calculadas a partir de los registros, sin ruido. Se quedan en este equipo y no se guardan.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Show one label, only documents with marks, those left out, or those whose text holds certain words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Muestre una sola categoría, solo los documentos con marcas, los excluidos o aquellos cuyo texto contenga ciertas palabras.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Missing&lt;/b&gt;: phrases that seeded a document and are not in its text.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Look-alikes&lt;/b&gt;: what looks like an identifier.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Duplicate&lt;/b&gt;: an earlier document has the same text.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Like SYN-000123&lt;/b&gt;: nearly the same text as that one: of all groups of three words in the two, at least 80 % are in both.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cut off, withheld, declined&lt;/b&gt;: what the check of a model&apos;s answer said.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Left out&lt;/b&gt;, with a line through it: the package will not hold it.&lt;/p&gt;&lt;p&gt;Choose several rows with Shift or Ctrl. Delete leaves them out, Ctrl+Z takes it back.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Faltan&lt;/b&gt;: expresiones de las que partió un documento y que no están en su texto.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Posibles identificadores&lt;/b&gt;: lo que parece un identificador.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Duplicado&lt;/b&gt;: un documento anterior tiene el mismo texto.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Similar a SYN-000123&lt;/b&gt;: casi el mismo texto que ese; de todos los grupos de tres palabras de los dos, al menos el 80 % está en ambos.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cortado, retenido, rechazado&lt;/b&gt;: lo que dijo la comprobación de la respuesta de un modelo.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Excluido&lt;/b&gt;, y tachado: el paquete no lo contendrá.&lt;/p&gt;&lt;p&gt;Seleccione varias filas con Mayús o Ctrl. Supr las excluye; Ctrl+Z lo deshace.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Like another one</source>
        <translation>Similar a otro</translation>
    </message>
    <message>
        <source>&lt;p&gt;Shows the earlier document with the same text, or nearly the same. Where you leave out all that are marked so, no two of the rest are alike.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Muestra el documento anterior con el mismo texto, o casi el mismo. Si excluye todos los que llevan esta marca, entre los demás no habrá dos parecidos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Names with titles or behind words such as &quot;patient&quot;, days, telephone numbers, e-mail, web and postal addresses, record, insurance, bank and long numbers, found by plain rules. Where documents are written around phrases they point to nobody: what wrote the text saw no record, and a name in a phrase comes from the public vocabulary. In rewritten records they may be those of a record.&lt;/p&gt;&lt;p&gt;The rules find what is written in the usual ways, in English and in part in German, French and Spanish. They do not find everything, and never stop you.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Nombres con tratamiento o tras palabras como «paciente», fechas, números de teléfono, direcciones de correo, web y postales, números de historia, de seguro y de banco, y números largos, hallados con reglas sencillas. Donde los documentos se redactan en torno a expresiones, no señalan a nadie: lo que redactó el texto no vio ningún registro, y un nombre dentro de una expresión viene del vocabulario público. En registros reescritos pueden ser los de un registro.&lt;/p&gt;&lt;p&gt;Las reglas encuentran lo que está escrito de las formas habituales, en inglés y, en parte, en alemán, francés y español. No lo encuentran todo, y nunca le impiden continuar.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Leave out or take back in</source>
        <translation>Excluir o volver a incluir</translation>
    </message>
    <message>
        <source>&lt;p&gt;The package will hold the other documents. It costs no budget, and the manifest names what is left out and why, so that a recipient knows that a person chose.&lt;/p&gt;&lt;p&gt;Choose by what stands in the text. To leave a document out because it is like a record, or unlike all of them, would be a choice made with the records: the promise does not cover it.&lt;/p&gt;&lt;p&gt;Drawing new phrases forgets what was left out; writing again keeps it, so look at it once more.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El paquete contendrá los demás documentos. No cuesta presupuesto, y el manifiesto indica qué se excluye y por qué, para que el destinatario sepa que lo eligió una persona.&lt;/p&gt;&lt;p&gt;Decida por lo que está en el texto. Excluir un documento porque se parece a un registro, o porque no se parece a ninguno, sería decidir con los registros: la garantía no lo cubre.&lt;/p&gt;&lt;p&gt;Al extraer nuevas expresiones se olvida lo excluido; al redactar de nuevo se mantiene, así que vuelva a mirarlo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Why only these reasons?</source>
        <translation>¿Por qué solo estos motivos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The reason stands in the package. Words of your own are not offered, because they could carry something of a record.&lt;/p&gt;&lt;p&gt;The first choice takes the reason from the marks of each document.&lt;/p&gt;&lt;p&gt;For another reason, choose it and leave out once more.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El motivo figura en el paquete. No se ofrece escribir uno propio porque podría llevar algo de un registro.&lt;/p&gt;&lt;p&gt;La primera opción toma el motivo de las marcas de cada documento.&lt;/p&gt;&lt;p&gt;Para cambiar el motivo, elija otro y vuelva a excluir.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Counts of the commit</source>
        <translation>Recuentos de la confirmación</translation>
    </message>
    <message>
        <source>&lt;p&gt;Exact numbers of records. They are known only in the run of the program that learned the phrases, because they are not saved.&lt;/p&gt;&lt;p&gt;Do not tell them to a recipient: no noise protects them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Números exactos de registros. Solo se conocen en la sesión del programa que aprendió las expresiones, porque no se guardan.&lt;/p&gt;&lt;p&gt;No se los diga a ningún destinatario: no los protege ningún ruido.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>Utilidad</translation>
    </message>
    <message>
        <source>&lt;p&gt;Classifiers learn the labels from the synthetic documents alone, and then sort your records by label. The more they get right, the more of what tells the labels apart is in the documents.&lt;/p&gt;&lt;p&gt;The records are read again and nothing of them is kept. The result is exact, so it is for your eyes only; a figure for publication costs budget.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Unos clasificadores aprenden las categorías solo con los documentos sintéticos y después clasifican sus registros por categoría. Cuanto más aciertan, más de lo que distingue las categorías está en los documentos.&lt;/p&gt;&lt;p&gt;Los registros se leen otra vez y no se guarda nada de ellos. El resultado es exacto, así que es solo para usted; una cifra para publicar cuesta presupuesto.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Which records?</source>
        <translation>¿Qué registros?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The file that the phrases were learned from, or another with the same columns. Your plan stays as it is.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El archivo del que se aprendieron las expresiones, u otro con las mismas columnas. Su plan no cambia.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Right&lt;/b&gt;: share of the records that are sorted rightly. &lt;b&gt;95 % interval&lt;/b&gt;: where the share of many more records like these would lie, in 95 of 100 cases.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Guessing&lt;/b&gt;: what always answering the most frequent label would get right. A useful package is well above it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Aciertos&lt;/b&gt;: parte de los registros que se clasifica bien. &lt;b&gt;Intervalo del 95 %&lt;/b&gt;: dónde estaría esa parte con muchos más registros como estos, en 95 de cada 100 casos.&lt;/p&gt;&lt;p&gt;&lt;b&gt;A ciegas&lt;/b&gt;: lo que se acertaría respondiendo siempre la categoría más frecuente. Un paquete útil queda muy por encima.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Label by label</source>
        <translation>Categoría por categoría</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Found&lt;/b&gt;: of the records of a label, the share that was given it (recall).&lt;/p&gt;&lt;p&gt;&lt;b&gt;Right where answered&lt;/b&gt;: of the records that were given a label, the share that has it (precision).&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Encontrados&lt;/b&gt;: de los registros de una categoría, la parte a la que se le asignó (sensibilidad).&lt;/p&gt;&lt;p&gt;&lt;b&gt;Bien asignados&lt;/b&gt;: de los registros a los que se asignó una categoría, la parte que la tiene (precisión).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is taken for what</source>
        <translation>Qué se confunde con qué</translation>
    </message>
    <message>
        <source>&lt;p&gt;A row for each label of the records, a column for each answer. On the frames are those sorted rightly. Go through the cells with the arrow keys; each is told in words.&lt;/p&gt;&lt;p&gt;Two labels that are often taken for each other may share most of their phrases.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una fila por cada categoría de los registros, una columna por cada respuesta. En las celdas con marco están los bien clasificados. Recorra las celdas con las teclas de dirección; cada una se describe con palabras.&lt;/p&gt;&lt;p&gt;Puede que dos categorías que se confunden a menudo compartan la mayoría de sus expresiones.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Internal report</source>
        <translation>Informe interno</translation>
    </message>
    <message>
        <source>&lt;p&gt;For the files of your house, under the same rules as the records. Every page says that it is not to leave, and it cannot be saved beside a package.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Para los archivos de su centro, con las mismas reglas que los registros. Cada página indica que no debe salir, y no se puede guardar junto a un paquete.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What goes together?</source>
        <translation>¿Qué va junto?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A vocabulary that was learnt from public texts also knows which of its phrases stand in the same passages there. &lt;b&gt;Gentle&lt;/b&gt; and &lt;b&gt;strong&lt;/b&gt; draw the phrases of a document towards each other by it, so that they read like one case.&lt;/p&gt;&lt;p&gt;What it costs is variety, not budget: fewer different phrases come up, and those that are usual in public texts more often. The figure is counted in small draws with these settings, with it and without it, which are thrown away.&lt;/p&gt;&lt;p&gt;Nothing of the records goes into it: the public texts alone say what goes together.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un vocabulario aprendido de textos públicos sabe también cuáles de sus expresiones están allí en los mismos pasajes. &lt;b&gt;Suave&lt;/b&gt; y &lt;b&gt;fuerte&lt;/b&gt; acercan así las expresiones de un documento, de modo que se lean como un solo caso.&lt;/p&gt;&lt;p&gt;Cuesta variedad, no presupuesto: salen menos expresiones distintas, y más a menudo las que son habituales en los textos públicos. La cifra se cuenta en extracciones pequeñas con estos ajustes, con ello y sin ello, que se descartan.&lt;/p&gt;&lt;p&gt;Nada de los registros interviene: solo los textos públicos dicen qué va junto.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The built-in sentences</source>
        <translation>Las frases del programa</translation>
    </message>
    <message>
        <source>&lt;p&gt;A phrase is used as what it is: a symptom is complained of, a drug is taken, a procedure was done. That is known from the vocabulary, or from how the phrase ends.&lt;/p&gt;&lt;p&gt;There are sentences in English, German, French and Spanish. Unless you choose one, a vocabulary that was learnt from texts in one of these has its own; with all others, the text is English.&lt;/p&gt;&lt;p&gt;Projects that were released or approved with release 0.1 keep its sentences, so that they can be exported again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cada expresión se usa como lo que es: de un síntoma se aqueja el paciente, un medicamento se toma, un procedimiento se realizó. Eso se sabe por el vocabulario o por cómo termina la expresión.&lt;/p&gt;&lt;p&gt;Hay frases en alemán, español, francés e inglés. Si no elige idioma, vale el del vocabulario si se aprendió de textos en uno de ellos; con todos los demás, el texto está en inglés.&lt;/p&gt;&lt;p&gt;Los proyectos que se publicaron o aprobaron con la versión 0.1 conservan sus frases, para que se puedan exportar de nuevo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Rounds of votes</source>
        <translation>Rondas de votos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Before each round synthetic texts are written, without a record. Then every patient (or record) gives one vote to the text that is nearest to it, and noise is added to the votes of every text. Only these noisy numbers are shown: a bar may stand for votes that were never given.&lt;/p&gt;&lt;p&gt;The &lt;b&gt;whisker&lt;/b&gt; holds the exact number in 95 of 100 cases. Below the dashed &lt;b&gt;line&lt;/b&gt; votes cannot be told from noise. What is above it goes on to the next round.&lt;/p&gt;&lt;h3&gt;Pause&lt;/h3&gt;&lt;p&gt;Nothing new is asked or drawn; what is under way is still stored. All rounds were paid before the first, and every answer and every round is kept in the project: whether you resume, cancel, or close the program, nothing is lost, paid or asked for twice.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Antes de cada ronda se redactan textos sintéticos, sin ningún registro. Después cada paciente (o registro) da un voto al texto más próximo, y a los votos de cada texto se añade ruido. Solo se muestran estos números con ruido: una barra puede corresponder a votos que nunca se dieron.&lt;/p&gt;&lt;p&gt;El &lt;b&gt;bigote&lt;/b&gt; contiene el número exacto en 95 de cada 100 casos. Bajo la &lt;b&gt;línea&lt;/b&gt; discontinua los votos no se distinguen del ruido. Lo que está por encima pasa a la ronda siguiente.&lt;/p&gt;&lt;h3&gt;Pausa&lt;/h3&gt;&lt;p&gt;No se pide ni se genera nada nuevo; lo que está en curso aún se guarda. Todas las rondas se pagaron antes de la primera, y cada respuesta y cada ronda queda en el proyecto: tanto si reanuda como si cancela o cierra el programa, nada se pierde, ni se paga o se pide dos veces.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;These are your choices of pages 1 to 5. They cannot change after the commit, because the noise was made for them.&lt;/p&gt;&lt;p&gt;Go back to change one; nothing is spent yet.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Son sus decisiones de las páginas 1 a 5. Después de la confirmación no pueden cambiar, porque el ruido se generó para ellas.&lt;/p&gt;&lt;p&gt;Vuelva atrás para cambiar alguna; todavía no se ha gastado nada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The map of documents</source>
        <translation>El mapa de los documentos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Each point is a record or a synthetic document. Those with phrases that mean nearly the same lie near each other; the colour is the label, the shape says which of both it is. Good documents lie where the records lie, without copying single ones. Public examples that the plan names for prompts have a shape of their own.&lt;/p&gt;&lt;p&gt;Perplexity says about how many neighbours count: 5 to 50 is usual. The same seed gives the same map.&lt;/p&gt;&lt;p&gt;The map is exact and no noise protects it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cada punto es un registro o un documento sintético. Los que tienen expresiones de sentido parecido están cerca; el color es la categoría, la forma dice cuál de los dos es. Los buenos documentos están donde están los registros, sin copiar ninguno. Los ejemplos públicos que el plan nombra para los prompts tienen una forma propia.&lt;/p&gt;&lt;p&gt;La perplejidad dice cuántos vecinos cuentan más o menos: de 5 a 50 es lo habitual. La misma semilla da el mismo mapa.&lt;/p&gt;&lt;p&gt;El mapa es exacto y ningún ruido lo protege.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The membership attack</source>
        <translation>El ataque de pertenencia</translation>
    </message>
    <message>
        <source>&lt;p&gt;The other records have to be of the same kind and with the same columns, and not in the data. One classifier asks how near a record is to the nearest document, the other how much likelier its phrases are in the documents than in other records.&lt;/p&gt;&lt;p&gt;A curve far below the bound does not prove protection: a stronger attack may exist. The proof is that of the noise. A curve far above it is a reason to look for a fault, or for a difference between the two files.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los otros registros tienen que ser del mismo tipo, con las mismas columnas, y no estar en los datos. Un clasificador pregunta cuán cerca está un registro del documento más próximo, el otro cuánto más probables son sus expresiones en los documentos que en otros registros.&lt;/p&gt;&lt;p&gt;Una curva muy por debajo del límite no prueba la protección: puede haber un ataque más fuerte. La prueba es la del ruido. Una curva muy por encima es motivo para buscar un error, o una diferencia entre los dos archivos.&lt;/p&gt;</translation>
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
    <name>SigningHelp</name>
    <message>
        <source>Why sign?</source>
        <translation>¿Por qué firmar?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The sums in a package show that no file was damaged. A signature shows more: that the package comes from whoever holds the key, and that nothing in it was changed since.&lt;/p&gt;&lt;p&gt;A recipient checks it with Keyseed or with &lt;b&gt;minisign&lt;/b&gt;, against the public key that you hand out.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Las sumas de un paquete muestran que ningún archivo se ha dañado. Una firma muestra más: que el paquete viene de quien tiene la clave y que desde entonces no se ha cambiado nada.&lt;/p&gt;&lt;p&gt;El destinatario la comprueba con Keyseed o con &lt;b&gt;minisign&lt;/b&gt;, frente a la clave pública que usted facilita.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>La clave</translation>
    </message>
    <message>
        <source>&lt;p&gt;It is made once and lies on this computer in a file that is encrypted under your passphrase. Its public half may be known to everybody.&lt;/p&gt;&lt;p&gt;An existing key of &lt;b&gt;minisign&lt;/b&gt; can be used as well. Keep a copy of the file where you keep other keys: nobody can make the same one again.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Se crea una sola vez y está en este equipo, en un archivo cifrado con su frase de contraseña. Su mitad pública la puede conocer todo el mundo.&lt;/p&gt;&lt;p&gt;También se puede usar una clave existente de &lt;b&gt;minisign&lt;/b&gt;. Conserve una copia del archivo donde guarde otras claves: nadie puede volver a crear la misma.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>&lt;p&gt;It opens the key for one signature and is then forgotten: it is stored nowhere, neither in the project nor in the settings.&lt;/p&gt;&lt;p&gt;Four or five words picked by chance are easy to keep and hard to guess.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Abre la clave para una sola firma y después se olvida: no se guarda en ninguna parte, ni en el proyecto ni en los ajustes.&lt;/p&gt;&lt;p&gt;Cuatro o cinco palabras elegidas al azar son fáciles de recordar y difíciles de adivinar.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>&lt;p&gt;Twenty letters and digits that stand for the key. Tell it to the recipient by another way than the package, over the telephone or on your web site: who compares it knows that the key is yours.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Veinte letras y cifras que representan la clave. Désela al destinatario por una vía distinta del paquete, por teléfono o en su sitio web: quien la compara sabe que la clave es de usted.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A second person</source>
        <translation>Una segunda persona</translation>
    </message>
    <message>
        <source>&lt;p&gt;Somebody else, such as a privacy officer, agrees to exactly these texts and signs that with a key of their own. Nobody has to: it is for houses where two pairs of eyes are the rule.&lt;/p&gt;&lt;p&gt;When texts change or are left out afterwards, the approval is of other texts and does not count any more.&lt;/p&gt;&lt;p&gt;Name, reason and time are in the package for all to read.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Otra persona, por ejemplo quien se ocupa de la protección de datos, da su conformidad a exactamente estos textos y la firma con una clave propia. No es obligatorio: es para centros donde la norma es que lo vean dos personas.&lt;/p&gt;&lt;p&gt;Si después se cambian o se excluyen textos, la aprobación es de otros textos y ya no vale.&lt;/p&gt;&lt;p&gt;El nombre, el motivo y la hora están en el paquete a la vista de todos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>More files</source>
        <translation>Más archivos</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;NOTE&lt;/b&gt;: the texts once more as note.csv, in the columns of the NOTE table of the OMOP model, for a research database.&lt;/p&gt;&lt;p&gt;&lt;b&gt;A file for each document&lt;/b&gt;: the folder texts, for tools that read one text a file.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;NOTE&lt;/b&gt;: los mismos textos como note.csv, con las columnas de la tabla NOTE del modelo OMOP, para una base de datos de investigación.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Un archivo por documento&lt;/b&gt;: la carpeta texts, para herramientas que leen un texto por archivo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Another release</source>
        <translation>Otra publicación</translation>
    </message>
    <message>
        <source>&lt;p&gt;What was handed on must not change, so its plan is read-only. A new release starts from the same learned phrases: draw, write and review again, as often as you like. It costs no budget, because no record is read.&lt;/p&gt;&lt;p&gt;The package of before stays as it is.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Lo que se ha entregado no debe cambiar, así que su plan es de solo lectura. Una nueva publicación parte de las mismas expresiones aprendidas: extraiga, redacte y revise de nuevo cuantas veces quiera. No cuesta presupuesto, porque no se lee ningún registro.&lt;/p&gt;&lt;p&gt;El paquete anterior queda como está.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A package from somebody</source>
        <translation>Un paquete de otra persona</translation>
    </message>
    <message>
        <source>&lt;p&gt;Checks a package that was sent to you, a zip file or a folder, in the same way as your own: files, sums, signature, and whether plan and texts agree. Nothing of this project changes.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Comprueba un paquete que le han enviado, un archivo zip o una carpeta, igual que el suyo: archivos, sumas, firma y si el plan y los textos concuerdan. En este proyecto no cambia nada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The privacy statement</source>
        <translation>La declaración de privacidad</translation>
    </message>
    <message>
        <source>&lt;p&gt;The page for the privacy officer, as it will be in the package: the promise, the budget and the noisy counts. It opens in the program that shows PDF files on this computer, and holds only what is released.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La página para quien se ocupa de la protección de datos, tal como estará en el paquete: la garantía, el presupuesto y los recuentos con ruido. Se abre en el programa que muestra los archivos PDF en este equipo y solo contiene lo que se publica.&lt;/p&gt;</translation>
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
        <source>Learning which phrases go together; this cannot be stopped any more</source>
        <translation>Aprendiendo qué expresiones van juntas; ya no se puede detener</translation>
    </message>
    <message>
        <source>Drawing the noise; this cannot be stopped any more</source>
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
        <source>Finding out what the phrases are near to</source>
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
        <source>Learning which phrases are near to each other</source>
        <translation>Aprendiendo qué expresiones son próximas</translation>
    </message>
    <message>
        <source>Learning which phrases tell something</source>
        <translation>Aprendiendo qué expresiones dicen algo</translation>
    </message>
    <message>
        <source>Finding the forms in which the phrases occur</source>
        <translation>Encontrando las formas de las expresiones</translation>
    </message>
    <message>
        <source>Learning which phrases go together</source>
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
        <source>Finding which documents are near to each other</source>
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
    <name>VocabularyHelp</name>
    <message>
        <source>Why a vocabulary?</source>
        <translation>¿Por qué un vocabulario?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Only phrases of a public list are counted in the notes; anything else, a name for example, has no way into the release.&lt;/p&gt;&lt;h3&gt;Which one?&lt;/h3&gt;&lt;p&gt;The smallest that covers what you need. Noise lands on every phrase of the list, so a short list of telling phrases keeps more of the signal.&lt;/p&gt;&lt;h3&gt;Why not look?&lt;/h3&gt;&lt;p&gt;A list made by looking at the records would itself be made of private data, and it is published.&lt;/p&gt;</source>
        <translation>&lt;p&gt;En las notas solo se cuentan expresiones de una lista pública; lo demás, por ejemplo un nombre, no tiene forma de llegar a la publicación.&lt;/p&gt;&lt;h3&gt;¿Cuál?&lt;/h3&gt;&lt;p&gt;El más pequeño que cubra lo que necesita. El ruido cae sobre cada expresión de la lista, así que una lista corta de expresiones significativas conserva más señal.&lt;/p&gt;&lt;h3&gt;¿Por qué no mirar?&lt;/h3&gt;&lt;p&gt;Una lista hecha mirando los registros estaría hecha con datos privados, y la lista se publica.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The built-in lists</source>
        <translation>Las listas incluidas</translation>
    </message>
    <message>
        <source>&lt;p&gt;Both come from WordNet 3.0, a dictionary made at Princeton University. &lt;b&gt;Medical&lt;/b&gt; holds diseases, symptoms, body parts, drugs, procedures and the like. &lt;b&gt;English&lt;/b&gt; is all of it. Plurals and other forms are found as well.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ambas proceden de WordNet 3.0, un diccionario elaborado en la Universidad de Princeton. &lt;b&gt;Médico&lt;/b&gt; contiene enfermedades, síntomas, partes del cuerpo, fármacos, procedimientos y similares. &lt;b&gt;Inglés&lt;/b&gt; es el diccionario completo. También se encuentran los plurales y otras formas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A file of your own</source>
        <translation>Un archivo propio</translation>
    </message>
    <message>
        <source>&lt;p&gt;A list with one phrase a line, a table, or the files of a terminology as they were delivered: UMLS, SNOMED CT, MeSH, ICD-10, RxNorm, an ontology in OBO format. A concept with all its synonyms counts as one phrase and is written by its preferred name.&lt;/p&gt;&lt;p&gt;Phrases that survive the noise are published: check that the licence allows it. It is read once; after that it opens quickly.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una lista con una expresión por línea, una tabla, o los archivos de una terminología tal como se entregaron: UMLS, SNOMED CT, MeSH, CIE-10, RxNorm, una ontología en formato OBO. Un concepto con todos sus sinónimos cuenta como una sola expresión y se escribe con su nombre preferido.&lt;/p&gt;&lt;p&gt;Las expresiones que sobreviven al ruido se publican: compruebe que la licencia lo permite. Se lee una vez; después se abre deprisa.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What kind of file is it?</source>
        <translation>¿Qué tipo de archivo es?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Keyseed tells it from the name or the beginning of the file where it can. If it guessed wrong, choose another kind: the file is then read by the rules of that kind, and what does not fit is named by its line.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Keyseed lo reconoce por el nombre o por el comienzo del archivo cuando puede. Si se equivocó, elija otro tipo: el archivo se lee entonces según las reglas de ese tipo, y lo que no encaja se señala con su línea.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Less of a large vocabulary</source>
        <translation>Menos de un vocabulario grande</translation>
    </message>
    <message>
        <source>&lt;p&gt;A terminology has far more names than a corpus needs. Noise lands on every phrase, so choose a language, semantic types or parts of the tree. What a field may hold is told below it; several values stand with commas between them. What is optional may stay empty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una terminología tiene muchos más nombres de los que necesita un corpus. El ruido cae sobre cada expresión; elija, pues, un idioma, tipos semánticos o partes del árbol. Debajo de cada campo se dice qué puede contener; varios valores se separan con comas. Lo opcional puede quedar vacío.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Kinds of phrases</source>
        <translation>Tipos de expresiones</translation>
    </message>
    <message>
        <source>&lt;p&gt;Take away the tick from a kind, and its phrases are looked for nowhere. Fewer phrases mean less noise on the others. A shorter phrase inside one that is left out is found instead.&lt;/p&gt;&lt;p&gt;Decide by what the recipient needs: what is left out is public, as the vocabulary is.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Quite la marca de un tipo, y sus expresiones no se buscan en ninguna parte. Menos expresiones significan menos ruido en las demás. En lugar de una expresión excluida se encuentra una más corta que haya dentro de ella.&lt;/p&gt;&lt;p&gt;Decida según lo que necesita el destinatario: lo excluido es público, como el vocabulario.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Leaving phrases out</source>
        <translation>Excluir expresiones</translation>
    </message>
    <message>
        <source>&lt;p&gt;Choose rows with Shift or Ctrl and press Delete: a word that means something else in your field, or too much. Ctrl+Z takes them back, and so does the list of what is left out.&lt;/p&gt;&lt;p&gt;Do not leave a phrase out because of what a record says: what is left out is published with the plan.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Elija filas con Mayús o Ctrl y pulse Supr: una palabra que significa otra cosa en su campo, o demasiadas. Ctrl+Z las recupera, y también la lista de lo excluido.&lt;/p&gt;&lt;p&gt;No excluya una expresión por lo que diga un registro: lo excluido se publica con el plan.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Learn from public texts?</source>
        <translation>¿Aprender de textos públicos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A list from a dictionary knows no abbreviations, no local words, and not what goes together. Published texts of the field do: case reports, textbooks, guidelines, patient information, in your language.&lt;/p&gt;&lt;p&gt;The program finds the words and phrases that are frequent there and rare elsewhere, what each tells of a subject, and which stand together. It works on this computer and sends nothing.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Never your own notes&lt;/b&gt;, de-identified or not: what is learnt goes out with every release, and no noise protects it.&lt;/p&gt;&lt;p&gt;It takes some minutes for 20 MB. The window may be closed meanwhile: learning goes on.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una lista sacada de un diccionario no conoce abreviaturas ni palabras locales, ni lo que va junto. Los textos publicados del área sí: casos, manuales, guías, información para pacientes, en su idioma.&lt;/p&gt;&lt;p&gt;El programa encuentra las palabras y expresiones frecuentes allí y raras en otros sitios, lo que cada una dice de un tema y cuáles están juntas. Trabaja en este equipo y no envía nada.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Nunca sus propias notas&lt;/b&gt;, desidentificadas o no: lo que se aprende sale con cada publicación, y ningún ruido lo protege.&lt;/p&gt;&lt;p&gt;Tarda unos minutos para 20 MB. Mientras tanto la ventana se puede cerrar: el aprendizaje continúa.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Which texts, and how many?</source>
        <translation>¿Qué textos y cuántos?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Files of records (CSV, TSV, JSON Lines) with a text in each row, plain texts (.txt, .md), and folders of plain texts, each of which is one text. Links and hidden files of a folder are passed over.&lt;/p&gt;&lt;p&gt;&lt;b&gt;20 MB or more&lt;/b&gt; are advised. With less than 5 MB few phrases stand often enough to be told from chance.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Archivos de registros (CSV, TSV, JSON Lines) con un texto en cada fila, textos simples (.txt, .md) y carpetas de textos simples, cada uno de los cuales es un texto. Los enlaces y los archivos ocultos de una carpeta se pasan por alto.&lt;/p&gt;&lt;p&gt;Se aconsejan &lt;b&gt;20 MB o más&lt;/b&gt;. Con menos de 5 MB pocas expresiones aparecen lo bastante a menudo para distinguirse del azar.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What do I declare?</source>
        <translation>¿Qué declaro?</translation>
    </message>
    <message>
        <source>&lt;p&gt;That anyone could have these texts, and that none of them was written about your patients. No program can check that; the promise to the patients rests on it.&lt;/p&gt;&lt;p&gt;Origin and licence stand in the package, so that recipients can judge for themselves. The names of the files do not.&lt;/p&gt;&lt;p&gt;Keyseed refuses the records of this project and copies of them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Que cualquiera podría tener estos textos y que ninguno se escribió sobre sus pacientes. Ningún programa puede comprobarlo; la promesa a los pacientes descansa en ello.&lt;/p&gt;&lt;p&gt;El origen y la licencia constan en el paquete, para que los destinatarios juzguen por sí mismos. Los nombres de los archivos no.&lt;/p&gt;&lt;p&gt;Keyseed rechaza los registros de este proyecto y sus copias.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What should be left out?</source>
        <translation>¿Qué conviene dejar fuera?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Words that come from how the texts are made and not from the field: headings, names of journals, standing sentences. &lt;b&gt;Delete&lt;/b&gt; leaves out the selected ones, &lt;b&gt;Ctrl+Z&lt;/b&gt; takes them back in. How many were left out is told in the package.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Expected&lt;/b&gt;: how often the phrase may come up before anything is known of the records. &lt;b&gt;Weight&lt;/b&gt;: how much an occurrence counts, more where it tells more. &lt;b&gt;Passages&lt;/b&gt;: parts of about 150 words of the public texts that hold it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Palabras que vienen de cómo están hechos los textos y no del área: títulos, nombres de revistas, frases hechas. &lt;b&gt;Supr&lt;/b&gt; deja fuera las seleccionadas, &lt;b&gt;Ctrl+Z&lt;/b&gt; las recupera. El paquete dice cuántas se dejaron fuera.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Esperado&lt;/b&gt;: con qué frecuencia puede salir la expresión antes de saber nada de los registros. &lt;b&gt;Peso&lt;/b&gt;: cuánto cuenta una aparición, más donde dice más. &lt;b&gt;Pasajes&lt;/b&gt;: partes de unas 150 palabras de los textos públicos que la contienen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Look into the list</source>
        <translation>Consultar la lista</translation>
    </message>
    <message>
        <source>&lt;p&gt;The search goes over the public list, not over the records. Phrases that begin with what you type come first.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La búsqueda se hace en la lista pública, no en los registros. Primero aparecen las expresiones que empiezan por lo que usted escribe.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is near?</source>
        <translation>¿Qué es cercano?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A vector is a list of numbers for each phrase; phrases that are used alike have vectors that point the same way. Where the budget is too small to count every phrase, near phrases are counted together, and some methods learn which kinds of phrases go together.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Built in&lt;/b&gt; ones are made of WordNet. A &lt;b&gt;file&lt;/b&gt; of word2vec, GloVe, fastText or model2vec knows other languages and fields: a phrase takes the mean of its words, in which rare words count more. Only vectors that were made of public texts belong here: they are named in the release.&lt;/p&gt;&lt;p&gt;A phrase without a known word takes its place from the built-in vectors; if these do not know it either, it is near to nothing.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Un vector es una lista de números para cada expresión; las expresiones que se usan de forma parecida tienen vectores de la misma dirección. Cuando el presupuesto no alcanza para contar cada expresión, las cercanas se cuentan juntas, y algunos métodos aprenden qué clases de expresiones van juntas.&lt;/p&gt;&lt;p&gt;Los &lt;b&gt;incluidos&lt;/b&gt; proceden de WordNet. Un &lt;b&gt;archivo&lt;/b&gt; de word2vec, GloVe, fastText o model2vec conoce otros idiomas y campos: una expresión toma la media de sus palabras, en la que las palabras raras cuentan más. Aquí solo caben vectores hechos con textos públicos: se nombran en la publicación.&lt;/p&gt;&lt;p&gt;Una expresión sin ninguna palabra conocida toma su lugar de los vectores incluidos; si tampoco estos la conocen, no está cerca de nada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A server that gives vectors</source>
        <translation>Un servidor que da vectores</translation>
    </message>
    <message>
        <source>&lt;p&gt;A model on a server of yours, or of a provider, is asked for the vector of each phrase of the public vocabulary. Nothing else can be sent: the program has no way to give it records. The server learns which vocabulary you use.&lt;/p&gt;&lt;p&gt;Nothing is sent before you press the button. The answers stay on this computer, and a run that was stopped goes on where it was.&lt;/p&gt;</source>
        <translation>&lt;p&gt;A un modelo en un servidor suyo, o de un proveedor, se le pide el vector de cada expresión del vocabulario público. No puede enviarse nada más: el programa no tiene forma de darle registros. El servidor sabrá qué vocabulario usa usted.&lt;/p&gt;&lt;p&gt;No se envía nada antes de que pulse el botón. Las respuestas quedan en este equipo, y una consulta detenida sigue donde estaba.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>&lt;p&gt;Type a phrase of the vocabulary to see the ten nearest ones. If they make no sense to you, take other vectors.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Escriba una expresión del vocabulario para ver las diez más cercanas. Si no tienen sentido, tome otros vectores.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>VocabularyText</name>
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
        <source>names that the source suppresses</source>
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
        <source>names that are no longer in use</source>
        <translation>nombres que ya no se usan</translation>
    </message>
    <message>
        <source>names of concepts that are no longer in use</source>
        <translation>nombres de conceptos que ya no se usan</translation>
    </message>
    <message>
        <source>definitions</source>
        <translation>definiciones</translation>
    </message>
    <message>
        <source>headings in other parts of the tree</source>
        <translation>encabezamientos en otras partes del árbol</translation>
    </message>
    <message>
        <source>places in other parts of the tree</source>
        <translation>lugares en otras partes del árbol</translation>
    </message>
    <message>
        <source>synonyms that are broader, narrower or related only</source>
        <translation>sinónimos más amplios, más estrechos o solo relacionados</translation>
    </message>
    <message>
        <source>obsolete concepts</source>
        <translation>conceptos obsoletos</translation>
    </message>
    <message>
        <source>names that are too long for a phrase</source>
        <translation>nombres demasiado largos para una expresión</translation>
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
        <source>Texts of the field that anyone may read; 20 MB or more are advised. Never the notes of the house. They are read once, and again when they change.</source>
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
        <source>Told to recipients</source>
        <translation>Se comunica a los destinatarios</translation>
    </message>
    <message>
        <source>The name that a phrase has in the first of them is used.</source>
        <translation>Se usa el nombre que el término tiene en el primero de ellos.</translation>
    </message>
    <message>
        <source>phrases that an earlier one has</source>
        <translation>términos que ya tiene uno anterior</translation>
    </message>
</context>
<context>
    <name>WriterHelp</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>&lt;p&gt;Which model is asked, with what words, and what it may cost. Folded away while documents are written; nothing can be changed then.&lt;/p&gt;</source>
        <translation>&lt;p&gt;A qué modelo se pide, con qué palabras y cuánto puede costar. Se pliega mientras se redactan documentos; entonces no se puede cambiar nada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Which server?</source>
        <translation>¿Qué servidor?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The program that runs the model: on this computer (Ollama, LM Studio, llama.cpp), in your house (vLLM), or a service.&lt;/p&gt;&lt;p&gt;Whatever it is, it sees prompts made of the released phrases, never a record.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El programa que ejecuta el modelo: en este equipo (Ollama, LM Studio, llama.cpp), en su centro (vLLM) o un servicio.&lt;/p&gt;&lt;p&gt;Sea cual sea, ve prompts formados con las expresiones publicadas, nunca un registro.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>&lt;p&gt;The language that the server speaks. Most speak that of OpenAI; the server&apos;s handbook says so as &lt;b&gt;chat completions&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El lenguaje que habla el servidor. La mayoría habla el de OpenAI; el manual del servidor lo llama &lt;b&gt;chat completions&lt;/b&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>&lt;p&gt;Up to where the protocol&apos;s own path begins, as in &lt;b&gt;https://models.hospital.example/v1&lt;/b&gt;. It must begin with https://, unless the server is on this computer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Hasta donde empieza la ruta propia del protocolo, como en &lt;b&gt;https://models.hospital.example/v1&lt;/b&gt;. Debe empezar por https://, salvo que el servidor esté en este equipo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>Versión de la API</translation>
    </message>
    <message>
        <source>&lt;p&gt;Azure wants to know which version of its rules is meant: a day, as in 2024-06-01.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Azure quiere saber a qué versión de sus reglas se refiere: una fecha, como 2024-06-01.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>&lt;p&gt;As the server calls it. &lt;b&gt;Test the connection&lt;/b&gt; fills the list with those it has. For Azure this is the name of the deployment.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Con el nombre que le da el servidor. &lt;b&gt;Probar la conexión&lt;/b&gt; llena la lista con los que tiene. En Azure es el nombre de la implementación.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Where is the key kept?</source>
        <translation>¿Dónde se guarda la clave?</translation>
    </message>
    <message>
        <source>&lt;p&gt;In memory until the program ends and, if you say so, in the keyring of this system, under the address of the server. Never in the project, the package, a log or a message.&lt;/p&gt;</source>
        <translation>&lt;p&gt;En memoria hasta que el programa termina y, si usted lo indica, en el llavero de este sistema, asociada a la dirección del servidor. Nunca en el proyecto, el paquete, un archivo de registro del programa o un mensaje.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>Variable de entorno</translation>
    </message>
    <message>
        <source>&lt;p&gt;The &lt;b&gt;name&lt;/b&gt; of a variable that holds the key, set by whoever starts the program. The plan keeps the name, not the key: right for the command line and for computers that several people use.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El &lt;b&gt;nombre&lt;/b&gt; de una variable que contiene la clave, definida por quien inicia el programa. El plan guarda el nombre, no la clave: lo adecuado para la línea de comandos y para equipos que usan varias personas.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What is sent?</source>
        <translation>¿Qué se envía?</translation>
    </message>
    <message>
        <source>&lt;p&gt;A question for the list of models. Where that proves nothing, one fixed sentence that costs a few tokens. Nothing of your project.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una consulta de la lista de modelos. Si eso no demuestra nada, una frase fija que cuesta unos pocos tokens. Nada de su proyecto.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Opciones avanzadas</translation>
    </message>
    <message>
        <source>&lt;p&gt;How long an answer may be, the way through the network of your house, and how fast the server is asked. The usual values suit most.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Lo larga que puede ser una respuesta, el camino por la red de su centro y el ritmo con que se pide al servidor. Los valores habituales sirven casi siempre.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>&lt;p&gt;Models count text in pieces of about four letters, called tokens. An answer that reaches the limit is cut off; a thousand tokens are some 700 words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los modelos cuentan el texto en trozos de unas cuatro letras, llamados tokens. Una respuesta que llega al límite se corta; mil tokens son unas 700 palabras.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>&lt;p&gt;How much chance is in the choice of words: 0 gives the likeliest ones, 1 is usual, higher becomes odd. Some models refuse a number; then leave it to the server.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cuánto azar hay en la elección de las palabras: 0 da las más probables, 1 es lo habitual, más alto resulta extraño. Algunos modelos rechazan un número; entonces déjelo a cargo del servidor.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Own CA file</source>
        <translation>Archivo de CA propio</translation>
    </message>
    <message>
        <source>&lt;p&gt;Many houses sign the certificates of their servers themselves. The file (PEM) with their authority, from your IT, lets this program trust them. Certificates are always checked.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Muchos centros firman ellos mismos los certificados de sus servidores. Con el archivo (PEM) de su autoridad, que le dará su departamento de informática, este programa puede confiar en ellos. Los certificados se comprueban siempre.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>&lt;p&gt;The computer that lets connections out of your house, as in &lt;b&gt;http://proxy.hospital.example:3128&lt;/b&gt;. Empty: the one the system names. Without user name and password, which a plan must not hold.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El equipo que deja salir conexiones de su centro, como en &lt;b&gt;http://proxy.hospital.example:3128&lt;/b&gt;. Vacío: el que indica el sistema. Sin usuario ni contraseña, que un plan no debe contener.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Without TLS?</source>
        <translation>¿Sin TLS?</translation>
    </message>
    <message>
        <source>&lt;p&gt;Without TLS everybody on the way can read prompts and key. It is refused, except for this computer and for the one host named here: its name alone, without http:// and port.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Sin TLS, cualquiera en el camino puede leer los prompts y la clave. Se rechaza, salvo para este equipo y para el único host que se indique aquí: solo su nombre, sin http:// ni puerto.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>How fast?</source>
        <translation>¿A qué ritmo?</translation>
    </message>
    <message>
        <source>&lt;p&gt;More requests at the same time are faster, up to what the server can do. Limits a minute keep below what a service allows; a server that asks for patience gets it in any case.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Con más solicitudes a la vez se va más rápido, hasta donde llegue el servidor. Los límites por minuto evitan superar lo que permite un servicio; si un servidor pide paciencia, se le da en cualquier caso.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>&lt;p&gt;How often one document is asked for when the server fails, or its answer has a flaw and is to be asked for again. Then it is left out and named.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cuántas veces se pide un documento cuando el servidor falla o la respuesta tiene un defecto y hay que pedirla de nuevo. Después se deja fuera y se indica cuál es.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>&lt;p&gt;What the model is told, with places for the phrases and the choices below. A file of your own has places such as &lt;b&gt;{phrases}&lt;/b&gt;, &lt;b&gt;{label}&lt;/b&gt;, &lt;b&gt;{documentType}&lt;/b&gt;, &lt;b&gt;{language}&lt;/b&gt;, &lt;b&gt;{length}&lt;/b&gt; and &lt;b&gt;{examples}&lt;/b&gt;; a line of three hyphens ends what is said as the system.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Lo que se le dice al modelo, con huecos para las expresiones y las opciones de abajo. Un archivo propio tiene huecos como &lt;b&gt;{phrases}&lt;/b&gt;, &lt;b&gt;{label}&lt;/b&gt;, &lt;b&gt;{documentType}&lt;/b&gt;, &lt;b&gt;{language}&lt;/b&gt;, &lt;b&gt;{length}&lt;/b&gt; y &lt;b&gt;{examples}&lt;/b&gt;; una línea con tres guiones cierra lo que se dice como sistema.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>&lt;p&gt;Which language the model is to write. The phrases are given as they are in the vocabulary.&lt;/p&gt;</source>
        <translation>&lt;p&gt;En qué idioma debe escribir el modelo. Las expresiones se le dan tal como están en el vocabulario.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>&lt;p&gt;In words for the model, as in &lt;b&gt;about 200 words&lt;/b&gt;. The tokens of an answer (advanced) must leave room for it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;En palabras para el modelo, como &lt;b&gt;unas 200 palabras&lt;/b&gt;. Los tokens de una respuesta (opciones avanzadas) deben dejar sitio para ello.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>&lt;p&gt;Documents that the recipient wrote or published show the model style and form. They stand in every prompt, word for word, so they make each one longer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los documentos que el destinatario escribió o publicó muestran al modelo el estilo y la forma. Aparecen palabra por palabra en cada prompt, así que los alargan todos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Why must I say so?</source>
        <translation>¿Por qué debo declararlo?</translation>
    </message>
    <message>
        <source>&lt;p&gt;The promise of privacy covers the phrases. A passage of a record that is pasted as an example would leave the house unprotected, and no program can tell. Only you can.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La garantía de privacidad cubre las expresiones. Un pasaje de un registro pegado como ejemplo saldría del centro sin protección, y ningún programa puede darse cuenta. Solo usted.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Flawed answers</source>
        <translation>Respuestas defectuosas</translation>
    </message>
    <message>
        <source>&lt;p&gt;Judged by the answer alone, never by the records. &lt;b&gt;Ask again&lt;/b&gt; costs another request, with another seed. &lt;b&gt;Mark&lt;/b&gt; keeps the text and shows the flaw at the review.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Se juzgan solo por la respuesta, nunca por los registros. &lt;b&gt;Pedir de nuevo&lt;/b&gt; cuesta otra solicitud, con otra semilla. &lt;b&gt;Marcar&lt;/b&gt; conserva el texto y muestra el defecto en la revisión.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The exact request</source>
        <translation>La solicitud exacta</translation>
    </message>
    <message>
        <source>&lt;p&gt;What goes to the server for this document, letter for letter: the address, the lines before the text, the prompt. Look for yourself that no record is in it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Lo que va al servidor para este documento, letra por letra: la dirección, las líneas que preceden al texto, el prompt. Compruebe usted mismo que no contiene ningún registro.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The estimate</source>
        <translation>La estimación</translation>
    </message>
    <message>
        <source>&lt;p&gt;One request a document, without those that are asked again. The tokens of the answers and the money are at most: most answers end sooner. While it runs, the server&apos;s own count is shown.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una solicitud por documento, sin contar las que se repiten. Los tokens de las respuestas y el dinero son máximos: la mayoría de las respuestas acaban antes. Durante la redacción se muestra el recuento del propio servidor.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>&lt;p&gt;From the price list of the service, for a million tokens, in any currency: the program knows none. 0 for a server of your own.&lt;/p&gt;</source>
        <translation>&lt;p&gt;De la lista de precios del servicio, por millón de tokens, en cualquier moneda: el programa no conoce ninguno. 0 para un servidor propio.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Topes</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing new is asked for that would go beyond a cap. What is there by then is kept; raise the cap to go on. This money is no budget of privacy.&lt;/p&gt;</source>
        <translation>&lt;p&gt;No se pide nada nuevo que supere un tope. Lo que haya para entonces se conserva; suba el tope para continuar. Este dinero no es presupuesto de privacidad.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Several servers</source>
        <translation>Varios servidores</translation>
    </message>
    <message>
        <source>&lt;p&gt;Documents are shared out by &lt;b&gt;weight&lt;/b&gt;: a server of weight 2 gets twice as many as one of weight 1, as far as it is fast enough. &lt;b&gt;At once&lt;/b&gt; is how many requests a server gets at the same time.&lt;/p&gt;&lt;p&gt;A server that fails is left alone for a while that grows, and its documents go to the others; one that refuses its key is asked no more in this run. What one server has written, no other is asked for again.&lt;/p&gt;&lt;p&gt;The package says how many documents each model wrote, and not where the servers are.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Los documentos se reparten según el &lt;b&gt;peso&lt;/b&gt;: un servidor de peso 2 recibe el doble que uno de peso 1, en la medida en que sea lo bastante rápido. &lt;b&gt;A la vez&lt;/b&gt; es cuántas peticiones recibe un servidor al mismo tiempo.&lt;/p&gt;&lt;p&gt;A un servidor que falla se le deja en paz durante un tiempo que crece, y sus documentos van a los demás; al que rechaza su clave no se le pregunta más en esta ejecución. Lo que ha escrito un servidor no se vuelve a pedir a ningún otro.&lt;/p&gt;&lt;p&gt;El paquete dice cuántos documentos ha escrito cada modelo, y no dónde están los servidores.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>WriterIssueText</name>
    <message>
        <source>Choose a prompt template.</source>
        <translation>Elija una plantilla de prompt.</translation>
    </message>
    <message>
        <source>Say in which language the documents are to be written.</source>
        <translation>Indique en qué idioma se van a redactar los documentos.</translation>
    </message>
    <message>
        <source>Say how long a document is to be, such as &quot;about 200 words&quot;.</source>
        <translation>Indique la longitud de un documento, por ejemplo «unas 200 palabras».</translation>
    </message>
    <message>
        <source>An example is empty: fill it in, or take it off the list.</source>
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
        <source>Give the API version that the Azure server expects, such as 2024-06-01.</source>
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
        <source>The plan names a kind of server that this version does not know; choose one.</source>
        <translation>El plan indica un tipo de servidor que esta versión no conoce; elija uno.</translation>
    </message>
    <message>
        <source>The plan names something to do with a flawed answer that this version does not know; choose keep, retry or mark.</source>
        <translation>El plan indica para las respuestas defectuosas algo que esta versión no conoce; elija conservar, pedir de nuevo o marcar.</translation>
    </message>
    <message>
        <source>Tokens of an answer: a number from 1 to %1 is needed.</source>
        <extracomment>Tokens are the pieces of text in which a language model counts.</extracomment>
        <translation>Tokens de una respuesta: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>Requests at the same time: a number from 1 to %1 is needed.</source>
        <translation>Solicitudes a la vez: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>Tries for a document: a number from 1 to %1 is needed.</source>
        <translation>Intentos por documento: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>The cap in requests: a number from 1 to %1 is needed.</source>
        <translation>El tope de solicitudes: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>At most %1 examples can be given.</source>
        <translation>Se pueden dar como máximo %1 ejemplos.</translation>
    </message>
    <message>
        <source>Every prompt shows the examples: declare that none of them was taken from the records, or take them off the list.</source>
        <translation>Cada prompt muestra los ejemplos: declare que ninguno se tomó de los registros o quítelos de la lista.</translation>
    </message>
    <message>
        <source>The temperature: a number from 0 to 2 is needed.</source>
        <translation>La temperatura: hace falta un número de 0 a 2.</translation>
    </message>
    <message>
        <source>An empty answer is no document and cannot be kept: choose retry or mark.</source>
        <translation>Una respuesta vacía no es un documento y no se puede conservar: elija pedir de nuevo o marcar.</translation>
    </message>
    <message>
        <source>The address of the server is not complete: it begins with https:// and names a host.</source>
        <translation>La dirección del servidor no está completa: empieza por https:// e indica un host.</translation>
    </message>
    <message>
        <source>The address of the server cannot hold a user name, a password, ? or #; the key has a field of its own.</source>
        <translation>La dirección del servidor no puede contener usuario, contraseña, ? ni #; la clave tiene su propio campo.</translation>
    </message>
    <message>
        <source>Plain http would send the key and the prompts in the open: use https, or allow it for this host by name.</source>
        <translation>Con http simple, la clave y los prompts se enviarían sin cifrar: use https o permítalo para este host por su nombre.</translation>
    </message>
    <message>
        <source>Give the name of an environment variable, such as OPENAI_API_KEY, not the key itself.</source>
        <translation>Indique el nombre de una variable de entorno, por ejemplo OPENAI_API_KEY, no la clave misma.</translation>
    </message>
    <message>
        <source>Name a variable that ends in _KEY or _TOKEN: others may hold other secrets than the key of a server.</source>
        <translation>Nombre una variable que termine en _KEY o _TOKEN: otras pueden contener otros secretos que la clave de un servidor.</translation>
    </message>
    <message>
        <source>The proxy: an address such as http://host:3128, without user name and password, is needed.</source>
        <translation>El proxy: hace falta una dirección como http://host:3128, sin usuario ni contraseña.</translation>
    </message>
    <message>
        <source>The host that may be reached by plain http: its name alone, without http:// and port, is needed.</source>
        <translation>El host al que se puede acceder con http simple: hace falta solo su nombre, sin http:// ni puerto.</translation>
    </message>
    <message>
        <source>Tokens in a minute: a number above 0, or 0 for no limit, is needed.</source>
        <translation>Tokens por minuto: hace falta un número mayor que 0, o 0 para no poner límite.</translation>
    </message>
    <message>
        <source>Requests in a minute: a number above 0, or 0 for no limit, is needed.</source>
        <translation>Solicitudes por minuto: hace falta un número mayor que 0, o 0 para no poner límite.</translation>
    </message>
    <message>
        <source>The cap in money: an amount above 0 is needed.</source>
        <translation>El tope de dinero: hace falta un importe mayor que 0.</translation>
    </message>
    <message>
        <source>The price of a million tokens of answers: 0 or more is needed.</source>
        <translation>El precio de un millón de tokens de respuestas: hace falta 0 o más.</translation>
    </message>
    <message>
        <source>The price of a million tokens of prompts: 0 or more is needed.</source>
        <translation>El precio de un millón de tokens de prompts: hace falta 0 o más.</translation>
    </message>
    <message>
        <source>The plan names built-in sentences that this version does not know.</source>
        <translation>El plan nombra frases del programa que esta versión no conoce.</translation>
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
        <source>Say where the public texts come from.</source>
        <translation>Indique de dónde proceden los textos públicos.</translation>
    </message>
    <message>
        <source>Say under which licence the public texts may be used.</source>
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
        <source>Documents repeat sentences of these texts: declare that all of them are public and none was taken from the records, or choose another way of writing.</source>
        <translation>Los documentos repiten frases de estos textos: declare que todos son públicos y que ninguno procede de los registros, o elija otra forma de escribir.</translation>
    </message>
    <message>
        <source>This method hands on phrases, and public texts are written from by methods that choose among texts only: choose another way of writing, or another method.</source>
        <translation>Este método transmite términos; solo los métodos que eligen entre textos escriben a partir de textos públicos: elija otra forma de escribir u otro método.</translation>
    </message>
    <message>
        <source>The weight of a server: a number from 1 to %1 is needed.</source>
        <translation>El peso de un servidor: hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>At most %1 servers can be asked.</source>
        <translation>Se puede preguntar a %1 servidores como máximo.</translation>
    </message>
    <message>
        <source>A server is on the list twice: take one off and give the other more weight.</source>
        <translation>Un servidor está dos veces en la lista: quite uno y dé más peso al otro.</translation>
    </message>
</context>
<context>
    <name>WritingText</name>
    <message numerus="yes">
        <source>Paused: nothing new is asked for. %Ln request(s) under way will still be answered.</source>
        <translation>
            <numerusform>En pausa: no se pide nada nuevo. %Ln solicitud en curso aún se responderá.</numerusform>
            <numerusform>En pausa: no se pide nada nuevo. %Ln solicitudes en curso aún se responderán.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: nothing is asked for until you go on.</source>
        <translation>En pausa: no se pide nada hasta que reanude.</translation>
    </message>
    <message numerus="yes">
        <source>The server cannot take more now (%1). Asked again in about %n second(s).</source>
        <translation>
            <numerusform>El servidor no admite más ahora (%1). Se volverá a pedir en aproximadamente %n segundo.</numerusform>
            <numerusform>El servidor no admite más ahora (%1). Se volverá a pedir en aproximadamente %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each document is kept in the project as it comes; what is there is not asked for twice.</source>
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
        <source>%Ln document(s) are kept in the project; writing goes on with the others.</source>
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
        <source>Stopped before the cap of %1 would be passed.</source>
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
        <source>Raise it in the settings above and write the rest, or go on with the documents there are.</source>
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
        <source>Hid&amp;e</source>
        <translation>&amp;Ocultar</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Hide the advanced choices</source>
        <translation>Ocultar las opciones avanzadas</translation>
    </message>
    <message>
        <source>Show the advanced choices</source>
        <translation>Mostrar las opciones avanzadas</translation>
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
        <source>This is the key that signs the package as well. The same key twice shows one person, not two.</source>
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
        <source>Name, reason and time will stand in the package, for every recipient to read.</source>
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
        <source>The approval that the project keeps cannot be read: have it approved again, or take it out.</source>
        <translation>La aprobación que guarda el proyecto no se puede leer: pida que se apruebe de nuevo o quítela.</translation>
    </message>
    <message>
        <source>The approval is of other texts: have it approved again, or take it out.</source>
        <translation>La aprobación es de otros textos: pida que se apruebe de nuevo o quítela.</translation>
    </message>
    <message>
        <source>It is of the texts as they are now. Its key is the one that signs as well: the same key twice shows one person, not two.</source>
        <translation>Es de los textos tal como están ahora. Su clave es la misma que firma: la misma clave dos veces muestra una persona, no dos.</translation>
    </message>
    <message>
        <source>It is of the texts as they are now.</source>
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
        <source>Two classifiers try to tell your records from others of the same kind that are not in the data, by the documents alone. This is evidence beside the proof, not a proof.</source>
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
        <source>%1 documents, %2 members, %3 others.</source>
        <translation>%1 documentos, %2 miembros, %3 otros.</translation>
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
        <source>phrases</source>
        <extracomment>in a chart, short: the part of this plan&apos;s budget for which phrases there are</extracomment>
        <translation>expresiones</translation>
    </message>
    <message>
        <source>together</source>
        <extracomment>in a chart, short: the part of this plan&apos;s budget for which phrases go together</extracomment>
        <translation>juntas</translation>
    </message>
    <message>
        <source>labels</source>
        <extracomment>in a chart, short: the part of this plan&apos;s budget for the counts of the labels</extracomment>
        <translation>categorías</translation>
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
        <source>%1 does not fit under the cap of %2; free is %3.</source>
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
    <name>ui::CalibrationModel</name>
    <message>
        <source>Stated probability</source>
        <translation>Probabilidad indicada</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Sorted rightly</source>
        <translation>Bien ordenados</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
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
        <source>Use that so&amp;urce</source>
        <translation>&amp;Usar esa fuente</translation>
    </message>
    <message>
        <source>The ledger holds a cap of &lt;b&gt;%1&lt;/b&gt; for this data source, over all projects. Raising it is a deliberate act with a reason, outside of this wizard.</source>
        <translation>El libro de gastos tiene un tope de &lt;b&gt;%1&lt;/b&gt; para esta fuente de datos, entre todos los proyectos. Subirlo es un acto deliberado y motivado, fuera de este asistente.</translation>
    </message>
    <message>
        <source>The ledger holds no cap for this data source yet. A cap is the most that may ever be spent on it, over all projects; the commit writes it into the ledger.</source>
        <translation>El libro de gastos aún no tiene un tope para esta fuente de datos. El tope es lo máximo que se podrá gastar nunca en ella, entre todos los proyectos; la confirmación lo anota en el libro de gastos.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>a name in quotation marks</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>These records were already used as %1. What is spent on them adds up only under one name.</source>
        <extracomment>%1: names of data sources</extracomment>
        <translation>Estos registros ya se usaron como %1. Lo que se gasta en ellos solo se suma bajo un mismo nombre.</translation>
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
        <source>A change in the lists above is taken over at once.</source>
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
        <source>You said that a patient can have several rows: choose &quot;person&quot; above the column that tells patients apart. If there is none, and each row is a different patient, say so.</source>
        <translation>Ha indicado que un paciente puede tener varias filas: elija «persona» sobre la columna que distingue a los pacientes. Si no la hay y cada fila es un paciente distinto, indíquelo.</translation>
    </message>
    <message>
        <source>Each row counts as a different patient. If that is not so, choose &quot;person&quot; above the column that tells patients apart.</source>
        <translation>Cada fila cuenta como un paciente distinto. Si no es así, elija «persona» sobre la columna que distingue a los pacientes.</translation>
    </message>
    <message>
        <source>%1 looks like a column that tells patients apart. If a patient can have several rows, choose &quot;person&quot; above it: otherwise the guarantee holds for a row, not for a patient.</source>
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
        <source>none is set for this data source: nothing will refuse the next spend</source>
        <translation>esta fuente de datos no tiene tope: nada impedirá el próximo gasto</translation>
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
</context>
<context>
    <name>ui::CommitStep</name>
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
        <source>&amp;Spend %1 and learn the phrases</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;, or with its delta, &quot;6.0 at delta 0.000001&quot;. The letter after &amp; is the shortcut.</extracomment>
        <translation>Gastar %1 y a&amp;prender las expresiones</translation>
    </message>
    <message>
        <source>True counts are not shown anywhere: looking at them would not be covered by the guarantee.</source>
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
        <source>Nothing was spent. The budget of this data source is used up: only a raised cap, with a reason that goes into the ledger, would let another plan pass.</source>
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
        <source>The noisy histogram: drawn once, yours to keep and use as often as you like.</source>
        <translation>El histograma con ruido: generado una sola vez; puede conservarlo y usarlo cuantas veces quiera.</translation>
    </message>
    <message>
        <source>Is everything as it should be before the budget is spent?</source>
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
        <source>Nothing has been spent yet. Spend the budget to go on.</source>
        <translation>Aún no se ha gastado nada. Gaste el presupuesto para continuar.</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Confirmación</translation>
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
        <source>The noisy votes: drawn once, yours to keep and use as often as you like.</source>
        <translation>Los votos con ruido: generados una sola vez; puede conservarlos y usarlos cuantas veces quiera.</translation>
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
        <source>Rewriting the rows</source>
        <translation>Reescribiendo las líneas</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and rewrite the rows</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;. The letter after &amp; is the shortcut.</extracomment>
        <translation>&amp;Gastar %1 y reescribir las líneas</translation>
    </message>
    <message>
        <source>&amp;Spend %1 and begin the votes</source>
        <extracomment>%1: an epsilon, &quot;6.0&quot;. The letter after &amp; is the shortcut.</extracomment>
        <translation>&amp;Gastar %1 y empezar las votaciones</translation>
    </message>
    <message>
        <source>Noise was added to the numbers of every row, and only the noisy ones are kept. They are decoded on the Writing page, as often as you like.</source>
        <translation>A los números de cada línea se añadió ruido, y solo se guardan los que lo tienen. Se descodifican en la página Redacción, cuantas veces quiera.</translation>
    </message>
    <message>
        <source>The noisy rows: drawn once, yours to keep and use as often as you like.</source>
        <translation>Las líneas con ruido: sorteadas una vez, suyas para guardarlas y usarlas cuantas veces quiera.</translation>
    </message>
    <message>
        <source>The rows are being rewritten.</source>
        <translation>Se están reescribiendo las líneas.</translation>
    </message>
</context>
<context>
    <name>ui::ConfusionModel</name>
    <message>
        <source>%1 of %2 records of %3 were sorted rightly.</source>
        <extracomment>%1, %2: numbers, %3: label</extracomment>
        <translation>Se clasificaron bien %1 de %2 registros de %3.</translation>
    </message>
    <message>
        <source>%1 of %2 records of %3 were taken for %4.</source>
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
        <source>The plan names both. If this server may have it, allow it below the name of the variable.</source>
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
        <source>Asks for the list of models, or a fixed sentence. Nothing of the project is sent.</source>
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
        <source>Draw the phrases first, one page back.</source>
        <translation>Extraiga antes las expresiones, una página atrás.</translation>
    </message>
    <message>
        <source>There is no estimate yet: the choices above are not complete.</source>
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
        <source>An estimate: a token is taken for four letters, an answer for as long as it may become, a request for %Ln second(s). Money is in the currency of your prices.</source>
        <translation>
            <numerusform>Es una estimación: se cuenta un token por cada cuatro letras, una respuesta tan larga como pueda llegar a ser y %Ln segundo por solicitud. El dinero va en la moneda de sus precios.</numerusform>
            <numerusform>Es una estimación: se cuenta un token por cada cuatro letras, una respuesta tan larga como pueda llegar a ser y %Ln segundos por solicitud. El dinero va en la moneda de sus precios.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cap ends the asking after %1 of %2 requests; the documents that are there by then are kept.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Por el tope se deja de pedir tras %1 de %2 solicitudes; los documentos que haya para entonces se conservan.</translation>
    </message>
    <message>
        <source>The cap may end the asking before all documents are written; those that are there by then are kept.</source>
        <translation>Por el tope puede que se deje de pedir antes de que estén todos los documentos; los que haya para entonces se conservan.</translation>
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
        <source>This record cannot be read; the check names what is wrong.</source>
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
        <source>It has no known heading, so that its sections cannot be told.</source>
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
        <source>Notes repeat histories, normal findings and signatures. What does not count is passed over when the records are read. The rules are public and the same for every record.</source>
        <translation>Las notas repiten antecedentes, hallazgos normales y firmas. Lo que no cuenta se pasa por alto al leer los registros. Las reglas son públicas y las mismas para cada registro.</translation>
    </message>
    <message>
        <source>What is denied</source>
        <translation>Lo que se niega</translation>
    </message>
    <message>
        <source>With a language chosen, what a note denies (&quot;no fever&quot;, &quot;pneumonia was ruled out&quot;) does not count. Choose the language of the notes.</source>
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
        <source>Copies are told among the notes of a patient, and here each row counts as a different patient: choose &quot;person&quot; above the column that tells patients apart.</source>
        <translation>Las copias se reconocen entre las notas de un paciente, y aquí cada fila cuenta como un paciente distinto: elija «persona» sobre la columna que distingue a los pacientes.</translation>
    </message>
</context>
<context>
    <name>ui::CoverageModel</name>
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
        <source>From them</source>
        <extracomment>column: the share of what was drawn that was learned</extracomment>
        <translation>Parte aprendida</translation>
    </message>
</context>
<context>
    <name>ui::CurveModel</name>
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
    <name>ui::DeclareQuestion</name>
    <message>
        <source>Their names become public: they stand in the plan and in the package, as they are written here. A label that few records have can point to a person.</source>
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
        <source>Gaussian noise, with lighter tails. Epsilon holds but for a chance of about %1.</source>
        <translation>Ruido gaussiano, de colas más ligeras. Épsilon se cumple salvo con una probabilidad de %1 aproximadamente.</translation>
    </message>
    <message>
        <source>Laplace noise. Epsilon holds without exception: the simpler promise to explain.</source>
        <translation>Ruido de Laplace. Épsilon se cumple sin excepción: la garantía más fácil de explicar.</translation>
    </message>
    <message>
        <source>A delta of %1 is large: with that probability the promise of epsilon may fail for a record. At most 0.000001 is advised.</source>
        <translation>Un delta de %1 es grande: con esa probabilidad, la promesa de épsilon puede no cumplirse para un registro. Se aconseja como máximo 0,000001.</translation>
    </message>
</context>
<context>
    <name>ui::DocumentTableModel</name>
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
        <source>L&amp;abel:</source>
        <translation>&amp;Categoría:</translation>
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
        <source>How much of what was learned the sequences use, under each label.</source>
        <translation>Cuánto de lo aprendido usan las secuencias, por categoría.</translation>
    </message>
    <message>
        <source>Views of what was drawn</source>
        <translation>Vistas de lo extraído</translation>
    </message>
    <message>
        <source>&amp;Sequences</source>
        <translation>Sec&amp;uencias</translation>
    </message>
    <message>
        <source>What &amp;goes together</source>
        <translation>Qué va &amp;junto</translation>
    </message>
    <message>
        <source>&amp;Coverage</source>
        <translation>Co&amp;bertura</translation>
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
</context>
<context>
    <name>ui::EmbeddingCard</name>
    <message>
        <source>What phrases are near to each other</source>
        <translation>Qué expresiones son cercanas entre sí</translation>
    </message>
    <message>
        <source>Built in (WordNet), or learnt with the vocabulary</source>
        <translation>Incluidos (WordNet) o aprendidos con el vocabulario</translation>
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
        <source>Where the budget is too small for every phrase, near phrases are counted together. What is near comes from public texts alone.</source>
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
        <source>This file holds no word vectors that are known here</source>
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
        <source>%1 take their place from the built-in vectors.</source>
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
        <source>The vocabulary has no such phrase.</source>
        <translation>El vocabulario no tiene esa expresión.</translation>
    </message>
</context>
<context>
    <name>ui::EmbeddingServer</name>
    <message>
        <source>The phrases of the public vocabulary go to this server, and nothing else. No record, no label and no count is ever sent. What it answers is kept on this computer and not asked for again.</source>
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
        <source>An example may have %1 characters at most: shorten it to what shows the style.</source>
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
        <source>None. A few documents that the recipient wrote or published show the model the style. Never take them from the records.</source>
        <translation>Ninguno. Unos pocos documentos que el destinatario escribió o publicó muestran el estilo al modelo. No los tome nunca de los registros.</translation>
    </message>
    <message>
        <source>Needed before anything is sent: the examples go to the server word for word.</source>
        <translation>Es necesario antes de enviar nada: los ejemplos van al servidor palabra por palabra.</translation>
    </message>
    <message>
        <source>The examples go to the server word for word, in each prompt.</source>
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
        <source>The documents were written again: look whether those left out should still be.</source>
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
        <source>by its marks: %1</source>
        <extracomment>the reason that the marks of a document give; %1: &quot;repeats another document&quot;</extracomment>
        <translation>según sus marcas: %1</translation>
    </message>
    <message>
        <source>by the marks of each</source>
        <translation>según las marcas de cada uno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 document(s) are left out; the manifest of the package says which and why.</source>
        <extracomment>%n: documents left out, %1: of so many</extracomment>
        <translation>
            <numerusform>%Ln de %1 documentos está excluido; el manifiesto del paquete dice cuál y por qué.</numerusform>
            <numerusform>%Ln de %1 documentos están excluidos; el manifiesto del paquete dice cuáles y por qué.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out for what stands in the text itself, not because a record comes to mind: that would be a choice made with the records.</source>
        <translation>Excluya por lo que está en el propio texto, no porque le recuerde a un registro: eso sería decidir con los registros.</translation>
    </message>
    <message>
        <source>Every document is left out: there is nothing to release. Take some back in, or write again.</source>
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
        <source>There is a file of this name: it will be replaced once the new one is verified.</source>
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
        <source>This is no file on this computer. Save the records to a file first.</source>
        <translation>Esto no es un archivo de este equipo. Guarde antes los registros en un archivo.</translation>
    </message>
    <message>
        <source>There is no such file any more, or it is no ordinary file.</source>
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
        <source>This is no file on this computer. Save the answers to a file first.</source>
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
        <source>What becomes of an answer with a flaw</source>
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
    <message>
        <source>With this budget groups of near phrases are counted, not single ones: fewer counts, so that less drowns in the noise.</source>
        <translation>Con este presupuesto se cuentan grupos de expresiones cercanas, no expresiones sueltas: menos recuentos, para que se pierda menos en el ruido.</translation>
    </message>
    <message>
        <source>Counted over all labels together, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation>Con todas las categorías juntas, solo a partir de cifras públicas: el presupuesto y el tamaño del vocabulario.</translation>
    </message>
    <message>
        <source>Counted for each label, from public numbers alone: the budget and the size of the vocabulary.</source>
        <translation>Por categoría, solo a partir de cifras públicas: el presupuesto y el tamaño del vocabulario.</translation>
    </message>
    <message>
        <source>patients</source>
        <translation>pacientes</translation>
    </message>
    <message>
        <source>records</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>± %1 %2</source>
        <extracomment>%1: a number, %2: &quot;patients&quot; or &quot;records&quot;</extracomment>
        <translation>± %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patient(s)</source>
        <translation>
            <numerusform>%Ln paciente</numerusform>
            <numerusform>%Ln pacientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln registro</numerusform>
            <numerusform>%Ln registros</numerusform>
        </translation>
    </message>
    <message>
        <source>The last line is a rough guess for the number of records that you declared public on the Start page, over all labels; at most %1 can survive.</source>
        <extracomment>%1: a number</extracomment>
        <translation>La última línea es una estimación aproximada para el número de registros que declaró público en la página Inicio, entre todas las categorías; como máximo pueden sobrevivir %1.</translation>
    </message>
    <message>
        <source>To see how many would survive, say on the Start page that the number of records may be public, and about how many there are.</source>
        <translation>Para ver cuántas sobrevivirían, indique en la página Inicio que el número de registros puede ser público y cuántos hay aproximadamente.</translation>
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
        <source>A group survives from</source>
        <translation>Un grupo sobrevive desde</translation>
    </message>
    <message>
        <source>A phrase survives from</source>
        <translation>Una expresión sobrevive desde</translation>
    </message>
    <message>
        <source>Groups that survive</source>
        <translation>Grupos que sobreviven</translation>
    </message>
    <message>
        <source>Phrases that survive</source>
        <translation>Expresiones que sobreviven</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>of phrases; %1: a number</extracomment>
        <translation>alrededor de %1</translation>
    </message>
    <message>
        <source>%1 texts are written in all before the last of %2 rounds of votes; with a language model each is a request.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Antes de la última de %2 rondas de votos se redactan en total %1 textos; con un modelo de lenguaje, cada uno es una consulta.</translation>
    </message>
    <message>
        <source>Noise on the votes for a text (95 %)</source>
        <translation>Ruido en los votos de un texto (95 %)</translation>
    </message>
    <message>
        <source>A text stands out from</source>
        <translation>Un texto destaca a partir de</translation>
    </message>
    <message>
        <source>± %1 votes</source>
        <extracomment>%1: a number of votes</extracomment>
        <translation>± %1 votos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vote(s)</source>
        <translation>
            <numerusform>%Ln voto</numerusform>
            <numerusform>%Ln votos</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few records a text needs most of the votes to stand out: take a larger epsilon, or another method.</source>
        <translation>Con tan pocos registros, un texto necesita la mayoría de los votos para destacar: tome un épsilon mayor u otro método.</translation>
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
        <source>Money: no prices are given on the Method page.</source>
        <translation>Dinero: en la página Método no se indican precios.</translation>
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
        <source>%1 texts are written before the only round of votes; with a language model each is a request.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Se escriben %1 textos antes de la única ronda de votación; con un modelo de lenguaje, cada uno es una solicitud.</translation>
    </message>
    <message>
        <source>Texts that a vote chooses among</source>
        <translation>Textos entre los que elige un voto</translation>
    </message>
    <message>
        <source>Noise on a number, beside the largest that it can be</source>
        <translation>Ruido en un número, junto a su mayor valor</translation>
    </message>
    <message>
        <source>Epsilon of one row of text by itself</source>
        <translation>Épsilon de una sola línea de texto</translation>
    </message>
    <message>
        <source>Rows that become documents</source>
        <translation>Líneas que se vuelven documentos</translation>
    </message>
    <message>
        <source>%1 times</source>
        <extracomment>%1: a number, how many times as large</extracomment>
        <translation>%1 veces</translation>
    </message>
    <message numerus="yes">
        <source>A patient pays for at most %Ln row(s) together.</source>
        <translation>
            <numerusform>Un paciente paga por %Ln línea como mucho.</numerusform>
            <numerusform>Un paciente paga por %Ln líneas como mucho, juntas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A record pays for at most %Ln row(s) together.</source>
        <translation>
            <numerusform>Un registro paga por %Ln línea como mucho.</numerusform>
            <numerusform>Un registro paga por %Ln líneas como mucho, juntas.</numerusform>
        </translation>
    </message>
    <message>
        <source>An epsilon above 15 protects next to nothing: treat the documents as the records themselves.</source>
        <translation>Un épsilon mayor que 15 no protege casi nada: trate los documentos como los propios registros.</translation>
    </message>
    <message>
        <source>At such an epsilon rows come back as other words; the sample on the Method page shows it.</source>
        <translation>Con un épsilon así las líneas vuelven con otras palabras; la muestra de la página Método lo enseña.</translation>
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
        <source>What you choose by exact figures tells of the records: another draw, other settings, whether to release at all. No epsilon covers such a choice. The project keeps how often exact figures were shown, and the privacy statement of the next package says so.</source>
        <translation>Lo que elija según cifras exactas revela algo de los registros: otro sorteo, otros ajustes, o si se publica. Ningún épsilon cubre esa elección. El proyecto anota cuántas veces se mostraron cifras exactas, y la declaración de privacidad del próximo paquete lo dice.</translation>
    </message>
    <message>
        <source>&amp;Save internal report...</source>
        <translation>Guardar in&amp;forme interno...</translation>
    </message>
    <message>
        <source>These figures were computed from the records without noise. No epsilon covers them: they stay with the records, and go into no package.</source>
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
        <source>A PDF with what this tab shows, marked on every page as not to leave. Keep it with the records, not beside a package.</source>
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
        <source>Records and documents with phrases that mean nearly the same lie near each other (t-SNE), up to 5,000 of each. The points of the records are exact and no epsilon covers them: they leave this window only as a picture that you save. Keep it with the records.</source>
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
        <source>%Ln run(s) did not come to the end</source>
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
        <source>Where the labels stand in a file of their own, diagnoses by admission say, a key that both files have ties them to the records.</source>
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
        <source>Texts by their label (rows) and the label they were taken for (columns). Framed: sorted rightly. The darker, the larger the share of the row.</source>
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
        <source>Judged on %Ln text(s) of yours with a label of the package.</source>
        <translation>
            <numerusform>Juzgado con %Ln de sus textos con una categoría del paquete.</numerusform>
            <numerusform>Juzgado con %Ln de sus textos con una categoría del paquete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were passed over: without a text, or with another label.</source>
        <translation>
            <numerusform>%Ln se pasó por alto: sin texto o con otra categoría.</numerusform>
            <numerusform>%Ln se pasaron por alto: sin texto o con otra categoría.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::JudgementModel</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Sorted rightly</source>
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
        <source>This could not be kept: the folder of the ledger cannot be written.</source>
        <translation>No se pudo guardar: no se puede escribir en la carpeta del libro de gastos.</translation>
    </message>
    <message>
        <source>The value of %1 would go to %2, where none was allowed to go yet.</source>
        <extracomment>%1: name of an environment variable, %2: a server such as https://host:443</extracomment>
        <translation>El valor de %1 iría a %2, adonde todavía no se le ha permitido ir.</translation>
    </message>
    <message>
        <source>The name of the variable, not the key.</source>
        <translation>El nombre de la variable, no la clave.</translation>
    </message>
    <message>
        <source>The variable is set. The plan keeps its name alone.</source>
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
        <source>A server on this computer needs none, as a rule.</source>
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
        <source>What is left out is looked for nowhere. Choose by what the recipient needs, not by what the records hold.</source>
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
    <name>ui::LabelFiguresModel</name>
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
    <name>ui::LabelScoreModel</name>
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
        <source>Take the selected labels off the declared list</source>
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
        <source>Labels; a tick declares one public</source>
        <translation>Categorías; marcar una la declara pública</translation>
    </message>
    <message>
        <source>Found labels are only proposed. Tick those that may appear in the release; records with another label are left out. With none declared, all records form one class without a label.</source>
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
        <source>Take all labels off the declared list</source>
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
        <source>Make labels of their own of what the selected labels stand for</source>
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
        <source>This column has very many different values; only the %1 most frequent are listed. A label column holds few: is it the right one? Labels can also be added by hand.</source>
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
        <source>How many records have a label is private: the numbers are for this screen only, and the promise does not cover a choice of labels by them.</source>
        <translation>Cuántos registros tienen una categoría es privado: las cantidades son solo para esta pantalla, y la garantía no cubre una elección de categorías según ellas.</translation>
    </message>
    <message>
        <source>Show how many records have each label</source>
        <translation>Mostrar cuántos registros tienen cada categoría</translation>
    </message>
    <message>
        <source>What a label stands for can be typed: a double click under &quot;Stands for&quot;, or &quot;Heart failure = 428*, I50-I52&quot; below. 428* is all that begin so, I50-I52 a range, * whatever falls under no other label.</source>
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
        <source>From published case reports, textbooks, guidelines or patient information, 20 MB or more: finds the phrases of your field and language in them, and which of them go together. Never from your own notes, de-identified or not.</source>
        <translation>De casos publicados, manuales, guías o información para pacientes, 20 MB o más: encuentra en ellos las expresiones de su área y su idioma, y cuáles van juntas. Nunca de sus propias notas, desidentificadas o no.</translation>
    </message>
    <message>
        <source>It is learning; you may go on meanwhile.</source>
        <translation>Está aprendiendo; mientras tanto puede continuar.</translation>
    </message>
    <message>
        <source>%1 phrases are learnt and not saved yet.</source>
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
        <source>None of them comes from the records of this house, de-identified or not. What is learnt from them goes out with every release as it is: no noise protects it. Origin and licence are told to the recipients.</source>
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
        <source>another one, whose words are separated by blanks</source>
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
        <source>Learning goes on, and what was learnt stays until the program is closed.</source>
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
        <source>Say under which licence they may be used.</source>
        <translation>Indique con qué licencia se pueden usar.</translation>
    </message>
    <message>
        <source>Which published texts speak the language of your field?</source>
        <translation>¿Qué textos publicados hablan el lenguaje de su área?</translation>
    </message>
    <message>
        <source>Is there anything that does not belong in this vocabulary?</source>
        <translation>¿Hay algo que no deba estar en este vocabulario?</translation>
    </message>
    <message>
        <source>You may close this and go on; it may take some minutes.</source>
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
        <source>20 MB of text or more are advised; below 5 MB the vocabulary becomes poor. Files of records have a text in each row, plain texts (.txt, .md) are one text each.</source>
        <translation>Se aconsejan 20 MB de texto o más; por debajo de 5 MB el vocabulario queda pobre. Los archivos de registros tienen un texto en cada fila; un archivo de texto simple (.txt, .md) es un solo texto.</translation>
    </message>
    <message>
        <source>Looking at the texts ...</source>
        <translation>Mirando los textos ...</translation>
    </message>
    <message>
        <source>%1: too little for a good vocabulary. 20 MB or more are advised.</source>
        <extracomment>%1: &quot;3.2 MB&quot;</extracomment>
        <translation>%1: demasiado poco para un buen vocabulario. Se aconsejan 20 MB o más.</translation>
    </message>
    <message>
        <source>%1: this will do. 20 MB or more are advised.</source>
        <translation>%1: servirá. Se aconsejan 20 MB o más.</translation>
    </message>
    <message>
        <source>%1: enough for a good vocabulary.</source>
        <translation>%1: suficiente para un buen vocabulario.</translation>
    </message>
</context>
<context>
    <name>ui::LearntTermModel</name>
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
        <source>How often it may be expected among all phrases, before anything is learned from records</source>
        <extracomment>column: how often a phrase may be expected</extracomment>
        <translation>Con qué frecuencia cabe esperarla entre todas las expresiones, antes de aprender nada de los registros</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>How much one occurrence counts: more, the more it tells of the subject</source>
        <extracomment>column: how much an occurrence of a phrase counts</extracomment>
        <translation>Cuánto cuenta una aparición: más cuanto más dice del tema</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Passages of about 150 words of the public texts that hold it</source>
        <extracomment>column: number of passages that hold a phrase</extracomment>
        <translation>Pasajes de unas 150 palabras de los textos públicos que la contienen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
</context>
<context>
    <name>ui::LearntTerms</name>
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
        <source>Phrases that were learnt; Delete leaves the selected ones out</source>
        <translation>Expresiones aprendidas; Supr deja fuera las seleccionadas</translation>
    </message>
    <message>
        <source>%1 phrases, learnt from %2 texts with %3 words.</source>
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
        <source>Nothing was spent on this computer yet.</source>
        <translation>En este equipo aún no se ha gastado nada.</translation>
    </message>
    <message>
        <source>chain verified</source>
        <translation>cadena verificada</translation>
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
        <source>chain broken</source>
        <translation>cadena rota</translation>
    </message>
    <message>
        <source>Every entry fits the one before it. %1</source>
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
</context>
<context>
    <name>ui::LedgerModel</name>
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
        <source>The same spend as epsilon at a small delta: what adds up more slowly over many releases.</source>
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
</context>
<context>
    <name>ui::LookAlikeModel</name>
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
    <name>ui::LossChart</name>
    <message>
        <source>Loss by pass</source>
        <translation>Pérdida por pasada</translation>
    </message>
    <message>
        <source>How wrong the classifier is on the texts of the package, pass by pass. The difference in style is how unlike your texts and those of the package look to it.</source>
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
</context>
<context>
    <name>ui::LossModel</name>
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
        <source>Keyseed projects (*.keyseed);;Plans (*.json)</source>
        <translation>Proyectos de Keyseed (*.keyseed);;Planes (*.json)</translation>
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
        <source>Mend what is named below and try again, or close the window once more to leave without them.</source>
        <translation>Corrija lo que se indica abajo y vuelva a intentarlo, o cierre la ventana otra vez para salir sin ellos.</translation>
    </message>
    <message>
        <source>A vocabulary is still being learnt</source>
        <translation>Todavía se está aprendiendo un vocabulario</translation>
    </message>
    <message>
        <source>A vocabulary was learnt and is not saved</source>
        <translation>Se aprendió un vocabulario y no está guardado</translation>
    </message>
    <message>
        <source>Save it on the Vocabulary page, or close the window once more to leave without it.</source>
        <translation>Guárdelo en la página Vocabulario, o cierre la ventana una vez más para salir sin él.</translation>
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
        <source>Texts with phrases that mean nearly the same lie near each other (t-SNE). Up to 5,000 texts of the package and 5,000 of your own, which you choose under Train and apply. Only near and far mean something: not the axes, nor how large a group is.</source>
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
    <name>ui::MethodStep</name>
    <message>
        <source>Choose who writes the texts: prompts cannot be carried between the rounds.</source>
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
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>How should the corpus be made?</source>
        <translation>¿Cómo se debe hacer el corpus?</translation>
    </message>
</context>
<context>
    <name>ui::ModelCard</name>
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
        <source>Everything for %1, the key too, can be read by whoever is on the way. Only for a line that is protected otherwise.</source>
        <extracomment>%1: the name of a host</extracomment>
        <translation>Todo lo que va a %1, también la clave, lo puede leer cualquiera en el camino. Solo para una línea protegida de otro modo.</translation>
    </message>
    <message>
        <source>The name of one host inside the house that speaks plain http only. Best left empty.</source>
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
        <source>At least 10 characters. It cannot be recovered: keep it as you keep other passphrases. Making the key takes about a second.</source>
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
        <source>The name is public: files of the release are named after it.</source>
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
        <source>below the line: cannot be told from noise</source>
        <translation>bajo la línea: no se distingue del ruido</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>a count with the noise that is in it, &quot;209 ± 22&quot;</extracomment>
        <translation>%1 ± %2</translation>
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
        <source>No phrase of the vocabulary holds this.</source>
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
        <source>A group is named by its three likeliest phrases.</source>
        <translation>Cada grupo lleva el nombre de sus tres expresiones más probables.</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln phrase(s) with the highest counts are what documents draw from.</source>
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
    <name>ui::NoisyPhraseModel</name>
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
        <source>Grey: what they believed before. Orange: what the release can add at most. Hollow: doubt that stays.</source>
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
        <source>%1: how much surer may this release make them?</source>
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
        <source>That holds but for a chance of about %1.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation>Esto se cumple salvo con una probabilidad de %1 aproximadamente.</translation>
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
        <source>Made-up notes that ship with Keyseed: see every page without a real record.</source>
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
        <source>Keyseed projects (*.keyseed)</source>
        <translation>Proyectos de Keyseed (*.keyseed)</translation>
    </message>
    <message>
        <source>Open a packa&amp;ge...</source>
        <translation>Abrir un pa&amp;quete...</translation>
    </message>
    <message>
        <source>You received one: check it, read it, and train on its texts.</source>
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
        <source>Anybody can make a key: compare the fingerprints with what the person named here tells you by another way.</source>
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
        <source>The texts that are to be sorted: a table, a spreadsheet, text files, and the like. With a column of true labels you see how well it goes. You can also train without them.</source>
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
    <name>ui::PackProblemModel</name>
    <message>
        <source>is not JSON; the line may be cut off</source>
        <translation>no es JSON; puede que la línea esté cortada</translation>
    </message>
    <message>
        <source>names no document: &quot;id&quot; or &quot;custom_id&quot; was expected</source>
        <translation>no indica ningún documento: se esperaba &quot;id&quot; o &quot;custom_id&quot;</translation>
    </message>
    <message>
        <source>holds no answer: ask the model again for this document</source>
        <translation>no contiene respuesta: vuelva a pedir este documento al modelo</translation>
    </message>
    <message>
        <source>answers a document that was not asked for; left out</source>
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
        <source>The package is written but was not verified.</source>
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
        <source>Do not hand it on: export it again.</source>
        <translation>No lo entregue: expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Ne&amp;w release from the same model (free)</source>
        <translation>&amp;Nueva publicación con el mismo modelo (gratis)</translation>
    </message>
    <message>
        <source>A new release costs no budget: the phrases stay learned, and you go on from the Phrases page. This package stays as it is.</source>
        <translation>Una nueva publicación no cuesta presupuesto: lo aprendido se conserva y se continúa desde la página Expresiones. Este paquete queda como está.</translation>
    </message>
    <message>
        <source>The package is not there any more; it may have been moved.</source>
        <translation>El paquete ya no está ahí; puede que se haya movido.</translation>
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
        <source>The most frequent phrases of %Ln drawn sequence(s): how often two come together, compared with chance.</source>
        <translation>
            <numerusform>Las expresiones más frecuentes de %Ln secuencia extraída: con qué frecuencia salen dos juntas, en comparación con el azar.</numerusform>
            <numerusform>Las expresiones más frecuentes de %Ln secuencias extraídas: con qué frecuencia salen dos juntas, en comparación con el azar.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them seek or avoid each other beyond chance: within a label, phrases are mostly drawn each by itself.</source>
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
        <source>Nothing of the first row fits: it would have no value.</source>
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
    <name>ui::PhrasePairs</name>
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
    <name>ui::PhrasesStep</name>
    <message>
        <source>Drawing phrases</source>
        <translation>Extrayendo expresiones</translation>
    </message>
    <message>
        <source>The phrases are being drawn.</source>
        <translation>Se están extrayendo las expresiones.</translation>
    </message>
    <message>
        <source>Draw the phrases to go on.</source>
        <translation>Extraiga las expresiones para continuar.</translation>
    </message>
    <message>
        <source>Nothing of this page costs budget.</source>
        <translation>Nada en esta página cuesta presupuesto.</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expresiones</translation>
    </message>
    <message>
        <source>Which phrases will the documents be written around?</source>
        <translation>¿En torno a qué expresiones se redactarán los documentos?</translation>
    </message>
    <message>
        <source>Draw again with the settings above, or undo them.</source>
        <translation>Extraiga de nuevo con los ajustes de arriba, o deshágalos.</translation>
    </message>
    <message>
        <source>How many of the rewritten rows become documents?</source>
        <translation>¿Cuántas de las líneas reescritas se vuelven documentos?</translation>
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
        <source>In a form that is not read, left out</source>
        <translation>En una forma que no se lee, excluidos</translation>
    </message>
    <message>
        <source>With a text that a spreadsheet program most likely cut off, used</source>
        <translation>Con un texto que una hoja de cálculo muy probablemente cortó, utilizados</translation>
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
        <source>Lines of the file round the one to mend, private</source>
        <translation>Líneas del archivo en torno a la que hay que corregir, privadas</translation>
    </message>
    <message>
        <source>Looking for the line</source>
        <translation>Buscando la línea</translation>
    </message>
    <message>
        <source>The line cannot be shown: the file has changed, or cannot be read. Check it again.</source>
        <translation>No se puede mostrar la línea: el archivo ha cambiado o no se puede leer. Compruébelo de nuevo.</translation>
    </message>
    <message>
        <source>A row of a sheet or of a table has no line of text to show. Look at it in the program that the file came from.</source>
        <translation>Una fila de una hoja o de una tabla no tiene línea de texto que mostrar. Mírela en el programa del que viene el archivo.</translation>
    </message>
    <message>
        <source>This is about the file as a whole: there is no line of text to show.</source>
        <translation>Esto se refiere al archivo entero: no hay línea de texto que mostrar.</translation>
    </message>
</context>
<context>
    <name>ui::ProblemModel</name>
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
        <source>Take off what the profile filled in</source>
        <translation>Quitar lo que rellenó el perfil</translation>
    </message>
    <message>
        <source>Fill in what the profile says of the columns</source>
        <translation>Rellenar lo que el perfil dice de las columnas</translation>
    </message>
    <message>
        <source>What the columns hold is filled in below; check it.</source>
        <translation>Lo que contienen las columnas figura abajo; revíselo.</translation>
    </message>
    <message>
        <source>From a file...</source>
        <extracomment>takes a profile (what is known of a kind of export) from a file of the house</extracomment>
        <translation>Desde un archivo...</translation>
    </message>
    <message>
        <source>Choose the file of a profile of your house</source>
        <translation>Elegir el archivo de un perfil de su institución</translation>
    </message>
    <message>
        <source>Choose the profile of your house</source>
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
        <source>No known kind of export. Your house can describe its own in a file.</source>
        <translation>Ningún tipo de exportación conocido. Su institución puede describir el suyo en un archivo.</translation>
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
        <source>Anybody can make a key and sign with it. Ring up whoever sent you the package, on a number that you have from elsewhere, or look at their web page, and compare these letters and digits. What stands in the package itself proves nothing.</source>
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
        <source>The texts were made by a machine, and none of them is about a real person.</source>
        <translation>Los textos los hizo una máquina y ninguno trata de una persona real.</translation>
    </message>
    <message>
        <source>They are good for building and trying programs that read texts of this kind. They are not for decisions on anyone&apos;s care, not for saying how common something is, and not for looking for people.</source>
        <translation>Sirven para crear y probar programas que leen textos de esta clase. No sirven para decidir sobre la atención de nadie, ni para decir lo frecuente que es algo, ni para buscar personas.</translation>
    </message>
    <message>
        <source>The texts are rows of records, rewritten by a machine: what the noise leaves of someone&apos;s record stands in them.</source>
        <translation>Los textos son filas de registros, reescritas por una máquina: lo que el ruido deja del registro de alguien está en ellos.</translation>
    </message>
    <message>
        <source>This package is damaged, or somebody changed it. What is in it is not shown. Ask the sender for another copy, and tell them what stands below.</source>
        <translation>Este paquete está dañado, o alguien lo ha modificado. Su contenido no se muestra. Pida otra copia al remitente y dígale lo que figura abajo.</translation>
    </message>
    <message>
        <source>The package is whole, but nobody signed it: it does not show who made it. Ask the sender whether it comes from them.</source>
        <translation>El paquete está íntegro, pero nadie lo firmó: no muestra quién lo hizo. Pregunte al remitente si procede de él.</translation>
    </message>
    <message>
        <source>The package is whole and signed. Compare the fingerprint to know whose signature it is.</source>
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
        <source>The unit is a patient: the promise covers all records of one patient together. Whether or not any one patient is among the records, the package would have come out nearly the same.</source>
        <translation>La unidad es un paciente: la promesa cubre juntos todos los registros de un paciente. Esté o no un paciente dado entre los registros, el paquete habría resultado casi igual.</translation>
    </message>
    <message>
        <source>The unit is a record: the promise covers one record. Somebody with several records is protected less.</source>
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
        <source>Wait until the work that runs has ended, then drop the file again.</source>
        <translation>Espere a que termine la tarea en curso y vuelva a soltar el archivo.</translation>
    </message>
    <message>
        <source>The documents there are were written with other settings: read the answers to the prompts of now, or undo the change.</source>
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
    <message numerus="yes">
        <source>Go on with the %Ln &amp;document(s) there are</source>
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
        <source>Says nothing about how many records have which label, and costs nothing.</source>
        <translation>No dice nada de cuántos registros tienen cada categoría y no cuesta nada.</translation>
    </message>
    <message>
        <source>Any numbers: what counts is their proportion. From public knowledge only, such as a yearly report; not counted from these records. Costs nothing.</source>
        <translation>Cualquier número: lo que cuenta es su proporción. Solo de conocimiento público, como una memoria anual; no contado en estos registros. No cuesta nada.</translation>
    </message>
    <message>
        <source>The number of records of each label is counted with noise and released. Taken off the total budget.</source>
        <translation>El número de registros de cada categoría se cuenta con ruido y se publica. Se descuenta del presupuesto total.</translation>
    </message>
</context>
<context>
    <name>ui::RawLineModel</name>
    <message>
        <source>the line to mend</source>
        <translation>la línea por corregir</translation>
    </message>
    <message>
        <source>As it stands in the file</source>
        <translation>Tal como está en el archivo</translation>
    </message>
</context>
<context>
    <name>ui::ReceivedCountModel</name>
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
        <source>%1 ± %2</source>
        <extracomment>a count with the noise that is in it, &quot;209 ± 22&quot;</extracomment>
        <translation>%1 ± %2</translation>
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
</context>
<context>
    <name>ui::ReceivedTextModel</name>
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
        <source>This is no package, or a damaged one</source>
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
        <source>Lines to mend in the file before it can be used: %1</source>
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
        <source>Nothing was read from there on (%1); the numbers above are of the part before it.</source>
        <translation>A partir de ahí (%1) no se leyó nada; los números de arriba son de la parte anterior.</translation>
    </message>
    <message>
        <source>Texts that a spreadsheet program most likely cut off: %1. They count as they are.</source>
        <translation>Textos que una hoja de cálculo muy probablemente cortó: %1. Cuentan tal como están.</translation>
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
</context>
<context>
    <name>ui::RecordsStep</name>
    <message>
        <source>The file cannot be read as chosen; see the message above.</source>
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
        <source>Choose the column that tells patients apart.</source>
        <translation>Elija la columna que distingue a los pacientes.</translation>
    </message>
    <message>
        <source>Mend the lines that are listed, then check again.</source>
        <translation>Corrija las líneas de la lista y vuelva a comprobar.</translation>
    </message>
    <message>
        <source>Settled with the commit.</source>
        <translation>Quedó fijado al confirmar.</translation>
    </message>
    <message>
        <source>The check goes on while you go on.</source>
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
        <source>The records are settled with the commit. Other files belong to a new project.</source>
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
</context>
<context>
    <name>ui::ReleaseFilesModel</name>
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
        <source>The plan was changed after the export: export again, so that the package says the same.</source>
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
        <source>The package is written and verified. Hand it on with its README.</source>
        <translation>El paquete está creado y verificado. Entréguelo con su README.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>What is handed on, and what does it promise?</source>
        <translation>¿Qué se entrega y qué garantiza?</translation>
    </message>
    <message>
        <source>The texts of this release are in its package; the project did not keep them, so that it cannot be exported again.</source>
        <translation>Los textos de esta publicación están en su paquete; el proyecto no los conservó, así que no se puede exportar de nuevo.</translation>
    </message>
    <message>
        <source>The approval is of other texts: have it approved again, or take the approval out.</source>
        <translation>La aprobación es de otros textos: pida que se apruebe de nuevo o quite la aprobación.</translation>
    </message>
</context>
<context>
    <name>ui::ReleasedNotice</name>
    <message>
        <source>New release from the same model (free)</source>
        <translation>Nueva publicación con el mismo modelo (gratis)</translation>
    </message>
    <message>
        <source>A new one costs no budget: model and phrases stay, and you go on from the Phrases page.</source>
        <translation>Una nueva no cuesta presupuesto: el modelo y las expresiones se conservan y se continúa desde la página Expresiones.</translation>
    </message>
    <message>
        <source>Released on %1: this plan is read-only.</source>
        <extracomment>%1: a day and a time</extracomment>
        <translation>Publicado el %1: este plan es de solo lectura.</translation>
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
        <source>Draw the phrases first, one page back.</source>
        <translation>Extraiga antes las expresiones, una página atrás.</translation>
    </message>
    <message>
        <source>The line as it is in the file, byte for byte. It holds no key.</source>
        <translation>La línea tal como está en el archivo, byte por byte. No contiene ninguna clave.</translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. Only the key is masked here; it goes to the server and nowhere else.</source>
        <translation>Tal como se envía, byte por byte. Aquí solo se oculta la clave; va al servidor y a ningún otro sitio.</translation>
    </message>
    <message>
        <source>As it is sent, byte for byte. There is no key in it.</source>
        <translation>Tal como se envía, byte por byte. No contiene ninguna clave.</translation>
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
    <name>ui::ReviewListModel</name>
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
        <source>Would you hand these documents on?</source>
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
        <source>What this tab shows is not saved and goes into no package.</source>
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
        <source>Nothing that a model learns is protected: its texts must not come from the records of this house, de-identified or not. Some ten thousand short sentences of the field are enough for a small model.</source>
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
        <source>Training ends early where held-out texts are not reproduced better any more. One that is cut off goes on in the same folder.</source>
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
        <source>Closing keeps what was learned so far; it goes on when it is begun again.</source>
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
        <source>A model that was trained on public texts alone, in a folder of this computer. It runs here; no text leaves the house for it.</source>
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
        <source>Bro&amp;wse...</source>
        <translation>E&amp;xaminar...</translation>
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
        <source>R&amp;ows of a record at most</source>
        <translation>&amp;Líneas de un registro como mucho</translation>
    </message>
    <message>
        <source>Rows that become &amp;documents</source>
        <translation>Líneas que se vuelven &amp;documentos</translation>
    </message>
    <message>
        <source>A row is about 20 words. Their number is published: choose it by what is public, not by counting the records. What is missing is filled up with empty rows; what is too much is left out at random.</source>
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
        <source>There is no rewriting model in this folder: %1</source>
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
        <source>R&amp;ows of a patient at most</source>
        <translation>&amp;Líneas de un paciente como mucho</translation>
    </message>
    <message>
        <source>Rows of a patient at most</source>
        <translation>Líneas de un paciente como mucho</translation>
    </message>
    <message>
        <source>Rows of a record at most</source>
        <translation>Líneas de un registro como mucho</translation>
    </message>
</context>
<context>
    <name>ui::RewritingTrialCard</name>
    <message>
        <source>&amp;Epsilon of a row</source>
        <translation>É&amp;psilon de una línea</translation>
    </message>
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
        <source>Each try draws other noise. At delta %1; nothing is spent.</source>
        <extracomment>%1: a delta</extracomment>
        <translation>Cada prueba sortea otro ruido. Con delta %1; no se gasta nada.</translation>
    </message>
    <message>
        <source>Epsilon %1: noise of %2 times the largest that a number can be.</source>
        <extracomment>%1: an epsilon, %2: a number</extracomment>
        <translation>Épsilon %1: ruido de %2 veces el mayor valor de un número.</translation>
    </message>
    <message>
        <source>Above 15 it protects next to nothing.</source>
        <translation>Por encima de 15 no protege casi nada.</translation>
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
        <source>Stopped after this round. What is stored stays; going on costs no further budget.</source>
        <translation>Detenido tras esta ronda. Lo guardado se conserva; seguir no cuesta más presupuesto.</translation>
    </message>
    <message>
        <source>%1 of %2 texts for the next round are written.</source>
        <translation>Se han redactado %1 de %2 textos para la ronda siguiente.</translation>
    </message>
    <message>
        <source>Paused. Nothing new is asked or drawn; the program can be closed, and goes on later.</source>
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
    <name>ui::ScoreModel</name>
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
        <extracomment>a program that sorts records by label</extracomment>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>share of the records that a classifier sorts rightly</extracomment>
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
        <extracomment>heads the share that one gets right who always answers the most frequent label</extracomment>
        <translation>A ciegas</translation>
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
        <source>by what a phrase is</source>
        <translation>según lo que es la expresión</translation>
    </message>
    <message>
        <source>as in release 0.1</source>
        <translation>como en la versión 0.1</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Frases</translation>
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
        <source>Documents &amp;per label</source>
        <translation>Documentos &amp;por categoría</translation>
    </message>
    <message>
        <source>Phrases &amp;in each</source>
        <translation>Expresiones en &amp;cada uno</translation>
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
        <source>Documents are shared out by weight. A server that fails leaves its documents to the others. What stands below is of the chosen server.</source>
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
        <source>What stands between several labels in a cell; empty where there is one</source>
        <translation>Lo que separa varias categorías en una celda; vacío si solo hay una</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>in a field that is empty: each cell holds one label</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>What becomes of a record of several declared labels</source>
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
        <source>What a record contributes is shared among its labels: the promise is the same, and each label learns a part of the record.</source>
        <translation>Lo que aporta un registro se reparte entre sus categorías: la promesa es la misma, y cada categoría aprende una parte del registro.</translation>
    </message>
    <message>
        <source>The order of the declared list decides: a record teaches one label, in full.</source>
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
        <source>With a signature a recipient can tell that the package comes from you and that nothing in it was changed.</source>
        <translation>Con una firma, el destinatario puede comprobar que el paquete viene de usted y que no se ha cambiado nada en él.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Make the key that signs, or do without a signature.</source>
        <translation>Cree la clave que firma o prescinda de la firma.</translation>
    </message>
</context>
<context>
    <name>ui::SourceForm</name>
    <message>
        <source>Your file</source>
        <translation>Su archivo</translation>
    </message>
    <message>
        <source>Nothing in the file tells what it is: choose it here.</source>
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
    <name>ui::SplitCard</name>
    <message>
        <source>which phrases there are</source>
        <translation>qué expresiones hay</translation>
    </message>
    <message>
        <source>which phrases go together</source>
        <translation>qué expresiones van juntas</translation>
    </message>
    <message>
        <source>how many records of each label</source>
        <translation>cuántos registros por categoría</translation>
    </message>
    <message>
        <source>What the budget is spent on</source>
        <translation>En qué se gasta el presupuesto</translation>
    </message>
    <message>
        <source>Share of the budget for which phrases go together, in percent</source>
        <translation>Parte del presupuesto dedicada a qué expresiones van juntas, en porcentaje</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>after a number in a field: percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Share for which go &amp;together</source>
        <translation>Parte para expresiones que van &amp;juntas</translation>
    </message>
    <message>
        <source>The published methods learn their sequences from this share, so it cannot be 0.</source>
        <translation>Los métodos publicados aprenden sus secuencias de esta parte, así que no puede ser 0.</translation>
    </message>
    <message>
        <source>0 % is recommended with the histogram: for as many records as a hospital has, the same budget spent on the phrases makes documents hang together better as well.</source>
        <translation>Con el histograma se recomienda 0&#xa0;%: con tantos registros como tiene un hospital, el mismo presupuesto gastado en las expresiones también da documentos más coherentes.</translation>
    </message>
    <message>
        <source>T&amp;ake the recommended %1 %</source>
        <extracomment>of a share of the budget; %1: a number</extracomment>
        <translation>&amp;Usar el %1&#xa0;% recomendado</translation>
    </message>
    <message>
        <source>which texts are like the records</source>
        <translation>qué textos se parecen a los registros</translation>
    </message>
    <message>
        <source>which phrases the first texts have</source>
        <translation>qué expresiones tienen los primeros textos</translation>
    </message>
    <message>
        <source>Share for &amp;their phrases</source>
        <translation>Par&amp;te para sus expresiones</translation>
    </message>
    <message>
        <source>Share of the budget for the phrases of the first texts, in percent</source>
        <translation>Parte del presupuesto para las expresiones de los primeros textos, en tanto por ciento</translation>
    </message>
    <message>
        <source>0 % begins with texts about the names of the labels. A share for phrases lets the first texts have phrases of the records, and leaves less for the votes.</source>
        <translation>0 % empieza con textos en torno a los nombres de las categorías. Una parte para expresiones da a los primeros textos expresiones de los registros, y deja menos para los votos.</translation>
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
        <source>Share for &amp;their labels</source>
        <translation>Parte para sus ca&amp;tegorías</translation>
    </message>
    <message>
        <source>Share of the budget for the labels of the rows, in percent</source>
        <translation>Parte del presupuesto para las categorías de las líneas, en por ciento</translation>
    </message>
    <message>
        <source>At 0 % labels are drawn in public proportions and say nothing of the documents. They are never copied: a share pays for noisy ones.</source>
        <translation>Con 0 % las categorías se sortean en proporciones públicas y no dicen nada de los documentos. Nunca se copian: una parte paga por otras con ruido.</translation>
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
        <source>The promise it will carry (the documents of a package are in English)</source>
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
        <source>That holds but for a chance of about %1.</source>
        <extracomment>follows &quot;can become at most 73.2 % sure.&quot;; %1: a number</extracomment>
        <translation>Esto se cumple salvo con una probabilidad de %1 aproximadamente.</translation>
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
        <source>%Ln document(s) were left out by hand; the manifest says which and why.</source>
        <translation>
            <numerusform>%Ln documento se excluyó a mano; el manifiesto dice cuál y por qué.</numerusform>
            <numerusform>%Ln documentos se excluyeron a mano; el manifiesto dice cuáles y por qué.</numerusform>
        </translation>
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
    <name>ui::TermListModel</name>
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
        <source>The Budget page says how many requests there are, and what they cost by these prices.</source>
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
        <source>What goes &amp;together</source>
        <translation>Lo que va &amp;junto</translation>
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
        <source>Known as soon as the vocabulary is open.</source>
        <translation>Se sabrá en cuanto se abra el vocabulario.</translation>
    </message>
    <message>
        <source>The vocabulary of this release does not know what goes together. One that was learnt from public texts, on the Vocabulary page, does.</source>
        <translation>El vocabulario de esta publicación no sabe qué va junto. Uno aprendido de textos públicos, en la página Vocabulario, sí lo sabe.</translation>
    </message>
    <message>
        <source>The method of this release does not draw by it.</source>
        <translation>El método de esta publicación no lo tiene en cuenta.</translation>
    </message>
    <message>
        <source>What it costs in variety is being tried ...</source>
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
        <source>Off: each phrase is drawn for itself.</source>
        <translation>No: cada expresión se extrae por sí sola.</translation>
    </message>
    <message>
        <source>Gentle: what stands together in the public texts comes together.</source>
        <translation>Suave: lo que está junto en los textos públicos sale junto.</translation>
    </message>
    <message>
        <source>Strong: what stands together in the public texts comes together often.</source>
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
        <source>Without texts of your own there is nothing to adapt to and nothing to judge by.</source>
        <translation>Sin textos propios no hay a qué adaptar ni con qué juzgar.</translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. Half of your texts is for adapting; both are judged on the other half.</source>
        <translation>Se entrenan ambos, con y sin adaptación. La mitad de sus textos sirve para adaptar; ambos se juzgan con la otra mitad.</translation>
    </message>
    <message>
        <source>Both are trained, with and without adapting. An adapted model depends on your texts: keep it as you keep these.</source>
        <translation>Se entrenan ambos, con y sin adaptación. Un modelo adaptado depende de sus textos: guárdelo como guarda estos.</translation>
    </message>
    <message>
        <source>It is trained on the package alone, and judged on all of your texts.</source>
        <translation>Se entrena solo con el paquete y se juzga con todos sus textos.</translation>
    </message>
    <message>
        <source>It is trained on the package alone. Your texts have no labels to judge it by.</source>
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
        <source>Phrases are counted over the first %1 documents on either side. Three examples of the trial, which is not kept:</source>
        <translation>Las expresiones se cuentan en los primeros %1 documentos de ambas columnas. Tres ejemplos de la prueba, que no se conserva:</translation>
    </message>
    <message>
        <source>Three examples of the trial, which is not kept:</source>
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
        <source>Usefulness: could somebody learn from the documents what the records say?</source>
        <translation>Utilidad: ¿se podría aprender de los documentos lo que dicen los registros?</translation>
    </message>
    <message>
        <source>internal, does not leave</source>
        <translation>interno, no sale del centro</translation>
    </message>
    <message>
        <source>Classifiers are trained on the documents alone and sort the records by label. It takes a few minutes, and nothing of it is saved.</source>
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
        <source>Records by their label (rows) and the label they were taken for (columns). Framed: sorted rightly. The darker, the larger the share of the row.</source>
        <translation>Registros según su categoría (filas) y la categoría por la que se tomaron (columnas). Con marco: bien clasificados. Cuanto más oscuro, mayor es la parte de la fila.</translation>
    </message>
    <message>
        <source>There is no document to learn from.</source>
        <translation>No hay ningún documento del que aprender.</translation>
    </message>
    <message>
        <source>There is one label only: nothing to sort the records by.</source>
        <translation>Solo hay una categoría: no hay nada entre lo que clasificar los registros.</translation>
    </message>
    <message>
        <source>The records are read again from %1</source>
        <extracomment>%1: path of the file with the records</extracomment>
        <translation>Los registros se leen de nuevo desde %1</translation>
    </message>
    <message>
        <source>The records are no longer at %1. Choose the file that the phrases were learned from: it is read on this computer and goes nowhere.</source>
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
        <source>Trained on %1 documents, tested on %2 records; %3 records without a text or a declared label were passed over. Always answering the most frequent label would be right for %4.</source>
        <translation>Entrenado con %1 documentos, probado con %2 registros; se omitieron %3 registros sin texto o sin categoría declarada. Responder siempre la categoría más frecuente acertaría en el %4.</translation>
    </message>
</context>
<context>
    <name>ui::VarietyChoice</name>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Variety of the phrases</source>
        <translation>Variedad de las expresiones</translation>
    </message>
    <message>
        <source>Reset the variety to the method&apos;s own</source>
        <translation>Restablecer la variedad al valor del método</translation>
    </message>
    <message>
        <source>&amp;Variety</source>
        <translation>&amp;Variedad</translation>
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
        <source>The key of the server is not there, or may not go to it yet: see above.</source>
        <translation>La clave del servidor falta o todavía no puede ir a él: vea más arriba.</translation>
    </message>
    <message>
        <source>Agree to what is sent, or take the vectors of the vocabulary.</source>
        <translation>Acepte el envío o tome los vectores del vocabulario.</translation>
    </message>
    <message>
        <source>To %1 are sent: the texts of the package, without the names of their labels; and your own texts, when the classifier is adapted to them, judged by them or applied to them. Whoever runs that server can read them. Nothing is sent before you train, load a model or save predictions.</source>
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
        <source>There is a signature, but it does not fit.</source>
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
        <source>There is an approval, but it does not fit.</source>
        <translation>Hay una aprobación, pero no cuadra.</translation>
    </message>
    <message>
        <source>Not approved by a second person.</source>
        <translation>Sin la aprobación de una segunda persona.</translation>
    </message>
</context>
<context>
    <name>ui::VocabularyChoices</name>
    <message>
        <source>Choose &amp;file...</source>
        <translation>&amp;Elegir archivo...</translation>
    </message>
    <message>
        <source>WordNet 3.0 licence (Princeton University): free to use and to hand on</source>
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
        <source>Clinical notes, letters and reports in English. Few and telling phrases: less noise.</source>
        <translation>Notas clínicas, cartas e informes en inglés. Pocas expresiones y significativas: menos ruido.</translation>
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
        <source>Texts of any kind in English. Many phrases: wants more records for the same quality.</source>
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
        <source>about 147,000 phrases</source>
        <translation>unas 147.000 expresiones</translation>
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
        <source>a list, a table, UMLS, SNOMED CT, MeSH, ICD-10, OBO, RxNorm</source>
        <translation>una lista, una tabla, UMLS, SNOMED CT, MeSH, CIE-10, OBO, RxNorm</translation>
    </message>
    <message>
        <source>Another language or field. Keyseed tells the kind of file where it can.</source>
        <translation>Otro idioma u otro campo. Keyseed reconoce el tipo de archivo cuando puede.</translation>
    </message>
    <message>
        <source>Choose the file of a vocabulary</source>
        <translation>Elegir el archivo de un vocabulario</translation>
    </message>
    <message>
        <source>about 6,000 phrases</source>
        <translation>unas 6000 expresiones</translation>
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
        <source>The list is public and noise protects only how often its phrases occur, not the list itself. A list made from the records would carry over what it should hide: a rare disease, a name, a place. Take a list that would be the same without any one of your patients.</source>
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
        <source>Which phrases are looked for in the notes?</source>
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
    <name>ui::VotedTexts</name>
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
        <source>below the line: cannot be told from noise</source>
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
        <source>W&amp;ithout a model</source>
        <translation>Si&amp;n modelo</translation>
    </message>
    <message>
        <source>Built-in sentences are put around the phrases, on this computer.</source>
        <translation>Las expresiones se colocan en frases incluidas en el programa, en este equipo.</translation>
    </message>
    <message>
        <source>Nothing leaves the house.</source>
        <translation>No sale nada del centro.</translation>
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
        <source>Only the file that you carry leaves the house.</source>
        <translation>Del centro solo sale el archivo que usted lleva.</translation>
    </message>
    <message>
        <source>Not for this method: texts are asked for between the rounds. Choose one of the other two.</source>
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
    <message numerus="yes">
        <source>Go on with the %Ln &amp;document(s) there are</source>
        <translation>
            <numerusform>&amp;Continuar con %Ln documento</numerusform>
            <numerusform>&amp;Continuar con los %Ln documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>The documents there are were written as %1: write again.</source>
        <translation>Los documentos que hay se redactaron como %1: redáctelos de nuevo.</translation>
    </message>
    <message>
        <source>The documents there are were written with other settings: write again, or undo the change.</source>
        <translation>Los documentos que hay se redactaron con otros ajustes: redáctelos de nuevo o deshaga el cambio.</translation>
    </message>
    <message>
        <source>Written on this computer; nothing is sent anywhere.</source>
        <translation>Se redactan en este equipo; no se envía nada a ninguna parte.</translation>
    </message>
    <message numerus="yes">
        <source>You go on with %Ln document(s); the others can still be written.</source>
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
        <source>Look at the address, the key and the model in the settings above, test the connection, and write the rest. What was written is kept.</source>
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
</context>
<context>
    <name>ui::WritingStep</name>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Text of the chosen document</source>
        <translation>Texto del documento elegido</translation>
    </message>
    <message>
        <source>The documents are being written.</source>
        <translation>Se están redactando los documentos.</translation>
    </message>
    <message>
        <source>Draw the phrases first, one page back.</source>
        <translation>Extraiga antes las expresiones, una página atrás.</translation>
    </message>
    <message>
        <source>Write the documents to go on.</source>
        <translation>Redacte los documentos para continuar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) written; writing costs no budget.</source>
        <translation>
            <numerusform>%Ln documento redactado; redactar no cuesta presupuesto.</numerusform>
            <numerusform>%Ln documentos redactados; redactar no cuesta presupuesto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Redacción</translation>
    </message>
    <message>
        <source>Who turns the phrases into documents?</source>
        <translation>¿Quién convierte las expresiones en documentos?</translation>
    </message>
    <message>
        <source>Writing is paused.</source>
        <translation>La redacción está en pausa.</translation>
    </message>
    <message>
        <source>Save the prompts, have them answered, and read the answers here.</source>
        <translation>Guarde los prompts, haga que se respondan y lea aquí las respuestas.</translation>
    </message>
    <message>
        <source>Read the answers to the prompts of now, or undo the change of the settings.</source>
        <translation>Lea las respuestas a los prompts actuales o deshaga el cambio de los ajustes.</translation>
    </message>
    <message>
        <source>Write the documents again with the settings of now.</source>
        <translation>Redacte de nuevo los documentos con los ajustes actuales.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) have no answer: read more answers, or go on without them.</source>
        <translation>
            <numerusform>%Ln documento no tiene respuesta: lea más respuestas o continúe sin él.</numerusform>
            <numerusform>%Ln documentos no tienen respuesta: lea más respuestas o continúe sin ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) are missing: write them, or go on without them.</source>
        <translation>
            <numerusform>Falta %Ln documento: redáctelo o continúe sin él.</numerusform>
            <numerusform>Faltan %Ln documentos: redáctelos o continúe sin ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rewriting model decodes the noisy rows itself: nobody is asked to write.</source>
        <translation>El modelo de reescritura descodifica él mismo las líneas con ruido: a nadie se le pide que escriba.</translation>
    </message>
</context>
<context>
    <name>ui::ZoneStrip</name>
    <message>
        <source>Private zone  ·  what you see here stays on this computer</source>
        <translation>Zona privada  ·  lo que ve aquí se queda en este equipo</translation>
    </message>
    <message>
        <source>Public zone  ·  already private, free to explore</source>
        <translation>Zona pública  ·  datos ya protegidos, puede explorar gratis</translation>
    </message>
    <message>
        <source>Private zone  ·  texts go to the server that you agreed to</source>
        <translation>Zona privada  ·  los textos van al servidor que usted aceptó</translation>
    </message>
</context>
</TS>
