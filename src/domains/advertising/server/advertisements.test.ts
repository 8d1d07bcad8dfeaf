import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createAdvertisement,
  deleteAdvertisement,
  exportAdvertisements,
  getAdvertisement,
  listAdvertisements,
  updateAdvertisement,
  getAdvertisementCounters,
  putAdvertisementCounters,
} from '#domains/advertising/common/advertisements.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { deleteUpload } from '#domains/media/common/media.ts'
import { anAdvertisement, aPicture } from '#test/harness/market/advertisements.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let member: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  member = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const send = async (wishes: object) =>
  app.as(admin).call(createAdvertisement, {
    name: 'Kayaks',
    link: 'https://kayaks.co.nz',
    image_id: await aPicture(app, admin),
    ...wishes,
  })

test('a new advertisement is disabled, for every place and without limits', async () => {
  const added = await send({})
  expect(added).toMatchObject({
    name: 'Kayaks',
    link: 'https://kayaks.co.nz',
    image: { url: expect.stringMatching(/^\/media\//) },
    alt: '',
    placement: 'everywhere',
    status: 'disabled',
    state: 'disabled',
    starts_on: null,
    max_impressions: null,
    impressions: 0,
    clicks: 0,
    today: { impressions: 0, clicks: 0 },
  })
  expect(await app.as(admin).call(getAdvertisement, { id: added.id })).toEqual(added)
})

test.each([
  ['http://kayaks.co.nz', 'link'],
  ['kayaks', 'link'],
  ['https://mere:kahu@kayaks.co.nz', 'link'],
  ['https://10.0.0.1/', 'link'],
  ['https://hoko.internal/', 'link'],
  [`https://kayaks.co.nz/${'x'.repeat(2000)}`, 'link'],
])('%s is an invalid URL', async (link, field) => {
  expect(await send({ link })).toMatchObject({ key: 'validation_failed', errors: { [field]: 'Invalid URL' } })
})

test.each([
  ['name', { name: 'K' }],
  ['placement', { placement: 'sidebar' }],
  ['ends_on', { starts_on: '2026-12-02', ends_on: '2026-12-01' }],
  ['max_clicks', { max_clicks: 0 }],
  ['max_impressions', { max_impressions: 1.5 }],
  ['alt', { alt: 'x'.repeat(201) }],
])('createAdvertisement validates %s', async (field, wishes) => {
  expect(await send(wishes)).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.any(String) },
  })
})

test('an advertisement’s picture must be one’s own, and is released when it’s replaced', async () => {
  const strangers = await aPicture(app, member)
  expect(await send({ image_id: strangers })).toMatchObject({ errors: { image_id: expect.any(String) } })
  const imageId = await aPicture(app, admin)
  const { id } = await anAdvertisement(app, admin, { image_id: imageId })
  expect(await app.as(admin).call(deleteUpload, { id: imageId })).toMatchObject({ key: 'upload_in_use' })
  await app.as(admin).call(updateAdvertisement, { id, image_id: await aPicture(app, admin) })
  expect(await app.as(admin).call(deleteUpload, { id: imageId })).toEqual({ ok: true })
})

test('another admin’s change keeps a picture that isn’t theirs', async () => {
  const { id, image } = await anAdvertisement(app, admin)
  const other = await aMember(app, { type: 'admin' })
  expect(
    await app.as(other).call(updateAdvertisement, { id, name: 'Kayak hire', image_id: image.id }),
  ).toMatchObject({
    name: 'Kayak hire',
    image,
  })
})

test('each change is logged, and a change of nothing is not', async () => {
  const { id } = await anAdvertisement(app, admin, { status: 'disabled' })
  const change = (fields: object) => app.as(admin).call(updateAdvertisement, { id, ...fields })
  await change({ status: 'enabled' })
  await change({ status: 'enabled' })
  await change({ max_clicks: 10, ends_on: '2999-01-01' })
  await change({ status: 'disabled' })
  expect(await change({ starts_on: '2999-01-02' })).toMatchObject({ errors: { ends_on: expect.any(String) } })
  await app.as(admin).call(deleteAdvertisement, { id })
  expect(await app.as(admin).call(deleteAdvertisement, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(admin).call(getAdvertisement, { id })).toMatchObject({ key: 'not_found' })
  expect(await change({})).toMatchObject({ key: 'not_found' })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'advertisement', subject_id: id })
  expect(items.map(({ action }) => action)).toEqual([
    'advertisement.removed',
    'advertisement.disabled',
    'advertisement.changed',
    'advertisement.enabled',
    'advertisement.added',
  ])
  expect(items[2]).toMatchObject({ before: { max_clicks: null }, after: { max_clicks: 10 } })
})

