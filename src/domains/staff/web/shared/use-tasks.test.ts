import { expect, test } from 'vitest'
import { adminTaskKinds, type AdminTasks } from '#domains/moderation/common/records/records.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { mayCall, type StaffRole } from '#platform/common/access/staff-roles.ts'
import { sumCounts } from './use-tasks.ts'

const tasks = Object.fromEntries(
  adminTaskKinds.map((kind) => [kind, { count: 1, oldest_at: null }]),
) as AdminTasks

test.each([
  ['full', 12],
  ['moderation', 11],
  ['support', 1],
  ['finance', 0],
  ['read_only', 0],
] as [StaffRole, number][])('sumCounts counts for %s the queues that the role settles', (role, sum) => {
  const may = (op: Pick<AnyOperation, 'duty'>) => mayCall(op, role)
  expect(sumCounts(tasks, may, [...adminTaskKinds])).toBe(sum)
})
