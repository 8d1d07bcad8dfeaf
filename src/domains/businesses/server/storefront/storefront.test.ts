import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  getBranding,
  putBranding,
  findShop,
  getStorefront,
  putStorefront,
} from '#domains/businesses/common/storefront.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { deleteImages } from '#domains/media/common/media.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { deleteMember } from '#domains/accounts/common/members/members.ts'
import { removeForgottenImages } from '#domains/media/server/media.service.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { anAgency, anAgent } from '#test/harness/market/businesses.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

type Branding = OperationInput<typeof putBranding>
const plain: Branding = { logo_id: null, banner_id: null, color: null, text_color: null, strapline: '' }
const green: Branding = { ...plain, color: '#0B5C4A', text_color: '#ffffff', strapline: 'At home in Petone' }
const brand = (person: Person, branding: Partial<Branding>) =>
  app.as(person).call(putBranding, { ...plain, ...branding })

async function aDealer(): Promise<Person> {
  const dealer = await aMember(app)
  await app.as(dealer).call(putProfile, { seller_kind: 'in_trade', trading_name: 'Bob’s Utes' })
  return dealer
}

test('branding needs a seller in trade with a plan that has it, and shows while it does', async () => {
  const person = await aMember(app)
  expect(await brand(person, green)).toMatchObject({ status: 403, key: 'not_in_trade' })
  expect(await brand(await aDealer(), green)).toMatchObject({ key: 'subscription_required' })
  const agency = await anAgency(app, admin)
  expect(await brand(agency, green)).toMatchObject({ color: '#0b5c4a', is_shown: true, seller_id: agency.id })
  const shown = { color: '#0b5c4a', text_color: '#ffffff', strapline: 'At home in Petone' }
  expect(await app.as(null).call(getBranding, { seller: agency.id })).toMatchObject(shown)
  const { id } = await aFixedPriceListing(app, { seller: agency })
  expect((await app.as(null).call(getListing, { id })).seller.branding).toMatchObject(shown)
  await agency.subscription.fall()
  expect(await app.as(null).call(getBranding, { seller: agency.id })).toMatchObject({ key: 'not_found' })
  expect((await app.as(null).call(getStorefront, { seller: agency.id })).branding).toBeNull()
  expect((await app.as(null).call(getListing, { id })).seller.branding).toBeNull()
  expect(await app.as(agency).call(getBranding, {})).toMatchObject({ ...shown, is_shown: false })
  expect(await brand(agency, green)).toMatchObject({ key: 'subscription_required' })
  expect(await brand(agency, {})).toMatchObject({ color: null, is_shown: false })
})

test.each([
  ['text that is hard to read', { color: '#ffd400', text_color: '#ffffff' }, 'color'],
  ['one colour without the other', { color: '#ffd400' }, 'text_color'],
  ['a colour by its name', { color: 'red', text_color: '#ffffff' }, 'color'],
  ['more than a colour', { color: '#ff0000;background:url(//x)', text_color: '#ffffff' }, 'color'],
  ['three digits', { color: '#000', text_color: '#ffffff' }, 'color'],
  ['a picture of nobody', { logo_id: 987_654 }, 'logo_id'],
  ['a long strapline', { strapline: 'a'.repeat(81) }, 'strapline'],
])('branding refuses %s', async (_name, branding, field) => {
  const agency = await anAgency(app, admin)
  const { status, errors } = await brand(agency, branding)
  expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
})

