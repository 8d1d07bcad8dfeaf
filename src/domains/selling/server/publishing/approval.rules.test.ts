import { expect, test } from 'vitest'
import type { ApprovalFor } from '#domains/settings/common/settings.ts'
import { needsApproval } from './approval.rules.ts'

test.each<[ApprovalFor, boolean, number[], boolean]>([
  ['nobody', true, [1, 7], false],
  ['everybody', false, [1], true],
  ['new_sellers', true, [1], true],
  ['new_sellers', false, [7], false],
  ['categories', true, [1, 2], false],
  ['categories', false, [1, 7], true],
  ['categories', false, [7, 9], true],
  ['categories', true, [], false],
])('%s, a new seller %s, in %j: needs approval %s', (approvalFor, isNewSeller, categoryIds, waits) => {
  const settings = { approval_for: approvalFor, approval_category_ids: [7] }
  expect(needsApproval(settings, { isNewSeller, category_ids: categoryIds })).toBe(waits)
})
