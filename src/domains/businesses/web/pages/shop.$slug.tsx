import { redirect } from 'react-router'
import { findShop } from '#domains/businesses/common/storefront.ts'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import {
  getSellerMeta,
  getSellerTopics,
  loadSeller,
  SellerPage,
} from '#domains/accounts/web/pages/seller-page.tsx'

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

export const meta = ({ loaderData }: MetaProps<typeof loader>) => getSellerMeta(loaderData)

export default function Shop({ loaderData }: PageProps<typeof loader>) {
  return <SellerPage loaded={loaderData} />
}
