import { Car, House, Package } from 'lucide-react'
import { Link } from 'react-router'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { OwnDrafts } from '../draft/own-drafts.tsx'

const choices = [
  {
    to: '/general/new',
    icon: Package,
    name: 'General item',
    about: 'Anything from a bike to a bag of seed potatoes, by auction or at a fixed price.',
  },
  {
    to: '/vehicle/new',
    icon: Car,
    name: 'Vehicle',
    about: 'Cars, motorbikes, boats, caravans, trucks, machinery and parts. Start with the plate.',
  },
  {
    to: '/property/new',
    icon: House,
    name: 'Property',
    about: 'A home or section for sale, a rental, or a room for a flatmate.',
  },
]

/** What somebody sells, before anything else is asked. */
export function TypeChoice() {
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title="What are you listing?">
        It’s free to list. You can stop any time – we keep your draft.
      </PageHeading>
      <ul className="grid gap-3">
        {choices.map(({ to, icon: Icon, name, about }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-4 rounded-panel border border-line bg-paper px-5 py-5 transition-colors hover:border-pounamu hover:bg-pounamu-wash"
            >
              <Icon aria-hidden size={32} strokeWidth={1.75} className="shrink-0 text-pounamu" />
              <span className="grid min-w-0 gap-0.5">
                <span className="heading text-base">{name}</span>
                <span className="text-sm text-ink-2">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <OwnDrafts />
    </div>
  )
}
