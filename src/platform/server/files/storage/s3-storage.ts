import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { PutObjectCommandInput } from '@aws-sdk/client-s3'
import type { Logger } from 'pino'
import { must } from '#platform/common/must.ts'
import { checkKey, getReceivedFolder, isKey, type ListedFile, type Storage } from '../storage.ts'
import { hashStream } from './disk-files.ts'
import { guardStalls } from './guard-stalls.ts'
import { createReceivedFiles } from './received-files.ts'
import {
  isMissing,
  openS3,
  toRefusal,
  usualLimits,
  type S3,
  type S3Limits,
  type S3Settings,
} from './s3-client.ts'

const retryMs = 200

/** In bytes a millisecond: the largest files are stock feeds of some hundred megabytes. */
const slowestUpload = 256

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  csv: 'text/csv',
  pdf: 'application/pdf',
  webp: 'image/webp',
}

const getContentType = (key: string) =>
  contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

type Request = <T>(make: (s3: S3) => Promise<T>) => Promise<T>

interface S3Options {
  dataDir: string
  log: Logger
  limits?: S3Limits
}

/** Connects at the first request. */
function createRequest(settings: S3Settings, log: Logger, limits: S3Limits): Request {
  let opened: Promise<S3> | undefined
  return async (make) => {
    try {
      return await make(await (opened ??= openS3(settings, limits)))
    } catch (error) {
      throw toRefusal(error, log)
    }
  }
}

/**
 * Stores in a bucket; received files are on this machine until they're stored. Every failure but
 * a missing file is refused as `unavailable`.
 */
export function createS3Storage(
  settings: S3Settings,
  { dataDir, log, limits = usualLimits }: S3Options,
): Storage {
  const { bucket: Bucket } = settings
  const received = createReceivedFiles(getReceivedFolder(dataDir))
  const request = createRequest(settings, log, limits)

  const requestOrNull = async <T>(make: (s3: S3) => Promise<T>): Promise<T | null> =>
    await request(async (s3) => await make(s3).catch(ignoreMissing))

  async function upload(object: Upload) {
    await request(async ({ client, sdk }) => {
      const command = new sdk.PutObjectCommand({ ...object, Bucket })
      await client.send(command, { requestTimeout: limits.answerMs + object.ContentLength / slowestUpload })
    })
  }

  async function get(key: string) {
    checkKey(key)
    const found = await requestOrNull(
      async ({ client, sdk }) => await client.send(new sdk.GetObjectCommand({ Bucket, Key: key })),
    )
    if (!found) return null
    const body = must(found.Body, 'body')
    if (!(body instanceof Readable)) throw new Error('The SDK gave a body that is no stream')
    return { stream: guardStalls(body, limits.stallMs), size: must(found.ContentLength, 'size') }
  }

  return {
    ...received,
    get,
    list: () => listObjects(request, Bucket),

    async put(key, bytes, contentType) {
      checkKey(key)
      const sums = { md5: createHash('md5').update(bytes), sha256: createHash('sha256').update(bytes) }
      const object = { Key: key, Body: bytes, ContentLength: bytes.length, ContentType: contentType }
      await upload({ ...object, ...describeSums(sums) })
    },

    async keep(file, key) {
      checkKey(key)
      await uploadFile(upload, file.path, key)
      await rm(file.path, { force: true })
    },

    async locate(key) {
      const file = await get(key)
      if (!file) return null
      const copy = await received.receive(file.stream)
      return { ...copy, release: async () => await received.discard(copy) }
    },

    async delete(key) {
      checkKey(key)
      await requestOrNull(
        async ({ client, sdk }) => await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })),
      )
    },

    async getChecksum(key) {
      checkKey(key)
      const found = await requestOrNull(
        async ({ client, sdk }) => await client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })),
      )
      const written = found?.Metadata?.sha256
      if (!found || written !== undefined) return written ?? null
      const file = await get(key)
      return file && (await hashStream(file.stream))
    },
  }
}

type Upload = Omit<PutObjectCommandInput, 'Bucket'> & { ContentLength: number }

async function uploadFile(upload: (object: Upload) => Promise<void>, path: string, key: string) {
  const { size, ...sums } = await hashFile(path)
  for (let attempt = 1; ; attempt += 1) {
    // The SDK can't send a stream again, so each attempt has its own.
    const body = createReadStream(path)
    const object = { Key: key, Body: body, ContentLength: size, ContentType: getContentType(key) }
    try {
      return await upload({ ...object, ...describeSums(sums) })
    } catch (error) {
      if (attempt >= usualLimits.attempts) throw error
      await pause(attempt * retryMs)
    } finally {
      body.destroy()
    }
  }
}

/** Skips what others keep in the bucket under names that are no keys. */
async function* listObjects(request: Request, Bucket: string): AsyncGenerator<ListedFile> {
  let after: string | undefined
  do {
    const page = await request(
      async ({ client, sdk }) =>
        await client.send(new sdk.ListObjectsV2Command({ Bucket, ContinuationToken: after })),
    )
    for (const { Key, Size } of page.Contents ?? []) {
      const key = must(Key, 'key')
      if (isKey(key)) yield { key, size: Size ?? 0 }
    }
    after = page.NextContinuationToken
  } while (after !== undefined)
}

interface Sums {
  md5: ReturnType<typeof createHash>
  sha256: ReturnType<typeof createHash>
}

/** Servers refuse bytes that don't match the first, and return the second with the file. */
const describeSums = ({ md5, sha256 }: Sums) => ({
  ContentMD5: md5.copy().digest('base64'),
  Metadata: { sha256: sha256.copy().digest('hex') },
})

async function hashFile(path: string): Promise<Sums & { size: number }> {
  const sums = { md5: createHash('md5'), sha256: createHash('sha256') }
  let size = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    sums.md5.update(chunk)
    sums.sha256.update(chunk)
    size += chunk.length
  }
  return { ...sums, size }
}

function ignoreMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
