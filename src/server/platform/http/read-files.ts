import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { cleanText } from '#contract/clean-text.ts'
import type { AnyOperation } from '#contract/operation.ts'
import { Refusal, refuseCommon } from '../refusal.ts'
import type { UploadedFile } from './call.ts'
import { readFields } from './read-input.ts'

/** Enough to answer a mistyped field in a sentence rather than by breaking off. */
const most_fields = 10
const most_field_bytes = 100_000

export interface SentForm {
  fields: Record<string, unknown>
  files: UploadedFile[]
}

/** The files of a form of nothing else, one in memory at a time. */
export async function* readFiles(op: AnyOperation, req: FastifyRequest): AsyncGenerator<UploadedFile> {
  try {
    for await (const part of req.files()) yield await readFile(op, part)
  } catch (error) {
    throw inWords(op, error as Error & { code?: string })
  }
}

/** A form of text and files, whole: browsers send its parts in any order. */
export async function readForm(op: AnyOperation, req: FastifyRequest): Promise<SentForm> {
  const sent: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  const limits = {
    fields: most_fields,
    fieldSize: most_field_bytes,
    parts: most_fields + (op.most_files ?? 1),
    files: op.most_files ?? 1,
    ...(op.most_file_bytes ? { fileSize: op.most_file_bytes } : {}),
  }
  try {
    for await (const part of req.parts({ limits })) {
      if (part.type === 'file') files.push(await readFile(op, part))
      else if (part.fieldname in sent) refuseField(part.fieldname, 'This was sent twice.')
      else sent[part.fieldname] = part.value
    }
  } catch (error) {
    throw inWords(op, error as Error & { code?: string })
  }
  return { fields: readFields(op, sent), files }
}

async function readFile(op: AnyOperation, part: MultipartFile): Promise<UploadedFile> {
  if (part.fieldname !== op.files) refuseField(part.fieldname, `Unknown field '${part.fieldname}'.`)
  return { name: nameOf(part.filename), bytes: await part.toBuffer() }
}

function refuseField(name: string, sentence: string): never {
  return refuseCommon('validation_failed', { errors: { [name]: sentence } })
}

const most_name_characters = 200

/** Without what cannot be written down, or would show a name as another than it is: controls and turns of direction. */
function nameOf(sent: string): string {
  // Cut first: what is thrown away costs nothing.
  const name = cleanText(sent.slice(0, 4 * most_name_characters))
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(name).slice(0, most_name_characters).join('')
}

function inWords(op: AnyOperation, error: Error & { code?: string }): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE' && op.most_file_bytes) {
    const megabytes = op.most_file_bytes / 1024 / 1024
    return new Refusal('payload_too_large', { message: `A file may be at most ${megabytes} MB.` })
  }
  if (error.code === 'FST_FILES_LIMIT' && (op.most_files ?? 1) === 1)
    return new Refusal('payload_too_large', { message: 'Send one file at a time.' })
  // The parser's own words for a form that is cut off or no form at all; ours carry a status.
  const isParsing = !(error instanceof Refusal) && !('statusCode' in error)
  return isParsing ? new Refusal('bad_request', { message: 'What was sent ended in the middle.' }) : error
}
