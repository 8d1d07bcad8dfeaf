import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { getErrorCode } from '#platform/common/errors.ts'

/** One plain sentence for the operator. */
export class BackupError extends Error {}

export const manifestName = 'manifest.json'

/** Raised when older releases can't read it any more. */
const format = 1

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const tableFile = z.object({
  schema: z.enum(['main', 'jobs']),
  name: z.string(),
  /** Without generated ones, in the order of the file. */
  columns: z.array(z.string()),
  rows: z.number(),
  /** The same for the same rows in any order. */
  contentSum: z.string(),
  /** The size of its compressed file. */
  bytes: z.number(),
  sha256,
})

const manifest = z.object({
  format: z.literal(format),
  release: z.string(),
  /** As PostgreSQL reports it: `18.4`. */
  postgres: z.string(),
  snapshotAt: z.string(),
  finishedAt: z.string(),
  migrations: z.array(z.string()),
  /** A parent's first, so that they can be made again in this order. */
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(
    z.object({
      schema: z.enum(['main', 'jobs']),
      name: z.string(),
      value: z.string(),
      isCalled: z.boolean(),
    }),
  ),
  tables: z.array(tableFile),
  files: z.object({ count: z.number(), bytes: z.number(), listSha256: sha256 }),
})

export type Manifest = z.output<typeof manifest>
export type TableFile = z.output<typeof tableFile>
export type TableSchema = TableFile['schema']
export type PartitionBound = Manifest['partitions'][number]
export type SequenceValue = Manifest['sequences'][number]

export const manifestFormat: typeof format = format

export const getTablePath = (folder: string, { schema, name }: Pick<TableFile, 'schema' | 'name'>) =>
  path.join(folder, 'tables', `${schema}.${name}.copy.zst`)

export const getFileListPath = (folder: string) => path.join(folder, 'files.jsonl.zst')

/** @throws BackupError if it isn't there, or isn't one */
export async function readManifest(folder: string): Promise<Manifest> {
  let text
  try {
    text = await readFile(path.join(folder, manifestName), 'utf8')
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT' && getErrorCode(error) !== 'ENOTDIR') throw error
    throw new BackupError(
      `There is no whole backup in ${folder}: a backup that has no ${manifestName} was never finished.`,
    )
  }
  const read = manifest.safeParse(parseJson(text))
  if (!read.success)
    throw new BackupError(`${path.join(folder, manifestName)} is damaged, or a newer Hoko made it.`)
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
