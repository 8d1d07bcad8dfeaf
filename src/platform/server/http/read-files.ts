import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions, FastifyReply } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { maxImageBytes, maxImages } from '#domains/media/common/media.ts'
import { toError } from '#platform/common/errors.ts'
import { cleanText } from '#platform/common/formats/clean-text.ts'
import { cutText } from '#platform/common/formats/cut-text.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import type { AnyOperation, OperationWithShapes } from '#platform/common/operation.ts'
import { isDiskFull } from '../database/disk-full.ts'
import type { Storage } from '../files/storage.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { UploadedFile, AnsweredFile } from './call.ts'
import { readFields } from './read-input.ts'
import * as t from '#platform/texts.ts'

const maxFields = 10
const maxFieldBytes = 100_000

/** Added in its own scope: the form parser runs for every request of its server. */
export function addFilesRoute(server: FastifyInstance, route: RouteOptions): void {
  void server.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      limits: { fileSize: maxImageBytes, files: maxImages, fields: 0, parts: maxImages },
    })
    scope.addHook('onResponse', ({ raw }, _reply, done) => {
      if (!raw.complete && !raw.readableEnded && !raw.destroyed) discardRest(raw)
      done()
    })
    scope.route(route)
  })
}

const maxDiscardedBytes = 64 * 1024 * 1024
const maxDiscardingMs = 30_000

/**
 * Reads the rest of an upload that was answered early: the next request on the connection comes
 * after it. Node only discards bodies that were never read. An in-process call is never complete,
 * but ends.
 */
function discardRest(raw: IncomingMessage): void {
  const patience = setTimeout(() => raw.destroy(), maxDiscardingMs).unref()
  let bytes = 0
  raw.unpipe()
  raw.on('data', ({ length }: Buffer) => {
    bytes += length
    if (bytes > maxDiscardedBytes) raw.destroy()
  })
  raw.once('end', () => clearTimeout(patience)).once('close', () => clearTimeout(patience))
  raw.resume()
}

export interface SentForm {
  fields: Record<string, unknown>
  files: UploadedFile[]
}

/** For forms with files only. Each file is deleted when the next is requested. */
export async function* readFiles(
  op: AnyOperation,
  req: FastifyRequest,
  storage: Storage,
): AsyncGenerator<UploadedFile> {
  try {
    for await (const part of req.files()) {
      const file = await receiveFile(op, part, storage)
      try {
        yield file
      } finally {
        await storage.discard(file.content)
      }
    }
  } catch (error) {
    throw toPlainError(op, toError(error))
  }
}

/** Accepts text and files in any order. The caller deletes the files. */
export async function readForm(
  op: OperationWithShapes,
  req: FastifyRequest,
  storage: Storage,
): Promise<SentForm> {
  const sent = new Map<string, unknown>()
  const files: UploadedFile[] = []
  const limits = {
    fields: maxFields,
    fieldSize: maxFieldBytes,
    parts: maxFields + (op.maxFiles ?? 1),
    files: op.maxFiles ?? 1,
    ...(op.maxFileBytes ? { fileSize: op.maxFileBytes } : {}),
  }
  try {
    for await (const part of req.parts({ limits })) {
      if (part.type === 'file') files.push(await receiveFile(op, part, storage))
      else if (sent.has(part.fieldname)) refuseField(part.fieldname, t.this_was_sent_twice())
      else sent.set(part.fieldname, part.value)
    }
    return { fields: readFields(op, Object.fromEntries(sent)), files }
  } catch (error) {
    for (const { content } of files) await storage.discard(content)
    throw toPlainError(op, toError(error))
  }
}

async function receiveFile(op: AnyOperation, part: MultipartFile, storage: Storage): Promise<UploadedFile> {
  if (part.fieldname !== op.files) refuseField(part.fieldname, t.unknown_field_name({ name: part.fieldname }))
  return { name: getName(part.filename), content: await storage.receive(part.file) }
}

function refuseField(name: string, sentence: string): never {
  return refuse('validation_failed', { errors: { [name]: sentence } })
}

const maxNameCharacters = 200

/** Removes control and direction characters, which could disguise the name. */
function getName(sent: string): string {
  // Cut first, so that the discarded part costs nothing.
  const name = cleanText(sent.slice(0, 4 * maxNameCharacters))
    .replace(/\s+/g, ' ')
    .trim()
  return cutText(name, maxNameCharacters)
}

function toPlainError(op: AnyOperation, error: Error & { code?: string }): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE' && op.maxFileBytes) {
    const message = t.a_file_may_be_at_most_max({ max: inMegabytes(op.maxFileBytes) })
    return new Refusal('payload_too_large', { message })
  }
  if (error.code === 'FST_FILES_LIMIT' && (op.maxFiles ?? 1) === 1)
    return new Refusal('payload_too_large', { message: t.send_one_file_at_a_time() })
  // The parser's own error for a truncated or malformed form; ours have a status.
  const isParsing = !(error instanceof Refusal) && !('statusCode' in error) && !isDiskFull(error)
  return isParsing ? new Refusal('bad_request', { message: t.the_upload_was_cut_off_try_again() }) : error
}

/** Browsers can't guess another type, and nothing in it can run. */
export function sendFile(
  reply: FastifyReply,
  { name, content_type: contentType, content, is_shown: isShown = false }: AnsweredFile,
): FastifyReply {
  const ascii = name.replace(/[^\w.-]+/g, '-')
  const disposition = isShown ? 'inline' : 'attachment'
  if (!isShown) reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  return reply
    .headers({
      'content-type': contentType,
      'content-disposition': `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeName(name)}`,
      'cache-control': 'private, no-store',
    })
    .send(content)
}

/** Encodes the name by RFC 8187. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
