import type { NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export const composeWebhookNotice = (host: string): NoticeTexts => ({
  kind: 'webhook',
  title: t.webhook_turned_off({ host }),
  body: t.nothing_has_arrived_for_days(),
  link: '/user-settings#webhooks',
})
