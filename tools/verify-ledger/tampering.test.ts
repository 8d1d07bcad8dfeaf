import { describe, expect, test } from 'vitest'
import { fullLedger, sealAgain } from '#test/harness/auctions/full-ledger.ts'
import { checkLedger, type Witnesses } from './check.ts'

const { file: honest, receipt } = fullLedger()
const last = honest.rows.length - 1
const copy = () => structuredClone(honest)

function otherThan(name: string, value: unknown): unknown {
  const choices = others[name]
  if (choices) return choices.find((other) => other !== value)
  if (name === 'increments') return [{ up_to_cents: null, increment_cents: 50 }]
  if (typeof value === 'number') return value + 1
  if (value === null) return name === 'written_at' ? '2026-11-20T21:00:00.000Z' : 1
  const text = value as string
  if (/^\d{4}-\d\d-/.test(text)) return new Date(Date.parse(text) + 1000).toISOString()
  return (text.startsWith('a') ? 'b' : 'a') + text.slice(1)
}

const others: Record<string, string[]> = {
  kind: ['bid', 'withdrawal'],
  bidder: ['Kea', 'Tūī'],
  leader: ['Kea', 'Tūī'],
  winner: ['Kea'],
  by: ['seller', 'house'],
  reserve_state: ['met', 'not_met'],
  reason: ['late_bid', 'outage'],
  outcome: ['sold', 'unsold'],
}

const everyField = honest.rows.flatMap((row, n) =>
  Object.keys(row).map((name) => [`${name} of row ${n}, ${String(row.kind)}`, n, name] as const),
)

const faultOf = async (file: unknown, witnesses?: Witnesses) => (await checkLedger(file, witnesses)).fault

test('the ledger that the following tests tamper with is valid', async () => {
  const { fault, checked, rows } = await checkLedger(honest, {
    receipts: [receipt],
    heads: [{ number: last, hash: String(honest.rows[last]!.hash) }],
  })
  expect(fault).toBeNull()
  expect(checked).toHaveLength(5)
  expect(rows).toHaveLength(honest.rows.length)
  expect(new Set(honest.rows.map((row) => row.kind)).size).toBe(10)
  expect(honest.openings.map(({ cents }) => cents)).not.toContain(12_000)
})

describe('a change to each field of each row is found', () => {
  test.each(everyField)('altered: the %s', async (_, n, name) => {
    const file = copy()
    file.rows[n]![name] = otherThan(name, file.rows[n]![name])
    const fault = await faultOf(file)
    expect(fault?.row).toBe(n)
    expect(fault?.sentence).toContain(`ow ${n}`)
  })

  test.each(everyField.filter(([, n, name]) => name !== 'hash' && n < last))(
    'altered with a new hash: the %s',
    async (_, n, name) => {
      const file = copy()
      file.rows[n]![name] = otherThan(name, file.rows[n]![name])
      await sealAgain(file.rows, n, n)
      const fault = await faultOf(file)
      expect([n, n + 1]).toContain(fault?.row)
    },
  )

  test.each(everyField.filter(([, , name]) => name !== 'hash'))(
    'rewritten by Hoko with all later hashes: the %s',
    async (_, n, name) => {
      const file = copy()
      file.rows[n]![name] = otherThan(name, file.rows[n]![name])
      await sealAgain(file.rows, n)
      const heads = [{ number: last, hash: String(honest.rows[last]!.hash) }]
      expect(await faultOf(file, { heads })).not.toBeNull()
      if (n <= receipt.number) expect(await faultOf(file, { receipts: [receipt] })).not.toBeNull()
      file.heads = heads.map((head) => ({ ...head, at: '2026-11-21T00:20:00.000Z' }))
      expect(await faultOf(file)).not.toBeNull()
    },
  )
})

const ruled = ['price_cents', 'leader', 'winner', 'outcome', 'sequence', 'reserve_state', 'closes_at']

// The rules don't determine the length of an outage.
const outage = 10
test.each(everyField.filter(([, n, name]) => n > 1 && n !== outage && ruled.includes(name)))(
  'the rules alone find a change with valid hashes: the %s',
  async (_, n, name) => {
    const file = copy()
    file.rows[n]![name] = otherThan(name, file.rows[n]![name])
    await sealAgain(file.rows, n)
    const fault = await faultOf(file)
    expect(fault?.sentence).toMatch(/^Row \d+ is wrong|was not revealed/)
    expect(fault!.row).toBeLessThanOrEqual(last)
  },
)

