import type pg from 'pg'
import { schemas } from './catalog.ts'

export interface SchemaObjects {
  /** Statements that remove or disable what would refuse, change or slow down loaded rows. */
  removals: string[]
  /** Statements that bring exactly the same back. */
  returns: string[]
}

interface Statements {
  removal: string
  return: string
}

/**
 * Triggers are disabled, since they would change loaded rows. Foreign keys go because they have cycles; the owner of a
 * table may do that, unlike `session_replication_role`, which managed databases forbid. Indexes are built faster in one
 * go.
 */
export async function describeSchemaObjects(client: pg.ClientBase): Promise<SchemaObjects> {
  const triggers = await selectStatements(
    client,
    `select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as removal,
            format('alter table %s enable %s trigger %I', t.tgrelid::regclass,
                   case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as return
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join ${schemas} on s.oid = c.relnamespace
      where not t.tgisinternal and t.tgenabled <> 'D' and t.tgparentid = 0 order by c.relname, t.tgname`,
  )
  const foreignKeys = await selectStatements(
    client,
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as removal,
            format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname,
                   pg_get_constraintdef(k.oid)) as return
       from pg_constraint k join pg_class c on c.oid = k.conrelid join ${schemas} on s.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 order by c.relname, k.conname`,
  )
  const indexes = await selectStatements(
    client,
    `select format('drop index %s', i.indexrelid::regclass) as removal,
            replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as return
       from pg_index i join pg_class c on c.oid = i.indrelid join ${schemas} on s.oid = c.relnamespace
      where not c.relispartition and not i.indisreplident and not i.indisclustered
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
        and not exists (select from pg_attribute a where a.attrelid = i.indexrelid and a.attstattarget > -1)
      order by c.relname, i.indexrelid`,
  )
  return {
    removals: [...triggers, ...foreignKeys, ...indexes].map((each) => each.removal),
    returns: [...indexes, ...foreignKeys, ...triggers].map((each) => each.return),
  }
}

async function selectStatements(client: pg.ClientBase, query: string): Promise<Statements[]> {
  const { rows } = await client.query<Statements>(query)
  return rows
}
