import { expect, test } from 'vitest'
import { adminNotificationKinds } from './notification-groups.ts'
import { isNotified } from './staff-notifications.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'

const cases: [StaffRole, string[]][] = [
  ['full', [...adminNotificationKinds]],
  ['moderation', ['report', 'dispute', 'appeal', 'disputed_review', 'approval', 'alarm']],
  ['support', ['support_request', 'alarm']],
  ['finance', ['failed_payment', 'alarm', 'second_person']],
  ['read_only', []],
]

test.each(cases)('isNotified notifies %s only of what the role may settle', (role, kinds) => {
  expect(adminNotificationKinds.filter((kind) => isNotified(role, kind))).toEqual(kinds)
})
