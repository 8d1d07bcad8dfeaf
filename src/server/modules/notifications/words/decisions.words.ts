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
    `We have approved ${quoteTitle(listing)}. It is live now.`,
    getListingPath(listing),
  )
}

export function composeSentBackNotice(listing: NamedListing, reason: string): Words {
  return decision(
    listing,
    'Sent back',
    `${quoteTitle(listing)} is not live; it is among your drafts again. The reason: ${reason} Mend it and publish it again.`,
    `/${listing.type}/${listing.id}/edit`,
  )
}

export function composeSuspendedNotice(listing: NamedListing, reason: string): Words {
  return decision(
    listing,
    'Suspended',
    `We have suspended ${quoteTitle(listing)}: nobody sees it, and its time stands still. The reason: ${reason} If you think this is a mistake, tell us under “iSell”.`,
    getAppeal(listing),
  )
}

export function composeReinstatedNotice(
  listing: NamedListing,
  { reason, is_live }: { reason: string; is_live: boolean },
): Words {
  const what = is_live
    ? `${quoteTitle(listing)} is live again, with the time it had left.`
    : `The suspension of ${quoteTitle(listing)} is lifted. It goes on as soon as your account is open again.`
  return decision(
    listing,
    'Reinstated',
    `${what} What we noted: ${reason}`,
    is_live ? getListingPath(listing) : getAppeal(listing),
  )
}

export function composeAppealNotice(listing: NamedListing, text: string): Words {
  return decision(
    listing,
    'Appeal',
    `The seller of ${quoteTitle(listing)} appeals against its suspension: “${cutBeginning(text)}”`,
    `/listings?open=${listing.id}`,
  )
}

export function composeAppealAnswerNotice(listing: NamedListing, text: string): Words {
  return decision(
    listing,
    'Your appeal',
    `We have answered you about ${quoteTitle(listing)}: “${cutBeginning(text)}”`,
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
    body: `A suspended member appeals: “${cutBeginning(text)}”`,
    link: `/user/${account_id}/detail`,
  }
}

export function composeAccountAppealAnswerNotice(text: string): Words {
  return {
    kind: 'moderation',
    title: 'We’ve answered your appeal',
    body: `About your suspended account: “${cutBeginning(text)}” Sign in to read the whole answer and reply.`,
    link: '/signin',
  }
}

export function composeStoodStillNotice(listing: NamedListing, has_bid: boolean): Words {
  const yours = has_bid ? ' Your bid stands.' : ''
  return {
    kind: 'suspended',
    title: `Suspended: ${truncateText(listing.title)}`,
    body: `We have taken ${quoteTitle(listing)} off the market while we look at it. Its time stands still, and nobody can bid or buy.${yours} We will tell you if it goes on.`,
    link: '/iwatch',
  }
}

/** For everyone whom the closing of an auction concerns. */
export function composeExtendedNotice(listing: NamedListing, closes_at: Date): Words {
  return {
    kind: 'suspended',
    title: `Closes later: ${truncateText(listing.title)}`,
    body: `Hoko was out of reach while ${quoteTitle(listing)} was about to close, so it now closes on ${formatDayAndTime(closes_at)}. All bids stand.`,
    link: getListingPath(listing),
  }
}

export function composeWentOnNotice(listing: NamedListing, has_bid: boolean): Words {
  const yours = has_bid ? ' Your bid stands as it did.' : ''
  return {
    kind: 'suspended',
    title: `It goes on: ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)} is on the market again, with the time it had left.${yours}`,
    link: getListingPath(listing),
  }
}
