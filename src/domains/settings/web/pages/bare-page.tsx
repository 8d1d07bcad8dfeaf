import { StaticPage } from '#domains/settings/web/static-pages/static-page.tsx'
import { browserLoad, type MetaProps, type PageProps, serverLoad } from '#platform/web/loading/load.ts'
import { loadStaticPage } from './load-static-page.ts'
import * as t from '#domains/settings/texts.ts'

export const loader = serverLoad(loadStaticPage)
export const clientLoader = browserLoad(loadStaticPage)

/** Search engines index the same page with the frame. */
export function meta({ loaderData }: MetaProps<typeof loader>) {
  if (!loaderData) return []
  return [
    { title: t.title_hoko({ title: loaderData.page.title }) },
    { tagName: 'link', rel: 'canonical', href: `${loaderData.origin}/info/${loaderData.page.slug}` },
  ]
}

export default function BareInfoPage({ loaderData }: PageProps<typeof loader>) {
  return <StaticPage page={loaderData.page} isBare />
}
