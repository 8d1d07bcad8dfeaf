import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { proposeChange } from '#domains/trades/common/terms.ts'
import { changeTrade } from '#domains/trades/common/trades.ts'
import { transact } from '#platform/server/database/db.ts'
import { aDeal, aListingWithDelivery, anAddress } from '#test/harness/deals/deal-terms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { readExport } from '#test/harness/read-export.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { removeAccount } from '../deletion/deletion.service.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const readWhole = async (person: Person) => {
  const { files, list } = await readExport(app, person)
  return { list, text: [...files.values()].join('\n') }
}

async function finish({ trade_id: id, seller, buyer }: { trade_id: number; seller: Person; buyer: Person }) {
  await app.as(buyer).call(changeTrade, { id, action: 'mark_paid' })
  const parcel = { carrier: 'NZ Post', number: '00412345' }
  await app.as(seller).call(changeTrade, { id, action: 'mark_sent', parcel })
  await app.as(buyer).call(changeTrade, { id, action: 'mark_received' })
  await app.settle()
}

test('the export has terms, proposals and parcels, and the address only for its buyer', async () => {
  const deal = await aDeal(app)
  const change = { kind: 'total', items_cents: 2000, delivery_cents: 700, reason: 'A chip.' } as const
  await app.as(deal.seller).call(proposeChange, { id: deal.trade_id, ...change })
  await finish(deal)
  const [bought, sold] = [await readWhole(deal.buyer), await readWhole(deal.seller)]
  const terms = [
    { version: 1, cause: 'promise', method: 'option', items_cents: 2400, total_cents: 3100 },
    { version: 2, cause: 'lowered', items_cents: 2000, total_cents: 2700, reason: 'A chip.' },
  ]
  const parcels = [{ carrier: 'NZ Post', number: '00412345' }]
  for (const { list } of [bought, sold])
    expect(list('trades')).toMatchObject([{ terms, parcels, proposals: [] }])
  expect(bought.list('trades')[0].terms[0].address).toMatchObject({ line1: '12 Kōwhai Ridge Road' })
  expect(sold.list('trades')[0].terms.map(({ address }: { address: unknown }) => address)).toEqual([
    null,
    null,
  ])
  expect(sold.text).not.toContain('Kōwhai Ridge')
})

test('the export has an open proposal for both sides', async () => {
  const deal = await aDeal(app)
  const cancel = { kind: 'cancel', quantity: 1, reason: 'Moved away.' } as const
  await app.as(deal.buyer).call(proposeChange, { id: deal.trade_id, ...cancel })
  for (const person of [deal.buyer, deal.seller]) {
    const { list } = await readWhole(person)
    expect(list('trades')).toMatchObject([
      { proposals: [{ kind: 'cancel', side: 'buyer', quantity: 1, reason: 'Moved away.', outcome: null }] },
    ])
  }
})

test('the export has the delivery of an offer, and the address only for its buyer', async () => {
  const { id, seller } = await aListingWithDelivery(app)
  await app.platform.db.updateTable('listings').set({ accepts_offers: true }).where('id', '=', id).execute()
  const buyer = await aMember(app)
  const address = await anAddress(app, buyer)
  const offered = await app.as(buyer).call(makeOffer, {
    listing_id: id,
    amount_cents: 2000,
    delivery: { method: 'option', option_id: 1, address_id: address.id },
  })
  expect(offered).toMatchObject({ total_cents: 2700 })
  const [mine, theirs] = [await readWhole(buyer), await readWhole(seller)]
  expect(mine.list('offers')).toMatchObject([
    { delivery: { method: 'option', delivery_cents: 700, address: { line1: '12 Kōwhai Ridge Road' } } },
  ])
  expect(theirs.list('offers')).toMatchObject([{ delivery: { method: 'option', delivery_cents: 700 } }])
  expect(theirs.text).not.toContain('Kōwhai Ridge')
})

test('a deleted buyer’s addresses are shortened to suburb and postcode at once', async () => {
  const deal = await aDeal(app)
  const kept = await aDeal(app, { seller: deal.seller })
  await finish(deal)
  const admin = await aMember(app, { type: 'admin' })
  const deletion = { deleted_by: admin.id, reason: 'Asked by phone.' }
  await transact(app.platform.db, (tx) => removeAccount(tx, deal.buyer.id, deletion))
  await app.settle()
  const rows = await app.platform.db
    .selectFrom('trade_terms')
    .select(['trade_id', 'address'])
    .where('trade_id', 'in', [deal.trade_id, kept.trade_id])
    .orderBy('trade_id')
    .execute()
  expect(rows).toEqual([
    {
      trade_id: deal.trade_id,
      address: {
        suburb: 'petone',
        place_name: 'Petone, Lower Hutt',
        region: 'wellington',
        island: 'north',
        postcode: '5012',
        is_rural: false,
      },
    },
    { trade_id: kept.trade_id, address: expect.objectContaining({ line1: '12 Kōwhai Ridge Road' }) },
  ])
})
