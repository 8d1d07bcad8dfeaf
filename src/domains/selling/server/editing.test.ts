import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyNow, placeBid, voidBidder } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { getEditingTerms, getListingHistory } from '#domains/selling/common/selling.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { aBidOn, edit, letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const linesOf = async (id: number) =>
  (await app.as(null).call(getListingHistory, { id })).edits.flatMap(({ lines }) => lines)

describe('before the first bid', () => {
  test('text and prices change, for everyone and in searches', async () => {
    const { id, seller } = await aLiveAuction(app)
    await app.settle()
    const edited = await edit(app, seller, id, {
      title: 'Bianchi Pista, 56 cm',
      start_price_cents: 2500,
      reserve_price_cents: 9000,
      buy_now_price_cents: 12_000,
      auto_relist_left: 3,
    })
    expect(edited).toMatchObject({ title: 'Bianchi Pista, 56 cm', auto_relist_left: 3 })
    expect(await app.as(null).call(getListing, { id })).toMatchObject({
      title: 'Bianchi Pista, 56 cm',
      price_cents: 2500,
      start_price_cents: 2500,
      minimum_next_bid_cents: 2500,
      buy_now_price_cents: 12_000,
      reserve_state: 'not_met',
    })
    await app.settle()
    const { items } = await app.as(null).call(searchListings, { q: 'bianchi pista' })
    expect(items.map((item) => item.id)).toContain(id)
    expect(await linesOf(id)).toEqual([
      'Changed the title, which was “Cinelli Tutto commuter, 54 cm”',
      'Changed the start price from NZ$\u00a010 to NZ$\u00a025',
      'Set a reserve',
      'Set a buy-now price of NZ$\u00a0120',
    ])
    const bidder = await aMember(app)
    expect(await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 2000 })).toMatchObject({
      key: 'bid_too_low',
      minimum_cents: 2500,
    })
  })

  test('fields required for publishing can’t be removed', async () => {
    const { id, seller } = await aLiveAuction(app)
    const refused = await edit(app, seller, id, {
      title: '',
      description: '',
      suburb: null,
      reserve_price_cents: 500,
      payment_methods: [],
    })
    expect(refused).toMatchObject({ key: 'validation_failed' })
    expect(Object.keys(refused.errors!).toSorted()).toEqual([
      'description',
      'payment_methods',
      'reserve_price_cents',
      'suburb',
      'title',
    ])
    expect(await app.as(null).call(getListing, { id })).toMatchObject({ suburb: 'te-aro' })
    expect(await linesOf(id)).toEqual([])
  })

  test('the closing moves within the 14 days, and not too soon', async () => {
    const { id, seller } = await aLiveAuction(app)
    const { starts_at } = await app.as(null).call(getListing, { id })
    const at = (hours: number) => new Date(new Date(starts_at!).getTime() + hours * 3_600_000).toISOString()
    expect(await edit(app, seller, id, { closes_at: at(48) })).toMatchObject({ closes_at: at(48) })
    expect(await app.as(null).call(getListing, { id })).toMatchObject({ closes_at: at(48) })
    const soon = new Date(Date.now() + 30_000).toISOString()
    expect(await edit(app, seller, id, { closes_at: soon })).toMatchObject({
      errors: { closes_at: expect.any(String) },
    })
    expect(await edit(app, seller, id, { closes_at: at(24 * 14 + 1) })).toMatchObject({
      errors: { closes_at: expect.stringMatching(/14 days/) },
    })
    expect(await edit(app, seller, id, { closes_at: null, duration_minutes: 1440 })).toMatchObject({
      closes_at: at(24),
    })
  })

  test('the sale method can’t change', async () => {
    const { id, seller } = await aLiveAuction(app)
    expect(
      await edit(app, seller, id, { sale_method: 'fixed_price', buy_now_price_cents: 100 }),
    ).toMatchObject({
      errors: { sale_method: expect.any(String) },
    })
  })

  test('a fixed price changes, and a buyer who saw the old one must look again', async () => {
    const { id, seller } = await aFixedPriceListing(app, { price_cents: 5000, quantity: 3 })
    const buyer = await aMember(app)
    await app.as(buyer).call(buyNow, { id, price_cents: 5000 })
    expect(await edit(app, seller, id, { buy_now_price_cents: 7000, quantity: 6 })).toMatchObject({
      quantity: 6,
      closes_at: null,
    })
    expect(await app.as(null).call(getListing, { id })).toMatchObject({ price_cents: 7000, quantity_left: 5 })
    expect(await app.as(buyer).call(buyNow, { id, price_cents: 5000 })).toMatchObject({
      key: 'price_changed',
    })
    expect(await app.as(buyer).call(buyNow, { id, price_cents: 7000 })).toMatchObject({ price_cents: 7000 })
    expect(await edit(app, seller, id, { quantity: 2 })).toMatchObject({
      errors: { quantity: expect.stringMatching(/2 are sold/) },
    })
  })
})

