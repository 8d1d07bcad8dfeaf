import * as z from 'zod/mini'
import { unsafeAddresses } from '#platform/common/formats/rich-text.ts'
import { legalPages } from './legal-pages.ts'
import {
  byId,
  calendarDay,
  done,
  id,
  instant,
  line,
  page,
  pageQuery,
  paragraphs,
} from '#platform/common/shapes.ts'
import * as t from '#domains/settings/texts.ts'
import { staticPageSlugs, maxPageCharacters } from './static-pages.ts'

const slug = z.enum(staticPageSlugs, { error: t.choose_one_of_the_pages })
const bySlug = z.strictObject({ slug })

export const staticPage = z.strictObject({
  slug,
  title: z.string(),
  /** Limited markup: see rich-text.ts. */
  text: z.string(),
  revision_id: id,
  updated_at: instant,
})
export type StaticPage = z.output<typeof staticPage>

export const getStaticPage = {
  params: bySlug,
  reply: staticPage,
}

export const saveStaticPage = {
  body: z.strictObject({
    slug,
    title: line(t.a_title, 120, 3),
    text: paragraphs(t.a_text, maxPageCharacters).check(
      z.minLength(20, { error: t.enter_a_text_of_at_least_20_characters }),
      z.refine((text) => unsafeAddresses(text).length === 0, {
        error: t.links_must_start_with_https_mailto_or_tel,
      }),
    ),
    seen_revision_id: id,
    /**
     * From which day the new terms or privacy policy apply, if the change is material: every member
     * is notified.
     */
    applies_from: z.optional(calendarDay),
  }),
  reply: staticPage,
}

export const pageRevision = z.strictObject({
  id,
  /** Counts from 1, for each page. */
  number: z.int(),
  title: z.string(),
  saved_at: instant,
  /** Null for the text that Hoko starts with. */
  saved_by: z.nullable(z.string()),
  /** The number of the earlier version that it restored. */
  restored_number: z.nullable(z.int()),
  /** Set if members were notified of it. */
  applies_from: z.nullable(calendarDay),
})
export type PageRevision = z.output<typeof pageRevision>

export const listPageRevisions = {
  params: bySlug,
  query: z.strictObject(pageQuery),
  reply: page(pageRevision),
}

export const getPageRevision = {
  params: byId,
  reply: z.strictObject({
    ...pageRevision.shape,
    slug,
    text: z.string(),
    before: z.nullable(z.strictObject({ title: z.string(), text: z.string() })),
  }),
}

export const restorePageRevision = {
  params: byId,
  body: z.strictObject({ seen_revision_id: id }),
  reply: staticPage,
}

export const changedPage = z.strictObject({
  /** The id of its version. */
  id,
  slug: z.enum(legalPages),
  applies_from: calendarDay,
})
export type ChangedPage = z.output<typeof changedPage>

export const listPageNotices = {
  reply: z.strictObject({ items: z.array(changedPage) }),
}

export const seePageNotice = {
  params: byId,
  reply: done,
}
