import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { unsafeAddresses } from '#shared/formats/rich-text.ts'
import { by_id, done, id, instant, line, paragraphs } from '../core/shapes.ts'

const faq_status = z.enum(['active', 'hidden'], 'Choose active or hidden.')

export const faq = z.strictObject({
  id,
  question: z.string(),
  /** Text with a few marks: rich-text.ts. */
  answer: z.string(),
  group: z.string(),
  position: z.int(),
})

/** As the back office knows it: hidden ones as well. */
export const admin_faq = z.strictObject({ ...faq.shape, status: faq_status, updated_at: instant })
export type AdminFaq = z.output<typeof admin_faq>

const answer = paragraphs('An answer', 5000).check(
  z.minLength(10, 'Enter an answer of at least 10 characters.'),
  z.refine((text) => unsafeAddresses(text).length === 0, {
    error: 'Links must start with /, https://, mailto: or tel:.',
  }),
)

const faq_fields = {
  question: line('A question', 200, 5),
  answer,
  group: line('A group', 60, 2),
  /** Its place in its group, from 0. */
  position: z.int('This must be a number.').check(z.nonnegative(), z.maximum(10_000)),
  status: faq_status,
}

export const listFaqs = operation({
  name: 'listFaqs',
  summary: 'Questions and answers for everyone, by group',
  method: 'GET',
  path: '/faq-list',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({
    groups: z.array(z.strictObject({ group: z.string(), items: z.array(faq) })),
  }),
  refusals: [],
})

export const listAdminFaqs = operation({
  name: 'listAdminFaqs',
  summary: 'Every question in order, hidden ones as well',
  method: 'GET',
  path: '/faq',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(admin_faq) }),
  refusals: [],
})

export const getFaq = operation({
  name: 'getFaq',
  summary: 'One question with its answer; a hidden one only for admins',
  method: 'GET',
  path: '/faq/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: admin_faq,
  refusals: [],
})

export const createFaq = operation({
  name: 'createFaq',
  summary: 'Add an FAQ at the end of its group, or at a place in it',
  method: 'POST',
  path: '/faq',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject({
    ...faq_fields,
    position: z.optional(faq_fields.position),
    status: z._default(faq_status, 'active'),
  }),
  status: 201,
  reply: admin_faq,
  refusals: [],
})

export const updateFaq = operation({
  name: 'updateFaq',
  summary: 'Change a question or its place; what is left out stays',
  method: 'PUT',
  path: '/faq/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  body: z.partial(z.strictObject(faq_fields)),
  reply: admin_faq,
  refusals: [],
})

export const deleteFaq = operation({
  name: 'deleteFaq',
  summary: 'Remove a question',
  method: 'DELETE',
  path: '/faq/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})
