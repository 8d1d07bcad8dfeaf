import type { ReactNode } from 'react'
import { isCountedUp, type SearchField, searchFields } from '#domains/search/common/fields/search-fields.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { RailField, type Typed } from '../box/typed-form.tsx'
import { type Search, toggleValue } from '../facets/answer-search.ts'
import { type Counts, getCounts } from '../facets/facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet } from '../facets/facet.tsx'
import { changeSearch, type SearchRequest, searchAddress } from '../search-address.ts'
import { getOptions } from './field-labels.ts'
import { isRequested, readParameter, readRange, readTexts, writeParameter } from './field-values.ts'
import { NameChoices } from './name-choices.tsx'
import { StepChoices } from './step-choices.tsx'
import * as t from '#domains/search/texts.ts'

export interface FieldFacetsProps {
  request: SearchRequest
  typed: Typed
  counts: Counts
  total: number | null | undefined
  name: string
}

/** The fields of one type, in the order of the rail; those behind “More filters” once they're chosen. */
export function listRailFields(type: SearchField['type'], search: Search) {
  const all = searchFields.filter((field) => field.type === type)
  const isShown = (field: SearchField) => field.rail !== 'more' || isRequested(search, field)
  return {
    shown: [
      ...all.filter(({ rail }) => rail === 'open'),
      ...all.filter(({ rail }) => rail !== 'open'),
    ].filter(isShown),
    more: all.filter((field) => !isShown(field)),
  }
}

export function FieldFacet({ field, ...props }: FieldFacetsProps & { field: SearchField }) {
  const { request, counts, total } = props
  const { search, face } = request
  const to = (change: Partial<Search>) => searchAddress(changeSearch(search, change), { face })
  const own = { title: field.label(), name: `${props.name}-${field.name}`, folds: field.rail !== 'open' }
  const { kind, name, value } = field
  if (kind === 'several' && value.kind === 'choice')
    return (
      <ChoiceFacet
        {...own}
        takesSeveral
        total={total}
        choices={choicesFrom(getOptions(field), readTexts(search, field), getCounts(counts, name), (one) =>
          to({ [name]: toggleValue(readChosen(search, field), one) }),
        )}
      />
    )
  if (kind === 'yes')
    return (
      <ChoiceFacet
        {...own}
        total={total}
        choices={choicesFrom(
          { yes: t.yes() },
          isRequested(search, field) ? ['yes'] : [],
          getCounts(counts, name),
          () => to({ [name]: isRequested(search, field) ? undefined : 'yes' }),
        )}
      />
    )
  if (isCountedUp(field) || kind === 'months_ahead')
    return <StepChoices {...own} field={field} search={search} counts={counts} total={total} to={to} />
  // A model is chosen once its make is.
  if (name === 'model' && !search.make) return null
  return (
    <Facet {...own} isChosen={isRequested(search, field)}>
      {kind === 'several' ? (
        <NameChoices {...props} field={field} to={to} />
      ) : (
        <Typable {...props} field={field} id={own.name} />
      )}
    </Facet>
  )
}

const readChosen = (search: Search, field: SearchField) => {
  const chosen = readTexts(search, field)
  return chosen.length > 0 ? chosen : undefined
}

/** A day, or the two ends of a range. */
function Typable({
  request: { search },
  typed,
  field,
  id,
}: FieldFacetsProps & { field: SearchField; id: string }) {
  const { kind, name, value } = field
  if (kind === 'by_day') {
    const day = readParameter(search, `${name}_by`)
    return (
      <RailField
        typed={typed}
        label={t.by_day()}
        name={`${name}_by`}
        value={typeof day === 'string' ? day : undefined}
        isDay
      />
    )
  }
  const ends = ['min', 'max'] as const
  const error = ends.map((end) => typed.errors[`${name}_${end}`]).find(Boolean)
  const errorId = error ? `${id}-error` : undefined
  const range = readRange(search, field)
  const suffix = value.kind === 'money' ? ' $' : 'unit' in value && value.unit ? ` ${value.unit}` : ''
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {ends.map((end, at) => {
          const parameter = `${name}_${end}`
          const chosen = range[at]
          return (
            <RailField
              key={end}
              typed={typed}
              label={(end === 'min' ? t.from_word() : t.to_word()) + suffix}
              spokenLabel={
                end === 'min' ? t.field_from({ field: field.label() }) : t.field_to({ field: field.label() })
              }
              name={parameter}
              value={chosen === undefined ? undefined : formatTyped(field, parameter, chosen)}
              figures={value.kind === 'decimal' ? 'decimal' : 'numeric'}
              error={errorId}
            />
          )
        })}
      </div>
      {error && errorId && (
        <div className="mt-1.5" role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </>
  )
}

/** As a person writes it: 90,000, but 2016. */
function formatTyped({ value }: SearchField, parameter: string, chosen: number): string {
  const written = writeParameter(parameter, chosen)
  return value.kind === 'year' || value.kind === 'decimal' ? written : formatCount(Number(written))
}

export const renderFieldFacets = (fields: readonly SearchField[], props: FieldFacetsProps): ReactNode =>
  fields.map((field) => <FieldFacet key={field.name} field={field} {...props} />)
