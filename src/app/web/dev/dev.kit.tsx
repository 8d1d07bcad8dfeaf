import { Bell } from 'lucide-react'
import { BarSelect, SearchBar } from '#app/web/frames/search-bar.tsx'
import { UserFrame } from '#app/web/frames/user-frame.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Breadcrumbs } from '#platform/web/ui/layout/breadcrumbs.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { IconLink } from '#platform/web/ui/icon-button.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { Forms } from './forms.tsx'
import { Lists } from './lists.tsx'
import { WordsAndMarks } from './words-and-marks.tsx'

export default function Kit() {
  const categories = [{ value: '', label: 'All categories' }]
  const regions = [
    { value: '', label: 'Anywhere' },
    { value: 'kapiti', label: 'Kāpiti Coast' },
  ]
  return (
    <UserFrame
      search={
        <SearchBar
          placeholder="Search 24,318 listings"
          category={<BarSelect label="Category" name="category" options={categories} />}
          region={<BarSelect label="Region" name="region" options={regions} />}
        />
      }
      bell={<IconLink to="/notifications" icon={Bell} label="Notifications, 5 new" count={5} />}
      account={<Avatar name="Mere Kahu" />}
      counts={{ '/iwon-ilost': 2 }}
    >
      <title>The kit · Hoko</title>
      <div className="mb-2">
        <Breadcrumbs
          trail={[{ label: 'Home', to: '/home' }, { label: 'For builders' }, { label: 'The kit' }]}
        />
      </div>
      <PageHeading
        title="The kit"
        aside="by day and by night"
        actions={
          <LinkButton to="/home" kind="quiet">
            To the market
          </LinkButton>
        }
      >
        What screens are made of. If a screen needs something that is not here, it is added here first.
      </PageHeading>
      <div className="grid gap-5 xl:grid-cols-2">
        <Sheet theme="light" />
        <Sheet theme="dark" />
      </div>
    </UserFrame>
  )
}

function Sheet({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section
      aria-label={theme === 'light' ? 'By day' : 'By night'}
      className={joinClasses(
        theme,
        'grid min-w-0 content-start gap-9 rounded-panel border border-line bg-ground p-4 text-ink sm:p-6',
      )}
    >
      <h2 className="heading text-lg">{theme === 'light' ? 'By day' : 'By night'}</h2>
      <WordsAndMarks />
      <Forms />
      <Lists theme={theme} />
    </section>
  )
}
