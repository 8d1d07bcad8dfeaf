import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Api } from '#platform/common/api.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import type { Problem } from '#platform/common/refusals.ts'
import { requestFor } from '#platform/common/request.ts'

export class RefusedCall extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/**
 * The typed client, through the whole server but without a socket; for server rendering and tests.
 * @param from the address that limits count, and the caller's token
 */
export function createInProcessApi(server: FastifyInstance, from: { address: string; token?: string }): Api {
  return {
    async call(op: AnyOperation, input, options = {}) {
      const { method, path, body } = requestFor(op, input)
      const response: LightMyRequestResponse = await server.inject({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify's type leaves out no method of ours.
        method: method as 'GET',
        url: `/api${path}`,
        remoteAddress: from.address,
        headers: {
          ...(from.token ? { authorization: `Bearer ${from.token}` } : {}),
          ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
      })
      if (response.statusCode >= 400) throw new RefusedCall(response.json())
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An operation that answers a file replies a Blob.
      if (op.answersFile) return new Blob([new Uint8Array(response.rawPayload)]) as never
      return response.json()
    },
  }
}
