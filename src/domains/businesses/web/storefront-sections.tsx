import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { readWallClock } from '#domains/businesses/common/opening-hours.ts'
import {
  putStorefront,
  type OpeningHours,
  type Storefront,
  getStorefront,
} from '#domains/businesses/common/storefront.ts'
import { must } from '#platform/common/must.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from './business-section.tsx'
import { useStorefrontSaved, AddressForm } from './storefront/address-form.tsx'
import { SpecialDays, WeekFields } from './storefront/storefront.tsx'
import * as t from '#domains/businesses/texts.ts'

interface HoursFormProps {
  seller_id: number
  storefront: Storefront
  onUnsaved: (isUnsaved: boolean) => void
}

const noHours: OpeningHours = { hours: [], special_days: [], closed_on_public_holidays: true }

/** Past days are left out. */
function toValues({ opening_hours: openingHours }: Storefront): OpeningHours {
  const { day: today } = readWallClock(new Date(serverNow()))
  const all = openingHours ?? noHours
  return { ...all, special_days: all.special_days.filter(({ day }) => day >= today) }
}

/** Sorts the hours of each day before they are sent. */
const inOrder = (values: OpeningHours): OpeningHours => ({
  ...values,
  hours: values.hours.toSorted((one, other) => one.weekday - other.weekday),
})

function HoursForm({ seller_id: sellerId, storefront, onUnsaved }: HoursFormProps) {
  const save = useStorefrontSaved(sellerId)
  const form = useOperationForm(putStorefront, {
    initial: inOrder(toValues(storefront)),
    toInput: (values) => ({ ...values, seller_id: sellerId }),
    onDone: (reply) => {
      form.reset(inOrder(toValues(reply)))
      save(reply)
      notify.success(t.hours_saved())
    },
  })
  const { values, isChanged } = form
  const report = useEffectEvent(onUnsaved)
  useEffect(() => report(isChanged), [isChanged])
  const errors = form.errors as Record<string, string | undefined>
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid max-w-form grid-cols-1 gap-5"
      onSubmit={form.submit}
    >
      <WeekFields
        hours={values.hours}
        errors={errors}
        onChange={(hours) => form.set(inOrder({ ...values, hours }))}
      />
      <Checkbox {...form.box('closed_on_public_holidays')} label={t.closed_on_public_holidays()} />
      <SpecialDays
        days={values.special_days}
        errors={errors}
        onChange={(specialDays) => form.set({ special_days: specialDays })}
      />
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={form.isSending}>
          {t.save_hours()}
        </Button>
        {isChanged && !form.isSending && (
          <Button kind="ghost" onClick={() => form.reset()}>
            {t.undo_changes()}
          </Button>
        )}
      </div>
    </form>
  )
}

interface StorefrontSectionsProps {
  seller_id: number
  name: string
  note: (part: string) => (isUnsaved: boolean) => void
  isOwn?: boolean
  /** True for team members, who set only the hours. */
  hoursOnly?: boolean
}

export function StorefrontSections({
  seller_id: sellerId,
  name,
  note,
  isOwn = false,
  hoursOnly = false,
}: StorefrontSectionsProps) {
  const call = useApiQuery(getStorefront, { seller: sellerId }, { refetchOnWindowFocus: false })
  const body = (render: () => ReactNode) => {
    return (
      <Query
        call={call}
        failed={t.page_didnt_load({ is_own: isOwn })}
        loading={t.loading_page({ is_own: isOwn })}
        skeleton={<SkeletonText lines={4} />}
      >
        {() => render()}
      </Query>
    )
  }
  return (
    <>
      {!hoursOnly && (
        <BusinessSection
          id="business"
          title={t.business_page({ is_own: isOwn })}
          lead={t.the_page_with_all_listings({ is_own: isOwn })}
        >
          {body(() => (
            <AddressForm
              seller_id={sellerId}
              name={name}
              storefront={must(call.data, 'storefront')}
              onUnsaved={note('page')}
            />
          ))}
        </BusinessSection>
      )}
      <BusinessSection
        id="opening-hours"
        title={t.opening_hours()}
        lead={t.when_customers_can_visit({ is_own: isOwn })}
      >
        {body(() => (
          <HoursForm
            seller_id={sellerId}
            storefront={must(call.data, 'storefront')}
            onUnsaved={note('hours')}
          />
        ))}
      </BusinessSection>
    </>
  )
}
