import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  getStaticPage,
  listPageNotices,
  listPageRevisions,
  saveStaticPage,
  seePageNotice,
  type StaticPageSlug,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { notifyOfChangedPageTask } from '#domains/messaging/server/notifications.jobs.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let hana: Person
let mere: Person
beforeAll(async () => {
  app = await createTestApp()
  hana = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Ngata' })
  mere = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const far = '2999-02-01'

async function change(slug: StaticPageSlug, appliesFrom?: string) {
  const { title, text, revision_id } = await app.as(null).call(getStaticPage, { slug })
  const written = { slug, title, text: `${text}\n\nOne thing more.`, seen_revision_id: revision_id }
  return await app
    .as(hana)
    .call(saveStaticPage, { ...written, ...(appliesFrom && { applies_from: appliesFrom }) })
}

const noticesOf = async (person: Person) => (await app.as(person).call(listPageNotices, {})).items
const noticesFor = async (person: Person) =>
  (await app.as(person).call(listNotifications, { limit: 100 })).items.filter(({ kind }) => kind === 'terms')

const mailsTo = ({ id }: Person) =>
  app.platform.db
    .selectFrom('sent_messages')
    .innerJoin('accounts', 'accounts.email', 'sent_messages.recipient')
    .select(['subject', 'text'])
    .where('accounts.id', '=', id)
    .execute()

test('a material change notifies each member once, and shows a banner until they have seen it', async () => {
  await change('terms-and-conditions')
  await app.settle()
  expect([await noticesOf(mere), await noticesFor(mere)]).toEqual([[], []])

  const first = await change('terms-and-conditions', far)
  await app.settle()
  const notice = { slug: 'terms-and-conditions', applies_from: far }
  expect(await noticesOf(mere)).toEqual([{ id: first.revision_id, ...notice }])
  expect(await noticesFor(mere)).toMatchObject([
    { title: 'We’re changing our terms and conditions', link: '/info/terms-and-conditions' },
  ])

  expect(await mailsTo(mere)).toEqual([
    {
      subject: 'We’re changing our terms and conditions',
      text: expect.stringContaining('The new version applies from 1 February 2999.'),
    },
  ])

  // Simulates a worker that died before it reported, so the job runs again.
  await notifyOfChangedPageTask.run({ revision_id: first.revision_id, after: toAccountId(0) }, app.platform)
  expect(await noticesFor(mere)).toHaveLength(1)

  const tui = await aMember(app)
  const second = await change('terms-and-conditions', far)
  await app.settle()
  const ids = async (person: Person) => (await noticesOf(person)).map(({ id }) => id)
  expect([await ids(mere), await ids(tui)]).toEqual([[second.revision_id], [second.revision_id]])

  expect(await app.as(mere).call(seePageNotice, { id: second.revision_id })).toEqual({ ok: true })
  expect([await ids(mere), await ids(tui)]).toEqual([[], [second.revision_id]])
})

test('a member who joins afterwards has agreed to the new version, and isn’t notified', async () => {
  await change('privacy-policy', far)
  const heni = await aMember(app)
  await app.settle()
  expect([await noticesOf(heni), await noticesFor(heni)]).toEqual([[], []])
  const [newest] = (await app.as(hana).call(listPageRevisions, { slug: 'privacy-policy' })).items
  expect(await app.as(heni).call(seePageNotice, { id: newest!.id })).toMatchObject({ key: 'not_found' })
  expect(newest).toMatchObject({ applies_from: far })
})

test.each([
  ['about-us', far, 'Only changes to the terms and the privacy policy are material.'],
  ['privacy-policy', '2020-01-01', 'Choose today or a later day'],
] as const)('a change of %s from %s on is refused', async (slug, appliesFrom, expected) => {
  expect(await change(slug, appliesFrom)).toMatchObject({ errors: { applies_from: expected } })
})

test('saving unchanged text makes no new version', async () => {
  const { updated_at: _, ...page } = await app.as(null).call(getStaticPage, { slug: 'about-us' })
  const { revision_id: seenRevisionId, ...written } = page
  expect(
    await app.as(hana).call(saveStaticPage, { ...written, seen_revision_id: seenRevisionId }),
  ).toMatchObject(page)
})
