import { type MetaFunction, useParams } from 'react-router'
import { OfferPage } from '#web/features/offers/offer-page.tsx'
import { SafetyHint } from '#web/features/settings/safety-hint.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import * as t from './texts.ts'

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
