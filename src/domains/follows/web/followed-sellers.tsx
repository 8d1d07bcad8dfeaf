import { BellOff, BellPlus } from 'lucide-react'
import { Link } from 'react-router'
import { type FollowedSeller, listFollowedSellers } from '#domains/follows/common/follows.ts'
import { formatMonth } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { useFollowActs } from './use-follow.ts'
import * as t from '#domains/follows/texts.ts'

const rowsPerPage = 50

interface FollowedSellersProps {
  page: number
  to: (page: number) => string
}

export function FollowedSellers({ page, to }: FollowedSellersProps) {
  const call = useApiQuery(listFollowedSellers, { page, limit: rowsPerPage })
  return (
    <Query
      call={call}
      loading={t.loading_sellers_you_follow()}
      skeleton={
        <div className="rounded-panel border border-line bg-paper px-4">
          {[1, 2, 3].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      }
      empty={
        <EmptyState
          icon={BellPlus}
          title={t.no_sellers_yet()}
          action={<LinkButton to="/ibuy">{t.see_all_listings()}</LinkButton>}
        >
          {t.follow_a_seller_and_well_tell_you()}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          <h2 className="sr-only">{t.sellers_you_follow()}</h2>
          <ItemRows label={t.sellers_you_follow()}>
            {data.items.map((seller) => (
              <SellerRow key={seller.id} seller={seller} />
            ))}
          </ItemRows>
          <Pager page={page} limit={data.limit} total={data.total} to={to} />
        </>
      )}
    </Query>
  )
}

function SellerRow({ seller }: { seller: FollowedSeller }) {
  const { id, name, avatar, has_page: hasPage, live_count: liveCount, followed_at: followedAt } = seller
  const { unfollow, isBusy } = useFollowActs()
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 p-3.5 sm:p-4">
      <Avatar name={name} picture={avatar} size="large" />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-base font-medium">
          {hasPage ? (
            <Link to={`/seller-detail/${id}`} className="rounded-control hover:text-pounamu hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="num truncate text-xs text-ink-3">
          {hasPage ? t.count_for_sale({ count: liveCount }) : t.not_selling_now()}
          {' · '}
          {t.following_since({ at: formatMonth(new Date(followedAt)) })}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        icon={BellOff}
        aria-label={t.unfollow_name({ name })}
        busy={isBusy}
        onClick={() => void unfollow(seller)}
      >
        {t.unfollow()}
      </Button>
    </li>
  )
}
