import * as z from 'zod/mini'
import { unsafeAddresses } from '#shared/formats/rich-text.ts'
import { legal_pages } from '#shared/rules/legal-pages.ts'
import { operation } from '../core/operation.ts'
import { by_id, calendar_day, done, id, instant, line, page, page_query, paragraphs } from '../core/shapes.ts'
import * as t from './texts.ts'

export const static_page_slugs = ['about-us', 'privacy-policy', 'terms-and-conditions'] as const
export type StaticPageSlug = (typeof static_page_slugs)[number]

const slug = z.enum(static_page_slugs, { error: t.choose_one_of_the_pages })
const by_slug = z.strictObject({ slug })

export const max_page_characters = 60_000

export const static_page = z.strictObject({
  slug,
  title: z.string(),
  /** Limited markup: see rich-text.ts. */
  text: z.string(),
  revision_id: id,
  updated_at: instant,
})
export type StaticPage = z.output<typeof static_page>

export const getStaticPage = operation({
  name: 'getStaticPage',
  summary: 'A page such as the terms, as it is now',
  method: 'GET',
  path: '/static-page/{slug}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_slug,
  reply: static_page,
  refusals: [],
})

export const saveStaticPage = operation({
  name: 'saveStaticPage',
  summary:
    'Add a version of a page, which is shown from now on; seen_revision_id is the one it was made from',
  method: 'POST',
  path: '/static-page',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({
    slug,
    title: line(t.a_title, 120, 3),
    text: paragraphs(t.a_text, max_page_characters).check(
      z.minLength(20, { error: t.enter_a_text_of_at_least_20_characters }),
      z.refine((text) => unsafeAddresses(text).length === 0, {
        error: t.links_must_start_with_https_mailto_or_tel,
      }),
    ),
    seen_revision_id: id,
    /** From which day the terms or the privacy policy apply, if the change is material: every member gets a notice. */
    applies_from: z.optional(calendar_day),
  }),
  status: 201,
  reply: static_page,
  refusals: ['page_changed'],
})

export const page_revision = z.strictObject({
  id,
  /** From 1 on, for each page. */
  number: z.int(),
  title: z.string(),
  saved_at: instant,
  /** Null for the text that Hoko starts with. */
  saved_by: z.nullable(z.string()),
  /** Of the earlier version that it brought back. */
  restored_number: z.nullable(z.int()),
  /** Where members were told of it. */
  applies_from: z.nullable(calendar_day),
})
export type PageRevision = z.output<typeof page_revision>

export const listPageRevisions = operation({
  name: 'listPageRevisions',
  summary: 'The versions of a page, newest first, with who saved them and when',
  method: 'GET',
  path: '/static-page-revisions/{slug}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_slug,
  query: z.strictObject(page_query),
  reply: page(page_revision),
  refusals: [],
})

export const getPageRevision = operation({
  name: 'getPageRevision',
  summary: 'A version of a page with its text, and that of the version before it',
  method: 'GET',
  path: '/static-page-revision/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: z.strictObject({
    ...page_revision.shape,
    slug,
    text: z.string(),
    before: z.nullable(z.strictObject({ title: z.string(), text: z.string() })),
  }),
  refusals: [],
})

export const restorePageRevision = operation({
  name: 'restorePageRevision',
  summary: 'Bring an earlier version of a page back, as a new version; seen_revision_id is the one shown now',
  method: 'POST',
  path: '/static-page-revision/{id}/restore',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject({ seen_revision_id: id }),
  status: 201,
  reply: static_page,
  refusals: ['page_changed'],
})

export const changed_page = z.strictObject({
  /** Of its version. */
  id,
  slug: z.enum(legal_pages),
  applies_from: calendar_day,
})
export type ChangedPage = z.output<typeof changed_page>

export const listPageNotices = operation({
  name: 'listPageNotices',
  summary: 'Material changes of the terms and the privacy policy that I was told of and haven’t seen',
  method: 'GET',
  path: '/page-notice',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(changed_page) }),
  refusals: [],
})

export const seePageNotice = operation({
  name: 'seePageNotice',
  summary: 'I’ve seen that a page changed; id is that of its version',
  method: 'PUT',
  path: '/page-notice/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})
