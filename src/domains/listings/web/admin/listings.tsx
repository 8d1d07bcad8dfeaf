import { PackagePlus, PackageSearch } from 'lucide-react'
import * as z from 'zod/mini'
import { type AdminCategory, listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import { categoryOptions } from '#domains/catalogue/web/shared/category-options.ts'
import { listAdminListings as shapes } from '#domains/moderation/common/moderation.shapes.ts'
import {
  listAdminListings,
  decideListings,
  exportAdminListings,
  planListings,
} from '#domains/moderation/common/moderation.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { formatPlainDay } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { describeDays, describePrices } from '#domains/staff/web/shared/table/filter-bar.tsx'
import { type TableViewState, openRow } from '#domains/staff/web/shared/table/table-address.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { getStatusLabels, getTypeLabels } from '../shared/listing-labels.ts'
import { PublicPreview } from '../shared/public-preview.tsx'
import { BulkBar } from './decisions/bulk-bar.tsx'
import { listListingActs } from './decisions/listing-acts.ts'
import { ListingDrawer } from './listing-drawer.tsx'
import { changedByDecisions } from './listing-flags.tsx'
import { listColumns } from './listings-columns.tsx'
import * as t from '#domains/listings/texts.ts'

type Search = OperationValues<typeof listAdminListings> & TableViewState

interface ListingsTabsProps {
  search: Search
  counts: OperationReply<typeof listAdminListings>['counts'] | undefined
  to: (search: Partial<Search>) => string
}

/** Changing tabs keeps sorting and columns, but no filters. */
function ListingsTabs({ search, counts, to }: ListingsTabsProps) {
  const { sort, order, columns, view } = search
  const all = { sort, order, columns, view }
  const queues = [
    {
      to: to({ ...all, status: 'pending' }),
      label: t.to_approve(),
      count: counts?.pending ?? null,
      current: search.status === 'pending',
    },
    {
      to: to({ ...all, appeals: 'yes' }),
      label: t.appeals(),
      count: counts?.appeals ?? null,
      current: search.appeals === 'yes',
    },
    {
      to: to({ ...all, flagged: 'yes' }),
      label: t.reported(),
      count: counts?.flagged ?? null,
      current: search.flagged === 'yes',
    },
    {
      to: to({ ...all, disputed: 'yes' }),
      label: t.disputed_sales(),
      count: counts?.disputed ?? null,
      current: search.disputed === 'yes',
    },
  ]
  const whole = { to: to(all), label: t.all_listings(), current: !queues.some(({ current }) => current) }
  return (
    <div className="mb-3.5">
      <TabLinks label={t.listings_by_what_they_wait_for()} links={[...queues, whole]} />
    </div>
  )
}

export const meta = makeAdminMeta(t.listings)

const sellerAges = [7, 30, 90, 365]

const listings = defineTable({
  name: 'listings',
  path: '/listings',
  operation: listAdminListings,
  query: shapes.query,
  /** `as` shows the open listing as the public sees it. */
  beside: { open: openRow, as: z.optional(z.literal('public')) },
  icon: PackageSearch,
  words: () => ({
    title: t.listings(),
    count: (count) => t.count_listings({ count }),
    failed: t.the_listings_didnt_load(),
    loading: t.loading_the_listings(),
    seeAll: t.see_all_listings(),
    noMatches: t.try_fewer_words_or_remove_a_filter(),
    none: { title: t.no_listings_yet(), text: t.listings_are_shown_here_once_members() },
  }),
  nothing: ({ search: { appeals, flagged, disputed, status } }) => {
    if (appeals) return { title: t.no_appeals(), text: t.when_the_seller_of_a_suspended_listing() }
    if (flagged) return { title: t.no_open_reports(), text: t.reports_are_shown_here_until_theyre() }
    if (disputed) return { title: t.no_disputed_sales(), text: t.disputes_are_shown_here_until_theyre() }
    return status === 'pending'
      ? { title: t.nothing_to_approve(), text: t.choose_which_listings_need_approval_in() }
      : null
  },
  useExtras: () => useApiQuery(listAdminCategories, {}, { staleTime: 60_000 }).data?.items ?? [],
  filters: ({ search, reply, extras: categories }) => [
    { kind: 'search', label: t.title_text_seller_plate_number() },
    {
      kind: 'choice',
      name: 'status',
      label: t.status(),
      any: t.any_status(),
      options: getStatusLabels(),
      resets: ['appeals'],
    },
    {
      kind: 'choice',
      name: 'type',
      label: t.type(),
      any: t.all_types(),
      options: getTypeLabels(),
      resets: ['category'],
    },
    {
      kind: 'choice',
      name: 'category',
      label: t.category(),
      any: t.all_categories(),
      options: optionsOfType(categories, search.type),
    },
    {
      kind: 'days',
      from: 'listed_from',
      to: 'listed_to',
      label: t.listed_from(),
      isRare: true,
      chip: () => describeDays(t.listed(), search.listed_from, search.listed_to),
    },
    {
      kind: 'prices',
      from: 'price_from',
      to: 'price_to',
      label: t.price_from(),
      isRare: true,
      chip: () => describePrices(t.price(), search.price_from, search.price_to),
    },
    {
      kind: 'choice',
      name: 'seller_days',
      label: t.seller_joined(),
      any: t.seller_joined_any_time(),
      options: sellerAges.map((count) => ({
        value: String(count),
        label: t.seller_joined_in_days({ count }),
      })),
      isRare: true,
      chip: () => t.seller_joined_in_days({ count: must(search.seller_days, 'seller_days') }),
    },
    {
      kind: 'link',
      names: ['seller'],
      chip: () => t.seller_name({ name: reply?.items[0]?.seller_name ?? must(search.seller, 'seller') }),
    },
    { kind: 'link', names: ['buyer'], chip: () => t.bought_by_number({ id: must(search.buyer, 'buyer') }) },
    { kind: 'link', names: ['sold'], chip: t.listings_with_sales },
    { kind: 'link', names: ['sold_from', 'sold_to'], chip: () => describeSold(search) },
  ],
  columns: ({ search, to }) => listColumns(search, (open) => to({ ...search, open })),
  csv: { op: exportAdminListings, what: 'listings' },
  bulk: {
    plan: planListings,
    decide: decideListings,
    acts: ({ search, extras }) => listListingActs(optionsOfType(extras, search.type)),
    changes: changedByDecisions,
    nameRow: ({ id, title }) => title ?? id,
    Bar: BulkBar,
  },
  Tools: () => (
    <LinkButton to="/add-listing" size="small" icon={PackagePlus}>
      {t.add_listing()}
    </LinkButton>
  ),
  Top: ({ search, reply, to }) => <ListingsTabs search={search} counts={reply?.counts} to={to} />,
  Drawer: ({ search, to, onClose }) => {
    const { open, as, ...closed } = search
    const changeAddress = useChangeAddress()
    if (open === undefined) return null
    const here = to({ ...closed, open })
    // Renders only one of the two, since dialogs stack in load order.
    return as === 'public' ? (
      <PublicPreview
        id={open}
        onClose={() => changeAddress(here, { preventScrollReset: true, replace: true })}
      />
    ) : (
      <ListingDrawer key={open} id={open} preview={to({ ...closed, open, as: 'public' })} onClose={onClose} />
    )
  },
})

export default listings.Page

function optionsOfType(categories: AdminCategory[], wanted: AdminCategory['type'] | undefined) {
  return categoryOptions(
    categories,
    categories.filter(({ type }) => wanted === undefined || type === wanted),
  )
}

/** 'Sold 22 November 2026', 'Sold 1 November to 22 November 2026' */
function describeSold({ sold_from: from, sold_to: to }: { sold_from?: string; sold_to?: string }): string {
  if (from && to) {
    return from === to
      ? t.sold_from_value({ from_value: formatPlainDay(from) })
      : t.sold_from_value_to_to({ from_value: formatPlainDay(from), to: formatPlainDay(to) })
  }
  return from
    ? t.sold_since_from_value({ from_value: formatPlainDay(from) })
    : t.sold_until_to({ to: formatPlainDay(to ?? '') })
}
