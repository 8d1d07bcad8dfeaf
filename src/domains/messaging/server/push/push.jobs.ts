import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import {
  findRegistered,
  forgetRegistration,
} from '#domains/identity/server/sessions/push-registrations.service.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { enqueue, task } from '#platform/server/jobs/jobs.ts'
import { readUndeliveredAge, recordDelivery, recordFailure } from '#platform/server/messages.ts'
import { PushFailure } from '#platform/server/push/push.types.ts'
import { readDevice } from '#platform/server/push/registration.ts'
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
  run: async (payload, { db, push, config }) => {
    const { session_id: sessionId, ...event } = payload
    const ageSeconds = await readUndeliveredAge(db, event.message_id)
    const device = await findRegistered(db, sessionId)
    const registration = device && readDevice(device.push_subscription, config.fcm !== null)
    if (ageSeconds === undefined || !registration) return
    const message = getPush(event)
    const ttlSeconds = Math.floor(message.ttlSeconds - ageSeconds)
    if (ttlSeconds <= 0) return recordFailure(db, event.message_id, 'It came too late.')
    const outcome = await push.send(registration, { ...message, ttlSeconds }).catch(async (error: Error) => {
      await recordFailure(db, event.message_id, error.message)
      if (!(error instanceof PushFailure) || error.waitMs === null) throw error
      return { is: 'later' as const, inMs: error.waitMs }
    })
    if (outcome.is === 'later') return await transact(db, (tx) => sendLater(tx, payload, outcome.inMs))
    if (outcome.is === 'taken') return recordDelivery(db, event.message_id)
    await recordFailure(db, event.message_id, outcome.reason)
    if (outcome.is === 'gone') await transact(db, (tx) => forgetRegistration(tx, device.push_subscription))
  },
})

/** Doesn't use the queue's retry, which would come too early; the message's age ends it. */
async function sendLater(tx: Tx, payload: SendPush, inMs: number): Promise<void> {
  await enqueue(tx, sendPushTask, payload, { inMs })
}
