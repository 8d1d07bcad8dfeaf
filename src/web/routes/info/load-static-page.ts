import { getStaticPage, type StaticPage, type StaticPageSlug } from '#contract/static-pages/static-pages.ts'
import type { Load } from '#web/lib/loading/load.ts'

export const loadStaticPage = (async (api, { params, url, signal }) => {
  const page: StaticPage = await api.call(getStaticPage, { slug: params.slug as StaticPageSlug }, { signal })
  return { page, origin: url.origin }
}) satisfies Load<unknown>
