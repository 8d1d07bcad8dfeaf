import type { ReactNode } from 'react'
import { type Near, readNear, writeNear } from '#domains/places/common/near.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { changeSearch, isSeveral, type Search, type SearchRequest, searchAddress } from '../search-address.ts'
import { getCounts, offeredChoices } from './facet-counts.ts'
import { FacetLink, FacetList } from './facet.tsx'
import type { PlaceChoice, RailChoices } from './rail-choices.ts'
import * as t from '#domains/search/texts.ts'

export interface NearSlot {
  name: string
  near: Near | null
  suburb: string | null
  onChange: (near: Near) => void
}
export interface DestinationSlot {
  name: string
  /** A suburb's slug; null without a choice. */
  suburb: string | null
  isRural: boolean
  onChange: (to: { suburb: string | null; isRural: boolean }) => void
}
/** A page gives these, so that search knows no form of places. */
export interface PlaceChoosers {
  near: (slot: NearSlot) => ReactNode
  destination: (slot: DestinationSlot) => ReactNode
}

interface PlaceFacetProps {
  request: SearchRequest
  choices: RailChoices
  name: string
}

export type To = (change: Partial<Search>) => string

export function NearFacet({
  request: { search, face },
  choices,
  render,
  name,
}: PlaceFacetProps & { render: PlaceChoosers['near'] }) {
  const changeAddress = useChangeAddress(isSeveral)
  return (
    <>
      {choices.near && (
        <FacetLink chosen to={searchAddress(changeSearch(search, { near: undefined }), { face })}>
          {choices.near.words}
        </FacetLink>
      )}
      {render({
        name,
        near: search.near === undefined ? null : readNear(search.near),
        suburb: choices.near?.suburb ?? null,
        onChange: (near) =>
          changeAddress(searchAddress(changeSearch(search, { near: writeNear(near) }), { face }), {
            preventScrollReset: true,
          }),
      })}
    </>
  )
}

export function DestinationFacet({
  request: { search, face },
  render,
  name,
}: Omit<PlaceFacetProps, 'choices'> & { render: PlaceChoosers['destination'] }) {
  const changeAddress = useChangeAddress(isSeveral)
  return render({
    name,
    suburb: search.to ?? null,
    isRural: search.to_rural === 'yes',
    onChange: ({ suburb, isRural }) => {
      const change: Partial<Search> =
        suburb === null ? { to: undefined } : { to: suburb, to_rural: isRural ? 'yes' : undefined }
      changeAddress(searchAddress(changeSearch(search, change), { face }), { preventScrollReset: true })
    },
  })
}

export function offerPlaces({ counts }: RailChoices, places: PlaceChoice[]) {
  const countsOf = placeKinds.map((kind) => getCounts(counts, kind))
  return offeredChoices(
    places.map((place) => ({
      value: place,
      count: countsOf[place.depth]?.(place.slug),
      isChosen: place.chosen,
    })),
    null,
  )
}

/** Any number can be chosen; a narrower place replaces the wider one around it. */
export function PlaceLinks({
  search,
  choices,
  shown,
  to,
}: {
  search: Search
  choices: RailChoices
  shown: ReturnType<typeof offerPlaces>
  to: To
}) {
  const { others } = choices.places
  const linksTo = (offered: ReturnType<typeof offerPlaces>) =>
    offered.map(({ value: place, count }) => (
      <li key={`${place.depth} ${place.slug}`}>
        <FacetLink
          isOneOfSeveral
          indent={place.depth > 0}
          chosen={place.chosen}
          to={to(place.change)}
          count={count}
        >
          {place.name}
        </FacetLink>
      </li>
    ))
  return (
    <>
      {others.length > 0 && (
        <FacetLink back to={to({ region: undefined, district: undefined, suburb: undefined })}>
          {t.all_of_new_zealand()}
        </FacetLink>
      )}
      <FacetList links={linksTo(shown)} names={shown.map(({ value }) => value.name)} />
      {search.suburb && (
        <FacetLink
          isOneOfSeveral
          indent
          chosen={search.beside !== undefined}
          to={to({ beside: search.beside === undefined ? 'yes' : undefined })}
        >
          {t.suburbs_beside_it_too()}
        </FacetLink>
      )}
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-9 cursor-pointer items-center py-1 text-sm text-ink-2 hover:text-pounamu xl:min-h-8">
            {t.add_another_place()}
          </summary>
          <ul>{linksTo(offerPlaces(choices, others))}</ul>
        </details>
      )}
    </>
  )
}

const placeKinds = ['region', 'district', 'suburb'] as const
