import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { must } from '#platform/common/must.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { platformPartitions } from '../../jobs/purge.ts'
import { transact } from '../db.ts'
import { partitionIds } from './partitions.rules.ts'
import { rotatePartitions } from './rotate-partitions.ts'

const findTable = (name: string) =>
  must(
    platformPartitions.find(({ table }) => table === name),
    name,
  )
const facts = findTable('outbox_events')
const messages = findTable('sent_messages')

let platform: TestPlatform | undefined
const discard = async () => {
  await platform?.[Symbol.asyncDispose]()
  platform = undefined
}
// Its sequence and partitions can't be set back.
beforeEach(async () => {
  await discard()
  platform = await createTestPlatform()
})
afterAll(discard)

const here = () => must(platform, 'platform')
const rotate = () => rotatePartitions(here(), facts)

async function addFact(name: string, age: string | null = null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into outbox_events (name, payload, recorded_at, dispatched_at)
    values (${name}, '{}', clock_timestamp() - ${age ?? '0'}::interval, clock_timestamp() - ${age}::interval)
    returning id`.execute(here().db)
  const { id } = must(rows[0], 'fact')
  await sql`insert into reactions_done (event_id, reaction) values (${id}, ${name})`.execute(here().db)
  return id
}

/** Names of facts, and of the reactions to them. */
async function readNames(): Promise<string[][]> {
  const read = async (query: ReturnType<typeof sql<{ name: string }>>) =>
    (await query.execute(here().db)).rows.map(({ name }) => name)
  return [
    await read(sql`select name from outbox_events order by id`),
    await read(sql`select reaction as name from reactions_done order by event_id`),
  ]
}

async function readPartitions(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass
     order by inhrelid`.execute(here().db)
  return rows.map(({ name }) => name)
}

const both = (names: string[]) => [names, names]

const numbered = (table: string, numbers: number[]) => numbers.map((number) => `${table}_p${number}`)

test('rotatePartitions moves on once the period of the oldest row is over', async () => {
  expect(await addFact('now', '0')).toBe(1)
  await rotate()
  expect(await addFact('today', '0')).toBe(2)
  await sql`update outbox_events set dispatched_at = clock_timestamp() - interval '1 day' where id = 1`.execute(
    here().db,
  )
  await rotate()
  expect(await addFact('next', '0')).toBe(partitionIds)
  await rotate()
  expect(await addFact('same day', '0')).toBe(partitionIds + 1)
  for (const table of ['outbox_events', 'reactions_done'])
    expect(await readPartitions(table)).toEqual(numbered(table, [0, 1, 2, 3]))
  expect(await readNames()).toEqual(both(['now', 'today', 'next', 'same day']))
})

test('rotatePartitions drops a partition together with its reactions once all of it is old', async () => {
  await addFact('old', '31 days')
  await rotate()
  expect(await readNames()).toEqual([[], []])
  await addFact('older', '32 days')
  await addFact('not old', '29 days')
  await rotate()
  await addFact('new', '0')
  expect(await readNames()).toEqual(both(['older', 'not old', 'new']))
  for (const table of ['outbox_events', 'reactions_done'])
    expect(await readPartitions(table)).toEqual(numbered(table, [1, 2, 3, 4]))
})

test('rotatePartitions deletes the old rows of before partitions one by one', async () => {
  await addFact('old', '31 days')
  await addFact('waiting')
  await addFact('recent', '29 days')
  await rotate()
  const [left] = await readNames()
  expect(left).toEqual(['waiting', 'recent'])
  expect(await readPartitions('outbox_events')).toContain('outbox_events_p0')
})

test('rotatePartitions drops no fact that waits, however old', async () => {
  await addFact('rotated', '40 days')
  await rotate()
  await sql`insert into outbox_events (name, payload, recorded_at) values
    ('waiting', '{}', clock_timestamp() - interval '90 days')`.execute(here().db)
  await addFact('old', '40 days')
  await rotate()
  await rotate()
  expect((await readNames())[0]).toEqual(['waiting', 'old'])
})

test('a fact that waits holds up no later partition', async () => {
  await addFact('first', '40 days')
  await addFact('waiting')
  await rotate()
  await addFact('old', '40 days')
  await rotate()
  expect((await readNames())[0]).toEqual(['waiting'])
  expect(await readPartitions('outbox_events')).toEqual(numbered('outbox_events', [0, 2, 3, 4]))
})

