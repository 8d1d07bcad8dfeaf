import * as admin from './admin.ts'
import * as accountRecovery from './account-recovery.ts'
import * as accountSettings from './account-settings.ts'
import * as accounts from './accounts.ts'
import * as bidding from './bidding.ts'
import * as blocks from './blocks.ts'
import * as catalogue from './catalogue.ts'
import * as consumerNotice from './consumer-notice.ts'
import * as faqs from './faqs.ts'
import * as filters from './filters.ts'
import * as flags from './flags.ts'
import * as gates from './gates.ts'
import * as handovers from './handovers.ts'
import * as ledger from './ledger.ts'
import * as listingAdvice from './listing-advice.ts'
import * as listingMap from './listing-map.ts'
import * as listingNumbers from './listing-numbers.ts'
import * as listings from './listings.ts'
import * as media from './media.ts'
import * as members from './members.ts'
import * as accountAppeals from './account-appeals.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as push from './push.ts'
import type { AnyOperation } from './operation.ts'
import * as offers from './offers.ts'
import * as ownListingNeeds from './own-listing-needs.ts'
import * as ownListings from './own-listings.ts'
import * as paymentDetails from './payment-details.ts'
import * as places from './places.ts'
import * as questions from './questions.ts'
import * as requestOutcomes from './request-outcomes.ts'
import * as reviews from './reviews.ts'
import * as savedSearches from './saved-searches.ts'
import * as search from './search.ts'
import * as searchSuggestions from './search-suggestions.ts'
import * as settings from './settings.ts'
import * as selling from './selling.ts'
import * as site from './site.ts'
import * as soldPrices from './sold-prices.ts'
import * as stats from './stats.ts'
import * as trades from './trades.ts'
import * as voids from './voids.ts'
import * as vehicleData from './vehicle-data.ts'
import * as vehicleSales from './vehicle-sales.ts'
import * as watching from './watching.ts'

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
  gates,
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
