import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import {
  getPageRevision,
  getStaticPage,
  listPageRevisions,
  maxPageCharacters,
  restorePageRevision,
  saveStaticPage,
  staticPageSlugs,
  type StaticPageSlug,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { isSafeAddress, plainText, readRichText } from '#platform/common/formats/rich-text.ts'
import { findAddress } from '#platform/common/addresses.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { firstPages } from './first-pages.data.ts'
import { seedStaticPages } from './static-pages.service.ts'

let app: TestApp
let hana: Person
let wiremu: Person
beforeAll(async () => {
  app = await createTestApp()
  hana = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Ngata' })
  wiremu = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const read = (slug: StaticPageSlug) => app.as(null).call(getStaticPage, { slug })
const save = (admin: Person | null, input: OperationInput<typeof saveStaticPage>) =>
  app.as(admin).call(saveStaticPage, input)
const versions = async (slug: StaticPageSlug) => (await app.as(hana).call(listPageRevisions, { slug })).items

test('visitors read each of the three pages, and no other', async () => {
  for (const slug of staticPageSlugs) {
    expect(await read(slug)).toMatchObject({
      slug,
      title: expect.any(String),
      updated_at: expect.any(String),
    })
  }
  expect(await read('imprint' as never)).toMatchObject({ key: 'not_found' })
})

test.each(firstPages)('the first text of $slug is valid, and links to existing pages', ({ text }) => {
  expect(text.length).toBeLessThan(maxPageCharacters)
  const spans = readRichText(text).flatMap((block) =>
    block.kind === 'paragraph' ? block.spans : block.kind === 'list' ? block.items.flat() : [],
  )
  const links = spans.flatMap((span) => (span.kind === 'link' ? span.href : []))
  expect(links.filter((href) => !isSafeAddress(href))).toEqual([])
  expect(links.filter((href) => href.startsWith('/') && !findAddress(href))).toEqual([])
  expect(plainText(text)).not.toMatch(/\*\*|\]\(|##|lawyer/)
})

test('a page is edited, versions record the admin and time, and an earlier one is restored', async () => {
  const first = await read('about-us')
  const words = {
    slug: 'about-us',
    title: 'About us',
    text: '## Who we are\n\nTwenty people in Ōtaki.',
  } as const
  const saved = await save(hana, { ...words, seen_revision_id: first.revision_id })
  expect(saved).toMatchObject(words)
  expect(await read('about-us')).toEqual(saved)

  const [second, begin] = await versions('about-us')
  expect(second).toMatchObject({ number: 2, title: 'About us', saved_by: 'Hana N.', restored_number: null })
  expect(begin).toMatchObject({ number: 1, title: first.title, saved_by: null })
  expect(await app.as(hana).call(getPageRevision, { id: second!.id })).toMatchObject({
    slug: 'about-us',
    text: words.text,
    before: { title: first.title, text: first.text },
  })
  expect(await app.as(hana).call(getPageRevision, { id: begin!.id })).toMatchObject({ before: null })

  const seen = { seen_revision_id: saved.revision_id }
  expect(await app.as(wiremu).call(restorePageRevision, { id: begin!.id, ...seen })).toMatchObject({
    title: first.title,
    text: first.text,
  })
  expect(await versions('about-us')).toMatchObject([{ number: 3, restored_number: 1 }, {}, {}])
  const { items } = await app.as(hana).call(listAudit, { subject_kind: 'static_page' })
  expect(items.slice(0, 2).map(({ action }) => action)).toEqual([
    'static_page.restored',
    'static_page.changed',
  ])
})

test('only one of two parallel saves succeeds, and unchanged text makes no version', async () => {
  const slug = 'privacy-policy'
  const { revision_id: seenRevisionId, title, text } = await read(slug)
  const both = await Promise.all(
    [hana, wiremu].map((admin, n) =>
      save(admin, { slug, title, text: `${text}\n\nAnd ${n}.`, seen_revision_id: seenRevisionId }),
    ),
  )
  expect(both.map((one) => one.key ?? 'saved').toSorted()).toEqual(['page_changed', 'saved'])
  const now = await read(slug)
  await save(hana, { slug, title: now.title, text: now.text, seen_revision_id: now.revision_id })
  expect(await versions(slug)).toHaveLength(2)
  const [, first] = await versions(slug)
  expect(
    await app.as(hana).call(restorePageRevision, { id: first!.id, seen_revision_id: seenRevisionId }),
  ).toMatchObject({
    key: 'page_changed',
  })
})

test('an invalid page is refused, and only admins write or see versions', async () => {
  const { revision_id: seenRevisionId } = await read('terms-and-conditions')
  const good = {
    slug: 'terms-and-conditions',
    title: 'Terms',
    text: 'x'.repeat(30),
    seen_revision_id: seenRevisionId,
  } as const
  expect(
    await save(hana, { ...good, title: '', text: '[a](javascript:alert) and so on and on' }),
  ).toMatchObject({
    errors: { title: expect.any(String), text: expect.stringContaining('Links must') },
  })
  expect(await save(hana, { ...good, text: 'x'.repeat(maxPageCharacters + 1) })).toMatchObject({
    status: 422,
  })
  expect(await save(hana, { ...good, slug: 'imprint' as never })).toMatchObject({ status: 422 })
  for (const stranger of [null, await aMember(app)]) {
    const [item] = await versions(good.slug)
    const replies = [
      await save(stranger, good),
      await app.as(stranger).call(listPageRevisions, { slug: good.slug }),
      await app.as(stranger).call(getPageRevision, { id: item!.id }),
      await app.as(stranger).call(restorePageRevision, { id: item!.id, seen_revision_id: seenRevisionId }),
    ]
    expect(replies.map(({ status }) => status)).toEqual(Array(4).fill(stranger ? 403 : 401))
  }
  expect(await app.as(hana).call(getPageRevision, { id: 999_999 })).toMatchObject({ key: 'not_found' })
})

test('a restart doesn’t bring back a first text', async () => {
  const before = await read('about-us')
  await seedStaticPages(app.platform.db)
  expect(await read('about-us')).toEqual(before)
})
