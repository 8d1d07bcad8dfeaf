import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { KnownPlace, Place } from './profile.rules.ts'

export async function selectKnownPlace(db: Db, { region, suburb }: Place): Promise<KnownPlace> {
  const { rows } = await sql<KnownPlace>`
    select exists (select from regions where slug = ${region}::text) as region_is_known,
           (select d.region from suburbs s join districts d on d.slug = s.district
             where s.slug = ${suburb}::text) as region_of_suburb`.execute(db)
  return must(rows[0], 'profile')
}
