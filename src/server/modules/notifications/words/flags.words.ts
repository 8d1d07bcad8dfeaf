import { type AnyFlagReason, system_flag_reason } from '#contract/flags/flags.ts'
import { flag_reason_words } from '#shared/words/flag-words.ts'
import { truncateText } from '#shared/formats/formats.ts'
import {
  cutBeginning,
  getListingPath,
  quoteTitle,
  type NamedListing,
  type Words,
} from './notifications.words.ts'

/** What admins read of a report or an alarm, and a reporter of what came of it. */

export function composeFlaggedNotice(
  listing: NamedListing,
  { reason, text }: { reason: AnyFlagReason; text: string },
): Words {
  const link = `/listings?flagged=yes&open=${listing.id}`
  if (system_flag_reason.options.some((one) => one === reason)) {
    return {
      kind: 'flag',
      title: `Flagged: ${truncateText(listing.title)}`,
      body: `Someone linked to the seller of ${quoteTitle(listing)} was refused. ${text}`,
      link,
    }
  }
  const said = text === '' ? '' : ` They write: “${cutBeginning(text)}”`
  return {
    kind: 'flag',
    title: `Reported: ${truncateText(listing.title)}`,
    body: `A member has reported ${quoteTitle(listing)}. What’s wrong: ${flag_reason_words[reason]}.${said}`,
    link,
  }
}

export function composeFlagDecidedNotice(
  listing: NamedListing,
  { outcome, word }: { outcome: 'upheld' | 'dismissed'; word: string },
): Words {
  const found = outcome === 'upheld' ? 'You were right.' : 'We’re leaving it as it is.'
  return {
    kind: 'flag',
    title: `Your report: ${truncateText(listing.title)}`,
    body: `We’ve looked at ${quoteTitle(listing)}, which you reported. ${found} Our note: ${word}`,
    // What was reported rightly is often not to be seen any more.
    link: outcome === 'upheld' ? '/notifications' : getListingPath(listing),
  }
}

/** Something that should never be. */
export function composeAnomalyNotice({
  count,
  name,
  listing_id,
  detail,
}: {
  count: number
  name: string
  listing_id: number
  detail: string
}): Words {
  const others =
    count === 1 ? '' : ` There ${count === 2 ? 'is one more' : `are ${count - 1} more`} in the log.`
  return {
    kind: 'flag',
    title: 'Alarm: the books do not balance',
    body: `Listing ${listing_id}: ${name.replaceAll('_', ' ')} (${detail}).${others} Nothing was changed; “npm run anomalies” lists all there is.`,
    link: `/listings?open=${listing_id}`,
  }
}
