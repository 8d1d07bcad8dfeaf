import type { Reaction } from '#server/platform/jobs/outbox.ts'
import { forgetNotificationsOfDeleted } from './forget.account-deleted.ts'
import * as accounts from './accounts.notices.ts'
import * as bidding from './bidding.notices.ts'
import * as listings from './listings.notices.ts'
import * as moderation from './moderation.notices.ts'
import * as offers from './offers.notices.ts'
import * as questions from './questions.notices.ts'
import * as reviews from './reviews.notices.ts'
import * as savedSearches from './saved-searches.notices.ts'
import * as trades from './trades.notices.ts'
import * as watching from './watching.notices.ts'

const notices = [
  accounts,
  bidding,
  listings,
  moderation,
  offers,
  questions,
  reviews,
  savedSearches,
  trades,
  watching,
]

/** What people are told of, by the domain it happens in: each file of notices exports reactions and nothing else. */
export const reactionsOfNotifications: Reaction[] = [
  ...notices.flatMap((one): Reaction[] => Object.values(one)),
  forgetNotificationsOfDeleted,
]
