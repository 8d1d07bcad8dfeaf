import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { listAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { getListing, type Listing, type ListingViewer } from '#domains/listings/common/listings.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { aCourierOption } from '#test/harness/market/delivery-options.ts'
import { BidDialog } from './bid/bid-dialog.tsx'
import { useBidding } from './bid/use-bidding.ts'
import { BuyDialog } from './buy-dialog.tsx'
import { PriceHead } from './shared/price-head.tsx'

const auction = {
  id: 100_001,
  listing_id: 100_001,
  type: 'general',
  status: 'active',
  title: 'A teapot',
  sale_method: 'auction',
  price_cents: 30_00,
  bid_count: 2,
  reserve_state: 'none',
  closes_at: '2099-11-22T06:30:00.000Z',
  minimum_next_bid_cents: 31_00,
  buy_now_price_cents: null,
  quantity: 1,
  quantity_left: 1,
  hold_until: null,
  property_brief: null,
  place_name: 'Petone, Lower Hutt',
  pickup: 'allowed',
  delivery_options: [],
  delivery_from: { region: 'wellington', latitude: -41.2, longitude: 174.9 },
} as unknown as Listing
const buyer = {
  is_leading: false,
  my_max_cents: null,
  has_bid: false,
  may_bid: true,
  may_buy_now: true,
  open_requirements: [],
} as unknown as ListingViewer

const cheap: Listing = { ...auction, sale_method: 'fixed_price', buy_now_price_cents: 20_00 }
const dear: Listing = { ...cheap, price_cents: 3000_00, buy_now_price_cents: 3000_00 }

// Replies are cached by account.
let userId = 1000

function signIn(addresses: DeliveryAddress[] = []) {
  userId += 1
  answerWith(listAddresses, {}, { items: addresses })
  authStore.setState({ known: true, token: 'a token', user: { id: userId, type: 'user' } as Account })
}

function useListingView(listing: Listing, viewer: ListingViewer) {
  return useBidding({
    listing,
    viewer,
    viewerKind: 'user',
    receive: () => undefined,
    refresh: () => undefined,
  })
}

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
  const dialog = page.getByRole('dialog', { name: 'Buy for NZ$ 20?' })
  await dialog.getByRole('button', { name: 'Buy for NZ$ 20' }).click()
  await expect.element(page.getByText('The price is new.')).toBeVisible()
  expect(sent(input)).toEqual([
    { quantity: 1, price_cents: 20_00, delivery: { method: 'pickup' }, total_cents: 20_00 },
  ])
  // The dialog shows the new price, and another press agrees to that.
  await page.getByRole('button', { name: 'Buy for NZ$ 3,000' }).click()
  await expect.poll(() => sent(input).at(-1)).toMatchObject({ price_cents: 3000_00, total_cents: 3000_00 })
})

const sent = (input: ReturnType<typeof fakeApi>['values']) =>
  input.flatMap(({ body }) => (body === undefined ? [] : [body]))

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
  answerWith(buyNow, { id: cheap.id }, {
    trade_id: 7,
    price_cents: 20_00,
    total_cents: 31_50,
    listing: delivered,
  } as unknown as OperationReply<typeof buyNow>)
  await renderPurchase(delivered)
  const dialog = page.getByRole('dialog', { name: 'Buy for NZ$ 31.50?' })
  await expect
    .element(
      dialog.getByText(
        /^You agree to pay NZ\$ 31\.50: NZ\$ 20\.00 \+ NZ\$ 7\.00 courier \+ NZ\$ 4\.50 rural\./,
      ),
    )
    .toBeVisible()
  await expect.element(dialog.getByText('Courier NZ$ 7 + NZ$ 4.50 rural')).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Buy for NZ$ 31.50' }).dblClick()
  await expect
    .poll(() => sent(input))
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
  await page.getByRole('button', { name: 'Buy for NZ$ 51.50' }).click()
  await expect.element(page.getByText('The total has changed.')).toBeVisible()
  await expect.element(page.getByLabelText('Quantity')).toHaveValue('2')
  await page.getByRole('button', { name: 'Buy for NZ$ 53.50' }).click()
  await expect
    .poll(() => sent(input).map((body) => (body as { total_cents: number }).total_cents))
    .toEqual([51_50, 53_50])
})

test('BuyDialog buys nothing before a buyer without an address has chosen', async () => {
  const { values: input } = fakeApi()
  signIn()
  await renderPurchase({ ...delivered, pickup: 'allowed' })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Add your address to see the price to you/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Buy for NZ$ 20' }).click()
  await expect.element(dialog.getByText('Add an address, or choose pickup')).toBeVisible()
  expect(sent(input)).toEqual([])
})

function Question() {
  const [listing, setListing] = useState(auction)
  const bidding = useListingView(listing, buyer)
  const price = (priceCents: number) =>
    setListing({ ...auction, price_cents: priceCents, minimum_next_bid_cents: priceCents + 1_00 })
  return (
    <>
      <button type="button" data-testid="choose" onClick={() => bidding.amount.choose(90_00)}>
        Choose NZ$ 90
      </button>
      <button type="button" data-testid="ask" onClick={bidding.openBidDialog}>
        Bid
      </button>
      <button type="button" data-testid="higher" onClick={() => price(80_00)}>
        Others bid
      </button>
      <button type="button" data-testid="too-high" onClick={() => price(95_00)}>
        Others bid more
      </button>
      {bidding.openDialog === 'bid' && <BidDialog bidding={bidding} isEditable={false} />}
    </>
  )
}

