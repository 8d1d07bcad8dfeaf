import { getCategory, listCategories, listFamousCategories } from '#contract/catalogue.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { selectCategoryPath } from './catalogue.queries.ts'
import { readCategories } from './catalogue.service.ts'

export function catalogueRoutes(serve: Serve, { db }: Platform): void {
  serve(listCategories, async ({ input }) => {
    const categories = await readCategories(db)
    const onlyTop = input.only_parent === 'yes' && input.all !== 'yes'
    return {
      items: categories.filter(
        (category) =>
          (input.type === 'all' || category.type === input.type) && (!onlyTop || category.parent_id === null),
      ),
    }
  })

  serve(listFamousCategories, async () => ({
    items: (await readCategories(db)).filter((category) => category.is_famous),
  }))

  serve(getCategory, async ({ input }) => {
    const category = (await readCategories(db)).find(({ id }) => id === input.id)
    if (!category) return refuse(getCategory, 'not_found')
    const path = await selectCategoryPath(db, input.id)
    const ancestors = path.slice(0, -1).map(({ id, name, slug }) => ({ id, name, slug }))
    return { ...category, ancestors }
  })
}
