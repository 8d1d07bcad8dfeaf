import { browserLoad, serverLoad } from '#web/lib/loading/load.ts'
import type { Route } from './+types/listing.$id.detail'
import { DetailPage, detailMeta, getDetailTopics, loadDetail } from './detail-page.tsx'

export const loader = serverLoad(loadDetail, getDetailTopics)
export const clientLoader = browserLoad(loadDetail)
/** The price bar is at the bottom on a phone. */
export const handle = { tabs: false }

export function meta({ loaderData }: Route.MetaArgs) {
  return detailMeta(loaderData)
}

export default function Detail({ loaderData }: Route.ComponentProps) {
  return <DetailPage loaded={loaderData} />
}
