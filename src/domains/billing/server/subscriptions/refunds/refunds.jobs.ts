import { task } from '#platform/server/jobs/jobs.ts'
import { finishRefund, finishRefundKind } from './refunds.service.ts'

export const refundsTasks = [
  task({
    ...finishRefundKind,
    run: async ({ refund_id: refundId }, platform) => void (await finishRefund(platform, refundId)),
  }),
]
