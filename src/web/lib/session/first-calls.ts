import { createContext } from 'react'
import type { AnyOperation } from '#contract/core/operation.ts'
import { requestFor } from '#contract/core/request.ts'
import type { Address } from '#shared/rules/addresses.ts'

/**
 * The calls that a page's first screen waits for start with the page, before its scripts have come: rendering it on the
 * server collects them, a `meta` names them, a script in the head sends them with the member's token, and `api` takes
 * over their replies. A browser opens six connections.
 */
const most = 5

export interface FirstCalls {
  add: (op: AnyOperation, input: object) => void
  /** For the head, right at its beginning. */
  writeMeta: () => string
}

/** Only the server collects. */
export const FirstCallsContext = createContext<FirstCalls | null>(null)

/** @param audience who may open the page: what is for anyone else isn't called there */
export function collectFirstCalls(audience: Address['for'] | undefined): FirstCalls {
  const paths = new Set<string>()
  const isPrivate = audience === 'user' || audience === 'admin'
  return {
    add(op, input) {
      const isTheirs = op.access === 'anyone' || op.access === 'signed_in' || op.access === audience
      if (!isPrivate || !isTheirs || op.method !== 'GET' || paths.size === most) return
      paths.add(requestFor(op, input).path)
    },
    // Paths are encoded: of what HTML would misread, only & is left.
    writeMeta: () =>
      paths.size === 0
        ? ''
        : `<meta name="first-calls" data-for="${audience}" content="${[...paths].join(' ').replaceAll('&', '&amp;')}"/>`,
  }
}

/** Null where it was refused or failed: then it is called as ever, and fails as ever. */
interface FirstCall {
  promise: Promise<unknown>
  /** Once it has come. */
  reply?: unknown
}

interface StartedCalls {
  token: string
  calls: Partial<Record<string, FirstCall>>
}

declare global {
  var firstCalls: StartedCalls | undefined
}

/** Inline, so that it waits for nothing; its hash is in the content security policy. As `browserStorage` reads them. */
export const firstCallsScript = `try{(function(m,r,a){if(!m||!(a=JSON.parse((sessionStorage.getItem('view')?sessionStorage:localStorage).getItem('auth')||'{}')).token||a.user.type!==m.dataset.for)return;m.content.split(' ').forEach(function(p){var c=r[p]={};c.promise=fetch('/api'+p,{headers:{accept:'application/json',authorization:'Bearer '+a.token}}).then(function(x){return x.ok?x.json():null}).then(function(v){return c.reply=v}).catch(function(){return null})});window.firstCalls={token:a.token,calls:r}})(document.querySelector('meta[name=first-calls]'),{})}catch{}`

/** As long as a query counts as fresh. */
const longest_ms = 15_000

/** Once, and only for the session that it was called with. */
export function takeFirstCall(path: string, token: string | null): Promise<unknown> | null {
  const call = findFirstCall(path, token)
  if (!call) return null
  delete globalThis.firstCalls?.calls[path]
  return call.promise
}

/** What has come by now, so that a screen is rendered with it at once. */
export function takeFirstReply(path: string, token: string | null): unknown {
  const reply = findFirstCall(path, token)?.reply ?? undefined
  if (reply !== undefined) delete globalThis.firstCalls?.calls[path]
  return reply
}

function findFirstCall(path: string, token: string | null): FirstCall | undefined {
  const { firstCalls } = globalThis
  if (firstCalls?.token !== token || performance.now() > longest_ms) return undefined
  return firstCalls?.calls[path]
}

/** A write makes them out of date. */
export function forgetFirstCalls(): void {
  globalThis.firstCalls = undefined
}
