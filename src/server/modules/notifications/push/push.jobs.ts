import type { NotificationKind } from '#contract/notifications/notifications.ts'
import {
  findRegistered,
  forgetRegistration,
} from '#server/modules/auth/sessions/push-registrations.service.ts'
import { transact } from '#server/platform/database/db.ts'
import { task } from '#server/platform/jobs/jobs.ts'
import { ageOfUndelivered, noteDelivery, noteFailure } from '#server/platform/messages.ts'
import { readRegistration } from '#server/platform/push/registration.ts'
import { getPush } from './push.rules.ts'

export interface SendPush {
  message_id: number
  session_id: number
  notification_id: number | null
  kind: NotificationKind | 'several'
  title: string
  body: string
  link: string
}

/** The device is looked up when it's sent: it may have registered again or signed out. */
export const sendPushTask = task<SendPush>({
  name: 'send_push',
  run: async ({ session_id, ...told }, { db, push }) => {
    const age_s = await ageOfUndelivered(db, told.message_id)
    const device = await findRegistered(db, session_id)
    const registration = device && readRegistration(device.push_subscription)
    if (age_s === undefined || !registration) return
    const message = getPush(told)
    const ttl_s = Math.floor(message.ttl_s - age_s)
    if (ttl_s <= 0) return noteFailure(db, told.message_id, 'It came too late.')
    const outcome = await push.send(registration, { ...message, ttl_s }).catch(async (error: Error) => {
      await noteFailure(db, told.message_id, error.message)
      throw error
    })
    if (outcome.is === 'taken') return noteDelivery(db, told.message_id)
    await noteFailure(db, told.message_id, outcome.reason)
    if (outcome.is === 'gone') await transact(db, (tx) => forgetRegistration(tx, device.push_subscription))
  },
})
