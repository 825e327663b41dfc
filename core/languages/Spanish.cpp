#include "core/languages/Language.h"

#include <array>
#include <utility>

namespace core::languages::language {

namespace {

constexpr std::string_view spanishStopWords = R"(
a acuerdo además ahora al algo algún alguna algunas alguno algunos allí ambos ante anterior antes año años aproximadamente
aquel aquella aquellas aquellos aquí así aún aunque bajo bastante bien buen buena bueno cabo cada casi caso casos catorce
cerca cien cierta ciertas cierto ciertos cinco como cómo con conjunto contra cual cuál cuales cualquier cuando cuándo
cuanto cuatro da dan de debe deben debido decir dejar del demás dentro desde después día días dicha dichas dicho dichos
diez diferentes diversas diversos doce donde dónde dos durante e ejemplo el él ella ellas ello ellos embargo en encima
encontró entonces entre era eran eres es esa esas ese eso esos esta está estaba estaban estado están estar estas este
esto estos estuvo etc existe existen forma fue fuera fueron general generalmente gran grande grandes grave ha haber
había habían habitual hace hacen hacer hacia han hasta hay haya he hemos hora horas hubo igual importante incluso
indica inicio junto la las le les lo los luego lugar mal manera mas más mayor mayores mayoría me media medio mediante
mejor menor menos menudo mes meses mi mientras mil minutos misma mismas mismo mismos modo momento mucha muchas mucho
muchos muy nada ni ningún ninguna ninguno no nos nosotros nuestra nuestro nueva nuevas nuevo nuevos nueve nunca o ocho
once otra otras otro otros para parte partir pero persona personas poca pocas poco pocos podemos podría por porque
posible posibles posteriormente presenta presentan presentar primer primera primero principal principales principalmente
pronto pueda puede pueden pues puesto que qué quien quién quienes quince realiza realizó realizar respecto se sea sean
según segunda segundo seis semana semanas ser será si sí sido siempre siendo siete sin sino sobre solamente solo sólo
son su suele suelen sus tal tales también tampoco tan tanto tarde te tendrá tenemos tener tenía tiene tienen toda todas
todavía todo todos total tras través tres tu tuvo u última últimas último últimos un una unas uno unos usa usar usted va
vamos van varias varios veces veinte ver vez vía y ya yo llamada llamado debida mg ml mm cm kg sr sra dr dra
)";

constexpr std::string_view spanishTimesAndNumbers = R"(
enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes miércoles
jueves viernes sábado sábados domingo domingos dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce
quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos mil millón millones
)";

void normaliseSpanish(std::string &word)
{
    constexpr std::array<std::pair<std::string_view, char>, 5> accents = {
        {{"\u00E1", 'a'}, {"\u00E9", 'e'}, {"\u00ED", 'i'}, {"\u00F3", 'o'}, {"\u00FA", 'u'}}};
    for (const auto &[accented, plain] : accents)
        for (auto at = word.find(accented); at != std::string::npos; at = word.find(accented, at))
            word.replace(at, accented.size(), 1, plain);
    if (word.size() < 5)
        return;
    if (word.ends_with("ces")) { // "luces" of "luz"
        shorten(word, 3);
        word += 'z';
        return;
    }
    if (word.ends_with('s') && !word.ends_with("is"))
        shorten(word, 1);
    // "dolores" of "dolor", and "fiebre" as well as "fiebres"; "cardiaca" as well as "cardiaco".
    if (word.ends_with('e') || word.ends_with('a') || word.ends_with('o'))
        shorten(word, 1);
}

