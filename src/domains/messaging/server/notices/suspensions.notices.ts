import {
  suspensionChanged,
  suspensionEnded,
  suspensionStarted,
} from '#domains/accounts/server/members/members.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { notifyAccount } from '../notifications.service.ts'
import {
  composePartlySuspendedNotice,
  composeSuspensionChangedNotice,
  composeSuspensionEndedNotice,
} from '../labels/suspensions.labels.ts'

export const notifySuspensionStarted = reaction({
  name: 'notify.suspension-started',
  on: suspensionStarted,
  run: async (tx, { payload: { account_id: accountId, ...suspension } }, platform) => {
    const words = composePartlySuspendedNotice(suspension)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, isUrgent: true, ...words })
  },
})

export const notifySuspensionChanged = reaction({
  name: 'notify.suspension-changed',
  on: suspensionChanged,
  run: async (tx, { payload: { account_id: accountId, ...suspension } }, platform) => {
    const words = composeSuspensionChangedNotice(suspension)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, isUrgent: true, ...words })
  },
})

export const notifySuspensionEnded = reaction({
  name: 'notify.suspension-ended',
  on: suspensionEnded,
  run: async (tx, { payload: { account_id: accountId, kind, reason } }, platform) => {
    const words = composeSuspensionEndedNotice(kind, reason)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, isUrgent: true, ...words })
  },
})
