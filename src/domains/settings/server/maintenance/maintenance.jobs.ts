import { task, type Task } from '#platform/server/jobs/jobs.ts'
import { endTask, recordPlannedEnd } from './maintenance.service.ts'

export const maintenanceTasks: Task[] = [
  task({ ...endTask, run: async (_payload, { db }) => await recordPlannedEnd(db) }),
]
