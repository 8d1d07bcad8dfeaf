import { RailField, type Typed } from '../box/typed-form.tsx'
import { changeSearch, type SearchRequest, searchAddress } from '../search-address.ts'
import { type FacetFilter, listOptions, toggleOption } from './answer-search.ts'
import { type Counts, getCounts } from './facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet } from './facet.tsx'

interface AnswerFacetsProps {
  request: SearchRequest
  typed: Typed
  filters: FacetFilter[]
  counts: Counts
  total: number | null | undefined
  name: string
}

/** The number of facets open at first; the others are folded. */
const maxOpen = 2

export function AnswerFacets({ request, typed, filters, counts, total, name }: AnswerFacetsProps) {
  const { search, face } = request
  return filters.map((filter, at) => {
    const { key } = filter
    const own = { title: filter.name, name: `${name}-attr-${key}`, folds: at >= maxOpen }
    if (filter.kind === 'number_range') {
      const isChosen = [`${key}_min`, `${key}_max`].some((end) => search.attr?.[end] !== undefined)
      return (
        <Facet key={key} {...own} isChosen={isChosen}>
          <Range request={request} typed={typed} filter={filter} />
        </Facet>
      )
    }
    const words = Object.fromEntries(listOptions(filter).map((choice) => [choice.value, choice.words]))
    return (
      <ChoiceFacet
        key={key}
        {...own}
        takesSeveral
        total={total}
        choices={choicesFrom(words, search.attr?.[key], getCounts(counts, `attr.${key}`), (value) =>
          searchAddress(changeSearch(search, toggleOption(search, key, value)), { face }),
        )}
      />
    )
  })
}

function Range({
  request,
  typed,
  filter: { key, unit },
}: {
  request: SearchRequest
  typed: Typed
  filter: FacetFilter
}) {
  const names = [`attr.${key}_min`, `attr.${key}_max`] as const
  const [min, max] = names.map((end) => request.search.attr?.[end.slice('attr.'.length)]?.[0])
  const suffix = unit ? ` ${unit}` : ''
  return (
    <div className="grid grid-cols-2 gap-2">
      <RailField typed={typed} label={`From${suffix}`} name={names[0]} value={min} number={{ step: 'any' }} />
      <RailField typed={typed} label={`To${suffix}`} name={names[1]} value={max} number={{ step: 'any' }} />
    </div>
  )
}
