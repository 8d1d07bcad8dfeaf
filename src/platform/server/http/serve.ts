import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { keyPrefix } from '#platform/common/key-scopes.ts'
import type { AnyOperation, OperationWithShapes } from '#platform/common/operation.ts'
import { isOpenToViews } from '#platform/common/access/view-as.ts'
import { chooseSource } from '../database/replica/choose-source.ts'
import type { Platform } from '../platform.ts'
import { Refusal, refuse } from '../refusal.ts'
import { createMaintenanceGate, refuseOtherWrites } from '../maintenance/maintenance-gate.ts'
import type { Authenticate, Call, Caller, Handler, IdempotencyKey, Serve, UploadedFile } from './call.ts'
import { describeClient } from './describe-client.ts'
import { type ContractChecks, createContractChecks } from './contract-checks.ts'
import { clientAddress, limitKey } from './limits/client-address.ts'
import { limitCallers, createStrangerLimit, refuseLimited } from './limits/limit-callers.ts'
import type { TakeLimit } from './limits/limits.ts'
import { findCachedBody, sendCachedBody } from './cached/cached-answers.ts'
import { addFilesRoute, readFiles, readForm, sendFile } from './read-files.ts'
import { readInput } from './read-input.ts'
import { refuseBeyondRole } from './staff-role.ts'
import { actFrom, type RequestOrigin, shortenAddress } from './request-origin.ts'
import { createUploadGate } from './limits/upload-gate.ts'
import type { VisitorCall } from './visitor-api.ts'
import * as t from '#platform/texts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

const perWindow = { second: 1000, minute: 60_000, hour: 3_600_000 }

/** An office may be behind one address; each of its members has a limit as well. */
const accountsBehindAnAddress = 10

/** Over all calls; each operation has the account's limit as well. */
const callsOfAKeyInAMinute = 300

/** Logout answers the same for a token that has already ended (specification › Sign-in). */
const acceptsEndedToken = (op: AnyOperation) => op.name === 'removeToken'

/** Called before a call in a view of a member's account is answered. */
type AuditView = (caller: Caller, op: AnyOperation, input: Record<string, unknown>) => Promise<void>

/** The operation and its aliases, with their shapes. */
type ListSpellings = (op: AnyOperation) => OperationWithShapes[]

// Without a registry, an operation carries its own shapes.
const listItself: ListSpellings = (op) => [op as OperationWithShapes]

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route of the API serves. */
    operation?: string
  }
}