test('the bid dialog’s cost follows the live price and is hidden for low amounts', async () => {
  fakeApi()
  signIn()
  await render(
    <MemoryRouter>
      <QueryProvider>
        <Question />
      </QueryProvider>
    </MemoryRouter>,
  )
  // The button is under the dialog, out of a mouse's reach.
  const press = async (id: string) => {
    ;(page.getByTestId(id).element() as HTMLButtonElement).click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await press('choose')
  await press('ask')
  const dialog = page.getByRole('dialog', { name: 'Bid up to NZ$ 90?' })
  await expect.element(dialog.getByText(/you pay at least NZ\$ 31,/)).toBeVisible()
  await press('higher')
  await expect.element(dialog.getByText(/you pay at least NZ\$ 81,/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Bid up to NZ$ 90' })).toBeEnabled()
  await press('too-high')
  await expect.element(dialog.getByText('The minimum bid is NZ$ 96.')).toBeVisible()
  await expect.element(dialog.getByText(/you pay at least/)).not.toBeVisible()
})

function Limit() {
  const bidding = useListingView(auction, { ...buyer, is_leading: true, has_bid: true, my_max_cents: 40_00 })
  return <BidDialog bidding={bidding} isEditable />
}

test('the amount dialog shows price and time left, and Enter bids or shows the error', async () => {
  const { values: input } = fakeApi()
  signIn()
  refuseWith(placeBid, {}, { key: 'listing_closed', status: 409, message: 'It is over.' })
  await render(
    <MemoryRouter>
      <QueryProvider>
        <Limit />
      </QueryProvider>
    </MemoryRouter>,
  )
  const amount = page.getByRole('textbox', { name: 'Raise your limit to' })
  await expect.element(page.getByText(/^[\d,]+ days/)).toBeVisible()
  await expect.element(page.getByText(/^Current bid\s?NZ\$ 30/)).toBeVisible()
  await amount.fill('39')
  await commands.press('Enter')
  await expect.element(page.getByText('Your limit is already NZ$ 40.')).toBeVisible()
  await expect.element(page.getByText(/^You agree to pay/)).not.toBeVisible()
  expect(sent(input)).toEqual([])
  await amount.fill('50')
  await commands.press('Enter')
  await expect.poll(() => sent(input)).toEqual([{ listing_id: auction.id, max_cents: 50_00 }])
})

function Sheet() {
  const bidding = useListingView(auction, buyer)
  return (
    <>
      <button type="button" onClick={bidding.openAmountDialog}>
        Bid from NZ$ 31
      </button>
      {bidding.openDialog === 'amount' && <BidDialog bidding={bidding} isEditable />}
    </>
  )
}

async function openSheet() {
  const { values: input } = fakeApi()
  signIn()
  const received = { ...auction, price_cents: 41_00, minimum_next_bid_cents: 42_00, bid_count: 4 }
  answerWith(placeBid, {}, {
    sequence: 4,
    placed_at: '2026-11-29T01:00:00.000Z',
    max_cents: 40_00,
    standing: 'outbid',
    listing: received,
    receipt: { sequence: 4, hash: 'a', salt: 'b', amount_cents: 40_00 },
  } as unknown as OperationReply<typeof placeBid>)
  await render(
    <MemoryRouter>
      <QueryProvider>
        <Sheet />
      </QueryProvider>
    </MemoryRouter>,
  )
  await page.getByRole('button', { name: 'Bid from NZ$ 31' }).click()
  return { input, amount: page.getByRole('textbox', { name: 'Bid up to' }) }
}

test('BidDialog stays open when the bid is outbid at once and offers the next bid', async () => {
  const { input, amount } = await openSheet()
  await amount.fill('40')
  await page.getByRole('button', { name: 'Bid up to NZ$ 40' }).click()
  const again = page.getByRole('dialog', { name: 'Bid again' })
  await expect.element(again.getByText(/^You’ve been outbid: the price is now NZ\$ /)).toBeVisible()
  await expect.element(amount).toHaveValue('42')
  await expect.element(again.getByRole('button', { name: 'Bid up to NZ$ 42' })).toBeEnabled()
  expect(sent(input)).toHaveLength(1)
})

test('BidDialog needs an extra tick for a bid far above the price', async () => {
  const { input, amount } = await openSheet()
  const tick = page.getByRole('checkbox', { name: /^Yes, I mean/ })
  await amount.fill('4000')
  await page.getByRole('button', { name: 'Bid up to NZ$ 4,000' }).dblClick()
  await expect.element(page.getByText('Check your bid, then tick this box.')).toBeVisible()
  await expect
    .element(tick)
    .toHaveAccessibleName('Yes, I mean NZ$ 4,000. That’s 133 times the current price of NZ$ 30.')
  await tick.click()
  await amount.fill('5000')
  await expect.element(tick).not.toBeChecked()
  await commands.press('Enter')
  expect(sent(input)).toEqual([])
  await tick.click()
  await page.getByRole('button', { name: 'Bid up to NZ$ 5,000' }).click()
  await expect.poll(() => sent(input)).toEqual([{ listing_id: auction.id, max_cents: 5000_00 }])
})

test('extending an auction shifts nothing below its price', async () => {
  const heights: number[] = []
  const { rerender, container } = await render(<PriceHead listing={auction} />)
  for (const minutes of [null, 2]) {
    await rerender(<PriceHead listing={auction} extendedMinutes={minutes} />)
    heights.push(container.getBoundingClientRect().height)
  }
  await expect.element(page.getByText('Extended: bid in the last 2 minutes')).toBeVisible()
  expect(heights[1]).toBe(heights[0])
})
