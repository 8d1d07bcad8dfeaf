import { type MetaFunction, useParams } from 'react-router'
import { OfferPage } from '#web/features/offers/offer-page.tsx'
import { SafetyHint } from '#web/features/settings/safety-hint.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'

export const meta: MetaFunction = () => [{ title: 'Offer | Hoko' }, { name: 'robots', content: 'noindex' }]

export default function OfferRoute() {
  const id = Number(useParams().id)
  return (
    <div className="pb-8">
      <PageHeading title="Offer">Only the two of you can see this.</PageHeading>
      <OfferPage key={id} id={id} hint={<SafetyHint />} />
    </div>
  )
}
