import { truncateText } from '#shared/formats/formats.ts'
import { cutBeginning, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

/** What the two sides of a trade are told of their reviews. Of one that is hidden, nothing but that it is there. */

const kind = 'review'
const about_me = '/irate?show=about'
const by_me = '/irate?show=written'

export const composeReviewWrittenNotice = (listing: NamedListing): Words => ({
  kind,
  title: `Review: ${truncateText(listing.title)}`,
  body: `You’ve been reviewed for ${quoteTitle(listing)}. You’ll see the review once you’ve written yours, or in 14 days.`,
  link: '/irate',
})

export const composeReviewShownNotice = (listing: NamedListing): Words => ({
  kind,
  title: `Review: ${truncateText(listing.title)}`,
  body: `A review of you, from ${quoteTitle(listing)}, is now on your page. You may reply to it once.`,
  link: about_me,
})

export const composeReviewChangedNotice = (listing: NamedListing): Words => ({
  kind,
  title: `Review changed: ${truncateText(listing.title)}`,
  body: `The review of you from ${quoteTitle(listing)} was changed by who wrote it.`,
  link: about_me,
})

export const composeReviewRepliedNotice = (listing: NamedListing, reply: string): Words => ({
  kind,
  title: `Reply: ${truncateText(listing.title)}`,
  body: `Your review from ${quoteTitle(listing)} has a reply: “${cutBeginning(reply)}”`,
  link: by_me,
})

export const composeReviewDisputedNotice = (
  listing: NamedListing,
  { review_id, reason }: { review_id: number; reason: string },
): Words => ({
  kind,
  title: `Disputed review: ${truncateText(listing.title)}`,
  body: `A member disputes the review of them from ${quoteTitle(listing)}: “${cutBeginning(reason)}”`,
  link: `/reviews/${review_id}`,
})

export const composeReviewUpheldNotice = (
  listing: NamedListing,
  word: string,
  is_author: boolean,
): Words => ({
  kind,
  title: `Review kept: ${truncateText(listing.title)}`,
  body: `We have looked at the disputed review from ${quoteTitle(listing)}, and it stays. What we noted: ${word}`,
  link: is_author ? by_me : about_me,
})

export const composeReviewRemovedNotice = (
  listing: NamedListing,
  reason: string,
  is_author: boolean,
): Words => ({
  kind,
  title: `Review removed: ${truncateText(listing.title)}`,
  body: `We have removed the review ${is_author ? 'that you wrote' : 'of you'} from ${quoteTitle(listing)}. The reason: ${reason}`,
  link: is_author ? by_me : about_me,
})
