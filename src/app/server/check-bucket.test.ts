import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig, type Config } from '#platform/server/config.ts'
import { anS3 } from '#test/harness/doubles/s3.ts'
import { CannotStart } from './cannot-start.ts'
import { checkBucket } from './check-bucket.ts'

let s3: Awaited<ReturnType<typeof anS3>>
let warnings: string[]

beforeEach(async () => {
  s3 = await anS3()
  warnings = []
})
afterEach(() => s3[Symbol.asyncDispose]())

const check = async (bucket = 'hoko') => {
  const config = readConfig({})
  const files: Config['files'] = { ...config.files, place: 's3', s3: { ...s3.settings, bucket } }
  const log = pino({}, { write: (line: string) => void warnings.push(line) })
  await checkBucket({ ...config, files }, log)
}

test('checkBucket accepts a bucket that answers', async () => {
  await check()
  expect(warnings).toEqual([])
})

test('checkBucket refuses a bucket that does not exist', async () => {
  await expect(check('another')).rejects.toThrow(
    new CannotStart("There is no bucket 'another'; set S3_BUCKET to another one."),
  )
})

test('checkBucket refuses keys without a right to the bucket', async () => {
  s3.setFaults({ status: 403, code: 'AccessDenied' })
  await expect(check()).rejects.toThrow('they need the rights to list, read, write and delete')
})

test('checkBucket only warns while the server is away', async () => {
  s3.setFaults('cut')
  await check()
  expect(warnings.join('')).toContain('the bucket does not answer')
})
