import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { isKeyOf } from '#platform/common/records.ts'
import { getFlagReasonLabels, getMemberFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import { suspensionKinds } from '#domains/accounts/common/members/suspension-labels.ts'
import {
  getListingStatusLabels,
  getListingTypeLabels,
  getSaleMethodLabels,
} from '#domains/listings/common/listing-labels.ts'
import {
  getFurnishings,
  getPriceMethods,
  getPropertyTypes,
  getPurposes,
  getTitleTypes,
} from '#domains/listings/common/property-labels.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import { vehicleFields } from '#domains/listings/common/rules/vehicle-fields.ts'
import type { AuditEntry } from '#domains/staff/common/audit/audit.ts'
import { getStatusLabels } from '#domains/accounts/web/shared/member-labels.ts'
import { describeSuspensionKind } from '#domains/accounts/web/shared/suspension-choices.ts'
import { getKindLabels, getRuleLabels } from '#domains/moderation/web/shared/case-labels.ts'
import { formatMoment } from '../moments.ts'
import { getPartLabels, getRoleLabels } from '../role-labels.ts'
import {
  describeNumberSetting,
  getApprovalLabels,
  getDeletionLabels,
} from '#domains/settings/web/shared/settings-labels.ts'
import { getFeeSellerLabels } from '#domains/trade-payments/common/fees/fee-labels.ts'
import { describeColumn, describeFilters, describeTable } from './audit-views.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getNumberFormat } from '#platform/common/texts/intl.ts'
import { formatPlainDay } from '../moments.ts'
import * as t from '#domains/staff/texts.ts'

export const getNothing = makeTexts(() => t.audit_nothing())

export interface AuditNames {
  subject?: AuditEntry['subject_kind']
  category?: (id: number) => string | undefined
  pictures?: AuditEntry['picture_names']
}

const getChoices = makeTexts((): Record<string, Record<string, string>> => ({
  sale_method: getSaleMethodLabels(),
  type: { ...getListingTypeLabels(), user: t.user(), admin: t.admin() },
  status: { ...getListingStatusLabels(), shown: t.shown(), hidden: t.hidden() },
  'account.status': getStatusLabels(),
  'trade.status': {
    disputed: t.disputed(),
    completed: t.sale_complete(),
    cancelled: t.sale_cancelled(),
    agreed: t.sale_goes_ahead(),
  },
  'plan.status': { enabled: t.enabled(), disabled: t.disabled() },
  'advertisement.status': { enabled: t.enabled(), disabled: t.disabled() },
  placement: { everywhere: t.everywhere(), results: t.search_results(), home: t.home_page() },
  interval: { month: t.month(), year: t.year() },
  staff_role: Object.fromEntries(Object.entries(getRoleLabels()).map(([role, { label }]) => [role, label])),
  part: getPartLabels(),
  case: getKindLabels(),
  report: { ...getFlagReasonLabels(), ...getMemberFlagReasonLabels() },
  'account.kind': Object.fromEntries(suspensionKinds.map((kind) => [kind, describeSuspensionKind(kind)])),
  deletions_need: Object.fromEntries(
    Object.entries(getDeletionLabels()).map(([key, { label }]) => [key, label]),
  ),
  seller: getFeeSellerLabels(),
  rule: getRuleLabels(),
  seller_kind: { private: t.privately(), in_trade: t.in_trade() },
  condition: { new: t.new_word(), used: t.used() },
  pickup: { none: t.no_pickup(), allowed: t.pickup_available(), must: t.pickup_only() },
  payment_methods: { bank_transfer: t.bank_transfer(), cash: t.cash(), other: t.other() },
  purpose: getPurposes(),
  property_type: getPropertyTypes(),
  price_method: getPriceMethods(),
  title_type: getTitleTypes(),
  furnishings: getFurnishings(),
  approval_for: Object.fromEntries(
    Object.entries(getApprovalLabels()).map(([key, { label }]) => [key, label]),
  ),
}))

const counted: Record<string, (values: { count: number }) => string> = {
  image_ids: t.count_photos,
  document_ids: t.count_documents,
  agent_ids: t.count_agents,
  floor_plan_ids: t.count_floor_plans,
}
const pictureFields = new Set(['image_id', 'avatar_image_id', 'logo_id', 'banner_id', 'logo_image_id'])
const categoryFields = new Set(['category_id', 'category_ids', 'parent_id', 'approval_category_ids'])
/** Null is no limit. */
const unlimitedPattern =
  /^(?:max_(?:general|vehicle|property)_listings|max_(?:impressions|clicks)(?:_per_day)?)$/
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const dayPattern = /^\d{4}-\d\d-\d\d$/
/** Numbers without a thousands separator. */
const ungrouped = /(?:^|_)(?:id|year)$|^year|^(?:listing|warning|payment|version)$/

export function auditValue(field: string, value: unknown, names: AuditNames): string {
  const setting = describeNumberSetting(field, value)
  if (setting !== null) return setting
  if (value === null && unlimitedPattern.test(field)) return t.unlimited()
  if (value === null || value === undefined || value === '') return getNothing()
  if (Array.isArray(value)) return listValue(field, value, names)
  if (typeof value === 'object') return groupValue(value, names)
  if (value === true) return t.audit_yes()
  if (value === false) return t.audit_no()
  if (typeof value === 'number') return numberValue(field, value, names)
  if (typeof value !== 'string') return getNothing()
  return textValue(field, value, names)
}

function listValue(field: string, values: unknown[], names: AuditNames): string {
  if (values.length === 0) return getNothing()
  const describeCounted = counted[field]
  if (describeCounted) return describeCounted({ count: values.length })
  if (names.subject === 'table_view') return values.map((key) => describeColumn(String(key))).join(', ')
  return values.map((value) => auditValue(field, value, names)).join(', ')
}

function groupValue(group: object, names: AuditNames): string {
  const lines = Object.entries(group)
    .map(([field, value]) => auditValue(field, value, names))
    .filter((words) => words !== getNothing())
  return lines.length === 0 ? getNothing() : lines.join(' ')
}

function numberValue(field: string, value: number, names: AuditNames): string {
  if (field.endsWith('_cents')) return formatMoney(value)
  if (field.endsWith('_bp')) return formatRate(value)
  if (field === 'min_deposit_percent') return `${value}%`
  if (field === 'duration_minutes') return formatMinutes(value)
  if (categoryFields.has(field)) return names.category?.(value) ?? t.category_value({ value })
  if (pictureFields.has(field)) return names.pictures?.[value] ?? t.picture_value({ value })
  if (isKeyOf(vehicleFields, field)) return describeVehicleValue(field, value) ?? getNothing()
  return getNumberFormat({ useGrouping: !ungrouped.test(field) }).format(value)
}

function textValue(field: string, value: string, { subject }: AuditNames): string {
  if (subject === 'table_view' && field === 'table') return describeTable(value)
  if (subject === 'table_view' && field === 'query') return describeFilters(value)
  const choice = getChoices()[`${subject}.${field}`]?.[value] ?? getChoices()[field]?.[value]
  if (choice) return choice
  if (isKeyOf(vehicleFields, field)) return describeVehicleValue(field, value) ?? getNothing()
  if (field === 'phone_number') return formatPhone(value)
  if (instantPattern.test(value)) return formatMoment(value)
  return dayPattern.test(value) ? formatPlainDay(value) : value
}
