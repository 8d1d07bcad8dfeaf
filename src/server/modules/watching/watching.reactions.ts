import { forgetFavouritesOfDeleted } from './forget.account-deleted.ts'

export const reactionsOfWatching = [forgetFavouritesOfDeleted]
