import type { TableName } from '#domains/insights/common/table-views/table-views.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { auditLabel } from './audit-labels.ts'
import { formatPlainDay } from '../moments.ts'
import * as t from '#domains/staff/texts.ts'
import { isKeyOf } from '#platform/common/records.ts'

const getTables = makeTexts((): Record<TableName, string> => ({
  users: t.users(),
  staff: t.staff(),
  listings: t.admin_listings(),
  reviews: t.reviews(),
  invoices: t.view_of_invoices(),
  chats: t.chats(),
  'audit-log': t.audit_log(),
  'member-reports': t.member_reports(),
  payments: t.view_of_payments(),
  advertisements: t.advertisements(),
  'finance-enquiries': t.view_of_enquiries(),
}))

/** The heads of columns whose keys aren't words. */
const getColumns = makeTexts((): Record<string, string> => ({
  display_name: t.name(),
  recipient_name: t.column_recipient(),
  seller_name: t.column_seller(),
  live_count: t.column_live(),
  sold_count: t.column_sold(),
  bid_count: t.column_bids(),
  message_count: t.column_messages(),
  created_at: t.column_date(),
  issued_at: t.column_date(),
  last_at: t.column_last_message(),
  last_seen_at: t.column_last_seen(),
  begun_at: t.column_begun(),
  written_at: t.column_written(),
  changed_at: t.column_changed(),
  gst: 'GST',
}))

const getOrders = makeTexts((): Record<string, string> => ({ asc: t.ascending(), desc: t.descending() }))

export const describeTable = (table: string): string =>
  isKeyOf(getTables(), table) ? getTables()[table] : table

export const describeColumn = (key: string): string => getColumns()[key] ?? auditLabel(key)

/** 'Status: active · Sorted by: Name' for a stored address of a table. */
export function describeFilters(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${describeColumn(name)}: ${describeValue(name, value)}`)
    .join(' · ')
}

const dayPattern = /^\d{4}-\d\d-\d\d$/

function describeValue(name: string, value: string): string {
  if (name === 'sort') return describeColumn(value)
  if (name === 'order') return getOrders()[value] ?? value
  if (name === 'q') return `“${value}”`
  if (name.endsWith('_cents')) return formatMoney(Number(value))
  return dayPattern.test(value) ? formatPlainDay(value) : value.replaceAll('_', ' ')
}
