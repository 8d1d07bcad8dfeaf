import { StaticPage } from '#web/features/static-pages/static-page.tsx'
import { browserLoad, serverLoad } from '#web/lib/loading/load.ts'
import type { Route } from './+types/bare-page'
import { loadStaticPage } from './load-static-page.ts'
import * as t from './texts.ts'

export const loader = serverLoad(loadStaticPage)
export const clientLoader = browserLoad(loadStaticPage)

/** The same page with a frame is the one for search engines. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    { title: t.title_hoko({ title: loaderData.page.title }) },
    { tagName: 'link', rel: 'canonical', href: `${loaderData.origin}/info/${loaderData.page.slug}` },
  ]
}

export default function BareInfoPage({ loaderData }: Route.ComponentProps) {
  return <StaticPage page={loaderData.page} isBare />
}
