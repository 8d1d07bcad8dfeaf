import * as emails from '../common/emails/emails.ts'
import * as sentMessages from '../common/sent-messages/sent-messages.ts'
import * as sentMessagesShapes from '../common/sent-messages/sent-messages.shapes.ts'
import * as notifications from '../common/notifications.ts'
import * as emailsShapes from '../common/emails/emails.shapes.ts'
import * as notificationsShapes from '../common/notifications.shapes.ts'
import {
  notifyOfChangedPageTask,
  notifyOfMessagesTask,
  noticeRetention,
  noticeTable,
} from './notifications.jobs.ts'
import { registerDevEmails, emailsRoutes } from './emails/emails.routes.ts'
import { reactionsOfNotifications } from './notifications.reactions.ts'
import { notificationsRoutes, registerStopEmails } from './notifications.routes.ts'
import { registerNotificationSource } from './notifications.service.ts'
import { sendPushTask } from './push/push.jobs.ts'
import { releaseQueuedNoticesTask } from './quiet-hours/quiet-hours.jobs.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'
import { sentMessagesRoutes } from './sent-messages/sent-messages.routes.ts'
import { extend } from '#platform/server/extensions.ts'
import { retentions } from '#platform/server/jobs/retention.ts'
import { partitionedTables } from '#platform/server/database/partitions/partitioned-table.ts'
import type { Domain } from '#platform/server/domain.ts'
import { hotTopics } from '#platform/server/live-hub.ts'

export const domain: Domain = {
  operations: [emails, notifications, sentMessages],
  shapes: [emailsShapes, notificationsShapes, sentMessagesShapes],
  routes: [
    notificationsRoutes,
    sentMessagesRoutes,
    (serve, platform, { extensions }) => emailsRoutes(serve, platform, extensions.list(sampleEmails)),
  ],
  liveSources: [registerNotificationSource],
  registrations: [
    registerStopEmails,
    (server, platform, { extensions }) => registerDevEmails(server, platform, extensions.list(sampleEmails)),
  ],
  reactions: reactionsOfNotifications,
  tasks: [sendPushTask, notifyOfChangedPageTask, notifyOfMessagesTask, releaseQueuedNoticesTask],
  extensions: [
    extend(hotTopics, ['account']),
    extend(retentions, [noticeRetention]),
    extend(partitionedTables, [noticeTable]),
  ],
  tables: ['notifications', 'notification_choices', 'quiet_hours', 'held_notices'],
}
