import type { S3Client } from '@aws-sdk/client-s3'
import type { Logger } from 'pino'
import { Refusal } from '../../refusal.ts'

/** Where buckets are. */
export interface S3Server {
  /** Null: the SDK's own chain, such as AWS_REGION. */
  region: string | null
  /** Null: Amazon's. */
  endpoint: string | null
  /** Null: the SDK's own chain, such as an instance's role. */
  keys: { id: string; secret: string } | null
}

export interface S3Settings extends S3Server {
  bucket: string
}

export type S3Sdk = typeof import('@aws-sdk/client-s3')

export interface S3 {
  client: S3Client
  sdk: S3Sdk
}

/** In milliseconds. */
export interface S3Limits {
  connectMs: number
  /** Limits one attempt, until the head of the answer; an upload may take longer by its size. */
  answerMs: number
  /** Without any bytes of a file that is being read. */
  stallMs: number
  /** For each request, with growing pauses between them. */
  attempts: number
}

export const usualLimits: S3Limits = {
  connectMs: 2_000,
  answerMs: 4_000,
  stallMs: 10_000,
  attempts: 3,
}

/** Loads the SDK, which only those need who have object storage. */
export async function openS3(
  { region, endpoint, keys }: S3Server,
  { connectMs, answerMs, attempts } = usualLimits,
): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3')
  const usualRegion = endpoint ? 'us-east-1' : null
  const ownRegion = region ?? usualRegion
  const client = new sdk.S3Client({
    ...(ownRegion && { region: ownRegion }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Other servers refuse the checksums that the SDK appends to a stream, or store them with it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    logger: silent,
    // It takes a connection of its own for each upload, and a timer of six seconds.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // A slow reader is no idle server, so what stalls is found by `guardStalls`.
      socketTimeout: 0,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  })
  return { client, sdk }
}

const ignore = () => undefined

/** The SDK would write to the console; `toRefusal` logs each failure. */
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Each download holds one for as long as its reader takes. */
const maxSockets = 512

interface S3Error {
  name: string
  $metadata?: { httpStatusCode?: number }
}

const isS3Error = (error: unknown): error is S3Error => error instanceof Error

/** The bucket itself is missing by another name. */
export const isMissing = (error: unknown) =>
  isS3Error(error) && (error.name === 'NoSuchKey' || error.name === 'NotFound')

const fullNames = new Set(['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull'])

export const isFull = (error: unknown): boolean => isS3Error(error) && fullNames.has(error.name)

/** Logs why, and refuses so that the caller retries. */
export function toRefusal(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error
  if (isFull(error)) {
    log.error({ err: error }, 'the object storage is full')
    return withCause(new Refusal('storage_full', { retry_after_s: 60 }), error)
  }
  log.error({ err: error }, 'the object storage did not answer')
  return withCause(new Refusal('unavailable', { retry_after_s: 5 }), error)
}

const withCause = (refusal: Refusal, cause: unknown) => Object.assign(refusal, { cause })
