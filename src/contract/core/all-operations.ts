import * as accounts from '../accounts/accounts.ts'
import * as contact from '../accounts/contact.ts'
import * as deletion from '../accounts/deletion.ts'
import * as paymentDetails from '../accounts/payment-details.ts'
import * as admin from '../admin/admin.ts'
import * as listingRecords from '../admin/listing-records.ts'
import * as memberRecords from '../admin/member-records.ts'
import * as advertisements from '../advertisements/advertisements.ts'
import * as advertisementCounters from '../advertisements/counters.ts'
import * as advertisementShowing from '../advertisements/showing.ts'
import * as audit from '../audit/audit.ts'
import * as auth from '../auth/auth.ts'
import * as passwords from '../auth/passwords.ts'
import * as push from '../auth/push.ts'
import * as sessions from '../auth/sessions.ts'
import * as twoFactor from '../auth/two-factor.ts'
import * as bidding from '../bidding/bidding.ts'
import * as ruleSandbox from '../bidding/rule-sandbox.ts'
import * as voids from '../bidding/voids.ts'
import * as blocks from '../blocks/blocks.ts'
import * as agentNumbers from '../businesses/agent-numbers.ts'
import * as agents from '../businesses/agents.ts'
import * as branding from '../businesses/branding.ts'
import * as storefront from '../businesses/storefront.ts'
import * as team from '../businesses/team.ts'
import * as buyerRequirements from '../buyer-requirements/buyer-requirements.ts'
import * as catalogue from '../catalogue/catalogue.ts'
import * as faqs from '../catalogue/faqs.ts'
import * as filters from '../catalogue/filters.ts'
import * as adminChats from '../chat/admin-chats.ts'
import * as chat from '../chat/chat.ts'
import * as conversationStatus from '../chat/conversation-status.ts'
import * as phone from '../chat/phone.ts'
import * as savedReplies from '../chat/saved-replies.ts'
import * as supportNotices from '../chat/support-notices.ts'
import * as support from '../chat/support.ts'
import * as contactUs from '../chat/contact-us.ts'
import * as emails from '../emails/emails.ts'
import * as finance from '../finance/finance.ts'
import * as financeEnquiries from '../finance/finance-enquiries.ts'
import * as flags from '../flags/flags.ts'
import * as memberFlags from '../flags/member-flags.ts'
import * as invoices from '../invoices/invoices.ts'
import * as paymentHistory from '../invoices/payment-history.ts'
import * as ledger from '../ledger/ledger.ts'
import * as consumerNotice from '../listings/consumer-notice.ts'
import * as listingAdvice from '../selling/listing-advice.ts'
import * as listingNumbers from '../listings/listing-numbers.ts'
import * as listings from '../listings/listings.ts'
import * as ownListingNeeds from '../selling/own-listing-needs.ts'
import * as vehicleSales from '../listings/vehicle-sales.ts'
import * as media from '../media/media.ts'
import * as meetings from '../meetings/meetings.ts'
import * as members from '../members/members.ts'
import * as staff from '../members/staff.ts'
import * as suspensions from '../members/suspensions.ts'
import * as accountAppeals from '../moderation/account-appeals.ts'
import * as moderationCases from '../moderation/cases.ts'
import * as listingStatus from '../moderation/listing-status.ts'
import * as moderation from '../moderation/moderation.ts'
import * as secondPerson from '../moderation/second-person.ts'
import * as decisionTemplates from '../moderation/templates.ts'
import * as transparency from '../moderation/transparency.ts'
import * as warnings from '../moderation/warnings.ts'
import * as notifications from '../notifications/notifications.ts'
import * as offers from '../offers/offers.ts'
import * as apiKeys from '../partners/api-keys.ts'
import * as partnerApi from '../partners/partner-api.ts'
import * as webhooks from '../partners/webhooks.ts'
import * as payments from '../payments/payments.ts'
import * as places from '../places/places.ts'
import * as plans from '../plans/plans.ts'
import * as questions from '../questions/questions.ts'
import * as registration from '../registration/registration.ts'
import * as requestOutcomes from '../request-outcomes/request-outcomes.ts'
import * as reviewTable from '../reviews/review-table.ts'
import * as reviews from '../reviews/reviews.ts'
import * as savedSearches from '../saved-searches/saved-searches.ts'
import * as listingMap from '../search/listing-map.ts'
import * as searchSuggestions from '../search/search-suggestions.ts'
import * as search from '../search/search.ts'
import * as similarListings from '../search/similar-listings.ts'
import * as featuring from '../selling/featuring.ts'
import * as ownListings from '../selling/own-listings.ts'
import * as selling from '../selling/selling.ts'
import * as settings from '../settings/settings.ts'
import * as settingsVersions from '../settings/settings-versions.ts'
import * as site from '../site/site.ts'
import * as soldPrices from '../sold-prices/sold-prices.ts'
import * as staticPages from '../static-pages/static-pages.ts'
import * as changes from '../stats/changes.ts'
import * as marketReport from '../stats/market-report.ts'
import * as revenue from '../stats/revenue.ts'
import * as stats from '../stats/stats.ts'
import * as userReports from '../stats/user-reports.ts'
import * as feedRecords from '../stock-feed/feed-records.ts'
import * as feedRuns from '../stock-feed/feed-runs.ts'
import * as stockFeed from '../stock-feed/stock-feed.ts'
import * as subscriptions from '../subscriptions/subscriptions.ts'
import * as refunds from '../subscriptions/refunds.ts'
import * as handovers from '../trades/handovers.ts'
import * as permissions from '../subscriptions/permissions.ts'
import * as tableViews from '../table-views/table-views.ts'
import * as trades from '../trades/trades.ts'
import * as vehicleData from '../vehicle-data/vehicle-data.ts'
import * as watching from '../watching/watching.ts'
import { listSpellings } from './all-shapes.ts'
import type { AnyOperation } from './operation.ts'

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
