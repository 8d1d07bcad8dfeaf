import type { Settings } from '#domains/settings/common/settings.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { LogoMark } from '#platform/web/ui/facts/logo.tsx'
import type { Reach } from './reach.ts'
import * as t from '#domains/settings/texts.ts'

/** Links to the app store of this phone; null on other devices and without an app for it. */
export function getAppLink(
  userAgent: string,
  {
    app_store_url: appStoreUrl,
    play_store_url: playStoreUrl,
  }: Pick<Settings, 'app_store_url' | 'play_store_url'>,
): string | null {
  if (/iphone|ipod/i.test(userAgent)) return appStoreUrl
  return /android.*mobile/i.test(userAgent) ? playStoreUrl : null
}

const hide = () => getClientState().setState({ hides_app_prompt: true })

/**
 * Above the bottom tabs, so that the page doesn't shift. Once dismissed or followed, it stays away.
 */
export function AppPrompt({ reach }: { reach: Reach }) {
  const link = getAppLink(navigator.userAgent, reach)
  if (link === null || window.matchMedia('(display-mode: standalone)').matches) return null
  return (
    <aside
      aria-label={t.get_the_app()}
      className="fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-3 rounded-panel border border-line bg-paper py-2 pr-2 pl-3.5 shadow-float lg:hidden print:hidden"
    >
      <LogoMark size={32} />
      <p className="min-w-0 flex-1 text-sm">{t.hoko_has_an_app()}</p>
      <a
        href={link}
        rel="noopener"
        onClick={hide}
        className="rounded-control bg-pounamu px-3 py-2 text-sm font-semibold whitespace-nowrap text-on-pounamu hover:bg-pounamu-deep"
      >
        {t.get_the_app()}
      </a>
      <button
        type="button"
        aria-label={t.not_now()}
        title={t.not_now()}
        onClick={hide}
        className="inline-grid size-10 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunk hover:text-ink"
      >
        {/* An icon from the library would load eight kilobytes of others. */}
        <svg aria-hidden viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-[1.75]">
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </button>
    </aside>
  )
}
