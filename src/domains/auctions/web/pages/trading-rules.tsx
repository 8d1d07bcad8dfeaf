import { getSettings } from '#domains/settings/common/settings.ts'
import { RulesText, SiteFigures } from '#domains/auctions/web/trading-rules/trading-rules.tsx'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/auctions/texts.ts'

const load = (async (api, { url, signal }) => {
  const { closing_rules: closingRules } = await api.call(getSettings, {}, { signal })
  return { closing_rules: closingRules, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const getDescription = makeTexts(() => t.how_auctions_reserves_buy_now_offers())

export function meta({ loaderData }: MetaProps<typeof loader>) {
  const url = `${loaderData?.origin ?? ''}/trading-rules`
  return pageMeta({ title: t.trading_rules_hoko(), description: getDescription(), url })
}

export default function TradingRules({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHeading title={t.trading_rules()} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <RulesText />
        <div className="row-start-1 lg:sticky lg:top-20 lg:col-start-2">
          <SiteFigures figures={loaderData.closing_rules} />
        </div>
      </div>
    </>
  )
}
