import type pg from 'pg'
import groups from '#domains/groups.json' with { type: 'json' }
import { owners } from '#test/architecture/table-owners.ts'
import { choicesOf, readColumns, type Column } from './describe-database.ts'

interface Key {
  table_name: string
  kind: 'p' | 'u' | 'f'
  columns: string[]
  /** The table a foreign key points to. */
  target: string | null
}

const hub = 'accounts'
const marks = { p: 'PK', f: 'FK', u: 'UK' }
const types: Record<string, string> = { int8: 'bigint', int4: 'integer', int2: 'smallint', bool: 'boolean' }
const maxWords = 6
const allGroups = [{ name: 'platform', domains: ['platform'] }, ...groups]

const header = `# Data model

Made from the database by \`npm run data-model\`; a test compares the two. The comments in [the baseline](../migrations/0001-baseline.sql) say what a row of each table is.

One diagram for each domain that owns tables, in the groups of [the domains](../src/domains/groups.json). A table is drawn with its keys and the columns that hold one of a few words. Lines are foreign keys; an empty box is a table of another domain. Nearly every table refers to \`accounts\`, so its lines are drawn only within its own domain; elsewhere the columns name it.
`

export async function describeDataModel(client: pg.Client): Promise<string> {
  const columns = Map.groupBy(await readColumns(client), (column) => column.table_name)
  const keys = Map.groupBy(await readKeys(client), (key) => key.table_name)
  const parts = allGroups.flatMap((group) => {
    const diagrams = group.domains
      .map((domain) => ({ domain, tables: tablesOf(domain) }))
      .filter(({ tables }) => tables.length > 0)
      .map(({ domain, tables }) => `### ${domain}\n\n${drawDomain(tables, columns, keys)}`)
    return diagrams.length > 0 ? [`## ${capitalised(group.name)}\n`, ...diagrams] : []
  })
  return [header, `## Overview\n\n${renderOverview([...keys.values()].flat())}`, ...parts].join('\n')
}

async function readKeys(client: pg.Client): Promise<Key[]> {
  const { rows } = await client.query<Key>(`
    select c.relname as table_name, k.contype as kind, t.relname as target,
           array(select a.attname::text from unnest(k.conkey) with ordinality as n (number, place)
                   join pg_attribute a on a.attrelid = c.oid and a.attnum = n.number
                  order by n.place) as columns
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      left join pg_class t on t.oid = k.confrelid
     where k.contype in ('p', 'u', 'f') and not c.relispartition and k.conparentid = 0
       and c.relnamespace = 'public'::regnamespace
     order by c.relname, k.conname`)
  return rows
}

const tablesOf = (domain: string) => Object.keys(owners).filter((table) => owners[table] === domain)

const capitalised = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const mermaid = (kind: string, lines: string[]) =>
  `\`\`\`mermaid\n${[kind, ...lines.map((line) => `  ${line}`)].join('\n')}\n\`\`\`\n`

type Columns = Map<string, Column[]>
type Keys = Map<string, Key[]>

function drawDomain(tables: string[], columns: Columns, keys: Keys): string {
  const boxes = tables.flatMap((table) => {
    const own = keys.get(table) ?? []
    const lines = columns.get(table)!.flatMap((column) => describeColumn(column, own))
    return lines.length > 0 ? [`${table} {`, ...lines.map((line) => `  ${line}`), '}'] : [table]
  })
  const relations = tables.flatMap((table) => {
    const own = keys.get(table) ?? []
    return own
      .filter(({ target }) => target !== null && (target !== hub || tables.includes(hub)))
      .map((key) => renderRelation(key, own, columns.get(table)!))
  })
  return mermaid('erDiagram', [...boxes, ...relations])
}

function describeColumn(column: Column, keys: Key[]): string[] {
  const of = keys.filter((key) => key.columns.includes(column.column_name))
  const marked = Object.keys(marks).filter((kind) => of.some((key) => key.kind === kind)) as Key['kind'][]
  const words = choicesOf(column)
  const target = of.find(({ target: table }) => table)?.target
  if (marked.length === 0 && !words) return []
  const note =
    target ?? (words && [...words.slice(0, maxWords), ...(words[maxWords] ? ['…'] : [])].join(', '))
  const type = types[column.type_name] ?? column.type_name
  const mark = marked.map((kind) => marks[kind]).join(', ')
  return [[type, column.column_name, mark, note && `"${note}"`].filter(Boolean).join(' ')]
}

function renderRelation(
  { table_name, target, columns: [name] }: Key,
  keys: Key[],
  columns: Column[],
): string {
  const isNullable = columns.some((column) => column.column_name === name && column.is_nullable)
  const isUnique = keys.some(
    ({ kind, columns: [first, ...more] }) => kind !== 'f' && first === name && more.length === 0,
  )
  return `${target} ${isNullable ? '|o' : '||'}--${isUnique ? 'o|' : 'o{'} ${table_name} : ${name}`
}

/** Draws an arrow between two groups if a table of one refers to a table of the other. */
function renderOverview(keys: Key[]): string {
  const groupOf = (table: string) => allGroups.findIndex(({ domains }) => domains.includes(owners[table]!))
  const boxes = allGroups.map(({ name, domains }, place) => {
    const owning = domains.filter((domain) => tablesOf(domain).length > 0)
    return `g${place}["<b>${capitalised(name)}</b>${owning.join() === name ? '' : `<br/>${owning.join(', ')}`}"]`
  })
  const arrows = keys
    .filter(({ target }) => target !== null && target !== hub)
    .map(({ table_name, target }) => [groupOf(table_name), groupOf(target!)] as const)
    .filter(([from, to]) => from !== to)
    .toSorted(([a, b], [c, d]) => a - c || b - d)
    .map(([from, to]) => `g${from} --> g${to}`)
  return mermaid('flowchart BT', [...boxes, ...new Set(arrows)])
}
