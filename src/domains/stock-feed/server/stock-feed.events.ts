import type { Guard } from './comparing/guards.rules.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/**
 * The nightly run waits for the dealer: too many would be removed, or refused. Nothing has changed
 * yet.
 */
export const nightlyRunGuarded = fact<{
  run_id: number
  account_id: AccountId
  guards: Guard[]
  gone: number
  refused: number
}>('stock-feed.nightly-run-guarded')
