import { fact } from '#server/platform/jobs/outbox.ts'

/** Reactions read the account's present status. */
/** An admin has begun to look at a member's account. */
export const memberViewed = fact<{ account_id: number; viewer_id: number; reason: string }>('account.viewed')

export const accountStatusChanged = fact<{ account_id: number }>('account.status-changed')
