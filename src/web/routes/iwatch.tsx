import { type MetaFunction, useSearchParams } from 'react-router'
import { WatchList } from '#web/features/watching/watch-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { pageNumber } from './page-number.ts'
import { SavedSearchesTab } from './saved-searches-tab.tsx'

export const meta: MetaFunction = () => [{ title: 'iWatch | Hoko' }, { name: 'robots', content: 'noindex' }]

export default function IWatch() {
  const [asked] = useSearchParams()
  const showsSearches = asked.get('show') === 'searches'
  return (
    <div className="pb-8">
      <PageHeading title="iWatch">
        {showsSearches
          ? 'What you look for again and again, and what is new in it.'
          : 'What you keep an eye on, what closes first on top. Only you see your notes.'}
      </PageHeading>
      <div className="mb-5">
        <TabLinks
          label="What you watch"
          links={[
            { to: '/iwatch', label: 'Listings', current: !showsSearches },
            { to: '/iwatch?show=searches', label: 'Saved searches', current: showsSearches },
          ]}
        />
      </div>
      {showsSearches ? <SavedSearchesTab /> : <WatchList page={pageNumber(asked)} />}
    </div>
  )
}
