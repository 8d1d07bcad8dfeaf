import { ChevronDown, Search as SearchIcon, SlidersHorizontal } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import type { Sort } from '#domains/search/common/search.ts'
import { getPurposes } from '#domains/listings/common/property-labels.ts'
import { getListingTypeLabels } from '#domains/listings/common/listing-labels.ts'
import { textFromCents } from '#platform/web/ui/fields/money-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select, type SelectOption } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { Search } from '../search-address.ts'
import { getSorts } from '../search-labels.ts'
import { isFiltered } from './stock-search.ts'
import * as t from '#domains/search/texts.ts'

interface Stock {
  types: { type: 'general' | 'vehicle' | 'property'; count: number }[]
  makes: string[]
}

interface StockFiltersProps {
  /** The page's address. */
  path: string
  search: Search
  stock: Stock
}

const sorts: Sort[] = ['newest', 'price_low', 'price_high', 'closing_soon']

const isMostly = ({ types }: Stock, type: Stock['types'][number]['type']) => {
  const total = types.reduce((sum, one) => sum + one.count, 0)
  return types.some((one) => one.type === type && one.count * 2 > total)
}

/**
 * A plain form that works without JavaScript, with the choices in the address. Closed at first, so
 * that listings come first.
 */
export function StockFilters({ path, search, stock }: StockFiltersProps) {
  return (
    <details
      open={isFiltered(search) || search.sort !== 'newest'}
      className="group rounded-panel border border-line bg-paper"
      // Resets the fields to the address, also after Back.
      key={JSON.stringify(search)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-panel px-4 py-3 font-semibold hover:text-pounamu [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden className="size-4" />
        {t.filter_and_sort()}
        <ChevronDown aria-hidden className="ml-auto size-4 transition-transform group-open:rotate-180" />
      </summary>
      <StockForm path={path} search={search} stock={stock} />
    </details>
  )
}

function StockForm({ path, search, stock }: StockFiltersProps) {
  const { state, location } = useNavigation()
  const isSearching = state === 'loading' && location.pathname === path
  const type = search.type ?? (stock.types.length === 1 ? stock.types[0]?.type : undefined)
  const sellsVehicles = type === 'vehicle' || (type === undefined && isMostly(stock, 'vehicle'))
  return (
    <Form
      method="get"
      action={`${path}#for-sale`}
      aria-label={t.filter_listings()}
      className="grid gap-3 border-t border-line p-4"
    >
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
        <Field label={t.keywords()}>
          {(control) => (
            <TextInput {...control} type="search" name="q" defaultValue={search.q} maxLength={120} />
          )}
        </Field>
        {stock.types.length > 1 && search.agent === undefined && (
          <Choice
            label={t.what()}
            name="type"
            value={search.type}
            options={stock.types.map((one) => ({ value: one.type, label: getListingTypeLabels()[one.type] }))}
          />
        )}
        {sellsVehicles && stock.makes.length > 0 && (
          <Choice
            label={t.make()}
            name="make"
            value={search.make?.[0]}
            options={stock.makes.map((make) => ({ value: make, label: make }))}
          />
        )}
        {type === 'property' && (
          <Choice
            label={t.for_sale_or_rent()}
            name="purpose"
            value={search.purpose?.[0]}
            options={Object.entries(getPurposes()).map(([value, label]) => ({ value, label }))}
          />
        )}
        {type === 'property' && (
          <Choice
            label={t.bedrooms()}
            name="bedrooms_min"
            value={search.bedrooms_min === undefined ? undefined : String(search.bedrooms_min)}
            options={[1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: t.at_least({ count }) }))}
          />
        )}
        <Amount label={t.price_from()} name="price_min" cents={search.price_min} />
        <Amount label={t.price_to()} name="price_max" cents={search.price_max} />
        {sellsVehicles && (
          <>
            <Year label={t.year_from()} name="year_min" year={search.year_min} />
            <Year label={t.year_to()} name="year_max" year={search.year_max} />
          </>
        )}
        <Field label={t.order()}>
          {(control) => (
            <Select
              {...control}
              name="sort"
              defaultValue={search.sort}
              options={sorts.map((sort) => ({ value: sort, label: getSorts()[sort] }))}
            />
          )}
        </Field>
      </div>
      {search.agent !== undefined && <input type="hidden" name="agent" value={search.agent} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" icon={SearchIcon} busy={isSearching}>
          {t.show_listings()}
        </Button>
        {isFiltered(search) && (
          <Link
            to={`${path}#for-sale`}
            className="rounded-control text-sm font-semibold text-pounamu hover:underline"
          >
            {t.clear_filters()}
          </Link>
        )}
      </div>
    </Form>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string | undefined
  options: SelectOption[]
}

const Choice = ({ label, name, value = '', options }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select
        {...control}
        name={name}
        defaultValue={value}
        options={[{ value: '', label: t.any() }, ...options]}
      />
    )}
  </Field>
)

const Amount = ({ label, name, cents }: { label: string; name: string; cents: number | undefined }) => (
  <Field label={label}>
    {(control) => (
      <TextInput
        {...control}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        defaultValue={cents === undefined ? '' : textFromCents(cents)}
        className="num"
      />
    )}
  </Field>
)

const Year = ({ label, name, year }: { label: string; name: string; year: number | undefined }) => (
  <Field label={label}>
    {(control) => (
      <TextInput
        {...control}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={year}
        className="num"
      />
    )}
  </Field>
)
