import { PublishedNote } from '#domains/selling/web/publishing/published-note.tsx'
import { browserLoad, type MetaProps, type PageProps, serverLoad } from '#platform/web/loading/load.ts'
import { DetailPage, detailMeta, getDetailTopics, loadDetail } from './detail-page.tsx'

export const loader = serverLoad(loadDetail, getDetailTopics)
export const clientLoader = browserLoad(loadDetail)
/** The price bar is at the bottom on a phone. */
export const handle = { tabs: false }

export function meta({ loaderData }: MetaProps<typeof loader>) {
  return detailMeta(loaderData)
}

export default function Detail({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PublishedNote />
      <DetailPage loaded={loaderData} />
    </>
  )
}