describe('after the first bid', () => {
  test('text can be added, but not changed', async () => {
    const { id, seller } = await aLiveAuction(app)
    await aBidOn(app, id)
    const { description } = await app.as(seller).call(getOwnListing, { id })
    const refused = await edit(app, seller, id, {
      title: 'Another bike',
      description: 'It has no brakes.',
      start_price_cents: 100,
      pickup: 'must',
    })
    expect(Object.keys(refused.errors!).toSorted()).toEqual([
      'description',
      'pickup',
      'start_price_cents',
      'title',
    ])
    const added = await edit(app, seller, id, {
      description: `${description}\n\nThe chain was changed in May.`,
      delivery_options: [aCourierOption({ south_cents: 25_00 })],
    })
    expect(added.key).toBeUndefined()
    const history = await app.as(null).call(getListingHistory, { id })
    expect(history.edits).toMatchObject([
      {
        after_first_bid: true,
        lines: [
          'Added to the description: “The chain was changed in May.”',
          'Added delivery: Courier, North Island NZ$\u00a06.50 · South Island NZ$\u00a025',
        ],
      },
    ])
    expect(await app.as(null).call(getListing, { id })).toMatchObject({ bid_count: 1, price_cents: 1000 })
    const first = aCourierOption({ south_cents: 25_00 })
    const withPost = [first, aCourierOption({ id: 2, kind: 'post' })]
    expect((await edit(app, seller, id, { delivery_options: withPost })).delivery_options).toEqual(withPost)
    expect(await edit(app, seller, id, { delivery_options: [aCourierOption()] })).toMatchObject({
      errors: { delivery_options: expect.any(String) },
    })
  })

  test('the reserve is lowered once without moving the price, and the next bid moves it', async () => {
    const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 10_000, closesInMs: 7_200_000 })
    await aBidOn(app, id, 7000)
    expect(await app.as(seller).call(getEditingTerms, { id })).toEqual({
      has_bids: true,
      sold_count: 0,
      lowest_reserve_cents: 5000,
      why_not_lower: null,
    })
    expect(await edit(app, seller, id, { reserve_price_cents: 4999 })).toMatchObject({
      errors: { reserve_price_cents: expect.stringMatching(/at least NZ\$\s50/) },
    })
    expect(await edit(app, seller, id, { reserve_price_cents: 6000 })).toMatchObject({
      reserve_price_cents: 6000,
    })
    expect(await app.as(null).call(getListing, { id })).toMatchObject({
      price_cents: 1000,
      reserve_state: 'not_met',
    })
    expect(await linesOf(id)).toEqual(['Lowered the reserve'])
    expect(await edit(app, seller, id, { reserve_price_cents: 5500 })).toMatchObject({
      errors: { reserve_price_cents: expect.stringMatching(/already lowered/) },
    })
    expect(await app.as(seller).call(getEditingTerms, { id })).toMatchObject({
      lowest_reserve_cents: null,
      why_not_lower: expect.stringMatching(/already lowered/),
    })
    await aBidOn(app, id, 3000)
    expect(await app.as(null).call(getListing, { id })).toMatchObject({
      price_cents: 6000,
      reserve_state: 'met',
    })
    const { db } = app.platform
    const [row] = await db.selectFrom('reserve_reductions').selectAll().where('listing_id', '=', id).execute()
    expect(row).toMatchObject({
      from_cents: 10_000,
      to_cents: 6000,
      lowered_by: seller.id,
      after_sequence: 1,
    })
  })

  test('bidders are notified of a lower reserve without the amount', async () => {
    const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 10_000, closesInMs: 7_200_000 })
    const [leader, other, voided] = [
      await aBidOn(app, id, 7000),
      await aBidOn(app, id, 3000),
      await aBidOn(app, id, 4000),
    ]
    const { pseudonym } = await app.platform.db
      .selectFrom('auction_bidders')
      .select('pseudonym')
      .where('listing_id', '=', id)
      .where('bidder_id', '=', voided.id)
      .executeTakeFirstOrThrow()
    await app.as(seller).call(voidBidder, { id, pseudonym, reason: 'not_genuine' })
    await edit(app, seller, id, { reserve_price_cents: 6000 })
    await app.settle()
    const noticesFor = async (person: Person) =>
      (await app.as(person).call(listNotifications, {})).items.filter(
        ({ kind }) => kind === 'reserve_lowered',
      )
    expect(await noticesFor(leader)).toMatchObject([
      { body: expect.stringMatching(/Your bid leads at NZ\$\s31.*Raise your limit/) },
    ])
    expect(await noticesFor(other)).toMatchObject([
      { body: expect.stringMatching(/The price is NZ\$\s31.*isn’t met yet/) },
    ])
    expect([await noticesFor(voided), await noticesFor(seller)]).toEqual([[], []])
    expect(JSON.stringify([await noticesFor(leader), await noticesFor(other)])).not.toMatch(
      /NZ\$\s60|NZ\$\s100/,
    )
  })

  test('a met reserve need not be lowered', async () => {
    const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 10_000, closesInMs: 7_200_000 })
    await aBidOn(app, id, 10_000)
    expect(await app.as(seller).call(getEditingTerms, { id })).toMatchObject({
      lowest_reserve_cents: null,
      why_not_lower: 'The reserve has been met.',
    })
  })

  test('the reserve can’t change in the last hour', async () => {
    const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 10_000, closesInMs: 3_500_000 })
    await aBidOn(app, id)
    expect(await edit(app, seller, id, { reserve_price_cents: 6000 })).toMatchObject({
      errors: { reserve_price_cents: expect.stringMatching(/last hour/) },
    })
  })

  test('the public history of an edit has no reserve amount', async () => {
    const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 77_777, closesInMs: 7_200_000 })
    await aBidOn(app, id)
    await edit(app, seller, id, { reserve_price_cents: 55_555 })
    const pages = [
      await app.as(null).call(getListingHistory, { id }),
      await app.as(null).call(getListing, { id }),
    ]
    expect(JSON.stringify(pages)).not.toMatch(/77777|55555|777\.77|555\.55/)
  })
})

