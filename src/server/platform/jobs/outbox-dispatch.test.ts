import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bringJobsForward, clearJobs } from '#test/harness/jobs.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { transact, type Tx } from '../database/db.ts'
import { enqueue, startJobs, task } from './jobs.ts'
import { dispatchFacts, reactTask, startDispatch } from './outbox-dispatch.ts'
import { fact, reaction, recordEvent } from './outbox.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'

const lampLit = fact<{ lamp: string }>('test.lamp-lit')

const note = (tx: Tx, text: string) =>
  tx.insertInto('sent_messages').values({ channel: 'sms', recipient: 'test', subject: '', text }).execute()

const noteLampLit = reaction({
  name: 'note.lamp-lit',
  on: lampLit,
  run: async (tx, { payload }) => void (await note(tx, payload.lamp)),
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql`truncate outbox_events, reactions_done, sent_messages restart identity cascade`.execute(
    platform.db,
  )
  await clearJobs(platform.db)
})

const light = (lamp: string) => transact(platform.db, (tx) => recordEvent(tx, lampLit, { lamp }))
const notes = async () =>
  (await platform.db.selectFrom('sent_messages').select('text').orderBy('id').execute()).map(
    ({ text }) => text,
  )
const waitingJobs = async () =>
  (await sql<{ attempts: number }>`select attempts from graphile_worker.jobs`.execute(platform.db)).rows

test('every reaction to a fact takes effect, and none to other facts', async () => {
  const shout = reaction({
    name: 'shout.lamp-lit',
    on: lampLit,
    run: async (tx) => void (await note(tx, 'shout')),
  })
  const other = reaction({
    name: 'other',
    on: fact<{}>('test.other'),
    run: async (tx) => void (await note(tx, 'other')),
  })
  await light('porch')
  await settleOutbox(platform, [noteLampLit, shout, other], [])
  expect((await notes()).toSorted()).toEqual(['porch', 'shout'])
})

test('a reaction takes effect once though its job is delivered twice, to two workers at once', async () => {
  await light('porch')
  const react = reactTask([noteLampLit])
  const both = { event_id: 1, reaction: noteLampLit.name }
  await Promise.all([react.run(both, platform), react.run(both, platform)])
  await react.run(both, platform)
  expect(await notes()).toEqual(['porch'])
})

test('workers that hand on facts at the same time leave one job per fact', async () => {
  for (let lamp = 0; lamp < 30; lamp += 1) await light(`lamp ${lamp}`)
  const handedOn = await Promise.all([1, 2, 3].map(() => dispatchFacts(platform.db, [noteLampLit], 20)))
  const rest = await dispatchFacts(platform.db, [noteLampLit])
  expect(handedOn.reduce((sum, count) => sum + count, rest)).toBe(30)
  expect(await waitingJobs()).toHaveLength(30)
})

test('what facts bring about is due in their order', async () => {
  for (const lamp of ['porch', 'hall', 'shed']) await light(lamp)
  await dispatchFacts(platform.db, [noteLampLit])
  const { rows } = await sql<{ place: number; is_due: boolean }>`
    select dense_rank() over (order by run_at)::int as place, run_at <= now() as is_due
      from graphile_worker.jobs order by id`.execute(platform.db)
  expect(rows).toEqual([1, 2, 3].map((place) => ({ place, is_due: true })))
})

test('a transaction that fails leaves no fact behind', async () => {
  const failing = transact(platform.db, async (tx) => {
    await recordEvent(tx, lampLit, { lamp: 'porch' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await dispatchFacts(platform.db, [noteLampLit])).toBe(0)
})

test('a reaction that fails leaves nothing behind, and is tried again', async () => {
  let tries = 0
  const fragile = reaction({
    name: 'fragile.lamp-lit',
    on: lampLit,
    run: async (tx, { payload }) => {
      await note(tx, `${payload.lamp} ${(tries += 1)}`)
      if (tries === 1) throw new Error('not yet')
    },
  })
  await light('porch')
  await expect(settleOutbox(platform, [fragile], [])).rejects.toThrow('not yet')
  expect(await notes()).toEqual([])
  expect(await waitingJobs()).toEqual([{ attempts: 1 }])
  await bringJobsForward(platform.db)
  await settleOutbox(platform, [fragile], [])
  expect(await notes()).toEqual(['porch 2'])
})

test('settling goes on with what follows from what follows', async () => {
  const dusk = task<{ lamp: string }>({ name: 'dusk', run: ({ lamp }) => light(lamp) })
  await transact(platform.db, (tx) => enqueue(tx, dusk, { lamp: 'gate' }))
  await settleOutbox(platform, [noteLampLit], [dusk])
  expect(await notes()).toEqual(['gate'])
  expect(await waitingJobs()).toEqual([])
})

test('a worker hears of a fact and lets it take effect', async () => {
  const seen = Promise.withResolvers<string>()
  const see = reaction({
    name: 'see.lamp-lit',
    on: lampLit,
    run: async (_tx, { payload }) => seen.resolve(payload.lamp),
  })
  const { connection } = platform
  const jobs = await startJobs({ connection, platform, tasks: [reactTask([see])] })
  const dispatch = startDispatch({ connection, platform, reactions: [see] })
  await light('porch')
  expect(await seen.promise).toBe('porch')
  await dispatch.stop()
  await jobs.stop()
})

test('a worker that cannot listen looks every now and then', async () => {
  const seen = Promise.withResolvers<string>()
  const see = reaction({
    name: 'see.lamp-lit',
    on: lampLit,
    run: async (_tx, { payload }) => seen.resolve(payload.lamp),
  })
  await light('porch')
  const connection = { ...platform.connection, database: 'nowhere' }
  const dispatch = startDispatch({ connection, platform, reactions: [see], poll_ms: 20 })
  const jobs = await startJobs({ connection: platform.connection, platform, tasks: [reactTask([see])] })
  expect(await seen.promise).toBe('porch')
  await dispatch.stop()
  await jobs.stop()
})

test('two reactions of one name are refused at start', () => {
  expect(() => reactTask([noteLampLit, noteLampLit])).toThrow("Two reactions are called 'note.lamp-lit'")
})
