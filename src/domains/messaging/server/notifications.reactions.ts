import type { Reaction } from '#platform/server/jobs/outbox.ts'
import { forgetNotificationsOfDeleted } from './forget.account-deleted.ts'
import * as accounts from './notices/accounts.notices.ts'
import * as bidding from './notices/bidding.notices.ts'
import * as chat from './notices/chat.notices.ts'
import * as emails from './notices/emails.notices.ts'
import * as listings from './notices/listings.notices.ts'
import * as meetings from './notices/meetings.notices.ts'
import * as moderation from './notices/moderation.notices.ts'
import * as offers from './notices/offers.notices.ts'
import * as questions from './notices/questions.notices.ts'
import * as removals from './notices/removals.notices.ts'
import * as reviews from './notices/reviews.notices.ts'
import * as savedSearches from './notices/saved-searches.notices.ts'
import * as secondPerson from './notices/second-person.notices.ts'
import * as staticPages from './notices/static-pages.notices.ts'
import * as stockFeed from './notices/stock-feed.notices.ts'
import * as subscriptions from './notices/subscriptions.notices.ts'
import * as support from './notices/support.notices.ts'
import * as suspensions from './notices/suspensions.notices.ts'
import * as trades from './notices/trades.notices.ts'
import * as warnings from './notices/warnings.notices.ts'
import * as watching from './notices/watching.notices.ts'

const notices = [
  accounts,
  bidding,
  chat,
  emails,
  listings,
  meetings,
  moderation,
  offers,
  questions,
  removals,
  reviews,
  savedSearches,
  secondPerson,
  staticPages,
  stockFeed,
  subscriptions,
  support,
  suspensions,
  trades,
  warnings,
  watching,
]

/** Ordered by domain. Each `*.notices.ts` exports only event handlers. */
export const reactionsOfNotifications: Reaction[] = [
  ...notices.flatMap((one): Reaction[] => Object.values(one)),
  forgetNotificationsOfDeleted,
]
