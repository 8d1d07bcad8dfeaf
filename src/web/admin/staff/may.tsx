import type { ReactNode } from 'react'
import type { AnyOperation } from '#contract/core/operation.ts'
import { mayCall } from '#shared/rules/staff/staff-roles.ts'
import { useSession } from '#web/lib/session/session.ts'

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
