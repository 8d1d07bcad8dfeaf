import type { AnyOperation } from '#platform/common/operation.ts'
import { mayCall } from '#platform/common/access/staff-roles.ts'
import { refuse } from '../refusal.ts'
import type { Caller } from './call.ts'

/** Every call is checked when it comes in; a call with several actions checks each again. */
export function refuseBeyondRole(
  { type, staff_role: staffRole }: Pick<Caller, 'type' | 'staff_role'>,
  operation: AnyOperation,
): void {
  if (type === 'admin' && !mayCall(operation, staffRole ?? 'read_only')) refuse('not_in_role')
}
