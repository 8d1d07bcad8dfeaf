import { LifeBuoy } from 'lucide-react'
import { listFaqs } from '#contract/catalogue/faqs.ts'
import { FaqGroups } from '#web/features/catalogue/faq-groups.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import type { Route } from './+types/frequently-asked-questions'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const load = (async (api, { url, signal }) => {
  const { groups } = await api.call(listFaqs, {}, { signal })
  return { groups, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const getDescription = makeTexts(() => t.how_bidding_buying_selling_paying_and())

export function meta({ loaderData }: Route.MetaArgs) {
  const url = `${loaderData?.origin ?? ''}/frequently-asked-questions`
  return pageMeta({ title: t.faqs_hoko(), description: getDescription(), url })
}

export default function FrequentlyAskedQuestions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={t.faqs()}>{t.what_buyers_and_sellers_ask_us_most()}</PageHeading>
      <FaqGroups groups={loaderData.groups} />
      <p className="mt-7">
        <LinkButton to="/contact-us" kind="quiet" icon={LifeBuoy}>
          {t.ask_our_support_team()}
        </LinkButton>
      </p>
    </>
  )
}
