import { getSettings } from '#contract/settings/settings.ts'
import { RulesText } from '#web/features/trading-rules/rules-text.tsx'
import { SiteFigures } from '#web/features/trading-rules/site-figures.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import type { Route } from './+types/trading-rules'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const load = (async (api, { url, signal }) => {
  const { closing_rules } = await api.call(getSettings, {}, { signal })
  return { closing_rules, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const getDescription = makeTexts(() => t.how_auctions_reserves_buy_now_offers())

export function meta({ loaderData }: Route.MetaArgs) {
  const url = `${loaderData?.origin ?? ''}/trading-rules`
  return pageMeta({ title: t.trading_rules_hoko(), description: getDescription(), url })
}

export default function TradingRules({ loaderData }: Route.ComponentProps) {
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
