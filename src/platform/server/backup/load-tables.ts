import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { toError } from '#platform/common/errors.ts'
import { quoteColumns, quoteTable, selectPartitions, selectTables, type CatalogTable } from './catalog.ts'
import { ContentSum } from './content-sum.ts'
import { BackupError, getTablePart, type Manifest, type TableFile } from './manifest.ts'
import type { PlacedBackup } from './place/placed-backup.ts'
import { describeSchemaObjects } from './schema-objects.ts'

interface Loading {
  client: pg.ClientBase
  backup: PlacedBackup
  manifest: Manifest
  print: (line: string) => void
}

/**
 * Fills a schema made by the same migrations; to be called in a transaction. What migrations inserted is replaced.
 * Everything is read back and compared.
 *
 * @throws BackupError if a table differs from the backup
 */
export async function loadTables({ client, backup, manifest, print }: Loading): Promise<void> {
  await client.query(`set local maintenance_work_mem = '256MB'; set local synchronous_commit = on`)
  const { removals, returns } = await describeSchemaObjects(client)
  for (const statement of removals) await client.query(statement)
  await replacePartitions(client, manifest)
  const found = await selectTables(client)
  const tables = chooseTables(found, manifest, print)
  // Also lets COPY write without looking for free space in earlier pages.
  await client.query(`truncate ${found.map((table) => quoteTable(client, table)).join(', ')}`)
  for (const table of tables) await loadTable(client, backup, table)
  print(`${tables.length} tables are loaded; indexes and foreign keys follow …`)
  for (const statement of returns) await client.query(statement)
  for (const { schema, name, value, isCalled } of manifest.sequences)
    await client.query('select setval(to_regclass($1), $2, $3)', [
      quoteTable(client, { schema, name }),
      value,
      isCalled,
    ])
  for (const table of tables) await compareTable(client, table)
}

/** Jobs make later ones and drop the earliest. To be called while no foreign key is there. */
async function replacePartitions(client: pg.ClientBase, { partitions }: Manifest) {
  for (const { name, parent } of await selectPartitions(client))
    if (partitions.some((one) => one.parent === parent))
      await client.query(`drop table ${client.escapeIdentifier(name)}`)
  for (const { name, parent, bound } of partitions)
    await client.query(
      `create table ${client.escapeIdentifier(name)} partition of ${client.escapeIdentifier(parent)} ${bound}`,
    )
}

/**
 * Leaves out tables that no migration makes: an operator made them. The others must have the same columns, since the same
 * migrations made them; the queue's are made by its newest release.
 */
function chooseTables(found: CatalogTable[], { tables }: Manifest, print: (line: string) => void) {
  const here = new Map(found.map((table) => [`${table.schema}.${table.name}`, describeColumns(table)]))
  const isForeign = ({ schema, name }: TableFile) => schema === 'main' && !here.has(`${schema}.${name}`)
  const foreign = tables.filter(isForeign).map(({ name }) => name)
  if (foreign.length > 0) print(`Left out, as they are not Hoko’s: ${foreign.join(', ')}.`)
  const chosen = tables.filter((table) => !isForeign(table))
  const different = chosen.filter(
    (table) => here.get(`${table.schema}.${table.name}`) !== describeColumns(table),
  )
  if (different.length > 0)
    throw new BackupError(
      `This Hoko’s tables differ from the backup’s: ${different.map(({ name }) => name).join(', ')}. Restore with the release that made the backup, then start the newer one.`,
    )
  return chosen
}

const describeColumns = ({ columns }: Pick<TableFile, 'columns'>) => columns.toSorted().join()

async function loadTable(client: pg.ClientBase, { place, name }: PlacedBackup, table: TableFile) {
  const source = await place.read(getTablePart(name, table))
  const rows = client.query(
    copyFrom(`copy ${quoteTable(client, table)} (${quoteColumns(client, table.columns)}) from stdin`),
  )
  try {
    await pipeline(source, createZstdDecompress(), rows)
  } catch (error) {
    throw new BackupError(`The table ${table.name} could not be loaded: ${toError(error).message}.`)
  }
}

async function compareTable(client: pg.ClientBase, table: TableFile) {
  const content = new ContentSum()
  const rows = client.query(
    copyTo(`copy ${quoteTable(client, table)} (${quoteColumns(client, table.columns)}) to stdout`),
  )
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(rows, content, nowhere)
  if (content.rows !== table.rows || content.sum !== table.contentSum)
    throw new BackupError(
      `The table ${table.name} differs from the backup after loading: ${content.rows} rows of ${table.rows}.`,
    )
}
