import { ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ownSorts, type OwnSort } from '#domains/selling/common/own-listings.ts'
import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { listBulkKinds } from '../bulk/bulk-labels.ts'
import { OwnListingTable } from './own-listing-table.tsx'
import { OwnListingRow } from './own-listing-row.tsx'
import { NothingHere } from './own-nothing.tsx'
import { useIsDesk } from './use-is-desk.ts'
import {
  ownAddress,
  type OwnListingsQuery,
  type OwnRow,
  type OwnStatus,
  getOwnTabs,
  useOwnListings,
} from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

const getSortWords = makeTexts((): Record<OwnSort, string> => ({
  needs_me: t.to_do_first(),
  newest: t.newest_first(),
  title_a_to_z: t.title_a_to_z(),
  title_z_to_a: t.title_z_to_a(),
  lowest_price: t.lowest_price_first(),
  highest_price: t.highest_price_first(),
  closing_soon: t.closing_soon_first(),
  closing_late: t.closing_late_first(),
  most_watched: t.most_watched_first(),
  least_watched: t.least_watched_first(),
  most_viewed: t.most_viewed_first(),
  least_viewed: t.least_viewed_first(),
  most_bids: t.most_bids_first(),
  fewest_bids: t.fewest_bids_first(),
}))

interface OwnToolsProps {
  query: OwnListingsQuery
  isSelecting: boolean
  /** Null if nothing on the page can be selected. */
  onSelect: ((isSelecting: boolean) => void) | null
}

function OwnTools({ query, isSelecting, onSelect }: OwnToolsProps) {
  const changeAddress = useChangeAddress()
  const show = (change: Partial<OwnListingsQuery>) =>
    changeAddress(ownAddress(query, change), { preventScrollReset: true, replace: 'q' in change })
  return (
    <div className="flex flex-wrap items-center gap-2.5 pt-4">
      <SearchField label={t.search_your_titles()} q={query.q} onSearch={(q) => show({ q: q.slice(0, 80) })} />
      <PillSelect
        label={t.order()}
        value={query.sort}
        onChange={(event) =>
          show({
            sort: must(
              ownSorts.find((sort) => sort === event.target.value),
              'order',
            ),
          })
        }
        options={ownSorts.map((value) => ({ value, label: getSortWords()[value] }))}
      />
      {onSelect && (
        <Button
          kind="quiet"
          size="small"
          icon={ListChecks}
          aria-pressed={isSelecting}
          onClick={() => onSelect(!isSelecting)}
        >
          {t.select_listings()}
        </Button>
      )}
      {query.status === 'sold' && (
        <LinkButton kind="quiet" size="small" to="/isell?status=sold">
          {t.see_sales()}
        </LinkButton>
      )}
    </div>
  )
}

export function SoldListingsLink() {
  return (
    <LinkButton kind="quiet" size="small" to="/isell?status=sold&view=listings">
      {t.see_sold_listings()}
    </LinkButton>
  )
}

const rare: OwnStatus[] = ['pending', 'suspended']

interface OwnListingsProps {
  query: OwnListingsQuery
  /** In place of the sold listings. */
  sales: ReactNode
  renderBuyers: (listingId: number) => ReactNode
}

export function OwnListings({ query, sales, renderBuyers }: OwnListingsProps) {
  const { data } = useOwnListings(query)
  return (
    <>
      <TabLinks
        label={t.my_listings_by_status()}
        links={getOwnTabs()
          .filter(({ status }) => !rare.includes(status) || status === query.status || data?.counts[status])
          .map(({ status, label }) => ({
            to: ownAddress(query, { status, view: 'sales' }),
            label,
            count: data?.counts[status] ?? null,
            current: status === query.status,
          }))}
      />
      {sales ? (
        <div className="pt-4">{sales}</div>
      ) : (
        <ListingTable key={query.status} query={query} renderBuyers={renderBuyers} />
      )}
    </>
  )
}

