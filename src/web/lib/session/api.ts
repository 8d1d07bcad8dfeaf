import type { Api, CallOptions } from '#contract/core/api.ts'
import type { AnyOperation } from '#contract/core/operation.ts'
import { requestFor } from '#contract/core/request.ts'
import { authStore } from './auth-store.ts'
import { ApiError, getOffline, problemFrom } from './problem.ts'
import { endedByServer } from './session-end.ts'
import { trackRequest } from './pending-requests.ts'

/** Over fetch. `token` is read at every call. */
function createBrowserApi(token: () => string | null): Api {
  return {
    async call(op: AnyOperation, input: object, options: CallOptions = {}) {
      const { method, path, body } = requestFor(op, input)
      const bearer = token()
      const response = await send(`/api${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(options.idempotency_key && { 'idempotency-key': options.idempotency_key }),
        },
        body: body && JSON.stringify(body),
        signal: options.signal,
        credentials: 'same-origin',
      })
      if (op.answers_file && response.ok) return (options.readFile ?? readFile)(response)
      return readReply(response.status, await readBody(response), bearer)
    },
  }
}

const signed = createBrowserApi(() => authStore.getState().token)

export const api: Api = {
  call: (op, input, options) => trackRequest(signed.call(op, input, options)),
}

export const apiAs = (token: string): Api => createBrowserApi(() => token)

/** Without a session, for pages that are the same for everyone. */
export const publicApi = createBrowserApi(() => null)

async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiError(getOffline())
  }
}

async function readFile(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch {
    throw new ApiError(getOffline())
  }
}

async function readBody(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch {
    throw new ApiError(getOffline())
  }
}

export function readReply(status: number, text: string, bearer: string | null): any {
  let body: unknown = null
  try {
    body = text === '' ? null : JSON.parse(text)
  } catch {
    throw new ApiError(problemFrom(status, null))
  }
  if (status < 400) return body
  const problem = problemFrom(status, body)
  if (problem.key === 'logout_user' && bearer) endedByServer(bearer)
  throw new ApiError(problem)
}
