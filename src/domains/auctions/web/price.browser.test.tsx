import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { BidDialog } from './bid/bid-dialog.tsx'
import { auction, buyer, listSent, signIn, useListingView } from '#test/browser/bidding.ts'
import { PriceHead } from './shared/price-head.tsx'

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
  const dialog = page.getByRole('dialog', { name: 'Bid up to NZ$\u00a090?' })
  await expect.element(dialog.getByText(/you pay at least NZ\$\s31,/)).toBeVisible()
  await press('higher')
  await expect.element(dialog.getByText(/you pay at least NZ\$\s81,/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Bid up to NZ$\u00a090' })).toBeEnabled()
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
  await expect.element(page.getByText(/^Current bid\s?NZ\$\s30/)).toBeVisible()
  await amount.fill('39')
  await commands.press('Enter')
  await expect.element(page.getByText('Your limit is already NZ$ 40.')).toBeVisible()
  await expect.element(page.getByText(/^You agree to pay/)).not.toBeVisible()
  expect(listSent(input)).toEqual([])
  await amount.fill('50')
  await commands.press('Enter')
  await expect.poll(() => listSent(input)).toEqual([{ listing_id: auction.id, max_cents: 50_00 }])
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
  await page.getByRole('button', { name: 'Bid up to NZ$\u00a040' }).click()
  const again = page.getByRole('dialog', { name: 'Bid again' })
  await expect.element(again.getByText(/^You’ve been outbid: the price is now NZ\$\s/)).toBeVisible()
  await expect.element(amount).toHaveValue('42')
  await expect.element(again.getByRole('button', { name: 'Bid up to NZ$\u00a042' })).toBeEnabled()
  expect(listSent(input)).toHaveLength(1)
})

test('BidDialog needs an extra tick for a bid far above the price', async () => {
  const { input, amount } = await openSheet()
  const tick = page.getByRole('checkbox', { name: /^Yes, I mean/ })
  await amount.fill('4000')
  await page.getByRole('button', { name: 'Bid up to NZ$\u00a04,000' }).dblClick()
  await expect.element(page.getByText('Check your bid, then tick this box.')).toBeVisible()
  await expect
    .element(tick)
    .toHaveAccessibleName('Yes, I mean NZ$\u00a04,000. That’s 133 times the current price of NZ$\u00a030.')
  await tick.click()
  await amount.fill('5000')
  await expect.element(tick).not.toBeChecked()
  await commands.press('Enter')
  expect(listSent(input)).toEqual([])
  await tick.click()
  await page.getByRole('button', { name: 'Bid up to NZ$\u00a05,000' }).click()
  await expect.poll(() => listSent(input)).toEqual([{ listing_id: auction.id, max_cents: 5000_00 }])
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
