import type { FinanceChoice } from '#domains/finance/common/finance-offers.ts'
import { frequencies, type Frequency } from '#domains/finance/common/repayments.ts'
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
export function takeEstimate(listingId: number): StoredEstimate | null {
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
