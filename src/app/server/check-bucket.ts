import type { Logger } from 'pino'
import type { Config } from '#platform/server/config.ts'
import { describeBucketProblem } from '#platform/server/files/storage/bucket-problem.ts'
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
    const problem = describeBucketProblem(error, { bucket, setting: 'S3_BUCKET' })
    if (problem) throw new CannotStart(problem)
    log.warn(
      { err: error, bucket, endpoint },
      'the bucket does not answer; files are unavailable until it does',
    )
  } finally {
    client.destroy()
  }
}
