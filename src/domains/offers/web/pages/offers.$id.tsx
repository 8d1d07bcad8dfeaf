import { type MetaFunction, useParams } from 'react-router'
import { OfferPage } from '#domains/offers/web/offer-page.tsx'
import { SafetyHint } from '#domains/settings/web/safety-hint.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import * as t from '#domains/offers/texts.ts'

export const meta: MetaFunction = () => [{ title: t.offer_hoko() }, { name: 'robots', content: 'noindex' }]

export default function OfferRoute() {
  const id = Number(useParams().id)
  return (
    <div className="pb-8">
      <PageHeading title={t.offer()}>{t.only_the_two_of_you_can_see_this()}</PageHeading>
      <OfferPage key={id} id={id} hint={<SafetyHint />} />
    </div>
  )
}
