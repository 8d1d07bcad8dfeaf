import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposeChange } from '#domains/trades/common/terms.ts'
import {
  changeTrade,
  exportTrades,
  getSalesTotals,
  listTrades,
  type Trade,
} from '#domains/trades/common/trades.ts'
import { formatReference } from '#domains/trades/common/payment-reference.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageTrade, aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

type Filters = Partial<{ state: 'open' | 'finished'; month: string; q: string; page: number; limit: number }>

const read = (person: Person, role: Trade['role'], filters: Filters = {}) =>
  app.as(person).call(listTrades, { role, ...filters })

const readIds = async (person: Person, role: Trade['role'], filters: Filters = {}) => {
  const { items } = await read(person, role, filters)
  return items.map(({ id }) => id)
}

const change = (id: number, to: Partial<{ status: string; agreed_at: Date }>) =>
  app.platform.db
    .updateTable('trades')
    .set(to as never)
    .where('id', '=', id)
    .execute()

const agreeOn = async (id: number, method: 'as_agreed' | 'pickup' | null, delivery: number | null) => {
  const { version } = await app.platform.db
    .selectFrom('trade_terms')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('trade_id', '=', id)
    .executeTakeFirstOrThrow()
  await app.platform.db
    .insertInto('trade_terms')
    .values({
      trade_id: id,
      version: (version ?? 0) + 1,
      side: 'seller',
      cause: 'proposal',
      quantity: 1,
      items_cents: 24_00,
      method,
      delivery_cents: delivery,
      rural_cents: 0,
      total_cents: 24_00 + (delivery ?? 0),
      pay_by: new Date(),
      at: new Date(),
    })
    .execute()
}

const rename = (id: number, title: string) =>
  app.platform.db
    .updateTable('listings')
    .set({ title })
    .where('id', '=', id as never)
    .execute()

async function readCsv(person: Person, filters: Filters & { role: Trade['role'] }): Promise<string[]> {
  const file = await app.as(person).call(exportTrades, filters)
  return (await file.text()).replace('\ufeff', '').trimEnd().split('\r\n')
}

test('listTrades shows the open ones first, each side its own', async () => {
  const { trade_id: first, seller, buyer } = await aTrade(app)
  const { trade_id: second } = await aTrade(app, { seller, buyer })
  const { trade_id: third } = await aTrade(app, { seller })
  await change(second, { status: 'completed' })
  expect(await readIds(seller, 'seller')).toEqual([third, first, second])
  expect(await readIds(buyer, 'buyer')).toEqual([first, second])
  expect(await readIds(seller, 'buyer')).toEqual([])
  expect(await readIds(buyer, 'buyer', { state: 'open' })).toEqual([first])
  expect(await readIds(buyer, 'buyer', { state: 'finished' })).toEqual([second])
  const page = await read(seller, 'seller', { page: 2, limit: 2 })
  expect(page).toMatchObject({ total: 3, items: [{ id: second }] })
})

interface Sale {
  id: number
  seller: Person
  buyer: Person
}

const pay = ({ id, buyer }: Sale) => app.as(buyer).call(changeTrade, { id, action: 'mark_paid' })
const confirm = ({ id, seller }: Sale) => app.as(seller).call(changeTrade, { id, action: 'confirm_payment' })
const send = ({ id, seller }: Sale, action: 'mark_sent' | 'send_unpaid') =>
  app.as(seller).call(changeTrade, { id, action })
const proposeCancelling = (person: Person, id: number) =>
  app.as(person).call(proposeChange, { id, kind: 'cancel', quantity: 1, reason: 'I changed my mind.' })

test.each<[string, boolean, (sale: Sale) => Promise<unknown>]>([
  ['to be paid', false, async () => {}],
  ['to be confirmed as paid', true, pay],
  ['to be sent', true, async (sale) => [await pay(sale), await confirm(sale)]],
  [
    'sent and paid',
    false,
    async (sale) => [await pay(sale), await confirm(sale), await send(sale, 'mark_sent')],
  ],
  ['sent and still to be paid', true, async (sale) => await send(sale, 'send_unpaid')],
  ['with a delivery price to propose', true, ({ id }) => agreeOn(id, 'as_agreed', null)],
  ['with a delivery to choose', false, ({ id }) => agreeOn(id, null, null)],
  [
    'with a delivery that nobody chose in time',
    true,
    async ({ id }) => [await agreeOn(id, null, null), await ageTrade(app, id, 3)],
  ],
  ['with a proposal of the buyer', true, ({ id, buyer }) => proposeCancelling(buyer, id)],
  ['with a proposal of the seller', false, ({ id, seller }) => proposeCancelling(seller, id)],
])('a sale %s comes first if it waits for the seller: %s', async (_, isFirst, move) => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  await agreeOn(id, 'pickup', 0)
  const { trade_id: newer } = await aTrade(app, { seller })
  await agreeOn(newer, 'pickup', 0)
  await move({ id, seller, buyer })
  expect(await readIds(seller, 'seller')).toEqual(isFirst ? [id, newer] : [newer, id])
})

