import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'

/** The call that is being answered, for log entries about it. */
export interface RequestOrigin {
  operation: string
  /** The id of the session; null for a visitor. */
  session_id: number | null
  address: string
  device: string
  /** Set once an entry of it is in the log, or it changed nothing. */
  isLogged: boolean
}

const origins = new AsyncLocalStorage<RequestOrigin>()

export const actFrom = <Result>(origin: RequestOrigin, act: () => Promise<Result>): Promise<Result> =>
  origins.run(origin, act)

/** Undefined outside a call, as in jobs and on the command line. */
export const readOrigin = (): RequestOrigin | undefined => origins.getStore()

/**
 * Shortens '203.0.113.7' to '203.0.113.x' and '2001:db8:1:2::3' to '2001:db8:1::x': the line,
 * without the machine.
 */
export function shortenAddress(address: string): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, 'x')
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const noughts = Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => '0')
  return `${[...before, ...noughts, ...after].slice(0, 3).join(':')}::x`
}
