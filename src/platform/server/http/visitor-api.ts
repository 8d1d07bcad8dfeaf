import type { FastifyInstance } from 'fastify'
import type { Api } from '#platform/common/api.ts'
import { must } from '#platform/common/must.ts'
import type { AnyOperation, OperationReply } from '#platform/common/operation.ts'
import { refusals } from '#platform/common/refusals.ts'
import { findPlace, queryParts } from '#platform/common/request.ts'
import { RefusedCall } from './in-process-api.ts'
import { refusalFor } from './problems.ts'

/** Input as an address and a body would contain it. */
export interface VisitorRequest {
  params: Record<string, string>
  query: Record<string, string | string[]>
  body: Record<string, unknown>
}

export interface Visitor {
  /** Counted by limits. */
  address: string
  /** The page is for a browser whose member may have written just now. */
  readsOwnWrites: boolean
}

/** Answers a visitor's call within this process, by the same rules as over HTTP. */
export type VisitorCall = (sent: VisitorRequest, visitor: Visitor) => Promise<OperationReply<AnyOperation>>

declare module 'fastify' {
  interface FastifyInstance {
    visitorCalls: Map<string, { op: AnyOperation; answer: VisitorCall }>
  }
}

/** The typed client for rendered pages: without a simulated request, and without JSON. */
export function createVisitorApi(server: FastifyInstance, visitor: Visitor): Api {
  return {
    async call(op: AnyOperation, input) {
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The call is found by the name of the operation.
        return (await must(server.visitorCalls.get(op.name), 'visitor call').answer(
          toSent(op, input),
          visitor,
        )) as never
      } catch (error) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A caught error is one of ours or one of Fastify.
        const { key, details } = refusalFor(error as Error & { code: string }, server, server.log)
        const { status, getMessage } = refusals[key]
        throw new RefusedCall({ status, key, message: getMessage(), ...details, request_id: '' })
      }
    },
  }
}

function toSent(op: AnyOperation, input: object): VisitorRequest {
  const sent: VisitorRequest = { params: {}, query: {}, body: {} }
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    const place = findPlace(op, name)
    if (place === 'params') sent.params[name] = String(value)
    else if (place === 'query') addToQuery(sent.query, name, value)
    else sent.body[name] = value
  }
  return sent
}

function addToQuery(query: VisitorRequest['query'], name: string, value: unknown): void {
  for (const [at, text] of queryParts(name, value)) {
    const earlier = query[at]
    query[at] = earlier === undefined ? text : [earlier, text].flat()
  }
}
