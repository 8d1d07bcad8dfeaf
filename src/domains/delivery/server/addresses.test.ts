import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMember } from '#domains/accounts/common/members/members.ts'
import {
  addAddress,
  changeAddress,
  listAddresses,
  maxAddresses,
  removeAddress,
} from '#domains/delivery/common/addresses.ts'
import { getRegionIsland } from '#domains/delivery/common/rural.ts'
import { listRegions } from '#domains/places/common/places.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { aMember, aView } from '#test/harness/market/people.ts'
import { readExport } from '#test/harness/read-export.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { selectDefaultAddress, selectOwnAddress } from './addresses.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const home = {
  name: 'Mere Kahu',
  line1: '12 Jackson Street',
  suburb: 'petone',
  postcode: '5012',
  is_rural: false,
}
const add = (person: Person, changes: Partial<typeof home> & { is_default?: boolean; line2?: string } = {}) =>
  app.as(person).call(addAddress, { ...home, ...changes })
const list = async (person: Person) => (await app.as(person).call(listAddresses, {})).items
const listLines = async (person: Person) =>
  (await list(person)).map(({ line1, is_default: isDefault }) => (isDefault ? `${line1} *` : line1))

test('addAddress stores an address with the names of its place', async () => {
  const me = await aMember(app)
  const added = await add(me, { line1: '  12   Jackson Street ', line2: 'Flat 2', postcode: ' 5012 ' })
  expect(added).toEqual({
    id: expect.any(Number),
    name: 'Mere Kahu',
    line1: '12 Jackson Street',
    line2: 'Flat 2',
    suburb: 'petone',
    place_name: 'Petone, Lower Hutt',
    region: 'wellington',
    island: 'north',
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    postcode: '5012',
    is_rural: false,
    is_default: true,
  })
  expect(await list(me)).toEqual([added])
  expect(await add(me, { is_rural: true })).toMatchObject({ line2: '', is_rural: true, is_default: false })
})

test.each([
  [{ name: ' ' }, 'name', 'Enter the recipient’s name'],
  [{ name: 'x'.repeat(81) }, 'name', 'at most 80'],
  [{ line1: '' }, 'line1', 'Enter the street address'],
  [{ line2: 'x'.repeat(81) }, 'line2', 'at most 80'],
  [{ suburb: 'atlantis' }, 'suburb', 'Choose a town or suburb'],
  [{ suburb: '' }, 'suburb', 'Choose a town or suburb'],
  [{ postcode: '501' }, 'postcode', 'Enter a four-digit postcode'],
  [{ postcode: 'ABCD' }, 'postcode', 'Enter a four-digit postcode'],
  [
    { postcode: '7010' },
    'postcode',
    'Postcode 7010 is in the South Island, but Petone is in the North Island.',
  ],
  [
    { postcode: '8942' },
    'postcode',
    'Postcode 8942 is in the Chatham Islands, but Petone is in the North Island.',
  ],
])('addAddress and changeAddress refuse %j', async (changes, field, message) => {
  const me = await aMember(app)
  const problem = {
    key: 'validation_failed',
    errors: { [field]: expect.stringContaining(message) },
  }
  expect(await add(me, changes)).toMatchObject(problem)
  const { id } = await add(me)
  expect(await app.as(me).call(changeAddress, { id, ...home, ...changes })).toMatchObject(problem)
  expect(await list(me)).toMatchObject([home])
})

test('changeAddress stores the change and moves the default only when asked to', async () => {
  const me = await aMember(app)
  const first = await add(me, { line1: 'First' })
  const second = await add(me, { line1: 'Second' })
  const change = (id: number, changes: object) =>
    app.as(me).call(changeAddress, { ...home, id, line1: 'Changed', ...changes })
  expect(await change(second.id, { is_rural: true, line2: 'RD 3' })).toMatchObject({
    line1: 'Changed',
    line2: 'RD 3',
    is_rural: true,
    is_default: false,
  })
  expect(await change(first.id, { is_default: false, line1: 'First' })).toMatchObject({ is_default: true })
  expect(await listLines(me)).toEqual(['First *', 'Changed'])
  await change(second.id, { is_default: true })
  expect(await listLines(me)).toEqual(['Changed *', 'First'])
  await change(second.id, { is_default: true, line1: 'Second' })
  expect(await listLines(me)).toEqual(['Second *', 'First'])
})

test('addAddress makes a new address the default when asked to', async () => {
  const me = await aMember(app)
  for (const line1 of ['First', 'Second']) await add(me, { line1 })
  await add(me, { line1: 'Third', is_default: true })
  expect(await listLines(me)).toEqual(['Third *', 'Second', 'First'])
  const { id } = await add(me, { line1: 'Fourth' })
  expect(await selectDefaultAddress(app.platform.db, me.id)).toMatchObject({ line1: 'Third' })
  expect(await selectOwnAddress(app.platform.db, me.id, id)).toMatchObject({ line1: 'Fourth' })
})

