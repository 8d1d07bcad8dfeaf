import { listFaqs } from '#contract/catalogue/faqs.ts'
import { FaqGroups } from '#web/features/catalogue/faq-groups.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import type { Route } from './+types/frequently-asked-questions'

const load = (async (api, { url, signal }) => {
  const { groups } = await api.call(listFaqs, {}, { signal })
  return { groups, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const description =
  'How bidding, buying, selling, paying and accounts work on Hoko, the open marketplace of New Zealand.'

export function meta({ loaderData }: Route.MetaArgs) {
  const url = `${loaderData?.origin ?? ''}/frequently-asked-questions`
  return pageMeta({ title: 'Questions and answers | Hoko', description, url })
}

export default function FrequentlyAskedQuestions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Questions and answers">What buyers and sellers ask us most.</PageHeading>
      <FaqGroups groups={loaderData.groups} />
    </>
  )
}
