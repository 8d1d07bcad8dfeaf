import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aBid,
  after,
  fullLedger,
  ledgerOf,
  listingId,
  sealAgain,
} from '#test/harness/auctions/full-ledger.ts'
import { checkLedger, type Witnesses } from './check.ts'
import { readStrictJson } from './strict-json.ts'

const { file: honest, receipt } = fullLedger()
const faultOf = async (file: unknown, witnesses?: Witnesses) => (await checkLedger(file, witnesses)).fault
const sentenceOf = async (file: unknown, witnesses?: Witnesses) => (await faultOf(file, witnesses))?.sentence
const plain = { start_price_cents: 1000, reserve_price_cents: null, buy_now_price_cents: null }

describe('a sale outside the auction', () => {
  test.each([
    ['a minute before the closing', 179, null],
    ['at the closing', 180, 'Row 1 is wrong: the auction was over.'],
    ['after the closing', 181, 'Row 1 is wrong: the auction was over.'],
  ])('%s', async (_, minute, sentence) => {
    const { file } = ledgerOf(plain, [{ kind: 'marked_sold', at: after(minute) }])
    expect((await faultOf(file))?.sentence ?? null).toBe(sentence)
  })
})

describe('a winner whose limit the price reached', () => {
  const { file, receipts } = ledgerOf(plain, [
    aBid(1, 1, 'Kea', 5000, { price_cents: 1000, leader: 'Kea', reserve_state: 'none' }),
    aBid(2, 2, 'Tūī', 5000, { price_cents: 5000, leader: 'Kea', reserve_state: 'none' }),
    {
      kind: 'closing',
      at: after(180),
      closes_at: after(180),
      outcome: 'sold',
      price_cents: 5000,
      winner: 'Kea',
      reserve_state: 'none',
    },
  ])
  const withheld = { ...file, openings: file.openings.filter(({ number }) => number !== 1) }

  test('is accepted if the limit was revealed', async () => {
    expect(file.openings).toHaveLength(2)
    expect(await faultOf(file, { receipts: [receipts[0]!] })).toBeNull()
  })

  test('is refused by the winner’s receipt if the limit was withheld', async () => {
    expect(await faultOf(withheld, { receipts: [receipts[0]!] })).toEqual({
      row: 1,
      sentence: 'The maximum of row 1 was not revealed, though your receipt shows that a price reached it.',
    })
  })
})

test.each([
  ['whose bounds rise', [100, 200, null], null],
  ['whose bounds fall', [200, 100, null], 'increments'],
  ['with no bound before the last', [null, 100, null], 'increments'],
  ['without an end', [100, 200], 'increments'],
])('a ladder %s', async (_, bounds, part) => {
  const { file } = ledgerOf(plain, [{ kind: 'withdrawal', at: after(3), by: 'seller' }])
  file.rows[0]!.increments = bounds.map((upToCents) => ({ up_to_cents: upToCents, increment_cents: 100 }))
  await sealAgain(file.rows, 0)
  const sentence = await sentenceOf(file)
  if (part === null) expect(sentence).toBeUndefined()
  else expect(sentence).toContain(part)
})

describe('the file itself', () => {
  const head = (number: number, at?: string) => ({
    number,
    hash: String(honest.rows[number]!.hash),
    at: at ?? String(honest.rows[number]!.at),
  })
  const early = new Date(Date.parse(String(honest.rows[3]!.at)) - 1).toISOString()

  test.each([
    ['heads in their order', { heads: [head(2), head(3), head(9)] }, null],
    ['heads reversed', { heads: [head(3), head(2)] }, 'order of their rows'],
    ['a head doubled', { heads: [head(3), head(3)] }, 'order of their rows'],
    ['a head from before its row', { heads: [head(3, early)] }, 'after it is said to have been published'],
    ['an opening twice', { openings: [...honest.openings, honest.openings[0]!] }, 'was revealed twice'],
    ['a further field', { remark: 'no' }, 'a further field, “remark”'],
  ])('%s', async (_, change, part) => {
    const sentence = await sentenceOf({ ...honest, ...change })
    if (part === null) expect(sentence).toBeUndefined()
    else expect(sentence).toContain(part)
  })

  test('a wrong price beside a secret limit is reported without the stand-in', async () => {
    const { file } = ledgerOf(plain, [
      aBid(1, 1, 'Kea', 12_000, { price_cents: 1000, leader: 'Kea', reserve_state: 'none' }),
      aBid(2, 2, 'Tūī', 3000, { price_cents: 3000, leader: 'Kea', reserve_state: 'none' }),
      { kind: 'withdrawal', at: after(3), by: 'seller' },
    ])
    expect(await sentenceOf(file)).toBe(
      'Row 2 is wrong: by the rules the price was more than NZ$ 30, not NZ$ 30.',
    )
  })
})

