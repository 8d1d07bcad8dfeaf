import * as z from 'zod/mini'
import * as accounts from '#domains/accounts/common/accounts.shapes.ts'
import * as contact from '#domains/accounts/common/contact.shapes.ts'
import * as deletion from '#domains/accounts/common/deletion.shapes.ts'
import * as paymentDetails from '#domains/accounts/common/payment-details.shapes.ts'
import * as admin from '#domains/moderation/common/records/admin.shapes.ts'
import * as listingRecords from '#domains/moderation/common/records/listing-records.shapes.ts'
import * as memberRecords from '#domains/moderation/common/records/member-records.shapes.ts'
import * as advertisements from '#domains/advertising/common/advertisements.shapes.ts'
import * as advertisementCounters from '#domains/advertising/common/counters.shapes.ts'
import * as advertisementShowing from '#domains/advertising/common/showing.shapes.ts'
import * as audit from '#domains/staff/common/audit/audit.shapes.ts'
import * as auth from '#domains/identity/common/auth.shapes.ts'
import * as passwords from '#domains/identity/common/passwords.shapes.ts'
import * as push from '#domains/identity/common/push.shapes.ts'
import * as sessions from '#domains/identity/common/sessions.shapes.ts'
import * as twoFactor from '#domains/identity/common/two-factor.shapes.ts'
import * as bidding from '#domains/auctions/common/bidding.shapes.ts'
import * as ruleSandbox from '#domains/auctions/common/rule-sandbox.shapes.ts'
import * as voids from '#domains/auctions/common/voids.shapes.ts'
import * as blocks from '#domains/accounts/common/blocks/blocks.shapes.ts'
import * as agentNumbers from '#domains/businesses/common/agent-numbers.shapes.ts'
import * as agents from '#domains/businesses/common/agents.shapes.ts'
import * as branding from '#domains/businesses/common/branding.shapes.ts'
import * as storefront from '#domains/businesses/common/storefront.shapes.ts'
import * as team from '#domains/businesses/common/team.shapes.ts'
import * as buyerRequirements from '#domains/accounts/common/buyer-requirements/buyer-requirements.shapes.ts'
import * as catalogue from '#domains/catalogue/common/catalogue.shapes.ts'
import * as faqs from '#domains/catalogue/common/faqs.shapes.ts'
import * as filters from '#domains/catalogue/common/filters.shapes.ts'
import * as adminChats from '#domains/chat/common/admin-chats.shapes.ts'
import * as chat from '#domains/chat/common/chat.shapes.ts'
import * as conversationStatus from '#domains/chat/common/conversation-status.shapes.ts'
import * as phone from '#domains/chat/common/phone.shapes.ts'
import * as savedReplies from '#domains/chat/common/saved-replies.shapes.ts'
import * as supportNotices from '#domains/chat/common/support-notices.shapes.ts'
import * as support from '#domains/chat/common/support.shapes.ts'
import * as contactUs from '#domains/chat/common/contact-us.shapes.ts'
import * as emails from '#domains/messaging/common/emails/emails.shapes.ts'
import * as finance from '#domains/finance/common/finance.shapes.ts'
import * as financeEnquiries from '#domains/finance/common/finance-enquiries.shapes.ts'
import * as flags from '#domains/flags/common/flags.shapes.ts'
import * as memberFlags from '#domains/flags/common/member-flags.shapes.ts'
import * as invoices from '#domains/billing/common/invoices/invoices.shapes.ts'
import * as paymentHistory from '#domains/billing/common/invoices/payment-history.shapes.ts'
import * as ledger from '#domains/deals/common/ledger/ledger.shapes.ts'
import * as consumerNotice from '#domains/listings/common/consumer-notice.shapes.ts'
import * as listingAdvice from '#domains/selling/common/listing-advice.shapes.ts'
import * as listingNumbers from '#domains/listings/common/listing-numbers.shapes.ts'
import * as listings from '#domains/listings/common/listings.shapes.ts'
import * as ownListingNeeds from '#domains/selling/common/own-listing-needs.shapes.ts'
import * as vehicleSales from '#domains/listings/common/vehicle-sales.shapes.ts'
import * as media from '#domains/media/common/media.shapes.ts'
import * as meetings from '#domains/trades/common/meetings/meetings.shapes.ts'
import * as members from '#domains/accounts/common/members/members.shapes.ts'
import * as staff from '#domains/accounts/common/members/staff.shapes.ts'
import * as suspensions from '#domains/accounts/common/members/suspensions.shapes.ts'
import * as accountAppeals from '#domains/moderation/common/account-appeals.shapes.ts'
import * as moderationCases from '#domains/moderation/common/cases.shapes.ts'
import * as listingStatus from '#domains/moderation/common/listing-status.shapes.ts'
import * as moderation from '#domains/moderation/common/moderation.shapes.ts'
import * as secondPerson from '#domains/moderation/common/second-person.shapes.ts'
import * as decisionTemplates from '#domains/moderation/common/templates.shapes.ts'
import * as transparency from '#domains/moderation/common/transparency.shapes.ts'
import * as warnings from '#domains/moderation/common/warnings.shapes.ts'
import * as notifications from '#domains/messaging/common/notifications.shapes.ts'
import * as offers from '#domains/offers/common/offers.shapes.ts'
import * as apiKeys from '#domains/partners/common/api-keys.shapes.ts'
import * as partnerApi from '#domains/partners/common/partner-api.shapes.ts'
import * as webhooks from '#domains/partners/common/webhooks.shapes.ts'
import * as payments from '#domains/billing/common/payments/payments.shapes.ts'
import * as places from '#domains/places/common/places.shapes.ts'
import * as plans from '#domains/billing/common/plans/plans.shapes.ts'
import * as questions from '#domains/listings/common/questions/questions.shapes.ts'
import * as registration from '#domains/identity/common/registration/registration.shapes.ts'
import * as requestOutcomes from '#platform/common/request-outcomes.shapes.ts'
import * as reviewTable from '#domains/reviews/common/review-table.shapes.ts'
import * as reviews from '#domains/reviews/common/reviews.shapes.ts'
import * as savedSearches from '#domains/saved-searches/common/saved-searches.shapes.ts'
import * as listingMap from '#domains/search/common/listing-map.shapes.ts'
import * as searchSuggestions from '#domains/search/common/search-suggestions.shapes.ts'
import * as search from '#domains/search/common/search.shapes.ts'
import * as similarListings from '#domains/search/common/similar-listings.shapes.ts'
import * as featuring from '#domains/selling/common/featuring.shapes.ts'
import * as ownListings from '#domains/selling/common/own-listings.shapes.ts'
import * as selling from '#domains/selling/common/selling.shapes.ts'
import * as settings from '#domains/settings/common/settings.shapes.ts'
import * as settingsVersions from '#domains/settings/common/settings-versions.shapes.ts'
import * as site from '#domains/settings/common/site/site.shapes.ts'
import * as soldPrices from '#domains/search/common/sold-prices/sold-prices.shapes.ts'
import * as staticPages from '#domains/settings/common/static-pages/static-pages.shapes.ts'
import * as changes from '#domains/insights/common/changes.shapes.ts'
import * as marketReport from '#domains/insights/common/market-report.shapes.ts'
import * as revenue from '#domains/insights/common/revenue.shapes.ts'
import * as stats from '#domains/insights/common/stats.shapes.ts'
import * as userReports from '#domains/insights/common/user-reports.shapes.ts'
import * as feedRecords from '#domains/stock-feed/common/feed-records.shapes.ts'
import * as feedRuns from '#domains/stock-feed/common/feed-runs.shapes.ts'
import * as stockFeed from '#domains/stock-feed/common/stock-feed.shapes.ts'
import * as subscriptions from '#domains/billing/common/subscriptions/subscriptions.shapes.ts'
import * as refunds from '#domains/billing/common/subscriptions/refunds.shapes.ts'
import * as handovers from '#domains/trades/common/handovers.shapes.ts'
import * as permissions from '#domains/billing/common/subscriptions/permissions.shapes.ts'
import * as tableViews from '#domains/insights/common/table-views/table-views.shapes.ts'
import * as trades from '#domains/trades/common/trades.shapes.ts'
import * as vehicleData from '#domains/vehicles/common/vehicle-data.shapes.ts'
import * as watching from '#domains/watchlist/common/watching.shapes.ts'
import type { Alias, AnyOperation, OperationShapes, OperationWithShapes } from '#platform/common/operation.ts'

