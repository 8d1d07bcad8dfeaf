import { useState } from 'react'
import type { Finance, FinanceOffer } from '#domains/finance/common/finance.ts'
import {
  findCheapestOffer,
  fitChoice,
  getLoan,
  type FinanceChoice,
} from '#domains/finance/common/finance-offers.ts'
import {
  calculateRepayments,
  type Frequency,
  type Loan,
  type Repayments,
} from '#domains/finance/common/repayments.ts'
import { takeEstimate } from './stored-estimate.ts'

export interface Estimate extends FinanceChoice {
  price_cents: number
  offer: FinanceOffer
  frequency: Frequency
  loan: Loan
  repayments: Repayments
}

/**
 * Computed in the browser by the server's rules, so that the figures follow the sliders at once.
 */
export function useEstimate(priceCents: number, { listing_id: listingId, offers }: Finance) {
  const cheapest = findCheapestOffer(priceCents, offers)
  const [stored] = useState(() => takeEstimate(listingId))
  const [lenderId, setLender] = useState(stored ? stored.lender_id : cheapest.offer.lender_id)
  const [frequency, setFrequency] = useState<Frequency>(stored?.frequency ?? 'weekly')
  const [chosen, setChosen] = useState<FinanceChoice>(stored ?? cheapest.choice)
  const offer = offers.find((one) => one.lender_id === lenderId) ?? cheapest.offer
  const choice = fitChoice(offer, chosen)
  const loan = getLoan(priceCents, offer, choice)
  const repayments = calculateRepayments(loan, frequency)
  const estimate: Estimate = { price_cents: priceCents, offer, frequency, loan, repayments, ...choice }
  return {
    estimate,
    from_cents: cheapest.weeklyCents,
    setLender,
    setFrequency,
    choose: (change: Partial<FinanceChoice>) => setChosen({ ...choice, ...change }),
  }
}
