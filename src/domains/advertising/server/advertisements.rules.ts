import type { AdvertisementState, Placement } from '#domains/advertising/common/advertisements.ts'
import type { AdvertisementPlace } from '#domains/advertising/common/showing.ts'
import type { Figures, Terms } from './advertisements.types.ts'

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
