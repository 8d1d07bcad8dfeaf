import type { AdvertisementPlace } from '#contract/advertisements/showing.ts'
import type { AdvertisementRow } from '../advertisements.queries.ts'
import { isFor, stateOf } from '../advertisements.rules.ts'

/** Since the figures were read, by this node, by place. */
export type Handed = Record<AdvertisementPlace, number>

export interface Candidate {
  row: Pick<
    AdvertisementRow,
    | 'id'
    | 'placement'
    | 'shown'
    | 'running_ms'
    | 'day'
    | 'impressions'
    | 'clicks'
    | 'today'
    | 'status'
    | 'starts_on'
    | 'ends_on'
    | 'max_impressions'
    | 'max_clicks'
    | 'max_impressions_per_day'
    | 'max_clicks_per_day'
  >
  handed: Handed
}

/** Those whose turn it is in a place: shown there least, for the part of today they have been running. */
export function chooseNext<One extends Candidate>(
  all: One[],
  place: AdvertisementPlace,
  amount: number,
): One[] {
  return all
    .filter(({ row, handed }) => isFor(row.placement, place) && isRunning(row, handed))
    .toSorted((one, other) => shareOf(one, place) - shareOf(other, place) || one.row.id - other.row.id)
    .slice(0, amount)
}

/** What was handed out counts as seen, so that a limit isn't overrun before the figures are read again. */
function isRunning(row: Candidate['row'], { results, home }: Handed): boolean {
  const impressions = row.impressions + results + home
  const today = { ...row.today, impressions: row.today.impressions + results + home }
  return stateOf(row, { ...row, impressions, today }, row.day) === 'running'
}

/** Below it, moments between two that begin together would decide. */
const min_running_ms = 60_000

/**
 * Per running time: one that began at noon would otherwise be shown alone until it had caught up. One more than it was
 * shown, so that it begins level and not in front.
 */
function shareOf({ row, handed }: Candidate, place: AdvertisementPlace): number {
  return (row.shown[place] + handed[place] + 1) / Math.max(row.running_ms, min_running_ms)
}

export function countRunning(all: Candidate[], place: AdvertisementPlace): number {
  return all.filter(({ row, handed }) => isFor(row.placement, place) && isRunning(row, handed)).length
}
