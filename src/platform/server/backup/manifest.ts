import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { describeBackup, type PlacedBackup } from './place/placed-backup.ts'

/** One plain sentence for the operator. */
export class BackupError extends Error {}

/** A part that isn't there. */
export class MissingPart extends BackupError {}

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

const literals = String.raw`\((?:(?:, )?(?:'(?:[^'\\]|'')*'|[\w.+-]+(?: \d+)?))+\)`

/** Becomes part of a statement, so nothing but literals fits. */
const partitionBound = z
  .string()
  .check(z.regex(new RegExp(`^(?:DEFAULT|FOR VALUES (?:FROM|IN|WITH) ${literals}(?: TO ${literals})?)$`)))

const manifest = z.object({
  format: z.literal(format),
  release: z.string(),
  /** As PostgreSQL reports it: `18.4`. */
  postgres: z.string(),
  snapshotAt: z.string(),
  finishedAt: z.string(),
  migrations: z.array(z.string()),
  /** A parent's first, so that they can be made again in this order. */
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: partitionBound })),
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

export const getTablePart = (folder: string, { schema, name }: Pick<TableFile, 'schema' | 'name'>) =>
  `${folder}/tables/${schema}.${name}.copy.zst`

export const getFileListPart = (folder: string) => `${folder}/files.jsonl.zst`

/** @throws BackupError if it isn't there, or isn't one */
export async function readManifest(backup: PlacedBackup): Promise<Manifest> {
  const { place, name } = backup
  let content
  try {
    content = await text(await place.read(`${name}/${manifestName}`))
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error
    throw new BackupError(
      `There is no whole backup in ${describeBackup(backup)}: a backup that has no ${manifestName} was never finished.`,
    )
  }
  const read = manifest.safeParse(parseJson(content))
  if (!read.success)
    throw new BackupError(`${describeBackup(backup)}/${manifestName} is damaged, or a newer Hoko made it.`)
  return read.data
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
