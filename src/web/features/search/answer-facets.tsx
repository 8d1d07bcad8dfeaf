import { type FacetFilter, choicesOf, toggled } from './answer-search.ts'
import { Facet, FacetLink } from './facet.tsx'
import { RailField, SearchForm } from './search-form.tsx'
import { type Asked, changed, searchAddress } from './search-address.ts'

interface AnswerFacetsProps {
  asked: Asked
  filters: FacetFilter[]
  name: string
}

/** What the category is narrowed by beyond what every listing says. */
export function AnswerFacets({ asked, filters, name }: AnswerFacetsProps) {
  return filters.map((filter) => (
    <Facet key={filter.key} title={filter.name} name={`${name}-attr-${filter.key}`}>
      {filter.kind === 'number_range' ? (
        <Range asked={asked} filter={filter} />
      ) : (
        <Choices asked={asked} filter={filter} />
      )}
    </Facet>
  ))
}

interface AnswerFacetProps {
  asked: Asked
  filter: FacetFilter
}

const most_at_once = 8

function Choices({ asked, filter }: AnswerFacetProps) {
  const choices = choicesOf(filter)
  const isChosen = (value: string) => asked.search.attr?.[filter.key]?.includes(value) ?? false
  const links = choices.map(({ value, words }) => (
    <li key={value}>
      <FacetLink
        chosen={isChosen(value)}
        to={searchAddress(changed(asked.search, toggled(asked.search, filter.key, value)), {
          face: asked.face,
        })}
      >
        {words}
      </FacetLink>
    </li>
  ))
  if (links.length <= most_at_once + 1) return <ul>{links}</ul>
  return (
    <>
      <ul>{links.slice(0, most_at_once)}</ul>
      <details open={choices.slice(most_at_once).some(({ value }) => isChosen(value)) || undefined}>
        <summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold text-pounamu hover:underline xl:min-h-8">
          {links.length - most_at_once} more
        </summary>
        <ul>{links.slice(most_at_once)}</ul>
      </details>
    </>
  )
}

function Range({ asked, filter: { key, name, unit } }: AnswerFacetProps) {
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
