import { formatDayAndTime, truncate } from '#shared/formats/formats.ts'
import { beginningOf, pageOf, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

/** What people read of what the back office decides about listings. */

/** Where its seller reads why, and can appeal. */
const appealOf = ({ id }: NamedListing) => `/isell?status=suspended&appeal=${id}`

const decision = (listing: NamedListing, what: string, body: string, link: string): Words => ({
  kind: 'moderation',
  title: `${what}: ${truncate(listing.title)}`,
  body,
  link,
})

export function approvedWords(listing: NamedListing): Words {
  return decision(
    listing,
    'Live',
    `We have approved ${quoteTitle(listing)}. It is live now.`,
    pageOf(listing),
  )
}

export function sentBackWords(listing: NamedListing, reason: string): Words {
  return decision(
    listing,
    'Sent back',
    `${quoteTitle(listing)} is not live; it is among your drafts again. The reason: ${reason} Mend it and publish it again.`,
    `/${listing.type}/${listing.id}/edit`,
  )
}

export function suspendedWords(listing: NamedListing, reason: string): Words {
  return decision(
    listing,
    'Suspended',
    `We have suspended ${quoteTitle(listing)}: nobody sees it, and its time stands still. The reason: ${reason} If you think this is a mistake, tell us under “iSell”.`,
    appealOf(listing),
  )
}

export function reinstatedWords(
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
    is_live ? pageOf(listing) : appealOf(listing),
  )
}

export function appealWords(listing: NamedListing, text: string): Words {
  return decision(
    listing,
    'Appeal',
    `The seller of ${quoteTitle(listing)} appeals against its suspension: “${beginningOf(text)}”`,
    `/listings?open=${listing.id}`,
  )
}

export function appealAnswerWords(listing: NamedListing, text: string): Words {
  return decision(
    listing,
    'Your appeal',
    `We have answered you about ${quoteTitle(listing)}: “${beginningOf(text)}”`,
    appealOf(listing),
  )
}

export function accountAppealWords({ account_id, text }: { account_id: number; text: string }): Words {
  return {
    kind: 'moderation',
    title: `Account appeal: member ${account_id}`,
    body: `A suspended member appeals: “${beginningOf(text)}”`,
    link: `/user/${account_id}/detail`,
  }
}

export function accountAppealAnswerWords(text: string): Words {
  return {
    kind: 'moderation',
    title: 'We’ve answered your appeal',
    body: `About your suspended account: “${beginningOf(text)}” Sign in to read the whole answer and reply.`,
    link: '/signin',
  }
}

export function stoodStillWords(listing: NamedListing, has_bid: boolean): Words {
  const yours = has_bid ? ' Your bid stands.' : ''
  return {
    kind: 'suspended',
    title: `Suspended: ${truncate(listing.title)}`,
    body: `We have taken ${quoteTitle(listing)} off the market while we look at it. Its time stands still, and nobody can bid or buy.${yours} We will tell you if it goes on.`,
    link: '/iwatch',
  }
}

/** For everyone whom the closing of an auction concerns. */
export function extendedWords(listing: NamedListing, closes_at: Date): Words {
  return {
    kind: 'suspended',
    title: `Closes later: ${truncate(listing.title)}`,
    body: `Hoko was out of reach while ${quoteTitle(listing)} was about to close, so it now closes on ${formatDayAndTime(closes_at)}. All bids stand.`,
    link: pageOf(listing),
  }
}

export function wentOnWords(listing: NamedListing, has_bid: boolean): Words {
  const yours = has_bid ? ' Your bid stands as it did.' : ''
  return {
    kind: 'suspended',
    title: `It goes on: ${truncate(listing.title)}`,
    body: `${quoteTitle(listing)} is on the market again, with the time it had left.${yours}`,
    link: pageOf(listing),
  }
}
