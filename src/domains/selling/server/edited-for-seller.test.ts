import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getListingHistory } from '#domains/selling/common/selling.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const auditOf = async (subjectId: number) =>
  (await app.as(admin).call(listAudit, { subject_kind: 'listing', subject_id: subjectId })).items

async function received(person: Person) {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items.filter(({ kind }) => kind === 'behalf')
}

test('each change of a live listing is notified, logged and shown as Hoko’s', async () => {
  const { id, seller } = await aLiveAuction(app)
  const changes = { start_price_cents: 2500, address: '12 Cuba Street', auto_relist_left: 2 }
  await edit(app, admin, id, { ...changes, reason: 'The start price was a slip' })
  const [notice] = await received(seller)
  expect(notice!.body).toContain('Hoko changed “Cinelli Tutto commuter, 54 cm” for you.')
  expect(notice!.body).toMatch(/Changed the start price from NZ\$\s10 to NZ\$\s25/)
  expect(notice!.body).toMatch(
    /; Changed how many times it relists automatically; Changed where exactly it is\./,
  )
  expect(notice!.body).toContain('Reason: The start price was a slip.')
  const [entry] = await auditOf(id)
  expect(entry).toMatchObject({
    action: 'listing.changed-for',
    actor_id: admin.id,
    reason: 'The start price was a slip',
    before: { start_price_cents: 1000 },
    after: { start_price_cents: 2500, exact_place: 'changed' },
  })
  expect(JSON.stringify(entry)).not.toContain('Cuba')
  const { edits } = await app.as(null).call(getListingHistory, { id })
  expect(edits).toMatchObject([
    { by_admin: true, lines: ['Changed the start price from NZ$\u00a010 to NZ$\u00a025'] },
  ])
  await edit(app, seller, id, { start_price_cents: 2600 })
  expect((await app.as(null).call(getListingHistory, { id })).edits[0]).toMatchObject({ by_admin: false })
  expect(await received(seller)).toHaveLength(1)
})

test('an admin’s change of a live listing needs a reason, a seller’s doesn’t', async () => {
  const { id, seller } = await aLiveAuction(app)
  const refused = { status: 422, errors: { reason: expect.any(String) } }
  expect(await edit(app, admin, id, { title: 'Nobody knows why' })).toMatchObject(refused)
  expect(await edit(app, admin, id, { title: 'Nobody knows why', reason: 'x' })).toMatchObject(refused)
  expect(await auditOf(id)).toEqual([])
  expect(await received(seller)).toEqual([])
  expect((await app.as(null).call(getListing, { id })).title).toBe('Cinelli Tutto commuter, 54 cm')
  expect(await edit(app, seller, id, { title: 'Mine to change' })).toMatchObject({
    title: 'Mine to change',
  })
})
