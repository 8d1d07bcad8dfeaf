import type { MetaFunction } from 'react-router'
import { SellingStopped } from '#web/features/moderation/selling-stopped.tsx'
import { TypeChoice } from '#web/features/selling/form/type-choice.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [{ title: t.what_are_you_listing_hoko() }]

export default function SelectListingType() {
  return <TypeChoice notice={<SellingStopped />} />
}
