import { decideCase } from '#domains/moderation/common/cases.ts'
import { FileText, Keyboard } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTyping } from '#platform/web/ui/fields/is-typing.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { useLetterKey } from '#domains/staff/web/shared/use-letter-key.ts'
import type { CaseName } from './moderation-address.ts'
import * as t from '#domains/moderation/texts.ts'

const getReadingKeys = makeTexts((): [key: string, does: string][] => [
  ['J', t.next_case_in_the_list()],
  ['K', t.previous_case_in_the_list()],
  [t.enter_key(), t.open_the_case()],
  ['/', t.search_the_queue()],
  ['?', t.show_these_keys()],
])

const getDecidingKeys = makeTexts((): [key: string, does: string][] => [
  ['A', t.approve_or_uphold()],
  ['D', t.dismiss_or_the_other_way()],
  [t.ctrl_enter(), t.send_the_decision()],
  ['T', t.take_or_release_the_case()],
  ['N', t.write_a_private_note()],
  [t.esc_key(), t.leave_a_field()],
  ['U', t.undo_the_last_decision()],
])

const listLinks = () => [...document.querySelectorAll<HTMLElement>('[data-cases] a')]

/** Starts from the focused case, or else from the open one. */
function focusCase(step: 1 | -1) {
  const links = listLinks()
  const focused = links.findIndex((link) => link === document.activeElement)
  const open = links.findIndex((link) => link.getAttribute('aria-current') === 'page')
  const from = focused === -1 ? open : focused
  const to = from === -1 ? 0 : Math.max(0, Math.min(links.length - 1, from + step))
  links[to]?.focus()
}

export function CaseKeys({ open, onTemplates }: { open: CaseName | null; onTemplates: () => void }) {
  const [isShown, setShown] = useState(false)
  const mayCall = useMay()
  useLetterKey('j', () => focusCase(1), 0)
  useLetterKey('k', () => focusCase(-1), 0)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || isTyping(event)) return
    event.preventDefault()
    setShown(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Button kind="quiet" size="small" icon={FileText} onClick={onTemplates}>
        {t.templates()}
      </Button>
      <span className="max-md:hidden">
        <Button kind="ghost" size="small" icon={Keyboard} onClick={() => setShown(true)}>
          {t.keys()}
        </Button>
      </span>
      {isShown && (
        <Dialog open onClose={() => setShown(false)} title={t.keys()}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
            {[...getReadingKeys(), ...(mayCall(decideCase) ? getDecidingKeys() : [])].map(([key, does]) => (
              <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
                <dt>
                  <kbd className="rounded-control border border-line-strong px-1.5 font-sans text-xs">
                    {key}
                  </kbd>
                </dt>
                <dd className="text-ink-2">{does}</dd>
              </div>
            ))}
          </dl>
          {open === null && <p className="mt-3 text-xs text-ink-3">{t.some_need_an_open_case()}</p>}
        </Dialog>
      )}
    </>
  )
}
