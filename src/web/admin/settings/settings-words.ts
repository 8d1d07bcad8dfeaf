import {
  mail_subjects,
  message_texts,
  type MessageText,
  most_sms_characters,
  most_subject_characters,
  sms_texts,
} from '#contract/message-texts.ts'
import type { ApprovalFor } from '#contract/settings.ts'
import { type PageText, type SettingsText } from '#contract/text-placeholders.ts'
import type { NumberField, SettingsValues } from './settings-values.ts'

export const approvalWords: Record<ApprovalFor, { label: string; help: string }> = {
  nobody: { label: 'Off', help: 'What is published is live at once.' },
  new_sellers: {
    label: 'New sellers',
    help: 'Whoever never had anything live waits; afterwards they publish by themselves.',
  },
  categories: { label: 'Some categories', help: 'Everything in the categories you choose, and below them.' },
  everybody: { label: 'Everything', help: 'Nothing goes live before an administrator has approved it.' },
}

type LineField = Exclude<
  keyof SettingsValues,
  'approval_for' | 'approval_category_ids' | NumberField | SettingsText
>

interface Line {
  name: LineField
  label: string
  type: 'email' | 'tel' | 'url'
}

export const lineSections: { title: string; text: string; lines: Line[] }[] = [
  {
    title: 'Support',
    text: 'Stands at the foot of every page.',
    lines: [
      { name: 'support_email', label: 'Support email', type: 'email' },
      { name: 'support_phone', label: 'Support phone', type: 'tel' },
    ],
  },
  {
    title: 'Elsewhere',
    text: 'Where people find us besides; what is empty is not shown.',
    lines: [
      { name: 'facebook_url', label: 'Facebook', type: 'url' },
      { name: 'instagram_url', label: 'Instagram', type: 'url' },
      { name: 'tiktok_url', label: 'TikTok', type: 'url' },
      { name: 'youtube_url', label: 'YouTube', type: 'url' },
      { name: 'app_store_url', label: 'Our app in the App Store', type: 'url' },
      { name: 'play_store_url', label: 'Our app on Google Play', type: 'url' },
    ],
  },
]

export interface SettingsWords<Name extends SettingsText = SettingsText> {
  name: Name
  label: string
  help: string
  max: number
  /** A line; otherwise a paragraph or two. */
  is_line?: boolean
}

export const texts: SettingsWords<PageText>[] = [
  {
    name: 'maintenance_notice',
    label: 'Maintenance notice',
    help: 'Stands above every page of the market for as long as it is filled in.',
    max: 300,
  },
  {
    name: 'safety_hint',
    label: 'Safety hint',
    help: 'Stands where buyers find how to reach a seller and pay.',
    max: 500,
  },
  {
    name: 'subscription_alert',
    label: 'Subscription alert',
    help: 'Said to who wants to do something that needs a plan.',
    max: 500,
  },
]

export const ruleFields: { name: NumberField; label: string; help: string; optional?: boolean }[] = [
  {
    name: 'shortest_auction_minutes',
    label: 'Shortest auction, in minutes',
    help: 'Empty: as this Hoko was set up.',
    optional: true,
  },
  {
    name: 'longest_auction_days',
    label: 'Longest auction, in days',
    help: 'Counted from when it goes live.',
  },
  {
    name: 'extension_minutes',
    label: 'Extension, in minutes',
    help: 'A bid in the last minutes moves the closing to that long after it.',
  },
  {
    name: 'reserve_floor_percent',
    label: 'Lowest reserve, in per cent',
    help: 'After the first bid a seller may lower the reserve once, to this part of the first.',
  },
  {
    name: 'outage_seconds',
    label: 'Outage, in seconds',
    help: 'After so long without a sign of life from any node, Hoko was out of reach.',
  },
  {
    name: 'outage_extension_minutes',
    label: 'Time after an outage, in minutes',
    help: 'An outage in the last minutes of an auction moves its closing to that long after it.',
  },
  {
    name: 'most_auto_relists',
    label: 'Automatic relistings',
    help: 'How often at most something unsold is listed again by itself.',
  },
]

const messages = (names: string[], max: number, is_line: boolean): SettingsWords<MessageText>[] =>
  (names as MessageText[]).map((name) => ({ name, label: message_texts[name].label, help: '', max, is_line }))

/** What mails and SMS say, by when they are sent. */
export const messageSections = [
  {
    title: 'Subjects of mails',
    text: 'Each by what the mail is about. What stands in the mail itself stays as it is.',
    texts: messages(Object.keys(mail_subjects), most_subject_characters, true),
  },
  {
    title: 'SMS',
    text: 'The whole message. One SMS holds 160 characters; longer ones cost more.',
    texts: messages(Object.keys(sms_texts), most_sms_characters, false),
  },
]
