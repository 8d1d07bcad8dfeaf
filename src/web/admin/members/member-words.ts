import type { Member } from '#contract/members.ts'

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
    reset: status === 'active' && !isOwn,
    delete: isUsable && !isOwn,
  }
}
