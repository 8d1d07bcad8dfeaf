import { type MetaFunction, useSearchParams } from 'react-router'
import { WatchList } from '#web/features/watching/watch-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageNumber } from './page-number.ts'

export const meta: MetaFunction = () => [{ title: 'iWatch | Hoko' }, { name: 'robots', content: 'noindex' }]

export default function IWatch() {
  const [asked] = useSearchParams()
  return (
    <div className="pb-8">
      <PageHeading title="iWatch">
        What you keep an eye on, what closes first on top. Only you see your notes.
      </PageHeading>
      <WatchList page={pageNumber(asked)} />
    </div>
  )
}
