import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getAppeal, writeAppeal, setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, {
    type: 'admin',
    first_name: 'Hana',
    last_name: 'Parata',
    email: 'hana.l1@example.nz',
  })
})
afterAll(() => app[Symbol.asyncDispose]())

async function aSuspendedListing() {
  const auction = await aLiveAuction(app, { title: 'Rimu bookcase' })
  await move(auction.id, 'suspended')
  return auction
}
const move = (id: number, status: 'active' | 'suspended') =>
  app.as(admin).call(setListingStatus, { id, status, reason: 'The photos look copied.' })
const write = (who: Person | null, id: number, text: string) => app.as(who).call(writeAppeal, { id, text })
const read = (who: Person | null, id: number) => app.as(who).call(getAppeal, { id })
const newestOf = async (who: Person) => (await app.as(who).call(listNotifications, {})).items[0]

test('the seller appeals, an admin answers, both see all messages, and each is notified', async () => {
  const { id, seller } = await aSuspendedListing()
  expect(await read(seller, id)).toMatchObject({
    listing: { id, title: 'Rimu bookcase', status: 'suspended' },
    suspension: { reason: 'The photos look copied.', lifted_at: null },
    messages: [],
    may_write: true,
  })
  expect(await read(admin, id)).toMatchObject({
    may_write: false,
    why_not: expect.stringMatching(/hasn’t appealed/),
  })
  expect(await write(admin, id, 'Anything to say?')).toMatchObject({ status: 409, key: 'appeal_closed' })

  await write(seller, id, 'I took them in my own garage.')
  await app.settle()
  expect(await newestOf(admin)).toMatchObject({ kind: 'appeal', link: `/listings?open=${id}` })
  expect((await sentTo(app, 'hana.l1@example.nz'))[0]!.text).toContain('I took them in my own garage.')
  expect(await write(admin, id, 'Send us one from behind.')).toMatchObject({ may_write: true })
  await app.settle()
  const notices = await newestOf(seller)
  expect(notices).toMatchObject({ kind: 'moderation', link: `/isell?status=suspended&appeal=${id}` })
  expect(notices!.body).toContain('Send us one from behind.')

  const [ofSeller, ofAdmin] = [await read(seller, id), await read(admin, id)]
  expect(ofSeller.messages).toMatchObject([
    { is_sellers: true, text: 'I took them in my own garage.' },
    { is_sellers: false, author: 'Hoko', text: 'Send us one from behind.' },
  ])
  expect(ofAdmin.messages.map(({ text }) => text)).toEqual(ofSeller.messages.map(({ text }) => text))
  expect(ofAdmin.messages[1]!.author).toBe('Hana Parata')
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'listing', subject_id: id })
  expect(items[0]).toMatchObject({ action: 'appeal.answered', after: { answer: 'Send us one from behind.' } })

  await move(id, 'active')
  expect(await read(seller, id)).toMatchObject({
    listing: { status: 'active' },
    suspension: { lifted_at: expect.any(String), lifted_reason: 'The photos look copied.' },
    may_write: false,
  })
  expect(await write(seller, id, 'Thank you!')).toMatchObject({ key: 'appeal_closed' })
})

test('others can’t read or write an appeal, nor learn whether there is one', async () => {
  const { id, seller } = await aSuspendedListing()
  await write(seller, id, 'It is mine.')
  const stranger = await aMember(app)
  const { request_id: _one, ...there } = await read(stranger, id)
  const { request_id: _two, ...nowhere } = await read(stranger, 999_999_999)
  expect(there).toEqual(nowhere)
  expect(there).toMatchObject({ status: 404, key: 'not_found' })
  expect(await write(stranger, id, 'Give it to me.')).toMatchObject({ status: 404 })
  expect(await read(null, id)).toMatchObject({ key: 'unauthenticated' })
  expect(await write(null, id, 'Hello there.')).toMatchObject({ key: 'unauthenticated' })
  expect((await read(admin, id)).messages).toHaveLength(1)
})

test('three messages may wait for an answer, repeats count once, and none is empty', async () => {
  const { id, seller } = await aSuspendedListing()
  expect(await write(seller, id, '  ')).toMatchObject({ key: 'validation_failed' })
  await Promise.all([write(seller, id, 'First.'), write(seller, id, 'First.')])
  expect((await read(seller, id)).messages).toHaveLength(1)
  const answers = await Promise.all(
    ['Two.', 'Three.', 'Four.', 'Five.'].map((text) => write(seller, id, text)),
  )
  expect(answers.filter(({ key }) => key === 'appeal_closed')).toHaveLength(2)
  expect(await read(seller, id)).toMatchObject({
    may_write: false,
    why_not: expect.stringMatching(/once we’ve replied/),
  })
  await write(admin, id, 'One moment, please.')
  expect(await write(seller, id, 'Thank you.')).toMatchObject({ may_write: true })
})

test('a second suspension starts a new thread, and the earlier one can still be read', async () => {
  const { id, seller } = await aSuspendedListing()
  for (const text of ['One.', 'Two.', 'Three.']) await write(seller, id, text)
  await move(id, 'active')
  await move(id, 'suspended')
  expect(await read(seller, id)).toMatchObject({ may_write: true })
  expect((await read(seller, id)).messages).toHaveLength(3)
  expect(await read(admin, id)).toMatchObject({ may_write: false })
})

test('a listing without a suspension has nothing to appeal against', async () => {
  const { id, seller } = await aLiveAuction(app)
  expect(await read(seller, id)).toMatchObject({ suspension: null, messages: [], may_write: false })
  expect(await write(seller, id, 'Why?')).toMatchObject({ key: 'appeal_closed' })
})
