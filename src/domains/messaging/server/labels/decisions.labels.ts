import type { AccountId } from '#platform/common/ids.ts'
import { formatDayAndTime } from '#platform/common/formats/formats.ts'
import {
  cutBeginning,
  getListingPath,
  quoteTitle,
  type NamedListing,
  type NoticeTexts,
} from './notifications.labels.ts'
import { endSentence } from '#platform/common/texts/end-sentence.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/messaging/texts.ts'

const getAppeal = ({ id }: NamedListing) => `/isell?status=suspended&appeal=${id}`

const decision = (title: string, body: string, link: string, action: string): NoticeTexts => ({
  kind: 'moderation',
  title,
  body,
  link,
  action,
})

/** Addressed to admins. */
export function composeSubmittedNotice(listing: NamedListing): NoticeTexts {
  return {
    kind: 'approval',
    title: t.to_approve_title(),
    body: t.listing_is_waiting_for_approval({ listing: quoteTitle(listing) }),
    link: `/listings?status=pending&open=${listing.id}`,
  }
}

export function composeApprovedNotice(listing: NamedListing): NoticeTexts {
  return decision(
    t.live(),
    t.weve_approved_listing_its_live_now({ listing: quoteTitle(listing) }),
    getListingPath(listing),
    t.act_open_listing(),
  )
}

export function composeSentBackNotice(listing: NamedListing, reason: string): NoticeTexts {
  return decision(
    t.sent_back(),
    t.listing_isnt_live_its_back_in_your({ listing: quoteTitle(listing), reason: endSentence(reason) }),
    `/${listing.type}/${listing.id}/edit`,
    t.act_edit_listing(),
  )
}

export function composeFixRequestedNotice(listing: NamedListing, reason: string): NoticeTexts {
  return decision(
    t.please_fix(),
    t.please_fix_listing({ listing: quoteTitle(listing), reason: endSentence(reason) }),
    `/${listing.type}/${listing.id}/edit`,
    t.act_edit_listing(),
  )
}

export function composeSuspendedNotice(listing: NamedListing, reason: string): NoticeTexts {
  return decision(
    t.suspended(),
    t.weve_suspended_listing_its_hidden_and({ listing: quoteTitle(listing), reason: endSentence(reason) }),
    getAppeal(listing),
    t.act_appeal(),
  )
}

export function composeReinstatedNotice(
  listing: NamedListing,
  { reason, is_live: isLive }: { reason: string; is_live: boolean },
): NoticeTexts {
  const what = isLive
    ? t.listing_is_live_again_with_the_time_it({ listing: quoteTitle(listing) })
    : t.listing_is_no_longer_suspended_it_will({ listing: quoteTitle(listing) })
  return decision(
    t.reinstated(),
    joinSentences(what, t.our_note_note({ note: reason })),
    isLive ? getListingPath(listing) : getAppeal(listing),
    isLive ? t.act_open_listing() : t.act_open_isell(),
  )
}

export function composeAppealNotice(listing: NamedListing, text: string): NoticeTexts {
  return {
    kind: 'appeal',
    title: t.appeal(),
    body: t.the_seller_has_appealed({ listing: quoteTitle(listing), message: cutBeginning(text) }),
    link: `/listings?open=${listing.id}`,
  }
}

export function composeAppealAnswerNotice(listing: NamedListing, text: string): NoticeTexts {
  return decision(
    t.your_appeal(),
    t.weve_replied_about_listing({ listing: quoteTitle(listing), message: cutBeginning(text) }),
    getAppeal(listing),
    t.act_appeal(),
  )
}

export function composeAccountAppealNotice({
  account_id: accountId,
  text,
}: {
  account_id: AccountId
  text: string
}): NoticeTexts {
  return {
    kind: 'appeal',
    title: t.account_appeal_member_account_id({ account_id: accountId }),
    body: t.a_suspended_member_has_appealed({ message: cutBeginning(text) }),
    link: `/user/${accountId}/detail`,
  }
}

export function composeAccountAppealAnswerNotice(
  text: string,
  { is_partial: isPartial, is_unasked: isUnasked }: { is_partial: boolean; is_unasked: boolean },
): NoticeTexts {
  const message = cutBeginning(text)
  return {
    kind: 'moderation',
    title: isUnasked ? t.a_message_about_your_account() : t.weve_answered_your_appeal(),
    body: isPartial ? t.about_your_suspension({ message }) : t.about_your_suspended_account({ message }),
    link: isPartial ? '/user-settings#warnings' : '/signin',
    action: isPartial ? t.act_open_settings() : t.act_sign_in(),
  }
}

export function composePausedNotice(listing: NamedListing, hasBid: boolean): NoticeTexts {
  return {
    kind: 'suspended',
    title: t.suspended_title(),
    body: t.weve_hidden_listing_while_we_look_into({ listing: quoteTitle(listing), has_bid: hasBid }),
    link: hasBid ? '/iwon-ilost?show=running' : '/iwatch',
    action: hasBid ? t.act_open_running() : t.act_open_iwatch(),
  }
}

export function composeExtendedNotice(listing: NamedListing, closesAt: Date): NoticeTexts {
  return {
    kind: 'suspended',
    title: t.closes_later_title(),
    body: t.hoko_was_offline_when_listing_was({
      listing: quoteTitle(listing),
      closes_at: formatDayAndTime(closesAt),
    }),
    link: getListingPath(listing),
  }
}

export function composeWentOnNotice(listing: NamedListing, hasBid: boolean): NoticeTexts {
  return {
    kind: 'suspended',
    title: t.it_goes_on_title(),
    body: joinSentences(
      t.listing_is_live_again_with_the_time_it({ listing: quoteTitle(listing) }),
      hasBid && t.your_bid_still_counts(),
    ),
    link: getListingPath(listing),
  }
}

export const composeAccountViewedNotice = (
  firstName: string,
  { at, reason }: { at: Date; reason: string },
): NoticeTexts => ({
  kind: 'account_viewed',
  title: t.someone_viewed_your_account({ first_name: firstName }),
  body: t.they_viewed_it_because({ at: formatDayAndTime(at), reason: endSentence(reason) }),
  link: '/user-settings#sessions',
})
