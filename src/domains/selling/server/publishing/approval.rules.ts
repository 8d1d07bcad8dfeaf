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
  { approval_for: approvalFor, approval_category_ids: approvalCategoryIds }: ApprovalSettings,
  { isNewSeller, category_ids: categoryIds }: Submitted,
): boolean {
  if (approvalFor === 'everybody') return true
  if (approvalFor === 'new_sellers') return isNewSeller
  return approvalFor === 'categories' && categoryIds.some((id) => approvalCategoryIds.includes(id))
}
