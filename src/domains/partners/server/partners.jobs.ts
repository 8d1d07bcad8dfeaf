import { getPurgeLimit, type Retention } from '#platform/server/jobs/retention.ts'
import { deleteInPieces } from '#platform/server/jobs/delete-in-pieces.ts'
import { task, type Task } from '#platform/server/jobs/jobs.ts'
import { transact } from '#platform/server/database/db.ts'
import { deliverDue } from './webhooks/delivering.service.ts'
import { deliverTask, queueOverdue } from './webhooks/webhooks.service.ts'

export const deliveryRetention: Retention = { name: 'webhook_deliveries', count: 30, unit: 'day' }

export const partnersTasks: Task[] = [
  task({
    ...deliverTask,
    run: async ({ webhook_id: webhookId }: { webhook_id: number }, platform) =>
      await deliverDue(platform, webhookId),
  }),
  task<object>({
    name: 'queue_overdue_webhooks',
    every: '5 minutes',
    run: async (_payload, { db }) => await transact(db, queueOverdue),
  }),
  task<object>({
    name: 'purge_webhook_deliveries',
    every: 'day',
    run: async (_payload, { db }) => {
      const before = getPurgeLimit(deliveryRetention)
      await deleteInPieces(db, (some, most) =>
        some
          .deleteFrom('webhook_deliveries')
          .where('id', 'in', (q) =>
            q.selectFrom('webhook_deliveries').select('id').where('created_at', '<', before).limit(most),
          )
          .executeTakeFirstOrThrow(),
      )
    },
  }),
]
