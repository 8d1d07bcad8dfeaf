import { type MetaFunction, useSearchParams } from 'react-router'
import { Reviews } from '#web/admin/reviews/reviews.tsx'
import { readReviewsSearch } from '#web/admin/reviews/reviews-address.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.reviews_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminReviews() {
  const [asked] = useSearchParams()
  return <Reviews search={readReviewsSearch(asked)} />
}
