#pragma once

/// Bounds on the privacy loss from frequencies, with error probabilities that hold for any sample size.
namespace core::privacy {

/// Bounds on a probability after `hits` in `trials`, each wrong with a chance of at most `alpha`
/// (Chernoff's bound in its relative-entropy form, which is wider than Clopper-Pearson and simple).
double lowerBound(long hits, long trials, double alpha);
double upperBound(long hits, long trials, double alpha);

/// The frequencies below and above which an event of this chance is seen in `trials` with a chance of at most
/// `alpha` (the same bound, read the other way).
double leastFrequency(double chance, long trials, double alpha);
double mostFrequency(double chance, long trials, double alpha);

/// How often an event was seen on one input and on its neighbour, in as many trials each.
struct EventCounts
{
    long hits = 0;
    long hitsOfNeighbour = 0;
    long trials = 0;
};

/// The smallest epsilon, at this delta, that the counts do not rule out: (epsilon, delta)-differential
/// privacy says P(event) <= e^epsilon P'(event) + delta. Wrong with a chance of at most 2 alpha.
double epsilonLowerBound(const EventCounts &counts, double delta, double alpha);

/// P(Binomial(trials, p) >= hits).
double binomialTail(long trials, double p, long hits);

/// The smallest epsilon that `correct` right guesses in `guesses` do not rule out when every canary was in
/// the data by a fair coin of its own, all in one run: under epsilon-differential privacy the right guesses
/// are stochastically at most Binomial(guesses, e^epsilon / (1 + e^epsilon)) (Steinke, Nasr, Jagielski 2023,
/// Theorem 5.2 with delta 0). Wrong with a chance of at most alpha.
double oneRunLowerBound(long correct, long guesses, double alpha);

} // namespace core::privacy
