"""Kinds of terms by the endings of their head word, and words that a language puts around it."""

import re

RULES = {
    "en": {
        "body part": r"(arter(y|ies)|vein|nerve|muscle|gland|ligament|tendon|bone|lobe|duct|node)",
        "procedure": r"(ectomy|otomy|ostomy|plasty|scopy|graphy|gram|therapy|desis|centesis|pexy|surgery|operation"
                     r"|biopsy|transplant|transplantation|screening|imaging|dialysis|exam|examination|resection"
                     r"|excision|anesthesia|vaccination|immunization|suturing|intubation|ventilation|scan|x-ray"
                     r"|counseling|rehabilitation|monitoring|ablation|amputation|bypass|replacement|drainage)",
        "symptom": r"(algia|dynia|ache|pain|fever|cough|itching|nausea|vomiting|dizziness|fatigue|tenderness|swelling"
                   r"|numbness|weakness|tremor|dyspnea|breath|rash|cramp|cramps|spasm|edema|palpitations?|soreness"
                   r"|stiffness|bleeding|redness|jaundice|syncope)",
        "disease": r"(itis|[^g]nosis|[^n]osis|emia|oma|pathy|plegia|paresis|trophy|plasia|ism|disease|disorder"
                   r"|syndrome|infection|failure|cancer|tumor|fracture|injury|deficiency|insufficiency|infarction"
                   r"|thrombosis|embolism|stenosis|hernia|ulcer|abscess|dysfunction|malformation|lesion|diabetes"
                   r"|hypertension|hypotension|cyst|neoplasm|leukemia|attack|defect)",
        "drug": r"(cillin|mycin|micin|floxacin|azole|olol|sartan|statin|pril|dipine|prazole|triptan|mab|tinib|vir"
                r"|azepam|barbital|caine|parin|gliptin|gliflozin|xaban|setron|inhibitor|blocker|agonist|antibiotic"
                r"|antidepressant|steroid|diuretic|opioid|vaccine|medication|drug|tablet|ointment)",
        "substance": r"(hemoglobin|cholesterol|glucose|creatinine|albumin|protein|hormone|enzyme|acid|antibody"
                     r"|level|count|antigen|bilirubin|sodium|potassium|calcium)",
        "organism": r"(virus|bacteria|bacterium|coccus|cocci|fungus|parasite|bacillus)",
    },
    "de": {
        "procedure": r"(ektomien?|tomien?|skopien?|gra(ph|f)ien?|gramme?|therapien?|operation(en)?|behandlung(en)?"
                     r"|transplantation(en)?|plastik|punktion|biopsien?|bestrahlung|dialyse|impfung(en)?|resektion"
                     r"|implantation|messung|exzision|naht|katheter|stent|anästhesie|narkose|chirurgie|gymnastik"
                     r"|untersuchung(en)?|rehabilitation|diagnostik|MRT|CT|EKG|EEG|ultraschall|röntgen|eingriff"
                     r"|intubation|beatmung|infusion|injektion|transfusion|amputation|ablation|drainage|embolisation"
                     r"|laparoskopie|prothese|osteosynthese|spülung|medikation|screening|schnelltest|bluttest|verband"
                     r"|wundversorgung|sektion|entbindung|prophylaxe|thorax-röntgen)",
        "symptom": r"(schmerz(en)?|weh|fieber|husten|übelkeit|erbrechen|blutung(en)?|schwindel|schwäche|ödeme?"
                   r"|dyspnoe|atemnot|durchfall|durchfälle|diarrhoe?|juckreiz|kribbeln|müdigkeit|algien?|rötung(en)?"
                   r"|schwellung(en)?|(?<!\w)luft|krämpfe|krampf|tremor|lähmung(en)?|verlust|beschwerden|blässe|schweiß|synkopen?"
                   r"|unruhe|angst|zyanose|hämaturie|dysurie|dysphagie|heiserkeit|verstopfung|obstipation|koma"
                   r"|ausschlag|brennen|steifigkeit|taubheit|ohrensausen|tinnitus|appetitlosigkeit|symptome?"
                   r"|gewichtsabnahme|gewichtszunahme|schluckauf|ikterus|exanthem|druckgefühl|sodbrennen|zittern|angstgefühl|krankheitsgefühl|anzeichen)",
        "drug": r"(mittel|hemmer|blocker|antibiotik(a|um)|insulin|kortison|cortison|tabletten?|salbe|[a-z]{3}(pril|sartan"
                r"|statin|azol|cillin|mycin|micin|olol|azepam|mab|nib|cain|parin|formin|floxacin|prazol|setron"
                r"|gliptin|gliflozin|xaban|dipin|lukast|tropin|predniso(n|lon)|thyroxin|sulid|fenac|profen|amid)"
                r"|heparin|aspirin|ASS|paracetamol|metamizol|novalgin|morphin|digitoxin|marcumar|ramipril|impfstoff"
                r"|medikamente?|analgetik(a|um)|diuretik(a|um)|opioide?|chemotherapeutikum|zytostatik(a|um))",
        "organism": r"(viren|virus|bakterie(n)?|kokken|pilze?|coli|spezies|amöben|erreger|parasiten|milben|würmer"
                    r"|plasmodium|mykobakterien|chlamydien|salmonellen|candida)",
        "substance": r"(wert|spiegel|protein|säure|zucker|cholesterin|hämoglobin|kreatinin|enzyme?|hormone?|natrium"
                     r"|kalium|kalzium|leukozyten|thrombozyten|erythrozyten|CRP|INR|TSH|glukose|albumin|bilirubin"
                     r"|harnstoff|urin|blut|serum|liquor|stuhl|sputum|speichel|eiter|sauerstoff|eisen|ferritin"
                     r"|antikörper|antigen|marker|plasma|sekret|galle|schleim|amylase|lipase|transaminasen|hb|hba1c)",
        "disease": r"(itis|itiden|ose|osen|om|ome|oma|ämien?|pathien?|krankheit(en)?|erkrankung(en)?|syndrome?"
                   r"|insuffizienz(en)?|infarkte?|embolien?|infektion(en)?|tumore?n?|krebs|frakturen?|bruch|brüche"
                   r"|ruptur(en)?|stenosen?|hernien?|läsion(en)?|verletzung(en)?|störung(en)?|dystrophien?|plegien?"
                   r"|paresen?|ismus|allergien?|diabetes|mellitus|asthma|epilepsien?|depression(en)?|demenz(en)?"
                   r"|zysten?|abszesse?|geschwür|ulkus|ulcus|metastasen?|fehlbildung(en)?|gicht|rheuma|phobien?"
                   r"|psychosen?|sucht|abhängigkeit|neubildung(en)?|anomalien?|mangel|tuberkulose|vergiftung(en)?"
                   r"|sepsis|pneumonien?|grippe|erguss|luxation(en)?|kontusion|prellung(en)?|trauma|schock|verschluss"
                   r"|aneurysmen?|aneurysma|varizen|prolaps|atresien?|hypertonie|hypotonie|tachykardien?|arrhythmien?"
                   r"|flimmern|dysplasien?|hyperplasien?|aplasien?|schlaganfall|apoplex|insult|migräne|glaukom"
                   r"|katarakt|dermatitis|ekzeme?|psoriasis|anämien?|fisteln?|polypen?|steine?|lithiasis|ileus"
                   r"|nekrosen?|gangrän|karies|adipositas|kachexie|pest|cholera|typhus|masern|röteln|lepra|syphilis"
                   r"|deformität(en)?|kontraktur(en)?|blindheit|schizophrenien?|myopie|neurosen?|hämatome?|wunde"
                   r"|verbrennung(en)?|erfrierung(en)?|zerrung|distorsion|chorea|lues|malaria|vitien|vitium|defekte?"
                   r"|spalte|schaden|leiden|komplikation(en)?|abort|retardierung|blutarmut|entzündung(en)?"
                   r"|verengung|verkalkung|verstauchung(en)?|quetschung|panik)",
        "body part": r"(knochen|muskeln?|nerve?n?|arterien?|venen?|drüsen?|darm|därme|haut|gelenke?n?|wirbel|säule|lungen?"
                     r"|leber|niere|(?<!i)nieren|herz|magen|kopf|arme?|beine?|hand|hände|fuß|füße|finger|zehen?|augen?|ohren?|nase"
                     r"|mund|hals|brust|bauch|rücken|becken|hüfte|knie|schulter|lappen|wand|klappen?|gefäße?|gewebe"
                     r"|organe?|höhlen?|(gallen|gehör|milch|samen|pankreas)gang|kiefer|zahn|zähne|gehirn|hirn|mark|milz|blase|gebärmutter|rippen?|schädel"
                     r"|lippen?|zunge|rachen|kehlkopf|trachea|ösophagus|kolon|rektum|uterus|ovar|prostata|hoden|penis"
                     r"|vagina|aorta|ventrikel|vorhof|thorax|abdomen|femur|tibia|humerus|radius|ulna|fibula|patella"
                     r"|sehnen?|bänder|knorpel|netzhaut|retina|hornhaut|linse|pankreas|duodenum|lymphknoten"
                     r"|extremität(en)?|schenkel|ellenbogen|gesicht|stirn|wange|kinn|nacken|leiste|ferse|knöchel"
                     r"|mediastinum|pleura|peritoneum|mamma|mukosa|schleimhaut|larynx|pharynx|sinus|cor|pulmo|mandibula)",
    },
    "es": {
        "body part": r"(arterias?|venas?|nervios?|músculos?|glándulas?|ligamentos?|tendón|tendones|huesos?|lóbulos?"
                     r"|conductos?|ganglios?|pulmón|pulmones|hígado|riñón|riñones|corazón|estómago|cabeza|brazos?"
                     r"|piernas?|manos?|pies?|dedos?|ojos?|oídos?|nariz|boca|cuello|pecho|tórax|abdomen|espalda|pelvis"
                     r"|cadera|rodillas?|hombros?|pared|válvulas?|vasos?|tejidos?|órganos?|cavidad|mandíbula|maxilar"
                     r"|dientes?|cerebro|médula|bazo|vejiga|útero|costillas?|cráneo|labios?|lengua|faringe|laringe"
                     r"|tráquea|esófago|colon|recto|ovarios?|próstata|testículos?|pene|vagina|aorta|ventrículos?"
                     r"|aurícula|fémur|tibia|húmero|radio|columna|vértebras?|piel|mucosa|retina|páncreas|duodeno|íleon"
                     r"|intestino|extremidad(es)?|muslo|cara|axila|ingle|mediastino|pleura|peritoneo|mama|hilio|bronquios?"
                     r"|encéfalo|órbita|párpados?|escroto|uréter|uretra|cerebelo|glúteo|cuero|epidídimo|tiroides|clavículas?|escápula|diafragma|fascia|musculatura|retroperitoneo"
                     r"|apófisis|ciego|sigma|antro|píloro|carina|hemitórax|mesenterio|epiplón|dorso|córnea|iris|esternón)",
        "procedure": r"(ectomías?|otomías?|ostomías?|plastias?|scopias?|grafías?|gramas?|terapias?|cirugías?"
                     r"|intervención|intervenciones|trasplantes?|biopsias?|punción|diálisis|vacunación|resección"
                     r"|implantación|exploración|radiografía|ecografías?|tomografía|TAC|TC|RM|RMN|PET|PAAF|resonancia"
                     r"|analítica|drenaje|sutura|anestesia|intubación|ventilación|transfusión|infusión|amputación"
                     r"|ablación|rehabilitación|tratamiento|estudio|prueba|test|análisis|extirpación|exéresis"
                     r"|embolización|quimioterapia|radioterapia|hemograma|sondaje|monitorización|cateterismo|catéter"
                     r"|cultivo|estadificación|prótesis|stent|lavado|legrado|disección|abordaje|colocación|citología"
                     r"|densitometría|artrodesis|hemocultivos?|urocultivo|gammagrafía|estudios?|reconstrucción|ciclos?)",
        "symptom": r"(dolor(es)?|algias?|fiebre|(?<!\w)tos|náuseas?|vómitos?|mareos?|astenia|cansancio|debilidad|edemas?"
                   r"|disnea|prurito|hemorragias?|sangrado|diarrea|estreñimiento|tumefacción|hinchazón|parestesias?"
                   r"|temblor|síncope|palpitaciones|rigidez|ictericia|cefaleas?|anorexia|pérdida|molestias?|hematuria"
                   r"|disuria|disfagia|rectorragia|hemoptisis|melenas?|exantema|eritema|convulsiones|crisis|palidez"
                   r"|cianosis|insomnio|malestar|sudoración|escalofríos|vértigo|inestabilidad|hipoestesia|ptosis"
                   r"|diplopía|afasia|disartria|ronquera|disfonía|ardor|síntomas?|hepatomegalia|adenopatías?|signos?"
                   r"|distensión|aumento|fatiga|(?<!\w)hipo|polaquiuria|oliguria|cojera|ansiedad|odinofagia|dispepsia|febrícula)",
        "drug": r"([a-záéíóú]{3}(prilo?|sartán|statina|azol|cilina|micina|olol|azepam|mab|nib|caína|parina|formina|floxacino"
                r"|prazol|setrón|gliptina|xabán|dipino|platino|taxel|rubicina|citabina|trexato|oxacino|sona|solona|amida)"
                r"|insulina|corticoides?|antibióticos?|aspirina|paracetamol|ibuprofeno|metamizol|morfina|heparina"
                r"|fármacos?|diuréticos?|opioides?|inhibidor(es)?|bloqueantes?|fluorouracilo|leucovorín|vacuna|AINEs?"
                r"|etopósido|ifosfamida|vincristina|gemcitabina|analgésicos?|antiinflamatorios?|omeprazol|tamoxifeno"
                r"|letrozol|anastrozol|fulvestrant|everolimus|furosemida|[a-záéíóú]{3}(triaxona|penem|racetam|relina|tecán|toína|trexed|fungina|vastatina)"
                r"|medicación|antineoplásicos?|corticoterapia)",
        "organism": r"(virus|bacterias?|cocos?|hongos?|coli|parásitos?|bacilos?|aureus|candida|gérmenes|germen"
                    r"|citomegalovirus|microorganismos?)",
        "substance": r"(proteínas?|ácido|glucosa|colesterol|hemoglobina|creatinina|enzimas?|hormonas?|sodio|potasio"
                     r"|calcio|leucocitos|plaquetas|hematíes|PCR|LDH|PSA|CEA|TSH|albúmina|bilirrubina|urea|orina|sangre"
                     r"|suero|líquido|heces|esputo|oxígeno|hierro|ferritina|anticuerpos?|antígenos?|marcador(es)?"
                     r"|transaminasas|niveles|fosfatasa|receptor(es)?|linfocitos?|células?|inmunoglobulinas?|citoqueratinas?"
                     r"|glucemia|calcemia|secreción|moco|bilis|pus|plasma|neutrófilos|eosinófilos|vimentina|cromogranina)",
        "disease": r"(itis|[^c]osis|omas?|emias?|patías?|enfermedad(es)?|trastornos?|síndromes?|insuficiencia|infartos?"
                   r"|embolias?|embolismo|infección|infecciones|tumor(es)?|cáncer|fracturas?|roturas?|estenosis|hernias?"
                   r"|lesión|lesiones|distrofia|plejia|paresia|ismo|alergias?|diabetes|(?<!\w)asma|epilepsia|depresión"
                   r"|demencia|quistes?|abscesos?|úlceras?|metástasis|malformación|malformaciones|gota|tuberculosis"
                   r"|sepsis|neumonías?|derrame|luxación|traumatismo|shock|oclusión|obstrucción|aneurisma|varices"
                   r"|prolapso|atresia|hipertensión|hipotensión|taquicardia|bradicardia|arritmia|fibrilación|displasia"
                   r"|hiperplasia|ictus|migraña|catarata|dermatitis|eccema|psoriasis|fístulas?|pólipos?|litiasis"
                   r"|cálculos?|íleo|necrosis|gangrena|obesidad|caquexia|neoplasias?|carcinomatosis|progresión|recidivas?"
                   r"|recaída|toxicidad|masa|masas|nódulos?|anemia|trombopenia|neutropenia|leucopenia|hepatopatía"
                   r"|complicación|complicaciones|esclerosis|cirrosis|infiltración|tumoración|proceso|adenocarcinoma"
                   r"|leucemia|melanoma|linfoma|hipotiroidismo|dislipemia|EPOC|VIH|mucositis|hidronefrosis|ascitis"
                   r"|microcalcificaciones|calcificaciones|colapso|atelectasia|hemangiomas?|parálisis|trombo|coagulopatía"
                   r"|hipoacusia|ceguera|glaucoma|hidrocefalia|hematoma|compresión|hipercalcemia|implantes?)",
    },
    "fr": {
        "body part": r"(artères?|veines?|nerfs?|muscles?|glandes?|ligaments?|tendons?|os|lobes?|canal|canaux|ganglions?"
                     r"|poumons?|foie|reins?|cœur|coeur|estomac|tête|bras|jambes?|mains?|pieds?|doigts?|orteils?|yeux"
                     r"|œil|oeil|oreilles?|nez|bouche|cou|poitrine|thorax|abdomen|dos|bassin|hanches?|genoux?|épaules?"
                     r"|paroi|valves?|vaisseaux|tissus?|organes?|cavité|mâchoire|mandibule|maxillaire|dents?|cerveau"
                     r"|moelle|rate|vessie|utérus|côtes?|crâne|lèvres?|langue|pharynx|larynx|trachée|œsophage|oesophage"
                     r"|côlon|colon|rectum|ovaires?|prostate|testicules?|verge|pénis|vagin|aorte|ventricules?|oreillettes?"
                     r"|fémur|tibia|humérus|radius|rachis|vertèbres?|peau|muqueuse|rétine|cornée|pancréas|duodénum|iléon"
                     r"|grêle|intestin|membres?|cuisse|visage|face|aisselle|aine|médiastin|plèvre|péritoine|seins?"
                     r"|bronches?|orbite|paupières?|scrotum|uretère|urètre|cervelet|fesse|cheville|coude|poignet|thyroïde"
                     r"|thymus|épiploon|mésentère|diaphragme|hile|sinus|col|appendice|placenta|fosse|conjonctive)",
        "procedure": r"(ectomies?|otomies?|ostomies?|plasties?|scopies?|graphies?|grammes?|thérapies?|chirurgie"
                     r"|intervention|greffes?|transplantation|biopsies?|ponctions?|dialyse|vaccination|résection|exérèse"
                     r"|implantation|examen|échographies?|tomodensitométrie|scanner|TDM|IRM|bilan|drainage|suture"
                     r"|anesthésie|rachianesthésie|intubation|ventilation|transfusion|perfusion|amputation|ablation"
                     r"|rééducation|traitement|étude|test|analyse|embolisation|hémogramme|sondage|surveillance"
                     r"|cathétérisme|cathéter|culture|prothèse|stent|lavage|curetage|dissection|voie|pose|cytologie"
                     r"|antibiothérapie|chimiothérapie|radiothérapie|corticothérapie|hémodialyse|césarienne|accouchement"
                     r"|laparotomie|ostéosynthèse|immobilisation|plâtre|réduction|cure|parage|débridement|réanimation"
                     r"|prélèvement|radiographies?|ECG|hémocultures?|électrocardiogramme|sérologies?|incision|excision"
                     r"|arthrodèse|scintigraphie|endoscopie|coelioscopie|cœlioscopie|évacuation|hospitalisation|suivi)",
        "symptom": r"(douleurs?|algies?|fièvre|toux|nausées?|vomissements?|vertiges?|asthénie|fatigue|faiblesse|œdèmes?"
                   r"|oedèmes?|dyspnée|prurit|hémorragies?|saignements?|diarrhées?|constipation|tuméfaction|gonflement"
                   r"|paresthésies?|tremblements?|syncopes?|palpitations|raideur|ictère|céphalées?|anorexie|perte|gêne"
                   r"|hématurie|dysurie|dysphagie|rectorragies?|hémoptysies?|méléna|rash|érythème|convulsions?|crises?"
                   r"|pâleur|cyanose|insomnie|malaise|sueurs|frissons|boiterie|hypoesthésie|ptosis|diplopie|aphasie"
                   r"|dysarthrie|dysphonie|brûlures?|symptômes?|hépatomégalie|splénomégalie|adénopathies?|signes?"
                   r"|distension|masse|amaigrissement|hyperthermie|tachycardie|exophtalmie|métrorragies?|épistaxis"
                   r"|aménorrhée|impotence|rougeur|sensibilité|défense|contracture|baisse|coma|confusion|agitation)",
        "drug": r"([a-zéèï]{3}(prils?|sartan|statine|azole|cilline|mycine|micine|olol|azépam|mab|nib|caïne|parine|formine|floxacine"
                r"|prazole|sétron|gliptine|xaban|dipine|platine|taxel|rubicine|citabine|trexate|oxacine|sone|solone)"
                r"|insuline|corticoïdes?|antibiotiques?|aspirine|paracétamol|ibuprofène|morphine|héparine|médicaments?"
                r"|diurétiques?|opioïdes?|inhibiteurs?|bêtabloquants?|vaccins?|AINS|[a-zéèï]{3}(triaxone|taxime|penem|racétam|toïne|micide)"
                r"|cyclophosphamide|méthotrexate"
                r"|antalgiques?|anti-inflammatoires?|ceftriaxone|métronidazole|gentamicine|colchicine|rifampicine"
                r"|isoniazide|furosémide|antituberculeux|antipaludéens?|quinine|sérum|antiseptique|corticothérapie)",
        "organism": r"(virus|bactéries?|coques?|champignons?|coli|parasites?|bacilles?|aureus|candida|germes?"
                    r"|cytomégalovirus|tuberculosis|falciparum|plasmodium|kystes? hydatiques?|levures?|staphylocoques?"
                    r"|streptocoques?)",
        "substance": r"(protéines?|acide|glucose|cholestérol|hémoglobine|créatinine|enzymes?|hormones?|sodium|potassium"
                     r"|calcium|leucocytes|plaquettes|hématies|CRP|LDH|PSA|ACE|TSH|albumine|bilirubine|urée|urines?|sang"
                     r"|sérum|liquide|selles|crachats|oxygène|fer|ferritine|anticorps|antigènes?|marqueurs?"
                     r"|(phosphor|albumin|natr|kali|calc|glyc|créatinin|magnés)émie|transaminases|phosphatases|récepteurs?|lymphocytes?|cellules?|immunoglobulines?|glycémie|calcémie"
                     r"|natrémie|kaliémie|pus|bile|plasma|créatininémie|protéinurie|protidémie|vitamine|globules)",
        "disease": r"(ites?|oses?|omes?|émies?|pathies?|maladies?|troubles?|syndromes?|insuffisances?|infarctus"
                   r"|embolies?|infections?|tumeurs?|cancers?|fractures?|ruptures?|sténoses?|hernies?|lésions?"
                   r"|dystrophies?|plégies?|parésies?|ismes?|allergies?|diabète|asthme|épilepsie|dépression|démence"
                   r"|kystes?|abcès|ulcères?|ulcérations?|métastases?|malformations?|goutte|tuberculoses?|sepsis"
                   r"|pneumonies?|épanchements?|luxations?|traumatismes?|choc|occlusions?|obstructions?|anévrismes?"
                   r"|anévrysmes?|varices|prolapsus|atrésie|hypertension|hypotension|arythmie|fibrillation|dysplasies?"
                   r"|hyperplasies?|AVC|migraine|cataracte|dermatites?|eczéma|psoriasis|fistules?|polypes?|lithiases?"
                   r"|calculs?|iléus|nécroses?|gangrène|obésité|cachexie|néoplasies?|récidives?|toxicité|nodules?"
                   r"|anémies?|thrombopénie|neutropénie|leucopénie|complications?|sclérose|cirrhose|infiltration"
                   r"|processus|adénocarcinomes?|leucémies?|mélanomes?|lymphomes?|VIH|hydronéphrose|ascite"
                   r"|calcifications|collapsus|atélectasie|kératose|paralysies?|thrombus|thromboses?|surdité|cécité|glaucome"
                   r"|hydrocéphalie|pleurésies?|cholestase|hématomes?|compressions?|plaies?|brûlures?|paludisme|(?<!\w)rage|lèpre|rougeole|tétanos"
                   r"|péritonites?|perforations?|invagination|volvulus|torsion|déficit|carence|malnutrition|retard"
                   r"|déformations?|dissection|endométriose|éclampsie|prééclampsie|avortement|granulomes?|séminome)",
    },
}

COMPILED = {language: [(kind, re.compile(r"(?:.*[^\W\d_])??" + rule + r"\Z")) for kind, rule in rules.items()]
            for language, rules in RULES.items()}
# Rules that hold for whole words alone; the others hold for endings, too.
WHOLE = {"en": [], "de": [], "es": ["body part", "substance", "organism"], "fr": ["body part", "substance", "organism"]}
WHOLE_COMPILED = {language: {kind: re.compile(RULES[language][kind] + r"\Z") for kind in kinds}
                  for language, kinds in WHOLE.items()}


def kind_of(language, head):
    """Returns the kind of a term by its head word; empty where no rule holds."""
    found = []
    for kind, rule in COMPILED[language]:
        whole = WHOLE_COMPILED[language].get(kind)
        match = (whole or rule).match(head if head.isupper() else head.lower()) or (whole or rule).match(head)
        if match:
            found.append((len(match.group(1)), kind))
    return max(found, key=lambda each: each[0])[1] if found else ""
