import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import type { PushMessage } from '#platform/server/push/push.types.ts'
import * as t from '#domains/messaging/texts.ts'

type Pressing = Pick<PushMessage, 'ttlSeconds' | 'urgency'> & {
  /** If several are about the same subject, only the newest wakes the device. */
  newestOnly?: true
}

const hourSeconds = 3600
const usual: Pressing = { ttlSeconds: 24 * hourSeconds, urgency: 'normal' }
const atOnce: Pressing = { ttlSeconds: hourSeconds, urgency: 'high', newestOnly: true }
const inTime: Pressing = { ttlSeconds: 6 * hourSeconds, urgency: 'high' }
const atLeisure: Pressing = { ttlSeconds: 3 * 24 * hourSeconds, urgency: 'low' }

/** Urgency by kind; the others are normal. An auction doesn't wait until a device wakes up. */
const pressing: Partial<Record<NotificationKind | 'several', Pressing>> = {
  outbid: atOnce,
  reserve_met: { ...usual, newestOnly: true },
  won: inTime,
  sold: inTime,
  offer: inTime,
  message: { ...inTime, newestOnly: true },
  pickup: inTime,
  closing_soon: atOnce,
  saved_search: atLeisure,
  followed_seller_listed: atLeisure,
  review: atLeisure,
  alarm: inTime,
}

const maxTitle = 120
const maxBody = 400

interface PushedEvent {
  kind: NotificationKind | 'several'
  title: string
  body: string
  /** A path on this site. */
  link: string
  notification_id: number | null
  message_id: number
}

/** Small and without secrets: the rest is behind the link. */
export function getPush({
  kind,
  title,
  body,
  link,
  notification_id: notificationId,
  message_id: messageId,
}: PushedEvent): PushMessage {
  const { ttlSeconds, urgency, newestOnly } = pressing[kind] ?? usual
  // The topic is the same for each try, so that a push sent twice is shown once.
  const topic = newestOnly ? `${kind} ${link}` : t.message_message_id({ message_id: messageId })
  return {
    content: {
      title: shortened(title, maxTitle),
      body: shortened(body, maxBody),
      link,
      id: notificationId,
      tag: topic,
    },
    ttlSeconds,
    urgency,
    topic,
  }
}

function shortened(text: string, longest: number): string {
  const characters = Array.from(text)
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
