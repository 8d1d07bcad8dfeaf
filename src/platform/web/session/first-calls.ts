import { createContext } from 'react'
import type { AnyOperation } from '#platform/common/operation.ts'
import { requestFor } from '#platform/common/request.ts'
import type { Address } from '#platform/common/addresses.ts'

/**
 * The calls that a page's first screen waits for start with the page, before its scripts: the
 * server's rendering collects them, a `meta` names them, a script in the head sends them with the
 * member's token, and `api` uses their replies. A browser opens six connections.
 */
const most = 5

export interface FirstCalls {
  add: (op: AnyOperation, input: object) => void
  /** Writes the meta for the start of the head. */
  writeMeta: () => string
}

/** Set only on the server. */
export const FirstCallsContext = createContext<FirstCalls | null>(null)

/** @param audience who may open the page: it starts no calls for anyone else */
export function collectFirstCalls(audience: Address['for'] | undefined): FirstCalls {
  const paths = new Set<string>()
  const isPrivate = audience === 'user' || audience === 'admin'
  return {
    add(op, input) {
      const isTheirs = op.access === 'anyone' || op.access === 'signed_in' || op.access === audience
      if (!isPrivate || !isTheirs || op.method !== 'GET' || paths.size === most) return
      paths.add(requestFor(op, input).path)
    },
    // Paths are encoded, so & is the only character left that HTML would misread.
    writeMeta: () =>
      paths.size === 0
        ? ''
        : `<meta name="first-calls" data-for="${audience}" content="${[...paths].join(' ').replaceAll('&', '&amp;')}"/>`,
  }
}

interface StartedCalls {
  token: string
  replies: Partial<Record<string, Promise<Response | null>>>
}

declare global {
  var firstCalls: StartedCalls | undefined
}

/**
 * Inline, so that it waits for nothing; its hash is in the content security policy. Reads storage
 * like `browserStorage`.
 */
export const firstCallsScript = `try{(function(m,r,a){if(!m||!(a=JSON.parse((sessionStorage.getItem('view')?sessionStorage:localStorage).getItem('auth')||'{}')).token||a.user.type!==m.dataset.for)return;m.content.split(' ').forEach(function(p){r[p]=fetch('/api'+p,{headers:{accept:'application/json',authorization:'Bearer '+a.token}}).catch(function(){return null})});window.firstCalls={token:a.token,replies:r}})(document.querySelector('meta[name=first-calls]'),{})}catch{}`

/** As long as a query counts as fresh. */
const longestMs = 15_000

/**
 * Returns a reply once, and only to the session that requested it. Null if there is none or it
 * failed: the caller then requests it normally.
 */
export function takeFirstReply(path: string, token: string | null): Promise<Response | null> | null {
  const { firstCalls } = globalThis
  const reply = firstCalls?.token === token ? firstCalls?.replies[path] : undefined
  if (!firstCalls || !reply) return null
  delete firstCalls.replies[path]
  if (performance.now() > longestMs) return null
  return reply.then((response) => (response?.ok ? response : null))
}

/** Called after a write, which makes them stale. */
export function forgetFirstReplies(): void {
  globalThis.firstCalls = undefined
}
