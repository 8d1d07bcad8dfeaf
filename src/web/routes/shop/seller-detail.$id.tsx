import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import type { Route } from './+types/seller-detail.$id'
import { getSellerMeta, getSellerTopics, loadSeller, SellerPage } from './seller-page.tsx'

const load = (async (api, { params, url, signal }) => {
  const id = Number(params.id)
  return await loadSeller(api, id, { path: `/seller-detail/${id}`, url, signal })
}) satisfies Load<unknown>

export const loader = serverLoad(load, getSellerTopics)
export const clientLoader = browserLoad(load)

export const meta = ({ loaderData }: Route.MetaArgs) => getSellerMeta(loaderData)

export default function SellerDetail({ loaderData }: Route.ComponentProps) {
  return <SellerPage loaded={loaderData} />
}