export function createServe(
  server: FastifyInstance,
  platform: Platform,
  authenticate: Authenticate,
  auditView: AuditView = async () => undefined,
  listSpellings = listItself,
): Serve {
  const check = createContractChecks(platform)
  const limits = platform.config.limits.rateLimits
  const strangers = createStrangerLimit(limits ? {} : { most: Infinity })
  const gate = createUploadGate()
  const takeOfKey = platform.limits.open('keys', { most: limits ? callsOfAKeyInAMinute : Infinity })
  const maintenance = createMaintenanceGate(platform.db)
  refuseOtherWrites(server, maintenance)
  // A server may have several, for instance to measure another implementation beside ours.
  if (!server.hasDecorator('visitorCalls')) server.decorate('visitorCalls', new Map())

  function serveOne(op: OperationWithShapes, handler: Handler<AnyOperation>): void {
    const takeOfVisitor = platform.limits.open(`page:${op.name}`, {
      most: limits ? op.limit.calls : Infinity,
      windowMs: perWindow[op.limit.per],
    })
    const rules = { check, takeLimit: takeOfVisitor, platform }
    server.visitorCalls.set(op.name, { op, answer: createVisitorCall(op, handler, rules) })
    const windowMs = perWindow[op.limit.per]
    const takeOfAddress = platform.limits.open(`address:${op.name}`, {
      most: limits ? op.limit.calls * accountsBehindAnAddress : Infinity,
      windowMs,
    })
    const limitCaller = limitCallers(platform.limits.open(op.name, { most: op.limit.calls, windowMs }))
    const recheckAccess = async (req: FastifyRequest) => {
      if (performance.now() - (knownAt.get(req) ?? Number.NEGATIVE_INFINITY) < maxKnownMs) return
      req.caller = await readCaller(op, readToken(req), authenticate)
      knownAt.set(req, performance.now())
    }
    const route: RouteOptions = {
      method: op.method,
      config: { operation: op.name },
      url: `/api${op.path.replace(/\{(\w+)\}/g, ':$1')}`,
      onRequest: async (req, reply) => {
        // Checked before the session is looked up in the database.
        const key = limitKey(clientAddress(req))
        refuseLimited((await takeOfAddress(key)).waitSeconds)
        const token = readToken(req)
        if (token !== undefined || op.access !== 'anyone') strangers.admit(token, key)
        try {
          req.caller = await readCaller(op, token, authenticate)
        } catch (error) {
          if (error instanceof Refusal) strangers.recordRefused(error, token, key)
          throw error
        }
        if (req.caller) strangers.recordKnown(token)
        if (req.caller?.key) refuseLimited((await takeOfKey(`key ${req.caller.key.id}`)).waitSeconds)
        if (limits) await limitCaller(req, reply)
        await maintenance.admit(op, req.caller)
        knownAt.set(req, performance.now())
      },
      handler: async (req, reply) => {
        const origin = originOf(op, req)
        const act = async () =>
          actFrom(origin, () =>
            answerCall(op, handler, { platform, auditView, recheckAccess }, { req, reply }),
          )
        const answered = op.files && req.caller ? gate(req.caller.id, act) : act()
        const answer = await answered.catch((error) => check.refusal(op, error))
        check.audit(op, req.caller, origin)
        if (op.answersFile) return sendFile(reply, answer as never)
        check.reply(op, answer)
        // A handler may have set the operation's other status.
        if (reply.statusCode !== op.otherStatus) reply.code(op.status ?? 200)
        // With no-cache alone, a browser may show the cached answer after signing out.
        reply.header('cache-control', op.cacheSeconds ? `public, max-age=${op.cacheSeconds}` : 'no-store')
        const cached = findCachedBody(answer as object)
        return cached ? sendCachedBody(req, reply, cached) : answer
      },
    }
    if (op.files) addFilesRoute(server, route)
    else server.route(route)
  }

  return (op, handler) => {
    for (const spelled of listSpellings(op)) serveOne(spelled, handler as never)
  }
}

interface VisitorRules {
  check: ContractChecks
  takeLimit: TakeLimit
  platform: Platform
}

function createVisitorCall(
  op: OperationWithShapes,
  handler: Handler<AnyOperation>,
  { check, takeLimit, platform }: VisitorRules,
): VisitorCall {
  return async (sent, { address, readsOwnWrites }) => {
    refuseLimited((await takeLimit(limitKey(address))).waitSeconds)
    if (op.access !== 'anyone') refuse('unauthenticated')
    const input = readInput(op, { ...sent, body: op.body ? sent.body : undefined })
    const client = { address, device: '', deviceId: '' }
    const source = chooseSource(platform, readsOwnWrites)
    const call = {
      input,
      fields: {},
      caller: null,
      source,
      client,
      idempotencyKey: null,
      files: oneByOne([]),
    }
    const answered = handler(call as unknown as Call<AnyOperation>)
    const answer = await answered.catch((error) => check.refusal(op, error))
    check.reply(op, answer as never)
    return answer as never
  }
}

/**
 * A body may arrive for minutes, and the session may end meanwhile, which must take effect within
 * five seconds.
 */
const maxKnownMs = 4_000
const knownAt = new WeakMap<FastifyRequest, number>()

const readToken = (req: FastifyRequest) => /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1]

