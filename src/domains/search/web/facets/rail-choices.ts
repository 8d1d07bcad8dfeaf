import type { Category } from '#domains/catalogue/common/catalogue.ts'
import { nearestTo, readNear } from '#domains/places/common/near.ts'
import type { Region } from '#domains/places/common/places.ts'
import { weekendDays } from '#platform/web/weekend.ts'
import type { Search, FacetFilter } from './answer-search.ts'
import type { Counts } from './facet-counts.ts'
import * as t from '#domains/search/texts.ts'

type Kind = 'region' | 'district' | 'suburb'

export interface PlaceChoice {
  slug: string
  name: string
  /** The depth: 0 for a region, 2 for a suburb. */
  depth: 0 | 1 | 2
  chosen: boolean
  change: Pick<Search, Kind>
}

interface PlaceChoices {
  shown: PlaceChoice[]
  others: PlaceChoice[]
  narrowest: string[]
}

interface Step {
  kind: Kind
  slug: string
  name: string
  depth: 0 | 1 | 2
  within: Step | null
  /**
   * True for a region's only district with the same name, such as Gisborne. The region represents
   * both.
   */
  isTwin?: boolean
}

const listed = new WeakMap<Region[], Step[]>()

/**
 * Lists each place after the wider one around it. The server gets the same regions for every page.
 */
function listSteps(regions: Region[]): Step[] {
  const known = listed.get(regions) ?? buildSteps(regions)
  listed.set(regions, known)
  return known
}

const buildSteps = (regions: Region[]): Step[] =>
  regions.flatMap((region) => {
    const top: Step = { kind: 'region', slug: region.slug, name: region.name, depth: 0, within: null }
    return [
      top,
      ...region.districts.flatMap((district) => {
        const middle: Step = {
          kind: 'district',
          slug: district.slug,
          name: district.name,
          depth: 1,
          within: top,
          isTwin: region.districts.length === 1 && district.name === region.name,
        }
        const suburbs = district.suburbs.map(({ slug, name }): Step => ({
          kind: 'suburb',
          slug,
          name,
          depth: 2,
          within: middle,
        }))
        return [middle, ...suburbs]
      }),
    ]
  })

export function placeChoices(search: Search, regions: Region[]): PlaceChoices {
  const steps = listSteps(regions)
  const isNamed = ({ kind, slug }: Step) => search[kind]?.includes(slug) ?? false
  const lies = (step: Step, inPlace: Step): boolean =>
    step.within !== null && (step.within === inPlace || lies(step.within, inPlace))
  // A district alone implies its region.
  const named = steps.filter(isNamed)
  const chosen = steps.filter((step) => isNamed(step) || named.some((one) => lies(one, step)))
  const narrowest = chosen.filter((step) => !chosen.some((other) => lies(other, step)))
  const choice = (step: Step): PlaceChoice => {
    const { slug, name, depth } = step
    const isChosen = chosen.includes(step)
    const after = isChosen
      ? chosen.filter((one) => one !== step && !lies(one, step))
      : [...chosen, step, ...ancestors(step)]
    return { slug, name, depth, chosen: isChosen, change: changeTo(after) }
  }
  const only = narrowest.length === 1 ? (narrowest[0] ?? null) : null
  const inside = steps.filter(({ within }) =>
    only
      ? within === only || (within?.isTwin && within.within === only)
      : chosen.length === 0 && within === null,
  )
  const beside = steps.filter(
    (step) => !chosen.includes(step) && narrowest.some(({ within }) => within === step.within),
  )
  const isShown = ({ isTwin }: Step) => !isTwin
  const regionsLeft = steps.filter((step) => step.within === null && !chosen.includes(step))
  const others = chosen.length === 0 ? [] : [...new Set([...beside, ...regionsLeft])]
  return {
    shown: steps
      .filter((step) => chosen.includes(step) || inside.includes(step))
      .filter(isShown)
      .map(choice),
    others: others.filter(isShown).map(choice),
    narrowest: narrowest.map(({ name }) => name),
  }
}

const ancestors = ({ within }: Step): Step[] => (within ? [within, ...ancestors(within)] : [])

function changeTo(steps: Step[]): PlaceChoice['change'] {
  const slugs = (kind: Kind) => {
    const all = [...new Set(steps.filter((step) => step.kind === kind).map(({ slug }) => slug))].toSorted()
    return all.length > 0 ? all : undefined
  }
  return { region: slugs('region'), district: slugs('district'), suburb: slugs('suburb') }
}

export interface RailChoices {
  type?: Category['type'] | undefined
  weekends: string[]
  filters: FacetFilter[]
  trail: { id: number; name: string }[]
  categories: { id: number; name: string; count: number }[]
  /** The nearest suburb and its label: 'Within 10 km of Petone'. */
  near?: { suburb: string; words: string }
  /** The name of the suburb that totals are for. */
  destination?: string | undefined
  places: PlaceChoices
  counts?: Counts
  total?: number | null
}

export function railChoices(
  search: Search,
  categories: Category[],
  regions: Region[],
  filters: FacetFilter[],
  now: Date,
): RailChoices {
  return {
    type: getType(search, categories),
    filters,
    weekends: weekendDays(now),
    ...categoryChoices(search, categories),
    places: placeChoices(search, regions),
    ...nearChoice(search, regions),
    destination: findSuburbName(search.to, regions),
  }
}

function findSuburbName(slug: string | undefined, regions: Region[]): string | undefined {
  if (slug === undefined) return undefined
  return regions
    .flatMap(({ districts }) => districts.flatMap(({ suburbs }) => suburbs))
    .find((suburb) => suburb.slug === slug)?.name
}

export const getType = ({ category, type }: Search, categories: Category[]) =>
  categories.find(({ id }) => id === category)?.type ?? type

function categoryChoices(
  { category, type }: Search,
  all: Category[],
): Pick<RailChoices, 'trail' | 'categories'> {
  const byId = new Map(all.map((one) => [one.id, one]))
  const trail: Category[] = []
  for (let step = byId.get(category ?? 0); step; step = byId.get(step.parent_id ?? 0)) trail.unshift(step)
  const chosen = trail.at(-1)
  const offered = all.filter((one) =>
    chosen
      ? one.parent_id === chosen.id
      : one.parent_id === null && (type === undefined || one.type === type),
  )
  const filled = offered.filter((one) => one.listing_count > 0)
  return {
    trail: trail.map(({ id, name }) => ({ id, name })),
    categories: (filled.length > 0 ? filled : offered).map(({ id, name, listing_count: listingCount }) => ({
      id,
      name,
      count: listingCount,
    })),
  }
}

function nearChoice({ near }: Search, regions: Region[]): Pick<RailChoices, 'near'> {
  const around = near === undefined ? null : readNear(near)
  const suburbs = regions.flatMap(({ districts }) => districts.flatMap((district) => district.suburbs))
  const nearest = around && nearestTo(around, suburbs)
  if (!nearest) return {}
  return {
    near: {
      suburb: nearest.slug,
      words: t.within_radius_km_km_of_name({ radius_km: around.radiusKm, name: nearest.name }),
    },
  }
}
