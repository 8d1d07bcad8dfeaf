import { operation } from '#platform/common/operation.ts'
import type * as shapes from './jobs.shapes.ts'

export type * from './jobs.shapes.ts'

export const listJobs = operation<typeof shapes.listJobs>('GET /jobs')({
  name: 'listJobs',
  summary: 'Jobs in the background that wait, run or have given up, the newest first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const retryJob = operation<typeof shapes.retryJob>('POST /jobs/{id}/retry')({
  name: 'retryJob',
  summary: 'Run a job that waits or has given up now, with all its attempts',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
  refusals: ['job_running'],
})

export const cancelJob = operation<typeof shapes.cancelJob>('POST /jobs/{id}/cancel')({
  name: 'cancelJob',
  summary: 'Remove a job that waits or has given up; it never runs',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
  refusals: ['job_running'],
})

export const decideDeadJobs = operation<typeof shapes.decideDeadJobs>('POST /dead-jobs')({
  name: 'decideDeadJobs',
  summary: 'Retry or remove all jobs that have given up, or those of one task; answers how many',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 30, per: 'minute' },
})
