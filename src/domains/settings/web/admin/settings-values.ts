import {
  mailSubjects,
  smsNames,
  type SmsText,
  usualMessageTexts,
} from '#domains/settings/common/messages/message-texts.ts'
import type { TypedException } from '#domains/settings/common/fees/success-fees.ts'
import type { Carrier } from '#domains/settings/common/carriers.ts'
import type { TwoPersonRule } from '#domains/staff/common/second-person-rules.ts'
import { emailSettings } from '#domains/settings/common/setting-texts.shapes.ts'
import type { Settings, TypedSettings } from '#domains/settings/common/settings.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import { entriesOf, keysOf, recordOf } from '#platform/common/records.ts'
import {
  amountFields,
  type ExceptionValues,
  flagFields,
  parseException,
  parseFigure,
  rateFields,
  showException,
  showFigure,
} from './fees/fee-values.ts'

/** Omits email texts, which are edited beside their preview. */
export const settingsOfForm = Object.fromEntries(
  Object.entries(chosenSettings).filter(
    ([name]) => !Object.hasOwn(emailSettings, name) && !Object.hasOwn(mailSubjects, name),
  ),
)

export interface SettingsValues extends Record<SmsText, string> {
  approval_for: Settings['approval_for']
  approval_category_ids: number[]
  support_email: string
  support_phone: string
  facebook_url: string
  instagram_url: string
  tiktok_url: string
  youtube_url: string
  app_store_url: string
  play_store_url: string
  min_auction_minutes: string
  max_auction_days: string
  extension_minutes: string
  reserve_floor_percent: string
  outage_seconds: string
  outage_extension_minutes: string
  max_auto_relists: string
  free_general_listings: string
  free_vehicle_listings: string
  free_property_listings: string
  free_pictures: string
  second_person_dollars: string
  deletions_need: TwoPersonRule['deletions_need']
  subscription_alert: string
  safety_hint: string
  finance_disclosure: string
  maintenance_notice: string
  supplier_name: string
  supplier_address: string
  supplier_gst_number: string
  carriers: Carrier[]
  pay_on_hoko_enabled: boolean
  release_after_delivered_days: string
  release_after_sent_days: string
  protection_ceiling_cents: string
  payout_hold_hours: string
  success_fee_enabled: boolean
  success_fee_rate_bp: string
  success_fee_floor_cents: string
  success_fee_cap_cents: string
  success_fee_exceptions: ExceptionValues[]
  withdrawal_fee_enabled: boolean
  withdrawal_fee_cents: string
}

const nullable = [
  'support_email',
  'support_phone',
  'facebook_url',
  'instagram_url',
  'tiktok_url',
  'youtube_url',
  'app_store_url',
  'play_store_url',
] as const

const supplier = ['supplier_name', 'supplier_address', 'supplier_gst_number'] as const

const emptied = [...nullable, ...supplier]

const numbers = [
  'min_auction_minutes',
  'max_auction_days',
  'extension_minutes',
  'reserve_floor_percent',
  'outage_seconds',
  'outage_extension_minutes',
  'max_auto_relists',
  'free_general_listings',
  'free_vehicle_listings',
  'free_property_listings',
  'free_pictures',
  'second_person_dollars',
  'release_after_delivered_days',
  'release_after_sent_days',
  'payout_hold_hours',
  ...amountFields,
  ...rateFields,
] as const

export type NumberField = (typeof numbers)[number]

export function toSettingsValues(settings: Settings): SettingsValues {
  const { closing_rules: _rules, maintenance: _maintenance, kept, ...chosen } = settings
  const filled = {
    ...recordOf(nullable, (name) => chosen[name] ?? ''),
    ...recordOf(supplier, (name) => kept?.[name] ?? ''),
  }
  return {
    ...chosen,
    ...filled,
    ...getMessages(kept),
    ...getNumbers(kept),
    approval_category_ids: kept?.approval_category_ids ?? [],
    deletions_need: kept?.deletions_need ?? 'one_admin',
    carriers: kept?.carriers ?? [],
    ...getFees(kept),
  }
}

/** Stored but without effect while another choice is in force. */
export function approvalPicks<Category extends { id: number }>(
  { approval_for: approvalFor, kept }: Pick<Settings, 'approval_for' | 'kept'>,
  all: Category[],
): Category[] {
  if (approvalFor !== 'categories') return []
  return all.filter(({ id }) => kept?.approval_category_ids.includes(id))
}

const getMessages = (stored: Settings['kept']) =>
  recordOf(smsNames, (name) => stored?.[name] ?? usualMessageTexts[name])

const getFees = (stored: Settings['kept']) => ({
  ...recordOf(flagFields, (name) => stored?.[name] ?? false),
  success_fee_exceptions: (stored?.success_fee_exceptions ?? []).map(showException),
})

const getNumbers = (stored: Settings['kept']) => recordOf(numbers, (name) => showFigure(name, stored?.[name]))

export function getChosen(values: SettingsValues) {
  return {
    ...values,
    ...recordOf(emptied, (name) => values[name].trim() || null),
    ...recordOf(numbers, (name) => parseFigure(name, values[name])),
    success_fee_exceptions: values.success_fee_exceptions.map(parseException),
    carriers: values.carriers.flatMap(trimCarrier),
  }
}

/** A row without any text is none. */
function trimCarrier({ name, url_pattern: pattern }: Carrier): Carrier[] {
  const trimmed = { name: name.trim(), url_pattern: pattern.trim() }
  return trimmed.name === '' && trimmed.url_pattern === '' ? [] : [trimmed]
}

export const findChanged = (before: SettingsValues, after: SettingsValues): string[] =>
  keysOf(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))

/** Overlays the published settings with a draft's values, as shown in the fields. */
export function withDraft(published: SettingsValues, changes: TypedSettings): SettingsValues {
  const own = Object.entries(changes).filter(([name]) => Object.hasOwn(published, name))
  return { ...published, ...Object.fromEntries(own.map(([name, value]) => [name, showTyped(name, value)])) }
}

function showTyped(name: string, value: TypedSettings[keyof TypedSettings]) {
  if (Array.isArray(value)) return value.map((one) => (isException(one) ? showException(one) : one))
  return typeof value === 'boolean' ? value : showFigure(name, value)
}

const isException = (one: unknown): one is TypedException =>
  typeof one === 'object' && one !== null && 'rate_bp' in one

/** Invalid numbers stay as typed. */
export function toTyped(values: SettingsValues, names: string[]): TypedSettings {
  const chosen = entriesOf(getChosen(values)).filter(([name]) => names.includes(name))
  return Object.fromEntries(chosen.map(([name, value]) => [name, Number.isNaN(value) ? values[name] : value]))
}
