import { checkToken } from '#domains/identity/common/auth.ts'
import type { Api, CallOptions } from '#platform/common/api.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { requestFor } from '#platform/common/request.ts'
import { authStore } from './auth-store.ts'
import { forgetFirstReplies, takeFirstReply } from './first-calls.ts'
import { ApiError, getOffline, problemFrom } from './problem.ts'
import { endedByServer, isSigningOut, waitUntilSignOutSettled } from './sign-out.ts'
import { trackRequest } from './pending-requests.ts'

/**
 * Browsers refuse keepalive requests with more than 64 KiB in flight; a character has up to 3
 * bytes.
 */
const maxOutlastingCharacters = 20_000
let outlastingCharacters = 0

/** Uses keepalive, so that a write isn't lost when its page is left at once. */
async function sendWrite(
  url: string,
  request: RequestInit & { body: string | undefined },
): Promise<Response> {
  const characters = request.body?.length ?? 0
  if (outlastingCharacters + characters > maxOutlastingCharacters) return await send(url, request)
  outlastingCharacters += characters
  try {
    return await send(url, { ...request, keepalive: true })
  } finally {
    outlastingCharacters -= characters
  }
}

/** Uses fetch. `token` is read at every call. */
function createBrowserApi(token: () => string | null): Api {
  return {
    async call(op: AnyOperation, input: object, options: CallOptions = {}) {
      const { method, path, body } = requestFor(op, input)
      const bearer = token()
      const text = body && JSON.stringify(body)
      const isRead = method === 'GET'
      if (!isRead && op !== checkToken) forgetFirstReplies()
      const early = isRead ? takeFirstReply(path, bearer) : null
      const first = early && (await early)
      if (first) return readReply(first.status, await readBody(first), bearer)
      const response = await (isRead ? send : sendWrite)(`/api${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        },
        body: text,
        signal: options.signal,
        credentials: 'same-origin',
      })
      if (op.answersFile && response.ok) return (options.readFile ?? readFile)(response)
      return readReply(response.status, await readBody(response), bearer)
    },
  }
}

const signed = createBrowserApi(() => authStore.getState().token)

export const api: Api = {
  call: (op, input, options) =>
    op.method === 'GET' && isSigningOut()
      ? waitUntilSignOutSettled().then(() => api.call(op, input, options))
      : trackRequest(signed.call(op, input, options)),
}

export const apiAs = (token: string): Api => createBrowserApi(() => token)

/** Calls without a session, for pages that are the same for everyone. */
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

// oxlint-disable-next-line typescript/no-explicit-any -- Only the caller knows which reply it asked for.
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
