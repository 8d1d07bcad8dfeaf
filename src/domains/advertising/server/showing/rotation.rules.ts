import type { AdvertisementPlace } from '#domains/advertising/common/advertisements.ts'
import { type AdvertisementRow, isFor, getAdvertisementState } from '../advertisements.rules.ts'

/** Impressions served by this node since the figures were read, by place. */
type Handed = Record<AdvertisementPlace, number>

export interface Candidate {
  row: Pick<
    AdvertisementRow,
    | 'id'
    | 'placement'
    | 'shown'
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

/** Picks the next ones in a place: those shown least there, the newest first among equals. */
export function chooseNext<One extends Candidate>(
  all: One[],
  place: AdvertisementPlace,
  amount: number,
): One[] {
  return all
    .filter(({ row, handed }) => isFor(row.placement, place) && isRunning(row, handed))
    .toSorted((one, other) => countShown(one, place) - countShown(other, place) || other.row.id - one.row.id)
    .slice(0, amount)
}

/**
 * A served advertisement counts as seen, so that a limit isn't exceeded before the figures are read
 * again.
 */
function isRunning(row: Candidate['row'], { results, home }: Handed): boolean {
  const impressions = row.impressions + results + home
  const today = { ...row.today, impressions: row.today.impressions + results + home }
  return getAdvertisementState(row, { ...row, impressions, today }, row.day) === 'running'
}

const countShown = ({ row, handed }: Candidate, place: AdvertisementPlace) => row.shown[place] + handed[place]

export function countRunning(all: Candidate[], place: AdvertisementPlace): number {
  return all.filter(({ row, handed }) => isFor(row.placement, place) && isRunning(row, handed)).length
}
