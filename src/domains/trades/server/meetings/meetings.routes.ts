import {
  askForPickup,
  askForViewing,
  cancelViewing,
  getPickupCalendar,
  getViewingCalendar,
  offerPickup,
  offerViewing,
  pickPickup,
  pickViewing,
  type ViewingPlan,
} from '#domains/trades/common/meetings/meetings.ts'
import type { Arrangements } from '#domains/trades/common/trades.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { AnsweredFile, Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { meetingCalendar } from './meetings.calendar.rules.ts'
import { getMeetingState } from './meetings.rules.ts'
import {
  askForTimes,
  cancelMeeting,
  offerTimes,
  pickTime,
  selectMeeting,
  type MeetingHost,
} from './meetings.service.ts'

interface Hosts {
  viewings: MeetingHost<ViewingPlan>
  pickups: MeetingHost<Arrangements>
}

export function meetingsRoutes(serve: Serve, platform: Platform, { viewings, pickups }: Hosts): void {
  const { db } = platform
  serve(askForViewing, ({ input, caller }) => askForTimes(db, viewings, caller.id, input))
  serve(offerViewing, ({ input, caller }) => offerTimes(db, viewings, caller.id, input))
  serve(pickViewing, ({ input, caller }) => pickTime(db, viewings, caller.id, input))
  serve(cancelViewing, ({ input, caller }) => cancelMeeting(db, viewings, caller.id, input))
  serve(getViewingCalendar, ({ input, caller }) => readCalendar(platform, viewings, caller.id, input.id))

  serve(askForPickup, ({ input, caller }) => askForTimes(db, pickups, caller.id, input))
  serve(offerPickup, ({ input, caller }) => offerTimes(db, pickups, caller.id, input))
  serve(pickPickup, ({ input, caller }) => pickTime(db, pickups, caller.id, input))
  serve(getPickupCalendar, ({ input, caller }) => readCalendar(platform, pickups, caller.id, input.id))
}

async function readCalendar(
  { db, config }: Platform,
  { kind, findEntry }: Pick<MeetingHost<unknown>, 'kind' | 'findEntry'>,
  callerId: AccountId,
  id: number,
): Promise<AnsweredFile> {
  const { now, ...entry } = (await findEntry(db, callerId, id)) ?? refuse('not_found')
  const current = getMeetingState(await selectMeeting(db, kind, id), now)
  const site = { publicUrl: config.http.publicUrl, mailFrom: config.mail.mailFrom }
  const content = meetingCalendar({ kind, ...entry }, current, site) ?? refuse('not_found')
  return {
    name: `${kind}-${id}.ics`,
    content_type: 'text/calendar; charset=utf-8',
    content: Buffer.from(content),
  }
}
