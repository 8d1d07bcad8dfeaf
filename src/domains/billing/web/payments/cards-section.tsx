import { lazy, Suspense } from 'react'
import { CardsSkeleton } from './cards-skeleton.tsx'

const SavedCards = lazy(() => import('./saved-cards.tsx'))

export function CardsSection() {
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <SavedCards />
    </Suspense>
  )
}
