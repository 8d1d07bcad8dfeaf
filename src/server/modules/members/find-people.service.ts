import { max_found } from '#contract/admin/admin.ts'
import type { Db } from '#server/platform/database/db.ts'
import { selectFoundPeople } from './members.queries.ts'

export const findPeople = (db: Db, q: string) => selectFoundPeople(db, q, max_found)
