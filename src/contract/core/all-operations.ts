import * as admin from '../admin/admin.ts'
import * as accountRecovery from '../accounts/account-recovery.ts'
import * as accountSettings from '../accounts/account-settings.ts'
import * as accounts from '../accounts/accounts.ts'
import * as audit from '../audit/audit.ts'
import * as bidding from '../bidding/bidding.ts'
import * as blocks from '../blocks/blocks.ts'
import * as catalogue from '../catalogue/catalogue.ts'
import * as consumerNotice from '../listings/consumer-notice.ts'
import * as faqs from '../catalogue/faqs.ts'
import * as filters from '../catalogue/filters.ts'
import * as flags from '../flags/flags.ts'
import * as buyerRequirements from '../buyer-requirements/buyer-requirements.ts'
import * as handovers from '../trades/handovers.ts'
import * as ledger from '../ledger/ledger.ts'
import * as listingAdvice from '../listings/listing-advice.ts'
import * as listingMap from '../search/listing-map.ts'
import * as listingNumbers from '../listings/listing-numbers.ts'
import * as listings from '../listings/listings.ts'
import * as media from '../media/media.ts'
import * as members from '../accounts/members.ts'
import * as accountAppeals from '../moderation/account-appeals.ts'
import * as moderation from '../moderation/moderation.ts'
import * as notifications from '../notifications/notifications.ts'
import * as push from '../accounts/push.ts'
import type { AnyOperation } from './operation.ts'
import * as offers from '../offers/offers.ts'
import * as ownListingNeeds from '../listings/own-listing-needs.ts'
import * as ownListings from '../selling/own-listings.ts'
import * as paymentDetails from '../accounts/payment-details.ts'
import * as places from '../places/places.ts'
import * as questions from '../questions/questions.ts'
import * as requestOutcomes from '../request-outcomes/request-outcomes.ts'
import * as reviews from '../reviews/reviews.ts'
import * as savedSearches from '../saved-searches/saved-searches.ts'
import * as search from '../search/search.ts'
import * as searchSuggestions from '../search/search-suggestions.ts'
import * as settings from '../settings/settings.ts'
import * as selling from '../selling/selling.ts'
import * as site from '../site/site.ts'
import * as soldPrices from '../sold-prices/sold-prices.ts'
import * as stats from '../stats/stats.ts'
import * as trades from '../trades/trades.ts'
import * as voids from '../bidding/voids.ts'
import * as vehicleData from '../vehicle-data/vehicle-data.ts'
import * as vehicleSales from '../listings/vehicle-sales.ts'
import * as watching from '../watching/watching.ts'

const domains = {
  site,
  requestOutcomes,
  settings,
  accounts,
  accountRecovery,
  accountSettings,
  accountAppeals,
  paymentDetails,
  members,
  audit,
  places,
  catalogue,
  faqs,
  filters,
  media,
  listings,
  ownListingNeeds,
  ownListings,
  selling,
  consumerNotice,
  vehicleSales,
  listingAdvice,
  listingMap,
  listingNumbers,
  search,
  searchSuggestions,
  savedSearches,
  bidding,
  blocks,
  voids,
  offers,
  ledger,
  trades,
  handovers,
  reviews,
  watching,
  soldPrices,
  questions,
  vehicleData,
  notifications,
  push,
  moderation,
  flags,
  buyerRequirements,
  stats,
  admin,
}

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'reply' in value

/** Every operation with the domain it belongs to: what OpenAPI and the authorisation matrix are made from. */
export const allOperations = Object.entries(domains).flatMap(([domain, exports]) =>
  Object.values(exports)
    .filter(isOperation)
    .map((op) => ({ domain, op })),
)
