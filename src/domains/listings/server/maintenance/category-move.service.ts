import type { MoveListings } from '#domains/catalogue/server/categories.service.ts'

/**
 * The version doesn't change, so a seller who is editing isn't disturbed.
 * @returns how many there were
 */
export const moveListings: MoveListings = async (tx, from, to) => {
  // In a fixed order, so that two such moves can't deadlock.
  const rows = await tx
    .selectFrom('listings')
    .select('id')
    .where('category_id', '=', from)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length === 0) return 0
  await tx.updateTable('listings').set({ category_id: to }).where('category_id', '=', from).execute()
  return rows.length
}