test('a month begins and ends at midnight in New Zealand', async () => {
  const { trade_id: october, seller, buyer } = await aTrade(app)
  const { trade_id: november } = await aTrade(app, { seller, buyer })
  const { trade_id: december } = await aTrade(app, { seller, buyer })
  // Daylight saving time: 13 hours ahead.
  await change(october, { agreed_at: new Date('2025-10-31T10:59:59.999Z') })
  await change(november, { agreed_at: new Date('2025-10-31T11:00:00Z') })
  await change(december, { agreed_at: new Date('2025-11-30T11:00:00Z') })
  expect(await readIds(seller, 'seller', { month: '2025-10' })).toEqual([october])
  expect(await readIds(seller, 'seller', { month: '2025-11' })).toEqual([november])
  expect(await readIds(buyer, 'buyer', { month: '2025-12' })).toEqual([december])
  // Standard time: 12 hours ahead.
  await change(october, { agreed_at: new Date('2025-06-30T11:59:59Z') })
  await change(november, { agreed_at: new Date('2025-06-30T12:00:00Z') })
  expect(await readIds(seller, 'seller', { month: '2025-06' })).toEqual([october])
  expect(await readIds(seller, 'seller', { month: '2025-07' })).toEqual([november])
  const totals = await app.as(buyer).call(getSalesTotals, { role: 'buyer' })
  expect(totals.months.map(({ month }) => month)).toEqual(['2025-12', '2025-07', '2025-06'])
  expect(await read(seller, 'seller', { month: '2025-13' })).toMatchObject({ key: 'validation_failed' })
})

test('listTrades finds a title, a name and a reference', async () => {
  const { trade_id: bowl, listing_id, seller, buyer } = await aTrade(app)
  const { trade_id: other } = await aTrade(app, { seller })
  await rename(listing_id, 'Kauri bowl, 100% hand_turned')
  const { first_name, last_name } = await app.platform.db
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow()
  await app.platform.db
    .updateTable('accounts')
    .set({ last_name: 'Rautahi' })
    .where('id', '=', buyer.id)
    .execute()
  expect(last_name).not.toBe('Rautahi')
  const find = (q: string) => readIds(seller, 'seller', { q })
  expect(await find('KAURI')).toEqual([bowl])
  expect(await find('100% hand_')).toEqual([bowl])
  expect(await find('100_ hand')).toEqual([])
  expect(await find(`${first_name} Rautahi`)).toEqual([bowl])
  expect(await find(formatReference(bowl))).toEqual([bowl])
  expect(await find(` ${formatReference(other).toLowerCase()} `)).toEqual([other])
  expect(await find(String(listing_id))).toEqual([bowl])
  expect(await find('nothing like it')).toEqual([])
  expect(await find('')).toHaveLength(2)
})

test('listTrades finds nobody by a full name that it doesn’t show yet', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  await app.platform.db
    .updateTable('accounts')
    .set({ last_name: 'Tawhirimatea' })
    .where('id', '=', buyer.id)
    .execute()
  expect(await readIds(seller, 'seller', { q: 'tawhirimatea' })).toEqual([id])
  await change(id, { status: 'unconfirmed' })
  expect(await readIds(seller, 'seller', { q: 'tawhirimatea' })).toEqual([])
})

test('a stranger neither finds, exports nor counts other people’s trades', async () => {
  const { trade_id: id, listing_id } = await aTrade(app)
  const stranger = await aMember(app)
  for (const role of ['buyer', 'seller'] as const) {
    for (const q of [formatReference(id), String(listing_id)]) {
      expect(await read(stranger, role, { q })).toMatchObject({ items: [], total: 0 })
      expect(await readCsv(stranger, { role, q })).toHaveLength(1)
    }
    expect(await app.as(stranger).call(getSalesTotals, { role })).toMatchObject({ all: { count: 0 } })
  }
})

test('exportTrades writes the filtered trades, and no cell is a formula', async () => {
  const { trade_id: first, listing_id, seller, buyer } = await aTrade(app)
  const { trade_id: second } = await aTrade(app, { seller })
  await rename(listing_id, '=HYPERLINK("http://example.org","x")')
  await app.platform.db
    .updateTable('accounts')
    .set({ display_name: '@SUM(A1), "Ngāio"' })
    .where('id', '=', buyer.id)
    .execute()
  await change(second, { status: 'completed', agreed_at: new Date('2025-06-30T12:00:00Z') })
  const all = await readCsv(seller, { role: 'seller' })
  expect(all.map((line) => line.split(',')[0])).toEqual([
    'Reference',
    formatReference(second),
    formatReference(first),
  ])
  const [head, line] = await readCsv(seller, { role: 'seller', q: formatReference(first) })
  expect(head).toBe(
    'Reference,Date,Listing,Title,Other side,Status,Quantity,"Items, NZ$","Delivery, NZ$","Total, NZ$",Carrier,Tracking number',
  )
  expect(line).toContain(`,"'=HYPERLINK(""http://example.org"",""x"")","'@SUM(A1), ""Ngāio""",agreed,1,`)
  expect(await readCsv(seller, { role: 'seller', month: '2025-07', state: 'finished' })).toEqual([
    head,
    expect.stringMatching(new RegExp(`^${formatReference(second)},2025-07-01 00:00,`)),
  ])
  expect(await readCsv(seller, { role: 'seller', month: '2025-07', state: 'open' })).toEqual([head])
})

test('getSalesTotals counts the total as last agreed', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  const { items } = await read(buyer, 'buyer')
  await app.platform.db
    .insertInto('trade_terms')
    .values({
      trade_id: id,
      version: (items[0]?.terms?.version ?? 0) + 1,
      side: 'seller',
      cause: 'proposal',
      quantity: 1,
      items_cents: 24_00,
      method: 'as_agreed',
      delivery_cents: 7_00,
      rural_cents: 4_50,
      total_cents: 35_50,
      pay_by: new Date(),
      at: new Date(),
    })
    .execute()
  for (const [person, role] of [
    [seller, 'seller'],
    [buyer, 'buyer'],
  ] as const)
    expect(await app.as(person).call(getSalesTotals, { role })).toMatchObject({
      all: { count: 1, total_cents: 35_50 },
      months: [{ count: 1, total_cents: 35_50 }],
    })
})
