import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import type { PushMessage } from '#platform/server/push/push.types.ts'
import * as t from '#domains/messaging/texts.ts'

type Pressing = Pick<PushMessage, 'ttl_s' | 'urgency'> & {
  /** If several are about the same subject, only the newest wakes the device. */
  newest_only?: true
}

const hourSeconds = 3600
const usual: Pressing = { ttl_s: 24 * hourSeconds, urgency: 'normal' }
const atOnce: Pressing = { ttl_s: hourSeconds, urgency: 'high', newest_only: true }
const inTime: Pressing = { ttl_s: 6 * hourSeconds, urgency: 'high' }
const atLeisure: Pressing = { ttl_s: 3 * 24 * hourSeconds, urgency: 'low' }

/** Urgency by kind; the others are normal. An auction doesn't wait until a device wakes up. */
const pressing: Partial<Record<NotificationKind | 'several', Pressing>> = {
  outbid: atOnce,
  reserve_met: { ...usual, newest_only: true },
  won: inTime,
  sold: inTime,
  offer: inTime,
  message: { ...inTime, newest_only: true },
  pickup: inTime,
  closing_soon: atOnce,
  saved_search: atLeisure,
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
export function getPush({ kind, title, body, link, notification_id, message_id }: PushedEvent): PushMessage {
  const { ttl_s, urgency, newest_only } = pressing[kind] ?? usual
  // The topic is the same for each try, so that a push sent twice is shown once.
  const topic = newest_only ? `${kind} ${link}` : t.message_message_id({ message_id })
  return {
    content: {
      title: shortened(title, maxTitle),
      body: shortened(body, maxBody),
      link,
      id: notification_id,
      tag: topic,
    },
    ttl_s,
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
