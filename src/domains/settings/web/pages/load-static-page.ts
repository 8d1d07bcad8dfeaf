import { getStaticPage, type StaticPageSlug } from '#domains/settings/common/static-pages/static-pages.ts'
import { findAddress } from '#platform/common/addresses.ts'
import type { Load } from '#platform/web/loading/load.ts'

/** The last part of the address names the page. */
export const loadStaticPage = (async (api, { url, signal }) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The route has no other addresses.
  const slug = findAddress(url.pathname)?.path.split('/').at(-1) as StaticPageSlug
  return { page: await api.call(getStaticPage, { slug }, { signal }), origin: url.origin }
}) satisfies Load<unknown>
