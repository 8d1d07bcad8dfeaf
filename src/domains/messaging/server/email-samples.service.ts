import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { buildStopAlertsLink } from '#domains/saved-searches/common/stop-alerts.ts'
import { toAccountId, toListingId } from '#platform/common/ids.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/messaging/texts.ts'
import { composePageChangedNotice } from './labels/static-pages.labels.ts'
import { composeBehalfNotice } from './labels/behalf.labels.ts'
import {
  composeAccountAppealAnswerNotice,
  composeAccountViewedNotice,
  composeAppealNotice,
  composeApprovedNotice,
  composePausedNotice,
  composeSubmittedNotice,
} from './labels/decisions.labels.ts'
import {
  composeFailedEmailsNotice,
  composeFlagDecidedNotice,
  composeFlaggedNotice,
} from './labels/flags.labels.ts'
import { composePaymentDetailsNotice, composePickupNotice } from './labels/handovers.labels.ts'
import * as words from './labels/notifications.labels.ts'
import { composeOfferNotice } from './labels/offers.labels.ts'
import { composeProposalDecidedNotice } from './labels/moderation.labels.ts'
import { composeStartedNotice } from './labels/starting.labels.ts'
import { composeExpiringNotice, composeRelistedNotice } from './labels/relisting.labels.ts'
import { composeReviewDisputedNotice, composeReviewWrittenNotice } from './labels/reviews.labels.ts'
import {
  composeStockGuardedNotice,
  composeWebhookNotice,
  composeFailedPaymentNotice,
  composePlanNotice,
} from './labels/businesses.labels.ts'
import { composeSupportRequestedNotice } from './labels/support.labels.ts'
import { digestMail, matchedMail } from './labels/alerts.labels.ts'
import { composeEmailText, composeSubject } from './labels/emails.labels.ts'
import {
  composeDigestedNotice,
  composeMatchedNotice,
  composePriceReachedNotice,
  composeClosingSoonNotice,
  composeReducedNotice,
  type EmailCard,
} from './labels/finding.labels.ts'
import { composeFollowedNotice } from './labels/finding.labels.ts'
import { composeSoldNotice, composeWonNotice } from './labels/sales.labels.ts'
import { composeSampleSales, getSale } from './sale-samples.service.ts'
import { composeDisputeForAdminsNotice, composeTradeUnfinishedNotice } from './labels/trades.labels.ts'
import { composeVoidedNotice } from './labels/void.labels.ts'
import { composeWarnedNotice } from './labels/warnings.labels.ts'

const getListing = makeTexts((): words.NamedListing => ({
  id: toListingId(100_001),
  type: 'general',
  title: t.sample_listing(),
}))
const closesAt = new Date('2026-11-28T07:30:00Z')
const visit = { starts_at: '2026-11-28T21:00:00Z', ends_at: '2026-11-28T21:30:00Z' }
const priceCents = 12_500

