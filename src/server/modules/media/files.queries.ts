import type { Db } from '#server/platform/db.ts'

/** A file of one's own; nobody learns of anyone else's. */
export async function selectOwnFile(db: Db, owner_id: number, id: number) {
  return await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .executeTakeFirst()
}

/** Whosever it is: for who holds a signed address. */
export async function selectFile(db: Db, id: number) {
  return await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
}
