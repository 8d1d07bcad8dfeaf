import type { AnyOperation } from './operation.ts'

type Ruled = Pick<AnyOperation, 'method' | 'access' | 'runsInMaintenance'>

/** Whether a caller may make a call while Hoko is read-only. */
export const mayRunInMaintenance = (op: Ruled, caller: { type: 'user' | 'admin' } | null): boolean =>
  op.method === 'GET' || op.runsInMaintenance === true || caller?.type === 'admin'
