#!/usr/bin/env bash
# Trains a small BART on glosses of WordNet and measures what rewriting leaves of them: BLEU and label accuracy for CLV,
# PR and PR+ at each epsilon. tests/bench/rewriting.sh PROGRAM FOLDER [STEPS]; with one core, 1000 steps (some minutes)
# give back held-out glosses. A training that was stopped is gone on with.
set -euo pipefail

program=$1
folder=$2
steps=${3-2500}
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

train() {
    [ -s "$folder/$1/model.safetensors" ] \
        || "$program" train --texts "$folder/train.txt" --out "$folder/$1" --every 200 "${@:2}" | tee -a "$folder/$1.curve"
}
measure() {
    echo "$1"
    "$program" measure --model "$folder/$2" --texts "$folder/labelled.tsv" --epsilons "${@:3}"
}

train clv --steps "$steps" --rate 0.002 --batch 64 --patience 100
measure CLV clv 10 50 100 250 500 750 1000 2500
train pr --from "$folder/clv" --rounds 5 --steps $((steps / 10)) --rate 0.0005 --patience 100
measure PR pr 10 50 100 250 500 750 1000 2500
for epsilon in 10 50 100 250 500 750 1000 2500; do
    train "plus$epsilon" --from "$folder/pr" --noise-epsilon "$epsilon" --steps $((steps / 10)) --rate 0.0005 --patience 100
    measure "PR+ $epsilon" "plus$epsilon" "$epsilon"
done
