import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, page, page_query } from '../core/shapes.ts'

/** Without what it says, which may open somebody's account. */
export const failed_email = z.strictObject({
  id,
  recipient: z.string(),
  account_id: z.nullable(id),
  subject: z.string(),
  /** When it was to be sent. */
  at: instant,
  failed_at: instant,
  reason: z.string(),
  attempts: z.int(),
  /** Codes have run out by then. */
  is_out_of_date: z.boolean(),
})
export type FailedEmail = z.output<typeof failed_email>

export const listFailedEmails = operation({
  name: 'listFailedEmails',
  summary: 'Emails that could not be sent, the latest first',
  method: 'GET',
  path: '/failed-emails',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject(page_query),
  reply: page(failed_email),
  refusals: [],
})

export const retryFailedEmail = operation({
  name: 'retryFailedEmail',
  summary: 'Try again to send an email that could not be sent',
  method: 'POST',
  path: '/failed-emails/{id}/retry',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['email_out_of_date'],
})

const email_group = z.enum(['notifications', 'account'])

const preview = z.strictObject({
  name: z.string(),
  group: email_group,
  subject: z.string(),
})
export type EmailPreview = z.output<typeof preview>

export const listEmailPreviews = operation({
  name: 'listEmailPreviews',
  summary: 'Every kind of email, with made-up values',
  method: 'GET',
  path: '/email-previews',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(preview) }),
  refusals: [],
})

export const getEmailPreview = operation({
  name: 'getEmailPreview',
  summary: 'How an email looks, with made-up values',
  method: 'GET',
  path: '/email-previews/{name}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: z.strictObject({ name: z.string().check(z.maxLength(60)) }),
  reply: z.strictObject({
    ...preview.shape,
    /** The part for those who read emails as text. */
    text: z.string(),
    html: z.strictObject({ light: z.string(), dark: z.string() }),
  }),
  refusals: [],
})
