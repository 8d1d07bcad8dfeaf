import type { Logger } from 'pino'
import { toRecord } from '#platform/common/records.ts'
import type { Config } from '#platform/server/config.ts'
import { openS3 } from '#platform/server/files/storage/s3-client.ts'
import { CannotStart } from './cannot-start.ts'

/**
 * Refuses to start with a bucket that can never work. One that doesn't answer may be back soon, and
 * pages need no files.
 */
export async function checkBucket({ files: { s3: settings } }: Config, log: Logger): Promise<void> {
  if (!settings) return
  const { bucket, endpoint } = settings
  const { client, sdk } = await openS3(settings)
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    const { name, $metadata } = toRecord(error)
    const status = toRecord($metadata).httpStatusCode
    if (status === 404) throw new CannotStart(`There is no bucket '${bucket}'; set S3_BUCKET to another one.`)
    if (status === 403)
      throw new CannotStart(
        `The S3 keys may not use the bucket '${bucket}': they need the rights to list, read, write and delete.`,
      )
    if (status === 301 || status === 400)
      throw new CannotStart(`The bucket '${bucket}' is elsewhere: check S3_REGION and S3_ENDPOINT.`)
    if (name === 'CredentialsProviderError')
      throw new CannotStart('There are no keys for S3: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
    log.warn(
      { err: error, bucket, endpoint },
      'the bucket does not answer; files are unavailable until it does',
    )
  } finally {
    client.destroy()
  }
}
