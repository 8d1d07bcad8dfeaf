import { fact } from '../jobs/outbox.ts'

/** No backup has succeeded for twice the interval. */
export const backupOverdue = fact<{ hours: number }>('backups.overdue')
