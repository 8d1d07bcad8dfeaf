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
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ownAddress, type OwnListingsQuery, type OwnStatus } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

const getSell = makeTexts(() => (
  <LinkButton to="/select-listing-type" kind="primary">
    {t.list_an_item()}
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

export function NothingHere({
  query,
  total,
  drafts,
}: {
  query: OwnListingsQuery
  total: number
  drafts: number
}) {
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

export function NothingSold() {
  return <Nothing status="sold" drafts={0} />
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
              {t.list_an_item()}
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
