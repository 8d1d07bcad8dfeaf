import { task } from '#platform/server/jobs/jobs.ts'
import { workAtImport } from './runs/starting.service.ts'
import { forgetOldRuns, resumeRuns, workAt } from './runs/work.service.ts'

export const listingImportTasks = [
  task({
    ...workAtImport,
    run: async ({ run_id: runId }: { run_id: number }, platform) => await workAt(platform, runId),
  }),
  task({
    name: 'resume_listing_imports',
    every: 'minute',
    run: async (_payload, platform) => await resumeRuns(platform),
  }),
  task({
    name: 'forget_listing_imports',
    every: 'day',
    run: async (_payload: object, platform) => await forgetOldRuns(platform),
  }),
]
