import { useState } from 'react'
import {
  type FinanceChoice,
  findCheapestOffer,
  fitChoice,
  getLoan,
} from '#domains/finance/common/finance-offers.ts'
import type { Finance, FinanceOffer } from '#domains/finance/common/finance.ts'
import {
  frequencies,
  type Frequency,
  calculateRepayments,
  type Loan,
  type Repayments,
} from '#domains/finance/common/repayments.ts'
import { readObject, removeText, writeObject } from '#platform/web/storage/browser-storage.ts'

interface StoredEstimate extends FinanceChoice {
  listing_id: number
  lender_id: number | null
  frequency: Frequency
}

const key = 'finance-estimate'

/** Stores the estimate while its author signs in. */
export const saveEstimate = (estimate: StoredEstimate): void => writeObject('sessionStorage', key, estimate)

/** Reads and deletes the estimate. An incomplete one is ignored. */
function takeEstimate(listingId: number): StoredEstimate | null {
  const stored = readObject<StoredEstimate>('sessionStorage', key)
  if (stored?.listing_id !== listingId) return null
  removeText('sessionStorage', key)
  const {
    lender_id: lenderId = null,
    deposit_cents: depositCents,
    term_months: termMonths,
    frequency,
  } = stored
  if (typeof depositCents !== 'number' || typeof termMonths !== 'number') return null
  if (!frequency || !frequencies.includes(frequency)) return null
  return {
    listing_id: listingId,
    lender_id: lenderId,
    deposit_cents: depositCents,
    term_months: termMonths,
    frequency,
  }
}

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
