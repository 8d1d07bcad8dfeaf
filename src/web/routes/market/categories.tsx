import { listCategories, listFamousCategories } from '#contract/catalogue/catalogue.ts'
import { CategoryTree } from '#web/features/catalogue/category-tree.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import type { Route } from './+types/categories'

const load = (async (api, { url, signal }) => {
  const [all, famous] = await Promise.all([
    api.call(listCategories, { all: 'yes' }, { signal }),
    api.call(listFamousCategories, {}, { signal }),
  ])
  return { categories: all.items, famous: famous.items, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const description =
  'Every category on Hoko, with how many listings each has: general items, vehicles and property across New Zealand.'

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: 'Categories | Hoko', description, url: `${loaderData?.origin ?? ''}/categories` })
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Categories" />
      <CategoryTree categories={loaderData.categories} famous={loaderData.famous} />
    </>
  )
}