test('removeAddress passes the default to the newest other address', async () => {
  const me = await aMember(app)
  const first = await add(me, { line1: 'First' })
  const second = await add(me, { line1: 'Second' })
  const third = await add(me, { line1: 'Third' })
  const remove = (id: number) => app.as(me).call(removeAddress, { id })
  expect(await remove(first.id)).toEqual({ ok: true })
  expect(await listLines(me)).toEqual(['Third *', 'Second'])
  await remove(second.id)
  expect(await listLines(me)).toEqual(['Third *'])
  await remove(third.id)
  expect(await list(me)).toEqual([])
  expect(await selectDefaultAddress(app.platform.db, me.id)).toBeUndefined()
  expect(await remove(third.id)).toMatchObject({ key: 'not_found' })
})

test('another person’s address is not found', async () => {
  const [me, other] = [await aMember(app), await aMember(app)]
  const { id } = await add(me)
  const as = app.as(other)
  expect(await as.call(changeAddress, { id, ...home })).toMatchObject({ key: 'not_found', status: 404 })
  expect(await as.call(removeAddress, { id })).toMatchObject({ key: 'not_found', status: 404 })
  expect(await list(other)).toEqual([])
  expect(await selectOwnAddress(app.platform.db, other.id, id)).toBeUndefined()
  expect(await list(me)).toMatchObject([{ id }])
})

test('addAddress stores at most ten, with one default, of 24 in parallel', async () => {
  const me = await aMember(app)
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      add(me, { line1: `${n + 1} Jackson Street`, is_default: n % 2 === 0 }),
    ),
  )
  expect(replies.filter(({ key }) => key === 'addresses_full')).toHaveLength(24 - maxAddresses)
  const stored = await list(me)
  expect(stored).toHaveLength(maxAddresses)
  expect(stored.filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1)
  expect(await add(me)).toMatchObject({
    status: 409,
    message: 'You can keep up to 10 addresses. Remove one first.',
  })
})

test('parallel removals and changes of the default leave one default', async () => {
  const me = await aMember(app)
  const added = []
  for (let n = 0; n < 8; n += 1) added.push(await add(me, { line1: `${n + 1} Jackson Street` }))
  await Promise.all(
    added.map(({ id }, n) =>
      n % 2 === 0
        ? app.as(me).call(removeAddress, { id })
        : app.as(me).call(changeAddress, { id, ...home, is_default: true }),
    ),
  )
  const stored = await list(me)
  expect(stored).toHaveLength(4)
  expect(stored.filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1)
})

test('getRegionIsland knows every region of the gazetteer', async () => {
  const { items } = await app.as(null).call(listRegions, {})
  const south = items.filter(({ slug }) => getRegionIsland(slug) === 'south').map(({ slug }) => slug)
  expect(south.toSorted()).toEqual(
    ['canterbury', 'marlborough', 'nelson', 'otago', 'southland', 'tasman', 'west-coast'].toSorted(),
  )
  const chatham = items.filter(({ slug }) => getRegionIsland(slug) === 'chatham').map(({ slug }) => slug)
  expect(chatham).toEqual(['chatham-islands'])
})

test('the addresses of a deleted account are deleted, and nobody else’s', async () => {
  const [me, other] = [await aMember(app), await aMember(app)]
  const admin = await aMember(app, { type: 'admin' })
  await add(me)
  await add(other)
  await app.as(admin).call(deleteMember, { id: me.id, reason: 'They asked for it' })
  await app.settle()
  const rows = await app.platform.db.selectFrom('delivery_addresses').select('account_id').execute()
  const owners = rows.map(({ account_id: accountId }) => accountId)
  expect(owners).not.toContain(me.id)
  expect(owners).toContain(other.id)
})

test('the export has the addresses', async () => {
  const me = await aMember(app)
  await add(me, { line2: 'Flat 2' })
  const { list: listExported } = await readExport(app, me)
  expect(listExported('delivery-addresses')).toMatchObject([{ ...home, line2: 'Flat 2', is_default: true }])
})

test('a view of an account reads its addresses, is logged without them and changes none', async () => {
  const [me, admin] = [await aMember(app), await aMember(app, { type: 'admin' })]
  const { id } = await add(me, { line1: '77 Secret Lane' })
  const { person } = await aView(app, admin, me)
  expect(await list(person)).toMatchObject([{ id }])
  for (const refused of [
    await add(person),
    await app.as(person).call(changeAddress, { id, ...home }),
    await app.as(person).call(removeAddress, { id }),
  ])
    expect(refused).toMatchObject({ key: 'view_only' })
  const { items } = await app
    .as(admin)
    .call(listAudit, { subject_kind: 'account', subject_id: me.id, limit: 50 })
  expect(items).toMatchObject([{ after: { part: 'account' } }, { action: 'account.view-started' }])
  expect(JSON.stringify(items)).not.toContain('Secret Lane')
  expect(app.logLines.join('\n')).not.toMatch(/Secret Lane|Jackson Street/)
})
