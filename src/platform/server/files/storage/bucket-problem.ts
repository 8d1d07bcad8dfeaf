import { toRecord } from '#platform/common/records.ts'
import { isFull } from './s3-client.ts'

const elsewhere = new Set([
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
])

/** One sentence for the operator about a bucket that can never work as it is set up; null for any other error. */
export function describeBucketProblem(
  error: unknown,
  { bucket, setting }: { bucket: string; setting: string },
): string | null {
  const { name, $metadata } = toRecord(error)
  const status = toRecord($metadata).httpStatusCode
  if (isFull(error)) return `The bucket '${bucket}' is full.`
  if (name === 'NoSuchBucket' || (name === 'NotFound' && status === 404))
    return `There is no bucket '${bucket}'; set ${setting} to another one.`
  if (status === 403)
    return `The S3 keys may not use the bucket '${bucket}': they need the rights to list, read, write and delete.`
  if (status === 301 || elsewhere.has(String(name)))
    return `The bucket '${bucket}' is elsewhere: check S3_REGION and S3_ENDPOINT.`
  if (name === 'CredentialsProviderError')
    return 'There are no keys for S3: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'
  return null
}