test('the list filters by words, state and place, and is sorted and limited', async () => {
  const made = [
    await anAdvertisement(app, admin, { name: 'Pāua jewellery one', placement: 'home' }),
    await anAdvertisement(app, admin, { name: 'Pāua jewellery two', starts_on: '2999-01-01' }),
    await anAdvertisement(app, admin, { name: 'Pāua jewellery three', ends_on: '2020-01-01' }),
  ]
  const list = (search: object) => app.as(admin).call(listAdvertisements, { q: 'paua', ...search })
  expect(await list({ limit: 2 })).toMatchObject({ total: 3, page: 1, limit: 2 })
  expect((await list({ limit: 2, page: 2 })).items.map(({ id }) => id)).toEqual([made[0]!.id])
  expect((await list({ state: 'scheduled' })).items.map(({ id }) => id)).toEqual([made[1]!.id])
  expect((await list({ state: 'ended' })).items).toMatchObject([{ id: made[2]!.id, state: 'ended' }])
  expect((await list({ placement: 'home' })).items.map(({ id }) => id)).toEqual([made[0]!.id])
  expect((await list({ sort: 'name', order: 'asc' })).items.map(({ name }) => name.split(' ')[2])).toEqual([
    'one',
    'three',
    'two',
  ])
})

test('everyone can read counters, and admins can change them', async () => {
  expect(await app.as(null).call(getAdvertisementCounters, {})).toMatchObject({ period: 8, amount: 1 })
  expect(await app.as(admin).call(putAdvertisementCounters, { period: 6, amount: 2 })).toMatchObject({
    period: 6,
    amount: 2,
  })
  await expect
    .poll(() => app.as(null).call(getAdvertisementCounters, {}))
    .toMatchObject({ period: 6, amount: 2 })
  for (const wrong of [
    { period: 0, amount: 1 },
    { period: 8, amount: 5 },
    { period: 8, amount: -1 },
    { period: 1.5, amount: 1 },
  ])
    expect(await app.as(admin).call(putAdvertisementCounters, wrong)).toMatchObject({
      key: 'validation_failed',
    })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'advertisement', limit: 1 })
  expect(items[0]).toMatchObject({
    action: 'advertisement.counters-changed',
    after: { period: 6, amount: 2 },
  })
})

test('only admins see and change advertisements', async () => {
  const { id } = await anAdvertisement(app, admin)
  for (const person of [null, member]) {
    const call: ReturnType<TestApp['as']>['call'] = (op, input) => app.as(person).call(op, input)
    const refused = { status: person ? 403 : 401 }
    expect(await call(listAdvertisements, {})).toMatchObject(refused)
    expect(await call(getAdvertisement, { id })).toMatchObject(refused)
    expect(await call(updateAdvertisement, { id, name: 'Mine' })).toMatchObject(refused)
    expect(await call(deleteAdvertisement, { id })).toMatchObject(refused)
    expect(await call(putAdvertisementCounters, { period: 8, amount: 1 })).toMatchObject(refused)
  }
})

test('matching advertisements are exported as CSV, and the export is logged', async () => {
  const { id } = await send({ name: '=Waka ama' })
  const csv = await (await app.as(admin).call(exportAdvertisements, { q: 'waka' })).text()
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    'Number,Name,Link,Place,Status,First day,Last day,Impressions,Clicks',
    `${id},'=Waka ama,https://kayaks.co.nz,Everywhere,Disabled,,,0,0`,
  ])
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'advertisements' })
  expect(items[0]).toMatchObject({ action: 'advertisements.exported', after: { q: 'waka', rows: 1 } })
  expect(await app.as(member).call(exportAdvertisements, {})).toMatchObject({ key: 'forbidden' })
})