test.each([
  ['{"a":1,"b":[{"a":2},{"a":3}]}', null],
  ['{"a":"\\"{,:","b":"a"}', null],
  ['[0, 10, 205000]', null],
  ['{"a":1,"a":1}', 'it says “a” twice in one object.'],
  ['{"a":{"b":1,"\\u0062":2}}', 'it says “b” twice in one object.'],
  ['[205000.0]', 'it holds the number 205000.0, and only plain whole ones are allowed.'],
  ['[205e3]', 'it holds the number 205e3, and only plain whole ones are allowed.'],
  ['[-1]', 'it holds the number -1, and only plain whole ones are allowed.'],
  ['\uFEFF{}', 'it is not JSON.'],
  ['{"a":1', 'it is not JSON.'],
])('%s has only one reading', (text, sentence) => {
  const read = () => readStrictJson(text)
  if (sentence === null) expect(read()).toEqual(JSON.parse(text))
  else expect(read).toThrow(sentence)
})

describe('the program', () => {
  let folder: string
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'hoko-ledger-'))))
  afterAll(() => rmSync(folder, { recursive: true }))
  const save = (name: string, value: unknown) => {
    const path = join(folder, name)
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
    return path
  }
  const main = join(import.meta.dirname, 'main.ts')
  const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
  const own = { listing_id: listingId, receipts: [receipt], heads: [] }

  test('exits with 0 for a valid ledger, 1 for an invalid one, and 2 for an unreadable one', () => {
    const right = save('right.json', honest)
    expect(run(right, '--receipts', save('own.json', own)).status).toBe(0)
    expect(run(save('wrong.json', { ...honest, openings: [] })).status).toBe(1)
    const text = JSON.stringify(honest)
    const twice = run(save('twice.json', text.replace('{', '{"listing_id":100001,')))
    expect(twice.stderr).toContain('it says “listing_id” twice in one object.')
    expect(twice.status).toBe(2)
    expect(run(save('other.json', { ...honest, format: 'hoko-ledger-2' })).status).toBe(2)
    expect(run(join(folder, 'nowhere.json')).status).toBe(2)
  })

  test.each([
    ['of another auction', { ...own, listing_id: 7 }, 'is of another auction: listing 7.'],
    ['empty', { ...own, receipts: [] }, 'holds nothing to check against.'],
    ['with a further field', { ...own, remark: 1 }, 'holds nothing to check against.'],
  ])('refuses receipts %s', (_, witness, sentence) => {
    const { status, stderr } = run(save('right.json', honest), '--receipts', save('own.json', witness))
    expect(stderr).toContain(sentence)
    expect(status).toBe(2)
  })

  test('refuses heads of another auction, and from before the first was published', () => {
    const right = save('right.json', honest)
    const heads = (value: unknown) => run(right, '--heads', save('heads.json', value))
    const head = { number: 2, hash: String(honest.rows[2]!.hash), at: String(honest.rows[2]!.at) }
    expect(heads({ listing_id: listingId, head }).status).toBe(0)
    expect(heads({ listing_id: 7, head }).stderr).toContain('is of another auction: listing 7.')
    expect(heads({ listing_id: listingId, head: null }).stderr).toContain('holds nothing to check against.')
  })
})
