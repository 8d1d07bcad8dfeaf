import { type AnyFlagReason, system_flag_reason } from '#contract/flags/flags.ts'
import { getFlagReasonWords } from '#shared/words/flag-words.ts'
import { truncateText } from '#shared/formats/formats.ts'
import {
  cutBeginning,
  getListingPath,
  quoteTitle,
  type NamedListing,
  type Words,
} from './notifications.words.ts'
import * as t from './texts.ts'

/** What admins read of a report or an alarm, and a reporter of what came of it. */

export function composeFlaggedNotice(
  listing: NamedListing,
  { reason, text }: { reason: AnyFlagReason; text: string },
): Words {
  const link = `/listings?flagged=yes&open=${listing.id}`
  if (system_flag_reason.options.some((one) => one === reason)) {
    return {
      kind: 'flag',
      title: t.flagged_title({ title: truncateText(listing.title) }),
      body: t.someone_linked_to_the_seller_of({ listing: quoteTitle(listing), text }),
      link,
    }
  }
  const said = text === '' ? '' : t.they_write_text({ text: cutBeginning(text) })
  return {
    kind: 'flag',
    title: t.reported_title({ title: truncateText(listing.title) }),
    body: t.a_member_has_reported_listing_whats({
      listing: quoteTitle(listing),
      flag_reason_words: getFlagReasonWords()[reason],
      said,
    }),
    link,
  }
}

export function composeFlagDecidedNotice(
  listing: NamedListing,
  { outcome, word }: { outcome: 'upheld' | 'dismissed'; word: string },
): Words {
  const found = outcome === 'upheld' ? t.you_were_right() : t.were_leaving_it_as_it_is()
  return {
    kind: 'flag',
    title: t.your_report_title({ title: truncateText(listing.title) }),
    body: t.weve_looked_at_listing_which_you({ listing: quoteTitle(listing), found, word }),
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
    count === 1
      ? ''
      : t.there_choice_in_the_log({
          choice: count === 2 ? t.is_one_more() : t.are_count_more({ count: count - 1 }),
        })
  return {
    kind: 'flag',
    title: t.alarm_the_books_do_not_balance(),
    body: `Listing ${listing_id}: ${name.replaceAll('_', ' ')} (${detail}).${others} Nothing was changed; “npm run anomalies” lists all there is.`,
    link: `/listings?open=${listing_id}`,
  }
}
