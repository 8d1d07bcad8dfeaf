import type { CompiledQuery, Kysely } from 'kysely'
import pg from 'pg'
import type { DB } from './db-types.ts'

const names = new Map<string, string>()

/** A placeholder for an argument while the statement is built. */
class Slot {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * Builds a statement once; each connection parses and plans it once. Only for look-ups by keys: the
 * best plan of a search depends on its values.
 * @param build may use its arguments only as parameters
 */
export function prepareStatement<Args extends unknown[], Row>(
  build: (db: Kysely<DB>, ...args: Args) => CompiledQuery<Row>,
): (db: Kysely<DB>, ...args: Args) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (db, ...args) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The placeholders are replaced before the query runs.
    built ??= nameStatement(build(db, ...(args.map((_, index) => new Slot(index)) as unknown as Args)))
    const parameters = built.parameters.map((one) => (one instanceof Slot ? args[one.index] : one))
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}

/** Further texts are sent without a name: each name takes memory of every connection. */
const maxNames = 400

interface Compilable<Row> {
  compile: (db: Kysely<DB>) => CompiledQuery<Row>
}

/**
 * Like `prepareStatement`, for a statement that is built each time. It must have few distinct
 * texts, so varying values are parameters, and it names its columns: a prepared `select *` fails
 * once a column is added.
 */
export async function executePrepared<Row>(db: Kysely<DB>, query: Compilable<Row>): Promise<Row[]> {
  const statement = query.compile(db)
  if (!names.has(statement.sql) && names.size < maxNames) nameStatement(statement)
  return (await db.executeQuery(statement)).rows
}

function nameStatement<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  names.set(statement.sql, `hoko_${names.size}`)
  return statement
}

/** Sends named statements as prepared ones. */
export class PreparingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own method has many overloads.
  override query(...[config, ...rest]: any[]): any {
    const name = typeof config === 'string' ? names.get(config) : undefined
    const query = name ? { name, text: config } : config
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One of the overloads fits.
    return super.query(query, ...(rest as [never]))
  }
}
