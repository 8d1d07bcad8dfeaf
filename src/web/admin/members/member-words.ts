import { formatMoney } from '#shared/formats/formats.ts'
import type { Member } from '#contract/members/members.ts'

type Status = Member['status']

export const statusWords: Record<Status, string> = {
  active: 'Active',
  suspended: 'Suspended',
  pending: 'Unfinished',
  deleted: 'Deleted',
}

export const statusKinds = {
  active: 'plain',
  suspended: 'wrong',
  pending: 'plain',
  deleted: 'plain',
} as const satisfies Record<Status, string>

export const typeWords: Record<Member['type'], string> = { user: 'User', admin: 'Administrator' }

export const sellerWords: Record<Member['seller_kind'], string> = {
  private: 'Sells privately',
  in_trade: 'Sells in trade',
}

/** The same where there is little room. */
export const sellerNames: Record<Member['seller_kind'], string> = { private: 'Private', in_trade: 'In trade' }

/** In place of the email and phone of a deleted member. */
export const contact_removed = 'Removed with the account'

export const fullName = ({ first_name, last_name }: Pick<Member, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** What may be done with an account at this point. */
export function mayDo({ status, id }: Pick<Member, 'status' | 'id'>, own_id: number | undefined) {
  const isOwn = id === own_id
  const isUsable = status === 'active' || status === 'suspended'
  return {
    edit: isUsable,
    suspend: status === 'active' && !isOwn,
    reinstate: status === 'suspended',
    reset: isUsable && !isOwn,
    delete: isUsable && !isOwn,
  }
}

/** Whose buyers are told, and what is at stake. */
export function describeSales({
  count,
  total_cents,
  unpaid_count,
  unpaid_cents,
}: Member['open_sales']): string {
  if (count === 0) return 'They have no open sales.'
  const sales = `${count === 1 ? '1 open sale' : `${count} open sales`} worth ${formatMoney(total_cents)}`
  const unpaid =
    unpaid_count === 0 ? 'all marked as paid' : `${unpaid_count} unpaid, worth ${formatMoney(unpaid_cents)}`
  return `They have ${sales}: ${unpaid}. We’ll tell these buyers not to pay and hide the payment and contact details.`
}
