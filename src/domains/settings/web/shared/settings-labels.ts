import { formatCount } from '#platform/common/texts/choose-plural.ts'
import {
  maxSmsCharacters,
  smsNames,
  smsTexts,
  type SmsText,
} from '#domains/settings/common/messages/message-texts.ts'
import type { ApprovalFor } from '#domains/settings/common/settings.ts'
import type { PageText } from '#domains/settings/common/messages/text-placeholders.ts'
import type { flagFields } from '../admin/fees/fee-values.ts'
import type { NumberField, SettingsValues } from '../admin/settings-values.ts'
import { getFeeFields, getFlagLabels } from './fee-setting-labels.ts'
import { entriesOf } from '#platform/common/records.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/settings/texts.ts'

export const getApprovalLabels = makeTexts((): Record<ApprovalFor, { label: string; help: string }> => ({
  nobody: { label: t.off(), help: t.listings_go_live_as_soon_as_theyre() },
  new_sellers: {
    label: t.new_sellers(),
    help: t.only_a_sellers_first_listing_needs(),
  },
  categories: {
    label: t.some_categories(),
    help: t.every_listing_in_the_categories_you(),
  },
  everybody: { label: t.everything(), help: t.every_listing_needs_approval_before_it() },
}))

export type WordedSetting = PageText | SmsText

type LineField = Exclude<
  keyof SettingsValues,
  | 'approval_for'
  | 'approval_category_ids'
  | 'deletions_need'
  | 'carriers'
  | 'success_fee_exceptions'
  | (typeof flagFields)[number]
  | NumberField
  | WordedSetting
>

interface Line {
  name: LineField
  label: string
  type: 'email' | 'tel' | 'url' | 'text'
}

export const getLineSections = makeTexts((): { id: string; title: string; text: string; lines: Line[] }[] => [
  {
    id: 'invoices',
    title: t.invoices(),
    text: t.on_invoices_issued_from_now_on(),
    lines: [
      { name: 'supplier_name', label: t.supplier_name(), type: 'text' },
      { name: 'supplier_gst_number', label: t.supplier_gst_number(), type: 'text' },
      { name: 'supplier_address', label: t.supplier_address(), type: 'text' },
    ],
  },
  {
    id: 'support',
    title: t.support(),
    text: t.shown_at_the_bottom_of_every_page(),
    lines: [
      { name: 'support_email', label: t.support_email(), type: 'email' },
      { name: 'support_phone', label: t.support_phone(), type: 'tel' },
    ],
  },
  {
    id: 'social-media',
    title: t.social_media_and_apps(),
    text: t.links_at_the_bottom_of_every_page(),
    lines: [
      { name: 'facebook_url', label: t.facebook(), type: 'url' },
      { name: 'instagram_url', label: t.instagram(), type: 'url' },
      { name: 'tiktok_url', label: 'TikTok', type: 'url' },
      { name: 'youtube_url', label: 'YouTube', type: 'url' },
      { name: 'app_store_url', label: t.app_store(), type: 'url' },
      { name: 'play_store_url', label: t.google_play(), type: 'url' },
    ],
  },
])

export interface SettingsLabels<Name extends WordedSetting = WordedSetting> {
  name: Name
  label: string
  help: string
  max: number
}

export const getTexts = makeTexts((): SettingsLabels<PageText>[] => [
  {
    name: 'maintenance_notice',
    label: t.maintenance_notice(),
    help: t.shown_at_the_top_of_every_page_while(),
    max: 300,
  },
  {
    name: 'subscription_alert',
    label: t.subscription_alert(),
    help: t.shown_when_a_plan_is_needed(),
    max: 500,
  },
  {
    name: 'safety_hint',
    label: t.safety_hint(),
    help: t.stands_where_buyers_find_how_to_reach(),
    max: 500,
  },
  {
    name: 'finance_disclosure',
    label: t.finance_disclosure(),
    help: t.printed_beside_every_estimate_of_repayments(),
    max: 1500,
  },
])

export interface NumberSetting {
  name: NumberField
  label: string
  /** The label where the value already has its unit. */
  short: string
  help: string
  optional?: boolean
  unit?: 'dollars' | 'percent'
  describe: (value: number) => string
  /** The meaning of a blank field. */
  blank?: string
}

