import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSettings, putSettings } from '#domains/settings/common/settings.ts'
import { answerProposal, getTradeDetails, proposeChange } from '#domains/trades/common/terms.ts'
import { changeTrade, getTrade } from '#domains/trades/common/trades.ts'
import { aDeal, readTrade } from '#test/harness/deals/deal-terms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { readPdfText } from '#test/harness/read-pdf-text.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const get = (person: Person | null, id: number | string, kind: string) =>
  app.server.inject({
    url: `/api/trade-document/${id}?kind=${kind}`,
    ...(person && { headers: { authorization: `Bearer ${person.token}` } }),
  })

async function read(person: Person, id: number, kind: string): Promise<string> {
  const { statusCode, rawPayload, headers } = await get(person, id, kind)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  return readPdfText(rawPayload)
}

const kinds = ['receipt', 'packing_slip', 'label'] as const

test('getTradeDocument gives the seller all documents, the buyer the receipt, and others none', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app)
  const stranger = await aMember(app)
  const status = async (person: Person | null) =>
    await Promise.all(kinds.map(async (kind) => (await get(person, id, kind)).statusCode))
  expect(await status(seller)).toEqual([200, 200, 200])
  expect(await status(buyer)).toEqual([200, 404, 404])
  expect(await status(stranger)).toEqual([404, 404, 404])
  expect(await status(null)).toEqual([401, 401, 401])
  expect((await get(seller, id, 'invoice')).statusCode).toBe(422)
  expect((await get(seller, 999_999, 'receipt')).statusCode).toBe(404)
})

test('getTradeDocument gives the seller of a cancelled sale its receipt alone', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app)
  await app.as(seller).call(proposeChange, { id, kind: 'cancel', quantity: 1 })
  const { proposal } = await readTrade(app, buyer, id)
  await app.as(buyer).call(answerProposal, { id, proposal_id: proposal!.id, answer: 'accept' })
  expect(await read(seller, id, 'receipt')).toContain('THIS SALE WAS CANCELLED')
  expect((await get(seller, id, 'label')).statusCode).toBe(404)
})

test('a private seller’s receipt says what is paid, and that no GST is included', async () => {
  const { trade_id: id, listing_id: listingId, seller, buyer } = await aDeal(app, { is_rural: true })
  const before = await read(buyer, id, 'receipt')
  for (const one of [`H${id}`, String(listingId), 'Hand-thrown bowl', 'Courier', 'Rural delivery'])
    expect(before).toContain(one)
  for (const one of [
    'NZ$\u00a024.00',
    'NZ$\u00a07.00',
    'NZ$\u00a04.50',
    'NZ$\u00a035.50',
    'NOT PAID YET',
    'No GST is included.',
  ])
    expect(before).toContain(one)
  expect(before).not.toContain('Taxable supply information')
  expect(before).not.toContain('Kōwhai Ridge')
  await app.as(buyer).call(changeTrade, { id, action: 'mark_paid' })
  expect(await read(buyer, id, 'receipt')).toContain('Marked as paid by the buyer on')
  await app.as(seller).call(changeTrade, { id, action: 'confirm_payment' })
  const after = await read(seller, id, 'receipt')
  expect(after).toContain('Confirmed by the seller on')
  expect(after).not.toContain('NOT PAID YET')
})

test.each([
  [15_000, ['Taxable supply information', 'GST inclusive'], ['GST number', 'Kōwhai Ridge']],
  [50_000, ['GST number 49-091-850', 'NZ$\u00a065.22', 'NZ$\u00a066.13'], ['Kōwhai Ridge']],
  [150_000, ['GST number 49-091-850', '12 Kōwhai Ridge Road', 'Petone, Lower Hutt 5012'], []],
])(
  'a GST-registered trader’s receipt of %i cents has the taxable supply information',
  async (price, has, lacks) => {
    const seller = await aMember(app)
    await app.platform.db
      .updateTable('accounts')
      .set({ seller_kind: 'in_trade', trading_name: 'Pōneke Pots Ltd', gst_number: '49091850' })
      .where('id', '=', seller.id)
      .execute()
    const { trade_id: id, buyer } = await aDeal(app, { seller, price_cents: price })
    const text = await read(buyer, id, 'receipt')
    for (const one of ['Pōneke Pots Ltd', ...has]) expect(text).toContain(one)
    for (const one of lacks) expect(text).not.toContain(one)
  },
)

test('a packing slip lists all that is in the parcel, without prices, and a label its address', async () => {
  const [seller, buyer] = [await aMember(app), await aMember(app)]
  const first = await aDeal(app, { seller, buyer, is_rural: true })
  const second = await aDeal(app, { seller, buyer, quantity: 3 })
  const join = { id: second.trade_id, kind: 'join', joined_to: first.trade_id, delivery_cents: 0 } as const
  await app.as(buyer).call(proposeChange, join)
  const { proposal } = await readTrade(app, seller, second.trade_id)
  const answer = { id: second.trade_id, proposal_id: proposal!.id, answer: 'accept' } as const
  await app.as(seller).call(answerProposal, answer)
  for (const id of [first.trade_id, second.trade_id]) {
    const slip = await read(seller, id, 'packing_slip')
    for (const one of [`H${first.trade_id}`, `H${second.trade_id}`, 'Ana Parata', 'Te Aro, Wellington'])
      expect(slip).toContain(one)
    expect(slip).not.toContain('NZ$')
    const label = await read(seller, id, 'label')
    for (const one of ['Ana Parata', '12 Kōwhai Ridge Road', '5012', 'RURAL DELIVERY', `H${first.trade_id}`])
      expect(label).toContain(one)
  }
})

test('the carriers of the settings are offered to sellers, with their tracking links', async () => {
  const admin = await aMember(app, { type: 'admin' })
  const { kept } = await app.as(admin).call(getSettings, {})
  const carriers = [{ name: 'Fast Couriers', url_pattern: 'https://track.example.nz/{number}' }]
  await app.as(admin).call(putSettings, { version: kept!.version, carriers })
  const { trade_id: id, seller, buyer } = await aDeal(app)
  const details = await app.as(seller).call(getTradeDetails, { id })
  expect(details.carriers).toEqual(['NZ Post', 'Aramex', 'DHL', 'Fast Couriers'])
  await app.as(seller).call(changeTrade, { id, action: 'mark_paid' })
  const parcel = { carrier: 'Fast Couriers', number: 'FC 12' }
  await app.as(seller).call(changeTrade, { id, action: 'mark_sent', parcel })
  expect(await app.as(buyer).call(getTrade, { id })).toMatchObject({
    parcel: { ...parcel, url: 'https://track.example.nz/FC12' },
  })
})