test('a missed rotation only makes a partition larger', async () => {
  await addFact('rotated', '40 days')
  await rotate()
  for (const age of ['10 days', '5 days', '0']) await addFact(age, age)
  await rotate()
  expect(await addFact('next', '0')).toBe(2 * partitionIds)
  expect(await readPartitions('outbox_events')).toEqual(numbered('outbox_events', [1, 2, 3, 4]))
})

test('two workers rotate at once while facts are written, and none is lost', async () => {
  await addFact('first', '1 day')
  const stopped = new AbortController()
  const written: number[] = []
  const write = async () => {
    while (!stopped.signal.aborted) written.push(await addFact('written'))
  }
  const writers = [write(), write(), write()]
  await Promise.all([rotate(), rotate()])
  await pause(50)
  stopped.abort()
  await Promise.all(writers)
  expect(await readPartitions('outbox_events')).toEqual(numbered('outbox_events', [0, 1, 2, 3]))
  expect(written.at(-1)).toBeGreaterThan(partitionIds)
  expect(new Set(written).size).toBe(written.length)
  const [left] = await readNames()
  expect(left).toHaveLength(written.length + 1)
})

test('a fact that was written while the drop waited for its lock is not lost', async () => {
  const { db, connection } = here()
  await addFact('rotated', '1 day')
  await rotate()
  // Its id is of the partition that is then left.
  const writer = new pg.Client(connection)
  await writer.connect()
  await writer.query('begin')
  await writer.query(`insert into outbox_events (name, payload) values ('late', '{}')`)
  await addFact('old', '31 days')
  await sql`update outbox_events set dispatched_at = clock_timestamp() - interval '31 days'
    where dispatched_at is not null`.execute(db)
  const rotating = rotate()
  await pause(300)
  await writer.query('commit')
  await writer.end()
  await rotating
  expect((await readNames())[0]).toContain('late')
})

test('writers wait for a drop no longer than for its lock, while a backup reads the partition', async () => {
  const { db, connection } = here()
  await addFact('rotated', '31 days')
  const reader = new pg.Client(connection)
  await reader.connect()
  await reader.query('begin')
  await reader.query('lock table outbox_events_p0 in access share mode')
  const rotating = rotate()
  // Those before it would be of the partition that is to go.
  while ((await addFact('before', '31 days')) < partitionIds) await pause(1)
  const waits: number[] = []
  for (let n = 0; n < 40; n += 1) {
    const began = performance.now()
    await transact(db, (tx) =>
      tx.insertInto('outbox_events').values({ name: 'written', payload: '{}' }).execute(),
    )
    waits.push(performance.now() - began)
    await pause(10)
  }
  expect(await readPartitions('outbox_events')).toContain('outbox_events_p0')
  await reader.query('rollback')
  await reader.end()
  await rotating
  expect(Math.max(...waits)).toBeLessThan(300)
  expect(await readPartitions('outbox_events')).not.toContain('outbox_events_p0')
})

async function addMessage(recipient: string, age: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sent_messages (channel, recipient, subject, text, at)
    values ('email', ${recipient}, '', '', clock_timestamp() - ${age}::interval) returning id`.execute(
    here().db,
  )
  return must(rows[0], 'message').id
}

async function readRecipients(): Promise<string[]> {
  const messagesLeft = await here().db.selectFrom('sent_messages').select('recipient').orderBy('id').execute()
  return messagesLeft.map(({ recipient }) => recipient)
}

test('rotatePartitions drops messages a week early rather than a day late, with what refers to them', async () => {
  await addMessage('rotated', '91 days')
  await rotatePartitions(here(), messages)
  const failed = await addMessage('a', '84 days')
  await addMessage('b', '90 days')
  await sql`insert into failed_emails (message_id, at) values (${failed}, now())`.execute(here().db)
  await rotatePartitions(here(), messages)
  await addMessage('new', '0')
  expect(await readRecipients()).toEqual(['new'])
  expect(await readPartitions('sent_messages')).toEqual(numbered('sent_messages', [2, 3, 4]))
  expect(await here().db.selectFrom('failed_emails').selectAll().execute()).toEqual([])
})

test('after missed rotations no message stays longer than was promised', async () => {
  await addMessage('rotated', '91 days')
  await rotatePartitions(here(), messages)
  for (const age of ['91 days', '89 days', '20 days']) await addMessage(age, age)
  await rotatePartitions(here(), messages)
  expect(await readRecipients()).toEqual(['89 days', '20 days'])
})
