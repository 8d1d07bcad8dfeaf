import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { toError } from '#platform/common/errors.ts'
import { readConfig, type Config } from '#platform/server/config.ts'
import { moveFiles, type MoveCounts } from '#platform/server/files/storage/move-files.ts'
import { lockMove } from '#platform/server/files/storage/move-lock.ts'
import type { S3Settings } from '#platform/server/files/storage/s3-client.ts'
import { createS3Storage } from '#platform/server/files/storage/s3-storage.ts'
import { createDiskStorage } from '#platform/server/files/storage.ts'
import { CannotStart } from './cannot-start.ts'

const silent = pino({ enabled: false })
const print = (line: string) => void process.stdout.write(`${line}\n`)

async function migrate({ storage: { dataDir }, files: { place, s3 } }: Config) {
  const { from, to, isRemoving } = readArguments(process.argv.slice(2))
  if (!s3) throw new CannotStart('Set S3_BUCKET, and what else its server needs.')
  if (place !== to)
    throw new CannotStart(`Set FILES=${to} and restart every node first: what they store meanwhile is there.`)
  const lock = await lockMove(dataDir)
  if (!lock) throw new CannotStart('It runs already, or was stopped on another machine a moment ago.')
  try {
    await movePlaces({ dataDir, s3, from, to, isRemoving })
  } finally {
    await lock.release()
  }
}

type Wishes = ReturnType<typeof readArguments> & { dataDir: string; s3: S3Settings }

async function movePlaces({ dataDir, s3, from, to, isRemoving }: Wishes) {
  const places = {
    disk: createDiskStorage(dataDir),
    s3: createS3Storage(s3, { dataDir, log: silent }),
  }
  const move = { from: places[from], to: places[to], isRemoving }
  const counts = await moveFiles({ ...move, onProgress: createProgress() })
  for (const line of describeResult(counts, names[from], names[to])) print(line)
  if (counts.differing.length > 0) process.exitCode = 1
}

const names = { disk: 'the disk', s3: 'the bucket' }

type Place = Config['files']['place']

function readArguments(args: string[]): { from: Place; to: Place; isRemoving: boolean } {
  const usage = 'Use: migrate-storage --from disk --to s3, or --from s3 --to disk; with --delete at the end.'
  try {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, to: { type: 'string' }, delete: { type: 'boolean' } },
    })
    const { from, to, delete: isRemoving = false } = values
    if ((from === 'disk' && to === 's3') || (from === 's3' && to === 'disk')) return { from, to, isRemoving }
  } catch {
    // An unknown option gets the same answer.
  }
  throw new CannotStart(usage)
}

const progressMs = 2_000

function createProgress() {
  let last = Date.now()
  return ({ checked, copied, copiedBytes }: Readonly<MoveCounts>) => {
    if (Date.now() - last < progressMs) return
    last = Date.now()
    print(`${checked} files checked, ${copied} copied (${inMegabytes(copiedBytes)} MB) …`)
  }
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1e6)

function describeResult(counts: MoveCounts, from: string, to: string): string[] {
  const { checked, copied, copiedBytes, present, gone, removed, differing } = counts
  return [
    `Copied ${copied} files (${inMegabytes(copiedBytes)} MB); ${present} were there already, ${gone} were deleted meanwhile.`,
    `${copied + present} of ${checked - gone} files are in ${to} with the checksum they have in ${from}.`,
    ...(removed > 0 ? [`Removed ${removed} files from ${from}.`] : []),
    ...(differing.length > 0
      ? [`${differing.length} differ from those in ${to}, and were left:`, ...differing.slice(0, 20)]
      : []),
  ]
}

try {
  await migrate(readConfig(process.env))
} catch (error) {
  const { message, cause } = toError(error)
  const reason = cause instanceof Error ? ` (${cause.message || cause.name})` : ''
  process.stderr.write(`${message}${reason}\n`)
  if (!(error instanceof CannotStart)) process.stderr.write('Run it again to continue where it was.\n')
  process.exitCode = 1
}
