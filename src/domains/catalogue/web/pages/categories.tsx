import { listCategories, listFamousCategories } from '#domains/catalogue/common/catalogue.ts'
import { CategoryTree } from '#domains/catalogue/web/category-tree.tsx'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/catalogue/texts.ts'

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

export function meta({ loaderData }: MetaProps<typeof loader>) {
  return pageMeta({
    title: t.categories_hoko(),
    description: getDescription(),
    url: `${loaderData?.origin ?? ''}/categories`,
  })
}

export default function Categories({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHeading title={t.categories()} />
      <CategoryTree categories={loaderData.categories} famous={loaderData.famous} />
    </>
  )
}
