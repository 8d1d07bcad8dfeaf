import { Bell as BellIcon, MessageCircle } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useMatches, useSearchParams } from 'react-router'
import { VisitorLinks } from '#domains/identity/web/visitor-links.tsx'
import { MaintenanceNotice } from '#domains/settings/web/maintenance-notice.tsx'
import { ReadOnlyNotice } from '#domains/settings/web/shared/read-only-notice.tsx'
import { BarSelect, SearchBar } from '#app/web/frames/search-bar.tsx'
import { UserFrame } from '#app/web/frames/user-frame.tsx'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { LazyInView } from '#platform/web/loading/lazy-in-view.tsx'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { useSession } from '#platform/web/session/session.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { IconButton, IconLink } from '#platform/web/ui/icon-button.tsx'
import { useMarket } from '#domains/settings/web/shared/market.ts'
import { useSiteNotices } from '#domains/settings/web/shared/site-notices.ts'
import * as t from '#app/texts.ts'

const OwnBell = lazyPart(async () => (await import('./own-bar.tsx')).OwnBell)
const OwnMenu = lazyPart(async () => (await import('./own-bar.tsx')).OwnMenu)
const Suggestions = lazyPart(
  async () => (await import('#domains/search/web/box/suggestions.tsx')).Suggestions,
)

const SiteLinks = lazyPart(async () => (await import('#domains/settings/web/site-links.tsx')).SiteLinks)
const AppPrompt = lazyPart(async () => (await import('#domains/settings/web/app-prompt.tsx')).AppPrompt)

const UnverifiedEmail = lazyPart(
  async () => (await import('#domains/identity/web/unverified-email.tsx')).UnverifiedEmail,
)

/** A rough check; the lazy part detects other phones itself. */
const isPhone = () => /iphone|ipod|android/i.test(navigator.userAgent)

interface PageHandle {
  /** False if the page's own bar replaces the bottom tabs. */
  tabs?: boolean
  /** False if a phone shows no search field, since the page is one long form. */
  phoneSearch?: boolean
}

interface MarketFrameProps {
  sidebar?: boolean
  children: ReactNode
}

export function MarketFrame({ sidebar = true, children }: MarketFrameProps) {
  const session = useSession()
  const market = useMarket()
  const reach = market?.reach
  const notices = useSiteNotices(
    market && { maintenance: market.maintenance, maintenance_notice: market.reach.maintenance_notice },
  )
  const unreadChats = useStore(getClientState(), (state) => state.unread_chat_count)
  const mayPrompt = useStore(getClientState(), (state) => state.known && !state.hides_app_prompt)
  const page = useMatches().at(-1)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Routes export no other handle.
  const { tabs = true, phoneSearch = true } = (page?.handle as PageHandle | undefined) ?? {}
  // Elsewhere it would shift the page after the user has started reading.
  const mayRemind = page?.id.startsWith('own')
  return (
    <UserFrame
      sidebar={sidebar}
      tabs={tabs}
      phoneSearch={phoneSearch}
      counts={session.status === 'user' ? { '/ichat': unreadChats } : {}}
      search={<MarketSearch />}
      notice={composeNotices(
        notices?.maintenance && <ReadOnlyNotice maintenance={notices.maintenance} />,
        reach && notices?.maintenance_notice && (
          <MaintenanceNotice reach={{ ...reach, maintenance_notice: notices.maintenance_notice }} />
        ),
        mayRemind && session.user?.type === 'user' && session.user.email_verified_at === null && (
          <Suspense>
            <UnverifiedEmail user={session.user} />
          </Suspense>
        ),
      )}
      contact={
        reach &&
        // Most sites have none, so the part loads only if there is something to show.
        Object.entries(reach).some(([name, value]) => value && /^support|_url$/.test(name)) && (
          <LazyInView>
            <SiteLinks reach={reach} />
          </LazyInView>
        )
      }
      bell={
        session.status === 'user' ? (
          <Suspense fallback={<BellRoom />}>
            <OwnBell />
          </Suspense>
        ) : session.status === 'loading' ? (
          <span className="hidden signed-in:contents">
            <BellRoom />
          </span>
        ) : null
      }
      account={
        session.status === 'user' ? (
          <Suspense fallback={<AccountRoom />}>
            <OwnMenu user={session.user} />
          </Suspense>
        ) : session.status === 'loading' ? (
          <>
            <span className="hidden signed-in:contents">
              <AccountRoom />
            </span>
            <VisitorLinks hidden />
          </>
        ) : (
          <VisitorLinks />
        )
      }
    >
      {children}
      {tabs && mayPrompt && reach && (reach.app_store_url ?? reach.play_store_url) && isPhone() && (
        <Suspense>
          <AppPrompt reach={reach} />
        </Suspense>
      )}
    </UserFrame>
  )
}

/** Null without notices, so that the frame reserves no room for them. */
const composeNotices = (first: ReactNode, second: ReactNode, third: ReactNode) =>
  first || second || third ? (
    <div className="grid gap-2">
      {first}
      {second}
      {third}
    </div>
  ) : null

// Reserves the place of the member's buttons from the first paint; a click on them waits.
const BellRoom = () => (
  <>
    <IconLink icon={MessageCircle} label="iChat" to="/ichat" />
    <IconButton icon={BellIcon} label={t.notifications()} data-click-name="bell" {...pendingProps(true)} />
  </>
)

const AccountRoom = () => (
  <button type="button" data-click-name="account" className="rounded-full" {...pendingProps(true)}>
    <span className="block size-10 rounded-full bg-pounamu-wash" />
    <span className="sr-only">{t.account()}</span>
  </button>
)

function MarketSearch() {
  const choices = useMarket()
  const [params] = useSearchParams()
  const categories = choices?.categories.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  const regions = choices?.regions.map(({ slug, name }) => ({ value: slug, label: name })) ?? []
  return (
    <SearchBar
      query={params.get('q') ?? ''}
      placeholder={t.search_hoko()}
      Suggestions={Suggestions}
      category={
        <BarSelect
          label={t.category()}
          name="category"
          defaultValue={chosen(params.get('category'), categories)}
          options={[{ value: '', label: t.all_categories() }, ...categories]}
        />
      }
      region={
        <BarSelect
          label={t.region()}
          name="region"
          defaultValue={chosen(params.get('region'), regions)}
          options={[{ value: '', label: t.all_regions() }, ...regions]}
        />
      }
    />
  )
}

const chosen = (value: string | null, options: { value: string }[]) =>
  options.some((option) => option.value === value) ? (value ?? '') : ''
