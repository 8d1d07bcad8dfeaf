import { X } from 'lucide-react'
import type { Settings } from '#contract/settings/settings.ts'
import { getClientState } from '#web/lib/session/client-state.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LogoMark } from '#web/ui/facts/logo.tsx'
import { getAppLink } from './app-link.ts'
import * as t from './texts.ts'

const hide = () => getClientState().setState({ hides_app_prompt: true })

/** Above the bottom tabs, so that nothing on the page moves. Once dismissed, or followed, it stays away. */
export function AppPrompt({ settings }: { settings: Settings }) {
  const link = getAppLink(navigator.userAgent, settings)
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
      <IconButton icon={X} label={t.not_now()} onClick={hide} />
    </aside>
  )
}
