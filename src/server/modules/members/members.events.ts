import { fact } from '#server/platform/jobs/outbox.ts'

/** Reactions read the account's present status. */
export const accountStatusChanged = fact<{ account_id: number }>('account.status-changed')
