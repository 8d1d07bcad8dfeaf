import type { Region } from '#domains/places/common/places.ts'
import type { Search } from './search-types.ts'

type Kind = 'region' | 'district' | 'suburb'

export interface PlaceChoice {
  slug: string
  name: string
  /** The depth: 0 for a region, 2 for a suburb. */
  depth: 0 | 1 | 2
  chosen: boolean
  change: Pick<Search, Kind>
}

export interface PlaceChoices {
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
