import {
  CirclePause,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  PackageX,
  PencilLine,
  SearchX,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { mayDo } from './bulk-run.ts'
import { ownAddress, type OwnListingsQuery, type OwnStatus, getOwnTabs } from './own-listings-query.ts'
import { OwnListingRow } from './own-listing-row.tsx'
import { OwnTools } from './own-tools.tsx'
import { useOwnListings } from './use-own-listings.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

const rare: OwnStatus[] = ['pending', 'suspended']

interface OwnListingsProps {
  query: OwnListingsQuery
  salesTotals: ReactNode
  renderBuyers: (listingId: number) => ReactNode
}

export function OwnListings({ query, salesTotals, renderBuyers }: OwnListingsProps) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useOwnListings(query)
  const shown = data && !isPlaceholderData ? data : null
  const [chosen, choose] = useChosen(ownAddress(query, { page: query.page }))
  const choosable = shown?.items.filter((row) => mayDo('withdraw', row) || mayDo('relist', row)) ?? []
  return (
    <>
      <TabLinks
        label={t.my_listings_by_status()}
        links={getOwnTabs()
          .filter(({ status }) => !rare.includes(status) || status === query.status || data?.counts[status])
          .map(({ status, label }) => ({
            to: ownAddress(query, { status }),
            label,
            count: data?.counts[status] ?? null,
            current: status === query.status,
          }))}
      />
      {query.status === 'sold' && salesTotals}
      <OwnTools query={query} />
      <div className="pt-4">
        {shown && <BulkBar rows={choosable} chosen={chosen} onChoose={choose} />}
        {error && !shown ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {getMessage(error)}
          </ErrorState>
        ) : !shown ? (
          <OwnSkeleton />
        ) : shown.items.length === 0 ? (
          <NothingHere query={query} total={shown.total} drafts={shown.counts.draft} />
        ) : (
          <ItemRows label={t.my_listings()}>
            {shown.items.map((row) => (
              <OwnListingRow
                key={row.id}
                row={row}
                buyers={renderBuyers(row.id)}
                choice={
                  choosable.includes(row) && (
                    <Checkbox
                      label={<span className="sr-only">{t.choose_title({ title: row.title ?? '' })}</span>}
                      checked={chosen.has(row.id)}
                      onChange={({ target }) =>
                        choose(
                          target.checked ? [...chosen, row.id] : [...chosen].filter((id) => id !== row.id),
                        )
                      }
                    />
                  )
                }
              />
            ))}
          </ItemRows>
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
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}

const getSell = makeTexts(() => (
  <LinkButton to="/select-listing-type" kind="primary">
    {t.sell_something()}
  </LinkButton>
))

const getNothing = makeTexts((): Record<OwnStatus, { icon: LucideIcon; title: string; text: string }> => ({
  active: {
    icon: PackageOpen,
    title: t.nothing_is_live(),
    text: t.take_a_few_photos_describe_it_and(),
  },
  draft: {
    icon: PencilLine,
    title: t.no_drafts(),
    text: t.your_drafts_are_kept_here_until_you(),
  },
  sold: {
    icon: PackageCheck,
    title: t.nothing_sold_yet(),
    text: t.when_something_sells_youll_find_the(),
  },
  pending: {
    icon: Hourglass,
    title: t.nothing_waits_for_approval(),
    text: t.listings_waiting_for_approval_are(),
  },
  suspended: {
    icon: CirclePause,
    title: t.nothing_is_suspended(),
    text: t.suspended_listings_are_shown_here(),
  },
  unsold: {
    icon: PackageX,
    title: t.nothing_went_unsold(),
    text: t.listings_that_close_without_selling(),
  },
  withdrawn: {
    icon: Undo2,
    title: t.nothing_withdrawn(),
    text: t.listings_you_withdraw_are_shown_here(),
  },
}))

function NothingHere({ query, total, drafts }: { query: OwnListingsQuery; total: number; drafts: number }) {
  if (total > 0) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={t.nothing_on_this_page()}
        action={<LinkButton to={ownAddress(query, { page: 1 })}>{t.show_the_first_page()}</LinkButton>}
      >
        {t.see_the_earlier_pages()}
      </EmptyState>
    )
  }
  if (query.q) {
    return (
      <EmptyState
        icon={SearchX}
        title={t.no_titles_match_q({ q: query.q })}
        action={<LinkButton to={ownAddress(query, { q: '' })}>{t.show_all()}</LinkButton>}
      >
        {t.the_tabs_above_show_where_else_it_was()}
      </EmptyState>
    )
  }
  return <Nothing status={query.status} drafts={drafts} />
}

function Nothing({ status, drafts }: { status: OwnStatus; drafts: number }) {
  const { icon, title, text } = getNothing()[status]
  const waiting = status === 'active' && drafts > 0
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        waiting ? (
          <>
            <LinkButton to="/isell?status=draft">{t.finish_your_drafts({ count: drafts })}</LinkButton>
            <LinkButton to="/select-listing-type" kind="quiet">
              {t.sell_something_else()}
            </LinkButton>
          </>
        ) : (
          getSell()
        )
      }
    >
      {text}
    </EmptyState>
  )
}
