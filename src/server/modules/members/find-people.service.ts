import { max_found } from '#contract/admin/admin.ts'
import type { Db } from '#server/platform/database/db.ts'
import { selectFoundPeople } from './members.queries.ts'

/** The people that somebody means who types this. */
export const findPeople = (db: Db, q: string) => selectFoundPeople(db, q, max_found)
