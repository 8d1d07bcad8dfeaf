import { expect, test } from 'vitest'
import type { TradeProposal, TradeTerms } from '#domains/trades/common/terms.ts'
import type { TradeSummary } from '#domains/trades/server/terms/summaries.service.ts'
import { toListingId } from '#platform/common/ids.ts'
import { composeDeliveryUnchosenNotice, type TermsMove } from './terms.labels.ts'
import { composeTradeMovedNotice } from './trades.labels.ts'

const bicycle = { id: toListingId(100123), type: 'general', title: 'Bicycle' } as const

const delivery = {
  method: 'option',
  kind: 'courier',
  name: '',
  delivery_cents: 700,
  rural_cents: 0,
  days_to_send: null,
  is_tracked: true,
  joined_to: null,
} as const
const terms: TradeTerms = {
  version: 2,
  reference: 'H5001',
  quantity: 3,
  items_cents: 2400,
  delivery,
  total_cents: 3100,
  is_final: true,
  pay_by: '2026-12-06T20:00:00.000Z',
  choose_by: null,
}
const proposal: TradeProposal = {
  id: 1,
  kind: 'total',
  side: 'buyer',
  reason: '',
  items_cents: 2000,
  delivery_cents: 700,
  quantity: null,
  joined_to: null,
  total_cents: 2700,
  proposed_at: '2026-11-30T20:00:00.000Z',
}
const summary: TradeSummary = { status: 'agreed', terms, is_pickup_only: false, parcel: null, proposal: null }
const pickup = { ...delivery, method: 'pickup', kind: null, delivery_cents: 0 } as const
const agreed = { ...delivery, method: 'as_agreed', kind: null, delivery_cents: null } as const
const withDelivery = (chosen: TradeTerms['delivery']): TradeSummary => ({
  ...summary,
  terms: { ...terms, delivery: chosen, total_cents: 2400, is_final: chosen?.method !== 'as_agreed' },
})
const proposing = (changes: Partial<TradeProposal>): TradeSummary => ({
  ...summary,
  proposal: { ...proposal, ...changes },
})

const answer = 'Accept or decline it on the sale’s page.'

test.each<[TermsMove, 'buyer' | 'seller', TradeSummary, string]>([
  [
    'delivery_chosen',
    'buyer',
    summary,
    'The buyer has chosen delivery for “Bicycle”. The total is NZ$\u00a031: NZ$\u00a024 + NZ$\u00a07 courier.',
  ],
  [
    'delivery_chosen',
    'buyer',
    withDelivery(pickup),
    'The buyer has chosen pickup for “Bicycle”. The total is NZ$\u00a024.',
  ],
  [
    'delivery_chosen',
    'buyer',
    withDelivery(agreed),
    'The buyer has chosen delivery as agreed with you for “Bicycle”. The total is NZ$\u00a024 plus delivery.',
  ],
  [
    'delivery_chosen',
    'seller',
    summary,
    'You hadn’t chosen how you get “Bicycle”, so the seller has chosen the cheapest delivery. The total is NZ$\u00a031: NZ$\u00a024 + NZ$\u00a07 courier.',
  ],
  ['address_changed', 'buyer', summary, 'The buyer has changed the delivery address of “Bicycle”.'],
  ['total_lowered', 'seller', summary, 'The seller has lowered the total of “Bicycle” to NZ$\u00a031.'],
  ['proposed', 'buyer', proposing({}), `The buyer proposes a total of NZ$\u00a027 for “Bicycle”. ${answer}`],
  [
    'proposed',
    'seller',
    proposing({ kind: 'cancel', quantity: 3, total_cents: null }),
    `The seller proposes to cancel the sale of “Bicycle”. ${answer}`,
  ],
  [
    'proposed',
    'buyer',
    proposing({ kind: 'cancel', quantity: 2, total_cents: 1500 }),
    `The buyer proposes to cancel 2 of “Bicycle”, for a total of NZ$\u00a015. ${answer}`,
  ],
  [
    'proposed',
    'buyer',
    proposing({ kind: 'join', joined_to: 2, total_cents: 2400 }),
    `The buyer proposes to send “Bicycle” in one parcel with another sale, for a total of NZ$\u00a024. ${answer}`,
  ],
  ['proposed', 'buyer', summary, `The buyer proposes a change to the sale of “Bicycle”. ${answer}`],
  [
    'proposal_accepted',
    'seller',
    summary,
    'The seller has accepted your proposal for “Bicycle”. The total is now NZ$\u00a031.',
  ],
  [
    'proposal_declined',
    'buyer',
    summary,
    'The buyer has declined your proposal for “Bicycle”. Nothing changes.',
  ],
  [
    'proposal_withdrawn',
    'buyer',
    summary,
    'The buyer has withdrawn the proposal for “Bicycle”. Nothing changes.',
  ],
  [
    'pieces_cancelled',
    'seller',
    summary,
    'The seller has agreed to cancel part of the sale of “Bicycle”. The total is now NZ$\u00a031.',
  ],
  ['cancelled', 'buyer', summary, 'The buyer has agreed to cancel the sale of “Bicycle”.'],
  [
    'tracking_changed',
    'seller',
    { ...summary, parcel: { carrier: 'NZ Post', number: 'AB12', url: null, at: proposal.proposed_at } },
    'The seller has changed the tracking of “Bicycle”. Track it with NZ Post, number AB12.',
  ],
])('%s by the %s says: %4$s', (action, side, now, body) => {
  const moved = {
    trade_id: 5001,
    side,
    action,
    from_status: 'agreed',
    to_status: 'agreed',
    reason: '',
    total_cents: 3100,
  } as const
  expect(composeTradeMovedNotice(bicycle, side === 'buyer' ? 'seller' : 'buyer', moved, now).body).toBe(body)
})

const unchosen = { trade_id: 5001, choose_by: '2026-12-02T04:00:00.000Z', is_pickup_only: false }

test.each([
  [
    composeDeliveryUnchosenNotice(bicycle, 'buyer', { ...unchosen, hours: 24 }),
    'Choose how you get “Bicycle”. You have until Wed 2 Dec, 5:00 pm.',
  ],
  [
    composeDeliveryUnchosenNotice(bicycle, 'buyer', { ...unchosen, hours: 48 }),
    'You haven’t chosen how you get “Bicycle”. The seller can choose now, until you do.',
  ],
  [
    composeDeliveryUnchosenNotice(bicycle, 'seller', { ...unchosen, hours: 48 }),
    'The buyer of “Bicycle” hasn’t chosen the delivery. You can choose the cheapest delivery now.',
  ],
  [
    composeDeliveryUnchosenNotice(bicycle, 'seller', { ...unchosen, is_pickup_only: true, hours: 48 }),
    'The buyer of “Bicycle” hasn’t confirmed the pickup. You can confirm it now.',
  ],
])('composeDeliveryUnchosenNotice says what to do: %#', ({ body }, words) => {
  expect(body).toBe(words)
})
