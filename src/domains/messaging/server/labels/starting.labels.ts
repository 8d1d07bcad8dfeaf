import { getListingPath, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

interface Started {
  came_to: 'active' | 'pending' | 'draft'
  why?: 'plan' | 'details' | 'restricted'
  reason?: string
}

export function composeStartedNotice(
  named: NamedListing,
  { came_to: cameTo, why, reason = '' }: Started,
): NoticeTexts {
  const kind = 'scheduled_start'
  const listing = quoteTitle(named)
  if (cameTo === 'active')
    return {
      kind,
      title: t.started_title(),
      body: t.listing_is_live_now({ listing }),
      link: getListingPath(named),
    }
  if (cameTo === 'pending') {
    return {
      kind,
      title: t.waiting_for_approval_title(),
      body: t.listing_starts_once_approved({ listing }),
      link: '/isell?status=pending',
      action: t.act_open_isell(),
    }
  }
  const refused = {
    kind,
    title: t.not_started_title(),
    body: t.listing_couldnt_start({ listing, reason }),
  } as const
  if (why === 'plan') return { ...refused, link: '/plans', action: t.act_see_plans() }
  return { ...refused, link: `/${named.type}/${named.id}/edit`, action: t.act_edit_listing() }
}
