import { vehicleFields } from '#domains/listings/common/rules/vehicle-fields.ts'
import { getEmailSettingLabels } from '#domains/messaging/web/shared/email-settings.ts'
import { getFlagLabels } from '#domains/settings/web/shared/fee-setting-labels.ts'
import {
  getLineSections,
  getNumberFields,
  getSmsSection,
  getTexts,
} from '#domains/settings/web/shared/settings-labels.ts'
import { entriesOf } from '#platform/common/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/staff/texts.ts'

const getFieldLabels = makeTexts((): Record<string, string> => ({
  report_of: t.report_about(),
  page: t.page(),
  version: t.version(),
  restored_version: t.restored_version(),
  staff_role: t.role(),
  until: t.until(),
  proposed_by: t.proposed_by(),
  part: t.part_of_account(),
  is_strike: t.counts_as_a_strike(),
  first_name: t.first_name(),
  last_name: t.last_name(),
  phone_number: t.phone(),
  seller_kind: t.sells(),
  trading_name: t.trading_name(),
  nzbn: 'NZBN',
  gst_number: t.gst_number(),
  trader_number: t.motor_trader_number(),
  agency_licence: t.agency_licence(),
  is_adult: t.n_18_or_older(),
  licence_words: t.buyers_confirm(),
  avatar_image_id: t.photo(),
  ends_sessions: t.signed_out_everywhere(),
  ended_sessions: t.sessions_ended(),
  category_id: t.category(),
  image_ids: t.photos(),
  sale_method: t.sold_by(),
  duration_minutes: t.duration(),
  closes_at: t.closes(),
  starts_at: t.starts(),
  parent_id: t.parent_category(),
  is_famous: t.featured(),
  image: t.picture(),
  auctions_replayed: t.auctions_replayed(),
  total_before_cents: t.total_before(),
  total_after_cents: t.total_after(),
  increments: t.bid_increments(),
  approval_for: t.approval(),
  deletions_need: t.deleting_a_member_takes(),
  approval_category_ids: t.categories_that_need_approval(),
  document_ids: t.documents(),
  agent_ids: t.agents(),
  agent_id: t.agent(),
  licence_number: t.licence_number(),
  image_id: t.photo(),
  logo_id: t.logo(),
  banner_id: t.banner(),
  color: t.color(),
  text_color: t.text_color(),
  strapline: t.strapline(),
  hours: t.opening_hours(),
  special_days: t.special_days(),
  closed_on_public_holidays: t.closed_on_public_holidays(),
  street_address: t.street_address(),
  slug: t.address_of_page(),
  floor_plan_ids: t.floor_plans(),
  floor_area_m2: t.floor_area_m(),
  land_area_m2: t.land_area_m(),
  auto_relist_left: t.automatic_relists_left(),
  max_general_listings: t.general_listings(),
  max_vehicle_listings: t.vehicle_listings(),
  max_property_listings: t.property_listings(),
  max_pictures: t.photos_a_listing(),
  featured_listings: t.featured_listings(),
  dealership_feed: t.stock_feed(),
  mc_dealership_id: t.dealership_number(),
  max_agents: t.agents(),
  branding: t.branding(),
  stripe_price_id: t.providers_price(),
  annual_rate_bp: t.interest_rate(),
  min_deposit_percent: t.smallest_deposit(),
  min_amount_cents: t.smallest_loan(),
  max_amount_cents: t.biggest_loan(),
  terms_months: t.terms_in_months(),
  logo_image_id: t.logo(),
  is_enabled: t.enabled_on_vehicles(),
  is_offered: t.finance_offered(),
  interval: t.paid_every(),
}))

const getOtherLabels = makeTexts((): Record<string, string> => ({
  notice: t.notice_shown(),
  ends_at: t.planned_end(),
  link: t.link(),
  placement: t.placement(),
  alt: t.picture_description(),
  starts_on: t.first_day(),
  ends_on: t.last_day(),
  max_impressions: t.impressions_in_total(),
  max_clicks: t.clicks_in_total(),
  max_impressions_per_day: t.impressions_a_day(),
  max_clicks_per_day: t.clicks_a_day(),
  period: t.listings_in_between(),
  amount: t.advertisements_at_a_time(),
  rows: t.rows(),
  q: t.search(),
  query: t.admin_filters(),
  is_shared: t.shared_view(),
  sort: t.sorted_by(),
}))

const getLabels = makeTexts((): Record<string, string> => ({
  ...getFieldLabels(),
  ...getOtherLabels(),
  ...Object.fromEntries(Object.entries(vehicleFields).map(([field, { texts }]) => [field, texts.label()])),
  ...Object.fromEntries(
    [...getLineSections().flatMap(({ lines }) => lines), ...getTexts(), ...getSmsSection().texts].map(
      ({ name, label }) => [name, label],
    ),
  ),
  ...Object.fromEntries(entriesOf(getFlagLabels()).map(([name, { label }]) => [name, label])),
  ...Object.fromEntries(getNumberFields().map(({ name, short }) => [name, short])),
  ...getEmailSettingLabels(),
}))

export function auditLabel(field: string): string {
  const known = getLabels()[field]
  if (known) return known
  const words = field.replace(/_(?:cents|id)$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
