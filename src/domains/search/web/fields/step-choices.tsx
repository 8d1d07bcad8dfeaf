import type { ReactNode } from 'react'
import type { SearchField } from '#domains/search/common/fields/search-fields.ts'
import type { Parts } from '#platform/common/texts/parts.ts'
import { useChangeLink } from '#platform/web/ui/addresses/use-change-address.ts'
import { ChipLink } from '#platform/web/ui/facts/chip.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import type { Search } from '../facets/answer-search.ts'
import { type Counts, describeCount, getCounts, offeredChoices } from '../facets/facet-counts.ts'
import { Facet } from '../facets/facet.tsx'
import { readParameter } from './field-values.ts'
import * as t from '#domains/search/texts.ts'

const hidden = (parts: ReactNode) => <span className="sr-only">{parts}</span>

interface Steps {
  steps: number[]
  renderLabel: (count: number) => Parts<ReactNode>
}

const months: Steps = {
  steps: [1, 3, 6, 12],
  renderLabel: (count) => t.at_least_months({ count, hidden }),
}

const stepsByName: Record<string, Steps> = {
  bedrooms: { steps: [2, 3, 4, 5], renderLabel: (count) => t.at_least_bedrooms({ count, hidden }) },
  bathrooms: { steps: [1, 2, 3, 4], renderLabel: (count) => t.at_least_bathrooms({ count, hidden }) },
}

interface StepChoicesProps {
  field: SearchField
  search: Search
  title: string
  name: string
  folds: boolean
  counts: Counts
  total: number | null | undefined
  to: (change: Partial<Search>) => string
}

/** "n or more". Omits steps without results, and all steps if none narrows the list. */
export function StepChoices({ field, search, counts, total = null, to, ...facet }: StepChoicesProps) {
  const press = useChangeLink()
  const parameter = `${field.name}_min`
  const chosen = readParameter(search, parameter)
  const { steps, renderLabel } = stepsByName[field.name] ?? months
  const countOf = field.kind === 'months_ahead' ? null : getCounts(counts, parameter)
  const offered = offeredChoices(
    steps.map((value) => ({ value, count: countOf?.(value), isChosen: value === chosen })),
    total,
  ).toSorted((one, other) => one.value - other.value)
  if (offered.length === 0) return null
  return (
    <Facet {...facet} isChosen={chosen !== undefined}>
      <ul className="flex flex-wrap gap-1.5">
        {offered.map(({ value, count, isChosen }) => (
          <li key={value}>
            <ChipLink
              to={to({ [parameter]: isChosen ? undefined : value })}
              onClick={press}
              chosen={isChosen}
            >
              <Sentence parts={renderLabel(value)} />
              {count && (
                <span className="sr-only">
                  {`, ${t.number_of_listings({ number: describeCount(count), count: count.count })}`}
                </span>
              )}
            </ChipLink>
          </li>
        ))}
      </ul>
    </Facet>
  )
}
