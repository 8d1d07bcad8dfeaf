import { expect } from 'vitest'
import {
  createCategory,
  deleteCategory,
  type AdminCategory,
  listAdminCategories,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import type { Person, TestApp } from '../test-app.ts'

type Added = OperationInput<typeof createCategory>

export function categoryAdmin(app: TestApp, admin: Person) {
  const office = app.as(admin)
  const requested = (input: Added) => office.call(createCategory, input)

  async function made(input: Added): Promise<AdminCategory> {
    const category = await requested(input)
    if ('key' in category) throw new Error(JSON.stringify(category))
    return category
  }

  const saved = async () => (await office.call(listAdminCategories, {})).items

  return {
    requested,
    made,
    saved,
    top: (name: string, wishes: Partial<Added> = {}) => made({ name, type: 'general', ...wishes }),
    under: (parent: { id: number }, name: string) => made({ name, parent_id: parent.id }),
    change: (id: number, input: Omit<OperationInput<typeof updateCategory>, 'id'>) =>
      office.call(updateCategory, { id, ...input }),
    remove: (id: number, moveTo?: number) =>
      office.call(deleteCategory, { id, ...(moveTo === undefined ? {} : { move_to: moveTo }) }),
    childrenOf: async (id: number) =>
      (await saved()).filter(({ parent_id }) => parent_id === id).map(({ name }) => name),

    async expectSoundTree() {
      const rows = await app.platform.db.selectFrom('categories').selectAll().execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const { id, parent_id, path, type } of rows) {
        expect(path).toEqual([...(parent_id === null ? [] : byId.get(parent_id)!.path), id])
        expect(path.length).toBeLessThanOrEqual(4)
        expect(byId.get(path[0]!)!.type).toBe(type)
      }
      expect((await saved()).length).toBe(rows.length)
    },

    async putListing(listingId: ListingId, categoryId: number) {
      await app.platform.db
        .updateTable('listings')
        .set({ category_id: categoryId })
        .where('id', '=', listingId)
        .execute()
    },
  }
}
