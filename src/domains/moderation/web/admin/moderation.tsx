import { FileText, Keyboard, Gavel } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { decideCase } from '#domains/moderation/common/cases.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { useLetterKey } from '#domains/staff/web/shared/key-hint.tsx'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { isTyping } from '#platform/web/ui/fields/is-typing.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { CaseList } from './case-list.tsx'
import {
  type CaseName,
  findNextCase,
  isSameCase,
  moderationAddress,
  nameCase,
  readModerationPlace,
  useCases,
  useQueueChanged,
} from './case-notes.tsx'
import { CasePane } from './case-pane.tsx'
import { LastDecision, type Last } from './decision-form.tsx'
import { Templates } from './templates.tsx'
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

function CaseKeys({ open, onTemplates }: { open: CaseName | null; onTemplates: () => void }) {
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

export const meta = makeAdminMeta(t.moderation)

export default function Moderation() {
  const changeAddress = useChangeAddress()
  const { open, ...filter } = readModerationPlace(useSearchParams()[0])
  const call = useCases(filter)
  const changed = useQueueChanged()
  const [last, setLast] = useState<Last | null>(null)
  const [lastAt, setLastAt] = useState(0)
  const [showsTemplates, setShowsTemplates] = useState(false)
  const items = call.data?.items ?? []
  const at = items.findIndex((one) => isSameCase(one, open))
  if (at !== -1 && at !== lastAt) setLastAt(at)
  // If another admin decided the open case, it has left the list and the next has its index.
  const following = at === -1 ? (items[lastAt] ?? items.at(-1)) : items[at + 1]
  const go = (next: CaseName | null) => changeAddress(moderationAddress({ ...filter, open: next }))
  const list = moderationAddress(filter)

  function decided(done: Last) {
    const next = findNextCase(items, at, done.othersOf)
    setLast(done)
    changed()
    go(at === -1 ? null : next)
  }

  return (
    <AdminPage
      title={t.moderation()}
      tools={<CaseKeys open={open} onTemplates={() => setShowsTemplates(true)} />}
    >
      <div className="relative flex h-[calc(100dvh-7.25rem)] min-h-120 flex-col max-sm:-mb-8 max-sm:h-[calc(100dvh-9.5rem)]">
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] overflow-clip rounded-panel border border-line bg-paper lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div
            className={joinClasses(
              'flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line',
              open && 'max-lg:hidden',
            )}
          >
            <CaseList
              filter={filter}
              call={call}
              open={open}
              onFilter={(next) => changeAddress(moderationAddress({ ...next, open }), { replace: true })}
            />
          </div>
          <div className={joinClasses('flex min-h-0 min-w-0 flex-col', !open && 'max-lg:hidden')}>
            {open ? (
              <CasePane
                key={nameCase(open)}
                name={open}
                back={list}
                previous={items[at - 1] ?? null}
                next={following ?? null}
                getAddress={(name) => moderationAddress({ ...filter, open: name })}
                onDecided={decided}
                onTemplates={() => setShowsTemplates(true)}
              />
            ) : (
              <div className="m-auto p-6">
                <EmptyState icon={Gavel} title={t.choose_a_case()}>
                  {t.the_longest_wait_comes_first()}
                </EmptyState>
              </div>
            )}
          </div>
        </div>
        <LastDecision
          last={last}
          onUndone={(name) => {
            setLast(null)
            changed()
            go(name)
          }}
          onClose={() => setLast(null)}
        />
      </div>
      {showsTemplates && <Templates onClose={() => setShowsTemplates(false)} />}
    </AdminPage>
  )
}
