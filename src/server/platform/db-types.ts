// Made from the migrations by `npm run db-types`; a test compares it with the database.
import type { ColumnType } from 'kysely'

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Read as parsed JSON; written as the text of it. */
type Json = ColumnType<unknown, string, string>

export interface Accounts {
  id: Generated<number>
  type: 'user' | 'admin'
  status: 'pending' | 'active' | 'suspended' | 'deleted'
  first_name: string
  last_name: string
  display_name: string
  email: string
  email_verified_at: Timestamp | null
  phone_number: string
  phone_verified_at: Timestamp | null
  password_hash: string
  country: Generated<string>
  region: string | null
  suburb: string | null
  seller_kind: Generated<'private' | 'in_trade'>
  accepted_terms_at: Timestamp | null
  registration_token_hash: Buffer | null
  member_since: Generated<Timestamp>
  last_seen_at: Timestamp | null
}

export interface AuctionBidders {
  listing_id: number
  bidder_id: number
  pseudonym: string
}

export interface AuctionClosings {
  listing_id: number
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner_id: number | null
  closed_by: string
  due_at: Timestamp
  at: Timestamp
}

export interface Bids {
  listing_id: number
  sequence: number
  bidder_id: number
  max_cents: number
  price_cents: number
  leader_id: number
  closes_at: Timestamp
  extended: boolean
  placed_at: Timestamp
}

export interface Categories {
  id: Generated<number>
  type: 'general' | 'vehicle' | 'property'
  parent_id: number | null
  name: string
  slug: string
  image: string | null
  position: number
  is_famous: Generated<boolean>
  status: Generated<'active' | 'hidden'>
  path: number[]
}

export interface Deals {
  listing_id: number
  kind: 'auction' | 'fixed_price' | 'enquire'
  seller_id: number
  start_price_cents: number
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  price_cents: number
  leader_id: number | null
  leader_max_cents: number | null
  bid_count: Generated<number>
  last_sequence: Generated<number>
  quantity_left: Generated<number>
  closes_at: Timestamp | null
  closed_at: Timestamp | null
  version: Generated<number>
}

export interface Districts {
  slug: string
  name: string
  region: string
}

export interface Favourites {
  id: Generated<number>
  account_id: number
  listing_id: number
  note: Generated<string>
  watched_at: Generated<Timestamp>
}

export interface IdempotencyKeys {
  account_id: number
  operation: string
  key: string
  body_hash: Buffer
  answer: Json
  created_at: Generated<Timestamp>
}

export interface Images {
  id: Generated<number>
  owner_id: number
  key: string
  name: string
  width: number
  height: number
  bytes: number
  thumbhash: string
  uploaded_at: Generated<Timestamp>
  attached_at: Timestamp | null
}

export interface ListingImages {
  listing_id: number
  image_id: number
  position: number
}

export interface ListingViewCounts {
  listing_id: number
  views: number
}

export interface ListingViewSalts {
  day: string
  salt: Generated<string>
}

export interface ListingViews {
  listing_id: number
  viewer: Buffer
  day: string
}

export interface ListingWithdrawals {
  listing_id: number
  withdrawn_by: number
  reason: string
  at: Timestamp
}

export interface Listings {
  id: Generated<number>
  type: 'general' | 'vehicle' | 'property'
  seller_id: number
  status: Generated<'draft' | 'pending' | 'active' | 'sold' | 'unsold' | 'withdrawn' | 'suspended'>
  category_id: number | null
  title: string | null
  description: Generated<string>
  condition: 'new' | 'used' | null
  attributes: Generated<Json>
  sale_method: Generated<'auction' | 'fixed_price' | 'enquire'>
  start_price_cents: number | null
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  quantity: Generated<number>
  duration_minutes: number | null
  closes_at: Timestamp | null
  starts_at: Timestamp | null
  pickup: Generated<'none' | 'allowed' | 'must'>
  shipping_options: Generated<Json>
  payment_methods: Generated<string[]>
  suburb: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface Notifications {
  id: Generated<number>
  account_id: number
  kind: string
  title: string
  body: string
  link: string
  listing_id: number | null
  created_at: Generated<Timestamp>
  read_at: Timestamp | null
}

export interface OutboxEvents {
  id: Generated<number>
  name: string
  payload: Json
  recorded_at: Generated<Timestamp>
  dispatched_at: Timestamp | null
}

export interface ReactionsDone {
  event_id: number
  reaction: string
  done_at: Generated<Timestamp>
}

export interface Regions {
  slug: string
  name: string
  position: number
}

export interface SearchRows {
  listing_id: number
  tokens: string
  price_cents: number
  bid_count: number
  watchers: number
  created_at: Timestamp
  closes_at: Timestamp
}

export interface SentMessages {
  id: Generated<number>
  at: Generated<Timestamp>
  channel: 'email' | 'sms' | 'push'
  recipient: string
  subject: string
  text: string
  delivered_at: Timestamp | null
  failed_reason: string | null
}

export interface Sessions {
  id: Generated<number>
  account_id: number
  token_hash: Buffer
  device: Generated<string>
  address: Generated<string>
  firebase_token: string | null
  created_at: Generated<Timestamp>
  last_used_at: Generated<Timestamp>
  expires_at: Timestamp
}

export interface SignInFailures {
  id: Generated<number>
  identity_hash: Buffer
  address: string
  at: Generated<Timestamp>
}

export interface Suburbs {
  slug: string
  name: string
  district: string
  latitude: number
  longitude: number
}

export interface Trades {
  id: Generated<number>
  listing_id: number
  seller_id: number
  buyer_id: number
  price_cents: number
  quantity: Generated<number>
  how: 'won' | 'buy_now'
  status: Generated<'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled'>
  agreed_at: Timestamp
}

export interface VerificationCodes {
  id: Generated<number>
  purpose: string
  target: string
  account_id: number | null
  code_hash: Buffer
  wrong_tries: Generated<number>
  sent_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
  replaced_at: Timestamp | null
}

export interface WorkerHeartbeats {
  worker_id: string
  started_at: Generated<Timestamp>
  beat_at: Generated<Timestamp>
}

export interface DB {
  accounts: Accounts
  auction_bidders: AuctionBidders
  auction_closings: AuctionClosings
  bids: Bids
  categories: Categories
  deals: Deals
  districts: Districts
  favourites: Favourites
  idempotency_keys: IdempotencyKeys
  images: Images
  listing_images: ListingImages
  listing_view_counts: ListingViewCounts
  listing_view_salts: ListingViewSalts
  listing_views: ListingViews
  listing_withdrawals: ListingWithdrawals
  listings: Listings
  notifications: Notifications
  outbox_events: OutboxEvents
  reactions_done: ReactionsDone
  regions: Regions
  search_rows: SearchRows
  sent_messages: SentMessages
  sessions: Sessions
  sign_in_failures: SignInFailures
  suburbs: Suburbs
  trades: Trades
  verification_codes: VerificationCodes
  worker_heartbeats: WorkerHeartbeats
}
