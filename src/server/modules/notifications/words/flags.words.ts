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
import { joinSentences } from '#shared/texts/join-sentences.ts'
import * as t from './texts.ts'

export function composeFlaggedNotice(
  listing: NamedListing,
  { reason, text }: { reason: AnyFlagReason; text: string },
): Words {
  const link = `/listings?flagged=yes&open=${listing.id}`
  if (system_flag_reason.options.some((one) => one === reason)) {
    return {
      kind: 'report',
      title: t.flagged_title({ title: truncateText(listing.title) }),
      body: joinSentences(t.someone_linked_to_the_seller_was_refused({ listing: quoteTitle(listing) }), text),
      link,
    }
  }
  return {
    kind: 'report',
    title: t.reported_title({ title: truncateText(listing.title) }),
    body: joinSentences(
      t.a_member_has_reported_listing({ listing: quoteTitle(listing), reason: getFlagReasonWords()[reason] }),
      text && t.they_write({ message: cutBeginning(text) }),
    ),
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
    body: joinSentences(
      t.weve_looked_at_listing_you_reported({ listing: quoteTitle(listing) }),
      found,
      t.our_note_note({ note: word }),
    ),
    link: outcome === 'upheld' ? '/notifications' : getListingPath(listing),
  }
}

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
  return {
    kind: 'alarm',
    title: t.alarm_the_books_do_not_balance(),
    body: joinSentences(
      t.anomaly_of_listing({ listing_id, anomaly: name.replaceAll('_', ' '), detail }),
      count > 1 && t.count_more_in_the_log({ count: count - 1 }),
      t.nothing_was_changed_list_the_anomalies(),
    ),
    link: `/listings?open=${listing_id}`,
  }
}
