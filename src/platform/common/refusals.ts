import { clientErrors } from './client-errors.ts'
import * as t from '#platform/texts.ts'

/** The closed list of `key` values in a problem. `getMessage` is the default message. */
export const refusals = {
  bad_request: { status: 400, getMessage: t.bad_request },
  unauthenticated: { status: 401, getMessage: t.unauthenticated },
  logout_user: { status: 401, getMessage: t.logout_user },
  invalid_credentials: { status: 401, getMessage: t.invalid_credentials },
  password_wrong: { status: 422, getMessage: t.password_wrong },
  password_needed: { status: 403, getMessage: t.password_needed },
  forbidden: { status: 403, getMessage: t.forbidden },
  not_in_role: { status: 403, getMessage: t.not_in_role },
  view_only: { status: 403, getMessage: t.view_only },
  account_suspended: { status: 403, getMessage: t.account_suspended },
  partly_suspended: { status: 403, getMessage: t.partly_suspended },
  phone_unverified: { status: 403, getMessage: t.phone_unverified },
  proof_of_work_needed: { status: 428, getMessage: t.proof_of_work_needed },
  cannot_send_code: { status: 424, getMessage: t.cannot_send_code },
  not_allowed_to_bid: { status: 403, getMessage: t.not_allowed_to_bid },
  requirement_unconfirmed: { status: 403, getMessage: t.requirement_unconfirmed },
  requirement_changed: { status: 409, getMessage: t.requirement_changed },
  own_listing: { status: 403, getMessage: t.own_listing },
  not_found: { status: 404, getMessage: t.not_found },
  reset_expired: { status: 404, getMessage: t.reset_expired },
  reset_used: { status: 409, getMessage: t.reset_used },
  challenge_expired: { status: 404, getMessage: t.challenge_expired },
  email_taken: { status: 409, getMessage: t.email_taken },
  account_busy: { status: 409, getMessage: t.account_busy },
  two_factor_on: { status: 409, getMessage: t.two_factor_on },
  own_account: { status: 409, getMessage: t.own_account },
  last_admin: { status: 409, getMessage: t.last_admin },
  second_person_needed: { status: 409, getMessage: t.second_person_needed },
  status_unchanged: { status: 409, getMessage: t.status_unchanged },
  already_registered: { status: 409, getMessage: t.already_registered },
  bid_too_low: { status: 409, getMessage: t.bid_too_low },
  maximum_below_own: { status: 409, getMessage: t.maximum_below_own },
  listing_closed: { status: 409, getMessage: t.listing_closed },
  listing_held: { status: 409, getMessage: t.listing_held },
  blocked: { status: 403, getMessage: t.blocked },
  conversations_used_up: { status: 409, getMessage: t.conversations_used_up },
  conversation_closed: { status: 409, getMessage: t.conversation_closed },
  phone_looks_used_up: { status: 409, getMessage: t.phone_looks_used_up },
  table_views_full: { status: 409, getMessage: t.table_views_full },
  saved_replies_full: { status: 409, getMessage: t.saved_replies_full },
  void_too_late: { status: 409, getMessage: t.void_too_late },
  no_bids_of_bidder: { status: 409, getMessage: t.no_bids_of_bidder },
  not_allowed_to_lower: { status: 409, getMessage: t.not_allowed_to_lower },
  ledger_open: { status: 409, getMessage: t.ledger_open },
  listing_changed: { status: 409, getMessage: t.listing_changed },
  listing_not_editable: { status: 409, getMessage: t.listing_not_editable },
  appeal_closed: { status: 409, getMessage: t.appeal_closed },
  own_subject: { status: 403, getMessage: t.own_subject },
  already_flagged: { status: 409, getMessage: t.already_flagged },
  removal_changed: { status: 409, getMessage: t.removal_changed },
  flag_decided: { status: 409, getMessage: t.flag_decided },
  case_taken: { status: 409, getMessage: t.case_taken },
  case_decided: { status: 409, getMessage: t.case_decided },
  case_refused: { status: 409, getMessage: t.case_refused },
  undo_too_late: { status: 409, getMessage: t.undo_too_late },
  delivery_templates_full: { status: 409, getMessage: t.delivery_templates_full },
  templates_full: { status: 409, getMessage: t.templates_full },
  page_changed: { status: 409, getMessage: t.page_changed },
  settings_changed: { status: 409, getMessage: t.settings_changed },
  settings_draft_changed: { status: 409, getMessage: t.settings_draft_changed },
  not_relistable: { status: 409, getMessage: t.not_relistable },
  email_out_of_date: { status: 409, getMessage: t.email_out_of_date },
  already_relisted: { status: 409, getMessage: t.already_relisted },
  has_bids: { status: 409, getMessage: t.has_bids },
  price_changed: { status: 409, getMessage: t.price_changed },
  not_an_auction: { status: 409, getMessage: t.not_an_auction },
  buy_now_gone: { status: 409, getMessage: t.buy_now_gone },
  not_enough_left: { status: 409, getMessage: t.not_enough_left },
  offers_not_taken: { status: 409, getMessage: t.offers_not_taken },
  offer_open: { status: 409, getMessage: t.offer_open },
  offer_closed: { status: 409, getMessage: t.offer_closed },
  offer_moved: { status: 409, getMessage: t.offer_moved },
  offers_used_up: { status: 409, getMessage: t.offers_used_up },
  not_unsold: { status: 409, getMessage: t.not_unsold },
  already_offered: { status: 409, getMessage: t.already_offered },
  not_fallen_through: { status: 409, getMessage: t.not_fallen_through },
  nobody_to_offer: { status: 409, getMessage: t.nobody_to_offer },
  leading_bidder: { status: 409, getMessage: t.leading_bidder },
  questions_waiting: { status: 409, getMessage: t.questions_waiting },
  already_answered: { status: 409, getMessage: t.already_answered },
  answer_changed: { status: 409, getMessage: t.answer_changed },
  addresses_full: { status: 409, getMessage: t.addresses_full },
  saved_searches_full: { status: 409, getMessage: t.saved_searches_full },
  own_seller: { status: 409, getMessage: t.own_seller },
  follows_full: { status: 409, getMessage: t.follows_full },
  trade_moved: { status: 409, getMessage: t.trade_moved },
  proposal_open: { status: 409, getMessage: t.proposal_open },
  proposal_ended: { status: 409, getMessage: t.proposal_ended },
  trade_too_early: { status: 409, getMessage: t.trade_too_early },
  already_reviewed: { status: 409, getMessage: t.already_reviewed },
  not_reviewable: { status: 409, getMessage: t.not_reviewable },
  review_closed: { status: 409, getMessage: t.review_closed },
  already_replied: { status: 409, getMessage: t.already_replied },
  already_disputed: { status: 409, getMessage: t.already_disputed },
  pickup_moved: { status: 409, getMessage: t.pickup_moved },
  viewing_moved: { status: 409, getMessage: t.viewing_moved },
  viewing_closed: { status: 409, getMessage: t.viewing_closed },
  pickup_closed: { status: 409, getMessage: t.pickup_closed },
  handover_closed: { status: 409, getMessage: t.handover_closed },
  subscription_exists: { status: 409, getMessage: t.subscription_exists },
  no_subscription: { status: 409, getMessage: t.no_subscription },
  preview_changed: { status: 409, getMessage: t.preview_changed },
  payment_under_way: { status: 409, getMessage: t.payment_under_way },
  card_needed: { status: 409, getMessage: t.card_needed },
  bank_account_needed: { status: 409, getMessage: t.bank_account_needed },
  api_keys_full: { status: 409, getMessage: t.api_keys_full },
  webhooks_full: { status: 409, getMessage: t.webhooks_full },
  webhook_off: { status: 409, getMessage: t.webhook_off },
  upload_in_use: { status: 409, getMessage: t.upload_in_use },
  lenders_changed: { status: 409, getMessage: t.lenders_changed },
  finance_changed: { status: 409, getMessage: t.finance_changed },
  already_enquired: { status: 409, getMessage: t.already_enquired },
  subscription_required: { status: 403, getMessage: t.plan_needed },
  feed_busy: { status: 409, getMessage: t.feed_busy },
  feed_guarded: { status: 409, getMessage: t.feed_guarded },
  import_busy: { status: 409, getMessage: t.import_busy },
  import_guarded: { status: 409, getMessage: t.import_guarded },
  feed_unavailable: { status: 424, getMessage: t.feed_unavailable },
  not_an_agency: { status: 403, getMessage: t.not_an_agency },
  not_in_trade: { status: 403, getMessage: t.not_in_trade },
  team_full: { status: 409, getMessage: t.team_full },
  agent_in_use: { status: 409, getMessage: t.agent_in_use },
  plan_in_use: { status: 409, getMessage: t.plan_in_use },
  prices_unavailable: { status: 424, getMessage: t.prices_unavailable },
  category_in_use: { status: 409, getMessage: t.category_in_use },
  payload_too_large: { status: 413, getMessage: t.payload_too_large },
  unsupported_media_type: { status: 415, getMessage: t.unsupported_media_type },
  validation_failed: { status: 422, getMessage: t.validation_failed },
  idempotency_key_reused: { status: 422, getMessage: t.idempotency_key_reused },
  request_withdrawn: { status: 409, getMessage: t.request_withdrawn },
  card_declined: { status: 402, getMessage: t.card_declined },
  cards_full: { status: 409, getMessage: t.cards_full },
  card_in_use: { status: 409, getMessage: t.card_in_use },
  refund_too_much: { status: 409, getMessage: t.refund_too_much },
  payments_unavailable: { status: 424, getMessage: t.payments_unavailable },
  register_unavailable: { status: 424, getMessage: t.register_unavailable },
  code_wrong: { status: 422, getMessage: t.code_wrong },
  code_expired: { status: 422, getMessage: t.code_expired },
  code_locked: { status: 429, getMessage: t.code_locked },
  rate_limited: { status: 429, getMessage: t.rate_limited },
  message_not_replayable: { status: 409, getMessage: t.message_not_replayable },
  job_running: { status: 409, getMessage: t.job_running },
  maintenance: { status: 503, getMessage: t.were_doing_maintenance },
  storage_full: { status: 507, getMessage: t.storage_full },
  ...clientErrors,
} as const satisfies Record<string, { status: number; getMessage: () => string }>

