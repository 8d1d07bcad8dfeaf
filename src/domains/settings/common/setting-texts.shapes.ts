import * as z from 'zod/mini'
import {
  emailBodies,
  emailKinds,
  maxBodyCharacters,
  maxExtraCharacters,
} from '#domains/settings/common/messages/email-bodies.ts'
import type { EmailBodySpec } from '#domains/settings/common/messages/email-body.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import {
  messageNames,
  messageTexts,
  type MessageText,
  maxSmsCharacters,
  maxSubjectCharacters,
} from '#domains/settings/common/messages/message-texts.ts'
import { fromPairs, recordOf } from '#platform/common/records.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { paragraphs } from '#platform/common/shapes.ts'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import {
  placeholdersIn,
  textPlaceholders,
  type SettingsText,
} from '#domains/settings/common/messages/text-placeholders.ts'
import * as t from '#domains/settings/texts.ts'

const describePlaceholders = (names: string[]) =>
  names.length === 0
    ? t.there_are_no_placeholders_for_this_text()
    : t.you_can_use_names({ names: names.map((name) => `{${name}}`).join(', ') })

const template = (
  known: string[],
  label: () => string,
  max: number,
  min: number,
  shape: typeof paragraphs = paragraphs,
) => {
  const strangers = (text: string) => placeholdersIn(text).filter((one) => !known.includes(one))
  return shape(label, max).check(
    z.minLength(min, {
      error: () => t.name_needs_at_least_min_characters({ name: label(), count: min }),
    }),
    z.refine((text) => strangers(text).length === 0, {
      error: ({ input }) =>
        joinSentences(
          t.we_dont_know_placeholder({ placeholder: `{${strangers(String(input))[0]}}` }),
          describePlaceholders(known),
        ),
    }),
    z.refine((text) => !/[{}]/.test(filledText(text, Object.fromEntries(known.map((one) => [one, ''])))), {
      error: () => joinSentences(t.theres_a_brace_on_its_own(), describePlaceholders(known)),
    }),
  )
}

const knownIn = (name: SettingsText) => Object.keys(textPlaceholders[name])

const isMet = (needs: string[]) =>
  z.refine<string>((text) => needs.every((one) => placeholdersIn(text).includes(one)), {
    error: () => t.it_must_hold_names({ names: needs.map((one) => `{${one}}`).join(', ') }),
  })

const messageText = (name: MessageText) => {
  const { label, needs } = messageTexts[name]
  const isSubject = name.startsWith('mail_')
  const [most, shape] = isSubject ? [maxSubjectCharacters, oneLine] : [maxSmsCharacters, paragraphs]
  return template(knownIn(name), () => `“${label}”`, most, 3, shape).check(isMet(needs))
}

const emailBody = ({ samples, needs }: EmailBodySpec) =>
  template(Object.keys(samples), t.the_text, maxBodyCharacters, 3).check(isMet(needs))

const oneLine: typeof paragraphs = (label, max) =>
  paragraphs(label, max).check(
    z.refine((text) => !/[\r\n]/.test(text), { error: () => t.name_must_be_on_one_line({ name: label() }) }),
  )

export const messageSettings = recordOf(messageNames, messageText)

/** Additional text in emails of one kind of notification; empty unless an admin has added it. */
export type EmailExtra = `extra_${NotificationKind}`

export const emailSettings = {
  ...fromPairs(emailKinds.map((kind) => [`${kind}_body` as const, emailBody(emailBodies[kind])] as const)),
  ...fromPairs(
    notificationKind.options.map(
      (kind) => [`extra_${kind}` as const, template([], t.the_extra_text, maxExtraCharacters, 0)] as const,
    ),
  ),
}

export const hintSettings = {
  subscription_alert: template(knownIn('subscription_alert'), t.the_subscription_alert, 500, 10),
  safety_hint: template(knownIn('safety_hint'), t.the_safety_hint, 500, 10),
  /** Shown with each estimate of repayments; see `getDisclosureValues`. */
  finance_disclosure: template(knownIn('finance_disclosure'), t.the_finance_disclosure, 1500, 40).check(
    isMet(['rate', 'fees', 'total']),
  ),
  maintenance_notice: template(knownIn('maintenance_notice'), t.the_notice, 300, 0),
}
