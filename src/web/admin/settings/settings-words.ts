import {
  mail_subjects,
  message_texts,
  type MessageText,
  max_sms_characters,
  max_subject_characters,
  sms_texts,
} from '#shared/words/message-texts.ts'
import type { ApprovalFor } from '#contract/settings/settings.ts'
import { type PageText, type SettingsText } from '#shared/words/text-placeholders.ts'
import type { NumberField, SettingsValues } from './settings-values.ts'

export const approvalWords: Record<ApprovalFor, { label: string; help: string }> = {
  nobody: { label: 'Off', help: 'Listings go live as soon as they’re published.' },
  new_sellers: {
    label: 'New sellers',
    help: 'Only a seller’s first listing needs approval.',
  },
  categories: {
    label: 'Some categories',
    help: 'Every listing in the categories you choose, and in those below them.',
  },
  everybody: { label: 'Everything', help: 'Every listing needs approval before it goes live.' },
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
    text: 'Shown at the bottom of every page.',
    lines: [
      { name: 'support_email', label: 'Support email', type: 'email' },
      { name: 'support_phone', label: 'Support phone', type: 'tel' },
    ],
  },
  {
    title: 'Social media and apps',
    text: 'Links at the bottom of every page. Blank ones aren’t shown.',
    lines: [
      { name: 'facebook_url', label: 'Facebook', type: 'url' },
      { name: 'instagram_url', label: 'Instagram', type: 'url' },
      { name: 'tiktok_url', label: 'TikTok', type: 'url' },
      { name: 'youtube_url', label: 'YouTube', type: 'url' },
      { name: 'app_store_url', label: 'App Store', type: 'url' },
      { name: 'play_store_url', label: 'Google Play', type: 'url' },
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
    help: 'Shown at the top of every page while it’s filled in.',
    max: 300,
  },
  {
    name: 'safety_hint',
    label: 'Safety hint',
    help: 'Stands where buyers find how to reach a seller and pay.',
    max: 500,
  },
]

export const ruleFields: { name: NumberField; label: string; help: string; optional?: boolean }[] = [
  {
    name: 'min_auction_minutes',
    label: 'Shortest auction, in minutes',
    help: 'Leave blank for the default.',
    optional: true,
  },
  {
    name: 'max_auction_days',
    label: 'Longest auction, in days',
    help: 'Counted from when it goes live.',
  },
  {
    name: 'extension_minutes',
    label: 'Extension, in minutes',
    help: 'A bid this close to the end moves the closing to that long after the bid.',
  },
  {
    name: 'reserve_floor_percent',
    label: 'Lowest reserve, in per cent',
    help: 'After the first bid, a seller can lower the reserve once, to no less than this share of the first reserve.',
  },
  {
    name: 'outage_seconds',
    label: 'Outage, in seconds',
    help: 'If no server responds for this long, it counts as an outage.',
  },
  {
    name: 'outage_extension_minutes',
    label: 'Time after an outage, in minutes',
    help: 'An outage near the end of an auction moves its closing to this long after Hoko is back.',
  },
  {
    name: 'max_auto_relists',
    label: 'Automatic relistings',
    help: 'The most times an unsold listing can relist automatically.',
  },
]

const messages = (names: string[], max: number, is_line: boolean): SettingsWords<MessageText>[] =>
  (names as MessageText[]).map((name) => ({ name, label: message_texts[name].label, help: '', max, is_line }))

/** What mails and SMS say, by when they are sent. */
export const messageSections = [
  {
    title: 'Notification emails',
    text: 'The subject line of each email. The text of the email can’t be changed here.',
    texts: messages(Object.keys(mail_subjects), max_subject_characters, true),
  },
  {
    title: 'SMS',
    text: 'The whole message. Only sent once an SMS provider is set up. One SMS holds 160 characters; longer ones cost more.',
    texts: messages(Object.keys(sms_texts), max_sms_characters, false),
  },
]

/** The form's sections in their order, to be jumped to. */
export const settingsSections = [
  'Approval before publishing',
  'Closing times',
  'Texts',
  ...messageSections.map(({ title }) => title),
  ...lineSections.map(({ title }) => title),
].map((title) => ({ title, id: `section-${title.toLowerCase().replaceAll(' ', '-')}` }))

/** Every field as it is called, in the order of the page. */
export const settingsLabels: Record<string, string> = {
  approval_for: 'Approval before publishing',
  approval_category_ids: 'Categories that need approval',
  ...Object.fromEntries(
    [
      ...ruleFields,
      ...texts,
      ...messageSections.flatMap((section) => section.texts),
      ...lineSections.flatMap(({ lines }) => lines),
    ].map(({ name, label }) => [name, label]),
  ),
}
