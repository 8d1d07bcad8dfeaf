import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { cutBeginning, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

/** For a hidden review, only its existence is mentioned. */

const kind = 'review'
const aboutMe = '/irate?show=about'
const byMe = '/irate?show=written'

export const composeReviewWrittenNotice = (listing: NamedListing): NoticeTexts => ({
  kind,
  title: t.review_title(),
  body: t.youve_been_reviewed_for_listing_youll({ listing: quoteTitle(listing) }),
  link: '/irate',
  action: t.act_leave_a_review(),
})

export const composeReviewShownNotice = (listing: NamedListing): NoticeTexts => ({
  kind,
  title: t.review_title(),
  body: t.a_review_of_you_from_listing_is_now_on({ listing: quoteTitle(listing) }),
  link: aboutMe,
})

export const composeReviewChangedNotice = (listing: NamedListing): NoticeTexts => ({
  kind,
  title: t.review_changed_title(),
  body: t.the_review_of_you_from_listing_was({ listing: quoteTitle(listing) }),
  link: aboutMe,
})

export const composeReviewRepliedNotice = (listing: NamedListing, reply: string): NoticeTexts => ({
  kind,
  title: t.reply_title(),
  body: t.your_review_from_listing_has_a_reply({ listing: quoteTitle(listing), reply: cutBeginning(reply) }),
  link: byMe,
  action: t.act_read_reply(),
})

export const composeReviewDisputedNotice = (
  listing: NamedListing,
  { review_id: reviewId, reason }: { review_id: number; reason: string },
): NoticeTexts => ({
  kind: 'disputed_review',
  title: t.disputed_review_title(),
  body: t.a_member_disputes_the_review_of_them({
    listing: quoteTitle(listing),
    reason: cutBeginning(reason),
  }),
  link: `/reviews/${reviewId}`,
})

export const composeReviewUpheldNotice = (
  listing: NamedListing,
  word: string,
  isAuthor: boolean,
): NoticeTexts => ({
  kind,
  title: t.review_kept_title(),
  body: t.we_have_looked_at_the_disputed_review({ listing: quoteTitle(listing), word }),
  link: isAuthor ? byMe : aboutMe,
})

export const composeReviewRemovedNotice = (
  listing: NamedListing,
  word: string | null,
  isAuthor: boolean,
): NoticeTexts => ({
  kind,
  title: t.review_removed_title(),
  body: joinSentences(
    t.weve_removed_the_review({ is_author: isAuthor, listing: quoteTitle(listing) }),
    word && (isAuthor ? t.the_reason_reason({ reason: word }) : t.our_note_note({ note: word })),
  ),
  link: isAuthor ? byMe : aboutMe,
})
