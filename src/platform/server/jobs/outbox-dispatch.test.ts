import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bringJobsForward, clearJobs } from '#test/harness/jobs.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { transact, type Tx } from '../database/db.ts'
import { createLiveHub } from '../live-hub.ts'
import { enqueue, startJobs, task } from './jobs.ts'
import { delayNotices, recallNotices } from './notice-delays.ts'
import { dispatchFacts, reactTask, startDispatch } from './outbox-dispatch.ts'
import { fact, jointReaction, reaction, recordEvent } from './outbox.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'

const lampLit = fact<{ lamp: string }>('test.lamp-lit')

const note = (tx: Tx, text: string) =>
  tx.insertInto('sent_messages').values({ channel: 'sms', recipient: 'test', subject: '', text }).execute()

const recordLampLit = reaction({
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

test('every handler of an event runs, and none of other events', async () => {
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
  await settleOutbox(platform, [recordLampLit, shout, other], [])
  expect((await notes()).toSorted()).toEqual(['porch', 'shout'])
})

test('a handler takes effect once, though its job is delivered to two workers at once', async () => {
  await light('porch')
  const react = reactTask([recordLampLit])
  const both = { event_id: 1, reaction: recordLampLit.name }
  await Promise.all([react.run(both, platform), react.run(both, platform)])
  await react.run(both, platform)
  expect(await notes()).toEqual(['porch'])
})

test('workers that dispatch events at once make one job per event', async () => {
  for (let lamp = 0; lamp < 30; lamp += 1) await light(`lamp ${lamp}`)
  const handedOn = await Promise.all([1, 2, 3].map(() => dispatchFacts(platform.db, [recordLampLit], 20)))
  const rest = await dispatchFacts(platform.db, [recordLampLit])
  expect(handedOn.reduce((sum, count) => sum + count, rest)).toBe(30)
  expect(await waitingJobs()).toHaveLength(30)
})

test('handlers’ jobs are due in the order of their events', async () => {
  for (const lamp of ['porch', 'hall', 'shed']) await light(lamp)
  await dispatchFacts(platform.db, [recordLampLit])
  const { rows } = await sql<{ place: number; is_due: boolean }>`
    select dense_rank() over (order by run_at)::int as place, run_at <= now() as is_due
      from graphile_worker.jobs order by id`.execute(platform.db)
  expect(rows).toEqual([1, 2, 3].map((place) => ({ place, is_due: true })))
})

test('a failed transaction leaves no event', async () => {
  const failing = transact(platform.db, async (tx) => {
    await recordEvent(tx, lampLit, { lamp: 'porch' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await dispatchFacts(platform.db, [recordLampLit])).toBe(0)
})

test('a failed handler leaves no changes, and is retried', async () => {
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

test('settling includes follow-up events of follow-up events', async () => {
  const dusk = task<{ lamp: string }>({ name: 'dusk', run: ({ lamp }) => light(lamp) })
  await transact(platform.db, (tx) => enqueue(tx, dusk, { lamp: 'gate' }))
  await settleOutbox(platform, [recordLampLit], [dusk])
  expect(await notes()).toEqual(['gate'])
  expect(await waitingJobs()).toEqual([])
})

test('a worker is notified of an event and handles it', async () => {
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

test('a worker that can’t listen polls', async () => {
  const seen = Promise.withResolvers<string>()
  const see = reaction({
    name: 'see.lamp-lit',
    on: lampLit,
    run: async (_tx, { payload }) => seen.resolve(payload.lamp),
  })
  await light('porch')
  const connection = { ...platform.connection, database: 'nowhere' }
  const dispatch = startDispatch({ connection, platform, reactions: [see], pollMs: 20 })
  const jobs = await startJobs({ connection: platform.connection, platform, tasks: [reactTask([see])] })
  expect(await seen.promise).toBe('porch')
  await dispatch.stop()
  await jobs.stop()
})

test('events that come together are one job of a joint handler, a hundred at most', async () => {
  const groups: string[][] = []
  const together = jointReaction({
    name: 'together.lamp-lit',
    on: lampLit,
    runAll: async (_tx, facts) => void groups.push(facts.map(({ payload }) => payload.lamp)),
  })
  await transact(platform.db, async (tx) => {
    for (let lamp = 1; lamp <= 150; lamp += 1) await recordEvent(tx, lampLit, { lamp: `${lamp}` })
  })
  await settleOutbox(platform, [together], [])
  expect(groups.map((group) => group.length).toSorted((a, b) => b - a)).toEqual([100, 50])
  expect(new Set(groups.flat()).size).toBe(150)
})

test('a failed event of a joint handler blocks no other, and each takes effect once', async () => {
  let broken = true
  const together = jointReaction({
    name: 'together.lamp-lit',
    on: lampLit,
    runAll: async (tx, facts) => {
      for (const { payload } of facts) {
        await note(tx, payload.lamp)
        if (broken && payload.lamp === 'gate') throw new Error('not yet')
      }
    },
  })
  for (const lamp of ['porch', 'gate', 'shed']) await light(lamp)
  await expect(settleOutbox(platform, [together], [])).rejects.toThrow('not yet')
  expect((await notes()).toSorted()).toEqual(['porch', 'shed'])
  broken = false
  await bringJobsForward(platform.db)
  await settleOutbox(platform, [together], [])
  expect((await notes()).toSorted()).toEqual(['gate', 'porch', 'shed'])
})

test('overlapping batches of two workers take effect once each', async () => {
  const together = jointReaction({
    name: 'together.lamp-lit',
    on: lampLit,
    runAll: async (tx, facts) => {
      for (const { payload } of facts) await note(tx, payload.lamp)
    },
  })
  for (const lamp of ['1', '2', '3', '4']) await light(lamp)
  const react = reactTask([together])
  const run = (...eventIds: number[]) => react.run({ event_ids: eventIds, reaction: together.name }, platform)
  await Promise.all([run(1, 2, 3), run(3, 2, 4), run(1, 2, 3)])
  expect((await notes()).toSorted()).toEqual(['1', '2', '3', '4'])
})

test('a topic announced after its commit is announced again if its node died in between', async () => {
  const lampOut = fact<{ lamp: number }>('test.lamp-out', { topics: ({ lamp }) => [`lamp:${lamp}`] })
  const quiet = reaction({ name: 'quiet.lamp-out', on: lampOut, run: async () => undefined })
  const received: string[] = []
  const arrived = Promise.withResolvers<void>()
  const hub = createLiveHub({ connection: platform.connection, log: platform.log })
  hub.onNotify({
    touched: (topic) => {
      received.push(topic)
      arrived.resolve()
    },
    missed: () => undefined,
  })
  await hub.start()
  await transact(platform.db, async (tx) => {
    await recordEvent(tx, lampOut, { lamp: 1 })
    await recordEvent(tx, lampOut, { lamp: 2 })
  })
  await sql`update outbox_events set recorded_at = recorded_at - interval '1 minute' where payload->>'lamp' = '2'`.execute(
    platform.db,
  )
  await sql`update outbox_events set recorded_at = recorded_at + interval '1 minute' where payload->>'lamp' = '1'`.execute(
    platform.db,
  )
  await dispatchFacts(platform.db, [quiet])
  await arrived.promise
  expect(received).toEqual(['lamp:2'])
  await hub.stop()
})

test('an event that doesn’t concern a handler makes no job', async () => {
  const gates = reaction({ ...recordLampLit, name: 'gate.lamp-lit', concerns: ({ lamp }) => lamp === 'gate' })
  await light('porch')
  await light('gate')
  await settleOutbox(platform, [gates], [])
  expect(await notes()).toEqual(['gate'])
})

test('two handlers with one name are refused at start', () => {
  expect(() => reactTask([recordLampLit, recordLampLit])).toThrow("Two reactions are called 'note.lamp-lit'")
})

const notifyLampLit = reaction({
  name: 'notify.lamp-lit',
  on: lampLit,
  run: async (tx, { payload }) => void (await note(tx, `told of ${payload.lamp}`)),
})
const bellRung = fact<{ lamp: string }>('test.bell-rung')
const ringLampLit = reaction({
  name: 'ring.lamp-lit',
  on: lampLit,
  run: (tx, { payload }) => recordEvent(tx, bellRung, payload),
})
const notifyBellRung = reaction({
  name: 'notify.bell-rung',
  on: bellRung,
  run: async (tx, { payload }) => void (await note(tx, `told of the bell of ${payload.lamp}`)),
})
const withNotices = [recordLampLit, notifyLampLit, ringLampLit, notifyBellRung]
const lightDelayed = (lamp: string, byMs: number) =>
  transact(platform.db, async (tx) => {
    const id = await delayNotices(tx, byMs)
    await recordEvent(tx, lampLit, { lamp })
    return id
  })
const recall = (id: number) => transact(platform.db, (tx) => recallNotices(tx, id))

test('delayed notifications wait, including those of follow-up events, but not other handlers', async () => {
  await lightDelayed('porch', 3_600_000)
  await settleOutbox(platform, withNotices, [])
  expect(await notes()).toEqual(['porch'])
  await bringJobsForward(platform.db)
  await settleOutbox(platform, withNotices, [])
  expect((await notes()).toSorted()).toEqual(['porch', 'told of porch', 'told of the bell of porch'])
})

test('recalled notifications aren’t sent, and sent ones can’t be recalled', async () => {
  const id = await lightDelayed('porch', 3_600_000)
  await settleOutbox(platform, withNotices, [])
  expect(await recall(id)).toBe(true)
  await bringJobsForward(platform.db)
  await settleOutbox(platform, withNotices, [])
  expect(await notes()).toEqual(['porch'])
  const received = await lightDelayed('shed', 0)
  await settleOutbox(platform, withNotices, [])
  expect(await recall(received)).toBe(false)
})