export const getFreeLimitFields = makeTexts((): NumberSetting[] => {
  const unlimited = {
    help: t.leave_blank_for_no_limit(),
    optional: true,
    blank: t.no_limit(),
    describe: formatCount,
  }
  const limits: [NumberField, string][] = [
    ['free_general_listings', t.general_listings_at_once()],
    ['free_vehicle_listings', t.vehicle_listings_at_once()],
    ['free_property_listings', t.property_listings_at_once()],
  ]
  return [
    ...limits.map(([name, label]) => ({ name, label, short: label, ...unlimited })),
    {
      name: 'free_pictures',
      label: t.photos_a_listing(),
      short: t.photos_a_listing(),
      help: t.from_1_to_20(),
      describe: formatCount,
    },
  ]
})

export const getStaffFields = makeTexts((): NumberSetting[] => [
  {
    name: 'second_person_dollars',
    label: t.refunds_from_in_dollars(),
    short: t.refunds_from(),
    help: t.these_need_a_second_admin(),
    optional: true,
    blank: t.nobody_is_asked(),
    describe: (value) => formatMoney(value * 100),
  },
])

export const getDeletionLabels = makeTexts(
  (): Record<SettingsValues['deletions_need'], { label: string; help: string }> => ({
    one_admin: { label: t.one_admin(), help: t.whoever_may_delete_members_does_so_alone() },
    two_admins: { label: t.two_admins(), help: t.one_proposes_it_and_another_approves() },
  }),
)

export const getRuleFields = makeTexts((): NumberSetting[] => [
  {
    name: 'min_auction_minutes',
    label: t.shortest_auction_in_minutes(),
    short: t.settings_shortest_auction(),
    help: t.leave_blank_for_the_default(),
    optional: true,
    blank: t.the_default(),
    describe: formatMinutes,
  },
  {
    name: 'max_auction_days',
    label: t.longest_auction_in_days(),
    short: t.settings_longest_auction(),
    help: t.counted_from_when_it_goes_live(),
    describe: (value) => formatMinutes(value * 1440),
  },
  {
    name: 'extension_minutes',
    label: t.extension_in_minutes(),
    short: t.settings_extension(),
    help: t.a_bid_this_close_to_the_end_moves_the(),
    describe: formatMinutes,
  },
  {
    name: 'reserve_floor_percent',
    label: t.lowest_reserve_in_per_cent(),
    short: t.lowest_reserve(),
    help: t.after_the_first_bid_a_seller_can_lower(),
    describe: (value) => `${value}%`,
  },
  {
    name: 'outage_seconds',
    label: t.outage_in_seconds(),
    short: t.outage(),
    help: t.if_no_server_responds_for_this_long_it(),
    describe: (value) => t.count_seconds({ count: value }),
  },
  {
    name: 'outage_extension_minutes',
    label: t.time_after_an_outage_in_minutes(),
    short: t.time_after_an_outage(),
    help: t.an_outage_near_the_end_of_an_auction(),
    describe: formatMinutes,
  },
  {
    name: 'max_auto_relists',
    label: t.automatic_relistings(),
    short: t.automatic_relistings(),
    help: t.the_most_times_an_unsold_listing_can(),
    describe: formatCount,
  },
])

export const getNumberFields = makeTexts(() => [
  ...getRuleFields(),
  ...getFreeLimitFields(),
  ...getStaffFields(),
  ...getFeeFields(),
])

/** Null for a setting that isn't a number. */
export function describeNumberSetting(field: string, value: unknown): string | null {
  const setting = getNumberFields().find(({ name }) => name === field)
  if (value === null) return setting?.blank ?? null
  return setting && typeof value === 'number' ? setting.describe(value) : null
}

export const getSmsSection = makeTexts(() => ({
  title: 'SMS',
  text: 'The whole message. Only sent once an SMS provider is set up. One SMS holds 160 characters, or 70 with macrons or curly quotes; longer ones cost more.',
  texts: smsNames.map((name): SettingsLabels<SmsText> => {
    const { label } = smsTexts[name]
    return { name, label, help: '', max: maxSmsCharacters }
  }),
}))

export const getSettingsLabels = makeTexts((): Record<string, string> => ({
  approval_for: t.approval_before_publishing(),
  approval_category_ids: t.categories_that_need_approval(),
  ...Object.fromEntries(
    [
      ...getNumberFields(),
      { name: 'deletions_need', label: t.deleting_a_member_takes() },
      ...getTexts(),
      ...getSmsSection().texts,
      ...getLineSections().flatMap(({ lines }) => lines),
      { name: 'carriers', label: t.carriers() },
      ...entriesOf(getFlagLabels()).map(([name, { label }]) => ({ name, label })),
      { name: 'success_fee_exceptions', label: t.fee_exceptions() },
    ].map(({ name, label }) => [name, label]),
  ),
}))