constexpr std::string_view spanishHeadings = R"(
chief complaint = Motivo de consulta | Motivo de ingreso | Motivo de la consulta | Motivo del ingreso | Motivo de atención
chief complaint = Queja principal | Motivo de derivación
history of present illness = Enfermedad actual | Historia actual | Historia de la enfermedad actual | Anamnesis
history of present illness = Historia clínica | Padecimiento actual | Situación actual | Proceso actual
past medical history = Antecedentes | Antecedentes personales | Antecedentes médicos | Antecedentes patológicos
past medical history = Antecedentes personales patológicos | AP | Antecedentes medicoquirúrgicos | Comorbilidades
past medical history = Antecedentes de interés | Antecedentes personales de interés | Antecedentes obstétricos
past surgical history = Antecedentes quirúrgicos | Intervenciones previas | Cirugías previas | IQ previas
family history = Antecedentes familiares | Historia familiar | AF | Antecedentes heredofamiliares
social history = Antecedentes sociales | Hábitos | Hábitos tóxicos | Historia social | Situación social
social history = Antecedentes personales no patológicos | Situación basal
allergies = Alergias | Alergia | Alergias medicamentosas | Alergias conocidas | Alergias e intolerancias
medications = Medicación | Medicación actual | Medicación habitual | Tratamiento actual | Tratamiento habitual
medications = Tratamiento previo | Medicación al ingreso | Medicamentos | Tratamiento domiciliario | Medicación previa
immunizations = Inmunizaciones | Vacunas | Vacunación
review of systems = Revisión por sistemas | Revisión por aparatos | Anamnesis por aparatos | Interrogatorio por aparatos
review of systems = Anamnesis por órganos y aparatos
physical examination = Exploración física | Examen físico | Exploración | Exploración clínica | Constantes vitales
physical examination = Exploración física al ingreso | Signos vitales | Constantes | EF | Exploración neurológica | Exploración general
laboratory = Laboratorio | Analítica | Analíticas | Análisis | Datos de laboratorio | Análisis de laboratorio | Analítica de sangre
imaging = Pruebas complementarias | Exploraciones complementarias | Exámenes complementarios | Pruebas de imagen
imaging = Estudios de imagen | Imagen | Imágenes | Radiología | Estudios complementarios
indication = Indicación | Indicaciones de la prueba | Información clínica | Datos clínicos | Justificación clínica
technique = Técnica | Técnica quirúrgica | Descripción de la técnica | Método | Procedimiento en detalle
technique = Descripción de la intervención | Descripción quirúrgica
comparison = Comparación | Estudio previo | Estudios previos
findings = Hallazgos | Resultados | Descripción | Descripción macroscópica | Descripción microscópica | Informe
impression = Impresión | Conclusión | Conclusiones | Impresión diagnóstica | Juicio clínico | Opinión | Resumen
impression = Orientación diagnóstica
assessment and plan = Plan | Evaluación | Valoración | Evaluación y plan | Conducta | Plan de actuación | Recomendaciones
assessment and plan = Plan terapéutico | Análisis y plan | Conducta a seguir | Actitud | Comentario | Comentarios | Discusión
assessment and plan = Valoración y plan | Plan de tratamiento | Tratamiento y recomendaciones
subjective = Subjetivo
objective = Objetivo
diagnosis = Diagnóstico | Diagnósticos | Diagnóstico principal | Diagnósticos secundarios | Diagnóstico diferencial
diagnosis = Otros diagnósticos
preoperative diagnosis = Diagnóstico preoperatorio | Diagnóstico pre-operatorio
postoperative diagnosis = Diagnóstico postoperatorio | Diagnóstico post-operatorio
procedure = Procedimiento | Procedimientos | Intervención | Intervención quirúrgica | Cirugía | Operación | Cirugía realizada
procedure = Procedimientos realizados | Tratamiento | Tratamiento quirúrgico | Operación realizada
anesthesia = Anestesia | Tipo de anestesia
operative details = Pérdida de sangre | Pérdidas hemáticas | Cirujano | Ayudante | Anestesista | Anestesiólogo | Drenajes
operative details = Sangrado | Muestras
complications = Complicaciones | Complicación
hospital course = Evolución | Evolución clínica | Curso hospitalario | Evolución y comentarios | Evolución hospitalaria
hospital course = Curso clínico | Evolución durante el ingreso | Curso clínico y evolución | Estancia hospitalaria
hospital course = Evolución y tratamiento
admission diagnosis = Diagnóstico de ingreso | Diagnóstico al ingreso | Diagnósticos al ingreso
discharge diagnosis = Diagnóstico de egreso | Diagnóstico al alta | Diagnóstico de alta | Diagnósticos al alta
discharge diagnosis = Diagnóstico final | Diagnóstico definitivo | Diagnósticos de egreso
discharge medications = Tratamiento al alta | Medicación al alta | Tratamiento de alta | Medicación al egreso | Tratamiento al egreso
condition at discharge = Estado al alta | Condición al alta | Condición al egreso | Situación al alta | Motivo de alta
discharge instructions = Instrucciones al alta | Indicaciones al alta | Instrucciones | Indicaciones | Recomendaciones al alta
follow-up = Seguimiento | Control | Controles | Revisiones | Próxima cita | Citas | Revisión
signature = Firma | Firmado | Firmado electrónicamente por | Fdo | Atentamente | Dictado por | Médico responsable | Un cordial saludo
)";

