import { useSearchParams } from 'react-router'
import { getTransparency } from '#contract/moderation/transparency.ts'
import { Transparency } from '#web/features/moderation/transparency/transparency.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import type { Route } from './+types/transparency'
import * as t from './texts.ts'

const path = '/info/transparency'

const load = (async (api, { url, signal }) => ({
  counts: await api.call(getTransparency, {}, { signal }),
  origin: url.origin,
})) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: Route.MetaArgs) {
  const url = `${loaderData?.origin ?? ''}${path}`
  return pageMeta({ title: t.transparency_hoko(), description: t.how_many_reports_we_get(), url })
}

export default function TransparencyPage({ loaderData: { counts } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <div className="pb-8">
      <PageHeading title={t.transparency()}>{t.how_many_reports_we_get()}</PageHeading>
      <Transparency counts={counts} quarter={search.get('quarter')} path={path} />
    </div>
  )
}
