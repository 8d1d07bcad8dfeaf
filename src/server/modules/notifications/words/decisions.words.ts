import { formatDayAndTime, truncateText } from '#shared/formats/formats.ts'
import {
  cutBeginning,
  getListingPath,
  quoteTitle,
  type NamedListing,
  type Words,
} from './notifications.words.ts'

/** What people read of what the back office decides about listings. */

/** Where its seller reads why, and can appeal. */
const getAppeal = ({ id }: NamedListing) => `/isell?status=suspended&appeal=${id}`

const decision = (listing: NamedListing, what: string, body: string, link: string): Words => ({
  kind: 'moderation',
  title: `${what}: ${truncateText(listing.title)}`,
  body,
  link,
})

export function composeApprovedNotice(listing: NamedListing): Words {
  return decision(
    listing,
    'Live',
    `We’ve approved ${quoteTitle(listing)}. It’s live now.`,
    getListingPath(listing),
  )
}

export function composeSentBackNotice(listing: NamedListing, reason: string): Words {
  return decision(
    listing,
    'Sent back',
    `${quoteTitle(listing)} isn’t live. It’s back in your drafts. The reason: ${reason} Fix it and publish it again.`,
    `/${listing.type}/${listing.id}/edit`,
  )
}

export function composeSuspendedNotice(listing: NamedListing, reason: string): Words {
  return decision(
    listing,
    'Suspended',
    `We’ve suspended ${quoteTitle(listing)}. It’s hidden and its time is paused. The reason: ${reason} If you think this is a mistake, appeal in iSell.`,
    getAppeal(listing),
  )
}

export function composeReinstatedNotice(
  listing: NamedListing,
  { reason, is_live }: { reason: string; is_live: boolean },
): Words {
  const what = is_live
    ? `${quoteTitle(listing)} is live again, with the time it had left.`
    : `${quoteTitle(listing)} is no longer suspended. It will be shown again once your account is reinstated.`
  return decision(
    listing,
    'Reinstated',
    `${what} Our note: ${reason}`,
    is_live ? getListingPath(listing) : getAppeal(listing),
  )
}

export function composeAppealNotice(listing: NamedListing, text: string): Words {
  return decision(
    listing,
    'Appeal',
    `The seller of ${quoteTitle(listing)} has appealed: “${cutBeginning(text)}”`,
    `/listings?open=${listing.id}`,
  )
}

export function composeAppealAnswerNotice(listing: NamedListing, text: string): Words {
  return decision(
    listing,
    'Your appeal',
    `We’ve replied about ${quoteTitle(listing)}: “${cutBeginning(text)}”`,
    getAppeal(listing),
  )
}

export function composeAccountAppealNotice({
  account_id,
  text,
}: {
  account_id: number
  text: string
}): Words {
  return {
    kind: 'moderation',
    title: `Account appeal: member ${account_id}`,
    body: `A suspended member has appealed: “${cutBeginning(text)}”`,
    link: `/user/${account_id}/detail`,
  }
}

export function composeAccountAppealAnswerNotice(text: string): Words {
  return {
    kind: 'moderation',
    title: 'We’ve answered your appeal',
    body: `About your suspended account: “${cutBeginning(text)}” Sign in to read it all and reply.`,
    link: '/signin',
  }
}

export function composeStoodStillNotice(listing: NamedListing, has_bid: boolean): Words {
  const yours = has_bid ? ' Your bid still counts.' : ''
  return {
    kind: 'suspended',
    title: `Suspended: ${truncateText(listing.title)}`,
    body: `We’ve hidden ${quoteTitle(listing)} while we look into it. Its time is paused and no one can bid or buy.${yours} We’ll tell you if it comes back.`,
    link: '/iwatch',
  }
}

/** For everyone whom the closing of an auction concerns. */
export function composeExtendedNotice(listing: NamedListing, closes_at: Date): Words {
  return {
    kind: 'suspended',
    title: `Closes later: ${truncateText(listing.title)}`,
    body: `Hoko was offline when ${quoteTitle(listing)} was about to close, so it now closes on ${formatDayAndTime(closes_at)}. All bids still count.`,
    link: getListingPath(listing),
  }
}

export function composeWentOnNotice(listing: NamedListing, has_bid: boolean): Words {
  const yours = has_bid ? ' Your bid still counts.' : ''
  return {
    kind: 'suspended',
    title: `It goes on: ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)} is live again, with the time it had left.${yours}`,
    link: getListingPath(listing),
  }
}
