import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAddresses } from '#domains/delivery/common/addresses.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { getTradeDetails } from '#domains/trades/common/terms.ts'
import { listTrades } from '#domains/trades/common/trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { openMarket } from '../open-market.ts'
import { demoMembers } from '../people/demo-members.ts'
import { deals } from '../words/deals.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await openMarket(app.platform, 'small', () => {}, { seed: 4, startedMs: Date.now() })
  await app.settle()
}, 240_000)
afterAll(() => app[Symbol.asyncDispose]())

async function signInTo(email: string) {
  const { password } = demoMembers.find((member) => member.email === email)!
  const { token } = await app.as(null).call(signIn, { email, password, type: 'user' })
  const { id } = await app.platform.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const as = app.as({ id, token })
  const [bought, sold] = [
    await as.call(listTrades, { role: 'buyer', limit: 100 }),
    await as.call(listTrades, { role: 'seller', limit: 100 }),
  ]
  const planned = new Set(deals.map(({ title }) => title))
  const own = (items: typeof bought.items) => items.filter(({ listing }) => planned.has(listing.title))
  return { as, bought: own(bought.items), sold: own(sold.items) }
}

test('the account of the README buys and sells in every state', async () => {
  const { as, bought, sold } = await signInTo('mere@demo.hoko.nz')
  const of = (items: typeof bought, title: RegExp) => items.find(({ listing }) => title.test(listing.title))!
  expect(of(bought, /teapot/)).toMatchObject({
    how: 'won',
    status: 'agreed',
    terms: { delivery: null, is_final: false },
    may_change: expect.arrayContaining(['choose_delivery']),
  })
  expect(of(bought, /torch/)).toMatchObject({
    status: 'agreed',
    terms: { is_final: true, delivery: { method: 'option' } },
  })
  expect(of(bought, /headphones/)).toMatchObject({ status: 'paid' })
  expect(of(bought, /Daypack/)).toMatchObject({ status: 'sent', parcel: { carrier: expect.any(String) } })
  expect(of(bought, /clock/)).toMatchObject({
    status: 'completed',
    moves: [{ action: 'paid' }, { action: 'payment_confirmed' }, { action: 'sent' }, { action: 'received' }],
  })
  expect(of(bought, /mugs/)).toMatchObject({ status: 'cancelled', proposal: null })
  expect(of(sold, /stool/)).toMatchObject({ status: 'agreed', terms: { delivery: { method: 'pickup' } } })
  expect(of(sold, /throw/)).toMatchObject({ status: 'paid' })
  const [kite, game] = [of(sold, /kite/), of(sold, /Board game/)]
  expect(await as.call(getTradeDetails, { id: kite.id })).toMatchObject({
    address: { name: 'Tāmati Waaka', line1: expect.stringMatching(/^\d+ /) },
    joinable: expect.arrayContaining([expect.objectContaining({ trade_id: game.id })]),
  })
  expect(await as.call(listAddresses, {})).toMatchObject({
    items: [
      { is_default: true, is_rural: false },
      { is_rural: true, line2: 'RD 2' },
    ],
  })
  const tamati = await signInTo('tamati@demo.hoko.nz')
  expect(of(tamati.sold, /tent/)).toMatchObject({
    proposal: { kind: 'total', side: 'buyer', total_cents: 13_700 },
  })
})

test('every past sale says how it was delivered, and for how much', async () => {
  const rows = await app.platform.db
    .selectFrom('trades as t')
    .leftJoin('trade_terms as terms', 'terms.trade_id', 't.id')
    .leftJoin('trade_copies as copy', 'copy.trade_id', 't.id')
    .leftJoin('trade_parcels as p', 'p.trade_id', 't.id')
    .select(['t.status', 'terms.method', 'terms.address', 'copy.listing', 'p.number'])
    .where('t.status', '=', 'completed')
    .execute()
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ method, listing }) => method === null || listing === null)).toEqual([])
  expect(rows.filter(({ method, address }) => (method === 'option') !== (address !== null))).toEqual([])
  expect(rows.filter(({ number }) => number !== null).length).toBeGreaterThan(0)
})
