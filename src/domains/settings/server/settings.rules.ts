import * as z from 'zod/mini'
import { usualClosingChoices, type ClosingRules } from '#domains/settings/common/closing-rules.ts'
import { usualFeeChoices } from '#domains/settings/common/fees/success-fees.ts'
import { usualEmailBodies } from '#domains/settings/common/messages/email-bodies.ts'
import {
  usualMessageTexts,
  type MailSubject,
  type SmsText,
} from '#domains/settings/common/messages/message-texts.ts'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import type { EmailExtra } from '#domains/settings/common/setting-texts.shapes.ts'
import type { ChosenSettings } from '#domains/settings/common/settings.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import { maxImages } from '#domains/media/common/media.ts'
import { filledParagraphs, filledText } from '#domains/settings/common/messages/filled-text.ts'
import { fromPairs, isKeyOf } from '#platform/common/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/settings/texts.ts'

const noEmailExtras: Record<EmailExtra, string> = fromPairs(
  notificationKind.options.map((kind) => [`extra_${kind}` as const, ''] as const),
)

export const getUsualSettings = makeTexts((): ChosenSettings => ({
  approval_for: 'nobody',
  approval_category_ids: [],
  ...usualClosingChoices,
  free_general_listings: null,
  free_vehicle_listings: null,
  free_property_listings: null,
  free_pictures: maxImages,
  second_person_dollars: null,
  deletions_need: 'one_admin',
  ...usualMessageTexts,
  ...usualEmailBodies,
  ...noEmailExtras,
  support_email: null,
  support_phone: null,
  facebook_url: null,
  instagram_url: null,
  tiktok_url: null,
  youtube_url: null,
  app_store_url: null,
  play_store_url: null,
  subscription_alert: 'To {action} you need a plan. See what there is and choose one.',
  safety_hint: t.pay_only_the_person_you_have_agreed(),
  finance_disclosure:
    'This is an estimate, not an offer of credit. The lending criteria, terms and fees of {lender} apply. The annual interest rate is {rate}, fixed. Fees: {fees}. The total payable, with the deposit, is {total}. Before you sign, the lender must give you its own disclosure under the Credit Contracts and Consumer Finance Act 2003.',
  maintenance_notice: '',
  supplier_name: null,
  supplier_address: null,
  supplier_gst_number: null,
  carriers: [],
  ...usualFeeChoices,
}))

/** A stored value that is no longer valid counts as unset. */
export function settingsFrom(stored: object): ChosenSettings {
  const chosen = { ...getUsualSettings(), ...settingsThatFit(stored) }
  if ('deletions_need' in stored) return chosen
  // Before deletions had their own setting, the amount for refunds applied to them too.
  return { ...chosen, deletions_need: chosen.second_person_dollars === null ? 'one_admin' : 'two_admins' }
}

/**
 * Applies to listings that go live from now on. The installation may set a shorter minimum than the
 * settings.
 */
export function getClosingRules(
  chosen: ChosenSettings,
  installed: Pick<ClosingRules, 'min_auction_minutes'>,
): ClosingRules {
  return {
    min_auction_minutes: chosen.min_auction_minutes ?? installed.min_auction_minutes,
    max_auction_minutes: chosen.max_auction_days * 24 * 60,
    extension_minutes: chosen.extension_minutes,
    reserve_floor_percent: chosen.reserve_floor_percent,
    outage_seconds: chosen.outage_seconds,
    outage_extension_minutes: chosen.outage_extension_minutes,
    max_auto_relists: chosen.max_auto_relists,
  }
}

export interface Mail {
  channel: 'email'
  to: string
  kind: MailSubject
  /** Values of all placeholders that the subject and the body of its kind may have. */
  values: Record<string, string>
  /** A notification's email: `notice` is followed by what an admin has added to its kind. */
  about?: NotificationKind | null
  /** The address where a mail program stops emails of its kind (RFC 8058). */
  one_click_url?: string | undefined
  /** The label of its main link, which is on its own line. */
  button_label?: string
  attachment?: { kind: string; id: number }
}

export interface Sms {
  channel: 'sms'
  to: string
  kind: SmsText
  values?: Record<string, string>
  /** Shown only in the outbox. */
  subject: string
}

export type Message = Mail | Sms

/** For a message that was composed for an email address. */
export function toMail(message: Message): Mail {
  if (message.channel !== 'email') throw new Error(`Not an email: ${message.kind}`)
  return message
}

export function wordedMessage(chosen: ChosenSettings, message: Message) {
  if (message.channel === 'email') return wordedMail(chosen, message)
  const { channel, to, kind, values = {}, subject } = message
  return { channel, to, kind, subject, text: filledText(chosen[kind], values) }
}

export function wordedMail(chosen: ChosenSettings, { kind, values, about, ...mail }: Mail) {
  const extra = about ? chosen[`extra_${about}`] : ''
  const filled = extra === '' ? values : { ...values, notice: `${values.notice}\n\n${extra}` }
  const text = filledParagraphs(chosen[`${kind}_body`], filled)
  return {
    ...mail,
    kind,
    subject: filledText(chosen[kind], values),
    text,
    support_line: composeSupportLine(chosen),
  }
}

export function composeSupportLine({
  support_email: email,
  support_phone: phone,
}: Pick<ChosenSettings, 'support_email' | 'support_phone'>): string | null {
  if (email) return phone ? t.questions_email_or_call({ email, phone }) : t.questions_email({ email })
  return phone ? t.questions_call({ phone }) : null
}

export function settingsThatFit(stored: object): Partial<ChosenSettings> {
  const fits = Object.entries(stored).filter(([name, value]) => {
    const schema = isKeyOf(chosenSettings, name) && chosenSettings[name]
    return schema && z.safeParse(schema, value).success
  })
  return Object.fromEntries(fits)
}
