import * as z from 'zod/mini'
import {
  emailKinds,
  maxBodyCharacters,
  maxExtraCharacters,
} from '#domains/settings/common/messages/email-bodies.ts'
import { maxSubjectCharacters } from '#domains/settings/common/messages/message-texts.ts'
import { by_id, done, id, instant, page, page_query } from '#platform/common/shapes.ts'
import { notification_kind } from '../notifications.shapes.ts'

/** Leaves out the body, which may give access to somebody's account. */
export const failed_email = z.strictObject({
  id,
  recipient: z.string(),
  account_id: z.nullable(id),
  subject: z.string(),
  /** When the email was due. */
  at: instant,
  failed_at: instant,
  reason: z.string(),
  attempts: z.int(),
  /** Codes have expired by then. */
  is_out_of_date: z.boolean(),
})
export type FailedEmail = z.output<typeof failed_email>

export const listFailedEmails = {
  query: z.strictObject(page_query),
  reply: page(failed_email),
}

export const retryFailedEmail = {
  params: by_id,
  reply: done,
}

const email_group = z.enum(['notifications', 'account'])

const preview = z.strictObject({
  name: z.string(),
  group: email_group,
  /**
   * The kind whose subject and body it has: the settings of its name, and of its name with `_body`.
   */
  kind: z.enum(emailKinds),
  /** A notification's email also has the setting `extra_…` of this kind. */
  about: z.nullable(notification_kind),
  subject: z.string(),
})
export type EmailPreview = z.output<typeof preview>

export const listEmailPreviews = {
  reply: z.strictObject({ items: z.array(preview) }),
}

const by_name = z.strictObject({ name: z.string().check(z.maxLength(60)) })

const shown_email = z.strictObject({
  ...preview.shape,
  /** The plain-text part. */
  text: z.string(),
  html: z.strictObject({ light: z.string(), dark: z.string() }),
})

export const getEmailPreview = {
  params: by_name,
  reply: shown_email,
}

/** A draft while it's being typed: it may be too long or incomplete. */
const draft = (max: number) => z.optional(z.string().check(z.maxLength(2 * max)))

export const previewEmailDraft = {
  params: by_name,
  body: z.strictObject({
    subject: draft(maxSubjectCharacters),
    body: draft(maxBodyCharacters),
    extra: draft(maxExtraCharacters),
  }),
  reply: shown_email,
}
