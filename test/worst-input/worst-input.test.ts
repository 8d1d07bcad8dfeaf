import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOperations } from '#app/server/all-operations.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { refusals } from '#platform/common/refusals.ts'
import type { OperationRequest } from '#platform/common/request.ts'
import { readConfig } from '#platform/server/config.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import { aQuestion, type QuestionsQuery } from '#test/harness/market/questions.ts'
import { callsTo, databaseUrl, startServerProcess } from '#test/harness/processes/server-process.ts'
import type { Market, Person } from '#test/harness/test-app.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { Pings, type Fed } from './pings.ts'
import { formOf, worstFiles } from './worst-files.ts'
import { worstRequests } from './worst-requests.ts'

const port = 3176
const address = `http://127.0.0.1:${port}`
const maxMs = 200

let market: Market
let pings: Pings
let listingId: number
let question: QuestionsQuery
let tidy: () => Promise<void>

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-worst-'))
  const { connection, drop } = await createTestDatabase()
  const platform = platformOn(connection, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  const server = startServerProcess({
    DATABASE_URL: databaseUrl(connection),
    DATA_DIR: dataDir,
    PORT: String(port),
  })
  tidy = async () => {
    await pings?.stop()
    server.child.kill('SIGKILL')
    await server.ended
    await platform.pool.end()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  await server.ready
  market = { platform, as: callsTo(address) }
  ;({ id: listingId } = await aLiveAuction(market))
  question = await aQuestion(market)
  pings = new Pings(address, maxMs)
})
afterAll(() => tidy?.())

/**
 * Callers for the operation's access. New people each time, since some calls end the caller's
 * account or session.
 */
async function callersOf({ access }: OperationWithShapes): Promise<(Person | null)[]> {
  if (access === 'anyone') return [null]
  const user = await aMember(market)
  const admin = await aMember(market, { type: 'admin' })
  if (access === 'signed_in') return [user, admin]
  return [access === 'admin' ? admin : user]
}

async function knownTo(op: OperationWithShapes, caller: Person | null): Promise<object> {
  if (op.name === 'updateListing') {
    const { id, version } = await market.as(caller).call(createListing, { type: 'general' })
    return { id, version }
  }
  if (op.name === 'answerQuestion') return { id: question.id }
  return op.body?.shape['listing_id'] ? { listing_id: listingId } : {}
}

async function send(person: Person | null, request: OperationRequest | FormData, to: OperationWithShapes) {
  const isForm = request instanceof FormData
  const { path: called, body }: Pick<OperationRequest, 'path' | 'body'> = isForm ? { path: to.path } : request
  const answer = await fetch(`${address}/api${called}`, {
    method: to.method,
    headers: {
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
    },
    ...(isForm ? { body: request } : body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}

type Answer = Awaited<ReturnType<typeof send>>

/** Null for an acceptable answer. Server errors and undeclared refusals are faults. */
function faultOf({ status, type, text }: Answer): string | null {
  if (status < 400) return null
  if (!type.startsWith('application/problem+json')) return `${status} ${type} ${text.slice(0, 100)}`
  const { key, status: received, message } = JSON.parse(text)
  const declared = refusals[key as keyof typeof refusals]
  const isFault = declared?.status !== status || received !== status || !message || key === 'server_error'
  return isFault ? text.slice(0, 200) : null
}

interface Feeding {
  fed: Fed[]
  faults: string[]
}

async function feed({ fed, faults }: Feeding, what: string, again: () => Promise<Answer>) {
  const began = Date.now()
  const answer = await again()
  fed.push({ what, began, ended: Date.now(), again })
  const fault = faultOf(answer)
  if (fault) faults.push(`${what}: ${fault}`)
}

test('the longest texts block no other request', { timeout: 240_000 }, async () => {
  const feeding: Feeding = { fed: [], faults: [] }
  for (const [turn, { op }] of allOperations.entries()) {
    if (op.files) continue
    for (const [n, caller] of (await callersOf(op)).entries()) {
      // For operations open to members and admins, the pieces alternate between them.
      const worst = worstRequests(op, await knownTo(op, caller), turn)
      for (const { what, request } of worst.filter(
        (_, index) => index % 2 === n || op.access !== 'signed_in',
      ))
        await feed(feeding, what, () => send(caller, request, op))
    }
  }
  expect(feeding.fed.length).toBeGreaterThan(1000)
  const culprits = await pings.culpritsAmong(feeding.fed)
  expect({ faults: feeding.faults, culprits }).toEqual({ faults: [], culprits: [] })
})

test('the worst files block no other request', { timeout: 240_000 }, async () => {
  const feeding: Feeding = { fed: [], faults: [] }
  for (const { op } of allOperations) {
    if (!op.files) continue
    const [caller] = await callersOf(op)
    for (const [what, make] of worstFiles) {
      const form = formOf(op, make())
      await feed(feeding, `${op.name} of ${what}`, () => send(caller!, form, op))
    }
  }
  expect(feeding.fed.length).toBeGreaterThanOrEqual(20)
  const culprits = await pings.culpritsAmong(feeding.fed)
  expect({ faults: feeding.faults, culprits }).toEqual({ faults: [], culprits: [] })
})
