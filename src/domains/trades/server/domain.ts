import * as meetings from '../common/meetings/meetings.ts'
import * as terms from '../common/terms.ts'
import * as trades from '../common/trades.ts'
import * as meetingsShapes from '../common/meetings/meetings.shapes.ts'
import * as termsShapes from '../common/terms.shapes.ts'
import * as tradeListsShapes from '../common/trade-lists.shapes.ts'
import * as tradesShapes from '../common/trades.shapes.ts'
import * as meetingPlansShapes from '../common/meetings/meeting-plans.shapes.ts'
import { handoverRoutes, tradesRoutes } from './trades.routes.ts'
import { pickups } from './handover/arrangements.service.ts'
import { reactionsOfMeetings, reactionsOfTrades } from './trades.reactions.ts'
import { meetingsRoutes } from './meetings/meetings.routes.ts'
import { viewingHost } from './meetings/meetings.service.ts'
import { termsRoutes } from './terms/terms.routes.ts'
import { tradesTasks } from './trades.jobs.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [meetings, terms, trades],
  shapes: [meetingsShapes, termsShapes, tradesShapes, tradeListsShapes, meetingPlansShapes],
  routes: [
    tradesRoutes,
    handoverRoutes,
    termsRoutes,
    (serve, platform, { extensions }) =>
      meetingsRoutes(serve, platform, { viewings: extensions.get(viewingHost), pickups }),
  ],
  reactions: [...reactionsOfTrades, ...reactionsOfMeetings],
  tasks: tradesTasks,
  tables: [
    'trades',
    'trade_answers',
    'meeting_moves',
    'meeting_times',
    'handover_code_renewals',
    'handover_tries',
    'trade_moves',
    'trade_disputes',
    'trade_dispute_messages',
    'trade_defaults',
    'trade_reminders',
    'trade_holds',
    'trade_terms',
    'trade_copies',
    'trade_proposals',
    'trade_parcels',
    'delivery_reminders',
  ],
}
