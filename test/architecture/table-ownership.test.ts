import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** Wall 6: only its owner writes a table. */
const owners: Record<string, string> = {
  outbox_events: 'platform',
  reactions_done: 'platform',
  notice_delays: 'platform',
  idempotency_keys: 'platform',
  worker_heartbeats: 'platform',
  sent_messages: 'platform',
  failed_emails: 'platform',
  server_secrets: 'platform',
  push_keys: 'platform',
  regions: 'places',
  districts: 'places',
  suburbs: 'places',
  static_page_revisions: 'static-pages',
  page_notices: 'static-pages',
  terms_acceptances: 'auth',
  support_visitors: 'chat',
  accounts: 'auth',
  account_texts: 'auth',
  account_devices: 'auth',
  sessions: 'auth',
  verification_codes: 'auth',
  used_proofs_of_work: 'auth',
  sign_in_failures: 'auth',
  account_suspensions: 'members',
  suspension_changes: 'members',
  second_person_acts: 'moderation',
  moderation_claims: 'moderation',
  moderation_notes: 'moderation',
  moderation_templates: 'moderation',
  moderation_decisions: 'moderation',
  warnings: 'moderation',
  warning_appeals: 'moderation',
  payment_details: 'accounts',
  known_devices: 'auth',
  account_changes: 'auth',
  advertisements: 'advertisements',
  advertisement_counters: 'advertisements',
  advertisement_events: 'advertisements',
  advertisement_days: 'advertisements',
  audit_log: 'audit',
  two_factors: 'auth',
  recovery_codes: 'auth',
  sign_in_challenges: 'auth',
  code_requests: 'auth',
  code_failures: 'auth',
  password_resets: 'auth',
  account_deletions: 'accounts',
  plans: 'plans',
  api_keys: 'partners',
  webhooks: 'partners',
  webhook_deliveries: 'partners',
  payment_customers: 'payments',
  cards: 'payments',
  gateway_events: 'payments',
  sandbox_customers: 'platform',
  sandbox_cards: 'platform',
  sandbox_payments: 'platform',
  sandbox_refunds: 'platform',
  sandbox_events: 'platform',
  agents: 'businesses',
  agent_status_changes: 'businesses',
  agent_looks: 'businesses',
  brandings: 'businesses',
  storefronts: 'businesses',
  storefront_slugs: 'businesses',
  team_members: 'businesses',
  team_acts: 'businesses',
  subscriptions: 'subscriptions',
  subscription_changes: 'subscriptions',
  payments: 'subscriptions',
  payment_lines: 'subscriptions',
  refunds: 'subscriptions',
  invoice_numbers: 'invoices',
  invoices: 'invoices',
  invoice_texts: 'invoices',
  invoice_lines: 'invoices',
  lenders: 'finance',
  lender_lists: 'finance',
  finance_enquiries: 'finance',
  enquiry_texts: 'finance',
  categories: 'catalogue',
  faqs: 'catalogue',
  filters: 'catalogue',
  filter_categories: 'catalogue',
  images: 'media',
  files: 'media',
  listings: 'listings',
  listing_texts: 'listings',
  listing_images: 'listings',
  vehicle_details: 'listings',
  property_details: 'listings',
  listing_withdrawals: 'listings',
  listing_suspensions: 'listings',
  listing_status_changes: 'listings',
  listing_view_counts: 'listings',
  listing_view_days: 'listings',
  listing_view_salts: 'listings',
  listing_views: 'listings',
  listing_features: 'selling',
  listing_edits: 'selling',
  relistings: 'selling',
  listing_renewals: 'selling',
  expiry_reminders: 'selling',
  manual_sales: 'selling',
  stock_feeds: 'stock-feed',
  stock_feed_rules: 'stock-feed',
  stock_feed_runs: 'stock-feed',
  stock_feed_items: 'stock-feed',
  stock_records: 'stock-feed',
  stock_record_pictures: 'stock-feed',
  deals: 'deals',
  auction_closings: 'bidding',
  bids: 'bidding',
  auction_bidders: 'bidding',
  reserve_reductions: 'bidding',
  bidder_voids: 'bidding',
  max_bid_reductions: 'bidding',
  blocks: 'blocks',
  offers: 'offers',
  offer_moves: 'offers',
  fixed_price_offers: 'offers',
  second_chances: 'offers',
  anomalies: 'invariants',
  money_anomalies: 'invariants',
  invariant_passes: 'invariants',
  ledger_rows: 'ledger',
  ledger_secrets: 'ledger',
  ledger_heads: 'ledger',
  trades: 'trades',
  trade_answers: 'trades',
  meeting_moves: 'meetings',
  meeting_times: 'meetings',
  handover_code_renewals: 'trades',
  handover_tries: 'trades',
  trade_moves: 'trades',
  trade_disputes: 'trades',
  trade_dispute_messages: 'trades',
  trade_defaults: 'trades',
  trade_reminders: 'trades',
  trade_holds: 'trades',
  reviews: 'reviews',
  review_texts: 'reviews',
  review_changes: 'reviews',
  review_disputes: 'reviews',
  favourites: 'watching',
  watch_counts: 'watching',
  watch_removals: 'watching',
  watch_snapshots: 'watching',
  favourite_reminders: 'watching',
  usual_reminders: 'watching',
  conversations: 'chat',
  conversation_members: 'chat',
  conversation_status_changes: 'chat',
  chat_messages: 'chat',
  support_requests: 'chat',
  support_notices: 'chat',
  support_notice_members: 'chat',
  support_request_changes: 'chat',
  saved_replies: 'chat',
  table_views: 'table-views',
  table_choices: 'table-views',
  phone_looks: 'chat',
  tenant_facts: 'chat',
  questions: 'questions',
  question_answers: 'questions',
  question_withdrawals: 'questions',
  vehicle_records: 'vehicle-data',
  vehicle_lookups: 'vehicle-data',
  licence_checks: 'vehicle-data',
  notifications: 'notifications',
  notification_choices: 'notifications',
  quiet_hours: 'notifications',
  held_notices: 'notifications',
  settings: 'settings',
  settings_versions: 'settings',
  settings_drafts: 'settings',
  appeal_messages: 'moderation',
  account_appeals: 'moderation',
  flags: 'flags',
  member_flags: 'flags',
  member_notes: 'admin',
  member_note_pins: 'admin',
  removals: 'flags',
  requirement_confirmations: 'buyer-requirements',
  node_heartbeats: 'platform',
  outages: 'platform',
  search_rows: 'search',
  suggested_vehicles: 'search',
  suggested_places: 'search',
  search_points: 'search',
  search_words: 'search',
  search_word_counts: 'search',
  search_rebuilds: 'search',
  saved_searches: 'saved-searches',
  saved_search_keys: 'saved-searches',
  saved_search_matches: 'saved-searches',
  saved_search_digests: 'saved-searches',
  alert_emails: 'saved-searches',
}

