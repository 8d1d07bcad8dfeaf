import { client_errors } from '#shared/words/client-errors.ts'

/**
 * Every way a call can be refused: the one closed list behind `key` in a problem answer.
 * `message` is the plain sentence a person reads when the server has nothing more exact to say.
 */
export const refusals = {
  bad_request: { status: 400, message: 'We couldn’t read that request.' },
  unauthenticated: { status: 401, message: 'Please sign in first.' },
  logout_user: { status: 401, message: 'Your session has ended. Please sign in again.' },
  invalid_credentials: { status: 401, message: 'That email and password don’t match an account.' },
  password_wrong: { status: 422, message: 'That’s not your password.' },
  password_needed: { status: 403, message: 'Enter your password again first.' },
  forbidden: { status: 403, message: 'Your account can’t do this.' },
  account_suspended: {
    status: 403,
    message: 'This account is suspended. Sign in to read why and to appeal.',
  },
  phone_unverified: { status: 403, message: 'Verify your phone number first.' },
  cannot_send_code: {
    status: 424,
    message: 'We can’t send codes at the moment. Please try again later.',
  },
  not_allowed_to_bid: { status: 403, message: 'You can’t bid on or buy this listing.' },
  requirement_unconfirmed: {
    status: 403,
    message: 'Confirm what this category asks of buyers first.',
  },
  requirement_changed: {
    status: 409,
    message: 'What this category asks of buyers has changed. Read it again first.',
  },
  own_listing: { status: 403, message: 'This is your own listing.' },
  not_found: { status: 404, message: 'We couldn’t find that.' },
  reset_expired: { status: 404, message: 'This link has expired. Ask for a new one.' },
  reset_used: { status: 409, message: 'This link has been used already. Ask for a new one if you need it.' },
  challenge_expired: { status: 404, message: 'Signing in took too long. Start again.' },
  email_taken: { status: 409, message: 'Another account already uses this email.' },
  account_busy: {
    status: 409,
    message: 'You have something to finish before you can delete this account.',
  },
  two_factor_on: { status: 409, message: 'Two-factor sign-in is already on.' },
  own_account: { status: 409, message: 'You can’t do this to your own account.' },
  last_admin: { status: 409, message: 'This is the last working admin account.' },
  status_unchanged: { status: 409, message: 'The account is already like that.' },
  already_registered: { status: 409, message: 'This registration is already complete. Please sign in.' },
  bid_too_low: { status: 409, message: 'Someone else’s bid came first. Please bid higher.' },
  maximum_below_own: { status: 409, message: 'Your limit is already that much or more.' },
  listing_closed: { status: 409, message: 'This listing has closed.' },
  blocked: { status: 403, message: 'This seller has blocked you.' },
  void_too_late: {
    status: 409,
    message: 'You can’t void a bidder in the last 10 minutes of an auction.',
  },
  no_bids_of_bidder: { status: 409, message: 'This bidder has no bids to void.' },
  not_allowed_to_lower: {
    status: 409,
    message: 'You can only lower your limit right after other bids were voided and you became the leader.',
  },
  ledger_open: { status: 409, message: 'You can read the ledger once the auction has ended.' },
  listing_changed: { status: 409, message: 'This listing changed somewhere else. Reload to see the latest.' },
  listing_not_editable: { status: 409, message: 'You can’t edit this listing this way any more.' },
  appeal_closed: { status: 409, message: 'You can’t write any more about this suspension.' },
  already_flagged: { status: 409, message: 'You’ve already reported this listing. We’re looking at it.' },
  flag_decided: { status: 409, message: 'This report has already been decided.' },
  settings_changed: {
    status: 409,
    message: 'The settings changed somewhere else. Reload to see the latest.',
  },
  not_relistable: { status: 409, message: 'You can’t relist this listing.' },
  already_relisted: { status: 409, message: 'This has already been relisted.' },
  has_bids: { status: 409, message: 'People have bid on this auction, so it sells to the highest bidder.' },
  price_changed: {
    status: 409,
    message: 'The seller has changed the price. Check it first.',
  },
  not_an_auction: { status: 409, message: 'This listing isn’t an auction.' },
  buy_now_gone: { status: 409, message: 'Buy now is no longer available on this listing.' },
  not_enough_left: { status: 409, message: 'There aren’t that many left.' },
  offers_not_taken: { status: 409, message: 'The seller doesn’t take offers on this listing.' },
  offer_open: { status: 409, message: 'Your offer on this listing is still waiting for a reply.' },
  offer_closed: { status: 409, message: 'This offer has ended.' },
  offer_moved: { status: 409, message: 'It’s the other person’s turn to reply. Reload to see the latest.' },
  offers_used_up: {
    status: 409,
    message: 'You’ve made five offers between you. Accept or decline the last one.',
  },
  not_unsold: {
    status: 409,
    message: 'You can send a fixed-price offer for 7 days after an auction that didn’t sell.',
  },
  already_offered: { status: 409, message: 'You’ve already sent a fixed-price offer for this auction.' },
  not_fallen_through: {
    status: 409,
    message: 'You can make a second-chance offer for 7 days after the winner’s sale fell through.',
  },
  nobody_to_offer: { status: 409, message: 'No one has bid on this or watches it.' },
  leading_bidder: { status: 409, message: 'You’re the highest bidder, so it stays on your list.' },
  questions_waiting: {
    status: 409,
    message: 'Wait for answers to the questions you’ve already asked here.',
  },
  already_answered: { status: 409, message: 'This question has already been answered.' },
  answer_changed: { status: 409, message: 'This answer changed somewhere else. Read it again first.' },
  saved_searches_full: {
    status: 409,
    message: 'You have 100 saved searches. Remove one first.',
  },
  trade_moved: { status: 409, message: 'This sale has changed. Reload to see the latest.' },
  trade_too_early: { status: 409, message: 'It’s too early for that.' },
  already_reviewed: { status: 409, message: 'You’ve already reviewed this trade.' },
  not_reviewable: { status: 409, message: 'You can’t review this trade now.' },
  review_closed: { status: 409, message: 'You can’t change this review any more.' },
  already_replied: { status: 409, message: 'You’ve already replied to this review.' },
  already_disputed: { status: 409, message: 'You’ve already disputed this review.' },
  pickup_moved: {
    status: 409,
    message: 'The pickup has changed. Check it first.',
  },
  pickup_closed: { status: 409, message: 'You can’t arrange a pickup here any more.' },
  handover_closed: { status: 409, message: 'You can’t complete this sale with a code now.' },
  upload_in_use: { status: 409, message: 'That photo is on a live listing or a profile.' },
  category_in_use: { status: 409, message: 'This category isn’t empty. Move what’s in it first.' },
  payload_too_large: { status: 413, message: 'That’s too big to send.' },
  unsupported_media_type: { status: 415, message: 'We can’t read that kind of file.' },
  validation_failed: { status: 422, message: 'Check the highlighted fields.' },
  idempotency_key_reused: { status: 422, message: 'This request was already used for something else.' },
  request_withdrawn: { status: 409, message: 'This was withdrawn before it reached us.' },
  register_unavailable: {
    status: 424,
    message: 'The register isn’t responding. Enter the details yourself, or try again later.',
  },
  code_wrong: { status: 422, message: 'That code isn’t right.' },
  code_expired: { status: 422, message: 'That code has expired. Ask for a new one.' },
  code_locked: { status: 429, message: 'Too many wrong codes. Ask for a new one.' },
  rate_limited: { status: 429, message: 'That’s too many at once. Wait a moment and try again.' },
  storage_full: {
    status: 507,
    message: 'We’ve run out of space, so that wasn’t saved. Try again in a few minutes.',
  },
  ...client_errors,
} as const satisfies Record<string, { status: number; message: string }>

