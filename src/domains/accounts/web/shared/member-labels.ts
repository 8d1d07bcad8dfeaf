import { formatDayAndMonth, formatMoney } from '#platform/common/formats/formats.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import {
  deleteMember,
  type Member,
  putMember,
  startReset,
  putMemberStatus,
  putStaffRole,
} from '#domains/accounts/common/members/members.ts'
import { partialKinds, type PartialKind } from '#domains/accounts/common/members/suspension-labels.ts'
import { mayCall } from '#platform/common/access/staff-roles.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'

type Status = Member['status']

export const getStatusLabels = makeTexts((): Record<Status, string> => ({
  active: t.active(),
  suspended: t.suspended(),
  pending: t.unfinished(),
  deleted: t.deleted(),
}))

export const statusKinds = {
  active: 'plain',
  suspended: 'wrong',
  pending: 'plain',
  deleted: 'plain',
} as const satisfies Record<Status, string>

export const getTypeLabels = makeTexts((): Record<Member['type'], string> => ({
  user: t.user(),
  admin: t.administrator(),
}))

export const getSellerLabels = makeTexts((): Record<Member['seller_kind'], string> => ({
  private: t.sells_privately(),
  in_trade: t.sells_in_trade(),
}))

export const getSellerNames = makeTexts((): Record<Member['seller_kind'], string> => ({
  private: t.private_word(),
  in_trade: t.in_trade(),
}))

export const getContactRemoved = makeTexts(() => t.removed_with_the_account())

export const fullName = ({
  first_name: firstName,
  last_name: lastName,
}: Pick<Member, 'first_name' | 'last_name'>): string => `${firstName} ${lastName}`.trim()

interface StatusFace {
  label: string
  kind: 'plain' | 'wrong'
}

/** A partially suspended member isn't simply active. */
export function describeStatus(
  { status, suspensions }: Pick<Member, 'status' | 'suspensions'>,
  now = serverNow(),
): StatusFace {
  const running = suspensions.filter(({ lifted_at: liftedAt }) => liftedAt === null)
  const parts = partialKinds.filter((part) => running.some(({ kind }) => kind === part))
  const first = running.find(({ kind }) => kind === (status === 'suspended' ? 'whole' : parts[0]))
  return describeRowStatus({ status, suspended_from: parts, suspended_until: first?.until ?? null }, now)
}

interface StatusRow {
  status: Status
  suspended_from: PartialKind[]
  suspended_until: string | null
}

export function describeRowStatus(
  { status, suspended_from: suspendedFrom, suspended_until: until }: StatusRow,
  now = serverNow(),
): StatusFace {
  const [first] = suspendedFrom
  if (status !== 'suspended' && (status !== 'active' || first === undefined)) {
    return { label: getStatusLabels()[status], kind: statusKinds[status] }
  }
  if (status === 'active' && suspendedFrom.length > 1) {
    return { label: t.members_suspended_from_several({ parts: joinParts(suspendedFrom) }), kind: 'wrong' }
  }
  const kind = status === 'suspended' || first === undefined ? 'whole' : first
  const label =
    until === null
      ? t.members_suspended_from({ kind })
      : t.members_suspended_until({ kind, day: formatDayAndMonth(new Date(until), new Date(now)) })
  return { label, kind: 'wrong' }
}

function joinParts(parts: PartialKind[]) {
  if (!parts.includes('messaging')) return 'selling_buying'
  if (!parts.includes('buying')) return 'selling_messaging'
  return parts.includes('selling') ? 'other' : 'buying_messaging'
}

type Viewer = Pick<Account, 'id' | 'staff_role'>

/** Only full admins may change the accounts of admins. */
export function mayDo({ status, id, type }: Pick<Member, 'status' | 'id' | 'type'>, viewer: Viewer | null) {
  const isOwn = id === viewer?.id
  const isUsable = status === 'active' || status === 'suspended'
  const can = (op: AnyOperation) => mayCall(op, viewer?.staff_role ?? 'read_only')
  const isTheirs = type === 'user' || isOwn || can(putStaffRole)
  const may = (op: AnyOperation) => isUsable && isTheirs && can(op)
  return {
    edit: may(putMember),
    suspend: may(putMemberStatus) && status === 'active' && !isOwn,
    reinstate: may(putMemberStatus) && status === 'suspended',
    reset: may(startReset) && !isOwn,
    delete: may(deleteMember) && !isOwn,
    role: type === 'admin' && may(putStaffRole),
  }
}

export function describeSales({
  count,
  total_cents: totalCents,
  delivery_cents: deliveryCents,
  unpaid_count: unpaidCount,
  unpaid_cents: unpaidCents,
}: Member['open_sales']): string {
  if (count === 0) return t.they_have_no_open_sales()
  return t.they_have_open_sales_well_tell_the_buyers({
    count,
    total: formatMoney(totalCents),
    with_delivery: deliveryCents > 0,
    all_paid: unpaidCount === 0,
    unpaid_count: unpaidCount,
    unpaid: formatMoney(unpaidCents),
  })
}
