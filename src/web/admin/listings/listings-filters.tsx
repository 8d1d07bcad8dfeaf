import { listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { formatDateOfDay } from '#shared/formats/formats.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { categoryOptions } from '../catalogue/category-options.ts'
import { DayField } from '../table/day-field.tsx'
import { FilterChip } from '../table/filter-chip.tsx'
import { describeDays, describePrices } from '../table/filter-words.ts'
import { MoreFilters } from '../table/more-filters.tsx'
import { PriceField } from '../table/price-field.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { FilterBar } from '../table/filter-bar.tsx'
import { getStatusWords, getTypeWords } from './listing-words.ts'
import { listingsAddress, type ListingsSearch, narrowed } from './listings-address.ts'
import * as t from './texts.ts'

const getOptions = (all: string, words: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

/** 'Sold 22 November 2026', 'Sold 1 November to 22 November 2026' */
function describeSold({ sold_from: from, sold_to: to }: ListingsSearch): string {
  if (from && to) {
    return from === to
      ? t.sold_from_value({ from_value: formatDateOfDay(from) })
      : t.sold_from_value_to_to({ from_value: formatDateOfDay(from), to: formatDateOfDay(to) })
  }
  return from
    ? t.sold_since_from_value({ from_value: formatDateOfDay(from) })
    : t.sold_until_to({ to: formatDateOfDay(to ?? '') })
}

interface ListingsFiltersProps {
  search: ListingsSearch
  seller_name: string | undefined
}

export function ListingsFilters({ search, seller_name }: ListingsFiltersProps) {
  const changeAddress = useChangeAddress()
  const categories = useApiQuery(listAdminCategories, {}, { staleTime: 60_000 }).data?.items ?? []
  const go = (change: Partial<ListingsSearch>) =>
    changeAddress(listingsAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  const ofType = categories.filter(({ type }) => search.type === undefined || type === search.type)

  return (
    <FilterBar
      label={t.listings()}
      field={
        <SearchField
          shortcut="/"
          label={t.title_text_seller_plate_number()}
          q={search.q ?? ''}
          onSearch={(q) => go({ q: q || undefined })}
        />
      }
      values={[
        search.status,
        search.type,
        search.category,
        search.listed_from ?? search.listed_to,
        search.price_from ?? search.price_to,
        search.seller_days,
      ]}
      chips={
        <>
          <RangeChips search={search} go={go} />
          {search.seller !== undefined && (
            <FilterChip onRemove={() => go({ seller: undefined })}>
              {t.seller_name({ name: seller_name ?? search.seller })}
            </FilterChip>
          )}
          {search.buyer !== undefined && (
            <FilterChip onRemove={() => go({ buyer: undefined })}>
              {t.bought_by_number({ id: search.buyer })}
            </FilterChip>
          )}
          {search.sold === 'yes' && (
            <FilterChip onRemove={() => go({ sold: undefined })}>{t.listings_with_sales()}</FilterChip>
          )}
          {(search.sold_from !== undefined || search.sold_to !== undefined) && (
            <FilterChip onRemove={() => go({ sold_from: undefined, sold_to: undefined })}>
              {describeSold(search)}
            </FilterChip>
          )}
        </>
      }
    >
      <PillSelect
        label={t.status()}
        value={search.status ?? ''}
        onChange={(event) =>
          go({ status: (event.target.value || undefined) as ListingsSearch['status'], appeals: undefined })
        }
        options={getOptions(t.any_status(), getStatusWords())}
      />
      <PillSelect
        label={t.type()}
        value={search.type ?? ''}
        onChange={(event) =>
          go({ type: (event.target.value || undefined) as ListingsSearch['type'], category: undefined })
        }
        options={getOptions(t.all_types(), getTypeWords())}
      />
      <span className="max-w-full sm:max-w-56">
        <PillSelect
          label={t.category()}
          value={String(search.category ?? '')}
          onChange={(event) => go({ category: Number(event.target.value) || undefined })}
          options={[{ value: '', label: t.all_categories() }, ...categoryOptions(categories, ofType)]}
        />
      </span>
      <MoreFilters>
        <RareFilters search={search} go={go} />
      </MoreFilters>
    </FilterBar>
  )
}

interface PartProps {
  search: ListingsSearch
  go: (change: Partial<ListingsSearch>) => void
}

function RareFilters({ search, go }: PartProps) {
  return (
    <>
      <DayField
        label={t.listed_from()}
        day={search.listed_from}
        onDay={(listed_from) => go({ listed_from })}
      />
      <DayField label={t.to()} day={search.listed_to} onDay={(listed_to) => go({ listed_to })} />
      <PriceField
        label={t.price_from()}
        cents={search.price_from}
        onCents={(price_from) => go({ price_from })}
      />
      <PriceField label={t.to()} cents={search.price_to} onCents={(price_to) => go({ price_to })} />
      <PillSelect
        label={t.seller_joined()}
        value={String(search.seller_days ?? '')}
        onChange={({ target }) => go({ seller_days: Number(target.value) || undefined })}
        options={[
          { value: '', label: t.seller_joined_any_time() },
          ...seller_ages.map((count) => ({
            value: String(count),
            label: t.seller_joined_in_days({ count }),
          })),
        ]}
      />
    </>
  )
}

const seller_ages = [7, 30, 90, 365]

function RangeChips({ search, go }: PartProps) {
  const { listed_from, listed_to, price_from, price_to, seller_days } = search
  return (
    <>
      {(listed_from ?? listed_to) !== undefined && (
        <FilterChip onRemove={() => go({ listed_from: undefined, listed_to: undefined })}>
          {describeDays(t.listed(), listed_from, listed_to)}
        </FilterChip>
      )}
      {(price_from ?? price_to) !== undefined && (
        <FilterChip onRemove={() => go({ price_from: undefined, price_to: undefined })}>
          {describePrices(t.price(), price_from, price_to)}
        </FilterChip>
      )}
      {seller_days !== undefined && (
        <FilterChip onRemove={() => go({ seller_days: undefined })}>
          {t.seller_joined_in_days({ count: seller_days })}
        </FilterChip>
      )}
    </>
  )
}
