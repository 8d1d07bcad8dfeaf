import { task } from '#platform/server/jobs/jobs.ts'
import { finishRefund, finishRefundKind } from './refunds.service.ts'

export const refundsTasks = [
  task({
    ...finishRefundKind,
    run: async ({ refund_id }, platform) => void (await finishRefund(platform, refund_id)),
  }),
]
