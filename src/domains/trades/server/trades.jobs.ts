import { task } from '#platform/server/jobs/jobs.ts'
import { cancelNeverSent, releaseDueSales } from './actions/paid-on-hoko.service.ts'
import { letDefaultsStand } from './actions/suspended-sales.service.ts'
import { remindOfDelivery, remindOfUnfinished } from './handover/reminders.service.ts'
import { shortenAddresses } from './terms/addresses.service.ts'

export const tradesTasks = [
  task({
    name: 'remind_of_unfinished_trades',
    every: '15 minutes',
    run: async (_payload: object, { db }) => await remindOfUnfinished(db),
  }),
  task({
    name: 'remind_of_undecided_deliveries',
    every: '15 minutes',
    run: async (_payload: object, { db }) => await remindOfDelivery(db),
  }),
  task({
    name: 'shorten_trade_addresses',
    every: 'day',
    run: async (_payload: object, { db }) => await shortenAddresses(db),
  }),
  task({
    name: 'release_due_sales',
    every: 'minute',
    run: async (_payload: object, { db }) => {
      await releaseDueSales(db)
      await cancelNeverSent(db)
    },
  }),
  task({
    name: 'let_defaults_stand',
    every: 'minute',
    run: async (_payload: object, { db }) => await letDefaultsStand(db),
  }),
]
