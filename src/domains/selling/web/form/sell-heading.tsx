import type { Listing } from '#domains/listings/common/listings.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import * as t from '#domains/selling/texts.ts'

const getHeadings = makeTexts(() => ({
  general: t.sell_something(),
  vehicle: t.sell_a_vehicle(),
  property: t.list_a_property(),
}))

interface SellHeadingProps {
  isBegun: boolean
  type: Listing['type']
}

export function SellHeading({ isBegun, type }: SellHeadingProps) {
  const onBehalfOf = useRepresentedSeller()
  if (!onBehalfOf) {
    return (
      <PageHeading title={isBegun ? t.your_draft() : getHeadings()[type]}>
        {t.its_free_to_list_we_save_your_draft_as()}
      </PageHeading>
    )
  }
  return (
    <PageHeading
      title={(isBegun ? t.a_draft_for_name : steadHeadings[type])({ name: onBehalfOf.seller_name })}
    >
      {t.what_you_write_is_saved_as_you_go({ seller_name: onBehalfOf.seller_name })}
    </PageHeading>
  )
}

const steadHeadings = {
  general: t.list_something_for_name,
  vehicle: t.list_a_vehicle_for_name,
  property: t.list_a_property_for_name,
}
