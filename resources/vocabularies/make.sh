#!/bin/sh
# Makes the four files of this folder of the public texts that README.md names: make.sh DATA WORDS LEXICON.
set -eu
data=$1 words=$2 lexicon=$3
cd "$(dirname "$0")"
make() { # LANGUAGE FILE ORIGIN LICENCE FURTHER...
    language=$1 file=$2 origin=$3 licence=$4
    shift 4
    python3 make.py "$language" "$file" --general "$words/$language.tsv" --corrections "corrections-$language.tsv" \
        --origin "$origin" --licence "$licence" "$@"
}
make en medical.learnt \
    "MedQuAD (NIH health information), OpenStax books for nurses, clinical terms of WordNet 3.0" \
    "CC BY 4.0, WordNet 3.0 licence" \
    --texts "$data/public_medical/medquad.jsonl" "$data/public_medical/openstax_nursing.jsonl" \
    --research "$data/public_medical/medabs.jsonl" --terms "$lexicon" ${LISTS:+--list "$LISTS/en.tsv"}
make de medical-de.learnt \
    "GraSCCo, GerMedIQ, names of diagnoses of ICD-10-GM 2022 (BfArM, by way of the Robert Koch-Institut)" \
    "CC BY 4.0, terms of use of the BfArM" \
    --texts "$data/languages/de_grascco/unlabelled.csv" "$data/languages/de_germediq/public.csv" \
    --terms "$data/languages/de_icd10/terms.csv" ${LISTS:+--list "$LISTS/de.tsv"}
make es medical-es.learnt "CANTEMIST (oncology cases)" "CC BY 4.0" \
    --texts "$data/languages/es_cantemist/train.csv" "$data/languages/es_cantemist/test.csv" \
    ${LISTS:+--list "$LISTS/es.tsv"}
make fr medical-fr.learnt "E3C, case reports of the Pan African Medical Journal" "CC BY 4.0" \
    --texts "$data/languages/fr_pamj/unlabelled.csv" ${LISTS:+--list "$LISTS/fr.tsv"}
