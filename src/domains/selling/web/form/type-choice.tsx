import { Car, House, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { OwnDrafts } from '../draft/own-drafts.tsx'
import { PlaceCount } from './listing-place.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

const getChoices = makeTexts(() => [
  {
    type: 'general' as const,
    icon: Package,
    name: t.general_item(),
    about: t.anything_from_a_bike_to_a_bag_of_seed(),
  },
  {
    type: 'vehicle' as const,
    icon: Car,
    name: t.vehicle(),
    about: t.cars_motorbikes_boats_caravans_trucks(),
  },
  {
    type: 'property' as const,
    icon: House,
    name: t.property(),
    about: t.a_home_or_section_for_sale_a_rental_or(),
  },
])

export function TypeChoice({ notice }: { notice: ReactNode }) {
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title={t.what_are_you_listing()}>{t.its_free_to_list_you_can_stop_any_time()}</PageHeading>
      {notice}
      <ul className="grid gap-3">
        {getChoices().map(({ type, icon: Icon, name, about }) => (
          <li key={type}>
            <Link
              to={`/${type}/new`}
              className="flex items-center gap-4 rounded-panel border border-line bg-paper px-5 py-5 transition-colors hover:border-pounamu hover:bg-pounamu-wash"
            >
              <Icon aria-hidden size={32} strokeWidth={1.75} className="shrink-0 text-pounamu" />
              <span className="grid min-w-0 gap-0.5">
                <span className="heading text-base">{name}</span>
                <span className="text-sm text-ink-2">{about}</span>
                <PlaceCount type={type} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <OwnDrafts />
    </div>
  )
}
