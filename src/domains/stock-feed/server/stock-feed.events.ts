import type { Guard } from './comparing/guards.rules.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/** The night's run waits for the dealer: too much would vanish, or be refused. Nothing has changed yet. */
export const nightlyRunGuarded = fact<{
  run_id: number
  account_id: number
  guards: Guard[]
  gone: number
  refused: number
}>('stock-feed.nightly-run-guarded')
