import type { MetaFunction } from 'react-router'
import { SellingStopped } from '#domains/moderation/web/selling-stopped.tsx'
import { TypeChoice } from '#domains/selling/web/form/type-choice.tsx'
import * as t from '#domains/selling/texts.ts'

export const meta: MetaFunction = () => [{ title: t.what_are_you_listing_hoko() }]

export default function SelectListingType() {
  return <TypeChoice notice={<SellingStopped />} />
}
