import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { AnyOperation, OperationReply } from '#contract/operation.ts'
import type { Platform } from '../platform.ts'
import { refuseCommon } from '../refusal.ts'
import type { Authenticate, Call, Caller, Handler, Once, Serve, UploadedFile } from './call.ts'
import { readDeviceMark } from './device-mark.ts'
import { readFiles, readForm } from './read-files.ts'
import { readInput } from './read-input.ts'
import { sendFile } from './send-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

const perWindow = { second: 1000, minute: 60_000, hour: 3_600_000 }

/** The seed's logout call answers the same for a token that has already ended. */
const acceptsEndedToken = (op: AnyOperation) => op.name === 'removeToken'

/** Makes the function by which modules register their operations below /api. */
export function createServe(server: FastifyInstance, platform: Platform, authenticate: Authenticate): Serve {
  const checksReplies = platform.config.mode !== 'production'

  return (op, handler) => {
    server.route({
      method: op.method,
      url: `/api${op.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: {
        rateLimit: platform.config.rate_limits
          ? { max: op.limit.calls, timeWindow: perWindow[op.limit.per], groupId: op.name }
          : false,
      },
      onRequest: async (req) => {
        req.caller = await readCaller(op, req, authenticate)
      },
      handler: async (req, reply) => {
        const call = await readCall(op, req, reply)
        const answer = await (handler as Handler<AnyOperation>)(call)
        if (op.answers_file) return sendFile(reply, answer as never)
        if (checksReplies) checkReply(op, answer)
        // A handler may have chosen the other one that its operation has.
        if (reply.statusCode !== op.other_status) reply.code(op.status ?? 200)
        // no-cache alone lets a browser keep what it may not show again after signing out.
        reply.header('cache-control', op.cache_s ? `public, max-age=${op.cache_s}` : 'no-store')
        return answer
      },
    })
  }
}

/** Who presents the token; refuses an ended one, and whoever the operation is not for. */
async function readCaller(
  op: AnyOperation,
  req: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | null> {
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
  const caller = token ? await authenticate(token) : null
  if (token && !caller && !acceptsEndedToken(op)) refuseCommon('logout_user')
  if (op.access === 'anyone') return caller
  if (!caller) refuseCommon('unauthenticated')
  if (op.access !== 'signed_in' && caller.type !== op.access) refuseCommon('forbidden')
  return caller
}

async function readCall(
  op: AnyOperation,
  req: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<AnyOperation>> {
  if (op.files && !req.isMultipart())
    refuseCommon('unsupported_media_type', { message: 'Send the files as multipart/form-data.' })
  const input = readInput(op, { params: req.params, query: req.query, body: op.body ? req.body : undefined })
  const form = op.file_fields ? await readForm(op, req) : null
  return {
    input,
    fields: form?.fields ?? {},
    caller: req.caller!,
    client: {
      address: req.ip,
      device: (req.headers['user-agent'] ?? '').slice(0, 300),
      device_mark: readDeviceMark(req),
    },
    once: readOnce(op, req),
    files: form ? oneByOne(form.files) : readFiles(op, req),
    reply,
  }
}

function readOnce(op: AnyOperation, req: FastifyRequest): Once | null {
  const key = req.headers['idempotency-key']
  if (!op.idempotent_by_key || key === undefined || !req.caller) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    refuseCommon('bad_request', { message: 'An Idempotency-Key has 8 to 100 visible characters.' })
  }
  const body_hash = createHash('sha256')
    .update(JSON.stringify([req.params, req.body]))
    .digest()
  return { account_id: req.caller.id, operation: op.name, key, body_hash }
}

async function* oneByOne(files: UploadedFile[]): AsyncGenerator<UploadedFile> {
  yield* files
}

/** A reply that its own contract does not allow is our defect, found before anyone relies on it. */
function checkReply(op: AnyOperation, answer: OperationReply<AnyOperation>) {
  const result = (op.reply as z.ZodMiniType).safeParse(answer)
  if (!result.success)
    throw new Error(`${op.name} answered what its contract does not allow: ${result.error.message}`)
}
