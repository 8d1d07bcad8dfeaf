import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '#app/common/all-operations.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { addresses } from '#platform/common/addresses.ts'
import { mustBeLogged } from '#platform/common/access/logged-operations.ts'
import { staffDuties } from '#platform/common/access/staff-duties.ts'
import { mayCall, staffRoles, type StaffRole } from '#platform/common/access/staff-roles.ts'
import { isOpenToViews } from '#platform/common/access/view-as.ts'
import { viewRight, screens } from '#domains/staff/web/shared/screens.ts'
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

const named: string[] = Object.values(staffDuties).flatMap((duty) => [...duty.operations])

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

test('the table of duties lists each admin operation exactly once and no others', () => {
  expect(of_admins.map(([name]) => name).filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
  expect(named.filter((name) => !of_admins.some(([known]) => known === name))).toEqual([])
})

test('the read-only role can change nothing of others', () => {
  const own: readonly string[] = staffDuties.own_account.operations
  const writes = of_admins.filter(([name, { method }]) => method !== 'GET' && !own.includes(name))
  expect(writes.map(([name]) => name).filter((name) => mayCall(name, 'read_only'))).toEqual([])
})

/** Two operations end the caller's own session, so they run last and once. */
const ends_session = new Set(['endOtherSessions', 'endTwoFactor'])

describe.each(staffRoles)('an admin with the role %s', (role) => {
  test('is refused exactly what the table says', async () => {
    const calls = of_admins.filter(([name]) => !ends_session.has(name))
    const keys = await Promise.all(calls.map(([, op]) => keyOf(op, staff.get(role)!)))
    const wrong = calls.filter(([name], at) => (keys[at] === 'not_in_role') === mayCall(name, role))
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})

test('viewing a member’s account allows only the listed operations, which read', async () => {
  const calls = operations.filter(([name]) => name !== 'removeToken')
  const keys = await Promise.all(calls.map(([, op]) => keyOf(op, view)))
  const wrong = calls.filter(([name], at) => (keys[at] === 'view_only') === isOpenToViews(name))
  expect(wrong.map(([name]) => name)).toEqual([])
  const open = operations.filter(([name]) => isOpenToViews(name))
  expect(open.filter(([, { method }]) => method !== 'GET').map(([name]) => name)).toEqual([
    'checkToken',
    'removeToken',
  ])
  expect(open.filter(([, { answers_file }]) => answers_file).map(([name]) => name)).toEqual([])
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
  expect(operations.some(([known]) => known === name)).toBe(true)
  expect(isOpenToViews(name)).toBe(false)
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

test('every admin address names the operation it needs', () => {
  const pages = addresses.filter((address) => address.for === 'admin').map((address) => address.path)
  expect(pages.filter((page) => !(page in screens))).toEqual([])
  const needed = Object.values(screens).flatMap(({ needs }) => (needs === viewRight ? [] : [needs]))
  expect(needed.filter((need) => !named.includes(need))).toEqual([])
})