/** A made-up sample of each kind. */
const samples: Record<NotificationKind, () => words.NoticeTexts> = {
  outbid: () => words.composeOutbidNotice(getListing(), priceCents),
  won: () => composeWonNotice(getListing(), getSale()),
  lost: () => words.composeLostNotice(getListing(), priceCents),
  sold: () => composeSoldNotice(getListing(), getSale()),
  unsold: () => words.composeUnsoldNotice(getListing(), priceCents),
  reserve_met: () => words.composeReserveMetNotice(getListing(), priceCents),
  reserve_lowered: () =>
    words.composeReserveLoweredNotice(getListing(), { leads: true, is_met: true, price_cents: priceCents }),
  withdrawn: () => words.composeWithdrawnNotice(getListing(), t.sample_withdrawal()),
  void: () => composeVoidedNotice(getListing(), { reason: 'asked', note: '' }),
  question: () => words.composeQuestionNotice(getListing(), t.sample_name(), t.sample_question()),
  answer: () => words.composeAnswerNotice(getListing(), t.sample_answer()),
  message: () =>
    words.composeMessageNotice(getListing(), {
      conversation_id: 1,
      from: t.sample_name(),
      count: 1,
      text: t.sample_message(),
      image_count: 0,
    }),
  moderation: () => composeApprovedNotice(getListing()),
  suspended: () => composePausedNotice(getListing(), true),
  sale_named: () => words.composeSaleNamedNotice(getListing(), priceCents, 1, 1),
  sale_answered: () => words.composeSaleAnsweredNotice(getListing(), 'confirmed', 1),
  relisted: () => composeRelistedNotice(getListing()),
  scheduled_start: () =>
    composeStartedNotice(getListing(), { came_to: 'draft', why: 'plan', reason: t.sample_start_refusal() }),
  expiring: () => composeExpiringNotice(getListing(), closesAt),
  flag: () => composeFlagDecidedNotice(getListing(), { outcome: 'upheld', word: t.sample_thanks() }),
  offer: () =>
    composeOfferNotice(getListing(), 'buyer', {
      offer_id: 1,
      kind: 'fixed_price',
      side: 'seller',
      action: 'offered',
      amount_cents: priceCents,
      reason: null,
    }),
  terms: () => composePageChangedNotice({ slug: 'terms-and-conditions', applies_from: '2027-02-01' }),
  account_viewed: () =>
    composeAccountViewedNotice(t.sample_admin(), { at: new Date(), reason: t.sample_reason_to_view() }),
  webhook: () => composeWebhookNotice('hooks.example.nz'),
  stock_feed: () => composeStockGuardedNotice({ run_id: 1, guards: ['withdrawn'], gone: 12, refused: 0 }),
  plan: () =>
    composePlanNotice({
      action: 'payment_failed',
      plan: t.sample_plan(),
      next_attempt_at: closesAt.toISOString(),
      amount_cents: 9900,
      reason: '',
    }),
  behalf: () => composeBehalfNotice(getListing(), 'changed', [t.sample_change()], t.sample_request()),
  saved_search: () => composeMatchedNotice(getCard(), [t.sample_search()]),
  followed_seller_listed: () =>
    composeFollowedNotice({ id: toAccountId(1), name: t.sample_seller() }, { cards: [getCard()], count: 1 }),
  review: () => composeReviewWrittenNotice(getListing()),
  pickup: () =>
    composePickupNotice(getListing(), {
      trade_id: 1,
      action: 'picked',
      place: t.sample_town(),
      note: '',
      picked: visit,
      dropped: null,
    }),
  payment_details: () => composePaymentDetailsNotice(getListing(), { is_first: true, trade_id: 1 }),
  trade: () => composeTradeUnfinishedNotice(getListing(), 'buyer', { day: 7, trade_id: 1 }),
  closing_soon: () => composeClosingSoonNotice(getListing(), closesAt),
  report: () => composeFlaggedNotice(getListing(), { reason: 'prohibited', text: t.sample_report() }),
  dispute: () => composeDisputeForAdminsNotice(getListing(), { side: 'buyer', reason: t.sample_dispute() }),
  appeal: () => composeAppealNotice(getListing(), t.sample_appeal()),
  disputed_review: () =>
    composeReviewDisputedNotice(getListing(), { review_id: 1, reason: t.sample_dispute() }),
  approval: () => composeSubmittedNotice(getListing()),
  support_request: () => composeSupportRequestedNotice(1, t.sample_name()),
  failed_payment: () =>
    composeFailedPaymentNotice(toAccountId(1), {
      name: t.sample_name(),
      plan: t.sample_plan(),
      amount_cents: 4900,
      next_attempt_at: closesAt.toISOString(),
    }),
  alarm: () => composeFailedEmailsNotice(),
  second_person: () =>
    composeProposalDecidedNotice({
      account_id: toAccountId(1),
      act: 'refund_payment',
      amount_cents: 9900,
      reason: t.sample_dispute(),
      outcome: 'approved',
      word: null,
      decider: t.sample_name(),
    }),
  price_reached: () =>
    composePriceReachedNotice(getListing(), {
      which: 'price',
      price_cents: priceCents,
      threshold_cents: priceCents,
    }),
  reduced: () =>
    composeReducedNotice(getListing(), { which: 'buy_now_price', from_cents: 15_000, to_cents: priceCents }),
}

const getCard = makeTexts((): Omit<EmailCard, 'cover'> => ({
  ...getListing(),
  property_brief: null,
  sale_method: 'auction',
  price_cents: priceCents,
  bid_count: 3,
  place_name: t.sample_place(),
  status: 'active',
  closes_at: closesAt.toISOString(),
}))

interface SampleEmail {
  name: string
  kind: NotificationKind
  title: string
  text: string
  /** Sent whatever the member chose. */
  isUrgent: boolean
}

export const getSampleFirstName = makeTexts(() => t.sample_recipient())

/** @param picture the address of a picture for those about a listing; null for none */
export function composeSampleNotices(publicUrl: string, picture: string | null): SampleEmail[] {
  const composed = Object.entries(samples).map(([name, compose]) => [name, compose()] as const)
  const card: EmailCard = { ...getCard(), cover: picture === null ? null : { thumb_url: picture } }
  const toSample = (name: string, notice: words.NoticeTexts, isUrgent = false) => {
    const about = isAboutListing(notice) ? card : null
    return {
      name,
      kind: notice.kind,
      title: composeSubject(notice, about),
      text: composeEmailText(notice, about, publicUrl),
      isUrgent,
    }
  }
  return [
    ...composed.filter(([name]) => name !== 'saved_search').map(([name, notice]) => toSample(name, notice)),
    ...composeSampleAlerts(publicUrl, card),
    ...composeSampleSales(getListing()).map(([name, notice]) => toSample(name, notice)),
    toSample('warning', composeWarnedNotice({ reason: t.sample_warning(), is_strike: true }), true),
    toSample(
      'appeal_answered',
      composeAccountAppealAnswerNotice(t.sample_appeal_answer(), { is_partial: false, is_unasked: false }),
      true,
    ),
  ]
}

const isAboutListing = ({ body }: words.NoticeTexts) => body.includes(words.quoteTitle(getListing()))

function composeSampleAlerts(publicUrl: string, card: EmailCard): SampleEmail[] {
  const addresses = { publicUrl, stopPage: buildStopAlertsLink(publicUrl, 'made-up') }
  const name = t.sample_search()
  const matched = composeMatchedNotice(card, [name])
  const cards = [card, { ...card, id: toListingId(100_002), title: t.sample_other_listing() }]
  const searches = [{ name, count: 14, cards }]
  const digested = composeDigestedNotice(searches)
  return [
    {
      name: 'saved_search',
      kind: 'saved_search',
      title: composeSubject(matched, card),
      text: matchedMail(matched, card, addresses),
      isUrgent: false,
    },
    {
      name: 'saved_search_digest',
      kind: 'saved_search',
      title: digested.title,
      text: digestMail(digested, searches, addresses),
      isUrgent: false,
    },
  ]
}
