import { PackagePlus, PackageSearch } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { exportKeptListings, listKeptListings } from '#contract/moderation.ts'
import type { OperationReply } from '#contract/operation.ts'
import { messageOf } from '#web/lib/problem.ts'
import { useCall } from '#web/lib/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { DeskPage } from '../desk-page.tsx'
import { SaveTable } from '../save-table.tsx'
import { rememberTable } from '../table-memory.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListingDrawer } from './listing-drawer.tsx'
import { isNarrowed, listingsAddress, type ListingsSearch, narrowed } from './listings-address.ts'
import { ListingsFilters } from './listings-filters.tsx'
import { ListingsTable } from './listings-table.tsx'

type Found = OperationReply<typeof listKeptListings>

interface ListingsProps {
  search: ListingsSearch
  /** The listing that is open beside the table. */
  open: number | null
}

/** The table of listings with all that narrows it, what waits for an admin first. */
export function Listings({ search, open }: ListingsProps) {
  const navigate = useNavigate()
  useEffect(() => rememberTable('/listings', listingsAddress(search)), [search])
  const call = useCall(listKeptListings, search, { placeholderData: (before) => before })
  const { data, error, isFetching, isPlaceholderData } = call
  const count = data && !isPlaceholderData ? countWords(data.total) : undefined
  return (
    <DeskPage
      title="Listings"
      tools={
        <>
          <p role="status" className="num min-w-20 text-sm text-ink-2">
            {count}
          </p>
          <LinkButton to="/add-listing" size="small" icon={PackagePlus}>
            Add listing
          </LinkButton>
          <SaveTable op={exportKeptListings} what="listings" search={search} total={data?.total} />
        </>
      }
    >
      <Tabs search={search} counts={data?.counts} />
      <div className="my-3.5">
        <ListingsFilters search={search} seller_name={data?.items[0]?.seller_name} />
      </div>
      {error && !data ? (
        <ErrorState title="The listings did not load" onRetry={() => void call.refetch()} busy={isFetching}>
          {messageOf(error)}
        </ErrorState>
      ) : data ? (
        <div className={classes('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <Rows key={listingsAddress(search)} search={search} found={data} />
        </div>
      ) : (
        <Loading label="Loading the listings">
          <div className="rounded-panel border border-line bg-paper px-5">
            {Array.from({ length: 8 }, (_, row) => (
              <SkeletonRow key={row} />
            ))}
          </div>
        </Loading>
      )}
      {open !== null && (
        <ListingDrawer
          key={open}
          id={open}
          onClose={() => void navigate(listingsAddress(search), { preventScrollReset: true, replace: true })}
        />
      )}
    </DeskPage>
  )
}

const countWords = (total: number) =>
  `${total.toLocaleString('en-NZ')} ${total === 1 ? 'listing' : 'listings'}`

/** What waits first; each begins with nothing else narrowed. */
function Tabs({ search, counts }: { search: ListingsSearch; counts: Found['counts'] | undefined }) {
  const all = narrowed(search, {
    status: undefined,
    appeals: undefined,
    flagged: undefined,
    disputed: undefined,
    q: undefined,
    type: undefined,
    category: undefined,
    seller: undefined,
    sold_from: undefined,
    sold_to: undefined,
  })
  const isWaiting = search.status === 'pending'
  const isAppeals = search.appeals === 'yes'
  const isFlagged = search.flagged === 'yes'
  const isDisputed = search.disputed === 'yes'
  return (
    <TabLinks
      label="Listings by what they wait for"
      links={[
        {
          to: listingsAddress({ ...all, status: 'pending' }),
          label: 'Waiting for approval',
          ...(counts && { count: counts.pending }),
          current: isWaiting,
        },
        {
          to: listingsAddress({ ...all, appeals: 'yes' }),
          label: 'Appeals',
          ...(counts && { count: counts.appeals }),
          current: isAppeals,
        },
        {
          to: listingsAddress({ ...all, flagged: 'yes' }),
          label: 'Reported',
          ...(counts && { count: counts.flagged }),
          current: isFlagged,
        },
        {
          to: listingsAddress({ ...all, disputed: 'yes' }),
          label: 'Disputed sales',
          ...(counts && { count: counts.disputed }),
          current: isDisputed,
        },
        {
          to: listingsAddress(all),
          label: 'All listings',
          current: !isWaiting && !isAppeals && !isFlagged && !isDisputed,
        },
      ]}
    />
  )
}

function Rows({ search, found }: { search: ListingsSearch; found: Found }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { items, total, limit } = found
  if (items.length === 0) return <Nothing search={search} total={total} />

  function choose(id: number, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <>
      <BulkBar rows={items} chosen={chosen} onChoose={(ids) => setChosen(new Set(ids))} />
      <div className="overflow-clip rounded-panel border border-line bg-paper">
        <ListingsTable search={search} rows={items} chosen={chosen} onChoose={choose} />
      </div>
      <Pager
        page={search.page}
        limit={limit}
        total={total}
        to={(page) => listingsAddress({ ...search, page })}
      />
    </>
  )
}

function Nothing({ search, total }: { search: ListingsSearch; total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        icon={PackageSearch}
        title="There is no such page"
        action={<LinkButton to={listingsAddress({ ...search, page: 1 })}>See the first page</LinkButton>}
      >
        The table has become shorter meanwhile.
      </EmptyState>
    )
  }
  const [title, text] = nothingWords(search)
  return (
    <EmptyState
      icon={PackageSearch}
      title={title}
      action={isNarrowed(search) && <LinkButton to="/listings">See all listings</LinkButton>}
    >
      {text}
    </EmptyState>
  )
}

function nothingWords(search: ListingsSearch): [title: string, text: string] {
  if (search.appeals === 'yes') {
    return ['No appeal waits', 'When the seller of a suspended listing writes, it is shown here.']
  }
  if (search.flagged === 'yes') {
    return ['No report is open', 'What members report is shown here until it is upheld or dismissed.']
  }
  if (search.disputed === 'yes') {
    return [
      'No sale is disputed',
      'Where a buyer or a seller opens a dispute, it is shown here until it is decided.',
    ]
  }
  if (search.status === 'pending') {
    return ['Nothing waits for approval', 'Whose listings wait is decided in the settings.']
  }
  return isNarrowed(search)
    ? ['Nothing fits', 'Try a part of the title or of the seller’s name, or take a filter away.']
    : ['There are no listings yet', 'What members list is shown here.']
}
