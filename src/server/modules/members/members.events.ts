import { fact } from '#server/platform/jobs/outbox.ts'

/** Suspended or reinstated; whoever reacts looks at what the account is by then. */
export const accountStatusChanged = fact<{ account_id: number }>('account.status-changed')
