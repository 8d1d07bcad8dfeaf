import type { ApprovalFor } from '#domains/settings/common/settings.ts'

interface ApprovalSettings {
  approval_for: ApprovalFor
  approval_category_ids: number[]
}

interface Submitted {
  isNewSeller: boolean
  category_ids: number[]
}

export function needsApproval(
  { approval_for, approval_category_ids }: ApprovalSettings,
  { isNewSeller, category_ids }: Submitted,
): boolean {
  if (approval_for === 'everybody') return true
  if (approval_for === 'new_sellers') return isNewSeller
  return approval_for === 'categories' && category_ids.some((id) => approval_category_ids.includes(id))
}
