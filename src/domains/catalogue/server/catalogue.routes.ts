import {
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  listFamousCategories,
  listAdminCategories,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { cacheAnswers } from '#platform/server/http/cached/cached-answers.ts'
import { siteTopic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readCategories, readCategory, readCategoryPath, readFamousCategories } from './catalogue.service.ts'
import { faqRoutes } from './faqs.routes.ts'
import { filterRoutes } from './filters.routes.ts'
import {
  addCategory,
  changeCategory,
  readAdminCategories,
  removeCategory,
  type MoveListings,
} from './categories.service.ts'

/** Counts of listings are at most this old. */
const onEveryPage = { topics: [siteTopic], ttlMs: 10_000 }

export function catalogueRoutes(serve: Serve, platform: Platform, moveListings: MoveListings): void {
  const { db } = platform
  serve(
    listCategories,
    cacheAnswers(platform, listCategories, onEveryPage, async ({ input }) => {
      const categories = await readCategories(platform)
      const onlyTop = input.only_parent === 'yes' && input.all !== 'yes'
      return {
        items: categories.filter(
          (category) =>
            (input.type === 'all' || category.type === input.type) &&
            (!onlyTop || category.parent_id === null),
        ),
      }
    }),
  )

  serve(
    listFamousCategories,
    cacheAnswers(platform, listFamousCategories, onEveryPage, async () => ({
      items: await readFamousCategories(platform),
    })),
  )

  serve(getCategory, async ({ input, caller }) => {
    const category = await readCategory(platform, input.id)
    const path = await readCategoryPath(platform, input.id)
    const isShown = path.every(({ status }) => status === 'active')
    if (!category || (!isShown && caller?.type !== 'admin')) return refuse('not_found')
    const ancestors = path.slice(0, -1).map(({ id, name, slug }) => ({ id, name, slug }))
    return { ...category, ancestors }
  })

  serve(listAdminCategories, async () => ({ items: await readAdminCategories(db) }))

  serve(createCategory, async ({ input, caller }) => await addCategory(db, caller.id, input))

  serve(updateCategory, async ({ input, caller }) => await changeCategory(db, caller.id, input))

  serve(
    deleteCategory,
    async ({ input, caller }) => await removeCategory({ db, moveAll: moveListings }, caller.id, input),
  )

  faqRoutes(serve, platform)
  filterRoutes(serve, platform)
}
