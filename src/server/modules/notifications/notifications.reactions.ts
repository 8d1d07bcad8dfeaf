import type { Reaction } from '#server/platform/jobs/outbox.ts'
import { forgetNotificationsOfDeleted } from './forget.account-deleted.ts'
import { notifyAuctionClosed } from './notify.auction-closed.ts'
import { notifyAuctionExtended } from './notify.auction-extended.ts'
import { notifyBidOutbid } from './notify.bid-outbid.ts'
import { notifyBidderVoided } from './notify.bidder-voided.ts'
import { notifyBoughtNow } from './notify.bought-now.ts'
import { notifyAnomaliesFound } from './notify.anomalies-found.ts'
import { notifyAccountAppealAnswered } from './notify.account-appeal-answered.ts'
import { notifyAccountAppealMade } from './notify.account-appeal-made.ts'
import { notifyAppealAnswered } from './notify.appeal-answered.ts'
import { notifyAppealMade } from './notify.appeal-made.ts'
import { notifyFlagDecided } from './notify.flag-decided.ts'
import { notifyListingApproved } from './notify.listing-approved.ts'
import { notifyListingFlagged } from './notify.listing-flagged.ts'
import { notifyListingReinstated } from './notify.listing-reinstated.ts'
import { notifyListingSentBack } from './notify.listing-sent-back.ts'
import { notifyListingStoodStill } from './notify.listing-stood-still.ts'
import { notifyListingSuspended } from './notify.listing-suspended.ts'
import { notifyListingWentOn } from './notify.listing-went-on.ts'
import { notifyListingExpiring } from './notify.listing-expiring.ts'
import { notifyListingMarkedSold } from './notify.listing-marked-sold.ts'
import { notifyListingRelistedAlone } from './notify.listing-relisted-alone.ts'
import { notifyListingWrittenFor } from './notify.listing-written-for.ts'
import { notifyListingWithdrawn } from './notify.listing-withdrawn.ts'
import { notifyOfferAccepted } from './notify.offer-accepted.ts'
import { notifyOfferMoved } from './notify.offer-moved.ts'
import { notifyQuestionAnswered } from './notify.question-answered.ts'
import { notifyQuestionAsked } from './notify.question-asked.ts'
import { notifyReserveLowered } from './notify.reserve-lowered.ts'
import { notifyReserveMet } from './notify.reserve-met.ts'
import { notifyReviewWritten } from './notify.review-written.ts'
import { notifyReviewShown } from './notify.review-shown.ts'
import { notifyReviewChanged } from './notify.review-changed.ts'
import { notifyReviewReplied } from './notify.review-replied.ts'
import { notifyReviewDisputed } from './notify.review-disputed.ts'
import { notifyReviewUpheld } from './notify.review-upheld.ts'
import { notifyReviewRemoved } from './notify.review-removed.ts'
import { notifyHandoverLocked } from './notify.handover-locked.ts'
import { notifyHandoverUnlocked } from './notify.handover-unlocked.ts'
import { notifyPaymentDetailsChanged } from './notify.payment-details-changed.ts'
import { notifyPickupMoved } from './notify.pickup-moved.ts'
import { notifySavedSearchesDigested } from './notify.saved-searches-digested.ts'
import { notifySavedSearchesMatched } from './notify.saved-searches-matched.ts'
import { notifyTradeAnswered } from './notify.trade-answered.ts'
import { notifyTradeDisputeWrittenIn } from './notify.trade-dispute-written-in.ts'
import { notifyTradeHeld } from './notify.trade-held.ts'
import { notifyTradeMoved } from './notify.trade-moved.ts'
import { notifyTradeUnfinished } from './notify.trade-unfinished.ts'
import { notifyWatchedClosingSoon } from './notify.closing-soon.ts'
import { notifyWatchedReduced } from './notify.watched-reduced.ts'
import { notifyWatchersCarriedOver } from './notify.watchers-carried-over.ts'

/** Everything people are told of, and its end. */
export const reactionsOfNotifications: Reaction[] = [
  notifyAuctionClosed,
  notifyAuctionExtended,
  notifyBidOutbid,
  notifyBidderVoided,
  notifyBoughtNow,
  notifyListingWithdrawn,
  notifyListingApproved,
  notifyListingSentBack,
  notifyListingSuspended,
  notifyListingReinstated,
  notifyListingStoodStill,
  notifyListingWentOn,
  notifyAppealMade,
  notifyAppealAnswered,
  notifyListingFlagged,
  notifyAnomaliesFound,
  notifyFlagDecided,
  notifyReserveLowered,
  notifyReserveMet,
  notifyOfferMoved,
  notifyOfferAccepted,
  notifyQuestionAsked,
  notifyQuestionAnswered,
  notifyListingMarkedSold,
  notifyTradeAnswered,
  notifyTradeMoved,
  notifyTradeHeld,
  notifyAccountAppealMade,
  notifyAccountAppealAnswered,
  notifyTradeUnfinished,
  notifyTradeDisputeWrittenIn,
  notifyWatchersCarriedOver,
  notifyWatchedClosingSoon,
  notifyWatchedReduced,
  notifyListingRelistedAlone,
  notifyListingExpiring,
  notifyListingWrittenFor,
  notifyReviewWritten,
  notifyReviewShown,
  notifyReviewChanged,
  notifyReviewReplied,
  notifyReviewDisputed,
  notifyReviewUpheld,
  notifyReviewRemoved,
  notifyPickupMoved,
  notifyHandoverLocked,
  notifyHandoverUnlocked,
  notifyPaymentDetailsChanged,
  notifySavedSearchesMatched,
  notifySavedSearchesDigested,
  forgetNotificationsOfDeleted,
]