export type RefusalKey = keyof typeof refusals

export const commonRefusals = [
  'bad_request',
  'unauthenticated',
  'logout_user',
  'forbidden',
  'not_in_role',
  'view_only',
  'account_suspended',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'idempotency_key_reused',
  'request_withdrawn',
  'rate_limited',
  'maintenance',
  'server_error',
  'unavailable',
] as const satisfies RefusalKey[]
export type CommonRefusalKey = (typeof commonRefusals)[number]

export interface Problem {
  status: number
  key: RefusalKey
  message: string
  /** Messages by field name; `images.3` for an item of a list. */
  errors?: Record<string, string>
  request_id: string
  minimum_cents?: number
  /** With `price_changed`: the total as it is now. */
  total_cents?: number
  /** With `category_in_use`: how many categories and listings are directly in it. */
  holds?: { categories: number; listings: number }
  /**
   * With `subscription_required`, for the owner of the plan: how much of its allowance is used, and
   * a plan that would allow more.
   */
  permission?: {
    action: string
    current_plan: string | null
    used: number
    limit: number | null
    plan_needed: { id: number; name: string; price_cents: number; interval: 'month' | 'year' } | null
  }
  retry_after_s?: number
  /**
   * With `proof_of_work_needed`: an ALTCHA challenge as JSON. The same call with its solution is
   * accepted.
   */
  puzzle?: string
  /** With `phone_unverified`, if a password was given: continues the unfinished registration. */
  registration?: UnfinishedRegistration
  /**
   * With `account_suspended`, if the caller has proved to be the owner: allows the appeal and the
   * export, for an hour.
   */
  limited_token?: string
}

export interface UnfinishedRegistration {
  id: number
  registration_token: string
  phone_number: string
  purpose: 'verify_phone' | 'verify_email'
  sent_to: string
  is_verified: boolean
}
