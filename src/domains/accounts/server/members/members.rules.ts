import type { AccountId } from '#platform/common/ids.ts'
import type { RefusalKey } from '#platform/common/refusals.ts'
import { maxSuspensionDays } from '#domains/accounts/common/members/suspension-labels.ts'
import { allowed, type Rejection, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/accounts/texts.ts'

export interface StatusChange {
  actor_id: AccountId
  account: { id: number; type: 'user' | 'admin'; status: 'pending' | 'active' | 'suspended' | 'deleted' }
  wanted: 'active' | 'suspended'
  fullAdmins: readonly number[]
  /** How many full admins must remain. */
  needed?: number
}

type StatusVerdict = Verdict<
  Rejection<Extract<RefusalKey, 'own_account' | 'status_unchanged' | 'last_admin'>>
>

const unchanged = (message: string): StatusVerdict => rejected({ key: 'status_unchanged', message })

export function judgeStatusChange({
  actor_id: actorId,
  account,
  wanted,
  fullAdmins,
  needed = 1,
}: StatusChange): StatusVerdict {
  if (account.status === 'pending') return unchanged(t.this_registration_isnt_finished_yet())
  if (account.status === 'deleted') return unchanged(t.this_account_is_deleted_that_cant_be())
  const isSuspension = wanted === 'suspended'
  if (isSuspension && account.id === actorId)
    return rejected({ key: 'own_account', message: t.you_cant_suspend_your_own_account() })
  if (account.status === wanted) {
    return unchanged(
      isSuspension ? t.this_account_is_already_suspended() : t.this_account_is_already_active(),
    )
  }
  return isSuspension ? judgeLastAdmin(account, fullAdmins, needed) : allowed
}

/** Without them there would be fewer full admins than must remain. */
export function judgeLastAdmin(
  { id, type }: Pick<StatusChange['account'], 'id' | 'type'>,
  fullAdmins: readonly number[],
  needed: number,
): Verdict<Rejection<'last_admin'>> {
  const others = fullAdmins.filter((admin) => admin !== id)
  if (type !== 'admin' || (others.length > 0 && others.length === fullAdmins.length)) return allowed
  if (others.length >= needed) return allowed
  return needed === 1
    ? rejected({ key: 'last_admin' })
    : rejected({ key: 'last_admin', message: t.two_person_approval_needs_two_full_admins() })
}

export function judgePartialSuspension(
  { type, status }: Pick<StatusChange['account'], 'type' | 'status'>,
  isSuspendedFromIt: boolean,
): StatusVerdict {
  if (type === 'admin') return unchanged(t.admins_cant_be_partly_suspended())
  if (status === 'deleted') return unchanged(t.this_account_is_deleted_that_cant_be())
  if (status === 'pending') return unchanged(t.this_registration_isnt_finished_yet())
  return isSuspendedFromIt ? unchanged(t.theyre_already_suspended_from_this()) : allowed
}

const dayMs = 86_400_000

export function untilProblem(until: Date | null, now: Date): string | null {
  if (until === null) return null
  if (until <= now) return t.choose_a_later_time()
  return until.getTime() > now.getTime() + maxSuspensionDays * dayMs
    ? t.choose_a_time_within_days({ days: maxSuspensionDays })
    : null
}
