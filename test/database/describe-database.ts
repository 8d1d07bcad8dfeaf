import type pg from 'pg'

export interface Column {
  table_name: string
  column_name: string
  type_name: string
  is_nullable: boolean
  has_default: boolean
  choice: string | null
  /** The table whose id the column holds: its own, or that of a foreign key. */
  identified: string | null
}

const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  date: 'string',
  time: 'string',
  jsonb: 'Json',
  xid8: 'string',
  tsvector: 'string',
  tsquery: 'string',
  _int4: 'number[]',
  _int8: 'number[]',
  _text: 'string[]',
}

/** The types of the ids of tables, wherever a column holds one. */
const idTypes: Record<string, string> = { accounts: 'AccountId', listings: 'ListingId' }

const header = `// Made from the migrations by \`npm run db-types\`; a test compares it with the database.
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { ColumnType } from 'kysely'

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Read as parsed JSON; written as the text of it. */
type Json = ColumnType<unknown, string, string>
`

/** Reads the columns of every table in the schema. */
export async function readColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as table_name, a.attname as column_name, t.typname as type_name,
           not a.attnotnull as is_nullable,
           (a.atthasdef or a.attidentity <> '') as has_default,
           (select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
               and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%' limit 1) as choice,
           case when a.attname = 'id' then c.relname
                else (select k.confrelid::regclass::text
                        from pg_constraint k, unnest(k.conkey, k.confkey) as n (own, others)
                        join pg_attribute o on o.attname = 'id' and o.attnum = n.others
                       where k.conrelid = c.oid and k.contype = 'f' and n.own = a.attnum
                         and o.attrelid = k.confrelid limit 1) end as identified
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
     order by c.relname, a.attnum`)
  return rows
}

/** The words that a check constraint allows in a column. */
export const choicesOf = ({ choice }: Column): string[] | undefined =>
  choice?.match(/'[a-z_-]+'/g)?.map((word) => word.slice(1, -1))

/**
 * Writes the types of the current schema. A column with a check on a list of words becomes a union.
 */
export async function describeDatabase(client: pg.Client): Promise<string> {
  const all = await readColumns(client)
  const tables = Map.groupBy(all, (column) => column.table_name)
  const idTypeOf = typeIds(all)
  const interfaces = [...tables].map(([name, columns]) => {
    const lines = columns.map((column) => describeColumn(column, idTypeOf(column)))
    return `export interface ${pascal(name)} {\n${lines.join('\n')}\n}\n`
  })
  const lines = [...tables.keys()].map((name) => `  ${name}: ${pascal(name)}`).join('\n')
  return [header, ...interfaces, `export interface DB {\n${lines}\n}\n`].join('\n')
}

/**
 * A column without a foreign key, such as one that outlives its row, holds what the foreign keys of
 * its name hold.
 */
function typeIds(columns: Column[]): (column: Column) => string | undefined {
  const named = Map.groupBy(
    columns.filter(({ column_name, identified }) => column_name !== 'id' && identified !== null),
    ({ column_name }) => column_name,
  )
  return ({ column_name, type_name, identified }) => {
    if (type_name !== 'int8') return undefined
    const held = new Set(named.get(column_name)?.map((other) => other.identified))
    const table = identified ?? (held.size === 1 ? [...held][0] : null)
    return idTypes[table ?? '']
  }
}

function describeColumn(column: Column, idType: string | undefined): string {
  const words = choicesOf(column)?.map((word) => `'${word}'`)
  const base = words?.join(' | ') ?? idType ?? types[column.type_name]
  if (!base)
    throw new Error(`${column.table_name}.${column.column_name} has the unknown type ${column.type_name}`)
  const nullable = column.is_nullable ? `${base} | null` : base
  return `  ${column.column_name}: ${column.has_default ? `Generated<${nullable}>` : nullable}`
}

const pascal = (name: string) =>
  name
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')
