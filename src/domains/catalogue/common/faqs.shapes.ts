import * as z from 'zod/mini'
import { unsafeAddresses } from '#platform/common/formats/rich-text.ts'
import { byId, done, id, instant, line, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/catalogue/texts.ts'

const faqStatus = z.enum(['active', 'hidden'], { error: t.choose_active_or_hidden })

export const faq = z.strictObject({
  id,
  question: z.string(),
  /** Limited markup: see rich-text.ts. */
  answer: z.string(),
  group: z.string(),
  position: z.int(),
})

export const adminFaq = z.strictObject({ ...faq.shape, status: faqStatus, updated_at: instant })
export type AdminFaq = z.output<typeof adminFaq>

const answer = paragraphs(t.an_answer, 5000).check(
  z.minLength(10, { error: t.enter_an_answer_of_at_least_10_characters }),
  z.refine((text) => unsafeAddresses(text).length === 0, {
    error: t.links_must_start_with_https_mailto_or_tel,
  }),
)

const faqFields = {
  question: line(t.a_question, 200, 5),
  answer,
  group: line(t.a_group, 60, 2),
  position: z.int({ error: t.this_must_be_a_number }).check(z.nonnegative(), z.maximum(10_000)),
  status: faqStatus,
}

export const listFaqs = {
  reply: z.strictObject({
    groups: z.array(z.strictObject({ group: z.string(), items: z.array(faq) })),
  }),
}

export const listAdminFaqs = {
  reply: z.strictObject({ items: z.array(adminFaq) }),
}

export const getFaq = {
  params: byId,
  reply: adminFaq,
}

export const createFaq = {
  body: z.strictObject({
    ...faqFields,
    position: z.optional(faqFields.position),
    status: z._default(faqStatus, 'active'),
  }),
  reply: adminFaq,
}

export const updateFaq = {
  params: byId,
  body: z.partial(z.strictObject(faqFields)),
  reply: adminFaq,
}

export const deleteFaq = {
  params: byId,
  reply: done,
}
