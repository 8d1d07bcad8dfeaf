import { task } from '#platform/server/jobs/jobs.ts'
import { workAtRun } from './runs/starting.service.ts'
import { forgetOldRuns, resumeRuns, startNightlyRuns, workAt } from './runs/work.service.ts'

export const stockFeedTasks = [
  task({
    ...workAtRun,
    run: async ({ run_id: runId }: { run_id: number }, platform) => await workAt(platform, runId),
  }),
  task({
    name: 'resume_stock_feeds',
    every: 'minute',
    run: async (_payload, platform) => await resumeRuns(platform),
  }),
  task({
    name: 'fetch_stock_feeds',
    every: 'day',
    run: async (_payload: object, platform) => {
      await forgetOldRuns(platform)
      await startNightlyRuns(platform)
    },
  }),
]
