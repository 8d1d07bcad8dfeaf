import { maxFound } from '#domains/moderation/common/records/admin.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectFoundPeople } from './members.queries.ts'

export const findPeople = (db: Db, q: string) => selectFoundPeople(db, q, maxFound)