export type RefusalKey = keyof typeof refusals

/** Any operation may be refused with these; what else it may refuse with, it declares. */
export type CommonRefusalKey =
  | 'bad_request'
  | 'unauthenticated'
  | 'logout_user'
  | 'forbidden'
  | 'account_suspended'
  | 'not_found'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'idempotency_key_reused'
  | 'request_withdrawn'
  | 'rate_limited'
  | 'server_error'
  | 'unavailable'

/** The body of every refused call (`application/problem+json`). */
export interface Problem {
  status: number
  key: RefusalKey
  message: string
  /** A sentence per field, by the field's name; `images.3` for an item of a list. */
  errors?: Record<string, string>
  request_id: string
  /** Set with `bid_too_low`: the least that is accepted now, in cents. */
  minimum_cents?: number
  /** Set with `category_in_use`: what stands right in it. */
  holds?: { categories: number; listings: number }
  /** Set with `rate_limited` and `code_locked`: seconds to wait. */
  retry_after_s?: number
  /** Set with `phone_unverified` where a password was given: what goes on with the registration behind it. */
  registration?: UnfinishedRegistration
  /** Set with `account_suspended` for who has shown to be its owner: opens the appeal and the export, for an hour. */
  limited_token?: string
}

/** As registerBasic answers it, once more: the token of whoever began it stops working. */
export interface UnfinishedRegistration {
  id: number
  registration_token: string
  phone_number: string
  purpose: 'verify_phone' | 'verify_email'
  sent_to: string
  is_verified: boolean
}
