import { getFeeSheet } from '#domains/trade-payments/common/fees/fees.ts'
import { PublishedFees } from '#domains/trade-payments/web/fees/published-fees.tsx'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import * as t from '#domains/trade-payments/texts.ts'

const load = (async (api, { url, signal }) => ({
  sheet: await api.call(getFeeSheet, {}, { signal }),
  origin: url.origin,
})) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: MetaProps<typeof loader>) {
  const url = `${loaderData?.origin ?? ''}/info/fees`
  return pageMeta({ title: t.fees_hoko(), description: t.fees_in_short(), url })
}

export default function FeesPage({ loaderData: { sheet } }: PageProps<typeof loader>) {
  return (
    <div className="pb-8">
      <PageHeading title={t.fees()}>{t.fees_in_short()}</PageHeading>
      <PublishedFees sheet={sheet} />
    </div>
  )
}
