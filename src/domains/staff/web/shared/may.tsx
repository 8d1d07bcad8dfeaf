import type { ReactNode } from 'react'
import type { AnyOperation } from '#platform/common/operation.ts'
import { mayCall } from '#platform/common/access/staff-roles.ts'
import { useSession } from '#platform/web/session/session.ts'

/** Hides by the admin's role. The server checks every call itself. */
export function useMay(): (op: Pick<AnyOperation, 'duty'>) => boolean {
  const role = useSession().user?.staff_role
  return (op) => !role || mayCall(op, role)
}

interface MayProps {
  op: AnyOperation
  children: ReactNode
  otherwise?: ReactNode
}

/** Renders its children for roles that may call the operation. */
export function May({ op, children, otherwise = null }: MayProps) {
  return useMay()(op) ? children : otherwise
}
