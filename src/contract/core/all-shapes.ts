import * as z from 'zod/mini'
import * as accounts from '../accounts/accounts.shapes.ts'
import * as contact from '../accounts/contact.shapes.ts'
import * as deletion from '../accounts/deletion.shapes.ts'
import * as paymentDetails from '../accounts/payment-details.shapes.ts'
import * as admin from '../admin/admin.shapes.ts'
import * as listingRecords from '../admin/listing-records.shapes.ts'
import * as memberRecords from '../admin/member-records.shapes.ts'
import * as advertisements from '../advertisements/advertisements.shapes.ts'
import * as advertisementCounters from '../advertisements/counters.shapes.ts'
import * as advertisementShowing from '../advertisements/showing.shapes.ts'
import * as audit from '../audit/audit.shapes.ts'
import * as auth from '../auth/auth.shapes.ts'
import * as passwords from '../auth/passwords.shapes.ts'
import * as push from '../auth/push.shapes.ts'
import * as sessions from '../auth/sessions.shapes.ts'
import * as twoFactor from '../auth/two-factor.shapes.ts'
import * as bidding from '../bidding/bidding.shapes.ts'
import * as ruleSandbox from '../bidding/rule-sandbox.shapes.ts'
import * as voids from '../bidding/voids.shapes.ts'
import * as blocks from '../blocks/blocks.shapes.ts'
import * as agentNumbers from '../businesses/agent-numbers.shapes.ts'
import * as agents from '../businesses/agents.shapes.ts'
import * as branding from '../businesses/branding.shapes.ts'
import * as storefront from '../businesses/storefront.shapes.ts'
import * as team from '../businesses/team.shapes.ts'
import * as buyerRequirements from '../buyer-requirements/buyer-requirements.shapes.ts'
import * as catalogue from '../catalogue/catalogue.shapes.ts'
import * as faqs from '../catalogue/faqs.shapes.ts'
import * as filters from '../catalogue/filters.shapes.ts'
import * as adminChats from '../chat/admin-chats.shapes.ts'
import * as chat from '../chat/chat.shapes.ts'
import * as conversationStatus from '../chat/conversation-status.shapes.ts'
import * as phone from '../chat/phone.shapes.ts'
import * as savedReplies from '../chat/saved-replies.shapes.ts'
import * as supportNotices from '../chat/support-notices.shapes.ts'
import * as support from '../chat/support.shapes.ts'
import * as contactUs from '../chat/contact-us.shapes.ts'
import * as emails from '../emails/emails.shapes.ts'
import * as finance from '../finance/finance.shapes.ts'
import * as financeEnquiries from '../finance/finance-enquiries.shapes.ts'
import * as flags from '../flags/flags.shapes.ts'
import * as memberFlags from '../flags/member-flags.shapes.ts'
import * as invoices from '../invoices/invoices.shapes.ts'
import * as paymentHistory from '../invoices/payment-history.shapes.ts'
import * as ledger from '../ledger/ledger.shapes.ts'
import * as consumerNotice from '../listings/consumer-notice.shapes.ts'
import * as listingAdvice from '../selling/listing-advice.shapes.ts'
import * as listingNumbers from '../listings/listing-numbers.shapes.ts'
import * as listings from '../listings/listings.shapes.ts'
import * as ownListingNeeds from '../selling/own-listing-needs.shapes.ts'
import * as vehicleSales from '../listings/vehicle-sales.shapes.ts'
import * as media from '../media/media.shapes.ts'
import * as meetings from '../meetings/meetings.shapes.ts'
import * as members from '../members/members.shapes.ts'
import * as staff from '../members/staff.shapes.ts'
import * as suspensions from '../members/suspensions.shapes.ts'
import * as accountAppeals from '../moderation/account-appeals.shapes.ts'
import * as moderationCases from '../moderation/cases.shapes.ts'
import * as listingStatus from '../moderation/listing-status.shapes.ts'
import * as moderation from '../moderation/moderation.shapes.ts'
import * as secondPerson from '../moderation/second-person.shapes.ts'
import * as decisionTemplates from '../moderation/templates.shapes.ts'
import * as transparency from '../moderation/transparency.shapes.ts'
import * as warnings from '../moderation/warnings.shapes.ts'
import * as notifications from '../notifications/notifications.shapes.ts'
import * as offers from '../offers/offers.shapes.ts'
import * as apiKeys from '../partners/api-keys.shapes.ts'
import * as partnerApi from '../partners/partner-api.shapes.ts'
import * as webhooks from '../partners/webhooks.shapes.ts'
import * as payments from '../payments/payments.shapes.ts'
import * as places from '../places/places.shapes.ts'
import * as plans from '../plans/plans.shapes.ts'
import * as questions from '../questions/questions.shapes.ts'
import * as registration from '../registration/registration.shapes.ts'
import * as requestOutcomes from '../request-outcomes/request-outcomes.shapes.ts'
import * as reviewTable from '../reviews/review-table.shapes.ts'
import * as reviews from '../reviews/reviews.shapes.ts'
import * as savedSearches from '../saved-searches/saved-searches.shapes.ts'
import * as listingMap from '../search/listing-map.shapes.ts'
import * as searchSuggestions from '../search/search-suggestions.shapes.ts'
import * as search from '../search/search.shapes.ts'
import * as similarListings from '../search/similar-listings.shapes.ts'
import * as featuring from '../selling/featuring.shapes.ts'
import * as ownListings from '../selling/own-listings.shapes.ts'
import * as selling from '../selling/selling.shapes.ts'
import * as settings from '../settings/settings.shapes.ts'
import * as settingsVersions from '../settings/settings-versions.shapes.ts'
import * as site from '../site/site.shapes.ts'
import * as soldPrices from '../sold-prices/sold-prices.shapes.ts'
import * as staticPages from '../static-pages/static-pages.shapes.ts'
import * as changes from '../stats/changes.shapes.ts'
import * as marketReport from '../stats/market-report.shapes.ts'
import * as revenue from '../stats/revenue.shapes.ts'
import * as stats from '../stats/stats.shapes.ts'
import * as userReports from '../stats/user-reports.shapes.ts'
import * as feedRecords from '../stock-feed/feed-records.shapes.ts'
import * as feedRuns from '../stock-feed/feed-runs.shapes.ts'
import * as stockFeed from '../stock-feed/stock-feed.shapes.ts'
import * as subscriptions from '../subscriptions/subscriptions.shapes.ts'
import * as refunds from '../subscriptions/refunds.shapes.ts'
import * as handovers from '../trades/handovers.shapes.ts'
import * as permissions from '../subscriptions/permissions.shapes.ts'
import * as tableViews from '../table-views/table-views.shapes.ts'
import * as trades from '../trades/trades.shapes.ts'
import * as vehicleData from '../vehicle-data/vehicle-data.shapes.ts'
import * as watching from '../watching/watching.shapes.ts'
import type { Alias, AnyOperation, OperationShapes, OperationWithShapes } from './operation.ts'

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
