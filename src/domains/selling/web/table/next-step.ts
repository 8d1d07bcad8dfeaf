import type { OwnRow } from './use-own-listings.ts'

export type NextStep =
  | 'continue'
  | 'take_back'
  | 'appeal'
  | 'answer_offers'
  | 'answer_questions'
  | 'offer_to_bidders'
  | 'relist'
  | 'edit'

type Stepped = Pick<
  OwnRow,
  | 'status'
  | 'sale_method'
  | 'bid_count'
  | 'watchers'
  | 'offers_waiting'
  | 'questions_waiting'
  | 'may_relist'
  | 'relisted_as'
>

/** The one act on a row of iSell. Null if nothing is left to do with the listing itself. */
export function findNextStep(row: Stepped): NextStep | null {
  if (row.status === 'draft') return 'continue'
  if (row.status === 'pending') return 'take_back'
  if (row.status === 'suspended') return 'appeal'
  if (row.offers_waiting > 0) return 'answer_offers'
  if (row.questions_waiting > 0) return 'answer_questions'
  if (row.status === 'active' && row.relisted_as === null) return 'edit'
  if (row.status === 'unsold' && row.sale_method === 'auction' && row.bid_count + row.watchers > 0)
    return 'offer_to_bidders'
  return row.may_relist ? 'relist' : null
}
