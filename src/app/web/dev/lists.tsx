import { Heart, SearchX } from 'lucide-react'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Card, CardGrid } from '#platform/web/ui/layout/card.tsx'
import { ClockBadge } from '#platform/web/ui/facts/badge.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { LoadMore } from '#platform/web/ui/states/load-more.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Shelf } from '#platform/web/ui/layout/shelf.tsx'
import { Loading, SkeletonCard, SkeletonRow, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Piece } from './piece.tsx'
import sample from './sample.svg?url'

const blur = 'K+gJLYSYh4iPd4d8hyd3hYdwigjo'
const bids = [
  { who: 'Kererū', when: '9:12 pm', amount: 'NZ$ 745' },
  { who: 'Tūī', when: '9:04 pm', amount: 'NZ$ 740' },
  { who: 'Kererū', when: '8:51 pm', amount: 'NZ$ 640' },
]

const columns: Column<(typeof bids)[number]>[] = [
  { key: 'who', head: 'Bidder', cell: (bid) => bid.who },
  { key: 'when', head: 'When', cell: (bid) => bid.when },
  { key: 'amount', head: 'Price', cell: (bid) => <strong>{bid.amount}</strong>, figure: true },
]

export function Lists({ theme }: { theme: string }) {
  return (
    <>
      <Piece name="Cards">
        <Shelf title="Closing soon" note="live" to="/ibuy">
          <CardGrid dense>
            <Card
              to="/general/1/detail"
              title="Cinelli Tutto commuter, 54 cm, new tyres and a very long name that goes on"
              picture={<Picture src={sample} blur={blur} alt="" />}
              badge={<ClockBadge hot>closes in 4 min 12 s</ClockBadge>}
              corner={<IconButton icon={Heart} kind="on-picture" label="Stop watching" filled />}
              figure="NZ$ 745"
              note="14 bids"
              place="Ponsonby, Auckland"
            />
            <Card
              to="/general/2/detail"
              title="Canadian canoe, two paddles and vests"
              picture={<Picture src={null} alt="" />}
              badge={<ClockBadge>closes in 1 h 02 min</ClockBadge>}
              corner={<IconButton icon={Heart} kind="on-picture" label="Watch" />}
              figure="NZ$ 262.50"
              note="buy now"
              place="Waikanae, Kāpiti Coast"
            />
            <SkeletonCard />
          </CardGrid>
        </Shelf>
      </Piece>
      <Piece name="Table in a panel">
        <Panel title="Bids" aside="14 in all" flush>
          <Table caption={`Bids, ${theme}`} rows={bids} rowKey={(bid) => bid.when} columns={columns} />
        </Panel>
      </Piece>
      <Piece name="Loading">
        <Loading label="Loading listings">
          <SkeletonRow />
          <SkeletonRow />
          <div className="mt-4">
            <SkeletonText />
          </div>
        </Loading>
      </Piece>
      <Piece name="Empty and error">
        <EmptyState
          icon={SearchX}
          title="No bicycles in Horowhenua yet"
          action={
            <LinkButton to="/ibuy" kind="quiet">
              Look everywhere
            </LinkButton>
          }
        >
          Look in the regions around it, or save the search and we write when one is listed.
        </EmptyState>
        <ErrorState onRetry={() => {}}>The listings didn’t load. The connection may have dropped.</ErrorState>
        <LoadMore to="/dev/kit" busy={false} onMore={() => {}} />
      </Piece>
    </>
  )
}
