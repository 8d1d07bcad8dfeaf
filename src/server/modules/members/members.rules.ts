import type { RefusalKey } from '#contract/core/refusals.ts'
import { max_suspension_days } from '#shared/rules/moderation/suspension-kinds.ts'
import * as t from './texts.ts'

export interface StatusChange {
  actor_id: number
  account: { id: number; type: 'user' | 'admin'; status: 'pending' | 'active' | 'suspended' | 'deleted' }
  wanted: 'active' | 'suspended'
  full_admins: readonly number[]
  /** How many full admins must stay. */
  needed?: number
}

export type StatusRefusal = {
  key: Extract<RefusalKey, 'own_account' | 'status_unchanged' | 'last_admin'>
  message?: string
}

export function refusalOfStatus({
  actor_id,
  account,
  wanted,
  full_admins,
  needed = 1,
}: StatusChange): StatusRefusal | null {
  if (account.status === 'pending') {
    return {
      key: 'status_unchanged',
      message: t.this_registration_isnt_finished_yet(),
    }
  }
  if (account.status === 'deleted') {
    return { key: 'status_unchanged', message: t.this_account_is_deleted_that_cant_be() }
  }
  if (wanted === 'suspended' && account.id === actor_id) {
    return { key: 'own_account', message: t.you_cant_suspend_your_own_account() }
  }
  if (account.status === wanted) {
    return {
      key: 'status_unchanged',
      message:
        wanted === 'suspended' ? t.this_account_is_already_suspended() : t.this_account_is_already_active(),
    }
  }
  if (wanted === 'suspended') return refusalOfLastAdmin(account, full_admins, needed)
  return null
}

/** Without them there would be fewer full admins than must stay. */
export function refusalOfLastAdmin(
  { id, type }: Pick<StatusChange['account'], 'id' | 'type'>,
  full_admins: readonly number[],
  needed: number,
): StatusRefusal | null {
  const others = full_admins.filter((admin) => admin !== id)
  if (type !== 'admin' || (others.length > 0 && others.length === full_admins.length)) return null
  if (others.length >= needed) return null
  return needed === 1
    ? { key: 'last_admin' }
    : { key: 'last_admin', message: t.two_person_approval_needs_two_full_admins() }
}

export function refusalOfPartial(
  { type, status }: Pick<StatusChange['account'], 'type' | 'status'>,
  is_suspended_from_it: boolean,
): StatusRefusal | null {
  const refused = (message: string): StatusRefusal => ({ key: 'status_unchanged', message })
  if (type === 'admin') return refused(t.admins_cant_be_partly_suspended())
  if (status === 'deleted') return refused(t.this_account_is_deleted_that_cant_be())
  if (status === 'pending') return refused(t.this_registration_isnt_finished_yet())
  return is_suspended_from_it ? refused(t.theyre_already_suspended_from_this()) : null
}

const day_ms = 86_400_000

export function whyNotUntil(until: Date | null, now: Date): string | null {
  if (until === null) return null
  if (until <= now) return t.choose_a_later_time()
  return until.getTime() > now.getTime() + max_suspension_days * day_ms
    ? t.choose_a_time_within_days({ days: max_suspension_days })
    : null
}
