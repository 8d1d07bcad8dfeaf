import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { selectBackupAge } from '#platform/server/backup/backups.queries.ts'
import { alertOverdueBackup } from '#platform/server/backup/overdue-backups.ts'
import { task } from '#platform/server/jobs/jobs.ts'

/** Cron comes a little early or late: without this a backup a day would move to the next hour each day. */
const slackHours = 0.5

export const backUpTask = task<object>({
  name: 'back_up',
  every: 'hour',
  run: async (_payload, { db, config: { backup }, log }) => {
    if (!backup) return
    const age = await selectBackupAge(db)
    if (age !== null && age < backup.everyHours - slackHours) return
    const { code, output } = await runBackup()
    if (code === 0) log.info({ output }, 'made a backup')
    else log.error({ output }, 'the backup failed')
  },
})

export const watchBackupsTask = task<object>({
  name: 'watch_backups',
  every: '15 minutes',
  run: async (_payload, { db, config: { backup }, log }) => {
    if (backup && (await alertOverdueBackup(db, backup.everyHours)))
      log.error('no backup has succeeded for twice the interval')
  },
})

export const scheduledBackupTasks = [backUpTask, watchBackupsTask]

/**
 * In a process of its own, which can give way to all others. It ends with this one, since its channel closes then.
 * A failed one is not tried again at once: the next hour does, and what failed may be a full disk.
 */
async function runBackup(): Promise<{ code: number; output: string }> {
  const child = fork(path.join(import.meta.dirname, 'backup.ts'), ['--scheduled'], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Even its start gives way to others.
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output = `${output}${text.toString()}`.slice(-4_000)))
  const [code] = await once(child, 'close')
  return { code: typeof code === 'number' ? code : 1, output }
}
