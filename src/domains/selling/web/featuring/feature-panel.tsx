import type { Listing } from '#domains/listings/common/listings.ts'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { useFeaturing } from './use-featuring.ts'
import * as t from '#domains/selling/texts.ts'

/** Shown on the seller's own live listing. */
export function FeaturePanel({ listing }: { listing: Listing }) {
  const featuring = useFeaturing()
  const isFeatured = listing.is_featured === true
  const { place } = featuring
  if (!featuring.isOffered && !isFeatured) return null
  return (
    <Panel>
      <Switch
        label={t.feature_this_listing()}
        help={
          place && place.limit !== null && place.limit > 0
            ? t.shown_in_turn_used_of_limit({ used: place.used, limit: place.limit })
            : t.shown_in_turn_above_other_results()
        }
        checked={isFeatured}
        disabled={featuring.isBusy}
        onChange={({ target }) => featuring.setFeatured(listing.id, target.checked)}
      />
      <PlanAlert need={featuring.planAlert.need} onClose={featuring.planAlert.close} />
    </Panel>
  )
}
