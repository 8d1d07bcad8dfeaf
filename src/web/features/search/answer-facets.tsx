import { type FacetFilter, choicesOf, toggled } from './answer-search.ts'
import { countsOf, type Counts } from './facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet } from './facet.tsx'
import { RailField, SearchForm } from './search-form.tsx'
import { type Asked, changed, searchAddress } from './search-address.ts'

interface AnswerFacetsProps {
  asked: Asked
  filters: FacetFilter[]
  counts: Counts
  total: number | null | undefined
  name: string
}

/** So many stand open; the rest wait behind their titles. */
const most_open = 2

/** What the category is narrowed by beyond what every listing says. */
export function AnswerFacets({ asked, filters, counts, total, name }: AnswerFacetsProps) {
  const { search, face } = asked
  return filters.map((filter, at) => {
    const { key } = filter
    const own = { title: filter.name, name: `${name}-attr-${key}`, folds: at >= most_open }
    if (filter.kind === 'number_range') {
      const isChosen = [`${key}_min`, `${key}_max`].some((end) => search.attr?.[end] !== undefined)
      return (
        <Facet key={key} {...own} isChosen={isChosen}>
          <Range asked={asked} filter={filter} />
        </Facet>
      )
    }
    const words = Object.fromEntries(choicesOf(filter).map((choice) => [choice.value, choice.words]))
    return (
      <ChoiceFacet
        key={key}
        {...own}
        total={total}
        choices={choicesFrom(words, search.attr?.[key], countsOf(counts, `attr.${key}`), (value) =>
          searchAddress(changed(search, toggled(search, key, value)), { face }),
        )}
      />
    )
  })
}

function Range({ asked, filter: { key, name, unit } }: { asked: Asked; filter: FacetFilter }) {
  const names = [`attr.${key}_min`, `attr.${key}_max`] as const
  const [min, max] = names.map((end) => asked.search.attr?.[end.slice('attr.'.length)]?.[0])
  const suffix = unit ? ` ${unit}` : ''
  return (
    <SearchForm asked={asked} names={names} submit={`Apply ${name.toLowerCase()}`}>
      <div className="grid grid-cols-2 gap-2">
        <RailField label={`From${suffix}`} name={names[0]} value={min} number={{ step: 'any' }} />
        <RailField label={`To${suffix}`} name={names[1]} value={max} number={{ step: 'any' }} />
      </div>
    </SearchForm>
  )
}
