import { type MetaFunction, useParams } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { lastTable } from '#web/admin/table/table-memory.ts'
import { ReviewDetail } from '#web/admin/reviews/review-detail.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.a_review_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminReview() {
  const id = Number(useParams().id)
  return (
    <AdminPage title={t.review()} back={{ to: lastTable('/reviews'), label: t.all_reviews() }}>
      <ReviewDetail key={id} id={id} />
    </AdminPage>
  )
}
