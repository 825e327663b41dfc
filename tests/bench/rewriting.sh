#!/usr/bin/env bash
# Trains a small BART on glosses of WordNet and measures what rewriting leaves of them: BLEU and label accuracy for CLV,
# PR and PR+ at each epsilon of a row, and ADePT. tests/bench/rewriting.sh PROGRAM FOLDER [SEED]: a folder for each seed,
# about an hour of a core. A training that was stopped is gone on with.
set -euo pipefail

program=$1
folder=$2
seed=${3-1}
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
        || "$program" train --texts "$folder/train.txt" --out "$folder/$1" --every 100 --patience 100 --seed "$seed" \
            "${@:2}" | tee -a "$folder/$1.curve"
}
# Beyond 2,500, the largest that is published, so that it is seen where text begins to come through.
epsilons=(10 50 100 250 500 750 1000 2500 5000 10000 50000)
measure() {
    echo "$1"
    "$program" measure --model "$folder/$2" --texts "$folder/labelled.tsv" --rows 600 --seed "$seed" \
        --epsilons "${epsilons[@]}" "${@:3}"
}

# As published, CLV is a model that never saw a clip; one standard deviation of what it encodes is about 1.
train clv --steps 1200 --rate 0.002 --batch 64 --clip 1000000
measure CLV clv --clip 1
train pr --from "$folder/clv" --clip 1 --rounds 5 --steps 120 --rate 0.001 --batch 64
measure PR pr
# Each with the noise of its epsilon, from the one before: less noise is easier to begin with.
from="pr"
steps=1000
for epsilon in 2500 1000 750 500 250 100 50 10; do
    train "plus$epsilon" --from "$folder/$from" --noise-epsilon "$epsilon" --steps "$steps" --rate 0.002 --batch 32
    measure "PR+, trained for $epsilon" "plus$epsilon"
    from=plus$epsilon
    steps=400
done
train adept --adept --vocabulary 4000 --steps 2000 --rate 0.003 --batch 64
measure ADePT adept
