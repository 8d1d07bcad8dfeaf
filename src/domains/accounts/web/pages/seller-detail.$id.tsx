import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import { getSellerMeta, getSellerTopics, loadSeller, SellerPage } from './seller-page.tsx'

const load = (async (api, { params, url, signal }) => {
  const id = Number(params.id)
  return await loadSeller(api, id, { path: `/seller-detail/${id}`, url, signal })
}) satisfies Load<unknown>

export const loader = serverLoad(load, getSellerTopics)
export const clientLoader = browserLoad(load)

export const meta = ({ loaderData }: MetaProps<typeof loader>) => getSellerMeta(loaderData)

export default function SellerDetail({ loaderData }: PageProps<typeof loader>) {
  return <SellerPage loaded={loaderData} />
}
