import { redirect } from 'react-router'
import { findShop } from '#contract/businesses/storefront.ts'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import type { Route } from './+types/shop.$slug'
import { getSellerMeta, getSellerTopics, loadSeller, SellerPage } from './seller-page.tsx'

/** An old address redirects to the present one. */
const load = (async (api, { params, url, signal }) => {
  const slug = params.slug ?? ''
  const shop = await api.call(findShop, { slug }, { signal })
  const path = `/shop/${shop.slug}`
  if (shop.slug !== slug) throw redirect(`${path}${url.search}`, 301)
  return await loadSeller(api, shop.seller_id, { path, url, signal })
}) satisfies Load<unknown>

export const loader = serverLoad(load, getSellerTopics)
export const clientLoader = browserLoad(load)

export const meta = ({ loaderData }: Route.MetaArgs) => getSellerMeta(loaderData)

export default function Shop({ loaderData }: Route.ComponentProps) {
  return <SellerPage loaded={loaderData} />
}
