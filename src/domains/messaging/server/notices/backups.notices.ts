import { publishSettingsDraft } from '#domains/settings/common/settings.ts'
import { backupOverdue } from '#platform/server/backup/backup.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composeBackupNotice } from '../labels/flags.labels.ts'
import { selectStaffWhoMay } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'

export const notifyBackupOverdue = reaction({
  name: 'notify.backup-overdue',
  on: backupOverdue,
  run: async (tx, { payload }, platform) => {
    for (const accountId of await selectStaffWhoMay(tx, publishSettingsDraft))
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: null,
        ...composeBackupNotice(payload),
      })
  },
})
