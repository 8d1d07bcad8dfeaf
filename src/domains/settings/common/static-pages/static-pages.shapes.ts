import * as z from 'zod/mini'
import { unsafeAddresses } from '#platform/common/formats/rich-text.ts'
import { legalPages } from './legal-pages.ts'
import {
  by_id,
  calendar_day,
  done,
  id,
  instant,
  line,
  page,
  page_query,
  paragraphs,
} from '#platform/common/shapes.ts'
import * as t from '#domains/settings/texts.ts'
import { static_page_slugs, max_page_characters } from './static-pages.ts'

const slug = z.enum(static_page_slugs, { error: t.choose_one_of_the_pages })
const by_slug = z.strictObject({ slug })

export const static_page = z.strictObject({
  slug,
  title: z.string(),
  /** Limited markup: see rich-text.ts. */
  text: z.string(),
  revision_id: id,
  updated_at: instant,
})
export type StaticPage = z.output<typeof static_page>

export const getStaticPage = {
  params: by_slug,
  reply: static_page,
}

export const saveStaticPage = {
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
    /**
     * From which day the new terms or privacy policy apply, if the change is material: every member
     * is notified.
     */
    applies_from: z.optional(calendar_day),
  }),
  reply: static_page,
}

export const page_revision = z.strictObject({
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
  applies_from: z.nullable(calendar_day),
})
export type PageRevision = z.output<typeof page_revision>

export const listPageRevisions = {
  params: by_slug,
  query: z.strictObject(page_query),
  reply: page(page_revision),
}

export const getPageRevision = {
  params: by_id,
  reply: z.strictObject({
    ...page_revision.shape,
    slug,
    text: z.string(),
    before: z.nullable(z.strictObject({ title: z.string(), text: z.string() })),
  }),
}

export const restorePageRevision = {
  params: by_id,
  body: z.strictObject({ seen_revision_id: id }),
  reply: static_page,
}

export const changed_page = z.strictObject({
  /** The id of its version. */
  id,
  slug: z.enum(legalPages),
  applies_from: calendar_day,
})
export type ChangedPage = z.output<typeof changed_page>

export const listPageNotices = {
  reply: z.strictObject({ items: z.array(changed_page) }),
}

export const seePageNotice = {
  params: by_id,
  reply: done,
}
