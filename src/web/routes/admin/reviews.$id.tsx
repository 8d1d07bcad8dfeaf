import { type MetaFunction, useParams } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { lastTable } from '#web/admin/table-memory.ts'
import { ReviewDetail } from '#web/admin/reviews/review-detail.tsx'

export const meta: MetaFunction = () => [
  { title: 'A review · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function AdminReview() {
  const id = Number(useParams().id)
  return (
    <AdminPage title="Review" back={{ to: lastTable('/reviews'), label: 'All reviews' }}>
      <ReviewDetail key={id} id={id} />
    </AdminPage>
  )
}
