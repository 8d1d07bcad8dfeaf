import { forgetSavedSearchesOfDeleted } from './forget.account-deleted.ts'
import { matchListingPublished } from './match.listing-published.ts'
import { matchSearchRowChanged } from './match.search-row-changed.ts'

export const reactionsOfSavedSearches = [
  matchListingPublished,
  matchSearchRowChanged,
  forgetSavedSearchesOfDeleted,
]
