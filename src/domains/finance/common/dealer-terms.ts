/** A dealer chooses the rate and the fees; the rest is the same for all of them. */
export const dealerTerms = {
  min_deposit_percent: 0,
  terms_months: [12, 24, 36, 48, 60],
  min_amount_cents: 100_000,
  max_amount_cents: 10_000_000_000,
}
