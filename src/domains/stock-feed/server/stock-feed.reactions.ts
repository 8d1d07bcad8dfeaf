import { forgetFeedOfDeleted } from './forget.account-deleted.ts'

export const reactionsOfStockFeed = [forgetFeedOfDeleted]
