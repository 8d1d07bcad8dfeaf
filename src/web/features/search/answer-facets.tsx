import { type FacetFilter, choicesOf, toggled } from './answer-search.ts'
import { countsOf, type Counts, filledFirst } from './facet-counts.ts'
import { Facet, FacetLink, FacetList, most_at_once } from './facet.tsx'
import { RailField, SearchForm } from './search-form.tsx'
import { type Asked, changed, searchAddress } from './search-address.ts'

interface AnswerFacetsProps {
  asked: Asked
  filters: FacetFilter[]
  counts: Counts
  name: string
}

/** What the category is narrowed by beyond what every listing says. */
export function AnswerFacets({ asked, filters, counts, name }: AnswerFacetsProps) {
  return filters.map((filter) => (
    <Facet key={filter.key} title={filter.name} name={`${name}-attr-${filter.key}`}>
      {filter.kind === 'number_range' ? (
        <Range asked={asked} filter={filter} />
      ) : (
        <Choices asked={asked} filter={filter} counts={counts} />
      )}
    </Facet>
  ))
}

interface AnswerFacetProps {
  asked: Asked
  filter: FacetFilter
  counts: Counts
}

function Choices({ asked, filter, counts }: AnswerFacetProps) {
  const isChosen = (value: string) => asked.search.attr?.[filter.key]?.includes(value) ?? false
  const countOf = countsOf(counts, `attr.${filter.key}`)
  const choices = filledFirst(choicesOf(filter), ({ value }) =>
    isChosen(value) ? undefined : countOf?.(value),
  )
  return (
    <FacetList
      startsOpen={choices.slice(most_at_once).some(({ value }) => isChosen(value))}
      links={choices.map(({ value, words }) => (
        <li key={value}>
          <FacetLink
            chosen={isChosen(value)}
            to={searchAddress(changed(asked.search, toggled(asked.search, filter.key, value)), {
              face: asked.face,
            })}
            count={countOf?.(value)}
          >
            {words}
          </FacetLink>
        </li>
      ))}
    />
  )
}

function Range({ asked, filter: { key, name, unit } }: Omit<AnswerFacetProps, 'counts'>) {
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
