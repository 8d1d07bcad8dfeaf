import { client_errors } from '#shared/words/client-errors.ts'

/**
 * Every way a call can be refused: the one closed list behind `key` in a problem answer.
 * `message` is the plain sentence a person reads when the server has nothing more exact to say.
 */
export const refusals = {
  bad_request: { status: 400, message: 'We could not read that request.' },
  unauthenticated: { status: 401, message: 'Please sign in first.' },
  logout_user: { status: 401, message: 'Your session has ended. Please sign in again.' },
  invalid_credentials: { status: 401, message: 'That email and password do not match an account.' },
  password_wrong: { status: 422, message: 'That is not your password.' },
  password_needed: { status: 403, message: 'Please give your password again first.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  account_suspended: {
    status: 403,
    message: 'This account is suspended. Sign in to read why and to appeal.',
  },
  phone_unverified: { status: 403, message: 'Please verify your phone number first.' },
  cannot_send_code: {
    status: 424,
    message: 'We can’t send codes at the moment. Please try again later.',
  },
  not_allowed_to_bid: { status: 403, message: 'You may not bid or buy on this listing.' },
  requirement_unconfirmed: {
    status: 403,
    message: 'This category asks something of buyers. Confirm it first.',
  },
  requirement_changed: {
    status: 409,
    message: 'What this category asks of buyers has changed. Read it again first.',
  },
  own_listing: { status: 403, message: 'This is your own listing.' },
  not_found: { status: 404, message: 'We could not find that.' },
  reset_expired: { status: 404, message: 'This link has expired. Ask for a new one.' },
  reset_used: { status: 409, message: 'This link has been used already. Ask for a new one if you need it.' },
  challenge_expired: { status: 404, message: 'Signing in took too long. Please begin again.' },
  email_taken: { status: 409, message: 'Another account already uses this email.' },
  account_busy: {
    status: 409,
    message: 'This account still has something to finish before it can be deleted.',
  },
  two_factor_on: { status: 409, message: 'The second factor is already on.' },
  own_account: { status: 409, message: 'You cannot do this to your own account.' },
  last_admin: { status: 409, message: 'This is the last working admin account.' },
  status_unchanged: { status: 409, message: 'The account already is like that.' },
  already_registered: { status: 409, message: 'This registration is already complete. Please sign in.' },
  bid_too_low: { status: 409, message: 'Someone else’s bid came first. Please bid higher.' },
  maximum_below_own: { status: 409, message: 'You already bid up to that much or more.' },
  listing_closed: { status: 409, message: 'This listing has closed.' },
  blocked: { status: 403, message: 'This seller does not want to deal with you.' },
  void_too_late: {
    status: 409,
    message: 'In the last 10 minutes of an auction no bidder can be voided.',
  },
  no_bids_of_bidder: { status: 409, message: 'There is no bid of this bidder that could be made void.' },
  not_allowed_to_lower: {
    status: 409,
    message: 'Your limit can be lowered only right after you came to lead because other bids were voided.',
  },
  ledger_open: { status: 409, message: 'The ledger can be read once the auction has ended.' },
  listing_changed: { status: 409, message: 'This listing changed somewhere else. Reload to see the latest.' },
  listing_not_editable: { status: 409, message: 'This listing can no longer be edited this way.' },
  appeal_closed: { status: 409, message: 'Nothing more can be written about this suspension.' },
  already_flagged: { status: 409, message: 'You have reported this listing, and we are looking at it.' },
  flag_decided: { status: 409, message: 'This report has been decided about already.' },
  settings_changed: {
    status: 409,
    message: 'The settings changed somewhere else. Reload to see the latest.',
  },
  not_relistable: { status: 409, message: 'This listing cannot be listed again.' },
  already_relisted: { status: 409, message: 'This listing has been listed again already.' },
  has_bids: { status: 409, message: 'People have bid on this auction, so it sells to the highest bidder.' },
  price_changed: {
    status: 409,
    message: 'The seller has changed the price meanwhile. Look at it again first.',
  },
  not_an_auction: { status: 409, message: 'This listing is not an auction.' },
  buy_now_gone: { status: 409, message: 'Buy now is no longer available on this listing.' },
  not_enough_left: { status: 409, message: 'There are not that many left.' },
  offers_not_taken: { status: 409, message: 'The seller does not take offers on this listing.' },
  offer_open: { status: 409, message: 'Your offer on this listing still waits for an answer.' },
  offer_closed: { status: 409, message: 'This offer has ended.' },
  offer_moved: { status: 409, message: 'This offer waits for the other side. Look at it again first.' },
  offers_used_up: {
    status: 409,
    message: 'Five prices have been named here. What is left is to accept or decline the last.',
  },
  not_unsold: {
    status: 409,
    message: 'A fixed-price offer can be sent for 7 days after an auction that did not sell.',
  },
  already_offered: { status: 409, message: 'A fixed-price offer has been sent for this auction already.' },
  not_fallen_through: {
    status: 409,
    message: 'A second chance can be offered for 7 days after the sale to a winner fell through.',
  },
  nobody_to_offer: { status: 409, message: 'Nobody has bid on this or watches it.' },
  leading_bidder: { status: 409, message: 'You are the highest bidder here, so it stays on your list.' },
  questions_waiting: {
    status: 409,
    message: 'Some of your questions here still wait for an answer. You can ask more once they have one.',
  },
  already_answered: { status: 409, message: 'This question has its answer already.' },
  answer_changed: { status: 409, message: 'This answer changed somewhere else. Read it again first.' },
  saved_searches_full: {
    status: 409,
    message: 'You have 100 saved searches. Remove one you no longer need first.',
  },
  trade_moved: { status: 409, message: 'This trade has moved on. Look at it again first.' },
  trade_too_early: { status: 409, message: 'It is too early for that.' },
  already_reviewed: { status: 409, message: 'You have reviewed this trade already.' },
  not_reviewable: { status: 409, message: 'This trade cannot be reviewed now.' },
  review_closed: { status: 409, message: 'Nothing more can be done with this review.' },
  already_replied: { status: 409, message: 'You have replied to this review already.' },
  already_disputed: { status: 409, message: 'You have disputed this review already.' },
  pickup_moved: {
    status: 409,
    message: 'The pickup changed meanwhile. Look at it again first.',
  },
  pickup_closed: { status: 409, message: 'Nothing more can be arranged here.' },
  handover_closed: { status: 409, message: 'This sale cannot be completed by a code now.' },
  upload_in_use: { status: 409, message: 'That picture is shown on a live listing or a profile.' },
  category_in_use: { status: 409, message: 'This category is not empty. Move what is in it first.' },
  payload_too_large: { status: 413, message: 'That is too large to send.' },
  unsupported_media_type: { status: 415, message: 'We cannot read that kind of file.' },
  validation_failed: { status: 422, message: 'Please check the highlighted fields.' },
  idempotency_key_reused: { status: 422, message: 'This request was already used for something else.' },
  request_withdrawn: { status: 409, message: 'This was withdrawn before it reached us.' },
  register_unavailable: {
    status: 424,
    message: 'The register does not answer just now. Fill in the fields yourself, or try again later.',
  },
  code_wrong: { status: 422, message: 'That code is not right.' },
  code_expired: { status: 422, message: 'That code has expired. Ask for a new one.' },
  code_locked: { status: 429, message: 'Too many wrong tries. Ask for a new code.' },
  rate_limited: { status: 429, message: 'That was a lot at once. Please wait a moment and try again.' },
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
