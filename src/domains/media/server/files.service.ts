import { createHmac, timingSafeEqual, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { maxImageBytes, type StoredFile } from '#domains/media/common/media.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { readPicture, sniffPicture } from '#platform/server/files/pictures.ts'
import { readHead, type ReceivedFile, type Storage } from '#platform/server/files/storage.ts'
import type { AnsweredFile, UploadedFile } from '#platform/server/http/call.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import { checkDocument } from './documents/document.adapter.ts'
import { getEnding, savedName, type DocumentRefused } from './documents/document.rules.ts'
import { isShownOnListing, lockOwnFile } from './files.queries.ts'
import { enforceQuota } from './pictures/uploads.service.ts'
import { removeStored, removeStoredFilesTask } from './removing.service.ts'
import * as t from '#domains/media/texts.ts'

const goodForSeconds = 10 * 60

const signBody = (secret: Buffer, id: number, expires: number) =>
  createHmac('sha256', secret).update(`file ${id} until ${expires}`).digest()

/** Opens a file for ten minutes, for anyone who has it. */
export function signedAddress(secret: Buffer, id: number, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + goodForSeconds
  return `/files/${id}?expires=${expires}&signature=${signBody(secret, id, expires).toString('base64url')}`
}

export interface AddressParts {
  id: string
  expires?: unknown
  signature?: unknown
}

/** `expired` for one signed too long ago, null for a forged one. */
export function readSignedAddress(
  secret: Buffer,
  { id, expires, signature }: AddressParts,
  now: Date,
): number | 'expired' | null {
  // Accepts one spelling of each number. A repeated parameter is a list, which is refused.
  const isWritten = (text: unknown, pattern: RegExp): text is string =>
    typeof text === 'string' && pattern.test(text)
  if (!isWritten(id, /^[1-9]\d{0,15}$/) || !isWritten(expires, /^[1-9]\d{0,11}$/)) return null
  if (!isWritten(signature, /^[\w-]{43}$/)) return null
  const right = signBody(secret, Number(id), Number(expires)).toString('base64url')
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return null
  return Number(expires) * 1000 <= now.getTime() ? 'expired' : Number(id)
}

type Folder = StoredFile['folder']

type FileRow = Omit<StoredFile, 'url'> & { key: string }

export const fileSecret = (db: Db) => serverSecret(db, 'file_addresses')

/** Stores the bytes first, so that no row lacks its file. */
export async function storeFile(
  platform: Platform,
  ownerId: AccountId,
  folder: Folder,
  files: AsyncIterable<UploadedFile>,
): Promise<StoredFile> {
  const sent = await getFirst(files)
  if (!sent) refuse('validation_failed', { errors: { file: t.choose_a_file_to_send() } })
  await enforceQuota(platform.db, ownerId)
  const key = randomBytes(16).toString('hex')
  const saved = await saveFile(platform.storage, key, sent.content)
  if ('refused' in saved) refuse('validation_failed', { errors: { file: saved.refused } })
  const { content_type: contentType, bytes } = saved
  const stored = {
    owner_id: ownerId,
    folder,
    key,
    name: savedName(sent.name, contentType),
    content_type: contentType,
    bytes,
  }
  const row = await transact(platform.db, (tx) =>
    tx.insertInto('files').values(stored).returningAll().executeTakeFirstOrThrow(),
  )
  return fileView(row, await fileSecret(platform.db), platform.live.now())
}

async function getFirst(files: AsyncIterable<UploadedFile>): Promise<UploadedFile | null> {
  for await (const file of files) return file
  return null
}

/** A picture is re-encoded, so that only its pixels are stored; a document isn't changed. */
async function saveFile(
  storage: Storage,
  key: string,
  sent: ReceivedFile,
): Promise<{ content_type: string; bytes: number } | DocumentRefused> {
  if (sniffPicture(await readHead(sent))) {
    if (sent.size > maxImageBytes)
      return { refused: t.a_picture_may_be_at_most_max({ max: inMegabytes(maxImageBytes) }) }
    const picture = await readPicture(sent)
    if ('refused' in picture) return picture
    const contentType = 'image/webp'
    await storage.put(storageKey({ key, content_type: contentType }), picture.large, contentType)
    return { content_type: contentType, bytes: picture.large.length }
  }
  const contentType = await checkDocument(sent)
  if (typeof contentType !== 'string') return contentType
  await storage.keep(sent, storageKey({ key, content_type: contentType }))
  return { content_type: contentType, bytes: sent.size }
}

export const storageKey = ({ key, content_type: contentType }: Pick<FileRow, 'key' | 'content_type'>) =>
  `private/${key.slice(0, 2)}/${key}.${getEnding(contentType)}`

function fileView(
  { id, name, folder, content_type: contentType, bytes }: FileRow,
  secret: Buffer,
  now: Date,
): StoredFile {
  return { id, name, folder, content_type: contentType, bytes, url: signedAddress(secret, id, now) }
}

export async function openFile(storage: Storage, row: FileRow): Promise<AnsweredFile | null> {
  const content = await streamFile(storage, row)
  return content && { name: row.name, content_type: row.content_type, content }
}

export async function streamFile(
  storage: Storage,
  row: Pick<FileRow, 'key' | 'content_type'>,
): Promise<Readable | null> {
  return (await storage.get(storageKey(row)))?.stream ?? null
}

export async function removeFile(platform: Platform, ownerId: AccountId, id: number): Promise<boolean> {
  const gone = await transact(platform.db, async (tx) => {
    const locked = await lockOwnFile(tx, ownerId, id)
    if (!locked) return undefined
    if (await isShownOnListing(tx, id)) {
      refuse('upload_in_use', {
        message: t.that_document_is_on_a_listing_remove(),
      })
    }
    await tx.deleteFrom('files').where('id', '=', id).execute()
    return locked
  })
  if (gone) await removeStored(platform, [storageKey(gone)])
  return gone !== undefined
}

/** Can't be opened once this commits; a job deletes the bytes. */
export async function removeOwnerFiles(tx: Tx, ownerId: AccountId): Promise<void> {
  const gone = await tx
    .deleteFrom('files')
    .where('owner_id', '=', ownerId)
    .returning(['key', 'content_type'])
    .execute()
  if (gone.length > 0) await enqueue(tx, removeStoredFilesTask, { keys: gone.map(storageKey) })
}
