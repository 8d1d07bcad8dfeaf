import {
  createFilter,
  deleteFilter,
  getFilter,
  listFilters,
  listAdminFilters,
  updateFilter,
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  listFamousCategories,
  listAdminCategories,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import {
  createFaq,
  deleteFaq,
  getFaq,
  type AdminFaq,
  listFaqs,
  listAdminFaqs,
  updateFaq,
} from '#domains/catalogue/common/faqs.ts'
import { cacheAnswers } from '#platform/server/http/cached/cached-answers.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { siteTopic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectAllFilters } from './catalogue.queries.ts'
import { readCategories, readCategory, readCategoryPath, readFamousCategories } from './catalogue.service.ts'
import {
  addCategory,
  changeCategory,
  readAdminCategories,
  removeCategory,
  type MoveListings,
} from './categories.service.ts'
import { addFaq, changeFaq, readFaqs, removeFaq } from './faqs.service.ts'
import { addFilter, changeFilter, readFiltersFor, removeFilter } from './filters.service.ts'

function faqRoutes(serve: Serve, { db }: Platform): void {
  serve(listFaqs, async ({ source }) => {
    const shown = (await readFaqs(source.db)).filter(({ status }) => status === 'active')
    const groups = Map.groupBy(shown, ({ group }) => group)
    return {
      groups: [...groups].map(([group, faqs]) => ({
        group,
        items: faqs.map(publicView),
      })),
    }
  })

  serve(listAdminFaqs, async () => ({ items: await readFaqs(db) }))

  serve(getFaq, async ({ input, caller }) => {
    const faq = (await readFaqs(db)).find(({ id }) => id === input.id)
    const maySee = faq && (faq.status === 'active' || caller?.type === 'admin')
    return maySee ? faq : refuse('not_found')
  })

  serve(createFaq, async ({ input, caller }) => await addFaq(db, caller.id, input))

  serve(updateFaq, async ({ input, caller }) => await changeFaq(db, caller.id, input))

  serve(deleteFaq, async ({ input, caller }) => {
    await removeFaq(db, caller.id, input.id)
    return { ok: true as const }
  })
}

function publicView(faq: AdminFaq) {
  const { status: _, updated_at: __, ...shown } = faq
  return shown
}

function filterRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform
  serve(listFilters, async ({ input, source }) => ({ items: await readFiltersFor(source, input.category) }))

  serve(listAdminFilters, async () => ({ items: await selectAllFilters(db) }))

  serve(getFilter, async ({ input, caller }) => {
    const filter = (await selectAllFilters(db)).find(({ id }) => id === input.id)
    const maySee = filter && (filter.status === 'active' || caller?.type === 'admin')
    return maySee ? filter : refuse('not_found')
  })

  serve(createFilter, async ({ input, caller }) => await addFilter(db, caller.id, input))

  serve(updateFilter, async ({ input, caller }) => await changeFilter(db, caller.id, input))

  serve(deleteFilter, async ({ input, caller }) => {
    await removeFilter(db, caller.id, input.id)
    return { ok: true as const }
  })
}

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

  serve(getCategory, async ({ input, caller, source }) => {
    const category = await readCategory(source, input.id)
    const path = await readCategoryPath(source, input.id)
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
