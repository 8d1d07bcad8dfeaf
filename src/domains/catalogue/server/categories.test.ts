import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createCategory,
  getCategory,
  listCategories,
  listFamousCategories,
} from '#domains/catalogue/common/catalogue.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { deleteUpload } from '#domains/media/common/media.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { storePicture } from '#domains/media/server/media.service.ts'
import { readPicture } from '#platform/server/files/pictures.ts'
import { siteTopic } from '#platform/server/live-hub.ts'
import { seedCategories } from './catalogue.service.ts'

let app: TestApp
let admin: Person
let office: ReturnType<typeof categoryAdmin>
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  admin = await aMember(app, { type: 'admin' })
  office = categoryAdmin(app, admin)
})
afterAll(() => app[Symbol.asyncDispose]())

const shown = async () => (await app.as(null).call(listCategories, {})).items

test('a new category’s slug stays the same when it is renamed', async () => {
  const parent = await office.top('Kites')
  const child = await office.under(parent, 'Ngā manu & stunt kites')
  expect(child).toMatchObject({ type: 'general', slug: `kites-nga-manu-and-stunt-kites`, position: 0 })
  const renamed = await office.change(child.id, { name: 'Stunt kites' })
  expect(renamed).toMatchObject({ name: 'Stunt kites', slug: child.slug })
  const { items } = await app.as(null).call(listCategories, {})
  expect(items.map(({ id }) => id)).toContain(child.id)
  await office.expectSoundTree()
})

test('every page gets an added or renamed category at once, as its menu names them', async () => {
  const received: string[] = []
  app.platform.live.onNotify({ touched: (topic) => received.push(topic), missed: () => undefined })
  const isNotified = () => expect.poll(() => received.splice(0)).toContain(siteTopic)
  const { id } = await office.top('Gongs')
  await isNotified()
  await office.change(id, { name: 'Gongs and bells' })
  await isNotified()
})

test('createCategory refuses invalid input at its field', async () => {
  const parent = await office.top('Drums')
  await office.under(parent, 'Snares')
  const vehicles = (await shown()).find(({ type }) => type === 'vehicle')!
  const cases: [OperationInput<typeof createCategory>, string][] = [
    [{ name: 'snares', parent_id: parent.id }, 'name'],
    [{ name: 'X', parent_id: parent.id }, 'name'],
    [{ name: 'Brushes' }, 'type'],
    [{ name: 'Brushes', parent_id: parent.id, type: 'vehicle' }, 'type'],
    [{ name: 'Brushes', parent_id: 987_654 }, 'parent_id'],
    [{ name: 'Brushes', parent_id: parent.id, image_id: 987_654 }, 'image_id'],
  ]
  for (const [input, field] of cases) {
    const refused = await office.requested(input)
    expect(refused, JSON.stringify(input)).toMatchObject({ key: 'validation_failed' })
    expect(Object.keys((refused as unknown as { errors: object }).errors)).toEqual([field])
  }
  expect(await office.change(parent.id, { parent_id: vehicles.id })).toMatchObject({
    errors: { parent_id: expect.stringContaining('another listing type') },
  })
  expect(await office.change(987_654, { name: 'Nobody' })).toMatchObject({ key: 'not_found' })
  expect(await office.remove(987_654)).toMatchObject({ key: 'not_found' })
})

