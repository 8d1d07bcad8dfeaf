import { listCategories, listFamousCategories } from '#contract/catalogue/catalogue.ts'
import { CategoryTree } from '#web/features/catalogue/category-tree.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import type { Route } from './+types/categories'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const load = (async (api, { url, signal }) => {
  const [all, famous] = await Promise.all([
    api.call(listCategories, { all: 'yes' }, { signal }),
    api.call(listFamousCategories, {}, { signal }),
  ])
  return { categories: all.items, famous: famous.items, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const getDescription = makeTexts(() => t.every_category_on_hoko_with_how_many())

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: t.categories_hoko(),
    description: getDescription(),
    url: `${loaderData?.origin ?? ''}/categories`,
  })
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={t.categories()} />
      <CategoryTree categories={loaderData.categories} famous={loaderData.famous} />
    </>
  )
}
