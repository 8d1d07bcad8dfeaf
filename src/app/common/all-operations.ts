import * as accounts from '#domains/accounts/common/accounts.ts'
import * as contact from '#domains/accounts/common/contact.ts'
import * as deletion from '#domains/accounts/common/deletion.ts'
import * as paymentDetails from '#domains/accounts/common/payment-details.ts'
import * as admin from '#domains/moderation/common/records/admin.ts'
import * as listingRecords from '#domains/moderation/common/records/listing-records.ts'
import * as memberRecords from '#domains/moderation/common/records/member-records.ts'
import * as advertisements from '#domains/advertising/common/advertisements.ts'
import * as advertisementCounters from '#domains/advertising/common/counters.ts'
import * as advertisementShowing from '#domains/advertising/common/showing.ts'
import * as audit from '#domains/staff/common/audit/audit.ts'
import * as auth from '#domains/identity/common/auth.ts'
import * as passwords from '#domains/identity/common/passwords.ts'
import * as push from '#domains/identity/common/push.ts'
import * as sessions from '#domains/identity/common/sessions.ts'
import * as twoFactor from '#domains/identity/common/two-factor.ts'
import * as bidding from '#domains/auctions/common/bidding.ts'
import * as ruleSandbox from '#domains/auctions/common/rule-sandbox.ts'
import * as voids from '#domains/auctions/common/voids.ts'
import * as blocks from '#domains/accounts/common/blocks/blocks.ts'
import * as agentNumbers from '#domains/businesses/common/agent-numbers.ts'
import * as agents from '#domains/businesses/common/agents.ts'
import * as branding from '#domains/businesses/common/branding.ts'
import * as storefront from '#domains/businesses/common/storefront.ts'
import * as team from '#domains/businesses/common/team.ts'
import * as buyerRequirements from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import * as catalogue from '#domains/catalogue/common/catalogue.ts'
import * as faqs from '#domains/catalogue/common/faqs.ts'
import * as filters from '#domains/catalogue/common/filters.ts'
import * as adminChats from '#domains/chat/common/admin-chats.ts'
import * as chat from '#domains/chat/common/chat.ts'
import * as conversationStatus from '#domains/chat/common/conversation-status.ts'
import * as phone from '#domains/chat/common/phone.ts'
import * as savedReplies from '#domains/chat/common/saved-replies.ts'
import * as supportNotices from '#domains/chat/common/support-notices.ts'
import * as support from '#domains/chat/common/support.ts'
import * as contactUs from '#domains/chat/common/contact-us.ts'
import * as emails from '#domains/messaging/common/emails/emails.ts'
import * as finance from '#domains/finance/common/finance.ts'
import * as financeEnquiries from '#domains/finance/common/finance-enquiries.ts'
import * as flags from '#domains/flags/common/flags.ts'
import * as memberFlags from '#domains/flags/common/member-flags.ts'
import * as invoices from '#domains/billing/common/invoices/invoices.ts'
import * as paymentHistory from '#domains/billing/common/invoices/payment-history.ts'
import * as ledger from '#domains/deals/common/ledger/ledger.ts'
import * as consumerNotice from '#domains/listings/common/consumer-notice.ts'
import * as listingAdvice from '#domains/selling/common/listing-advice.ts'
import * as listingNumbers from '#domains/listings/common/listing-numbers.ts'
import * as listings from '#domains/listings/common/listings.ts'
import * as ownListingNeeds from '#domains/selling/common/own-listing-needs.ts'
import * as vehicleSales from '#domains/listings/common/vehicle-sales.ts'
import * as media from '#domains/media/common/media.ts'
import * as meetings from '#domains/trades/common/meetings/meetings.ts'
import * as members from '#domains/accounts/common/members/members.ts'
import * as staff from '#domains/accounts/common/members/staff.ts'
import * as suspensions from '#domains/accounts/common/members/suspensions.ts'
import * as accountAppeals from '#domains/moderation/common/account-appeals.ts'
import * as moderationCases from '#domains/moderation/common/cases.ts'
import * as listingStatus from '#domains/moderation/common/listing-status.ts'
import * as moderation from '#domains/moderation/common/moderation.ts'
import * as secondPerson from '#domains/moderation/common/second-person.ts'
import * as decisionTemplates from '#domains/moderation/common/templates.ts'
import * as transparency from '#domains/moderation/common/transparency.ts'
import * as warnings from '#domains/moderation/common/warnings.ts'
import * as notifications from '#domains/messaging/common/notifications.ts'
import * as offers from '#domains/offers/common/offers.ts'
import * as apiKeys from '#domains/partners/common/api-keys.ts'
import * as partnerApi from '#domains/partners/common/partner-api.ts'
import * as webhooks from '#domains/partners/common/webhooks.ts'
import * as payments from '#domains/billing/common/payments/payments.ts'
import * as places from '#domains/places/common/places.ts'
import * as plans from '#domains/billing/common/plans/plans.ts'
import * as questions from '#domains/listings/common/questions/questions.ts'
import * as registration from '#domains/identity/common/registration/registration.ts'
import * as requestOutcomes from '#platform/common/request-outcomes.ts'
import * as reviewTable from '#domains/reviews/common/review-table.ts'
import * as reviews from '#domains/reviews/common/reviews.ts'
import * as savedSearches from '#domains/saved-searches/common/saved-searches.ts'
import * as listingMap from '#domains/search/common/listing-map.ts'
import * as searchSuggestions from '#domains/search/common/search-suggestions.ts'
import * as search from '#domains/search/common/search.ts'
import * as similarListings from '#domains/search/common/similar-listings.ts'
import * as featuring from '#domains/selling/common/featuring.ts'
import * as ownListings from '#domains/selling/common/own-listings.ts'
import * as selling from '#domains/selling/common/selling.ts'
import * as settings from '#domains/settings/common/settings.ts'
import * as settingsVersions from '#domains/settings/common/settings-versions.ts'
import * as site from '#domains/settings/common/site/site.ts'
import * as soldPrices from '#domains/search/common/sold-prices/sold-prices.ts'
import * as staticPages from '#domains/settings/common/static-pages/static-pages.ts'
import * as changes from '#domains/insights/common/changes.ts'
import * as marketReport from '#domains/insights/common/market-report.ts'
import * as revenue from '#domains/insights/common/revenue.ts'
import * as stats from '#domains/insights/common/stats.ts'
import * as userReports from '#domains/insights/common/user-reports.ts'
import * as feedRecords from '#domains/stock-feed/common/feed-records.ts'
import * as feedRuns from '#domains/stock-feed/common/feed-runs.ts'
import * as stockFeed from '#domains/stock-feed/common/stock-feed.ts'
import * as subscriptions from '#domains/billing/common/subscriptions/subscriptions.ts'
import * as refunds from '#domains/billing/common/subscriptions/refunds.ts'
import * as handovers from '#domains/trades/common/handovers.ts'
import * as permissions from '#domains/billing/common/subscriptions/permissions.ts'
import * as tableViews from '#domains/insights/common/table-views/table-views.ts'
import * as trades from '#domains/trades/common/trades.ts'
import * as vehicleData from '#domains/vehicles/common/vehicle-data.ts'
import * as watching from '#domains/watchlist/common/watching.ts'
import { listSpellings } from './all-shapes.ts'
import type { AnyOperation } from '#platform/common/operation.ts'

