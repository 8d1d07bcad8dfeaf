import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals, type Problem, type RefusalKey } from '#platform/common/refusals.ts'
import { isTakenTooLong } from '../database/db.ts'
import { isDiskFull } from '../database/disk-full.ts'
import { getBusyMessage, Refusal, type RefusalDetails } from '../refusal.ts'
import { bareHeaders } from './security-headers.ts'

export function sendProblem(
  req: FastifyRequest,
  reply: FastifyReply,
  key: RefusalKey,
  details: RefusalDetails = {},
) {
  const { status, getMessage } = refusals[key]
  const problem: Problem = {
    status,
    key,
    ...details,
    message: details.message ?? getMessage(),
    request_id: req.id,
  }
  if (details.retry_after_s) reply.header('retry-after', Math.ceil(details.retry_after_s))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

export function registerProblems(server: FastifyInstance) {
  server.setErrorHandler((error: FastifyError, req, reply) => {
    if (!(error instanceof Refusal) && req.raw.destroyed && !req.raw.complete) {
      req.log.debug({ err: error }, 'the caller left before the request was there')
      return sendProblem(req, reply, 'bad_request')
    }
    const { key, details } = refusalFor(error, server, req.log)
    return sendProblem(req, reply, key, details)
  })
}

/** Returns an error's refusal for the caller. Errors not caused by the caller are logged. */
export function refusalFor(
  error: FastifyError | Refusal,
  server: Pick<FastifyInstance, 'noteDiskFull'>,
  log: FastifyBaseLogger,
): { key: RefusalKey; details: RefusalDetails } {
  if (error instanceof Refusal) return { key: error.key, details: error.details }
  if (isDiskFull(error)) {
    server.noteDiskFull()
    log.error({ err: error }, 'the disk is full')
    return { key: 'storage_full', details: { retry_after_s: 60 } }
  }
  if (isTakenTooLong(error)) {
    log.warn({ err: error }, 'the database took too long')
    return { key: 'unavailable', details: { message: getBusyMessage(), retry_after_s: 2 } }
  }
  const key = keyForFramework(error)
  if (key === 'unavailable') log.error({ err: error }, 'the database did not answer')
  if (key === 'server_error') log.error({ err: error }, 'a call failed by our defect')
  return { key, details: key === 'unavailable' ? { retry_after_s: 2 } : {} }
}

function keyForFramework(error: FastifyError): RefusalKey {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return 'payload_too_large'
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return 'unsupported_media_type'
    default:
      if (isConnectionLoss(error)) return 'unavailable'
      return error.statusCode && error.statusCode < 500 ? 'bad_request' : 'server_error'
  }
}

/**
 * Nothing was acknowledged, so the caller may retry with the same key. After a failover the old
 * primary refuses writes (25006).
 */
function isConnectionLoss(error: Error & { code?: string }): boolean {
  return (
    /^(57P0[1-3]|08...|53300|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(error.code ?? '') ||
    /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect/.test(
      error.message,
    )
  )
}

/** An address that the router can't parse reaches neither a route nor its hooks. */
export function answerBadAddress(_error: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(req, reply.headers(bareHeaders), 'bad_request')
}

const malformed: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answered on the socket, since it reaches no route. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  // After a hang-up nobody reads the answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = malformed[error.code ?? ''] ?? 400
  const problem: Problem = {
    status,
    key: 'bad_request',
    message: refusals.bad_request.getMessage(),
    request_id: crypto.randomUUID(),
  }
  const body = JSON.stringify(problem)
  const headers = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...bareHeaders,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