constexpr std::string_view spanishParts = R"(
Cabeza | Cuello | Tórax | Pulmones | Corazón | Abdomen | Extremidades | Piel | Neurológico | Estado general
| Cardiovascular | Respiratorio | Digestivo | Gastrointestinal | Genitourinario | Musculoesquelético | Columna | Ojos
| Oídos | Auscultación cardiaca | Auscultación pulmonar | Auscultación cardiopulmonar | AC | ACP | MMII | MMSS | Hígado
| Bazo | Riñones | Páncreas | Pelvis | Tacto rectal | TA | FC | FR | Peso | Talla | Temperatura | Locomotor | Psiquiátrico
)";

constexpr std::string_view spanishBefore = R"(
no | sin | niega | negó | niegan | negaba | ni | ausencia de | ausencia del | nunca | nunca ha tenido | jamás | ningún | ninguna
| ninguno | no hay | no hay evidencia de | no hay signos de | no se observa | no se observan | no se aprecia | no se aprecian
| no se evidencia | no se evidencian | no se identifica | no se identifican | no presenta | no refiere | no tiene
| no se palpa | no se palpan | no se objetiva | no se objetivan | no muestra | no existe | no existen | sin evidencia de | sin signos de
| sin datos de | sin antecedentes de | no antecedentes de | negativo para | negativa para | libre de | descarta | descartar
| se descarta | se descartan | excluye | se excluye | tampoco | carece de | no signos de | no evidencia de | exento de
)";

constexpr std::string_view spanishAfter = R"(
negativo | negativa | negativos | negativas | descartado | descartada | descartados | descartadas | fue descartado | fue descartada
| ha sido descartado | ha sido descartada | se descartó | se ha descartado | ausente | ausentes | está ausente
| están ausentes | excluido | excluida | fue excluido | fue excluida | improbable | poco probable | no identificado
| no identificada | no observado | no observada | no visible | no visibles | no se encontró | no se encontraron
| no se ha encontrado | no se confirmó | fueron descartados | fueron descartadas | fueron negativos | fueron negativas
)";

constexpr std::string_view spanishPseudo = R"(
no aumento | no aumenta | sin aumento | no cambios | no hay cambios | sin cambios | sin cambios significativos | sin mejoría | no mejora
| sin mejora | no mejoría | no se descarta | no se puede descartar | no se puede excluir | no puede descartarse | no puede excluirse
| sin descartar | no descarta | no descartar | no excluye | no sólo | no solamente | sin dificultad
| sin complicaciones | sin incidencias | no necesariamente | sin duda | gram negativo | gramnegativo | no ha cambiado
| con o sin | no descartado | no descartada | sin modificaciones | no está claro | no concluyente | no más de
| gram negativa | gram negativos
)";

constexpr std::string_view spanishTerminators = R"(
pero | sin embargo | no obstante | aunque | a pesar de | excepto | salvo | aparte de | a excepción de | debido a
| secundario a | secundaria a | a causa de | por causa de | como causa de | porque | ya que | mientras que | sino
| que presenta | presenta | refiere | acude por | acude con | aqueja | en cambio | solo | solamente | únicamente | con excepción de
| hay | se observa | se aprecia | se evidencia | existe
)";

} // namespace

const Language &spanish()
{
    static constexpr Language language{
        .code = "es",
        .title = "Spanish",
        .stopWords = spanishStopWords,
        .connectors = "de del la los las",
        .normalise = normaliseSpanish,
        .timesAndNumbers = spanishTimesAndNumbers,
        .nounEndings = "ción ciones sión siones dad dades tad tades miento mientos itis osis oma omas emia "
                       "patía patías logía grafía metría ectomía scopia eza ismo ncia ncias tud tudes aje",
        .verbEndings = "aron ieron aba aban ando iendo arse erse irse ó ará erá irá arán erán irán amos emos "
                       "izar ecer iar",
        .adjectiveEndings = "oso osos ivo iva ivos ivas able ible ables ibles",
        .adverbEndings = "mente",
        .pluralEndings = "s es ces=z",
        .headFirst = true,
        .headings = spanishHeadings,
        .parts = spanishParts,
        .before = spanishBefore,
        .after = spanishAfter,
        .pseudo = spanishPseudo,
        .terminators = spanishTerminators};
    return language;
}

} // namespace core::languages::language
