import * as z from 'zod/mini'
import {
  emailKinds,
  maxBodyCharacters,
  maxExtraCharacters,
} from '#domains/settings/common/messages/email-bodies.ts'
import { maxSubjectCharacters } from '#domains/settings/common/messages/message-texts.ts'
import { idOfAccount, byId, done, id, instant, page, pageQuery } from '#platform/common/shapes.ts'
import { notificationKind } from '../notifications.shapes.ts'

/** Leaves out the body, which may give access to somebody's account. */
export const failedEmail = z.strictObject({
  id,
  recipient: z.string(),
  account_id: z.nullable(idOfAccount),
  subject: z.string(),
  /** When the email was due. */
  at: instant,
  failed_at: instant,
  reason: z.string(),
  attempts: z.int(),
  /** Codes have expired by then. */
  is_out_of_date: z.boolean(),
})
export type FailedEmail = z.output<typeof failedEmail>

export const listFailedEmails = {
  query: z.strictObject(pageQuery),
  reply: page(failedEmail),
}

export const retryFailedEmail = {
  params: byId,
  reply: done,
}

const emailGroup = z.enum(['notifications', 'account'])

const preview = z.strictObject({
  name: z.string(),
  group: emailGroup,
  /**
   * The kind whose subject and body it has: the settings of its name, and of its name with `_body`.
   */
  kind: z.enum(emailKinds),
  /** A notification's email also has the setting `extra_…` of this kind. */
  about: z.nullable(notificationKind),
  subject: z.string(),
})
export type EmailPreview = z.output<typeof preview>

export const listEmailPreviews = {
  reply: z.strictObject({ items: z.array(preview) }),
}

const byName = z.strictObject({ name: z.string().check(z.maxLength(60)) })

export const shownEmail = z.strictObject({
  ...preview.shape,
  /** The plain-text part. */
  text: z.string(),
  html: z.strictObject({ light: z.string(), dark: z.string() }),
})

export const getEmailPreview = {
  params: byName,
  reply: shownEmail,
}

/** A draft while it's being typed: it may be too long or incomplete. */
const draft = (max: number) => z.optional(z.string().check(z.maxLength(2 * max)))

export const previewEmailDraft = {
  params: byName,
  body: z.strictObject({
    subject: draft(maxSubjectCharacters),
    body: draft(maxBodyCharacters),
    extra: draft(maxExtraCharacters),
  }),
  reply: shownEmail,
}
