import type { MetaFunction } from 'react-router'
import { TypeChoice } from '#web/features/selling/form/type-choice.tsx'

export const meta: MetaFunction = () => [{ title: 'What are you listing? | Hoko' }]

export default function SelectListingType() {
  return <TypeChoice />
}
