import { task, type Task } from '#platform/server/jobs/jobs.ts'
import { carryOut, carryOutKind } from './deferring.service.ts'

const carryOutTask = task<{ decision_id: number }>({
  ...carryOutKind,
  run: ({ decision_id: decisionId }, platform) => carryOut(platform, decisionId),
})

export const moderationTasks: Task[] = [carryOutTask]
