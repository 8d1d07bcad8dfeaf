import { carryOverListingPublished } from './carry-over.listing-published.ts'
import { forgetFavouritesOfDeleted } from './forget.account-deleted.ts'

export const reactionsOfWatching = [carryOverListingPublished, forgetFavouritesOfDeleted]
