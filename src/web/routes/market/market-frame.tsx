import { Bell as BellIcon, MessageCircle } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useMatches, useSearchParams } from 'react-router'
import { VisitorLinks } from '#web/features/accounts/visitor-links.tsx'
import { MaintenanceNotice } from '#web/features/settings/maintenance-notice.tsx'
import { BarSelect, SearchBar } from '#web/frames/search-bar.tsx'
import { UserFrame } from '#web/frames/user-frame.tsx'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { WhenNear } from '#web/lib/loading/when-near.tsx'
import { awaitingProps } from '#web/lib/presses/early-press.ts'
import { useSession } from '#web/lib/session/session.ts'
import { getClientState } from '#web/lib/session/client-state.ts'
import { useStore } from '#web/lib/storage/use-store.ts'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import { useMarket } from './use-market.ts'
import * as t from './texts.ts'

const OwnBell = lazyPart(async () => (await import('./own-bar.tsx')).OwnBell)
const OwnMenu = lazyPart(async () => (await import('./own-bar.tsx')).OwnMenu)
const Suggestions = lazyPart(
  async () => (await import('#web/features/search/box/suggestions.tsx')).Suggestions,
)

const SiteLinks = lazyPart(async () => (await import('#web/features/settings/site-links.tsx')).SiteLinks)
const AppPrompt = lazyPart(async () => (await import('#web/features/settings/app-prompt.tsx')).AppPrompt)

const UnverifiedEmail = lazyPart(
  async () => (await import('#web/features/accounts/unverified-email.tsx')).UnverifiedEmail,
)

/** What else is a phone, its part finds out. */
const isPhone = () => /iphone|ipod|android/i.test(navigator.userAgent)

/** `export const handle = { tabs: false }`: the page's own bar replaces the bottom tabs. */
interface PageHandle {
  tabs?: boolean
}

interface MarketFrameProps {
  sidebar?: boolean
  children: ReactNode
}

export function MarketFrame({ sidebar = true, children }: MarketFrameProps) {
  const session = useSession()
  const reach = useMarket()?.reach
  const unread_chats = useStore(getClientState(), (state) => state.unread_chat_count)
  const may_prompt = useStore(getClientState(), (state) => state.known && !state.hides_app_prompt)
  const page = useMatches().at(-1)
  const tabs = (page?.handle as PageHandle | undefined)?.tabs ?? true
  // Elsewhere it would push the page down after it was read and pressed.
  const may_remind = page?.id.startsWith('routes/own/')
  return (
    <UserFrame
      sidebar={sidebar}
      tabs={tabs}
      counts={session.status === 'user' ? { '/ichat': unread_chats } : {}}
      search={<MarketSearch />}
      notice={composeNotices(
        reach?.maintenance_notice && <MaintenanceNotice reach={reach} />,
        may_remind && session.user?.type === 'user' && session.user.email_verified_at === null && (
          <Suspense>
            <UnverifiedEmail user={session.user} />
          </Suspense>
        ),
      )}
      contact={
        reach &&
        // Most have none; the part is loaded where there's something to show.
        Object.entries(reach).some(([name, value]) => value && /^support|_url$/.test(name)) && (
          <WhenNear>
            <SiteLinks reach={reach} />
          </WhenNear>
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
      {tabs && may_prompt && reach && (reach.app_store_url ?? reach.play_store_url) && isPhone() && (
        <Suspense>
          <AppPrompt reach={reach} />
        </Suspense>
      )}
    </UserFrame>
  )
}

/** Null without any, so that the frame leaves no room for them. */
const composeNotices = (first: ReactNode, second: ReactNode) =>
  first || second ? (
    <div className="grid gap-2">
      {first}
      {second}
    </div>
  ) : null

// Reserves the place of the member's buttons from the first paint on; a press on them waits.
const BellRoom = () => (
  <>
    <span className="max-lg:hidden">
      <IconLink icon={MessageCircle} label="iChat" to="/ichat" />
    </span>
    <IconButton icon={BellIcon} label={t.notifications()} data-press="bell" {...awaitingProps(true)} />
  </>
)

const AccountRoom = () => (
  <button type="button" data-press="account" className="rounded-full" {...awaitingProps(true)}>
    <span className="block size-10 rounded-full bg-pounamu-wash" />
    <span className="sr-only">{t.account()}</span>
  </button>
)

function MarketSearch() {
  const choices = useMarket()
  const [asked] = useSearchParams()
  const categories = choices?.categories.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  const regions = choices?.regions.map(({ slug, name }) => ({ value: slug, label: name })) ?? []
  return (
    <SearchBar
      query={asked.get('q') ?? ''}
      placeholder={t.search_hoko()}
      Suggestions={Suggestions}
      category={
        <BarSelect
          label={t.category()}
          name="category"
          defaultValue={chosen(asked.get('category'), categories)}
          options={[{ value: '', label: t.all_categories() }, ...categories]}
        />
      }
      region={
        <BarSelect
          label={t.region()}
          name="region"
          defaultValue={chosen(asked.get('region'), regions)}
          options={[{ value: '', label: t.all_regions() }, ...regions]}
        />
      }
    />
  )
}

const chosen = (value: string | null, options: { value: string }[]) =>
  options.some((option) => option.value === value) ? (value ?? '') : ''
