import { failedEmailsPage } from '#domains/messaging/common/stop-emails.ts'
import type { AnyFlagReason } from '#domains/flags/common/flags.ts'
import { systemFlagReason } from '#domains/flags/common/flags.shapes.ts'
import type { FlaggedKind, MemberFlagReason } from '#domains/flags/common/member-flags.ts'
import { getFlagReasonLabels, getMemberFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import {
  cutBeginning,
  getListingPath,
  quoteTitle,
  type NamedListing,
  type NoticeTexts,
} from './notifications.labels.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/messaging/texts.ts'

export function composeFlaggedNotice(
  listing: NamedListing,
  { reason, text }: { reason: AnyFlagReason; text: string },
): NoticeTexts {
  const link = `/listings?flagged=yes&open=${listing.id}`
  if (systemFlagReason.options.some((one) => one === reason)) {
    return {
      kind: 'report',
      title: t.flagged_title(),
      body: joinSentences(t.someone_linked_to_the_seller_was_refused({ listing: quoteTitle(listing) }), text),
      link,
    }
  }
  return {
    kind: 'report',
    title: t.reported_listing(),
    body: joinSentences(
      t.a_member_has_reported_listing({
        listing: quoteTitle(listing),
        reason: getFlagReasonLabels()[reason],
      }),
      text && t.they_write({ message: cutBeginning(text) }),
    ),
    link,
  }
}

export function composeFlagDecidedNotice(
  listing: NamedListing,
  { outcome, word }: { outcome: 'upheld' | 'dismissed'; word: string },
): NoticeTexts {
  const found = outcome === 'upheld' ? t.you_were_right() : t.were_leaving_it_as_it_is()
  return {
    kind: 'flag',
    title: t.your_report(),
    body: joinSentences(
      t.weve_looked_at_listing_you_reported({ listing: quoteTitle(listing) }),
      found,
      t.our_note_note({ note: word }),
    ),
    link: outcome === 'upheld' ? '/notifications' : getListingPath(listing),
    ...(outcome === 'dismissed' && { action: t.act_open_listing() }),
  }
}

export function composeAnomalyNotice({
  count,
  name,
  listing_id: listingId,
  detail,
}: {
  count: number
  name: string
  listing_id: ListingId
  detail: string
}): NoticeTexts {
  return {
    kind: 'alarm',
    title: t.alarm_the_books_do_not_balance(),
    body: joinSentences(
      t.anomaly_of_listing({ listing_id: listingId, anomaly: name.replaceAll('_', ' '), detail }),
      count > 1 && t.count_more_in_the_log({ count: count - 1 }),
      t.nothing_was_changed_list_the_anomalies(),
    ),
    link: `/listings?open=${listingId}`,
  }
}

export function composeMoneyAnomalyNotice({
  count,
  name,
  detail,
}: {
  count: number
  name: string
  detail: string
}): NoticeTexts {
  return {
    kind: 'alarm',
    title: t.alarm_money_does_not_add_up(),
    body: joinSentences(
      t.anomaly_of_money({ anomaly: name.replaceAll('_', ' '), detail }),
      count > 1 && t.count_more_in_the_log({ count: count - 1 }),
      t.nothing_was_changed_list_the_anomalies(),
    ),
    link: '/subscription-invoices',
    action: t.act_see_payments(),
  }
}

export function composeBackupNotice({ hours }: { hours: number }): NoticeTexts {
  return {
    kind: 'alarm',
    title: t.alarm_no_backup(),
    body: t.no_backup_for_hours({ hours }),
    link: '/notifications',
  }
}

const getKinds = makeTexts((): Record<FlaggedKind, (values: { name: string }) => string> => ({
  member: t.member_name,
  review: t.review_by_name,
  message: t.message_by_name,
  question: t.question_by_name,
  answer: t.answer_by_name,
}))

export function composeMemberFlaggedNotice(
  name: string,
  {
    kind,
    about_id: aboutId,
    reason,
    text,
  }: { kind: FlaggedKind; about_id: AccountId; reason: MemberFlagReason; text: string },
): NoticeTexts {
  return {
    kind: 'flag',
    title: t.reported_title({ title: getKinds()[kind]({ name }) }),
    body: joinSentences(
      t.whats_wrong_reason({ reason: getMemberFlagReasonLabels()[reason] }),
      text && t.they_write({ message: cutBeginning(text) }),
    ),
    link: `/member-reports?about=${aboutId}`,
    action: t.act_open_report(),
  }
}

export function composeMemberFlagDecidedNotice(
  name: string,
  { kind, outcome, word }: { kind: FlaggedKind; outcome: 'upheld' | 'dismissed'; word: string },
): NoticeTexts {
  return {
    kind: 'flag',
    title: t.your_report_title({ title: getKinds()[kind]({ name }) }),
    body: joinSentences(
      t.weve_looked_at_what_you_reported(),
      outcome === 'upheld' ? t.you_were_right() : t.were_leaving_it_as_it_is(),
      t.our_note_note({ note: word }),
    ),
    link: '/notifications',
  }
}

export const composeFailedEmailsNotice = (): NoticeTexts => ({
  kind: 'alarm',
  title: t.emails_couldnt_be_sent(),
  body: t.see_who_they_were_for_and_why(),
  link: failedEmailsPage,
  action: t.act_see_failed_emails(),
})