interface Write {
  table: string
  file: string
}

export function findWrites(file: string, code: string): Write[] {
  const kysely = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g
  const sql =
    /(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|\bupdate)\s+(?:only\s+)?(?:public\.)?(\w+)(?=[\s(`])/gi
  return [...code.matchAll(kysely), ...code.matchAll(sql)]
    .map((match) => ({ table: match[1]!.toLowerCase(), file }))
    .filter(({ table }) => table in owners)
}

function ownerOf(file: string): string {
  return /modules\/([^/]+)\//.exec(file)?.[1] ?? /server\/([^/]+)/.exec(file)?.[1] ?? file
}

function listSources(): string[] {
  return globSync('{src,demo}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
}

test('every table has an owner', async () => {
  const types = await readFile(path.join(root, 'src/server/platform/database/db-types.ts'), 'utf8')
  const tables = [.../export interface DB \{([^}]*)\}/.exec(types)![1]!.matchAll(/^ {2}(\w+):/gm)].map(
    (m) => m[1]!,
  )
  expect(Object.keys(owners).sort()).toEqual(tables.sort())
})

test('only the owner of a table writes it', async () => {
  const writes: Write[] = []
  for (const file of listSources())
    writes.push(...findWrites(file, await readFile(path.join(root, file), 'utf8')))
  expect(writes.length).toBeGreaterThan(20)
  expect(writes.filter(({ table, file }) => ownerOf(file) !== owners[table])).toEqual([])
})

test('the search finds writes in both spellings', () => {
  const code = "tx.insertInto('bids'); sql`update deals set x = 1`; sql`delete from trades where id = 1`"
  expect(findWrites('a.ts', code).map(({ table }) => table)).toEqual(['bids', 'deals', 'trades'])
})
