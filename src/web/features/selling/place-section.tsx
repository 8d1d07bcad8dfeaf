import type { ReactNode } from 'react'
import { fieldIds } from './sell-check.ts'
import type { SectionProps } from './sell-section.ts'
import type { SellValues } from './sell-values.ts'

type Where = Pick<SellValues, 'suburb' | 'address' | 'latitude' | 'longitude'>

/** What the one who knows places needs to ask for one. */
export interface PlaceSlot extends Where {
  ids: { suburb: string; address: string; map: string }
  errors: { suburb?: string | undefined; address?: string | undefined; map?: string | undefined }
  address_help: string
  onChange: (changes: Partial<Where>) => void
}

interface PlaceSectionProps extends SectionProps {
  render: (slot: PlaceSlot) => ReactNode
}

export function PlaceSection({ values, problems, change, render }: PlaceSectionProps) {
  const { suburb, address, latitude, longitude } = values
  return (
    // Not clipped like other panels: what can be chosen hangs over its edge.
    <section className="min-w-0 rounded-panel border border-line bg-paper px-5 py-4">
      <h2 className="heading mb-3 text-base">Where it is</h2>
      {render({
        suburb,
        address,
        latitude,
        longitude,
        ids: { suburb: fieldIds.suburb, address: fieldIds.address, map: fieldIds.latitude },
        errors: {
          suburb: problems.suburb,
          address: problems.address,
          map: problems.latitude ?? problems.longitude,
        },
        address_help:
          values.property?.shows_address === true
            ? 'Shown with the listing, as you chose above.'
            : 'Only people you trade with read it.',
        onChange: change,
      })}
    </section>
  )
}
