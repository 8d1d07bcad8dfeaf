import { type ComponentType, lazy, type ReactNode } from 'react'
import { useMatches, useRouteLoaderData, useSearchParams } from 'react-router'
import { AccountMenu } from '#web/features/accounts/account-menu.tsx'
import { VisitorLinks } from '#web/features/accounts/visitor-links.tsx'
import { HouseLinks } from '#web/features/settings/house-links.tsx'
import { MaintenanceNotice } from '#web/features/settings/maintenance-notice.tsx'
import { Bell } from '#web/features/notifications/bell.tsx'
import { BarSelect, SearchBar } from '#web/frames/search-bar.tsx'
import { UserFrame } from '#web/frames/user-frame.tsx'
import { useSession } from '#web/lib/session.ts'
import type { clientLoader } from './layout.market.tsx'

/** A page says by `export const handle = { tabs: false }` that its own bar takes the place of the bottom tabs. */
interface PageHandle {
  tabs?: boolean
}

interface MarketFrameProps {
  sidebar?: boolean
  children: ReactNode
}

/** The frame of the user area with everything that stands in its bar. */
export function MarketFrame({ sidebar = true, children }: MarketFrameProps) {
  const session = useSession()
  const settings = useRouteLoaderData<typeof clientLoader>('routes/layout.market')?.settings
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <UserFrame
      sidebar={sidebar}
      tabs={handle?.tabs ?? true}
      search={<MarketSearch />}
      notice={settings?.maintenance_notice ? <MaintenanceNotice settings={settings} /> : null}
      contact={settings && <HouseLinks settings={settings} />}
      bell={session.status === 'user' ? <Bell /> : null}
      account={
        session.status === 'user' ? (
          <AccountMenu user={session.user} />
        ) : (
          <VisitorLinks hidden={session.status === 'loading'} />
        )
      }
    >
      {children}
    </UserFrame>
  )
}

/** Loaded once somebody is about to search; without it, the field is a plain one. */
const Suggestions = lazy<ComponentType<{ field: HTMLInputElement }>>(() =>
  import('#web/features/search/suggestions.tsx').then(
    ({ Suggestions: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
)

function MarketSearch() {
  const choices = useRouteLoaderData<typeof clientLoader>('routes/layout.market')
  const [asked] = useSearchParams()
  const categories = choices?.categories.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  const regions = choices?.regions.map(({ slug, name }) => ({ value: slug, label: name })) ?? []
  return (
    <SearchBar
      query={asked.get('q') ?? ''}
      placeholder="Search Hoko"
      Suggestions={Suggestions}
      category={
        <BarSelect
          label="Category"
          name="category"
          defaultValue={chosen(asked.get('category'), categories)}
          options={[{ value: '', label: 'All categories' }, ...categories]}
        />
      }
      region={
        <BarSelect
          label="Region"
          name="region"
          defaultValue={chosen(asked.get('region'), regions)}
          options={[{ value: '', label: 'All regions' }, ...regions]}
        />
      }
    />
  )
}

const chosen = (value: string | null, options: { value: string }[]) =>
  options.some((option) => option.value === value) ? (value ?? '') : ''
