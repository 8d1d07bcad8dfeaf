import type { ReactNode } from 'react'
import type { AnyOperation } from '#platform/common/operation.ts'
import { mayCall } from '#platform/common/access/staff-roles.ts'
import { useSession } from '#platform/web/session/session.ts'

/** By the role of who is signed in. The server holds to it whatever is shown. */
export function useMay(): (op: AnyOperation | string) => boolean {
  const role = useSession().user?.staff_role
  return (op) => !role || mayCall(typeof op === 'string' ? op : op.name, role)
}

interface MayProps {
  op: AnyOperation
  children: ReactNode
  otherwise?: ReactNode
}

/** Shown to those who may call it. */
export function May({ op, children, otherwise = null }: MayProps) {
  return useMay()(op) ? children : otherwise
}
