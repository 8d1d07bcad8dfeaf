import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export function composeRelistedNotice(listing: NamedListing): NoticeTexts {
  return {
    kind: 'relisted',
    title: t.relisted_title(),
    body: t.listing_which_you_watched_is_for_sale({ listing: quoteTitle(listing) }),
    link: getListingPath(listing),
  }
}

interface RelistedAlone {
  cameTo: 'active' | 'pending' | 'draft'
  times_left: number
  why?: 'plan' | 'details' | undefined
}

export function composeRelistedAloneNotice(
  listing: NamedListing,
  { cameTo, times_left: timesLeft, why = 'details' }: RelistedAlone,
): NoticeTexts {
  const kind = 'relisted'
  if (cameTo === 'active') {
    return {
      kind,
      title: t.relisted_title(),
      body: t.listing_didnt_sell_so_we_relisted_it({ listing: quoteTitle(listing), times_left: timesLeft }),
      link: getListingPath(listing),
    }
  }
  if (cameTo === 'pending') {
    return {
      kind,
      title: t.waiting_for_approval_title(),
      body: t.listing_didnt_sell_well_relist_it_as({ listing: quoteTitle(listing) }),
      link: '/isell?status=pending',
      action: t.act_open_isell(),
    }
  }
  return {
    kind,
    title: t.not_relisted_title(),
    body:
      why === 'plan'
        ? t.listing_didnt_sell_and_your_plan({ listing: quoteTitle(listing) })
        : t.listing_didnt_sell_and_we_couldnt({ listing: quoteTitle(listing) }),
    link: '/isell?status=draft',
    action: t.act_edit_listing(),
  }
}

export function composeExpiringNotice(listing: NamedListing, closesAt: Date): NoticeTexts {
  return {
    kind: 'expiring',
    title: t.still_available_title(),
    body: t.listing_comes_down_closes_at_you_can({
      listing: quoteTitle(listing),
      closes_at: formatShortInstant(closesAt),
    }),
    link: '/isell',
  }
}
