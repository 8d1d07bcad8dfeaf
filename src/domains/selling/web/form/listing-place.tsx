import { useState } from 'react'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/selling/texts.ts'

type Type = OwnListing['type']

const usePlace = (type: Type) =>
  useApiQuery(checkPermission, { action: 'create_listing', type }, { staleTime: 15_000 }).data

/** The number of a member's live listings, if there is a limit. */
export function PlaceCount({ type }: { type: Type }) {
  const place = usePlace(type)
  if (!place || place.limit === null) return null
  const { used, limit, allowed } = place
  return (
    <span className="num text-sm text-ink-3">
      {allowed
        ? t.used_of_limit_live({ used, limit })
        : t.used_of_limit_live_publish_needs_plan({ used, limit })}
    </span>
  )
}

/** Shown before the seller starts writing; it doesn't block writing. */
export function PlaceNotice({ type }: { type: Type }) {
  const place = usePlace(type)
  const [isOpen, setOpen] = useState(false)
  if (!place || place.allowed || place.limit === null) return null
  return (
    <>
      <Notice
        action={
          place.plan_needed && (
            <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
              {t.more_with_a_plan()}
            </Button>
          )
        }
      >
        {t.you_have_used_of_limit_live({
          used: place.used,
          limit: place.limit,
          type,
          has_plan: place.plan_needed !== null,
        })}
      </Notice>
      <PlanAlert
        need={isOpen ? { ...place, action: 'create_listing' } : null}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
