import type pg from 'pg'

export interface Column {
  table_name: string
  column_name: string
  type_name: string
  is_nullable: boolean
  has_default: boolean
  choice: string | null
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
  _int8: 'number[]',
  _text: 'string[]',
}

const header = `// Made from the migrations by \`npm run db-types\`; a test compares it with the database.
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
               and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%' limit 1) as choice
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
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
  const tables = Map.groupBy(await readColumns(client), (column) => column.table_name)
  const interfaces = [...tables].map(
    ([name, columns]) => `export interface ${pascal(name)} {\n${columns.map(describeColumn).join('\n')}\n}\n`,
  )
  const all = [...tables.keys()].map((name) => `  ${name}: ${pascal(name)}`).join('\n')
  return [header, ...interfaces, `export interface DB {\n${all}\n}\n`].join('\n')
}

function describeColumn(column: Column): string {
  const words = choicesOf(column)?.map((word) => `'${word}'`)
  const base = words?.join(' | ') ?? types[column.type_name]
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
