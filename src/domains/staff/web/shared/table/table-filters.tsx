import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { DayField, PriceField } from './day-field.tsx'
import { FilterBar, FilterChip, MoreFilters } from './filter-bar.tsx'
import type { AddressValue, TableAddress } from './table-address.ts'
import type { AnySearch, Filter } from './table-definition.ts'
import * as t from '#domains/staff/texts.ts'

interface TableFiltersProps {
  label: string
  filters: Filter[]
  search: AnySearch
  address: TableAddress<AnySearch>
  to: (search: AnySearch) => string
}

/** Filters in the bar and filters that only have a chip. */
type Field = Exclude<Filter, { kind: 'search' | 'link' }>

function listNames(filter: Exclude<Filter, { kind: 'search' }>): string[] {
  if (filter.kind === 'link') return filter.names
  return filter.kind === 'choice' ? [filter.name] : [filter.from, filter.to]
}

export function TableFilters({ label, filters, search, address, to }: TableFiltersProps) {
  const changeAddress = useChangeAddress()
  const go = (change: Record<string, AddressValue>) =>
    changeAddress(to(address.narrowed(search, change)), {
      preventScrollReset: true,
      // Back undoes a whole search, not its last letters.
      replace: 'q' in change && search.q !== undefined,
    })
  const fields = filters.filter(
    (filter): filter is Field => filter.kind !== 'search' && filter.kind !== 'link',
  )
  const findValue = (filter: Field) => listNames(filter).find((name) => search[name] !== undefined)
  const renderField = (filter: Field) => (
    <FilterField key={filter.label} filter={filter} search={search} address={address} go={go} />
  )
  const rare = fields.filter(({ isRare }) => isRare)
  return (
    <FilterBar
      label={label}
      field={filters.map(
        (filter) =>
          filter.kind === 'search' && (
            <SearchField
              key="q"
              shortcut="/"
              label={filter.label}
              q={String(search.q ?? '')}
              onSearch={(q) => go({ q: q || undefined })}
            />
          ),
      )}
      values={fields.map(findValue)}
      chips={<Chips filters={filters} search={search} go={go} />}
    >
      {fields.filter(({ isRare }) => !isRare).map(renderField)}
      {rare.length > 0 && <MoreFilters>{rare.map(renderField)}</MoreFilters>}
    </FilterBar>
  )
}

interface FieldProps {
  filter: Field
  search: AnySearch
  address: TableAddress<AnySearch>
  go: (change: Record<string, AddressValue>) => void
}

function FilterField({ filter, search, address, go }: FieldProps) {
  if (filter.kind === 'choice') {
    const { name, label, any, options, resets = [] } = filter
    const all = Array.isArray(options)
      ? options
      : Object.entries(options).map(([value, words = value]) => ({
          value,
          label: typeof words === 'string' ? words : words.label,
        }))
    return (
      <span className="max-w-full sm:max-w-60">
        <PillSelect
          label={label}
          value={String(search[name] ?? '')}
          onChange={({ target }) =>
            go({
              ...Object.fromEntries(resets.map((other) => [other, undefined])),
              [name]: address.parse(name, target.value),
            })
          }
          options={[{ value: '', label: any }, ...all]}
        />
      </span>
    )
  }
  const ends = [
    { label: filter.label, name: filter.from },
    { label: t.to(), name: filter.to },
  ]
  return ends.map(({ label, name }) =>
    filter.kind === 'days' ? (
      <DayField
        key={name}
        label={label}
        day={search[name] as string | undefined}
        onDay={(day) => go({ [name]: day })}
      />
    ) : (
      <PriceField
        key={name}
        label={label}
        cents={search[name] as number | undefined}
        onCents={(cents) => go({ [name]: cents })}
      />
    ),
  )
}

function Chips({ filters, search, go }: Pick<FieldProps, 'search' | 'go'> & { filters: Filter[] }) {
  return filters.map((filter) => {
    if (filter.kind === 'search' || !filter.chip) return null
    const names = listNames(filter)
    return names.some((name) => search[name] !== undefined) ? (
      <FilterChip
        key={names.join()}
        onRemove={() => go(Object.fromEntries(names.map((name) => [name, undefined])))}
      >
        {filter.chip()}
      </FilterChip>
    ) : null
  })
}
