import { afterAll, beforeAll, expect, test } from 'vitest'
import { cropImage, getUploadedImage, restoreImage, rotateImage } from '#domains/media/common/media.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFullDraft } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { anUpload, fourColours } from '#test/harness/doubles/pictures.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const aDraftFor = (member: Person, imageIds: number[]) =>
  app
    .as(admin)
    .call(createListing, { type: 'general', seller_id: member.id, title: 'A kayak', image_ids: imageIds })
const auditOf = async (subjectId: number) =>
  (await app.as(admin).call(listAudit, { subject_kind: 'image', subject_id: subjectId })).items

test('an admin’s upload becomes the member’s with the listing, including its original', async () => {
  const member = await aMember(app)
  const photo = await anUpload(app, admin, await fourColours())
  const { id } = await aDraftFor(member, [photo.id])
  expect(await app.as(member).call(getUploadedImage, { id: photo.id })).toMatchObject({ id: photo.id })
  expect(await app.as(admin).call(rotateImage, { id: photo.id, degrees: 90 })).toMatchObject({
    is_edited: true,
  })
  expect(await app.as(admin).call(restoreImage, { id: photo.id })).toMatchObject({ is_edited: false })
  expect((await auditOf(photo.id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['picture.changed-for', admin.id],
    ['picture.changed-for', admin.id],
  ])
  expect(await app.as(member).call(rotateImage, { id: photo.id, degrees: 90 })).toMatchObject({
    is_edited: true,
  })
  expect(await edit(app, member, id, { image_ids: [photo.id] })).toMatchObject({
    images: [{ id: photo.id }],
  })
})

test('an admin never sees the cropped-away part of a member’s picture', async () => {
  const member = await aMember(app)
  const photo = await anUpload(app, member, await fourColours())
  const { id } = await aFullDraft(app, member)
  const cut = { id: photo.id, left: 0, top: 0, width: 0.5, height: 1 }
  expect(await app.as(admin).call(cropImage, cut)).toMatchObject({ status: 404 })
  await edit(app, member, id, { image_ids: [photo.id] })
  expect(await app.as(admin).call(cropImage, cut)).toMatchObject({ is_edited: true })
  expect(await app.as(admin).call(restoreImage, { id: photo.id })).toMatchObject({ status: 404 })
  expect(await app.as(member).call(restoreImage, { id: photo.id })).toMatchObject({ is_edited: false })
})

test('an admin can’t give away somebody else’s picture', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const photo = await anUpload(app, other, await fourColours())
  expect(await aDraftFor(member, [photo.id])).toMatchObject({ status: 422 })
})
