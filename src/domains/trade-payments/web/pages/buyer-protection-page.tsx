import { getBuyerProtection } from '#domains/trade-payments/common/fees/fees.ts'
import { ProtectionRules } from '#domains/trade-payments/web/fees/protection-rules.tsx'
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
  rules: await api.call(getBuyerProtection, {}, { signal }),
  origin: url.origin,
})) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: MetaProps<typeof loader>) {
  const url = `${loaderData?.origin ?? ''}/info/buyer-protection`
  return pageMeta({ title: t.buyer_protection_hoko(), description: t.buyer_protection_intro(), url })
}

export default function BuyerProtectionPage({ loaderData: { rules } }: PageProps<typeof loader>) {
  return (
    <div className="pb-8">
      <PageHeading title={t.buyer_protection()}>{t.buyer_protection_intro()}</PageHeading>
      <ProtectionRules rules={rules} />
    </div>
  )
}
