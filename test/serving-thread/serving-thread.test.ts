import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOperations } from '#app/server/all-operations.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { requestFor, type OperationRequest } from '#platform/common/request.ts'
import { demoAdmin, enrolDemoAdmin } from '#demo/people/demo-admin.ts'
import { selectMemberIds } from '#demo/open-market.ts'
import { fillDesk } from '#demo/past/fill-desk.ts'
import { fillSupport } from '#demo/past/past-support.ts'
import { startSession } from '#domains/identity/server/auth.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { fillFullDemo } from '../relevance/fill-full-demo.ts'
import { fitting, namesOf, schemaOf } from '../worst-input/worst-texts.ts'
import { selectKnownIds } from './known-ids.ts'

/** Processor time, so that a busy machine gives the same result. */
const maxMs = 10

/** The first request isn't compiled yet, and a repeated one may be cached. */
const maxFirstMs = 100

interface Caller {
  name: 'visitor' | 'member' | 'admin'
  account: { id: AccountId; type: 'user' | 'admin' } | null
  ids: string[]
}

/**
 * Runs in production mode, so that no reply is checked against the contract, and without caches.
 */
let app: TestApp
let callers: Caller[]

beforeAll(async () => {
  app = await createTestApp({ process: { mode: 'production' } })
  await enrolDemoAdmin(app.platform)
  await fillFullDemo(app.platform, { most: 120 })
  const memberIds = await selectMemberIds(app.platform.db)
  await fillSupport(app.platform, memberIds)
  await fillDesk(app.platform, memberIds)
  await app.settle()
  const { db } = app.platform
  callers = [{ name: 'visitor', account: null, ids: await selectKnownIds(db, null) }]
  const accounts = db.selectFrom('accounts').select(['accounts.id', 'type'])
  const member = await accounts
    .innerJoin('invoices', 'account_id', 'accounts.id')
    .orderBy('invoices.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const admin = await accounts.where('email', '=', demoAdmin.email).executeTakeFirstOrThrow()
  for (const account of [member, admin])
    callers.push({
      name: account.type === 'admin' ? 'admin' : 'member',
      account,
      ids: await selectKnownIds(db, account.id),
    })
}, 300_000)
afterAll(() => app[Symbol.asyncDispose]())

const mayCall = ({ access }: OperationWithShapes, { account }: Caller) =>
  access === 'anyone' || (account && (access === 'signed_in' || access === account.type))

/** Some calls end the session, so each has its own. */
async function signIn({ account }: Caller): Promise<string | null> {
  if (!account) return null
  const { token } = await transact(app.platform.db, (tx) =>
    startSession(tx, account.id, account.type, { device: 'test' }),
  )
  return token
}

async function send({ method, path, body }: OperationRequest, token: string | null) {
  const stretch = watchStretches()
  const { statusCode } = await app.server.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  })
  return { status: statusCode, cpuMs: stretch.end() }
}

/**
 * Other requests are served between two turns of the event loop, so they wait for the longest turn.
 */
function watchStretches() {
  let longestMs = 0
  let before = process.threadCpuUsage()
  const note = () => {
    const { user, system } = process.threadCpuUsage(before)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  let turn = setImmediate(function next() {
    note()
    turn = setImmediate(next)
  })
  const end = () => {
    clearImmediate(turn)
    note()
    return longestMs
  }
  return { end }
}

/** Uses only required parameters and the largest page size. */
function describeRequest(op: OperationWithShapes, id: string): OperationRequest {
  const query = op.query ? schemaOf(op.query) : {}
  const requested = Object.entries(query.properties ?? {}).flatMap(([name, schema]) => {
    if (name === 'limit') return [[name, schema.maximum ?? 100]]
    return query.required?.includes(name) ? [[name, fitting(schema, () => 'a')]] : []
  })
  const sent = op.body ? (fitting(schemaOf(op.body), () => 'a') as object) : {}
  const params = Object.fromEntries(namesOf(op.params).map((name) => [name, id]))
  return requestFor(op, { ...sent, ...Object.fromEntries(requested), ...params })
}

async function findRequest(op: OperationWithShapes, { ids }: Caller, token: string | null) {
  for (const id of op.params ? ids : ['']) {
    const request = describeRequest(op, id)
    const { status, cpuMs } = await send(request, token)
    if (status < 300 || status === 422) return { request, first_ms: cpuMs }
  }
  return { request: describeRequest(op, ids[0]!), first_ms: 0 }
}

async function measure(request: OperationRequest, token: string | null): Promise<number> {
  let least = Infinity
  // Code that ran only a few times, and garbage collection, may take longer than the work itself.
  for (let times = 0; times < 12 && (times < 2 || least > maxMs); times += 1)
    least = Math.min(least, (await send(request, token)).cpuMs)
  return least
}

async function listSlow(which: (op: OperationWithShapes) => boolean): Promise<string[]> {
  const slow: string[] = []
  for (const { op } of allOperations)
    for (const caller of which(op) ? callers.filter((one) => mayCall(op, one)) : []) {
      const token = await signIn(caller)
      const { request, first_ms } = await findRequest(op, caller, token)
      const cpuMs = await measure(request, token)
      if (cpuMs > maxMs || first_ms > maxFirstMs)
        slow.push(`${op.name} by a ${caller.name}: ${first_ms.toFixed()} ms, then ${cpuMs.toFixed()} ms`)
    }
  return slow
}

test('no read operation blocks the serving thread for more than 10 ms', { timeout: 240_000 }, async () => {
  expect(await listSlow(({ method }) => method === 'GET')).toEqual([])
})

test('no write operation blocks the serving thread for more than 10 ms', { timeout: 240_000 }, async () => {
  expect(await listSlow(({ method, files }) => method !== 'GET' && !files)).toEqual([])
})
