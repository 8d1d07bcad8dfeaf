import type { PartialKind } from '#domains/accounts/common/members/suspension-kinds.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/** Reactions read the account's present status. */
/** An admin has begun to look at a member's account. */
export const memberViewed = fact<{ account_id: number; viewer_id: number; reason: string }>('account.viewed')

export const accountStatusChanged = fact<{ account_id: number }>('account.status-changed')

interface PartlySuspended {
  account_id: number
  kind: PartialKind
  until: string | null
  reason: string
}

/** Of a part of what members may do; the whole account has a mail of its own. */
export const suspensionStarted = fact<PartlySuspended>('suspension.started')
export const suspensionChanged = fact<PartlySuspended>('suspension.changed')

/** Without a reason at its time. */
export const suspensionEnded = fact<Pick<PartlySuspended, 'account_id' | 'kind'> & { reason: string | null }>(
  'suspension.ended',
)
