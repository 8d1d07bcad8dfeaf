import type { PartialKind } from '#domains/accounts/common/members/suspension-labels.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const accountDeleted = fact<{ account_id: AccountId }>('account.deleted')

export const sellerKindChanged = fact<{ account_id: AccountId }>('account.seller-kind-changed')

export const paymentDetailsChanged = fact<{
  account_id: AccountId
  is_first: boolean
}>('account.payment-details-changed')

/** Event handlers read the account's present status. */
/** An admin has begun a view of a member's account. */
export const memberViewed = fact<{ account_id: AccountId; viewer_id: AccountId; reason: string }>(
  'account.viewed',
)

export const accountStatusChanged = fact<{ account_id: AccountId }>('account.status-changed')

interface PartlySuspended {
  account_id: AccountId
  kind: PartialKind
  until: string | null
  reason: string
}

/** A partial suspension; one of the whole account has its own email. */
export const suspensionStarted = fact<PartlySuspended>('suspension.started')
export const suspensionChanged = fact<PartlySuspended>('suspension.changed')

/** Has no reason if it ended at its time. */
export const suspensionEnded = fact<Pick<PartlySuspended, 'account_id' | 'kind'> & { reason: string | null }>(
  'suspension.ended',
)
