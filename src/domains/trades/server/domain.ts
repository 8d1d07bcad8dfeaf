import * as meetings from '../common/meetings/meetings.ts'
import * as handovers from '../common/handovers.ts'
import * as trades from '../common/trades.ts'
import * as meetingsShapes from '../common/meetings/meetings.shapes.ts'
import * as handoversShapes from '../common/handovers.shapes.ts'
import * as tradesShapes from '../common/trades.shapes.ts'
import * as meetingPlansShapes from '../common/meetings/meeting-plans.shapes.ts'
import { handoverRoutes } from './handover/handover.routes.ts'
import { pickups } from './handover/pickups.service.ts'
import { reactionsOfMeetings } from './meetings/meetings.reactions.ts'
import { meetingsRoutes } from './meetings/meetings.routes.ts'
import { viewingHost } from './meetings/meetings.service.ts'
import { tradesTasks } from './trades.jobs.ts'
import { reactionsOfTrades } from './trades.reactions.ts'
import { tradesRoutes } from './trades.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [meetings, handovers, trades],
  shapes: [meetingsShapes, handoversShapes, tradesShapes, meetingPlansShapes],
  routes: [
    tradesRoutes,
    handoverRoutes,
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
  ],
}
