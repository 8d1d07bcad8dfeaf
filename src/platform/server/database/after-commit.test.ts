import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { notifyAfterCommit } from './after-commit.ts'
import { transact } from './db.ts'

let platform: TestPlatform
let listener: pg.Client
let received: string[] = []
let onTopic = (_payload: string) => {}
beforeAll(async () => {
  platform = await createTestPlatform()
  listener = new pg.Client(platform.connection)
  await listener.connect()
  await listener.query('listen noticed')
  listener.on('notification', ({ payload = '' }) => {
    received.push(payload)
    onTopic(payload)
  })
})
afterAll(async () => {
  await listener.end()
  await platform[Symbol.asyncDispose]()
})
beforeEach(() => void (received = []))

const untilReceived = (payload: string) =>
  new Promise<void>((resolve) => {
    onTopic = (one) => one === payload && resolve()
  })

test('a committed notification arrives once per payload', async () => {
  const last = untilReceived('b')
  await transact(platform.db, async (tx) => {
    for (const payload of ['a', 'a', 'b']) notifyAfterCommit(tx, 'noticed', payload)
  })
  await last
  expect(received).toEqual(['a', 'b'])
})

test('a rolled-back notification isn’t sent', async () => {
  const failing = transact(platform.db, async (tx) => {
    notifyAfterCommit(tx, 'noticed', 'never')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const last = untilReceived('after')
  await transact(platform.db, async (tx) => notifyAfterCommit(tx, 'noticed', 'after'))
  await last
  expect(received).toEqual(['after'])
})

test('many parallel notifications all arrive', async () => {
  const payloads = Array.from({ length: 40 }, (_, n) => `many ${n}`)
  const all = new Promise<void>((resolve) => {
    const left = new Set(payloads)
    onTopic = (one) => left.delete(one) && left.size === 0 && resolve()
  })
  await Promise.all(
    payloads.map((payload) => transact(platform.db, async (tx) => notifyAfterCommit(tx, 'noticed', payload))),
  )
  await all
  expect(new Set(received)).toEqual(new Set(payloads))
})
