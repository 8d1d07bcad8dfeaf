// Made from the migrations by `npm run db-types`; a test compares it with the database.
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { ColumnType } from 'kysely'

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Read as parsed JSON; written as the text of it. */
type Json = ColumnType<unknown, string, string>

export interface AccountAppeals {
  id: Generated<number>
  suspension_id: number
  account_id: AccountId
  author_id: AccountId
  is_owners: boolean
  text: string
  at: Timestamp
}

export interface AccountChanges {
  id: Generated<number>
  account_id: AccountId
  what: 'payment_details' | 'device' | 'phone_number' | 'email'
  at: Timestamp
}

export interface AccountDeletions {
  account_id: AccountId
  deleted_by: AccountId
  reason: string
  at: Timestamp
}

export interface AccountDevices {
  id: Generated<number>
  account_id: AccountId
  device_hash: Buffer
  first_seen_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
}

export interface AccountSuspensions {
  id: Generated<number>
  account_id: AccountId
  kind: Generated<'whole' | 'selling' | 'buying' | 'messaging'>
  reason: string
  note: string | null
  suspended_by: AccountId
  at: Timestamp
  until: Timestamp | null
  lifted_at: Timestamp | null
  lifted_by: AccountId | null
  lifted_reason: string | null
}

export interface AccountTexts {
  account_id: AccountId
  name: string
  text: string
}

export interface Accounts {
  id: Generated<AccountId>
  type: 'user' | 'admin'
  status: 'pending' | 'active' | 'suspended' | 'deleted'
  staff_role: string | null
  first_name: string
  last_name: string
  display_name: string
  email: string
  email_verified_at: Timestamp | null
  phone_number: string
  phone_verified_at: Timestamp | null
  proves_by: Generated<'phone' | 'email'>
  proven_at: Generated<Timestamp | null>
  password_hash: string
  two_factor_since: Timestamp | null
  registration_token_hash: Buffer | null
  accepted_terms_at: Timestamp | null
  country: Generated<string>
  region: string | null
  suburb: string | null
  address: Generated<string>
  avatar_image_id: number | null
  avatar: string | null
  about: Generated<string>
  shows_phone: Generated<boolean>
  shows_presence: Generated<boolean>
  seller_kind: Generated<'private' | 'in_trade'>
  trading_name: string | null
  nzbn: string | null
  gst_number: string | null
  trader_number: string | null
  agency_licence: string | null
  finance_is_offered: Generated<boolean>
  finance_rate_bp: number | null
  finance_establishment_fee_cents: Generated<number>
  finance_monthly_fee_cents: Generated<number>
  no_selling_until: Timestamp | null
  no_buying_until: Timestamp | null
  no_messaging_until: Timestamp | null
  member_since: Generated<Timestamp>
  last_seen_at: Timestamp | null
}

export interface AdvertisementCounters {
  singleton: Generated<boolean>
  period: number
  amount: number
}

export interface AdvertisementDays {
  advertisement_id: number
  day: string
  placement: 'results' | 'home'
  impressions: Generated<number>
  clicks: Generated<number>
}

export interface AdvertisementEvents {
  advertisement_id: number
  kind: 'impression' | 'click'
  viewer: Buffer
  page_view: number
  placement: 'results' | 'home'
  day: string
  at: Timestamp
}

