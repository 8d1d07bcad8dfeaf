import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { must } from '#platform/common/must.ts'

export type Interval = 'month' | 'year'

export interface Terms {
  plan_id: number
  price_cents: number
  interval: Interval
}

export interface Period {
  starts_at: Date
  ends_at: Date
}

/**
 * Returns the start of a period, counted from the anchor by the calendar in Auckland: months from
 * 31 January begin on 28 February and then on 31 March.
 */
export function findPeriodStart(anchoredAt: Date, interval: Interval, period: number): Date {
  if (period === 0) return anchoredAt
  const [year, month, day, time] = aucklandLocal(anchoredAt).split(/[-T]/)
  const months = Number(year) * 12 + Number(month) - 1 + period * (interval === 'year' ? 12 : 1)
  const toYear = Math.floor(months / 12)
  const toMonth = (months % 12) + 1
  const lastDay = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  const two = (number: number) => String(number).padStart(2, '0')
  return must(
    readAucklandLocal(`${toYear}-${two(toMonth)}-${two(Math.min(Number(day), lastDay))}T${time}`),
    'anniversary',
  ).at
}

export const findPeriod = (anchoredAt: Date, interval: Interval, period: number): Period => ({
  starts_at: findPeriodStart(anchoredAt, interval, period),
  ends_at: findPeriodStart(anchoredAt, interval, period + 1),
})

/** The gateway's minimum; less isn't charged. */
export const minChargeCents = 50

export interface Line {
  of: 'unused' | 'plan'
  plan_id: number
  amount_cents: number
  period: Period
}

export type Change =
  | { kind: 'same' }
  | { kind: 'downgrade'; at: Date }
  | {
      kind: 'upgrade'
      due_cents: number
      lines: Line[]
      /** A new one from now, if the interval changes; null if the period continues. */
      period: Period | null
    }

interface Current extends Terms {
  period: Period
  /** The amount paid for the period, less refunds. */
  paidCents: number
  /** Its plan's normal price: a plan that Hoko gave counts with it. */
  worthCents: number
}

/**
 * A higher monthly price is an upgrade and applies at once, less the unused part of the old plan;
 * anything else applies at the period's end. So does a change whose old plan has more left than the
 * new one costs: Hoko never owes money.
 */
export function judgeChange(current: Current, wanted: Terms, now: Date): Change {
  if (wanted.plan_id === current.plan_id) return { kind: 'same' }
  const down: Change = { kind: 'downgrade', at: current.period.ends_at }
  if (priceByYear(wanted) <= priceByYear({ ...current, price_cents: current.worthCents })) return down
  const rest: Period = { starts_at: now, ends_at: current.period.ends_at }
  const left = getShare(rest, current.period)
  const unusedCents = Math.round(current.paidCents * left)
  const unused: Line[] =
    unusedCents > 0
      ? [{ of: 'unused', plan_id: current.plan_id, amount_cents: -unusedCents, period: rest }]
      : []
  const isSameInterval = wanted.interval === current.interval
  const period = isSameInterval ? rest : findPeriod(now, wanted.interval, 0)
  const amountCents = isSameInterval ? Math.round(wanted.price_cents * left) : wanted.price_cents
  const dueCents = amountCents - unusedCents
  if (!isSameInterval && dueCents < minChargeCents) return down
  return {
    kind: 'upgrade',
    due_cents: dueCents < minChargeCents ? 0 : dueCents,
    lines: [...unused, { of: 'plan', plan_id: wanted.plan_id, amount_cents: amountCents, period }],
    period: isSameInterval ? null : period,
  }
}

export const priceByYear = ({ price_cents: priceCents, interval }: Pick<Terms, 'price_cents' | 'interval'>) =>
  interval === 'year' ? priceCents : priceCents * 12

function getShare(rest: Period, whole: Period): number {
  const length = (period: Period) => period.ends_at.getTime() - period.starts_at.getTime()
  return Math.min(1, Math.max(0, length(rest) / length(whole)))
}

/**
 * Days after the first failure on which the card is retried; after the last the subscription ends.
 */
export const retryDays = [1, 3, 5, 7]

const dayMs = 86_400_000

/** @returns null if there are no more retries */
export function findNextAttempt(pastDueSince: Date, attempts: number): Date | null {
  const days = retryDays[attempts - 1]
  return days === undefined ? null : new Date(pastDueSince.getTime() + days * dayMs)
}

/** How long a preview's costs are valid. */
export const previewMs = 15 * 60_000

/**
 * Returns the moment of a preview, or null if it's too old, in the future, or from before the
 * period.
 */
export function readShownAt(asOf: string | undefined, periodStartsAt: Date, now: Date): Date | null {
  if (asOf === undefined) return now
  const at = new Date(asOf)
  const age = now.getTime() - at.getTime()
  return age >= 0 && age <= previewMs && at >= periodStartsAt ? at : null
}