test('pictures of a business are retained while they are shown, and deleted when replaced', async () => {
  const agency = await anAgency(app, admin)
  const [logo, banner, face] = [
    await aPicture(app, agency),
    await aPicture(app, agency),
    await aPicture(app, agency),
  ]
  await brand(agency, { logo_id: logo.id, banner_id: banner.id })
  await anAgent(app, agency, { image_id: face.id })
  for (const { id } of [logo, banner, face]) {
    expect(await app.as(agency).call(deleteImages, { image_ids: [id] })).toMatchObject({
      key: 'upload_in_use',
    })
  }
  await app.platform.db
    .updateTable('images')
    .set({ uploaded_at: new Date(0) })
    .execute()
  await removeForgottenImages(app.platform)
  expect((await app.as(null).call(getBranding, { seller: agency.id })).logo).toMatchObject({ id: logo.id })
  await brand(agency, { logo_id: banner.id, banner_id: null })
  expect(await app.as(agency).call(deleteImages, { image_ids: [logo.id] })).toEqual({ ok: true })
  expect(await app.as(agency).call(deleteImages, { image_ids: [banner.id] })).toMatchObject({
    key: 'upload_in_use',
  })
  const stranger = await anAgency(app, admin)
  expect((await brand(stranger, { logo_id: banner.id })).errors).toHaveProperty('logo_id')
})

test('an address is claimed once, reserved words are refused, and old ones redirect', async () => {
  const [dealer, rival] = [await aDealer(), await aDealer()]
  const claim = (slug: string, person = dealer) => app.as(person).call(putStorefront, { slug })
  const find = (slug: string) => app.as(null).call(findShop, { slug })
  expect(await app.as(await aMember(app)).call(putStorefront, { slug: 'my-shop' })).toMatchObject({
    key: 'not_in_trade',
  })
  for (const wrong of ['admin', 'hoko-cars', 'Bobs', 'a', '2024', 'bobs--utes', 'bobs/utes']) {
    expect((await claim(wrong)).errors).toHaveProperty('slug')
  }
  expect(await claim('bobs-utes')).toMatchObject({ slug: 'bobs-utes', seller_id: dealer.id })
  expect((await claim('bobs-utes', rival)).errors).toEqual({
    slug: 'This address is taken. Choose another one.',
  })
  await claim('bobs-utes-petone')
  expect(await find('bobs-utes')).toEqual({ seller_id: dealer.id, slug: 'bobs-utes-petone' })
  expect(await find('BOBS-UTES-PETONE')).toMatchObject({ slug: 'bobs-utes-petone' })
  expect((await claim('bobs-utes', rival)).errors).toHaveProperty('slug')
  await claim('bobs-utes')
  expect(await find('bobs-utes-petone')).toEqual({ seller_id: dealer.id, slug: 'bobs-utes' })
  expect(await claim('')).toMatchObject({ slug: null })
  expect(await find('bobs-utes')).toMatchObject({ seller_id: dealer.id })
  expect(await find('nobodys')).toMatchObject({ key: 'not_found' })
})

test('only one of several parallel claims gets an address', async () => {
  const dealers = await Promise.all(Array.from({ length: 5 }, aDealer))
  const claims = await Promise.all(
    dealers.map((dealer) => app.as(dealer).call(putStorefront, { slug: 'the-one-and-only' })),
  )
  expect(claims.filter(({ slug }) => slug === 'the-one-and-only')).toHaveLength(1)
  expect(claims.filter(({ errors }) => errors?.slug)).toHaveLength(4)
})

test('a seller can use only a limited number of addresses', async () => {
  const dealer = await aDealer()
  for (let at = 0; at < 10; at += 1) await app.as(dealer).call(putStorefront, { slug: `try-number-${at}` })
  const { errors } = await app.as(dealer).call(putStorefront, { slug: 'one-more' })
  expect(errors!.slug).toMatch(/used 10 addresses already/)
  expect(await app.as(dealer).call(putStorefront, { slug: 'try-number-0' })).toMatchObject({
    slug: 'try-number-0',
  })
})

