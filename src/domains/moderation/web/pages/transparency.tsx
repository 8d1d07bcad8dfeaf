import { useSearchParams } from 'react-router'
import { getTransparency } from '#domains/moderation/common/transparency.ts'
import { Transparency } from '#domains/moderation/web/transparency/transparency.tsx'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import * as t from '#domains/moderation/texts.ts'

const path = '/info/transparency'

const load = (async (api, { url, signal }) => ({
  counts: await api.call(getTransparency, {}, { signal }),
  origin: url.origin,
})) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: MetaProps<typeof loader>) {
  const url = `${loaderData?.origin ?? ''}${path}`
  return pageMeta({ title: t.transparency_hoko(), description: t.how_many_reports_we_get(), url })
}

export default function TransparencyPage({ loaderData: { counts } }: PageProps<typeof loader>) {
  const [search] = useSearchParams()
  return (
    <div className="pb-8">
      <PageHeading title={t.transparency()}>{t.how_many_reports_we_get()}</PageHeading>
      <Transparency counts={counts} quarter={search.get('quarter')} path={path} />
    </div>
  )
}