/** Those of an operation have its name. */
const files: object[] = [
  accounts,
  contact,
  deletion,
  paymentDetails,
  admin,
  listingRecords,
  memberRecords,
  advertisements,
  advertisementCounters,
  advertisementShowing,
  audit,
  auth,
  passwords,
  push,
  sessions,
  twoFactor,
  bidding,
  ruleSandbox,
  voids,
  blocks,
  agentNumbers,
  agents,
  branding,
  storefront,
  team,
  buyerRequirements,
  catalogue,
  faqs,
  filters,
  adminChats,
  chat,
  conversationStatus,
  phone,
  savedReplies,
  supportNotices,
  support,
  contactUs,
  emails,
  finance,
  financeEnquiries,
  flags,
  memberFlags,
  invoices,
  paymentHistory,
  ledger,
  consumerNotice,
  listingAdvice,
  listingNumbers,
  listings,
  ownListingNeeds,
  vehicleSales,
  media,
  meetings,
  members,
  staff,
  suspensions,
  accountAppeals,
  moderationCases,
  listingStatus,
  moderation,
  secondPerson,
  decisionTemplates,
  transparency,
  warnings,
  notifications,
  offers,
  apiKeys,
  partnerApi,
  webhooks,
  payments,
  places,
  plans,
  questions,
  registration,
  requestOutcomes,
  reviewTable,
  reviews,
  savedSearches,
  listingMap,
  searchSuggestions,
  search,
  similarListings,
  featuring,
  ownListings,
  selling,
  settings,
  settingsVersions,
  site,
  soldPrices,
  staticPages,
  changes,
  marketReport,
  revenue,
  stats,
  userReports,
  feedRecords,
  feedRuns,
  stockFeed,
  subscriptions,
  refunds,
  handovers,
  permissions,
  tableViews,
  trades,
  vehicleData,
  watching,
]

const shapes: Record<string, OperationShapes> = Object.assign({}, ...files)

const withShapes = (op: AnyOperation): OperationWithShapes => ({ ...op, ...shapes[op.name]! })

/** The operation and its aliases, as the server answers them. */
export function listSpellings(op: AnyOperation): OperationWithShapes[] {
  const shaped = withShapes(op)
  return [shaped, ...(op.aliases ?? []).map((alias) => respell(shaped, alias))]
}

function respell(op: OperationWithShapes, alias: Alias): OperationWithShapes {
  const { params, body, ...rest } = op
  if (!params || !body || alias.path.includes('{')) return { ...op, ...alias }
  return { ...rest, ...alias, body: z.extend(body, params.shape) }
}