async function readCaller(
  op: AnyOperation,
  token: string | undefined,
  authenticate: Authenticate,
): Promise<Caller | null> {
  const caller = token ? await authenticate(token, op) : null
  if (token?.startsWith(keyPrefix)) refuseKey(op, caller)
  if (token && !caller && !acceptsEndedToken(op)) refuse('logout_user')
  if (caller?.is_limited && !op.isForSuspended) refuse('account_suspended')
  if (caller?.viewer && !isOpenToViews(op)) refuse('view_only')
  if (op.access === 'anyone') return caller
  if (!caller) refuse('unauthenticated')
  if (op.access !== 'signed_in' && caller.type !== op.access) refuse('forbidden')
  if (caller.type === 'admin') refuseBeyondRole(caller, op)
  return caller
}

function refuseKey(op: AnyOperation, caller: Caller | null): void {
  if (!caller) refuse('unauthenticated', { message: t.this_api_key_doesnt_work() })
  if (!op.keyScope) refuse('forbidden', { message: t.api_keys_cant_do_this() })
  if (!caller.key?.scopes.includes(op.keyScope))
    refuse('forbidden', { message: t.this_api_key_needs_the_scope({ scope: op.keyScope }) })
}

interface AnswerParts {
  platform: Platform
  auditView: AuditView
  /** Looks the session up again if the last look-up is too old. */
  recheckAccess: (req: FastifyRequest) => Promise<void>
}

async function answerCall(
  op: OperationWithShapes,
  handler: Handler<AnyOperation>,
  { platform, auditView, recheckAccess }: AnswerParts,
  { req, reply }: { req: FastifyRequest; reply: FastifyReply },
): Promise<Answer> {
  if (op.files && !req.isMultipart())
    refuse('unsupported_media_type', { message: t.send_the_files_as_multipart_form_data() })
  const input = readInput(op, { params: req.params, query: req.query, body: op.body ? req.body : undefined })
  if (req.caller?.viewer) await auditView(req.caller, op, input)
  const form = op.fileFields ? await readForm(op, req, platform.storage) : null
  try {
    await recheckAccess(req)
    const files = form
      ? oneByOne(form.files)
      : onceKnown(readFiles(op, req, platform.storage), () => recheckAccess(req))
    const source = chooseSource(platform, req.caller !== null)
    return await handler(toCall(op, { req, reply, input, source, fields: form?.fields ?? {}, files }))
  } finally {
    for (const { content } of form?.files ?? []) await platform.storage.discard(content)
  }
}

const originOf = (op: AnyOperation, req: FastifyRequest): RequestOrigin => ({
  operation: op.name,
  session_id: req.caller?.viewer?.session_id ?? req.caller?.session_id ?? null,
  address: shortenAddress(clientAddress(req)),
  device: (req.headers['user-agent'] ?? '').slice(0, 300),
  isLogged: false,
})

type Answer = Awaited<ReturnType<Handler<AnyOperation>>>

interface ReadCall extends Pick<Call<AnyOperation>, 'files' | 'reply' | 'source'> {
  req: FastifyRequest
  input: Record<string, unknown>
  fields: Record<string, unknown>
}

const toCall = (op: AnyOperation, { req, ...read }: ReadCall): Call<AnyOperation> => ({
  ...read,
  caller: req.caller,
  client: describeClient(req),
  once: readOnce(op, req),
})

function readOnce(op: AnyOperation, req: FastifyRequest): IdempotencyKey | null {
  const key = req.headers['idempotency-key']
  if (!op.idempotentByKey || key === undefined || !req.caller) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    refuse('bad_request', { message: t.an_idempotency_key_has_8_to_100() })
  }
  const bodyHash = hash('sha256', JSON.stringify([req.params, req.body]), 'buffer')
  return { account_id: req.caller.id, operation: op.name, key, body_hash: bodyHash }
}

async function* onceKnown(
  files: AsyncGenerator<UploadedFile>,
  recheckAccess: () => Promise<void>,
): AsyncGenerator<UploadedFile> {
  for await (const file of files) {
    await recheckAccess()
    yield file
  }
}

async function* oneByOne(files: UploadedFile[]): AsyncGenerator<UploadedFile> {
  yield* files
}
