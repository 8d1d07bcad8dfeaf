import { LifeBuoy } from 'lucide-react'
import { listFaqs } from '#domains/catalogue/common/faqs.ts'
import { FaqGroups } from '#domains/catalogue/web/faq-groups.tsx'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
} from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/settings/texts.ts'

const load = (async (api, { url, signal }) => {
  const { groups } = await api.call(listFaqs, {}, { signal })
  return { groups, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const getDescription = makeTexts(() => t.how_bidding_buying_selling_paying_and())

export function meta({ loaderData }: MetaProps<typeof loader>) {
  const url = `${loaderData?.origin ?? ''}/frequently-asked-questions`
  return pageMeta({ title: t.faqs_hoko(), description: getDescription(), url })
}

export default function FrequentlyAskedQuestions({ loaderData }: PageProps<typeof loader>) {
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