test('opening hours are validated, and public', async () => {
  const dealer = await aDealer()
  const monday = { weekday: 1, opens: '09:00', closes: '17:00' }
  const hours = [monday, { weekday: 1, opens: '16:00', closes: '18:00' }]
  const special = { day: '2026-12-24', opens: '09:00', closes: null, note: '' }
  const wrong = await app.as(dealer).call(putStorefront, { hours, special_days: [special] })
  expect(wrong.errors).toEqual({
    'hours.1': 'This overlaps with another time that day.',
    'special_days.0': 'Enter both times, or none if you’re closed.',
  })
  expect((await app.as(dealer).call(putStorefront, { hours: [{ ...monday, opens: '9am' }] })).status).toBe(
    422,
  )
  await app.as(dealer).call(putStorefront, { hours: [monday] })
  await app
    .as(dealer)
    .call(putStorefront, { special_days: [{ ...special, opens: null, note: 'Christmas Eve' }] })
  expect((await app.as(null).call(getStorefront, { seller: dealer.id })).opening_hours).toEqual({
    hours: [monday],
    special_days: [{ day: '2026-12-24', opens: null, closes: null, note: 'Christmas Eve' }],
    closed_on_public_holidays: true,
  })
  await app.as(dealer).call(putStorefront, { hours: [], special_days: [] })
  expect((await app.as(null).call(getStorefront, { seller: dealer.id })).opening_hours).toBeNull()
})

test('customers see the address that a business gives, and its suburb', async () => {
  const dealer = await aDealer()
  const place = async () => (await app.as(null).call(getStorefront, { seller: dealer.id })).place
  await app.as(dealer).call(putStorefront, { street_address: '12 Jackson Street' })
  expect(await place()).toBeNull()
  await app.as(dealer).call(putProfile, { region: 'wellington', suburb: 'petone' })
  expect(await place()).toMatchObject({
    street_address: '12 Jackson Street',
    place_name: 'Petone, Lower Hutt',
  })
  await app.as(dealer).call(putStorefront, { street_address: '' })
  expect(await place()).toBeNull()
})

test('an admin sets a member’s storefront, which is in the audit log', async () => {
  const agency = await anAgency(app, admin)
  await app.as(admin).call(putStorefront, { seller_id: agency.id, slug: 'kahu-realty' })
  const logo = await aPicture(app, admin)
  await app.as(admin).call(putBranding, { ...green, logo_id: logo.id, seller_id: agency.id })
  expect(await app.as(null).call(getStorefront, { seller: agency.id })).toMatchObject({
    slug: 'kahu-realty',
    branding: { logo: { id: logo.id } },
  })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: agency.id })
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['storefront.changed-for', 'branding.changed-for']),
  )
})

test('a private seller can’t have a storefront', async () => {
  const person = await aMember(app)
  expect(await app.as(null).call(getStorefront, { seller: person.id })).toEqual({
    seller_id: person.id,
    slug: null,
    agency: null,
    branding: null,
    opening_hours: null,
    place: null,
    agents: [],
    stock: { types: [], makes: [] },
  })
  expect(await app.as(null).call(getStorefront, { seller: 987_654 })).toMatchObject({ key: 'not_found' })
})

test('a deleted account leaves only agents’ names on ended listings', async () => {
  const agency = await anAgency(app, admin)
  await brand(agency, green)
  await app.as(agency).call(putStorefront, { slug: 'gone-tomorrow' })
  const agent = await anAgent(app, agency)
  await app.as(admin).call(deleteMember, { id: agency.id, reason: 'They asked for it.' })
  await app.settle()
  const row = await app.platform.db
    .selectFrom('agents')
    .selectAll()
    .where('id', '=', agent.id)
    .executeTakeFirst()
  expect(row).toMatchObject({ status: 'left', phone_number: '', email: '', image_id: null })
  expect(await app.as(null).call(findShop, { slug: 'gone-tomorrow' })).toMatchObject({ key: 'not_found' })
  const other = await aDealer()
  expect((await app.as(other).call(putStorefront, { slug: 'gone-tomorrow' })).errors).toHaveProperty('slug')
  const left = await app.platform.db
    .selectFrom('brandings')
    .select('seller_id')
    .where('seller_id', '=', agency.id)
    .execute()
  expect(left).toEqual([])
})
