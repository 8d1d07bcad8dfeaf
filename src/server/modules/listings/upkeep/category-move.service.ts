import type { MoveListings } from '#server/modules/catalogue/categories.service.ts'

/**
 * Puts every listing of one category into another. The version stays, so a seller who is writing goes on undisturbed;
 * what is saved next says where it belongs. @returns how many there were
 */
export const moveListings: MoveListings = async (tx, from, to) => {
  // In one order, so that two such moves never wait for each other in a circle.
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
