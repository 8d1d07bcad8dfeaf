import type { CasePerson } from '#domains/moderation/common/cases.ts'
import type { CaseKind, CaseOutcome } from '#domains/moderation/common/case-kinds.ts'
import type { AccountId } from '#platform/common/ids.ts'

interface Parties {
  kind: CaseKind
  about_id: AccountId | null
  other_id: AccountId | null
  seller_id: AccountId | null
}

type Role = CasePerson['role']

const roles: Record<Exclude<CaseKind, 'dispute'>, [about: Role, other: Role]> = {
  listing_report: ['seller', 'reporter'],
  link: ['member', 'seller'],
  member_report: ['member', 'reporter'],
  pending: ['seller', 'member'],
  listing_appeal: ['seller', 'member'],
  account_appeal: ['member', 'member'],
  warning_appeal: ['member', 'member'],
  review_dispute: ['author', 'member'],
  second_person: ['member', 'proposer'],
  payment: ['seller', 'buyer'],
}

/** Returns the person the case is about first. */
export function getRoles({
  kind,
  about_id: aboutId,
  other_id: otherId,
  seller_id: sellerId,
}: Parties): { id: AccountId; role: Role }[] {
  const ofSale = (id: number | null): Role => (id === sellerId ? 'seller' : 'buyer')
  const [about, other] = kind === 'dispute' ? [ofSale(aboutId), ofSale(otherId)] : roles[kind]
  const both = [
    { id: aboutId, role: about },
    { id: otherId, role: other },
  ]
  return both.filter((one): one is { id: AccountId; role: Role } => one.id !== null)
}

/** Names the outcome as the refusal of a second decision shows it. */
export function nameOutcome(kind: CaseKind, outcome: CaseOutcome): CaseOutcome | 'kept' | 'withdrawn' {
  if (kind === 'review_dispute' && outcome === 'upheld') return 'kept'
  if (kind === 'warning_appeal' && outcome === 'lifted') return 'withdrawn'
  return outcome
}