export interface Advertisements {
  id: Generated<number>
  name: string
  link: string
  alt: Generated<string>
  image_id: number
  placement: 'everywhere' | 'results' | 'home'
  status: Generated<'enabled' | 'disabled'>
  starts_on: string | null
  ends_on: string | null
  max_impressions: number | null
  max_clicks: number | null
  max_impressions_per_day: number | null
  max_clicks_per_day: number | null
  enabled_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface AgentLooks {
  id: Generated<number>
  agent_id: number
  viewer_id: AccountId
  at: Timestamp
}

export interface AgentStatusChanges {
  id: Generated<number>
  agent_id: number
  status: 'active' | 'left'
  moves_to: number | null
  changed_by: AccountId
  at: Timestamp
}

export interface Agents {
  id: Generated<number>
  seller_id: AccountId
  name: string
  image_id: number | null
  phone_number: string
  email: string
  licence_number: string
  status: Generated<'active' | 'left'>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface AkahuRequests {
  key: string
  kind: 'charge' | 'transfer' | 'refund'
  amount_cents: number
  payment_id: string | null
  account_number: string | null
  code: string | null
  transfer_id: string | null
  sent_at: Timestamp | null
  failure: string | null
  tried_at: Timestamp
  created_at: Timestamp
}

export interface AlertEmails {
  token_hash: Buffer
  account_id: AccountId
  alerts: 'at_once' | 'daily' | 'weekly'
  saved_search_ids: number[]
  sent_at: Generated<Timestamp>
}

export interface Anomalies {
  id: Generated<number>
  name: string
  listing_id: ListingId
  detail: string
  found_at: Timestamp
  gone_at: Timestamp | null
}

export interface ApiKeys {
  id: Generated<number>
  account_id: AccountId
  name: string
  token_hash: Buffer
  hint: string
  scopes: string[]
  created_at: Generated<Timestamp>
  created_from: string
  expires_at: Timestamp | null
  last_used_at: Timestamp | null
  revoked_at: Timestamp | null
}

export interface AppealMessages {
  id: Generated<number>
  suspension_id: number
  listing_id: ListingId
  author_id: AccountId
  is_sellers: boolean
  text: string
  at: Timestamp
}

export interface AuctionBidders {
  listing_id: ListingId
  bidder_id: AccountId
  pseudonym: string
}

export interface AuctionClosings {
  listing_id: ListingId
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner_id: AccountId | null
  closed_by: string
  due_at: Timestamp
  at: Timestamp
}

export interface AuditLog {
  id: Generated<number>
  actor_id: AccountId | null
  action: string
  subject_kind: string
  subject_id: number | null
  reason: string | null
  before: Json | null
  after: Json | null
  operation: string | null
  session_id: number | null
  address: string | null
  device: string | null
  at: Generated<Timestamp>
}

export interface Backups {
  id: Generated<number>
  started_by: 'schedule' | 'command'
  started_at: Timestamp
  ended_at: Generated<Timestamp>
  outcome: 'succeeded' | 'failed' | 'overdue'
  bytes: number | null
  detail: string
}

export interface BidderVoids {
  id: Generated<number>
  listing_id: ListingId
  bidder_id: AccountId
  voided_by: AccountId | null
  reason: 'asked' | 'not_genuine' | 'suspended'
  note: Generated<string>
  voided_bids: number
  after_sequence: number
  price_before_cents: number
  price_cents: number
  leader_changed: boolean
  leader_id: AccountId | null
  at: Timestamp
}

export interface Bids {
  listing_id: ListingId
  sequence: number
  bidder_id: AccountId
  max_cents: number
  price_cents: number
  leader_id: AccountId
  closes_at: Timestamp
  extended: boolean
  placed_at: Timestamp
}

export interface Blocks {
  id: Generated<number>
  seller_id: AccountId
  account_id: AccountId
  listing_id: ListingId
  pseudonym: string | null
  at: Timestamp
}

export interface Brandings {
  seller_id: AccountId
  logo_id: number | null
  banner_id: number | null
  color: string | null
  text_color: string | null
  strapline: string
  updated_at: Timestamp
  updated_by: AccountId
}

export interface BulkActItems {
  id: Generated<number>
  bulk_act_id: number
  listing_id: ListingId | null
  type: 'general' | 'vehicle' | 'property'
  title: string | null
  before: Generated<Json>
  after: Generated<Json>
  bid_count: Generated<number>
  status: 'draft' | 'pending' | 'active' | 'sold' | 'unsold' | 'withdrawn' | 'suspended'
  version: number
  deal_version: number | null
  version_after: number | null
  relisted_as: ListingId | null
  outcome: 'done' | 'refused' | 'changed' | null
  refusal: string | null
  settled_at: Timestamp | null
}

export interface BulkActs {
  id: Generated<number>
  account_id: AccountId
  kind: 'price' | 'quantity' | 'delivery' | 'duration' | 'relist' | 'withdraw' | 'delete_drafts'
  reason: Generated<string>
  undoes: number | null
  matching: number
  created_at: Generated<Timestamp>
  started_at: Timestamp | null
  stopped_at: Timestamp | null
  finished_at: Timestamp | null
}

export interface Cards {
  id: Generated<number>
  account_id: AccountId
  gateway: 'stripe' | 'sandbox'
  payment_method_id: string
  brand: string
  last4: string
  expires_month: number
  expires_year: number
  fingerprint: string | null
  is_default: Generated<boolean>
  created_at: Timestamp
  removed_at: Timestamp | null
}

export interface Categories {
  id: Generated<number>
  type: 'general' | 'vehicle' | 'property'
  parent_id: number | null
  path: number[]
  name: string
  slug: string
  image_id: number | null
  image: string | null
  position: number
  is_famous: Generated<boolean>
  is_adult: Generated<boolean>
  licence_words: string | null
  status: Generated<'active' | 'hidden'>
}

export interface Chargebacks {
  id: Generated<number>
  payment_id: number
  gateway: 'stripe' | 'bank' | 'sandbox'
  gateway_chargeback_id: string
  amount_cents: number
  status: 'open' | 'won' | 'lost'
  is_withdrawn: boolean
  reason: string
  evidence_due_at: Timestamp | null
  opened_at: Timestamp
  ended_at: Timestamp | null
}

export interface ChatMessages {
  id: Generated<number>
  conversation_id: number
  number: number
  sender_id: AccountId | null
  by_member: AccountId | null
  client_id: string
  text: string
  image_ids: Generated<number[]>
  sent_at: Timestamp
  removed_at: Timestamp | null
}

export interface CodeFailures {
  id: Generated<number>
  identity_hash: Buffer
  at: Generated<Timestamp>
}

export interface CodeRequests {
  id: Generated<number>
  purpose: 'reset_password' | 'delete_account' | 'change_email' | 'change_phone'
  token_hash: Buffer
  account_type: 'user' | 'admin'
  account_id: AccountId | null
  channel: 'email' | 'sms'
  target: string
  new_phone_number: string | null
  sent_by: 'email' | 'sms' | null
  begun_at: Generated<Timestamp>
  finished_at: Timestamp | null
}

export interface ConversationMembers {
  conversation_id: number
  account_id: AccountId
  status: Generated<'open' | 'archived' | 'blocked'>
  read_number: Generated<number>
  hidden_number: Generated<number>
  told_number: Generated<number>
  typing_at: Timestamp | null
}

export interface ConversationStatusChanges {
  id: Generated<number>
  conversation_id: number
  account_id: AccountId
  status: 'open' | 'archived' | 'blocked' | 'deleted'
  at: Timestamp
}

export interface Conversations {
  id: Generated<number>
  listing_id: ListingId | null
  seller_id: AccountId | null
  buyer_id: AccountId | null
  member_id: AccountId | null
  begun_by: AccountId | null
  begun_at: Timestamp
  last_number: Generated<number>
  last_at: Timestamp
  moderated_at: Timestamp | null
}

export interface Deals {
  listing_id: ListingId
  kind: 'auction' | 'fixed_price' | 'enquire'
  seller_id: AccountId
  start_price_cents: number
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  price_cents: number
  leader_id: AccountId | null
  leader_max_cents: number | null
  bid_count: Generated<number>
  last_sequence: Generated<number>
  quantity_left: Generated<number>
  version: Generated<number>
  extension_s: Generated<number>
  reserve_floor_percent: Generated<number>
  min_minutes: Generated<number>
  max_minutes: Generated<number>
  outage_s: Generated<number>
  outage_extension_s: Generated<number>
  clock_started_at: Generated<Timestamp>
  closes_at: Timestamp | null
  closed_at: Timestamp | null
}

export interface DeliveryAddresses {
  id: Generated<number>
  account_id: AccountId
  name: string
  line1: string
  line2: string
  suburb: string
  postcode: string
  is_rural: boolean
  is_default: boolean
  created_at: Timestamp
  updated_at: Timestamp
}

export interface DeliveryReminders {
  trade_id: number
  hours: number
  at: Timestamp
}

export interface DeliveryTemplates {
  id: Generated<number>
  account_id: AccountId
  name: string
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: Generated<Json>
  payment_methods: string[]
  updated_at: Timestamp
  closing_text: Generated<string>
}

export interface Districts {
  slug: string
  name: string
  region: string
}

export interface EnquiryTexts {
  enquiry_id: number
  text: string
}

export interface ExpiryReminders {
  listing_id: ListingId
  closes_at: Timestamp
  days: number
  at: Timestamp
}

export interface FailedEmails {
  message_id: number
  at: Timestamp
}

export interface Faqs {
  id: Generated<number>
  question: string
  answer: string
  group: string
  position: number
  status: Generated<'active' | 'hidden'>
  updated_at: Generated<Timestamp>
}

export interface FavouriteReminders {
  favourite_id: number
  hours: number
  closes_at: Timestamp
  at: Timestamp
  was_sent: boolean
}

export interface Favourites {
  id: Generated<number>
  account_id: AccountId
  listing_id: ListingId
  note: Generated<string>
  reminder_hours: number[] | null
  watched_at: Generated<Timestamp>
}

export interface FeeDocuments {
  id: Generated<number>
  account_id: AccountId
  month: string
  number: number
  supplier_name: string
  supplier_address: string
  supplier_gst_number: string
  recipient_name: string
  recipient_identifier: string
  issued_at: Timestamp
}

export interface Files {
  id: Generated<number>
  owner_id: AccountId
  key: string
  folder: 'documents' | 'avatars' | 'branding' | 'advertisements' | 'chat' | 'records'
  name: string
  content_type: string
  bytes: number
  uploaded_at: Generated<Timestamp>
}

export interface FilterCategories {
  filter_id: number
  category_id: number
}

export interface Filters {
  id: Generated<number>
  name: string
  key: string
  kind: 'select' | 'multi_select' | 'number_range' | 'boolean' | 'text'
  unit: string | null
  options: Generated<Json>
  is_required: Generated<boolean>
  is_facet: Generated<boolean>
  position: number
  status: Generated<'active' | 'hidden'>
}

export interface FinanceEnquiries {
  id: Generated<number>
  account_id: AccountId
  listing_id: ListingId
  recipient_kind: 'lender' | 'dealer'
  lender_id: number | null
  recipient_name: string
  recipient_email: string
  name: string
  email: string
  phone_number: string
  price_cents: number
  deposit_cents: number
  term_months: number
  frequency: 'weekly' | 'fortnightly' | 'monthly'
  annual_rate_bp: number
  repayment_cents: number
  total_cents: number
  sent_text: string
  consent_words: string
  consented_at: Timestamp
  withdrawn_at: Timestamp | null
}

export interface FixedPriceOffers {
  listing_id: ListingId
  sent_by: AccountId
  amount_cents: number
  message: string
  sent_count: number
  at: Timestamp
}

export interface Flags {
  id: Generated<number>
  listing_id: ListingId
  reporter_id: AccountId | null
  about_id: AccountId | null
  reason: 'prohibited' | 'counterfeit' | 'scam' | 'wrong_category' | 'offensive' | 'other' | 'shared_phone' | 'shared_device' | 'shared_card' | 'same_team'
  text: string
  flagged_at: Timestamp
  outcome: 'upheld' | 'dismissed' | null
  outcome_word: string | null
  decided_by: AccountId | null
  decided_at: Timestamp | null
}

export interface FollowNews {
  listing_id: ListingId
  seller_id: AccountId
  listed_at: Timestamp
}

export interface FollowNotices {
  seller_id: AccountId
  notified_at: Timestamp | null
}

export interface GatewayEvents {
  gateway: 'stripe' | 'sandbox'
  event_id: string
  type: string
  created_at: Timestamp
  received_at: Timestamp
}

export interface HandoverCodeRenewals {
  id: Generated<number>
  trade_id: number
  renewed_by: AccountId
  at: Timestamp
}

export interface HandoverTries {
  id: Generated<number>
  trade_id: number
  tried_by: AccountId
  renewals: number
  is_right: boolean
  at: Timestamp
}

export interface HeldNotices {
  id: Generated<number>
  account_id: AccountId
  notification_id: number | null
  kind: string
  title: string
  body: string
  link: string
  email_text: string
  one_click_url: string | null
  held_at: Generated<Timestamp>
}

export interface IdempotencyKeys {
  account_id: AccountId
  operation: string
  key: string
  body_hash: Buffer
  answer: Json | null
  created_at: Generated<Timestamp>
}

export interface Images {
  id: Generated<number>
  owner_id: AccountId
  sent_by: AccountId | null
  key: string
  original_key: string | null
  name: string
  alt: Generated<string>
  width: number
  height: number
  bytes: number
  thumbhash: string
  framing: Json | null
  has_avif: Generated<boolean>
  avif_tries: Generated<number>
  uploaded_at: Generated<Timestamp>
  attached_at: Timestamp | null
  sha256: string | null
}

export interface InvariantPasses {
  only_one: Generated<boolean>
  event_id: Generated<number>
  listing_id: Generated<ListingId>
  checked_at: Timestamp | null
}

export interface InvoiceLines {
  invoice_id: number
  position: number
  description: string
  total_cents: number
  gst_cents: number
  starts_at: Timestamp | null
  ends_at: Timestamp | null
}

export interface InvoiceNumbers {
  one: Generated<boolean>
  last_number: Generated<number>
}

export interface InvoiceTexts {
  invoice_id: number
  text: string
}

export interface Invoices {
  id: Generated<number>
  number: number
  kind: 'invoice' | 'correction'
  account_id: AccountId
  payment_id: number | null
  corrects_id: number | null
  refund_id: string | null
  reason: Generated<string>
  supplier_name: string
  supplier_address: Generated<string>
  supplier_gst_number: Generated<string>
  recipient_name: string
  recipient_identifier: string
  total_cents: number
  gst_cents: number
  is_test: Generated<boolean>
  issued_at: Timestamp
}

export interface KnownDevices {
  account_id: AccountId
  device: string
  network: string
  first_seen_at: Timestamp
  last_seen_at: Timestamp
}

export interface LedgerHeads {
  listing_id: ListingId
  number: number
  hash: Buffer
  at: Timestamp
}

export interface LedgerRows {
  listing_id: ListingId
  number: number
  kind: string
  body: string
  hash: Buffer
}

export interface LedgerSecrets {
  listing_id: ListingId
  number: number
  account_id: AccountId
  cents: number
  salt: Buffer
}

export interface LenderLists {
  singleton: Generated<boolean>
  version: Generated<number>
  changed_at: Timestamp | null
  changed_by: AccountId | null
}

export interface Lenders {
  id: Generated<number>
  name: string
  email: string
  annual_rate_bp: number
  establishment_fee_cents: number
  monthly_fee_cents: number
  min_deposit_percent: number
  terms_months: number[]
  min_amount_cents: number
  max_amount_cents: number
  disclosure: string
  logo_image_id: number | null
  is_enabled: boolean
  position: number
  created_at: Timestamp
  updated_at: Timestamp
}

export interface LicenceChecks {
  id: Generated<number>
  account_id: AccountId
  last_two_digits: string | null
  is_valid: boolean | null
  checked_at: Generated<Timestamp>
  removed_at: Timestamp | null
}

export interface ListingEdits {
  id: Generated<number>
  listing_id: ListingId
  edited_by: AccountId
  at: Timestamp
  after_first_bid: boolean
  changes: Json
}

export interface ListingFeatures {
  id: Generated<number>
  listing_id: ListingId
  account_id: AccountId
  started_at: Timestamp
  started_by: AccountId
  ended_at: Timestamp | null
  ended_by: AccountId | null
  end_reason: 'by_seller' | 'by_admin' | null
}

export interface ListingFeeTerms {
  listing_id: ListingId
  rate_bp: number
  floor_cents: number
  cap_cents: number | null
  at: Timestamp
}

export interface ListingHolds {
  id: Generated<number>
  listing_id: ListingId
  held_by: AccountId
  held_for: AccountId | null
  until: Timestamp
  note: Generated<string>
  at: Timestamp
  ended_at: Timestamp | null
  ended_by: AccountId | null
  end_reason: 'time' | 'by_seller' | 'replaced' | 'sold' | 'withdrawn' | null
}

export interface ListingImages {
  listing_id: ListingId
  image_id: number
  position: number
}

export interface ListingImportItems {
  id: Generated<number>
  run_id: number
  row_number: number
  reference: string
  title: string
  outcome: 'new' | 'changed' | 'same' | 'gone' | 'refused'
  wanted: Json | null
  changes: Generated<Json>
  problems: Generated<Json>
  listing_id: ListingId | null
  result: 'made' | 'updated' | 'withdrawn' | 'same' | 'refused' | 'left' | null
  message: Generated<string>
  before: Json | null
  version_after: number | null
  settled_at: Timestamp | null
  undo_result: 'undone' | 'left' | null
  undo_message: Generated<string>
}

export interface ListingImportPictures {
  seller_id: AccountId
  source: string
  image_id: number
}

export interface ListingImportRuns {
  id: Generated<number>
  seller_id: AccountId
  started_by: AccountId
  status: 'queued' | 'reading' | 'ready' | 'applying' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone'
  file_name: Generated<string>
  file_key: string | null
  withdraws_missing: Generated<boolean>
  unknown_columns: Generated<string[]>
  guards: Generated<string[]>
  confirmed_by: AccountId | null
  confirmed_at: Timestamp | null
  is_cancelling: Generated<boolean>
  failure: string | null
  total_count: Generated<number>
  done_count: Generated<number>
  picture_count: Generated<number>
  attempts: Generated<number>
  claimed_until: Timestamp | null
  created_at: Timestamp
  finished_at: Timestamp | null
}

export interface ListingImportUndos {
  id: Generated<number>
  run_id: number
  undone_by: AccountId
  at: Timestamp
}

export interface ListingReferences {
  id: Generated<number>
  seller_id: AccountId
  reference: string
  listing_id: ListingId | null
  gtin: string | null
  brand: Generated<string>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ListingRenewals {
  id: Generated<number>
  listing_id: ListingId
  renewed_by: AccountId
  at: Timestamp
  until: Timestamp
}

export interface ListingStatusChanges {
  id: Generated<number>
  listing_id: ListingId
  status: 'draft' | 'pending' | 'active' | 'sold' | 'unsold' | 'withdrawn' | 'suspended'
  moved_by: 'seller' | 'admin' | 'system'
  mover_id: AccountId | null
  reason: string | null
  at: Timestamp
}

export interface ListingSuspensions {
  id: Generated<number>
  listing_id: ListingId
  cause: 'account' | 'admin'
  reason: string | null
  suspended_by: AccountId | null
  at: Timestamp
  lifted_at: Timestamp | null
  lifted_by: AccountId | null
  lifted_reason: string | null
}

export interface ListingTexts {
  listing_id: ListingId
  title: string
  text: string
  digits: string
}

export interface ListingViewCounts {
  listing_id: ListingId
  views: number
}

export interface ListingViewDays {
  listing_id: ListingId
  day: string
  views: number
}

export interface ListingViewSalts {
  day: string
  salt: Generated<string>
}

export interface ListingViews {
  listing_id: ListingId
  viewer: Buffer
  day: string
}

export interface ListingWithdrawals {
  listing_id: ListingId
  withdrawn_by: AccountId
  reason: string
  at: Timestamp
}

export interface Listings {
  id: Generated<ListingId>
  type: 'general' | 'vehicle' | 'property'
  seller_id: AccountId
  written_by: AccountId | null
  category_id: number | null
  status: Generated<'draft' | 'pending' | 'active' | 'sold' | 'unsold' | 'withdrawn' | 'suspended'>
  title: string | null
  description: Generated<string>
  condition: 'new' | 'used' | null
  attributes: Generated<Json>
  sale_method: Generated<'auction' | 'fixed_price' | 'enquire'>
  seller_kind: 'private' | 'in_trade' | null
  start_price_cents: number | null
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  accepts_offers: Generated<boolean>
  auto_accept_cents: number | null
  auto_decline_cents: number | null
  quantity: Generated<number>
  duration_minutes: number | null
  auto_relist_left: Generated<number>
  pickup: Generated<'none' | 'allowed' | 'must'>
  delivery_options: Generated<Json>
  payment_methods: Generated<string[]>
  suburb: string | null
  address: Generated<string>
  latitude: number | null
  longitude: number | null
  starts_at: Timestamp | null
  closes_at: Timestamp | null
  raised_to_trade_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  subtitle: Generated<string>
  earlier_price_cents: number | null
  earlier_price_until: Timestamp | null
}

export interface MaintenancePeriods {
  id: Generated<number>
  reason: string
  started_at: Generated<Timestamp>
  started_by: AccountId | null
  ends_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface ManualSales {
  listing_id: ListingId
  marked_by: AccountId
  at: Timestamp
  quantity: number
  price_cents: number | null
  trade_id: number | null
}

export interface MaxBidReductions {
  void_id: number
  listing_id: ListingId
  bidder_id: AccountId
  from_cents: number
  to_cents: number
  after_sequence: number
  at: Timestamp
}

export interface MeetingMoves {
  id: Generated<number>
  conversation_id: number | null
  trade_id: number | null
  revision: number
  actor_id: AccountId
  by_member: AccountId | null
  action: 'asked' | 'offered' | 'picked' | 'cancelled'
  place: Generated<string>
  note: Generated<string>
  time_id: number | null
  at: Timestamp
}

export interface MeetingTimes {
  id: Generated<number>
  move_id: number
  starts_at: Timestamp
  ends_at: Timestamp
}

export interface MemberFlags {
  id: Generated<number>
  kind: 'member' | 'review' | 'message' | 'question' | 'answer'
  about_id: AccountId
  review_id: number | null
  message_id: number | null
  question_id: number | null
  said: string
  context: Generated<Json>
  reporter_id: AccountId
  reason: 'scam' | 'harassment' | 'contact_details' | 'spam' | 'fake_review' | 'other'
  text: string
  flagged_at: Timestamp
  outcome: 'upheld' | 'dismissed' | null
  outcome_word: string | null
  decided_by: AccountId | null
  decided_at: Timestamp | null
}

export interface MemberNotePins {
  note_id: number
  pinned_by: AccountId
  at: Generated<Timestamp>
}

export interface MemberNotes {
  id: Generated<number>
  account_id: AccountId
  author_id: AccountId
  text: string
  at: Generated<Timestamp>
}

export interface ModerationClaims {
  kind: 'listing_report' | 'link' | 'member_report' | 'pending' | 'listing_appeal' | 'account_appeal' | 'warning_appeal' | 'dispute' | 'review_dispute' | 'second_person' | 'payment'
  case_id: number
  account_id: AccountId
  taken_at: Timestamp
  expires_at: Timestamp
}

export interface ModerationDecisions {
  id: Generated<number>
  kind: string
  case_id: number
  outcome: string
  acts: Generated<Json>
  template_id: number | null
  waiting: Json | null
  delay_id: number | null
  decided_by: AccountId
  decided_at: Timestamp
  undone_by: AccountId | null
  undone_at: Timestamp | null
}

export interface ModerationNotes {
  id: Generated<number>
  kind: string
  case_id: number
  author_id: AccountId
  text: string
  at: Timestamp
}

export interface ModerationTemplates {
  id: Generated<number>
  rule: 'prohibited' | 'counterfeit' | 'off_platform_payment' | 'shill_bidding' | 'wrong_category' | 'misleading' | 'contact_details' | 'harassment' | 'spam' | 'fake_review' | 'other'
  title: string
  reason: string
  word: string
  updated_by: AccountId | null
  updated_at: Generated<Timestamp>
  retired_at: Timestamp | null
}

export interface MoneyAnomalies {
  id: Generated<number>
  name: string
  detail: string
  found_at: Timestamp
  gone_at: Timestamp | null
}

export interface MoneyCauses {
  id: Generated<number>
  kind: 'charge' | 'release' | 'refund' | 'refund_sent' | 'payout' | 'payout_sent' | 'chargeback' | 'chargeback_returned' | 'reversal'
  key: string
  payment_id: number
  at: Timestamp
}

export interface MoneyEntries {
  id: Generated<number>
  cause_id: number
  account: 'buyers' | 'held' | 'refunding' | 'sellers' | 'transferring' | 'paid_out' | 'fees'
  payment_id: number
  account_id: AccountId | null
  amount_cents: number
}

export interface NodeHeartbeats {
  singleton: Generated<boolean>
  beat_at: Timestamp | null
}

export interface NoticeDelays {
  id: Generated<number>
  until: Timestamp
  told_at: Timestamp | null
  recalled_at: Timestamp | null
}

export interface NotificationChoices {
  account_id: AccountId
  kind: string
  in_app: boolean
  push: boolean
  email: boolean
}

export interface Notifications {
  id: Generated<number>
  account_id: AccountId
  kind: string
  title: string
  body: string
  link: string
  listing_id: ListingId | null
  created_at: Generated<Timestamp>
  read_at: Timestamp | null
}

export interface OfferMoves {
  id: Generated<number>
  offer_id: number
  moved_by: AccountId | null
  side: 'buyer' | 'seller' | 'system'
  action: 'offered' | 'countered' | 'accepted' | 'declined' | 'withdrew' | 'expired'
  amount_cents: number | null
  message: Generated<string>
  reason: 'time' | 'first_bid' | 'sold' | 'closed' | null
  at: Timestamp
}

export interface Offers {
  id: Generated<number>
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  kind: 'offer' | 'fixed_price' | 'second_chance'
  status: 'pending' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired'
  amount_cents: number
  proposals: Generated<number>
  expires_at: Timestamp
  trade_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
  delivery: Json | null
}

export interface Outages {
  id: Generated<number>
  from_at: Timestamp
  to_at: Timestamp
}

export interface OutboxEvents {
  id: Generated<number>
  name: string
  payload: Json
  delay_id: Generated<number | null>
  recorded_at: Generated<Timestamp>
  dispatched_at: Timestamp | null
}

export interface PageNotices {
  account_id: AccountId
  revision_id: number
  told_at: Generated<Timestamp>
  seen_at: Timestamp | null
}

export interface PasswordResets {
  id: Generated<number>
  account_id: AccountId
  token_hash: Buffer
  proves: 'email' | 'phone' | null
  begun_by: AccountId | null
  begun_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
  replaced_at: Timestamp | null
}

export interface PaymentCustomers {
  account_id: AccountId
  gateway: 'stripe' | 'sandbox'
  customer_id: string
  created_at: Timestamp
}

export interface PaymentDetails {
  account_id: AccountId
  account_name: string
  bank_account: string
  note: Generated<string>
  changed_at: Timestamp
}

export interface PaymentLines {
  payment_id: number
  position: number
  description: string
  amount_cents: number
  starts_at: Timestamp | null
  ends_at: Timestamp | null
}

export interface PaymentSigns {
  id: Generated<number>
  payment_id: number
  kind: 'own_card' | 'fast' | 'far_card' | 'new_account'
  detail: string
  at: Timestamp
}

export interface Payments {
  id: Generated<number>
  account_id: AccountId
  subscription_id: number
  purpose: 'start' | 'upgrade' | 'renewal'
  plan_id: number
  price_cents: number
  interval: 'month' | 'year'
  period: number
  period_starts_at: Timestamp
  period_ends_at: Timestamp
  amount_cents: number
  refunded_cents: Generated<number>
  gateway: 'stripe' | 'sandbox'
  gateway_payment_id: string | null
  card_id: number | null
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled'
  failure_code: string | null
  is_attended: Generated<boolean>
  created_at: Timestamp
  settled_at: Timestamp | null
}

export interface PayoutAccounts {
  account_id: AccountId
  gateway: 'stripe' | 'bank' | 'sandbox'
  method: 'card' | 'bank'
  gateway_account_id: string
  state: 'incomplete' | 'ready' | 'restricted'
  due: Generated<string[]>
  created_at: Timestamp
  ready_at: Timestamp | null
  checked_at: Timestamp
}

export interface Payouts {
  id: Generated<number>
  account_id: AccountId
  payment_id: number
  gateway: 'stripe' | 'bank' | 'sandbox'
  method: 'card' | 'bank'
  amount_cents: number
  status: 'due' | 'sent'
  gateway_transfer_id: string | null
  tries: Generated<number>
  failure: string | null
  created_at: Timestamp
  next_try_at: Timestamp
  sent_at: Timestamp | null
}

export interface PhoneLooks {
  id: Generated<number>
  listing_id: ListingId
  viewer_id: AccountId
  at: Timestamp
}

export interface Plans {
  id: Generated<number>
  name: string
  description: Generated<string>
  price_cents: number
  interval: 'month' | 'year'
  stripe_price_id: string | null
  status: Generated<'enabled' | 'disabled'>
  position: number
  max_general_listings: number | null
  max_vehicle_listings: number | null
  max_property_listings: number | null
  max_pictures: number
  featured_listings: Generated<number>
  dealership_feed: Generated<boolean>
  max_agents: Generated<number>
  branding: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface PropertyDetails {
  listing_id: ListingId
  purpose: 'sale' | 'rent' | 'flatmate' | null
  property_type: 'house' | 'apartment' | 'townhouse' | 'unit' | 'section' | 'lifestyle' | 'rural' | 'commercial' | null
  price_method: 'asking_price' | 'enquiries_over' | 'negotiation' | 'auction' | 'tender' | 'deadline_sale' | 'to_be_advised' | null
  price_method_date: Timestamp | null
  price_cents: number | null
  search_price_cents: number | null
  weekly_rent_cents: number | null
  bond_cents: number | null
  pet_bond_cents: number | null
  bedrooms: number | null
  bathrooms: number | null
  ensuites: number | null
  living_rooms: number | null
  floor_area_m2: number | null
  land_area_m2: number | null
  rateable_value_cents: number | null
  parking: number | null
  garaging: number | null
  title_type: 'freehold' | 'leasehold' | 'cross_lease' | 'unit_title' | null
  year_built: number | null
  open_homes: Generated<Json>
  amenities: Generated<string[]>
  has_smoke_alarms: boolean | null
  insulation: string | null
  healthy_homes: string | null
  available_from: string | null
  furnishings: 'furnished' | 'part_furnished' | 'unfurnished' | null
  pets: 'allowed' | 'by_agreement' | 'not_allowed' | null
  smokers: 'allowed' | 'outside_only' | 'not_allowed' | null
  maximum_tenants: number | null
  listing_reference: string | null
  shows_address: Generated<boolean>
  floor_plan_ids: Generated<number[]>
  document_ids: Generated<number[]>
  agent_ids: Generated<number[]>
}

export interface PushKeys {
  is_the_one: Generated<boolean>
  private_key: Buffer
  made_at: Generated<Timestamp>
}

export interface QuestionAnswers {
  question_id: number
  revision: number
  answered_by: AccountId
  text: string
  answered_at: Timestamp
  removed_at: Timestamp | null
}

export interface QuestionWithdrawals {
  question_id: number
  withdrawn_by: AccountId
  at: Timestamp
}

export interface Questions {
  id: Generated<number>
  listing_id: ListingId
  asker_id: AccountId
  text: string
  asked_at: Timestamp
  moderated_at: Timestamp | null
}

export interface QuietHours {
  account_id: AccountId
  is_on: boolean
  from_time: string
  until_time: string
}

export interface ReactionsDone {
  event_id: number
  reaction: string
  done_at: Generated<Timestamp>
}

export interface RecoveryCodes {
  id: Generated<number>
  account_id: AccountId
  code_hash: Buffer
  made_at: Generated<Timestamp>
  used_at: Timestamp | null
}

export interface Refunds {
  id: Generated<number>
  payment_id: number
  amount_cents: number
  reason: string
  requested_by: AccountId
  requested_key: string
  approved_by_second: Generated<boolean>
  status: Generated<'pending' | 'succeeded' | 'failed'>
  gateway_refund_id: string | null
  failed_reason: string | null
  created_at: Timestamp
  settled_at: Timestamp | null
}

export interface Regions {
  slug: string
  name: string
  position: number
}

export interface ReleaseStops {
  id: Generated<number>
  reason: string
  started_at: Timestamp
  ended_by: AccountId | null
  ended_at: Timestamp | null
}

export interface Relistings {
  listing_id: ListingId
  earlier_id: ListingId
  relisted_by: AccountId | null
  at: Timestamp
}

export interface Removals {
  id: Generated<number>
  kind: 'message' | 'question' | 'answer'
  author_id: AccountId
  message_id: number | null
  question_id: number | null
  flag_id: number
  removed_by: AccountId
  removed_at: Timestamp
  reason: string
  put_back_by: AccountId | null
  put_back_at: Timestamp | null
  put_back_reason: string | null
}

export interface RequirementConfirmations {
  id: Generated<number>
  account_id: AccountId
  category_id: number
  kind: 'adult' | 'licence'
  words: string
  confirmed_at: Timestamp
}

export interface ReserveReductions {
  listing_id: ListingId
  lowered_by: AccountId
  from_cents: number
  to_cents: number
  after_sequence: number
  at: Timestamp
}

export interface ReviewChanges {
  id: Generated<number>
  review_id: number
  half_stars: number
  text: string
  replaced_at: Timestamp
}

export interface ReviewDisputes {
  review_id: number
  disputed_by: AccountId
  reason: string
  disputed_at: Timestamp
  outcome: 'upheld' | 'removed' | null
  outcome_word: string | null
  decided_by: AccountId | null
  decided_at: Timestamp | null
}

export interface ReviewTexts {
  review_id: number
  text: string
}

export interface Reviews {
  id: Generated<number>
  trade_id: number
  listing_id: ListingId
  author_id: AccountId
  about_id: AccountId
  about_role: 'buyer' | 'seller'
  half_stars: number
  text: string
  written_at: Timestamp
  shown_at: Timestamp
  announced_at: Timestamp | null
  changed_at: Timestamp | null
  changed_late_at: Timestamp | null
  reply: string | null
  replied_at: Timestamp | null
  removed_at: Timestamp | null
  removed_by: AccountId | null
  removal_reason: string | null
}

export interface SandboxAccounts {
  id: string
  account_id: AccountId
  state: 'incomplete' | 'ready' | 'restricted'
  due: string[]
  refuses_transfers: Generated<boolean>
  return_url: string | null
  created_at: Timestamp
}

export interface SandboxCards {
  id: Generated<number>
  customer_id: number
  key: string
  token: string
  test_card: string
  expires_month: number
  expires_year: number
  created_at: Timestamp
  confirmed_at: Timestamp | null
  removed_at: Timestamp | null
}

export interface SandboxChargebacks {
  id: Generated<number>
  payment_id: string
  amount_cents: number
  status: 'open' | 'won' | 'lost'
  reason: string
  evidence_due_at: Timestamp
  created_at: Timestamp
  ended_at: Timestamp | null
}

export interface SandboxCustomers {
  id: Generated<number>
  account_id: AccountId
  created_at: Timestamp
  removed_at: Timestamp | null
}

export interface SandboxEvents {
  id: Generated<number>
  type: string
  payment_id: string | null
  card_id: number | null
  created_at: Timestamp
  member_account_id: string | null
  chargeback_id: number | null
}

export interface SandboxPayments {
  id: string
  key: string
  card_id: number | null
  amount_cents: number
  description: string
  return_url: string | null
  status: 'requires_action' | 'succeeded' | 'failed' | 'cancelled'
  failure_code: string | null
  created_at: Timestamp
  settled_at: Timestamp | null
}

export interface SandboxRefunds {
  id: Generated<number>
  payment_id: string
  key: string
  amount_cents: number
  created_at: Timestamp
}

export interface SandboxReversals {
  id: Generated<number>
  transfer_id: number
  key: string
  amount_cents: number
  created_at: Timestamp
}

export interface SandboxTransfers {
  id: Generated<number>
  payment_id: string
  key: string
  gateway_account_id: string
  amount_cents: number
  reference: string
  created_at: Timestamp
}

export interface SavedReplies {
  id: Generated<number>
  title: string
  text: string
  updated_by: AccountId
  updated_at: Timestamp
}

export interface SavedSearchDigests {
  account_id: AccountId
  alerts: 'daily' | 'weekly'
  due_at: Timestamp
  made_at: Generated<Timestamp>
}

export interface SavedSearchKeys {
  key: string
  saved_search_id: number
}

export interface SavedSearchMatches {
  saved_search_id: number
  listing_id: ListingId
  matched_at: Timestamp
  waits: boolean
}

export interface SavedSearches {
  id: Generated<number>
  account_id: AccountId
  name: string
  query: Json
  search_key: string
  alerts: 'none' | 'at_once' | 'daily' | 'weekly'
  wanted: string | null
  bounds: Json
  latitude: number | null
  longitude: number | null
  radius_m: number | null
  is_outdated: Generated<boolean>
  saved_at: Timestamp
  looked_at: Timestamp
  removed_at: Timestamp | null
}

export interface ScheduledStarts {
  listing_id: ListingId
  starts_at: Timestamp
  scheduled_by: AccountId
  scheduled_at: Generated<Timestamp>
}

export interface SearchPoints {
  latitude: number
  longitude: number
}

export interface SearchRebuilds {
  id: Generated<number>
  started_at: Generated<Timestamp>
  after_id: Generated<number>
  row_count: Generated<number>
  finished_at: Timestamp | null
}

export interface SearchRows {
  listing_id: ListingId
  price_cents: number
  price_or_last_cents: Generated<number>
  bid_count: number
  watchers: number
  published_at: Timestamp
  closes_at: Timestamp
  first_found_at: Generated<Timestamp>
  latitude: number
  longitude: number
  year: number | null
  odometer_km: number | null
  floor_area_m2: number | null
  land_area_m2: number | null
  tokens: string
  facets: Generated<string[]>
  numbers: Generated<Json>
  open_home_at: Generated<Timestamp>
  reduction_bp: number | null
  shipping: number[] | null
}

export interface SearchWordCounts {
  one: Generated<boolean>
  counted_until: Timestamp
  anew_due_at: Timestamp
}

export interface SearchWords {
  word: string
  written: string
  documents: number
  is_name: boolean
  learnt_at: Timestamp
}

export interface SecondChances {
  listing_id: ListingId
  bidder_id: AccountId
  trade_id: number
  offer_id: number
  amount_cents: number
  sent_by: AccountId
  at: Timestamp
}

export interface SecondPersonActs {
  id: Generated<number>
  act: 'delete_member' | 'refund_payment' | 'change_role' | 'suspend_admin' | 'relax_rule' | 'relax_deletions'
  subject_id: number
  account_id: AccountId
  amount_cents: number | null
  staff_role: string | null
  reason: string
  proposed_by: AccountId
  proposed_at: Timestamp
  expires_at: Timestamp
  outcome: 'approved' | 'refused' | 'withdrawn' | 'expired' | null
  decided_by: AccountId | null
  decided_at: Timestamp | null
  decided_word: string | null
}

export interface SellerFollows {
  follower_id: AccountId
  seller_id: AccountId
  followed_at: Timestamp
}

export interface SentMessages {
  id: Generated<number>
  account_id: AccountId | null
  channel: 'email' | 'sms' | 'push'
  kind: string | null
  recipient: string
  subject: string
  text: string
  button_label: string | null
  support_line: string | null
  one_click_url: string | null
  attachment_kind: string | null
  attachment_id: number | null
  delay_id: Generated<number | null>
  attempts: Generated<number>
  failed_reason: string | null
  at: Generated<Timestamp>
  delivered_at: Timestamp | null
}

export interface ServerSecrets {
  name: string
  secret: Buffer
  made_at: Generated<Timestamp>
}

export interface Sessions {
  id: Generated<number>
  account_id: AccountId
  token_hash: Buffer
  device: Generated<string>
  address: Generated<string>
  push_subscription: string | null
  is_limited: Generated<boolean>
  viewer_id: AccountId | null
  viewer_session_id: number | null
  view_reason: string | null
  viewed: string[] | null
  password_given_at: Generated<Timestamp | null>
  created_at: Generated<Timestamp>
  last_used_at: Generated<Timestamp>
  expires_at: Timestamp
}

export interface Settings {
  id: Generated<number>
  chosen: Generated<Json>
  version: Generated<number>
  changed_by: AccountId | null
  changed_at: Timestamp | null
}

export interface SettingsDrafts {
  owner_id: AccountId
  changes: Json
  base_version: number
  revision: Generated<number>
  saved_at: Timestamp
}

export interface SettingsVersions {
  version: number
  chosen: Json
  published_by: AccountId | null
  published_at: Timestamp | null
  restored_version: number | null
}

export interface SignInChallenges {
  id: Generated<number>
  token_hash: Buffer
  account_id: AccountId
  push_subscription: string | null
  wrong_tries: Generated<number>
  begun_at: Generated<Timestamp>
  expires_at: Timestamp
  finished_at: Timestamp | null
}

export interface SignInFailures {
  id: Generated<number>
  identity_hash: Buffer
  address: string
  at: Generated<Timestamp>
}

export interface StaticPageRevisions {
  id: Generated<number>
  slug: 'about-us' | 'privacy-policy' | 'terms-and-conditions'
  number: number
  title: string
  text: string
  restored_id: number | null
  applies_from: string | null
  saved_at: Generated<Timestamp>
  saved_by: AccountId | null
}

export interface StockFeedItems {
  id: Generated<number>
  run_id: number
  record_id: number | null
  stock_number: string
  title: string
  outcome: 'new' | 'changed' | 'back' | 'gone' | 'same' | 'refused'
  changes: Generated<Json>
  problems: Generated<Json>
  result: 'made' | 'updated' | 'withdrawn' | 'refused' | 'left' | null
  message: Generated<string>
  settled_at: Timestamp | null
}

export interface StockFeedRules {
  id: Generated<number>
  account_id: AccountId
  field: string
  heard: string
  means: string
  created_at: Timestamp
}

export interface StockFeedRuns {
  id: Generated<number>
  account_id: AccountId
  source: 'upload' | 'fetch' | 'schedule' | 'chosen'
  status: 'queued' | 'reading' | 'ready' | 'applying' | 'done' | 'failed' | 'cancelled'
  is_whole: Generated<boolean>
  file_name: Generated<string>
  file_key: string | null
  picture_keys: Generated<string[]>
  started_by: AccountId | null
  guards: Generated<string[]>
  confirmed_by: AccountId | null
  confirmed_at: Timestamp | null
  is_cancelling: Generated<boolean>
  failure: string | null
  total_count: Generated<number>
  done_count: Generated<number>
  same_count: Generated<number>
  picture_count: Generated<number>
  attempts: Generated<number>
  claimed_until: Timestamp | null
  created_at: Timestamp
  finished_at: Timestamp | null
}

export interface StockFeeds {
  account_id: AccountId
  mc_dealership_id: string | null
  suburb: string | null
  on_road_costs_included: boolean | null
  has_security_interest: boolean | null
  wof_at_sale: 'new' | 'as_is' | null
  year_is_first_registered: Generated<boolean>
  ending: Generated<string>
  picture_keys: Generated<string[]>
  pictures_at: Timestamp | null
  updated_at: Timestamp
}

export interface StockRecordPictures {
  record_id: number
  crc: number
  bytes: number
  image_id: number | null
}

export interface StockRecords {
  id: Generated<number>
  account_id: AccountId
  stock_number: string
  title: Generated<string>
  state: 'new' | 'listed' | 'changed' | 'withdrawn' | 'refused'
  said: Json
  pictures: Generated<Json>
  problems: Generated<Json>
  applied: Json | null
  waiting: Json | null
  is_waiting: Generated<boolean>
  is_addition: Generated<boolean>
  listing_id: ListingId | null
  withdrawn_at: Timestamp | null
  created_at: Timestamp
  seen_at: Timestamp
  updated_at: Timestamp
}

export interface StorefrontSlugs {
  slug: string
  seller_id: AccountId
  claimed_at: Timestamp
  claimed_by: AccountId
  replaced_at: Timestamp | null
}

export interface Storefronts {
  seller_id: AccountId
  hours: Json
  special_days: Json
  closed_on_public_holidays: boolean
  street_address: Generated<string>
  updated_at: Timestamp
  updated_by: AccountId
}

export interface SubscriptionChanges {
  id: Generated<number>
  subscription_id: number
  action: string
  actor_id: AccountId | null
  reason: Generated<string>
  from_plan_id: number | null
  to_plan_id: number | null
  at: Timestamp
}

export interface Subscriptions {
  id: Generated<number>
  account_id: AccountId
  plan_id: number
  gateway: 'stripe' | 'sandbox'
  status: 'incomplete' | 'active' | 'past_due' | 'cancelled'
  price_cents: number
  interval: 'month' | 'year'
  anchored_at: Timestamp
  period: Generated<number>
  period_starts_at: Timestamp
  period_ends_at: Timestamp
  cancels_at_period_end: Generated<boolean>
  next_plan_id: number | null
  attempts: Generated<number>
  next_attempt_at: Timestamp | null
  past_due_since: Timestamp | null
  ended_at: Timestamp | null
  created_at: Timestamp
}

export interface SuburbNeighbours {
  suburb: string
  neighbour: string
  distance_m: number
}

export interface Suburbs {
  slug: string
  name: string
  district: string
  latitude: number
  longitude: number
}

export interface SuggestedPlaces {
  suburb: string
  listing_count: number
}

export interface SuggestedVehicles {
  make: string
  model: string
  listing_count: number
}

export interface SupportNoticeMembers {
  notice_id: number
  account_id: AccountId
}

export interface SupportNotices {
  id: Generated<number>
  text: string
  sent_by: AccountId
  sent_at: Timestamp
}

export interface SupportRequestChanges {
  id: Generated<number>
  conversation_id: number
  account_id: AccountId
  change: 'assigned' | 'resolved' | 'reopened'
  assignee_id: AccountId | null
  at: Timestamp
}

export interface SupportRequests {
  conversation_id: number
  status: Generated<'open' | 'resolved'>
  assignee_id: AccountId | null
  waiting_since: Timestamp | null
  read_number: Generated<number>
}

export interface SupportVisitors {
  conversation_id: number
  name: string
  email: string
  phone_number: string | null
}

export interface SuspensionChanges {
  id: Generated<number>
  suspension_id: number
  until_before: Timestamp | null
  until: Timestamp | null
  reason: string
  changed_by: AccountId
  at: Timestamp
}

export interface TableChoices {
  account_id: AccountId
  table_name: string
  columns: string[] | null
  rows_per_page: number | null
  default_view_id: number | null
}

export interface TableViews {
  id: Generated<number>
  owner_id: AccountId
  table_name: string
  name: string
  query: string
  columns: string[] | null
  is_shared: Generated<boolean>
  created_at: Generated<Timestamp>
  deleted_at: Timestamp | null
}

export interface TeamActs {
  id: Generated<number>
  seller_id: AccountId
  member_id: number
  actor_id: AccountId
  act: string
  listing_id: ListingId | null
  title: string
  at: Timestamp
}

export interface TeamMembers {
  id: Generated<number>
  seller_id: AccountId
  email: string
  account_id: AccountId | null
  rights: string[]
  status: Generated<'invited' | 'active' | 'ended'>
  code_hash: Buffer | null
  wrong_tries: Generated<number>
  invited_at: Timestamp
  invited_by: AccountId
  accepted_at: Timestamp | null
  ended_at: Timestamp | null
  ended_by: AccountId | null
  end_reason: 'revoked' | 'left' | 'declined' | 'account_deleted' | null
}

export interface TenantFacts {
  conversation_id: number
  people: number
  pets: string
  move_in: string
  at: Timestamp
}

export interface TermsAcceptances {
  id: Generated<number>
  account_id: AccountId
  revision_id: number
  accepted_at: Timestamp
}

export interface TradeAnswers {
  trade_id: number
  answered_by: AccountId
  answer: 'confirmed' | 'denied'
  at: Timestamp
}

export interface TradeCopies {
  trade_id: number
  listing: Json
  pictures: Json
}

export interface TradeDefaults {
  id: Generated<number>
  trade_id: number
  reason: string
  stated_at: Timestamp
  stands_at: Timestamp
  outcome: 'contested' | 'accepted' | 'stood' | 'withdrawn' | 'paid' | null
  ended_at: Timestamp | null
}

export interface TradeDisputeMessages {
  id: Generated<number>
  dispute_id: number
  written_by: AccountId
  side: 'buyer' | 'seller' | 'system'
  text: string
  at: Timestamp
}

export interface TradeDisputes {
  id: Generated<number>
  trade_id: number
  opened_by: AccountId
  kind: 'never_arrived' | 'not_as_described' | 'damaged' | 'not_paid' | 'other' | null
  reason: string
  from_status: 'agreed' | 'paid' | 'sent'
  opened_at: Timestamp
  outcome: 'completed' | 'cancelled' | 'agreed' | 'withdrawn' | null
  outcome_word: string | null
  decided_by: AccountId | null
  decided_at: Timestamp | null
}

export interface TradeHolds {
  id: Generated<number>
  trade_id: number
  at: Timestamp
  lifted_at: Timestamp | null
}

export interface TradeMoves {
  id: Generated<number>
  trade_id: number
  moved_by: AccountId | null
  side: 'buyer' | 'seller' | 'system'
  action: 'paid' | 'payment_confirmed' | 'sent' | 'received' | 'handed_over' | 'undone' | 'disputed' | 'dispute_withdrawn' | 'dispute_resolved' | 'default_stated' | 'default_withdrawn' | 'default_contested' | 'default_accepted' | 'default_stood' | 'delivery_chosen' | 'address_changed' | 'total_lowered' | 'proposed' | 'proposal_accepted' | 'proposal_declined' | 'proposal_withdrawn' | 'pieces_cancelled' | 'cancelled' | 'tracking_changed'
  from_status: 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled'
  to_status: 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled'
  reason: Generated<string>
  at: Timestamp
  total_cents: number | null
}

export interface TradeParcels {
  id: Generated<number>
  trade_id: number
  sent_by: AccountId
  carrier: string
  number: string
  at: Timestamp
}

export interface TradePaymentMoves {
  id: Generated<number>
  payment_id: number
  action: 'started' | 'paid' | 'declined' | 'cancelled' | 'disputed' | 'resumed' | 'sent' | 'unsent' | 'delivered' | 'released' | 'refunded' | 'charged_back' | 'chargeback_won' | 'chargeback_lost' | 'review_due'
  from_status: string
  to_status: string
  moved_by: AccountId | null
  amount_cents: number | null
  reason: Generated<string>
  at: Timestamp
}

export interface TradePayments {
  id: Generated<number>
  trade_id: number
  listing_id: ListingId
  buyer_id: AccountId
  seller_id: AccountId
  gateway: 'stripe' | 'bank' | 'sandbox'
  method: 'card' | 'bank'
  status: 'started' | 'held' | 'disputed' | 'released' | 'refunded' | 'failed' | 'cancelled'
  amount_cents: number
  fee_terms: Json | null
  card_id: number | null
  gateway_payment_id: string | null
  action_url: string | null
  failure_code: string | null
  card_fingerprint: string | null
  card_country: string | null
  started_at: Timestamp
  paid_at: Timestamp | null
  release_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface TradeProposals {
  id: Generated<number>
  trade_id: number
  kind: 'total' | 'cancel' | 'join'
  proposed_by: AccountId
  side: 'buyer' | 'seller'
  reason: Generated<string>
  version: number
  items_cents: number | null
  delivery_cents: number | null
  quantity: number | null
  joined_to: number | null
  proposed_at: Timestamp
  ended_at: Timestamp | null
  ended_by: AccountId | null
  outcome: 'accepted' | 'declined' | 'withdrawn' | 'superseded' | null
}

export interface TradeRefunds {
  id: Generated<number>
  payment_id: number
  amount_cents: number
  cause: 'paid_twice' | 'paid_too_late' | 'sale_cancelled' | 'total_lowered' | 'dispute' | 'at_gateway'
  status: 'due' | 'sent'
  gateway_refund_id: string | null
  tries: Generated<number>
  failure: string | null
  requested_at: Timestamp
  next_try_at: Timestamp
  sent_at: Timestamp | null
}

export interface TradeReminders {
  trade_id: number
  day: number
  at: Timestamp
}

export interface TradeTerms {
  trade_id: number
  version: number
  set_by: AccountId | null
  side: 'buyer' | 'seller' | 'system'
  cause: 'promise' | 'chosen' | 'seller_chose' | 'address' | 'lowered' | 'proposal' | 'joined' | 'pieces'
  reason: Generated<string>
  quantity: number
  items_cents: number
  method: 'pickup' | 'as_agreed' | 'option' | 'joined' | null
  option: Json | null
  delivery_cents: number | null
  rural_cents: Generated<number>
  joined_to: number | null
  total_cents: number
  address: Json | null
  pay_by: Timestamp
  at: Timestamp
}

export interface Trades {
  id: Generated<number>
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  how: 'won' | 'buy_now' | 'marked_sold' | 'offer' | 'second_chance'
  price_cents: number
  quantity: Generated<number>
  status: Generated<'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled'>
  payment_confirmed: Generated<boolean>
  agreed_at: Timestamp
}

export interface TwoFactors {
  account_id: AccountId
  secret: Buffer
  begun_at: Generated<Timestamp>
  confirmed_at: Timestamp | null
  last_step: Generated<number>
}

export interface UnwatchedAuctions {
  account_id: AccountId
  listing_id: ListingId
  at: Generated<Timestamp>
}

export interface UsedProofsOfWork {
  signature: string
  expires_at: Timestamp
}

export interface UsualReminders {
  account_id: AccountId
  hours: number[]
  at: Timestamp
}

export interface VehicleDetails {
  listing_id: ListingId
  subtype: 'car' | 'motorbike' | 'boat' | 'caravan' | 'truck' | 'machinery' | 'parts' | null
  plate: string | null
  vin: string | null
  chassis_number: string | null
  make: string | null
  model: string | null
  model_detail: string | null
  year: number | null
  odometer_km: number | null
  fuel_type: 'petrol' | 'diesel' | 'hybrid' | 'plug_in_hybrid' | 'electric' | 'lpg' | 'other' | null
  transmission: 'automatic' | 'manual' | 'semi_automatic' | 'cvt' | null
  drive: 'front' | 'rear' | 'all_wheel' | 'four_wheel' | null
  body_style: 'hatchback' | 'sedan' | 'station_wagon' | 'suv' | 'ute' | 'van' | 'coupe' | 'convertible' | 'other' | null
  engine_cc: number | null
  power_kw: number | null
  seats: number | null
  doors: number | null
  exterior_colour: string | null
  number_of_owners: number | null
  import_history: 'nz_new' | 'imported' | null
  first_registered_year: number | null
  wof_expires: string | null
  wof_at_sale: 'new' | 'as_is' | null
  rego_expires: string | null
  ruc_paid_to_km: number | null
  on_road_costs_included: boolean | null
  has_security_interest: boolean | null
  stereo: string | null
  features: Generated<string[]>
  safety_rating: number | null
  fuel_economy: number | null
  length_m: number | null
  hull: 'aluminium' | 'fibreglass' | 'inflatable' | 'plastic' | 'steel' | 'wood' | 'other' | null
  stock_number: string | null
}

export interface VehicleLookups {
  id: Generated<number>
  account_id: AccountId
  plate: string
  asked_at: Generated<Timestamp>
}

export interface VehicleRecords {
  plate: string
  provider: string
  record: Json | null
  fetched_at: Timestamp
}

export interface VerificationCodes {
  id: Generated<number>
  purpose: string
  target: string
  calling_code: string | null
  account_id: AccountId | null
  request_id: number | null
  code_hash: Buffer | null
  wrong_tries: Generated<number>
  sent_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
  replaced_at: Timestamp | null
}

export interface WarningAppeals {
  id: Generated<number>
  warning_id: number
  author_id: AccountId
  is_owners: boolean
  text: string
  at: Timestamp
}

export interface Warnings {
  id: Generated<number>
  account_id: AccountId
  rule: string
  reason: string
  is_strike: boolean
  kind: string | null
  case_id: number | null
  listing_id: ListingId | null
  warned_by: AccountId
  warned_at: Timestamp
  expires_at: Timestamp
  withdrawn_by: AccountId | null
  withdrawn_at: Timestamp | null
  withdrawn_reason: string | null
}

export interface WatchChoices {
  account_id: AccountId
  watches_bids: boolean
  at: Timestamp
}

export interface WatchCounts {
  listing_id: ListingId
  watchers: number
}

export interface WatchRemovals {
  listing_id: ListingId
  watched_at: Timestamp
  ended_at: Generated<Timestamp>
}

export interface WatchSnapshots {
  favourite_id: number
  at: Timestamp
  status: string
  price_cents: number
  bid_count: number
  reserve_state: 'none' | 'not_met' | 'met'
  buy_now_price_cents: number | null
  closes_at: Timestamp | null
  last_edit_id: number | null
}

export interface WatchThresholds {
  favourite_id: number
  threshold_cents: number
  is_armed: boolean
  set_at: Timestamp
  notified_at: Timestamp | null
}

export interface WebhookDeliveries {
  id: Generated<number>
  webhook_id: number
  event_id: string
  type: string
  body: string
  status: Generated<'waiting' | 'delivered' | 'failed'>
  tries: Generated<number>
  answer_code: number | null
  error: 'not_public' | 'timeout' | 'unreachable' | 'webhook_off' | null
  duration_ms: number | null
  created_at: Generated<Timestamp>
  waits_since: Generated<Timestamp>
  tried_at: Timestamp | null
  next_try_at: Timestamp | null
}

export interface Webhooks {
  id: Generated<number>
  account_id: AccountId
  url: string
  events: string[]
  secret: string
  old_secret: string | null
  old_secret_until: Timestamp | null
  created_at: Generated<Timestamp>
  failing_since: Timestamp | null
  disabled_at: Timestamp | null
  is_slow: Generated<boolean>
}

export interface WithdrawalFees {
  listing_id: ListingId
  account_id: AccountId
  amount_cents: number
  at: Timestamp
  charged_at: Timestamp | null
}

export interface WorkerHeartbeats {
  worker_id: string
  started_at: Generated<Timestamp>
  beat_at: Generated<Timestamp>
}

export interface DB {
  account_appeals: AccountAppeals
  account_changes: AccountChanges
  account_deletions: AccountDeletions
  account_devices: AccountDevices
  account_suspensions: AccountSuspensions
  account_texts: AccountTexts
  accounts: Accounts
  advertisement_counters: AdvertisementCounters
  advertisement_days: AdvertisementDays
  advertisement_events: AdvertisementEvents
  advertisements: Advertisements
  agent_looks: AgentLooks
  agent_status_changes: AgentStatusChanges
  agents: Agents
  akahu_requests: AkahuRequests
  alert_emails: AlertEmails
  anomalies: Anomalies
  api_keys: ApiKeys
  appeal_messages: AppealMessages
  auction_bidders: AuctionBidders
  auction_closings: AuctionClosings
  audit_log: AuditLog
  backups: Backups
  bidder_voids: BidderVoids
  bids: Bids
  blocks: Blocks
  brandings: Brandings
  bulk_act_items: BulkActItems
  bulk_acts: BulkActs
  cards: Cards
  categories: Categories
  chargebacks: Chargebacks
  chat_messages: ChatMessages
  code_failures: CodeFailures
  code_requests: CodeRequests
  conversation_members: ConversationMembers
  conversation_status_changes: ConversationStatusChanges
  conversations: Conversations
  deals: Deals
  delivery_addresses: DeliveryAddresses
  delivery_reminders: DeliveryReminders
  delivery_templates: DeliveryTemplates
  districts: Districts
  enquiry_texts: EnquiryTexts
  expiry_reminders: ExpiryReminders
  failed_emails: FailedEmails
  faqs: Faqs
  favourite_reminders: FavouriteReminders
  favourites: Favourites
  fee_documents: FeeDocuments
  files: Files
  filter_categories: FilterCategories
  filters: Filters
  finance_enquiries: FinanceEnquiries
  fixed_price_offers: FixedPriceOffers
  flags: Flags
  follow_news: FollowNews
  follow_notices: FollowNotices
  gateway_events: GatewayEvents
  handover_code_renewals: HandoverCodeRenewals
  handover_tries: HandoverTries
  held_notices: HeldNotices
  idempotency_keys: IdempotencyKeys
  images: Images
  invariant_passes: InvariantPasses
  invoice_lines: InvoiceLines
  invoice_numbers: InvoiceNumbers
  invoice_texts: InvoiceTexts
  invoices: Invoices
  known_devices: KnownDevices
  ledger_heads: LedgerHeads
  ledger_rows: LedgerRows
  ledger_secrets: LedgerSecrets
  lender_lists: LenderLists
  lenders: Lenders
  licence_checks: LicenceChecks
  listing_edits: ListingEdits
  listing_features: ListingFeatures
  listing_fee_terms: ListingFeeTerms
  listing_holds: ListingHolds
  listing_images: ListingImages
  listing_import_items: ListingImportItems
  listing_import_pictures: ListingImportPictures
  listing_import_runs: ListingImportRuns
  listing_import_undos: ListingImportUndos
  listing_references: ListingReferences
  listing_renewals: ListingRenewals
  listing_status_changes: ListingStatusChanges
  listing_suspensions: ListingSuspensions
  listing_texts: ListingTexts
  listing_view_counts: ListingViewCounts
  listing_view_days: ListingViewDays
  listing_view_salts: ListingViewSalts
  listing_views: ListingViews
  listing_withdrawals: ListingWithdrawals
  listings: Listings
  maintenance_periods: MaintenancePeriods
  manual_sales: ManualSales
  max_bid_reductions: MaxBidReductions
  meeting_moves: MeetingMoves
  meeting_times: MeetingTimes
  member_flags: MemberFlags
  member_note_pins: MemberNotePins
  member_notes: MemberNotes
  moderation_claims: ModerationClaims
  moderation_decisions: ModerationDecisions
  moderation_notes: ModerationNotes
  moderation_templates: ModerationTemplates
  money_anomalies: MoneyAnomalies
  money_causes: MoneyCauses
  money_entries: MoneyEntries
  node_heartbeats: NodeHeartbeats
  notice_delays: NoticeDelays
  notification_choices: NotificationChoices
  notifications: Notifications
  offer_moves: OfferMoves
  offers: Offers
  outages: Outages
  outbox_events: OutboxEvents
  page_notices: PageNotices
  password_resets: PasswordResets
  payment_customers: PaymentCustomers
  payment_details: PaymentDetails
  payment_lines: PaymentLines
  payment_signs: PaymentSigns
  payments: Payments
  payout_accounts: PayoutAccounts
  payouts: Payouts
  phone_looks: PhoneLooks
  plans: Plans
  property_details: PropertyDetails
  push_keys: PushKeys
  question_answers: QuestionAnswers
  question_withdrawals: QuestionWithdrawals
  questions: Questions
  quiet_hours: QuietHours
  reactions_done: ReactionsDone
  recovery_codes: RecoveryCodes
  refunds: Refunds
  regions: Regions
  release_stops: ReleaseStops
  relistings: Relistings
  removals: Removals
  requirement_confirmations: RequirementConfirmations
  reserve_reductions: ReserveReductions
  review_changes: ReviewChanges
  review_disputes: ReviewDisputes
  review_texts: ReviewTexts
  reviews: Reviews
  sandbox_accounts: SandboxAccounts
  sandbox_cards: SandboxCards
  sandbox_chargebacks: SandboxChargebacks
  sandbox_customers: SandboxCustomers
  sandbox_events: SandboxEvents
  sandbox_payments: SandboxPayments
  sandbox_refunds: SandboxRefunds
  sandbox_reversals: SandboxReversals
  sandbox_transfers: SandboxTransfers
  saved_replies: SavedReplies
  saved_search_digests: SavedSearchDigests
  saved_search_keys: SavedSearchKeys
  saved_search_matches: SavedSearchMatches
  saved_searches: SavedSearches
  scheduled_starts: ScheduledStarts
  search_points: SearchPoints
  search_rebuilds: SearchRebuilds
  search_rows: SearchRows
  search_word_counts: SearchWordCounts
  search_words: SearchWords
  second_chances: SecondChances
  second_person_acts: SecondPersonActs
  seller_follows: SellerFollows
  sent_messages: SentMessages
  server_secrets: ServerSecrets
  sessions: Sessions
  settings: Settings
  settings_drafts: SettingsDrafts
  settings_versions: SettingsVersions
  sign_in_challenges: SignInChallenges
  sign_in_failures: SignInFailures
  static_page_revisions: StaticPageRevisions
  stock_feed_items: StockFeedItems
  stock_feed_rules: StockFeedRules
  stock_feed_runs: StockFeedRuns
  stock_feeds: StockFeeds
  stock_record_pictures: StockRecordPictures
  stock_records: StockRecords
  storefront_slugs: StorefrontSlugs
  storefronts: Storefronts
  subscription_changes: SubscriptionChanges
  subscriptions: Subscriptions
  suburb_neighbours: SuburbNeighbours
  suburbs: Suburbs
  suggested_places: SuggestedPlaces
  suggested_vehicles: SuggestedVehicles
  support_notice_members: SupportNoticeMembers
  support_notices: SupportNotices
  support_request_changes: SupportRequestChanges
  support_requests: SupportRequests
  support_visitors: SupportVisitors
  suspension_changes: SuspensionChanges
  table_choices: TableChoices
  table_views: TableViews
  team_acts: TeamActs
  team_members: TeamMembers
  tenant_facts: TenantFacts
  terms_acceptances: TermsAcceptances
  trade_answers: TradeAnswers
  trade_copies: TradeCopies
  trade_defaults: TradeDefaults
  trade_dispute_messages: TradeDisputeMessages
  trade_disputes: TradeDisputes
  trade_holds: TradeHolds
  trade_moves: TradeMoves
  trade_parcels: TradeParcels
  trade_payment_moves: TradePaymentMoves
  trade_payments: TradePayments
  trade_proposals: TradeProposals
  trade_refunds: TradeRefunds
  trade_reminders: TradeReminders
  trade_terms: TradeTerms
  trades: Trades
  two_factors: TwoFactors
  unwatched_auctions: UnwatchedAuctions
  used_proofs_of_work: UsedProofsOfWork
  usual_reminders: UsualReminders
  vehicle_details: VehicleDetails
  vehicle_lookups: VehicleLookups
  vehicle_records: VehicleRecords
  verification_codes: VerificationCodes
  warning_appeals: WarningAppeals
  warnings: Warnings
  watch_choices: WatchChoices
  watch_counts: WatchCounts
  watch_removals: WatchRemovals
  watch_snapshots: WatchSnapshots
  watch_thresholds: WatchThresholds
  webhook_deliveries: WebhookDeliveries
  webhooks: Webhooks
  withdrawal_fees: WithdrawalFees
  worker_heartbeats: WorkerHeartbeats
}
