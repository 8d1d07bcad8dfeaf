import type { ApprovalFor } from '#contract/settings/settings.ts'
import type { Problems } from '#shared/rules/listings/publish-rules.ts'
import * as t from './texts.ts'

interface ApprovalSettings {
  approval_for: ApprovalFor
  approval_category_ids: number[]
}

interface HandedIn {
  /** Nothing of this seller ever went live. */
  is_new_seller: boolean
  /** The category and all above it. */
  category_ids: number[]
}

/** Whether a listing waits for an admin before it goes live. */
export function needsApproval(
  { approval_for, approval_category_ids }: ApprovalSettings,
  { is_new_seller, category_ids }: HandedIn,
): boolean {
  if (approval_for === 'everybody') return true
  if (approval_for === 'new_sellers') return is_new_seller
  return approval_for === 'categories' && category_ids.some((id) => approval_category_ids.includes(id))
}

/** What the seller reads when an approval finds that it can no longer go live. */
export function sentBackBecause(problems: Problems, closes_at: Date | null, now: Date): string {
  if (closes_at !== null && closes_at <= now) {
    return t.the_closing_time_you_chose_passed()
  }
  return [t.it_couldnt_go_live_when_we_checked_it(), ...Object.values(problems)].join(' ')
}
