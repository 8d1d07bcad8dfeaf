import {
  askForViewing,
  cancelViewing,
  getViewingCalendar,
  offerViewing,
  pickViewing,
} from '#contract/chat/viewings.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { resolveChatActor } from '../team/chat-actor.service.ts'
import { viewingCalendar } from './viewings.calendar.rules.ts'
import {
  askToView,
  callViewingOff,
  findViewingForCalendar,
  offerToView,
  pickToView,
} from './viewings.service.ts'

export function viewingRoutes(serve: Serve, { db, config }: Platform): void {
  serve(askForViewing, async ({ input, caller }) =>
    askToView(db, await resolveChatActor(db, caller.id, input.id), input),
  )
  serve(offerViewing, async ({ input, caller }) =>
    offerToView(db, await resolveChatActor(db, caller.id, input.id), input),
  )
  serve(pickViewing, async ({ input, caller }) =>
    pickToView(db, await resolveChatActor(db, caller.id, input.id), input),
  )
  serve(cancelViewing, async ({ input, caller }) =>
    callViewingOff(db, await resolveChatActor(db, caller.id, input.id), input),
  )
  serve(getViewingCalendar, async ({ input, caller }) => {
    const viewing = await findViewingForCalendar(
      db,
      await resolveChatActor(db, caller.id, input.id),
      input.id,
    )
    const site = { public_url: config.http.public_url, mail_from: config.mail.mail_from }
    const content = viewingCalendar(viewing, site)
    if (content === null) return refuse('not_found')
    return {
      name: `viewing-${input.id}.ics`,
      content_type: 'text/calendar; charset=utf-8',
      content: Buffer.from(content),
    }
  })
}
