import { Gavel, type LucideIcon, SearchX, Trophy } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Loading, SkeletonListRows } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/trades/texts.ts'

export type Outcome = 'won' | 'running' | 'lost'

export function OutcomeSkeleton() {
  return (
    <Loading label={t.loading_your_auctions()}>
      <SkeletonListRows count={6} />
    </Loading>
  )
}

const getNothing = makeTexts((): Record<Outcome, { icon: LucideIcon; title: string; text: string }> => ({
  won: {
    icon: Trophy,
    title: t.nothing_won_yet(),
    text: t.when_you_win_or_buy_something_youll(),
  },
  running: {
    icon: Gavel,
    title: t.no_current_bids(),
    text: t.auctions_you_bid_on_are_shown_here(),
  },
  lost: {
    icon: SearchX,
    title: t.nothing_lost(),
    text: t.auctions_you_missed_out_on_are_shown(),
  },
}))

export function Nothing({ outcome }: { outcome: Outcome }) {
  const { icon, title, text } = getNothing()[outcome]
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <LinkButton to="/ibuy?sale_method=auction&sort=closing_soon">{t.see_whats_closing_soon()}</LinkButton>
      }
    >
      {text}
    </EmptyState>
  )
}
