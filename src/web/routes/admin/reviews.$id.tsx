import { type MetaFunction, useParams } from 'react-router'
import { DeskPage } from '#web/admin/desk-page.tsx'
import { lastTable } from '#web/admin/table-memory.ts'
import { ReviewDetail } from '#web/admin/reviews/review-detail.tsx'

export const meta: MetaFunction = () => [
  { title: 'A review · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function ReviewOfDesk() {
  const id = Number(useParams().id)
  return (
    <DeskPage title="Review" back={{ to: lastTable('/reviews'), label: 'All reviews' }}>
      <ReviewDetail key={id} id={id} />
    </DeskPage>
  )
}
