import type {
  Advertisement,
  AdvertisementFigures,
  Placement,
  AdvertisementState,
  AdvertisementPlace,
  listAdvertisements,
} from '#domains/advertising/common/advertisements.ts'
import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'
import type { OperationValues } from '#platform/common/operation.ts'

export interface Terms extends Pick<
  Advertisement,
  | 'status'
  | 'starts_on'
  | 'ends_on'
  | 'max_impressions'
  | 'max_clicks'
  | 'max_impressions_per_day'
  | 'max_clicks_per_day'
> {}

export interface Figures extends AdvertisementFigures {
  today: AdvertisementFigures
}

export interface AdvertisementRow extends Terms, Figures {
  id: number
  name: string
  link: string
  alt: string
  image_id: number
  placement: Placement
  created_at: Date
  updated_at: Date
  /** A day in Auckland. */
  day: string
  /** Impressions by place since the rotation last started level; see `turns`. */
  shown: { results: number; home: number }
}

/** @param today in Auckland, YYYY-MM-DD */
export function getAdvertisementState(terms: Terms, figures: Figures, today: string): AdvertisementState {
  if (terms.status === 'disabled') return 'disabled'
  if (terms.ends_on !== null && terms.ends_on < today) return 'ended'
  if (isReached(terms.max_impressions, figures.impressions) || isReached(terms.max_clicks, figures.clicks))
    return 'reached'
  if (terms.starts_on !== null && terms.starts_on > today) return 'scheduled'
  return isReached(terms.max_impressions_per_day, figures.today.impressions) ||
    isReached(terms.max_clicks_per_day, figures.today.clicks)
    ? 'reached_today'
    : 'running'
}

const isReached = (cap: number | null, count: number) => cap !== null && count >= cap

export const isFor = (placement: Placement, place: AdvertisementPlace): boolean =>
  placement === 'everywhere' || placement === place

export const isBackwards = ({
  starts_on: startsOn,
  ends_on: endsOn,
}: Pick<Terms, 'starts_on' | 'ends_on'>): boolean => startsOn !== null && endsOn !== null && endsOn < startsOn

type TableSearch = Pick<
  OperationValues<typeof listAdvertisements>,
  'q' | 'state' | 'placement' | 'sort' | 'order'
>

type Key = string | number | null

const sortKeys: Record<TableSearch['sort'], (row: AdvertisementRow) => Key> = {
  created_at: ({ id }) => id,
  name: ({ name }) => foldMacrons(name),
  starts_on: ({ starts_on: startsOn }) => startsOn,
  ends_on: ({ ends_on: endsOn }) => endsOn,
  impressions: ({ impressions }) => impressions,
  clicks: ({ clicks }) => clicks,
  click_rate: ({ impressions, clicks }) => (impressions === 0 ? null : clicks / impressions),
}

/** There are few advertisements, so the state's rule needn't be written in SQL as well. */
export function pickRows(rows: AdvertisementRow[], search: TableSearch): AdvertisementRow[] {
  const { q = '', state, placement, sort, order } = search
  const words = foldMacrons(q)
  const keyOf = sortKeys[sort]
  return rows
    .filter(
      (row) =>
        (words === '' || foldMacrons(row.name).includes(words) || foldMacrons(row.link).includes(words)) &&
        (state === undefined || getAdvertisementState(row, row, row.day) === state) &&
        (placement === undefined || row.placement === placement),
    )
    .toSorted((one, other) => compareKeys(keyOf(one), keyOf(other), order) || other.id - one.id)
}

/** Rows without a value come last, in either order. */
function compareKeys(one: Key, other: Key, order: 'asc' | 'desc'): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const ascending = one < other ? -1 : one > other ? 1 : 0
  return order === 'asc' ? ascending : -ascending
}
