#pragma once

/// The exact trade-off of continuous Gaussian noise, by which published figures are stated. Noise of standard
/// deviation sigma for L2 sensitivity s is mu-Gaussian differentially private with mu = s/sigma, and T such
/// mechanisms one after the other are so with sqrt(T) mu (Dong, Roth, Su 2022, Corollary 3.3; Balle & Wang
/// 2018). Nothing is debited by it: the noise that is drawn is discrete, for which the ledger adds up rho
/// (Accounting.h), at 6 to 9 per cent more noise for epsilon 1 to 4 and ten rounds.
namespace core::privacy {

/// The least delta for which such a mechanism is (epsilon, delta)-differentially private:
/// Phi(mu/2 - epsilon/mu) - exp(epsilon) Phi(-mu/2 - epsilon/mu). mu > 0, epsilon from 0 to 5000.
double gaussianDelta(double mu, double epsilon);
/// The largest mu that is (epsilon, delta)-differentially private, to about 1e-12 of it. epsilon from 0 to
/// 5000, delta above 0 and below 1.
double gaussianMu(double epsilon, double delta);
/// The least epsilon for which such a mechanism is (epsilon, delta)-differentially private, up to 600.
double gaussianEpsilon(double mu, double delta);

} // namespace core::privacy
