import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { getListing, type Listing } from '#domains/listings/common/listings.ts'
import {
  answerOffer,
  listOffers,
  makeOffer,
  type Offer,
  type OfferViewer,
} from '#domains/offers/common/offers.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { OfferAction } from './offer-action.tsx'
import { OfferAnswer } from './offer-answer.tsx'

const courier = aCourierOption({ id: 3, north_cents: 7_00, rural_cents: 4_50 })
const listing = {
  id: 100_001,
  type: 'general',
  status: 'active',
  title: 'A teapot',
  sale_method: 'fixed_price',
  accepts_offers: true,
  bid_count: 0,
  hold_until: null,
  closes_at: null,
  seller: { id: 1 },
  place_name: 'Devonport, Auckland',
  pickup: 'none',
  delivery_options: [courier],
  delivery_from: { region: 'auckland', latitude: -36.8, longitude: 174.8 },
} as unknown as Listing
const petone: DeliveryAddress = {
  id: 5,
  name: 'Mere Kahu',
  line1: '12 Jackson Street',
  line2: '',
  suburb: 'petone',
  place_name: 'Petone, Lower Hutt',
  region: 'wellington',
  island: 'north',
  latitude: -41.2,
  longitude: 174.9,
  postcode: '5012',
  is_rural: false,
  is_default: true,
}
const chosen = { method: 'option', kind: 'courier', name: '', delivery_cents: 7_00, rural_cents: 0 } as const
const offer = {
  id: 9,
  listing: { id: listing.id, title: 'A teapot', closes_at: null },
  role: 'buyer',
  counterparty: { id: 1, display_name: 'Ben N.' },
  status: 'countered',
  amount_cents: 24_00,
  total_cents: 24_00,
  delivery: null,
  may: { accept: true, decline: true, counter: { min_cents: 1_00, max_cents: 23_00 }, withdraw: false },
  open_requirements: [],
} as unknown as Offer

// Replies are cached by account.
let userId = 5000
let input: ReturnType<typeof fakeApi>['values']
beforeEach(() => {
  input = fakeApi().values
  userId += 1
  authStore.setState({ known: true, token: 'a token', user: { id: userId, type: 'user' } as Account })
  answerWith(listAddresses, {}, { items: [petone] })
  answerWith(getListing, { id: listing.id }, listing)
})
const sent = () => input.flatMap(({ body }) => (body === undefined ? [] : [body]))
const promised = { delivery: { method: 'option', option_id: 3, address_id: 5 } }
const refusal = { key: 'price_changed', status: 409, message: 'The total has changed.' } as const

const show = (element: ReactNode) =>
  render(
    <QueryProvider>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryProvider>,
  )

test('an offer names its total and sends it with the delivery', async () => {
  const viewer = {
    may_offer: true,
    min_cents: 1,
    max_cents: 49_00,
    open_requirements: [],
  } as unknown as OfferViewer
  answerWith(listOffers, { listing: listing.id, page: 1, limit: 50 }, {
    items: [],
    total: 0,
    viewer,
  } as never)
  refuseWith(makeOffer, {}, refusal)
  await show(<OfferAction listing={listing} />)
  await page.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make an offer' })
  await dialog.getByLabelText('Your price').fill('24')
  await expect
    .element(
      dialog.getByText(
        /you’ve bought it and agree to pay NZ\$\s31\.00: NZ\$\s24\.00 \+ NZ\$\s7\.00 courier\./,
      ),
    )
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Offer NZ$\u00a031 in total' }).click()
  await expect.element(dialog.getByText('The total has changed.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Your price')).toHaveValue('24')
  expect(sent()).toEqual([
    { listing_id: listing.id, amount_cents: 24_00, message: '', total_cents: 31_00, ...promised },
  ])
})

test('a buyer who has not chosen the delivery chooses it when accepting', async () => {
  refuseWith(answerOffer, { id: 9 }, refusal)
  await show(<OfferAnswer offer={offer} />)
  await page.getByRole('button', { name: 'Accept NZ$\u00a024' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept NZ$\u00a031?' })
  await expect
    .element(
      dialog.getByText(/^You agree to pay the seller NZ\$\s31\.00: NZ\$\s24\.00 \+ NZ\$\s7\.00 courier\./),
    )
    .toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Accept NZ$\u00a031' }).click()
  await expect.poll(sent).toEqual([{ action: 'accept', total_cents: 31_00, ...promised }])
})

test('a counter-offer keeps the delivery that was chosen', async () => {
  refuseWith(answerOffer, { id: 9 }, refusal)
  await show(<OfferAnswer offer={{ ...offer, delivery: chosen, total_cents: 31_00 }} />)
  await page.getByRole('button', { name: 'Make a counter-offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a counter-offer' })
  await dialog.getByLabelText('Your price').fill('20')
  await dialog.getByRole('button', { name: 'Counter with NZ$\u00a027 in total' }).click()
  await expect
    .poll(sent)
    .toEqual([{ action: 'counter', amount_cents: 20_00, message: '', total_cents: 27_00 }])
})

test('the seller reads what they would get', async () => {
  await show(
    <OfferAnswer
      offer={{ ...offer, role: 'seller', status: 'pending', delivery: chosen, total_cents: 31_00 }}
    />,
  )
  await page.getByRole('button', { name: 'Accept NZ$\u00a031' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept NZ$\u00a031?' })
  await expect
    .element(dialog.getByText(/^You’d get NZ\$\s31\.00: NZ\$\s24\.00 \+ NZ\$\s7\.00 courier\./))
    .toBeVisible()
})
