import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import type { DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { getListing, type Listing } from '#domains/listings/common/listings.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { auction, buyer, listSent, signIn, useListingView } from '#test/browser/bidding.ts'
import { BuyDialog } from './buy-dialog.tsx'

const cheap: Listing = { ...auction, sale_method: 'fixed_price', buy_now_price_cents: 20_00 }
const dear: Listing = { ...cheap, price_cents: 3000_00, buy_now_price_cents: 3000_00 }
function Purchase({ listing: loaded }: { listing: Listing }) {
  const [listing, setListing] = useState(loaded)
  const bidding = useListingView(listing, buyer)
  return (
    <>
      <button type="button" data-testid="edit" onClick={() => setListing(dear)}>
        The seller changes the price
      </button>
      <BuyDialog bidding={bidding} />
    </>
  )
}

test('a purchase sends the confirmed price even when the seller changes it meanwhile', async () => {
  const { values: input } = fakeApi()
  signIn()
  const refusal = { key: 'price_changed', status: 409, message: 'The price is new.' } as const
  refuseWith(buyNow, { id: cheap.id }, refusal)
  answerWith(getListing, { id: cheap.id }, dear)
  await renderPurchase()
  ;(page.getByTestId('edit').element() as HTMLButtonElement).click()
  const dialog = page.getByRole('dialog', { name: 'Buy for NZ$\u00a020?' })
  await dialog.getByRole('button', { name: 'Buy for NZ$\u00a020' }).click()
  await expect.element(page.getByText('The price is new.')).toBeVisible()
  expect(listSent(input)).toEqual([
    { quantity: 1, price_cents: 20_00, delivery: { method: 'pickup' }, total_cents: 20_00 },
  ])
  // The dialog shows the new price, and another press agrees to that.
  await page.getByRole('button', { name: 'Buy for NZ$\u00a03,000' }).click()
  await expect
    .poll(() => listSent(input).at(-1))
    .toMatchObject({ price_cents: 3000_00, total_cents: 3000_00 })
})

const renderPurchase = (listing = cheap) =>
  render(
    <MemoryRouter>
      <QueryProvider>
        <Purchase listing={listing} />
      </QueryProvider>
    </MemoryRouter>,
  )

const home: DeliveryAddress = {
  id: 5,
  name: 'Mere Kahu',
  line1: '12 Mill Road',
  line2: 'RD 3',
  suburb: 'otaki',
  place_name: 'Ōtaki, Kāpiti Coast',
  region: 'wellington',
  island: 'north',
  latitude: -40.8,
  longitude: 175.1,
  postcode: '5582',
  is_rural: true,
  is_default: true,
}
const courier = aCourierOption({ id: 3, north_cents: 7_00, rural_cents: 4_50 })
const delivered: Listing = { ...cheap, pickup: 'none', delivery_options: [courier] }

test('BuyDialog names the total with its parts and sends it with the choice', async () => {
  const { values: input } = fakeApi()
  signIn([home])
  answerWith(
    buyNow,
    { id: cheap.id },
    {
      trade_id: 7,
      price_cents: 20_00,
      total_cents: 31_50,
      listing: delivered,
    },
  )
  await renderPurchase(delivered)
  const dialog = page.getByRole('dialog', { name: 'Buy for NZ$\u00a031.50?' })
  await expect
    .element(
      dialog.getByText(
        /^You agree to pay NZ\$\s31\.50: NZ\$\s20\.00 \+ NZ\$\s7\.00 courier \+ NZ\$\s4\.50 rural\./,
      ),
    )
    .toBeVisible()
  await expect.element(dialog.getByText('Courier NZ$ 7 + NZ$ 4.50 rural')).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Buy for NZ$\u00a031.50' }).dblClick()
  await expect
    .poll(() => listSent(input))
    .toEqual([
      {
        quantity: 1,
        price_cents: 20_00,
        total_cents: 31_50,
        delivery: { method: 'option', option_id: 3, address_id: 5 },
      },
    ])
})

test('BuyDialog shows the new total when the option was edited, and keeps what is typed', async () => {
  const { values: input } = fakeApi()
  signIn([home])
  const several: Listing = { ...delivered, quantity: 5, quantity_left: 5 }
  const edited: Listing = { ...several, delivery_options: [{ ...courier, north_cents: 9_00 }] }
  refuseWith(
    buyNow,
    { id: cheap.id },
    { key: 'price_changed', status: 409, message: 'The total has changed.' },
  )
  answerWith(getListing, { id: cheap.id }, edited)
  await renderPurchase(several)
  await page.getByLabelText('Quantity').fill('2')
  await page.getByRole('button', { name: 'Buy for NZ$\u00a051.50' }).click()
  await expect.element(page.getByText('The total has changed.')).toBeVisible()
  await expect.element(page.getByLabelText('Quantity')).toHaveValue('2')
  await page.getByRole('button', { name: 'Buy for NZ$\u00a053.50' }).click()
  await expect
    .poll(() => listSent(input).map((body) => (body as { total_cents: number }).total_cents))
    .toEqual([51_50, 53_50])
})

test('BuyDialog buys nothing before a buyer without an address has chosen', async () => {
  const { values: input } = fakeApi()
  signIn()
  await renderPurchase({ ...delivered, pickup: 'allowed' })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Add your address to see the price to you/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Buy for NZ$\u00a020' }).click()
  await expect.element(dialog.getByText('Add an address, or choose pickup')).toBeVisible()
  expect(listSent(input)).toEqual([])
})
