import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMember } from '#domains/accounts/common/members/members.ts'
import {
  listDeliveryTemplates,
  maxDeliveryTemplates,
  removeDeliveryTemplate,
  renameDeliveryTemplate,
  saveDeliveryTemplate,
} from '#domains/delivery/common/delivery-templates.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { aMember, aView } from '#test/harness/market/people.ts'
import { readExport } from '#test/harness/read-export.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const small = {
  name: 'Small parcel',
  pickup: 'allowed' as const,
  delivery_options: [aCourierOption(), aCourierOption({ id: 2, kind: 'post' })],
  payment_methods: ['bank_transfer' as const],
  closing_text: 'Paid by Friday.',
}
const save = (person: Person, changes: Partial<typeof small> = {}) =>
  app.as(person).call(saveDeliveryTemplate, { ...small, ...changes })
const list = async (person: Person) => (await app.as(person).call(listDeliveryTemplates, {})).items
const listNames = async (person: Person) => (await list(person)).map(({ name }) => name)

test('saveDeliveryTemplate stores a template and replaces the one with the same name', async () => {
  const me = await aMember(app)
  const saved = await save(me, { name: '  Small   parcel ' })
  expect(saved).toEqual({ id: expect.any(Number), ...small })
  await save(me, { name: 'Books' })
  const replaced = await save(me, { name: 'SMALL PARCEL', delivery_options: [aCourierOption()] })
  expect(replaced).toMatchObject({ id: saved.id, name: 'SMALL PARCEL' })
  expect(await list(me)).toEqual([{ ...small, id: expect.any(Number), name: 'Books' }, replaced])
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ closing_text: 'x'.repeat(1_001) }, 'closing_text'],
  [{ delivery_options: [aCourierOption(), aCourierOption()] }, 'delivery_options'],
  [{ delivery_options: [aCourierOption({ north_cents: null, south_cents: null })] }, 'delivery_options'],
])('saveDeliveryTemplate refuses %j', async (changes, field) => {
  const me = await aMember(app)
  const refused = await save(me, changes)
  expect(refused).toMatchObject({ key: 'validation_failed' })
  expect(Object.keys(refused.errors!)[0]).toMatch(new RegExp(`^${field}`))
  expect(await list(me)).toEqual([])
})

test('renameDeliveryTemplate renames, but not to the name of another', async () => {
  const me = await aMember(app)
  const { id } = await save(me)
  await save(me, { name: 'Books' })
  const rename = (name: string) => app.as(me).call(renameDeliveryTemplate, { id, name })
  expect(await rename('books')).toMatchObject({
    errors: { name: 'You already have a template with this name' },
  })
  expect(await rename('small parcel')).toMatchObject({ id, name: 'small parcel' })
  await rename('Anything')
  expect(await listNames(me)).toEqual(['Anything', 'Books'])
})

test('removeDeliveryTemplate removes one', async () => {
  const me = await aMember(app)
  const { id } = await save(me)
  expect(await app.as(me).call(removeDeliveryTemplate, { id })).toEqual({ ok: true })
  expect(await app.as(me).call(removeDeliveryTemplate, { id })).toMatchObject({ status: 404 })
  expect(await list(me)).toEqual([])
})

test('another person’s template is not found', async () => {
  const [me, other] = [await aMember(app), await aMember(app)]
  const { id } = await save(me)
  const as = app.as(other)
  expect(await as.call(renameDeliveryTemplate, { id, name: 'Mine' })).toMatchObject({ status: 404 })
  expect(await as.call(removeDeliveryTemplate, { id })).toMatchObject({ status: 404 })
  expect(await list(other)).toEqual([])
  expect(await listNames(me)).toEqual(['Small parcel'])
})

test('saveDeliveryTemplate stores at most twenty of 48 in parallel, and one of each name', async () => {
  const me = await aMember(app)
  const replies = await Promise.all(
    Array.from({ length: 48 }, (_, n) => save(me, { name: `Template ${Math.floor(n / 2)}` })),
  )
  expect(replies.filter(({ key }) => key === 'delivery_templates_full').length).toBeGreaterThan(0)
  const names = await listNames(me)
  expect(names).toHaveLength(maxDeliveryTemplates)
  expect(new Set(names).size).toBe(maxDeliveryTemplates)
  expect(await save(me, { name: 'One more' })).toMatchObject({
    status: 409,
    message: 'You can keep up to 20 delivery templates. Remove one first.',
  })
  expect(await save(me, { name: names[0]! })).toMatchObject({ name: names[0] })
})

test('the templates of a deleted account are deleted, and nobody else’s', async () => {
  const [me, other, admin] = [await aMember(app), await aMember(app), await aMember(app, { type: 'admin' })]
  await save(me)
  await save(other)
  await app.as(admin).call(deleteMember, { id: me.id, reason: 'They asked for it' })
  await app.settle()
  const rows = await app.platform.db.selectFrom('delivery_templates').select('account_id').execute()
  const owners = rows.map(({ account_id: accountId }) => accountId)
  expect(owners).not.toContain(me.id)
  expect(owners).toContain(other.id)
})

test('the export has the templates', async () => {
  const me = await aMember(app)
  await save(me)
  const { list: listExported } = await readExport(app, me)
  expect(listExported('delivery-templates')).toMatchObject([small])
})

test('a view of an account reads its templates and changes none', async () => {
  const [me, admin] = [await aMember(app), await aMember(app, { type: 'admin' })]
  const { id } = await save(me)
  const { person } = await aView(app, admin, me)
  expect(await list(person)).toMatchObject([{ id }])
  expect(await save(person)).toMatchObject({ key: 'view_only' })
  expect(await app.as(person).call(removeDeliveryTemplate, { id })).toMatchObject({ key: 'view_only' })
})
