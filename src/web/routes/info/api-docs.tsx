import { getPartnerApi } from '#contract/partners/partner-api.ts'
import { ApiDocs } from '#web/features/partners/docs/api-docs.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import type { Route } from './+types/api-docs'
import * as t from './texts.ts'

const load = (async (api, { url, signal }) => {
  const { operations } = await api.call(getPartnerApi, {}, { signal })
  return { operations, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: Route.MetaArgs) {
  const url = `${loaderData?.origin ?? ''}/api-docs`
  return pageMeta({ title: t.api_guide_hoko(), description: t.list_and_manage_your_items(), url })
}

export default function ApiDocsPage({ loaderData: { operations, origin } }: Route.ComponentProps) {
  return (
    <div className="pb-8">
      <PageHeading title={t.api_guide()}>{t.list_and_manage_your_items()}</PageHeading>
      <ApiDocs operations={operations} api={`${origin}/api`} />
    </div>
  )
}
