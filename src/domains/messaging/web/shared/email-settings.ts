import * as z from 'zod/mini'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import type { EmailPreview } from '#domains/messaging/common/emails/emails.ts'
import type { Settings, TypedSettings } from '#domains/settings/common/settings.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import {
  emailBodies,
  emailKinds,
  maxBodyCharacters,
  maxExtraCharacters,
} from '#domains/settings/common/messages/email-bodies.ts'
import {
  mailSubjects,
  maxSubjectCharacters,
  messageTexts,
} from '#domains/settings/common/messages/message-texts.ts'
import { entriesOf } from '#platform/common/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getNotificationLabels } from '#domains/accounts/web/shared/notification-labels.ts'
import * as t from '#domains/messaging/texts.ts'

export interface EmailValues {
  subject: string
  body: string
  /** Empty for emails that aren't notifications. */
  extra: string
}
export type EmailField = keyof EmailValues

export const emailFields: EmailField[] = ['subject', 'body', 'extra']

type KindOfEmail = Pick<EmailPreview, 'kind' | 'about'>

/** The names of the settings that store an email's texts. */
export const getSettingNames = ({ kind, about }: KindOfEmail) => ({
  subject: kind,
  body: `${kind}_body` as const,
  ...(about && { extra: `extra_${about}` as const }),
})

export function readEmailValues(email: KindOfEmail, { kept }: Settings): EmailValues {
  const { subject, body, extra } = getSettingNames(email)
  return {
    subject: kept?.[subject] ?? '',
    body: kept?.[body] ?? '',
    extra: (extra && kept?.[extra]) ?? '',
  }
}

/** Merges an email's published texts with those of a draft. */
export function withEmailDraft(
  email: KindOfEmail,
  published: EmailValues,
  changes: TypedSettings,
): EmailValues {
  const typed = Object.entries(getSettingNames(email)).filter(([, setting]) =>
    Object.hasOwn(changes, setting),
  )
  return {
    ...published,
    ...Object.fromEntries(
      typed.map(([field, setting]) => {
        const text = changes[setting as keyof TypedSettings]
        return [field, typeof text === 'string' ? text : '']
      }),
    ),
  }
}

export const findChangedFields = (before: EmailValues, after: EmailValues): EmailField[] =>
  emailFields.filter((field) => before[field] !== after[field])

export function toEmailChanges(email: KindOfEmail, values: EmailValues, fields: string[]): TypedSettings {
  const names = entriesOf(getSettingNames(email)).filter(([field]) => fields.includes(field))
  return Object.fromEntries(names.map(([field, setting]) => [setting, values[field]]))
}

/** An email's texts have the same checks as the settings. */
export function makeEmailShape(email: KindOfEmail) {
  const { subject, body, extra } = getSettingNames(email)
  return z.strictObject({
    subject: chosenSettings[subject],
    body: chosenSettings[body],
    extra: extra ? chosenSettings[extra] : z.string(),
  })
}

export interface FieldRules {
  usual: string
  samples: Record<string, string>
  needs: string[]
  max: number
}

export const getFieldRules = ({ kind }: KindOfEmail): Record<EmailField, FieldRules> => ({
  subject: { ...mailSubjects[kind], max: maxSubjectCharacters },
  body: { ...emailBodies[kind], max: maxBodyCharacters },
  extra: { usual: '', samples: {}, needs: [], max: maxExtraCharacters },
})

/** The labels in the audit log. */
export const getEmailSettingLabels = makeTexts((): Record<string, string> =>
  Object.fromEntries([
    ...emailKinds.flatMap((kind) => {
      const name = messageTexts[kind].label
      return [
        [kind, t.subject_of_name({ name })],
        [`${kind}_body`, t.text_of_name({ name })],
      ]
    }),
    ...notificationKind.options.map((kind) => [
      `extra_${kind}`,
      t.extra_text_of_name({ name: getNotificationLabels()[kind] }),
    ]),
  ]),
)