function ListingTable({ query, renderBuyers }: Omit<OwnListingsProps, 'sales'>) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useOwnListings(query)
  const shown = data && !isPlaceholderData ? data : null
  const [isSelecting, setSelecting] = useState(false)
  const [chosen, choose] = useChosen(ownAddress(query, { page: query.page }))
  const isDesk = useIsDesk()
  const choosable = shown?.items.filter((row) => mayChoose(query.status, row)) ?? []
  const renderChoice = (row: OwnRow) =>
    choosable.includes(row) && (
      <Checkbox
        label={<span className="sr-only">{t.choose_title({ title: row.title ?? '' })}</span>}
        checked={chosen.has(row.id)}
        onChange={({ target }) =>
          choose(target.checked ? [...chosen, row.id] : [...chosen].filter((id) => id !== row.id))
        }
      />
    )
  return (
    <>
      <OwnTools
        query={query}
        isSelecting={isSelecting}
        onSelect={choosable.length > 0 ? setSelecting : null}
      />
      <div className="pt-3">
        {isSelecting && shown && (
          <BulkBar
            query={query}
            rows={choosable}
            total={shown.total}
            chosen={chosen}
            onChoose={choose}
            onDone={() => {
              choose([])
              setSelecting(false)
            }}
          />
        )}
        {error && !shown ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {getMessage(error)}
          </ErrorState>
        ) : !shown ? (
          <OwnSkeleton />
        ) : shown.items.length === 0 ? (
          <NothingHere query={query} total={shown.total} drafts={shown.counts.draft} />
        ) : (
          <>
            {shown.folded > 0 && (
              <p className="num pb-2 text-sm text-ink-2">
                {t.earlier_rounds_are_folded({ count: shown.folded })}
              </p>
            )}
            {isDesk ? (
              <OwnListingTable
                query={query}
                rows={shown.items}
                renderBuyers={(row) => !isSelecting && renderBuyers(row.id)}
                renderChoice={isSelecting ? renderChoice : null}
              />
            ) : (
              <ItemRows label={t.my_listings()}>
                {shown.items.map((row) => (
                  <OwnListingRow
                    key={row.id}
                    row={row}
                    buyers={!isSelecting && renderBuyers(row.id)}
                    isSelecting={isSelecting}
                    choice={isSelecting && renderChoice(row)}
                  />
                ))}
              </ItemRows>
            )}
          </>
        )}
        {shown && shown.items.length > 0 && (
          <Pager
            page={query.page}
            limit={shown.limit}
            total={shown.total}
            to={(page) => ownAddress(query, { page })}
          />
        )}
      </div>
    </>
  )
}

/** Where only relisting is left, what was listed again has nothing left to do. */
const mayChoose = (status: OwnStatus, row: OwnRow) =>
  listBulkKinds(status).length > 0 && (listBulkKinds(status)[0] !== 'relist' || row.may_relist)

/** The selection belongs to one page of one search. */
function useChosen(address: string) {
  const [chosen, setChosenIds] = useState<{ address: string; ids: ReadonlySet<number> }>({
    address,
    ids: none,
  })
  const choose = (rowIds: number[]) => setChosenIds({ address, ids: new Set(rowIds) })
  return [chosen.address === address ? chosen.ids : none, choose] as const
}

const none: ReadonlySet<number> = new Set()

function OwnSkeleton() {
  return (
    <Loading label={t.loading_your_listings()}>
      <ul className="divide-y divide-line rounded-panel border border-line bg-paper">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </ul>
    </Loading>
  )
}

/** As high as a ListRow. */
function RowSkeleton() {
  return (
    <li className="flex items-center gap-3 px-3 py-2.5 md:py-1">
      <Skeleton className="h-13.5 w-18 shrink-0 md:h-11.5 md:w-15" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
      <Skeleton className="h-5 w-20 max-sm:hidden" />
    </li>
  )
}
