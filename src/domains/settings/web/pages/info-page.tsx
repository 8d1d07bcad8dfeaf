import { plainText } from '#platform/common/formats/rich-text.ts'
import { StaticPage } from '#domains/settings/web/static-pages/static-page.tsx'
import { browserLoad, type MetaProps, type PageProps, serverLoad } from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { loadStaticPage } from './load-static-page.ts'
import * as t from '#domains/settings/texts.ts'

export const loader = serverLoad(loadStaticPage)
export const clientLoader = browserLoad(loadStaticPage)

export function meta({ loaderData }: MetaProps<typeof loader>) {
  if (!loaderData) return []
  const { page, origin } = loaderData
  const url = `${origin}/info/${page.slug}`
  return pageMeta({ title: t.title_hoko({ title: page.title }), description: plainText(page.text), url })
}

export default function InfoPage({ loaderData }: PageProps<typeof loader>) {
  return <StaticPage page={loaderData.page} />
}
