import { sql } from 'kysely'
import { transact } from '#platform/server/database/db.ts'
import { task } from '#platform/server/jobs/jobs.ts'
import { sendRequestedCodeTask } from './codes/code-requests.jobs.ts'

const ago = (interval: string) => sql<Date>`clock_timestamp() - ${interval}::interval`

export const forgetOldAccountTracesTask = task({
  name: 'forget_old_account_traces',
  every: 'day',
  run: (_payload, { db }) =>
    transact(db, async (tx) => {
      await tx.deleteFrom('verification_codes').where('sent_at', '<', ago('2 days')).execute()
      await tx
        .deleteFrom('accounts')
        .where('status', '=', 'pending')
        .where('member_since', '<', ago('2 days'))
        .execute()
      await tx.deleteFrom('code_requests').where('begun_at', '<', ago('2 days')).execute()
      await tx.deleteFrom('code_failures').where('at', '<', ago('2 days')).execute()
      await tx.deleteFrom('sign_in_challenges').where('begun_at', '<', ago('2 days')).execute()
      await tx.deleteFrom('password_resets').where('begun_at', '<', ago('30 days')).execute()
      await tx.deleteFrom('sign_in_failures').where('at', '<', ago('1 day')).execute()
      await tx.deleteFrom('account_devices').where('last_seen_at', '<', ago('30 days')).execute()
      await tx.deleteFrom('account_changes').where('at', '<', ago('30 days')).execute()
      await tx.deleteFrom('known_devices').where('last_seen_at', '<', ago('400 days')).execute()
      await tx.deleteFrom('sessions').where('expires_at', '<', ago('90 days')).execute()
    }),
})

export const authTasks = [sendRequestedCodeTask, forgetOldAccountTracesTask]
