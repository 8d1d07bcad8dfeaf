import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '#app/server/all-operations.ts'
import { allPages } from '#app/server/all-pages.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { mayCall, mustBeLogged, staffRoles, type StaffRole } from '#platform/common/access/staff-roles.ts'
import { isOpenToViews } from '#platform/common/access/view-as.ts'
import { aMember, aView } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
const staff = new Map<StaffRole, Person>()
let view: Person
beforeAll(async () => {
  app = await createTestApp()
  for (const staff_role of staffRoles)
    staff.set(staff_role, await aMember(app, { type: 'admin', staff_role }))
  view = (await aView(app, staff.get('full')!, await aMember(app))).person
})
afterAll(() => app[Symbol.asyncDispose]())

const operations = allOperations.map(({ op }) => [op.name, op] as const)
const of_admins = operations.filter(([, { access }]) => access === 'admin' || access === 'signed_in')

async function keyOf(op: OperationWithShapes, { token }: Person): Promise<string | undefined> {
  const response = await app.server.inject({
    method: op.method as 'POST',
    url: `/api${op.path.replace(/\{\w+\}/g, '999999999')}`,
    headers: { authorization: `Bearer ${token}`, ...(op.body && { 'content-type': 'application/json' }) },
    ...(op.body && { payload: '{}' }),
  })
  const is_json = /json/.test(String(response.headers['content-type']))
  return is_json ? response.json().key : undefined
}

test('every operation has a unique name', () => {
  const names = operations.map(([name]) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('exactly the operations that admins may call declare a duty', () => {
  const withDuty = operations.filter(([, { duty }]) => duty !== undefined).map(([name]) => name)
  expect(withDuty).toEqual(of_admins.map(([name]) => name))
})

test('the read-only role can change nothing of others', () => {
  const writes = of_admins.filter(([, { method, duty }]) => method !== 'GET' && duty !== 'ownAccount')
  expect(writes.filter(([, op]) => mayCall(op, 'read_only')).map(([name]) => name)).toEqual([])
})

/** Two operations end the caller's own session, so they run last and once. */
const ends_session = new Set(['endOtherSessions', 'endTwoFactor'])

describe.each(staffRoles)('an admin with the role %s', (role) => {
  test('is refused exactly what is beyond its duties', async () => {
    const calls = of_admins.filter(([name]) => !ends_session.has(name))
    const keys = await Promise.all(calls.map(([, op]) => keyOf(op, staff.get(role)!)))
    const wrong = calls.filter(([, op], at) => (keys[at] === 'not_in_role') === mayCall(op, role))
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})

test('viewing a member’s account allows only the listed operations, which read', async () => {
  const calls = operations.filter(([name]) => name !== 'removeToken')
  const keys = await Promise.all(calls.map(([, op]) => keyOf(op, view)))
  const wrong = calls.filter(([, op], at) => (keys[at] === 'view_only') === isOpenToViews(op))
  expect(wrong.map(([name]) => name)).toEqual([])
  const open = operations.filter(([, op]) => isOpenToViews(op))
  expect(open.filter(([, { method }]) => method !== 'GET').map(([name]) => name)).toEqual([
    'checkToken',
    'removeToken',
  ])
  expect(open.filter(([, { answersFile }]) => answersFile).map(([name]) => name)).toEqual([])
})

test.each([
  'getPaymentDetails',
  'listCards',
  'listApiKeys',
  'listWebhooks',
  'getLicenceCheck',
  'listArrangements',
  'listLedgerReceipts',
  'readAllNotifications',
  'cancelOwnSubscription',
  'fetchMotorcentralRecords',
  'exportMyData',
])('the view refuses %s, a read that reveals a secret or changes something', (name) => {
  const [, op] = operations.find(([known]) => known === name)!
  expect(isOpenToViews(op)).toBe(false)
})

/**
 * Outside production, an admin's call that should be logged but isn't fails. This checks that a
 * test makes each such call.
 */
test('a test makes every write that must be in the audit log', async () => {
  const root = path.join(import.meta.dirname, '../../src')
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.test.ts'))
  const helpers = path.join(import.meta.dirname, '../harness/market')
  const paths = [
    ...files.map((file) => path.join(root, file)),
    ...(await readdir(helpers)).map((file) => path.join(helpers, file)),
  ]
  const uses = new Set<string>()
  let all = ''
  for (const file of paths) {
    const code = (await readFile(file, 'utf8')).replace(/^import [^;]*? from '.*'$/gm, '')
    all += code
    for (const [name] of code.matchAll(/\b[a-z]\w+\b/g)) uses.add(name)
  }
  const logged = of_admins.filter(([, op]) => op.access === 'admin' && mustBeLogged(op))
  expect(logged.length).toBeGreaterThan(40)
  const isMade = ([name, { path: address }]: (typeof logged)[0]) =>
    uses.has(name) || all.includes(`${address}?`)
  expect(logged.filter((one) => !isMade(one)).map(([name]) => name)).toEqual([])
})

test('every page of the back office names the duty that it needs', () => {
  const ofAdmins = allPages.filter((page) => page.for === 'admin')
  expect(ofAdmins.length).toBeGreaterThan(50)
  expect(ofAdmins.filter(({ needs }) => needs === undefined).map((page) => page.path)).toEqual([])
  expect(allPages.filter((page) => page.for !== 'admin' && page.needs !== undefined)).toEqual([])
})
