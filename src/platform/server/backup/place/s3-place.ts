import { Readable } from 'node:stream'
import { getErrorCode, toError } from '#platform/common/errors.ts'
import { must } from '#platform/common/must.ts'
import { describeBucketProblem } from '../../files/storage/bucket-problem.ts'
import { guardStalls } from '../../files/storage/guard-stalls.ts'
import { isMissing, openS3, type S3, type S3Limits, type S3Server } from '../../files/storage/s3-client.ts'
import { eachInParallel } from '../each-in-parallel.ts'
import { BackupError, MissingPart } from '../manifest.ts'
import type { BackupPlace, PlacedPart } from './backup-place.ts'
import { parseBucketAddress } from './bucket-address.ts'
import { uploadStream } from './upload-stream.ts'

export interface PlaceLimits extends S3Limits {
  /** The size of an upload's pieces, and the most that one needs in memory. */
  pieceBytes: number
}

/** A backup may wait: a network that is away for ten seconds shouldn't cost all of it. */
export const patientLimits: PlaceLimits = {
  connectMs: 5_000,
  answerMs: 30_000,
  stallMs: 30_000,
  attempts: 8,
  // S3 allows 10,000 pieces, so 160 GB.
  pieceBytes: 16_777_216,
}

type Request = <T>(make: (s3: S3) => Promise<T>) => Promise<T>

/** In a bucket nothing is renamed: `manifest.json`, written last, is what makes a backup whole. */
export function createS3Place(address: string, server: S3Server, limits = patientLimits): BackupPlace {
  const parsed = parseBucketAddress(address)
  if (!parsed)
    throw new BackupError(`“${address}” is no place for backups: write s3://bucket or s3://bucket/prefix.`)
  const { bucket, prefix } = parsed
  let opened: Promise<S3> | undefined

  const request: Request = async (make) => {
    try {
      return await make(await (opened ??= openS3(server, limits)))
    } catch (error) {
      throw explainBucket(error, bucket)
    }
  }
  const listed = { request, bucket, prefix }

  async function remove(part: string) {
    const object = { Bucket: bucket, Key: `${prefix}${part}` }
    await request(async ({ client, sdk }) => await client.send(new sdk.DeleteObjectCommand(object)))
  }

  return {
    address: `s3://${bucket}/${prefix}`.replace(/\/$/, ''),
    parallel: 8,
    beginDraft: async (name) => name,
    finishDraft: async () => undefined,
    remove,

    async prepare() {
      const one = { Bucket: bucket, Prefix: prefix, MaxKeys: 1 }
      await request(async ({ client, sdk }) => await client.send(new sdk.ListObjectsV2Command(one)))
    },

    async write(part, source) {
      const { pieceBytes, answerMs } = limits
      const target = { bucket, key: `${prefix}${part}`, pieceBytes, answerMs }
      try {
        await uploadStream(source, { ...target, request })
      } finally {
        source.destroy()
      }
    },

    async read(part) {
      const object = { Bucket: bucket, Key: `${prefix}${part}` }
      const found = await request(
        async ({ client, sdk }) => await client.send(new sdk.GetObjectCommand(object)).catch(ignoreMissing),
      )
      if (!found) throw new MissingPart(`s3://${bucket}/${prefix}${part} is missing.`)
      const body = must(found.Body, 'body')
      if (!(body instanceof Readable)) throw new Error('The SDK gave a body that is no stream')
      return explainStream(guardStalls(body, limits.stallMs), bucket)
    },

    async getBytes(part) {
      const object = { Bucket: bucket, Key: `${prefix}${part}` }
      const found = await request(
        async ({ client, sdk }) => await client.send(new sdk.HeadObjectCommand(object)).catch(ignoreMissing),
      )
      return found && (found.ContentLength ?? 0)
    },

    list: (folder) => listObjects(listed, folder),
    listFolders: async () => await listFolders(listed),

    async removeFolder(folder) {
      // Without it there is no backup, so a removal that is cut leaves none that looks whole.
      await remove(`${folder}/manifest.json`)
      await eachInParallel(listObjects(listed, `${folder}/`), 8, async ({ part }) => await remove(part))
    },

    removePieces: async () => await removeUploads(listed),
  }
}

interface Listed {
  request: Request
  bucket: string
  prefix: string
}

async function* listObjects({ request, bucket, prefix }: Listed, folder: string): AsyncGenerator<PlacedPart> {
  let after: string | undefined
  do {
    const query = { Bucket: bucket, Prefix: `${prefix}${folder}`, ContinuationToken: after }
    const page = await request(
      async ({ client, sdk }) => await client.send(new sdk.ListObjectsV2Command(query)),
    )
    for (const { Key, Size } of page.Contents ?? [])
      yield { part: must(Key, 'key').slice(prefix.length), bytes: Size ?? 0 }
    after = page.NextContinuationToken
  } while (after !== undefined)
}

async function listFolders({ request, bucket, prefix }: Listed): Promise<string[]> {
  const names: string[] = []
  let after: string | undefined
  do {
    const query = { Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: after }
    const page = await request(
      async ({ client, sdk }) => await client.send(new sdk.ListObjectsV2Command(query)),
    )
    names.push(...(page.CommonPrefixes ?? []).map((each) => (each.Prefix ?? '').slice(prefix.length, -1)))
    after = page.NextContinuationToken
  } while (after !== undefined)
  return names
}

/** Some servers or keys can't list them; then a lifecycle rule of the bucket has to. */
async function removeUploads({ request, bucket, prefix }: Listed): Promise<void> {
  const query = { Bucket: bucket, Prefix: prefix }
  const found = await request(
    async ({ client, sdk }) => await client.send(new sdk.ListMultipartUploadsCommand(query)),
  ).catch(() => null)
  for (const { Key, UploadId } of found?.Uploads ?? [])
    await request(
      async ({ client, sdk }) =>
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })),
    ).catch(() => undefined)
}

function explainStream(source: Readable, bucket: string): Readable {
  async function* chunks() {
    try {
      for await (const chunk of source) yield chunk
    } catch (error) {
      throw explainBucket(error, bucket)
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}

function explainBucket(error: unknown, bucket: string): Error {
  if (error instanceof BackupError) return error
  const known = describeBucketProblem(error, { bucket, setting: 'BACKUP_TO' })
  if (known) return new BackupError(known)
  const { name, message } = toError(error)
  const code = getErrorCode(error)
  const reason = typeof code === 'string' ? code : message && message !== name ? `${name}: ${message}` : name
  return new BackupError(`The bucket '${bucket}' did not answer as it should (${reason}).`)
}

function ignoreMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
