import { getPartnerApi } from '#domains/partners/common/api-keys.ts'
import { ApiDocs } from '#domains/partners/web/api-docs.tsx'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import * as t from '#domains/partners/texts.ts'

const load = (async (api, { url, signal }) => {
  const { operations } = await api.call(getPartnerApi, {}, { signal })
  return { operations, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: MetaProps<typeof loader>) {
  const url = `${loaderData?.origin ?? ''}/api-docs`
  return pageMeta({ title: t.api_guide_hoko(), description: t.list_and_manage_your_items(), url })
}

export default function ApiDocsPage({ loaderData: { operations, origin } }: PageProps<typeof loader>) {
  return (
    <div className="pb-8">
      <PageHeading title={t.api_guide()}>{t.list_and_manage_your_items()}</PageHeading>
      <ApiDocs operations={operations} api={`${origin}/api`} />
    </div>
  )
}
