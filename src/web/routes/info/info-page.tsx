import { plainText } from '#shared/formats/rich-text.ts'
import { StaticPage } from '#web/features/static-pages/static-page.tsx'
import { browserLoad, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import type { Route } from './+types/info-page'
import { loadStaticPage } from './load-static-page.ts'
import * as t from './texts.ts'

export const loader = serverLoad(loadStaticPage)
export const clientLoader = browserLoad(loadStaticPage)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, origin } = loaderData
  const url = `${origin}/info/${page.slug}`
  return pageMeta({ title: t.title_hoko({ title: page.title }), description: plainText(page.text), url })
}

export default function InfoPage({ loaderData }: Route.ComponentProps) {
  return <StaticPage page={loaderData.page} />
}
