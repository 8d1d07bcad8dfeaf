import type { SearchField } from '#domains/search/common/fields/search-fields.ts'
import { RailField } from '../box/typed-form.tsx'
import { type Search, toggleValue } from '../facets/answer-search.ts'
import { isSame } from '../facets/facet-counts.ts'
import { FacetLink, FacetList } from '../facets/facet.tsx'
import type { FieldFacetsProps } from './field-facets.tsx'
import { readTexts } from './field-values.ts'
import * as t from '#domains/search/texts.ts'

const anotherLabels: Record<string, () => string> = {
  make: t.another_make,
  model: t.another_model,
  colour: t.another_colour,
}

interface NameChoicesProps extends FieldFacetsProps {
  field: SearchField
  to: (change: Partial<Search>) => string
}

/** Values that sellers wrote, such as makes: the counted ones as links, and any other typed. */
export function NameChoices({ request: { search }, typed, counts, field, name, to }: NameChoicesProps) {
  const offered = counts?.choices[field.name] ?? []
  const chosen = readTexts(search, field)
  const isChosen = (value: string) => chosen.some((one) => isSame(one, value))
  const unlisted = chosen.filter((one) => !offered.some(({ value }) => isSame(one, value)))
  const all = [...unlisted.map((value) => ({ value, count: 0 })), ...offered].toSorted(
    (one, other) => Number(isChosen(other.value)) - Number(isChosen(one.value)),
  )
  const list = `${name}-${field.name}-names`
  const toggle = (value: string): Partial<Search> => ({
    [field.name]: toggleValue(
      chosen.length > 0 ? chosen : undefined,
      chosen.find((one) => isSame(one, value)) ?? value,
    ),
    // Another make has other models.
    ...(field.name === 'make' && { model: undefined }),
  })
  return (
    <>
      <FacetList
        names={all.map(({ value }) => value)}
        links={all.map(({ value, count }) => (
          <li key={value}>
            <FacetLink
              chosen={isChosen(value)}
              isOneOfSeveral
              to={to(toggle(value))}
              count={counts && { count, isAbout: counts.is_sampled }}
            >
              {value}
            </FacetLink>
          </li>
        ))}
      />
      <div className="mt-1.5">
        {/* A typed value joins the chosen ones. */}
        <RailField
          key={chosen.join()}
          typed={typed}
          label={anotherLabels[field.name]?.() ?? field.label()}
          name={field.name}
          value={undefined}
          list={list}
        />
        <datalist id={list}>
          {offered.map(({ value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      </div>
    </>
  )
}
