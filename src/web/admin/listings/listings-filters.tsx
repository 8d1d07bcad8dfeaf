import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { formatCalendarDay } from '#shared/formats/formats.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { categoryOptions } from '../catalogue/category-options.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
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
      ? t.sold_from_value({ from_value: formatCalendarDay(from) })
      : t.sold_from_value_to_to({ from_value: formatCalendarDay(from), to: formatCalendarDay(to) })
  }
  return from
    ? t.sold_since_from_value({ from_value: formatCalendarDay(from) })
    : t.sold_until_to({ to: formatCalendarDay(to ?? '') })
}

interface ListingsFiltersProps {
  search: ListingsSearch
  seller_name: string | undefined
}

export function ListingsFilters({ search, seller_name }: ListingsFiltersProps) {
  const navigate = useNavigate()
  const categories = useApiQuery(listAdminCategories, {}, { staleTime: 60_000 }).data?.items ?? []
  const go = (change: Partial<ListingsSearch>) =>
    void navigate(listingsAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  const ofType = categories.filter(({ type }) => search.type === undefined || type === search.type)

  return (
    <search aria-label={t.listings()} className="flex flex-wrap items-center gap-2">
      <SearchField
        shortcut="/"
        label={t.title_text_seller_plate_number()}
        q={search.q ?? ''}
        onSearch={(q) => go({ q: q || undefined })}
      />
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
      {search.seller !== undefined && (
        <Narrowing onRemove={() => go({ seller: undefined })}>
          {t.seller_name({ name: seller_name ?? search.seller })}
        </Narrowing>
      )}
      {search.buyer !== undefined && (
        <Narrowing onRemove={() => go({ buyer: undefined })}>
          {t.bought_by_number({ id: search.buyer })}
        </Narrowing>
      )}
      {search.sold === 'yes' && (
        <Narrowing onRemove={() => go({ sold: undefined })}>{t.listings_with_sales()}</Narrowing>
      )}
      {(search.sold_from !== undefined || search.sold_to !== undefined) && (
        <Narrowing onRemove={() => go({ sold_from: undefined, sold_to: undefined })}>
          <span className="num">{describeSold(search)}</span>
        </Narrowing>
      )}
    </search>
  )
}

function Narrowing({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" size="small" icon={X} onClick={onRemove} className="max-w-full rounded-full!">
      <span className="truncate">{children}</span>
      <span className="sr-only">{t.remove_this_filter()}</span>
    </Button>
  )
}
