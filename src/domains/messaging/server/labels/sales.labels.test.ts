import { expect, test } from 'vitest'
import type { TradeDelivery, TradeTerms } from '#domains/trades/common/terms.ts'
import { toListingId } from '#platform/common/ids.ts'
import {
  composeBoughtNotice,
  composeOfferAcceptedNotice,
  composeSoldNotice,
  composeWonNotice,
  type NotifiedSale,
} from './sales.labels.ts'

const bicycle = { id: toListingId(100123), type: 'general', title: 'Bicycle' } as const

const courier: TradeDelivery = {
  method: 'option',
  kind: 'courier',
  name: '',
  delivery_cents: 700,
  rural_cents: 450,
  days_to_send: null,
  is_tracked: true,
  joined_to: null,
}
const agreed: TradeDelivery = {
  ...courier,
  method: 'as_agreed',
  kind: null,
  delivery_cents: null,
  rural_cents: 0,
}

function aSale(delivery: TradeDelivery | null, { quantity = 1, isPickupOnly = false } = {}): NotifiedSale {
  const items = 2400 * quantity
  const terms: TradeTerms = {
    version: 1,
    reference: 'H5001',
    quantity,
    items_cents: items,
    delivery,
    total_cents: items + (delivery?.delivery_cents ?? 0) + (delivery?.rural_cents ?? 0),
    is_final: delivery !== null && delivery.delivery_cents !== null,
    pay_by: '2026-12-06T20:00:00.000Z',
    choose_by: null,
  }
  return { trade_id: 5001, price_cents: 2400, quantity, terms, is_pickup_only: isPickupOnly }
}

const pay = 'Pay by Mon 7 December. For a bank transfer, use the reference H5001.'
const theyPay = 'For a bank transfer, they’ll use the reference H5001.'

test.each([
  [
    'bought by courier to a rural address',
    composeBoughtNotice(bicycle, aSale(courier)),
    `You bought “Bicycle” for NZ$\u00a035.50: NZ$\u00a024 + NZ$\u00a07 courier + NZ$\u00a04.50 rural. ${pay}`,
  ],
  [
    'bought several',
    composeBoughtNotice(
      bicycle,
      aSale({ ...courier, kind: 'own_delivery', rural_cents: 0 }, { quantity: 3 }),
    ),
    `You bought 3 of “Bicycle” for NZ$\u00a079: NZ$\u00a072 + NZ$\u00a07 delivery. ${pay}`,
  ],
  [
    'bought with delivery as agreed',
    composeBoughtNotice(bicycle, aSale(agreed)),
    `You bought “Bicycle” for NZ$\u00a024 plus delivery as agreed with the seller. ${pay}`,
  ],
  [
    'bought with pickup',
    composeBoughtNotice(bicycle, aSale({ ...agreed, method: 'pickup', delivery_cents: 0 })),
    `You bought “Bicycle” for NZ$\u00a024 with pickup. ${pay}`,
  ],
  [
    'bought with free delivery',
    composeBoughtNotice(bicycle, aSale({ ...courier, delivery_cents: 0, rural_cents: 0 })),
    `You bought “Bicycle” for NZ$\u00a024, delivery included. ${pay}`,
  ],
  [
    'won, without a delivery yet',
    composeWonNotice(bicycle, aSale(null)),
    `You won “Bicycle” for NZ$\u00a024 plus delivery. Choose how you get it within 48 hours. ${pay}`,
  ],
  [
    'won, to be picked up',
    composeWonNotice(bicycle, aSale(null, { isPickupOnly: true })),
    `You won “Bicycle” for NZ$\u00a024, pickup only. Confirm the pickup within 48 hours. ${pay}`,
  ],
  [
    'won before terms were stored',
    composeWonNotice(bicycle, { trade_id: 5001, price_cents: 123_450, terms: null, is_pickup_only: false }),
    'You won “Bicycle” for NZ$\u00a01,234.50.',
  ],
  [
    'offer accepted',
    composeOfferAcceptedNotice(bicycle, 'buyer', aSale(courier)),
    `Offer accepted: “Bicycle” is yours for NZ$\u00a035.50: NZ$\u00a024 + NZ$\u00a07 courier + NZ$\u00a04.50 rural. ${pay}`,
  ],
  [
    'sold by offer',
    composeOfferAcceptedNotice(bicycle, 'seller', aSale(agreed)),
    `“Bicycle” sold by offer for NZ$\u00a024 plus delivery as agreed with the buyer. ${theyPay}`,
  ],
  [
    'sold by courier',
    composeSoldNotice(bicycle, aSale(courier)),
    `“Bicycle” sold for NZ$\u00a035.50: NZ$\u00a024 + NZ$\u00a07 courier + NZ$\u00a04.50 rural. ${theyPay}`,
  ],
  [
    'sold at auction',
    composeSoldNotice(bicycle, aSale(null)),
    `“Bicycle” sold for NZ$\u00a024 plus delivery. The buyer has 48 hours to choose how they get it. ${theyPay}`,
  ],
])('%s', (_case, words, body) => {
  expect(words.body).toBe(body)
})