test('the second of two tabs that edit the same version is refused', async () => {
  const { id, seller } = await aLiveAuction(app)
  const { version } = await app.as(seller).call(getOwnListing, { id })
  const answers = await Promise.all(
    ['First tab', 'Second tab'].map((title) => app.as(seller).call(updateListing, { id, version, title })),
  )
  expect(answers.filter((answer) => answer.key === 'listing_changed')).toHaveLength(1)
  expect(await linesOf(id)).toHaveLength(1)
})

test('an edit without a change leaves no trace', async () => {
  const { id, seller } = await aLiveAuction(app)
  const { version, title } = await app.as(seller).call(getOwnListing, { id })
  expect(await app.as(seller).call(updateListing, { id, version, title })).toMatchObject({ version })
  expect(await linesOf(id)).toEqual([])
})

test('only the seller edits, and only while it is live', async () => {
  const { id, seller } = await aLiveAuction(app)
  const { version } = await app.as(seller).call(getOwnListing, { id })
  const other = await aMember(app)
  expect(await app.as(other).call(updateListing, { id, version, title: 'Mine' })).toMatchObject({
    key: 'not_found',
  })
  expect(await app.as(other).call(getEditingTerms, { id })).toMatchObject({ key: 'not_found' })
  await moveClosing(app, id, -1)
  expect(await edit(app, seller, id, { title: 'Too late' })).toMatchObject({ key: 'listing_not_editable' })
  await letItEnd(app, id)
  expect(await edit(app, seller, id, { title: 'Too late' })).toMatchObject({ key: 'listing_not_editable' })
  expect(await app.as(seller).call(getEditingTerms, { id })).toMatchObject({ key: 'listing_not_editable' })
})
