import type {
  AdvertisementFigures,
  AdvertisementState,
  Placement,
} from '#domains/advertising/common/advertisements.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { formatPlainDay as formatDay } from '#domains/staff/web/shared/moments.ts'
import { getNumberFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/advertising/texts.ts'

export const getPlacementLabels = makeTexts((): Record<Placement, { label: string; help: string }> => ({
  everywhere: { label: t.everywhere(), help: t.results_and_home_page() },
  results: { label: t.search_results(), help: t.between_listings_on_ibuy() },
  home: { label: t.home_page(), help: t.between_rows_on_the_home_page() },
}))

export const getStateLabels = makeTexts(
  (): Record<AdvertisementState, { label: string; kind: 'good' | 'plain' | 'bid' }> => ({
    running: { label: t.running(), kind: 'good' },
    scheduled: { label: t.scheduled(), kind: 'bid' },
    reached_today: { label: t.limit_reached_today(), kind: 'bid' },
    reached: { label: t.limit_reached(), kind: 'plain' },
    ended: { label: t.ended(), kind: 'plain' },
    disabled: { label: t.disabled(), kind: 'plain' },
  }),
)

export const formatRate = ({ impressions, clicks }: AdvertisementFigures): string =>
  impressions === 0
    ? '–'
    : getNumberFormat({ style: 'percent', maximumFractionDigits: 2 }).format(clicks / impressions)

export function describeDays({
  starts_on: startsOn,
  ends_on: endsOn,
}: {
  starts_on: string | null
  ends_on: string | null
}) {
  if (startsOn && endsOn) return t.from_day_to_day({ from: formatDay(startsOn), to: formatDay(endsOn) })
  if (startsOn) return t.from_day({ from: formatDay(startsOn) })
  return endsOn ? t.until_day({ to: formatDay(endsOn) }) : t.any_time()
}
