import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { describeDevice } from '#domains/accounts/web/shared/device-labels.ts'
import {
  type MemberRecord,
  type MemberRecordKind,
  memberRecordKinds,
} from '#domains/moderation/common/records/records.ts'
import { getFlagReasonLabels, getMemberFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'

export const getKindLabels = makeTexts((): Record<MemberRecordKind, string> => ({
  listings: t.listings(),
  trades: t.trades(),
  bids: t.bids(),
  offers: t.offers(),
  questions: t.questions(),
  reviews: t.reviews(),
  reports: t.reports(),
  blocks: t.blocks(),
  disputes: t.disputes(),
  chats: t.chats(),
  support: t.support(),
  payments: t.payments(),
  sessions: t.sessions(),
  changes: t.changes(),
  notes: t.notes(),
}))

export const getTabLabels = makeTexts((): Record<MemberTab, string> => ({
  ...getKindLabels(),
  plan: t.plan(),
  feed: t.stock_feed(),
  shop: t.shop(),
}))

const getRoleLabels = makeTexts((): Record<string, string> => ({
  sold: t.sold(),
  bought: t.bought(),
  made: t.made(),
  got: t.got(),
  given: t.given(),
  by: t.by_them(),
  about: t.about_them(),
  of: t.of_them(),
  dispute: t.dispute(),
  default: t.default_word(),
  seller: t.seller(),
  buyer: t.buyer(),
  email: t.email(),
  phone_number: t.phone(),
  payment_details: t.payment_details(),
  device: t.device(),
  start: t.start(),
  upgrade: t.upgrade(),
  renewal: t.renewal(),
  general: t.general(),
  vehicle: t.vehicle(),
  property: t.property(),
}))

const getRecordStatuses = makeTexts((): Record<string, string> => ({
  draft: t.draft(),
  pending: t.pending(),
  active: t.records_active(),
  sold: t.sold(),
  unsold: t.unsold(),
  withdrawn: t.withdrawn(),
  suspended: t.suspended(),
  unconfirmed: t.unconfirmed(),
  agreed: t.agreed(),
  paid: t.paid(),
  sent: t.sent(),
  completed: t.completed(),
  disputed: t.disputed(),
  cancelled: t.cancelled(),
  leading: t.leading(),
  won: t.won(),
  outbid: t.outbid(),
  lost: t.lost(),
  void: t.void_word(),
  countered: t.countered(),
  accepted: t.accepted(),
  declined: t.declined(),
  expired: t.expired(),
  answered: t.answered(),
  unanswered: t.unanswered(),
  removed: t.removed(),
  open: t.open(),
  upheld: t.upheld(),
  dismissed: t.dismissed(),
  contested: t.contested(),
  stood: t.stood(),
  resolved: t.resolved(),
  archived: t.archived(),
  blocked: t.blocked(),
  succeeded: t.succeeded(),
  refunded: t.refunded(),
  part_refunded: t.part_refunded(),
  failed: t.failed(),
  requires_action: t.requires_action(),
  pinned: t.pinned(),
}))

export const describeRole = (role: string | null): string =>
  role === null ? '' : (getRoleLabels()[role] ?? role)

export const describeStatus = (status: string | null): string =>
  status === null ? '' : (getRecordStatuses()[status] ?? status)

export const needsCare = (status: string | null): boolean =>
  status !== null &&
  ['suspended', 'disputed', 'failed', 'void', 'upheld', 'stood', 'blocked'].includes(status)

/** The line under the title. */
export function describeRecord(kind: MemberRecordKind, record: MemberRecord): string {
  const { text, detail, count } = record
  if (kind === 'bids') return t.auction_bids({ count: count ?? 0 })
  if (kind === 'chats' || kind === 'support') return t.messages({ count: count ?? 0 })
  if (kind === 'reviews') return [t.stars({ count: (count ?? 0) / 2 }), text].filter(Boolean).join(' · ')
  if (kind === 'reports') return [describeReason(detail), text].filter(Boolean).join(': ')
  if (kind === 'payments') return detail === null ? '' : formatInvoiceNumber(Number(detail))
  if (kind === 'sessions') return detail === null ? '' : describeDevice(detail)
  if (kind === 'changes') return describeChange(record)
  return text ?? ''
}

function describeChange({ role, text, detail }: MemberRecord): string {
  if (role !== 'email' && role !== 'phone_number') return ''
  return detail === null ? '' : t.from_to({ from: text ?? '', to: detail })
}

function describeReason(reason: string | null): string {
  const words: Record<string, string> = { ...getFlagReasonLabels(), ...getMemberFlagReasonLabels() }
  return reason === null ? '' : (words[reason] ?? reason)
}

/** Returns the admin address of the row's subject. */
export function getRecordAddress(
  kind: MemberRecordKind,
  { id, listing, detail }: MemberRecord,
): string | null {
  if (kind === 'chats') return `/view-chat/${id}`
  if (kind === 'support') return `/support?chat=${id}`
  if (kind === 'reviews') return `/reviews/${id}`
  if (kind === 'payments') return detail === null ? null : `/invoices?q=${detail}`
  return listing && `/listings?open=${listing.id}`
}

/** Tabs with a panel of their own instead of a table of records. */
export const memberPanels = ['plan', 'feed', 'shop'] as const
export type MemberTab = MemberRecordKind | (typeof memberPanels)[number]

/** More tabs don't fit one line at 1360 px. */
const maxShownTabs = 8

/**
 * Splits the record tabs into those shown and those folded under "More": the empty ones, and what
 * doesn't fit the line. The current one is always shown.
 */
export function foldTabs(
  kinds: readonly MemberRecordKind[],
  counts: Partial<Record<MemberRecordKind, number>>,
  current: MemberTab | null,
): { shown: MemberRecordKind[]; folded: MemberRecordKind[] } {
  const filled = kinds.filter((kind) => kind === current || (counts[kind] ?? 0) > 0)
  const fitting = filled.filter((kind, n) => n < maxShownTabs || kind === current)
  return { shown: fitting, folded: kinds.filter((kind) => !fitting.includes(kind)) }
}

export interface RecordsSearch {
  tab: MemberTab | null
  page: number
}

export function readRecordsSearch(params: URLSearchParams): RecordsSearch {
  const tab = [...memberRecordKinds, ...memberPanels].find((kind) => kind === params.get('tab')) ?? null
  const page = Number(params.get('page') ?? 1)
  return { tab, page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1 }
}

export const recordsAddress = (id: number, tab: MemberTab | null, page = 1): string =>
  `/user/${id}/detail${tab === null ? '' : `?tab=${tab}`}${page > 1 ? `&page=${page}` : ''}`