/** By folder: the module of that name serves them. */
const domains = {
  accounts: [accounts, contact, deletion, paymentDetails],
  admin: [admin, memberRecords, listingRecords],
  advertisements: [advertisements, advertisementCounters, advertisementShowing],
  audit: [audit],
  auth: [auth, passwords, push, sessions, twoFactor],
  bidding: [bidding, voids, ruleSandbox],
  blocks: [blocks],
  businesses: [agentNumbers, agents, branding, storefront, team],
  'buyer-requirements': [buyerRequirements],
  catalogue: [catalogue, faqs, filters],
  chat: [adminChats, chat, conversationStatus, contactUs, phone, savedReplies, support, supportNotices],
  emails: [emails],
  finance: [finance, financeEnquiries],
  flags: [flags, memberFlags],
  invoices: [invoices, paymentHistory],
  ledger: [ledger],
  listings: [consumerNotice, listingAdvice, listingNumbers, listings, ownListingNeeds, vehicleSales],
  media: [media],
  meetings: [meetings],
  members: [members, staff, suspensions],
  moderation: [
    accountAppeals,
    decisionTemplates,
    secondPerson,
    listingStatus,
    moderation,
    moderationCases,
    transparency,
    warnings,
  ],
  notifications: [notifications],
  offers: [offers],
  partners: [apiKeys, partnerApi, webhooks],
  payments: [payments],
  places: [places],
  plans: [plans],
  questions: [questions],
  registration: [registration],
  'request-outcomes': [requestOutcomes],
  reviews: [reviews, reviewTable],
  'saved-searches': [savedSearches],
  search: [listingMap, searchSuggestions, search, similarListings],
  selling: [featuring, ownListings, selling],
  settings: [settings, settingsVersions],
  site: [site],
  'sold-prices': [soldPrices],
  'static-pages': [staticPages],
  stats: [changes, marketReport, revenue, stats, userReports],
  'stock-feed': [feedRecords, feedRuns, stockFeed],
  subscriptions: [permissions, refunds, subscriptions],
  'table-views': [tableViews],
  trades: [handovers, trades],
  'vehicle-data': [vehicleData],
  watching: [watching],
}

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value

export const allOperations = Object.entries(domains).flatMap(([domain, files]) =>
  files
    .flatMap((exports: object) => Object.values(exports))
    .filter(isOperation)
    .flatMap((op) => listSpellings(op).map((spelled) => ({ domain, op: spelled }))),
)
