import type { DayOfReport, ReportRows, UserReports } from '#domains/insights/common/user-reports.ts'
import { refuse } from '#platform/server/refusal.ts'

interface Reader {
  /** A member of the business's team. */
  by_member?: number
}

/** A team can't see the business's purchases. */
export function requireSellingRows({ by_member: byMember }: Reader, show: ReportRows | undefined): void {
  if (byMember !== undefined && (show === 'bids_placed' || show === 'purchases')) refuse('not_found')
}

const none = { value: 0, before: 0, change_percent: null }

export function hideBuying(
  { by_member: byMember }: Reader,
  { figures, daily }: Pick<UserReports, 'figures' | 'daily'>,
): Pick<UserReports, 'figures' | 'daily'> {
  if (byMember === undefined) return { figures, daily }
  return {
    figures: { ...figures, bids_placed: none, purchases: none, spend_cents: none },
    daily: daily.map((day): DayOfReport => ({ ...day, bids_placed: 0, purchases: 0, spend_cents: 0 })),
  }
}
