import type { Selectable } from 'kysely'
import type { Lender } from '#domains/finance/common/finance.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export type LenderRow = Selectable<DB['lenders']>

export async function selectLenders(db: Db): Promise<LenderRow[]> {
  return await db.selectFrom('lenders').selectAll().orderBy('position').orderBy('id').execute()
}

export async function selectLenderList(db: Db) {
  return await db
    .selectFrom('lender_lists as s')
    .leftJoin('accounts as a', 'a.id', 's.changed_by')
    .select(['s.version', 's.changed_at', 'a.display_name as changed_by'])
    .executeTakeFirstOrThrow()
}

export async function lockLenderList(tx: Tx): Promise<number> {
  const { version } = await tx
    .selectFrom('lender_lists')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

export async function viewLenders(db: Db, rows: LenderRow[]): Promise<Lender[]> {
  const images = await selectImages(
    db,
    rows.flatMap(({ logo_image_id: logoImageId }) => logoImageId ?? []),
  )
  return rows.map(({ position: _position, created_at: _createdAt, updated_at: updatedAt, ...row }) => ({
    ...row,
    logo: (row.logo_image_id !== null && images.get(row.logo_image_id)?.thumb_url) || null,
    updated_at: updatedAt.toISOString(),
  }))
}
