import { X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { formatCalendarDay } from '#shared/formats/formats.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { categoryOptions } from '../catalogue/category-options.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { statusWords, typeWords } from './listing-words.ts'
import { listingsAddress, type ListingsSearch, narrowed } from './listings-address.ts'

const getOptions = (all: string, words: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

/** 'Sold 22 November 2026', 'Sold 1 November to 22 November 2026' */
function describeSold({ sold_from: from, sold_to: to }: ListingsSearch): string {
  if (from && to) {
    return from === to
      ? `Sold ${formatCalendarDay(from)}`
      : `Sold ${formatCalendarDay(from)} to ${formatCalendarDay(to)}`
  }
  return from ? `Sold since ${formatCalendarDay(from)}` : `Sold until ${formatCalendarDay(to ?? '')}`
}

interface ListingsFiltersProps {
  search: ListingsSearch
  /** The seller whose listings alone are shown, as far as it is known. */
  seller_name: string | undefined
}

/** What the table is narrowed to; each choice is a part of the address. */
export function ListingsFilters({ search, seller_name }: ListingsFiltersProps) {
  const navigate = useNavigate()
  const categories = useApiQuery(listAdminCategories, {}, { staleTime: 60_000 }).data?.items ?? []
  const go = (change: Partial<ListingsSearch>) =>
    void navigate(listingsAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  const ofType = categories.filter(({ type }) => search.type === undefined || type === search.type)

  return (
    <search aria-label="Listings" className="flex flex-wrap items-center gap-2">
      <SearchField
        shortcut="/"
        label="Title, text, seller, plate, number"
        q={search.q ?? ''}
        onSearch={(q) => go({ q: q || undefined })}
      />
      <PillSelect
        label="Status"
        value={search.status ?? ''}
        onChange={(event) =>
          go({ status: (event.target.value || undefined) as ListingsSearch['status'], appeals: undefined })
        }
        options={getOptions('Any status', statusWords)}
      />
      <PillSelect
        label="Type"
        value={search.type ?? ''}
        onChange={(event) =>
          go({ type: (event.target.value || undefined) as ListingsSearch['type'], category: undefined })
        }
        options={getOptions('All types', typeWords)}
      />
      <span className="max-w-full sm:max-w-56">
        <PillSelect
          label="Category"
          value={String(search.category ?? '')}
          onChange={(event) => go({ category: Number(event.target.value) || undefined })}
          options={[{ value: '', label: 'All categories' }, ...categoryOptions(categories, ofType)]}
        />
      </span>
      {search.seller !== undefined && (
        <Button
          kind="quiet"
          size="small"
          icon={X}
          onClick={() => go({ seller: undefined })}
          className="max-w-full rounded-full!"
        >
          <span className="truncate">Seller: {seller_name ?? search.seller}</span>
          <span className="sr-only">, remove this filter</span>
        </Button>
      )}
      {(search.sold_from !== undefined || search.sold_to !== undefined) && (
        <Button
          kind="quiet"
          size="small"
          icon={X}
          onClick={() => go({ sold_from: undefined, sold_to: undefined })}
          className="max-w-full rounded-full!"
        >
          <span className="num truncate">{describeSold(search)}</span>
          <span className="sr-only">, remove this filter</span>
        </Button>
      )}
    </search>
  )
}
