import { allDomains, collectExtensions, reactions } from './all-domains.ts'
import { loadDemo } from './load-demo.ts'
import type { Connection } from '#platform/server/database/db.ts'
import { startJobs, type Task } from '#platform/server/jobs/jobs.ts'
import { attachmentMakers, createSendMessageTask } from '#platform/server/messages.ts'
import { scheduledBackupTasks } from './backup/scheduled-backup.ts'
import { reactTask, startDispatch } from '#platform/server/jobs/outbox-dispatch.ts'
import { createRotateTask, platformPartitions, purgeTask } from '#platform/server/jobs/purge.ts'
import { partitionedTables } from '#platform/server/database/partitions/partitioned-table.ts'
import type { Platform } from '#platform/server/platform.ts'

const extensions = collectExtensions()

export const tasks: Task[] = [
  createSendMessageTask(Object.assign({}, ...extensions.list(attachmentMakers))),
  purgeTask,
  createRotateTask([...platformPartitions, ...extensions.list(partitionedTables).flat()]),
  ...scheduledBackupTasks,
  ...allDomains.flatMap((domain) => domain.tasks ?? []),
]

export interface Worker {
  stop(): Promise<void>
}

export async function startWorker(platform: Platform, connection: Connection): Promise<Worker> {
  const demo = await loadDemo(platform.config)
  const all = [reactTask(reactions), ...tasks, ...(demo ? [demo.fillDemoTask] : [])]
  const jobs = await startJobs({ connection, platform, tasks: all })
  const dispatch = startDispatch({ connection, platform, reactions })
  const services = allDomains.flatMap((domain) => (domain.services ?? []).map((start) => start(platform)))
  return {
    async stop() {
      await Promise.all([dispatch.stop(), ...services.map((service) => service.stop())])
      await jobs.stop()
    },
  }
}
