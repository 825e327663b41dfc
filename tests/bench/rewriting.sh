#!/usr/bin/env bash
# Trains small models on glosses of WordNet and measures what rewriting leaves of them: BLEU and label accuracy at each
# epsilon of a row, mean and standard deviation of three draws of the noise.
# tests/bench/rewriting.sh PROGRAM FOLDER [SEED [MODEL...]]: a folder for each seed of training; without models, all, in
# an hour of a core. It goes on where it was stopped, in the midst of a training too; what was measured stays in
# FOLDER/MODEL.measured.
set -euo pipefail

program=$1
folder=$2
seed=${3-1}
models=("${@:4}")
wordnet=${WORDNET-/usr/share/wordnet}
mkdir -p "$folder"

# The first definition of a gloss, short enough for a row; labels: six lexicographer files of nouns. In the order of a
# hash, so that neighbours in WordNet are not neighbours here.
glosses() {
    awk -F' \\| ' '!/^  / {
        split($1, field, " ")
        text = $2
        sub(/;.*/, "", text)
        gsub(/[^a-zA-Z ,-]/, "", text)
        gsub(/ +$/, "", text)
        words = split(text, ignored, " ")
        if (words >= 3 && words <= 10)
            print field[2] "\t" text
    }' "$wordnet"/data.noun "$wordnet"/data.verb "$wordnet"/data.adj
}
if [ ! -s "$folder/train.txt" ]; then
    glosses | LC_ALL=C sort -u | awk 'BEGIN { srand(1) } { printf "%.9f\t%s\n", rand(), $0 }' | LC_ALL=C sort | cut -f2- \
        >"$folder/all.tsv"
    # Animals, artifacts, plants, persons, bodies and substances; held out of the training.
    grep -m 1200 -P '^(05|06|08|18|20|27)\t' "$folder/all.tsv" >"$folder/labelled.tsv"
    grep -v -x -F -f "$folder/labelled.tsv" "$folder/all.tsv" | cut -f2 >"$folder/train.txt"
fi

# Texts that training holds out (Training.cpp) and that are not measured on: what is chosen, is chosen by these. Their
# labels count for nothing.
awk -v texts="$(wc -l <"$folder/train.txt")" 'BEGIN { stride = int(texts / 512) }
    (NR - 1) % stride == 0 && ++count <= 300 { print count % 2 "\t" $0 "\n" count % 2 "\t" $0 }' \
    "$folder/train.txt" >"$folder/validation.tsv"

# Trains a model with the options given, unless it is there.
train() {
    [ -s "$folder/$1/model.safetensors" ] \
        || "$program" train --texts "$folder/train.txt" --out "$folder/$1" --every 100 --patience 100 --seed "$seed" \
            "${@:2}" | tee -a "$folder/$1.curve"
}
# Beyond 2,500, the largest that is published, so that it is seen where text begins to come through.
epsilons=(50000 10000 5000 2500 1000 500 250)
measure() {
    local file="$folder/$1.measured"
    if [ ! -s "$file" ]; then
        "$program" measure --model "$folder/$1" --texts "$folder/labelled.tsv" --rows 600 --seed $((1000 * seed)) \
            --draws 3 --epsilons "${epsilons[@]}" "${@:2}" >"$file.part"
        mv "$file.part" "$file"
        echo "$1" && cat "$file"
    fi
}
# Of the text that training held out, where a longer one could tell.
validate() {
    local file="$folder/$1.validated"
    if [ ! -s "$file" ]; then
        "$program" measure --model "$folder/$1" --texts "$folder/validation.tsv" --seed $((1000 * seed)) --draws 3 \
            --epsilons 10000 5000 "${@:2}" >"$file.part"
        mv "$file.part" "$file"
        echo "$1, held-out text (BLEU alone counts)" && cat "$file"
    fi
}

# One model by its name, after those that it goes on from.
model() {
    case $1 in
    clv) # As published, a model that never saw a clip; a standard deviation of what it encodes is about 1.
        train clv --steps 1200 --rate 0.002 --batch 64 --clip 1000000
        measure clv --clip 1
        ;;
    pr)
        model clv
        train pr --from "$folder/clv" --clip 1 --rounds 5 --steps 120 --rate 0.001 --batch 64
        measure pr
        ;;
    longer) # Is what PR lacks a longer training behind its prunings?
        model pr
        train longer --from "$folder/pr" --steps 600 --rate 0.001 --batch 64
        validate clv --clip 1
        validate pr
        validate longer
        measure longer
        ;;
    clipped) # Or is it not the pruning but the steps and the clip? As many steps as PR without a pruning.
        model clv
        train clipped --from "$folder/clv" --clip 1 --steps 600 --rate 0.001 --batch 64
        validate clipped
        measure clipped
        ;;
    plus2500) # Less noise is easier to begin with.
        model pr
        train plus2500 --from "$folder/pr" --noise-epsilon 2500 --steps 1000 --rate 0.002 --batch 32
        measure plus2500
        ;;
    plus1000)
        model plus2500
        train plus1000 --from "$folder/plus2500" --noise-epsilon 1000 --steps 400 --rate 0.002 --batch 32
        measure plus1000
        ;;
    adept)
        train adept --adept --vocabulary 4000 --steps 8000 --rate 0.003 --batch 64
        measure adept
        ;;
    *)
        echo "$1: clv, pr, longer, clipped, plus2500, plus1000 or adept was expected" >&2
        exit 2
        ;;
    esac
}
[ ${#models[@]} -gt 0 ] || models=(clv pr adept longer clipped plus2500 plus1000)
for each in "${models[@]}"; do
    model "$each"
done