test('a hidden category and those below it are invisible and take no new listings', async () => {
  const parent = await office.top('Lamps')
  const child = await office.under(parent, 'Oil lamps')
  const seller = await aMember(app)
  const auction = await aLiveAuction(app, { seller })
  await office.putListing(auction.id, child.id)
  const draft = await app.as(seller).call(createListing, {
    type: 'general',
    title: 'A lamp for the bach',
    category_id: child.id,
    condition: 'used',
    description: 'It works.',
    sale_method: 'auction',
    start_price_cents: 1000,
    duration_minutes: 120,
    pickup: 'allowed',
    suburb: 'te-aro',
  })
  await office.change(parent.id, { status: 'hidden' })
  // The other node gets it a moment later.
  await expect
    .poll(async () => (await shown()).filter(({ id }) => id === parent.id || id === child.id))
    .toEqual([])
  expect(await app.as(null).call(getCategory, { id: child.id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(admin).call(getCategory, { id: parent.id })).toMatchObject({ status: 'hidden' })
  expect(await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })).toMatchObject({
    errors: { category_id: expect.any(String) },
  })
  const live = await app.platform.db
    .selectFrom('listings')
    .select('status')
    .where('id', '=', auction.id)
    .executeTakeFirstOrThrow()
  expect(live.status).toBe('active')
  await office.change(parent.id, { status: 'active' })
  expect(await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })).toMatchObject({
    status: 'active',
  })
})

test('an uploaded picture is shown for a category until it’s replaced', async () => {
  const picture = await readPicture(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#075' } })
      .png()
      .toBuffer(),
  )
  if ('refused' in picture) throw new Error(picture.refused)
  const upload = (owner: Person) => storePicture(app.platform, owner.id, { name: 'kite.png', picture })
  const { id: imageId, thumb_url } = await upload(admin)
  const category = await office.top('Pictures', { image_id: imageId })
  expect(category).toMatchObject({ image: thumb_url, image_id: imageId })
  expect(await app.as(admin).call(deleteUpload, { id: imageId })).toMatchObject({ key: 'upload_in_use' })
  const strangers = await upload(await aMember(app))
  expect(await office.change(category.id, { image_id: strangers.id })).toMatchObject({
    errors: { image_id: expect.any(String) },
  })
  expect(await office.change(category.id, { image_id: null })).toMatchObject({ image: null, image_id: null })
  expect(await app.as(admin).call(deleteUpload, { id: imageId })).toEqual({ ok: true })
})

test('the admin’s picks are famous; without any, the busiest are', async () => {
  const famous = async () => (await app.as(null).call(listFamousCategories, {})).items
  const picks = await famous()
  expect(picks.every(({ is_famous }) => is_famous)).toBe(true)
  for (const { id } of picks) await office.change(id, { is_famous: false })
  await aLiveAuction(app)
  await expect.poll(async () => (await famous()).filter(({ is_famous }) => is_famous)).toEqual([])
  const busiest = await famous()
  expect(busiest.length).toBeGreaterThan(0)
  expect(busiest.every(({ parent_id }) => parent_id === null)).toBe(true)
  const pick = await office.top('Picked', { is_famous: true })
  await expect.poll(async () => (await famous()).map(({ id }) => id)).toEqual([pick.id])
})

test('a restart doesn’t undo the back office’s changes of categories', async () => {
  const gone = await office.top('Gone')
  const music = (await shown()).find(({ slug }) => slug === 'music')!
  await office.change(music.id, { name: 'Music and waiata' })
  await office.remove(gone.id)
  await seedCategories(app.platform.db)
  await expect
    .poll(async () => (await shown()).find(({ id }) => id === music.id)?.name)
    .toBe('Music and waiata')
})

test('each change of a category is in the audit log with actor, before and after', async () => {
  const target = await office.top('Kept')
  const { id } = await office.top('Noted')
  await office.change(id, { name: 'Noted better', is_famous: true })
  await office.change(id, { name: 'Noted better' })
  await office.remove(id, target.id)
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'category', subject_id: id })
  expect(items.map(({ action, actor_id, before, after }) => ({ action, actor_id, before, after }))).toEqual([
    {
      action: 'category.removed',
      actor_id: admin.id,
      before: expect.objectContaining({ name: 'Noted better' }),
      after: { move_to: target.id, categories: 0, listings: 0 },
    },
    {
      action: 'category.changed',
      actor_id: admin.id,
      before: { name: 'Noted', is_famous: false },
      after: { name: 'Noted better', is_famous: true },
    },
    {
      action: 'category.added',
      actor_id: admin.id,
      before: null,
      after: expect.objectContaining({ name: 'Noted', status: 'active' }),
    },
  ])
})
