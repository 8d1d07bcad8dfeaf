import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction, type Reaction } from '#platform/server/jobs/outbox.ts'
import * as accounts from './notices/accounts.notices.ts'
import * as backups from './notices/backups.notices.ts'
import * as bidding from './notices/bidding.notices.ts'
import * as businesses from './notices/businesses.notices.ts'
import * as support from './notices/chat.notices.ts'
import * as finding from './notices/finding.notices.ts'
import * as following from './notices/following.notices.ts'
import * as listings from './notices/listings.notices.ts'
import * as moderation from './notices/moderation.notices.ts'
import * as offers from './notices/offers.notices.ts'
import * as reviews from './notices/reviews.notices.ts'
import * as tradePayments from './notices/trade-payments.notices.ts'
import * as trades from './notices/trades.notices.ts'
import * as warnings from './notices/warnings.notices.ts'
import { forgetNotifications } from './notifications.service.ts'

const notices = [
  accounts,
  backups,
  bidding,
  support,
  listings,
  trades,
  tradePayments,
  moderation,
  offers,
  reviews,
  finding,
  following,
  businesses,
  warnings,
]

/** Ordered by domain. Each `*.notices.ts` exports only event handlers. */
export const reactionsOfNotifications: Reaction[] = [
  ...notices.flatMap((one): Reaction[] => Object.values(one)),
  reaction({
    name: 'forget-notifications.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetNotifications(tx, payload.account_id),
  }),
]
