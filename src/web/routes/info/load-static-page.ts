import { getStaticPage, type StaticPageSlug } from '#contract/static-pages/static-pages.ts'
import { findAddress } from '#shared/rules/addresses.ts'
import type { Load } from '#web/lib/loading/load.ts'

/** The last part of the address names the page. */
export const loadStaticPage = (async (api, { url, signal }) => {
  const slug = findAddress(url.pathname)?.path.split('/').at(-1) as StaticPageSlug
  return { page: await api.call(getStaticPage, { slug }, { signal }), origin: url.origin }
}) satisfies Load<unknown>