describe('a change to the rows is found', () => {
  test.each(honest.rows.slice(0, last).map((_, n) => n))('dropping row %i is found', async (n) => {
    const file = copy()
    file.rows.splice(n, 1)
    expect(await faultOf(file)).toEqual({
      row: n,
      sentence: `Row ${n} was dropped: row ${n + 1} stands in its place.`,
    })
  })

  test.each(honest.rows.slice(1).map((_, n) => n + 1))(
    'dropping row %i with repaired numbers and hashes is found',
    async (n) => {
      const file = copy()
      file.rows.splice(n, 1)
      for (let m = n; m < file.rows.length; m += 1) file.rows[m]!.number = m
      file.rows[n] &&= { ...file.rows[n], before: file.rows[n - 1]!.hash }
      await sealAgain(file.rows, n)
      for (const opening of file.openings) if (opening.number > n) opening.number -= 1
      const heads = [{ number: last, hash: String(honest.rows[last]!.hash) }]
      expect(await faultOf(file, { heads })).not.toBeNull()
      if (n < receipt.number) expect(await faultOf(file, { receipts: [receipt] })).not.toBeNull()
    },
  )

  test.each(honest.rows.map((_, n) => n))('inserting row %i twice is found', async (n) => {
    const file = copy()
    file.rows.splice(n + 1, 0, { ...file.rows[n]! })
    expect(await faultOf(file)).toEqual({
      row: n + 1,
      sentence: `A row was inserted: row ${n} is there twice.`,
    })
  })

  test.each(honest.rows.slice(0, last).map((_, n) => n))('swapping row %i is found', async (n) => {
    const file = copy()
    const [one, other] = [file.rows[n]!, file.rows[n + 1]!]
    file.rows.splice(n, 2, other, one)
    expect(await faultOf(file)).toEqual({
      row: n,
      sentence: `Rows were reordered: row ${n + 1} stands where row ${n} belongs.`,
    })
  })

  test.each(honest.rows.map((_, n) => n))('cutting the ledger off from row %i is found', async (n) => {
    const file = copy()
    file.rows.splice(n)
    expect((await faultOf(file))?.sentence).toBe(
      n === 0
        ? 'There is no row in this ledger.'
        : `The end is missing: after row ${n - 1} there must be a closing.`,
    )
  })

  test('a bid invented by Hoko, with all later hashes, is found', async () => {
    const file = copy()
    const { hash: _, ...bid } = file.rows[5]!
    file.rows.splice(6, 0, { ...bid, hash: '', before: file.rows[5]!.hash, price_cents: 3400, sequence: 3 })
    for (const [n, row] of file.rows.entries()) row.number = n
    await sealAgain(file.rows, 6)
    for (const opening of file.openings) if (opening.number > 5) opening.number += 1
    expect((await faultOf(file))?.sentence).toContain('Row')
  })
})

describe('a change to the openings is found', () => {
  test.each(honest.openings.map((_, index) => index))('altering opening %i is found', async (index) => {
    const altered = copy()
    altered.openings[index]!.cents += 1
    expect((await faultOf(altered))?.row).toBe(honest.openings[index]!.number)
    const stored = copy()
    stored.openings.splice(index, 1)
    const { number } = honest.openings[index]!
    expect((await faultOf(stored))?.row).toBe(number)
  })

  test('a receipt of another amount, another row or another auction is refused', async () => {
    for (const change of [
      { cents: 11_000 },
      { number: 7 },
      { hash: 'a'.repeat(64) },
      { salt: '0'.repeat(32) },
    ])
      expect(await faultOf(honest, { receipts: [{ ...receipt, ...change }] })).not.toBeNull()
  })
})

test.each([
  [null],
  [[]],
  [{}],
  [{ ...honest, format: 'hoko-ledger-2' }],
  [{ ...honest, listing_id: 100_002 }],
  [{ ...honest, rows: [] }],
  [{ ...honest, rows: [null] }],
  [{ ...honest, rows: [{ kind: '__proto__' }] }],
  [{ ...honest, openings: 'none' }],
])('an invalid ledger, or one of another listing, is refused with a message', async (value) => {
  expect((await faultOf(value))?.sentence).toMatch(/\.$/)
})
